"""How a row of the list of games is drawn: a small picture, who played, and what came of it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cfanp_gui.session.library import GameEntry
from cfanp_gui.window.library.game_pictures import GamePictures
from cfanp_gui.window.library.games_model import ENTRY_ROLE, OPEN_ROLE, SECOND_ROLE, THIRD_ROLE
from cfanp_gui.window.widgets.fonts import bold_font, small_font
from cfanp_gui.window.widgets.panel_lists import Index, paint_card, softer

PICTURE = QSize(84, 66)
"""Pixels of the picture of a game."""
_MARGIN = 8


class GameDelegate(QStyledItemDelegate):
    """Draws the rows; that of the game on the table is stressed."""

    def __init__(self, pictures: GamePictures) -> None:
        super().__init__()
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if isinstance(index.data(ENTRY_ROLE), GameEntry):
            lines = 3 * option.fontMetrics.height()
            return QSize(200, max(PICTURE.height(), lines) + 2 * _MARGIN)
        return QSize(200, 2 * option.fontMetrics.height() + 2 * _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        palette: QPalette = option.palette
        ink = palette.color(QPalette.ColorRole.Text)
        state = option.state
        if index.data(OPEN_ROLE):
            paint_card(painter, rect, palette)
            ink = palette.color(QPalette.ColorRole.HighlightedText)
        elif state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            tint = QColor(ink)
            tint.setAlpha(28 if state & QStyle.StateFlag.State_Selected else 14)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 1, -2, -1), 6, 6)
        entry = index.data(ENTRY_ROLE)
        left = rect.left() + _MARGIN
        if isinstance(entry, GameEntry):
            frame = QRectF(left, 0, PICTURE.width(), PICTURE.height())
            frame.moveTop(rect.top() + (rect.height() - frame.height()) / 2)
            shown = self._pictures.picture(entry, painter.device().devicePixelRatio())
            if shown is not None:
                painter.drawPixmap(frame.topLeft(), shown)
            left += PICTURE.width() + 10
        room = rect.right() - left - _MARGIN
        bold, small = bold_font(option.font), small_font(option.font)
        lines = [(bold, ink, str(index.data())), (small, softer(ink), str(index.data(SECOND_ROLE)))]
        if third := index.data(THIRD_ROLE):
            lines.append((small, softer(ink), str(third)))
        heights = [QFontMetrics(font).height() for font, _, _ in lines]
        top = rect.top() + (rect.height() - sum(heights)) // 2
        for (font, colour, text), height in zip(lines, heights, strict=True):
            painter.setFont(font)
            painter.setPen(colour)
            shortened = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRect(left, top, room, height), Qt.TextFlag.TextSingleLine, shortened)
            top += height
        painter.restore()
