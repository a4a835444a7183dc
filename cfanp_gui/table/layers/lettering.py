"""Text in pictures: the program's font in a given height, and functions to draw text."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

CENTRE = Qt.AlignmentFlag.AlignCenter


def font_of(pixels: int, bold: bool = False) -> QFont:
    """Return the program's font with a given height in pixels."""
    font = QFont()
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def width_of(words: str, font: QFont) -> float:
    """Return the width of a text in a font."""
    return QFontMetricsF(font).horizontalAdvance(words)


Flags = Qt.AlignmentFlag | Qt.TextFlag


def write(
    painter: QPainter, rect: QRectF, words: str, font: QFont, ink: QColor, flags: Flags = CENTRE
) -> None:
    """Draw a text in a rectangle, centred unless `flags` say otherwise."""
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(rect, int(flags), words)


def outlined(words: str, font: QFont, middle: QPointF) -> QPainterPath:
    """Return the outline of a text, centred at a point by its actual bounds."""
    return _outline(words, font.toString()).translated(middle)


@lru_cache(maxsize=256)
def _outline(words: str, font: str) -> QPainterPath:
    """Return the outline of a text in a described font, centred at (0, 0)."""
    path, made = QPainterPath(), QFont()
    made.fromString(font)
    path.addText(QPointF(0, 0), made, words)
    path.translate(-path.boundingRect().center())
    return path
