"""The line that says what the table awaits."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
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
    substitute(desk.session, 1, "Zoe")
    desk.scene.refresh()
    desk.settle()
    assert desk.hint[-1].startswith("Zoe owes")


def test_where_nothing_must_be_done_nothing_is_said(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.settle()
    play(desk.session, "AB:e4")
    desk.settle()
    assert desk.hint == [""]


def test_a_tool_tip_says_what_is_marked(qtbot: QtBot) -> None:
    mate = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
    desk = Desk(qtbot, session_at(mate, kingcapture=True))
    play(desk.session, "AB:b3b8")
    desk.settle()
    tip = desk.tip
    assert tip(desk.square("Bb4")) == "<span>Immune</span>"
    assert tip(desk.square("Bg1")) == "<span>May capture the King of army b</span>"
    assert tip(desk.square("Be1")) == ("<span>Frozen<br>In danger of capture from b8</span>")
    assert tip(desk.plate("B")) == ("<span>Frozen on A+B<br>King in danger from b8</span>")
    desk.session.pull_apart()
    desk.settle()
    assert tip(desk.plate("B")) == ("<span>Frozen on A+B<br>King in danger from Bg1</span>")
    for bare in (desk.square("Cc2"), desk.plate("A"), desk.view.mapToScene(3, 3)):
        assert tip(bare) == ""


def test_the_tip_of_a_plate_says_all_of_a_name_that_it_has_no_room_for(qtbot: QtBot) -> None:
    name = f"<b>{'Maximiliane ' * 6}</b>"
    desk = Desk(qtbot, a_session(3, [name, "Ben", "Clara"]))
    desk.session.annotations.describe(1, "comes late")
    desk.settle()
    said = " ".join(name.split()).replace("<", "&lt;").replace(">", "&gt;")
    assert desk.tip(desk.plate("A")) == f"<span>{said}<br>comes late</span>"
    assert desk.tip(desk.plate("B")) == ""
