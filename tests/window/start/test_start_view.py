"""The start view: what it offers, by mouse, keys and names, and when it is there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.app import begin_window
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import GREETING_MS, MainWindow
from cfanp_gui.window.menu_actions import DAYS_PUZZLE, LESSONS, PUZZLES
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.last_game import last_game
from cfanp_gui.window.start.start_view import StartView
from tests.session.play import a_match, a_session, play
from tests.there import there
from tests.window.conftest import Heard
from tests.window.laid_games import begun
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
    for name in (LESSONS, PUZZLES, DAYS_PUZZLE):
        action = window.commands[name]
        action.triggered.disconnect()
        action.triggered.connect(lambda _=False, name=name: done.append(name))
    view = started(window, qtbot)
    qtbot.waitUntil(lambda: view.puzzle.picture is not None)
    view.show_learnt(True)
    click(view.learn)
    click(view.puzzle)
    press(Qt.Key.Key_4)  # a key is carried out a moment later
    view.show_puzzle("Solved on 2 days in a row.", is_solved=True)
    press(Qt.Key.Key_5)
    qtbot.waitUntil(lambda: done == [LESSONS, DAYS_PUZZLE, LESSONS, PUZZLES])
    press(Qt.Key.Key_6)
    qtbot.waitUntil(view.menu.isVisible)
    QTest.keyClick(view.menu, Qt.Key.Key_Escape)


def test_keys_are_shown_while_alt_is_held(window: MainWindow, qtbot: QtBot) -> None:
    view = started(window, qtbot)

    def corner() -> QImage:
        return view.people.grab(QRect(view.people.width() - 30, 6, 24, 24)).toImage()

    bare = corner()
    QTest.keyPress(QApplication.focusWidget(), Qt.Key.Key_Alt)
    assert corner() != bare
    QTest.keyRelease(window, Qt.Key.Key_Alt)  # as the menu bar has the keyboard then
    assert corner() == bare


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (600, 960)])
def test_all_of_it_is_seen_at_any_size_and_grows_with_it(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    view = started(window, qtbot)
    view.show_last("Anna · Ben, unfinished")
    window.resize(*size)
    qtbot.waitUntil(lambda: window.size().toTuple() == size)
    QApplication.processEvents()
    assert view.verticalScrollBar().maximum() == 0
    for part in (view.live, view.heading, view.bots.begin, view.last, view.others):
        assert view.rect().contains(QRect(part.mapTo(view, QPoint()), part.size())), part
    is_wide = size[0] > size[1]
    assert view.live.height() > view.height() * (0.9 if is_wide else 0.3)


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


def test_a_game_that_is_gone_leaves_its_room_and_the_next_start_to_the_one_before(
    window: MainWindow, qtbot: QtBot, settings: Settings, saved: Path
) -> None:
    settings.set_continued(saved, 0)
    settings.set_continued(saved.with_name("gone.cpgn"), 0)
    view = started(window, qtbot)
    assert view.last.isVisible()
    QApplication.processEvents()
    places = view.bots.geometry(), view.puzzle.geometry()
    qtbot.waitUntil(view.last.isHidden)
    QApplication.processEvents()
    assert (view.bots.geometry(), view.puzzle.geometry()) == places
    assert settings.continued() == (str(saved), 0)


def test_assistive_tools_learn_what_there_is(
    window: MainWindow, qtbot: QtBot, settings: Settings, saved: Path
) -> None:
    settings.set_continued(saved, 0)
    view = started(window, qtbot)
    qtbot.waitUntil(lambda: view.last.picture is not None)

    def told(widget: QWidget) -> tuple[str, str, QAccessible.Role]:
        node = QAccessible.queryAccessibleInterface(widget)
        text = QAccessible.Text
        return node.text(text.Name), node.text(text.Description), node.role()

    roles = QAccessible.Role
    assert told(view.last)[::2] == ("Continue", roles.Button)
    assert told(view.last)[1].startswith("Anna · Ben · Clara · David, unfinished")
    assert told(view.last)[1].endswith(". Key 1")
    people = ("With friends", "At this table, in turns. Key 2", roles.Button)
    assert told(view.people) == people
    begin = ("Play", "Against Lena and Omar. You play army A and move first. Key 3", roles.Button)
    assert told(view.bots.begin) == begin
    assert told(view.others)[0] == "Open or analyse"
    order = []
    for _ in range(8):
        order.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    bots = [view.bots.begin, view.bots.number, view.bots.level]
    assert order == [view.last, view.others, *bots, view.people, view.learn, view.puzzle]


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
    qtbot.waitUntil(window.start.view.bots.begin.hasFocus)
    focused: list[QWidget | None] = []
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    listener = application.focusChanged.connect(lambda _, now: focused.append(now))
    window.documents.begin(a_match(3))
    qtbot.waitUntil(window.view.hasFocus)
    application.focusChanged.disconnect(listener)  # it would keep all windows to come
    assert [one for one in focused if one is not None] == [window.view]


# What a window does while there is no game on its table


def test_it_follows_the_theme_and_whose_turn_it_is_lies_in_front_when_panels_come_back(
    window: MainWindow,
) -> None:
    order, moves = window.panel_docks.order, window.panel_docks.moves
    window.tabifyDockWidget(order, moves)
    window.start.show()
    for theme in (DARK, LIGHT):
        window.preference_actions.change(theme="dark" if theme.dark else "light")
        QApplication.processEvents()
        seen = window.start.view.people.grab().toImage()
        assert seen.pixelColor(seen.width() // 2, 6) == theme.plate
    begun(window, 3)
    QApplication.processEvents()
    assert not order.visibleRegion().isEmpty()
    assert moves.visibleRegion().isEmpty()


# The game that was played last, as the start view tells of it


ROOM = QSize(120, 60)


def filed(path: Path, *names: list[str]) -> Path:
    """Save a game of each of some lists of people; return the file."""
    sessions = [a_session(len(people), people) for people in names]
    for session in sessions:
        play(session, "AB:Nf3")
    cpgn.save(path, [store.record_of(session) for session in sessions])
    return path


def test_a_file_without_the_game_is_not_offered_and_the_picture_fits(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.cpgn"
    damaged.write_text("no game", encoding="ascii")
    where = filed(tmp_path / "there.cpgn", ["Anna", "Ben", "Clara"])
    for path, number in ((tmp_path / "gone.cpgn", 0), (damaged, 0), (where, 1)):
        assert last_game(path, number, ROOM, 1.0) is None
    for ratio in (1.0, 2.0):
        _, picture = there(last_game(where, 0, ROOM, ratio))
        assert picture.size() == ROOM * ratio


def test_a_finished_game_is_not_offered(tmp_path: Path) -> None:
    session, path = a_session(2), tmp_path / "over.cpgn"
    play(session, "AB:f3 AB:e5")
    session.resign(1)
    cpgn.save(path, [store.record_of(session)])
    assert last_game(path, 0, ROOM, 1.0) is None


def test_a_game_is_told_by_its_players(tmp_path: Path) -> None:
    path = filed(tmp_path / "two.cpgn", ["Anna", "Ben"], ["Cem", "Dora"])
    for number, names in enumerate(("Anna · Ben", "Cem · Dora")):
        assert there(last_game(path, number, ROOM, 1.0))[0].startswith(names)


def test_a_long_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "many.pgn"
    game = '[White "Anna"]\n\n1. e4 *\n\n'
    path.write_text(game * 2 + 400 * " " + game * 7, encoding="utf-8")
    assert last_game(path, 1, ROOM, 1.0, far=400) is not None
    assert last_game(path, 8, ROOM, 1.0, far=400) is None
