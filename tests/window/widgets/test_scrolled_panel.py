"""Panels that scroll where the window is low."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.widgets.dock_frames import scrolled


def a_panel() -> QWidget:
    """Return a panel that wants 600 pixels of height."""
    panel, inside = QWidget(), QWidget()
    inside.setMinimumHeight(600)
    QVBoxLayout(panel).addWidget(inside)
    return panel


def test_what_a_panel_wants_makes_nothing_high(qtbot: QtBot) -> None:
    panel = a_panel()
    area = scrolled(panel, 300)
    qtbot.addWidget(area)
    assert panel.minimumSizeHint().height() >= 600
    assert area.minimumSizeHint().height() < 200
    area.resize(300, 200)
    with qtbot.waitExposed(area):
        area.show()
    assert area.verticalScrollBar().maximum() >= 400
    assert panel.width() <= area.viewport().width(), "it scrolls up and down alone"
    assert area.minimumSizeHint().width() == 300


def test_an_area_that_may_be_narrow_scrolls_sideways_too(qtbot: QtBot) -> None:
    area = scrolled(a_panel(), 300, 140)
    qtbot.addWidget(area)
    area.resize(140, 700)
    with qtbot.waitExposed(area):
        area.show()
    assert area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded
    assert area.horizontalScrollBar().maximum() > 0
