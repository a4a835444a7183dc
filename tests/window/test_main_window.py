"""The window: its actions follow the session, and what happens there is told."""

from __future__ import annotations

import gc
import re
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.table.late import made_parts
from cfanp_gui.window.help.about_dialog import AboutDialog
from cfanp_gui.window.help.help_dialogs import HelpDialog
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.widgets.pane_focus import return_focus
from tests.packaging import script
from tests.session.play import a_match, pair, play, square_named
from tests.window.conftest import Answer
from tests.window.laid_games import ALWAYS, MOVED, NASTY, SAVED, begun, enabled, ring


def test_without_a_game_little_can_be_done(window: MainWindow) -> None:
    assert enabled(window) == ALWAYS
    for action in (window.commands["undo"], window.commands["redo"], window.commands["end turn"]):
        action.trigger()
    assert not any(made_parts(window, MainWindow.order_panel, MainWindow.panel_docks))
    # As those who try the packages look for it.
    assert re.fullmatch(script("trial").NO_GAME, window.windowTitle())


def test_actions_follow_the_session(window: MainWindow) -> None:
    session = begun(window)
    playing = ALWAYS | {*SAVED, "hint", "draw", "resign", "substitute", "play bots", "hand over"}
    assert enabled(window) == playing
    play(session, "AB:e4")
    assert enabled(window) == playing | {"save film", "undo", "back", "to start", "replay"}
    session.undo()
    assert enabled(window) == playing | {"save film", "redo", "forward", "to end", "to game"}
    session.push(pair("AB"))
    assert "apart" in enabled(window)
    window.commands["apart"].trigger()
    assert session.pairs.is_offered, "they lie together, but nobody pushed them"
    assert "apart" not in enabled(window)
    session.resign(1)
    session.resign(2)
    assert enabled(window) == ALWAYS | {*MOVED, "to start", "apart", "rematch", "result"}


def test_names_are_plain_everywhere(window: MainWindow) -> None:
    window.documents.begin(a_match(3, NASTY))
    session = window.documents.session
    assert session is not None
    session.resign(1)
    assert window.view.sentence == "Army A of <b>x</b> is dead."
    session.agree_to_draw(2)
    window.refresh()
    for label in window.findChildren(QLabel):
        plain = label.textFormat() == Qt.TextFormat.PlainText
        assert plain or not any(name in label.text() for name in NASTY)


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_help_and_about_open(qtbot: QtBot, window: MainWindow, answered: Answer) -> None:
    shown: list[str] = []

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, AboutDialog)
        shown.append(dialog.words.text())
        dialog.reject()

    answered(read)
    window.commands["about"].trigger()
    assert "Betza" in shown[0]
    window.commands["rules"].trigger()
    (dialog,) = window.findChildren(HelpDialog)
    qtbot.addWidget(dialog)
    assert dialog.isVisible()
    window.commands["rules"].trigger()
    assert window.findChildren(HelpDialog) == [dialog]
    dialog.close()


def test_nobody_listens_to_a_game_that_has_left_the_table(window: MainWindow) -> None:
    old = begun(window, 3, "AB:e4")
    old.mark_saved()
    begun(window, 4)
    signals = [old.changed, old.pairs.changed, old.journal.failed, old.clocks_changed]
    assert [len(listeners._listeners) for listeners in signals] == [0, 0, 0, 0]
    boards = ring(window)
    begun(window)
    left = [boards.changed, boards.journal.failed, boards.clocks_changed]
    assert [len(listeners._listeners) for listeners in left] == [0, 0, 0]


def test_a_table_that_is_shown_no_more_is_given_up(window: MainWindow, qapp: QApplication) -> None:
    begun(window, 3, "AB:e4").mark_saved()
    assert window.view.table is not None
    window.view.table.interaction.pointer.act_at(square_named("Be2"))
    qapp.processEvents()
    table, session = weakref.ref(window.view.table), weakref.ref(window.view.table.session)
    begun(window, 4)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.processEvents()
    gc.collect()
    assert table() is None
    assert session() is None


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


def test_escape_leads_back_from_any_part_and_nowhere_else(qtbot: QtBot, window: MainWindow) -> None:
    active(qtbot, window)
    window.moves_panel.view.setFocus()
    qtbot.keyClick(focused(), Key.Key_Escape)
    assert window.view.hasFocus()
    bar = window.menuBar()
    bar.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    bar.setFocus()
    assert not return_focus(window.panes())
    assert bar.hasFocus()


def test_focus_goes_straight_to_the_table_when_a_page_is_left(
    qtbot: QtBot, window: MainWindow, qapp: QApplication
) -> None:
    begun(window)
    window.activateWindow()
    window.view.setFocus()
    for command in ("preferences", "new", "history"):
        window.commands[command].trigger()
        focused: list[QWidget | None] = []
        listener = qapp.focusChanged.connect(lambda _, now, found=focused: found.append(now))
        qtbot.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
        qapp.focusChanged.disconnect(listener)
        assert {*focused} <= {None, window.view}
        assert window.view.hasFocus()


def test_what_is_scrolled_out_of_sight_is_brought_into_it(qtbot: QtBot, window: MainWindow) -> None:
    """By F6, and by the command that shows the panel."""
    active(qtbot, window)
    late = window.judgement
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
