"""The pages of the help with their list at the side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QTextBrowser
from pytestqt.qtbot import QtBot

from cfanp_gui.window.help.help_dialogs import HelpDialog
from cfanp_gui.window.help.page_list import PageList


def laid(qtbot: QtBot) -> PageList:
    pages = PageList()
    qtbot.addWidget(pages.parts)
    for number in range(30):
        pages.add(QLabel(str(number)))
    pages.set_titles([f"Page {number}" for number in range(30)])
    pages.parts.resize(500, 200)
    pages.parts.show()
    return pages


def test_a_page_is_chosen_from_the_list_by_mouse_and_keys(qtbot: QtBot) -> None:
    pages = laid(qtbot)
    shown: list[int] = []
    pages.currentChanged.connect(shown.append)
    where = pages.list.visualItemRect(pages.list.item(2)).center()
    qtbot.mouseClick(pages.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    qtbot.keyClick(pages.list, Qt.Key.Key_Down)
    assert shown == [2, 3]
    page = pages.currentWidget()
    assert isinstance(page, QLabel)
    assert page.text() == "3"
    assert page.isVisible()


def test_the_list_follows_the_page_and_scrolls_to_it(qtbot: QtBot) -> None:
    pages = laid(qtbot)
    pages.setCurrentWidget(pages.widget(29))
    assert pages.title(pages.list.currentRow()) == "Page 29"
    assert (
        pages.list.viewport()
        .rect()
        .contains(pages.list.visualItemRect(pages.list.item(29)).center())
    )
    assert pages.list.accessibleName()


Text = QAccessible.Text


def opened(qtbot: QtBot, page: str) -> tuple[HelpDialog, QTextBrowser]:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.show_page(page)
    dialog.show()
    browser = dialog.pages.currentWidget()
    assert isinstance(browser, QTextBrowser)
    return dialog, browser


def line_at_the_top(browser: QTextBrowser) -> str:
    """Return the text of the block at the upper edge of a page."""
    return browser.cursorForPosition(browser.viewport().rect().topLeft()).block().text()


def test_headings_lead_to_their_places(qtbot: QtBot) -> None:
    dialog, browser = opened(qtbot, "playing.txt")
    sections = dialog.pages.sections
    names = [sections.item(row).text() for row in range(sections.count())]
    assert names[:2] == ["The start", "Learning"]
    assert "Clocks" in names
    sections.setFocus()
    qtbot.keyClick(sections, Qt.Key.Key_Home)
    for _ in range(names.index("Clocks")):
        qtbot.keyClick(sections, Qt.Key.Key_Down)
    assert line_at_the_top(browser) == "Clocks"
    assert browser.textCursor().block().text() == "Clocks"
    qtbot.keyClick(sections, Qt.Key.Key_Return)
    assert dialog.focusWidget() is browser
    assert dialog.isVisible()
    node = QAccessible.queryAccessibleInterface(sections)
    assert node.text(Text.Name) == "On this page"
    assert node.child(names.index("Clocks")).text(Text.Name) == "Clocks"


def test_a_page_without_headings_has_no_list_of_them(qtbot: QtBot) -> None:
    dialog, _ = opened(qtbot, "minixiangqi.txt")
    few = dialog.pages.sections.count()
    assert dialog.pages.sections.isVisible() == (few > 1)
    dialog.show_page("rules.txt")
    assert dialog.pages.sections.count() > 3
    assert dialog.pages.sections.isVisible()


def test_the_page_for_who_listens_is_short_at_its_beginning(qtbot: QtBot) -> None:
    dialog, browser = opened(qtbot, "reader.txt")
    assert dialog.pages.sections.item(0).text() == "In short"
    text = browser.toPlainText()
    beginning = text.partition("In short")[2].strip().partition("\n")[0]
    assert len(beginning.split()) < 75
    for key in ("/", "F3", "F4", "Ctrl+Enter", "Ctrl+K"):
        assert key in beginning
    assert len(text) < 5_000
