"""Boards that glide with the pointer, into a ghost join and home; that leave and come back."""

import math

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.animator import TURN_MS
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.layout.geometry import SQUARE, Pose, square_at, square_centre
from tests.session.play import a_session, pair
from tests.table import ring
from tests.table.desk import Desk
from tests.table.ring import MATE, RingDesk, a_ring


class Carried(Desk):
    """A table on which half-board A has just been carried to the seam of B."""

    def __init__(self, qtbot: QtBot, **options: str) -> None:
        super().__init__(qtbot, a_session(3, **options), moving=True)
        self.was, self.seam_there = self.board("A").pose, self.seam("B")
        self.start, self.seat = self.grip("A"), self.seat_of("A", "B")
        self.carry(self.start, self.seat)

    @property
    def pose(self) -> Pose:
        """Return the pose of half-board A."""
        return self.board("A").pose

    def turning(self) -> bool:
        """Return True if it is on its way between home and seam."""
        ends = (self.was, self.seam_there)
        return all(abs(math.remainder(self.pose.angle - end.angle, 360)) > 1 for end in ends)

    def off(self, at: QPointF) -> float:
        """Return its distance from the place where a drag that ended at a point leaves it."""
        return (self.pose.centre - self.was.centre - (at - self.start)).manhattanLength()


def test_a_half_board_turns_on_its_way_into_a_ghost_join(qtbot: QtBot) -> None:
    desk = Carried(qtbot)
    assert abs(desk.seam_there.angle - desk.was.angle) % 360 == 180, "it has to turn round"
    assert desk.scene.note_line, "what it would show is reported at once"
    distances = []
    for _ in range(5):
        desk.wait(TURN_MS // 6)
        desk.move(desk.seat + desk.away("B", 0.1))
        assert desk.turning(), "the pointer does not hurry it"
        distances.append((desk.pose.centre - desk.seam_there.centre).manhattanLength())
    assert distances == sorted(distances, reverse=True)
    assert desk.session.pair is None
    desk.scene.lay_all()
    desk.wait(TURN_MS)
    assert desk.pose == desk.seam_there, "laying the others takes it out of no hand"
    desk.release(desk.seat)
    assert desk.session.pair == pair("AB")
    desk.check()
    desk = Carried(qtbot)
    desk.wait(TURN_MS // 2)
    middle = desk.pose
    desk.release(desk.seat)
    assert desk.session.pair == pair("AB")
    assert desk.pose == middle
    desk.wait(TURN_MS // 2 + 1)
    assert desk.pose == desk.seam_there, "it did not begin anew"
    desk.check()


def test_a_half_board_let_go_of_by_a_seam_turns_back_under_the_hand(qtbot: QtBot) -> None:
    desk = Carried(qtbot)
    desk.wait(TURN_MS)
    away = desk.seat + desk.away("B", 1.3)
    desk.move(away)
    assert not desk.scene.note_line
    desk.wait(TURN_MS // 2)
    assert desk.turning()
    farther = away + QPointF(4 * SQUARE, 0)
    desk.move(farther)
    assert desk.turning()
    desk.wait(TURN_MS)
    assert desk.pose.angle == desk.was.angle
    assert desk.off(farther) < 3
    desk.escape()
    desk.check()
    assert desk.pose == desk.was
    again = Carried(qtbot)
    again.wait(TURN_MS)
    away = again.seat + again.away("B", 1.3) + QPointF(40, 0)
    again.move(away)
    again.wait(TURN_MS // 2)
    again.release(away)
    again.wait(TURN_MS // 2 + 1)
    assert again.pose.angle == again.was.angle, "laid down amid it, it lies as the hand held it"
    assert again.off(away) < 3


def test_a_half_board_taken_while_it_glides_comes_to_lie_straight(qtbot: QtBot) -> None:
    desk = Carried(qtbot)
    desk.wait(TURN_MS)
    desk.escape()
    desk.wait(TURN_MS // 3)
    assert desk.pose.angle != desk.was.angle
    grip = desk.grip("A")
    goal = grip + QPointF(-5 * SQUARE, 5 * SQUARE)
    desk.carry(grip, goal)
    assert desk.pose.angle != desk.was.angle
    desk.wait(TURN_MS)
    assert desk.pose.angle == desk.was.angle
    desk.release(goal)
    assert desk.scene.arrangement.homes[0].angle == desk.was.angle
    desk.check()


@pytest.mark.parametrize("join", ["rotate", "reflect"])
def test_light_and_dark_take_turns_across_the_seam_of_a_ghost_join(qtbot: QtBot, join: str) -> None:
    desk = Carried(qtbot, join=join)
    desk.wait(TURN_MS)
    desk.wait(TURN_MS)
    here, there = desk.board("B"), desk.board("A")
    for index in (24, 31):
        over = here.mapToScene(square_centre(here.spec, index) - QPointF(0, SQUARE))
        beyond = square_at(there.spec, there.mapFromScene(over))
        assert beyond is not None
        light = [item.spec.is_light(at, item.pose.exchanged)
                 for item, at in ((here, index), (there, beyond))]  # fmt: skip
        assert light[0] is not light[1]
    desk.escape()
    desk.wait(TURN_MS)
    assert desk.pose == desk.was


# Boards that leave the table with the games lost on them, and come back


@pytest.mark.parametrize("moving", [False, True])
def test_a_mate_removes_a_board_and_closes_the_ring(qtbot: QtBot, moving: bool) -> None:
    desk = RingDesk(qtbot, a_ring(), moving)
    ring.play(desk.boards, MATE)
    desk.animator.finish_all()
    before = desk.scene.placement.poses()
    desk.drag(desk.at("1d8"), desk.at("1h4"))
    desk.settle()
    lower = desk.scene.boards[0]
    if moving:
        assert lower.isVisible(), "the mate is seen for a while"
        assert lower not in desk.present
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
    assert desk.scene.placement.poses().keys() == {2, 3, 4, 5}
    assert desk.scene.placement.poses() != {board: before[board] for board in (2, 3, 4, 5)}
    desk.session.undo()
    desk.check_table()
    assert desk.scene.placement.poses() == before
    assert lower.opacity() == 1.0
    desk.session.redo()
    desk.session.go_to(0)
    desk.check_table()


def test_an_undo_while_a_board_leaves_brings_it_back(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(), moving=True)
    ring.play(desk.boards, MATE)
    desk.animator.finish_all()
    desk.drag(desk.at("1d8"), desk.at("1h4"))
    desk.wait(60)
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
    before = desk.scene.placement.poses()
    desk.scene.interaction.keyboard.go(ring.board_square("1e4"))
    ring.play(desk.boards, "1:d8h4")
    assert desk.scene.interaction.keyboard.square is None, "the cursor leaves with its board"
    assert desk.scene.placement.poses() == {board: before[board] for board in (2, 3, 4, 5)}
    desk.session.undo()
    assert desk.scene.placement.poses() == before
    desk.check_table()
