"""What a search remembers: of positions it has been in, and of moves that were good elsewhere."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from cfanp_gui.core.searching import SearchMove, SearchState

MOST_ENTRIES = 200_000
"""Positions that are remembered at most; some ten megabytes of small keys."""

EXACT, AT_LEAST, AT_MOST = range(3)


class Known(NamedTuple):
    """What is known of a position."""

    depth: int
    """How many plies were looked ahead from there."""
    bound: int
    """Whether the value is exact, or only a bound for it: EXACT, AT_LEAST or AT_MOST."""
    value: float
    move: SearchMove | None
    """The move that was best there, or that showed the bound."""

    def settles(self, depth: int, alpha: float, beta: float) -> bool:
        """Return whether it says all that a search so deep between two bounds could."""
        if self.depth < depth:
            return False
        if self.bound == AT_LEAST:
            return self.value >= beta
        return self.bound == EXACT or self.value <= alpha


class Transpositions:
    """Two halves: when the newer is full, the older is forgotten and the newer takes its place.

    What is asked for again moves to the newer half. So what is forgotten does not depend on how
    keys are hashed, which differs from one start of Python to the next.
    """

    def __init__(self, most: int = MOST_ENTRIES) -> None:
        """`most` is how many positions are remembered."""
        self._half = max(most // 2, 1)
        self._newer: dict[Hashable, Known] = {}
        self._older: dict[Hashable, Known] = {}

    def __len__(self) -> int:
        return len(self._newer.keys() | self._older.keys())

    def find(self, key: Hashable) -> Known | None:
        """Return what is known of the position with a key."""
        found = self._newer.get(key)
        if found is None:
            found = self._older.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: Hashable, known: Known) -> None:
        """Remember what is known of the position with a key, instead of what was."""
        newer = self._newer
        newer[key] = known
        if len(newer) >= self._half:
            self._older, self._newer = newer, {}


# In which order moves are tried

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
