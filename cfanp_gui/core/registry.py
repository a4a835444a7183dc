"""The game systems there are: one explicit list."""

from __future__ import annotations

from cfanp_gui.core.system import GameSystem, PushedSystem
from cfanp_gui.core.systems.cfanp import ChessForAnyNumberOfPlayers

SYSTEMS: tuple[GameSystem, ...] = (ChessForAnyNumberOfPlayers(),)


def usual_system() -> PushedSystem:
    """The first game of half-boards pushed together: what a new game is of."""
    return next(game for game in SYSTEMS if isinstance(game, PushedSystem))


def system(name: str) -> GameSystem:
    """The system with a key or record name. Raises KeyError naming those there are."""
    for candidate in SYSTEMS:
        if name in (candidate.key, candidate.name):
            return candidate
    known = ", ".join(candidate.name for candidate in SYSTEMS)
    raise KeyError(f"unknown game “{name}” (expected {known})")
