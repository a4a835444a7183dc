"""The pairing matrix as a table: half a square of cells, one for each pair of boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from cfanp_gui.core.boards import Pair, without_strip
from cfanp_gui.core.wording import badge_of
from cfanp_gui.insight.matrix import Cell
from cfanp_gui.session.view_model import seat_at
from cfanp_gui.table.layers.badge import draw_badge
from cfanp_gui.table.translate import tr
from cfanp_gui.window.analysis.cell_words import CellWords, number_of
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.panels.panel_presenter import RowBadge, painted
from cfanp_gui.window.widgets.panel_lists import Index
from cfanp_gui.window.widgets.plain_text import plain_tip

CELL_ROLE = Qt.ItemDataRole.UserRole
"""The `Cell`; None where the army has no piece, or nothing is known yet."""
STALE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether the cell is still that of the position before."""
_BADGE = 18
"""Pixels of the badges at the edges."""


class MatrixModel(QAbstractTableModel):
    """A row for each board but the last, a column for each but the first; see `pair_at`."""

    def __init__(self, surveyor: Surveyor) -> None:
        super().__init__()
        self._surveyor = surveyor
        self._boards: tuple[int, ...] = ()
        self._badges: dict[int, RowBadge] = {}
        self._army: int | None = None
        self._known: dict[Pair, Cell] = {}
        self._stale: Mapping[Pair, Cell] = {}
        """The cells of the position before, shown until those of this one have come."""
        surveyor.began.connect(self._begin)
        surveyor.came.connect(self._take)
        surveyor.ended.connect(self._end)
        self._begin()

    # What is where

    def pair_at(self, index: Index) -> Pair | None:
        """Return the pair of a cell: only those right of the diagonal stand for one."""
        row, column = index.row(), index.column() + 1
        if not index.isValid() or row >= column:
            return None
        return Pair(self._boards[row], self._boards[column])

    def index_of(self, pair: Pair) -> QModelIndex:
        """Return where the cell of a pair is; no valid index for one that is not on the table."""
        if pair.lower not in self._boards or pair.upper not in self._boards:
            return QModelIndex()
        return self.index(self._boards.index(pair.lower), self._boards.index(pair.upper) - 1)

    def first_known(self) -> QModelIndex:
        """Return the cell of the first pair about which there is something to tell."""
        pair = min(self._known, default=None)
        return self.index(0, 0) if pair is None else self.index_of(pair)

    def cell(self, pair: Pair | None) -> Cell | None:
        """Return what is known of a pair; of the position before where that is all there is."""
        if pair is None:
            return None
        return self._known.get(pair) or self._stale.get(pair)

    @property
    def words(self) -> CellWords | None:
        """Return what puts cells into words; None without a session."""
        session = self._surveyor.session
        return None if session is None else CellWords(session)

    # Following what is found

    def _begin(self) -> None:
        session, surveyor = self._surveyor.session, self._surveyor
        boards: tuple[int, ...] = ()
        badges: dict[int, RowBadge] = {}
        if session is not None and surveyor.army is not None:
            boards = tuple(spec.id for spec in without_strip(session.position.boards()))
            for board in boards:
                seat = seat_at(session.position, board)
                if seat is not None:
                    badge = badge_of(session.position.seat_status(seat.id))
                    badges[board] = painted(badge, session.match.colours)
        same = boards == self._boards and surveyor.army == self._army
        if boards != self._boards:
            self.beginResetModel()
            self._boards = boards
            self.endResetModel()
        self._stale = {**self._stale, **self._known} if same else {}
        self._known, self._army = {}, surveyor.army
        if badges != self._badges:
            self._badges = badges
            for way in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
                if len(boards) > 1:
                    self.headerDataChanged.emit(way, 0, len(boards) - 2)
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
        pair = self.pair_at(index)
        if pair is None:
            return None
        cell = self.cell(pair)
        if role == CELL_ROLE:
            return cell
        if role == STALE_ROLE:
            return pair not in self._known
        words = self.words
        if words is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if cell is None else number_of(cell)
        if role == Qt.ItemDataRole.ToolTipRole:
            if cell is None:
                return plain_tip(f"{words.pair(pair)}\n{self._nothing()}")
            return plain_tip(words.tip(cell))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if cell is None:
                return f"{words.pair(pair)}: {self._nothing()}."
            return words.spoken(cell)
        return None

    def _nothing(self) -> str:
        """Return why a cell is empty."""
        if self._surveyor.complete:
            return tr("The army has no piece here")
        return tr("Not worked out yet")

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        at = section + (orientation == Qt.Orientation.Horizontal)
        if not 0 <= at < len(self._boards):
            return None
        badge = self._badges.get(self._boards[at])
        if badge is None:
            return None
        if role == Qt.ItemDataRole.DecorationRole:
            return _picture(badge)
        if role == Qt.ItemDataRole.ToolTipRole and self.words is not None:
            return plain_tip(self.words.home(self._boards[at]))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return badge.label.upper()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        return None


def _picture(badge: RowBadge) -> QPixmap:
    """Return the picture of a badge, sharp on every screen."""
    ratio = 2.0
    picture = QPixmap(round(_BADGE * ratio), round(_BADGE * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    ring = None if badge.captor is None else QColor(badge.captor)
    with QPainter(picture) as painter:
        whole = QRectF(0, 0, _BADGE, _BADGE)
        draw_badge(
            painter, whole, QColor(badge.colour), badge.label.upper(), badge.pattern, captor=ring
        )
    return picture
