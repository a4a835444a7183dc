"""Marks on the squares of a half-board: last moves, checks, targets, causes, the cursor."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cfanp_gui.table.arrange import SQUARE, square_centre
from cfanp_gui.table.paint import Theme
from cfanp_gui.table.surface import SQUARES, Z_ABOVE, Z_BELOW, ThemedItem, square_rect


class Mark(Enum):
    """What a square can be marked as."""

    LAST = "last"
    CHECK = "check"
    MATE = "mate"
    PICKED = "picked"
    TARGET = "target"
    CAPTURE = "capture"
    FAINT_TARGET = "faint target"
    FAINT_CAPTURE = "faint capture"
    CAUSE = "cause"


_BELOW = (Mark.LAST, Mark.CHECK, Mark.MATE, Mark.PICKED)


class MarksItem(ThemedItem):
    """Marks on the squares of a half-board: under the pieces or over them."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, below: bool) -> None:
        super().__init__(parent, theme)
        self._below = below
        self._marks: dict[int, Mark] = {}
        self._cursor: int | None = None
        self.setZValue(Z_BELOW if below else Z_ABOVE)
        self.show_nothing(True)

    def boundingRect(self) -> QRectF:
        return SQUARES

    def show_marks(self, marks: dict[int, Mark]) -> None:
        """Show these marks, by local square, and no others."""
        mine = {square: mark for square, mark in marks.items() if (mark in _BELOW) is self._below}
        if mine != self._marks:
            self._marks = mine
            self._changed()

    def show_cursor(self, square: int | None) -> None:
        """Show the keyboard's cursor on a local square, or nowhere."""
        if square != self._cursor:
            self._cursor = square
            self._changed()

    def _changed(self) -> None:
        self.show_nothing(not self._marks and self._cursor is None)
        self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for square, mark in self._marks.items():
            self._paint_mark(painter, mark, square_centre(square), square_rect(square))
        if self._cursor is not None:
            # Light within dark is seen on every square and under every mark.
            rect = square_rect(self._cursor)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#15181a"), 7))
            painter.drawRect(rect.adjusted(3.5, 3.5, -3.5, -3.5))
            painter.setPen(QPen(QColor("#ffffff"), 3))
            painter.drawRect(rect.adjusted(3.5, 3.5, -3.5, -3.5))

    def _paint_mark(self, painter: QPainter, mark: Mark, centre: QPointF, rect: QRectF) -> None:
        theme = self._theme
        if mark is Mark.LAST:
            painter.fillRect(rect, theme.last_move)
        elif mark is Mark.CHECK:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.check)
            painter.drawEllipse(rect.adjusted(2, 2, -2, -2))
        elif mark is Mark.MATE:
            painter.fillRect(rect, theme.mate)
            painter.setPen(QPen(theme.mate, SQUARE * 0.09))
            inner = rect.adjusted(6, 6, -6, -6)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())
        elif mark is Mark.PICKED:
            painter.fillRect(rect, theme.picked)
        elif mark is Mark.CAUSE:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.cause, 5))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 8, 8)
        else:
            faint = mark in (Mark.FAINT_TARGET, Mark.FAINT_CAPTURE)
            colour = theme.faint_target if faint else theme.target
            if mark in (Mark.TARGET, Mark.FAINT_TARGET):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawEllipse(centre, SQUARE * 0.14, SQUARE * 0.14)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(colour, SQUARE * 0.075))
                painter.drawEllipse(centre, SQUARE * 0.44, SQUARE * 0.44)
