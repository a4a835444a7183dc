"""Marks on the squares of a board: last moves, checks, targets, causes, the cursor."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.core.boards import BoardSpec
from cfanp_gui.session.view_model import Mark, Marks
from cfanp_gui.table.layers.check_lines import RING
from cfanp_gui.table.layers.surface import CONTRAST, Z_ABOVE, Z_BELOW, ThemedItem
from cfanp_gui.table.layout.geometry import SQUARE, square_centre, square_rect, squares_rect
from cfanp_gui.table.theme import Theme

_AGED = {Mark.OLDEST: 0.22, Mark.OLDER: 0.36, Mark.RECENT: 0.52}
"""Opacity of the tint of earlier moves, relative to that of the last move."""
_FILLS = (*_AGED, Mark.LAST, Mark.PICKED, Mark.MATE)
"""Marks that fill a square."""
_BELOW = frozenset((*_FILLS, Mark.CHECK, Mark.FALLEN))
"""Marks below the pieces; all others are drawn above."""
_WIDTHS = (7.0, 3.0)
"""Widths of a dark line and of the light line within it."""
_DASHES = 4
"""Number of dashes along each edge of a square."""
_INWARDS = QPolygonF([QPointF(0.48, -0.28), QPointF(0.21, -0.21), QPointF(0.28, -0.48)])
"""A blade in the upper right corner of a square of width 1, pointing to the centre."""
_OUTWARDS = QPolygonF([QPointF(0.48, -0.16), QPointF(0.48, -0.48), QPointF(0.16, -0.48)])
"""A blade that points out of the square."""
_EDGE = 5.0
"""Width of a fill that is visible round another fill on the same square."""


class MarksItem(ThemedItem):
    """Marks on the squares of a board, below the pieces or above them."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, spec: BoardSpec, below: bool) -> None:
        super().__init__(parent, theme, squares_rect(spec))
        self._spec = spec
        self._below = below
        self.marks: dict[int, Marks] = {}
        """Marks shown here, by square index."""
        self._cursor: int | None = None
        self.setZValue(Z_BELOW if below else Z_ABOVE)
        self.setVisible(False)

    def show_marks(self, marks: Mapping[int, Marks]) -> None:
        """Show exactly these marks, by square index."""
        mine: dict[int, Marks] = {}
        for square, found in marks.items():
            here = found & _BELOW if self._below else found - _BELOW
            if here:
                mine[square] = here
        changed = {
            square for square in {*mine, *self.marks} if mine.get(square) != self.marks.get(square)
        }
        self.marks = mine
        self._changed(changed)

    def show_cursor(self, square: int | None) -> None:
        """Show the keyboard's cursor on a square; None hides it."""
        if square != self._cursor:
            changed = {one for one in (square, self._cursor) if one is not None}
            self._cursor = square
            self._changed(changed)

    def _changed(self, squares: set[int]) -> None:
        """Repaint only the changed squares."""
        if squares:
            self.setVisible(bool(self.marks) or self._cursor is not None)
            for square in squares:
                self.update(square_rect(self._spec, square))

    def draw(self, painter: QPainter) -> None:
        for square, marks in self.marks.items():
            if self._below:
                fills = [mark for mark in _FILLS if mark in marks]
                if fills:
                    self._paint_fills(painter, fills, square)
                if Mark.FALLEN in marks:
                    self._paint_fallen(painter, square)
                if Mark.CHECK in marks:
                    self._paint_ring(painter, square)
            else:
                for mark in Mark:
                    if mark in marks:
                        self._paint_shape(painter, mark, square)
        if self._cursor is not None:
            rect = square_rect(self._spec, self._cursor).adjusted(3.5, 3.5, -3.5, -3.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in zip(CONTRAST, _WIDTHS, strict=True):
                painter.setPen(QPen(colour, width))
                painter.drawRect(rect)

    def _paint_fills(self, painter: QPainter, marks: list[Mark], square: int) -> None:
        """Fill a square; each of several fills is visible as an edge round the next.

        Fills do not overlap, so that each has its normal colour.
        """
        theme = self._theme
        colours = {Mark.LAST: theme.last_move, Mark.PICKED: theme.picked, Mark.MATE: theme.mate}
        for mark, part in _AGED.items():
            colours[mark] = QColor(theme.last_move)
            colours[mark].setAlphaF(theme.last_move.alphaF() * part)
        latest = [mark for mark in marks if mark in (*_AGED, Mark.LAST)][-1:]
        marks = [mark for mark in marks if mark in latest or mark not in _AGED]
        rect = square_rect(self._spec, square)
        shapes = [_fill(rect, depth) for depth in range(len(marks))]
        for mark, shape, over in zip(marks, shapes, [*shapes[1:], QPainterPath()], strict=True):
            painter.fillPath(shape.subtracted(over), colours[mark])
        if Mark.MATE in marks:
            painter.setPen(QPen(theme.mate, SQUARE * 0.09))
            inner = rect.adjusted(6, 6, -6, -6)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())

    def _paint_fallen(self, painter: QPainter, square: int) -> None:
        """Draw the faint outline of a fallen King where one was taken off."""
        painter.save()
        painter.translate(square_centre(self._spec, square))
        painter.scale(1.1 * SQUARE, 1.1 * SQUARE)
        painter.rotate(78)
        ink = QColor(CONTRAST[0])
        ink.setAlpha(40)
        painter.setBrush(ink)
        ink.setAlpha(150)
        pen = QPen(ink, 0.035)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(_fallen_king())
        painter.restore()

    def _paint_ring(self, painter: QPainter, square: int) -> None:
        """Draw a ring round a King in check, visible beside every paint."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in zip(CONTRAST, _WIDTHS, strict=True):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(square_centre(self._spec, square), RING, RING)

    def _paint_shape(self, painter: QPainter, mark: Mark, square: int) -> None:
        """Draw a dot or a ring over the piece."""
        theme, centre = self._theme, square_centre(self._spec, square)
        faint = mark in (Mark.FAINT_TARGET, Mark.FAINT_CAPTURE)
        colour = theme.faint_target if faint else theme.target
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if mark is Mark.CHOICE:
            self._paint_choice(painter, square)
        elif mark is Mark.SHOWN:
            self._paint_eye(painter, square)
        elif mark in (Mark.DANGER, Mark.ATTACKER):
            self._paint_blades(painter, mark, square)
        elif mark is Mark.CAUSE:
            painter.setPen(QPen(theme.cause, 5))
            painter.drawRoundedRect(square_rect(self._spec, square).adjusted(4, 4, -4, -4), 8, 8)
        elif mark in (Mark.TARGET, Mark.FAINT_TARGET):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(centre, SQUARE * 0.14, SQUARE * 0.14)
        else:
            painter.setPen(QPen(colour, SQUARE * 0.075))
            painter.drawEllipse(centre, SQUARE * 0.44, SQUARE * 0.44)

    def _paint_choice(self, painter: QPainter, square: int) -> None:
        """Draw a light dashed line within a dark one round a square that may be chosen."""
        rect = square_rect(self._spec, square).adjusted(3.5, 3.5, -3.5, -3.5)
        pen = QPen(CONTRAST[0], _WIDTHS[0])
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(rect)
        pen = QPen(CONTRAST[1], _WIDTHS[1])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        # The length of the dashes puts one round every corner.
        dash = rect.width() / (2 * _DASHES * _WIDTHS[1])
        pen.setDashPattern([dash, dash])
        pen.setDashOffset(dash / 2)
        painter.setPen(pen)
        painter.drawRect(rect)

    def _paint_eye(self, painter: QPainter, square: int) -> None:
        """Draw an open eye in the upper right corner of a square."""
        painter.save()
        painter.translate(square_centre(self._spec, square))
        painter.translate(0.33 * SQUARE, -0.36 * SQUARE)
        painter.scale(SQUARE, SQUARE)
        eye = QPainterPath(QPointF(-0.13, 0))
        eye.quadTo(0, -0.15, 0.13, 0)
        eye.quadTo(0, 0.15, -0.13, 0)
        painter.setPen(QPen(CONTRAST[0], 0.03))
        painter.setBrush(CONTRAST[1])
        painter.drawPath(eye)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(CONTRAST[0])
        painter.drawEllipse(QPointF(0, 0), 0.045, 0.045)
        painter.restore()

    def _paint_blades(self, painter: QPainter, mark: Mark, square: int) -> None:
        """Draw four blades that point at a King, or one that points out of an attacker's square."""
        painter.save()
        painter.translate(square_centre(self._spec, square))
        painter.scale(SQUARE, SQUARE)
        pen = QPen(CONTRAST[1], 0.035)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(self._theme.cause.rgb()))
        for _ in range(4 if mark is Mark.DANGER else 1):
            painter.drawPolygon(_INWARDS if mark is Mark.DANGER else _OUTWARDS)
            painter.rotate(90)
        painter.restore()


@cache
def _fallen_king() -> QPainterPath:
    """Return the outline of an upright King centred at (0, 0), on a square of width 1."""
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(x, y)
                for x, y in (
                    (-0.25, 0.32),
                    (-0.25, 0.22),
                    (-0.13, 0.17),
                    (-0.25, -0.06),
                    (-0.14, -0.13),
                    (-0.04, -0.08),
                    (-0.04, -0.19),
                    (-0.11, -0.19),
                    (-0.11, -0.26),
                    (-0.04, -0.26),
                    (-0.04, -0.33),
                    (0.04, -0.33),
                    (0.04, -0.26),
                    (0.11, -0.26),
                    (0.11, -0.19),
                    (0.04, -0.19),
                    (0.04, -0.08),
                    (0.14, -0.13),
                    (0.25, -0.06),
                    (0.13, 0.17),
                    (0.25, 0.22),
                    (0.25, 0.32),
                )
            ]
        )
    )
    path.closeSubpath()
    return path


def _fill(rect: QRectF, depth: int) -> QPainterPath:
    """Return the shape of a fill that lies within a given number of others."""
    path = QPainterPath()
    edge = depth * _EDGE
    path.addRect(rect.adjusted(edge, edge, -edge, -edge))
    return path
