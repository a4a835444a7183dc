"""What lies over the table: how it closes, and where the keyboard goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.table.overlay import Overlay
from cfanp_gui.table.theme import DARK, LIGHT
from tests.session.play import a_session
from tests.table.desk import Desk


class Plate(Overlay):
    """Two buttons, and one that cannot be pressed."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, LIGHT)
        self.buttons = [QPushButton(text) for text in ("one", "none", "two")]
        self.buttons[1].setEnabled(False)
        layout = QVBoxLayout(self)
        for button in self.buttons:
            layout.addWidget(button)
        self.settled = 0

    def settle(self) -> None:
        self.settled += 1
        self.resize(200, 140)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = Desk(qtbot, a_session(3))
    desk.view.activateWindow()
    desk.view.setFocus()
    return desk


def test_it_takes_the_keyboard_from_the_view_and_gives_it_back(desk: Desk) -> None:
    plate = Plate(desk.view)
    plate.open(plate.buttons[0])
    assert plate.has_keyboard
    assert plate.isVisible()
    desk.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not plate.isVisible()
    assert desk.view.hasFocus()


def test_it_leaves_the_keyboard_to_other_parts_of_the_window(desk: Desk) -> None:
    plate = Plate(desk.view)
    desk.view.clearFocus()
    plate.open(plate.buttons[0])
    assert not plate.has_keyboard
    plate.leave()
    assert not desk.view.hasFocus()


def test_tab_goes_round_the_buttons(desk: Desk) -> None:
    """The view itself keeps Tab for the half-boards."""
    plate = Plate(desk.view)
    plate.open(plate)
    seen = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        desk.bot.keyClick(QApplication.focusWidget(), key)
        seen.append(QApplication.focusWidget())
    one, _, two = plate.buttons
    assert seen == [one, two, one, two]


def test_closing_by_hand_is_said_once(desk: Desk) -> None:
    plate, said = Plate(desk.view), []
    plate.closed.connect(lambda: said.append(True))
    plate.open(plate)
    plate.leave()
    assert not said
    plate.open(plate)
    plate.dismiss()
    plate.dismiss()
    assert said == [True]


def test_it_stays_in_its_place_when_the_view_changes_its_size(desk: Desk) -> None:
    plate = Plate(desk.view)
    plate.open(plate)
    before = plate.settled
    desk.view.resize(900, 700)
    assert plate.settled > before
    plate.leave()
    before = plate.settled
    desk.view.resize(1000, 700)
    assert plate.settled == before


def test_a_click_on_it_does_not_reach_the_table(desk: Desk) -> None:
    plate = Plate(desk.view)
    plate.open(plate)
    plate.move(desk.view.mapFromScene(desk.square("Ae2")))
    desk.bot.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert desk.scene.pointer.picked is None
    assert plate.isVisible()


def test_it_wears_the_colours_of_the_theme(desk: Desk) -> None:
    plate = Plate(desk.view)
    plate.open(plate)
    seen = []
    for theme in (LIGHT, DARK):
        plate.set_theme(theme)
        image = plate.grab().toImage()
        seen.append(image.pixelColor(image.width() // 2, 3).name())
    assert seen == [LIGHT.plate.name(), DARK.plate.name()]
