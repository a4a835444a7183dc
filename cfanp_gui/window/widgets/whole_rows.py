"""Rows and labels whose texts wrap, also within long words, and are never cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
)

from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.window.widgets.panel_lists import (
    NOTE_ROLE,
    DrawnDelegate,
    Index,
    paint_badge,
    paint_tint,
    quiet_list,
    softer,
)
from cfanp_gui.window.widgets.plain_text import small_font, wrapped

_BADGE, _GAP = 26, 8
_BADGES_ROLE = Qt.ItemDataRole.UserRole + 20


class WholeLabel(QLabel):
    """Plain label as high as its wrapped text."""

    def __init__(self) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)

    def text(self) -> str:
        """Return the text without line breaks."""
        return self._whole

    def setText(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        self._fit()
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True  # though Qt knows of none without word wrap

    def heightForWidth(self, width: int) -> int:
        metrics = self.fontMetrics()
        return len(wrapped(self._whole, self.font(), width)) * metrics.lineSpacing() + 2

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().lineSpacing())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        super().setText("\n".join(wrapped(self._whole, self.font(), self.width())))


class WholeRow(NamedTuple):
    """Content of a row."""

    badges: tuple[BadgeLook, ...]
    text: str
    note: str
    """Less important text below."""


class WholeRows(QListWidget):
    """List that is as high as its rows, for an area that is scrolled as a whole."""

    def __init__(self) -> None:
        super().__init__()
        quiet_list(self)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._delegate = _Delegate()
        self.setItemDelegate(self._delegate)

    def show_rows(self, rows: Sequence[WholeRow]) -> None:
        """Show some rows in place of others."""
        self.clear()
        for row in rows:
            item = QListWidgetItem(row.text, self)
            item.setData(NOTE_ROLE, row.note)
            item.setData(_BADGES_ROLE, row.badges)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, row[1:])))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != self._delegate.width:
            self.fit(event.size().width())

    def fit(self, width: int) -> None:
        """Take the height of all rows in a width, in pixels."""
        self._delegate.width = width
        self.scheduleDelayedItemsLayout()
        self.setFixedHeight(sum(map(self.sizeHintForRow, range(self.count()))))


class _Delegate(DrawnDelegate):
    """Delegate that draws badges side by side, and the text beside them."""

    width = 200

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        heights = [
            metrics.lineSpacing() for _, metrics, _ in _lines(option.font, index, self.width)
        ]
        return QSize(self.width, max(sum(heights), _BADGE) + _GAP)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        ink = option.palette.text().color()
        if option.state & (QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver):
            paint_tint(painter, rect, ink)
        left = rect.left() + _GAP // 2
        for badge in index.data(_BADGES_ROLE):
            place = QRect(left, rect.top() + _GAP // 2, _BADGE, _BADGE)
            paint_badge(painter, QRectF(QStyle.visualRect(option.direction, rect, place)), badge)
            left += _BADGE + _GAP // 2
        lines = _lines(option.font, index, self.width)
        high = sum(metrics.lineSpacing() for _, metrics, _ in lines)
        top = rect.top() + (rect.height() - high) // 2
        for line, metrics, font in lines:
            place = QRect(left + _GAP // 2, top, rect.right() - left, metrics.lineSpacing())
            painter.setFont(font)
            painter.setPen(ink if font is option.font else softer(ink))
            place = QStyle.visualRect(option.direction, rect, place)
            painter.drawText(place, Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, line)
            top += metrics.lineSpacing()


def _lines(font: QFont, index: Index, width: int) -> list[tuple[str, QFontMetrics, QFont]]:
    """Return the lines of a row in its width, each with its font."""
    room = width - len(index.data(_BADGES_ROLE)) * (_BADGE + _GAP // 2) - 2 * _GAP
    texts = (index.data(), font), (index.data(NOTE_ROLE), small_font(font))
    return [
        (line, QFontMetrics(used), used)
        for text, used in texts
        if text
        for line in wrapped(text, used, room)
    ]
