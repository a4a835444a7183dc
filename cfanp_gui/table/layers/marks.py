"""Marks on the squares of a board, the cursor, and lines from attackers to a King in check."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.core.boards import BoardSpec
from cfanp_gui.session.view_model import Mark, Marks
from cfanp_gui.table.layers.surface import CONTRAST, ThemedItem, Z, rect_path
from cfanp_gui.table.layout.geometry import (
    SQUARE,
    BoardArea,
    Pose,
    square_centre,
    square_rect,
    squares_rect,
)
from cfanp_gui.table.theme import SHARP, Theme, pen_of, polygon, set_colours

_AGED = {Mark.OLDEST: 0.22, Mark.OLDER: 0.36, Mark.RECENT: 0.52}
"""Opacity of the tint of earlier moves, relative to that of the last move."""
_FILLS = (*_AGED, Mark.LAST, Mark.PICKED, Mark.MATE)
"""Marks that fill a square."""
_BELOW = frozenset(
    (*_FILLS, Mark.GOAL, Mark.GATE, Mark.CHECK, Mark.FALLEN, Mark.CAPTURE, Mark.FAINT_CAPTURE)
)
"""Marks below the pieces; all others are drawn above."""
_WIDTHS = (7.0, 3.0)
"""Widths of a dark line and of the light line within it."""
_DASHES = 4
"""Number of dashes along each edge of a square."""
_INWARDS = "0.48,-0.28 0.21,-0.21 0.28,-0.48"
"""A blade in the upper right corner of a square of width 1, pointing to the centre."""
_LOZENGE = "0,-0.46 0.46,0 0,0.46 -0.46,0"
"""An inlay whose corners are visible round a piece."""
_POST = "-0.46,-0.4 -0.38,-0.4 -0.38,0.4 -0.46,0.4"
"""An inlay along the edge of a square."""
_OUTWARDS = "0.48,-0.16 0.48,-0.48 0.16,-0.48"
"""A blade that points out of the square."""
_FALLEN_KING = (
    "-0.25,0.32 -0.25,0.22 -0.13,0.17 -0.25,-0.06 -0.14,-0.13 -0.04,-0.08 -0.04,-0.19 -0.11,-0.19 "
    "-0.11,-0.26 -0.04,-0.26 -0.04,-0.33 0.04,-0.33 0.04,-0.26 0.11,-0.26 0.11,-0.19 0.04,-0.19 "
    "0.04,-0.08 0.14,-0.13 0.25,-0.06 0.13,0.17 0.25,0.22 0.25,0.32"
)
"""Outline of an upright King, in the middle of a square of width 1."""
FLASH_MS = 600
"""Milliseconds a King flashes that has come into check."""
RING = 0.455 * SQUARE
"""Radius of the ring of a King in check, at which the lines end."""
_FROM = 0.3 * SQUARE
"""Distance from the centre of the attacker's square at which its line begins."""
_LINES = (5.0, 2.0)
"""Widths of the dark line and of the light line within it."""
_EDGE = 5.0
"""Width of a fill that is visible round another fill on the same square."""


class MarksItem(ThemedItem):
    """Marks on the squares of a board, below the pieces or above them."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, spec: BoardSpec, below: bool) -> None:
        z = Z.BELOW if below else Z.ABOVE
        super().__init__(parent, theme, squares_rect(spec), z, shown=False)
        self._spec = spec
        self._below = below
        self.marks: dict[int, Marks] = {}
        """Marks shown here, by square index."""
        self._cursor: int | None = None

    def show_marks(self, marks: Mapping[int, Marks]) -> None:
        """Show exactly these marks, by square index."""
        before, here = self.marks, dict[int, Marks]()
        for square, marked in marks.items():
            if shown := marked & _BELOW if self._below else marked - _BELOW:
                here[square] = shown
        if here != before:
            self.marks = here
            self._changed({at for at in (*before, *here) if before.get(at) != here.get(at)})

    def show_cursor(self, square: int | None) -> None:
        """Show the keyboard's cursor on a square; None hides it."""
        if square != self._cursor:
            before, self._cursor = self._cursor, square
            self._changed({square, before})

    def _changed(self, squares: set[int | None]) -> None:
        """Repaint only the changed squares; to hide the item would repaint all of them."""
        self.setVisible(True)
        for square in squares:
            if square is not None:
                self.update(square_rect(self._spec, square))

    def draw(self, painter: QPainter) -> None:
        for square, marks in self.marks.items():
            if fills := [mark for mark in _FILLS if mark in marks]:
                self._paint_fills(painter, fills, square)
            for mark in Mark:
                if mark in marks and mark not in _FILLS:
                    painter.save()
                    painter.translate(square_centre(self._spec, square))
                    self._paint_shape(painter, mark)
                    painter.restore()
        if self._cursor is not None:
            rect = square_rect(self._spec, self._cursor).adjusted(3.5, 3.5, -3.5, -3.5)
            for colour, width in zip(CONTRAST, _WIDTHS, strict=True):
                set_colours(painter, None, colour, width)
                painter.drawRect(rect)

    def _paint_fills(self, painter: QPainter, marks: list[Mark], square: int) -> None:
        """Fill a square; each of several fills is visible as an edge round the next."""
        theme = self._theme
        colours = {Mark.LAST: theme.last_move, Mark.PICKED: theme.picked, Mark.MATE: theme.mate}
        for mark, part in _AGED.items():
            colours[mark] = QColor(theme.last_move)
            colours[mark].setAlphaF(theme.last_move.alphaF() * part)
        latest = [mark for mark in marks if mark in (*_AGED, Mark.LAST)][-1:]
        marks = [mark for mark in marks if mark in latest or mark not in _AGED]
        rect = square_rect(self._spec, square)
        edges = [_EDGE * depth for depth in range(len(marks))]
        shapes = [rect_path(rect.adjusted(edge, edge, -edge, -edge)) for edge in edges]
        for mark, shape, over in zip(marks, shapes, [*shapes[1:], QPainterPath()], strict=True):
            painter.fillPath(shape.subtracted(over), colours[mark])  # each has its normal colour
        if Mark.MATE in marks:
            painter.setPen(QPen(theme.mate, SQUARE * 0.09))
            inner = rect.adjusted(6, 6, -6, -6)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())

    def _paint_shape(self, painter: QPainter, mark: Mark) -> None:
        """Draw a mark that does not fill its square, with the square's centre at (0, 0)."""
        theme, centre = self._theme, QPointF(0, 0)
        rect = QRectF(-SQUARE / 2, -SQUARE / 2, SQUARE, SQUARE)
        faint = mark in (Mark.FAINT_TARGET, Mark.FAINT_CAPTURE)
        colour = theme.faint_target if faint else theme.target
        match mark:
            case Mark.FALLEN:  # the faint outline of a King
                painter.scale(1.1 * SQUARE, 1.1 * SQUARE)
                painter.rotate(78)
                inside, line = QColor(CONTRAST[0]), QColor(CONTRAST[0])
                inside.setAlpha(40)
                line.setAlpha(150)
                set_colours(painter, inside, pen_of(line, 0.035))
                painter.drawPolygon(polygon(_FALLEN_KING))
            case Mark.GOAL | Mark.GATE:  # inlays: a lozenge, and two posts
                inlay, line = QColor(CONTRAST[1]), QColor(CONTRAST[0])
                inlay.setAlpha(70)
                line.setAlpha(120)
                painter.scale(SQUARE, SQUARE)
                set_colours(painter, inlay, pen_of(line, 0.025, SHARP))
                for _ in range(1 if mark is Mark.GOAL else 2):
                    painter.drawPolygon(polygon(_LOZENGE if mark is Mark.GOAL else _POST))
                    painter.rotate(180)
            case Mark.CHECK:  # a ring that is visible beside every paint
                for dark_or_light, width in zip(CONTRAST, _WIDTHS, strict=True):
                    set_colours(painter, None, dark_or_light, width)
                    painter.drawEllipse(centre, RING, RING)
            case Mark.CHOICE:  # a light dashed line within a dark one
                inner = rect.adjusted(3.5, 3.5, -3.5, -3.5)
                set_colours(painter, None, pen_of(CONTRAST[0], _WIDTHS[0], SHARP))
                painter.drawRect(inner)
                pen = pen_of(CONTRAST[1], _WIDTHS[1], cap=Qt.PenCapStyle.FlatCap)
                # The length of the dashes puts one round every corner.
                dash = inner.width() / (2 * _DASHES * _WIDTHS[1])
                pen.setDashPattern([dash, dash])
                pen.setDashOffset(dash / 2)
                painter.setPen(pen)
                painter.drawRect(inner)
            case Mark.SHOWN:  # an open eye in the upper right corner
                painter.translate(0.33 * SQUARE, -0.36 * SQUARE)
                painter.scale(SQUARE, SQUARE)
                eye = QPainterPath(QPointF(-0.13, 0))
                eye.quadTo(0, -0.15, 0.13, 0)
                eye.quadTo(0, 0.15, -0.13, 0)
                set_colours(painter, CONTRAST[1], CONTRAST[0], 0.03)
                painter.drawPath(eye)
                set_colours(painter, CONTRAST[0])
                painter.drawEllipse(centre, 0.045, 0.045)
            case Mark.DANGER | Mark.ATTACKER:  # blades: four at a King, or one out of the square
                painter.scale(SQUARE, SQUARE)
                set_colours(painter, QColor(theme.cause.rgb()), pen_of(CONTRAST[1], 0.035, SHARP))
                for _ in range(4 if mark is Mark.DANGER else 1):
                    painter.drawPolygon(polygon(_INWARDS if mark is Mark.DANGER else _OUTWARDS))
                    painter.rotate(90)
            case Mark.CAUSE:
                set_colours(painter, None, theme.cause, 5)
                painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 8, 8)
            case Mark.TARGET | Mark.FAINT_TARGET:
                set_colours(painter, colour)
                painter.drawEllipse(centre, SQUARE * 0.14, SQUARE * 0.14)
            case _:
                set_colours(painter, None, colour, SQUARE * 0.075)
                painter.drawEllipse(centre, SQUARE * 0.44, SQUARE * 0.44)


class CheckLinesItem(ThemedItem):
    """Lines from attackers to Kings on one board; of two pushed together each shows its part."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, area: BoardArea) -> None:
        super().__init__(parent, theme, area.squares, (Z.BELOW + Z.PIECE) / 2, shown=False)
        self.lines: tuple[QLineF, ...] = ()
        """Lines from the centre of the attacker's square to the centre of the King's."""
        self._kings: tuple[QPointF, ...] = ()
        self._drawn = 1.0
        self._flash = 0.0

    def show_lines(self, lines: Sequence[QLineF]) -> None:
        """Show exactly these lines."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self._changed()

    def draw_part(self, part: float) -> None:
        """Draw a part of every line, from 0 to 1, starting at the attacker."""
        if part != self._drawn:
            self._drawn = part
            self._changed()

    def flash(self, kings: Sequence[QPointF], strength: float) -> None:
        """Show a flash of a strength from 0 to 1 on Kings' squares, given by their centres."""
        before = self._kings
        self._kings, self._flash = tuple(kings) if strength > 0 else (), strength
        if before or self._kings:
            self._changed()

    def _changed(self) -> None:
        self.setVisible(bool(self.lines or self._kings))
        self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setClipRect(self.rect())
        glow = QColor(self._theme.check)
        for strength, reach in ((0.55, 0.8), (1.0, 0.47)):
            glow.setAlphaF(min(1.0, self._theme.check.alphaF() * self._flash * strength))
            set_colours(painter, glow)
            for king in self._kings:
                painter.drawEllipse(king, reach * SQUARE, reach * SQUARE)
        shown = [part_of(line, self._drawn) for line in self.lines]
        for colour, width in zip(CONTRAST, _LINES, strict=True):
            painter.setPen(pen_of(colour, width, cap=Qt.PenCapStyle.RoundCap))
            painter.drawLines(shown)


def part_of(line: QLineF, part: float) -> QLineF:
    """Return the drawn part of a line between two squares, which ends at the King's ring."""
    length = line.length()
    start, end = line.pointAt(_FROM / length), line.pointAt(1 - RING / length)
    return QLineF(start, start + (end - start) * part)


def seen_from(point: QPointF, there: Pose, here: Pose) -> QPointF:
    """Return a point of a board in pose `there` in the frame of reference of a board in `here`."""
    back, _ = here.transform().inverted()
    return back.map(there.transform().map(point) + there.centre - here.centre)
