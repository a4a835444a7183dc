"""Panels that lie behind one another have tabs that can be read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QStyleOptionDockWidget, QTabBar

from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import ENGINE, GAMES, JUDGEMENT
from tests.session.play import a_match


def tabs(window: MainWindow) -> QTabBar:
    """Return the tabs of the panels at the left."""
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (bar,) = (bar for bar in bars if bar.count())
    return bar


def test_all_tabs_are_read_at_once_and_whole(window: MainWindow, documents: Documents) -> None:
    documents.begin(a_match(3))
    window.resize(1366, 740)
    for name in ("pairing matrix", ENGINE, JUDGEMENT, GAMES):
        window.commands[name].trigger()
        QApplication.processEvents()
    bar = tabs(window)
    assert [bar.tabText(at) for at in range(4)] == ["Matrix", "Engine", "Judgement", "Games"]
    for at in range(4):
        needed = bar.fontMetrics().horizontalAdvance(bar.tabText(at))
        assert bar.tabRect(at).width() > needed
        assert bar.rect().contains(bar.tabRect(at))
    assert bar.elideMode() is Qt.TextElideMode.ElideNone


def test_the_heading_is_the_whole_name(window: MainWindow, documents: Documents) -> None:
    documents.begin(a_match(3))
    window.analysis.engine.toggle()
    dock = window.analysis.engine.dock
    assert dock is not None
    option = QStyleOptionDockWidget()
    dock.initStyleOption(option)
    assert option.title == dock.accessibleName() == "Pair engine"
    assert dock.windowTitle() == "Engine"
