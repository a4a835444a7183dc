"""At the table: captures that jump, along their squares, and what must be captured."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.armies.table_view import WAY_ASKED
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark
from tests.session.play import session_at
from tests.table.desk import Desk

GOES_ON = "3Mb4/2Ma3Ma1/8/8|8/2Mb5/8/6Mb1 a 1/2 - - 1 0 1 base=checkers"
TWO_WAYS = "1Mb1Mb4/8/1Mb1Mb4/2Ma5|8/8/8/8|8/8/8/Mc7 a 1/2/3 - - 1 0 1 base=checkers"


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot, session_at(GOES_ON, base="checkers"))


def played(session: GameSession) -> str:
    return "" if session.node.action is None else session.node.action.text


def test_a_capture_is_one_gesture_to_its_last_square(desk: Desk) -> None:
    desk.drag(desk.square("Ac3"), desk.square("Bb2"))
    assert played(desk.session) == "AB:c3e5g7"


def test_a_capture_is_clicked_square_by_square_with_the_way_lit(desk: Desk) -> None:
    desk.click(desk.square("Ac3"))
    desk.click(desk.square("Bd4"))
    assert desk.session.node.parent is None, "it goes on"
    assert desk.hint[-1] == WAY_ASKED
    assert desk.scene.resolver.goals
    desk.click(desk.square("Bb2"))
    assert played(desk.session) == "AB:c3e5g7"


def test_a_piece_dropped_on_its_way_is_dragged_on(desk: Desk) -> None:
    desk.drag(desk.square("Ac3"), desk.square("Bd4"))
    desk.drag(desk.square("Bd4"), desk.square("Bb2"))
    assert played(desk.session) == "AB:c3e5g7"


def test_escape_puts_the_piece_back(desk: Desk) -> None:
    desk.drag(desk.square("Ac3"), desk.square("Bd4"))
    desk.escape()
    desk.settle()
    assert not desk.scene.resolver.goals
    assert played(desk.session) == ""


def test_a_square_off_the_way_is_refused_and_the_way_stays_lit(desk: Desk) -> None:
    desk.drag(desk.square("Ac3"), desk.square("Bd4"))
    desk.click(desk.square("Ab4"))
    assert desk.scene.resolver.goals
    assert "You must capture on this pair; other pairs are free" in desk.message[-1]


def test_what_must_be_captured_is_said_and_shown(desk: Desk) -> None:
    desk.session.push(Pair(0, 1))
    assert desk.hint[-1] == "You must capture on this pair; other pairs are free."
    assert desk.marked(Mark.CHOICE) == {"Ac3"}
    desk.drag(desk.square("Ag3"), desk.square("Ah4"))
    assert "You must capture on this pair; other pairs are free" in desk.message[-1]


def test_of_two_ways_to_a_square_one_is_asked_for(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(TWO_WAYS, base="checkers"))
    desk.session.push(Pair(0, 1))
    desk.drag(desk.square("Ac1"), desk.square("Bf4"))
    assert played(desk.session) == ""
    assert {str(desk.session.position.state.title(at)) for at in desk.scene.resolver.goals} == {
        "Aa3", "Ae3"
    }  # fmt: skip
    desk.click(desk.square("Ae3"))
    assert not desk.scene.resolver.goals
    assert played(desk.session) == "AB:c1e3c5"
