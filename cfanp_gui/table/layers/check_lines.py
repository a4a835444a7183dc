"""What shows on a board that a King is attacked: a flash, and a thin line from each attacker."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.table.layers.surface import CONTRAST, Z_BELOW, Z_PIECE, ThemedItem
from cfanp_gui.table.layout.geometry import SQUARE, BoardArea, Pose
from cfanp_gui.table.theme import Theme

FLASH_MS = 600
"""How long a King flashes that has come into check."""
RING = 0.455 * SQUARE
"""The radius of the ring that a King in check has; its lines end there."""
_FROM = 0.3 * SQUARE
"""How far from the middle of its square an attacker's line begins, under the piece."""
_WIDTHS = (5.0, 2.0)
"""Of the dark line and of the light one within it."""


class CheckLinesItem(ThemedItem):
    """The part that lies on one board of the lines from attackers to Kings, below the pieces.

    Two boards pushed together each show their own part, so that neither hides the other's.
    """

    def __init__(self, parent: QGraphicsItem, theme: Theme, area: BoardArea) -> None:
        super().__init__(parent, theme, area.squares)
        self.setZValue((Z_BELOW + Z_PIECE) / 2)
        self.lines: tuple[QLineF, ...] = ()
        """From the middle of the attacker's square to that of the King's."""
        self._kings: tuple[QPointF, ...] = ()
        self._drawn = 1.0
        self._flash = 0.0
        self.setVisible(False)

    def show_lines(self, lines: Sequence[QLineF]) -> None:
        """Show these lines and no others."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self._changed()

    def draw_part(self, part: float) -> None:
        """Draw so much of every line, from the attacker on."""
        if part != self._drawn:
            self._drawn = part
            self._changed()

    def flash(self, kings: Sequence[QPointF], strength: float) -> None:
        """Let the squares of Kings, by their middles, flash so brightly; 0 is not at all."""
        self._kings, self._flash = tuple(kings) if strength > 0 else (), strength
        self._changed()

    def _changed(self) -> None:
        self.setVisible(bool(self.lines or self._kings))
        self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setClipRect(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        glow = QColor(self._theme.check)
        for strength, reach in ((0.55, 0.8), (1.0, 0.47)):
            glow.setAlphaF(min(1.0, self._theme.check.alphaF() * self._flash * strength))
            painter.setBrush(glow)
            for king in self._kings:
                painter.drawEllipse(king, reach * SQUARE, reach * SQUARE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        shown = [part_of(line, self._drawn) for line in self.lines]
        for colour, width in zip(CONTRAST, _WIDTHS, strict=True):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLines(shown)


def part_of(line: QLineF, part: float) -> QLineF:
    """Return the part of a line between two squares that is drawn, up to the King's ring."""
    length = line.length()
    start, end = line.pointAt(_FROM / length), line.pointAt(1 - RING / length)
    return QLineF(start, start + (end - start) * part)


def seen_from(point: QPointF, there: Pose, here: Pose) -> QPointF:
    """Return a point of a board in one pose as it lies in the frame of one in another pose."""
    back, _ = here.transform().inverted()
    return back.map(there.transform().map(point) + there.centre - here.centre)
