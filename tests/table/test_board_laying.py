"""Boards laid by hand and put in order, and boards shown large."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.session.game_session import LAYOUT_TAG
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.scene import TableScene
from tests.session.play import a_session, play
from tests.session.rings import a_ring
from tests.session.rows import a_row
from tests.table.desk import Desk, close


def test_where_a_hand_lays_a_half_board_is_kept_with_the_game(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    assert LAYOUT_TAG not in desk.session.tags
    desk.drag(desk.grip("A"), desk.grip("A") + QPointF(90, 40))
    assert desk.session.tags[LAYOUT_TAG] == desk.scene.arrangement.to_text()
    again = Desk(qtbot, desk.session)
    assert all(close(one, other) for one, other in zip(again.poses(), desk.poses(), strict=True))
    desk.view.tidy_up()
    assert LAYOUT_TAG not in desk.session.tags


def test_a_game_that_is_only_shown_stays_as_it_was_saved(qtbot: QtBot) -> None:
    session = a_session(3)
    session.tags[LAYOUT_TAG] = "of another program"
    session.mark_saved()
    desk = Desk(qtbot, session)
    desk.view.resize(700, 900)
    desk.settle()
    assert session.tags[LAYOUT_TAG] == "of another program"
    assert not session.unsaved


def test_a_board_laid_by_hand_is_taken_back_and_laid_again(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    laid: list[int] = []
    arranged: list[bool] = []
    desk.scene.laying.laid.connect(laid.append)
    desk.scene.laying.arranged.connect(lambda: arranged.append(True))
    before = desk.poses()
    desk.drag(desk.grip("A"), desk.grip("A") + QPointF(90, 40))
    after = desk.poses()
    assert (laid, arranged) == ([0], [])
    assert after != before
    desk.scene.laying.undo()
    desk.settle()
    assert desk.poses() == before
    assert LAYOUT_TAG not in desk.session.tags
    desk.scene.laying.redo()
    desk.settle()
    assert desk.poses() == after
    assert desk.session.tags[LAYOUT_TAG] == desk.scene.arrangement.to_text()
    assert len(arranged) == 2
    desk.scene.laying.redo()
    assert len(arranged) == 2, "there is nothing to be done again"


def test_an_order_is_made_when_it_is_another(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    arranged: list[bool] = []
    desk.scene.laying.arranged.connect(lambda: arranged.append(True))
    desk.scene.laying.set_layout(desk.scene.arrangement.layout)
    assert not arranged
    wanted = Layout.ROUND if desk.scene.arrangement.layout is not Layout.ROUND else Layout.ROWS
    desk.scene.laying.set_layout(wanted)
    assert arranged == [True]
    assert desk.scene.arrangement.layout is wanted
    assert desk.scene.sceneRect().contains(desk.scene.home_rect().adjusted(-999, -999, 999, 999))


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
