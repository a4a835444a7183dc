"""The lines of a chess program as a list, and its judgement as a bar of two paints."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QStyleOptionViewItem,
    QWidget,
)

from cfanp_gui.engine.analysis import Line, Score
from cfanp_gui.window.analysis.engine_words import EngineWords
from cfanp_gui.window.analysis.row_list import RowList
from cfanp_gui.window.analysis.row_model import RowModel
from cfanp_gui.window.panels.panel_presenter import RowBadge
from cfanp_gui.window.widgets.fonts import bold_font
from cfanp_gui.window.widgets.panel_lists import Index, PointedDelegate, paint_badge
from cfanp_gui.window.widgets.plain_text import plain_tip

SCORE_ROLE = Qt.ItemDataRole.UserRole
_PAWN_SHARE = 400
"""Hundredths of a pawn with which one of two sides wins ten times as often (Elo's curve)."""


class LinesModel(RowModel[Line]):
    """A row for each line."""

    def __init__(self) -> None:
        super().__init__()
        self._words: EngineWords | None = None

    def show(self, words: EngineWords | None, lines: tuple[Line, ...]) -> None:
        """Show lines in words; without words there are none."""
        self._words = words
        self.change_rows(lines if words is not None else ())

    def told(self, row: Line, role: int) -> Any:
        words = self._words
        if words is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return words.line(row)
        if role == SCORE_ROLE:
            return words.score(row.score)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(f"{words.verdict(row.score)}\n{words.line(row)}")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words.spoken(row)
        return None


class LineDelegate(PointedDelegate):
    """Draws a line: its score, and its moves beside it in two rows of words at most."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return QSize(180, option.fontMetrics.height() * 2 + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        rect: QRect = option.rect
        ink = option.palette.text().color()
        if index.row() == self.pointed_at:
            tint = QColor(ink)
            tint.setAlpha(18)
            painter.fillRect(rect, tint)
        bold = bold_font(option.font)
        painter.setPen(ink)
        painter.setFont(bold)
        wide = QFontMetrics(bold).horizontalAdvance("+00.00")
        inner = rect.adjusted(4, 6, -4, -6)
        top = Qt.AlignmentFlag.AlignTop
        painter.drawText(
            inner.adjusted(0, 0, wide - inner.width(), 0),
            top | Qt.AlignmentFlag.AlignRight,
            str(index.data(SCORE_ROLE)),
        )
        painter.setFont(option.font)
        room = inner.adjusted(wide + 10, 0, 0, 0)
        # Two rows hold a little less than twice what one does, for words are not cut.
        text = option.fontMetrics.elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, 2 * room.width() - 40
        )
        painter.drawText(room, top | Qt.TextFlag.TextWordWrap, text)
        painter.restore()


class LineList(RowList):
    """A list of lines: what is pointed at is shown on the table, what is chosen is played."""

    def __init__(self, model: RowModel[Any], *, by_double_click: bool = False) -> None:
        super().__init__(model, LineDelegate(), model.row, by_double_click=by_double_click)

    def set_rows(self, rows: int) -> None:
        """Be as high as so many lines."""
        self.setFixedHeight(rows * (self.fontMetrics().height() * 2 + 12) + 4)


class ScoreBar(QWidget):
    """How two armies stand: a bar in the paint of both, the one to move at the left."""

    HEIGHT = 22

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(self.HEIGHT)
        self.share: float | None = None
        """The part of the bar that is the army's to move; None while nothing is known."""
        self._badges: tuple[RowBadge, RowBadge] | None = None

    def show_score(self, badges: tuple[RowBadge, RowBadge] | None, score: Score | None) -> None:
        """Show a score between two armies; without one both have half."""
        self._badges = badges
        self.share = None if score is None else share_of(score)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._badges is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size = float(self.height())
            bar = QRectF(size + 6, 6, self.width() - 2 * size - 12, size - 12)
            mover, other = self._badges
            share = 0.5 if self.share is None else self.share
            left = QRectF(bar)
            left.setWidth(bar.width() * share)
            painter.setOpacity(0.35 if self.share is None else 1)
            painter.fillRect(bar, QColor(other.colour))
            painter.fillRect(left, QColor(mover.colour))
            ink = self.palette().windowText().color()
            painter.setPen(QPen(ink, 1))
            painter.drawRect(bar)
            painter.fillRect(QRectF(left.right() - 1, bar.top(), 2, bar.height()), ink)
            middle = bar.center().x()
            painter.drawLine(int(middle), int(bar.bottom()), int(middle), int(bar.bottom()) + 4)
            painter.setOpacity(1)
            paint_badge(painter, QRectF(0, 0, size, size), mover)
            paint_badge(painter, QRectF(self.width() - size, 0, size, size), other)


def share_of(score: Score) -> float:
    """Return what part of the points the army to move may expect, from 0 to 1."""
    if score.mate is not None:
        return 1.0 if score.mate > 0 else 0.0
    return float(1 / (1 + 10 ** (-(score.centipawns or 0) / _PAWN_SHARE)))
