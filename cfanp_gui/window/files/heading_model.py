"""Model of a file's games, or of those found by a search, as rows of a list.

There may be a million of them, and more arrive while the list is shown. A search goes through them
in the pauses between events.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from time import monotonic
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.text import one_line
from cfanp_gui.library.headings import Heading
from cfanp_gui.library.listing import HeadingPage, folded
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
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
