"""The sign that what lies on the table is not the game as it stands now."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.record_sign import RecordSign
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.toast import Toast
from tests.session.play import a_session, play


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 600)
    table.show()
    return table


@pytest.fixture
def toast(table: QWidget) -> Toast:
    toast = Toast(table)
    toast.set_theme(LIGHT)
    return toast


@pytest.fixture
def sign(table: QWidget, toast: Toast) -> RecordSign:
    sign = RecordSign(table, toast)
    sign.set_theme(LIGHT)
    return sign


@pytest.fixture
def session() -> GameSession:
    session = a_session(3)
    play(session, "AB:e4 BC:e4")
    return session


def test_it_is_hidden_where_the_game_goes_on_and_where_there_is_none(
    sign: RecordSign, session: GameSession
) -> None:
    sign.follow(None)
    assert sign.isHidden()
    sign.follow(session)
    assert sign.isHidden()
    session.undo()
    sign.follow(session)
    assert sign.isHidden(), "the game goes on where a move was taken back"


def test_it_tells_an_earlier_position_from_a_variation(
    sign: RecordSign, session: GameSession
) -> None:
    session.visit(session.root)
    sign.follow(session)
    assert sign.isVisible()
    assert sign.text().startswith("An earlier position")
    play(session, "AB:d4")
    sign.follow(session)
    assert sign.isVisible()
    assert sign.text().startswith("A variation")


def test_it_gives_way_to_a_sentence(
    sign: RecordSign, toast: Toast, session: GameSession, table: QWidget
) -> None:
    session.visit(session.root)
    sign.follow(session)
    toast.say("Something else.")
    assert sign.isHidden()
    toast.clear()
    assert sign.isVisible()
    middle = sign.geometry().center()
    assert abs(middle.x() - table.width() // 2) <= 1
    assert middle.y() > table.height() - 100
