"""Whole boards on the table: pockets, promotions in two steps, removed boards, and choosing."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.half_boards import half_board
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layers.surface import Z_LIFTED
from cfanp_gui.table.layout.geometry import Layout, facing
from tests.table.ring import MATE, RING, RingDesk, a_ring, board_square, play

STOCKED = (
    "1:8/4P1k1/8/8/8/8/8/R3K3|2:rnbqkb1r/pppppppp/8/8/8/8/8/4K3|3:r3k2r/pppppppp/8/8/8/8/8/4K3 "
    "1-2|2-3|3-1 w|w|w -|Eaeh|Eaeh -|-|- Nb2,Nw1,Nw2,Nw3,Pw2,Qb3,Qw2/-/- 1|1|1 1 0"
)
"""Anna may promote on board 1; the Knight of set 1 may not return there, nor Queen b3 to 3."""
ONE_KIND = (
    "1:8/4P1k1/8/8/8/8/8/R3K3|2:4k3/8/8/8/8/8/8/4K3|3:4k3/8/8/8/8/8/8/4K3 "
    "1-2|2-3|3-1 w|w|w -|E|E -|-|- Nw2/-/- 1|1|1 1 0"
)
NO_USE = ONE_KIND.replace("Nw2/", "Nw1/")
STALEMATED = (
    "1:7k/5Q2/8/8/8/8/8/4K3|2:4k3/8/8/8/8/8/5q2/7K|3:4k3/8/8/8/8/8/8/4K3 "
    "1-2|2-3|3-1 b|b|w -|-|- -|-|- -/-/- 1|1|1 1 0"
)


# Laying boards


@pytest.mark.parametrize("layout", list(Layout))
@pytest.mark.parametrize("players", [3, 4, 8])
def test_each_board_is_two_half_boards_at_each_others_seam(
    qtbot: QtBot, players: int, layout: Layout
) -> None:
    desk = RingDesk(qtbot, a_ring(players))
    desk.scene.laying.set_layout(layout)
    poses = desk.scene.poses()
    for board in range(1, players + 1):
        lower, upper = half_board(board, 0), half_board(board, 1)
        spec = desk.scene.boards[lower].spec
        assert poses[upper] == facing(poses[lower], spec, spec, desk.scene.placement.join)
        assert desk.scene.boards[upper].pose == poses[upper]
    desk.check_table()


def test_everything_fits_with_its_trays(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(8))
    port = desk.view.viewport().rect()
    for item in desk.scene.present:
        corners = desk.view.mapFromScene(item.pocket.mapToScene(item.pocket.boundingRect()))
        assert port.contains(corners.boundingRect())


def test_a_board_is_dragged_as_one(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    lower, upper = desk.scene.boards[0], desk.scene.boards[1]
    start = desk.grip("A")
    by = desk.away("A", 1.5)
    desk.carry(start, start + by)
    assert upper.pose == facing(lower.pose, lower.spec, upper.spec, desk.scene.placement.join)
    desk.release(start + by)
    assert (lower.pose.centre - desk.scene.arrangement.homes[0].centre).manhattanLength() < 0.01
    assert upper.pose == facing(lower.pose, lower.spec, upper.spec, desk.scene.placement.join)
    assert desk.scene.arrangement.free
    desk.scene.laying.undo()
    desk.check_table()


# Moving and placing


def test_pieces_are_moved_on_any_board(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    desk.drag(desk.at("2e2"), desk.at("2e4"))
    desk.click(desk.at("1g8"))
    assert desk.message, "Black is not to move on board 1"
    assert desk.scene.pointer.picked is None
    desk.click(desk.at("1g1"))
    assert desk.lit(Mark.TARGET) == {"1f3", "1h3"}
    desk.click(desk.at("1f3"))
    assert [node.action.text for node in desk.boards.line()[1:] if node.action] == [
        "2:e2e4", "1:g1f3",
    ]  # fmt: skip
    assert desk.lit(Mark.LAST) == {"2e2", "2e4", "1g1", "1f3"}
    desk.check_table()


def test_a_piece_stays_on_its_board(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    desk.drag(desk.at("1g1"), desk.at("2f3"))
    assert desk.message[-1].startswith("A piece of board 1 stays there")
    desk.check_table()


def test_what_is_captured_goes_into_the_tray_where_it_serves(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(), moving=True)
    play(desk.boards, "1:e2e4 1:d7d5")
    desk.motion.finish_all()
    taken = desk.scene.pieces[board_square("1d5")]
    desk.drag(desk.at("1e4"), desk.at("1d5"))
    assert desk.pocket(3, 1) == ["P1"]  # Anna has Black on board 3
    assert desk.scene.layer.pockets[half_board(3, 1)] == [taken], "it is the same piece all the way"
    desk.check_table()
    desk.session.undo()
    assert desk.pocket(3, 1) == []
    assert desk.scene.pieces[board_square("1d5")] is taken
    desk.check_table()


@pytest.mark.parametrize("method", ["drag", "click", "keys"])
def test_a_piece_is_placed_from_the_pocket(qtbot: QtBot, method: str) -> None:
    desk = RingDesk(qtbot, a_ring(text=STOCKED))
    assert desk.pocket(1, 0) == ["Q2", "N1", "N3", "N2", "P2"]
    if method == "drag":
        desk.carry(desk.in_pocket(1, 0, "P"), desk.at("1e5"))
        assert desk.lit(Mark.TARGET) == {f"1{file}2" for file in "abcdefgh"}
        desk.move(desk.at("1c2"))
        desk.release(desk.at("1c2"))
    elif method == "click":
        desk.click(desk.in_pocket(1, 0, "P"))
        assert desk.scene.pointer.picked == desk.pocket_source(1, 0, "P")
        assert desk.lit(Mark.TARGET) == {f"1{file}2" for file in "abcdefgh"}
        desk.click(desk.at("1c2"))
    else:
        desk.scene.keyboard.go(board_square("1c2"))
        desk.key("p")
        assert desk.lit(Mark.TARGET) == {f"1{file}2" for file in "abcdefgh"}
        desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.boards.node.action is not None
    assert desk.boards.node.action.text == "1:P@c2"
    assert desk.pocket(1, 0) == ["Q2", "N1", "N3", "N2"]
    desk.check_table()


def test_the_lowest_set_that_may_goes_first_and_others_are_pale(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(text=STOCKED))
    items = desk.scene.layer.pockets[half_board(1, 0)]
    assert [item.opacity() for item in items] == [1.0, pytest.approx(0.55), 1.0, 1.0, 1.0]
    assert [item.opacity() for item in desk.scene.layer.pockets[half_board(3, 1)]] == [
        pytest.approx(0.55), 1.0,
    ]  # fmt: skip
    third = items[2].scenePos()
    desk.carry(third, desk.at("1b1"))
    lifted = [item.piece.set for item in items if item.zValue() == Z_LIFTED]
    assert lifted == [2], "whichever Knight is taken, the one that goes first is carried"
    desk.release(desk.at("1b1"))
    assert desk.pocket(1, 0) == ["Q2", "N1", "N3", "P2"]
    assert desk.scene.pieces[board_square("1b1")] is items[3]


def test_what_is_of_no_use_cannot_be_taken_up(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(text=NO_USE))
    desk.click(desk.in_pocket(1, 0, "N"))
    assert desk.scene.pointer.picked is None
    assert desk.message[-1].endswith("of set 1, which does not return to board 1.")
    desk.scene.keyboard.go(board_square("1e1"))
    desk.key("n")
    assert desk.scene.pointer.picked is None
    desk.drag(desk.in_pocket(1, 0, "N"), desk.at("1b1"))
    assert desk.rule[-1] == "Tournament rule"
    desk.check_table()


@pytest.mark.parametrize(
    ("where", "goal", "why"),
    [
        ((1, 0, "N"), "1d5", "placed on one of its starting squares only: b1, g1"),
        ((1, 0, "N"), "2b1", "The pieces in this pocket are for board 1"),
        ((3, 1, "N"), "3b8", "It is Clara’s turn on board 3"),
    ],
)
def test_a_placement_that_cannot_be_is_explained(
    qtbot: QtBot, where: tuple[int, int, str], goal: str, why: str
) -> None:
    desk = RingDesk(qtbot, a_ring(text=STOCKED))
    desk.drag(desk.in_pocket(*where), desk.at(goal))
    assert why in desk.message[-1]
    assert desk.boards.node is desk.boards.root
    desk.check_table()


def test_a_key_for_what_is_not_in_the_tray_is_explained(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    desk.scene.keyboard.go(board_square("1e4"))
    desk.key("n")
    assert "has no White Knight in the stockpile" in desk.message[-1]


# Promotion


def test_a_promotion_asks_for_the_piece_and_then_for_its_square(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(text=STOCKED))
    desk.drag(desk.at("1e7"), desk.at("1e8"))
    chooser = desk.scene.chooser
    assert chooser is not None
    assert [offer.text for offer in chooser.offers] == ["Q", "N"]
    desk.click(chooser.answer_at(1))
    assert desk.scene.chooser is None
    assert desk.hint[-1] == "Click the square on which the Knight is put, or drag it there."
    assert {"1f6", "1e7", "1e8"} <= desk.lit(Mark.TARGET)
    assert not {"1e1", "1a1", "1g7"} & desk.lit(Mark.TARGET)
    desk.click(desk.at("1f6"))
    assert desk.boards.node.action is not None
    assert desk.boards.node.action.text == "1:e7e8N@f6"
    assert desk.pocket(1, 0) == ["Q2", "N1", "N3", "P2"]
    desk.check_table()
    desk.session.undo()
    desk.check_table()


@pytest.mark.parametrize("method", ["drag", "drag at once", "drag the pawn on", "clicks"])
def test_the_piece_for_a_pawn_may_be_taken_from_the_pocket(qtbot: QtBot, method: str) -> None:
    desk = RingDesk(qtbot, a_ring(text=STOCKED))
    desk.drag(desk.at("1e7"), desk.at("1e8"))
    chooser = desk.scene.chooser
    assert chooser is not None
    if method == "drag at once":
        desk.drag(desk.in_pocket(1, 0, "N"), desk.at("1f6"))
    else:
        desk.click(chooser.answer_at(1))
        if method == "drag":
            desk.carry(desk.in_pocket(1, 0, "N"), desk.at("1f6"))
            knight = desk.scene.layer.held(desk.pocket_source(1, 0, "N"))
            assert knight is not None
            assert knight.zValue() == Z_LIFTED
            desk.release(desk.at("1f6"))
        elif method == "drag the pawn on":
            desk.drag(desk.at("1e8"), desk.at("1f6"))
        else:
            desk.click(desk.in_pocket(1, 0, "N"))
            assert desk.scene.resolver.goals, "the piece itself may be clicked first"
            desk.click(desk.at("1f6"))
    assert desk.boards.node.action is not None
    assert desk.boards.node.action.text == "1:e7e8N@f6"
    desk.check_table()


def test_a_square_that_cannot_be_is_refused_and_waited_on(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(text=ONE_KIND))
    desk.drag(desk.at("1e7"), desk.at("1e8"))
    desk.click(desk.at("1a1"))
    assert desk.message[-1] == "Your Rook on a1 of board 1 is in the way."
    assert desk.scene.resolver.goals
    desk.drag(desk.in_pocket(1, 0, "N"), desk.at("1e1"))
    assert desk.message[-1] == "Your King on e1 of board 1 is in the way."
    desk.click(desk.at("1b3"))
    assert desk.boards.node.action is not None
    assert desk.boards.node.action.text == "1:e7e8N@b3"
    desk.check_table()


def test_a_slip_on_an_empty_square_moves_no_board(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    before = desk.scene.poses()
    desk.drag(desk.at("1e5"), desk.at("2e5"))
    assert desk.scene.poses() == before
    assert not desk.scene.arrangement.free
    desk.check_table()


@pytest.mark.parametrize("how", ["beside", "escape", "right button", "a key", "another piece"])
def test_a_promotion_can_be_given_up_between_its_steps(qtbot: QtBot, how: str) -> None:
    desk = RingDesk(qtbot, a_ring(text=ONE_KIND))
    desk.drag(desk.at("1e7"), desk.at("1e8"))
    assert desk.scene.chooser is None, "there is but one type of piece to choose"
    assert desk.scene.resolver.goals
    if how == "beside":
        desk.click(desk.at("2a1"))
    elif how == "escape":
        desk.escape()
    elif how == "right button":
        desk.press(desk.at("1f3"), Qt.MouseButton.RightButton)
    elif how == "a key":
        desk.scene.keyboard.go(board_square("2e1"))
        desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    else:
        desk.scene.keyboard.go(board_square("1e1"))
        desk.key("n")
        assert desk.lit(Mark.TARGET) == {"1b1", "1g1"}
        desk.escape()
    assert not desk.scene.resolver.goals
    assert not desk.lit(Mark.TARGET)
    assert desk.boards.node is desk.boards.root
    desk.check_table()


# Whose turn it is


def test_outlines_and_veils_show_which_board_waits_for_whom(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(tempo="rounds"))

    def signs(sign: str) -> set[int]:
        desk.settle()
        return {item.board for item in desk.scene.present if getattr(item, sign).isVisible()}

    assert (signs("turn_sign"), signs("used_sign")) == ({0, 2, 4}, set())
    play(desk.boards, "2:e2e4")
    assert (signs("turn_sign"), signs("used_sign")) == ({0, 4}, {2, 3})
    play(desk.boards, "1:e2e4 3:e2e4")
    assert (signs("turn_sign"), signs("used_sign")) == ({1, 3, 5}, set())
    desk.session.undo(3)
    assert (signs("turn_sign"), signs("used_sign")) == ({0, 2, 4}, set())


# Choosing a lost board


def test_a_player_stalemated_on_both_boards_is_asked(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(text=STALEMATED))
    play(desk.boards, "2:e8d8")
    chooser = desk.scene.chooser
    assert chooser is not None
    assert chooser.title == "Ben, you are stalemated on both boards. Which one is lost?"
    assert [offer.text for offer in chooser.offers] == ["Board 1", "Board 2"]
    desk.escape()
    assert desk.scene.chooser is None
    desk.click(desk.scene.boards[half_board(2, 0)].plate.mapToScene(0, 0))
    chooser = desk.scene.chooser
    assert chooser is not None, "a click on a plate asks again"
    desk.move(chooser.answer_at(1))
    assert desk.scene.resolver.pointed_out == (half_board(2, 0),)
    desk.click(chooser.answer_at(1))
    assert desk.boards.node.action is not None
    assert desk.boards.node.action.text == "2:lose"
    assert desk.boards.position.alive() == {1, 3}
    desk.check_table()


def test_a_choice_that_waits_is_asked_for_when_the_table_is_laid(qtbot: QtBot) -> None:
    session = a_ring(text=STALEMATED)
    play(session, "2:e8d8")
    desk = RingDesk(qtbot, session)
    assert desk.scene.chooser is not None
    desk.escape()
    session.undo()
    session.redo()
    assert desk.scene.chooser is None, "who walks through the game is not asked"


# Zooming on one board


def test_digits_show_a_board_and_all_of_them(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(4))
    whole = desk.view.scale_factor
    desk.key("2")
    assert desk.view.focus == {half_board(2, 0), half_board(2, 1)}
    assert desk.view.scale_factor > whole * 1.5
    port = desk.view.viewport().rect()
    for item in (desk.scene.boards[2], desk.scene.boards[3]):
        corners = desk.view.mapFromScene(item.mapToScene(item.boundingRect()))
        assert port.contains(corners.boundingRect())
    desk.key("2")
    assert desk.view.focus is None
    assert desk.view.scale_factor == pytest.approx(whole)
    desk.key("3")
    desk.escape()
    assert desk.view.focus is None
    desk.key("7")
    assert desk.view.focus is None


@pytest.mark.parametrize("back", ["key", "fit"])
def test_a_board_that_lies_askew_is_shown_upright(qtbot: QtBot, back: str) -> None:
    desk = RingDesk(qtbot, a_ring(4))
    desk.scene.laying.set_layout(Layout.ROUND)
    whole = desk.view.transform()
    desk.key("1")

    def above(high: str, low: str) -> bool:
        one, other = (desk.view.mapFromScene(desk.at(name)) for name in (high, low))
        return abs(one.x() - other.x()) <= 1 and one.y() < other.y()

    assert above("1a8", "1a1")
    desk.key("3")
    assert above("3e7", "3e2")
    if back == "key":
        desk.key("3")
    else:
        desk.view.fit()
    assert desk.view.transform() == whole
    assert desk.scene.placement.camera == 0.0


def test_a_click_on_a_plate_shows_its_board_and_a_double_click_too(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(4))
    plate = desk.scene.boards[half_board(3, 1)].plate
    desk.click(plate.mapToScene(0, 0))
    assert desk.view.focus == {4, 5}
    desk.click(plate.mapToScene(0, 0))
    assert desk.view.focus == {4, 5}
    desk.click(desk.scene.boards[half_board(3, 0)].plate.mapToScene(0, 0))
    assert desk.view.focus is None


def test_a_board_can_be_shown_again_after_all_were(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(4))
    desk.key("2")
    desk.view.fit()
    assert desk.view.focus is None
    desk.key("2")
    assert desk.view.focus == {2, 3}
    desk.view.resize(900, 700)
    assert desk.view.focus == {2, 3}
    port = desk.view.viewport().rect()
    middle = desk.view.mapFromScene(desk.scene.boards[2].mapToScene(0, 0))
    assert port.contains(middle)


def test_two_digits_make_one_number(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(12))
    desk.key("1")
    desk.key("2")
    assert desk.view.focus == {half_board(12, 0), half_board(12, 1)}


def test_pages_and_tab_go_from_board_to_board(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(3))
    desk.bot.keyClick(desk.view, Qt.Key.Key_PageDown)
    assert desk.view.focus == {0, 1}
    desk.bot.keyClick(desk.view, Qt.Key.Key_PageUp)
    assert desk.view.focus == {4, 5}
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.scene.keyboard.square == board_square("3e1")
    desk.bot.keyClick(desk.view, Qt.Key.Key_Tab)
    assert desk.scene.keyboard.square == board_square("1e1")
    assert desk.view.focus == {0, 1}
    desk.bot.keyClick(desk.view, Qt.Key.Key_Up)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Up)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Up)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Up)
    assert desk.scene.keyboard.square == board_square("1e5"), "the cursor goes over the seam"


def test_a_board_shown_alone_that_leaves_shows_all(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    play(desk.boards, MATE)
    desk.key("1")
    play(desk.boards, "1:d8h4")
    assert desk.view.focus is None
    desk.key("2")
    assert desk.view.focus == {2, 3}


# Whole games


@pytest.mark.parametrize(
    ("seed", "players", "options", "moving"),
    [
        (1, 3, {}, True),
        (2, 4, {"tournament": False}, False),
        (3, 3, {"tempo": "rounds"}, True),
        (4, 5, {}, False),
    ],
)
def test_random_games_and_walks_show_their_positions(
    qtbot: QtBot, seed: int, players: int, options: dict[str, str | bool], moving: bool
) -> None:
    chance = random.Random(seed)
    session = a_ring(players, **options)
    desk = RingDesk(qtbot, session, moving)
    removed = 0
    for step in range(120):
        actions = session.position.all_actions()
        if not actions or chance.random() < 0.15:
            chance.choice((session.undo, session.redo))(chance.randint(1, 6))
        elif chance.random() < 0.03:
            board = chance.choice(list(session.position.players_at))
            player = session.position.to_move[board]
            session.propose(RING.resignation(player, board=board))
        else:
            tried = chance.sample(actions, min(12, len(actions)))
            captures = [a for a in tried if session.position.apply(a)[1].captured]
            session.propose(chance.choice(captures or tried))
        if step % 4 == 0:
            desk.check_table()
        removed = max(removed, players - len(session.position.players_at))
    desk.check_table()
    assert removed
