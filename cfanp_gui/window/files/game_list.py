"""List of up to millions of a file's games, one of which is opened, with a search in pauses."""

from array import array
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from time import monotonic
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QLineEdit, QTableView, QVBoxLayout, QWidget

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.text import one_line
from cfanp_gui.library.headings import Heading
from cfanp_gui.library.listing import HeadingPage, folded
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.forms import ModalDialog, yes_or_no
from cfanp_gui.window.widgets.layouts import in_column
from cfanp_gui.window.widgets.panel_lists import Index, read_only_rows
from cfanp_gui.window.widgets.plain_text import plain_label, plain_tip

_SIZE = 600, 440
"""Initial width and height of the dialog on a screen with enough room, in pixels."""
_OF_LIST = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown))
"""Keys that go through the list while keyboard focus is in the search field."""
_ROOM = 6
"""Width of a row's margins, in pixels."""


_DASH = " \N{EN DASH} "
_SLICE_S = 0.01
"""Longest time a search keeps the window from its events, in seconds."""


def heading_line(heading: Heading, number: int) -> str:
    """Return the line for a game, with its number in the file, from 1."""
    if heading.problem:
        words = tr("{number}. cannot be read: {reason}")
        return words.format(number=number, reason=translated(heading.problem))
    names = _DASH.join(isolated(one_line(name) or "?") for name in heading.names)
    length = "" if heading.actions is None else tr("%n action(s)", "", heading.actions)
    facts = (fact for fact in (heading.event, heading.date) if fact and not fact.startswith("?"))
    parts = (f"{number}. {names}", *map(one_line, facts), length, one_line(heading.result))
    return "  ".join(part for part in parts if part)


class GameHeadings(QAbstractListModel):
    """Model of the headings of a file's games in their order, or of those found by a search."""

    def __init__(self, pages: Iterable[HeadingPage] = (), slice_s: float = _SLICE_S) -> None:
        """`slice_s` is the time of searching between two rounds of events, in seconds."""
        super().__init__()
        self._slice_s = slice_s
        self._pages: list[HeadingPage] = []
        self._begins = array("Q")
        """Number of the first game of each page."""
        self.count = 0
        """Number of games, shown or not."""
        self._shown = array("Q")
        """Numbers of the games shown, from 0."""
        self._words: list[str] = []
        self._searched = 0
        """Number of pages that have been searched."""
        self._soon = single_shot(self, 0, self._search_on)
        self.heading = lru_cache(maxsize=256)(self._unpacked)
        """Returns the heading of a game, by its number from 0."""
        self.extend(pages)

    @property
    def is_searching(self) -> bool:
        """Return True while there are games that have not been searched."""
        return self._searched < len(self._pages)

    def extend(self, pages: Iterable[HeadingPage]) -> None:
        """Add the games that follow in the file."""
        for page in pages:
            is_next = not self.is_searching
            self._begins.append(self.count)
            self._pages.append(page)
            self.count += page.games
            if is_next:
                self._show_found()

    def clear(self) -> None:
        """Remove all games."""
        self.beginResetModel()
        self._pages, self._begins, self._shown = [], array("Q"), array("Q")
        self.count = self._searched = 0
        self.heading.cache_clear()
        self.endResetModel()

    def search(self, text: str) -> None:
        """Show the games that contain all words of a text; all games for an empty text."""
        words = folded(text).split()
        if words == self._words:
            return
        self.beginResetModel()
        self._words, self._searched, self._shown = words, 0, array("Q")
        self.endResetModel()
        self._search_on()

    def _search_on(self) -> None:
        """Search for one time slice."""
        begun = monotonic()
        while self.is_searching:
            self._show_found()
            if monotonic() - begun > self._slice_s:
                break
        if self.is_searching:
            self._soon.start()

    def _show_found(self) -> None:
        """Show the matches on the next page."""
        page, begin = self._pages[self._searched], self._begins[self._searched]
        self._searched += 1
        matches = page.find(self._words) if self._words else range(page.games)
        if matches:
            first = len(self._shown)
            self.beginInsertRows(QModelIndex(), first, first + len(matches) - 1)
            self._shown.extend(begin + at for at in matches)
            self.endInsertRows()

    def number(self, row: int) -> int | None:
        """Return the number of the game in a row, from 0; None for no row."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _unpacked(self, number: int) -> Heading:
        page = bisect_right(self._begins, number) - 1
        return self._pages[page].heading(number - self._begins[page])

    # Overrides of Qt's methods

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number = self.number(index.row())
        if number is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return heading_line(self.heading(number), number + 1)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(heading_line(self.heading(number), number + 1))
        return None


class RowView(QTableView):
    """View of up to a million rows of a line each, quicker than a list view when more arrive."""

    def __init__(self) -> None:
        super().__init__()
        read_only_rows(self)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.hide()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit_rows()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_rows()

    def _fit_rows(self) -> None:
        height = self.fontMetrics().height() + _ROOM
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)


class GameListDialog(ModalDialog):
    """Dialog for the game to open of several: found by typing, or chosen as a row."""

    def __init__(self, parent: QWidget | None, words: str, headings: GameHeadings) -> None:
        """`words` say where the games are."""
        super().__init__(parent, tr("Open a game"), _SIZE)
        self.headings = headings
        headings.setParent(self)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search for names, event, date or result"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.list = RowView()
        self.list.setAccessibleName(tr("Games"))
        self.list.setModel(headings)
        self.found = plain_label("")
        """Number of games, or of those found."""
        self.buttons, self.ok = yes_or_no(self, tr("Open"))
        parts = (plain_label(words), self.search, (self.list, 1), self.found, self.buttons)
        self.column: QVBoxLayout = in_column(*parts, over=self)
        self.search.textChanged.connect(headings.search)
        headings.modelReset.connect(self._begin)
        headings.rowsInserted.connect(self._count)
        self.list.doubleClicked.connect(lambda _: self.accept())
        self.search.installEventFilter(self)
        self.list.installEventFilter(self)
        self._begin()
        self.search.setFocus()

    def number(self) -> int | None:
        """Return the number of the chosen game, from 0; None for none."""
        return self.headings.number(self.list.currentIndex().row())

    def _begin(self) -> None:
        """Select the first game shown."""
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
        """Have the arrow keys go through the list, and text typed there searched for."""
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
