"""What a text says of a move that names the squares where it begins and ends."""

from __future__ import annotations

from dataclasses import dataclass

from cfanp_gui.core.text import Text


@dataclass(frozen=True, slots=True)
class BothSquares:
    """The squares of a move, and which piece goes if a text says so; see `MoveWanted`."""

    origin: int
    target: int
    letter: str | None = None

    def fits_origin(self, origin: int) -> bool:
        """Return whether the piece comes from a square."""
        return origin == self.origin

    def targets(self, origin: int) -> tuple[int, ...]:  # noqa: ARG002
        """Return the square named last."""
        return (self.target,)

    def refused(self, army: str, where: str) -> Text | None:  # noqa: ARG002
        """Return None: the general sentence will do."""
        return None
