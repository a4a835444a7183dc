"""The lists of the panels beside the table: what is in their rows, and how a row is drawn."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cfanp_gui.session.clock import format_time
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.session.view_model import LOW_MS
from cfanp_gui.table.layers.badge import draw_badge
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.panel_presenter import PanelPresenter, RowBadge
from cfanp_gui.window.plain_text import plain_tip


class OrderModel(QAbstractListModel):
    """A row for each player, army or board: who acts there, and with what time."""

    def __init__(self) -> None:
        super().__init__()
        self.presenter: PanelPresenter | None = None
        """What writes the rows; None before a session has been shown."""

    def show(self, session: GameSession) -> PanelPresenter:
        """Show a session as it is now; return what writes about it."""
        self.beginResetModel()
        if self.presenter is None or self.presenter.session is not session:
            self.presenter = PanelPresenter(session)
        else:
            self.presenter.update()
        self.endResetModel()
        return self.presenter

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if parent.isValid() or self.presenter is None:
            return 0
        return self.presenter.rows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        presenter, row = self.presenter, index.row()
        if presenter is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return presenter.name(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return presenter.spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(presenter.tip(row))
        if role == ASIDE_ROLE:
            return presenter.aside(row)
        if role == NOTE_ROLE:
            return presenter.note(row)
        if role == TURN_ROLE:
            return presenter.is_turn(row)
        if role == CLOCK_ROLE:
            left = presenter.time_left(row)
            return None if left is None else format_time(left)
        if role == URGENT_ROLE:
            left = presenter.time_left(row)
            return left is not None and left < LOW_MS
        if role == BADGE_ROLE:
            return presenter.badge(row)
        return None


class MovesModel(QAbstractListModel):
    """The line through the cursor, an action a row; the first row is the start."""

    def __init__(self) -> None:
        super().__init__()
        self.presenter: PanelPresenter | None = None
        """What writes the rows; None before a session has been shown."""
        self._line: list[Node] = []
        self._texts: dict[Node, str] = {}

    def show(self, session: GameSession) -> PanelPresenter:
        """Show a session's line, keeping the rows that are still the same.

        Return what writes about it.
        """
        line = session.line()
        if self.presenter is None or session is not self.presenter.session:
            self.beginResetModel()
            self.presenter, self._line, self._texts = PanelPresenter(session), line, {}
            self.endResetModel()
            return self.presenter
        same = 0
        while same < min(len(line), len(self._line)) and line[same] is self._line[same]:
            same += 1
        if same < len(self._line):
            self.beginRemoveRows(QModelIndex(), same, len(self._line) - 1)
            for node in self._line[same:]:
                self._texts.pop(node, None)
            self._line = self._line[:same]
            self.endRemoveRows()
        if same < len(line):
            self.beginInsertRows(QModelIndex(), same, len(line) - 1)
            self._line = line
            self.endInsertRows()
        return self.presenter

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self._texts.clear()
        if self._line:
            self.dataChanged.emit(self.index(0), self.index(len(self._line) - 1))

    def row_of(self, node: Node) -> int:
        """Return the row of a node of the line."""
        return self._line.index(node)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._line)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        presenter = self.presenter
        if presenter is None or not index.isValid():
            return None
        node = self._line[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(presenter, node)
        if role == CURSOR_ROLE:
            return node is presenter.session.node
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return presenter.spoken_move(node)
        if role in (NOTE_ROLE, Qt.ItemDataRole.ToolTipRole):
            text = " ".join(presenter.events(node))
            if not text:
                return None
            return text if role == NOTE_ROLE else plain_tip(text)
        if role == BADGE_ROLE:
            return presenter.move_badge(node)
        if role == ROUND_ROLE:
            return presenter.round_begun(node)
        return None

    def _text(self, presenter: PanelPresenter, node: Node) -> str:
        text = self._texts.get(node)
        if text is None:
            text = self._texts[node] = presenter.move(node)
        return text


Index = QModelIndex | QPersistentModelIndex
BADGE_ROLE = Qt.ItemDataRole.UserRole
NOTE_ROLE = Qt.ItemDataRole.UserRole + 1
TURN_ROLE = Qt.ItemDataRole.UserRole + 2
ROUND_ROLE = Qt.ItemDataRole.UserRole + 3
CLOCK_ROLE = Qt.ItemDataRole.UserRole + 4
CURSOR_ROLE = Qt.ItemDataRole.UserRole + 5
ASIDE_ROLE = Qt.ItemDataRole.UserRole + 6
URGENT_ROLE = Qt.ItemDataRole.UserRole + 7


class RowDelegate(QStyledItemDelegate):
    """Draws a row of either panel: badge, words, and a note below or beside."""

    def __init__(self, tall: bool) -> None:
        super().__init__()
        self._tall = tall
        self.rounds = not tall
        """Whether the numbers of rounds stand at the left."""
        self.highlights_turns = True
        """Whether a turn is shown as strongly as can be; several at once are shown softly."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = option.fontMetrics.height()
        if self._tall:
            return QSize(180, height * 2 + 14)
        note = 1 if index.data(NOTE_ROLE) else 0
        return QSize(160, height * (1 + note) + 8)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette: QPalette = option.palette
        rect: QRect = option.rect
        turn = bool(index.data(TURN_ROLE))
        selected = bool(index.data(CURSOR_ROLE))
        ink = palette.color(QPalette.ColorRole.Text)
        if turn and not self.highlights_turns:
            _paint_soft_turn(painter, rect, palette.color(QPalette.ColorRole.Highlight))
        elif turn or selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(_card(rect), 6, 6)
            ink = palette.color(QPalette.ColorRole.HighlightedText)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            tint = QColor(ink)
            tint.setAlpha(18)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawRoundedRect(_card(rect), 6, 6)
        metrics = QFontMetrics(option.font)
        left = rect.left() + 8
        if self.rounds:
            painter.setPen(_softer(ink))
            painter.setFont(option.font)
            round_ = index.data(ROUND_ROLE)
            width = metrics.horizontalAdvance("000.")
            if round_ is not None:
                painter.drawText(
                    QRect(left, rect.top() + 4, width, metrics.height()),
                    Qt.AlignmentFlag.AlignRight,
                    f"{round_}.",
                )
            left += width + 8
        badge: RowBadge | None = index.data(BADGE_ROLE)
        if badge is not None:
            size = min(rect.height() - 10, 30) if self._tall else metrics.height()
            top = rect.top() + ((rect.height() - size) // 2 if self._tall else 4)
            _paint_badge(painter, QRectF(left, top, size, size), badge)
            left += int(size) + 10
        room = rect.right() - left - 6
        if clock := index.data(CLOCK_ROLE):
            urgent = bool(index.data(URGENT_ROLE))
            room -= _paint_clock(painter, rect, option.font, ink, clock, urgent)
        font = QFont(option.font)
        font.setBold(turn or (self._tall and not index.data(NOTE_ROLE)))
        painter.setFont(font)
        painter.setPen(ink)
        note = index.data(NOTE_ROLE)
        one_line = self._tall and not note
        lines = metrics.height() * (1 if one_line else 2)
        top = rect.top() + ((rect.height() - lines) // 2 if self._tall else 4)
        text = QFontMetrics(font).elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, top, room, metrics.height()), Qt.TextFlag.TextSingleLine, text)
        if aside := index.data(ASIDE_ROLE):
            used = QFontMetrics(font).horizontalAdvance(f"{text} ")
            painter.setFont(option.font)
            painter.setPen(_softer(ink))
            painter.drawText(
                QRect(left + used, top, max(0, room - used), metrics.height()),
                Qt.TextFlag.TextSingleLine,
                metrics.elidedText(str(aside), Qt.TextElideMode.ElideRight, room - used),
            )
        if note:
            small = QFont(option.font)
            small.setPointSizeF(max(6.0, small.pointSizeF() * 0.9))
            painter.setFont(small)
            painter.setPen(ink if turn and self.highlights_turns else _softer(ink))
            text = QFontMetrics(small).elidedText(str(note), Qt.TextElideMode.ElideRight, room)
            painter.drawText(
                QRect(left, top + metrics.height() + 1, room, metrics.height()),
                Qt.TextFlag.TextSingleLine,
                text,
            )
        painter.restore()


def _paint_clock(
    painter: QPainter, rect: QRect, plain: QFont, ink: QColor, clock: str, urgent: bool
) -> int:
    """Write a clock at the right of a row, on red when time is short; return the room it takes."""
    font = QFont(plain)
    font.setBold(True)
    metrics = QFontMetrics(font)
    width = metrics.horizontalAdvance(clock)
    if urgent:  # as on a name plate
        ground = QRectF(0, 0, width + 14, metrics.height() + 4)
        ground.moveCenter(QRectF(rect).center())
        ground.moveRight(rect.right() - 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LIGHT.cause)
        painter.drawRoundedRect(ground, ground.height() / 2, ground.height() / 2)
        ink = QColor("#ffffff")
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(
        rect.adjusted(0, 0, -12, 0),
        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
        clock,
    )
    return width + 22


def _card(rect: QRect) -> QRectF:
    """Return the part of a row that is filled to stress it."""
    return QRectF(rect).adjusted(2, 1, -2, -1)


def _paint_soft_turn(painter: QPainter, rect: QRect, accent: QColor) -> None:
    """Paint a tint of the accent with a bar of it at the left."""
    card = QPainterPath()
    card.addRoundedRect(_card(rect), 6, 6)
    tint = QColor(accent)
    tint.setAlpha(44)
    painter.fillPath(card, tint)
    bar = QPainterPath()
    bar.addRect(QRectF(_card(rect).topLeft(), QSizeF(4, rect.height())))
    painter.fillPath(card & bar, accent)


def _softer(ink: QColor) -> QColor:
    soft = QColor(ink)
    soft.setAlpha(170)
    return soft


def _paint_badge(painter: QPainter, rect: QRectF, badge: RowBadge) -> None:
    ring = None if badge.captor is None else QColor(badge.captor)
    draw_badge(painter, rect, QColor(badge.colour), badge.label, badge.pattern, captor=ring)
