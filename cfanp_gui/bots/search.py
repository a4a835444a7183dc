"""How a search looks ahead when more than two play.

*Paranoid*: everybody else wants what is worst for the player who searches. With two players, or
two sides, this is plain alpha-beta. *Max-n*: everybody wants what is best for themselves. *Few
replies*: as paranoid, but of each opponent only few moves are considered: what seems best for
that opponent, and, for one opponent between any two moves of the searching player's, those that
take most from the searching player. This is a mixture of BRS+ and of opponent-pruning paranoid
search; the player's own moves are searched all.

A ply is one move; a turn of several is searched move by move, and after its first only the moves
that look best are followed. At the leaves of *few replies* captures and mates are played on in the
order of turns: each opponent in turn may take something from the searching player, or pass.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum

from cfanp_gui.bots.contract import OutOfLimitError, Thinking
from cfanp_gui.core.searching import WIN, SearchMove, SearchState

MOST_PLIES = 24
"""No search looks further ahead."""
BEAM = 6
"""Moves that are followed after the first of a turn."""
HARMFUL = 3
"""Moves of an opponent that take something from the searching player and are considered."""
WINNING = 4
"""Moves of the searching player that win something and are considered at the leaves."""
INFINITE = float("inf")

_EXACT, _AT_LEAST, _AT_MOST = range(3)


class Way(Enum):
    """How opponents are thought of."""

    PARANOID = "paranoid"
    MAX_N = "max-n"
    FEW_REPLIES = "few replies"


def best_move(state: SearchState, way: Way, thinking: Thinking, rng: random.Random) -> SearchMove:
    """Return the best move that is found before the limit; `state` must have one.

    It is searched deeper and deeper; of a search that the limit ends, what it has found counts as
    soon as it has looked at the move that was best before. `state` is as it was, then.
    """
    moves = list(state.moves())
    rng.shuffle(moves)
    moves.sort(key=lambda move: -state.gain(move))
    best = moves[0]
    search = Search(state, way, thinking)
    try:
        for depth in range(1, MOST_PLIES + 1 if len(moves) > 1 else 1):
            most = -INFINITE
            for move in moves:
                value = search.value_after(move, depth - 1, most)
                if value > most:
                    best, most = move, value
            moves.remove(best)
            moves.insert(0, best)
            if most >= WIN:
                break
    except OutOfLimitError:
        pass
    return best


class Search:
    """One search for the player to move; it remembers what it has seen."""

    def __init__(self, state: SearchState, way: Way, thinking: Thinking) -> None:
        self.player = state.player
        self._state = state
        self._friends = state.friends(state.player)
        two = state.living <= 2
        self._max_n = way is Way.MAX_N and not two
        self._few = way is Way.FEW_REPLIES
        self._full = not self._few or two
        self._laps = state.living + 1
        self._thinking = thinking
        self._seen: dict[Hashable, tuple[int, int, float, SearchMove | None]] = {}

    def value_after(self, move: SearchMove, depth: int, alpha: float) -> float:
        """Return what a move of the player's is worth to them, looked at so many plies further.

        It is exact where it is more than `alpha`. Raises OutOfLimitError.
        """
        with self._played(move):
            if self._max_n:
                return self._vector(depth)[self.player - 1]
            return self._value(depth, alpha, INFINITE, True)

    @contextmanager
    def _played(self, move: SearchMove) -> Iterator[None]:
        """Play a move for a while."""
        self._thinking.spend()
        self._state.play(move)
        try:
            yield
        finally:
            self._state.take_back()

    def _worth(self, depth: int) -> float:
        """Return what the position is worth as it stands; of two won games the shorter one more."""
        value = self._state.values()[self.player - 1]
        if value >= WIN:
            return value + depth
        return value - depth if self._state.is_over else value

    # Max-n

    def _vector(self, depth: int) -> tuple[float, ...]:
        state = self._state
        if depth <= 0 or state.is_over:
            extra = depth if state.is_over else 0
            return tuple(value + extra if value >= WIN else value for value in state.values())
        at = state.player - 1
        best: tuple[float, ...] | None = None
        for move in self._own():
            with self._played(move):
                vector = self._vector(depth - 1)
            if best is None or vector[at] > best[at]:
                best = vector
        return state.values() if best is None else best

    # Alpha-beta, with all or few moves of the opponents

    def _own(self) -> Sequence[SearchMove]:
        moves = self._state.moves()
        return moves[:BEAM] if self._state.is_begun and len(moves) > BEAM else moves

    def _value(self, depth: int, alpha: float, beta: float, harm: bool) -> float:
        """Return what the position is worth to the player, exact between alpha and beta.

        `harm` is whether an opponent may still do what is worst for the player before they move
        again.
        """
        state = self._state
        if state.is_over:
            return self._worth(depth)
        if depth <= 0:
            return self._quiet(alpha, beta, self._laps) if self._few else self._worth(0)
        own = state.player in self._friends
        harm = harm or own
        key = state.key(), harm
        known = self._seen.get(key)
        first = None
        if known is not None:
            was, bound, value, first = known
            if was >= depth and (
                bound == _EXACT
                or (bound == _AT_LEAST and value >= beta)
                or (bound == _AT_MOST and value <= alpha)
            ):
                return value
        best, found = (-INFINITE if own else INFINITE), first
        low, high = alpha, beta
        for move, left in self._ordered(own, harm, first):
            with self._played(move):
                value = self._value(depth - 1, low, high, left)
            if own and value > best:
                best, found, low = value, move, max(low, value)
            elif not own and value < best:
                best, found, high = value, move, min(high, value)
            if low >= high:
                break
        if found is None:
            return self._worth(depth)
        bound = _AT_MOST if best <= alpha else _AT_LEAST if best >= beta else _EXACT
        self._seen[key] = depth, bound, best, found
        return best

    def _ordered(
        self, own: bool, harm: bool, first: SearchMove | None
    ) -> Sequence[tuple[SearchMove, bool]]:
        """Return the moves to look at, and whether an opponent may do harm after each."""
        if not own and not self._full:
            return self._replies(harm)
        moves = [(move, harm) for move in self._own()]
        if first is not None and (first, harm) in moves:
            moves.remove((first, harm))
            moves.insert(0, (first, harm))
        return moves

    def _replies(self, harm: bool) -> list[tuple[SearchMove, bool]]:
        forcing = self._state.forcing()
        found = [(move, False) for move in self._against(forcing)] if harm else []
        likely = forcing[0] if forcing else next(iter(self._state.moves()), None)
        if likely is not None and (likely, False) not in found:
            found.append((likely, harm))
        return found

    def _against(self, forcing: Sequence[SearchMove]) -> list[SearchMove]:
        """Return the few moves that take most from the player."""
        state = self._state
        return [move for move in forcing if state.victim(move) in self._friends][:HARMFUL]

    # Leaves

    def _quiet(self, alpha: float, beta: float, laps: int) -> float:
        """Return what the position is worth when captures and mates have been played on."""
        state = self._state
        if laps <= 0 or state.is_over:
            return self._worth(0)
        if state.player in self._friends:
            best = self._worth(0)
            for move in state.forcing()[:WINNING]:
                if best >= beta:
                    break
                with self._played(move):
                    best = max(best, self._quiet(max(alpha, best), beta, laps - 1))
            return best
        best = INFINITE
        for move in self._against(state.forcing()):
            with self._played(move):
                best = min(best, self._quiet(alpha, min(beta, best), laps - 1))
            if best <= alpha:
                return best
        if not state.pass_turn():
            return min(best, self._worth(0))
        try:
            self._thinking.spend()
            return min(best, self._quiet(alpha, min(beta, best), laps - 1))
        finally:
            state.take_back()
