"""What others save meanwhile, compared in another window, and no file open in two windows.

What is asked before a file is overwritten is told in `scenarios/saving.txt`.
"""

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import find_game
from cfanp_gui.library.entries import GameEntry
from cfanp_gui.library.game_index import Found
from cfanp_gui.library.my_games import file_name
from cfanp_gui.record import cpgn
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.single_instance import Request
from cfanp_gui.window.windows import Windows
from tests.session.play import a_match, a_session, play
from tests.systems import WINDOWS
from tests.there import there
from tests.window.conftest import FileQuestions, Messages
from tests.window.files.filed import written
from tests.window.laid_games import begun

BUTTONS = QMessageBox.StandardButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def a_game(moves: str) -> GameSession:
    session = a_session(3)
    play(session, moves)
    return session


def actions(path: Path) -> list[str]:
    """Return the actions of the game that a file holds."""
    (record,) = cpgn.load(path, find_game)
    return [move.action.text for move in record.moves]


def ctrl_s(window: MainWindow) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)


def test_what_is_written_while_a_file_is_read_counts_as_a_change(
    window: MainWindow, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    path = written(tmp_path / "game.cpgn", a_game("AB:e4"))
    begun(window, 3, "AB:d4")
    messages.meanwhile = lambda: written(path, a_game("AB:e4 BC:a3"))
    messages.answer = BUTTONS.Discard
    window.opened_files.open(path)
    qtbot.waitUntil(lambda: window.documents.path == path)
    messages.meanwhile = lambda: None
    messages.answer = BUTTONS.Cancel
    messages.shown.clear()
    assert window.documents.session is not None
    play(window.documents.session, "BC:h3")
    ctrl_s(window)
    assert len(messages.shown) == 1
    assert actions(path) == ["AB:e2e4", "BC:a2a3"]


def test_comparing_shows_in_another_window_where_the_games_part(
    windows: Windows, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    (one,) = windows.all
    session = begun(one, 3, "AB:e4 BC:h3")
    path = tmp_path / "game.cpgn"
    assert one.documents.save(path)
    play(session, "AC:e5")
    written(path, a_game("AB:e4 BC:h3 AC:d5 AB:d4"))
    messages.answer = BUTTONS.Apply
    ctrl_s(one)
    _, two = windows.all
    qtbot.waitUntil(lambda: two.documents.source == (path, 0))
    assert "is like your game for 2 action" in two.view.sentence
    assert "then it has 2 more, and your game 1 more" in two.view.sentence
    shown = there(two.documents.session)
    assert (shown.node.ply, len(shown.root.line())) == (2, 5)
    assert two.documents.path is None, "nothing is saved over the file from there"
    assert session.unsaved


def test_what_is_played_while_a_file_is_compared_is_asked_about(
    windows: Windows, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    (one,) = windows.all
    session = begun(one, 3, "AB:e4")
    path = tmp_path / "game.cpgn"
    assert one.documents.save(path)
    play(session, "BC:h3")
    written(path, a_game("AB:e4 BC:a3"))
    messages.answer = BUTTONS.Apply
    ctrl_s(one)
    _, two = windows.all
    two.documents.begin(a_match(3))  # before the file has been read
    played = there(two.documents.session)
    play(played, "AB:d4")
    messages.answer = BUTTONS.Cancel
    asked = len(messages.shown)
    qtbot.waitUntil(lambda: len(messages.shown) > asked)
    assert two.documents.session is played


# A file in two windows


@pytest.fixture
def two(windows: Windows, tmp_path: Path, qtbot: QtBot) -> tuple[MainWindow, MainWindow, Path]:
    """Two windows, the first with the game of a file."""
    path = written(tmp_path / "game.cpgn", a_game("AB:e4"))
    one = windows.all[0]
    one.opened_files.open(path)
    qtbot.waitUntil(lambda: one.documents.path == path)
    other = windows.open_new()
    other.documents.begin(a_match(3))
    return one, other, path


def test_a_file_open_in_another_window_is_shown_there(
    two: tuple[MainWindow, MainWindow, Path],
    qtbot: QtBot,
    chosen_file: FileQuestions,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By the dialog, the files opened last, a drop, and the library; by any name of it."""
    one, other, path = two
    monkeypatch.chdir(path.parent)
    names = [path, Path(path.name)]
    if not WINDOWS:
        names.append(path.with_name("link.cpgn"))
        names[-1].symlink_to(path)
    before = other.documents.session

    def dialog(name: Path) -> None:
        chosen_file.answer = name
        other.commands["open"].trigger()

    def recent(name: Path) -> None:
        other.settings.add_recent(name)
        menu = other.commands.menus["recent"]
        menu.aboutToShow.emit()
        menu.actions()[0].trigger()

    def library(name: Path) -> None:
        entry = GameEntry(name, 0, 1, find_game("cfanp"), ("", ""), "*", "", "")
        other.library.panel.game_chosen.emit(Found(entry, None))

    other.library.toggle()
    for way in (dialog, recent, library):
        for name in names:
            one.showMinimized()
            way(name)
            qtbot.waitUntil(lambda: not one.isMinimized() and one.isActiveWindow())
            assert other.documents.session is before, (way, name)
            assert not other.opened_files.shows(path), (way, name)


def test_a_later_start_shows_a_game_that_waits_beside_its_analysis(
    windows: Windows, two: tuple[MainWindow, MainWindow, Path]
) -> None:
    one, _, path = two
    assert one.documents.analyse()
    one.showMinimized()
    windows.carry_out(Request((os.path.join(path.parent, ".", path.name),)))
    assert len(windows.all) == 2
    assert not one.isMinimized()


def test_another_game_of_a_file_of_several_may_be_shown_beside(
    windows: Windows, tmp_path: Path, qtbot: QtBot
) -> None:
    path = written(tmp_path / "many.cpgn", a_game("AB:e4"), a_game("AB:d4"))
    one, other = windows.all[0], windows.open_new()
    one.opened_files.open_one(path, 1)
    qtbot.waitUntil(lambda: one.documents.source == (path, 1))
    other.opened_files.open_one(path, 1)
    assert not other.opened_files.shows(path, 1)
    other.opened_files.open_one(path, 0)
    qtbot.waitUntil(lambda: other.documents.source == (path, 0))


def test_a_game_is_not_saved_as_a_file_that_is_open_in_another_window(
    two: tuple[MainWindow, MainWindow, Path], messages: Messages, chosen_file: FileQuestions
) -> None:
    _, other, path = two
    assert other.documents.session is not None
    play(other.documents.session, "AB:d4")
    messages.answer = BUTTONS.Save  # as who replaces what is there
    chosen_file.answer = path
    other.commands["save as"].trigger()
    (refusal,) = messages.shown
    assert "“game.cpgn” is open in another window" in refusal
    assert actions(path) == ["AB:e2e4"]


# Finished games kept by themselves: in which file, and what is asked then


WHEN = datetime(2026, 11, 29, 21, 5, tzinfo=UTC)
LONG = ["Ж" * 80, "名" * 80, "א" * 80, "ก" * 80, "α" * 80, "W" * 80]
"""Names of the most letters, in six scripts."""


def test_a_game_that_ends_is_kept_and_leaving_it_asks_nothing(
    window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    window.documents.kept_games.folder = tmp_path / "mine"
    window.documents.begin(a_match(6, LONG))
    session = there(window.documents.session)
    play(session, "AB:e4")
    for player in range(2, 7):
        session.resign(player)
    assert window.may_leave_game()
    (kept,) = (tmp_path / "mine").glob("*.cpgn")
    assert all(name in kept.read_text("utf-8") for name in LONG)
    session.undo(1)
    session.resign(6)
    session.annotations.note("too early")
    assert window.may_leave_game()
    (kept,) = (tmp_path / "mine").glob("*.cpgn")
    assert "too early" in kept.read_text("utf-8")
    assert len(window.documents.kept_games.results) == 1
    window.documents.begin(a_match(6, LONG))
    for player in range(2, 7):
        there(window.documents.session).resign(player)
    assert window.may_leave_game()
    assert len(list((tmp_path / "mine").iterdir())) == 2
    assert messages.shown == []


def test_a_game_that_cannot_be_kept_says_why_and_is_asked_about(
    window: MainWindow, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "mine").write_text("no folder")
    window.documents.kept_games.folder = tmp_path / "mine"
    window.documents.begin(a_match(2))
    with qtbot.waitSignal(window.documents.kept):
        there(window.documents.session).resign(2)
    assert "could not be kept in" in str(window.documents.kept_games.problem)
    assert not window.may_leave_game()
    assert len(messages.shown) == 1
    window.documents.kept_games.folder = tmp_path / "other"
    assert window.may_leave_game()
    assert len(messages.shown) == 1


def test_file_names_are_allowed_everywhere() -> None:
    assert file_name(WHEN, ("An/na", "B:en")) == "2026-11-29 21.05 An_na, B_en"
    assert len(file_name(WHEN, tuple(LONG)).encode()) < 255


def test_the_page_of_kept_games_has_one_row_each_however_wide(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.history.show()
    window.resize(1600, 800)
    view = window.history.page.view
    qtbot.waitUntil(lambda: view.width() > 700)
    shown = [column for column in range(view.model().columnCount()) if view.columnWidth(column)]
    assert shown == [0]
