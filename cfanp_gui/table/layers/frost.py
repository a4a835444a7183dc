"""Frost on frozen, and cracks in stone pieces, frames and plates: shapes, not only colours."""

from collections.abc import Iterable, Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform

from cfanp_gui.table.theme import SHARP, mixed, pen_of, polygon, set_colours, smooth_painter

SideEnds = Sequence[tuple[QPointF, QPointF]]
_FLAT = Qt.PenCapStyle.FlatCap
VEIL = QColor(222, 239, 249, 118)
"""Pale translucent veil over the paint."""
ICE = QColor(243, 250, 255, 225)
_EDGE = QColor(70, 112, 142, 210)
"""Outline of a shard, which makes it visible on white paint."""
_DARK = QColor("#1d3a4d")
_CRACK, _GLINT = QColor(30, 33, 36, 215), QColor(235, 238, 240, 170)

_SHARDS = (
    "0,30 0,62 34,50",
    "100,18 100,52 66,30",
    "22,0 58,0 44,30",
    "100,62 100,92 62,84",
    "8,100 44,100 30,70",
)
"""Shards on a piece, in a square of 100 by 100 units; clipped to the piece's outline."""
_CRACKS = "57,0 50,20 59,33 47,49 56,63 45,92", "59,33 74,41 82,38", "47,49 30,56 25,68"
"""Cracks through a piece in the same square."""
BESIDE = (QPointF(14, 47), 13.0)
"""Centre and reach of the crystal beside a frozen piece, in the same units."""
_TEETH = (0.86, 0.4, 0.62, 0.3, 0.74, 0.48)
"""Depths of successive shards in a frame, as parts of `depth`."""


def frost_body(body: QPixmap) -> None:
    """Paint frost on the picture of a piece without its stand."""
    painter = _inside(body)
    painter.fillRect(QRectF(0, 0, 100, 100), VEIL)
    set_colours(painter, ICE, pen_of(_EDGE, 1.6, SHARP, _FLAT))
    for shard in _SHARDS:
        painter.drawPolygon(polygon(shard))
    painter.end()


def crack_body(body: QPixmap) -> None:
    """Paint cracks on the picture of a piece without its stand."""
    painter = _inside(body)
    _draw_cracks(painter, map(polygon, _CRACKS), 3.0)
    painter.end()


def draw_crystal(painter: QPainter, middle: QPointF, reach: float) -> None:
    """Draw a crystal of six arms, light within dark so that it is visible on any background."""
    painter.save()
    painter.translate(middle)
    painter.scale(reach, reach)
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(0, -0.92)
    path.moveTo(-0.28, -0.8)
    path.lineTo(0, -0.52)
    path.lineTo(0.28, -0.8)
    for colour, width in ((_DARK, 0.34), (QColor("#ffffff"), 0.15)):
        for _ in range(6):
            painter.strokePath(path, pen_of(colour, width, SHARP))
            painter.rotate(60)
    painter.restore()


def frosted(paint: QColor) -> QColor:
    """Return the colour of a paint below the veil."""
    return mixed(VEIL, paint, VEIL.alphaF())


def frost_edge(
    painter: QPainter, shape: QPainterPath, sides: SideEnds, depth: float, veiled: bool = True
) -> None:
    """Paint frost on a shape, with shards from some of its sides inwards.

    Each side is given by its two ends, with the shape on its right; shards reach up to `depth`
    inwards. A `veiled` shape is paler all over.
    """
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if veiled:
        painter.fillPath(shape, VEIL)
    set_colours(painter, ICE, pen_of(_EDGE, 1.2, SHARP, _FLAT))
    for start, end in sides:
        painter.drawPolygon(_teeth(start, end, depth))
    painter.restore()


def crack_edge(painter: QPainter, shape: QPainterPath, at: Iterable[QPointF], size: float) -> None:
    """Draw a crack through a shape at each of some points, `size` wide and high."""
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    crack = polygon("-0.5,-0.5 -0.08,-0.2 -0.2,0.04 0.22,0.2 0.4,0.5")
    both = [QTransform.fromScale(side, size).map(crack) for side in (size, -size)]
    lines = (both[number % 2].translated(point) for number, point in enumerate(at))
    _draw_cracks(painter, lines, 1.8)
    painter.restore()


def _teeth(start: QPointF, end: QPointF, depth: float) -> QPolygonF:
    """Return a polygon of sharp shards of uneven depth along a side, without gaps."""
    way = end - start
    length = max(hypot(way.x(), way.y()), 1.0)
    along = way / length
    inwards = QPointF(-along.y(), along.x())
    points, gone, number = [start], 0.0, 0
    while gone < length:
        deep = depth * _TEETH[number % len(_TEETH)]
        wide = depth * (0.7 + 0.5 * _TEETH[(number + 2) % len(_TEETH)])
        points.append(start + along * min(gone + wide * 0.4, length) + inwards * deep)
        gone += wide
        points.append(start + along * min(gone, length) + inwards * depth * 0.08)
        number += 1
    return QPolygonF([*points, end])


def _draw_cracks(painter: QPainter, lines: Iterable[QPolygonF], width: float) -> None:
    """Draw dark lines, each with a glint of light at one side."""
    for line in lines:
        for colour, shift in ((_GLINT, 0.7 * width), (_CRACK, 0.0)):
            painter.setPen(pen_of(colour, width, SHARP, _FLAT))
            painter.drawPolyline(line.translated(shift, 0))


def _inside(body: QPixmap) -> QPainter:
    """Return a painter with 100 units to the square that paints only on the body."""
    painter = smooth_painter(body)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.scale(body.width() / 100, body.height() / 100)
    return painter
