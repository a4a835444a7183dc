"""Who controls which army, and what follows from it (Rules 7 and 9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

Control = tuple[int | None, ...]
"""For each army the player who moves it; None for a dead one."""


@dataclass(frozen=True, slots=True)
class Sides:
    """What follows from who controls which army."""

    allies: tuple[tuple[int, ...], ...]
    """For each army the other living armies of its controller."""
    dead: tuple[int, ...]
    following: tuple[int, ...]
    """For each army the next living one in batting order; itself when no other lives."""
    living_armies: int
    living_players: tuple[int, ...]
    decided: bool
    """Whether at most one player is alive."""


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
    return Sides(allies, dead, following, count - len(dead), players, len(players) <= 1)
