"""The pocket beside a board, in which the pieces of a stockpile lie side by side."""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.table.layers.surface import CACHED, ThemedItem, Z
from cfanp_gui.table.layers.textures import draw_grain
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import Theme, set_colours

SCALE = 0.86
"""Scale of a piece in a pocket, relative to its size on a square."""
_SIZE = SCALE * SQUARE
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
        self._holds = False

    def show_holds(self, holds: bool) -> None:
        """Look like a wooden stand while pieces lie here, and else like a mark on the table."""
        if holds != self._holds:
            self._holds = holds
            self.update()

    def show_taken(self, taken: QPointF | None) -> None:
        """Show the piece picked up here, by its centre; None for none."""
        if taken != self.taken:
            self.taken = taken
            self.update()

    def draw(self, painter: QPainter) -> None:
        theme, radius = self._theme, 0.16 * SQUARE
        line, width = (theme.plate_line, 1) if self.taken is None else (theme.accent, 3)
        ground = QColor(theme.dark_square)  # pieces of any colour are visible on it
        ground.setAlpha(255 if self._holds else 60)
        set_colours(painter, ground, line, width)
        painter.drawRoundedRect(self.ground, radius, radius)
        if self._holds:
            draw_grain(painter, self.ground, 1, 1, theme.grain)
        if self.taken is not None:
            set_colours(painter, theme.picked)
            place = QRectF(0, 0, _SIZE, _SIZE)
            place.moveCenter(self.taken)
            painter.drawRoundedRect(place, radius, radius)


def slots(rect: QRectF, runs: Sequence[int], on_its_head: bool = False) -> list[QPointF]:
    """Return the centres of the pieces in a pocket, in the board's own frame of reference.

    `rect` is the rectangle of the pocket, `runs` are the numbers of consecutive pieces of a type.
    They lie in as many lines as there is room for, from the reader's left or from above. Where a
    line is short, those of a type overlap like cards in a hand, each over the one before it, so
    that the last of every type is visible. `on_its_head` is True if the reader sees the pocket
    upside down.
    """
    upright = rect.height() > rect.width()
    across, length = sorted((rect.width(), rect.height()))
    lines = max(1, min(int(across // _SIZE), len(runs)))
    types = math.ceil(len(runs) / lines)
    middles = []
    for line in range(lines):
        aside = ((line + 0.5) / lines - 0.5) * across
        for along in _line(runs[line * types : (line + 1) * types], length - 2 * _EDGE):
            step = QPointF(aside, along) if upright else QPointF(along, aside)
            middles.append(rect.center() + (-step if on_its_head else step))
    return middles


def _line(runs: Sequence[int], length: float) -> Iterator[float]:
    """Yield the places of pieces along a line, from its middle."""
    spare, at = length - _SIZE * len(runs), (_SIZE - length) / 2
    covered = sum(runs) - len(runs)
    step = _SIZE if not covered else max(0.0, min(_SIZE, spare / covered))
    pitch = _SIZE if spare >= 0 else (length - _SIZE) / (len(runs) - 1)
    for run in runs:
        for number in range(run):
            yield at
            at += pitch if number == run - 1 else step


def extent(middles: Iterable[QPointF]) -> QRectF:
    """Return the rectangle of pieces with these centres; an empty one for no piece."""
    half = QPointF(_SIZE, _SIZE) / 2
    return reduce(QRectF.united, (QRectF(at - half, at + half) for at in middles), QRectF())


def slot_at(
    rect: QRectF, point: QPointF, runs: Sequence[int], on_its_head: bool = False
) -> int | None:
    """Return the index of the pocket piece visible at a point of the board's own frame."""
    for index, middle in reversed(list(enumerate(slots(rect, runs, on_its_head)))):
        if abs(point.x() - middle.x()) <= _SIZE / 2 and abs(point.y() - middle.y()) <= _SIZE / 2:
            return index
    return None


def runs_of(letters: Iterable[str]) -> list[int]:
    """Return the numbers of consecutive equal letters."""
    return [len(list(run)) for _, run in groupby(letters)]
