"""The explorer: which turns followed the position on the table, and with what results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeView

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Game, Position
from cfanp_gui.library.game_index import Continuation
from cfanp_gui.table.translate import tr
from cfanp_gui.window.services.locale_forms import share_text
from cfanp_gui.window.widgets.panel_lists import Index


class ExplorerRow(NamedTuple):
    """How games went on, as it is shown."""

    turn: str
    """The turn as movetext has it."""
    continuation: Continuation


def explorer_rows(
    game: Game, position: Position, continuations: Sequence[Continuation]
) -> list[ExplorerRow]:
    """Return the turns that can be played in a position, in the notation of people.

    Games that ended there have none.
    """
    rows = []
    for one in continuations:
        words, at = [], position
        try:
            for text in one.turn.split():
                action = game.parse_action(text)
                after, transition = at.apply(action)
                words.append(game.notation.human(at, action, transition))
                at = after
        except (IllegalAction, ValueError):  # by other house rules it was legal
            words = one.turn.split()
        if words:
            rows.append(ExplorerRow(" ".join(words), one))
    return rows


class ExplorerModel(QAbstractTableModel):
    """A row for each turn, and a column for the score of each player."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[ExplorerRow] = []
        self._labels: list[str] = []

    def show(self, rows: Sequence[ExplorerRow], labels: Sequence[str]) -> None:
        """Show turns; `labels` are those of the players."""
        self.beginResetModel()
        self._rows, self._labels = list(rows), list(labels)
        self.endResetModel()

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def turn(self, row: int) -> str:
        """Return the turn of a row, its actions in machine form."""
        return self._rows[row].continuation.turn

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2 + len(self._labels)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (tr("Next turn"), tr("Games"), *self._labels)[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        one = row.continuation
        games = QLocale().toString(one.games)
        cells = (row.turn, games, *(share_text(score) for score in one.scores))
        if role == Qt.ItemDataRole.DisplayRole:
            return cells[column] if column < len(cells) else ""
        if role == Qt.ItemDataRole.TextAlignmentRole and column:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.AccessibleTextRole and not column:
            told = zip(self._labels, cells[2:], strict=False)
            spoken = tr("%n game(s)", "", one.games)
            return ", ".join((row.turn, spoken, *(f"{label} {score}" for label, score in told)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tr("Finished among these: {count}").format(count=one.finished)
        return None


class ExplorerView(QTreeView):
    """The table of turns: a click or Enter plays one."""

    chosen = Signal(int)
    """The row of a turn that is to be played."""

    def __init__(self, model: ExplorerModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAllColumnsShowFocus(True)
        self.viewport().setAutoFillBackground(False)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)
