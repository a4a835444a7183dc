"""Explorer: the turns played from the position on the table, with their results."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeView

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.notation import shown_token
from cfanp_gui.library.game_index import Continuation
from cfanp_gui.table.translate import joined, tr
from cfanp_gui.window.services.locale_forms import share_text


@dataclass(frozen=True, slots=True)
class ExplorerRow:
    """Continuation of games, as shown."""

    turn: str
    """Turn in the form of movetext."""
    continuation: Continuation


def explorer_rows(
    game: Game, position: Position, continuations: Sequence[Continuation]
) -> list[ExplorerRow]:
    """Return the turns played in a position, in human-readable notation."""
    rows = []
    for continuation in continuations:
        words, at = [], position
        try:
            for text in continuation.turn.split():
                action = game.parse_action(text)
                after, transition = at.apply(action)
                words.append(shown_token(game.notation.human(at, action, transition)))
                at = after
        except (IllegalAction, ValueError):  # it was legal under other house rules
            words = continuation.turn.split()
        if words:
            rows.append(ExplorerRow(" ".join(words), continuation))
    return rows


class RowTree(QTreeView):
    """Table of rows, one of which is chosen by a click or Enter."""

    chosen = Signal(int)
    """Carries the chosen row."""

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__(rootIsDecorated=False, uniformRowHeights=True, allColumnsShowFocus=True)
        self.setModel(model)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.header().setStretchLastSection(False)
        self.clicked.connect(self._choose)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.chosen.emit(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)


class ExplorerView(RowTree):
    """View with a row for each turn, which a choice plays, and a column for each player."""

    turn_chosen = Signal(str)
    """Carries a turn that a person wants to play, its actions in machine form."""

    def __init__(self) -> None:
        self.turns = QStandardItemModel()
        super().__init__(self.turns)
        self._rows: Sequence[ExplorerRow] = ()
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.chosen.connect(lambda row: self.turn_chosen.emit(self._rows[row].continuation.turn))

    def show_turns(self, rows: Sequence[ExplorerRow], labels: Sequence[str]) -> None:
        """Show turns; `labels` are those of the players."""
        self._rows = rows
        self.turns.clear()
        self.turns.setHorizontalHeaderLabels([tr("Next turn"), tr("Games"), *labels])
        for row in rows:
            self.turns.appendRow(_items(row, labels))


def _items(row: ExplorerRow, labels: Sequence[str]) -> list[QStandardItem]:
    continuation = row.continuation
    scores = [share_text(score) for score in continuation.scores]
    scored = [f"{label} {score}" for label, score in zip(labels, scores, strict=False)]
    bare = [""] * (len(labels) - len(scores))
    cells = (row.turn, QLocale().toString(continuation.games), *scores, *bare)
    items = [QStandardItem(cell) for cell in cells]
    games = tr("%n game(s)", "", continuation.games)
    items[0].setAccessibleText(joined(", ", (row.turn, games, *scored)))
    for item in items:
        item.setToolTip(tr("Finished among these: {count}").format(count=continuation.finished))
    for item in items[1:]:
        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return items
