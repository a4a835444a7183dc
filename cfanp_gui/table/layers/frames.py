"""The frame of a board: the player's paint, the captor's band, and file and rank names."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from cfanp_gui.core.boards import Edge, split_names
from cfanp_gui.table.layers import frost
from cfanp_gui.table.layers.lettering import CENTRE, font_of
from cfanp_gui.table.layers.surface import ROUNDING, body_path, rect_path
from cfanp_gui.table.layout.geometry import FRAME, SQUARE, BoardArea, grown, square_centre
from cfanp_gui.table.theme import draw_pattern, ink_on, pen_of, set_colours

_OUT = {Edge.WEST: (-1, 0), Edge.EAST: (1, 0), Edge.NORTH: (0, -1), Edge.SOUTH: (0, 1)}
"""Steps to the right and down that lead off a board over an edge."""
BAND = 0.66 * FRAME
"""Width of a captor's band, from the outside of the frame."""
_PATCH = QRectF(-0.21 * SQUARE, -0.42 * BAND, 0.42 * SQUARE, 0.84 * BAND)
"""Area of the captor's pattern between two letters, along the edge."""
_LIGHT, _SHADE = QColor(255, 255, 255, 95), QColor(0, 0, 0, 85)
"""Inks of edges that face the light and of those in the shade."""
_FLAT = Qt.PenJoinStyle.BevelJoin, Qt.PenCapStyle.FlatCap

Legend = tuple[str, ...]
"""Names of a board's squares, by index."""


@dataclass(frozen=True, slots=True)
class FrameLook:
    """Appearance of a frame."""

    paint: QColor
    """Paint of the army at home, or of the player."""
    captor: QColor | None = None
    """Paint of the player who has captured the army; None for none."""
    pattern: int = 0
    """Captor's pattern, one of `PATTERNS`."""
    far: QColor | None = None
    """Paint of the north half, if another player sits there; None for the same paint."""
    frozen: bool = False
    """True if it is covered with frost."""
    stone: bool = False
    """True if it is drawn as cracked stone."""


class BoardFrame:
    """Painter of the frame of one board."""

    def __init__(self, area: BoardArea) -> None:
        self._area = area
        inside = grown(area.body, area.framed, -1)
        # No paint must shine through under the edges of squares at a seam.
        self._frame = _around(area, inside, grown(area.squares, area.framed, -1))
        self._rim = body_path(area, inside, area.framed)
        body = area.body
        self._named: tuple[Legend, bool] | None = None
        self._texts: tuple[tuple[QPointF, str], ...] = ()
        """Texts on the frame with their centres, for names of squares with or without a band."""
        self._north = QRectF(body.left(), body.top(), body.width(), -body.top())
        """The north player's half of the board with its frame."""

    @cached_property
    def _far(self) -> QPainterPath:
        return self._frame & rect_path(self._north)

    @cached_property
    def _band(self) -> QPainterPath:
        body, framed = self._area.body, self._area.framed
        return _around(self._area, grown(body, framed, -1), grown(body, framed, -BAND))

    def paint(self, painter: QPainter, look: FrameLook, names: Legend, upright: QTransform) -> None:
        """Paint the frame; `upright` is the transform that makes text upright on the screen."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self._frame, look.paint)
        if look.far is not None:
            painter.fillPath(self._far, look.far)
        outer = look.paint if look.captor is None else look.captor
        if look.captor is not None:
            inner = grown(self._area.body, self._area.framed, -BAND)
            painter.fillPath(self._band, look.captor)
            ink = ink_on(look.captor)
            ink.setAlpha(150)
            painter.save()
            painter.setClipPath(self._frame, Qt.ClipOperation.IntersectClip)
            set_colours(painter, None, ink, 1.4)
            painter.drawPath(body_path(self._area, inner, self._area.framed))
            painter.restore()
            self._paint_pattern(painter, look.pattern, ink)
        self._bevel(painter, upright)
        if look.frozen or look.stone:
            outer = self._weather(painter, look, outer)
        self._write(painter, look, outer, names, upright)

    def _bevel(self, painter: QPainter, upright: QTransform) -> None:
        """Light the edges of the frame that face the top left of the screen, and shade the others.

        The frame is higher than the squares, on which it throws a narrow shadow.
        """
        lit, sides = self._lit(upright), self._sides
        painter.strokePath(self._rim, pen_of(_SHADE, 2, *_FLAT))
        for ink, shaded in ((_LIGHT, False), (_SHADE, True)):
            painter.setPen(pen_of(ink, 3, *_FLAT))
            # The inner side of a lit edge lies in the shade. Qt draws lines far faster than paths.
            painter.drawLines([sides[edge][(edge in lit) is shaded] for edge in sides])

    @cached_property
    def _sides(self) -> dict[Edge, tuple[QLineF, QLineF]]:
        """Return the outer and the inner side of each edge of the frame."""
        area, framed = self._area, self._area.framed
        inner, short = grown(area.squares, framed, 0.75), grown(area.body, framed, -ROUNDING / 2)
        outer = grown(area.body, framed, -1.5)
        return {edge: (_side(outer, short, edge), _side(inner, inner, edge)) for edge in framed}

    def _lit(self, upright: QTransform) -> tuple[Edge, ...]:
        """Return the framed edges that face the top left of the screen."""
        seen, _ = upright.inverted()
        east, south = seen.m11() + seen.m12(), seen.m21() + seen.m22()
        ways = {edge: east * _OUT[edge][0] + south * _OUT[edge][1] for edge in self._area.framed}
        return tuple(edge for edge, away in ways.items() if away < -1e-6)

    def draw_shadow(self, painter: QPainter, upright: QTransform) -> None:
        """Draw the shadow that the lit edges of the frame throw on the squares."""
        set_colours(painter, QColor(0, 0, 0, 12))
        painter.drawRects([rect for edge in self._lit(upright) for rect in self._shadows[edge]])

    @cached_property
    def _shadows(self) -> dict[Edge, list[QRectF]]:
        """Return the rectangles of the shadow of each framed edge, which together are soft."""
        squares = self._area.squares
        sides = {edge: squares.height() if _OUT[edge][1] else squares.width() for edge in Edge}
        return {
            edge: [
                grown(squares, (edge.opposite,), wide - sides[edge])
                for wide in (1.5, 3.5, 6.0, 9.0)
            ]
            for edge in self._area.framed
        }

    def _weather(self, painter: QPainter, look: FrameLook, ground: QColor) -> QColor:
        """Paint frost or cracks on the frame; return the resulting background of its letters."""
        body = self._area.body
        corners = [body.topLeft(), body.topRight(), body.bottomRight(), body.bottomLeft()]
        clockwise = (Edge.NORTH, Edge.EAST, Edge.SOUTH, Edge.WEST)
        ends = dict(zip(clockwise, pairwise([*corners, corners[0]]), strict=True))
        sides = [ends[edge] for edge in self._area.framed]
        if look.frozen:
            frost.frost_edge(painter, self._frame, sides, FRAME * 0.8)
            ground = frost.frosted(ground)
        if look.stone:
            points = []
            for start, end in sides:
                way = end - start
                inwards = QPointF(-way.y(), way.x()) / way.manhattanLength()
                parts = (0.19, 0.56, 0.81) if abs(way.y()) < 1 else (0.37, 0.73)
                points += [start + way * part + inwards * FRAME / 2 for part in parts]
            frost.crack_edge(painter, self._frame, points, FRAME * 1.3)
        return ground

    def _paint_pattern(self, painter: QPainter, pattern: int, ink: QColor) -> None:
        """Paint a captor's pattern on the band wherever two squares meet."""
        spec = self._area.spec
        for edge, index, at in self._places(True):
            level = bool(_OUT[edge][1])
            if spec.file(index) == spec.files - 1 if level else spec.rank(index) == 0:
                continue  # no other square follows
            painter.save()
            painter.translate(at + (QPointF(SQUARE / 2, 0) if level else QPointF(0, SQUARE / 2)))
            painter.rotate(0 if level else 90)
            draw_pattern(painter, _PATCH, pattern, ink)
            painter.restore()

    def _write(
        self, painter: QPainter, look: FrameLook, ground: QColor, names: Legend, upright: QTransform
    ) -> None:
        """Write file letters and rank numbers on the frame, each upright on the screen."""
        banded = look.captor is not None
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.setFont(font_of(int(FRAME * (0.6 if banded else 0.72))))
        inks = [ink_on(colour or ground) for colour in (None, look.far)]
        for ink in inks:
            ink.setAlpha(255 if banded else 190)
        seen, (back, _) = painter.transform(), upright.inverted()
        painter.setTransform(upright * seen)
        room = QRectF(-FRAME, -FRAME, 2 * FRAME, 2 * FRAME)
        painter.setPen(inks[0])
        for at, text in self.coordinates(names, banded):
            if look.far is not None:
                painter.setPen(inks[at.y() < 0])
            painter.drawText(room.translated(back.map(at)), CENTRE, text)
        painter.setTransform(seen)

    def coordinates(self, names: Legend, banded: bool = False) -> tuple[tuple[QPointF, str], ...]:
        """Return the texts on the frame with their centres, in the middle of the frame or band."""
        if (names, banded) != self._named:
            parts, self._named = split_names(names), (names, banded)
            self._texts = tuple(
                (at, parts[index][1 if _OUT[edge][0] else 0])
                for edge, index, at in self._places(banded)
            )
        return self._texts

    def _places(self, banded: bool) -> Iterator[tuple[Edge, int, QPointF]]:
        """Yield every square at a framed edge, with the point on the frame beside it."""
        spec = self._area.spec
        out = SQUARE / 2 + (FRAME - BAND / 2 if banded else FRAME / 2)
        for edge in self._area.framed:
            right, down = _OUT[edge]
            first = spec.files - 1 if right > 0 else spec.size - spec.files if down < 0 else 0
            step, count = (spec.files, spec.ranks) if right else (1, spec.files)
            for index in range(first, first + step * count, step):
                yield edge, index, square_centre(spec, index) + QPointF(right, down) * out

    def reached(self, part: float) -> QPainterPath:
        """Return the area that paint has covered at a part of its way, from north to south."""
        body, inner = self._area.body, self._area.squares
        run = part * (body.height() + body.width() / 2)
        high, wide = min(run, body.height()), max(0.0, run - body.height())
        side = QRectF(body.topLeft(), QSizeF(inner.left() - body.left(), high))
        low = QRectF(body.left(), inner.bottom(), wide, body.bottom() - inner.bottom())
        region = QPainterPath()
        for corner in (side, low):
            region.addRect(corner)
            region.addRect(corner.translated(body.width() - corner.width(), 0))
        region.addRect(QRectF(inner.left(), body.top(), inner.width(), inner.top() - body.top()))
        region.setFillRule(Qt.FillRule.WindingFill)
        return region


def _side(rect: QRectF, inside: QRectF, edge: Edge) -> QLineF:
    """Return the side of a rectangle at an edge of a board, as long as that of another."""
    if _OUT[edge][0]:
        x = rect.left() if edge is Edge.WEST else rect.right()
        return QLineF(x, inside.top(), x, inside.bottom())
    y = rect.top() if edge is Edge.NORTH else rect.bottom()
    return QLineF(inside.left(), y, inside.right(), y)


def _around(area: BoardArea, outer: QRectF, inner: QRectF) -> QPainterPath:
    """Return the area within a board's outline and outside a rectangle."""
    return body_path(area, outer).subtracted(rect_path(inner))
