"""In which order a search tries moves: first those that were good elsewhere."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from cfanp_gui.core.searching import SearchMove, SearchState

WINNING_GAIN = 60
"""A move whose gain is guessed at so much comes before quiet ones, in hundredths of a pawn."""
LOSING_GAIN = -60
"""One of no more than this comes after them."""
MOST_HISTORY = 1 << 20
"""When a move has been good so often, all are counted half."""

_FIRST, _WINS, _KILLER, _QUIET, _LOSES = range(5)


class MoveOrder:
    """What a search has learnt of moves wherever they were played.

    *Killers* are the last two moves that were too good in a ply. *History* counts, for each player
    and move, how often it was, deeper ones more.
    """

    def __init__(self) -> None:
        self._killers: dict[int, tuple[Hashable, ...]] = {}
        self._history: dict[tuple[int, Hashable], int] = {}

    def too_good(self, state: SearchState, move: SearchMove, ply: int, depth: int) -> None:
        """Remember that a move made all others needless, `depth` plies from the leaves."""
        if state.gain(move) >= WINNING_GAIN:
            return
        trace = state.trace(move)
        killers = self._killers.get(ply, ())
        if trace not in killers:
            self._killers[ply] = (trace, *killers[:1])
        key = state.player, trace
        count = self._history.get(key, 0) + depth * depth
        self._history[key] = count
        if count >= MOST_HISTORY:
            self._history = {one: found // 2 for one, found in self._history.items()}

    def ordered(
        self, state: SearchState, moves: Sequence[SearchMove], ply: int, first: SearchMove | None
    ) -> tuple[list[SearchMove], int]:
        """Return moves, those first that are likely to be best, and from which on they are late.

        `first` was best when the position was looked at before. Those before the late ones win
        something, or have been too good in the same ply. Moves that nothing is known of stay in
        the order in which they come.
        """
        killers = self._killers.get(ply, ())
        history = self._history
        player = state.player
        wanted = None if first is None else state.trace(first)
        ranked: list[tuple[int, int, int]] = []
        for at, move in enumerate(moves):
            trace = state.trace(move)
            gain = state.gain(move)
            if trace == wanted:
                rank, worth = _FIRST, 0
            elif gain >= WINNING_GAIN:
                rank, worth = _WINS, gain
            elif trace in killers:
                rank, worth = _KILLER, 0
            elif gain <= LOSING_GAIN:
                rank, worth = _LOSES, gain
            else:
                rank, worth = _QUIET, history.get((player, trace), 0)
            ranked.append((rank, -worth, at))
        ranked.sort()
        early = sum(rank <= _KILLER for rank, _, _ in ranked)
        return [moves[at] for _, _, at in ranked], early
