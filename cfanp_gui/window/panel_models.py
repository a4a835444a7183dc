"""What the panels beside the table list: the order of play, and the moves."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from cfanp_gui.session.clock import format_time
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.window.panel_presenter import PanelPresenter
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
