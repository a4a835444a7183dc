"""The badge of an army."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cfanp_gui.core.wording import Badge
from cfanp_gui.table.layers.lettering import font_of, outlined
from cfanp_gui.table.theme import DEAD, draw_pattern, ink_on, pen_of, set_colours

_LETTER = {0: 0.64, 1: 0.64, 2: 0.5}
"""By the length of a label, the height of its letters as a part of the badge's height."""


@dataclass(frozen=True, slots=True)
class BadgeLook:
    """Appearance of a badge."""

    label: str
    """A letter or a short number; empty for none."""
    colour: str
    pattern: int
    """One of the `PATTERNS`."""
    captor: str | None = None
    """Paint of the army that took this one over, drawn as a ring."""
    dead: bool = False
    """True for an army that is drawn grey and without a ring."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the badge so that it fills a rectangle."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height, line = rect.height(), max(1.0, rect.height() / 24)
        colour = DEAD if self.dead else QColor(self.colour)
        if self.captor is not None and not self.dead:
            _draw_disc(painter, rect, QColor(self.captor), line)
            ring = max(2.5, height * 0.14)
            rect = rect.adjusted(ring, ring, -ring, -ring)
        _draw_disc(painter, rect, colour, line)
        ink = ink_on(colour)
        faint = QColor(ink)
        faint.setAlpha(95)
        draw_pattern(painter, rect.adjusted(line, line, -line, -line), self.pattern, faint)
        if self.label:  # a rim of paint separates its letters from the pattern
            letters = max(7, round(rect.height() * _LETTER.get(len(self.label), 0.38)))
            path = outlined(self.label, font_of(letters, bold=True), rect.center())
            painter.strokePath(path, pen_of(colour, max(2.0, rect.height() * 0.14)))
            painter.fillPath(path, ink)
        painter.restore()


def look_of_badge(badge: Badge, colours: Sequence[str]) -> BadgeLook:
    """Return the appearance of a badge in the colours of a match."""
    captor = None if badge.captor is None else colours[badge.captor]
    return BadgeLook(badge.label, colours[badge.paint], badge.paint, captor, badge.dead)


def _draw_disc(painter: QPainter, rect: QRectF, colour: QColor, line: float) -> None:
    """Draw a disc with its outline inside the rectangle."""
    set_colours(painter, colour, ink_on(colour), line)
    painter.drawEllipse(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2))
