"""The pocket behind a board, in which the pieces of a stockpile lie side by side."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.table.layers.surface import CACHED, ThemedItem, Z
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import Theme, set_colours

SCALE = 0.86
"""Scale of a piece in a pocket, relative to its size on a square."""
_EDGE = 0.12 * SQUARE


class PocketItem(ThemedItem):
    """Item of an empty pocket; the pieces in it are children of the board like all others."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, rect: QRectF) -> None:
        super().__init__(parent, theme, rect.adjusted(-2, -2, 2, 2), Z.BELOW)
        self.setCacheMode(CACHED)
        self.ground = rect
        """Rectangle for the pieces, in the board's own frame of reference."""
        self.taken: QPointF | None = None
        """Centre of the piece that has been picked up here; None for none."""

    def show_taken(self, taken: QPointF | None) -> None:
        """Show the piece picked up here, by its centre; None for none."""
        if taken != self.taken:
            self.taken = taken
            self.update()

    def draw(self, painter: QPainter) -> None:
        theme = self._theme
        line, width = (theme.plate_line, 1) if self.taken is None else (theme.accent, 3)
        ground = QColor(theme.dark_square)
        ground.setAlpha(150)  # pieces of any colour are visible on it, as on a square
        set_colours(painter, ground, line, width)
        radius = 0.16 * SQUARE
        painter.drawRoundedRect(self.ground, radius, radius)
        if self.taken is not None:
            set_colours(painter, theme.picked)
            place = QRectF(0, 0, SQUARE * SCALE, SQUARE * SCALE)
            place.moveCenter(self.taken)
            painter.drawRoundedRect(place, radius, radius)


def slots(rect: QRectF, runs: Sequence[int], on_its_head: bool = False) -> list[QPointF]:
    """Return the centres of the pieces in a pocket, in the board's own frame of reference.

    `rect` is the rectangle of the pocket, `runs` are the numbers of consecutive pieces of a type.
    All lie side by side from the reader's left if there is room. Otherwise those of a type overlap
    like cards in a hand, each over the one before it, so that the last of every type is fully
    visible. `on_its_head` is True if the reader sees the pocket upside down.
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
        for number in range(run):
            along = -at if on_its_head else at
            middles.append(middle + (QPointF(0, along) if upright else QPointF(along, 0)))
            at += size if number == run - 1 else step
    return middles


def slot_at(
    rect: QRectF, point: QPointF, runs: Sequence[int], on_its_head: bool = False
) -> int | None:
    """Return the index of the pocket piece visible at a point of the board's own frame."""
    size = SQUARE * SCALE
    for index, middle in reversed(list(enumerate(slots(rect, runs, on_its_head)))):
        if abs(point.x() - middle.x()) <= size / 2 and abs(point.y() - middle.y()) <= size / 2:
            return index
    return None


def runs_of(letters: Iterable[str]) -> list[int]:
    """Return the numbers of consecutive equal letters."""
    return [len(list(run)) for _, run in groupby(letters)]
