"""The panels beside the table: batting order and move list, drawn from their models."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from cfanp_gui.core.geometry import ARMY_LETTERS
from cfanp_gui.session.clock import format_time
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.taken import taken_by
from cfanp_gui.session.tree import Node
from cfanp_gui.shell import words
from cfanp_gui.shell.label import plain_tip
from cfanp_gui.table.badge import draw_badge
from cfanp_gui.table.paint import DEAD
from cfanp_gui.table.signs import glyphs
from cfanp_gui.table.translate import tr

Index = QModelIndex | QPersistentModelIndex
ARMY_ROLE = Qt.ItemDataRole.UserRole
NOTE_ROLE = Qt.ItemDataRole.UserRole + 1
TURN_ROLE = Qt.ItemDataRole.UserRole + 2
ROUND_ROLE = Qt.ItemDataRole.UserRole + 3
COLOUR_ROLE = Qt.ItemDataRole.UserRole + 4
CAPTOR_ROLE = Qt.ItemDataRole.UserRole + 5
CLOCK_ROLE = Qt.ItemDataRole.UserRole + 6
CURSOR_ROLE = Qt.ItemDataRole.UserRole + 7


class OrderModel(QAbstractListModel):
    """The armies in batting order: who moves them, whose turn it is, what each has taken."""

    def __init__(self) -> None:
        super().__init__()
        self._session: GameSession | None = None
        self._taken: dict[int, Counter[str]] = {}

    def show(self, session: GameSession) -> None:
        """Show a session as it is now."""
        self.beginResetModel()
        self._session = session
        self._taken = taken_by(session.node)
        self.endResetModel()

    def turn_row(self) -> int:
        """The row of the army to move, -1 when the game is over."""
        if self._session is None or self._session.outcome is not None:
            return -1
        return self._session.position.turn().army

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if parent.isValid() or self._session is None:
            return 0
        return len(self._session.position.control)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        session = self._session
        if session is None or not index.isValid():
            return None
        army = index.row()
        player = session.position.control[army]
        if role == Qt.ItemDataRole.DisplayRole:
            return session.name(army + 1 if player is None else player)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            from cfanp_gui.table.access.words import army_text

            return army_text(session, army, self._taken.get(army, {}))
        if role == NOTE_ROLE:
            return self._note(session, army, player)
        if role == TURN_ROLE:
            return army == self.turn_row()
        if role == CLOCK_ROLE:
            left = None if player is None else session.time_left(player)
            return None if left is None else format_time(left)
        if role == ARMY_ROLE:
            return army
        if role == COLOUR_ROLE:
            return DEAD.name() if player is None else session.match.colours[army]
        if role == CAPTOR_ROLE and player is not None and player != army + 1:
            return session.match.colours[player - 1]
        return None

    def _note(self, session: GameSession, army: int, player: int | None) -> str:
        parts = []
        turn = session.position.turn()
        if player is None:
            parts.append(tr("dead"))
        else:
            if army == self.turn_row():
                left = turn.moves_possible
                parts.append(tr("to move") if left == 1 else tr("to move · %n move(s)", "", left))
            if player != army + 1:
                parts.append(tr("captured from {name}").format(name=session.name(army + 1)))
        if army in self._taken:
            parts.append(glyphs(self._taken[army]))
        return "  \N{MIDDLE DOT}  ".join(parts)


class MovesModel(QAbstractListModel):
    """The line through the cursor, an action a row; the first row is the start."""

    def __init__(self) -> None:
        super().__init__()
        self._session: GameSession | None = None
        self._line: list[Node] = []
        self._texts: dict[Node, str] = {}

    def show(self, session: GameSession) -> None:
        """Show a session's line, keeping the rows that are still the same."""
        line = session.line()
        if session is not self._session:
            self.beginResetModel()
            self._session, self._line, self._texts = session, line, {}
            self.endResetModel()
            return
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

    def retranslate(self) -> None:
        """Say everything anew in the language in use."""
        self._texts.clear()
        if self._line:
            self.dataChanged.emit(self.index(0), self.index(len(self._line) - 1))

    def row_of(self, node: Node) -> int:
        """The row of a node of the line."""
        return self._line.index(node)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._line)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._session is None or not index.isValid():
            return None
        node = self._line[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(node)
        if role == CURSOR_ROLE:
            return node is self._session.node
        if role == Qt.ItemDataRole.AccessibleTextRole:
            from cfanp_gui.table.access.deeds import row_text

            events = [words.event(self._session, event) for event in node.events]
            return row_text(self._session, node, events) or self._text(node)
        if role in (NOTE_ROLE, Qt.ItemDataRole.ToolTipRole):
            told = " ".join(words.event(self._session, event) for event in node.events)
            if not told:
                return None
            return told if role == NOTE_ROLE else plain_tip(told)
        if node.parent is None:
            return None
        turn = node.parent.position.turn()
        if role == ARMY_ROLE:
            return turn.army
        if role == COLOUR_ROLE:
            return self._session.match.colours[turn.army]
        if role == ROUND_ROLE:
            before = node.parent
            first = before.parent is None or before.parent.position.turn().round != turn.round
            return turn.round if first else None
        return None

    def _text(self, node: Node) -> str:
        text = self._texts.get(node)
        if text is None:
            assert self._session is not None
            if node.parent is None or node.action is None:
                text = tr("Start")
            else:
                from cfanp_gui.record.notation import notation_for

                text = words.deed(self._session, node) or notation_for(
                    self._session.match.system
                ).human(node.parent.position, node.action, node.transition)
            self._texts[node] = text
        return text


class RowDelegate(QStyledItemDelegate):
    """Draws a row of either panel: badge, words, and a note below or beside."""

    def __init__(self, tall: bool) -> None:
        super().__init__()
        self._tall = tall

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
        if turn or selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 1, -2, -1), 6, 6)
            ink = palette.color(QPalette.ColorRole.HighlightedText)
        metrics = QFontMetrics(option.font)
        left = rect.left() + 8
        if not self._tall:
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
        army = index.data(ARMY_ROLE)
        if army is not None:
            size = min(rect.height() - 10, 30) if self._tall else metrics.height()
            top = rect.top() + ((rect.height() - size) // 2 if self._tall else 4)
            _paint_badge(painter, QRectF(left, top, size, size), army,
                         index.data(COLOUR_ROLE), index.data(CAPTOR_ROLE))  # fmt: skip
            left += int(size) + 10
        room = rect.right() - left - 6
        room -= _paint_clock(painter, rect, option.font, ink, index.data(CLOCK_ROLE))
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
        if note:
            small = QFont(option.font)
            small.setPointSizeF(max(6.0, small.pointSizeF() * 0.9))
            painter.setFont(small)
            painter.setPen(ink if turn else _softer(ink))
            text = QFontMetrics(small).elidedText(str(note), Qt.TextElideMode.ElideRight, room)
            painter.drawText(
                QRect(left, top + metrics.height() + 1, room, metrics.height()),
                Qt.TextFlag.TextSingleLine,
                text,
            )
        painter.restore()


def _paint_clock(
    painter: QPainter, rect: QRect, plain: QFont, ink: QColor, clock: str | None
) -> int:
    """Write a clock at the right of a row; answers the room it takes."""
    if not clock:
        return 0
    font = QFont(plain)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(
        rect.adjusted(0, 0, -10, 0),
        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
        clock,
    )
    return QFontMetrics(font).horizontalAdvance(clock) + 14


def _softer(ink: QColor) -> QColor:
    soft = QColor(ink)
    soft.setAlpha(170)
    return soft


def _paint_badge(
    painter: QPainter, rect: QRectF, army: int, colour_name: str, captor: str | None
) -> None:
    """An army's letter on its paint and pattern, in its captor's ring if it has one."""
    ring = None if captor is None else QColor(captor)
    draw_badge(painter, rect, QColor(colour_name), ARMY_LETTERS[army], army, captor=ring)
