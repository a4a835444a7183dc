"""Actions on one of several boards, as values with a text form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class BoardMove:
    """A move on a board."""

    board: int
    origin: int
    target: int

    names: ClassVar[Sequence[str]]
    """The names of a board's squares by their numbers."""

    @property
    def text(self) -> str:
        """Return the machine form, such as ``2:e2e4``."""
        return f"{self.board}:{self.names[self.origin]}{self.names[self.target]}"


@dataclass(frozen=True, slots=True)
class BoardResign:
    """Resignation of a player on a board, or loss of the player on time there."""

    board: int
    player: int
    on_time: bool = False

    @property
    def text(self) -> str:
        """Return the machine form, such as ``2:resign:1`` or ``2:flag:1``."""
        return f"{self.board}:{'flag' if self.on_time else 'resign'}:{self.side}"

    @property
    def side(self) -> str:
        """Return the name of the player in the machine form."""
        return str(self.player)
