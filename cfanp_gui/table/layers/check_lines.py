"""Signs on a board that a King is attacked: a flash, and a thin line from each attacker."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.table.layers.surface import CONTRAST, ThemedItem, Z
from cfanp_gui.table.layout.geometry import SQUARE, BoardArea, Pose
from cfanp_gui.table.theme import Theme, pen_of, set_colours

FLASH_MS = 600
"""Milliseconds a King flashes that has come into check."""
RING = 0.455 * SQUARE
"""Radius of the ring of a King in check, at which the lines end."""
_FROM = 0.3 * SQUARE
"""Distance from the centre of the attacker's square at which its line begins."""
_WIDTHS = (5.0, 2.0)
"""Widths of the dark line and of the light line within it."""


class CheckLinesItem(ThemedItem):
    """Part on one board of the lines from attackers to Kings, below the pieces.

    Two boards pushed together each show their own part, so that neither hides the other's.
    """

    def __init__(self, parent: QGraphicsItem, theme: Theme, area: BoardArea) -> None:
        super().__init__(parent, theme, area.squares)
        self.setZValue((Z.BELOW + Z.PIECE) / 2)
        self.lines: tuple[QLineF, ...] = ()
        """Lines from the centre of the attacker's square to the centre of the King's."""
        self._kings: tuple[QPointF, ...] = ()
        self._drawn = 1.0
        self._flash = 0.0
        self.setVisible(False)

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
        self._kings, self._flash = tuple(kings) if strength > 0 else (), strength
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
        for colour, width in zip(CONTRAST, _WIDTHS, strict=True):
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
