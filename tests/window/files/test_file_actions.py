"""Questions about files: what they ask, what they do not overwrite, and no name is markup."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QProgressDialog,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Game
from cfanp_gui.games.cfanp import ChessForAnyNumberOfPlayers
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.window.editor.position_editor import PositionEditor
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match, play, pushed
from tests.window.laid_games import NASTY_FILE

BUTTONS = QMessageBox.StandardButton
NASTY = f"{NASTY_FILE}.cpgn"


def begun(window: MainWindow) -> None:
    """Begin a game and make a move."""
    window.documents.begin(a_match(3))
    assert window.documents.session is not None
    play(pushed(window.documents.session), "AB:e4")


def test_the_box_about_slow_work_shows_file_names_as_they_are(
    qtbot: QtBot, window: MainWindow, documents: Documents
) -> None:
    documents.busy.emit(f"{NASTY} …")
    (box,) = window.findChildren(QProgressDialog)
    (label,) = [one for one in box.findChildren(QLabel) if NASTY in one.text()]
    assert label.textFormat() == Qt.TextFormat.PlainText
    documents.busy.emit("")
    qtbot.waitUntil(lambda: not window.findChildren(QProgressDialog))


def test_files_opened_last_are_called_as_they_are(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    window.file_actions.fill_recent(menu, window.commands["reopen"])
    assert [one.isEnabled() for one in menu.actions()] == [False]
    settings.add_recent(tmp_path / "R&D <b>.cpgn")
    window.file_actions.fill_recent(menu, window.commands["reopen"])
    (action,) = menu.actions()
    assert action.text() == str(tmp_path / "R&&D <b>.cpgn")
    # Their tips would be taken for markup.
    assert not menu.toolTipsVisible()


def test_qt_leaves_the_question_about_a_file_to_us(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def choose(*arguments: object) -> tuple[str, str]:
        asked.extend(arguments)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    begun(window)
    assert not window.file_actions.save_game_as()
    assert QFileDialog.Option.DontConfirmOverwrite in asked


# The position editor


def edited(
    monkeypatch: pytest.MonkeyPatch, do: Callable[[PositionEditor], object]
) -> list[PositionEditor]:
    """Have something done in the editor instead of showing it; return those that were opened."""
    seen: list[PositionEditor] = []

    def exec_(editor: PositionEditor) -> QDialog.DialogCode:
        seen.append(editor)
        editor.setResult(0)
        do(editor)
        return QDialog.DialogCode(editor.result())

    monkeypatch.setattr(PositionEditor, "exec", exec_)
    return seen


def test_of_a_game_that_cannot_be_edited_it_is_said(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.documents.begin(a_match(3))
    failures: list[str] = []
    window.documents.failed.connect(failures.append)
    monkeypatch.setattr(ChessForAnyNumberOfPlayers, "editing", Game.editing)
    seen = edited(monkeypatch, lambda _: None)
    window.file_actions.edit_position()
    assert failures == ["Positions of Chess For Any Number of Players cannot be set up by hand."]
    assert seen == []


@pytest.fixture
def proposed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return where file dialogs began, which are all given up."""
    begun_at: list[str] = []

    def ask(*args: object) -> tuple[str, str]:
        begun_at.append(str(args[2]))
        return "", ""

    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, ask)
    return begun_at


def test_files_are_first_looked_for_and_saved_among_documents(
    window: MainWindow, proposed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    begun(window)
    window.file_actions.open_game()
    window.file_actions.save_game()
    session = window.documents.session
    assert session is not None
    name = f"Anna, Ben, Clara {session.tags['Date'].replace('.', '-')}"
    assert proposed == [str(tmp_path), str(tmp_path / f"{name}.cpgn")]
    (tmp_path / f"{name}.cpgn").write_text("another game")
    window.file_actions.save_game()
    assert proposed[-1] == str(tmp_path / f"{name} 2.cpgn")


def test_no_name_of_a_player_leads_to_another_folder(
    window: MainWindow, proposed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    substitute(session, 1, "../:Äñ?" * 9)
    window.file_actions.save_game()
    path = Path(proposed[-1])
    assert path.parent == tmp_path
    assert path.name.isprintable()
    assert len(path.name.encode()) < 200


def test_where_the_folder_of_a_game_is_gone_it_is_saved_elsewhere(
    window: MainWindow, proposed: list[str], tmp_path: Path
) -> None:
    folder, other = tmp_path / "stick", tmp_path / "other"
    folder.mkdir()
    other.mkdir()
    begun(window)
    assert window.documents.save(folder / "final.cpgn")
    (folder / "final.cpgn").unlink()
    folder.rmdir()
    window.settings.set_folder(other)
    window.file_actions.save_game_as()
    assert window.documents.analyse()
    window.file_actions.save_game_as()
    assert proposed == [str(other / "final.cpgn"), str(other / "final, analysis.cpgn")]
