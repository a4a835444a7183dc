"""Laying boards by hand and in order: it can be undone, and is kept with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal

from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.geometry import Layout, Pose

if TYPE_CHECKING:
    from typing import Protocol

    class LayingHost(Protocol):
        """The table as that sees it which lays its boards."""

        session: GameSession
        arrangement: Arrangement

        def lay_all(self) -> None: ...

        def home_rect(self) -> QRectF: ...

        def setSceneRect(self, rect: QRectF, /) -> None: ...


ROOM = 4000
"""Units of bare table around everything, for the camera to pan in."""


class BoardLaying(QObject):
    """Changes where boards lie, as a hand or an order has it."""

    laid = Signal(int)
    """A board has been laid somewhere by hand."""
    arranged = Signal()
    """The boards have been laid out anew."""

    def __init__(self, table: LayingHost) -> None:
        super().__init__()
        self._table = table
        self._arrangement = table.arrangement

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

    def grow_scene(self) -> None:
        """Leave room around everything for the camera to pan in."""
        self._table.setSceneRect(self._table.home_rect().adjusted(-ROOM, -ROOM, ROOM, ROOM))

    def _keep(self) -> None:
        self._table.session.tags.set(LAYOUT_TAG, self._arrangement.to_text())

    def _arranged(self) -> None:
        self._table.lay_all()
        self.grow_scene()
        self.arranged.emit()
