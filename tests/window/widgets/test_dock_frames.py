"""The buttons of panels: whether they can be seen, in light and dark, and still work."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from cfanp_gui.table.theme import DARK, LIGHT, Theme, contrast
from cfanp_gui.window.widgets.dock_frames import CLOSE, FLOAT, DockButtons
from cfanp_gui.window.widgets.style import palette_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def a_dock(qtbot: QtBot, window: QMainWindow, theme: Theme) -> QDockWidget:
    """Return a panel in a window, which is of a theme from now on."""
    qtbot.addWidget(window)
    window.setPalette(palette_of(theme))
    dock = QDockWidget("Panel", window)
    DockButtons(dock)
    dock.setWidget(QLabel("words"))
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.resize(400, 300)
    window.show()
    return dock


def button_of(dock: QDockWidget, name: str) -> QAbstractButton:
    button = dock.findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton)
    return button


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("name", [CLOSE, FLOAT])
def test_the_buttons_of_a_panel_are_seen(qtbot: QtBot, theme: Theme, name: str) -> None:
    window = QMainWindow()
    dock = a_dock(qtbot, window, theme)
    button = button_of(dock, name)
    picture = button.grab().toImage()
    ground = dock.palette().window().color()
    seen = [
        picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())
    ]
    assert sum(contrast(one, ground) >= 4.5 for one in seen) >= 8


def test_they_do_what_they_did(qtbot: QtBot) -> None:
    window = QMainWindow()
    dock = a_dock(qtbot, window, DARK)
    qtbot.mouseClick(button_of(dock, FLOAT), Qt.MouseButton.LeftButton)
    assert dock.isFloating()
    qtbot.mouseClick(button_of(dock, FLOAT), Qt.MouseButton.LeftButton)
    assert not dock.isFloating()
    qtbot.mouseClick(button_of(dock, CLOSE), Qt.MouseButton.LeftButton)
    assert dock.isHidden()
