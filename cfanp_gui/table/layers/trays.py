"""The tray behind a half-board, in which the pieces of a stockpile lie side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cfanp_gui.table.layers.surface import Z_BELOW, ThemedItem
from cfanp_gui.table.layout.geometry import SQUARE, tray_rect
from cfanp_gui.table.theme import Theme

SCALE = 0.86
"""How large a piece lies in a tray, as a part of its size on a square."""
_EDGE = 0.12 * SQUARE


class TrayItem(ThemedItem):
    """The bare tray; the pieces in it are children of the half-board like all others."""

    def __init__(self, parent: QGraphicsItem, theme: Theme) -> None:
        super().__init__(parent, theme)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(Z_BELOW)
        self._lit = False
        self.show_nothing(True)

    def boundingRect(self) -> QRectF:
        return tray_rect().adjusted(-2, -2, 2, 2)

    def show_lit(self, lit: bool) -> None:
        """Show whether something has been taken up here."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.accent, 3) if self._lit else QPen(theme.plate_line, 1))
        ground = QColor(theme.dark_square)
        ground.setAlpha(150)  # pieces of any colour are seen on it, as on a square
        painter.setBrush(ground)
        radius = 0.16 * SQUARE
        painter.drawRoundedRect(tray_rect(), radius, radius)


def slots(runs: Sequence[int], on_its_head: bool = False) -> list[QPointF]:
    """The middles of the pieces in a tray, in the half-board's own frame.

    `runs` says how many of a kind lie one after another. All lie side by side from the reader's
    left where there is room. Else those of a kind lie like cards in a hand, each over the one
    before it, so that the last of every kind is seen whole. `on_its_head` is whether the reader
    sees the half-board so.
    """
    rect = tray_rect().adjusted(_EDGE, 0, -_EDGE, 0)
    size = SQUARE * SCALE
    covered = sum(runs) - len(runs)
    room = rect.width() - size * len(runs)
    step = size if not covered else max(0.0, min(size, room / covered))
    at = rect.left() + size / 2
    way = -1 if on_its_head else 1
    middles = []
    for run in runs:
        for _ in range(run - 1):
            middles.append(QPointF(way * at, rect.center().y()))
            at += step
        middles.append(QPointF(way * at, rect.center().y()))
        at += size
    return middles


def slot_at(point: QPointF, runs: Sequence[int], on_its_head: bool = False) -> int | None:
    """The piece in a tray that is seen under a point of the half-board's own frame."""
    size = SQUARE * SCALE
    for index, middle in reversed(list(enumerate(slots(runs, on_its_head)))):
        if abs(point.x() - middle.x()) <= size / 2 and abs(point.y() - middle.y()) <= size / 2:
            return index
    return None


def runs_of(kinds: Iterable[str]) -> list[int]:
    """How many of a kind follow one another."""
    return [len(list(run)) for _, run in groupby(kinds)]
