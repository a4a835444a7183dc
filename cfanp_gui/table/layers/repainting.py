"""Animation of a captured piece that is repainted in its captor's colour."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPixmap, QTransform

from cfanp_gui.table.theme import polygon, smooth_painter

REPAINT_MS = 520
"""Milliseconds the brush takes."""
_WIDTH = 0.36
"""Width of the brush as a part of the picture."""
_STROKE = polygon("0,0.15 0.45,-0.1 -0.05,0.55 0.9,0 0.05,0.95 1.1,0.25 0.4,1.1 1.1,0.65 0.9,1.1")
"""Path of the brush to and fro, from the upper left to the lower right."""


def repainted(before: QPixmap, after: QPixmap, part: float) -> QPixmap:
    """Return a picture with a part of another painted over it by the brush, from 0 to 1."""
    if part >= 1.0:
        return after
    any_ratio, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode
    shown = before.scaled(after.size(), any_ratio, smooth.SmoothTransformation)
    shown.setDevicePixelRatio(1.0)
    painter = smooth_painter(shown)
    painter.setClipPath(_painted(after.width(), part))
    # The old picture is erased under the brush: the two may have different outlines.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawPixmap(shown.rect(), after, after.rect())
    painter.end()
    shown.setDevicePixelRatio(after.devicePixelRatio())
    return shown


def _painted(size: int, part: float) -> QPainterPath:
    """Return the area covered by the brush at a part of its path over a square of a size."""
    whole = QPainterPath()
    whole.addPolygon(QTransform.fromScale(size, size).map(_STROKE))
    way = QPainterPath(whole.pointAtPercent(0.0))
    steps = max(2, round(60 * part))
    for step in range(1, steps + 1):
        way.lineTo(whole.pointAtPercent(part * step / steps))
    stroker = QPainterPathStroker()
    stroker.setWidth(_WIDTH * size)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroke = stroker.createStroke(way)
    stroke.setFillRule(Qt.FillRule.WindingFill)
    return stroke
