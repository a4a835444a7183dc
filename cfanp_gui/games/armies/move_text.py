"""Moves on a pair in text form: the protocol of a move read from a base game's notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from cfanp_gui.core.text import Text

LetterAt = Callable[[int], str | None]
"""Function that returns the letter of the piece on a joined square; None for an empty one."""


class MoveWanted(Protocol):
    """Move described by a text; None stands for parts that the text leaves open."""

    @property
    def letter(self) -> str | None:
        """Return the letter of the piece that moves."""

    @property
    def target(self) -> int | None:
        """Return the target square on the joined board."""

    @property
    def promotion(self) -> str | None:
        """Return the letter of the promotion."""

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        """Return True if a legal move fits the text."""

    def fits_origin(self, origin: int) -> bool:
        """Return True if the piece may come from a square."""

    def targets(self, origin: int) -> tuple[int, ...]:
        """Return the possible target squares of a piece on a square."""

    def refused(self, army: str, where: str) -> Text | None:
        """Return the sentence used if no such move is legal; None for the general sentence."""
