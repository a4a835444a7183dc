"""The rows of the panels as they are drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, QRect
from PySide6.QtGui import QColor, QImage, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.panel_models import MovesModel, OrderModel
from cfanp_gui.window.panel_rows import ASIDE_ROLE, NOTE_ROLE, RowDelegate
from tests.session.play import a_session, play
from tests.session.rings import a_ring, act
from tests.window.test_panel_models import MATE

ACCENT = QColor("#1f7a6d")


Draw = Callable[[QAbstractItemModel, RowDelegate], QImage]


@pytest.fixture
def draw(qtbot: QtBot) -> Draw:
    """Return what draws a list of rows."""

    def draw(model: QAbstractItemModel, delegate: RowDelegate) -> QImage:
        view = QListView()
        qtbot.addWidget(view)
        palette = view.palette()
        palette.setColor(palette.ColorRole.Highlight, ACCENT)
        view.setPalette(palette)
        view.resize(320, 400)
        view.setModel(model)
        view.setItemDelegate(delegate)
        picture = view.viewport().grab().toImage()
        view.setModel(None)
        return picture

    return draw


def order(session: GameSession) -> OrderModel:
    """Return the order of play of a session."""
    model = OrderModel()
    model.show(session)
    return model


def moves(session: GameSession) -> MovesModel:
    """Return the moves of a session."""
    model = MovesModel()
    model.show(session)
    return model


def inked(picture: QImage, rect: QRect) -> int:
    """Return how many points of a part of a picture are not bare."""
    bare = picture.pixelColor(picture.width() - 2, picture.height() - 2)
    return sum(
        picture.pixelColor(x, y) != bare
        for x in range(rect.left(), rect.right())
        for y in range(rect.top(), rect.bottom())
    )


@pytest.mark.parametrize("tall", [True, False])
def test_rows_are_drawn_with_names_as_they_are(draw: Draw, tall: bool) -> None:
    pictures = []
    for names in (["<b>x</b>", "Ben", "Clara"], ["x", "Ben", "Clara"]):
        session = a_session(3, names)
        play(session, MATE)
        pictures.append(draw(order(session) if tall else moves(session), RowDelegate(tall)))
    assert pictures[0] != pictures[1]


def test_one_turn_is_shown_loudly_and_several_softly(draw: Draw) -> None:
    delegate = RowDelegate(tall=True)
    loud = draw(order(a_session(3)), delegate)
    at = loud.width() // 2, 4
    assert loud.pixelColor(*at) == ACCENT
    delegate.loud = False
    soft = draw(order(a_ring(3)), delegate)
    bare = soft.pixelColor(soft.width() - 2, soft.height() - 2)
    tint = soft.pixelColor(*at)
    assert tint not in (ACCENT, bare)
    assert soft.pixelColor(4, 20) == ACCENT, "the bar at the left"


def test_a_board_that_waits_is_not_stressed(draw: Draw) -> None:
    session = a_ring(3, tempo="rounds")
    act(session, "1:e2e4")
    delegate = RowDelegate(tall=True)
    delegate.loud = False
    picture = draw(order(session), delegate)
    height = picture.height()
    bare = picture.pixelColor(picture.width() - 2, height - 2)
    assert picture.pixelColor(4, 20) == bare
    assert picture.pixelColor(4, 64) == ACCENT


def test_what_belongs_to_the_name_stands_behind_it(draw: Draw) -> None:
    def first_line(name: str, aside: str) -> int:
        item = QStandardItem(name)
        item.setData(aside, ASIDE_ROLE)
        item.setData("White", NOTE_ROLE)
        model = QStandardItemModel()
        model.appendRow(item)
        picture = draw(model, RowDelegate(tall=True))
        assert inked(picture, QRect(0, 50, 300, 50)) == 0
        return inked(picture, QRect(0, 0, 310, 20))

    assert first_line("Anna", "against Ben") > first_line("Anna", "") > 0
    alone = first_line(40 * "Anna ", "")
    assert first_line(40 * "Anna ", "against Ben") == alone, "no room is left"


def test_moves_without_rounds_begin_at_the_left(draw: Draw) -> None:
    session = a_ring(3)
    act(session, "1:e2e4")
    session.undo()
    delegate = RowDelegate(tall=False)
    margin = QRect(6, 26, 26, 16)
    assert inked(draw(moves(session), delegate), margin) == 0
    delegate.rounds = False
    assert inked(draw(moves(session), delegate), margin) > 0
