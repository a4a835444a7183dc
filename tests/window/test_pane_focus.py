"""F6 leads from one part of the window to the next, and Esc back to the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match

Key = Qt.Key


def focused() -> QWidget:
    """Return what has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def active(qtbot: QtBot, window: MainWindow) -> None:
    """Begin a game in a window that has the keyboard."""
    window.documents.begin(a_match(3))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.view.setFocus()


def test_the_way_goes_through_all_that_is_shown_and_round(qtbot: QtBot, window: MainWindow) -> None:
    active(qtbot, window)
    seen = []
    for _ in range(3):
        qtbot.keyClick(focused(), Key.Key_F6)
        seen.append(focused())
    assert seen == [window.moves_panel.view, window.view, window.moves_panel.view]


def test_notes_lie_on_the_way_once_there_are_some(qtbot: QtBot, window: MainWindow) -> None:
    active(qtbot, window)
    assert not window.has_analysed
    assert window.documents.analyse()
    assert window.has_analysed
    window.view.setFocus()
    (field,) = window.analysis_panels.panes
    seen = []
    for _ in range(3):
        qtbot.keyClick(focused(), Key.Key_F6)
        seen.append(focused())
    assert seen == [window.moves_panel.view, field, window.view]


def test_what_is_hidden_is_passed_over(qtbot: QtBot, window: MainWindow) -> None:
    active(qtbot, window)
    window.panel_docks.moves.hide()
    qtbot.keyClick(focused(), Key.Key_F6)
    assert focused() is window.view


def test_escape_leads_back_from_any_part_and_nowhere_else(qtbot: QtBot, window: MainWindow) -> None:
    active(qtbot, window)
    window.moves_panel.view.setFocus()
    qtbot.keyClick(focused(), Key.Key_Escape)
    assert window.view.hasFocus()
    bar = window.menuBar()
    bar.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    bar.setFocus()
    assert not window.pane_focus.go_back()
    assert bar.hasFocus()


def test_what_is_scrolled_out_of_sight_is_brought_into_it(qtbot: QtBot, window: MainWindow) -> None:
    """By F6, and by the command that shows the panel."""
    active(qtbot, window)
    late = window.analysis.judgement
    late.toggle()
    dock = late.dock
    assert dock is not None
    button, area = focused(), dock.widget()
    assert isinstance(area, QScrollArea)
    area.setMaximumHeight(60)
    qtbot.waitUntil(lambda: area.viewport().height() <= 60)
    bar = area.verticalScrollBar()
    for show in (lambda: qtbot.keyClick(focused(), Key.Key_F6), late.toggle):
        bar.setValue(0)
        assert button.visibleRegion().isEmpty()
        window.moves_panel.view.setFocus()
        if show == late.toggle:
            dock.hide()
        show()
        assert focused() is button
        qtbot.waitUntil(lambda: not button.visibleRegion().isEmpty())


def test_what_cannot_be_used_is_passed_over(qtbot: QtBot, window: MainWindow) -> None:
    active(qtbot, window)
    window.moves_panel.view.setEnabled(False)
    qtbot.keyClick(focused(), Key.Key_F6)
    assert focused() is window.view
