"""The line that says what the table awaits."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.core.build import cfen
from tests.session.play import a_session, play, session_at
from tests.table.desk import Desk

OWING = f"{cfen(3, 'Ka:Aa1 Na:Ad3 Kb:Ba1 Kc:Ca1')} d=1:3"
DEMAND = (
    "Anna owes a piece worth 3 or more, having lost nothing in an exchange: choose the piece to "
    "remove."
)


def test_what_must_be_done_is_said_when_nothing_else_is_awaited(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True))
    desk.settle()
    assert desk.hint[1:] == [DEMAND]
    assert desk.view.sentence == DEMAND
    desk.scene.hint("Choose one.")
    desk.scene.hint("")
    desk.scene.hint("")
    assert desk.hint[1:] == [DEMAND, "Choose one.", DEMAND]
    play(desk.session, "-NAd3")
    desk.settle()
    assert desk.hint[-1] == ""
    assert desk.scene.hints.demand == ""


def test_a_new_name_is_said_at_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True))
    desk.settle()
    desk.session.substitute(1, "Zoe")
    desk.scene.refresh()
    desk.settle()
    assert desk.hint[-1].startswith("Zoe owes")


def test_where_nothing_must_be_done_nothing_is_said(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.settle()
    play(desk.session, "AB:e4")
    desk.settle()
    assert desk.hint == [""]
