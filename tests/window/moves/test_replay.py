"""Showing again what has happened since the player to move last moved."""

from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.moves.replay import Replay
from tests.session.play import a_match, a_session, play
from tests.there import there


class Watched:
    """A replay of a session, and the plies it has shown."""

    def __init__(self, session: GameSession | None) -> None:
        self.parent: Any = QObject()
        self.said: list[str] = []
        self.parent.session, self.parent.report = session, self.said.append
        self.plies: list[int] = []
        self.replay = Replay(self.parent, step_ms=20)
        if session is not None:
            session.changed.connect(lambda _: self.plies.append(session.node.ply))


def test_the_moves_of_the_others_are_shown_in_order(qtbot: QtBot) -> None:
    session = a_session(4)
    play(session, "AB:e4 BC:e4 CD:d4 AD:e5")
    watched = Watched(session)
    end = session.node
    watched.replay.start()
    assert watched.replay.running
    qtbot.waitUntil(lambda: not watched.replay.running)
    assert watched.plies == [1, 2, 3, 4]
    assert session.node is end


@pytest.mark.usefixtures("qapp")
def test_what_a_person_does_goes_first() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:e4 AC:e5")
    watched = Watched(session)
    watched.replay.start()
    session.go_to(0)
    assert not watched.replay.running
    assert not any(one.isActive() for one in watched.parent.findChildren(QTimer))
    assert session.node.ply == 0


def test_clocks_rest_meanwhile(qtbot: QtBot) -> None:
    match = a_match(3)._replace(time=TimeControl(300))
    session = GameSession(match, match.game.initial(3, match.options))
    play(session, "AB:e4 BC:e4 AC:e5")
    assert session.clock_state is ClockState.RUNNING
    watched = Watched(session)
    watched.replay.start()
    assert session.clock_state is not ClockState.RUNNING
    qtbot.waitUntil(lambda: not watched.replay.running)
    assert session.clock_state is ClockState.RUNNING


def test_the_key_r_shows_it_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    session = there(window.documents.session)
    play(session, "AB:e4 BC:e4 AC:e5")
    plies: list[int] = []
    session.changed.connect(lambda _: plies.append(session.node.ply))
    window.replay.step_ms = 20
    QTest.keyClicks(window.view, "r")
    qtbot.waitUntil(lambda: not window.replay.running)
    assert plies == [1, 2, 3]
