"""Move given in a text by its origin and target squares."""

from __future__ import annotations

from dataclasses import dataclass

from cfanp_gui.core.text import Text


@dataclass(frozen=True, slots=True)
class BothSquares:
    """The squares of a move, and the letter of the piece if the text names it; see `MoveWanted`."""

    origin: int
    target: int
    letter: str | None = None

    def fits_origin(self, origin: int) -> bool:
        """Return True if the piece comes from a square."""
        return origin == self.origin

    def targets(self, origin: int) -> tuple[int, ...]:
        """Return the square named last."""
        return (self.target,)

    def refused(self, army: str, where: str) -> Text | None:
        """Return None: the general sentence will do."""
        return None
