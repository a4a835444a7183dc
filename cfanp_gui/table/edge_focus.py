"""A piece carried to the edge of the view: the board it is held over comes into the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QObject, QPoint

from cfanp_gui.table.timers import single_shot

if TYPE_CHECKING:
    from cfanp_gui.table.camera_view import CameraView
    from cfanp_gui.table.interaction.hit_test import Hit
    from cfanp_gui.table.scene import TableScene

EDGE = 44
"""Pixels from the edge of the view within which a piece is held at it."""
DWELL_MS = 400
"""How long it must be held there: on its way to a square nearby it shall set nothing in motion."""


class EdgeFocus(QObject):
    """Where one board is shown alone, the next one is when a piece is held over what is seen of it.

    After that the piece has to leave the edge before the view moves on again.
    """

    def __init__(self, view: CameraView) -> None:
        super().__init__(view)
        self._view = view
        self._board: int | None = None
        """The board that is to come into the view."""
        self._waits = True
        self._timer = single_shot(self, DWELL_MS, self._show)

    def carry(self, at: QPoint, hit: Hit) -> None:
        """Follow the pointer to a pixel of the view, under which something lies."""
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
        """Return whether a board is to come into the view when a piece is held over it."""
        shown = table.focus.boards
        return shown is not None and table.arrangement.crossing and board not in (None, *shown)

    def _show(self) -> None:
        table, board = self._view.table, self._board
        if table is None or board is None or not table.pointer.carries_piece:
            return
        self._waits = False
        if self._comes(table, board):
            table.focus.show(table.arrangement.whole(board))
