"""Items: what lies on the table is drawn as described."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BoardSpec, Edge, Look, Seam, Square, Zone
from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import NAMES
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.frames import FrameLook
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.layout.geometry import SQUARE, BoardArea, Pose, square_centre
from cfanp_gui.table.theme import DARK, LIGHT
from tests.table.layout.areas import AREA, HALF, HIGH, STRATEGIC, WIDE


class Lying:
    """A half-board on a bare scene."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(QRectF(-400, -400, 800, 800))
        self.board = BoardItem(BoardArea(HALF._replace(id=2)), LIGHT)
        self.scene.addItem(self.board)
        self.board.set_look(LIGHT, FrameLook(QColor("#3b82f6")))

    def picture(self) -> QImage:
        """Return what is seen of the scene, a pixel a unit."""
        image = QImage(800, 800, QImage.Format.Format_ARGB32)
        image.fill("white")
        painter = QPainter(image)
        self.scene.render(painter)
        painter.end()
        return image

    def colour_at(self, square: int, dx: float = -0.45, dy: float = -0.45) -> QColor:
        """Return the colour near the corner of a square."""
        at = self.board.mapToScene(square_centre(HALF, square) + QPointF(dx, dy) * SQUARE)
        return self.picture().pixelColor(round(at.x() + 400), round(at.y() + 400))


@pytest.fixture
def lying(qtbot: QtBot) -> Lying:  # noqa: ARG001 -- pixmaps need the application
    return Lying()


def test_a1_is_dark_and_light_where_it_goes_with_another_board(lying: Lying) -> None:
    assert lying.colour_at(0) == LIGHT.dark_square
    assert lying.colour_at(1) == LIGHT.light_square
    assert lying.colour_at(8) == LIGHT.light_square
    lying.board.set_pose(Pose(0, 0, exchanged=True))
    assert lying.colour_at(0) == LIGHT.light_square


def test_the_frame_wears_the_armys_paint(lying: Lying) -> None:
    at = QPointF(AREA.body.left() + 6, 0) + QPointF(400, 400)
    assert lying.picture().pixelColor(at.toPoint()) == QColor("#3b82f6")


def test_a_board_is_painted_anew_only_when_it_is_dressed_differently(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int] = []
    paint = BoardItem._paint_squares

    def counting(item: BoardItem, painter: QPainter) -> None:
        painted.append(item.board)
        paint(item, painter)

    monkeypatch.setattr(BoardItem, "_paint_squares", counting)
    lying = Lying()
    view = QGraphicsView(lying.scene)
    qtbot.addWidget(view)
    view.grab()
    assert painted == [2]
    lying.board.set_look(LIGHT, FrameLook(QColor("#3b82f6")))
    lying.board.set_pose(Pose(40, 30))
    view.grab()
    assert painted == [2], "what is only carried along is kept"
    lying.board.set_look(LIGHT, FrameLook(QColor("#e5484d")))
    view.grab()
    lying.board.set_look(DARK, FrameLook(QColor("#e5484d")))
    view.grab()
    assert painted == [2, 2, 2]
    lying.board.set_pose(Pose(40, 30, 90.0))
    view.grab()
    assert painted == [2] * 4


def test_the_whole_body_is_hit(lying: Lying) -> None:
    body = lying.board.shape()
    assert body.contains(QPointF(AREA.body.left() + 1, 0))
    assert body.contains(QPointF(0, AREA.body.bottom() - 1))
    assert not body.contains(QPointF(0, -2 * SQUARE - 1))


@pytest.mark.parametrize("mark", Mark)
def test_every_mark_is_seen_on_its_square_only(lying: Lying, mark: Mark) -> None:
    bare = lying.picture()
    for layer in (lying.board.below, lying.board.above):
        layer.show_marks({9: frozenset({mark})})
    shown = lying.picture()
    assert shown != bare
    centre = square_centre(HALF, 9) + QPointF(400, 400)
    mask = QRectF(centre.x() - 32, centre.y() - 32, 64, 64).toRect()
    for image in (bare, shown):
        painter = QPainter(image)
        painter.fillRect(mask, QColor("white"))
        painter.end()
    assert shown == bare
    lying.board.below.show_marks({})
    lying.board.above.show_marks({})
    lying.board.below.set_theme(LIGHT)


def test_marks_of_the_theme_change_with_it(lying: Lying) -> None:
    lying.board.below.show_marks({9: frozenset({Mark.LAST})})
    light = lying.picture()
    lying.board.below.set_theme(DARK)
    assert lying.picture() != light


@pytest.mark.parametrize(("turn", "used"), [(True, False), (False, True), (True, True)])
def test_turn_and_use_are_seen(lying: Lying, turn: bool, used: bool) -> None:
    bare = lying.picture()
    lying.board.turn_sign.setVisible(turn)
    lying.board.used_sign.setVisible(used)
    assert lying.picture() != bare
    lying.board.turn_sign.setVisible(False)
    lying.board.used_sign.setVisible(False)
    assert lying.picture() == bare


def test_the_veil_of_a_used_half_board_lies_below_its_marks(lying: Lying) -> None:
    lying.board.below.show_marks({8: frozenset({Mark.LAST})})
    lying.board.used_sign.setVisible(True)
    veiled, marked = lying.colour_at(10), lying.colour_at(8)
    assert veiled != LIGHT.light_square
    share = LIGHT.last_move.alphaF()
    for part in (QColor.red, QColor.green, QColor.blue):
        mixed = part(LIGHT.last_move) * share + part(veiled) * (1 - share)
        assert abs(part(marked) - mixed) <= 2


def test_plates_are_drawn_as_they_say(lying: Lying) -> None:
    texts = [
        PlateText("Anna", "", False),
        PlateText("Anna", "to move", False),
        PlateText("Anna", "to move", True),
        PlateText("Anna", "to move", True, chosen=True),
        PlateText("Anna", "to move", True, badge=BadgeLook("A", "#e5484d", 0)),
        PlateText("Anna", "to move", True, badge=BadgeLook("B", "#888888", 1)),
        PlateText("<b>Anna</b>", "to move", True),
        PlateText("Anna" * 30, "to move", True),
    ]
    pictures = []
    for text in texts:
        lying.board.plate.say(text)
        pictures.append(lying.picture())
        assert pictures[-1] not in pictures[:-1], text


def test_upper_halves_show_joined_names(lying: Lying) -> None:
    own = lying.picture()
    lying.board.show_names(tuple(NAMES[index ^ 63] for index in range(32)))
    assert lying.picture() != own
    lying.board.show_names(None)
    assert lying.picture() == own


def turns(item: QGraphicsItem, camera: float) -> list[float]:
    """Return how an item is turned as a view sees it that is itself turned by so many degrees."""
    seen = item.sceneTransform() * QTransform().rotate(camera)
    return [round(value, 6) for value in (seen.m11(), seen.m12(), seen.m21(), seen.m22())]


@pytest.mark.parametrize("camera", [0.0, 90.0, 180.0, 33.0])
@pytest.mark.parametrize(
    "pose",
    [Pose(30, -20, 180.0), Pose(0, 0, 90.0), Pose(10, 0, 0.0, True), Pose(5, 5, 180.0, True)],
)
def test_pieces_stay_upright_however_board_and_view_are_turned(
    lying: Lying, pose: Pose, camera: float
) -> None:
    piece = PieceItem(Piece("N", 2), Square(2, 5))
    lying.board.adopt(piece)
    piece.setPos(square_centre(HALF, 5))
    lying.board.set_pose(pose)
    lying.board.set_camera(camera)
    later = PieceItem(Piece("N", 2), Square(2, 6))
    lying.board.adopt(later)
    for item in (piece, later):
        assert turns(item, camera) == [1, 0, 0, 1]
    assert (
        piece.scenePos() - lying.board.mapToScene(square_centre(HALF, 5))
    ).manhattanLength() < 0.01


@pytest.mark.parametrize("camera", [0.0, 90.0, 180.0, 33.0, 271.0])
@pytest.mark.parametrize("angle", [0.0, 45.0, 90.0, 180.0, 300.0])
@pytest.mark.parametrize("mirrored", [False, True])
def test_plates_lie_along_the_edge_and_can_be_read(
    lying: Lying, camera: float, angle: float, mirrored: bool
) -> None:
    lying.board.set_pose(Pose(0, 0, angle, mirrored))
    lying.board.set_camera(camera)
    m11, m12, m21, m22 = turns(lying.board.plate, camera)
    assert m11 * m22 - m12 * m21 == pytest.approx(1), "the writing is mirrored"
    assert m11 > -0.02, "the writing stands on its head"
    edge = math.radians(angle + camera)
    assert abs(m11 * math.cos(edge) + m12 * math.sin(edge)) == pytest.approx(1)


def test_adopting_a_piece_does_not_move_it_on_the_screen(lying: Lying) -> None:
    other = BoardItem(BoardArea(HALF._replace(id=1)), LIGHT)
    lying.scene.addItem(other)
    other.set_pose(Pose(120, -300, 180.0))
    piece = PieceItem(Piece("N", 2), Square(2, 5))
    lying.board.adopt(piece)
    piece.setPos(square_centre(HALF, 5))
    where = piece.scenePos()
    other.adopt(piece)
    assert piece.parentItem() is other
    assert (piece.scenePos() - where).manhattanLength() < 0.01


def test_a_piece_is_centred_whatever_its_pixels(lying: Lying) -> None:
    piece = PieceItem(Piece("N", 2), Square(2, 5))
    lying.board.adopt(piece)
    for size, ratio in ((60, 1.0), (120, 2.0)):
        pixmap = QPixmap(size, size)
        pixmap.setDevicePixelRatio(ratio)
        piece.show_picture(pixmap)
        assert piece.offset() == QPointF(-30, -30)


# Boards of other sizes, with zones


def drawn(area: BoardArea, pose: Pose = Pose(0, 0)) -> QImage:  # noqa: B008 -- it is a value
    """Return a board on white, two units a pixel, with the middle of its squares amid."""
    scene = QGraphicsScene(QRectF(-1000, -1000, 2000, 2000))
    item = BoardItem(area, LIGHT)
    scene.addItem(item)
    item.set_pose(pose)
    image = QImage(1000, 1000, QImage.Format.Format_ARGB32)
    image.fill("white")
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def at(image: QImage, point: QPointF) -> QColor:
    """Return the colour at a point of the scene."""
    return image.pixelColor(round(point.x() / 2 + 500), round(point.y() / 2 + 500))


@pytest.mark.parametrize("spec", [HALF, STRATEGIC, WIDE, HIGH, STRATEGIC._replace(swapped=True)])
def test_every_square_of_any_board_has_its_colour(qtbot: QtBot, spec: BoardSpec) -> None:  # noqa: ARG001
    image = drawn(BoardArea(spec))
    for index in range(spec.size):
        light = LIGHT.light_square if spec.is_light(index) else LIGHT.dark_square
        assert at(image, square_centre(spec, index)) == light, spec.name(index)


@pytest.mark.parametrize("edges", [tuple(Edge), (Edge.SOUTH,), ()])
def test_there_is_a_plate_for_every_edge_at_which_somebody_sits(
    qtbot: QtBot,  # noqa: ARG001
    edges: tuple[Edge, ...],
) -> None:
    area = BoardArea(STRATEGIC, edges, pocket=True)
    image = drawn(area)
    for edge in Edge:
        found = at(image, area.plate(edge).center())
        assert (found == LIGHT.plate) is (edge in edges), edge
    item = BoardItem(area, LIGHT)
    assert [item.plate_under(area.plate(edge).center()) for edge in edges] == list(edges)
    assert item.plate_under(QPointF(0, 0)) is None
    assert (item.pocket is not None) is bool(edges)


def test_a_frame_is_where_there_is_no_seam(qtbot: QtBot) -> None:  # noqa: ARG001
    for spec in (HALF, STRATEGIC, WIDE, HIGH):
        area = BoardArea(spec, ())
        image, rect = drawn(area), area.squares
        beside = {
            Edge.SOUTH: QPointF(SQUARE, rect.bottom() + 3),
            Edge.NORTH: QPointF(SQUARE, rect.top() - 3),
            Edge.WEST: QPointF(rect.left() - 3, SQUARE),
            Edge.EAST: QPointF(rect.right() + 3, SQUARE),
        }
        for edge, point in beside.items():
            framed = at(image, point) == QColor("#888888")
            assert framed is (spec.seam(edge) is None), (spec.files, edge)


def test_the_squares_are_named_on_the_frame(qtbot: QtBot) -> None:  # noqa: ARG001
    item = BoardItem(BoardArea(STRATEGIC), LIGHT)
    assert item.names == STRATEGIC.square_names
    item.show_names(tuple(f"x{index}" for index in range(196)))
    assert item.names[195] == "x195"


def test_new_paint_flows_over_the_frame_from_the_seam(lying: Lying) -> None:
    """Down both sides, and from both corners to the middle of the owner's edge."""
    blue, red = QColor("#3b82f6"), QColor("#c62d1f")
    board, body = lying.board, AREA.body
    before = board.look
    board.set_look(LIGHT, FrameLook(blue, red))
    high, low = body.top() + 40, body.bottom() - 5
    left, middle = body.left() + 5, 0.0
    seen = []
    for part in (0.0, 0.3, 0.7, 1.0):
        board.show_flow(before, part)
        picture = lying.picture()
        seen.append([picture.pixelColor(round(x + 400), round(y + 400)) for x, y in
                     ((left, high), (left, low - 30), (middle, low))])  # fmt: skip
    assert seen == [[blue] * 3, [red, blue, blue], [red, red, blue], [red] * 3]
    assert board.look.captor == red


def test_roads_are_lines_and_what_nobody_knows_is_a_tint(qtbot: QtBot) -> None:  # noqa: ARG001
    """The roads of StrategiChess are two ranks at each end and in the middle: four lines."""
    roads = frozenset(14 * rank + file for rank in (0, 1, 6, 7, 12, 13) for file in range(14))
    bare = drawn(BoardArea(STRATEGIC, ()))
    lined = drawn(BoardArea(STRATEGIC._replace(zones=(Zone("road", roads),)), ()))
    rows = {y for y in range(1000) if lined.pixelColor(485, y) != bare.pixelColor(485, y)}
    lines = [y for y in sorted(rows) if y - 1 not in rows]
    middles = [500 + 30 * (7 - rank) for rank in (12, 8, 6, 2)]
    assert lines == pytest.approx(middles, abs=2)
    tinted = drawn(BoardArea(STRATEGIC._replace(zones=(Zone("orchard", roads),)), ()))
    for index in range(196):
        point = square_centre(STRATEGIC, index)
        assert (at(tinted, point) != at(bare, point)) is (index in roads)
    palace = frozenset(range(3))
    crossed = drawn(BoardArea(STRATEGIC._replace(zones=(Zone("palace", palace),)), ()))
    assert at(crossed, square_centre(STRATEGIC, 1)) != at(bare, square_centre(STRATEGIC, 1))


def test_star_points_lie_on_the_lines_of_a_plain_board(qtbot: QtBot) -> None:  # noqa: ARG001
    zone = Zone("promotion", frozenset(range(9 * 3)))
    spec = BoardSpec(0, 9, 4, 0, "A", (Seam(Edge.NORTH),), look=Look.PLAIN)
    bare = drawn(BoardArea(spec, ()))
    dotted = drawn(BoardArea(spec._replace(zones=(zone,)), ()))
    for line in range(1, 9):
        corner = square_centre(spec, 27 + line) + QPointF(-SQUARE / 2, SQUARE / 2)
        beside = corner + QPointF(0, -0.05 * SQUARE)
        assert (at(dotted, beside) != at(bare, beside)) is (line in (3, 6))
