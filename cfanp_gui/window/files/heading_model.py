"""The games of a file, or those of them that are searched for, as rows of a list.

There may be a million of them, and more come while the list is shown. A search goes through them in
the pauses between events.
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
from cfanp_gui.library.listing import GameHeading, HeadingPage, Place, folded
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
_DASH = " \N{EN DASH} "
_SLICE_S = 0.01
"""Seconds for which a search keeps the window from its events at most."""


def heading_line(heading: GameHeading, number: int) -> str:
    """Return the line that tells of a game, with its number in the file, from 1."""
    if heading.problem:
        words = tr("{number}. cannot be read: {reason}")
        return words.format(number=number, reason=translated(heading.problem))
    names = _DASH.join(isolated(name or "?") for name in heading.names)
    length = "" if heading.actions is None else tr("%n action(s)", "", heading.actions)
    told = (one for one in (heading.event, heading.date) if one and not one.startswith("?"))
    parts = (f"{number}. {names}", *told, length, heading.result)
    return "  ".join(part for part in parts if part)


class GameHeadings(QAbstractListModel):
    """The headings of a file's games in their order, or those of them that are searched for."""

    def __init__(self, pages: Iterable[HeadingPage] = (), slice_s: float = _SLICE_S) -> None:
        """`slice_s` is how many seconds are searched before events are looked after again."""
        super().__init__()
        self._slice_s = slice_s
        self._pages: list[HeadingPage] = []
        self._begins = array("Q")
        """The number of each page's first game."""
        self.count = 0
        """How many games there are, shown or not."""
        self._shown = array("Q")
        """The numbers of those that are shown, from 0."""
        self._words: list[str] = []
        self._searched = 0
        """Pages that have been searched."""
        self._soon = single_shot(self, 0, self._search_on)
        self._heading = lru_cache(maxsize=256)(self._unpacked)
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
        """Forget all games."""
        self.beginResetModel()
        self._pages, self._begins, self._shown = [], array("Q"), array("Q")
        self.count = self._searched = 0
        self._heading.cache_clear()
        self.endResetModel()

    def search(self, text: str) -> None:
        """Show those games that have all words of a text; all of them for none."""
        words = folded(text).split()
        if words == self._words:
            return
        self.beginResetModel()
        self._words, self._searched, self._shown = words, 0, array("Q")
        self.endResetModel()
        self._search_on()

    def _search_on(self) -> None:
        """Search for a while."""
        begun = monotonic()
        while self.is_searching:
            self._show_found()
            if monotonic() - begun > self._slice_s:
                break
        if self.is_searching:
            self._soon.start()

    def _show_found(self) -> None:
        """Show what is found on the next page."""
        page, begin = self._pages[self._searched], self._begins[self._searched]
        self._searched += 1
        found = page.find(self._words) if self._words else range(page.games)
        if found:
            first = len(self._shown)
            self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
            self._shown.extend(begin + at for at in found)
            self.endInsertRows()

    def number(self, row: int) -> int | None:
        """Return the number of the game that a row shows, from 0; None for no row."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def place(self, number: int) -> Place | None:
        """Return the place of a game in its file; None where it is in none."""
        page = bisect_right(self._begins, number) - 1
        return self._pages[page].place(number - self._begins[page])

    def _unpacked(self, number: int) -> GameHeading:
        page = bisect_right(self._begins, number) - 1
        return self._pages[page].heading(number - self._begins[page])

    # As Qt has it

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number = self.number(index.row())
        if number is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return heading_line(self._heading(number), number + 1)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(heading_line(self._heading(number), number + 1))
        return None
