"""Laying of boards by hand and in order, and enlarging of boards."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cfanp_gui.session import view_model as seen
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.geometry import Layout, Pose
from cfanp_gui.table.layout.placement import Placement


class BoardLaying(QObject):
    """Controller of the homes of boards, changed by hand or by a layout."""

    laid = Signal(int)
    """Emitted with a board that has been laid somewhere by hand."""
    arranged = Signal()
    """Emitted when all boards have been laid again."""

    def __init__(
        self, session: GameSession, arrangement: Arrangement, lay: Callable[[], None]
    ) -> None:
        """`lay` is called to move every board to its home."""
        super().__init__()
        self._session = session
        self._arrangement = arrangement
        self._lay = lay

    def tidy_up(self) -> None:
        """Lay all boards in order."""
        laid = self._arrangement.free
        self._arrangement.tidy_up()
        if laid:
            self._keep()
        self._arranged()

    def lay_down(self, board: int, pose: Pose) -> None:
        """Make a pose the home of a board, as laid by hand."""
        self._arrangement.lay(board, pose)
        self._keep()
        self.laid.emit(board)

    def undo(self) -> None:
        """Undo the last change of a board's home."""
        if self._arrangement.undo():
            self._keep()
            self._arranged()

    def redo(self) -> None:
        """Redo the change last undone."""
        if self._arrangement.redo():
            self._keep()
            self._arranged()

    def set_layout(self, layout: Layout) -> None:
        """Set the layout for boards in order, and lay them so."""
        if layout is not self._arrangement.layout:
            self._arrangement.layout = layout
            self.tidy_up()

    def _keep(self) -> None:
        self._session.tags.set(LAYOUT_TAG, self._arrangement.to_text())

    def _arranged(self) -> None:
        self._lay()
        self.arranged.emit()


class BoardFocus(QObject):
    """Controller of enlarged boards: those a person selects, or those of the player to move."""

    changed = Signal()
    """Emitted when a person wants to see other boards as large as possible, see `boards`."""

    def __init__(self, placement: Placement, lay: Callable[[], None]) -> None:
        """`lay` is called to move every board to its present place."""
        super().__init__()
        self._session, self._arrangement = placement.session, placement.arrangement
        self._placement = placement
        self._lay = lay
        self.boards: tuple[int, ...] | None = None
        """Boards to be shown as large as possible; None for all."""

    @property
    def shows_one(self) -> bool:
        """Return True if one of several boards can be enlarged, on a stage or by the camera."""
        large = self._arrangement.stage is not None or self._arrangement.crossing
        return large and not self._placement.joins

    def show(self, boards: tuple[int, ...] | None) -> None:
        """Show boards as large as possible, on the stage if there is one; None shows all."""
        self.boards = boards
        if self._arrangement.stage is not None:
            self.show_alone(None if boards is None else boards[0])
        self.changed.emit()

    def show_alone(self, board: int | None) -> None:
        """Show a board with its group on the stage; None clears the stage."""
        if self._placement.alone != board:
            self._placement.alone = board
            self._lay()

    def fill_stage(self) -> None:
        """Put a board on an empty stage: that of the player to move, or the first one."""
        arrangement = self._arrangement
        if arrangement.stage is None or self._placement.joins or self.boards is not None:
            return
        seat = seen.seat_to_move(self._session.position)
        self.show(arrangement.wholes[0] if seat is None else arrangement.whole(seat.board))

    def face_mover(self) -> None:
        """Turn the pair on the stage so that the player to move, if in the pair, sits below."""
        seat = seen.seat_to_move(self._session.position)
        if self._arrangement.stage is not None and seat is not None:
            self._placement.front = seat.board
            self._lay()
