"""Boards laid by hand and in order, and those that a person wants to see as large as can be."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.capabilities import Joins
from cfanp_gui.session import view_model as seen
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.geometry import Layout, Pose
from cfanp_gui.table.layout.placement import Placement


class BoardLaying(QObject):
    """Changes where boards lie, as a hand or an order has it."""

    laid = Signal(int)
    """A board has been laid somewhere by hand."""
    arranged = Signal()
    """The boards have been laid out anew."""

    def __init__(
        self, session: GameSession, arrangement: Arrangement, lay: Callable[[], None]
    ) -> None:
        """`lay` has every board lie where it is at home now."""
        super().__init__()
        self._session = session
        self._arrangement = arrangement
        self._lay = lay

    def tidy_up(self) -> None:
        """Lay every board in its place around the table."""
        laid = self._arrangement.free
        self._arrangement.tidy_up()
        if laid:
            self._keep()
        self._arranged()

    def lay_down(self, board: int, pose: Pose) -> None:
        """Lay a board somewhere by hand; that is its home from now on."""
        self._arrangement.lay(board, pose)
        self._keep()
        self.laid.emit(board)

    def undo(self) -> None:
        """Take back where a board was last laid."""
        if self._arrangement.undo():
            self._keep()
            self._arranged()

    def redo(self) -> None:
        """Lay a board again where it was before the last undo."""
        if self._arrangement.redo():
            self._keep()
            self._arranged()

    def set_layout(self, layout: Layout) -> None:
        """Use another order from now on, and make it."""
        if layout is not self._arrangement.layout:
            self._arrangement.layout = layout
            self.tidy_up()

    def _keep(self) -> None:
        self._session.tags.set(LAYOUT_TAG, self._arrangement.to_text())

    def _arranged(self) -> None:
        self._lay()
        self.arranged.emit()


class BoardFocus(QObject):
    """Shows boards large: those a person points out, or those of the player to move."""

    changed = Signal()
    """A person wants to see other boards as large as can be, see `boards`."""

    def __init__(
        self,
        session: GameSession,
        arrangement: Arrangement,
        placement: Placement,
        lay: Callable[[], None],
    ) -> None:
        """`lay` has every board lie where it belongs now."""
        super().__init__()
        self._session = session
        self._arrangement = arrangement
        self._placement = placement
        self._lay = lay
        self.boards: tuple[int, ...] | None = None
        """The boards that a person wants to see as large as can be; None for all."""

    @property
    def shows_one(self) -> bool:
        """Return whether one board of several can be shown large, on a stage or by the camera."""
        if isinstance(self._session.position, Joins):
            return False
        return self._arrangement.stage is not None or self._arrangement.crossing

    def show(self, boards: tuple[int, ...] | None) -> None:
        """Show boards as large as can be, on the stage where there is one; None shows all."""
        self.boards = boards
        if self._arrangement.stage is not None:
            self.show_alone(None if boards is None else boards[0])
        self.changed.emit()

    def widen(self) -> None:
        """Show all boards again where the camera shows some; a stage keeps what lies there."""
        if self.boards is not None and self._arrangement.stage is None:
            self.show(None)

    def show_alone(self, board: int | None) -> None:
        """Show a board on the stage with those that lie at it for good; None clears the stage."""
        if self._placement.alone != board:
            self._placement.alone = board
            self._lay()

    def fill_stage(self) -> None:
        """Have whole boards on an empty stage: those of the player to move, or the first ones."""
        position, arrangement = self._session.position, self._arrangement
        if arrangement.stage is None or isinstance(position, Joins):
            return
        if self.boards is None:
            seat = seen.seat_to_move(position)
            first = arrangement.wholes[0]
            self.show(first if seat is None else arrangement.whole(seat.board))

    def face_mover(self) -> None:
        """Turn the pair on the stage so that the player to move sits below, if one of them is."""
        seat = seen.seat_to_move(self._session.position)
        if self._arrangement.stage is not None and seat is not None:
            self._placement.front = seat.board
            self._lay()
