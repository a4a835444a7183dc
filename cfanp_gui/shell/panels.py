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
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cfanp_gui.core.geometry import ARMY_LETTERS
from cfanp_gui.record.notation import notation_for
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.shell import words
from cfanp_gui.table.badge import draw_badge
from cfanp_gui.table.paint import DEAD

Index = QModelIndex | QPersistentModelIndex
ARMY_ROLE = Qt.ItemDataRole.UserRole
NOTE_ROLE = Qt.ItemDataRole.UserRole + 1
TURN_ROLE = Qt.ItemDataRole.UserRole + 2
ROUND_ROLE = Qt.ItemDataRole.UserRole + 3
COLOUR_ROLE = Qt.ItemDataRole.UserRole + 4
CAPTOR_ROLE = Qt.ItemDataRole.UserRole + 5

_GLYPHS = {"Q": "♛", "R": "♜", "B": "♝", "N": "♞", "P": "♟", "K": "♚"}


class OrderModel(QAbstractListModel):
    """The armies in batting order: who moves them, whose turn it is, what each has taken."""

    def __init__(self) -> None:
        super().__init__()
        self._session: GameSession | None = None
        self._counts: dict[int, Counter[str]] = {}
        self._taken: dict[int, str] = {}

    def show(self, session: GameSession) -> None:
        """Show a session as it is now."""
        self.beginResetModel()
        self._session = session
        taken: dict[int, Counter[str]] = {}
        for node in session.node.path():
            transition = node.transition
            if transition is not None:
                for lost in transition.captured:
                    mover = (
                        transition.relocations[0].before.army if transition.relocations else None
                    )
                    if mover is not None:
                        taken.setdefault(mover, Counter())[lost.piece.kind] += 1
        self._counts = taken
        self._taken = {
            army: "".join(_GLYPHS[kind] * count[kind] for kind in "KQRBNP")
            for army, count in taken.items()
        }
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

            return army_text(session, army, self._counts.get(army, {}))
        if role == NOTE_ROLE:
            return self._note(session, army, player)
        if role == TURN_ROLE:
            return army == self.turn_row()
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
            parts.append("dead")
        else:
            if army == self.turn_row():
                left = turn.moves_possible
                parts.append("to move" if left == 1 else f"to move, {left} moves")
            if player != army + 1:
                parts.append(f"captured from {session.name(army + 1)}")
        if army in self._taken:
            parts.append(self._taken[army])
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
        if role == Qt.ItemDataRole.AccessibleTextRole:
            from cfanp_gui.table.access.deeds import row_text

            events = [words.event(self._session, event) for event in node.events]
            return row_text(self._session, node, events) or self._text(node)
        if role in (NOTE_ROLE, Qt.ItemDataRole.ToolTipRole):
            told = [words.event(self._session, event) for event in node.events]
            return " ".join(told) or None
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
                text = "Start"
            else:
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
        selected = bool(option.state & QStyle.StateFlag.State_Selected) and not self._tall
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
