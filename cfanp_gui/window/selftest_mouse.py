"""A hand of the program's own: real mouse events sent to the view, for the self-test."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from cfanp_gui.table.view import TableView

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.MouseButton.NoButton


class SelfTestMouse:
    """Presses, moves and releases the mouse over a view."""

    def __init__(self, app: QApplication, view: TableView) -> None:
        self._app = app
        self._view = view

    def drag(self, start: QPointF, goal: QPointF, steps: int = 12) -> None:
        """Drag from one scene point to another in small steps."""
        here, there = self._view.mapFromScene(start), self._view.mapFromScene(goal)
        self._send(QEvent.Type.MouseButtonPress, here, _LEFT, _LEFT)
        for step in range(1, steps + 1):
            part = step / steps
            point = QPointF(here) + (QPointF(there) - QPointF(here)) * part
            self._send(QEvent.Type.MouseMove, point.toPoint(), _NONE, _LEFT)
        self._send(QEvent.Type.MouseButtonRelease, there, _LEFT, _NONE)
        self.settle()

    def click(self, at: QPointF) -> None:
        """Click on a scene point."""
        here = self._view.mapFromScene(at)
        self._send(QEvent.Type.MouseButtonPress, here, _LEFT, _LEFT)
        self._send(QEvent.Type.MouseButtonRelease, here, _LEFT, _NONE)
        self.settle()

    def settle(self) -> None:
        """Let events be handled and everything that glides arrive."""
        self._app.processEvents()
        table = self._view.table
        if table is not None:
            table.motion.finish_all()
        self._app.processEvents()

    def wait(self, until: Callable[[], bool], seconds: float = 10.0) -> bool:
        """Handle events until a condition holds; return whether it did in time."""
        end = time.monotonic() + seconds
        while not until():
            if time.monotonic() > end:
                return False
            self._app.processEvents()
            time.sleep(0.005)
        return True

    def _send(
        self, event_type: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
    ) -> None:
        viewport = self._view.viewport()
        event = QMouseEvent(
            event_type,
            QPointF(at),
            QPointF(viewport.mapToGlobal(at)),
            button,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        self._app.sendEvent(viewport, event)
