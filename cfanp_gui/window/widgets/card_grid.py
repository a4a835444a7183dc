"""Grid of cards with pictures, from which one is chosen by the mouse or by keys."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QStyleOptionViewItem

from cfanp_gui.table.theme import Theme
from cfanp_gui.table.translate import joined
from cfanp_gui.window.services.idle_tasks import IdleTasks
from cfanp_gui.window.widgets import plain_text as texts
from cfanp_gui.window.widgets.panel_lists import (
    DrawnDelegate,
    Index,
    faded,
    is_enter,
    quiet_list,
    softer,
)
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

    def __init__(self, draw: Callable[[Any, QSize], QImage]) -> None:
        """`draw` returns the picture of a card, for its value and a size in pixels."""
        super().__init__()
        self._draw = draw
        self._theme: Theme | None = None
        """Theme in whose colours the pictures are drawn; None for no pictures."""
        quiet_list(self)
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

    def fill(self, parts: Sequence[str | Card], current: Any) -> None:
        """Show headings, which cannot be chosen, and cards; `current` is the value of one.

        The place to which they were scrolled stays, and the pictures of the same values.
        """
        place, self.lines = self.verticalScrollBar().value(), 0
        values = [part.value if isinstance(part, Card) else None for part in parts]
        before = [self.item(row).data(_CARD) for row in range(self.count())]
        if values != [None if card is None else card.value for card in before]:
            self.clear()
            self._theme, place = None, 0
            for _ in parts:
                QListWidgetItem(self)
        for row, part in enumerate(parts):
            self._show(self.item(row), part)
        at = values.index(current) if current in values else -1
        self.setCurrentRow(at)
        self.verticalScrollBar().setValue(place)
        self.scrollToItem(self.item(at))

    def _show(self, item: QListWidgetItem, card: str | Card) -> None:
        """Show a heading or a card in place of an item's content."""
        if isinstance(card, str):
            item.setText(card)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            return
        item.setText(card.title)
        item.setData(_CARD, card)
        spoken = joined(". ", (card.title, card.state, card.words))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        room, font = _LEAST - 2 * (_MARGIN + _BESIDE), self.font()
        lines = texts.wrapped(card.title, texts.bold_font(font), room, 2)
        lines += texts.wrapped(card.words, texts.small_font(font), room, _MOST_LINES)
        self.lines = max(self.lines, len(lines))

    def value(self) -> Any:
        """Return the value of the current card; None for none."""
        card = None if self.currentItem() is None else self.currentItem().data(_CARD)
        return None if card is None else card.value

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick the current card at Enter."""
        if is_enter(event) and self.value() is not None:
            self.picked.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Have the picture of each card drawn in its turn, if that is not done in this theme."""
        if self._theme is not (theme := theme_of(self)):
            self._theme, rows = theme, range(self.count())
            for row in rows:
                self.item(row).setData(_PIXMAP, None)
            IdleTasks(self.viewport(), [partial(self._picture, row) for row in rows])
        super().paintEvent(event)

    def _picture(self, row: int) -> None:
        item, ratio = self.item(row), self.devicePixelRatioF()
        if item is None or item.data(_CARD) is None or item.data(_PIXMAP) is not None:
            return  # other cards are shown by now
        size = QSize(_LEAST - 2 * _BESIDE, _PICTURE) * ratio
        picture = QPixmap.fromImage(self._draw(item.data(_CARD).value, size))
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
