"""Questions about files: what they ask, what they do not overwrite, and no name is markup."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu, QMessageBox, QProgressDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match, play, pushed
from tests.there import there
from tests.window.conftest import FileQuestions
from tests.window.laid_games import NASTY_FILE

BUTTONS = QMessageBox.StandardButton
NASTY = f"{NASTY_FILE}.cpgn"


def begun(window: MainWindow) -> None:
    """Begin a game and make a move."""
    window.documents.begin(a_match(3))
    assert window.documents.session is not None
    play(pushed(window.documents.session), "AB:e4")


def test_file_names_are_shown_as_they_are(
    qtbot: QtBot, window: MainWindow, documents: Documents, settings: Settings, tmp_path: Path
) -> None:
    documents.reader.busy.emit(f"{NASTY} …")
    (box,) = window.findChildren(QProgressDialog)
    (label,) = [one for one in box.findChildren(QLabel) if NASTY in one.text()]
    assert label.textFormat() == Qt.TextFormat.PlainText
    documents.reader.busy.emit("")
    qtbot.waitUntil(lambda: not window.findChildren(QProgressDialog))
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
    window: MainWindow, chosen_file: FileQuestions
) -> None:
    begun(window)
    assert not window.file_actions.save_game_as()
    assert QFileDialog.Option.DontConfirmOverwrite in chosen_file.asked[-1]


# Names that are proposed


def test_names_are_proposed_in_the_folder_of_the_last_file(
    window: MainWindow, chosen_file: FileQuestions, tmp_path: Path
) -> None:
    window.settings.set_folder(tmp_path)
    begun(window)
    window.file_actions.open_game()
    window.file_actions.save_game()
    session = there(window.documents.session)
    name = f"Anna, Ben, Clara {session.tags['Date'].replace('.', '-')}"
    assert chosen_file.proposed == [str(tmp_path), str(tmp_path / f"{name}.cpgn")]
    (tmp_path / f"{name}.cpgn").write_text("another game")
    window.file_actions.save_game()
    assert chosen_file.proposed[-1] == str(tmp_path / f"{name} 2.cpgn")
    substitute(session, 1, "../:Äñ?" * 9)
    window.file_actions.save_game()
    path = Path(chosen_file.proposed[-1])
    assert path.parent == tmp_path
    assert path.name.isprintable()
    assert len(path.name.encode()) < 200


def test_where_the_folder_of_a_game_is_gone_it_is_saved_elsewhere(
    window: MainWindow, chosen_file: FileQuestions, tmp_path: Path
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
    assert chosen_file.proposed == [str(other / "final.cpgn"), str(other / "final, analysis.cpgn")]
