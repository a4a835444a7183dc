"""Boards shown large: on the stage of a ring, and by the camera over a row."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.scene import TableScene
from tests.session.play import a_session, play
from tests.session.rings import a_ring
from tests.session.rows import a_row
from tests.table.desk import Desk


def heard(scene: TableScene) -> list[object]:
    """Return a list to which the boards are added each time others are shown."""
    calls: list[object] = []
    scene.focus.changed.connect(lambda: calls.append(scene.focus.boards))
    return calls


def test_half_boards_are_shown_in_pairs_and_not_alone(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.scene.focus.fill_stage()
    assert not desk.scene.focus.shows_one
    assert desk.scene.focus.boards is None


def test_an_empty_stage_is_filled_with_a_board_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_ring(4))
    calls = heard(desk.scene)
    desk.scene.laying.set_layout(Layout.ROWS)
    desk.scene.focus.fill_stage()
    assert calls == [], "there is no stage"
    desk.scene.laying.set_layout(Layout.STAGE)
    for _ in range(2):
        desk.scene.focus.fill_stage()
    assert calls == [desk.scene.arrangement.wholes[0]]
    assert desk.scene.placement.alone == desk.scene.arrangement.wholes[0][0]
    desk.scene.focus.show(None)
    assert calls[1:] == [None]
    assert desk.scene.placement.alone is None


def test_the_cursor_comes_along(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_row(3))
    scene = desk.scene
    assert scene.focus.shows_one
    scene.keyboard.go(Square(0, 5))
    scene.focus.show((2,))
    assert scene.keyboard.square is not None
    assert scene.keyboard.square.board == 2
    there = scene.keyboard.square
    scene.focus.show(None)
    assert scene.keyboard.square == there, "it is seen where it is"


def test_a_pair_turns_to_the_player_to_move_on_the_stage_alone(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    for layout in (Layout.ROWS, Layout.STAGE):
        desk.scene.laying.set_layout(layout)
        play(desk.session, "AB:e4")
        desk.scene.placement.front = None
        desk.scene.focus.face_mover()
        assert desk.scene.placement.front == (1 if layout is Layout.STAGE else None)
        desk.session.undo()
        desk.settle()


def test_esc_leaves_the_stage_as_it_is(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_ring(4))
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.scene.focus.fill_stage()
    shown = desk.scene.placement.alone
    assert shown is not None
    desk.escape()
    assert desk.scene.placement.alone == shown


def test_esc_shows_all_boards_of_a_row_again(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_row(3))
    desk.scene.focus.show((1,))
    desk.escape()
    assert desk.scene.focus.boards is None
