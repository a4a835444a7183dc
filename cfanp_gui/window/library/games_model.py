"""The list of games found in folders: its rows, what is looked for, and how they are put."""

from __future__ import annotations

from bisect import insort
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from cfanp_gui.core.text import one_line
from cfanp_gui.session.library import (
    FileGames,
    GameEntry,
    Query,
    UnreadableFile,
    matches,
    players_line,
)
from cfanp_gui.table.translate import isolated, tr, translated
from cfanp_gui.window.widgets.panel_lists import Index
from cfanp_gui.window.widgets.plain_text import plain_tip

ENTRY_ROLE = Qt.ItemDataRole.UserRole
"""The `GameEntry` or `Unreadable` of a row."""
SECOND_ROLE = Qt.ItemDataRole.UserRole + 1
"""The second line of a row: how it ended, how long it took, which game it is."""
THIRD_ROLE = Qt.ItemDataRole.UserRole + 2
"""The third line: when, and in which file."""
OPEN_ROLE = Qt.ItemDataRole.UserRole + 3
"""Whether it is the game on the table."""

_DOT = " \N{MIDDLE DOT} "


class GamesModel(QAbstractListModel):
    """The games that are looked for, the latest first; below them files that cannot be read."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[GameEntry] = []
        self._broken: list[UnreadableFile] = []
        self._rows: list[GameEntry | UnreadableFile] = []
        self._query = Query()
        self._on_table: tuple[Path, int] | None = None

    @property
    def total(self) -> int:
        """Return how many games there are, looked for or not."""
        return len(self._entries)

    @property
    def found(self) -> int:
        """Return how many of them are looked for."""
        return sum(isinstance(row, GameEntry) for row in self._rows)

    @property
    def games(self) -> dict[str, str]:
        """Return what the kinds of games there are are called, by their titles, in order."""
        names = {entry.game.title: translated(entry.game.title) for entry in self._entries}
        return dict(sorted(names.items(), key=lambda one: one[1]))

    def clear(self) -> None:
        """Forget all games."""
        self.beginResetModel()
        self._entries, self._broken, self._rows = [], [], []
        self.endResetModel()

    def add(self, found: FileGames | UnreadableFile) -> None:
        """Add what a file holds."""
        if isinstance(found, UnreadableFile):
            self._broken.append(found)
            self._insert(len(self._rows), found)
            return
        for entry in found.games:
            insort(self._entries, entry, key=_place)
            if matches(entry, self._query):
                self._insert(self._row_for(entry), entry)

    def _insert(self, row: int, entry: GameEntry | UnreadableFile) -> None:
        self.beginInsertRows(QModelIndex(), row, row)
        self._rows.insert(row, entry)
        self.endInsertRows()

    def _row_for(self, entry: GameEntry) -> int:
        """Return where a game belongs among the rows."""
        low, high = 0, self.found
        while low < high:
            middle = (low + high) // 2
            other = self._rows[middle]
            assert isinstance(other, GameEntry), "games come first"
            if _place(other) <= _place(entry):
                low = middle + 1
            else:
                high = middle
        return low

    def look_for(self, query: Query) -> None:
        """Show only games that are looked for; broken files only where nothing special is."""
        if query == self._query:
            return
        self._query = query
        self.beginResetModel()
        self._rows = [entry for entry in self._entries if matches(entry, query)]
        if query == Query():
            self._rows += self._broken
        self.endResetModel()

    def mark_open(self, source: tuple[Path, int] | None) -> None:
        """Mark the game on the table: its file, and its number in it; None where it has none."""
        self._on_table = source
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def entry(self, row: int) -> GameEntry | UnreadableFile:
        """Return what is in a row."""
        return self._rows[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self._rows[index.row()], UnreadableFile):
            return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._rows[index.row()]
        if role == ENTRY_ROLE:
            return entry
        if isinstance(entry, UnreadableFile):
            return _broken_data(entry, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return translated(players_line(entry))
        if role == SECOND_ROLE:
            return _second(entry)
        if role == THIRD_ROLE:
            return _third(entry)
        if role == OPEN_ROLE:
            return self._on_table == (entry.path, entry.number)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(one_line(str(entry.path)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join((translated(players_line(entry)), _second(entry), _third(entry)))
        return None


def _place(entry: GameEntry) -> tuple[Any, ...]:
    """Return by what games are put in order: the latest date first, then by file."""
    known = entry.date if entry.date[:1].isdigit() else ""
    return (tuple(-ord(sign) for sign in known) or (1,), str(entry.path), entry.number)


def _second(entry: GameEntry) -> str:
    return _DOT.join((standing_line(entry), translated(entry.game.title)))


def standing_line(entry: GameEntry) -> str:
    """Return how a game stands or ended, and after how many rounds."""
    return _DOT.join((_result(entry), tr("%n round(s)", "", entry.rounds)))


def _result(entry: GameEntry) -> str:
    """Return how a game ended, with the names of who won."""
    if not entry.winners:
        return entry.result if entry.result != "*" else tr("unfinished")
    names = [entry.names[player - 1] or str(player) for player in entry.winners]
    return tr("{names} won").format(names=", ".join(map(isolated, names)))


def _third(entry: GameEntry) -> str:
    date = entry.date if entry.date[:1].isdigit() else ""
    return _DOT.join(part for part in (date, entry.event, one_line(entry.path.name)) if part)


def _broken_data(entry: UnreadableFile, role: int) -> Any:
    if role == Qt.ItemDataRole.DisplayRole:
        return one_line(entry.path.name)
    if role == SECOND_ROLE:
        return tr("cannot be read: {reason}").format(reason=translated(entry.reason))
    if role == Qt.ItemDataRole.ToolTipRole:
        return plain_tip(f"{one_line(str(entry.path))}\n{translated(entry.reason)}")
    if role == Qt.ItemDataRole.AccessibleTextRole:
        return f"{one_line(entry.path.name)}, {_broken_data(entry, SECOND_ROLE)}"
    return None
