"""Moves on a pair in text form: a move as a base game's notation reads it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cfanp_gui.core.text import Text

LetterAt = Callable[[int], str | None]
"""Function that returns the letter of the piece on a joined square; None for an empty one."""
Stated = tuple[int, int, str | None]
"""Origin and target of a move, and the promotion that it states."""
LegalSteps = Iterable[tuple[int, int]]
"""Origin and target of all legal moves on a pair, read only if they matter."""


@dataclass(slots=True)
class MoveWanted(ABC):
    """Move described by a text; None stands for parts that the text leaves open."""

    target: int | None
    """The target square on the joined board."""
    letter: str | None = None
    """The letter of the piece that moves."""
    promotion: str | None = None
    """The letter of the promotion."""

    @abstractmethod
    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        """Return True if a legal move fits the text."""

    @abstractmethod
    def fits_origin(self, origin: int) -> bool:
        """Return True if the piece may come from a square."""

    def targets(self, origin: int) -> tuple[int, ...]:
        """Return the possible target squares of a piece on a square."""
        return () if self.target is None else (self.target,)

    def refused(self, army: str, where: str) -> Text | None:
        """Return the sentence used if no such move is legal; None for the general sentence."""
        return None


@dataclass(slots=True)
class BothSquares(MoveWanted):
    """Move given by its origin and target squares."""

    origin: int = 0

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        return (
            (origin, target) == (self.origin, self.target)
            and self.promotion in (None, promotion)
            and self.letter in (None, letter_at(origin))
        )

    def fits_origin(self, origin: int) -> bool:
        return origin == self.origin
