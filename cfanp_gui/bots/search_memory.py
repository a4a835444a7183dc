"""Memory of a search: results of positions, and moves that were good elsewhere."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from cfanp_gui.core.searching import SearchMove, SearchState

MOST_ENTRIES = 200_000
"""Most positions that are remembered; some ten megabytes of small keys."""

EXACT, AT_LEAST, AT_MOST = range(3)


class Known(NamedTuple):
    """Result of a search of a position."""

    depth: int
    """Number of plies looked ahead from there."""
    bound: int
    """EXACT, AT_LEAST or AT_MOST: the kind of the value, which may be a bound only."""
    value: float
    move: SearchMove | None
    """The move that was best there, or that proved the bound."""

    def settles(self, depth: int, alpha: float, beta: float) -> bool:
        """Return True if it makes a search of a depth between two bounds needless."""
        if self.depth < depth:
            return False
        if self.bound == AT_LEAST:
            return self.value >= beta
        return self.bound == EXACT or self.value <= alpha


class Transpositions:
    """Table of two halves: when the newer is full, it takes the place of the older.

    An entry that is asked for again moves to the newer half. So what is forgotten does not depend
    on the hashes of keys, which differ from one start of Python to the next.
    """

    def __init__(self, most: int = MOST_ENTRIES) -> None:
        """`most` is the number of positions that are remembered."""
        self._half = max(most // 2, 1)
        self._newer: dict[Hashable, Known] = {}
        self._older: dict[Hashable, Known] = {}

    def __len__(self) -> int:
        return len(self._newer.keys() | self._older.keys())

    def find(self, key: Hashable) -> Known | None:
        """Return the result of the position with a key; None if there is none."""
        known = self._newer.get(key)
        if known is None:
            known = self._older.get(key)
            if known is not None:
                self.keep(key, known)
        return known

    def keep(self, key: Hashable, known: Known) -> None:
        """Store the result of the position with a key, in place of an earlier one."""
        newer = self._newer
        newer[key] = known
        if len(newer) >= self._half:
            self._older, self._newer = newer, {}


# Order of moves

WINNING_GAIN = 60
"""Least guessed gain of moves that come before quiet ones, in hundredths of a pawn."""
LOSING_GAIN = -60
"""Greatest gain of moves that come after quiet ones."""
MOST_HISTORY = 1 << 20
"""Count at which all counts are halved."""

_FIRST, _WINS, _KILLER, _QUIET, _LOSES = range(5)


class MoveOrder:
    """Order of moves, by what a search has learnt of them in other positions.

    *Killers* are the last two moves that caused a cutoff in a ply. *History* counts, for each
    player and move, how often it did, deeper ones more.
    """

    def __init__(self) -> None:
        self._killers: dict[int, tuple[Hashable, ...]] = {}
        self._history: dict[tuple[int, Hashable], int] = {}

    def too_good(self, state: SearchState, move: SearchMove, ply: int, depth: int) -> None:
        """Remember that a move caused a cutoff, `depth` plies from the leaves."""
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
            self._history = {old_key: points // 2 for old_key, points in self._history.items()}

    def ordered(
        self, state: SearchState, moves: Sequence[SearchMove], ply: int, first: SearchMove | None
    ) -> tuple[list[SearchMove], int]:
        """Return moves, those likely best first, and the index from which on they are late.

        `first` was best when the position was looked at before. Those before the late ones win
        something, or have caused a cutoff in the same ply. Moves of which nothing is known keep
        their order.
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
