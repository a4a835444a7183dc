"""Pairs and boards come onto the stage and leave it, by every way of pushing and walking."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Pair
from cfanp_gui.session import store
from cfanp_gui.table.animator import FRAME_MS
from cfanp_gui.table.interaction.ghost_join import GhostJoin
from cfanp_gui.table.layout.geometry import SQUARE, Layout, overlap
from tests.session.play import a_session, play
from tests.session.rings import a_ring
from tests.table.desk import Desk
from tests.table.stage import at_stage, on_stage


def test_at_first_everything_is_at_home(qtbot: QtBot) -> None:
    assert on_stage(at_stage(qtbot)) == ""


def test_dragging_a_half_board_to_anothers_seam(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.push("C", "B")
    assert desk.session.pair == Pair(1, 2)
    assert on_stage(desk) == "BC"


def test_letters(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.key("d")
    assert on_stage(desk) == "D", "the chosen one waits on the stage"
    desk.key("a")
    assert on_stage(desk) == "AD", "the half of the player to move lies below"


def test_plates(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.click(desk.plate("B"))
    assert on_stage(desk) == "B"
    desk.click(desk.plate("C"))
    assert on_stage(desk) == "BC"


@pytest.mark.parametrize("where", ["Ce2", "Ce3", "frame"])
def test_a_click_anywhere_on_the_board_to_push_against(qtbot: QtBot, where: str) -> None:
    desk = at_stage(qtbot)
    desk.click(desk.plate("A"))
    desk.click(desk.grip("C") if where == "frame" else desk.square(where))
    assert desk.session.pair == Pair(0, 2)
    assert desk.message == []


def test_an_own_piece_is_picked_up_while_another_half_board_waits(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.click(desk.plate("C"))
    desk.click(desk.square("Ae2"))
    assert desk.scene.pointer.picked is not None
    assert desk.session.pair is None


def test_dropping_a_piece_on_another_half_board(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.move_piece("Ab1", "Ca4")  # no knight goes there
    play(desk.session, "AC:e4")
    assert on_stage(desk) == "AC"
    desk.check()


def test_undo_and_walking_bring_pairs_on_and_off(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    for text in ("AB:e4", "BC:e4", "CD:d4", "AD:e5"):
        play(desk.session, text)
    seen = []
    for ply in (4, 3, 2, 1, 0, 1, 2, 3, 4):
        desk.session.go_to(ply)
        seen.append(on_stage(desk))
    assert seen[:5] == ["DA", "CD", "BC", "AB", ""]
    assert seen[4:] == seen[4::-1]
    desk.check()


def test_a_pair_pulled_apart_goes_home(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.push("A", "B")
    home = desk.scene.arrangement.homes[1].centre
    desk.drag(desk.grip("B"), home)
    assert desk.session.pair is None
    assert on_stage(desk) == ""
    assert not desk.scene.arrangement.free


def test_tidied_a_pair_goes_home(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.push("A", "B")
    desk.view.tidy_up()
    assert on_stage(desk) == ""
    assert desk.session.pair is None
    desk.session.undo()
    assert on_stage(desk) == "AB"


def test_tidied_a_half_board_that_waits_goes_home(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.key("c")
    desk.view.tidy_up()
    assert on_stage(desk) == ""
    assert desk.scene.controls.chosen is None


def test_tidied_a_pair_that_must_be_used_stays(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4, touch=True))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.push("A", "B")
    desk.view.tidy_up()
    assert on_stage(desk) == "AB"


def test_tidied_a_board_of_a_ring_goes_home(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_ring(3))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.key("2")
    assert desk.scene.placement.on_stage
    desk.view.tidy_up()
    assert not desk.scene.placement.on_stage


def test_pushed_again_a_pair_turns_to_the_player_to_move(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    play(desk.session, "AB:e4")
    assert on_stage(desk) == "AB"
    desk.key("ab")
    assert on_stage(desk) == "BA", "b's half lies below now"
    desk.session.undo()
    desk.click(desk.plate("A"))
    desk.click(desk.plate("B"))
    assert on_stage(desk) == "AB"


def test_a_pair_moved_about_on_the_stage_stays(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.push("A", "B")
    lying = desk.poses()
    desk.drag(desk.grip("A"), desk.grip("A") + QPointF(120, -60))
    assert desk.session.pair == Pair(0, 1)
    assert desk.poses() == lying


def test_another_half_board_takes_the_place_of_one_on_the_stage(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.push("A", "B")
    desk.drag(desk.grip("C"), desk.square("Ae2"))
    assert on_stage(desk) == "AC"


def test_a_half_board_dropped_in_the_open_goes_home(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    lying = desk.poses()
    corner = desk.view.mapToScene(QPoint(20, desk.view.viewport().height() - 8))
    desk.drag(desk.grip("A"), corner)
    assert desk.poses() == lying
    assert desk.session.pair is None


def test_a_half_board_dropped_on_the_empty_stage_waits_for_another(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    stage = desk.scene.arrangement.stage
    assert stage is not None
    desk.drag(desk.grip("B"), stage.rect.center())
    assert on_stage(desk) == "B"
    desk.push("C", "B")
    assert on_stage(desk) == "BC"
    desk.session.pull_apart()
    desk.drag(desk.grip("D"), stage.rect.center())
    assert on_stage(desk) == "D"
    desk.escape()
    assert on_stage(desk) == ""


@pytest.mark.parametrize(("x", "y"), [(0, 0), (-150, -200), (150, 200), (0, 100)])
def test_a_half_board_dropped_on_the_stage_is_pushed_against_the_one_that_waits(
    qtbot: QtBot, x: float, y: float
) -> None:
    desk = at_stage(qtbot)
    stage = desk.scene.arrangement.stage
    assert stage is not None
    desk.drag(desk.grip("A"), stage.rect.center())
    assert on_stage(desk) == "A"
    desk.press(desk.grip("B"))
    desk.move(stage.rect.center() + QPointF(x, y))
    assert desk.scene.badge.isVisible(), "what they allow is seen before they are let go of"
    desk.move(desk.scene.arrangement.homes[1].centre)
    assert not desk.scene.badge.isVisible()
    desk.move(stage.rect.center() + QPointF(x, y))
    desk.release(stage.rect.center() + QPointF(x, y))
    assert desk.session.pair == Pair(0, 1)
    assert on_stage(desk) == "AB"


@pytest.mark.parametrize("staged", ["", "AB"])
def test_a_half_board_dropped_on_another_at_home_is_pushed_against_it(
    qtbot: QtBot, staged: str
) -> None:
    desk = at_stage(qtbot)
    if staged:
        desk.push(*staged)
        desk.settle()
    goal = desk.square("Dc2")
    desk.carry(desk.grip("C"), goal)
    assert desk.scene.badge.isVisible(), "what they allow is seen before they are let go of"
    desk.release(goal)
    assert desk.session.pair == Pair(2, 3)
    assert set(on_stage(desk)) == {"C", "D"}


def test_over_its_own_place_and_a_free_table_a_half_board_is_pushed_against_none(
    qtbot: QtBot,
) -> None:
    desk = at_stage(qtbot)
    desk.drag(desk.grip("C"), desk.square("Cd2"))
    assert desk.session.pair is None
    desk.scene.laying.set_layout(Layout.ROWS)
    desk.settle()
    desk.drag(desk.grip("C"), desk.square("Ad1"))
    assert desk.session.pair is None


def test_a_dragged_half_board_grows_over_the_stage(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    stage = desk.scene.arrangement.stage
    assert stage is not None
    grip = desk.grip("B")
    desk.press(grip)
    desk.move(grip + QPointF(30, 30))
    assert desk.board("B").pose.scale == 1.0
    desk.move(stage.rect.center() + QPointF(20, 20))
    assert desk.board("B").pose.scale == stage.scale
    inside = desk.board("B").mapFromScene(stage.rect.center() + QPointF(20, 20))
    assert desk.board("B").area.body.contains(inside), "it stays under the hand"
    desk.move(grip)
    assert desk.board("B").pose.scale == 1.0
    desk.release(grip)


class Ticks:
    """A clock that is moved on by hand."""

    now = 0

    def elapsed(self) -> int:
        return self.now


def test_nothing_jumps(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = at_stage(qtbot, moving=True)
    desk.motion.finish_all()
    ticks = Ticks()
    monkeypatch.setattr(desk.motion, "_clock", ticks)
    before = {item.board: item.pose for item in desk.scene.present}
    play(desk.session, "AB:e4")
    scales = []
    for _ in range(40):
        ticks.now += FRAME_MS
        desk.motion._advance()
        scales.append(desk.scene.boards[0].pose.scale)
        for item in desk.scene.present:
            step = item.pose.centre - before[item.board].centre
            before[item.board] = item.pose
            assert step.manhattanLength() < 4 * SQUARE
    assert scales == sorted(scales)
    assert len(set(scales)) > 8, "it grows by and by"
    assert on_stage(desk) == "AB"


def test_pieces_on_the_stage_are_drawn_for_its_size(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.view.draw_sharp()
    stage = desk.scene.arrangement.stage
    assert stage is not None
    desk.push("A", "B")
    large, small = (desk.piece(name).pixmap().width() for name in ("Ae1", "Ce1"))
    assert large == pytest.approx(small * stage.scale, abs=1)
    on_screen = desk.view.scale_factor * 60 * stage.scale
    assert large == pytest.approx(on_screen, abs=1)


def test_pieces_of_a_pair_that_is_only_looked_at_are_sharp(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.view.draw_sharp()
    desk.scene.resolver.show_pair(Pair(0, 1))
    assert desk.piece("Ae1").pixmap().width() > desk.piece("Ce1").pixmap().width()
    desk.scene.resolver.show_pair(None)
    assert desk.piece("Ae1").pixmap().width() == desk.piece("Ce1").pixmap().width()


def test_pieces_of_a_half_board_held_over_the_stage_are_sharp(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.view.draw_sharp()
    stage = desk.scene.arrangement.stage
    assert stage is not None
    grip = desk.grip("B")
    desk.press(grip)
    desk.move(grip + QPointF(30, 30))
    desk.settle()
    desk.move(stage.rect.center())
    assert desk.piece("Be1").pixmap().width() > desk.piece("Ce1").pixmap().width()
    desk.escape()


def test_homes_follow_the_shape_of_the_window(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    wide = desk.poses()
    desk.view.resize(600, 1000)
    qtbot.waitUntil(lambda: desk.poses() != wide)
    assert all(abs(pose.y) > abs(pose.x) for pose in desk.poses())


def test_on_a_free_table_nothing_is_left_under_another(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(6))
    for letter, onto in (("A", "B"), ("C", "D"), ("B", "F"), ("E", "A"), ("D", "D")):
        goal = desk.board(onto).pose.centre + QPointF(37, 22)
        desk.press(desk.grip(letter))
        desk.move(desk.grip(letter) + QPointF(40, 40))
        desk.move(goal)
        desk.release(goal)
        desk.session.pull_apart()
        desk.settle()
        lying = [(item.area, item.pose) for item in desk.scene.present]
        assert not any(overlap(one, other) for one, other in combinations(lying, 2)), letter


def test_on_a_free_table_a_pair_makes_way_for_others(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    seam = desk.seam("A")
    near = seam.moved_to(seam.centre + QPointF(100, -230))
    desk.scene.laying.lay_down(3, desk.scene.placement.free_place(3, near))
    desk.scene.lay_all()
    for one, other in combinations("ABC", 2):
        desk.key(one)
        desk.key(other)
        desk.settle()
        lying = [(item.area, item.pose) for item in desk.scene.present]
        assert not any(overlap(a, b) for a, b in combinations(lying, 2)), (one, other)
        desk.session.pull_apart()


# Whole boards


def ring_at_stage(qtbot: QtBot, players: int = 4) -> Desk:
    """Return a ring of boards with a stage."""
    desk = Desk(qtbot, a_ring(players))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.scene.focus.fill_stage()
    desk.settle()
    return desk


def shown(desk: Desk) -> set[int]:
    """Return the numbers of the boards that are seen large, from 1."""
    desk.settle()
    return {item.board // 2 + 1 for item in desk.scene.present if item.pose.scale > 1.0}


def test_a_board_of_a_ring_comes_onto_the_stage(qtbot: QtBot) -> None:
    desk = ring_at_stage(qtbot)
    assert shown(desk) == {1}
    desk.key("3")
    assert shown(desk) == {3}
    desk.click(desk.scene.boards[2].plate.mapToScene(QPointF(0, 0)))
    assert shown(desk) == {2}
    squares = desk.pixel(desk.scene.boards[6].mapToScene(QPointF(30, 30)))
    QTest.mouseDClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=squares)
    assert shown(desk) == {4}
    item = desk.scene.boards[2]
    frame = desk.pixel(item.mapToScene(QPointF(40, item.area.body.bottom() - 3)))
    QTest.mouseDClick(desk.view.viewport(), Qt.MouseButton.LeftButton, pos=frame)
    assert shown(desk) == {2}
    desk.check()


def test_a_pair_to_look_at_lies_as_it_will_when_it_is_pushed(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    play(desk.session, "AB:e4")
    desk.settle()
    assert on_stage(desk) == "AB"
    ghost = GhostJoin(desk.scene)
    ghost.show(Pair(0, 1))
    assert on_stage(desk) == "AB", "whose move is shown stays below"
    for board, seen in ((2, "BC"), (3, "BD")):
        ghost.show(Pair(1, board))
        assert on_stage(desk) == seen
    ghost.show(None)
    assert on_stage(desk) == "AB", "and so does what lies there really"


def test_a_new_table_has_the_player_to_move_below(qtbot: QtBot) -> None:
    session = a_session(4)
    play(session, "AB:e4 AB:e5")
    assert on_stage(at_stage(qtbot, session=session)) == "BA", "whose move it was"
    analysed = a_session(4)
    play(analysed, "AB:e4 AB:e5")
    assert analysed.push(Pair(0, 2)) is None
    assert on_stage(at_stage(qtbot, session=store.analysis_of(analysed))) == "CA"
