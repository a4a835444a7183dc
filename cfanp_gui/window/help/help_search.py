"""Pages of the help with the lists beside them, and the field that searches all pages."""

from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QWidget,
)

from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.accessible_names import make_clearable, name_button
from cfanp_gui.window.widgets.layouts import in_row
from cfanp_gui.window.widgets.plain_text import plain_label

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
                    item = QListWidgetItem(block.text(), self)
                    item.setData(_PLACE, block.position())
                    item.setToolTip(block.text())
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
        self.browsers: list[QTextBrowser] = []
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.sections = SectionList()
        beside = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False)
        self.parts = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        """Lists at the side and the page."""
        for splitter, parts in ((beside, (self.list, self.sections)), (self.parts, (beside, self))):
            for widget in parts:
                splitter.addWidget(widget)
        self.parts.setStretchFactor(1, 1)
        self.list.currentRowChanged.connect(self.setCurrentIndex)
        self.currentChanged.connect(self.list.setCurrentRow)

    def add(self, page: QTextBrowser) -> None:
        """Add a page at the end; it has no title yet."""
        self.list.addItem("")
        self.addWidget(page)
        self.browsers.append(page)

    def set_titles(self, titles: list[str]) -> None:
        """Set the titles of the pages, in order, and make room for them."""
        for number, title in enumerate(titles):
            self.list.item(number).setText(title)
            self.list.item(number).setToolTip(title)
        self.list.setAccessibleName(tr("Pages of the help"))
        beside = 2 * self.list.frameWidth() + self.list.verticalScrollBar().sizeHint().width()
        widest = self.list.sizeHintForColumn(0) + beside + 8
        self.list.setMinimumWidth(min(widest, self.list.fontMetrics().averageCharWidth() * 16))
        self.parts.setSizes([widest, max(1, self.parts.width() - widest)])


MOST = 500
"""Maximum number of matches marked and counted; a common letter must not take long."""


@dataclass(frozen=True, slots=True)
class TextMatch:
    """Match on a page."""

    page: int
    cursor: QTextCursor
    """Text cursor that selects the match."""


_SCROLLING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchField(QLineEdit):
    """Field in which Enter goes on, Shift+Enter back, and Esc clears before it closes."""

    stepped = Signal(int)
    """Carries 1 when a person wants the next match, -1 for the previous one."""
    scrolled = Signal(object)
    """Carries a `QKeyEvent` meant for the page: the field has one line."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if (event.modifiers() & Qt.KeyboardModifier.ShiftModifier) else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in _SCROLLING:
            self.scrolled.emit(event)
        else:
            super().keyPressEvent(event)


class HelpSearch(QWidget):
    """Field with two buttons above pages of text; Enter goes on, Shift+Enter goes back."""

    def __init__(self, pages: PageList) -> None:
        super().__init__()
        self._pages = pages
        self.places: list[TextMatch] = []
        """Matches from the first page to the last."""
        self._at = -1
        self.field = SearchField()
        self.field.stepped.connect(self.go)
        # The open page scrolls as at its own keys.
        self.field.scrolled.connect(
            lambda event: QApplication.sendEvent(pages.browsers[pages.currentIndex()], event)
        )
        make_clearable(self.field)
        self.field.textChanged.connect(self.search)
        self.said = plain_label("")
        self.said.setMinimumWidth(self.said.fontMetrics().horizontalAdvance("000 of 000  "))
        self.back = QToolButton(arrowType=Qt.ArrowType.UpArrow, autoRaise=True)
        self.back.clicked.connect(lambda: self.go(-1))
        self.forth = QToolButton(arrowType=Qt.ArrowType.DownArrow, autoRaise=True)
        self.forth.clicked.connect(lambda: self.go(1))
        in_row((self.field, 1), self.said, self.back, self.forth, over=self, margins=(0,))
        keys, window = QKeySequence.StandardKey, pages.window()
        QShortcut(keys.Find, window, self.take)
        QShortcut(keys.FindNext, window, lambda: self.go(1))
        QShortcut(keys.FindPrevious, window, lambda: self.go(-1))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language, and search in its pages."""
        self.field.setPlaceholderText(tr("Search the help (Ctrl+F)"))
        self.field.setAccessibleName(tr("Search the help"))
        for button, tip in (
            (self.back, tr("The place before (Shift+Enter)")),
            (self.forth, tr("The next place (Enter)")),
            *((clear, tr("Clear (Esc)")) for clear in self.field.findChildren(QToolButton)),
        ):
            name_button(button, tip)
        self.search()

    def take(self) -> None:
        """Give the field focus, with its text selected."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def search(self) -> None:
        """Mark the matches on every page, and go to the first from the open page on."""
        words, colour = self.field.text().strip(), self.palette().highlight().color()
        colour.setAlpha(70)
        self.places = []
        for page, browser in enumerate(self._pages.browsers):
            marks = []
            document, cursor = browser.document(), QTextCursor()
            while words and not (cursor := document.find(words, cursor)).isNull():
                self.places.append(TextMatch(page, cursor))
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(colour)
                marks.append(mark)
                if len(marks) == MOST:
                    break
            browser.setExtraSelections(marks)
        here = self._pages.currentIndex()
        later = (at for at, place in enumerate(self.places) if place.page >= here)
        self._show(next(later, 0 if self.places else -1))

    def go(self, by: int) -> None:
        """Go to the next match, or the previous one; after the last comes the first."""
        if self.places:
            self._show((self._at + by) % len(self.places))

    def _show(self, at: int) -> None:
        self._at = at
        for button in (self.back, self.forth):
            button.setEnabled(len(self.places) > 1)
        if at < 0:
            self.said.setText(tr("Nothing found") if self.field.text().strip() else "")
            return
        place = self.places[at]
        self._pages.setCurrentIndex(place.page)
        browser = self._pages.browsers[place.page]
        browser.setTextCursor(place.cursor)
        browser.ensureCursorVisible()
        # The text after the match is of interest too: the match must not stay at the lower edge.
        top, room = browser.cursorRect().top(), browser.viewport().height()
        if top > room * 2 // 3:
            bar = browser.verticalScrollBar()
            bar.setValue(bar.value() + top - room // 3)
        self.said.setText(tr("{at} of {all}").format(at=at + 1, all=len(self.places)))
