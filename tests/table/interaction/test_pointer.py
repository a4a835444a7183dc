"""The pointer: real mouse events and keys on the real view."""

from __future__ import annotations

import traceback

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.interaction.pointer import BOARD_DRAG, PIECE_DRAG
from cfanp_gui.table.layers.piece_items import GhostItem
from cfanp_gui.table.layout.geometry import Layout
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at, square_named
from tests.table.desk import LEFT, RIGHT, Desk
from tests.table.stage import at_stage

# How far the pointer must move


def pixels(desk: Desk, start: QPointF, distance: int) -> None:
    """Press and move by so many pixels of the screen."""
    here = desk.pixel(start)
    desk.press(here)
    desk.move(here + QPoint(distance, 0))


@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
def test_drags_begin_after_pixels_of_the_screen_whatever_the_zoom(
    qtbot: QtBot, zoom: float
) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.view.scale(zoom, zoom)
    desk.view.centerOn(desk.grip("A"))
    was, grip = desk.board("A").pose, desk.grip("A")
    pixels(desk, grip, BOARD_DRAG - 1)
    assert desk.board("A").pose == was
    desk.release(grip)
    pixels(desk, grip, BOARD_DRAG)
    assert desk.board("A").pose != was
    desk.escape()
    desk.release(grip)
    item, square = desk.piece("Ae2"), desk.square("Ae2")
    pixels(desk, square, PIECE_DRAG - 1)
    assert (item.scenePos() - square).manhattanLength() < 0.01
    desk.escape()
    desk.release(square)
    pixels(desk, square, PIECE_DRAG)
    assert (item.scenePos() - square).manhattanLength() > 0.5
    desk.escape()
    desk.release(square)
    desk.check()


@pytest.mark.parametrize("how", ["escape", "right button"])
def test_a_cancelled_drag_glides_home(qtbot: QtBot, how: str) -> None:
    desk = Desk(qtbot, a_session(3))
    was = desk.poses()
    for start, goal in (
        (desk.grip("A"), desk.seat_of("A", "B")),
        (desk.grip("A"), desk.grip("A") + QPointF(90, 40)),
        (desk.square("Ae2"), desk.square("Ae4")),
    ):
        desk.carry(start, goal)
        if how == "escape":
            desk.escape()
        else:
            desk.press(goal, RIGHT)
            desk.release(goal, RIGHT)
        desk.release(goal)
        assert desk.poses() == was
        assert desk.session.pair is None
        assert desk.session.node.ply == 0
        assert not desk.scene.badge.isVisible()
        assert desk.scene.pointer.drag is None
        assert desk.scene.pointer.picked is None
        assert not desk.message
        desk.check()


# Moving pieces


def test_a_piece_dragged_to_a_legal_square_moves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.push("B", "A")
    desk.move_piece("Ae2", "Ae4")
    assert desk.session.node.ply == 1
    assert not desk.message
    assert desk.marked(Mark.LAST) == {"Ae2", "Ae4"}
    desk.check()


def test_a_piece_goes_over_the_seam(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Kc:Cd1")))
    desk.push("B", "A")
    desk.move_piece("Aa1", "Bh2")
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AB:a1a7"
    assert desk.piece("Bh2").piece.letter == "R"
    desk.check()


def test_an_illegal_try_glides_back_and_is_explained(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Ae2 Kb:Ba1 Rb:Bd2 Kc:Ca1 Rc:Cd3")))
    desk.push("B", "A")
    desk.move_piece("Ae2", "Aa2")
    assert desk.session.node.ply == 0
    (sentence,) = desk.message
    assert sentence == "Your King on e1 would be attacked by Ben’s Rook on e7."
    assert desk.rule[-1] == "Rule 8"
    assert desk.view.sentence == sentence
    assert desk.marked(Mark.CAUSE) == {"Ae1", "Bd2"}
    desk.check()
    desk.move_piece("Ae2", "Ae3")
    assert desk.session.node.ply == 1
    assert not desk.marked(Mark.CAUSE)


def test_a_try_that_no_rule_of_movement_allows_is_explained(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.push("B", "A")
    desk.move_piece("Ae2", "Be2")
    (sentence,) = desk.message
    assert sentence == "The pawn on e2 cannot go to d7."
    assert "FIDE" in desk.rule[-1]
    assert desk.session.node.ply == 0
    desk.check()


def test_the_causes_go_out_by_themselves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene._cause_timer.setInterval(30)
    desk.push("B", "A")
    desk.move_piece("Ae2", "Ae1")
    assert desk.marked(Mark.CAUSE)
    qtbot.waitUntil(lambda: not desk.marked(Mark.CAUSE))


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_the_next_press_puts_the_causes_out(qtbot: QtBot, button: Qt.MouseButton) -> None:
    desk = refused(qtbot)
    aside = desk.scene.home_rect().topLeft() + QPointF(5, 5)
    desk.press(aside, button)
    assert not desk.marked(Mark.CAUSE)
    desk.release(aside, button)
    desk.check()


def test_picking_another_piece_up_puts_the_causes_out(qtbot: QtBot) -> None:
    desk = refused(qtbot)
    desk.click(desk.square("Ae2"))
    assert desk.marked(Mark.PICKED) == {"Ae2"}
    assert not desk.marked(Mark.CAUSE)


def test_esc_puts_the_causes_out(qtbot: QtBot) -> None:
    desk = refused(qtbot)
    desk.escape()
    assert not desk.marked(Mark.CAUSE)


def test_esc_puts_the_causes_out_and_lets_go(qtbot: QtBot) -> None:
    desk = refused(qtbot)
    desk.key("c")
    assert desk.scene.controls.chosen is not None
    assert desk.marked(Mark.CAUSE)
    desk.escape()
    assert desk.scene.controls.chosen is None
    assert not desk.marked(Mark.CAUSE)


def refused(qtbot: QtBot) -> Desk:
    """Return a table on which squares are lit that show why a move was refused."""
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Ae2 Kb:Ba1 Rb:Bd2 Kc:Ca1 Rc:Cd3")))
    desk.push("B", "A")
    desk.move_piece("Ae2", "Aa2")
    assert desk.marked(Mark.CAUSE) == {"Ae1", "Bd2"}
    return desk


def test_click_and_click_moves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.push("B", "A")
    desk.click(desk.square("Ae2"))
    assert desk.marked(Mark.PICKED) == {"Ae2"}
    assert desk.marked(Mark.TARGET) == {"Ae3", "Ae4"}
    desk.click(desk.square("Ae4"))
    assert desk.session.node.ply == 1
    assert not desk.marked(Mark.PICKED)
    desk.check()


def test_a_second_click_on_the_piece_puts_it_down(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    for _ in range(2):
        desk.click(desk.square("Ae2"))
        assert desk.marked(Mark.PICKED) == {"Ae2"}
        desk.click(desk.square("Ae2"))
        assert not desk.marked(Mark.PICKED)
    assert not desk.message


def test_a_click_on_another_own_piece_picks_that_one(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.click(desk.square("Ae2"))
    desk.click(desk.square("Ag1"))
    assert desk.marked(Mark.PICKED) == {"Ag1"}
    assert desk.session.node.ply == 0


def test_captures_are_ringed_and_other_pairs_faint(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Rb:Bh2 Kc:Cd1 Rc:Ch2")))
    desk.push("B", "A")
    desk.click(desk.square("Aa1"))
    assert desk.marked(Mark.CAPTURE) == {"Bh2"}
    assert desk.marked(Mark.FAINT_CAPTURE) == {"Ch2"}
    assert "Ch3" in desk.marked(Mark.FAINT_TARGET)
    assert "Aa2" in desk.marked(Mark.TARGET)


def test_the_other_army_is_left_alone_with_words(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.click(desk.square("Be2"))
    (sentence,) = desk.message
    assert sentence == "It is Anna’s turn."
    assert desk.marked(Mark.CAUSE) == {"Be2"}
    assert not desk.marked(Mark.PICKED)
    desk.move_piece("Be2", "Be3")
    assert len(desk.message) == 2
    assert desk.session.node.ply == 0
    desk.check()


def test_a_piece_dropped_beside_every_board_glides_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.drag(desk.square("Ae2"), desk.scene.home_rect().topLeft() + QPointF(5, 5))
    assert desk.session.node.ply == 0
    assert not desk.message
    desk.check()


# Pushing by moving a piece


def test_the_only_pair_that_makes_a_move_legal_is_pushed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Kc:Cd1")))
    desk.move_piece("Aa1", "Ch2")
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AC:a1a7"
    assert desk.session.pair == pair("AC")
    assert desk.scene.chooser is None
    desk.check()


def test_a_move_on_another_pair_than_the_present_one_pushes_that(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Kc:Cd1")))
    desk.push("B", "A")
    desk.move_piece("Aa1", "Ch2")
    assert desk.session.pair == pair("AC")
    assert desk.session.node.ply == 1
    desk.check()


def ask_pair(desk: Desk) -> None:
    """Try a move that is legal on two pairs while none is pushed together."""
    desk.move_piece("Ae2", "Ae4")
    assert desk.scene.resolver.choice is not None
    assert desk.scene.resolver.choice.boards == [1, 2]
    assert desk.session.node.ply == 0


def test_several_pairs_are_asked_for(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    ask_pair(desk)
    desk.click(desk.square("Ce4"))
    assert desk.session.pair == pair("AC")
    assert desk.session.node.ply == 1
    assert desk.scene.resolver.question is None
    desk.check()


def test_a_question_can_be_left_without_an_answer(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    ask_pair(desk)
    desk.escape()
    assert desk.scene.resolver.question is None
    desk.check()
    ask_pair(desk)
    desk.click(desk.square("Ae2"))
    assert desk.scene.resolver.question is None
    assert desk.session.node.ply == 0
    assert not desk.message
    desk.check()


PROMOTING = cfen(3, "Ka:Ae1 Pa:Ba2 Kb:Bh1 Kc:Cd1")


def ask_promotion(desk: Desk) -> None:
    """Bring a pawn to the last rank."""
    desk.push("B", "A")
    desk.move_piece("Ba2", "Ba1")
    chooser = desk.scene.chooser
    assert chooser is not None
    assert [offer.text for offer in chooser.offers] == ["Q", "R", "B", "N"]
    assert all(offer.picture is not None for offer in chooser.offers)
    assert desk.session.node.ply == 0


@pytest.mark.parametrize("answer", range(4))
def test_a_promotion_is_chosen_with_the_mouse(qtbot: QtBot, answer: int) -> None:
    desk = Desk(qtbot, session_at(PROMOTING))
    ask_promotion(desk)
    assert desk.scene.chooser is not None
    desk.click(desk.scene.chooser.answer_at(answer))
    assert desk.piece("Ba1").piece.letter == "QRBN"[answer]
    assert desk.session.node.ply == 1
    desk.check()
    desk.session.undo()
    desk.check()


@pytest.mark.parametrize("letter", ["q", "r", "b", "N"])
def test_a_promotion_is_chosen_with_a_key(qtbot: QtBot, letter: str) -> None:
    desk = Desk(qtbot, session_at(PROMOTING))
    ask_promotion(desk)
    desk.key(letter)
    assert desk.piece("Ba1").piece.letter == letter.upper()
    assert desk.scene.controls.chosen is None
    desk.check()


def test_a_promotion_not_chosen_puts_the_pawn_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(PROMOTING))
    ask_promotion(desk)
    desk.escape()
    assert desk.session.node.ply == 0
    desk.check()


def test_a_question_goes_when_the_game_goes_on(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(PROMOTING))
    ask_promotion(desk)
    play(desk.session, "AB:Kd2")
    assert desk.scene.chooser is None
    desk.check()


@pytest.mark.parametrize("moving", [False, True])
def test_a_piece_in_the_hand_goes_home_when_the_game_walks(qtbot: QtBot, moving: bool) -> None:
    desk = Desk(qtbot, a_session(3), moving)
    play(desk.session, "AB:e4 BC:h3")
    desk.motion.finish_all()
    desk.carry(desk.square("Cg1"), desk.square("Ae1"))
    desk.session.undo()
    assert desk.scene.pointer.drag is None
    desk.check()
    desk.release(desk.square("Ae1"))
    desk.check()


def test_from_a_drop_to_the_next_position_it_is_ten_steps_at_most(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(qtbot, a_session(2))
    paths: list[list[str]] = []
    apply = CfanpPosition.apply

    def watched(self: CfanpPosition, action: Action) -> tuple[CfanpPosition, Transition]:
        codes = [frame.f_code for frame, _ in traceback.walk_stack(None)]
        paths.append([code.co_name for code in codes if "cfanp_gui" in code.co_filename])
        return apply(self, action)

    monkeypatch.setattr(CfanpPosition, "apply", watched)
    desk.move_piece("Ae2", "Ae4")
    (path,) = [path for path in paths if "mouseReleaseEvent" in path]
    path = path[: len(path) - path[::-1].index("mouseReleaseEvent")]
    assert len(["apply", *path]) <= 10, " <- ".join(path)


def test_who_takes_the_next_piece_too_early_is_told_of_the_moves_left(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(4, "Ka:Ae1 Pa:Cc3 Kb:Bh1 Kc:Ch1 Kd:Dh1")))
    desk.push("B", "A")
    desk.move_piece("Ae1", "Ad1")
    desk.click(desk.square("Bh1"))
    desk.move_piece("Bh1", "Bh2")
    assert desk.message == ["Anna has 1 more move; End turn passes."] * 2
    desk.check()


@pytest.mark.parametrize("players", [2, 3, 8])
def test_a_question_never_covers_the_boards_asked_about(qtbot: QtBot, players: int) -> None:
    kings = " ".join(f"K{letter}:{letter.upper()}h1" for letter in "bcdefgh"[: players - 1])
    desk = Desk(qtbot, session_at(cfen(players, f"Ka:Ae1 Pa:Ba2 {kings}")))
    desk.scene.resolver.push(0, 1)
    desk.move_piece("Ba2", "Ba1")
    chooser = desk.scene.chooser
    assert chooser is not None
    area = chooser.area(None)
    assert isinstance(area, QRectF)
    assert QRectF(desk.view.viewport().rect()).contains(area)
    for letter in "AB":
        item = desk.board(letter)
        seen = desk.view.mapFromScene(item.mapToScene(item.area.body)).boundingRect()
        assert not area.intersects(QRectF(seen)), letter
    desk.key("q")
    assert desk.piece("Ba1").piece.letter == "Q"


# Plates and letters


@pytest.mark.parametrize("how", ["plates", "letters", "dragged", "let go", "again"])
def test_the_board_to_push_against_is_asked_for_until_one_is_pushed(qtbot: QtBot, how: str) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.click(desk.plate("C"))
    assert desk.view.sentence == "Half-board C: choose the one to push it against."
    match how:
        case "plates":
            desk.click(desk.plate("A"))
        case "letters":
            desk.key("a")
        case "dragged":
            desk.push("B", "A")
        case "let go":
            desk.escape()
        case "again":
            desk.click(desk.plate("C"))
    assert desk.view.sentence == ""
    assert not any(plate.chosen for plate in desk.plates())


def test_two_plates_clicked_push(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.click(desk.plate("C"))
    assert desk.board("C").plate.text.chosen
    desk.click(desk.plate("A"))
    assert desk.session.pair == pair("AC")
    assert not any(text.chosen for text in desk.plates())
    desk.check()


def test_a_plate_clicked_twice_chooses_nothing(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.click(desk.plate("C"))
    desk.click(desk.plate("C"))
    assert desk.scene.controls.chosen is None
    assert desk.session.pair is None


def test_two_letters_typed_push(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.key("cB")
    assert desk.session.pair == pair("BC")
    desk.key("a")
    desk.escape()
    desk.key("b")
    assert desk.scene.controls.chosen == 1
    desk.key("d")
    assert desk.scene.controls.chosen == 1
    desk.check()


def test_after_the_end_nothing_moves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.session.resign(2)
    desk.session.resign(3)
    desk.push("B", "A")
    assert desk.session.pair == pair("AB")
    desk.move_piece("Ae2", "Ae4")
    assert "over" in desk.message[-1]
    desk.check()


def test_a_move_the_joined_pair_forbids_is_explained_before_another_pair(qtbot: QtBot) -> None:
    pinned = "Ka:Ae1 Ra:Ae2 Kb:Ba1 Rb:Bd2 Kc:Cd1"
    desk = Desk(qtbot, session_at(cfen(3, pinned)))
    desk.scene.resolver.push(0, 1)
    before = desk.session.position.to_text()
    desk.drag(desk.square("Ae2"), desk.square("Aa2"))
    assert desk.rule[-1] == "Rule 8"
    assert desk.session.position.to_text() == before
    assert desk.scene.resolver.choice is not None
    assert desk.scene.resolver.choice.boards == [2]
    desk.key("c")
    assert desk.session.pair == pair("AC")
    desk.check()


def ghosts(desk: Desk) -> list[GhostItem]:
    """Return the pictures that stay on a square while its piece is in the air."""
    return [item for item in desk.scene.items() if isinstance(item, GhostItem)]


def test_a_ghost_stays_only_while_its_piece_is_in_the_air(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    desk.carry(desk.square("Ae2"), desk.square("Ae4"))
    (ghost,) = ghosts(desk)
    assert (ghost.scenePos() - desk.square("Ae2")).manhattanLength() < 0.01
    desk.release(desk.square("Ae4"))
    assert desk.session.node.ply == 1
    assert not ghosts(desk)
    desk.carry(desk.square("Be2"), desk.square("Be3"))
    desk.session.undo()
    assert not ghosts(desk), "the position changed under the pointer"
    desk.release(desk.square("Be3"))
    desk.carry(desk.square("Ad2"), desk.square("Ad3"))
    desk.escape()
    assert not ghosts(desk)


def test_a_ghost_stands_upright_on_a_board_that_comes_onto_the_stage(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.move_piece("Ae2", "Ae3")
    choice = desk.scene.resolver.choice
    assert choice is not None
    desk.carry(desk.square("Ae3"), desk.square("Dd3"))
    qtbot.waitUntil(lambda: desk.scene.placement.shown == pair("AD"), timeout=5000)
    desk.settle()
    (ghost,) = ghosts(desk)
    piece = desk.piece("Ad2")
    assert ghost.sceneTransform().m12() == pytest.approx(piece.sceneTransform().m12())
    assert ghost.sceneTransform().m11() == pytest.approx(piece.sceneTransform().m11())
    desk.escape()
    assert not ghosts(desk)


def test_another_button_cancels_a_question(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(2, "Ka:Ae1 Pa:Bb2 Kb:Bh1")))
    desk.scene.resolver.move(square_named("Bb2"), square_named("Bb1"))
    chooser = desk.scene.chooser
    assert chooser is not None
    desk.press(chooser.answer_at(0), RIGHT)
    assert desk.scene.chooser is None
    assert desk.session.node.ply == 0
    desk.check()


def test_letters_push_nothing_under_a_question(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Pa:Bb2 Kb:Bh1 Kc:Ce1")))
    desk.scene.resolver.move(square_named("Bb2"), square_named("Bb1"))
    desk.key("A")
    desk.key("C")
    assert desk.session.pair is None
    assert desk.scene.chooser is not None
    assert desk.scene.controls.chosen is None


OWING = f"{cfen(3, 'Ka:Aa1 Qa:Ab4 Na:Ad3 Kb:Ba1 Kc:Ca1')} d=1:3;l=a:R"


def test_a_click_on_a_piece_that_may_be_given_up_asks_what_becomes_of_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True))
    desk.click(desk.square("Ab4"))
    chooser = desk.scene.chooser
    assert chooser is not None
    assert chooser.title == "What becomes of the Queen?"
    assert [offer.text for offer in chooser.offers] == ["Remove it", "Swap it for a Rook"]
    desk.escape()
    assert desk.session.node.ply == 0
    desk.click(desk.square("Ab4"))
    assert desk.scene.chooser is not None
    desk.click(desk.scene.chooser.answer_at(1))
    assert desk.piece("Ab4").piece.letter == "R"
    desk.check()
    desk.session.undo()
    desk.check()


def test_a_removal_is_asked_for_with_the_keyboard_too(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(OWING, exchange=True))
    desk.scene.pointer.act_at(square_named("Ad3"))
    assert desk.scene.chooser is not None
    assert desk.scene.chooser.choose("Remove it")
    assert square_named("Ad3") not in desk.session.position.pieces()
    desk.check()
    desk.click(desk.square("Ab4"))
    assert desk.scene.chooser is None
    assert desk.scene.pointer.picked == square_named("Ab4")


def test_a_half_board_beside_the_stage_is_chosen_by_a_click_on_its_squares(qtbot: QtBot) -> None:
    desk = at_stage(qtbot, 3)
    desk.session.push(pair("AB"))
    desk.settle()
    desk.click(desk.square("Be4"))
    assert desk.scene.controls.chosen is None, "on the stage a click lets go"
    desk.click(desk.square("Ce4"))
    assert desk.view.sentence == "Half-board C: choose the one to push it against."
    desk.click(desk.square("Ae4"))
    assert desk.session.pair == pair("AC")
