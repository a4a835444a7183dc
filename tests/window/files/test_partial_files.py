"""Files with letters that could not be read: they are asked about before they are saved over."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from tests.session.play import play
from tests.window.conftest import Messages
from tests.window.files.filed import another, crash

DATA = '[White "Šahović"]\n[Black "Ben"]\n\n1. e4 {caf'.encode() + b"\xff} *\n"
Buttons = QMessageBox.StandardButton


def opened(qtbot: QtBot, documents: Documents, path: Path, data: bytes = DATA) -> None:
    """Open a file in which a move is then played."""
    path.write_bytes(data)
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    session = documents.session
    assert session is not None
    play(session, "AB:e5")


def test_to_save_over_it_is_asked_about(
    qtbot: QtBot,
    window: MainWindow,
    messages: Messages,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, other = tmp_path / "half.pgn", tmp_path / "other.pgn"
    opened(qtbot, window.documents, path)
    files = window.file_actions
    messages.answer = Buttons.Cancel
    assert not files.save_game()
    assert path.read_bytes() == DATA
    assert len(messages.shown) == 1
    assert "half.pgn" in messages.shown[0]
    names = iter([path, other, path])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(next(names)), ""))
    messages.answer = Buttons.Save  # elsewhere
    assert files.save_game_as()
    assert path.read_bytes() == DATA
    assert "e5" in other.read_text(encoding="utf-8")
    opened(qtbot, window.documents, path)
    messages.answer = Buttons.Discard  # over it
    messages.shown.clear()
    assert files.save_game()
    assert len(messages.shown) == 1
    assert "Šahović" in path.read_text(encoding="utf-8")
    messages.shown.clear()
    assert files.save_game(), "nothing is lost any more"
    assert not messages.shown


def test_a_file_in_another_encoding_loses_nothing(
    qtbot: QtBot, window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    path = tmp_path / "western.pgn"
    data = '[White "Šmid"]\n[Black "Ben"]\n\n1. e4 {“gut” – 5 €} *\n'.encode("cp1252")
    opened(qtbot, window.documents, path, data)
    assert window.file_actions.save_game()
    assert not messages.shown
    text = path.read_text(encoding="utf-8")
    assert "Šmid" in text
    assert "“gut” – 5 €" in text


def test_it_is_known_after_a_crash(qtbot: QtBot, app_dirs: AppDirs, tmp_path: Path) -> None:
    first = another(app_dirs)
    opened(qtbot, first, tmp_path / "half.pgn")
    crash(first)
    second = another(app_dirs)
    (found,) = second.journals.left_behind()
    assert second.restore(found)
    assert second.session is not None
    assert second.session.file is not None
    assert second.session.file.is_partial
    second.close()
