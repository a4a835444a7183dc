"""Boards that are to be looked at wear an outline."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.board_lights import BoardLights
from cfanp_gui.table.layers.candidates import BoardOutline
from cfanp_gui.table.theme import DARK, LIGHT
from tests.session.play import a_session
from tests.table.desk import Desk


def outlines(desk: Desk) -> list[BoardOutline]:
    """Return the outlines on the table."""
    return [item for item in desk.scene.items() if isinstance(item, BoardOutline)]


def test_the_boards_named_are_lit_and_no_others(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    lights = BoardLights(desk.scene, desk.scene.boards)
    lights.show((1, 3), LIGHT)
    assert lights.boards == {1, 3}
    assert {item.parentItem() for item in outlines(desk)} == {
        desk.scene.boards[1],
        desk.scene.boards[3],
    }
    lights.show((3, 0), DARK)
    assert lights.boards == {3, 0}
    assert len(outlines(desk)) == 2
    lights.show((), DARK)
    assert outlines(desk) == []


def test_boards_there_are_not_are_passed_over(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    lights = BoardLights(desk.scene, desk.scene.boards)
    lights.show((1, 9), LIGHT)
    assert lights.boards == {1}


def test_the_mouse_passes_the_outline(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    BoardLights(desk.scene, desk.scene.boards).show((0, 1), LIGHT)
    desk.push("A", "B")
    desk.move_piece("Ae2", "Ae4")
    assert desk.session.node.ply == 1
