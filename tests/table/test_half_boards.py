"""Half-boards of any size and look on the table, and the strip between them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import STRIP, Look, Pair, Square
from cfanp_gui.session import store
from cfanp_gui.table.layout.geometry import SQUARE, Layout, overlap, square_centre
from tests.session.halves import XIANGQI, HalvesPosition, Reflected, a_session, position
from tests.slow import some
from tests.table.access.listener import Listener, Text, do, name
from tests.table.desk import RIGHT, Desk

AB, AC = Pair(0, 1), Pair(0, 2)
LAYOUTS = pytest.mark.parametrize("layout", Layout)


def laid(qtbot: QtBot, start: HalvesPosition, layout: Layout, pair: Pair | None = None) -> Desk:
    """Return a table with its boards at rest in an order."""
    desk = Desk(qtbot, a_session(start))
    desk.scene.laying.set_layout(layout)
    if pair is not None:
        assert desk.session.push(pair) is None
    desk.settle()
    desk.check()
    desk.view.fit()
    desk.settle()
    return desk


def colour(desk: Desk, square: Square, right: float = 0.4, up: float = 0.4) -> QColor:
    """Return the colour seen on a square, so many squares from its middle on the screen."""
    desk.settle()
    item = desk.scene.boards[square.board]
    side = SQUARE * item.pose.scale
    at = desk.scene.centre_of(square) + QPointF(right, -up) * side
    image = desk.view.grab().toImage()
    return image.pixelColor(desk.pixel(at) * image.devicePixelRatio())


def neighbours(desk: Desk, pair: Pair) -> list[tuple[Square, Square]]:
    """Return the squares of a pair that lie beside each other, over the seams too."""
    specs = [spec for spec in desk.session.position.boards() if spec.id in (*pair, STRIP)]
    squares = [Square(spec.id, index) for spec in specs for index in range(spec.size)]
    scale = desk.scene.boards[pair.lower].pose.scale
    found = []
    for number, one in enumerate(squares):
        for other in squares[number + 1 :]:
            way = desk.scene.centre_of(one) - desk.scene.centre_of(other)
            if abs(way.manhattanLength() - SQUARE * scale) < 1:
                found.append((one, other))
    return found


@LAYOUTS
@pytest.mark.parametrize("kind", [HalvesPosition, Reflected])
@pytest.mark.parametrize(
    ("files", "ranks", "strip"), some([(9, 5, 0), (3, 2, 0), (4, 3, 1), (5, 2, 1), (4, 2, 3)])
)
def test_light_and_dark_follow_the_joined_board(
    qtbot: QtBot, files: int, ranks: int, strip: int, kind: type[HalvesPosition], layout: Layout
) -> None:
    desk = laid(qtbot, position(files, ranks, 3, strip, kind=kind), layout, AC)
    theme, pairs = desk.scene.theme, neighbours(desk, AC)
    image = desk.view.grab().toImage()
    width, height = files, 2 * ranks + strip
    assert len(pairs) == width * (height - 1) + height * (width - 1), "nothing lies askew"

    def is_light(square: Square) -> bool:
        item = desk.scene.boards[square.board]
        corner = square_centre(item.spec, square.index) + QPointF(0.42, 0.42) * SQUARE
        seen = image.pixelColor(desk.pixel(item.mapToScene(corner))).red()
        light, dark = (colour.red() for colour in (theme.light_square, theme.dark_square))
        assert min(abs(seen - light), abs(seen - dark)) <= 2, "a shadow may lie on it"
        return abs(seen - light) <= 2

    for one, other in pairs:
        assert is_light(one) is not is_light(other), (one, other)
    desk.session.pull_apart()
    desk.settle()
    desk.check()
    image = desk.view.grab().toImage()
    assert not any(map(is_light, (Square(board, 0) for board in (0, 1, 2)))), "each its own corner"


@LAYOUTS
def test_the_strip_lies_between_the_pair_pushed_or_in_the_middle(
    qtbot: QtBot, layout: Layout
) -> None:
    desk = laid(qtbot, position(5, 2, 3, 1, on_strip={1: 0}), layout)
    strip = desk.scene.boards[STRIP]
    home = strip.pose
    assert home.centre == QPointF(0, 0)
    others = [desk.scene.boards[board] for board in range(3)]
    for item in others:
        assert not overlap((strip.area, strip.pose), (item.area, item.pose))
    assert desk.session.push(AC) is None
    desk.settle()
    desk.check()
    one, other = others[0].pose, others[2].pose
    assert strip.pose.centre == (one.centre + other.centre) / 2
    assert strip.names == ("a3", "b3", "c3", "d3", "e3")
    assert others[2].names[0] == "e5"
    middle = desk.scene.centre_of(Square(STRIP, 0))
    for neighbour in (Square(0, 5), Square(2, 9)):  # a2, and a4 of the joined board
        away = middle - desk.scene.centre_of(neighbour)
        assert away.manhattanLength() == pytest.approx(SQUARE * strip.pose.scale)
    desk.session.pull_apart()
    desk.settle()
    desk.check()
    assert strip.pose == home
    assert strip.names == ("a1", "b1", "c1", "d1", "e1")


@LAYOUTS
def test_pieces_are_dragged_from_and_to_the_strip(qtbot: QtBot, layout: Layout) -> None:
    start = position(5, 2, 3, 1, on_strip={1: 0, 3: 1})
    desk = laid(qtbot, start, layout, AC)
    desk.drag(desk.scene.centre_of(Square(STRIP, 1)), desk.scene.centre_of(Square(2, 0)))
    desk.check("a Rook goes from the strip")
    assert desk.session.position.pieces()[Square(2, 0)].army == 0
    desk.drag(desk.scene.centre_of(Square(STRIP, 3)), desk.scene.centre_of(Square(STRIP, 0)))
    desk.check("Ben's goes along it")
    assert Square(STRIP, 0) in desk.session.position.pieces()
    desk.drag(desk.scene.centre_of(Square(2, 4)), desk.scene.centre_of(Square(STRIP, 0)))
    desk.check("and is captured there")
    assert desk.session.position.pieces()[Square(STRIP, 0)].army == 2
    desk.session.undo()
    desk.check("it comes back")
    assert desk.session.position.pieces()[Square(STRIP, 0)].army == 1


def test_a_piece_captured_on_the_strip_fades_there(qtbot: QtBot) -> None:
    game = a_session(position(5, 2, 3, 1, on_strip={2: 1}))
    assert game.push(AC) is None
    desk = Desk(qtbot, game, moving=True)
    desk.check()
    strip = desk.scene.boards[STRIP]
    taken = desk.scene.pieces[Square(STRIP, 2)]
    desk.drag(desk.scene.centre_of(Square(2, 1)), desk.scene.centre_of(Square(STRIP, 2)))
    assert desk.session.position.pieces()[Square(STRIP, 2)].army == 1, "it is not Clara's turn"
    desk.drag(desk.scene.centre_of(Square(0, 1)), desk.scene.centre_of(Square(STRIP, 2)))
    assert taken.parentItem() is strip
    assert desk.scene.pieces[Square(STRIP, 2)].parentItem() is strip
    assert desk.motion.busy
    desk.check()
    assert taken.scene() is None


def test_the_strip_is_not_carried_nor_pushed(qtbot: QtBot) -> None:
    desk = laid(qtbot, position(5, 2, 3, 1), Layout.ROWS)
    strip = desk.scene.boards[STRIP]
    before = strip.pose
    at = desk.scene.centre_of(Square(STRIP, 2))
    desk.drag(at, at + QPointF(3 * SQUARE, 2 * SQUARE))
    assert strip.pose == before
    assert not desk.scene.arrangement.free
    desk.scene.controls.press_plate(STRIP)
    assert desk.scene.controls.chosen is None


@pytest.mark.parametrize("look", Look)
@pytest.mark.parametrize(("files", "ranks", "strip"), [(5, 2, 1), (9, 5, 0), (3, 2, 2)])
def test_a_half_board_is_dragged_against_another(
    qtbot: QtBot, files: int, ranks: int, strip: int, look: Look
) -> None:
    desk = laid(qtbot, position(files, ranks, 3, strip, look), Layout.ROWS)
    desk.push("C", "A")
    desk.settle()
    desk.check()
    assert desk.session.pair == AC
    visitor, host = desk.board("C"), desk.board("A")
    assert visitor.pose.centre == host.mapToScene(QPointF(0, -(ranks + strip) * SQUARE))


def test_half_boards_are_dragged_onto_the_stage_from_both_sides_of_the_strip(qtbot: QtBot) -> None:
    desk = laid(qtbot, position(5, 2, 3, 1, on_strip={2: 0}), Layout.STAGE)
    strip = desk.scene.boards[STRIP]
    before = strip.pose
    desk.drag(desk.grip("C"), QPointF(0, 3 * SQUARE))
    desk.settle()
    desk.check()
    assert desk.scene.controls.chosen == 2
    assert strip.pose == before
    below = desk.scene.boards[2].pose
    assert below.y == pytest.approx(1.5 * SQUARE * below.scale), "it lies beside the strip"
    desk.drag(desk.grip("A"), below.centre)
    desk.settle()
    desk.check()
    assert desk.session.pair == AC
    assert strip.pose.centre == before.centre


def test_what_to_do_is_written_beside_the_strip_on_an_empty_stage(qtbot: QtBot) -> None:
    desk = laid(qtbot, position(5, 2, 3, 1), Layout.STAGE)
    stage = desk.scene.arrangement.stage
    assert stage is not None
    strip = desk.scene.boards[STRIP]
    assert not stage.bare.intersects(strip.mapRectToScene(strip.area.squares))
    image, table = desk.view.grab().toImage(), desk.scene.theme.table
    middle = desk.pixel(stage.bare.center())
    around = {image.pixel(middle.x() + right, middle.y() + down)
              for right in range(-60, 60) for down in range(-12, 12)}  # fmt: skip
    assert around > {table.rgb()}, "words"


def test_a_pair_on_a_free_table_makes_way_with_its_strip(qtbot: QtBot) -> None:
    desk = laid(qtbot, position(5, 2, 3, 1), Layout.ROWS)
    grip = desk.scene.boards[1].mapToScene(QPointF(0, 1.15 * SQUARE))
    desk.drag(grip, grip + QPointF(2 * SQUARE, -9 * SQUARE))
    assert desk.scene.arrangement.free
    kept = desk.scene.arrangement.to_text()
    assert "~0,0,0" in kept
    assert desk.session.push(AB) is None
    desk.settle()
    desk.check()
    together = [desk.scene.boards[board].pose.centre for board in (0, STRIP, 1)]
    assert together[1] == (together[0] + together[2]) / 2
    again = Desk(qtbot, a_session(position(5, 2, 3, 1)))
    assert again.scene.arrangement.restore(kept)
    assert again.scene.arrangement.to_text() == kept


def test_the_keyboard_walks_over_the_strip(qtbot: QtBot) -> None:
    desk = laid(qtbot, position(5, 2, 3, 1), Layout.STAGE, AC)
    desk.scene.keyboard.go(Square(0, 5))
    walked = []
    for _ in range(5):
        desk.bot.keyClick(desk.view, Qt.Key.Key_Up)
        walked.append(desk.scene.keyboard.square)
    assert walked[:3] == [Square(STRIP, 0), Square(2, 9), Square(2, 4)]
    desk.scene.keyboard.go(Square(2, 9))
    desk.bot.keyClick(desk.view, Qt.Key.Key_Down)
    assert desk.scene.keyboard.square == Square(STRIP, 0)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Down)
    assert desk.scene.keyboard.square == Square(0, 6)
    reached = set()
    for _ in range(4):
        desk.bot.keyClick(desk.view, Qt.Key.Key_Tab)
        assert desk.scene.keyboard.square is not None
        reached.add(desk.scene.keyboard.square.board)
    assert reached == {0, 1, 2, STRIP}


def test_rings_and_arrows_are_drawn_on_the_strip(qtbot: QtBot) -> None:
    game = a_session(position(5, 2, 3, 1))
    assert game.push(AC) is None
    desk = Desk(qtbot, store.analysis_of(game))
    start, goal = (desk.scene.centre_of(at) for at in (Square(STRIP, 1), Square(2, 3)))
    desk.press(start, RIGHT)
    for part in (0.3, 0.6, 1.0):
        desk.move(start + (goal - start) * part)
    desk.release(goal, RIGHT)
    (arrow,) = desk.session.node.drawings.arrows
    assert (arrow.source, arrow.target) == (Square(STRIP, 1), Square(2, 3))


@pytest.fixture
def _tool(qtbot: QtBot) -> Iterator[None]:  # noqa: ARG001 -- Qt must be there first
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("_tool")
def test_an_assistive_tool_finds_the_strip(qtbot: QtBot) -> None:
    start = position(5, 2, 3, 1, on_strip={1: 0})
    listener = Listener(qtbot, a_session(start))
    listener.desk.session.push(AC)
    strip = listener.named("strip between half-boards")
    assert strip == listener.table.child(3)
    assert name(strip.child(1)) == "b3, rook of Anna"
    assert strip.child(1).text(Text.Description) == "strip, b1"
    assert name(strip.child(0)) == "a3, empty"
    do(strip, "Press")
    assert listener.desk.scene.controls.chosen is None
    do(strip.child(1), "Press")
    do(strip.child(0), "Press")
    assert listener.desk.session.position.pieces()[Square(STRIP, 0)].army == 0
    assert name(strip.child(0)) == "a3, rook of Anna"


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_points_have_lines_between_them_however_the_board_lies(qtbot: QtBot, turn: int) -> None:
    """The palace is crossed, and no file but those at the sides runs through the river."""
    desk = laid(qtbot, position(9, 5, 2, look=Look.POINTS, zones=XIANGQI), Layout.ROWS)
    item = desk.scene.boards[0]
    item.set_pose(item.pose._replace(angle=turn, x=0, y=0))
    desk.scene.boards[1].setVisible(False)
    for child in item.childItems():
        child.setVisible(False)
    desk.view.fit()
    desk.settle()
    image = desk.view.grab().toImage()

    def drawn(file: float, rank: float) -> bool:
        at = desk.pixel(item.mapToScene(QPointF(file - 4, 2 - rank) * SQUARE))
        near = [
            image.pixelColor(at.x() + dx, at.y() + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)
        ]
        return any(one != desk.scene.theme.light_square for one in near)

    assert drawn(2, 1.5), "a file"
    assert drawn(2.5, 1), "a rank"
    assert not drawn(2.5, 1.5), "between lines"
    assert drawn(3.5, 0.5), "the palace"
    assert drawn(4.5, 0.5)
    assert drawn(3.5, 1.5)
    assert not drawn(2.5, 0.5)
    assert drawn(0, 4.3), "the side runs on"
    assert drawn(8, 4.3)
    assert not drawn(3, 4.3), "the river"
    assert not drawn(-0.3, 2), "half a square of margin"
    assert not drawn(4, -0.3)


def test_plain_squares_have_one_tint_and_lines(qtbot: QtBot) -> None:
    desk = laid(qtbot, position(5, 2, 2, 1, Look.PLAIN), Layout.ROWS)
    for square in (Square(0, 5), Square(0, 6), Square(STRIP, 0), Square(STRIP, 1)):
        assert colour(desk, square, 0.3, 0.3) == desk.scene.theme.light_square
        assert colour(desk, square, 0.5, 0.3) != desk.scene.theme.light_square


def test_a_point_is_hit_and_marked_as_a_square_is(qtbot: QtBot) -> None:
    desk = laid(qtbot, position(9, 5, 2, look=Look.POINTS, zones=XIANGQI), Layout.ROWS, AB)
    for right, up in ((0.4, 0.4), (-0.4, 0.4), (0.4, -0.4), (-0.4, -0.4)):
        at = desk.scene.centre_of(Square(0, 22)) + QPointF(right, up) * SQUARE
        assert desk.scene.hit(at).square == Square(0, 22)
    bare = colour(desk, Square(0, 22), 0.2, 0.3)
    desk.drag(desk.scene.centre_of(Square(0, 4)), desk.scene.centre_of(Square(0, 22)))
    desk.check()
    assert colour(desk, Square(0, 22), 0.42, 0.42) != bare, "where the last move went"
