"""A piece held at the edge of the view brings the board under it into the view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from cfanp_gui.table import edge_focus
from tests.session.rows import AT_THE_SEAM, square
from tests.table.desk import Desk
from tests.table.row import at, row_desk

DWELL_MS = 100


@pytest.fixture(autouse=True)
def _short_dwell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edge_focus, "DWELL_MS", DWELL_MS)


def edge_of(desk: Desk) -> QPoint:
    """Return a pixel at the right edge of the view, over the next board."""
    pixel = QPoint(desk.view.viewport().width() - 5, desk.pixel(at(desk, "1:n7")).y())
    assert desk.scene.hit(desk.view.mapToScene(pixel)).item is desk.scene.boards[1]
    return pixel


def hold(desk: Desk) -> QPoint:
    """Carry the pawn at the seam to the edge of the view."""
    start = desk.pixel(at(desk, "1:n7"))
    desk.press(start)
    desk.move(start + QPoint(20, 0))
    desk.move(edge_of(desk))
    return edge_of(desk)


def test_the_next_board_comes_when_it_is_held_there(qtbot: QtBot) -> None:
    desk = row_desk(qtbot, AT_THE_SEAM, focus=1)
    edge = hold(desk)
    assert desk.scene.focus.boards == (0,), "not at once"
    qtbot.waitUntil(lambda: desk.scene.focus.boards == (1,), timeout=50 * DWELL_MS)
    held = desk.scene.pieces[square("1:n7")]
    assert (desk.pixel(held.scenePos()) - edge).manhattanLength() <= 3, "under the pointer"
    qtbot.wait(3 * DWELL_MS)
    desk.move(edge)
    qtbot.wait(3 * DWELL_MS)
    assert desk.scene.focus.boards == (1,), "it has to leave the edge before the view goes on"
    desk.move(at(desk, "2:a7"))
    desk.release(at(desk, "2:a7"))
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "1:n7>2:a7"
    desk.check()


def test_a_piece_that_only_passes_the_edge_moves_nothing(qtbot: QtBot) -> None:
    desk = row_desk(qtbot, AT_THE_SEAM, focus=1)
    hold(desk)
    desk.move(at(desk, "1:n7"))
    qtbot.wait(2 * DWELL_MS)
    assert desk.scene.focus.boards == (0,)


def test_neither_does_one_that_is_let_go_there(qtbot: QtBot) -> None:
    desk = row_desk(qtbot, AT_THE_SEAM, focus=1)
    edge = hold(desk)
    desk.release(edge)
    qtbot.wait(2 * DWELL_MS)
    assert desk.scene.focus.boards == (0,)
    desk.check()


def test_where_all_boards_are_shown_the_view_stays(qtbot: QtBot) -> None:
    desk = row_desk(qtbot, AT_THE_SEAM)
    scale = desk.view.scale_factor
    desk.press(at(desk, "1:n7"))
    desk.move(at(desk, "2:a7"))
    desk.move(QPoint(desk.view.viewport().width() - 5, desk.pixel(at(desk, "1:n7")).y()))
    qtbot.wait(2 * DWELL_MS)
    assert (desk.scene.focus.boards, desk.view.scale_factor) == (None, scale)
    desk.escape()
