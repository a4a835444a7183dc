"""What the panels beside the table list: the order of play, and the moves."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from cfanp_gui.session.clock import format_time
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.shell import words
from cfanp_gui.shell.label import plain_tip
from cfanp_gui.shell.rows import (
    ASIDE_ROLE,
    BADGE_ROLE,
    CLOCK_ROLE,
    CURSOR_ROLE,
    NOTE_ROLE,
    ROUND_ROLE,
    TURN_ROLE,
    Index,
)
from cfanp_gui.shell.scribe import DOT, Scribe
from cfanp_gui.shell.scribes import scribe_of
from cfanp_gui.table.translate import tr


class OrderModel(QAbstractListModel):
    """The armies in batting order, or the boards of a ring: who acts where, and with what time."""

    def __init__(self) -> None:
        super().__init__()
        self.scribe: Scribe | None = None
        """What writes the rows; None before a session has been shown."""

    def show(self, session: GameSession) -> Scribe:
        """Show a session as it is now; answers what writes about it."""
        self.beginResetModel()
        if self.scribe is None or self.scribe.session is not session:
            self.scribe = scribe_of(session)
        self.endResetModel()
        return self.scribe

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if parent.isValid() or self.scribe is None:
            return 0
        return self.scribe.rows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        scribe, row = self.scribe, index.row()
        if scribe is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return scribe.name(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return scribe.spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(_all_of(scribe, row))
        if role == ASIDE_ROLE:
            return scribe.aside(row)
        if role == NOTE_ROLE:
            return scribe.note(row)
        if role == TURN_ROLE:
            return scribe.is_turn(row)
        if role == CLOCK_ROLE:
            left = scribe.time_left(row)
            return None if left is None else format_time(left)
        if role == BADGE_ROLE:
            return scribe.badge(row)
        return None


def _all_of(scribe: Scribe, row: int) -> str:
    """Everything a row says, of which it may show only a part."""
    name = " ".join(filter(None, (scribe.name(row), scribe.aside(row))))
    return DOT.join(filter(None, (name, scribe.note(row))))


class MovesModel(QAbstractListModel):
    """The line through the cursor, an action a row; the first row is the start."""

    def __init__(self) -> None:
        super().__init__()
        self.scribe: Scribe | None = None
        """What writes the rows; None before a session has been shown."""
        self._line: list[Node] = []
        self._texts: dict[Node, str] = {}

    def show(self, session: GameSession) -> Scribe:
        """Show a session's line, keeping the rows that are still the same.

        Answers what writes about it.
        """
        line = session.line()
        if self.scribe is None or session is not self.scribe.session:
            self.beginResetModel()
            self.scribe, self._line, self._texts = scribe_of(session), line, {}
            self.endResetModel()
            return self.scribe
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
        return self.scribe

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
        scribe = self.scribe
        if scribe is None or not index.isValid():
            return None
        node = self._line[index.row()]
        session = scribe.session
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(scribe, node)
        if role == CURSOR_ROLE:
            return node is session.node
        if role == Qt.ItemDataRole.AccessibleTextRole:
            from cfanp_gui.table.access.deeds import row_text

            events = [words.event(session, event) for event in node.events]
            return row_text(session, node, events) or self._text(scribe, node)
        if role in (NOTE_ROLE, Qt.ItemDataRole.ToolTipRole):
            told = " ".join(words.event(session, event) for event in node.events)
            if not told:
                return None
            return told if role == NOTE_ROLE else plain_tip(told)
        if role == BADGE_ROLE:
            return scribe.move_badge(node)
        if role == ROUND_ROLE:
            return scribe.round_begun(node)
        return None

    def _text(self, scribe: Scribe, node: Node) -> str:
        text = self._texts.get(node)
        if text is None:
            if node.parent is None or node.action is None:
                text = tr("Start")
            else:
                from cfanp_gui.record.notation import notation_for

                text = scribe.deed(node) or notation_for(scribe.session.match.system).human(
                    node.parent.position, node.action, node.transition
                )
            self._texts[node] = text
        return text
