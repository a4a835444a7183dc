"""Rights of a base game as the fields of a line and of the editor say them.

They are the fourth and the fifth field of CFEN, and what marks half-boards and armies when
a position is set up by hand. As long as that goes on they need not make sense.
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
"""What sentences call the two fields of a line."""

Pieces = Mapping[Square, Piece]


class RightsDraft(ABC):
    """An immutable value; each base game with rights has a class of its own."""

    __slots__ = ()

    @abstractmethod
    def rights(self, count: int) -> Any:
        """Return the rights of so many armies that are said; for a draft without problems."""

    @property
    def hands(self) -> tuple[str, ...]:
        """Return the letters of the pieces in each army's hand, sorted; () where there are none."""
        return ()

    def with_hands(self, hands: tuple[str, ...]) -> RightsDraft:  # noqa: ARG002
        """Return it with other hands. Only base games with drops are asked."""
        return self

    @abstractmethod
    def texts(self) -> tuple[str, str]:
        """Return the two fields of a line, as far as they can be written."""

    @abstractmethod
    def problems(self, pieces: Pieces, count: int, join: Join) -> Iterator[Problem]:
        """Yield what is wrong with pieces on so many half-boards joined so."""

    @abstractmethod
    def lapsed_problems(self, army: int, used: Sequence[int]) -> Iterator[Problem]:
        """Yield which rights have lapsed: those that end when the turn of an army begins.

        `used` are the half-boards pushed already in its turn.
        """

    # As it is edited

    @abstractmethod
    def of_army(self, army: int, row: Text, group: Text) -> tuple[Field, ...]:
        """Return the fields of an army's rights in its row; they set these rights."""

    @abstractmethod
    def on_boards(self, group: Text) -> tuple[Field, ...]:
        """Return the fields of what is marked on half-boards; they set these rights."""

    @abstractmethod
    def turn_given(self, army: int) -> RightsDraft:
        """Return it when the turn of an army begins."""

    @abstractmethod
    def with_army(self) -> RightsDraft:
        """Return it with an army more, which stands as at the start."""

    @abstractmethod
    def without_army(self, army: int, moved: Callable[[int], int]) -> RightsDraft:
        """Return it without an army and its half-board; `moved` is where the others come."""

    @abstractmethod
    def allowed(self, pieces: Pieces, count: int, join: Join) -> RightsDraft:
        """Return it without the rights that cannot be."""


def army_name(army: int) -> str:
    """Return an army's letter; its number where it has none."""
    return ARMY_LETTERS[army] if 0 <= army < MAX_BOARDS else str(army)
