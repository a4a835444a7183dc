"""At the table: the pawn that Avalanche pushes with each move."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.games.armies.table_view import PUSH_ASKED
from cfanp_gui.session.view_model import Mark
from tests.session.play import session_at
from tests.table.desk import Desk

START = (
    "8/8/PaPaPaPaPaPaPaPa/RaNaBaQaKaBaNaRa|8/8/PbPbPbPbPbPbPbPb/RbNbBbKbQbBbNbRb"
    " a 1/2 KQ/KQ - 1 0 1"
)
WAITS = "8/8/8/3QaKa2Pb|8/8/8/3Kb4 b 1/2 -/- - 2 0 1"


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot, session_at(START, avalanche=True))


def test_the_pawns_that_may_be_pushed_are_lit_and_one_click_plays(desk: Desk) -> None:
    desk.drag(desk.square("Ae2"), desk.square("Ae4"))
    assert desk.session.node.parent is None, "nothing is played before a pawn is chosen"
    assert desk.hint[-1] == PUSH_ASKED
    assert desk.marked(Mark.CHOICE) >= {f"B{file}2" for file in "abcdefgh"}
    desk.click(desk.square("Bc2"))
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AB:e2e4,f7f6"
    assert desk.piece("Bc3").pos() is not None


def test_escape_takes_the_move_back_while_the_pawn_is_asked_for(desk: Desk) -> None:
    desk.drag(desk.square("Ae2"), desk.square("Ae4"))
    desk.escape()
    desk.settle()
    assert not desk.scene.resolver.goals
    assert desk.session.node.parent is None
    assert desk.piece("Ae2").pos() is not None


def test_a_lit_pawn_is_dragged_forward_too(desk: Desk) -> None:
    desk.drag(desk.square("Ae2"), desk.square("Ae4"))
    desk.drag(desk.square("Bc2"), desk.square("Be3"))
    assert desk.scene.resolver.goals, "not there, so it is still asked for"
    desk.drag(desk.square("Bc2"), desk.square("Bc3"))
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AB:e2e4,f7f6"


def test_a_pawn_that_is_dragged_elsewhere_goes_back_and_it_is_said_what_is_awaited(
    desk: Desk,
) -> None:
    desk.drag(desk.square("Ae2"), desk.square("Ae4"))
    desk.click(desk.square("Bc1"))
    desk.drag(desk.square("Bc2"), desk.square("Bc4"))
    assert desk.message[-1] == PUSH_ASKED
    assert desk.piece("Bc2").scenePos() == desk.square("Bc2")


def test_the_piece_that_has_moved_is_dragged_to_another_square_instead(desk: Desk) -> None:
    desk.drag(desk.square("Ae2"), desk.square("Ae4"))
    desk.press(desk.square("Ae4"))
    desk.move(desk.square("Ae3"))
    away = desk.piece("Ae2").scenePos() - desk.square("Ae3")
    assert away.manhattanLength() < 2, "it follows the pointer"
    desk.release(desk.square("Ae3"))
    desk.click(desk.square("Bc2"))
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AB:e2e3,f7f6"


@pytest.mark.parametrize("grip", ["Ae4", "Ae2"])
def test_dragged_home_it_takes_the_move_back(desk: Desk, grip: str) -> None:
    desk.drag(desk.square("Ae2"), desk.square("Ae4"))
    desk.drag(desk.square(grip), desk.square("Ae4"))
    assert desk.scene.resolver.goals, "it lies where it lay"
    assert desk.piece("Ae2").scenePos() == desk.square("Ae4")
    desk.drag(desk.square("Ae4"), desk.square("Ae2"))
    assert not desk.scene.resolver.goals
    assert desk.session.node.parent is None
    assert desk.piece("Ae2").scenePos() == desk.square("Ae2")


def test_a_square_without_such_a_pawn_is_refused_and_the_question_stays(desk: Desk) -> None:
    desk.drag(desk.square("Ae2"), desk.square("Ae4"))
    desk.click(desk.square("Bc1"))
    assert desk.scene.resolver.goals
    assert "no pawn of a living opponent" in desk.message[-1]


def test_no_sentence_lies_over_the_question(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(WAITS, avalanche=True))
    desk.view.resize(900, 640)
    desk.push("B", "A")
    desk.view.fit()
    desk.settle()
    demand = desk.hint[-1]
    assert desk.view.sentence == demand
    desk.drag(desk.square("Bd1"), desk.square("Bd2"))
    assert desk.view.sentence == desk.message[-1]
    desk.click(desk.square("Ah1"))
    assert desk.view.sentence == ""
    desk.escape()
    assert desk.view.sentence == demand, "it is awaited still"


def test_a_pawn_that_waits_is_clicked_to_become_another_piece(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(WAITS, avalanche=True))
    desk.click(desk.square("Ah1"))
    chooser = desk.scene.chooser
    assert chooser is not None
    desk.click(chooser.answer_at(0))
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "=Ah1q"
