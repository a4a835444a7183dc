"""Actions that draw a game, the same in every game that has them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AgreeDraw:
    """All players in the game agree to a draw."""

    text = "draw"


@dataclass(frozen=True, slots=True)
class ClaimDraw:
    """The player to move claims the draw that the rules allow to be claimed."""

    text = "claim"
