"""What every kind of game has to put into words for an assistive tool that looks at the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Square
from cfanp_gui.core.gestures import PocketSource
from cfanp_gui.table.access.piece_names import kind_name

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene


class Describer(ABC):
    """Reads a scene as it stands at the moment of asking; what it looked up once it keeps.

    It is asked only about half-boards that are on the table.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    @abstractmethod
    def turn(self) -> str:
        """Whose turn it is; empty when the game is over."""

    @abstractmethod
    def square(self, place: Square) -> str:
        """A square in words: where it is, what stands there and what is to be known of it."""

    def joined(self, place: Square) -> str:  # noqa: ARG002
        """What notation calls a square where it has another name too; empty for another."""
        return ""

    @abstractmethod
    def half_board(self, board: int) -> str:
        """A half-board in words: whose it is, and what its name plate and signs say."""

    @abstractmethod
    def belongings(self, board: int) -> str:
        """The time there is left, and the pieces captured that belong to a half-board."""

    def in_tray(self, spot: PocketSource) -> str:
        """A kind of piece in a tray in words; empty for none there."""
        return kind_name(spot.letter)

    def tray(self, board: int) -> str:  # noqa: ARG002
        """Which half-board's tray it is; empty where there are none."""
        return ""
