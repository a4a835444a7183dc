"""What acts at a table is made when it is first needed, and then takes part in all of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.table.animator import Animator
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.selection import Selection
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.table.view import TableView
from tests.session.play import a_session, pair, square_named
from tests.table.desk import Desk


def made(scene: TableScene) -> bool:
    return "interaction" in vars(scene)


def test_a_table_is_shown_without_it(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    session = a_session(3)
    scene = TableScene(session, LIGHT, Animator(view))
    view.show_table(scene)
    session.push(pair("AB"))
    scene.refresh_now()
    scene.set_theme(DARK)
    view.fit()
    assert not made(scene)
    assert scene.selection == Selection()
    assert scene.badge.scene() is scene, "whoever asks for a part of it has it"
    assert made(scene)


@pytest.mark.parametrize("first", ["drag", "plate", "key"])
def test_the_first_press_acts(qtbot: QtBot, first: str) -> None:
    desk = Desk(qtbot, a_session(3))
    if first == "drag":
        desk.push("A", "B")
        assert desk.session.pair == pair("AB")
        desk.move_piece("Ae2", "Ae4")
        assert square_named("Ae4") in desk.session.position.pieces()
    elif first == "plate":
        desk.click(desk.plate("B"))
        assert desk.scene.selection.chosen == square_named("Ba1").board
    else:
        qtbot.keyClick(desk.view, Qt.Key.Key_Tab)
        assert desk.scene.selection.cursor is not None
    desk.check()


def test_what_is_in_hand_is_told_as_it_is_now(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.session.push(pair("AB"))
    square = square_named("Ae2")
    desk.click(desk.square("Ae2"))
    assert desk.scene.selection.picked == square
    assert desk.scene.selection.taken_from_pocket(square.board) is None
    desk.escape()
    assert desk.scene.selection.picked is None
    desk.carry(desk.grip("C"), desk.grip("C") + desk.away("C", 2))
    assert list(desk.scene.selection.held) == [square_named("Ca1").board]
    desk.escape()
    assert list(desk.scene.selection.held) == []


def test_a_theme_reaches_what_is_not_seen_yet(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(qtbot, a_session(3))
    badge, sign, worn = desk.scene.badge, desk.scene.interaction.crossing.badge, list[object]()
    for one in (badge, sign):
        monkeypatch.setattr(one, "set_theme", worn.append)
    desk.scene.set_theme(DARK)
    assert worn == [DARK, DARK]
