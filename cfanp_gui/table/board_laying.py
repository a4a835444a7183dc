"""Laying boards by hand and in order: it can be undone, and is kept with the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.geometry import Layout, Pose


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
