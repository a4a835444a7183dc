"""Half-boards that glide in the hand: into a ghost join, back to the hand, and home."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.table.animator import TURN_MS
from cfanp_gui.table.layout.geometry import SQUARE, Pose, facing
from tests.session.play import a_session, pair
from tests.table.desk import Desk


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
    """Whether a half-board is still turning on its way between poses."""
    return all(abs(math.remainder(pose.angle - other.angle, 360)) > 1 for other in others)


def test_a_half_board_turns_on_its_way_into_a_ghost_join(qtbot: QtBot) -> None:
    desk = SlowDesk(qtbot)
    was, host = desk.board("A").pose, desk.board("B").pose
    seam = facing(host, desk.scene.placement.join)
    assert abs(seam.angle - was.angle) % 360 == 180, "it has to turn round"
    seat = desk.seat_of("A", "B")
    desk.carry(desk.grip("A"), seat)
    assert desk.scene.badge.isVisible(), "what it would show is said at once"
    seen = [desk.board("A").pose]
    for _ in range(5):
        desk.wait(TURN_MS // 6)
        desk.move(seat + desk.away("B", 0.1))
        seen.append(desk.board("A").pose)
    assert all(between(pose, was, seam) for pose in seen[1:]), "the hand does not hurry it"
    ways = [(pose.centre - seam.centre).manhattanLength() for pose in seen]
    assert ways == sorted(ways, reverse=True)
    assert desk.session.pair is None
    desk.wait(TURN_MS)
    assert desk.board("A").pose == seam
    desk.release(seat)
    assert desk.session.pair == pair("AB")
    desk.check()


def test_a_half_board_let_go_on_its_way_goes_on_as_it_did(qtbot: QtBot) -> None:
    desk = SlowDesk(qtbot)
    seam = facing(desk.board("B").pose, desk.scene.placement.join)
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
    seam = facing(desk.board("B").pose, desk.scene.placement.join)
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


def test_a_half_board_laid_down_while_it_turns_back_lies_as_the_hand_held_it(
    qtbot: QtBot,
) -> None:
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
    assert desk.scene.homes[0].angle == was.angle
    desk.check()


def test_nothing_takes_a_half_board_out_of_the_hand(qtbot: QtBot) -> None:
    desk = SlowDesk(qtbot)
    seam = facing(desk.board("B").pose, desk.scene.placement.join)
    seat = desk.seat_of("A", "B")
    desk.carry(desk.grip("A"), seat)
    desk.scene.lay_all()
    desk.wait(TURN_MS)
    assert desk.board("A").pose == seam
    desk.escape()
    desk.wait(TURN_MS)
    desk.check()


@pytest.mark.parametrize("join", ["rotate", "reflect"])
def test_squares_run_on_across_the_seam_of_a_ghost_join(qtbot: QtBot, join: str) -> None:
    desk = SlowDesk(qtbot, join=join)
    desk.carry(desk.grip("A"), desk.seat_of("A", "B"))
    for _ in range(2):
        desk.wait(TURN_MS)
    item = desk.board("A")
    assert item._swapped is item.pose.mirrored
    desk.escape()
    desk.wait(TURN_MS)
    assert not desk.board("A")._swapped


def test_without_motion_a_half_board_is_there_at_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    seam = facing(desk.board("B").pose, desk.scene.placement.join)
    desk.carry(desk.grip("A"), desk.seat_of("A", "B"))
    assert desk.board("A").pose == seam
    desk.escape()
    desk.check()
