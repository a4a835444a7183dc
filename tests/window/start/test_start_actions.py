"""What a window does while there is no game on its table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_session, play
from tests.window.files.filed import written
from tests.window.laid_games import begun

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_it_follows_the_theme(window: MainWindow) -> None:
    window.show_start()
    face = window.start.view.people.face
    for theme in (DARK, LIGHT):
        window.preference_actions.themed.emit(theme)
        assert face.theme is theme


def test_a_game_that_is_continued_is_played_and_not_read(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "ours.cpgn"
    session = begun(window, 3)
    play(session, "AB:e4")
    assert window.documents.save(path)
    window.documents.close_game()
    window.start.view.continued.emit()
    qtbot.waitUntil(lambda: window.documents.session is not None)
    now = window.documents.session
    assert now is not None
    assert now is not session
    assert not now.takes_notes
    assert now.cursor.is_played
    window.documents.open(path)
    window.documents.close_game()
    window.documents.open(path)
    qtbot.waitUntil(lambda: window.documents.session not in (None, now))
    read = window.documents.session
    assert read is not None
    assert read.takes_notes, "who opens it may want to read it"


def test_the_game_of_a_file_that_was_played_last_is_continued(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    path, other = tmp_path / "evening.cpgn", tmp_path / "famous.pgn"
    sessions = [a_session(2, names) for names in (["Anna", "Ben"], ["Cem", "Dora"])]
    for session in sessions:
        play(session, "AB:e4 AB:e5")
    written(path, *sessions)
    other.write_text('[White "K"]\n[Black "X"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n')
    documents = window.documents
    with qtbot.waitSignal(documents.session_changed):
        documents.open_one(path, 1)
    documents.close_game()
    with qtbot.waitSignal(documents.session_changed):
        documents.open(other)
    documents.close_game()
    assert settings.recent() == [str(other), str(path)], "one from the library is there, too"
    view = window.start.view
    qtbot.waitUntil(lambda: view.last.face.picture is not None)
    assert view.last.face.words.startswith("Cem · Dora, unfinished")
    view.continued.emit()
    qtbot.waitUntil(lambda: documents.session is not None)
    assert documents.source == (path, 1)
    assert documents.session is not None
    assert documents.session.cursor.is_played


def test_whose_turn_it_is_lies_in_front_when_the_panels_come_back(window: MainWindow) -> None:
    order, moves = window.panel_docks.order, window.panel_docks.moves
    window.tabifyDockWidget(order, moves)
    window.show_start()
    begun(window, 3)
    QApplication.processEvents()
    assert not order.visibleRegion().isEmpty()
    assert moves.visibleRegion().isEmpty()
