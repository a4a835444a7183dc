"""How a base game writes a move on a pair, and what a text says of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from cfanp_gui.core.text import Text

LetterAt = Callable[[int], str | None]
"""Tells the letter of the piece on a square of a joined board; None for an empty one."""


class MoveWanted(Protocol):
    """What a text says of a move; None stands for what it leaves open."""

    @property
    def letter(self) -> str | None:
        """Return the letter of the piece that moves."""

    @property
    def target(self) -> int | None:
        """Return where it goes, as a square of the joined board."""

    @property
    def promotion(self) -> str | None:
        """Return the letter of what it becomes."""

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        """Return whether a legal move is the one meant."""

    def fits_origin(self, origin: int) -> bool:
        """Return whether the piece may come from a square."""

    def targets(self, origin: int) -> tuple[int, ...]:
        """Return the squares to which a piece from a square may be meant to go."""

    def refused(self, army: str, where: str) -> Text | None:
        """Return what to say where no such move is legal; None for the general sentence."""
