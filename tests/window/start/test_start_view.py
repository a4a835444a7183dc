"""The start view: what it offers, by mouse, keys and names, and when it is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.app import begin_window
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import LESSONS, PUZZLES
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_dialog import SetupDialog
from cfanp_gui.window.start.start_view import StartView
from tests.session.play import a_match, a_session, play
from tests.window.conftest import Messages
from tests.window.laid_games import begun

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
    window.show_start()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    return window.start.view


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def asked(window: MainWindow, qtbot: QtBot, act: Callable[[], object]) -> list[str]:
    """Return the titles of the dialogs that come up while something is done, and are given up."""
    found: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, SetupDialog):
            found.append(dialog.windowTitle())
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        elif not found:
            QTimer.singleShot(10, window, look)

    QTimer.singleShot(10, window, look)
    act()
    qtbot.waitUntil(lambda: found != [])
    return found


def test_nothing_lies_on_the_table_and_nothing_is_journaled(
    window: MainWindow, qtbot: QtBot, app_dirs: AppDirs
) -> None:
    view = started(window, qtbot)
    assert window.documents.session is None
    assert window.view.table is None
    assert not window.view.isVisible()
    assert not app_dirs.journals.exists()
    assert not window.panel_docks.order.isVisible()
    assert not window.panel_docks.moves.isVisible()
    assert window.windowTitle() == "Chess For Any Number of Players"
    assert view.last.isHidden(), "nothing was ever saved"
    assert QApplication.focusWidget() is view.people


@pytest.mark.parametrize("way", ["click", "key", "Enter"])
def test_people_are_asked_who_plays(window: MainWindow, qtbot: QtBot, way: str) -> None:
    view = started(window, qtbot)

    def choose() -> None:
        if way == "click":
            click(view.people)
        elif way == "key":
            press(Qt.Key.Key_2)
        else:
            QTest.keyClick(view.people, Qt.Key.Key_Return)

    assert asked(window, qtbot, choose) == ["New game"]
    assert window.offers_start, "who gives up has chosen nothing"


@pytest.mark.parametrize("way", ["Begin", "key", "beside"])
def test_bots_play_at_once(window: MainWindow, qtbot: QtBot, settings: Settings, way: str) -> None:
    settings.add_people(["Zoe"])
    view = started(window, qtbot)
    assert view.bots.face.words == "You are Zoe, play army A and move first."
    QTest.keyClick(view.bots.number, Qt.Key.Key_Down)
    QTest.keyClick(view.bots.level, Qt.Key.Key_Up)
    if way == "Begin":
        click(view.bots.begin)
    elif way == "key":
        press(Qt.Key.Key_3)
    else:
        click(view.bots, QPoint(view.bots.width() - 8, 8))
    qtbot.waitUntil(lambda: window.documents.session is not None)
    session = window.documents.session
    assert session is not None
    assert [one.name for one in session.match.seats] == [
        "Zoe", "Beginner", "Beginner 2", "Beginner 3",
    ]  # fmt: skip
    assert [one.level for one in session.match.bots.values()] == ["beginner"] * 3
    assert session.position.actors() == {1}, "the person moves first"
    assert session.position.seat_status(session.position.seats()[0].id).first_player == 1
    assert session.position.seats()[0].label == "A"
    assert not window.offers_start
    assert window.view.isVisible()
    assert window.panel_docks.order.isVisible()
    assert settings.opponents() == (3, "beginner"), "they are offered the next time"


def test_whom_nobody_knows_is_told_where_they_sit(window: MainWindow, qtbot: QtBot) -> None:
    view = started(window, qtbot)
    assert view.bots.face.words == "You play army A and move first."
    assert (view.bots.number.currentData(), view.bots.level.currentData()) == (2, "casual")


def test_what_settings_make_no_sense_of_is_as_usual(
    window: MainWindow, qtbot: QtBot, settings: Settings
) -> None:
    settings.set_opponents(99, "grandmaster")
    view = started(window, qtbot)
    assert (view.bots.number.currentData(), view.bots.level.currentData()) == (2, "casual")


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
    assert names == ["open", "games", "paste", "edit", "position"]
    QTest.keyClick(view.menu, Qt.Key.Key_Escape)


@pytest.mark.parametrize("way", ["click", "key"])
def test_the_last_game_goes_on(
    window: MainWindow, qtbot: QtBot, settings: Settings, saved: Path, way: str
) -> None:
    settings.add_recent(saved)
    view = started(window, qtbot)
    assert view.last.face.words == "evening.cpgn"
    assert QApplication.focusWidget() is view.last
    qtbot.waitUntil(lambda: view.last.face.picture is not None)
    assert view.last.face.words.startswith("Anna · Ben · Clara · David, unfinished · 1 ")
    if way == "click":
        click(view.last)
    else:
        press(Qt.Key.Key_1)
    qtbot.waitUntil(lambda: window.documents.path == saved)
    assert not window.offers_start
    assert window.documents.session is not None
    assert window.documents.session.node.ply == 2


def test_a_file_that_is_gone_leaves_the_place_to_the_one_before(
    window: MainWindow, qtbot: QtBot, settings: Settings, saved: Path
) -> None:
    settings.add_recent(saved)
    settings.add_recent(saved.with_name("gone.cpgn"))
    view = started(window, qtbot)
    qtbot.waitUntil(lambda: view.last.face.picture is not None)
    assert view.last.face.words.startswith("Anna")
    press(Qt.Key.Key_1)
    qtbot.waitUntil(lambda: window.documents.path == saved)


def test_nothing_can_be_continued_where_all_files_are_gone(
    window: MainWindow, qtbot: QtBot, settings: Settings, saved: Path
) -> None:
    settings.add_recent(saved.with_name("gone.cpgn"))
    view = started(window, qtbot)
    assert view.last.isVisible()
    qtbot.waitUntil(view.last.isHidden)
    assert QApplication.focusWidget() is view.people


def test_closing_a_game_leads_back(
    window: MainWindow, messages: Messages, app_dirs: AppDirs
) -> None:
    game = begun(window, 3, "AB:e4")
    window.commands["pairing matrix"].trigger()
    window.commands["close game"].trigger()
    assert messages.shown, "it is not saved"
    assert window.documents.session is not None, "it was not to be left"
    messages.answer = QMessageBox.StandardButton.Discard
    window.commands["close game"].trigger()
    assert window.offers_start
    assert window.documents.session is None
    assert window.view.table is None
    assert list(app_dirs.journals.iterdir()) == []
    assert not window.commands["close game"].isEnabled()
    assert not window.commands["pairing matrix"].isEnabled()
    other = begun(window, 4, "AB:e4")
    assert other is not game
    assert not window.offers_start
    assert window.view.table is not None
    assert window.panel_docks.moves.isVisible()
    assert window.analysis.insight.is_shown, "what lay beside the game lies there again"


def test_a_file_that_cannot_be_opened_leads_to_the_start_view(
    window: MainWindow, qtbot: QtBot, messages: Messages, tmp_path: Path
) -> None:
    window.file_actions.open_path(tmp_path / "none.cpgn")
    begin_window(window)
    assert not window.offers_start, "it is being read"
    qtbot.waitUntil(lambda: window.offers_start)
    assert "none.cpgn cannot be opened" in messages.shown[0]


def test_a_file_that_is_opened_never_shows_it(
    window: MainWindow, qtbot: QtBot, saved: Path
) -> None:
    shown: list[bool] = []
    window.pages.currentChanged.connect(lambda _: shown.append(window.offers_start))
    window.file_actions.open_path(saved)
    begin_window(window)
    qtbot.waitUntil(lambda: window.documents.path == saved)
    qtbot.wait(20)
    assert shown == []


def test_panels_are_as_they_were_when_it_is_closed_there(
    window: MainWindow, qtbot: QtBot, settings: Settings, app_dirs: AppDirs
) -> None:
    window.panel_docks.moves.hide()
    started(window, qtbot)
    window.close()
    again = MainWindow(type(window.documents)(app_dirs, settings), settings)
    qtbot.addWidget(again)
    again.show()
    assert again.panel_docks.order.isVisible()
    assert not again.panel_docks.moves.isVisible()


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
    assert order[:5] == [
        view.last, view.people, view.bots.number, view.bots.level, view.bots.begin,
    ]  # fmt: skip


def test_it_follows_theme_and_language(
    window: MainWindow, qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    view = started(window, qtbot)
    window.commands["dark theme"].trigger()
    assert view.people.face.theme is DARK
    window.commands["light theme"].trigger()
    assert view.people.face.theme is LIGHT
    speak("de")
    qtbot.waitUntil(lambda: view.bots.level.currentText() == "Gelegenheitsspieler")
    assert view.people.shortcut().toString() == "2", "words do not take the key away"


def test_what_is_said_is_seen_there(window: MainWindow, qtbot: QtBot) -> None:
    view = started(window, qtbot)
    window.report("Settings cannot be saved.")
    assert view.sentence.text() == "Settings cannot be saved."
    assert view.sentence.isVisible()


def test_menus_and_assistive_tools_wait_for_no_start_view_that_is_gone_before_it_is_seen(
    documents: Documents, settings: Settings, qtbot: QtBot
) -> None:
    """A game may come so early, such as from a later start of the program."""
    window = MainWindow(documents, settings)
    qtbot.addWidget(window)
    begin_window(window)
    documents.begin(a_match(3))
    window.show()
    qtbot.waitUntil(lambda: window.access is not None)
    assert "context_menus" in vars(window)


def test_who_listens_is_told_how_to_learn(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(window, "announce", told.append)
    monkeypatch.setattr("cfanp_gui.window.main_window.GREETING_MS", 1)
    window.show_start()
    told.clear()
    window.load_access()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["4 teaches the game step by step. F1 opens the help."]


def test_the_keyboard_goes_from_the_choices_to_the_table_alone(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.show_start()
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
