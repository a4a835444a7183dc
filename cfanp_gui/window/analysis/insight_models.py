"""Contents of the pairing matrix and the radar: in words, and as Qt models."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from cfanp_gui.core.boards import BOARD_LETTERS, Pair, Square, without_strip
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import capitalized, some, with_names
from cfanp_gui.core.wording import badge_of, title_of
from cfanp_gui.insight.matrix import Cell, KingState
from cfanp_gui.insight.survey import Danger
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import seat_at, status_of
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.translate import joined, sentence, tr, translated
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.panels.panel_presenter import painted
from cfanp_gui.window.widgets.panel_lists import Index, badge_picture
from cfanp_gui.window.widgets.plain_text import plain_tip
from cfanp_gui.window.widgets.row_list import ListRow, RowModel

_NAMED = 6
"""Number of squares a sentence names before it gives the number of the rest."""


DUE = "!"
"""Sign shown for the number of moves if something must be done before any move."""


def number_of(cell: Cell) -> str:
    """Return the number of legal moves as a cell shows it."""
    return DUE if cell.demand is not None else str(cell.moves)


class CellWords:
    """Texts for findings about a session's position."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    def pair(self, pair: Pair) -> str:
        """Return the name of a pair."""
        low, high = (self._session.situation.board(board).label for board in pair)
        return f"{low} + {high}"

    def square(self, square: Square, pairs: Collection[Pair] = ()) -> str:
        """Return the name of a square as on the rim of the only pair, else with its board."""
        if len(pairs) == 1:
            return self._session.position.joined_names(*pairs)[square.board][square.index]
        return self._session.situation.board(square.board).title(square.index)

    def army(self, army: int) -> str:
        """Return the letter of an army and the name of the player who moves it now."""
        status = status_of(self._session.position, army)
        return str(army) if status is None else self._holder(status.seat.label, status)

    def home(self, board: int) -> str:
        """Return the letter of a half-board and the name of the player of the army home there."""
        position = self._session.position
        if (seat := seat_at(position, board)) is None:
            return BOARD_LETTERS[board]
        return self._holder(seat.label, position.seat_status(seat.id))

    def _holder(self, letter: str, status: SeatStatus) -> str:
        """Return a letter and the name of the player who moves the army of a seat now."""
        return tr("{letter}, {name}").format(letter=letter, name=self._session.name(status.player))

    def cell(self, cell: Cell) -> list[str]:
        """Return a sentence for each fact of a cell, the most important first."""
        facts = [self.demand(cell) or tr("%n legal move(s)", "", cell.moves)]
        state = {
            KingState.SAFE: tr("The King stands here and is safe"),
            KingState.CHECK: tr("The King is in check here"),
            KingState.MATED: tr("The King is checkmated here"),
        }.get(cell.king)
        if state is not None:
            facts.append(state)
        for effect in dict.fromkeys(mate.effect for mate in cell.mates):
            moves = self.some([mate.action.text for mate in cell.mates if mate.effect == effect])
            words = tr("A piece {effect}: {moves}") if effect else tr("Checkmate at once: {moves}")
            facts.append(words.format(effect=effect and translated(effect), moves=moves))
        lost = tr("May be lost, worth {value}: {pieces}")
        won = tr("May be won, worth {value}: {pieces}")
        for stake, words in ((cell.hanging, lost), (cell.winnable, won)):
            if stake.squares:
                names = [f"{self._piece(at)} {self.square(at)}".strip() for at in stake.squares]
                facts.append(words.format(value=stake.value, pieces=self.some(names)))
        if cell.pushed:
            facts.append(tr("Pushed already this turn"))
        return facts

    def demand(self, cell: Cell) -> str:
        """Return a sentence on what must be done before the army may move; empty if nothing."""
        if cell.demand is None:
            return ""
        return translated(with_names(cell.demand, self._session.name))

    def tip(self, cell: Cell) -> str:
        """Return the contents of a cell, line by line under the name of its pair."""
        return "\n".join([self.pair(cell.pair), *self.cell(cell)])

    def spoken(self, cell: Cell) -> str:
        """Return a cell as text for a screen reader."""
        return sentence(joined(": ", (self.pair(cell.pair), joined("; ", self.cell(cell)))))

    def _piece(self, at: Square) -> str:
        """Return the name of the piece on a square; empty if there is none."""
        piece = self._session.position.pieces().get(at)
        return "" if piece is None else translated(title_of(self._session.game, piece.letter))

    @staticmethod
    def some(names: Sequence[str]) -> str:
        """Return a list of names, cut to a readable number."""
        return translated(some(names, _NAMED))

    def danger(self, dangers: Sequence[Danger]) -> str:
        """Return a sentence on a danger to an army from a move, the same on several pairs."""
        danger, pairs = dangers[0], {danger.pair for danger in dangers}
        piece, source = self._piece(danger.source), self.square(danger.source, pairs)
        taken, target = self._piece(danger.target), self.square(danger.target, pairs)
        words = tr("{piece} {source} takes {taken} {target}")
        if danger.mate:
            words = tr("{piece} {source} checkmates the King")
        if danger.effect is not None:
            words = tr("{piece} {source} to {target}: {effect}")
        effect = danger.effect and translated(danger.effect)
        places = {"source": source, "target": target}
        return capitalized(words.format(piece=piece, taken=taken, effect=effect, **places))

    def on_pairs(self, pairs: Sequence[Pair]) -> str:
        """Return the words for the pairs on which something may happen."""
        others = len(without_strip(self._session.position.boards())) - 1
        if len(pairs) == others and others > 1:
            return tr("on every pair")
        return tr("on {pairs}").format(pairs=self.some([self.pair(pair) for pair in pairs]))

    def loss(self, dangers: Sequence[Danger]) -> str:
        """Return the pairs on which one piece may take another, and the loss in the end."""
        pairs = self.on_pairs(tuple(dict.fromkeys(danger.pair for danger in dangers)))
        if dangers[0].mate:
            return pairs
        if dangers[0].is_defended:
            return tr("{where}; defended").format(where=pairs)
        most = max(danger.lost for danger in dangers)
        return tr("{where}; {value} lost in the end").format(where=pairs, value=most)

    def spoken_danger(self, dangers: Sequence[Danger]) -> str:
        """Return dangers with their event and mover, as text for a screen reader."""
        danger = dangers[0]
        return tr("{army}: {what}, {where}").format(
            army=self.army(danger.by), what=self.danger(dangers), where=self.loss(dangers)
        )


CELL_ROLE = Qt.ItemDataRole.UserRole
"""Role of the `Cell`; None if the army has no piece, or nothing is known yet."""
STALE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Role that is true if the cell is still that of the position before."""
_BADGE = 18
"""Size of the badges at the edges, in pixels."""


class MatrixModel(QAbstractTableModel):
    """Model with a row per board but the last, a column per board but the first, see `pair_at`."""

    def __init__(self, surveyor: Surveyor) -> None:
        super().__init__()
        self._surveyor = surveyor
        self._boards: tuple[int, ...] = ()
        self._badges: dict[int, BadgeLook] = {}
        self._army: int | None = None
        self._known: dict[Pair, Cell] = {}
        self._stale: Mapping[Pair, Cell] = {}
        """Cells of the previous position, shown until those of the present one arrive."""
        surveyor.began.connect(self._begin)
        surveyor.came.connect(self._take)
        surveyor.ended.connect(self._end)
        self._begin()
        self._take()

    # Indexes and pairs

    def pair_at(self, index: Index) -> Pair | None:
        """Return the pair of a cell; only cells right of the diagonal have one."""
        row, column = index.row(), index.column() + 1
        if not index.isValid() or row >= column:
            return None
        return Pair(self._boards[row], self._boards[column])

    def index_of(self, pair: Pair) -> QModelIndex:
        """Return the index of a pair's cell; invalid for a pair that is not on the table."""
        if pair.lower not in self._boards or pair.upper not in self._boards:
            return QModelIndex()
        return self.index(self._boards.index(pair.lower), self._boards.index(pair.upper) - 1)

    def first_known(self) -> QModelIndex:
        """Return the cell of the first pair for which something is known."""
        return self.index_of(min(self._known)) if self._known else self.index(0, 0)

    def cell(self, pair: Pair | None) -> Cell | None:
        """Return the known cell of a pair, from the previous position if there is no newer one."""
        return None if pair is None else self._known.get(pair) or self._stale.get(pair)

    @property
    def words(self) -> CellWords | None:
        """Return the texts for cells; None without a session."""
        session = self._surveyor.session
        return None if session is None else CellWords(session)

    # Following the findings

    def _begin(self) -> None:
        surveyor, session = self._surveyor, self._surveyor.session
        boards: tuple[int, ...] = ()
        badges: dict[int, BadgeLook] = {}
        if session is not None and surveyor.army is not None:
            boards = tuple(spec.id for spec in without_strip(session.position.boards()))
            for board in boards:
                if (seat := seat_at(session.position, board)) is not None:
                    badge = badge_of(session.position.seat_status(seat.id))
                    badges[board] = painted(badge, session.match.colours)
        same = boards == self._boards and surveyor.army == self._army
        if boards != self._boards:
            self.beginResetModel()
            self._boards = boards
            self.endResetModel()
        self._stale = {**self._stale, **self._known} if same else {}
        self._known, self._army = {}, surveyor.army
        changed, self._badges = badges != self._badges, badges
        if changed and len(boards) > 1:
            for edge in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
                self.headerDataChanged.emit(edge, 0, len(boards) - 2)
        self._changed()

    def _take(self) -> None:
        new = {pair: cell for pair, cell in self._surveyor.cells.items() if pair not in self._known}
        self._known.update(new)
        for pair in new:
            index = self.index_of(pair)
            if index.isValid():
                self.dataChanged.emit(index, index)

    def _end(self) -> None:
        if self._stale:
            self._stale = {}
            self._changed()

    def _changed(self) -> None:
        if self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    # For the view

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else max(0, len(self._boards) - 1)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return self.rowCount(parent)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.pair_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if (pair := self.pair_at(index)) is None:
            return None
        cell = self.cell(pair)
        if role == CELL_ROLE:
            return cell
        if role == STALE_ROLE:
            return pair not in self._known
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if cell is None else number_of(cell)
        if (words := self.words) is None:
            return None
        empty = tr("Not worked out yet")
        if self._surveyor.complete:
            empty = tr("The army has no piece here")
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(words.tip(cell) if cell else f"{words.pair(pair)}\n{empty}")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words.spoken(cell) if cell else sentence(joined(": ", (words.pair(pair), empty)))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        at = section + (orientation == Qt.Orientation.Horizontal)
        if not 0 <= at < len(self._boards):
            return None
        badge, words = self._badges.get(self._boards[at]), self.words
        if badge is None or words is None:
            return None
        match role:
            case Qt.ItemDataRole.DecorationRole:
                return badge_picture(badge, 2 * _BADGE, 2.0)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(words.home(self._boards[at]))
            case Qt.ItemDataRole.AccessibleTextRole:
                return badge.label
        return None


class RadarModel(RowModel):
    """Model with a row for each danger, in batting order; captures of defended pieces are faint."""

    def __init__(self, surveyor: Surveyor) -> None:
        super().__init__()
        self._surveyor = surveyor
        surveyor.came.connect(self.update)
        surveyor.ended.connect(self.update)

    def update(self) -> None:
        """Show the known dangers; the previous ones stay until something is known."""
        together: dict[tuple[object, ...], list[Danger]] = {}
        for danger in self._surveyor.dangers:
            key = danger.by, danger.source, danger.target, danger.mate, danger.is_defended
            together.setdefault(key, []).append(danger)
        session = self._surveyor.session
        if session is not None and (together or self._surveyor.complete):
            words, rows = CellWords(session), []
            for dangers in together.values():
                danger, spoken = dangers[0], words.spoken_danger(dangers)
                status = status_of(session.position, danger.by)
                badge = painted(badge_of(status), session.match.colours) if status else None
                texts = words.danger(dangers), words.loss(dangers), "", badge, spoken, spoken
                rows.append(ListRow(danger, *texts, danger.is_defended))
            self.replace_rows(tuple(rows))
