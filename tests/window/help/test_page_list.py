"""The pages of the help with their list at the side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.window.help.page_list import PageList


def laid(qtbot: QtBot) -> PageList:
    pages = PageList()
    qtbot.addWidget(pages)
    for number in range(30):
        pages.add(QLabel(str(number)))
    pages.set_titles([f"Page {number}" for number in range(30)])
    pages.resize(500, 200)
    pages.show()
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
