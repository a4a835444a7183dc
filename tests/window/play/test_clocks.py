"""The ticker, what several boxes at once do to clocks, and dialogs that ask for a file.

What a person sees of clocks is told in `scenarios/clocks.txt`.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QProgressDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.window.bots.notices import BotTrouble
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.play.clocks import ClockTicker
from cfanp_gui.window.services.settings import Settings
from tests.session.play import CFANP, play
from tests.session.rings import a_ring, act, ring_match
from tests.session.test_clock import FakeTime

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def timed(seconds: int, now: FakeTime) -> GameSession:
    """Return a game of two with so many seconds for each."""
    match = seat(
        CFANP, {"order": "seats"}, ["Anna", "Ben"], default_colours(2), 0, TimeControl(seconds)
    )
    return GameSession(match, CFANP.initial(2, match.options), now)


def low_at(session: GameSession, now: FakeTime) -> tuple[ClockTicker, list[int]]:
    """Return a ticker that follows a session, and when it has warned of little time."""
    ticker, warnings = ClockTicker(), list[int]()
    ticker.low.connect(lambda: warnings.append(now.ms))
    ticker.follow(session)
    return ticker, warnings


def test_it_looks_again_by_itself_when_something_is_to_be_seen(qtbot: QtBot) -> None:
    now = FakeTime()
    session, other = timed(60, now), timed(60, now)
    ticker, _ = low_at(session, now)
    with qtbot.assertNotEmitted(ticker.ticked, wait=20):
        pass  # no clock runs before the first move
    play(session, "AB:e4")
    now.ms += 999
    ticker.look()
    with qtbot.waitSignal(ticker.ticked):
        pass  # a millisecond before the next second is shown
    now.ms += 59_000
    ticker.look()
    with qtbot.waitSignal(ticker.ticked):
        now.ms += 10
    ticker.look()
    assert session.outcome is not None, "the flag has fallen"
    ticker.follow(other)
    session.undo()
    with qtbot.assertNotEmitted(ticker.ticked, wait=20):
        pass  # it is no more followed
    play(other, "AB:e4")
    other.pause_clock()
    with qtbot.assertNotEmitted(ticker.ticked, wait=20):
        pass
    ticker.stop()
    other.resume_clock()
    ticker.look()


def test_little_time_is_reported_once_for_each_clock() -> None:
    now = FakeTime()
    now.ms = 0
    session = timed(30, now)
    ticker, warnings = low_at(session, now)
    play(session, "AB:e4")
    for now.ms in (15_000, 21_000, 22_000):
        ticker.look()
    assert warnings == [21_000]
    # All clocks of a ring that is played freely run together.
    now.ms = 0
    ring = a_ring(3, "30", now)
    ticker, warnings = low_at(ring, now)
    act(ring, "1:e2e4")
    for now.ms in (45_000, 50_500, 51_000):
        ticker.look()
    act(ring, "1:e7e5")
    now.ms = 52_000
    ticker.look()
    assert warnings == [50_500], "several at once are reported once"
    now.ms = 0
    rounds = a_ring(3, "30", now, tempo="rounds")
    ticker, warnings = low_at(rounds, now)
    act(rounds, "1:e2e4 2:e2e4")
    now.ms = 51_000
    ticker.look()
    assert warnings == [51_000], "Clara's on board 3"
    act(rounds, "3:e2e4")
    now.ms = 102_000
    ticker.look()
    assert warnings == [51_000, 102_000], "those of the second round"
    act(rounds, "3:e7e5")
    now.ms = 103_000
    ticker.look()
    assert warnings == [51_000, 102_000]


# In a window


@pytest.fixture
def asking(qtbot: QtBot, documents: Documents, settings: Settings) -> MainWindow:
    """Return a window with a ring all of whose clocks run, whose questions are real boxes."""
    window = new_window(documents, settings)
    window.animator.reduced = True
    qtbot.addWidget(window, before_close_func=lambda _: running(window).mark_saved())
    window.show()
    documents.begin(ring_match(4, "300"))
    act(running(window), "1:e2e4 2:e2e4 3:e2e4 4:e2e4")
    assert running(window).clock_state is ClockState.RUNNING
    return window


def running(window: MainWindow) -> GameSession:
    assert window.documents.session is not None
    return window.documents.session


def test_clocks_stand_until_the_last_of_several_boxes_is_gone(
    qtbot: QtBot, asking: MainWindow, tmp_path: Path
) -> None:
    session = running(asking)
    progress = QProgressDialog("Opening", "Cancel", 0, 0, asking)
    progress.setMinimumDuration(0)
    progress.forceShow()
    trouble = BotTrouble(asking, "Bob cannot move.")
    trouble.open()
    assert session.clock_state is ClockState.PAUSED
    progress.close()
    assert session.clock_state is ClockState.PAUSED
    qtbot.mouseClick(trouble.retry, Qt.MouseButton.LeftButton)
    assert session.clock_state is ClockState.RUNNING
    path = tmp_path / "ring.cpgn"
    path.write_text("something else", encoding="utf-8")
    came: list[QDialog] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or dialog in came:
            QTimer.singleShot(5, answer)
            return
        came.append(dialog)
        paused.append(running(asking).clock_state is ClockState.PAUSED)
        if isinstance(dialog, QMessageBox):
            save = dialog.button(QMessageBox.StandardButton.Save)
            qtbot.mouseClick(save, Qt.MouseButton.LeftButton)
            return
        QTimer.singleShot(5, answer)
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(path))
        dialog.done(QDialog.DialogCode.Accepted)

    paused: list[bool] = []
    QTimer.singleShot(0, answer)
    asking.commands["save as"].trigger()
    assert paused == [True, True]
    assert not running(asking).unsaved
    assert running(asking).clock_state is ClockState.RUNNING
    running(asking).mark_saved()
    asking.close()
    with qtbot.assertNotEmitted(asking.clock_ticker.ticked, wait=20):
        running(asking).pause_clock()


def test_a_move_that_is_made_meanwhile_starts_no_clock_of_another_place(asking: MainWindow) -> None:
    with asking.clock_holder.held():
        running(asking).undo()
    assert running(asking).clock_state is ClockState.PAUSED
