"""The dab of paint: army colours and patterns, and the quiet colours of the table itself."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from cfanp_gui.record import palette
from cfanp_gui.record.palette import BLACK_ARMY, WHITE_ARMY, default_colours

__all__ = [
    "BLACK_ARMY", "DARK", "DEAD", "LIGHT", "PATTERNS", "WHITE_ARMY", "Theme", "default_colours",
    "draw_pattern", "ink_on", "is_dark", "luminance",
]  # fmt: skip

DEAD = QColor(palette.DEAD)


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of the table; armies bring their own."""

    dark: bool
    table: QColor
    table_edge: QColor
    light_square: QColor
    dark_square: QColor
    text: QColor
    soft_text: QColor
    plate: QColor
    plate_line: QColor
    accent: QColor
    accent_text: QColor
    target: QColor
    last_move: QColor
    check: QColor
    cause: QColor
    shadow: QColor


LIGHT = Theme(
    dark=False,
    table=QColor("#dfe3e1"),
    table_edge=QColor("#cfd5d2"),
    light_square=QColor("#f1ede2"),
    dark_square=QColor("#b9b29f"),
    text=QColor("#23272b"),
    soft_text=QColor("#666c70"),
    plate=QColor("#f7f8f7"),
    plate_line=QColor("#c3c9c6"),
    accent=QColor("#1f7a6d"),
    accent_text=QColor("#ffffff"),
    target=QColor(22, 101, 90, 190),
    last_move=QColor(236, 200, 70, 120),
    check=QColor(214, 40, 40, 165),
    cause=QColor(200, 30, 30, 230),
    shadow=QColor(0, 0, 0, 90),
)
DARK = Theme(
    dark=True,
    table=QColor("#23282b"),
    table_edge=QColor("#2c3236"),
    light_square=QColor("#cdc7b8"),
    dark_square=QColor("#8b8473"),
    text=QColor("#eceeed"),
    soft_text=QColor("#a3abaf"),
    plate=QColor("#31383c"),
    plate_line=QColor("#454e53"),
    accent=QColor("#4fc3ae"),
    accent_text=QColor("#0f1c1a"),
    target=QColor(9, 74, 66, 205),
    last_move=QColor(244, 208, 84, 125),
    check=QColor(225, 50, 50, 175),
    cause=QColor(235, 60, 60, 235),
    shadow=QColor(0, 0, 0, 150),
)


def luminance(colour: QColor) -> float:
    """The relative luminance of a colour, 0 for black to 1 for white (WCAG 2)."""
    return palette.luminance(colour.name())


def is_dark(colour: QColor) -> bool:
    """Whether light lines show better on a colour than dark ones."""
    return palette.is_dark(colour.name())


def ink_on(colour: QColor) -> QColor:
    """The colour for letters and outlines on a colour."""
    return QColor(palette.ink_on(colour.name()))


PATTERNS = 8


def draw_pattern(painter: QPainter, rect: QRectF, pattern: int, ink: QColor) -> None:
    """Fill an ellipse with one of the `PATTERNS`, so that colour is never alone."""
    painter.save()
    path = QPainterPath()
    path.addEllipse(rect)
    painter.setClipPath(path)
    pen = QPen(ink)
    pen.setWidthF(max(1.0, rect.height() * 0.12))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    step = rect.width() / 7
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    kind = pattern % PATTERNS
    if kind in (1, 5):
        for index in range(-2, 9):
            x = left + index * step
            if kind == 5 or index % 2:
                painter.drawLine(QPointF(x, bottom), QPointF(x + rect.height(), top))
    if kind in (2, 5):
        for index in range(-2, 9):
            x = left + index * step
            if kind == 5 or index % 2:
                painter.drawLine(QPointF(x, top), QPointF(x + rect.height(), bottom))
    if kind in (3, 7):
        for index in range(1, 7, 2):
            x = left + index * step
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))
    if kind in (4, 7):
        y = rect.center().y()
        painter.drawLine(QPointF(left, y), QPointF(right, y))
    if kind == 6:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(ink))
        radius = rect.height() * 0.14
        for index in (1, 3, 4, 6):
            painter.drawEllipse(QPointF(left + index * step, rect.center().y()), radius, radius)
    painter.restore()
