"""Which game of a file is opened, where in it, and in which encoding."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.encodings import EncodingDialog
from cfanp_gui.window.files.filed_list import FiledListDialog
from cfanp_gui.window.main_window import MainWindow
from tests.window.conftest import Messages

PGN = (
    '[White "Ann"]\n\n1. e4 e5 *\n\n'
    '[White "Bo"]\n\n1. e4 e5 (1... c5 2. Ke3 d6) 2. Nf3 Nc6 3. Ke3 a6 1-0\n'
)
Exec = QDialog.DialogCode


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "two.pgn"
    path.write_text(PGN, encoding="utf-8")
    return path


def choose(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, row: int, then: object = None) -> None:
    """Have a row of the list chosen once all games were read."""

    def read(dialog: FiledListDialog) -> QDialog.DialogCode:
        qtbot.waitUntil(lambda: dialog.check is not None and dialog.check.is_over)
        dialog.list.setCurrentIndex(dialog.headings.index(row))
        if callable(then):
            then(dialog)
        return Exec.Accepted

    monkeypatch.setattr(FiledListDialog, "exec", read)


def test_a_remark_leads_to_its_game_and_the_move_it_is_about(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    choose(monkeypatch, qtbot, 0)
    with qtbot.waitSignal(window.documents.session_changed):
        window.file_actions.open_path(path)
    assert window.documents.source == (path, 0)
    check = window.choosing.check
    assert check is not None
    beside, main = check.told
    with qtbot.waitSignal(window.documents.session_changed):
        window.choosing.open_told(check.file, check.encoding, main)
    session = window.documents.session
    assert session is not None
    assert window.documents.source == (path, 1)
    assert session.node.ply == 4
    assert session.node.comment == "Ke3 a6"
    assert not session.unsaved
    window.choosing.open_told(check.file, check.encoding, beside)
    assert not session.node.on_main_line, "the game is there already"
    assert session.node.comment == "Ke3 d6"


def test_a_game_with_an_illegal_move_opens_at_its_note(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    with qtbot.waitSignal(window.documents.session_changed):
        window.documents.open_one(path, 1)
    session = window.documents.session
    assert session is not None
    assert (session.node.ply, session.node.comment) == (4, "Ke3 a6")
    model = window.moves_panel.model
    role = Qt.ItemDataRole.AccessibleTextRole
    assert any("Ke3 a6" in model.index(row, 0).data(role) for row in range(model.rowCount()))


def test_a_file_that_changes_while_it_is_listed_gets_a_sentence(
    qtbot: QtBot,
    window: MainWindow,
    messages: Messages,
    monkeypatch: pytest.MonkeyPatch,
    path: Path,
) -> None:
    choose(monkeypatch, qtbot, 1, lambda _: os.utime(path, ns=(1, 1)))
    window.file_actions.open_path(path)
    qtbot.waitUntil(lambda: bool(messages.shown))
    assert messages.shown == [
        "two.pgn cannot be opened: it was changed since its games were listed (open it again)."
    ]
    assert window.documents.session is None


def test_a_game_is_read_again_in_another_encoding(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    path.write_bytes(PGN.replace("Ann", "Гарри").encode("cp1251"))
    choose(monkeypatch, qtbot, 0)
    with qtbot.waitSignal(window.documents.session_changed):
        window.file_actions.open_path(path)

    def cyrillic(dialog: EncodingDialog) -> QDialog.DialogCode:
        dialog.box.show_encoding("cp1251")
        return Exec.Accepted

    monkeypatch.setattr(EncodingDialog, "exec", cyrillic)
    assert window.commands["reopen"].isEnabled()
    with qtbot.waitSignal(window.documents.session_changed):
        window.commands["reopen"].trigger()
    session = window.documents.session
    assert session is not None
    assert session.name(1) == "Гарри"
    assert session.file is not None
    assert (session.file.encoding, session.file.alone) == ("cp1251", False)
