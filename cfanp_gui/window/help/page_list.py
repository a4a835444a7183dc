"""Pages of the help, one of which is shown, and the lists of pages and headings beside it."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QWidget,
)

from cfanp_gui.table.translate import tr

SECTION_LEVEL = 3
"""Level of a heading below the title, see `help_dialogs.render`."""
_PLACE = Qt.ItemDataRole.UserRole


class SectionList(QListWidget):
    """Headings of the page shown: the current one is scrolled to, Enter reads on there."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._browser: QTextBrowser | None = None
        self.currentItemChanged.connect(self._show)
        self.itemClicked.connect(self._show)
        self.itemDoubleClicked.connect(self._read)

    def follow(self, browser: QTextBrowser) -> None:
        """List the headings of a page, if it has several."""
        self._browser = browser
        self.setAccessibleName(tr("On this page"))
        with QSignalBlocker(self):
            self.clear()
            block = browser.document().begin()
            while block.isValid():
                if block.blockFormat().headingLevel() == SECTION_LEVEL:
                    item = QListWidgetItem(block.text())
                    item.setData(_PLACE, block.position())
                    item.setToolTip(block.text())
                    self.addItem(item)
                block = block.next()
        self.setVisible(self.count() > 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._read(self.currentItem())  # not passed to the dialog, which would close
        else:
            super().keyPressEvent(event)

    def _show(self, item: QListWidgetItem | None) -> None:
        """Scroll to a heading on the page, at the upper edge."""
        browser = self._browser
        if item is None or browser is None:
            return
        cursor = QTextCursor(browser.document())
        cursor.setPosition(item.data(_PLACE))
        browser.setTextCursor(cursor)
        bar, upper = browser.verticalScrollBar(), browser.cursorRect(cursor).top()
        bar.setValue(bar.value() + upper)

    def _read(self, item: QListWidgetItem | None) -> None:
        self._show(item)
        if self._browser is None:
            return
        if QAccessible.isActive():  # a screen reader reads at the text cursor
            flags = self._browser.textInteractionFlags()
            caret = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self._browser.setTextInteractionFlags(flags | caret)
        self._browser.setFocus()


class PageList(QStackedWidget):
    """Any number of pages; the list of their titles scrolls if it is long."""

    def __init__(self) -> None:
        super().__init__()
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.sections = SectionList()
        beside = QSplitter(Qt.Orientation.Vertical)
        self.parts = QSplitter(Qt.Orientation.Horizontal)
        """Lists at the side and the page."""
        for splitter, widgets in (
            (beside, (self.list, self.sections)),
            (self.parts, (beside, self)),
        ):
            for widget in widgets:
                splitter.addWidget(widget)
            splitter.setChildrenCollapsible(False)
        self.parts.setStretchFactor(1, 1)
        self.list.currentRowChanged.connect(self.setCurrentIndex)
        self.currentChanged.connect(self.list.setCurrentRow)

    def add(self, page: QWidget) -> None:
        """Add a page at the end; it has no title yet."""
        self.list.addItem("")
        self.addWidget(page)

    def title(self, number: int) -> str:
        """Return the title of a page in the list."""
        return self.list.item(number).text()

    def set_titles(self, titles: list[str]) -> None:
        """Set the titles of the pages, in order, and make room for them."""
        for number, title in enumerate(titles):
            self.list.item(number).setText(title)
            self.list.item(number).setToolTip(title)
        self.list.setAccessibleName(tr("Pages of the help"))
        widest = self.list.sizeHintForColumn(0) + 2 * self.list.frameWidth() + 8
        self.list.setMinimumWidth(min(widest, self.list.fontMetrics().averageCharWidth() * 16))
        self.parts.setSizes([widest, max(1, self.parts.width() - widest)])
