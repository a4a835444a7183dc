"""Moves of a game and its variations as a list: each variation below the move it replaces."""

from collections.abc import Sequence
from enum import Enum
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from cfanp_gui.core.caching import Memo
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import MoveRow, Node, move_rows
from cfanp_gui.table.translate import joined, tr
from cfanp_gui.window.panels.panel_presenter import PanelPresenter
from cfanp_gui.window.widgets.panel_lists import BADGE_ROLE, NOTE_ROLE, Index
from cfanp_gui.window.widgets.plain_text import plain_tip

ROUND_ROLE = Qt.ItemDataRole.UserRole + 10
CURSOR_ROLE = Qt.ItemDataRole.UserRole + 11
ROW_ROLE = Qt.ItemDataRole.UserRole + 12
"""Role of the `MoveRow`."""
SENTENCE_ROLE = Qt.ItemDataRole.UserRole + 13
"""Role that is true if the row says more than a move, and may take several lines."""
LONG_ROLE = Qt.ItemDataRole.UserRole + 15
"""Role that is true if the row is a sentence or has a note, so that it may take several lines."""

CELL_ROLE = Qt.ItemDataRole.UserRole + 16
"""Role of the `Cell`."""
COMPARE_ROLE = Qt.ItemDataRole.UserRole + 14
"""Role of the action's relation to the analysed game, a `Compared`; None without comparison."""


class Compared(Enum):
    """Relation of an action to the analysed game."""

    GAME = "game"
    LEAVES = "leaves"
    """The action is the first that is not of the game."""
    BEYOND = "beyond"


class Cell(NamedTuple):
    """Place of a row in the table of moves, on a line with a column for each army.

    A row with a note ends its line, and the note lies below all of the line.
    """

    column: int | None
    """Column of the army that moved; None for a row that takes the whole line."""
    after: int
    """Number of columns that earlier rows take on its line; 0 if it begins the line."""
    ends: bool
    """True if no row follows it on its line."""


_KEPT = (Qt.ItemDataRole.DisplayRole, BADGE_ROLE, ROUND_ROLE)
"""Roles whose values are kept."""
SHORT = 12
"""Largest number of actions, nested variations included, of a variation unfolded at first."""


class MovesModel(QAbstractListModel):
    """Model of a game's tree, with a row for each action; the first row is the start."""

    def __init__(self) -> None:
        super().__init__()
        self.presenter: PanelPresenter | None = None
        """Presenter that writes the rows; None before a session has been shown."""
        self.rows: list[MoveRow] = []
        self._kept = Memo(self._words, limit=20_000)
        self._unfolded: set[Node] = set()
        self._left: WeakKeyDictionary[GameSession, set[Node]] = WeakKeyDictionary()
        """Unfolded variations of sessions shown before, such as a game that is being analysed."""
        self._compares = False
        self._viewer: int | None = None
        """Player who saw the game when it was last shown, if not all may see all of it."""
        self.short = SHORT
        """Largest number of actions of a variation unfolded at first."""
        self._cursor: Node | None = None
        """Node of the cursor when the session was last shown."""
        self.columns: dict[int, int] = {}
        """Columns of the table by seats; empty in a game in which several may move at once."""
        self._cells: list[Cell] = []

    def show(self, session: GameSession) -> PanelPresenter:
        """Show a session's tree, keeping unchanged rows; return the presenter of the session.

        The variation of the cursor is unfolded. In a session that is shown for the first time short
        ones are, too; another session is as it was left.
        """
        if self.presenter is None or session is not self.presenter.session:
            self.beginResetModel()
            self.presenter = PanelPresenter(session)
            self._kept.clear()
            start = session.root.position
            seats = [] if start.turn() is None else [one.seat.id for one in start.statuses()]
            self.columns = {seat: column for column, seat in enumerate(seats)}
            self._viewer, self._cursor = session.viewer, session.node
            if session not in self._left:
                self._left[session] = session.root.short_variations(self.short)
            self._unfolded = self._left[session]
            self._unfolded.update(session.node.heads)
            self.rows, self._cells = move_rows(session.root, self._unfolded), []
            self.endResetModel()
            return self.presenter
        if session.viewer != self._viewer:
            self._viewer = session.viewer
            self.retranslate()
        left = self._cursor
        if session.node is not left:
            self._cursor = session.node
            self._unfolded.update(session.node.heads)
        self._replace(move_rows(session.root, self._unfolded))
        if left is not None and session.node is not left and left.events:
            self.renew(left)  # its squares are no longer named as on the pair pushed together
        return self.presenter

    def follow_pair(self) -> None:
        """Name squares in the cursor's row as on the pair pushed together now."""
        if self._cursor is not None and self._cursor.events:
            self.renew(self._cursor)

    def _replace(self, rows: list[MoveRow]) -> None:
        """Replace the rows; equal ones at the beginning and at the end stay."""
        old, self._cells = self.rows, []
        shorter = min(len(old), len(rows))
        same = 0
        while same < shorter and old[same] == rows[same]:
            same += 1
        alike = 0
        while alike < shorter - same and old[-1 - alike] == rows[-1 - alike]:
            alike += 1
        if same < len(old) - alike:
            self.beginRemoveRows(QModelIndex(), same, len(old) - alike - 1)
            self.rows = old[:same] + old[len(old) - alike :]
            self.endRemoveRows()
        if same < len(rows) - alike:
            self.beginInsertRows(QModelIndex(), same, len(rows) - alike - 1)
            self.rows = rows
            self.endInsertRows()

    def fold(self, head: Node, folded: bool) -> None:
        """Fold the variation whose first node is given, or unfold it."""
        (self._unfolded.discard if folded else self._unfolded.add)(head)
        if self.presenter is not None:
            self._replace(move_rows(self.presenter.session.root, self._unfolded))

    @property
    def cells(self) -> list[Cell]:
        """Return the place of each row in the table."""
        if len(self._cells) != len(self.rows):
            places = list[tuple[int | None, int]]()
            taken = 0
            for row in self.rows:
                column = self._column(row)
                places.append((column, 0 if column is None or column < taken else taken))
                taken = 0 if column is None or self._is_long(row) else column + 1
            ends = [after == 0 for _, after in places[1:]] + [True]
            self._cells = [Cell(*place, end) for place, end in zip(places, ends, strict=True)]
        return self._cells

    def _column(self, row: MoveRow) -> int | None:
        """Return the column of a move of the main line; None for all other rows."""
        before, done = row.node.parent, row.node.transition
        if row.depth or before is None or done is None or not (done.went or done.placed):
            return None
        turn = before.position.turn()
        return None if turn is None else self.columns.get(turn.seat)

    @staticmethod
    def _is_long(row: MoveRow) -> bool:
        """Return True if a row is a sentence or has a note, and may take several lines."""
        node, done = row.node, row.node.transition
        if done is None or not (done.went or done.placed) or done.events or node.comment:
            return not row.folded
        return False

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self._kept.clear()
        self._update_rows(range(len(self.rows)))

    def row_of(self, node: Node) -> int:
        """Return the row of a node, or of the folded variation that it is within."""
        shown = {row.node: number for number, row in enumerate(self.rows)}
        return next(shown[head] for head in (node, *node.heads) if head in shown)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if (presenter := self.presenter) is None or not index.isValid():
            return None
        row = self.rows[index.row()]
        node = row.node
        if role == LONG_ROLE:
            return self._is_long(row)
        if role == CELL_ROLE:
            return self.cells[index.row()]
        if role == Qt.ItemDataRole.DisplayRole and row.folded:
            return self._folded_text(node)
        if role in _KEPT:
            return self._kept[node][role]
        if role == ROW_ROLE:
            return row
        if role == CURSOR_ROLE:
            here = presenter.session.node
            return node is here or (row.folded and here.within(node))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(presenter, row)
        if role == NOTE_ROLE:
            notes = [] if row.folded else [*presenter.events(node), presenter.comment(node)]
            return joined(" ", notes) or None
        if role == COMPARE_ROLE:
            return self._compared(presenter.session, node) if self._compares else None
        if role == SENTENCE_ROLE:
            done = node.transition
            return not row.folded and done is not None and not (done.went or done.placed)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(presenter, row)
        return None

    def _words(self, node: Node) -> dict[int, Any]:
        """Return the values of an action that are kept, by role."""
        presenter = self.presenter
        assert presenter is not None, "there are rows"
        return {
            Qt.ItemDataRole.DisplayRole: presenter.move(node) + presenter.glyphs(node),
            BADGE_ROLE: presenter.move_badge(node),
            ROUND_ROLE: presenter.round_begun(node),
        }

    def renew(self, node: Node) -> None:
        """Update a node's row and all drawn beside it, because its annotations have changed."""
        self._kept.pop(node, None)
        self._cells = []
        self._update_rows(range(len(self.rows)))  # in a table its note lies below other rows

    def _update_rows(self, rows: Sequence[int]) -> None:
        """Report that some rows in succession have changed."""
        if rows:
            self.dataChanged.emit(self.index(rows[0]), self.index(rows[-1]))

    def compare(self, shown: bool) -> None:
        """Mark which moves belong to the analysed game, or stop marking them."""
        if shown != self._compares:
            self._compares = shown
            self._update_rows(range(len(self.rows)))

    def _compared(self, session: GameSession, node: Node) -> Compared | None:
        """Return an action's relation to the analysed game; None without comparison."""
        end = session.game_end
        if not self._compares or end is None or node.parent is None:
            return None
        if end.within(node):
            return Compared.GAME
        return Compared.LEAVES if end.within(node.parent) else Compared.BEYOND

    def _tip(self, presenter: PanelPresenter, row: MoveRow) -> str | None:
        """Return the explanation of a row's signs; None if there are none."""
        words = [tr("Click to show this variation")] if row.folded else []
        compares = {Compared.GAME: tr("of the game"), Compared.LEAVES: tr("leaves the game")}
        compared = self._compared(presenter.session, row.node)
        words += [sentence for how, sentence in compares.items() if how is compared]
        return plain_tip("\n".join(words)) if words else None

    def _folded_text(self, node: Node) -> str:
        """Return the first moves of a variation, with a mark if there are more."""
        texts = [self._kept[node][Qt.ItemDataRole.DisplayRole]]
        while node.children and len(texts) < 4:
            node = node.children[0]
            texts.append(self._kept[node][Qt.ItemDataRole.DisplayRole])
        return " ".join([*texts, "…"] if node.children else texts)

    def _spoken(self, presenter: PanelPresenter, row: MoveRow) -> str:
        """Return a row as text for a screen reader."""
        move = presenter.spoken_move(row.node)
        match self._compared(presenter.session, row.node):
            case Compared.GAME:
                move = tr("{move}, of the game").format(move=move)
            case Compared.LEAVES:
                move = tr("{move}, leaves the game").format(move=move)
        if row.folded:
            return tr("Folded variation: {move}").format(move=move)
        return tr("Variation: {move}").format(move=move) if row.heads else move
