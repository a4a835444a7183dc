"""List of a file's games, one of which is to be opened, with a search as one types."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.table.translate import tr
from cfanp_gui.window.files.heading_model import GameHeadings
from cfanp_gui.window.widgets.forms import AskingDialog, yes_or_no
from cfanp_gui.window.widgets.layouts import in_column, resize_on_screen
from cfanp_gui.window.widgets.plain_text import plain_label

_SIZE = 600, 440
"""Initial width and height of the dialog on a screen with enough room, in pixels."""
_OF_LIST = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown))
"""Keys that go through the list while keyboard focus is in the search field."""
_ROOM = 6
"""Width of a row's margins, in pixels."""


class RowView(QTableView):
    """View of up to a million rows of a line each, quicker than a list view when more arrive."""

    def __init__(self) -> None:
        super().__init__()
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.hide()
        down.hide()
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


class GameListDialog(AskingDialog):
    """Dialog for the game to open of several: found by typing, or chosen as a row."""

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
        resize_on_screen(self, *_SIZE)
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
