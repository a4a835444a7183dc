"""What lies beside the table in an analysis, loaded when there is something for it to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, play
from tests.window.conftest import Messages


def begun(window: MainWindow) -> GameSession:
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    return session


def test_a_game_that_is_played_has_neither(window: MainWindow) -> None:
    begun(window)
    assert window.analysis_panels.strip.isHidden()
    assert window.analysis_panels.notes.isHidden()


def test_an_opened_record_has_notes_and_no_strip(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    session = begun(window)
    session.annotations.note("from the file")
    path = tmp_path / "read.cpgn"
    assert window.documents.save(path)
    window.documents.open(path)
    qtbot.waitUntil(lambda: window.documents.session is not session)
    notes = window.analysis_panels.notes
    assert notes.isVisible()
    assert notes.field.toPlainText() == "from the file"
    assert window.analysis_panels.strip.isHidden()
    window.documents.begin(a_match(3))
    assert not notes.isVisible()


def test_what_is_being_typed_is_saved(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    begun(window)
    assert window.documents.analyse()
    assert window.documents.save(tmp_path / "typed.cpgn")
    notes = window.analysis_panels.notes
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    notes.field.setFocus()
    QTest.keyClicks(notes.field, "in time")
    QTest.keyClick(notes.field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "in time" in (tmp_path / "typed.cpgn").read_text()
    assert notes.field.hasFocus()


def test_who_leaves_is_asked_about_what_is_being_typed(
    window: MainWindow, messages: Messages
) -> None:
    begun(window).mark_saved()
    assert window.documents.analyse()
    notes = window.analysis_panels.notes
    QTest.keyClicks(notes.field, "not yet")
    window.close()
    assert "analysis" in messages.shown[0]
    assert window.isVisible()


def test_a_row_grows_with_its_comment(window: MainWindow) -> None:
    begun(window)
    assert window.documents.analyse()
    session, view = window.documents.session, window.moves_panel.view
    assert session is not None
    QApplication.processEvents()
    row = window.moves_panel.model.index(1)
    before = view.visualRect(row).height()
    session.annotations.note("seen below the move")
    QApplication.processEvents()
    assert view.visualRect(row).height() > before


def test_f6_leads_to_the_notes(window: MainWindow) -> None:
    begun(window)
    assert window.documents.analyse()
    notes = window.analysis_panels.notes
    assert window.analysis_panels.panes == [notes.field]


def test_both_speak_the_language_chosen(window: MainWindow, speak: Callable[[str], None]) -> None:
    begun(window)
    assert window.documents.analyse()
    speak("de")
    QApplication.processEvents()
    panels = window.analysis_panels
    assert panels.strip.word.text() == "Analyse"
    assert panels.notes.field.placeholderText() == "Kommentar"
    assert window.commands["analyse"].text() == "Aus der Analyse zurück zur &Partie"
