"""The frames beside the table: named after what they list, as high as it needs, and kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match
from tests.session.rings import ring_match


def test_the_panel_is_called_after_what_it_lists(window: MainWindow) -> None:
    order, moves = window.panel_docks.order, window.panel_docks.moves
    assert (order.windowTitle(), moves.windowTitle()) == ("Players", "Moves")
    window.documents.begin(ring_match(3))
    assert (order.windowTitle(), moves.windowTitle()) == ("Boards", "Moves")
    assert window.commands["order panel"].text() == "Boards"
    window.documents.begin(a_match(3))
    assert order.windowTitle() == "Batting order"


def test_the_order_gets_the_height_its_rows_need(window: MainWindow) -> None:
    window.resize(1366, 768)
    QApplication.processEvents()
    window.documents.begin(ring_match(8))
    QApplication.processEvents()
    panel = window.order_panel
    last = panel.view.visualRect(panel.model.index(7))
    assert panel.view.viewport().rect().contains(last)
    moves = window.panel_docks.moves
    assert moves.height() > 0.35 * (moves.height() + window.panel_docks.order.height())


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (683, 384)])
def test_on_a_low_screen_one_panel_lies_behind_the_other(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    class Screen:
        def availableSize(self) -> QSize:
            return QSize(width, height)

    monkeypatch.setattr(QGuiApplication, "primaryScreen", Screen)
    docks = window.panel_docks
    docks.restore(settings)
    window.documents.begin(a_match(3))
    QApplication.processEvents()
    assert (docks.moves in window.tabifiedDockWidgets(docks.order)) == (height < 500)
    assert not docks.order.visibleRegion().isEmpty(), "whose turn it is lies in front"
    assert docks.order.width() < 0.45 * window.width()


def test_an_order_that_lies_elsewhere_keeps_its_height(window: MainWindow) -> None:
    order = window.panel_docks.order
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, order)
    QApplication.processEvents()
    height = order.height()
    window.documents.begin(ring_match(8))
    QApplication.processEvents()
    assert order.height() == height


def test_menus_and_keys_show_and_hide_them(window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    for name, dock in (("order", window.panel_docks.order), ("moves", window.panel_docks.moves)):
        assert window.commands[f"{name} panel"].isChecked()
        window.commands[f"{name} panel"].trigger()
        assert dock.isHidden()
        window.commands[f"{name} panel"].trigger()
        assert not dock.isHidden()


def test_another_window_opens_as_this_one_was_left(
    window: MainWindow, documents: Documents, settings: Settings
) -> None:
    window.resize(window.width(), 640)
    window.panel_docks.moves.hide()
    window.panel_docks.keep(settings)
    again = MainWindow(documents, settings)
    assert again.height() == 640
    assert again.panel_docks.moves.isHidden()
    assert not again.panel_docks.order.isHidden()
    again.deleteLater()


def test_a_panel_stays_in_a_window_that_opens_smaller_than_one_that_filled_the_screen(
    qtbot: QtBot, window: MainWindow, documents: Documents, settings: Settings
) -> None:
    """Qt would lay the panels out anew as if this one were not made yet, and soon crash."""
    for part in (window.analysis.insight, window.analysis.lineage):
        part.toggle()
    QApplication.processEvents()
    window.toggle_full_screen()
    QApplication.processEvents()
    window.close()
    again = MainWindow(documents, settings)
    qtbot.addWidget(again)
    assert again.isFullScreen()
    again.setWindowState(Qt.WindowState.WindowNoState)
    again.resize(700, 600)
    again.show()
    part = again.analysis.lineage
    part.restore()
    again.resize(710, 610)
    QApplication.processEvents()
    assert part.dock is not None
    assert again.dockWidgetArea(part.dock) == part.area
