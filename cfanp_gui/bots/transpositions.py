"""What a search remembers of positions it has been in, in a table of bounded size."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from cfanp_gui.core.searching import SearchMove

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
