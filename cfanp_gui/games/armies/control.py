"""Controllers of the armies, and the values that follow from them (Rules 7 and 9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.square_sets import Memo
from cfanp_gui.games.armies.base_game import ANYWHERE

Control = tuple[int | None, ...]
"""For each army the player who moves it; None for a dead one."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Values that follow from the controllers of the armies."""

    allies: tuple[tuple[int, ...], ...]
    """For each army the other living armies of its controller."""
    dead: tuple[int, ...]
    following: tuple[int, ...]
    """For each army the next living one in batting order; itself if no other lives."""
    living_armies: int
    living_players: tuple[int, ...]
    decided: bool
    """True if at most one player is alive."""
    open_pairs: Memo[tuple[int, int], tuple[Pair, ...]]
    """See `pairings`."""


@lru_cache(maxsize=4096)
def sides_of(control: Control) -> Sides:
    """Return the `Sides` of a control tuple."""
    allies = tuple(
        tuple(
            other
            for other, player in enumerate(control)
            if other != army and player is not None and player == control[army]
        )
        for army in range(len(control))
    )
    count = len(control)
    dead = tuple(army for army, player in enumerate(control) if player is None)
    following = tuple(
        next(
            (
                other % count
                for other in range(army + 1, army + count)
                if control[other % count] is not None
            ),
            army,
        )
        for army in range(count)
    )
    players = tuple(sorted({player for player in control if player is not None}))
    return Sides(
        allies, dead, following, count - len(dead), players, len(players) <= 1, pairings(count)
    )


@lru_cache(maxsize=32)
def pairings(count: int) -> Memo[tuple[int, int], tuple[Pair, ...]]:
    """Return the pairs of `count` half-boards that may be pushed, by two bit sets of half-boards.

    The sets are the half-boards with an own piece and those pushed; the pairs are those of
    half-boards not pushed yet with an own piece on one of them, or all with `ANYWHERE`.
    """

    def open_pairs(key: tuple[int, int]) -> tuple[Pair, ...]:
        occupied, pushed = key
        free = [board for board in range(count) if not pushed >> board & 1]
        return tuple(
            Pair(lower, upper)
            for index, lower in enumerate(free)
            for upper in free[index + 1 :]
            if (occupied >> lower | occupied >> upper) & 1 or occupied & ANYWHERE
        )

    return Memo(open_pairs, 4096)
