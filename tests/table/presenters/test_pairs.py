"""What is of half-boards that are pushed together only."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.core.build import cfen
from tests.session.play import a_session, play, session_at
from tests.table.desk import Desk


def test_the_seat_is_that_of_the_player_not_of_the_army(qtbot: QtBot) -> None:
    session = a_session(3)
    kind = Desk(qtbot, session).scene.presenter
    assert kind.seat_to_move() == 0
    play(session, "AB:e4")
    assert kind.seat_to_move() == 1
    taken = session_at(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Be1 Kc:Ce1", control="1/1/3", army="b"))
    assert Desk(qtbot, taken).scene.presenter.seat_to_move() == 0
    session.resign(2)
    session.resign(3)
    assert kind.seat_to_move() is None
