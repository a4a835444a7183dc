"""Max-n: a search in which everybody wants what is best for themselves."""

from __future__ import annotations

from cfanp_gui.bots.alpha_beta import BEAM
from cfanp_gui.bots.contract import Thinking
from cfanp_gui.bots.lookahead import Lookahead
from cfanp_gui.core.searching import WIN, SearchMove, SearchState


class MaxN(Lookahead):
    """A max-n search for the player to move. It cannot prune, since no bound is known."""

    def __init__(self, state: SearchState, thinking: Thinking) -> None:
        super().__init__(state)
        self._player = state.player
        self._thinking = thinking
        self._line: tuple[SearchMove, ...] = ()

    def value_after(self, move: SearchMove, depth: int, bound: float) -> float:
        """Return the value of a move for the player, looked at `depth` plies further.

        Raises OutOfLimitError; then `give_up` must be called.
        """
        self._play(move)
        values, line = self._vector(depth)
        self._take_back()
        self._line = (move, *line)
        return values[self._player - 1]

    def line(self) -> tuple[SearchMove, ...]:
        """Return the expected line, the move that was asked about first."""
        return self._line

    def _vector(self, depth: int) -> tuple[tuple[float, ...], tuple[SearchMove, ...]]:
        state = self._state
        if depth <= 0 or state.is_over:
            extra = depth if state.is_over else 0
            return tuple(value + extra if value >= WIN else value for value in state.values()), ()
        at = state.player - 1
        moves = state.moves()
        best: tuple[float, ...] | None = None
        line: tuple[SearchMove, ...] = ()
        for move in moves[:BEAM] if state.is_begun else moves:
            self._play(move)
            values, following = self._vector(depth - 1)
            self._take_back()
            if best is None or values[at] > best[at]:
                best, line = values, (move, *following)
        return (state.values() if best is None else best), line
