"""Boards laid by hand stay where they were laid, are taken back, and put in order."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import LAYOUT_TAG
from cfanp_gui.table.layout.geometry import Layout
from tests.session.play import a_session
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
