"""What lies under a point of the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.table.interaction.hit_test import hit_at
from cfanp_gui.table.layout.geometry import SQUARE
from tests.session.play import a_session, square_named
from tests.table.desk import Desk


def test_squares_pieces_frames_and_plates_are_told_apart(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    scene, board = desk.scene, desk.board("A")

    def hit(at: QPointF, beside: float = 0.0) -> tuple[object, ...]:
        return tuple(hit_at(scene.present, scene.layer, at, beside))

    king = square_named("Ae1")
    assert hit(desk.square("Ae1")) == (board, king, king, False)
    assert hit(desk.square("Ae3")) == (board, square_named("Ae3"), None, False)
    assert hit(desk.grip("A")) == (board, None, None, False)
    assert hit(desk.plate("A")) == (board, None, None, True)


def test_the_board_beside_a_point_is_found_within_a_reach(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    scene, board = desk.scene, desk.board("A")
    outside = board.mapToScene(QPointF(board.area.whole.left() - 0.1 * SQUARE, 0))
    assert hit_at(scene.present, scene.layer, outside).item is None
    assert hit_at(scene.present, scene.layer, outside, 0.2 * SQUARE).item is board
