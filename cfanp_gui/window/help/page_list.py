"""Pages of which one is shown, with a list of their titles at the side."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QSplitter, QStackedWidget, QWidget

from cfanp_gui.table.translate import tr


class PageList(QSplitter):
    """Any number of pages; the list of their titles scrolls where it is long."""

    currentChanged = Signal(int)
    """Another page is shown: its number."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._stack = QStackedWidget()
        self._column = QSplitter(Qt.Orientation.Vertical)
        self._column.setChildrenCollapsible(False)
        self._column.addWidget(self.list)
        self.addWidget(self._column)
        self.addWidget(self._stack)
        self.setStretchFactor(1, 1)
        self.setChildrenCollapsible(False)
        self.list.currentRowChanged.connect(self._show)

    def put_below(self, widget: QWidget) -> None:
        """Have something about the page that is shown below the list of titles."""
        self._column.addWidget(widget)

    def add(self, page: QWidget) -> None:
        """Put a page behind those there are; it has no title yet."""
        self._stack.addWidget(page)
        self.list.addItem("")
        if self.count() == 1:
            self.setCurrentIndex(0)

    def count(self) -> int:
        """Return the number of pages."""
        return self._stack.count()

    def widget(self, number: int) -> QWidget:
        """Return a page. Raises IndexError for a number that none has."""
        if (found := self._stack.widget(number)) is None:
            raise IndexError(f"no page {number} (expected 0 to {self.count() - 1})")
        return found

    def title(self, number: int) -> str:
        """Return what the list calls a page."""
        return self.list.item(number).text()

    def set_titles(self, titles: list[str]) -> None:
        """Call the pages something else, in their order, and make room for it."""
        for number, title in enumerate(titles):
            self.list.item(number).setText(title)
            self.list.item(number).setToolTip(title)
        self.list.setAccessibleName(tr("Pages of the help"))
        widest = self.list.sizeHintForColumn(0) + 2 * self.list.frameWidth() + 8
        self.list.setMinimumWidth(min(widest, self.list.fontMetrics().averageCharWidth() * 16))
        self.setSizes([widest, max(1, self.width() - widest)])

    def currentIndex(self) -> int:
        """Return the number of the page that is shown."""
        return self._stack.currentIndex()

    def currentWidget(self) -> QWidget:
        """Return the page that is shown."""
        return self.widget(self.currentIndex())

    def setCurrentIndex(self, number: int) -> None:
        """Show a page."""
        self.list.setCurrentRow(number)

    def setCurrentWidget(self, page: QWidget) -> None:
        """Show a page."""
        self.setCurrentIndex(self._stack.indexOf(page))

    def _show(self, number: int) -> None:
        self._stack.setCurrentIndex(number)
        self.currentChanged.emit(number)
