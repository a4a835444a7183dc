"""The camera's turning: whose seat is at the bottom, and what is seen then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF, QTransform

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.match import BotSeat
from cfanp_gui.table.camera import SeatTurning, angle_for, extent, scale_of
from cfanp_gui.table.layout.geometry import BoardArea, Layout, Lying, Pose, footprint
from cfanp_gui.table.layout.orders import homes_of
from tests.session.play import a_session, play
from tests.table.desk import Desk
from tests.table.layout.areas import AREA, POCKETED, groups, loose

ALWAYS, GENTLE, OFF = SeatTurning.ALWAYS, SeatTurning.GENTLE, SeatTurning.OFF


@pytest.mark.parametrize(
    ("seat", "camera", "turning", "wanted"),
    [
        (180.0, 0.0, OFF, 0.0),
        (180.0, 0.0, GENTLE, 180.0),
        (0.0, 180.0, GENTLE, 0.0),
        (60.0, 0.0, GENTLE, 0.0),
        (120.0, 0.0, GENTLE, 180.0),
        (120.0, 180.0, GENTLE, 180.0),
        (120.0, 0.0, ALWAYS, 240.0),
        (0.0, 240.0, ALWAYS, 0.0),
    ],
)
def test_how_far_the_view_turns(
    seat: float, camera: float, turning: SeatTurning, wanted: float
) -> None:
    assert angle_for(Pose(0, 0, seat), camera, turning) == wanted


def in_a_ring(area: BoardArea, count: int) -> list[Lying]:
    """Half-boards that lie around the table."""
    poses = homes_of(groups(loose(count)), 1.5, Layout.ROUND).values()
    return [(area, pose) for pose in poses]


@pytest.mark.parametrize("camera", [0.0, 60.0, 90.0, 180.0, 233.0])
@pytest.mark.parametrize("count", [2, 3, 8])
def test_the_extent_holds_every_corner(camera: float, count: int) -> None:
    lying = in_a_ring(AREA, count)
    rect, turned = extent([footprint(*one) for one in lying], camera, 10)
    for _, pose in lying:
        for x, y in ((-260, -120), (260, -120), (-260, 180), (260, 180)):
            corner = turned.map(pose.transform().map(QPointF(x, y)) + pose.centre)
            assert rect.contains(corner)


@pytest.mark.parametrize("camera", [0.0, 51.0, 90.0, 180.0])
def test_the_extent_holds_every_pocket(camera: float) -> None:
    bare, _ = extent([footprint(*one) for one in in_a_ring(AREA, 4)], camera, 10)
    pocketed = [footprint(*one) for one in in_a_ring(POCKETED, 4)]
    rect, turned = extent(pocketed, camera, 10)
    assert POCKETED.pocket_rect is not None
    for _, pose in in_a_ring(POCKETED, 4):
        own = pose.transform().map(QPolygonF(POCKETED.pocket_rect)).translated(pose.centre)
        pocket = turned.map(own).boundingRect()
        assert rect.contains(pocket)
        assert not bare.contains(pocket)


def test_the_scale_does_not_depend_on_the_turning() -> None:
    for angle in (0, 30, 90, 200):
        turned = QTransform().rotate(angle) * QTransform.fromScale(0.7, 0.7)
        assert scale_of(turned) == pytest.approx(0.7)


@pytest.mark.parametrize("layout", list(Layout))
def test_the_seat_to_move_comes_to_the_bottom(qtbot: object, layout: Layout) -> None:
    desk = Desk(qtbot, a_session(5))  # type: ignore[arg-type]
    desk.scene.laying.set_layout(layout)
    desk.view.set_turning(ALWAYS)
    for text, letter in (("AB:e4", "B"), ("BC:e4", "C"), ("CD:e4", "D"), ("DE:e4", "E")):
        play(desk.session, text)
        desk.session.pull_apart()
        desk.settle()
        own = desk.pixel(desk.board(letter).mapToScene(QPointF(0, 100)))
        seam = desk.pixel(desk.board(letter).mapToScene(QPointF(0, -100)))
        assert own.y() - seam.y() > 10
        assert abs(own.x() - seam.x()) <= 2
        # Pieces stand upright however the view is turned.
        item = desk.piece(f"{letter}e1")
        top, foot = (desk.pixel(item.mapToScene(QPointF(0, y))) for y in (-25, 25))
        assert foot.y() > top.y()
        assert abs(foot.x() - top.x()) <= 1


def test_a_turned_table_is_played_on_like_any_other(qtbot: object) -> None:
    desk = Desk(qtbot, a_session(2))  # type: ignore[arg-type]
    desk.view.set_turning(ALWAYS)
    desk.move_piece("Ae2", "Ae4")
    assert desk.scene.placement.camera == 180.0
    desk.move_piece("Bd2", "Bd4")
    assert desk.scene.placement.camera == 0.0
    assert desk.session.node.ply == 2
    desk.check()


def test_the_view_does_not_turn_to_a_bot(qtbot: object) -> None:
    session = a_session(2)
    substitute(session, 2, "Bot", BotSeat("club"))
    desk = Desk(qtbot, session)  # type: ignore[arg-type]
    desk.view.set_turning(ALWAYS)
    desk.move_piece("Ae2", "Ae4")
    assert desk.session.node.ply == 1
    assert desk.scene.placement.camera == 0.0
    desk.drag(desk.square("Bd2"), desk.square("Bd4"))
    assert desk.session.node.ply == 1, "it is the bot's to move"
    substitute(session, 2, "Ben")
    desk.move_piece("Bd2", "Bd4")
    assert desk.session.node.ply == 2


@pytest.mark.parametrize(
    ("layout", "turning"),
    [(Layout.ROWS, GENTLE), (Layout.ROUND, ALWAYS), (Layout.ROUND, GENTLE), (Layout.STAGE, ALWAYS)],
)
def test_whoever_is_to_move_reads_the_joined_board_from_below(
    qtbot: object, layout: Layout, turning: SeatTurning
) -> None:
    desk = Desk(qtbot, a_session(4))  # type: ignore[arg-type]
    desk.scene.laying.set_layout(layout)
    desk.view.set_turning(turning)
    for text, letter in (("AB:e4", "B"), ("BC:e4", "C"), ("CD:e4", "D"), ("AD:e5", "A"),
                         ("AC:Nf3", "B")):  # fmt: skip
        play(desk.session, text)
        desk.settle()
        if layout is Layout.STAGE and letter not in text[:2]:
            continue  # the pair stays on the stage as it lies, and at home nobody is turned to
        own = desk.pixel(desk.board(letter).mapToScene(QPointF(0, 100)))
        seam = desk.pixel(desk.board(letter).mapToScene(QPointF(0, -100)))
        assert own.y() - seam.y() > (10 if turning is ALWAYS else -2), (text, letter)
    desk.check()


def test_a_half_board_laid_by_hand_stays_under_the_hand(qtbot: object) -> None:
    desk = Desk(qtbot, a_session(4))  # type: ignore[arg-type]
    before = desk.view.transform()
    step = QPointF(0, -40)
    desk.drag(desk.grip("A"), desk.grip("A") + step)
    assert desk.view.transform() == before
    assert desk.scene.arrangement.free
    desk.drag(desk.grip("A"), desk.grip("A") + QPointF(0, 400))
    desk.settle()
    assert desk.view.transform() != before, "what would be out of sight is shown"


def test_turning_by_hand_keeps_everything_in_sight(qtbot: object) -> None:
    desk = Desk(qtbot, a_session(4))  # type: ignore[arg-type]
    port = desk.view.viewport().rect()
    for _ in range(4):
        desk.view.turn_by(90)
        for item in desk.scene.boards.values():
            for corner in (item.mapRectToScene(item.boundingRect()).topLeft(),
                           item.mapRectToScene(item.boundingRect()).bottomRight()):  # fmt: skip
                assert port.contains(desk.pixel(corner))
    assert desk.scene.placement.camera == 0.0
