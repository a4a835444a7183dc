"""What the scene asks of a kind of game: what to show, and what a hand's doings mean there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from cfanp_gui.core.boards import Join, Square
from cfanp_gui.core.game import Action, Piece, Position
from cfanp_gui.session.game_session import Change, GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.interaction.sources import Source
from cfanp_gui.table.layers.marks import Marks
from cfanp_gui.table.layers.piece_art import Look
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.layout.geometry import Group, Pose, facing

if TYPE_CHECKING:
    from cfanp_gui.table.interaction.move_resolver import MoveResolver
    from cfanp_gui.table.interaction.pointer import BoardDrag
    from cfanp_gui.table.scene import TableScene


class Presenter(ABC):
    """A kind of game on one scene."""

    trays = False
    """Whether half-boards have trays for stockpiles."""
    held_by_squares = True
    """Whether a hand can take a half-board by an empty square as well as by its frame."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    @property
    @abstractmethod
    def session(self) -> GameSession:
        """The session on the table."""

    @abstractmethod
    def make_resolver(self) -> MoveResolver:
        """What turns the doings of the hand into actions."""

    def follow(self) -> tuple[Unsubscribe, ...]:
        """Listen to what only sessions of this kind tell; answers what ends it."""
        return ()

    def begin(self) -> None:  # noqa: B027 -- not every kind has something to do
        """Bring the half-boards where they belong when the table is laid."""

    def welcome(self) -> None:  # noqa: B027 -- not every kind has something to do
        """The table has come into view: ask what is to be asked."""

    def changed(self, change: Change) -> None:  # noqa: B027 -- not every kind has something to do
        """The position is another; what is drawn follows it already."""

    # How half-boards lie

    @property
    def join(self) -> Join:
        """How half-boards lie at each other's seams."""
        return Join.ROTATE

    def groups(self) -> tuple[Group, ...]:
        """The half-boards on the table in their order, those with a fixed seam together."""
        return self.groups_of(self.session.position)

    def groups_of(self, position: Position) -> tuple[Group, ...]:
        """The half-boards of a position in their order, those with a fixed seam together."""
        boards = position.boards()
        fixed = {one.id: next((seam.board for seam in one.fixed_to()), None) for one in boards}
        return tuple(
            (one,) if other is None else (one, other)
            for one, other in fixed.items()
            if other is None or one < other
        )

    def poses(self, homes: Mapping[int, Pose]) -> dict[int, Pose]:
        """Where every half-board belongs now, given where each is at home."""
        return dict(homes)

    def partner(self, board: int) -> int | None:
        """The half-board to whose seam this one's is fixed."""
        group = next((group for group in self.groups() if board in group), (board,))
        return next((other for other in group if other != board), None)

    def carried(self, board: int, pose: Pose) -> dict[int, Pose]:
        """How everything lies that is carried along with a half-board held in a pose."""
        partner = self.partner(board)
        if partner is None:
            return {board: pose}
        return {board: pose, partner: facing(pose, self.join)}

    @abstractmethod
    def beyond_seam(self, board: int) -> int | None:
        """The half-board that lies closed against another's seam."""

    @abstractmethod
    def flip(self, board: int) -> int | None:
        """What squares of an upper half are renamed by, see `Join.flip`; None for others."""

    @abstractmethod
    def on_top(self) -> Iterable[int]:
        """Half-boards that lie over the others after all have been laid."""

    # What may be taken up, and where it may go

    @abstractmethod
    def is_own(self, spot: Source) -> bool:
        """Whether a piece is there that belongs to somebody who may move it now."""

    @abstractmethod
    def targets(self, spot: Source) -> list[Square]:
        """The squares to which what is taken up at a spot may go."""

    @abstractmethod
    def starting_place(self) -> Square:
        """Where the keyboard's cursor begins."""

    @abstractmethod
    def next_place(self, place: Square, by: int) -> Square:
        """The same square of the next half-board, or the one before."""

    # What is shown

    @abstractmethod
    def look(self, piece: Piece) -> Look:
        """How a piece looks now."""

    @abstractmethod
    def paint(self, board: int) -> QColor | None:
        """The paint of a half-board's frame; None to leave it as it is."""

    @abstractmethod
    def plate(self, board: int) -> PlateText | None:
        """What the name plate of a half-board says; None to leave it as it is."""

    @abstractmethod
    def to_move(self) -> frozenset[int]:
        """The half-boards at which somebody is to move."""

    @abstractmethod
    def at_rest(self) -> frozenset[int]:
        """The half-boards on which nothing more can be done now, which a veil shows."""

    @abstractmethod
    def marks(self, causes: Iterable[Square]) -> dict[int, dict[int, Marks]]:
        """The marks of every half-board by local square; `causes` show why a try was refused."""

    def tray(self, board: int) -> tuple[tuple[Piece, bool], ...]:  # noqa: ARG002
        """The pieces in a half-board's tray in their order, and whether each is of use there."""
        return ()

    @abstractmethod
    def seat_to_move(self) -> int | None:
        """The half-board at which the one player to move sits; None where there is no such one."""

    # What hands and keys do with half-boards

    @property
    @abstractmethod
    def snaps(self) -> bool:
        """Whether half-boards may be pushed together."""

    def show_badge(self, one: int, other: int, at: QPointF) -> None:  # noqa: B027
        """Say at a ghost join of two half-boards what they would show."""

    @abstractmethod
    def set_down(self, drag: BoardDrag) -> None:
        """A hand lets go of a half-board."""

    @abstractmethod
    def press_plate(self, board: int) -> None:
        """A name plate is clicked, or a half-board is chosen otherwise."""

    @abstractmethod
    def key(self, text: str) -> bool:
        """Take a typed character; answers whether it means anything."""

    def show_board(self, number: int) -> bool:  # noqa: ARG002
        """Let a board fill the view; answers whether there is one of this number."""
        return False

    def turn_page(self, by: int) -> bool:  # noqa: ARG002
        """Go to the next board or the one before; answers whether this kind has such."""
        return False

    def escape(self) -> None:  # noqa: B027
        """Esc is pressed while nothing is held, chosen or asked."""

    def preview(self, action: Action | None) -> None:  # noqa: B027
        """Show on the table what an action would bring about; None shows what is so."""
