"""List of the best turns, and list of the most costly turns played."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QHideEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from cfanp_gui.bots.judgement import BestTurn, Judgement
from cfanp_gui.core.position import Position
from cfanp_gui.window.analysis.engine_lines import LineList
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.row_list import ListRow, RowList
from cfanp_gui.window.panels.panel_presenter import RowBadge
from cfanp_gui.window.services.locale_forms import EXACT, share_text
from cfanp_gui.window.widgets.panel_lists import (
    BADGE_ROLE,
    NOTE_ROLE,
    Index,
    PointedDelegate,
    paint_badge,
    paint_tint,
    softer,
)
from cfanp_gui.window.widgets.plain_text import small_font

_BADGE = 28
"""Diameter of the badge of a costly turn, in pixels."""
_MARGIN = 7
"""Margin around the badge and the text, in pixels."""


class TurnsView(LineList):
    """List of turns to point at and to play; its rows do not move while the mouse is over it."""

    released = Signal()
    """Emitted when the mouse has left the list, and new findings are listed."""
    by_double_click = True

    def __init__(self) -> None:
        super().__init__()
        self.words: JudgementWords | None = None
        self.position: Position | None = None
        self.judgement: Judgement | None = None
        """Judgement whose turns are listed."""
        self._waiting: Judgement | None = None
        """Judgement to list when the mouse has left; None if there is no newer one."""
        self._is_under_mouse = False

    def list_turns(
        self, words: JudgementWords | None, position: Position | None, judgement: Judgement | None
    ) -> None:
        """List the turns of a judgement, at once or when the mouse has left the list.

        The turns of another position are listed at once. The keyboard's cursor stays on its turn.
        If one of the three is missing, nothing is listed.
        """
        same, newer = position is self.position, judgement not in (None, self.judgement)
        self._waiting = None
        if self._is_under_mouse and newer and same and self.rows.rowCount():
            self._waiting = judgement
            return
        current = self.rows.row(self.currentIndex().row()) if same else None
        self.words, self.position, self.judgement = words, position, judgement
        turns: tuple[BestTurn, ...] = ()
        if words is None or position is None or judgement is None:
            self.rows.change_rows(())
        else:
            turns = tuple(judgement.turns)
            self.rows.change_rows(tuple(_turn_row(words, position, judgement, at) for at in turns))
        actions = None if current is None else current.actions
        for row, turn in enumerate(turns):
            if turn.actions == actions and row != self.currentIndex().row():
                self.setCurrentIndex(self.rows.index(row))
                break

    @property
    def is_waiting(self) -> bool:
        """Return True if more has been found than is listed."""
        return self._waiting is not None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._is_under_mouse = True
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._let_go()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._let_go()

    def _let_go(self) -> None:
        """List the findings made while the mouse was over the list."""
        self._is_under_mouse = False
        if self._waiting is not None:
            self.list_turns(self.words, self.position, self._waiting)
            self.released.emit()


def _turn_row(
    words: JudgementWords, position: Position, judgement: Judgement, turn: BestTurn
) -> ListRow:
    """Return a row for one of the best turns, with the share of the player to move."""
    player, text = judgement.player, words.turn(position, turn)
    score = "" if player is None else share_text(turn.shares[player - 1], EXACT)
    tip, spoken = f"{text}\n{words.shares(turn.shares)}", words.spoken_turn(position, turn)
    return ListRow(turn, text, score=score, tip=tip, spoken=spoken)


class WorstDelegate(PointedDelegate):
    """Delegate that draws a costly turn: its player, the turn, and the better one, uncut."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, RowList) else option.rect.width()
        title, note = self._parts(option.font, QRect(0, 0, width, _BADGE), index)
        words = note.bottom() + 1 - title.top()
        return QSize(180, max(words, _BADGE) + 2 * _MARGIN)

    @staticmethod
    def _parts(font: QFont, rect: QRect, index: Index) -> tuple[QRect, QRect]:
        """Return the rectangles of the title and the note of a row, whatever their height."""
        left = _MARGIN + (0 if index.data(BADGE_ROLE) is None else _BADGE + 10)
        room = rect.adjusted(left, _MARGIN, -_MARGIN, 0)
        title = _wrapped(font, room, str(index.data()))
        room.setTop(title.bottom() + 2)
        return title, _wrapped(small_font(font), room, str(index.data(NOTE_ROLE)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        ink = option.palette.text().color()
        if index.row() == self.pointed_at:
            paint_tint(painter, rect, ink)
        badge: RowBadge | None = index.data(BADGE_ROLE)
        if badge is not None:
            at = rect.topLeft() + QPoint(_MARGIN, _MARGIN)
            paint_badge(painter, QRectF(QRect(at, QSize(_BADGE, _BADGE))), badge)
        title, note = self._parts(option.font, rect, index)
        painter.setPen(ink)
        painter.setFont(option.font)
        painter.drawText(title, Qt.TextFlag.TextWordWrap, str(index.data()))
        painter.setPen(softer(ink))
        painter.setFont(small_font(option.font))
        painter.drawText(note, Qt.TextFlag.TextWordWrap, str(index.data(NOTE_ROLE)))
        painter.restore()


def _wrapped(font: QFont, room: QRect, text: str) -> QRect:
    """Return the top part of a rectangle that a text needs for its lines."""
    high = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
    return QRect(room.left(), room.top(), room.width(), high)
