"""Base of pictures along a line of moves, with their mouse input."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cfanp_gui.window.widgets.plain_text import plain_tip


class LinePicture(QWidget):
    """Picture that tells of the position pointed at, and goes to a position on a click."""

    chosen = Signal(int)
    """Carries the number of the position on the line that was clicked."""
    pointed = Signal(object)
    """Carries the number of the position pointed at; None for none."""

    def __init__(self) -> None:
        super().__init__()
        self.pointed_at: int | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @abstractmethod
    def at(self, x: float) -> int:
        """Return the number of the position at a distance from the left, in pixels."""

    @abstractmethod
    def tip(self, at: int) -> str | None:
        """Return the tool tip of a position; None if nothing is drawn."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self.at(event.position().x())
        if at != self.pointed_at and (tip := self.tip(at)) is not None:
            self.setToolTip(plain_tip(tip))
            self._point_at(at)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)
        super().leaveEvent(event)

    def _point_at(self, at: int | None) -> None:
        self.pointed_at = at
        self.update()
        self.pointed.emit(at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self.at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and self.tip(at) is not None:
            self.chosen.emit(at)


def draw_pointer(painter: QPainter, tip: QPointF, size: QSizeF, ink: QColor) -> None:
    """Draw a triangle with its tip, pointing down, at a point."""
    half, up = size.width() / 2, size.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([tip + QPointF(-half, -up), tip + QPointF(half, -up), tip]))
