"""Boards that glide with the pointer, into a ghost join and home; that leave and come back."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.animator import TURN_MS
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.layout.geometry import SQUARE, Pose, square_at, square_centre
from tests.session.play import a_session, pair
from tests.table import ring
from tests.table.desk import Desk
from tests.table.ring import MATE, RingDesk, a_ring


class Stopped:
    """A clock that stands until it is set on."""

    def __init__(self) -> None:
        self.now = 0

    def elapsed(self) -> int:
        return self.now


class SlowDesk(Desk):
    """A table on which things move, as fast as a test lets them."""

    def __init__(self, qtbot: QtBot, players: int = 3, **options: str) -> None:
        super().__init__(qtbot, a_session(players, **options), moving=True)
        self.clock = Stopped()
        self.motion._clock = self.clock  # type: ignore[assignment]

    def wait(self, milliseconds: int) -> None:
        """Let so much time pass at once."""
        self.clock.now += milliseconds
        self.motion._advance()


def between(pose: Pose, *others: Pose) -> bool:
    """Return whether a half-board is still turning on its way between poses."""
    return all(abs(math.remainder(pose.angle - other.angle, 360)) > 1 for other in others)


def test_a_half_board_turns_on_its_way_into_a_ghost_join(qtbot: QtBot) -> None:
    desk = SlowDesk(qtbot)
    was = desk.board("A").pose
    seam = desk.seam("B")
    assert abs(seam.angle - was.angle) % 360 == 180, "it has to turn round"
    seat = desk.seat_of("A", "B")
    desk.carry(desk.grip("A"), seat)
    assert desk.scene.badge.isVisible(), "what it would show is reported at once"
    seen = [desk.board("A").pose]
    for _ in range(5):
        desk.wait(TURN_MS // 6)
        desk.move(seat + desk.away("B", 0.1))
        seen.append(desk.board("A").pose)
    assert all(between(pose, was, seam) for pose in seen[1:]), "the pointer does not hurry it"
    distances = [(pose.centre - seam.centre).manhattanLength() for pose in seen]
    assert distances == sorted(distances, reverse=True)
    assert desk.session.pair is None
    desk.wait(TURN_MS)
    assert desk.board("A").pose == seam
    desk.release(seat)
    assert desk.session.pair == pair("AB")
    desk.check()


def test_a_half_board_let_go_on_its_way_goes_on_as_it_did(qtbot: QtBot) -> None:
    desk = SlowDesk(qtbot)
    seam = desk.seam("B")
    seat = desk.seat_of("A", "B")
    desk.carry(desk.grip("A"), seat)
    desk.wait(TURN_MS // 2)
    middle = desk.board("A").pose
    desk.release(seat)
    assert desk.session.pair == pair("AB")
    assert desk.board("A").pose == middle
    desk.wait(TURN_MS // 2 + 1)
    assert desk.board("A").pose == seam, "it did not begin anew"
    desk.check()


def test_a_half_board_let_go_of_by_a_seam_turns_back_under_the_hand(qtbot: QtBot) -> None:
    desk = SlowDesk(qtbot)
    was, grip = desk.board("A").pose, desk.grip("A")
    seam = desk.seam("B")
    seat = desk.seat_of("A", "B")
    desk.carry(grip, seat)
    desk.wait(TURN_MS)
    away = seat + desk.away("B", 1.3)
    desk.move(away)
    assert not desk.scene.badge.isVisible()
    desk.wait(TURN_MS // 2)
    assert between(desk.board("A").pose, was, seam)
    farther = away + QPointF(4 * SQUARE, 0)
    desk.move(farther)
    assert between(desk.board("A").pose, was, seam)
    desk.wait(TURN_MS)
    here = desk.board("A").pose
    assert here.angle == was.angle
    assert (here.centre - was.centre - (farther - grip)).manhattanLength() < 3
    desk.escape()
    desk.check()
    assert desk.board("A").pose == was


def test_a_half_board_laid_down_while_it_turns_back_lies_as_the_hand_held_it(qtbot: QtBot) -> None:
    desk = SlowDesk(qtbot)
    was, grip = desk.board("A").pose, desk.grip("A")
    seat = desk.seat_of("A", "B")
    desk.carry(grip, seat)
    desk.wait(TURN_MS)
    away = seat + desk.away("B", 1.3) + QPointF(40, 0)
    desk.move(away)
    desk.wait(TURN_MS // 2)
    desk.release(away)
    desk.wait(TURN_MS // 2 + 1)
    lies = desk.board("A").pose
    assert lies.angle == was.angle
    assert (lies.centre - was.centre - (away - grip)).manhattanLength() < 3
    desk.check()


def test_a_half_board_taken_while_it_glides_comes_to_lie_straight(qtbot: QtBot) -> None:
    desk = SlowDesk(qtbot)
    was = desk.board("A").pose
    desk.carry(desk.grip("A"), desk.seat_of("A", "B"))
    desk.wait(TURN_MS)
    desk.escape()
    desk.wait(TURN_MS // 3)
    assert desk.board("A").pose.angle != was.angle
    grip = desk.grip("A")
    desk.carry(grip, grip + QPointF(-5 * SQUARE, 5 * SQUARE))
    assert desk.board("A").pose.angle != was.angle
    desk.wait(TURN_MS)
    assert desk.board("A").pose.angle == was.angle
    desk.release(grip + QPointF(-5 * SQUARE, 5 * SQUARE))
    assert desk.scene.arrangement.homes[0].angle == was.angle
    desk.check()


def test_nothing_takes_a_half_board_out_of_the_hand(qtbot: QtBot) -> None:
    desk = SlowDesk(qtbot)
    seam = desk.seam("B")
    seat = desk.seat_of("A", "B")
    desk.carry(desk.grip("A"), seat)
    desk.scene.lay_all()
    desk.wait(TURN_MS)
    assert desk.board("A").pose == seam
    desk.escape()
    desk.wait(TURN_MS)
    desk.check()


def tone(desk: Desk, letter: str, index: int) -> QColor:
    """Return the colour near the corner of a square, as it is seen."""
    item = desk.board(letter)
    middle = item.mapToScene(square_centre(item.spec, index))
    at = desk.pixel(middle) - QPoint(*(round(0.4 * SQUARE * desk.view.scale_factor),) * 2)
    return desk.view.grab().toImage().pixelColor(at)


@pytest.mark.parametrize("join", ["rotate", "reflect"])
def test_squares_run_on_across_the_seam_of_a_ghost_join(qtbot: QtBot, join: str) -> None:
    desk = SlowDesk(qtbot, join=join)
    apart = tone(desk, "A", 28)
    desk.carry(desk.grip("A"), desk.seat_of("A", "B"))
    for _ in range(2):
        desk.wait(TURN_MS)
    here, item = desk.board("B"), desk.board("A")
    for index in (24, 31):
        at = here.mapToScene(square_centre(here.spec, index) - QPointF(0, SQUARE))
        beyond = square_at(item.spec, item.mapFromScene(at))
        assert beyond is not None
        # A little of the board in the air is seen through.
        light = [one.lightness() > 190 for one in (tone(desk, "B", index), tone(desk, "A", beyond))]
        assert light[0] is not light[1], "neighbours are of different colours"
    desk.escape()
    desk.wait(TURN_MS)
    assert tone(desk, "A", 28) == apart


def test_without_motion_a_half_board_is_there_at_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    seam = desk.seam("B")
    desk.carry(desk.grip("A"), desk.seat_of("A", "B"))
    assert desk.board("A").pose == seam
    desk.escape()
    desk.check()


# Boards that leave the table with the games lost on them, and come back


@pytest.mark.parametrize("moving", [False, True])
def test_a_mate_removes_a_board_and_closes_the_ring(qtbot: QtBot, moving: bool) -> None:
    desk = RingDesk(qtbot, a_ring(), moving)
    ring.play(desk.boards, MATE)
    desk.motion.finish_all()
    before = desk.scene.poses()
    desk.drag(desk.at("1d8"), desk.at("1h4"))
    desk.settle()
    lower = desk.scene.boards[0]
    if moving:
        assert lower.isVisible(), "the mate is seen for a while"
        assert lower not in desk.scene.present
        mated = [square for square, marks in lower.below.marks.items() if Mark.MATE in marks]
        assert mated == [4]
        assert desk.scene.boards[2].pose == before[2], "the others wait until it is gone"
        assert desk.scene.hit(desk.at("1h4")).source is None, "nothing can be taken there"
    desk.check_table()
    assert not lower.isVisible()
    desk.settle()
    assert [plate.text.title for plate in (desk.scene.boards[n].plate for n in (2, 3, 4, 5))] == [
        "Ben", "Clara", "Clara", "Ben",
    ]  # fmt: skip
    assert desk.pocket(3, 1) == ["P2"], "Ben brings their pieces to the seat he takes"
    assert desk.scene.poses().keys() == {2, 3, 4, 5}
    assert desk.scene.poses() != {board: before[board] for board in (2, 3, 4, 5)}
    desk.session.undo()
    desk.check_table()
    assert desk.scene.poses() == before
    assert lower.opacity() == 1.0
    desk.session.redo()
    desk.session.go_to(0)
    desk.check_table()


def test_an_undo_while_a_board_leaves_brings_it_back(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(), moving=True)
    ring.play(desk.boards, MATE)
    desk.motion.finish_all()
    desk.drag(desk.at("1d8"), desk.at("1h4"))
    qtbot.wait(60)
    desk.session.undo()
    desk.check_table()
    pieces = [item for item in desk.scene.items() if isinstance(item, PieceItem)]
    pocketed = sum(map(len, desk.scene.layer.pockets.values()))
    assert len(pieces) == len(desk.scene.pieces) + pocketed


def test_boards_laid_by_hand_stay_where_they_are_when_one_leaves(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    start = desk.grip("C")
    desk.drag(start, start + desk.away("C", 1.5))
    ring.play(desk.boards, MATE)
    before = desk.scene.poses()
    ring.play(desk.boards, "1:d8h4")
    after = desk.scene.poses()
    assert after == {board: before[board] for board in (2, 3, 4, 5)}
    desk.session.undo()
    assert desk.scene.poses() == before
    desk.check_table()


def test_the_cursor_leaves_with_its_board(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    ring.play(desk.boards, MATE)
    desk.scene.keyboard.go(ring.board_square("1e4"))
    ring.play(desk.boards, "1:d8h4")
    assert desk.scene.keyboard.square is None
    desk.key("n")
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.scene.keyboard.square is not None
    assert desk.scene.keyboard.square.board in desk.scene.arrangement.homes
