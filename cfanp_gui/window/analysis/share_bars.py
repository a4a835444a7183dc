"""What every player may expect of the game, as bars in the paint of their armies."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import (
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from cfanp_gui.table.theme import draw_pattern, ink_on
from cfanp_gui.window.analysis.row_model import RowModel
from cfanp_gui.window.panels.panel_presenter import RowBadge
from cfanp_gui.window.widgets.fonts import bold_font
from cfanp_gui.window.widgets.panel_lists import (
    Index,
    PointedDelegate,
    paint_badge,
    quiet_list,
    softer,
)
from cfanp_gui.window.widgets.plain_text import plain_tip

_ROW_ROLE = Qt.ItemDataRole.UserRole
ROW = 26
"""Pixels a row is high."""
MOST_ROWS = 10
"""Rows seen without scrolling."""
_BADGE = 18
_TAKEN = 13
"""Pixels of the badge of an army that was taken over."""
_NAME = 84
"""Pixels of a name, and of the badges behind it."""

_SEEN = 0.005
"""A share that is nothing in percent."""


class ShareRow(NamedTuple):
    """A player, and what they may expect."""

    name: str
    badges: tuple[RowBadge, ...]
    """Those of all their armies, first that they began with."""
    share: float | None
    """A part of the game, from 0 to 1; None while it is not known."""
    text: str
    """The same in words; empty while it is not known."""
    to_move: bool


class SharesModel(RowModel[ShareRow]):
    """A row for each player."""

    def show(self, rows: tuple[ShareRow, ...]) -> None:
        """Show what everybody may expect now."""
        if len(rows) != len(self._rows):
            self.replace_rows(rows)
        elif rows != self._rows:
            self.change_rows(rows)

    def told(self, row: ShareRow, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == _ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(f"{row.name} {row.text}".rstrip())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            letters = " ".join(badge.label for badge in row.badges)
            return f"{row.name} ({letters}): {row.text}" if row.text else f"{row.name} ({letters})"
        return None


class _ShareDelegate(PointedDelegate):
    """Draws a row: badges, a name, the bar, and the number."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return QSize(200, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: ShareRow | None = index.data(_ROW_ROLE)
        if row is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        ink = option.palette.text().color()
        middle = rect.center().y() + 0.5
        font = QFont(option.font)
        font.setBold(row.to_move)
        metrics = QFontMetrics(font)
        wide = QFontMetrics(bold_font(font)).horizontalAdvance("100 %")
        left = _paint_badges(painter, rect.left() + 4, middle, row.badges[:1], _BADGE) + 5
        taken = row.badges[1:4]
        room = _NAME - (_TAKEN + 2) * len(taken)
        painter.setFont(font)
        painter.setPen(ink if row.share is None or row.share >= _SEEN else softer(ink))
        name = metrics.elidedText(row.name, Qt.TextElideMode.ElideMiddle, room)
        box = QRect(int(left), rect.top(), room, rect.height())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), name)
        _paint_badges(painter, left + room, middle, taken, _TAKEN)
        start = left + _NAME + 6
        bar = QRectF(start, rect.top() + 6, rect.right() - 10 - wide - start, rect.height() - 12)
        _paint_bar(painter, bar, row, ink)
        painter.setFont(bold_font(option.font))
        painter.setPen(ink)
        number = QRect(rect.right() - 4 - wide, rect.top(), wide, rect.height())
        painter.drawText(
            number, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), row.text
        )
        painter.restore()


def _paint_badges(
    painter: QPainter, left: float, middle: float, badges: tuple[RowBadge, ...], size: int
) -> float:
    """Paint badges side by side; return where the last one ends."""
    for badge in badges:
        paint_badge(painter, QRectF(left, middle - size / 2, size, size), badge)
        left += size + 2
    return left


def _paint_bar(painter: QPainter, bar: QRectF, row: ShareRow, ink: QColor) -> None:
    """Paint a player's bar in the paint and pattern of the army they began with."""
    trough = QColor(ink)
    trough.setAlpha(26)
    painter.fillRect(bar, trough)
    if row.share is None or row.share < _SEEN or not row.badges:
        return
    badge = row.badges[0]
    paint = QColor(badge.colour)
    filled = QRectF(bar)
    filled.setWidth(max(2.0, bar.width() * row.share))
    painter.fillRect(filled, paint)
    faint = QColor(ink_on(paint))
    faint.setAlpha(70)
    side = bar.height()
    for number in range(int(filled.width() / side)):  # the pattern comes in discs
        disc = QRectF(filled.left() + number * side, bar.top(), side, side)
        draw_pattern(painter, disc, badge.pattern, faint)
    edge = QColor(ink)
    edge.setAlpha(150)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(filled.adjusted(0.5, 0.5, -0.5, -0.5))


class SharesView(QListView):
    """The bars, one below the other."""

    def __init__(self, model: SharesModel) -> None:
        super().__init__()
        self._shares = model
        self._delegate = _ShareDelegate()
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        quiet_list(self)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        model.modelReset.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Be as high as the rows, or as some of many."""
        self.setFixedHeight(ROW * min(MOST_ROWS, max(1, self._shares.rowCount())) + 2)
