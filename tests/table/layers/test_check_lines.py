"""Lines to Kings in check: from under the attacker to the ring, each board its own part."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.check_lines import RING, part_of, seen_from
from cfanp_gui.table.layers.surface import CONTRAST, Z_BELOW, Z_PIECE
from cfanp_gui.table.layout.geometry import SQUARE, Pose, square_centre
from cfanp_gui.table.theme import LIGHT
from tests.table.layout.areas import AREA, HALF

KING, ROOK = square_centre(HALF, 1), square_centre(HALF, 6)


class Attacked:
    """A half-board with a line along its first rank."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(QRectF(-400, -400, 800, 800))
        self.board = BoardItem(AREA, LIGHT)
        self.scene.addItem(self.board)
        self.checks = self.board.checks
        self.checks.show_lines([QLineF(ROOK, KING)])

    def picture(self) -> QImage:
        """Return what is seen, a pixel a unit."""
        image = QImage(800, 800, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        self.scene.render(painter)
        painter.end()
        return image

    def colour(self, at: QPointF) -> QColor:
        """Return the colour of a point of the half-board."""
        return self.picture().pixelColor(round(at.x() + 400), round(at.y() + 400))

    def dark_at(self, at: QPointF) -> bool:
        """Return whether a line's dark edge is seen within some pixels of a point's column."""
        column = [self.colour(at + QPointF(0, y)) for y in range(-4, 5)]
        return any(one.lightness() < 60 for one in column)


def test_a_line_is_light_within_dark(qtbot: QtBot) -> None:  # noqa: ARG001
    """Seen on every square and beside every paint."""
    attacked = Attacked()
    middle = (KING + ROOK) / 2
    assert attacked.dark_at(middle)
    assert attacked.colour(middle + QPointF(0.5, 0)).lightness() > 200
    assert CONTRAST[0].lightness() < 40
    assert CONTRAST[1].lightness() > 240


def test_it_ends_at_the_kings_ring(qtbot: QtBot) -> None:  # noqa: ARG001
    line = part_of(QLineF(ROOK, KING), 1.0)
    assert QLineF(line.p2(), KING).length() == pytest.approx(RING)
    assert QLineF(line.p1(), ROOK).length() < SQUARE / 2, "below the attacker"
    assert Z_BELOW < Attacked().checks.zValue() < Z_PIECE


def test_it_grows_from_the_attacker(qtbot: QtBot) -> None:  # noqa: ARG001
    attacked = Attacked()
    attacked.checks.draw_part(0.5)
    near, far = ROOK + (KING - ROOK) * 0.25, ROOK + (KING - ROOK) * 0.75
    assert attacked.dark_at(near)
    assert not attacked.dark_at(far)
    attacked.checks.draw_part(1.0)
    assert attacked.dark_at(far)


def test_a_board_shows_no_more_than_its_own_part(qtbot: QtBot) -> None:  # noqa: ARG001
    attacked = Attacked()
    outside = QPointF(0, AREA.squares.top() - 2 * SQUARE)
    attacked.checks.show_lines([QLineF(outside, KING)])
    assert attacked.colour(outside + (KING - outside) * 0.2) == QColor("white")


def test_a_flash_is_seen_while_it_lasts(qtbot: QtBot) -> None:  # noqa: ARG001
    attacked = Attacked()
    at = KING + QPointF(-10, -10)
    before = attacked.colour(at)
    attacked.checks.flash([KING], 1.0)
    bright = attacked.colour(at)
    attacked.checks.flash([KING], 0.4)
    faint = attacked.colour(at)
    attacked.checks.flash([KING], 0.0)
    assert len({before.name(), bright.name(), faint.name()}) == 3
    assert attacked.colour(at) == before


def test_without_lines_and_flash_nothing_is_drawn(qtbot: QtBot) -> None:  # noqa: ARG001
    attacked = Attacked()
    assert attacked.checks.isVisible()
    attacked.checks.show_lines([])
    assert not attacked.checks.isVisible()
    attacked.checks.flash([KING], 0.5)
    assert attacked.checks.isVisible()


def test_a_point_of_another_board_is_found_in_a_boards_own_frame() -> None:
    here, there = Pose(100, 50, 0.0, False, 2.0), Pose(100, -190, 180.0, False, 2.0)
    found = seen_from(QPointF(30, -60), there, here)
    assert (found - QPointF(-30, -60)).manhattanLength() < 1e-6
    assert seen_from(QPointF(7, 9), here, here) == QPointF(7, 9)
