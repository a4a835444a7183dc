"""Arrows over the pieces: by whom they are shown, where they lie, and that they are seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.arrows import ArrowItem, ArrowShape, RingItem, RingShape
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import DARK, DEAD, LIGHT
from tests.session.play import a_session, play, square_named
from tests.table.desk import Desk


def shape(source: str, target: str, army: int | None = 0, dashed: bool = False) -> ArrowShape:
    """Return an arrow between squares named with their half-boards."""
    return ArrowShape(square_named(source), square_named(target), army, dashed)


def item_of(desk: Desk, wanted: ArrowShape) -> ArrowItem:
    """Return what is drawn for an arrow."""
    (found,) = (one for one in desk.scene.arrows.items if one.drawn == wanted)
    assert isinstance(found, ArrowItem)
    return found


def ends(desk: Desk, wanted: ArrowShape) -> tuple[float, float]:
    """Return how far the ends of an arrow are from its squares' middles, in squares there."""
    line = item_of(desk, wanted).line
    found = []
    for point, square in ((line.p1(), wanted.source), (line.p2(), wanted.target)):
        size = SQUARE * desk.scene.boards[square.board].pose.scale
        found.append(QLineF(point, desk.scene.centre_of(square)).length() / size)
    return found[0], found[1]


def test_an_arrow_leads_from_square_to_square_of_any_boards(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    wanted = shape("Ab1", "Cc3")
    desk.scene.arrows.show("test", [wanted])
    start, stop = ends(desk, wanted)
    assert 0.2 < start < 0.4, "the piece is seen beside the badge"
    assert 0.1 < stop < 0.25


def test_each_source_shows_its_own(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    first, second = shape("Ab1", "Ac3"), shape("Bb1", "Bc3", 1)
    desk.scene.arrows.show("threats", [first])
    desk.scene.arrows.show("turn", [second], [RingShape(square_named("Ae1"))])
    assert {one.drawn for one in desk.scene.arrows.items} == {
        first, second, RingShape(square_named("Ae1")),
    }  # fmt: skip
    desk.scene.arrows.clear("threats")
    assert set(desk.scene.arrows.arrows) == {"turn"}
    assert [one.drawn for one in desk.scene.arrows.items if isinstance(one, ArrowItem)] == [second]
    desk.scene.arrows.show("turn", [first])
    assert [one.drawn for one in desk.scene.arrows.items] == [first], "the ring is gone as well"
    desk.scene.arrows.clear("turn")
    desk.scene.arrows.clear("turn")
    assert not desk.scene.arrows.items
    assert not [one for one in desk.scene.items() if isinstance(one, ArrowItem | RingItem)]


def test_the_same_arrow_of_two_sources_is_drawn_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    one = shape("Ab1", "Ac3")
    desk.scene.arrows.show("threats", [one, one])
    desk.scene.arrows.show("turn", [one])
    assert len(desk.scene.arrows.items) == 1
    desk.scene.arrows.clear("threats")
    assert len(desk.scene.arrows.items) == 1


def test_arrows_follow_a_board_under_the_hand_and_on_its_way_home(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    wanted = shape("Ab1", "Cc3")
    desk.scene.arrows.show("test", [wanted])
    before, where = ends(desk, wanted), item_of(desk, wanted).line
    desk.carry(desk.grip("A"), desk.grip("A") + QPointF(150, -90))
    assert item_of(desk, wanted).line.p1() != where.p1()
    assert ends(desk, wanted) == pytest.approx(before, abs=0.02)
    desk.escape()
    assert ends(desk, wanted) == pytest.approx(before, abs=0.02)
    desk.push("A", "B")
    assert desk.session.pair is not None
    assert ends(desk, wanted) == pytest.approx(before, abs=0.02), "on the stage, larger and turned"


def test_boards_tell_nobody_where_no_arrow_is_shown(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    assert "arrows" not in vars(desk.scene), "made when they are wanted"
    desk.scene.refresh_now()
    assert "arrows" not in vars(desk.scene)
    desk.scene.arrows.show("test", [shape("Ab1", "Ac3")])
    assert all(board.posed is not None for board in desk.scene.boards.values())
    desk.scene.arrows.clear("test")
    assert all(board.posed is None for board in desk.scene.boards.values())


def test_arrows_that_join_the_same_squares_run_side_by_side(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    there, back = shape("Ab1", "Bc3", 0), shape("Bc3", "Ab1", 1)
    third = shape("Ab1", "Bc3", 2, dashed=True)
    desk.scene.arrows.show("one", [there, back])
    desk.scene.arrows.show("two", [third])
    lines = [item_of(desk, one).line for one in (there, back, third)]
    gaps = []
    for number, line in enumerate(lines):
        for other in lines[number + 1 :]:
            away = line.center() - other.center()
            unit = line.unitVector()
            across = QPointF(-unit.dy(), unit.dx())
            gaps.append(abs(QPointF.dotProduct(away, across)))
    assert min(gaps) > 0.15 * SQUARE


def seen(desk: Desk, item: ArrowItem, aside: float = 0.0) -> list[QColor]:
    """Return the colours across an arrow's middle, as they are seen, pixel by pixel."""
    desk.settle()
    line = item.line
    unit = line.unitVector()
    across = QPointF(-unit.dy(), unit.dx())
    middle = line.pointAt(0.5 + aside)
    picture = desk.view.grab().toImage()
    return [
        picture.pixelColor(desk.pixel(middle + across * (step / desk.view.scale_factor / 2)))
        for step in range(-16, 17)
    ]


def near(one: QColor, other: QColor) -> bool:
    """Return whether two colours are the same but for smoothing."""
    return all(abs(a - b) < 40 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_it_wears_its_armys_paint_within_light_within_dark(qtbot: QtBot, theme: object) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.set_theme(theme)  # type: ignore[arg-type]
    wanted = shape("Ab1", "Bc3", 1)
    desk.scene.arrows.show("test", [wanted])
    colours = seen(desk, item_of(desk, wanted))
    paint = QColor(desk.session.match.colours[1])
    assert any(near(one, paint) for one in colours)
    assert min(one.lightness() for one in colours) < 90, "a dark edge"
    assert max(one.lightness() for one in colours) > 200, "and a light one"


def test_a_dashed_arrow_has_gaps(qtbot: QtBot) -> None:
    """Line style tells a defence, not colour alone."""
    desk = Desk(qtbot, a_session(3))
    paint = QColor(desk.session.match.colours[1])
    painted = {}
    for dashed in (False, True):
        wanted = shape("Ab1", "Bc3", 1, dashed)
        desk.scene.arrows.show("test", [wanted])
        found = [seen(desk, item_of(desk, wanted), step / 100) for step in range(-12, 13)]
        painted[dashed] = sum(any(near(one, paint) for one in some) for some in found)
    assert painted[False] == 25
    assert 8 < painted[True] < 22


def test_between_neighbours_the_head_tells_a_dashed_arrow(qtbot: QtBot) -> None:
    """There is no room for dashes."""
    desk = Desk(qtbot, a_session(3))
    desk.view.zoom(3)
    middles = {}
    for dashed in (False, True):
        wanted = shape("Ae3", "Ad3", 1, dashed)
        desk.scene.arrows.show("test", [wanted])
        desk.view.centerOn(desk.square("Ae3"))
        desk.settle()
        line = item_of(desk, wanted).line
        back = line.unitVector()
        size = SQUARE * 0.34 * 2 / 3
        at = desk.pixel(line.p2() - QPointF(back.dx(), back.dy()) * size)
        middles[dashed] = desk.view.grab().toImage().pixelColor(at)
    assert near(middles[False], QColor(desk.session.match.colours[1]))
    assert middles[True].lightness() > 240


def test_its_tail_has_the_letter_of_its_army_and_a_captors_ring(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, "AB:e4 AB:e5 BC:d5 AB:Bc4 AB:Nc6 BC:Nf6 AB:Qh5 AB:Nf6 BC:Nc6 AB:Qxf7")
    own, taken, neutral = shape("Aa1", "Aa3"), shape("Ba1", "Ba3", 1), shape("Ab1", "Ab3", None)
    desk.scene.arrows.show("test", [own, taken, neutral])
    first, second = desk.session.match.colours[:2]
    assert item_of(desk, own).ink == (QColor(first), BadgeLook("a", first, 0))
    assert item_of(desk, taken).ink == (QColor(second), BadgeLook("b", second, 1, first))
    assert item_of(desk, neutral).ink.badge is None, "it is nobody's"


def captor_of(desk: Desk, wanted: ArrowShape) -> str | None:
    """Return the paint of the ring round the badge on an arrow."""
    badge = item_of(desk, wanted).ink.badge
    assert badge is not None
    return badge.captor


def test_its_paint_follows_the_position(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, "AB:e4 AB:e5 BC:d5 AB:Bc4 AB:Nc6 BC:Nf6 AB:Qh5 AB:Nf6 BC:Nc6")
    wanted = shape("Ba1", "Ba3", 1)
    desk.scene.arrows.show("test", [wanted])
    assert captor_of(desk, wanted) is None
    play(desk.session, "AB:Qxf7")
    desk.settle()
    assert captor_of(desk, wanted) == desk.session.match.colours[0]


def test_the_mouse_passes_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.arrows.show("test", [shape("Ad2", "Ae4")], [RingShape(square_named("Ae2"))])
    desk.push("A", "B")
    desk.move_piece("Ae2", "Ae4")
    desk.check()
    assert square_named("Ae4") in desk.session.position.pieces()


def test_a_ring_lies_round_its_square(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.arrows.show("test", (), [RingShape(square_named("Ae4"), 2, dashed=True)])
    (ring,) = desk.scene.arrows.items
    assert isinstance(ring, RingItem)
    assert (ring.boundingRect().center() - desk.square("Ae4")).manhattanLength() < 0.01
    paint = QColor(desk.session.match.colours[2])
    picture, middle = desk.view.grab().toImage(), desk.pixel(desk.square("Ae4"))
    half = round(0.55 * SQUARE * desk.view.scale_factor)
    row = [picture.pixelColor(middle.x() + x, middle.y() + y) for x in range(-half, half + 1)
           for y in (-half // 3, 0, half // 3)]  # fmt: skip
    assert any(near(one, paint) for one in row)


@pytest.mark.parametrize("angle", [0, 90, 137])
def test_it_lies_over_every_board_and_is_painted_however_the_view_is_turned(
    qtbot: QtBot, angle: float
) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.arrows.show("test", [shape("Ab1", "Cc3")])
    for letter in range(4):
        desk.scene.board_layer.raise_board(letter)
    (item,) = desk.scene.arrows.items
    assert all(
        item.zValue() > one.zValue() for one in desk.scene.items() if isinstance(one, BoardItem)
    )
    desk.view.turn_by(angle)
    desk.view.grab()


def test_the_dead_are_grey(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, "resign:2")
    wanted = shape("Bb1", "Bc3", 1)
    desk.scene.arrows.show("test", [wanted])
    ink = item_of(desk, wanted).ink
    assert ink.badge is not None
    assert ink.badge.dead
    assert ink.colour == DEAD
