"""Clocks behind dialogs: stopped where nobody can move, told of where one can."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.window.bots.notices import BotTrouble
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_dialog import SetupDialog
from tests.session.rings import a_ring, act
from tests.session.test_clock import FakeTime

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

RUNNING = "The clocks are running."
LONG = 3_600_000
"""Milliseconds in which every clock here runs out."""


@pytest.fixture
def asking(qtbot: QtBot, documents: Documents, settings: Settings) -> Iterator[MainWindow]:
    """Return a window whose questions are asked in real boxes."""
    window = MainWindow(documents, settings)
    window.animator.reduced = True

    def leave(_: QWidget) -> None:
        session = documents.session
        if session is not None:
            while session.check_flag() is not None:
                pass  # the next to fall would change the game behind the mark
            session.mark_saved()

    qtbot.addWidget(window, before_close_func=leave)
    window.show()
    yield window
    assert QApplication.activeModalWidget() is None


def a_running_ring(window: MainWindow, now: FakeTime) -> GameSession:
    """Return a ring on the table all of whose boards' clocks run."""
    session = a_ring(4, "300", now)
    window.documents._take(session)
    act(session, "1:e2e4 2:e2e4 3:e2e4 4:e2e4")
    assert session.clock_state is ClockState.RUNNING
    assert len(session.time_at_move()) == 4
    return session


def answered(*answers: Callable[[QDialog], object]) -> list[QDialog]:
    """Answer the modal dialogs that come, one after another; return those that came."""
    came: list[QDialog] = []
    waiting = list(answers)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or dialog in came:
            QTimer.singleShot(5, answer)
            return
        came.append(dialog)
        if len(waiting) > 1:
            QTimer.singleShot(5, answer)
        try:
            waiting.pop(0)(dialog)
        except AssertionError:
            dialog.done(0)  # or it would be waited for without end
            raise

    QTimer.singleShot(0, answer)
    return came


def click(qtbot: QtBot, button: QPushButton) -> None:
    """Click a button of a dialog."""
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def press(qtbot: QtBot, which: QMessageBox.StandardButton) -> Callable[[QDialog], None]:
    """Return what clicks a button of a message box."""

    def pressed(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        button = dialog.button(which)
        assert isinstance(button, QPushButton)
        click(qtbot, button)

    return pressed


def out(session: GameSession) -> set[int]:
    """Return the players who are out."""
    return set(range(1, 5)) - session.position.alive()


def test_leaving_a_running_ring_for_the_set_up_loses_nobody(
    qtbot: QtBot, asking: MainWindow
) -> None:
    now = FakeTime()
    session = a_running_ring(asking, now)
    left = session.time_at_move()

    def discard(dialog: QDialog) -> None:
        now.ms += LONG
        asking.clock_ticker.look()
        press(qtbot, QMessageBox.StandardButton.Discard)(dialog)

    def give_up(dialog: QDialog) -> None:
        assert isinstance(dialog, SetupDialog)
        now.ms += LONG
        asking.clock_ticker.look()
        assert session.clock_state is ClockState.PAUSED
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    came = answered(discard, give_up)
    asking.commands["new"].trigger()
    assert len(came) == 2
    assert not out(session)
    assert session.time_at_move() == left
    assert session.clock_state is ClockState.RUNNING, "the game goes on"
    now.ms += LONG
    assert session.check_flag() is not None


def test_a_game_that_was_left_stands(qtbot: QtBot, asking: MainWindow) -> None:
    now = FakeTime()
    session = a_running_ring(asking, now)

    def begin(dialog: QDialog) -> None:
        assert isinstance(dialog, SetupDialog)
        now.ms += LONG
        click(qtbot, dialog.begin)

    answered(press(qtbot, QMessageBox.StandardButton.Discard), begin)
    asking.commands["new"].trigger()
    assert asking.documents.session is not session
    assert not out(session)
    assert session.clock_state is ClockState.PAUSED


def test_the_time_of_saving_before_leaving_is_nobodys(
    qtbot: QtBot, asking: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    now = FakeTime()
    session = a_running_ring(asking, now)

    def name(*_: object) -> tuple[str, str]:
        now.ms += LONG
        asking.clock_ticker.look()
        return str(tmp_path / "ring.cpgn"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    answered(press(qtbot, QMessageBox.StandardButton.Save))
    assert asking.file_actions.may_leave_game()
    assert not out(session)
    assert not session.unsaved


@pytest.mark.parametrize("command", ["position", "edit"])
def test_setting_up_a_position_takes_nobodys_time(
    qtbot: QtBot, asking: MainWindow, command: str
) -> None:
    now = FakeTime()
    session = a_running_ring(asking, now)

    def give_up(dialog: QDialog) -> None:
        now.ms += LONG
        asking.clock_ticker.look()
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    answered(give_up)
    asking.commands[command].trigger()
    assert not out(session)
    assert session.clock_state is ClockState.RUNNING


def test_a_question_that_keeps_the_game_lets_it_go_on(qtbot: QtBot, asking: MainWindow) -> None:
    session = a_running_ring(asking, FakeTime())
    answered(press(qtbot, QMessageBox.StandardButton.Cancel))
    assert not asking.close()
    assert session.clock_state is ClockState.RUNNING


def test_clocks_that_stood_stand_behind_a_question(qtbot: QtBot, asking: MainWindow) -> None:
    session = a_running_ring(asking, FakeTime())
    session.pause_clock()
    answered(press(qtbot, QMessageBox.StandardButton.Cancel))
    assert not asking.close()
    assert session.clock_state is ClockState.PAUSED


def test_what_the_program_says_takes_nobodys_time(qtbot: QtBot, asking: MainWindow) -> None:
    now = FakeTime()
    session = a_running_ring(asking, now)

    def read(dialog: QDialog) -> None:
        now.ms += LONG
        asking.clock_ticker.look()
        press(qtbot, QMessageBox.StandardButton.Ok)(dialog)

    answered(read)
    asking.documents.failed.emit("The disk is full.")
    assert not out(session)
    assert session.clock_state is ClockState.RUNNING
    assert asking.view.sentence != RUNNING


def test_clocks_stand_until_the_last_of_several_boxes_is_gone(
    qtbot: QtBot, asking: MainWindow
) -> None:
    session = a_running_ring(asking, FakeTime())
    progress = QProgressDialog("Opening", "Cancel", 0, 0, asking)
    progress.setMinimumDuration(0)
    progress.forceShow()
    trouble = BotTrouble(asking, "Bob cannot move.")
    trouble.open()
    assert session.clock_state is ClockState.PAUSED
    progress.close()
    assert session.clock_state is ClockState.PAUSED
    click(qtbot, trouble.retry)
    assert session.clock_state is ClockState.RUNNING


@pytest.mark.parametrize(
    "command", ["about", "shortcuts", "draw", "resign", "save as", "open", "substitute"]
)
def test_behind_a_dialog_that_blocks_the_table_nobody_loses_time(
    qtbot: QtBot, asking: MainWindow, command: str
) -> None:
    now = FakeTime()
    session = a_running_ring(asking, now)
    left = session.time_at_move()
    said: list[str] = []

    def close(dialog: QDialog) -> None:
        said.append(asking.view.sentence)
        now.ms += LONG
        asking.clock_ticker.look()
        assert session.clock_state is ClockState.PAUSED
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    answered(close)
    asking.commands[command].trigger()
    assert len(said) == 1
    assert said[0] != RUNNING
    assert not out(session)
    assert session.time_at_move() == left
    assert session.clock_state is ClockState.RUNNING, "the game goes on"


def test_saving_under_a_name_that_is_there_takes_nobodys_time(
    qtbot: QtBot, asking: MainWindow, tmp_path: Path
) -> None:
    """The dialog of names, and the question behind it."""
    now = FakeTime()
    session = a_running_ring(asking, now)
    left = session.time_at_move()
    path = tmp_path / "ring.cpgn"
    path.write_text("something else", encoding="utf-8")

    def name(dialog: QDialog) -> None:
        now.ms += LONG
        asking.clock_ticker.look()
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(path))
        dialog.done(QDialog.DialogCode.Accepted)

    def replace(dialog: QDialog) -> None:
        now.ms += LONG
        asking.clock_ticker.look()
        press(qtbot, QMessageBox.StandardButton.Save)(dialog)

    came = answered(name, replace)
    asking.commands["save as"].trigger()
    assert len(came) == 2
    assert not out(session)
    assert session.time_at_move() == left
    assert not session.unsaved
    assert session.clock_state is ClockState.RUNNING


@pytest.mark.parametrize("command", ["preferences", "rules"])
def test_beside_a_dialog_that_stays_the_clocks_run_and_it_is_said(
    asking: MainWindow, command: str
) -> None:
    session = a_running_ring(asking, FakeTime())
    for _ in range(2):
        asking.view.hide_message()
        asking.commands[command].trigger()
        (dialog,) = (one for one in asking.findChildren(QDialog) if one.isVisible())
        assert asking.view.sentence == RUNNING
        assert session.clock_state is ClockState.RUNNING
        dialog.close()
        assert asking.view.sentence != RUNNING, "there is no dialog any more"
    session.pause_clock()
    asking.commands[command].trigger()
    assert asking.view.sentence != RUNNING


def test_a_move_that_is_made_meanwhile_starts_no_clock_of_another_place(
    asking: MainWindow,
) -> None:
    session = a_running_ring(asking, FakeTime())
    with asking.clock_holder.held():
        session.undo()
    assert session.clock_state is ClockState.PAUSED
