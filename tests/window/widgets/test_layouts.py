"""Dialogs grow while what they show does not fit, and no further than the screen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.clock import TimeControl
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.preferences.preferences_dialog import PreferencesDialog
from cfanp_gui.window.services.settings import Preferences, Settings
from cfanp_gui.window.start.setup_dialog import SetupDialog
from cfanp_gui.window.widgets.layouts import (
    MARGIN,
    SIDES,
    Fitting,
    Scrolled,
    layouts,
    resize_on_screen,
)


class Tall(QDialog):
    """A dialog with lines in a scroll area."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        inside = QWidget()
        self.lines = QVBoxLayout(inside)
        self.add(lines)
        self.area.setWidget(inside)
        QVBoxLayout(self).addWidget(self.area)
        self.resize(300, 120)
        Fitting(self, [self.area])

    def add(self, lines: int) -> None:
        """Show more lines."""
        for _ in range(lines):
            label = QLabel("line")
            label.setFixedHeight(30)
            self.lines.addWidget(label)

    @property
    def scrolls(self) -> bool:
        return self.area.verticalScrollBar().isVisible()


def test_a_dialog_is_as_high_as_what_it_shows(qtbot: QtBot) -> None:
    dialog = Tall(8)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.scrolls)
    height = dialog.height()
    dialog.add(4)
    qtbot.waitUntil(lambda: dialog.height() > height and not dialog.scrolls)


def test_it_grows_no_further_than_the_screen_and_never_shrinks(qtbot: QtBot) -> None:
    dialog = Tall(200)
    qtbot.addWidget(dialog)
    dialog.show()
    most = dialog.screen().availableSize().height() - MARGIN
    qtbot.waitUntil(lambda: dialog.height() == most)
    assert dialog.scrolls
    small = Tall(1)
    qtbot.addWidget(small)
    small.resize(300, 400)
    small.show()
    qtbot.wait(30)
    assert small.height() == 400


def test_it_is_as_high_as_it_wants_to_be_before_it_is_laid_in_the_middle(qtbot: QtBot) -> None:
    dialog = Tall(8)
    qtbot.addWidget(dialog)
    dialog.show()
    height, place = dialog.height(), dialog.pos()
    assert height > 8 * 30
    qtbot.waitUntil(lambda: not dialog.scrolls)
    qtbot.wait(30)
    assert (dialog.height(), dialog.pos()) == (height, place)


def test_it_grows_only_where_the_screen_has_room_below_it(qtbot: QtBot) -> None:
    dialog = Tall(2)
    qtbot.addWidget(dialog)
    dialog.show()
    screen = dialog.screen().availableGeometry()
    dialog.move(screen.left(), screen.bottom() - dialog.frameGeometry().height() - 50)
    place = dialog.pos()
    dialog.add(8)
    qtbot.waitUntil(lambda: dialog.frameGeometry().bottom() == screen.bottom())
    assert dialog.scrolls
    dialog.add(8)
    qtbot.wait(30)
    assert dialog.frameGeometry().bottom() == screen.bottom()
    assert dialog.pos() == place


def test_preferences_and_set_up_have_no_bars_where_all_fits(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    preferences = PreferencesDialog(window, Preferences(), window.sounds)
    setup = SetupDialog(None, settings)
    for dialog in (preferences, setup):
        qtbot.addWidget(dialog)
        dialog.show()
    setup.clock.set_control(TimeControl(300, 3))
    setup.count.setValue(8)
    areas = [area for dialog in (preferences, setup) for area in dialog.findChildren(QScrollArea)]
    assert len(areas) == 3
    qtbot.waitUntil(lambda: not any(area.verticalScrollBar().isVisible() for area in areas))


@pytest.mark.parametrize("lines", [3, 200])
def test_the_buttons_stay_where_the_rest_is_scrolled(qtbot: QtBot, lines: int) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    outer, inner = layouts(dialog)
    for _ in range(lines):
        inner.addWidget(QLabel("line"))
    button = QPushButton("OK")
    outer.addWidget(button)
    dialog.show()
    qtbot.wait(30)
    assert dialog.height() <= dialog.screen().availableSize().height() - MARGIN
    assert dialog.rect().contains(button.geometry())
    (area,) = dialog.findChildren(Scrolled)
    assert area.verticalScrollBar().isVisible() == (lines == 200)
    assert dialog.minimumSizeHint().height() < 150
    inner.addWidget(wide := QLabel("W" * 30))
    qtbot.waitUntil(lambda: dialog.width() >= wide.minimumSizeHint().width())


def test_no_dialog_opens_larger_than_the_screen(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    resize_on_screen(dialog, 5000, 5000)
    room = dialog.screen().availableSize()
    assert (dialog.width(), dialog.height()) == (room.width() - SIDES, room.height() - MARGIN)
    resize_on_screen(dialog, 300, 200)
    assert (dialog.width(), dialog.height()) == (300, 200)
