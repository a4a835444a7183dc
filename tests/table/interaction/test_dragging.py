"""How far a hand must move, what follows it, and where it lays things; scenarios have the rest."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.session import store
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.animator import FRAME_MS
from cfanp_gui.table.interaction.pointer import BOARD_DRAG, PIECE_DRAG
from cfanp_gui.table.interaction.sketching import DRAG
from cfanp_gui.table.layers.hit_test import Hit
from cfanp_gui.table.layers.piece_items import GhostItem
from cfanp_gui.table.layers.surface import Z
from cfanp_gui.table.layout.geometry import SQUARE, Layout, facing, overlap
from cfanp_gui.table.view import EdgeFocus
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at, square_named
from tests.session.rows import AT_THE_SEAM, square
from tests.table.desk import RIGHT, Desk, at, at_stage, close, on_stage, row_desk, time_is_up
from tests.table.ring import STOCKED, RingDesk, a_ring, board_square


@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
def test_drags_begin_after_pixels_of_the_screen_whatever_the_zoom(
    qtbot: QtBot, zoom: float
) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.view.scale(zoom, zoom)
    desk.view.centerOn(desk.grip("A"))
    item, board = desk.piece("Ae2"), desk.board("A")
    for start, least in ((desk.grip("A"), BOARD_DRAG), (desk.square("Ae2"), PIECE_DRAG)):
        for distance, moves in ((least - 1, False), (least, True)):
            before = (item.scenePos(), board.pose)
            here = desk.pixel(start)
            desk.press(here)
            desk.move(here + QPoint(distance, 0))
            off = (item.scenePos() - before[0]).manhattanLength()
            assert (off > 0.5 or board.pose != before[1]) is moves, (least, distance)
            desk.escape()
            desk.release(start)
    desk.check()


def test_a_board_snaps_within_three_quarters_and_lets_go_beyond_five_quarters(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    seam, seat, home = desk.seam("C"), desk.seat_of("A", "C"), desk.board("C").pose
    desk.press(desk.grip("A"))
    desk.move(desk.grip("A") + QPointF(30, 30))
    for away, joined in ((0.8, False), (0.7, True), (1.2, True), (1.3, False), (0.8, False)):
        desk.move(seat + desk.away("C", away))
        assert (desk.board("A").pose == seam) is joined, away
        assert bool(desk.scene.note_line) is joined, away
    desk.move(seat)
    assert desk.board("A").opacity() < 1, "it is only a picture"
    assert desk.session.pair is None
    desk.release(seat)
    assert desk.session.pair == pair("AC")
    assert close(desk.board("A").pose, seam), "the one that is dragged is the one that moves"
    assert desk.board("C").pose == home
    desk.check()


def test_nothing_is_pointed_at_while_a_board_is_carried(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    hits: list[Hit] = []
    desk.scene.pointed.connect(hits.append)
    goal = desk.seat_of("A", "C")
    desk.carry(desk.grip("A"), goal)
    assert hits[-1] == desk.scene.under == Hit()
    desk.release(goal)
    assert desk.session.pair == pair("AC")
    assert desk.scene.under == desk.scene.hit(goal) != Hit()


def test_a_half_board_let_go_elsewhere_stays_where_it_lies(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    was = desk.board("A").pose
    step = QPointF(-1.5 * SQUARE, 0.9 * SQUARE)
    desk.drag(desk.grip("A"), desk.grip("A") + step)
    moved = desk.board("A").pose
    assert (moved.centre - was.centre - step).manhattanLength() < 3
    desk.push("B", "C")
    assert desk.board("A").pose == moved
    desk.view.tidy_up()
    assert desk.board("A").pose == was
    desk.check()


def test_a_board_of_two_halves_is_dragged_as_one(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    lower, upper = desk.scene.boards[0], desk.scene.boards[1]
    start, by = desk.grip("A"), desk.away("A", 1.5)
    desk.carry(start, start + by)
    assert upper.pose == facing(lower.pose, lower.spec, upper.spec, desk.scene.placement.join)
    desk.release(start + by)
    assert (lower.pose.centre - desk.scene.arrangement.homes[0].centre).manhattanLength() < 0.01
    assert upper.pose == facing(lower.pose, lower.spec, upper.spec, desk.scene.placement.join)
    desk.scene.laying.walk(True)
    desk.check_table()


def test_what_is_captured_is_the_same_piece_in_its_pocket_and_what_may_not_return_is_pale(
    qtbot: QtBot,
) -> None:
    desk = RingDesk(qtbot, a_ring(), moving=True)
    desk.session.propose(desk.session.game.parse_action("1:e2e4"))
    desk.session.propose(desk.session.game.parse_action("1:d7d5"))
    desk.rest()
    taken = desk.scene.pieces[board_square("1d5")]
    desk.drag(desk.at("1e4"), desk.at("1d5"))
    assert desk.scene.layer.pockets[5] == [taken], "Anna has Black on board 3"
    desk.check_table()
    desk.session.undo()
    assert desk.scene.pieces[board_square("1d5")] is taken
    desk.check_table()
    stocked = RingDesk(qtbot, a_ring(text=STOCKED))
    items = stocked.scene.layer.pockets[0]
    assert [item.opacity() for item in items] == [1.0, pytest.approx(0.55), 1.0, 1.0, 1.0]
    stocked.carry(items[2].scenePos(), stocked.at("1b1"))
    lifted = [item.piece.set for item in items if item.zValue() == Z.LIFTED]
    assert lifted == [2], "whichever Knight is taken, the one that goes first is carried"
    stocked.release(stocked.at("1b1"))
    assert stocked.scene.pieces[board_square("1b1")] is items[3]


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
    staged = at_stage(qtbot)
    staged.session.push(pair("CD"))
    staged.move_piece("Ae2", "Ae3")
    staged.carry(staged.square("Ae3"), staged.square("Dd3"))
    qtbot.waitUntil(lambda: staged.scene.placement.shown == pair("AD"))
    staged.settle()
    (ghost,) = ghosts(staged)
    there, piece = ghost.sceneTransform(), staged.piece("Ad2").sceneTransform()
    assert (there.m11(), there.m12()) == pytest.approx((piece.m11(), piece.m12())), "upright"
    staged.escape()
    assert not ghosts(staged)


@pytest.mark.slow
def test_causes_go_out_by_themselves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.push("B", "A")
    desk.move_piece("Ae2", "Ae1")
    assert desk.marked(Mark.CAUSE)
    qtbot.waitUntil(lambda: not desk.marked(Mark.CAUSE), timeout=60_000)


# The stage


def test_a_dragged_half_board_grows_over_the_stage_with_sharp_pieces(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.view.draw_sharp()
    stage = desk.scene.arrangement.stage
    assert stage is not None
    grip, over = desk.grip("D"), stage.rect.center() + QPointF(20, 20)
    desk.press(grip)
    desk.move(grip + QPointF(30, 30))
    assert desk.board("D").pose.scale == 1.0
    desk.settle()
    desk.move(over)
    assert desk.board("D").pose.scale == stage.scale
    assert desk.piece("De1").pixmap().width() > desk.piece("Ce1").pixmap().width()
    desk.move(grip)
    assert desk.board("D").pose.scale == 1.0
    desk.release(grip)
    large, small = (desk.piece(name).pixmap().width() for name in ("Ae1", "Ce1"))
    assert large == pytest.approx(small * stage.scale, abs=1)
    assert large == pytest.approx(desk.view.scale_factor * SQUARE * stage.scale, abs=1)


def test_nothing_jumps_on_its_way_onto_the_stage(qtbot: QtBot) -> None:
    desk = at_stage(qtbot, moving=True)
    desk.rest()
    before = {item.board: item.pose for item in desk.present}
    desk.session.push(pair("AC"))
    scales = []
    for _ in range(40):
        desk.wait(FRAME_MS)
        scales.append(desk.scene.boards[2].pose.scale)
        for item in desk.present:
            step = item.pose.centre - before[item.board].centre
            before[item.board] = item.pose
            assert step.manhattanLength() < 4 * SQUARE
    assert scales == sorted(scales)
    assert len(set(scales)) > 8, "it grows by and by"
    assert on_stage(desk) == "AC"


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
        assert desk.scene.hit(goal).item is desk.board(letter), "the one that lies on top"
        desk.release(goal)
        desk.session.pull_apart()
        desk.settle()
        lying = [(item.area, item.pose) for item in desk.present]
        assert not any(overlap(one, other) for one, other in combinations(lying, 2)), letter


# Drawing with the right button, and holding a piece at the edge of the view


def test_what_is_being_drawn_is_seen_and_keys_choose_what_and_whether(qtbot: QtBot) -> None:
    game = a_session(4)
    play(game, "AB:e4 BC:e4")
    desk = Desk(qtbot, store.analysis_of(game))
    start = desk.pixel(desk.square("Ab1"))
    desk.press(start, RIGHT)
    for distance, drawn in ((DRAG - 1, 0), (DRAG, 1)):
        desk.move(start + QPoint(distance, 0))
        assert len(desk.scene.arrows.items) == drawn, "a ring, while it is on its square"
    for goal in ("Ac3", "Cd4"):
        desk.move(desk.square(goal))
        (shape,) = desk.scene.arrows.arrows["sketch"]
        assert shape.target == square_named(goal)
    desk.release(desk.plate("A"), RIGHT)
    desk.settle()
    assert not desk.scene.arrows.arrows
    port, spot = desk.view.viewport(), desk.pixel(desk.square("Bd3"))
    for held, drawn in (
        (Qt.KeyboardModifier.ControlModifier, Drawings()),
        (Qt.KeyboardModifier.ShiftModifier, Drawings((), (Ring(square_named("Bd3"), "R"),))),
    ):
        QTest.mouseClick(port, RIGHT, held, spot)
        assert desk.session.node.drawings == drawn
    start, goal = desk.pixel(desk.square("Ab1")), desk.pixel(desk.square("Ac3"))
    QTest.mousePress(port, RIGHT, Qt.KeyboardModifier.ShiftModifier, start)
    QTest.mouseMove(port, goal)
    desk.move(desk.square("Ac3"))
    QTest.mouseRelease(port, RIGHT, Qt.KeyboardModifier.ShiftModifier, goal)
    desk.settle()
    (shape,) = desk.scene.arrows.arrows["drawn"]
    assert (shape.army, shape.colour) == (None, "#c0392b")
    # In an opened record, what was drawn is shown, and a click draws nothing.
    game.annotations.draw(Drawings((Arrow(square_named("Ab1"), square_named("Bc3"), 0),)))
    opened = Desk(qtbot, store.session_of(store.record_of(game), game.match.colours))
    opened.settle()
    assert opened.scene.arrows.arrows
    QTest.mouseClick(opened.view.viewport(), RIGHT, pos=opened.pixel(opened.square("Bd3")))
    assert not opened.session.node.drawings.rings


def test_a_piece_held_at_the_edge_of_the_view_brings_the_next_board(qtbot: QtBot) -> None:
    desk = row_desk(qtbot, AT_THE_SEAM, focus=1)
    start = desk.pixel(at(desk, "1:n7"))
    edge = QPoint(desk.view.viewport().width() - 5, start.y())
    desk.press(start)
    desk.move(start + QPoint(20, 0))
    desk.move(edge)
    assert desk.scene.focus.boards == (0,), "not at once"
    assert time_is_up(*desk.view.findChildren(EdgeFocus))
    assert desk.scene.focus.boards == (1,)
    held = desk.scene.pieces[square("1:n7")]
    assert (desk.pixel(held.scenePos()) - edge).manhattanLength() <= 3, "under the pointer"
    desk.move(edge)
    assert not time_is_up(*desk.view.findChildren(EdgeFocus))
    assert desk.scene.focus.boards == (1,), "it has to leave the edge before the view goes on"
    desk.move(at(desk, "2:a7"))
    desk.release(at(desk, "2:a7"))
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "1:n7>2:a7"
    desk.check()
    passing = row_desk(qtbot, AT_THE_SEAM, focus=1)
    passing.press(start)
    passing.move(start + QPoint(20, 0))
    passing.move(edge)
    passing.move(at(passing, "1:n7"))
    let_go = row_desk(qtbot, AT_THE_SEAM, focus=1)
    let_go.press(start)
    let_go.move(start + QPoint(20, 0))
    let_go.move(edge)
    let_go.release(edge)
    whole = row_desk(qtbot, AT_THE_SEAM)
    whole.press(at(whole, "1:n7"))
    whole.move(at(whole, "2:a7"))
    whole.move(QPoint(whole.view.viewport().width() - 5, whole.pixel(at(whole, "1:n7")).y()))
    for one in (passing, let_go, whole):
        time_is_up(*one.view.findChildren(EdgeFocus))
    assert passing.scene.focus.boards == (0,), "it only passed the edge"
    assert let_go.scene.focus.boards == (0,), "it was let go there"
    assert whole.scene.focus.boards is None, "all are shown"
    for one in (passing, whole):
        one.escape()


def test_a_held_piece_has_the_size_of_the_board_below(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.push("A", "B")
    desk.press(desk.square("Ab1"))
    for there in ("Cc3", "Ad4"):
        desk.move(desk.square(there))
        seen = desk.scene.pieces[square_named("Ab1")].sceneTransform().map(QLineF(0, 0, 1, 0))
        assert seen.length() == pytest.approx(desk.board(there[0]).pose.scale), there
    desk.escape()
    desk.check()


def test_a_piece_given_up_glides_off_and_back(qtbot: QtBot) -> None:
    owing = f"{cfen(3, 'Ka:Aa1 Qa:Ab4 Na:Ad3 Pa:Ah2 Kb:Ba1 Kc:Ca1')} d=1:3;l=a:R"
    desk = Desk(qtbot, session_at(owing, exchange=True), moving=True)
    item, there = desk.piece("Ad3"), desk.square("Ad3")
    assert desk.session.propose(desk.session.game.parse_action("-Ad3")) is None
    desk.wait(FRAME_MS * 10)
    assert (item.scenePos() - there).manhattanLength() > SQUARE / 2
    assert item.opacity() < 1
    desk.check()
    desk.session.undo()
    back = desk.piece("Ad3")
    assert (back.scenePos() - there).manhattanLength() > SQUARE / 2
    desk.check()
