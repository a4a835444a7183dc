"""Several windows of one program."""

from __future__ import annotations

import gc
import os
import weakref
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cfanp_gui.core.actions import IllegalAction, Refusal
from cfanp_gui.core.text import Text
from cfanp_gui.record import cpgn
from cfanp_gui.record.journal import ASIDE, Recovered
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.app import begin_window
from cfanp_gui.window.files.game_journals import LeftBehind
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.services.single_instance import Request
from cfanp_gui.window.windows import STEP, Windows
from tests.session.play import a_match, a_session, play
from tests.session.rings import a_ring, act
from tests.session.test_clock import FakeTime
from tests.window.conftest import Messages
from tests.window.files.filed import left

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def windows(
    qtbot: QtBot,  # noqa: ARG001 -- windows need an application
    app_dirs: AppDirs,
    settings: Settings,
    messages: Messages,
) -> Iterator[Windows]:
    """Yield the windows of a program, of which one is open with a game."""
    opened = Windows(app_dirs, settings, begin_window)
    opened.add().documents.begin(a_match(3))
    yield opened
    messages.answer = QMessageBox.StandardButton.Discard
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):  # the last one stays when it is closed
            window.close()
            window.deleteLater()
    opened.deleteLater()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    session = a_session(4)
    play(session, "AB:Nf3 BC:a3")
    path = tmp_path / "game.cpgn"
    cpgn.save(path, [store.record_of(session)])
    return path


def journals(app_dirs: AppDirs) -> list[Path]:
    return sorted(app_dirs.journals.glob("*")) if app_dirs.journals.exists() else []


def ply(window: MainWindow) -> int | None:
    """Return how many moves were made in a window; None where the start view is shown."""
    assert window.offers_start == (window.documents.session is None)
    return None if window.documents.session is None else window.documents.session.node.ply


def with_a_game(windows: Windows) -> MainWindow:
    """Return another window, with a game of its own."""
    window = windows.open_new()
    window.documents.begin(a_match(3))
    return window


def test_each_window_has_a_game_of_its_own(windows: Windows, app_dirs: AppDirs) -> None:
    one, two = windows.all[0], with_a_game(windows)
    assert one.documents.session is not None
    assert two.documents.session is not None
    play(one.documents.session, "AB:e4")
    assert (ply(one), ply(two)) == (1, 0)
    assert one.isWindowModified()
    assert not two.isWindowModified()
    assert len(journals(app_dirs)) == 2


def test_another_window_begins_with_the_start_view(windows: Windows, app_dirs: AppDirs) -> None:
    one, two = windows.all[0], windows.open_new()
    assert (ply(one), ply(two)) == (0, None)
    assert len(journals(app_dirs)) == 1
    assert two.view.table is None


def test_a_window_that_closes_leaves_the_other_as_it_is(
    windows: Windows, app_dirs: AppDirs, messages: Messages, qtbot: QtBot
) -> None:
    one, two = windows.all[0], with_a_game(windows)
    for window in windows.all:
        assert window.documents.session is not None
        play(window.documents.session, "AB:e4")
    one.close()  # it is asked about its own game, which stays for now
    assert len(messages.shown) == 1
    assert windows.all == [one, two]
    messages.answer = QMessageBox.StandardButton.Discard
    one.close()
    one.close()
    assert windows.all == [two]
    qtbot.waitUntil(lambda: not isValid(one))
    assert two.isVisible()
    assert len(journals(app_dirs)) == 1
    assert two.documents.session is not None
    play(two.documents.session, "BC:a3")
    assert ply(two) == 2


def test_clocks_stand_in_all_windows_that_a_dialog_blocks(windows: Windows) -> None:
    """Nobody could move there; over which window it lies does not matter to who waits."""
    one, two = windows.all[0], with_a_game(windows)
    session = a_ring(4, "300", FakeTime())
    two.documents.take(session)
    act(session, "1:e2e4")
    states: list[ClockState | None] = []

    def close(inner: QDialog) -> None:
        states.append(session.clock_state)
        inner.close()

    for inner in (QDialog(one), QMessageBox(one), QDialog(two)):
        QTimer.singleShot(50, partial(close, inner))
        inner.exec()
        states.append(session.clock_state)
    stand, run = ClockState.PAUSED, ClockState.RUNNING
    assert states == [stand, run] * 3
    session.mark_saved()


def test_nothing_is_left_of_a_window_that_was_closed(windows: Windows, qtbot: QtBot) -> None:
    def count() -> int:
        gc.collect()
        return sum(type(one) is MainWindow and isValid(one) for one in gc.get_objects())

    before = count()
    for _ in range(3):
        windows.open_new().close()
    qtbot.waitUntil(lambda: count() == before)


def test_python_lets_go_of_windows_that_were_closed(
    windows: Windows, game: Path, qtbot: QtBot
) -> None:
    def used() -> list[weakref.ref[object]]:
        """Use a window and close it; return what was in it."""
        window = with_a_game(windows)
        window.load_access()
        window.commands["pairing matrix"].trigger()
        documents = window.documents
        documents.open(game)
        qtbot.waitUntil(lambda: documents.path == game)
        session, table = documents.session, window.view.table
        assert session is not None
        play(session, "AC:d5")
        session.mark_saved()
        window.close()
        return [weakref.ref(one) for one in (window, documents, session, window.view, table)]

    gone = [one for _ in range(3) for one in used()]
    qtbot.waitUntil(lambda: not [one for one in gone if one() is not None])


def test_another_window_lies_beside(windows: Windows) -> None:
    one = windows.all[0]
    one.resize(500, 400)
    one.move(20, 30)
    two = windows.open_new()
    assert two.size() == one.size()
    assert two.pos() - one.pos() == QPoint(STEP, STEP)


def left_behind(app_dirs: AppDirs, *moves: str) -> list[LeftBehind]:
    """Games of which a kill has left the journals."""
    return [LeftBehind(left(app_dirs, text).journals.left_behind()[0]) for text in moves]


def test_games_left_behind_come_back_each_in_a_window(windows: Windows, app_dirs: AppDirs) -> None:
    windows.all[0].resize(500, 400)
    windows.all[0].move(20, 30)
    windows.all[0].documents.session = None  # as at a start, before there is a game
    windows.restore(left_behind(app_dirs, "AB:e4", "AB:e4 BC:h3", "AB:d4 BC:a3 AC:e5"))
    assert [ply(window) for window in windows.all] == [1, 2, 3]
    assert all(window.isWindowModified() for window in windows.all)
    one, two, three = (window.pos() for window in windows.all)
    assert two - one == three - two == QPoint(STEP, STEP)
    assert len(journals(app_dirs)) == 3


def test_a_damaged_game_comes_back_up_to_there_in_a_window_of_its_own(
    windows: Windows, app_dirs: AppDirs, messages: Messages
) -> None:
    windows.all[0].documents.session = None
    good, broken, other = left_behind(app_dirs, "AB:e4", "AB:d4", "AB:c4 BC:a3")
    broken = LeftBehind(replace(broken.shown, entries=("play AB:a1h8",)))
    windows.restore([good, broken, other])
    assert [ply(window) for window in windows.all] == [1, 0, 2]
    (message,) = messages.shown
    assert "entry 1, “play AB:a1h8”" in message
    kept = f"{broken.shown.path}{ASIDE}"
    assert kept in message
    assert Path(kept) in journals(app_dirs)


def test_what_cannot_be_restored_stays_and_leaves_its_window_to_the_next(
    windows: Windows, app_dirs: AppDirs, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows.all[0].documents.session = None
    good, broken, other = left_behind(app_dirs, "AB:e4", "AB:d4", "AB:c4 BC:a3")
    restored = store.restored

    def refuse(found: Recovered, *given: Any, **named: Any) -> GameSession:
        if found is broken.shown:
            raise IllegalAction(Refusal("Rule 1", Text("no")))
        return restored(found, *given, **named)

    monkeypatch.setattr(store, "restored", refuse)
    windows.restore([good, broken, other])
    assert [ply(window) for window in windows.all] == [1, 2]
    assert len(messages.shown) == 1
    assert broken.shown.path in journals(app_dirs)


def test_another_window_lies_on_the_screen(windows: Windows) -> None:
    one = windows.all[0]
    room = one.screen().availableGeometry()
    one.resize(500, 400)
    one.move(room.bottomRight() - QPoint(500, 400))
    assert room.contains(windows.open_new().frameGeometry())


@pytest.mark.parametrize("less", [0, 4, STEP - 1, STEP])
def test_many_windows_lie_on_the_screen_whatever_their_size(windows: Windows, less: int) -> None:
    one = windows.all[0]
    room = one.screen().availableGeometry()
    frame = one.frameGeometry().size() - one.size()
    one.resize(room.size() - frame - QSize(less, less))
    for corner in (QPoint(0, 0), QPoint(20, 20), QPoint(300, 500)):
        windows.latest.move(room.topLeft() + corner)
        before = windows.latest.pos()
        other = windows.open_new()
        assert room.contains(other.frameGeometry()), corner
        assert other.pos() != before, "both are seen"


def test_windows_have_room_for_the_frames_they_get_when_they_are_shown(
    windows: Windows, app_dirs: AppDirs, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = windows.all[0]
    room = one.screen().availableGeometry()
    one.resize(room.size() - QSize(100, STEP + 20))
    one.move(room.topLeft() + QPoint(STEP, 0))

    def framed(window: MainWindow) -> QRect:
        title = 30 if window is one else 0  # the others are not shown yet
        return QRect(window.pos(), window.size() + QSize(0, title))

    monkeypatch.setattr(MainWindow, "frameGeometry", framed)
    one.documents.session = None
    windows.restore(left_behind(app_dirs, "AB:e4", "AB:d4", "AB:c4", "AB:b4"))
    assert len(windows.all) == 4
    for window in windows.all:
        assert room.contains(QRect(window.pos(), window.size() + QSize(0, 30)))


def test_what_is_preferred_is_seen_in_all_windows(windows: Windows, settings: Settings) -> None:
    one, two = windows.all[0], with_a_game(windows)
    one.commands["dark theme"].trigger()
    two.commands["rows"].trigger()
    for window in windows.all:
        assert window.view.table is not None
        assert window.view.table.theme is DARK
        assert window.commands["dark theme"].isChecked()
        assert window.commands["rows"].isChecked()
    assert (settings.preferences().theme, settings.preferences().layout) == ("dark", "rows")
    one.close()
    two.commands["light theme"].trigger()
    assert two.view.table is not None
    assert two.view.table.theme is LIGHT


def test_menus_open_a_window_and_close_it(windows: Windows) -> None:
    (one,) = windows.all
    one.commands["new window"].trigger()
    _, two = windows.all
    one.commands["close window"].trigger()
    assert windows.all == [two]
    assert ply(two) is None


def test_quitting_closes_all_windows(windows: Windows, messages: Messages) -> None:
    two = with_a_game(windows)
    assert two.documents.session is not None
    play(two.documents.session, "AB:e4")
    messages.answer = QMessageBox.StandardButton.Cancel
    two.commands["quit"].trigger()
    assert two in windows.all  # it is asked about a game that is not saved
    messages.answer = QMessageBox.StandardButton.Discard
    two.commands["quit"].trigger()
    assert windows.all == []


def test_a_game_is_opened_in_a_window_of_its_own(
    windows: Windows, game: Path, qtbot: QtBot
) -> None:
    windows.carry_out(Request((str(game),)))
    one, two = windows.all
    qtbot.waitUntil(lambda: ply(two) == 2)
    assert ply(one) == 0
    assert two.documents.path == game


def test_a_game_that_is_open_is_shown_where_it_is(
    windows: Windows, game: Path, qtbot: QtBot
) -> None:
    windows.open_file(game)
    windows.open_file(game)  # it is being read
    one, two = windows.all
    qtbot.waitUntil(lambda: two.documents.path is not None)
    two.showMinimized()
    windows.carry_out(Request((str(game.parent / "." / ".." / game.parent.name / game.name),)))
    assert windows.all == [one, two]
    assert not two.isMinimized()


def test_a_game_by_which_the_program_was_started_takes_the_place_of_a_new_one(
    windows: Windows, game: Path, qtbot: QtBot
) -> None:
    (one,) = windows.all
    windows.open_asked(game)
    qtbot.waitUntil(lambda: ply(one) == 2)
    assert windows.all == [one]
    other = game.with_name("other.cpgn")
    other.write_bytes(game.read_bytes())
    windows.open_asked(other)  # there is a game on the table now
    _, two = windows.all
    qtbot.waitUntil(lambda: ply(two) == 2)


def test_a_game_that_cannot_be_opened_says_so_in_its_window(
    windows: Windows, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    windows.carry_out(Request((str(tmp_path / "none.cpgn"),)))
    qtbot.waitUntil(lambda: messages.shown != [])
    assert "none.cpgn cannot be opened" in messages.shown[0]
    assert len(windows.all) == 2


def test_a_later_start_shows_the_program_or_opens_a_window(windows: Windows) -> None:
    (one,) = windows.all
    one.showMinimized()
    windows.carry_out(Request())
    assert windows.all == [one]
    assert not one.isMinimized()
    windows.carry_out(Request(new_window=True))
    assert len(windows.all) == 2


def test_what_the_desktop_gave_is_passed_on(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "of the first start")
    windows.carry_out(Request(token="of a later one"))
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "of a later one"


def test_a_question_is_answered_before_all_else(windows: Windows, qtbot: QtBot) -> None:
    assert not windows.is_waiting()
    dialog = QDialog(windows.all[0])
    dialog.open()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is dialog)
    assert windows.is_waiting()
    dialog.close()
    dialog.deleteLater()
    assert not windows.is_waiting()


def test_a_program_that_is_ending_does_nothing_more(windows: Windows) -> None:
    windows.all[0].close()
    assert windows.is_waiting()
    windows.carry_out(Request(new_window=True))
    windows.report_failure("too late")
    assert windows.all == []


def test_failures_are_reported_in_the_window_in_use(windows: Windows, messages: Messages) -> None:
    windows.report_failure("Something went wrong.")
    assert messages.shown == ["Something went wrong."]


def test_what_is_asked_for_beside_the_question_after_a_crash_comes_later(
    windows: Windows, game: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.cpgn"
    other.write_bytes(game.read_bytes())
    question = QDialog(windows.all[0])
    question.open()
    assert windows.is_waiting()
    windows.put_off()
    assert not windows.is_waiting()
    windows.carry_out(Request((str(game),)))
    windows.open_asked(other)
    assert len(windows.all) == 1
    question.close()
    windows.carry_out_later()
    qtbot.waitUntil(lambda: [ply(window) for window in windows.all] == [0, 2, 2])
    windows.carry_out(Request(new_window=True))
    assert len(windows.all) == 4
