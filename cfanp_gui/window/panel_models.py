"""What the panels beside the table list: the order of play, and the moves."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from cfanp_gui.session.clock import format_time
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import tr
from cfanp_gui.window import event_texts
from cfanp_gui.window.panel_presenter import DOT, PanelPresenter
from cfanp_gui.window.panel_presenters import panel_presenter_of
from cfanp_gui.window.panel_rows import (
    ASIDE_ROLE,
    BADGE_ROLE,
    CLOCK_ROLE,
    CURSOR_ROLE,
    NOTE_ROLE,
    ROUND_ROLE,
    TURN_ROLE,
    Index,
)
from cfanp_gui.window.plain_text import plain_tip


class OrderModel(QAbstractListModel):
    """The armies in batting order, or the boards of a ring: who acts where, and with what time."""

    def __init__(self) -> None:
        super().__init__()
        self.presenter: PanelPresenter | None = None
        """What writes the rows; None before a session has been shown."""

    def show(self, session: GameSession) -> PanelPresenter:
        """Show a session as it is now; answers what writes about it."""
        self.beginResetModel()
        if self.presenter is None or self.presenter.session is not session:
            self.presenter = panel_presenter_of(session)
        self.endResetModel()
        return self.presenter

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if parent.isValid() or self.presenter is None:
            return 0
        return self.presenter.rows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        presenter, row = self.presenter, index.row()
        if presenter is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return presenter.name(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return presenter.spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(_all_of(presenter, row))
        if role == ASIDE_ROLE:
            return presenter.aside(row)
        if role == NOTE_ROLE:
            return presenter.note(row)
        if role == TURN_ROLE:
            return presenter.is_turn(row)
        if role == CLOCK_ROLE:
            left = presenter.time_left(row)
            return None if left is None else format_time(left)
        if role == BADGE_ROLE:
            return presenter.badge(row)
        return None


def _all_of(presenter: PanelPresenter, row: int) -> str:
    """Everything a row says, of which it may show only a part."""
    name = " ".join(filter(None, (presenter.name(row), presenter.aside(row))))
    return DOT.join(filter(None, (name, presenter.note(row))))


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

        Answers what writes about it.
        """
        line = session.line()
        if self.presenter is None or session is not self.presenter.session:
            self.beginResetModel()
            self.presenter, self._line, self._texts = panel_presenter_of(session), line, {}
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
        presenter = self.presenter
        if presenter is None or not index.isValid():
            return None
        node = self._line[index.row()]
        session = presenter.session
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(presenter, node)
        if role == CURSOR_ROLE:
            return node is session.node
        if role == Qt.ItemDataRole.AccessibleTextRole:
            from cfanp_gui.table.access.narrator import Narrator

            return Narrator(session).row(node) or self._text(presenter, node)
        if role in (NOTE_ROLE, Qt.ItemDataRole.ToolTipRole):
            told = " ".join(event_texts.event(session, event) for event in node.events)
            if not told:
                return None
            return told if role == NOTE_ROLE else plain_tip(told)
        if role == BADGE_ROLE:
            return presenter.move_badge(node)
        if role == ROUND_ROLE:
            return presenter.round_begun(node)
        return None

    def _text(self, presenter: PanelPresenter, node: Node) -> str:
        text = self._texts.get(node)
        if text is None:
            if node.parent is None or node.action is None:
                text = tr("Start")
            else:
                text = presenter.deed(node) or presenter.session.match.system.notation.human(
                    node.parent.position, node.action, node.transition
                )
            self._texts[node] = text
        return text
