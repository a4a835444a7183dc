"""Arrows over the pieces: by whom they are shown, and where they lie."""

import pytest
from PySide6.QtCore import QLineF, QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.arrows import ArrowItem, ArrowShape, RingItem, RingShape
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layout.geometry import SQUARE
from tests.session.play import a_session, square_named
from tests.table.desk import Desk


def shape(source: str, target: str, army: int | None = 0, dashed: bool = False) -> ArrowShape:
    """Return an arrow between squares named with their half-boards."""
    return ArrowShape(square_named(source), square_named(target), army, dashed)


def item_of(desk: Desk, wanted: ArrowShape) -> ArrowItem:
    """Return the item drawn for an arrow."""
    (found,) = (one for one in desk.scene.arrows.items if one.drawn == wanted)
    assert isinstance(found, ArrowItem)
    return found


def ends(desk: Desk, wanted: ArrowShape) -> tuple[float, float]:
    """Return the distances of an arrow's ends from its squares' middles, in squares there."""
    line = item_of(desk, wanted).line
    found = []
    for point, square in ((line.p1(), wanted.source), (line.p2(), wanted.target)):
        size = SQUARE * desk.scene.boards[square.board].pose.scale
        found.append(QLineF(point, desk.scene.centre_of(square)).length() / size)
    return found[0], found[1]


def test_each_source_shows_its_own_and_what_two_show_is_drawn_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    arrows = desk.scene.arrows
    first, second, ring = shape("Ab1", "Ac3"), shape("Bb1", "Bc3", 1), RingShape(
        square_named("Ae1"))  # fmt: skip

    def drawn() -> set[ArrowShape | RingShape]:
        found = [one.drawn for one in arrows.items]
        assert len(found) == len(set(found))
        on_scene = [one for one in desk.scene.items() if isinstance(one, ArrowItem | RingItem)]
        assert len(on_scene) == len(found)
        watched = {board.posed is not None for board in desk.scene.boards.values()}
        assert watched == {bool(found)}, "boards tell where they lie only while it matters"
        return set(found)

    arrows.show("threats", [first, first])
    arrows.show("turn", [second, first], [ring])
    assert drawn() == {first, second, ring}
    arrows.clear("threats")
    assert set(arrows.arrows) == {"turn"}
    assert drawn() == {first, second, ring}
    arrows.show("turn", [first])
    assert drawn() == {first}, "the ring is gone as well"
    arrows.clear("turn")
    arrows.clear("turn")
    assert drawn() == set()


def test_an_arrow_follows_boards_under_the_hand_on_their_way_home_and_on_the_stage(
    qtbot: QtBot,
) -> None:
    desk = Desk(qtbot, a_session(4))
    wanted = shape("Ab1", "Cc3")
    desk.scene.arrows.show("test", [wanted])
    before, where = ends(desk, wanted), item_of(desk, wanted).line
    assert 0.2 < before[0] < 0.4, "the piece is seen beside the badge"
    assert 0.1 < before[1] < 0.25
    desk.carry(desk.grip("A"), desk.grip("A") + QPointF(150, -90))
    assert item_of(desk, wanted).line.p1() != where.p1()
    assert ends(desk, wanted) == pytest.approx(before, abs=0.02)
    desk.escape()
    assert ends(desk, wanted) == pytest.approx(before, abs=0.02)
    desk.push("A", "B")
    assert desk.session.pair is not None
    assert ends(desk, wanted) == pytest.approx(before, abs=0.02), "larger and turned"
    for letter in range(4):
        desk.scene.board_layer.raise_board(letter)
    boards = [one.zValue() for one in desk.scene.items() if isinstance(one, BoardItem)]
    assert item_of(desk, wanted).zValue() > max(boards)


def test_arrows_that_join_the_same_squares_run_side_by_side(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    shapes = [shape("Ab1", "Bc3", 0), shape("Bc3", "Ab1", 1), shape("Ab1", "Bc3", 2, dashed=True)]
    desk.scene.arrows.show("one", shapes[:2])
    desk.scene.arrows.show("two", shapes[2:])
    lines = [item_of(desk, one).line for one in shapes]
    gaps = []
    for number, line in enumerate(lines):
        unit = line.unitVector()
        across = QPointF(-unit.dy(), unit.dx())
        for other in lines[number + 1 :]:
            gaps.append(abs(QPointF.dotProduct(line.center() - other.center(), across)))
    assert min(gaps) > 0.15 * SQUARE


def test_the_mouse_passes_arrows_and_rings(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.arrows.show("test", [shape("Ad2", "Ae4")], [RingShape(square_named("Ae2"))])
    (ring,) = (one for one in desk.scene.arrows.items if isinstance(one, RingItem))
    middle = ring.mapToScene(ring.boundingRect().center())
    assert (middle - desk.square("Ae2")).manhattanLength() < 0.01
    assert ring.zValue() < desk.scene.pieces[square_named("Ae2")].zValue(), "it hides no piece"
    desk.push("A", "B")
    desk.move_piece("Ae2", "Ae4")
    desk.check()
    assert square_named("Ae4") in desk.session.position.pieces()
