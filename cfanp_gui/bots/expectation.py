"""Expected values where all play for themselves: max-n with few replies, and a last lap.

Of each player few moves are considered: those that win most, at least one on each player who can
lose something, so that nobody overlooks a mate; the move that looks best otherwise; and doing
nothing. If all of these cost them much, others are tried until one does not: a player who sees a
threat looks for a way out.

At the leaves comes one more lap, in which every army in turn takes or mates what it can, or does
nothing. A player who does nothing has had a turn against the threats, and loses nothing more in
that lap. If the gains of moves are not known, all are considered and there is no lap.
"""

from collections.abc import Hashable
from itertools import chain, islice

from cfanp_gui.bots.contract import Thinking
from cfanp_gui.core.searching import DRAWN, IDLE, LOSS, SearchMove, SearchState, even

Worths = tuple[float, ...]
"""Values of a position for all players, player 1 first; `LOSS` for those no longer in it."""
Moves = tuple[SearchMove, ...]

BEAM = 6
"""Number of moves that are followed after the first of a turn."""
WINNING = 3
"""Number of winning moves that are considered, regardless of the loser."""
MUCH = 40.0
"""Loss by all of few moves for which others are tried, in thousandths of the whole."""
SAVING = 24
"""Most other moves that are tried."""
GLANCE = -1
"""In place of a depth: only the last lap, in which everybody does what seems to win most."""
MOST_KEPT = 50_000
"""Most positions that are remembered."""


def worths(state: SearchState) -> Worths:
    """Return the values of a position for all players as it stands."""
    return _of_living(state, state.values())


def drawn_worths(state: SearchState) -> Worths:
    """Return the values of a position for all players if the game is drawn there."""
    return _of_living(state, (even(state.living),) * len(state.values()))


def _of_living(state: SearchState, values: Worths) -> Worths:
    living = state.holders()
    return tuple(
        value if player in living else LOSS for player, value in enumerate(values, start=1)
    )


class Expectation:
    """A search for the expected values, for all positions that may follow; it remembers results."""

    def __init__(self, state: SearchState, few: bool) -> None:
        """`few` is True if the gains of moves are known, so that few are considered."""
        self._state, self._few, self._ply = state, few, 0
        self._before: set[Hashable] = {*state.earlier(), state.key()}
        self._seen: dict[Hashable, tuple[Worths, Moves]] = {}

    def look(self, depth: int, thinking: Thinking) -> tuple[Worths, Moves]:
        """Return all players' values and the line, `depth` plies on. Raises OutOfLimitError."""
        self._thinking = thinking
        try:
            return self._value(depth)
        finally:
            while self._ply:
                self._take_back()

    def _play(self, move: SearchMove) -> bool:
        """Play a move; return True if it is possible, as doing nothing may not be."""
        self._thinking.spend()
        if move is not IDLE:
            self._state.play(move)
        elif not self._state.pass_turn():
            return False
        self._ply += 1
        return True

    def _take_back(self) -> None:
        self._state.take_back()
        self._ply -= 1

    def _keep(self, key: Hashable, best: tuple[Worths, Moves]) -> tuple[Worths, Moves]:
        if len(self._seen) >= MOST_KEPT:
            self._seen.clear()
        self._seen[key] = best
        return best

    def _value(self, depth: int) -> tuple[Worths, Moves]:
        state = self._state
        if state.is_over:
            return worths(state), ()
        position = state.key()
        if position in self._before and state.drawn_moves != 0:
            values = state.repeated()
            return (drawn_worths(state), (DRAWN,)) if values is None else (values, ())
        at, claims = state.player - 1, state.may_claim
        if depth <= 0:
            best = self._lap(len(state.holders()), frozenset(), depth == GLANCE)
        else:
            key = position, depth
            known = self._seen.get(key)
            if known is not None:
                return known
            self._before.add(position)
            try:
                best = self._keep(key, self._best(depth))
            finally:
                self._before.discard(position)
        if claims and best[0][at] < even(state.living):
            return drawn_worths(state), (DRAWN,)
        return best

    def _best(self, depth: int) -> tuple[Worths, Moves]:
        """Return the result of the best move for the player to move."""
        state = self._state
        at = state.player - 1
        enough = worths(state)[at] - MUCH
        few, others = self._moves()
        best: tuple[Worths, Moves] | None = None
        for move in chain(few, others):
            if move in others and best is not None and best[0][at] >= enough:
                break
            if not self._play(move):
                continue
            values, following = self._value(depth - 1)
            self._take_back()
            if best is None or values[at] > best[0][at]:
                best = values, (move, *following)
        return (worths(state), ()) if best is None else best

    def _moves(self) -> tuple[list[SearchMove], list[SearchMove]]:
        """Return the moves to be considered, and others in case all of these cost much."""
        state = self._state
        moves = list(state.moves())
        if not self._few:
            return moves[:BEAM] if state.is_begun else moves, []
        few = self._winning()
        others = [move for move in moves if move not in few]
        return [*few, *others[:1], IDLE], others[1 : 1 + SAVING]

    def _winning(self) -> list[SearchMove]:
        """Return the moves that win most, and the first that takes from each other player."""
        state = self._state
        moves: list[SearchMove] = []
        victims: set[int | None] = set()
        for move in state.forcing():
            victim = state.victim(move)
            if len(moves) < WINNING or victim not in victims:
                moves.append(move)
                victims.add(victim)
        return moves

    def _lap(self, turns: int, spared: frozenset[int], glances: bool) -> tuple[Worths, Moves]:
        """Return the result of a last lap with a number of turns, one for each army.

        `spared` are the players who have done nothing in one of theirs, from its beginning on.
        """
        state = self._state
        if not self._few or not turns or state.is_over:
            return worths(state), ()
        key = state.key(), turns, spared, glances
        known = self._seen.get(key)
        if known is not None:
            return known
        player = state.player
        idle = spared if state.is_begun else spared | {player}
        best: tuple[Worths, Moves] | None = None
        taking = (move for move in state.forcing() if state.victim(move) not in spared)
        tried = (*islice(taking, 1), IDLE)
        for move in tried[:1] if glances else tried:
            if not self._play(move):
                continue
            left = turns - (not state.is_begun)
            values, following = self._lap(left, idle if move is IDLE else spared, glances)
            self._take_back()
            if best is None or values[player - 1] > best[0][player - 1]:
                best = values, (move, *following)
        return self._keep(key, (worths(state), ()) if best is None else best)
