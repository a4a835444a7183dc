"""Items: what lies on the table is drawn as it is said."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import NAMES
from cfanp_gui.session.view import Mark
from cfanp_gui.table.layers.board_items import HalfBoardItem, PieceItem
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.layout.geometry import DEPTH, SQUARE, WIDTH, Pose, square_centre
from cfanp_gui.table.theme import DARK, LIGHT


class Lying:
    """A half-board on a bare scene."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(QRectF(-400, -400, 800, 800))
        self.board = HalfBoardItem(2, LIGHT)
        self.scene.addItem(self.board)
        self.board.dress(LIGHT, QColor("#3b82f6"), 60, False)

    def picture(self) -> QImage:
        """What is seen of the scene, a pixel a unit."""
        image = QImage(800, 800, QImage.Format.Format_ARGB32)
        image.fill("white")
        painter = QPainter(image)
        self.scene.render(painter)
        painter.end()
        return image

    def colour_at(self, square: int, dx: float = -0.45, dy: float = -0.45) -> QColor:
        """The colour near the corner of a square."""
        at = self.board.mapToScene(square_centre(square) + QPointF(dx, dy) * SQUARE)
        return self.picture().pixelColor(round(at.x() + 400), round(at.y() + 400))


@pytest.fixture
def lying(qtbot: QtBot) -> Lying:  # noqa: ARG001 -- pixmaps need the application
    return Lying()


def test_a_is_dark_and_a_swapped_one_light(lying: Lying) -> None:
    assert lying.colour_at(0) == LIGHT.dark_square
    assert lying.colour_at(1) == LIGHT.light_square
    assert lying.colour_at(8) == LIGHT.light_square
    lying.board.dress(LIGHT, QColor("#3b82f6"), 60, True)
    assert lying.colour_at(0) == LIGHT.light_square


def test_the_frame_wears_the_armys_paint(lying: Lying) -> None:
    at = QPointF(-WIDTH / 2 + 6, 0) + QPointF(400, 400)
    assert lying.picture().pixelColor(at.toPoint()) == QColor("#3b82f6")


def test_a_picture_is_made_again_only_when_it_differs(lying: Lying) -> None:
    key = lying.board.pixmap().cacheKey()
    lying.board.dress(LIGHT, QColor("#3b82f6"), 60, False)
    assert lying.board.pixmap().cacheKey() == key
    lying.board.dress(LIGHT, QColor("#3b82f6"), 90, False)
    assert lying.board.pixmap().cacheKey() != key
    assert lying.board.pixmap().width() == round(WIDTH * 1.5)
    lying.board.dress(DARK, QColor("#3b82f6"), 90, False)
    assert lying.colour_at(0) == DARK.dark_square


def test_the_whole_body_is_hit(lying: Lying) -> None:
    body = lying.board.shape()
    assert body.contains(QPointF(-WIDTH / 2 + 1, 0))
    assert body.contains(QPointF(0, DEPTH - 2 * SQUARE - 1))
    assert not body.contains(QPointF(0, -2 * SQUARE - 1))


@pytest.mark.parametrize("mark", Mark)
def test_every_mark_is_seen_on_its_square_only(lying: Lying, mark: Mark) -> None:
    bare = lying.picture()
    for layer in (lying.board.below, lying.board.above):
        layer.show_marks({9: frozenset({mark})})
    shown = lying.picture()
    assert shown != bare
    centre = square_centre(9) + QPointF(400, 400)
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
    lying.board.turn_sign.show_sign(turn)
    lying.board.used_sign.show_sign(used)
    assert lying.picture() != bare
    lying.board.turn_sign.show_sign(False)
    lying.board.used_sign.show_sign(False)
    assert lying.picture() == bare


def test_the_veil_of_a_used_half_board_lies_below_its_marks(lying: Lying) -> None:
    lying.board.below.show_marks({8: frozenset({Mark.LAST})})
    lying.board.used_sign.show_sign(True)
    veiled, marked = lying.colour_at(10), lying.colour_at(8)
    assert veiled != LIGHT.light_square
    share = LIGHT.last_move.alphaF()
    for part in (QColor.red, QColor.green, QColor.blue):
        mixed = part(LIGHT.last_move) * share + part(veiled) * (1 - share)
        assert abs(part(marked) - mixed) <= 2


def test_plates_are_drawn_as_they_say(lying: Lying) -> None:
    said = [
        PlateText("Anna", "", False),
        PlateText("Anna", "to move", False),
        PlateText("Anna", "to move", True),
        PlateText("Anna", "to move", True, chosen=True),
        PlateText("Anna", "to move", True, colour="#e5484d"),
        PlateText("Anna", "to move", True, army=1),
        PlateText("<b>Anna</b>", "to move", True),
        PlateText("Anna" * 30, "to move", True),
    ]
    pictures = []
    for text in said:
        lying.board.plate.say(text)
        pictures.append(lying.picture())
        assert pictures[-1] not in pictures[:-1], text


def test_upper_halves_show_joined_names(lying: Lying) -> None:
    own = lying.picture()
    names = lying.board.coordinates.names
    lying.board.coordinates.show_names(NAMES[63:31:-1])
    assert lying.picture() != own
    lying.board.coordinates.show_names(names)
    assert lying.picture() == own


def turns(item: QGraphicsItem, camera: float) -> list[float]:
    """How an item is turned as a view sees it that is itself turned by so many degrees."""
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
    piece.setPos(square_centre(5))
    lying.board.lie(pose)
    lying.board.face(camera)
    later = PieceItem(Piece("N", 2), Square(2, 6))
    lying.board.adopt(later)
    for item in (piece, later):
        assert turns(item, camera) == [1, 0, 0, 1]
    assert (piece.scenePos() - lying.board.mapToScene(square_centre(5))).manhattanLength() < 0.01


@pytest.mark.parametrize("camera", [0.0, 90.0, 180.0, 33.0, 271.0])
@pytest.mark.parametrize("angle", [0.0, 45.0, 90.0, 180.0, 300.0])
@pytest.mark.parametrize("mirrored", [False, True])
def test_plates_lie_along_the_edge_and_can_be_read(
    lying: Lying, camera: float, angle: float, mirrored: bool
) -> None:
    lying.board.lie(Pose(0, 0, angle, mirrored))
    lying.board.face(camera)
    m11, m12, m21, m22 = turns(lying.board.plate, camera)
    assert m11 * m22 - m12 * m21 == pytest.approx(1), "the writing is mirrored"
    assert m11 > -0.02, "the writing stands on its head"
    edge = math.radians(angle + camera)
    assert abs(m11 * math.cos(edge) + m12 * math.sin(edge)) == pytest.approx(1)


def test_adopting_a_piece_does_not_move_it_on_the_screen(lying: Lying) -> None:
    other = HalfBoardItem(1, LIGHT)
    lying.scene.addItem(other)
    other.lie(Pose(120, -300, 180.0))
    piece = PieceItem(Piece("N", 2), Square(2, 5))
    lying.board.adopt(piece)
    piece.setPos(square_centre(5))
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
