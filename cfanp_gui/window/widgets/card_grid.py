"""Grid of cards with pictures, from which one is chosen by the mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPainterPath, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QStyleOptionViewItem

from cfanp_gui.window.services.idle_tasks import IdleTasks
from cfanp_gui.window.widgets.panel_lists import DrawnDelegate, Index, faded, softer
from cfanp_gui.window.widgets.plain_text import (
    ONE_LINE,
    bold_font,
    elided,
    plain_tip,
    small_font,
    wrapped,
)
from cfanp_gui.window.widgets.style import theme_of

_LEAST, _PICTURE, _MARGIN, _ROUND = 200, 136, 10, 8
"""Minimum width of a card, height of its picture, margin around its texts, and its corners."""
_AROUND = _MARGIN + 4
"""That margin, with the space around the card."""
_CARD = Qt.ItemDataRole.UserRole
_MOST_LINES = 9


class Card(NamedTuple):
    """Content of a card."""

    value: Any
    title: str
    words: str = ""
    """A sentence below the title."""
    state: str = ""
    """Progress in words."""
    part: float | None = None
    """Part that is done, from 0 to 1; None for no bar."""


class CardGrid(QListWidget):
    """Grid of cards under headings; a card is chosen by a click, or as the current item."""

    picked = Signal()
    """Emitted when a card is clicked, which is the current one now."""

    def __init__(self, name: str) -> None:
        """`name` is for assistive tools."""
        super().__init__()
        self._lines: dict[tuple[int, int], int] = {}
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self._cards = _CardDelegate(self)
        self.setItemDelegate(self._cards)
        self.itemClicked.connect(self._pick)

    def add_heading(self, words: str) -> None:
        """Add a heading, which cannot be chosen, over the cards that follow."""
        QListWidgetItem(words, self).setFlags(Qt.ItemFlag.NoItemFlags)

    def add_card(self, card: Card, spoken: str) -> QListWidgetItem:
        """Add a card; `spoken` is its text for a screen reader."""
        item = QListWidgetItem(card.title, self)
        item.setData(_CARD, card)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        item.setToolTip(plain_tip(f"{card.title}\n{card.words}".strip()))
        return item

    def _pick(self, item: QListWidgetItem) -> None:
        if item.data(_CARD) is not None:
            self.picked.emit()

    def value(self) -> Any:
        """Return the value of the current card; None for none."""
        item = self.currentItem()
        return None if item is None or item.data(_CARD) is None else item.data(_CARD).value

    def draw_pictures(self, draw: Callable[[Any, QSize], QImage]) -> None:
        """Have the picture of each card drawn in its turn, for a value and a size in pixels."""
        rows = range(self.count())
        IdleTasks(self.viewport(), [partial(self._draw, row, draw) for row in rows])

    def _draw(self, row: int, draw: Callable[[Any, QSize], QImage]) -> None:
        item, picture = self.item(row), Qt.ItemDataRole.DecorationRole
        if item is None or item.data(_CARD) is None or item.data(picture) is not None:
            return  # other cards are shown by now
        ratio = self.devicePixelRatioF()
        size = QSize(round((self.card_width - 2) * ratio), round(_PICTURE * ratio))
        drawn = QPixmap.fromImage(draw(item.data(_CARD).value, size))
        drawn.setDevicePixelRatio(ratio)
        item.setData(picture, drawn)

    @property
    def card_width(self) -> int:
        """Return the width of a card, by which a row is filled."""
        room = self.viewport().width() - 1
        return room // max(1, room // _LEAST)

    @property
    def lines(self) -> int:
        """Return the number of lines for which every card has room, so that all words are shown."""
        known = self.card_width, self.count()
        if known not in self._lines:
            room, titles, words = known[0] - 2 * _AROUND, bold_font(self.font()), self.font()
            cards = (self.item(row).data(_CARD) for row in range(self.count()))
            counts = [
                len(wrapped(card.title, titles, room, 2))
                + len(wrapped(card.words, small_font(words), room, _MOST_LINES))
                for card in cards
                if card is not None
            ]
            self._lines[known] = max(counts, default=0)
        return self._lines[known]


class _CardDelegate(DrawnDelegate):
    """Delegate that draws cards and headings."""

    def __init__(self, grid: CardGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = QFontMetrics(self._grid.font()).lineSpacing()
        if index.data(_CARD) is None:
            return QSize(self._grid.viewport().width() - 1, 2 * line)
        lines = 1 + self._grid.lines  # the last one for the progress
        return QSize(self._grid.card_width, _PICTURE + lines * line + 3 * _AROUND)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette, rect, card = self._grid.palette(), QRect(option.rect), index.data(_CARD)
        font, ink = self._grid.font(), palette.color(QPalette.ColorRole.Text)
        painter.setPen(ink)
        if card is None:
            painter.setFont(bold_font(font, 1.1))
            painter.drawText(
                rect.adjusted(6, 0, -6, -4), Qt.AlignmentFlag.AlignBottom, index.data()
            )
            return
        rect.adjust(4, 4, -4, -4)
        accent, shape = palette.color(QPalette.ColorRole.Highlight), QPainterPath()
        shape.addRoundedRect(QRectF(rect), _ROUND, _ROUND)
        painter.fillPath(shape, palette.color(QPalette.ColorRole.Base))
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        above = QRect(rect.left(), rect.top(), rect.width(), _PICTURE)
        painter.setClipPath(shape)
        painter.fillRect(above, theme_of(self._grid).table)
        if picture is not None:
            size = picture.deviceIndependentSize()
            painter.drawPixmap(above.center().x() - round(size.width() / 2), above.top(), picture)
        painter.setClipping(False)
        current = self._grid.currentIndex() == index
        painter.setPen(QPen(accent if current else faded(ink, 50), 2 if current else 1))
        painter.drawPath(shape)
        low = QRect(rect.left() + _MARGIN, rect.bottom() - _MARGIN - 4, rect.width(), 4)
        low.setWidth(rect.width() - 2 * _MARGIN)
        if card.part is not None:
            painter.fillRect(low, faded(ink, 30))
            painter.fillRect(QRect(low.topLeft(), QSize(round(low.width() * card.part), 4)), accent)
        room = QRect(low.left(), above.bottom() + _MARGIN, low.width(), 0)
        for text, its_font, colour, most in (
            (card.title, bold_font(font), ink, 2),
            (card.words, small_font(font), softer(ink), _MOST_LINES),
            (card.state, small_font(font), softer(ink), 1),
        ):
            metrics = QFontMetrics(its_font)
            painter.setFont(its_font)
            painter.setPen(colour)
            room.setHeight(metrics.lineSpacing())
            if text is card.state:  # it stands at the bottom, the others one below the other
                room.moveBottom(low.top() - 3)
            for line in wrapped(text, its_font, room.width(), most) if text else ():
                painter.drawText(room, ONE_LINE, elided(line, metrics, room.width()))
                room.translate(0, metrics.lineSpacing())
