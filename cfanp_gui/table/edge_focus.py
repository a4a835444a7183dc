"""Dragging a piece to the edge of the view, which brings the board under it into view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QObject, QPoint

from cfanp_gui.table.timers import single_shot

if TYPE_CHECKING:
    from cfanp_gui.table.camera_view import CameraView
    from cfanp_gui.table.interaction.hit_test import Hit
    from cfanp_gui.table.scene import TableScene

EDGE = 44
"""Pixels from the edge of the view within which a piece counts as held at it."""
DWELL_MS = 400
"""Milliseconds it must be held there, so that passing by does not move the view."""


class EdgeFocus(QObject):
    """Controller that shows the next board when a piece is held over its visible part.

    It works while one board is shown alone. Then the piece has to leave the edge before the view
    moves again.
    """

    def __init__(self, view: CameraView) -> None:
        super().__init__(view)
        self._view = view
        self._board: int | None = None
        """Board that will come into view."""
        self._waits = True
        self._timer = single_shot(self, DWELL_MS, self._show)

    def carry(self, at: QPoint, hit: Hit) -> None:
        """Handle a move of the pointer to a pixel of the view, with the hit there."""
        inside = self._view.viewport().rect().marginsRemoved(QMargins(EDGE, EDGE, EDGE, EDGE))
        near, table = not inside.contains(at), self._view.table
        board = None if hit.item is None else hit.item.board
        held = table is not None and table.pointer.carries_piece
        if not (near and held) or table is None:
            self._waits = True
            self._timer.stop()
        elif self._waits and self._comes(table, board):
            if board != self._board or not self._timer.isActive():
                self._board = board
                self._timer.start()
        else:
            self._timer.stop()

    def _comes(self, table: TableScene, board: int | None) -> bool:
        """Return True if a board should come into view when a piece is held over it."""
        shown = table.focus.boards
        return shown is not None and table.arrangement.crossing and board not in (None, *shown)

    def _show(self) -> None:
        table, board = self._view.table, self._board
        if table is None or board is None or not table.pointer.carries_piece:
            return
        self._waits = False
        if self._comes(table, board):
            table.focus.show(table.arrangement.whole(board))
