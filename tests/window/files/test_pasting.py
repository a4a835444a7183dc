"""Games, positions and moves pasted into the window, or dragged into it as text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.game_list import GameListDialog
from cfanp_gui.window.main_window import MainWindow
from tests.session.test_pasted_text import FEN, PGN
from tests.window.conftest import Messages
from tests.window.laid_games import begun


def paste(window: MainWindow, text: str) -> None:
    """Press Ctrl+V with a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
    window.activateWindow()
    focused = QApplication.focusWidget() or window
    QTest.keyClick(focused, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def names(window: MainWindow) -> tuple[str, ...]:
    """Return who sits at the table; nobody where there is none."""
    session = window.documents.session
    return () if session is None else session.match.names


def test_a_game_pasted_on_the_start_view_is_opened(qtbot: QtBot, window: MainWindow) -> None:
    window.show_start()
    with qtbot.waitSignal(window.documents.session_changed):
        paste(window, PGN)
    assert names(window) == ("Anna", "Ben")
    assert not window.offers_start
    assert window.documents.session is not None
    assert window.documents.session.takes_notes


def test_a_position_takes_the_place_of_a_game_if_it_may(
    qtbot: QtBot, window: MainWindow, messages: Messages
) -> None:
    session = begun(window, 3, "AB:e4")
    paste(window, FEN)
    qtbot.waitUntil(lambda: bool(messages.shown))
    assert window.documents.session is session, "it is not saved, and was not to be left"
    session.mark_saved()
    with qtbot.waitSignal(window.documents.session_changed):
        paste(window, FEN)
    assert window.documents.session is not None
    assert window.documents.session.position.players == 2


def test_of_several_games_one_is_chosen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_start()

    def choose(dialog: GameListDialog) -> QDialog.DialogCode:
        dialog.search.setText("Cem")
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(GameListDialog, "exec", choose)
    with qtbot.waitSignal(window.documents.session_changed):
        paste(window, f"{PGN}\n{PGN.replace('Anna', 'Cem')}")
    assert names(window) == ("Cem", "Ben")
    assert window.documents.title == "Untitled game"


def test_in_an_opened_game_moves_are_a_line_and_a_game_is_opened(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.show_start()
    with qtbot.waitSignal(window.documents.session_changed):
        paste(window, PGN)
    session = window.documents.session
    assert session is not None
    session.go_to(0)
    paste(window, "1. d4 d5")
    assert window.documents.session is session
    assert len(session.root.children) == 2
    session.mark_saved()
    paste(window, "Zz9")
    assert "Zz9" in window.view.sentence
    assert window.documents.session is session
    session.mark_saved()
    with qtbot.waitSignal(window.documents.session_changed):
        paste(window, PGN.replace("Anna", "Cem"))
    assert names(window) == ("Cem", "Ben")
    assert window.documents.session is not None
    with qtbot.waitSignal(window.documents.session_changed):
        paste(window, FEN)


@pytest.mark.parametrize("text", ["", "hello", '[Variant "Chess960"]'])
def test_what_is_none_gets_one_sentence(
    qtbot: QtBot, window: MainWindow, messages: Messages, text: str
) -> None:
    window.show_start()
    said = window.start.view.sentence
    paste(window, text)
    qtbot.waitUntil(lambda: bool(messages.shown or said.text()))
    assert len(messages.shown) == bool(text)
    assert window.offers_start
    if text:
        assert messages.shown[0].startswith("This text cannot be opened: ")


@pytest.mark.parametrize("text", [PGN, "hello"])
def test_a_text_dragged_in_is_opened_or_gets_a_sentence(
    qtbot: QtBot, window: MainWindow, messages: Messages, text: str
) -> None:
    window.show_start()
    data = QMimeData()
    data.setText(text)
    held = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton
    bare = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), *held, bare)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    dropped = QDropEvent(QPointF(5, 5), *held, bare)
    QApplication.sendEvent(window, dropped)
    qtbot.waitUntil(lambda: window.documents.session is not None or bool(messages.shown))
    assert names(window) == (() if text == "hello" else ("Anna", "Ben"))
