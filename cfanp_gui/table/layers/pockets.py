"""The pocket behind a board, in which the pieces of a stockpile lie side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.table.layers.surface import CACHED, Z_BELOW, ThemedItem
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import Theme

SCALE = 0.86
"""How large a piece lies in a pocket, as a part of its size on a square."""
_EDGE = 0.12 * SQUARE


class PocketItem(ThemedItem):
    """The bare pocket; the pieces in it are children of the board like all others."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, rect: QRectF) -> None:
        super().__init__(parent, theme, rect.adjusted(-2, -2, 2, 2))
        self.setCacheMode(CACHED)
        self.setZValue(Z_BELOW)
        self.ground = rect
        """Where pieces lie, in the board's own frame of reference."""
        self.taken: QPointF | None = None
        """The middle of the piece that has been taken up here; None where none has."""

    def show_taken(self, taken: QPointF | None) -> None:
        """Show which piece has been taken up here, by its middle."""
        if taken != self.taken:
            self.taken = taken
            self.update()

    def draw(self, painter: QPainter) -> None:
        theme = self._theme
        painter.setPen(QPen(theme.plate_line, 1) if self.taken is None else QPen(theme.accent, 3))
        ground = QColor(theme.dark_square)
        ground.setAlpha(150)  # pieces of any colour are seen on it, as on a square
        painter.setBrush(ground)
        radius = 0.16 * SQUARE
        painter.drawRoundedRect(self.ground, radius, radius)
        if self.taken is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.picked)
            place = QRectF(0, 0, SQUARE * SCALE, SQUARE * SCALE)
            place.moveCenter(self.taken)
            painter.drawRoundedRect(place, radius, radius)


def slots(rect: QRectF, runs: Sequence[int], on_its_head: bool = False) -> list[QPointF]:
    """Return the middles of the pieces in a pocket, in the board's own frame of reference.

    `rect` is where the pocket lies, `runs` says how many of a type lie one after another. All lie
    side by side from the reader's left where there is room. Else those of a type lie like cards in
    a hand, each over the one before it, so that the last of every type is seen whole.
    `on_its_head` is whether the reader sees the pocket so.
    """
    size = SQUARE * SCALE
    length = max(rect.width(), rect.height()) - 2 * _EDGE
    covered = sum(runs) - len(runs)
    step = size if not covered else max(0.0, min(size, (length - size * len(runs)) / covered))
    middle = rect.center()
    upright = rect.height() > rect.width()
    at = (size - length) / 2
    middles = []
    for run in runs:
        for last in [False] * (run - 1) + [True]:
            along = -at if on_its_head else at
            middles.append(middle + (QPointF(0, along) if upright else QPointF(along, 0)))
            at += size if last else step
    return middles


def slot_at(
    rect: QRectF, point: QPointF, runs: Sequence[int], on_its_head: bool = False
) -> int | None:
    """Return the piece in a pocket that is seen under a point of the board's own frame."""
    size = SQUARE * SCALE
    for index, middle in reversed(list(enumerate(slots(rect, runs, on_its_head)))):
        if abs(point.x() - middle.x()) <= size / 2 and abs(point.y() - middle.y()) <= size / 2:
            return index
    return None


def runs_of(letters: Iterable[str]) -> list[int]:
    """Return how many of a type follow one another."""
    return [len(list(run)) for _, run in groupby(letters)]
