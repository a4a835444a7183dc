"""Rows and labels whose texts wrap, also within long words, and are never cut."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
)

from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.translate import joined
from cfanp_gui.window.widgets.panel_lists import (
    NOTE_ROLE,
    DrawnDelegate,
    Index,
    paint_badge,
    paint_tint,
    quiet_list,
    softer,
)
from cfanp_gui.window.widgets.plain_text import (
    ONE_LINE,
    FittedLabel,
    bold_font,
    small_font,
    wrapped,
)

_BADGE, _GAP = 26, 4
_ROW_ROLE = Qt.ItemDataRole.UserRole
_POINTED = QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver


class WholeLabel(FittedLabel):
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

    def _fit(self) -> None:
        super().setText("\n".join(wrapped(self._whole, self.font(), self.width())))


class WholeRow(NamedTuple):
    """Content of a row."""

    badges: tuple[BadgeLook, ...]
    text: str
    note: str
    """Less important text below."""


class WholeDelegate(DrawnDelegate):
    """Delegate that draws a picture, badges, and whole texts beside or below them."""

    width = 200
    """Width of the rows, in pixels."""
    picture_size = QSize(0, 0)
    """Room of the picture; if there is any, the texts stand below the badges."""

    def content(self, index: Index) -> WholeRow:
        """Return the content of a row."""
        row: WholeRow = index.data(_ROW_ROLE)
        return row

    def picture(self, index: Index, ratio: float) -> QPixmap | None:
        """Return the picture of a row for screens of a pixel ratio, if it is there."""
        return None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines, _, above = self._lines(option.font, self.content(index))
        high = sum(metrics.lineSpacing() for _, metrics, _ in lines) + above
        return QSize(self.width, max(high, _BADGE, self.picture_size.height()) + 2 * _GAP)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, row, ink = option.rect, self.content(index), option.palette.text().color()
        side, size = option.direction, self.picture_size
        if (tint := 22 if option.state & _POINTED else 8 if size.width() else 0) > 0:
            paint_tint(painter, rect, ink, tint)
        ratio = painter.device().devicePixelRatio()
        if (shown := self.picture(index, ratio)) is not None and not shown.isNull():
            frame = QRectF(QStyle.visualRect(side, rect, QRect(rect.topLeft(), size)))
            around = QRectF(QPointF(), shown.deviceIndependentSize())
            around.moveCenter(frame.center() + QPointF(0, _GAP))
            painter.drawPixmap(around.topLeft(), shown)
        left, top = rect.left() + _GAP + size.width(), rect.top() + _GAP
        for number, badge in enumerate(row.badges):
            place = QRect(left + number * (_BADGE + 4), top, _BADGE, _BADGE)
            paint_badge(painter, QRectF(QStyle.visualRect(side, rect, place)), badge)
        lines, beside, above = self._lines(option.font, row)
        top += above
        if not above:
            high = sum(metrics.lineSpacing() for _, metrics, _ in lines)
            top = rect.top() + (rect.height() - high) // 2
        for line, metrics, font in lines:
            line_rect = QRect(left + beside, top, rect.width(), metrics.lineSpacing())
            line_rect.setRight(rect.right())
            painter.setFont(font)
            painter.setPen(ink if font.pointSizeF() >= option.font.pointSizeF() else softer(ink))
            painter.drawText(QStyle.visualRect(side, rect, line_rect), ONE_LINE, line)
            top += metrics.lineSpacing()

    def _lines(
        self, font: QFont, row: WholeRow
    ) -> tuple[list[tuple[str, QFontMetrics, QFont]], int, int]:
        """Return the lines of a row with their fonts, and their distances from the badges."""
        beside, above = len(row.badges) * (_BADGE + 4) + 4, 0
        if self.picture_size.width():
            beside, above = 0, _BADGE + 4
        room = self.width - beside - self.picture_size.width() - 3 * _GAP
        first = bold_font(font) if above else font
        texts = (row.text, first), (row.note, small_font(font, 0.99 if above else 0.9))
        lines = [
            (line, QFontMetrics(used), used)
            for text, used in texts
            if text
            for line in wrapped(text, used, room)
        ]
        return lines, beside, above


class WholeRows(QListWidget):
    """List that is as high as its rows, for an area that is scrolled as a whole."""

    def __init__(self) -> None:
        super().__init__()
        quiet_list(self)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._delegate = WholeDelegate()
        self.setItemDelegate(self._delegate)

    def show_rows(self, rows: Sequence[WholeRow]) -> None:
        """Show some rows in place of others."""
        self.clear()
        for row in rows:
            item = QListWidgetItem(row.text, self)
            item.setData(_ROW_ROLE, row)
            item.setData(NOTE_ROLE, row.note)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, joined(", ", row[1:]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != self._delegate.width:
            self.fit(event.size().width())

    def fit(self, width: int) -> None:
        """Take the height of all rows in a width, in pixels."""
        self._delegate.width = width
        self.scheduleDelayedItemsLayout()
        self.setFixedHeight(sum(map(self.sizeHintForRow, range(self.count()))))
