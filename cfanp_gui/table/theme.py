"""Colours and patterns of armies, and the neutral colours of the table itself."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cfanp_gui.record import colour as sight
from cfanp_gui.record import palette
from cfanp_gui.record.palette import BLACK_ARMY, WHITE_ARMY, default_colours

__all__ = [
    "BLACK_ARMY",
    "DARK",
    "DEAD",
    "LIGHT",
    "PATTERNS",
    "WHITE_ARMY",
    "Theme",
    "default_colours",
    "draw_pattern",
    "ink_on",
    "is_dark",
    "luminance",
]

DEAD = QColor(palette.DEAD)


class Theme(NamedTuple):
    """Colours of the table; armies have their own.

    Marks are painted over squares and are translucent. Marks that fill a square differ from bare
    squares of both colours and from one another, and the paint of dark pieces from all of them,
    with and without colour blindness: by at least 15 in CIEDE2000 from the square they are on, as
    armies do from one another, and by 12 from one another. The closest ones also differ in shape:
    mate has a cross, and check is a short flash.
    """

    dark: bool
    table: QColor
    table_edge: QColor
    light_square: QColor
    dark_square: QColor
    veil: QColor
    """Veil over the squares of boards that were pushed this turn, below their marks."""
    text: QColor
    soft_text: QColor
    plate: QColor
    plate_line: QColor
    outline: QColor
    """Outline of empty controls such as check boxes, visible on plates and in lists."""
    accent: QColor
    """Colour for the turn and for chosen objects: neutral, because armies use all others."""
    accent_text: QColor
    target: QColor
    """Dots and rings on squares that the piece picked up can reach."""
    faint_target: QColor
    """Dots and rings on such squares of pairs that are not pushed together."""
    picked: QColor
    last_move: QColor
    check: QColor
    mate: QColor
    cause: QColor


LIGHT = Theme(
    dark=False,
    table=QColor("#d3d9d6"),
    table_edge=QColor("#c3cac7"),
    light_square=QColor("#f3efe4"),
    dark_square=QColor("#b7b09e"),
    veil=QColor(211, 217, 214, 75),
    text=QColor("#23272b"),
    soft_text=QColor("#565d61"),
    plate=QColor("#f7f8f7"),
    plate_line=QColor("#b4bbb8"),
    outline=QColor("#757c80"),
    accent=QColor("#5b6369"),
    accent_text=QColor("#ffffff"),
    target=QColor(26, 32, 36, 200),
    faint_target=QColor(26, 32, 36, 90),
    picked=QColor(149, 189, 218, 166),
    last_move=QColor(252, 207, 134, 227),
    check=QColor(214, 91, 60, 186),
    mate=QColor(83, 78, 134, 151),
    cause=QColor(180, 10, 20),
)
DARK = Theme(
    dark=True,
    table=QColor("#1b1f22"),
    table_edge=QColor("#272c30"),
    light_square=QColor("#ccc7b8"),
    dark_square=QColor("#8f8776"),
    veil=QColor(27, 31, 34, 75),
    text=QColor("#eceeed"),
    soft_text=QColor("#a3abaf"),
    plate=QColor("#31383c"),
    plate_line=QColor("#454e53"),
    outline=QColor("#9da5a9"),
    accent=QColor("#bcc4c9"),
    accent_text=QColor("#14181a"),
    target=QColor(14, 18, 20, 215),
    faint_target=QColor(14, 18, 20, 95),
    picked=QColor(140, 180, 209, 168),
    last_move=QColor(254, 200, 112, 212),
    check=QColor(255, 86, 24, 204),
    mate=QColor(121, 119, 179, 242),
    cause=QColor(184, 8, 28),
)


def luminance(colour: QColor) -> float:
    """Return the relative luminance of a colour, 0 for black to 1 for white (WCAG 2)."""
    return sight.luminance(colour.name())


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours as defined by WCAG, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def is_dark(colour: QColor) -> bool:
    """Return True if light lines show better on a colour than dark ones."""
    return palette.is_dark(colour.name())


def ink_on(colour: QColor) -> QColor:
    """Return the colour for letters and outlines on a colour."""
    return QColor(palette.ink_on(colour.name()))


PATTERNS = 8
"""Plain, stripes, half, bars, band, net, dots, quarters: in the order of the armies."""


def fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Fill a rectangle with a colour and without an outline.

    `QPainter.fillRect` would do so too, but makes PySide create all gradient types first, which
    takes longer than all the filling at startup.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)


def draw_pattern(painter: QPainter, rect: QRectF, pattern: int, ink: QColor) -> None:
    """Fill an ellipse with one of the `PATTERNS`, so that colour is never the only sign.

    The ellipse may be round, as on a badge, or flat, as under a piece; both may be small, and a
    letter may cover the middle. Numbers beyond the last pattern wrap around.
    """
    painter.save()
    path = QPainterPath()
    path.addEllipse(rect)
    painter.setClipPath(path)
    # The stripes of a flat ellipse are further apart, as there is more room beside its letter.
    step = max(rect.width() / 8, rect.height() / 4)
    pen = QPen(ink)
    pen.setWidthF(max(1.0, step * 0.4))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = rect.center()
    match pattern % PATTERNS:
        case 1:
            _draw_stripes(painter, rect, step * 1.3, rect.height())
        case 2:
            fill(painter, QRectF(rect.topLeft(), QPointF(middle.x(), rect.bottom())), ink)
        case 3:
            _draw_stripes(painter, rect, step, 0)
        case 4:
            height = rect.height() * 0.36
            bar = QRectF(rect.left(), middle.y() - height / 2, rect.width(), height)
            fill(painter, bar, ink)
        case 5:
            pen.setWidthF(max(0.8, step * 0.22))
            painter.setPen(pen)
            for lean in (rect.height(), -rect.height()):
                _draw_stripes(painter, rect, step, lean)
        case 6:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            for across in (-0.68, -0.34, 0.0, 0.34, 0.68):
                for down in (-0.56, 0.0, 0.56):
                    at = QPointF(across * rect.width() / 2, down * rect.height() / 2)
                    painter.drawEllipse(middle + at, step * 0.3, step * 0.3)
        case 7:
            fill(painter, QRectF(middle, rect.topRight()).normalized(), ink)
            fill(painter, QRectF(middle, rect.bottomLeft()).normalized(), ink)
    painter.restore()


def _draw_stripes(painter: QPainter, rect: QRectF, step: float, lean: float) -> None:
    """Draw lines from the bottom to the top of a rectangle, shifted right by `lean` at the top."""
    reach = (rect.width() + abs(lean)) / 2
    for index in range(-int(reach / step), int(reach / step) + 1):
        x = rect.center().x() + index * step
        painter.drawLine(QPointF(x - lean / 2, rect.bottom()), QPointF(x + lean / 2, rect.top()))
