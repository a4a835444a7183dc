"""The window: its actions follow the session, and what happens there is told."""

from __future__ import annotations

import gc
import re
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import find_game
from cfanp_gui.session.match import seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.help.about_dialog import AboutDialog
from cfanp_gui.window.help.help_dialogs import HelpDialog
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.panels.late_dock import give_back
from cfanp_gui.window.play import game_dialogs as dialogs_module
from cfanp_gui.window.play.game_dialogs import (
    DrawDialog,
    HandOverDialog,
    ResignDialog,
)
from tests.core.build import cfen
from tests.packaging import script
from tests.session.play import a_match, pair, play, square_named
from tests.systems import WINDOWS
from tests.window.conftest import Messages
from tests.window.files.filed import begin_at
from tests.window.laid_games import ALWAYS, MOVED, NASTY, NASTY_FILE, SAVED, begun, enabled, ring


def test_without_a_game_little_can_be_done(window: MainWindow) -> None:
    assert enabled(window) == ALWAYS
    for action in (window.commands["undo"], window.commands["redo"], window.commands["end turn"]):
        action.trigger()
    assert "No game" in window.order_panel.status.text()
    # As those who try the packages look for it.
    assert re.fullmatch(script("trial").NO_GAME, window.windowTitle())


def test_actions_follow_the_session(window: MainWindow) -> None:
    session = begun(window)
    playing = ALWAYS | {*SAVED, "hint", "draw", "resign", "substitute", "play bots", "hand over"}
    assert enabled(window) == playing
    play(session, "AB:e4")
    assert enabled(window) == playing | {"save film", "undo", "back", "to start", "apart", "replay"}
    session.undo()
    assert enabled(window) == playing | {"save film", "redo", "forward", "to end", "to game"}
    session.push(pair("AB"))
    assert "apart" in enabled(window)
    window.commands["apart"].trigger()
    assert session.pair is None
    assert "apart" not in enabled(window)
    session.resign(1)
    session.resign(2)
    assert enabled(window) == ALWAYS | {*MOVED, "to start", "result"}


def test_a_note_can_be_taken_back_and_makes_the_game_unsaved(window: MainWindow) -> None:
    session = begun(window)
    session.mark_saved()
    window.documents.file_changed.emit()
    assert not window.isWindowModified()
    session.annotations.note("so begins it")
    assert window.isWindowModified()
    window.commands["undo"].trigger()
    assert session.node.comment == ""
    assert not window.isWindowModified()


def test_handing_over_is_for_friendly_games(window: MainWindow) -> None:
    begun(window, friendly=False)
    assert "hand over" not in enabled(window)


def test_a_draw_is_claimed_when_there_is_a_claim(window: MainWindow) -> None:
    session = begun(window, 2, "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 AB:Nf3 AB:Nf6 AB:Ng1")
    assert "claim" not in enabled(window)
    play(session, "AB:Ng8")
    assert "claim" in enabled(window)
    assert window.view.sentence == "A draw may be claimed: threefold repetition."
    button = window.order_panel.claim
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert session.outcome is not None
    assert not button.isVisible()
    assert window.view.sentence == "", "the panel of the result says it"
    assert window.order_panel.status.text().startswith("Draw between")


def test_a_turn_with_a_bonus_is_ended_by_the_button(window: MainWindow) -> None:
    session = begun(window, 4, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5")
    assert "end turn" not in enabled(window)
    play(session, "AC:e4")
    button = window.order_panel.end_turn
    assert (button.isEnabled(), button.text()) == (True, "End turn (1 more, Rule 6)")
    button.click()
    assert session.position.turn().seat == 1
    assert not button.isEnabled()


def test_the_steps_and_the_move_list_walk_the_game(window: MainWindow) -> None:
    session = begun(window, 3, "AB:e4 BC:h3 BC:h6")
    window.commands["undo"].trigger()
    assert session.node.ply == 2
    window.commands["to start"].trigger()
    assert session.node.ply == 0
    window.commands["redo"].trigger()
    assert session.node.ply == 1
    window.commands["to end"].trigger()
    assert session.node.ply == 3
    moves = window.moves_panel
    for ply in (1, 3, 0, 2):
        moves.view.setCurrentIndex(moves.model.index(ply))
        assert session.node.ply == ply
    for button, ply in zip(moves.steps, (0, 0, 1, 3), strict=True):
        button.click()
        assert session.node.ply == ply
    assert moves.view.currentIndex().row() == 3


def test_what_happens_is_reported(window: MainWindow) -> None:
    session = begun(window)
    session.resign(2)
    assert window.view.sentence == "Army b of Ben is dead."
    session.undo()
    assert window.view.sentence == ""
    session.redo()
    session.resign(3)
    assert window.view.sentence == "", "the panel of the result says it"
    assert "Anna wins" in window.order_panel.status.text()


def test_a_game_that_begins_with_a_mate_says_so(window: MainWindow) -> None:
    text = cfen(2, "Ka:Ah1 Qb:Ag2 Kb:Be1 Nb:Af4")
    assert begin_at(window.documents, text)
    assert "checkmated" in window.view.sentence


def test_the_title_names_the_file_and_what_is_unsaved(window: MainWindow, tmp_path: Path) -> None:
    session = begun(window)
    assert window.windowTitle().startswith("Untitled game[*]")
    assert not window.isWindowModified()
    play(session, "AB:e4")
    assert window.isWindowModified()
    assert window.documents.save(tmp_path / f"{NASTY_FILE}.cpgn")
    assert window.windowTitle().startswith(f"{NASTY_FILE}.cpgn[*]")
    if not WINDOWS:  # which has no stars in names
        assert window.documents.save(tmp_path / "a[*]b.cpgn")
        assert window.windowHandle().title().startswith("a[*]b.cpgn \N{EN DASH}")
    assert not window.isWindowModified()


def test_names_are_plain_everywhere(window: MainWindow) -> None:
    window.documents.begin(a_match(3, NASTY))
    session = window.documents.session
    assert session is not None
    assert "<b>x</b>" in window.order_panel.status.text()
    session.resign(1)
    assert window.view.sentence == "Army a of <b>x</b> is dead."
    session.agree_to_draw(2)
    window._refresh()
    for label in window.findChildren(QLabel):
        plain = label.textFormat() == Qt.TextFormat.PlainText
        assert plain or not any(name in label.text() for name in NASTY)


# Agreements


def test_draw_resignation_and_hand_over_go_through_their_dialogs(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(window, 4)
    accepted = QDialog.DialogCode.Accepted

    def give(dialog: HandOverDialog) -> QDialog.DialogCode:
        dialog.armies.setCurrentIndex(1)
        dialog.players.setCurrentIndex(2)
        return accepted

    monkeypatch.setattr(HandOverDialog, "exec", give)
    window.commands["hand over"].trigger()
    assert session.position.control == (1, 3, 3, 4)
    monkeypatch.setattr(ResignDialog, "exec", lambda _: accepted)
    window.commands["resign"].trigger()
    assert session.position.control == (None, 3, 3, 4)

    def tick(dialog: DrawDialog) -> QDialog.DialogCode:
        dialog.ticks[4].setChecked(True)
        dialog.ticks[3].setChecked(bool(session.agreed))
        return accepted

    monkeypatch.setattr(DrawDialog, "exec", tick)
    window.commands["draw"].trigger()
    assert session.agreed == {4}
    assert "Draw offered: David" in window.order_panel.status.text()
    window.commands["draw"].trigger()
    assert session.outcome is not None
    assert session.outcome.players == (3, 4)
    assert "Draw between Clara and David" in window.order_panel.status.text()


# Looks and help


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_help_and_about_open(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[AboutDialog] = []
    monkeypatch.setattr(dialogs_module, "run_dialog", shown.append)
    window.commands["about"].trigger()
    assert "Betza" in shown[0].words.text()
    window.commands["rules"].trigger()
    (dialog,) = window.findChildren(HelpDialog)
    qtbot.addWidget(dialog)
    assert dialog.isVisible()
    window.commands["rules"].trigger()
    assert window.findChildren(HelpDialog) == [dialog]
    dialog.close()


def test_failures_are_shown_in_a_message(window: MainWindow, messages: Messages) -> None:
    assert dialogs_module.message is messages
    window.documents.failed.emit("<b>Something</b> failed.")
    assert messages.shown == ["<b>Something</b> failed."]


# Another table


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
    window.view.table.pointer.act_at(square_named("Be2"))
    qapp.processEvents()
    table, session = weakref.ref(window.view.table), weakref.ref(window.view.table.session)
    begun(window, 4)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.processEvents()
    gc.collect()
    assert table() is None
    assert session() is None


@pytest.mark.parametrize(("players", "told"), [(2, False), (12, True)])
def test_of_many_boards_it_is_said_how_to_get_about(
    window: MainWindow, players: int, told: bool
) -> None:
    window.resize(1366, 768)
    window.show()
    names = [f"Player {number}" for number in range(1, players + 1)]
    game = find_game("strategichess")
    window.documents.begin(seat(game, {}, names, default_colours(players), 0))
    assert ("Type the number of a board" in window.view.sentence) is told
    assert (window.view.focus is not None) is told


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
    assert not give_back(window._panes())
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
