"""The boards that a person wants to see as large as can be, on the stage or by the camera."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.boards import Square
from cfanp_gui.core.capabilities import Joins
from cfanp_gui.session import view_model as seen
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.placement import Placement
from cfanp_gui.table.selection import Selection

if TYPE_CHECKING:
    from typing import Protocol

    class SquareCursor(Protocol):
        """The cursor of the keyboard."""

        def go(self, square: Square | None) -> None: ...

    class FocusHost(Protocol):
        """The table as that sees it which shows some of its boards large."""

        session: GameSession
        arrangement: Arrangement
        placement: Placement

        @property
        def selection(self) -> Selection: ...

        @property
        def keyboard(self) -> SquareCursor: ...

        def lay_all(self) -> None: ...

        def refresh(self) -> None: ...


class BoardFocus(QObject):
    """Shows boards large: those a person points out, or those of the player to move."""

    changed = Signal()
    """A person wants to see other boards as large as can be, see `boards`."""

    def __init__(self, table: FocusHost) -> None:
        super().__init__()
        self._table = table
        self.boards: tuple[int, ...] | None = None
        """The boards that a person wants to see as large as can be; None for all."""

    @property
    def shows_one(self) -> bool:
        """Return whether one board of several can be shown large, on a stage or by the camera."""
        table = self._table
        if isinstance(table.session.position, Joins):
            return False
        return table.arrangement.stage is not None or table.arrangement.crossing

    def show(self, boards: tuple[int, ...] | None) -> None:
        """Show boards as large as can be, on the stage where there is one; None shows all."""
        table = self._table
        self.boards = boards
        if table.arrangement.stage is not None:
            self.show_alone(None if boards is None else boards[0])
        self.changed.emit()
        cursor = table.selection.cursor
        if boards is not None and cursor is not None and cursor.board not in boards:
            table.keyboard.go(seen.start_square(table.session, boards))

    def widen(self) -> None:
        """Show all boards again where the camera shows some; a stage keeps what lies there."""
        if self.boards is not None and self._table.arrangement.stage is None:
            self.show(None)

    def show_alone(self, board: int | None) -> None:
        """Show a board on the stage with those that lie at it for good; None clears the stage."""
        table = self._table
        if table.placement.alone != board:
            table.placement.alone = board
            table.lay_all()
            table.refresh()

    def fill_stage(self) -> None:
        """Have whole boards on an empty stage: those of the player to move, or the first ones."""
        table = self._table
        if table.arrangement.stage is None or isinstance(table.session.position, Joins):
            return
        if self.boards is None:
            seat = seen.seat_to_move(table.session.position)
            first = table.arrangement.wholes[0]
            self.show(first if seat is None else table.arrangement.whole(seat.board))

    def face_mover(self) -> None:
        """Turn the pair on the stage so that the player to move sits below, if one of them is."""
        table = self._table
        seat = seen.seat_to_move(table.session.position)
        if table.arrangement.stage is not None and seat is not None:
            table.placement.front = seat.board
            table.lay_all()
