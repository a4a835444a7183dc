"""Table of games found in folders: its rows and columns, and the sort order."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.text import one_line
from cfanp_gui.library.entries import GameEntry, UnreadableFile, players_line
from cfanp_gui.library.game_index import Found
from cfanp_gui.table.translate import enumerated, joined, tr, translated
from cfanp_gui.window.files.file_words import place_line
from cfanp_gui.window.services.locale_forms import day_text, sorting_key
from cfanp_gui.window.widgets.panel_lists import Index
from cfanp_gui.window.widgets.plain_text import plain_tip

ENTRY_ROLE = Qt.ItemDataRole.UserRole
"""Role of the `GameEntry` or `UnreadableFile` of a row."""
SECOND_ROLE = Qt.ItemDataRole.UserRole + 1
"""Role of the second line of a row: result, number of rounds, and kind of game."""
THIRD_ROLE = Qt.ItemDataRole.UserRole + 2
"""Role of the third line: date and file."""
OPEN_ROLE = Qt.ItemDataRole.UserRole + 3
"""Role that is true for the game on the table."""

PLAYERS, RESULT, ROUNDS, DATE, EVENT, GAME, FILE = range(7)
_DOT = " \N{MIDDLE DOT} "

GameRow = Found | UnreadableFile
Order = tuple[int, Qt.SortOrder]
"""Column, and the direction in which games are sorted by it."""


class GamesModel(QAbstractTableModel):
    """Model of the games found, the latest first; below them unreadable files."""

    def __init__(self) -> None:
        super().__init__()
        self._found: list[Found] = []
        self._broken: list[UnreadableFile] = []
        self._rows: list[GameRow] = []
        self._on_table: tuple[Path, int] | None = None
        self.sorted_by: Order = (DATE, Qt.SortOrder.DescendingOrder)
        """Column by which the rows are sorted, and the direction."""

    def show(
        self, games: Sequence[Found], broken: Sequence[UnreadableFile], order: Order | None = None
    ) -> None:
        """Show games that were found, sorted by `order` already, and unreadable files."""
        before = self._rows
        self._found, self._broken = list(games), list(broken)
        if order == self.sorted_by:
            self._rows = [*self._found, *self._broken]
        else:
            self._arrange()
        if before and [_place(row) for row in before] == [_place(row) for row in self._rows]:
            # The layout of many rows takes long: rows stay while games are played through.
            last = self.index(len(before) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        rows, self._rows = self._rows, before
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by a column; unreadable files stay below."""
        self.layoutAboutToBeChanged.emit()
        indexes = self.persistentIndexList()
        rows = [self._rows[index.row()] for index in indexes]
        self.sorted_by = column, order
        self._arrange()
        places = {id(row): place for place, row in enumerate(self._rows)}
        for index, row in zip(indexes, rows, strict=True):
            self.changePersistentIndex(index, self.index(places[id(row)], index.column()))
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        self._rows = [*in_order(self._found, self.sorted_by), *self._broken]

    def mark_open(self, source: tuple[Path, int] | None) -> None:
        """Mark the game on the table by its file and its number in it; None if it has no file."""
        self._on_table = source
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        if self._rows:
            self.sort(*self.sorted_by)  # another language may have another order
            last = self.index(len(self._rows) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def row(self, row: int) -> GameRow:
        """Return the content of a row."""
        return self._rows[row]

    def row_of(self, entry: GameEntry) -> int | None:
        """Return the row of a game, by its file and its number there; None if there is none."""
        for row, shown in enumerate(self._rows):
            if isinstance(shown, Found) and shown.entry[:2] == entry[:2]:
                return row
        return None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else FILE + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return column_titles()[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if isinstance(row, UnreadableFile):
            return _broken_data(row, role, index.column())
        entry = row.entry
        if role == ENTRY_ROLE:
            return entry
        if role == OPEN_ROLE:
            return self._on_table == (entry.path, entry.number)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(one_line(str(entry.path)))
        if role == Qt.ItemDataRole.DisplayRole:
            return _CELLS[index.column()](entry)
        if index.column() != PLAYERS:
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return joined(
                    ": ", (column_titles()[index.column()], _CELLS[index.column()](entry))
                )
            return None
        if role == SECOND_ROLE:
            return _second(entry)
        if role == THIRD_ROLE:
            return _third(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return joined(", ", (_CELLS[PLAYERS](entry), _second(entry), _third(entry)))
        return None


def _place(row: GameRow) -> tuple[Path, int | None]:
    file = row if isinstance(row, UnreadableFile) else row.entry
    return file.path, file.number


def in_order(unsorted: Iterable[Found], order: Order) -> list[Found]:
    """Return games sorted by a column; on any thread."""
    column, direction = order
    games = sorted(unsorted, key=lambda game: (str(game.entry.path), game.entry.number))
    by_language, falling = sorting_key(), direction is Qt.SortOrder.DescendingOrder
    games.sort(key=lambda game: _sort_key(game.entry, column, by_language), reverse=falling)
    if column == DATE:  # a game without a date comes last in either order
        games.sort(key=lambda game: not _date(game.entry))
    return games


def column_titles() -> tuple[str, ...]:
    """Return the titles of the columns."""
    last = tr("Event"), tr("Game"), tr("File")
    return tr("Players"), tr("Result"), tr("Rounds"), tr("Date"), *last


def _date(entry: GameEntry) -> str:
    """Return the date of a game, as in its record; empty if it is not known."""
    return entry.date if entry.date[:1].isdigit() else ""


def _sort_key(entry: GameEntry, column: int, by_language: Callable[[str], Any]) -> Any:
    if column == ROUNDS:
        return -1 if entry.rounds is None else entry.rounds
    if column == FILE:
        return by_language(one_line(entry.path.name)), entry.number
    if column == DATE:
        return _date(entry)
    return by_language(_CELLS[column](entry))


def _second(entry: GameEntry) -> str:
    return _DOT.join((standing_line(entry), translated(entry.game.title)))


def standing_line(entry: GameEntry) -> str:
    """Return the state or result of a game, with the number of rounds if it is known."""
    rounds = () if entry.rounds is None else (tr("%n round(s)", "", entry.rounds),)
    return _DOT.join((_result(entry), *rounds))


def _result(entry: GameEntry) -> str:
    if not entry.winners:
        return entry.result if entry.result != "*" else tr("unfinished")
    winners = (player for player in entry.winners if player <= len(entry.names))
    names = enumerated(entry.names[player - 1] or str(player) for player in winners)
    return tr("{names} won").format(names=names)


_CELLS: tuple[Callable[[GameEntry], str], ...] = (
    lambda entry: translated(players_line(entry)),
    _result,
    lambda entry: "" if entry.rounds is None else str(entry.rounds),
    lambda entry: day_text(_date(entry)),
    lambda entry: one_line(entry.event),
    lambda entry: translated(entry.game.title),
    lambda entry: place_line(entry.path, entry.number if entry.of > 1 else None),
)
"""Functions that return the text of a cell, by columns."""


def _third(entry: GameEntry) -> str:
    parts = (_CELLS[column](entry) for column in (DATE, EVENT, FILE))
    return _DOT.join(isolated(part) for part in parts if part)


def _broken_data(row: UnreadableFile, role: int, column: int) -> Any:
    if role == ENTRY_ROLE:
        return row
    if role == Qt.ItemDataRole.ToolTipRole:
        return plain_tip(f"{one_line(str(row.path))}\n{translated(row.reason)}")
    if column != PLAYERS:
        return None
    if role == Qt.ItemDataRole.DisplayRole:
        return place_line(row.path, row.number)
    if role == SECOND_ROLE:
        return tr("cannot be read: {reason}").replace("{reason}", translated(row.reason))
    if role == Qt.ItemDataRole.AccessibleTextRole:
        return joined(
            ", ", (place_line(row.path, row.number), _broken_data(row, SECOND_ROLE, column))
        )
    return None
