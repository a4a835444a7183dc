"""Rights of a base game as the fields of a line and of the editor.

They are the fourth and the fifth field of CFEN, and the marks of half-boards and armies when a
position is set up by hand. During that they need not be consistent.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cfanp_gui.core.boards import ARMY_LETTERS, MAX_BOARDS, Join, Square
from cfanp_gui.core.editing import Field
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Problem
from cfanp_gui.core.text import Text

FIELDS = (Text("castling"), Text("en passant"))
"""Names of the two fields of a line in sentences."""

Pieces = Mapping[Square, Piece]


class RightsDraft(ABC):
    """Immutable draft of rights; each base game with rights has a class of its own."""

    __slots__ = ()

    @abstractmethod
    def rights(self, count: int) -> Any:
        """Return the rights of `count` armies; for a draft without problems."""

    @property
    def hands(self) -> tuple[str, ...]:
        """Return the letters of the pieces in each army's hand, sorted; () without hands."""
        return ()

    def with_hands(self, hands: tuple[str, ...]) -> RightsDraft:  # noqa: ARG002
        """Return a copy with other hands. Only base games with drops are asked."""
        return self

    @abstractmethod
    def texts(self) -> tuple[str, str]:
        """Return the two fields of a line, as far as they can be written."""

    @abstractmethod
    def problems(self, pieces: Pieces, count: int, join: Join) -> Iterator[Problem]:
        """Yield the problems with pieces on `count` half-boards joined in a given way."""

    @abstractmethod
    def lapsed_problems(self, army: int, used: Sequence[int]) -> Iterator[Problem]:
        """Yield a problem for each right that ended when the turn of an army began.

        `used` are the half-boards already pushed in its turn.
        """

    # Editing

    @abstractmethod
    def of_army(self, army: int, row: Text, group: Text) -> tuple[Field, ...]:
        """Return the fields of an army's rights in its row; they set these rights."""

    @abstractmethod
    def on_boards(self, group: Text) -> tuple[Field, ...]:
        """Return the fields of rights marked on half-boards; they set these rights."""

    @abstractmethod
    def turn_given(self, army: int) -> RightsDraft:
        """Return a copy for the beginning of an army's turn."""

    @abstractmethod
    def with_army(self) -> RightsDraft:
        """Return a copy with one more army, with the rights of a start."""

    @abstractmethod
    def without_army(self, army: int, moved: Callable[[int], int]) -> RightsDraft:
        """Return a copy without an army and its half-board; `moved` renumbers the others."""

    @abstractmethod
    def allowed(self, pieces: Pieces, count: int, join: Join) -> RightsDraft:
        """Return a copy without the rights that are impossible."""


def army_name(army: int) -> str:
    """Return an army's letter; its number if it has none."""
    return ARMY_LETTERS[army] if 0 <= army < MAX_BOARDS else str(army)
