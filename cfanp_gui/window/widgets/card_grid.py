"""Grid of cards with pictures, from which one is chosen by the mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QImage,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QStyleOptionViewItem

from cfanp_gui.window.services.idle_tasks import IdleTasks
from cfanp_gui.window.widgets import plain_text as texts
from cfanp_gui.window.widgets.panel_lists import DrawnDelegate, Index, faded, quiet_list, softer
from cfanp_gui.window.widgets.style import theme_of

_LEAST, _PICTURE, _MARGIN, _BESIDE = 200, 136, 10, 4
"""Minimum width of a card, height of its picture, margins around its texts and around itself."""
_MOST_LINES = 9
_CARD, _PIXMAP = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.DecorationRole


class Card(NamedTuple):
    """Content of a card; a part is from 0 to 1, and None for no bar."""

    value: Any
    title: str
    words: str
    state: str
    """Progress in words."""
    part: float | None


class CardGrid(QListWidget):
    """Grid of cards under headings; a card is chosen by a click, or as the current item."""

    picked = Signal()
    """Emitted when a card is clicked, which is the current one now."""
    lines = 0
    """Number of lines that the title and the words of a card need at most."""

    def __init__(self, name: str) -> None:
        """`name` is for assistive tools."""
        super().__init__()
        quiet_list(self)
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self._delegate = _CardDelegate(self)
        self.setItemDelegate(self._delegate)
        self.itemClicked.connect(
            lambda item: None if item.data(_CARD) is None else self.picked.emit()
        )

    def add_heading(self, words: str) -> None:
        """Add a heading, which cannot be chosen, over the cards that follow."""
        QListWidgetItem(words, self).setFlags(Qt.ItemFlag.NoItemFlags)

    def add_card(self, card: Card) -> QListWidgetItem:
        """Add a card."""
        item = QListWidgetItem(card.title, self)
        item.setData(_CARD, card)
        spoken = filter(None, (card.title, card.state, card.words))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join(spoken))
        room, font = _LEAST - 2 * (_MARGIN + _BESIDE), self.font()
        lines = texts.wrapped(card.title, texts.bold_font(font), room, 2)
        lines += texts.wrapped(card.words, texts.small_font(font), room, _MOST_LINES)
        self.lines = max(self.lines, len(lines))
        return item

    def value(self) -> Any:
        """Return the value of the current card; None for none."""
        card = None if self.currentItem() is None else self.currentItem().data(_CARD)
        return None if card is None else card.value

    def draw_pictures(self, draw: Callable[[Any, QSize], QImage]) -> None:
        """Have the picture of each card drawn in its turn, for a value and a size in pixels."""
        rows = range(self.count())
        IdleTasks(self.viewport(), [partial(self._draw, row, draw) for row in rows])

    def _draw(self, row: int, draw: Callable[[Any, QSize], QImage]) -> None:
        item, ratio = self.item(row), self.devicePixelRatioF()
        if item is None or item.data(_CARD) is None or item.data(_PIXMAP) is not None:
            return  # other cards are shown by now
        size = QSize(_LEAST - 2 * _BESIDE, _PICTURE) * ratio
        picture = QPixmap.fromImage(draw(item.data(_CARD).value, size))
        picture.setDevicePixelRatio(ratio)
        item.setData(_PIXMAP, picture)


class _CardDelegate(DrawnDelegate):
    """Delegate that draws cards and headings."""

    def __init__(self, grid: CardGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line, room = option.fontMetrics.lineSpacing(), self._grid.viewport().width() - 1
        if index.data(_CARD) is None:
            return QSize(room, 2 * line)
        # The last line is for the progress, and a row is filled.
        height = _PICTURE + (self._grid.lines + 1) * line + 4 * _MARGIN
        return QSize(room // max(1, room // _LEAST), height)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette, rect, card = self._grid.palette(), QRect(option.rect), index.data(_CARD)
        rect.adjust(_BESIDE, _BESIDE, -_BESIDE, -_BESIDE)
        font, ink = self._grid.font(), palette.color(QPalette.ColorRole.Text)
        painter.setPen(ink)
        if card is None:
            self._write(painter, rect, index.data(), texts.bold_font(font, 1.1), 1)
            return
        shape, accent = QPainterPath(), palette.color(QPalette.ColorRole.Highlight)
        shape.addRoundedRect(QRectF(rect), 8, 8)
        painter.fillPath(shape, palette.color(QPalette.ColorRole.Base))
        painter.setClipPath(shape)
        above = QRect(rect.topLeft(), QSize(rect.width(), _PICTURE))
        painter.fillRect(above, theme_of(self._grid).surface)
        if (picture := index.data(_PIXMAP)) is not None:
            aside = (rect.width() - round(picture.deviceIndependentSize().width())) // 2
            painter.drawPixmap(rect.left() + aside, rect.top(), picture)
        painter.setClipping(False)
        current = self._grid.currentIndex() == index
        painter.setPen(QPen(accent if current else faded(ink, 50), 2 if current else 1))
        painter.drawPath(shape)
        room = rect.adjusted(_MARGIN, _PICTURE + _MARGIN, -_MARGIN, -_MARGIN)
        if card.part is not None:
            bar = QRect(room.left(), room.bottom() - 3, room.width(), 4)
            painter.fillRect(bar, faded(ink, 30))
            bar.setWidth(round(bar.width() * card.part))
            painter.fillRect(bar, accent)
        painter.setPen(ink)
        self._write(painter, room, card.title, texts.bold_font(font), 2)
        painter.setPen(softer(ink))
        small = texts.small_font(font)
        self._write(painter, room, card.words, small, _MOST_LINES)
        room.setTop(rect.bottom() - 2 * _MARGIN - QFontMetrics(small).lineSpacing())
        self._write(painter, room, card.state, small, 1)

    @staticmethod
    def _write(painter: QPainter, room: QRect, text: str, font: QFont, most: int) -> None:
        """Write a text in lines at the top of a rectangle, which is left with the rest."""
        metrics = QFontMetrics(font)
        painter.setFont(font)
        for line in texts.wrapped(text, font, room.width(), most):
            shown = texts.elided(line, metrics, room.width())
            painter.drawText(room, texts.ONE_LINE, shown)
            room.setTop(room.top() + metrics.lineSpacing())
