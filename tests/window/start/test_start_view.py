"""The start view: what it offers, by mouse, keys and names, and when it is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.window.app import begin_window
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import GREETING_MS, MainWindow
from cfanp_gui.window.menu_actions import LESSONS, PUZZLES
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.start_view import StartView
from tests.session.play import a_match, a_session, play
from tests.there import there
from tests.window.conftest import Heard
from tests.window.soon import soon

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of four in which two moves were made."""
    session = a_session(4, ["Anna", "Ben", "Clara", "David"])
    play(session, "AB:Nf3 BC:a3")
    path = tmp_path / "evening.cpgn"
    cpgn.save(path, [store.record_of(session)])
    return path


def started(window: MainWindow, qtbot: QtBot) -> StartView:
    """Return the start view of a window, painted."""
    window.start.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    return window.start.view


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def press(key: Qt.Key) -> None:
    focused = there(QApplication.focusWidget())
    QTest.keyClick(focused, key)


def test_lessons_and_puzzles_are_commands_of_the_window(window: MainWindow, qtbot: QtBot) -> None:
    done: list[str] = []
    for name in (LESSONS, PUZZLES):
        action = QAction(window)
        action.triggered.connect(lambda _=False, name=name: done.append(name))
        window.commands.actions[name] = action
    view = started(window, qtbot)
    for choice in view.below.values():
        click(choice)
    press(Qt.Key.Key_4)
    press(Qt.Key.Key_5)
    qtbot.waitUntil(lambda: done == [LESSONS, PUZZLES, LESSONS, PUZZLES])
    press(Qt.Key.Key_6)
    qtbot.waitUntil(view.menu.isVisible)
    QTest.keyClick(view.menu, Qt.Key.Key_Escape)


def test_what_the_window_cannot_do_is_left_out(window: MainWindow, qtbot: QtBot) -> None:
    for name in (LESSONS, PUZZLES):
        window.commands.actions.pop(name, None)
    view = started(window, qtbot)
    assert view.below == {}
    press(Qt.Key.Key_4)
    qtbot.waitUntil(view.menu.isVisible)
    names = [action.objectName() for action in view.menu.actions() if action.objectName()]
    assert names == ["open", "history", "games", "paste", "edit", "position"]
    QTest.keyClick(view.menu, Qt.Key.Key_Escape)


def test_a_file_that_is_opened_never_shows_it(
    window: MainWindow, qtbot: QtBot, saved: Path
) -> None:
    shown: list[bool] = []
    window.pages.currentChanged.connect(lambda _: shown.append(window.offers_start))
    window.opened_files.open(saved)
    begin_window(window)
    qtbot.waitUntil(lambda: window.documents.path == saved)
    QApplication.processEvents()
    assert shown == []


def test_assistive_tools_learn_what_there_is(
    window: MainWindow, qtbot: QtBot, settings: Settings, saved: Path
) -> None:
    settings.add_recent(saved)
    view = started(window, qtbot)
    qtbot.waitUntil(lambda: view.last.face.picture is not None)

    def told(widget: QWidget) -> tuple[str, str, QAccessible.Role]:
        node = QAccessible.queryAccessibleInterface(widget)
        text = QAccessible.Text
        return node.text(text.Name), node.text(text.Description), node.role()

    roles = QAccessible.Role
    assert told(view.last)[::2] == ("Continue", roles.Button)
    assert told(view.last)[1].startswith("Anna · Ben · Clara · David, unfinished")
    assert told(view.last)[1].endswith(". Key 1")
    people = ("Play with people", "At this table, in turns. Key 2", roles.Button)
    assert told(view.people) == people
    assert told(view.bots.begin) == (
        "Begin: Play against bots", "You play army A and move first. Key 3", roles.Button,
    )  # fmt: skip
    assert told(view.others)[0] == "Analyse or open"
    order = []
    for _ in range(6):
        order.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert order[:5] == [view.last, view.people, view.bots.number, view.bots.level, view.bots.begin]


def test_menus_and_assistive_tools_wait_for_no_start_view_that_is_gone_before_it_is_seen(
    documents: Documents, settings: Settings, qtbot: QtBot
) -> None:
    """A game may come so early, such as from a later start of the program."""
    window = new_window(documents, settings)
    qtbot.addWidget(window)
    begin_window(window)
    documents.begin(a_match(3))
    window.show()
    qtbot.waitUntil(lambda: window.access is not None)
    assert MainWindow.context_menus.made(window) is not None


def test_who_listens_is_told_how_to_learn(qtbot: QtBot, window: MainWindow, heard: Heard) -> None:
    window.start.show()
    told = heard(window)
    soon(window, GREETING_MS)  # a tool first reads what has the keyboard
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["4 teaches the game step by step. F1 opens the help."]


def test_the_keyboard_goes_from_the_choices_to_the_table_alone(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.start.show()
    window.activateWindow()
    qtbot.waitUntil(window.start.view.people.hasFocus)
    focused: list[QWidget | None] = []
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    listener = application.focusChanged.connect(lambda _, now: focused.append(now))
    window.documents.begin(a_match(3))
    qtbot.waitUntil(window.view.hasFocus)
    application.focusChanged.disconnect(listener)  # it would keep all windows to come
    assert [one for one in focused if one is not None] == [window.view]
