"""Files dropped anywhere on the window are opened as Open does; others are declined in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.dropped_files import is_opened
from cfanp_gui.window.files.file_words import endings
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, play, pushed
from tests.session.rings import RING
from tests.window.conftest import Messages
from tests.window.laid_games import NASTY_FILE

COPY = Qt.DropAction.CopyAction
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def drop(window: MainWindow, over: QWidget, *urls: QUrl) -> bool:
    """Drag files over a widget and let go, as a desktop does; return whether they were taken."""
    data = QMimeData()
    data.setUrls(list(urls))
    # Qt asks the widget under the pointer and then those it lies in, as far as they take drops.
    way = [over]
    while way[-1] is not window:
        parent = way[-1].parentWidget()
        assert parent is not None
        way.append(parent)
    for widget in way:
        if not widget.acceptDrops():
            continue
        at = QPoint(5, 5)
        enter = QDragEnterEvent(at, COPY, data, LEFT, NONE)
        QApplication.sendEvent(widget, enter)
        if enter.isAccepted():
            QApplication.sendEvent(widget, QDragMoveEvent(at, COPY, data, LEFT, NONE))
            dropped = QDropEvent(QPointF(at), COPY, data, LEFT, NONE)
            QApplication.sendEvent(widget, dropped)
            return dropped.isAccepted()
    return False


def file(path: Path) -> QUrl:
    return QUrl.fromLocalFile(str(path))


def saved(documents: Documents, path: Path, moves: str = "AB:e4") -> Path:
    """Return a file of a game of two."""
    documents.begin(a_match(2))
    session = documents.session
    assert session is not None
    play(pushed(session), moves)
    assert documents.save(path)
    session.mark_saved()
    return path


@pytest.mark.parametrize("ending", [".cpgn", ".pgn", ".cfen", ".fen", ".FEN"])
@pytest.mark.parametrize("part", ["table", "panel", "window"])
def test_a_file_dropped_anywhere_is_opened(
    qtbot: QtBot, window: MainWindow, documents: Documents, tmp_path: Path, ending: str, part: str
) -> None:
    path = saved(documents, tmp_path / f"dropped{ending}")
    before = documents.session
    parts = {
        "table": window.view.viewport(), "panel": window.order_panel.view.viewport(),
        "window": window,
    }  # fmt: skip
    assert drop(window, parts[part], file(path))
    qtbot.waitUntil(lambda: documents.session is not before)
    assert documents.path == path


def test_the_game_on_the_table_is_asked_about_as_by_open(
    qtbot: QtBot, window: MainWindow, documents: Documents, messages: Messages, tmp_path: Path
) -> None:
    path = saved(documents, tmp_path / "other.cpgn")
    documents.begin(a_match(3))
    session = documents.session
    assert isinstance(session, GameSession)
    play(session, "AB:e4")
    messages.answer = QMessageBox.StandardButton.Cancel
    assert drop(window, window.view.viewport(), file(path))
    qtbot.waitUntil(lambda: len(messages.shown) == 1)
    assert "in no file yet" in messages.shown[0]
    assert documents.session is session


def test_anything_else_is_declined_in_one_plain_sentence(
    window: MainWindow, documents: Documents, tmp_path: Path
) -> None:
    documents.begin(a_match(3))
    before = documents.session
    picture, folder = tmp_path / f"{NASTY_FILE}.jpg", tmp_path / "folder.cpgn"
    picture.write_bytes(b"x")
    folder.mkdir()
    web = QUrl("https://example.org/game.cpgn")
    for url, name in (
        (file(picture), picture.name),
        (file(folder), "folder.cpgn"),
        (web, "game.cpgn"),
    ):
        assert drop(window, window.view.viewport(), url)
        assert f"{name}” cannot be opened: only files ending in .cpgn" in window.view.sentence
    assert drop(window, window.view.viewport(), file(picture), file(folder))
    assert window.view.sentence == "Only one file can be opened at a time."
    assert documents.session is before


def test_what_can_be_opened_is_told_by_its_ending(tmp_path: Path) -> None:
    assert {".cpgn", ".pgn", ".cfen", ".fen", ".rfen"} <= set(endings())
    for name in ("a.cpgn", "b.Fen"):
        (tmp_path / name).write_text("x", encoding="utf-8")
        assert is_opened(tmp_path / name)
    assert not is_opened(tmp_path / "missing.cpgn")
    assert not is_opened(tmp_path)
    assert RING.position_format == "RFEN"
