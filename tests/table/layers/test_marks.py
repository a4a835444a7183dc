"""Marks: several on one square are all seen, each in the colour that it has alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.frames import FrameLook
from cfanp_gui.table.layout.geometry import SQUARE, square_centre
from cfanp_gui.table.theme import LIGHT
from tests.table.layout.areas import AREA, HALF

CORNER, MIDDLE, BESIDE = QPointF(-0.47, -0.47), QPointF(0, 0), QPointF(0.3, 0)


class Marked:
    """A half-board of which one square is marked."""

    def __init__(self, *marks: Mark) -> None:
        self.scene = QGraphicsScene(QRectF(-400, -400, 800, 800))
        self.board = BoardItem(AREA, LIGHT)
        self.scene.addItem(self.board)
        self.board.set_look(LIGHT, FrameLook(QColor("#3b82f6")))
        for layer in (self.board.below, self.board.above):
            layer.show_marks({9: frozenset(marks)})

    def colour(self, at: QPointF) -> QColor:
        """Return the colour at a point of the square, in parts of it from its middle."""
        image = QImage(800, 800, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        self.scene.render(painter)
        painter.end()
        point = square_centre(HALF, 9) + at * SQUARE + QPointF(400, 400)
        return image.pixelColor(round(point.x()), round(point.y()))


def alone(mark: Mark, at: QPointF) -> QColor:
    """Return the colour of a mark that is the only one, at a point of its square."""
    return Marked(mark).colour(at)


@pytest.mark.parametrize(
    ("outer", "inner"), [(Mark.LAST, Mark.PICKED), (Mark.PICKED, Mark.MATE), (Mark.LAST, Mark.MATE)]
)
def test_a_fill_shows_as_an_edge_round_another(qtbot: QtBot, outer: Mark, inner: Mark) -> None:  # noqa: ARG001
    both = Marked(outer, inner)
    assert both.colour(CORNER) == alone(outer, CORNER)
    assert both.colour(BESIDE) == alone(inner, BESIDE)
    assert both.colour(BESIDE) != both.colour(CORNER)


def test_three_fills_are_seen_at_once(qtbot: QtBot) -> None:  # noqa: ARG001
    all_three = Marked(Mark.MATE, Mark.PICKED, Mark.LAST)
    assert all_three.colour(CORNER) == alone(Mark.LAST, CORNER)
    assert all_three.colour(QPointF(-0.37, 0)) == alone(Mark.PICKED, CORNER)
    assert all_three.colour(BESIDE) == alone(Mark.MATE, BESIDE)


@pytest.mark.parametrize("fill", [None, Mark.LAST, Mark.PICKED])
def test_a_king_in_check_wears_a_light_ring_within_a_dark_one(
    qtbot: QtBot,  # noqa: ARG001
    fill: Mark | None,
) -> None:
    """It shows beside every paint, and leaves what is below it to be seen."""
    marked = Marked(Mark.CHECK) if fill is None else Marked(Mark.CHECK, fill)
    ring = [marked.colour(QPointF(at / SQUARE, 0)).lightness() for at in range(20, 34)]
    dark = [at for at, light in enumerate(ring) if light < 60]
    assert dark
    assert max(ring[dark[0] : dark[-1]]) > 200
    ground = Marked() if fill is None else Marked(fill)
    assert marked.colour(CORNER) == ground.colour(CORNER)
    assert marked.colour(MIDDLE) == ground.colour(MIDDLE)


@pytest.mark.parametrize("shape", [Mark.TARGET, Mark.FAINT_TARGET])
def test_a_dot_lies_over_a_fill(qtbot: QtBot, shape: Mark) -> None:  # noqa: ARG001
    both = Marked(shape, Mark.LAST)
    assert both.colour(CORNER) == alone(Mark.LAST, CORNER)
    assert both.colour(MIDDLE) not in (alone(Mark.LAST, MIDDLE), Marked().colour(MIDDLE))


def test_fills_are_below_the_pieces_and_shapes_above(qtbot: QtBot) -> None:  # noqa: ARG001
    marked = Marked(*Mark)
    board = marked.board
    below, above = board.below.marks[9], board.above.marks[9]
    aged = {Mark.RECENT, Mark.OLDER, Mark.OLDEST}
    assert below == {Mark.LAST, Mark.PICKED, Mark.CHECK, Mark.MATE, Mark.FALLEN, *aged}
    assert above == set(Mark) - below


def test_a_layer_without_marks_is_not_drawn(qtbot: QtBot) -> None:  # noqa: ARG001
    marked = Marked(Mark.CAUSE)
    board = marked.board
    assert not board.below.isVisible()
    assert board.above.isVisible()
    board.above.show_marks({})
    assert not board.above.isVisible()
    board.above.show_cursor(3)
    assert board.above.isVisible()


def lightness(marked: Marked, at: QPointF) -> int:
    return marked.colour(at).lightness()


def test_a_piece_to_choose_has_a_light_dashed_line_within_a_dark_one(qtbot: QtBot) -> None:  # noqa: ARG001
    marked = Marked(Mark.CHOICE)
    edge = [lightness(marked, QPointF(at / SQUARE, -0.5 + 3.5 / SQUARE)) for at in range(-22, 23)]
    dark = [light < 60 for light in edge]
    changes = sum(one != other for one, other in pairwise(dark))
    assert changes >= 5, "dark and light take turns, which no other mark has"
    assert max(edge) > 230
    assert marked.colour(MIDDLE) == Marked().colour(MIDDLE)


def test_a_king_in_danger_is_pointed_at_from_all_corners_and_what_attacks_it_points_out(
    qtbot: QtBot,  # noqa: ARG001
) -> None:
    danger, attacker, bare = Marked(Mark.DANGER), Marked(Mark.ATTACKER), Marked()
    red = QColor(LIGHT.cause.rgb())
    for right, down in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        corner = QPointF(right, down)
        assert danger.colour(corner * 0.31) == red
        assert (attacker.colour(corner * 0.42) == red) == ((right, down) == (1, -1))
    assert danger.colour(MIDDLE) == attacker.colour(MIDDLE) == bare.colour(MIDDLE)
    # Beside a check's ring and a capture's both are still seen.
    assert Marked(Mark.DANGER, Mark.CHECK, Mark.CAPTURE).colour(QPointF(0.31, -0.31)) == red
    # So is what attacks when it is also one of the pieces to choose from.
    assert Marked(Mark.ATTACKER, Mark.CHOICE).colour(QPointF(0.42, -0.42)) == red
