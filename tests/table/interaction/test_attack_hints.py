"""What holds an army or threatens its King, drawn while it is pointed at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from cfanp_gui.table.interaction.attack_hints import OWNER
from cfanp_gui.table.layers.arrows import ArrowShape
from tests.session.play import a_session, play, session_at, square_named
from tests.table.desk import Desk

FREEZING = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
ATTACK = ArrowShape(square_named("Bg1"), square_named("Be1"), 0)


def shown(desk: Desk) -> tuple[ArrowShape, ...]:
    desk.settle()
    return desk.scene.arrows.arrows.get(OWNER, ())


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = Desk(qtbot, session_at(FREEZING, kingcapture=True))
    play(desk.session, "AB:b3b8")
    desk.settle()
    return desk


def test_the_mouse_on_the_plate_of_a_frozen_army_shows_what_freezes_it(desk: Desk) -> None:
    assert shown(desk) == ()
    desk.move(desk.plate("B"))
    assert shown(desk) == (ATTACK,)
    desk.move(desk.plate("A"))
    assert shown(desk) == ()


def test_the_mouse_or_the_cursor_on_its_king_shows_it_too(desk: Desk) -> None:
    desk.move(desk.square("Be1"))
    assert shown(desk) == (ATTACK,)
    desk.move(QPoint(3, 3))
    assert shown(desk) == ()
    desk.scene.keyboard.go(square_named("Be1"))
    assert shown(desk) == (ATTACK,)
    desk.scene.keyboard.go(square_named("Bb4"))
    assert shown(desk) == ()


def test_a_letter_shows_it_as_long_as_the_half_board_is_chosen(desk: Desk) -> None:
    desk.move(QPoint(3, 3))
    desk.key("b")
    assert shown(desk) == (ATTACK,)
    desk.escape()
    assert shown(desk) == ()


def test_it_goes_when_the_attack_does(desk: Desk) -> None:
    desk.move(desk.square("Be1"))
    assert shown(desk) == (ATTACK,)
    desk.session.undo()
    assert shown(desk) == ()


def test_where_no_army_is_attacked_so_no_arrow_is_loaded(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.move(desk.plate("B"))
    desk.settle()
    assert "arrows" not in vars(desk.scene)
