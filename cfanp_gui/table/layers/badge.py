"""The badge of an army, and the mark of a bot."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cfanp_gui.core.wording import Badge
from cfanp_gui.table.layers.lettering import font_of, outlined
from cfanp_gui.table.theme import DEAD, draw_pattern, ink_on, pen_of, set_colours

_LETTER = {0: 0.64, 1: 0.64, 2: 0.5}
"""By the length of a label, the height of its letters as a part of the badge's height."""


class BadgeLook(NamedTuple):
    """Appearance of a badge, see `draw_badge`."""

    label: str
    colour: str
    pattern: int
    captor: str | None = None
    dead: bool = False

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the badge so that it fills a rectangle."""
        captor = None if self.captor is None else QColor(self.captor)
        colour = QColor(self.colour)
        draw_badge(painter, rect, colour, self.label, self.pattern, captor=captor, dead=self.dead)


def look_of_badge(badge: Badge, colours: Sequence[str]) -> BadgeLook:
    """Return the appearance of a badge in the colours of a match."""
    captor = None if badge.captor is None else colours[badge.captor]
    return BadgeLook(badge.label, colours[badge.paint], badge.paint, captor, badge.dead)


def draw_badge(
    painter: QPainter,
    rect: QRectF,
    colour: QColor,
    label: str,
    pattern: int,
    *,
    captor: QColor | None = None,
    dead: bool = False,
) -> None:
    """Draw a badge that fills a rectangle.

    `label` is a letter or a short number; it may be empty. `pattern` is one of the `PATTERNS`.
    `captor` is the paint of the army that took this one over, drawn as a ring. A dead army is grey
    and has no ring.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    height = rect.height()
    line = max(1.0, height / 24)
    if dead:
        colour = DEAD
    elif captor is not None:
        _draw_disc(painter, rect, captor, line)
        ring = max(2.5, height * 0.14)
        rect = rect.adjusted(ring, ring, -ring, -ring)
    _draw_disc(painter, rect, colour, line)
    ink = ink_on(colour)
    faint = QColor(ink)
    faint.setAlpha(95)
    draw_pattern(painter, rect.adjusted(line, line, -line, -line), pattern, faint)
    if label:  # a rim of paint separates its letters from the pattern
        letters = max(7, round(rect.height() * _LETTER.get(len(label), 0.38)))
        path = outlined(label, font_of(letters, bold=True), rect.center())
        painter.strokePath(path, pen_of(colour, max(2.0, rect.height() * 0.14)))
        painter.fillPath(path, ink)
    painter.restore()


def _draw_disc(painter: QPainter, rect: QRectF, colour: QColor, line: float) -> None:
    """Draw a disc with its outline inside the rectangle."""
    set_colours(painter, colour, ink_on(colour), line)
    painter.drawEllipse(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2))


def draw_bot(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw the mark of a bot in a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size, middle = rect.width(), rect.center().x()
    head = QRectF(rect.left() + size * 0.08, rect.top() + size * 0.32, size * 0.84, size * 0.6)
    top = QPointF(middle, rect.top() + size * 0.12)
    painter.setPen(QPen(ink, max(1.0, size * 0.09)))
    painter.drawLine(top, QPointF(middle, head.top()))
    set_colours(painter, ink)
    painter.drawEllipse(top, size * 0.1, size * 0.1)
    face = QPainterPath()
    face.addRoundedRect(head, size * 0.2, size * 0.2)
    eyes = QPainterPath()
    for across in (-0.19, 0.19):
        at = QPointF(middle + size * across, head.center().y())
        eyes.addEllipse(at, size * 0.1, size * 0.12)
    painter.drawPath(face - eyes)
    painter.restore()
