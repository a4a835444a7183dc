"""Analysis at the table: any side's pieces are moved as its own turn would let it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.core.given_turn import GiveTurn
from cfanp_gui.session import store
from cfanp_gui.session.free_turns import give_turn
from tests.session.play import a_session, pair, play, square_named
from tests.session.rings import a_ring
from tests.table.desk import Desk


def test_one_drag_moves_a_piece_of_any_army(qtbot: QtBot) -> None:
    desk = Desk(qtbot, store.analysis_of(a_session(4)))
    desk.session.push(pair("AC"))
    desk.drag(desk.square("Ce2"), desk.square("Ce4"))
    assert [node.action.text for node in desk.session.root.line()[1:] if node.action] == [
        ">c", "AC:d7d5"]  # fmt: skip


def test_a_click_picks_up_and_another_side_can_be_picked_instead(qtbot: QtBot) -> None:
    desk = Desk(qtbot, store.analysis_of(a_session(4)))
    desk.click(desk.square("Bb1"))
    assert desk.scene.pointer.picked == square_named("Bb1")
    desk.click(desk.square("Bb1"))
    desk.click(desk.square("Db1"))
    assert desk.scene.pointer.picked == square_named("Db1")
    assert [node.action for node in desk.session.root.children] == [GiveTurn("d")]


def test_enter_picks_up_any_sides_piece(qtbot: QtBot) -> None:
    desk = Desk(qtbot, store.analysis_of(a_session(4)))
    desk.scene.pointer.act_at(square_named("Cb1"))
    assert desk.scene.pointer.picked == square_named("Cb1")


def test_a_capture_is_still_a_capture(qtbot: QtBot) -> None:
    game = a_session(3)
    play(game, "AB:e4 AB:d5 AC:a5")
    desk = Desk(qtbot, store.analysis_of(game))
    desk.session.push(pair("AB"))
    desk.click(desk.square("Ae4"))
    desk.click(desk.square("Be4"))
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AB:e4d5"


def test_a_game_still_declines(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.click(desk.square("Bb1"))
    assert desk.scene.pointer.picked is None
    assert not desk.session.root.children
    assert desk.message


def test_the_other_colour_of_a_board_of_a_ring_is_moved(qtbot: QtBot) -> None:
    desk = Desk(qtbot, store.analysis_of(a_ring(3)))
    black = next(
        square
        for square, piece in desk.session.position.pieces().items()
        if piece.army == 1 and piece.letter == "N" and square.board in (2, 3)
    )
    desk.click(desk.scene.centre_of(black))
    assert desk.scene.pointer.picked == black
    assert [node.action for node in desk.session.root.children] == [GiveTurn("2b")]


def test_what_is_put_back_gives_the_turn_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, store.analysis_of(a_session(4)))
    before = desk.session.node
    desk.click(desk.square("Bb1"))
    assert desk.session.node is not before
    desk.click(desk.square("Bb1"))
    assert desk.session.node is before
    assert not before.children
    desk.drag(desk.square("Cb1"), desk.plate("D"))
    assert desk.session.node is before
    desk.click(desk.square("Db1"))
    desk.escape()
    assert desk.session.node is before
    for _ in range(2):
        desk.scene.pointer.act_at(square_named("Cb1"))
    assert desk.session.node is before
    for _ in range(2):
        desk.scene.pointer.take(square_named("Cb1"))
    assert desk.session.node is before
    assert not before.children
    desk.check()


def test_a_try_that_is_refused_says_why_and_keeps_the_turn(qtbot: QtBot) -> None:
    desk = Desk(qtbot, store.analysis_of(a_session(4)))
    desk.session.push(pair("AC"))
    desk.drag(desk.square("Ce2"), desk.square("Ae4"))
    assert desk.message
    assert desk.session.node.action == GiveTurn("c")


def test_a_turn_given_on_purpose_is_not_taken_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, store.analysis_of(a_session(4)))
    give_turn(desk.session, "b")
    desk.click(desk.square("Bb1"))
    desk.click(desk.square("Bb1"))
    assert desk.session.node.action == GiveTurn("b")


def test_a_note_is_the_tip_of_a_name_plate(qtbot: QtBot) -> None:
    desk = Desk(qtbot, store.analysis_of(a_session(4)))
    desk.session.annotations.describe(3, "<b>bold</b>")
    tips = [desk.tip(desk.plate(board)) for board in "ABCD"]
    assert tips == ["", "", "<span>&lt;b&gt;bold&lt;/b&gt;</span>", ""]
