"""Several windows of one program."""

import gc
import os
import weakref
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cfanp_gui.core.actions import IllegalAction, Refusal
from cfanp_gui.core.text import Text
from cfanp_gui.record.journal import LeftBehind, Recovered
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.single_instance import Request
from cfanp_gui.window.windows import STEP, Windows
from tests.session.play import a_match, a_session, play
from tests.session.rings import a_ring, act
from tests.session.test_clock import FakeTime
from tests.window.conftest import Messages
from tests.window.files.filed import left, written

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    session = a_session(4)
    play(session, "AB:Nf3 BC:a3")
    return written(tmp_path / "game.cpgn", session)


def ply(window: MainWindow) -> int | None:
    """Return the number of moves made in a window; None where the start view is shown."""
    assert window.offers_start == (window.documents.session is None)
    return None if window.documents.session is None else window.documents.session.node.ply


def with_a_game(windows: Windows) -> MainWindow:
    """Return another window, with a game of its own."""
    window = windows.open_new()
    window.documents.begin(a_match(3))
    return window


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
        window.opened_files.open(game)
        qtbot.waitUntil(lambda: documents.path == game)
        session, table = documents.session, window.view.table
        assert session is not None
        play(session, "AC:d5")
        session.mark_saved()
        window.close()
        return [weakref.ref(one) for one in (window, documents, session, window.view, table)]

    gone = [one for _ in range(3) for one in used()]
    qtbot.waitUntil(lambda: not [one for one in gone if one() is not None])


def left_behind(app_dirs: AppDirs, *moves: str) -> list[LeftBehind]:
    """Games of which a kill has left the journals."""
    return [LeftBehind(left(app_dirs, text).journals.left_behind()[0]) for text in moves]


def test_other_windows_lie_beside(windows: Windows, app_dirs: AppDirs) -> None:
    one = windows.all[0]
    one.resize(500, 400)
    one.move(20, 30)
    windows.open_new()
    windows.restore(left_behind(app_dirs, "AB:e4", "AB:e4 BC:h3", "AB:d4 BC:a3 AC:e5"))
    assert [ply(window) for window in windows.all] == [0, 1, 2, 3], "the bare table is the first"
    for before, window in pairwise(windows.all):
        assert window.size() == one.size()
        assert window.pos() - before.pos() == QPoint(STEP, STEP)


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
    assert broken.shown.path.exists()


@pytest.mark.parametrize("less", [0, 4, STEP - 1, STEP, 300])
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
        assert less < STEP or other.size() == one.size(), "there is room for it"


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
