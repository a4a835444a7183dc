"""Bots wait while a person decides something, and play on when that is done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.choice import Chosen
from cfanp_gui.session.bot_seats import bots_to_act
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.window.bots.bot_players import Rest
from cfanp_gui.window.bots.move_show import is_deciding
from cfanp_gui.window.bots.notices import BotTrouble
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.game_dialogs import ResignDialog, SubstituteDialog
from tests.session.play import play
from tests.window.bots.conftest import PATIENCE, Begin, wait_for_ply
from tests.window.bots.test_bot_players import fail, have_think, rest_of, trouble


def test_dialogs_of_other_windows_and_such_as_decide_nothing_hold_no_move_up(
    qtbot: QtBot, window: MainWindow
) -> None:
    other = QMainWindow()
    qtbot.addWidget(other)
    elsewhere, beside = QDialog(other), QDialog(window)
    elsewhere.open()
    beside.show()
    assert not is_deciding(window.view)
    nobodys = QDialog()
    qtbot.addWidget(nobodys)
    nobodys.setModal(True)
    nobodys.show()
    assert is_deciding(window.view)
    nobodys.hide()
    assert not is_deciding(window.view)


def during(
    qtbot: QtBot, window: MainWindow, command: str, key: Qt.Key, act: Callable[[QDialog], None]
) -> None:
    """Open a dialog by its command, do something while it is open, and answer with a key."""
    opened: list[QWidget] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        opened.append(dialog)
        try:
            act(dialog)
        finally:
            qtbot.keyClick(dialog, key)

    QTimer.singleShot(0, answer)
    window.commands[command].trigger()
    assert opened, "no dialog came"
    assert QApplication.activeModalWidget() is None


def test_bots_wait_and_then_play_on(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "", "random", "random")
    play(session, "AB:e4 BC:e4")
    assert bots_to_act(session) == [3]

    def wait(dialog: QDialog) -> None:
        assert isinstance(dialog, ResignDialog)
        assert dialog.player() == 2, "Ben acted last"
        qtbot.waitUntil(lambda: window.bot_players.show.busy, timeout=PATIENCE)
        qtbot.wait(150)
        assert session.node.ply == 2
        assert window.bot_players.thinking == 3

    during(qtbot, window, "resign", Qt.Key.Key_Return, wait)
    assert session.position.alive() == {1, 3, 4}, "who was named has resigned"
    wait_for_ply(qtbot, session, 5)
    assert bots_to_act(session) == []


def test_what_was_thought_meanwhile_is_played_when_nothing_was_decided(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("ring", "", "random", "random", "random")
    chosen: list[Chosen | None] = []

    def wait(_: QDialog) -> None:
        qtbot.waitUntil(lambda: window.bot_players.show.busy, timeout=PATIENCE)
        chosen.append(window.bot_players.show._chosen)
        qtbot.wait(150)
        assert session.node.ply == 0

    during(qtbot, window, "draw", Qt.Key.Key_Escape, wait)
    wait_for_ply(qtbot, session, 1)
    (first,) = chosen
    assert first is not None
    assert session.line()[1].action == first.action


# Clocks


def timed(window: MainWindow, begin: Begin) -> GameSession:
    """Begin a game of a person and two bots with clocks, in which the bots are to move."""
    session = begin("cfanp", "", "random", "random")
    assert window.documents.begin(session.match._replace(time=TimeControl(3000)))
    session = window.documents.session  # type: ignore[assignment]
    play(session, "AB:e4")
    return session


def wait_for_move(qtbot: QtBot, window: MainWindow, session: GameSession) -> None:
    """Wait until a bot has found its move behind a dialog; all clocks stand meanwhile."""
    assert session.clock_state is ClockState.PAUSED
    qtbot.waitUntil(lambda: window.bot_players.show.busy, timeout=PATIENCE)
    assert session.clock_state is ClockState.PAUSED


def test_a_bot_loses_no_time_to_a_dialog(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = timed(window, begin)

    def wait(_: QDialog) -> None:
        wait_for_move(qtbot, window, session)
        assert not window.bot_players.waiting, "nobody has stopped them"
        assert session.node.ply == 1

    during(qtbot, window, "substitute", Qt.Key.Key_Escape, wait)
    wait_for_ply(qtbot, session, 3)
    assert session.clock_state is ClockState.RUNNING


def take_the_seat_of_ben(qtbot: QtBot, dialog: QDialog) -> None:
    """Choose, by keys, a person for the seat of the second player."""
    assert isinstance(dialog, SubstituteDialog)
    qtbot.keyClick(dialog.players, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.level, Qt.Key.Key_Home)
    assert (dialog.player(), dialog.bot()) == (2, None)


def test_clocks_run_on_when_somebody_takes_the_seat_of_a_bot_that_waits(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = timed(window, begin)

    def seat(dialog: QDialog) -> None:
        wait_for_move(qtbot, window, session)
        take_the_seat_of_ben(qtbot, dialog)

    during(qtbot, window, "substitute", Qt.Key.Key_Return, seat)
    assert session.match.bots.keys() == {3}
    assert session.node.ply == 1
    assert session.clock_state is ClockState.RUNNING


def test_no_clock_runs_behind_the_card_that_comes_meanwhile(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "", "", "random")
    assert window.documents.begin(session.match._replace(time=TimeControl(3000)))
    session = window.documents.session  # type: ignore[assignment]
    window.preference_actions.change(card=True)
    play(session, "AB:e4 BC:e4")
    window.view.card.take()
    assert bots_to_act(session) == [3]

    def leave(_: QDialog) -> None:
        wait_for_move(qtbot, window, session)
        (resignation,) = session.position.resignations(3)
        session.propose(resignation.action)

    during(qtbot, window, "substitute", Qt.Key.Key_Escape, leave)
    qtbot.waitUntil(lambda: window.view.covered, timeout=PATIENCE)
    assert session.clock_state is ClockState.PAUSED
    window.view.card.take()
    assert session.clock_state is ClockState.RUNNING


# What goes wrong meanwhile


def test_a_bot_that_fails_is_reported_afterwards(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "", "random", "random")
    have_think(window, fail)
    play(session, "AB:e4")

    def wait(dialog: QDialog) -> None:
        qtbot.waitUntil(lambda: rest_of(window) is Rest.TROUBLE, timeout=PATIENCE)
        qtbot.wait(150)
        assert QApplication.activeModalWidget() is dialog

    during(qtbot, window, "resign", Qt.Key.Key_Escape, wait)
    trouble(qtbot, window).close()


def test_a_bot_whose_seat_is_taken_is_not_reported_any_more(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "", "random", "random")
    have_think(window, fail)
    play(session, "AB:e4")

    def seat(dialog: QDialog) -> None:
        qtbot.waitUntil(lambda: rest_of(window) is Rest.TROUBLE, timeout=PATIENCE)
        take_the_seat_of_ben(qtbot, dialog)

    during(qtbot, window, "substitute", Qt.Key.Key_Return, seat)
    qtbot.wait(150)
    assert session.match.bots.keys() == {3}
    assert window.findChild(BotTrouble) is None
