"""The button on a name plate: there when a turn may be ended, and a click on it ends the turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.plate_button import PlateButton
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.layout.geometry import PLATE
from cfanp_gui.table.theme import DARK, LIGHT
from tests.session.play import a_session, play
from tests.session.rings import a_ring
from tests.table.desk import Desk
from tests.table.layout.areas import AREA

BONUS = "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4"
"""After these Anna, army a, may move once more."""


def shown(desk: Desk) -> list[PlateButton]:
    """Return the buttons that are to be seen."""
    desk.settle()
    plates = (plate for item in desk.scene.boards.values() for plate in item.plates.values())
    return [plate.button for plate in plates if plate.button.isVisible()]


def with_bonus() -> GameSession:
    session = a_session(4)
    play(session, BONUS)
    return session


def test_it_is_there_only_while_a_turn_may_be_ended(qtbot: QtBot) -> None:
    session = a_session(4)
    desk = Desk(qtbot, session)
    for move in BONUS.split():
        assert shown(desk) == []
        play(session, move)
    assert shown(desk) == [desk.board("A").plate.button]
    session.undo()
    assert shown(desk) == []
    session.redo()
    for player in (2, 3, 4):
        session.resign(player)
    assert session.outcome is not None
    assert shown(desk) == []


def test_boards_that_move_by_themselves_have_none(qtbot: QtBot) -> None:
    assert shown(Desk(qtbot, a_ring(3))) == []


def test_a_click_ends_the_turn_and_pushes_nothing(qtbot: QtBot) -> None:
    session = with_bonus()
    desk = Desk(qtbot, session)
    (button,) = shown(desk)
    desk.click(button.mapToScene(button.rect().center()))
    assert session.position.turn().seat == 1
    assert desk.scene.controls.chosen is None
    assert shown(desk) == []


def test_a_click_beside_it_chooses_the_half_board_as_ever(qtbot: QtBot) -> None:
    session = with_bonus()
    desk = Desk(qtbot, session)
    (button,) = shown(desk)
    beside = QPointF(button.rect().left() - PLATE, button.rect().center().y())
    desk.click(button.mapToScene(beside))
    assert session.position.turn().seat == 0
    assert desk.scene.controls.chosen == 0


def test_a_press_on_it_that_is_carried_away_ends_nothing(qtbot: QtBot) -> None:
    session = with_bonus()
    desk = Desk(qtbot, session)
    (button,) = shown(desk)
    start = button.mapToScene(button.rect().center())
    desk.drag(start, start + QPointF(60, 90))
    assert session.position.turn().seat == 0


def test_its_tip_tells_the_key(qtbot: QtBot) -> None:
    desk = Desk(qtbot, with_bonus())
    (button,) = shown(desk)
    assert desk.tip(button.mapToScene(button.rect().center())) == "End turn (Ctrl+Return)"


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_it_is_drawn_in_the_colours_of_the_theme(
    qtbot: QtBot,  # noqa: ARG001
    theme: object,
) -> None:
    scene = QGraphicsScene()
    board = BoardItem(AREA, LIGHT)
    scene.addItem(board)
    plate = board.plate
    plate.say(PlateText("Anna", "", True, button="End turn"))
    plate.set_theme(DARK if theme is DARK else LIGHT)
    room = plate.button.room
    assert PLATE < room < plate.plate_rect.width() / 2
    image = QImage(400, 60, QImage.Format.Format_ARGB32)
    image.fill("black")
    painter = QPainter(image)
    painter.translate(-plate.button.rect().topLeft())
    plate.button.paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    wanted = DARK if theme is DARK else LIGHT
    middle = round(plate.button.rect().height() / 2)
    assert image.pixelColor(6, middle) == wanted.accent_text
    plate.say(PlateText("Anna", "", True))
    assert plate.button.room == 0
    assert not plate.button.under(plate.mapToScene(plate.button.rect().center()))
