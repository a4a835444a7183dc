"""A panel for a frame of its own says when it is shown."""

from __future__ import annotations

from PySide6.QtWidgets import QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.panels.late_dock import DockPanel


def test_it_says_when_it_is_shown_and_hidden(qtbot: QtBot) -> None:
    tabs, panel = QTabWidget(), DockPanel()
    qtbot.addWidget(tabs)
    heard: list[bool] = []
    panel.shown.connect(heard.append)
    tabs.addTab(panel, "")
    tabs.addTab(QWidget(), "")
    tabs.show()
    assert heard == [True]
    tabs.setCurrentIndex(1)
    assert heard == [True, False]
    tabs.setCurrentIndex(0)
    assert heard == [True, False, True]
