"""The window: its actions follow the session, and what happens there is told."""

import gc
import re
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.late import made_parts
from cfanp_gui.table.layout.geometry import Pose
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.help.help_actions import AboutDialog
from cfanp_gui.window.help.help_dialogs import HelpDialog
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.pane_focus import return_focus
from tests.packaging import script
from tests.session.play import a_match, a_session, pair, play, square_named
from tests.session.rings import act
from tests.window.conftest import Answer, Messages
from tests.window.files.filed import crash
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
    """Return the widget that has the keyboard."""
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


# Games of whole boards in the window


def test_what_is_done_with_half_boards_cannot_be_done_with_boards(window: MainWindow) -> None:
    session = ring(window)
    playing = ALWAYS | {*SAVED, "hint", "draw", "resign", "substitute", "play bots"}
    assert enabled(window) == playing
    act(session, "1:e2e4")
    assert enabled(window) == playing | {*MOVED, "to start"}
    session.resign(1, 1)
    session.resign(2, 2)
    assert session.outcome is not None
    assert enabled(window) == ALWAYS | {*MOVED, "to start", "result", "rematch"}


# Games in the window begun, opened, saved, left, and restored after a crash


BUTTONS = QMessageBox.StandardButton


def test_closing_removes_the_journal_and_keeps_the_geometry(
    window: MainWindow, messages: Messages, app_dirs: AppDirs, settings: Settings
) -> None:
    begun(window, 3, "AB:e4")
    messages.answer = BUTTONS.Cancel
    assert not window.close()
    assert len(list(app_dirs.journals.iterdir())) == 1
    messages.answer = BUTTONS.Discard
    assert window.close()
    assert list(app_dirs.journals.iterdir()) == []
    assert settings.geometry("geometry") is not None
    assert settings.geometry("docks") is not None


def test_half_boards_laid_after_saving_are_asked_about(
    window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    begun(window, 3, "AB:e4")
    assert window.documents.save(tmp_path / "game.cpgn")
    assert window.view.table is not None
    window.view.table.laying.lay_down(2, Pose(900, -700, 90))
    assert window.isWindowModified()
    assert not window.file_actions.may_leave_game()
    assert len(messages.shown) == 1
    window.view.walk_layouts(True)
    assert not window.isWindowModified()
    assert window.file_actions.may_leave_game()


def test_half_boards_laid_before_anything_is_played_are_not_asked_about(
    window: MainWindow, messages: Messages
) -> None:
    begun(window)
    assert window.view.table is not None
    window.view.table.laying.lay_down(2, Pose(900, -700, 90))
    assert not window.isWindowModified()
    assert window.file_actions.may_leave_game()
    assert not messages.shown


# After a crash


def test_a_game_that_was_only_looked_at_is_not_asked_about(
    window: MainWindow, app_dirs: AppDirs
) -> None:
    """Nor is an analysis of it in which nothing was done; each way to change it is."""
    played = a_session(3)
    play(played, "AB:e4 BC:h3")

    def offered(act: Callable[[Documents, GameSession], object]) -> int:
        """Return the number of games offered after one was opened, and something done with it."""
        documents = Documents(app_dirs, Settings(app_dirs.settings))
        documents.show_example(store.session_of(store.record_of(played)))
        assert documents.session is not None
        act(documents, documents.session)
        crash(documents)
        found = window.documents.journals.left_behind()
        for one in found:
            window.documents.journals.discard(one)
        return len(found)

    looks: list[Callable[[Documents, GameSession], object]] = [
        lambda _, __: None,
        lambda _, game: (game.go_to(0), game.walk(1), game.return_to_game()),
        lambda _, game: (game.undo(2), game.redo(2)),
        lambda documents, _: documents.analyse(),
    ]
    assert [offered(look) for look in looks] == [0, 0, 0, 0]
    changes: list[Callable[[Documents, GameSession], object]] = [
        lambda _, game: play(game, "AC:e5"),
        lambda _, game: game.annotations.note("why"),
        lambda _, game: substitute(game, 1, "Emma"),
    ]
    assert [offered(change) for change in changes] == [1, 1, 1]
