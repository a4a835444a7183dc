"""Tries: what becomes an action at once, what a question, and what a refusal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import PROMOTIONS
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.toast import Toast
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at, square_named
from tests.table.desk import Desk

PROMOTING = cfen(3, "Ka:Ae1 Pa:Ba2 Kb:Be1 Kc:Ce1")
"""The pawn of army a may go to Ba1 on A+B and on B+C."""
ROAMING = cfen(4, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Kc:Cd1 Kd:Dd1")
"""The rook of army a goes up its own half-board on every pair."""


def tried(desk: Desk, origin: str, target: str) -> MoveResolver:
    """Try a move without a pointer."""
    desk.scene.resolver.move(square_named(origin), square_named(target))
    return desk.scene.resolver


def offers(resolver: MoveResolver) -> list[str]:
    """Return the answers to the question on the table, of boards their letters."""
    assert resolver.question is not None
    return [offer.keys[0] if resolver.choice else offer.text for offer in resolver.question.offers]


def test_what_only_one_pair_allows_is_done_at_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(ROAMING))
    resolver = tried(desk, "Aa1", "Ch3")
    assert resolver.chooser is None
    assert desk.session.node.action is not None
    assert desk.session.node.action.text.startswith("AC:")
    desk.check()


def test_where_several_pairs_do_it_is_asked_which(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(ROAMING))
    asked: list[str] = []
    desk.scene.asked.connect(asked.append)
    resolver = tried(desk, "Aa1", "Aa3")
    assert offers(resolver) == ["B", "C", "D"]
    assert len(asked) == 1
    assert desk.session.node.ply == 0
    assert resolver.choice is not None
    assert resolver.choice.choose("c")
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AC:a1a3"
    assert resolver.chooser is None
    desk.check()


def test_on_the_pair_pushed_together_nothing_is_asked(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(ROAMING))
    desk.scene.resolver.push(0, 3)
    assert desk.session.pair == pair("AD")
    resolver = tried(desk, "Aa1", "Aa3")
    assert resolver.chooser is None
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AD:a1a3"


def test_a_promotion_is_asked_for_the_greatest_first(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(PROMOTING))
    resolver = tried(desk, "Ba2", "Ba1")
    assert offers(resolver) == ["A", "C"]
    assert resolver.choice is not None
    assert resolver.choice.choose("C")
    assert offers(resolver) == list(PROMOTIONS) == ["Q", "R", "B", "N"]
    assert resolver.chooser is not None
    assert all(offer.picture is not None for offer in resolver.chooser.offers)
    assert resolver.chooser.choose("n")
    assert desk.piece("Ba1").piece.letter == "N"
    desk.check()


def test_a_refusal_is_shown_and_lights_its_causes(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Ae2 Kb:Ba1 Rb:Bd2 Kc:Ca1 Rc:Cd3")))
    desk.scene.resolver.push(0, 1)
    resolver = tried(desk, "Ae2", "Aa2")
    assert resolver.chooser is None
    (sentence,) = desk.message
    assert sentence == "Your King on e1 would be attacked by Ben’s Rook on e7."
    assert desk.rule[-1] == "Rule 8"
    assert desk.marked(Mark.CAUSE) == {"Ae1", "Bd2"}
    assert desk.session.node.ply == 0
    desk.check()


def test_a_useless_push_is_reported(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    refused: list[bool] = []
    desk.scene.refused.connect(lambda: refused.append(True))
    desk.scene.resolver.push(0, 1)
    assert desk.session.pair == pair("AB")
    assert not refused
    desk.scene.resolver.propose(desk.session.match.game.hand_over(0, 99))
    assert refused == [True]
    assert desk.message
    assert desk.session.node.ply == 0


@pytest.mark.parametrize("answer", ["close", "cancel"])
def test_a_question_may_stay_unanswered(qtbot: QtBot, answer: str) -> None:
    desk = Desk(qtbot, session_at(PROMOTING))
    resolver = tried(desk, "Ba2", "Ba1")
    assert resolver.question is not None
    if answer == "close":
        resolver.close()
        desk.scene.layer.put_back(square_named("Ba2"))
    else:
        resolver.question.cancel()
    assert resolver.question is None
    assert desk.session.node.ply == 0
    desk.check()


OWING = f"{cfen(3, 'Ka:Aa1 Qa:Ab4 Na:Ad3 Pa:Ah2 Kb:Ba1 Kc:Ca1')} d=1:3;l=a:R"
DEMAND = (
    "Anna owes a piece worth 3 or more, having lost nothing in an exchange: choose the piece to "
    "remove, or a Queen to swap."
)


def test_what_must_be_done_first_is_said_and_lit(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True))
    assert desk.marked(Mark.CHOICE) == {"Ab4", "Ad3"}
    assert desk.hint[-1] == DEMAND
    shapes = {"Ad3": Qt.CursorShape.PointingHandCursor, "Ah2": Qt.CursorShape.ArrowCursor}
    for name, shape in shapes.items():
        assert desk.scene.pointer.cursor(desk.square(name)) == shape, name
    desk.click(desk.plate("A"))
    assert desk.hint[-1] == "Half-board A: choose the one to push it against."
    desk.escape()
    assert desk.hint[-1] == DEMAND
    desk.click(desk.square("Ah2"))
    assert desk.message[-1] == "The pawn on Ah2 is worth 1, and 3 is owed."
    assert desk.marked(Mark.CAUSE) == {"Ah2"}
    desk.click(desk.square("Aa1"))
    assert desk.message[-1] == "A King is never removed."
    assert desk.rule[-1] == "Peterson 2.1"
    assert desk.session.node.ply == 0


def test_nothing_is_removed_by_accident(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True))
    desk.click(desk.square("Ad3"))
    assert desk.scene.chooser is not None
    assert not desk.marked(Mark.TARGET)
    desk.click(desk.square("Ad3"))  # as the second click of a double one
    assert desk.scene.chooser is None
    desk.move_piece("Ad3", "Ab2")
    assert desk.rule[-1] == "Peterson 2"
    desk.check()
    desk.drag(desk.square("Ad3"), desk.view.mapToScene(3, 3))  # off the boards
    assert desk.scene.chooser is not None
    desk.escape()
    desk.check()
    assert desk.session.node.ply == 0


def test_a_removal_lets_the_turn_go_on_and_is_undone(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True))
    desk.click(desk.square("Ad3"))
    chooser = desk.scene.chooser
    assert chooser is not None
    assert chooser.title == "What becomes of the Knight?"
    (offer,) = chooser.offers
    assert (offer.text, offer.captioned, offer.struck) == ("Remove it", True, True)
    desk.click(chooser.answer_at(0))
    assert square_named("Ad3") not in desk.session.position.pieces()
    assert not desk.marked(Mark.CHOICE)
    assert desk.hint[-1] == ""
    desk.check()
    desk.click(desk.square("Ab4"))
    assert desk.scene.pointer.picked == square_named("Ab4")
    assert desk.marked(Mark.FAINT_TARGET)
    desk.session.undo()
    assert desk.marked(Mark.CHOICE) == {"Ab4", "Ad3"}
    assert desk.hint[-1] == DEMAND
    desk.check()


def test_enter_twice_removes_a_piece(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True))
    desk.scene.keyboard.go(square_named("Ad3"))
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.scene.chooser is not None
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert square_named("Ad3") not in desk.session.position.pieces()


def test_of_several_answers_none_is_taken_by_enter_alone(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True))
    desk.scene.keyboard.go(square_named("Ab4"))
    for _ in range(2):
        desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.session.node.ply == 0
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.piece("Ab4").piece.letter == "R"
    assert not desk.marked(Mark.CHOICE)


def test_a_piece_given_up_glides_off_and_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True), moving=True)
    item, at = desk.piece("Ad3"), desk.square("Ad3")
    assert desk.session.propose(desk.session.game.parse_action("-Ad3")) is None
    desk.bot.waitUntil(lambda: (item.scenePos() - at).manhattanLength() > SQUARE / 2)
    assert item.opacity() < 1
    desk.check()
    desk.session.undo()
    back = desk.piece("Ad3")
    assert (back.scenePos() - at).manhattanLength() > SQUARE / 2
    desk.check()


MATING = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|6Rc1/8/8/3Kc4 a 1/2/3 -/-/- - 1 0 1"
"""Army a mates army b by b3-b8 on A+B; on B+C the Rook of army c attacks a Knight of army b."""


def test_an_immune_piece_is_no_target_and_refused_with_what_freezes_its_army(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(MATING, kingcapture=True))
    play(desk.session, "AB:b3b8")
    desk.click(desk.square("Cg4"))
    assert desk.marked(Mark.FAINT_TARGET)
    assert "Bb4" not in desk.marked(Mark.FAINT_CAPTURE) | desk.marked(Mark.FAINT_TARGET)
    desk.click(desk.square("Bb4"))
    assert desk.message[-1] == ("Of Ben’s army b, frozen on A+B, only the King may be captured.")
    assert desk.marked(Mark.CAUSE) == {"Bb4", "Be1", "Bg1"}
    desk.check()


def test_a_king_in_danger_and_what_may_capture_it_are_marked(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(MATING, kingcapture=True))
    assert not desk.marked(Mark.DANGER)
    play(desk.session, "AB:b3b8")
    assert desk.marked(Mark.DANGER) == {"Be1"}
    assert desk.marked(Mark.ATTACKER) == {"Bg1"}
    play(desk.session, "AC:e8d7")
    desk.session.push(pair("AB"))
    desk.click(desk.square("Bg1"))
    assert "Be1" in desk.marked(Mark.CAPTURE) | desk.marked(Mark.FAINT_CAPTURE)
    desk.click(desk.square("Be1"))
    assert desk.session.position.seat_status(1).stone
    assert "Be1" not in desk.marked(Mark.DANGER)
    desk.check()


def test_a_king_is_not_captured_before_its_owner_had_a_turn(qtbot: QtBot) -> None:
    line = cfen(3, "Ka:Ah1 Ra:Ae4 Kb:Bd1 Kc:Cb1")
    desk = Desk(qtbot, session_at(line, kingcapture=True))
    assert not desk.marked(Mark.DANGER)
    desk.move_piece("Ae4", "Bd1")
    assert desk.message[-1] == (
        "Ben’s King may not be captured before Ben has had a turn since the attack from Ae4 began."
    )
    assert desk.marked(Mark.CAUSE) == {"Ae4", "Bd1"}
    play(desk.session, "AC:h1h2")
    assert desk.marked(Mark.DANGER) == {"Bd1"}, "its own player is to move now and sees it"
    assert desk.plates()[1].note.endswith("King in danger from e4 \N{MIDDLE DOT} to move")
    desk.session.push(pair("BC"))
    desk.settle()
    assert desk.plates()[1].note.endswith("King in danger from Ae4 \N{MIDDLE DOT} to move")


def test_squares_are_named_as_they_are_seen_on_the_pair(qtbot: QtBot) -> None:
    line = cfen(3, "Ka:Ah1 Kb:Ad1 Kc:Cb1 Ra:Be4")
    desk = Desk(qtbot, session_at(line, kingcapture=True))
    desk.session.push(pair("AB"))
    desk.move_piece("Be4", "Ad1")
    play(desk.session, "AC:h1h2")
    for two, name in (("AB", "d5"), ("BC", "e4"), ("AB", "d5"), ("", "Be4")):
        if two:
            desk.session.push(pair(two))
        else:
            desk.session.pull_apart()
        desk.settle()
        assert f"King in danger from {name} \N{MIDDLE DOT}" in desk.plates()[1].note


@pytest.mark.parametrize("obstacles", [False, True])
def test_stone_is_captured_only_where_that_was_agreed(qtbot: QtBot, obstacles: bool) -> None:
    line = cfen(3, "Ka:Ae1 Ra:Ab4 Nb:Bg3 Kc:Cd1", control="1/-/3")
    desk = Desk(qtbot, session_at(line, kingcapture=True, obstacles=obstacles))
    assert desk.session.position.seat_status(1).stone
    desk.move_piece("Ab4", "Bg3")
    if obstacles:
        assert desk.piece("Bg3").piece.letter == "R"
    else:
        assert desk.piece("Bg3").piece.letter == "N"
        assert desk.message[-1] == ("The pieces of dead army b may not be captured.")
        assert desk.marked(Mark.CAUSE) == {"Bg3"}
    desk.check()


def test_the_rule_of_a_refusal_is_the_tip_of_its_sentence(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    desk.click(desk.square("Be2"))
    assert desk.view.sentence == "It is Anna’s turn."
    toast = desk.view.findChild(Toast)
    assert isinstance(toast, Toast)
    at = desk.view.mapToScene(toast.geometry().center())
    assert desk.tip(at) == "<span>Rule 1, FIDE</span>"
    desk.view.say("Saved.")
    assert "Rule 1" not in desk.tip(at)
