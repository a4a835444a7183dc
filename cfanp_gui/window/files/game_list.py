"""The games of a file, one of which is to be opened: their headings, searched as one types.

There may be a hundred thousand of them, and more may come while the list is shown.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.text import one_line
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.forms import yes_or_no
from cfanp_gui.window.widgets.layouts import in_column, resize_on_screen
from cfanp_gui.window.widgets.plain_text import plain_label, plain_tip

Index = QModelIndex | QPersistentModelIndex
_DASH = " \N{EN DASH} "
_SIZE = 560, 420
"""Pixels that the dialog is wide and high at first, where the screen has so many."""
_OF_LIST = frozenset(
    (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
)  # fmt: skip
"""The keys that go through the list while the keyboard is in the search."""


class GameHeading(NamedTuple):
    """What is told of a game before it is opened."""

    names: tuple[str, ...]
    """Who plays, in the batting order; empty for who has no name."""
    event: str
    date: str
    result: str
    actions: int | None = None
    """Actions of the main line; None where they have not been counted."""

    @classmethod
    def of(cls, record: GameRecord) -> GameHeading:
        """Return what a record says."""
        event, date = (record.tags.get(tag, "") for tag in ("Event", "Date"))
        return cls(record.names, event, date, record.result, len(record.moves))

    @property
    def searched(self) -> str:
        """Return what is searched through, without capitals and accents."""
        return folded("\n".join((*self.names, self.event, self.date, self.result)))

    def line(self, number: int) -> str:
        """Return it in one line of text, with its number in the file, from 1."""
        names = _DASH.join(isolated(one_line(name) or "?") for name in self.names)
        length = "" if self.actions is None else tr("%n action(s)", "", self.actions)
        told = (one for one in (self.event, self.date) if one and not one.startswith("?"))
        parts = (f"{number}. {names}", *map(one_line, told), length, self.result)
        return "  ".join(part for part in parts if part)


def folded(text: str) -> str:
    """Return a text as it is compared in a search: small letters, without accents."""
    if not text.isascii():
        parts = unicodedata.normalize("NFKD", text)
        text = "".join(letter for letter in parts if not unicodedata.combining(letter))
    return text.casefold()


class GameHeadings(QAbstractListModel):
    """The headings of a file's games in their order, or those of them that are searched for."""

    def __init__(self, headings: Iterable[GameHeading] = ()) -> None:
        super().__init__()
        self._all: list[GameHeading] = []
        self._searched: list[str] = []
        """What is searched through of each."""
        self._shown: list[int] = []
        """The numbers of those that are shown, from 0."""
        self._words: list[str] = []
        self.extend(headings)

    @property
    def count(self) -> int:
        """Return how many games there are, shown or not."""
        return len(self._all)

    def extend(self, headings: Iterable[GameHeading]) -> None:
        """Add the games that follow in the file."""
        added = list(headings)
        searched = [one.searched for one in added]
        begin, first = len(self._all), len(self._shown)
        found = [begin + at for at, text in enumerate(searched) if self._is_found(text)]
        self._all += added
        self._searched += searched
        if found:
            self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
            self._shown += found
            self.endInsertRows()

    def search(self, text: str) -> None:
        """Show those games that have all words of a text; all of them for none."""
        words, before = folded(text).split(), self._words
        if words == before:
            return
        self.beginResetModel()
        narrower = all(any(one in word for word in words) for one in before)
        known = self._shown if narrower else range(len(self._all))
        self._words = words
        self._shown = [at for at in known if self._is_found(self._searched[at])]
        self.endResetModel()

    def _is_found(self, text: str) -> bool:
        return all(word in text for word in self._words)

    def number(self, row: int) -> int | None:
        """Return which of the file's games a row shows, from 0; None for no row."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    # As Qt has it

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # type: ignore[override]  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # type: ignore[override]
        number = self.number(index.row())
        if number is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._all[number].line(number + 1)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._all[number].line(number + 1))
        return None


class _Elided(QStyledItemDelegate):
    """Draws rows that are no wider than their list: what has no room is in the tip."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, super().sizeHint(option, index).height())


class GameListDialog(QDialog):
    """Which of a file's games is to be opened: one types what to search for, or takes a row."""

    def __init__(self, parent: QWidget | None, words: str, headings: GameHeadings) -> None:
        """`words` say where the games are."""
        super().__init__(parent)
        self.setWindowTitle(tr("Open a game"))
        self.headings = headings
        headings.setParent(self)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search for names, event, date or result"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.list = QListView()
        self.list.setAccessibleName(tr("Games"))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setItemDelegate(_Elided(self.list))
        self.list.setModel(headings)
        self.found = plain_label("")
        """How many games there are, or are found."""
        self.buttons, self.ok = yes_or_no(self, tr("Open"))
        parts = (plain_label(words), self.search, (self.list, 1), self.found, self.buttons)
        in_column(*parts, over=self)
        self.search.textChanged.connect(headings.search)
        headings.modelReset.connect(self._begin)
        headings.rowsInserted.connect(self._count)
        self.list.doubleClicked.connect(self.accept)
        self.search.installEventFilter(self)
        self.list.installEventFilter(self)
        resize_on_screen(self, *_SIZE)
        self._begin()
        self.search.setFocus()

    def number(self) -> int | None:
        """Return which of the file's games is chosen, from 0; None for none."""
        return self.headings.number(self.list.currentIndex().row())

    def _begin(self) -> None:
        """Choose the first game that is shown."""
        self.list.setCurrentIndex(self.headings.index(0))
        self._count()

    def _count(self) -> None:
        shown, there = self.headings.rowCount(), self.headings.count
        if not self.list.currentIndex().isValid() and shown:
            self.list.setCurrentIndex(self.headings.index(0))
        words = tr("%n game(s)", "", there)
        if shown != there:
            words = tr("{shown} of %n game(s)", "", there).replace("{shown}", str(shown))
        self.found.setText(words)
        self.ok.setEnabled(self.number() is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have the arrow keys go through the list, and what is typed there searched for."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if watched is self.search and plain and event.key() in _OF_LIST:
                self.list.keyPressEvent(event)
                return True
            if watched is self.list and plain and event.text().isprintable() and event.text():
                self.search.setFocus()
                self.search.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)
