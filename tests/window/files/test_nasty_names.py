"""Names of files that would break or turn what is said are harmless wherever they are shown."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.library.entries import UnreadableFile
from cfanp_gui.record.journal import Unreadable as DamagedJournal
from cfanp_gui.window.files.file_reader import FileReader
from cfanp_gui.window.library.games_model import THIRD_ROLE, GamesModel
from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.after_crash import DamagedJournals
from tests.session.play import a_session
from tests.window.conftest import FileQuestions, Messages
from tests.window.files.filed import written
from tests.window.laid_games import begun

NASTY = "a\nb\u202egnp.cpgn"
SHOWN = "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}gnp.cpgn"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such names here")


def words(parent: QObject) -> Iterator[str]:
    """Yield the texts of the labels and menus below an object."""
    yield from (label.text() for label in parent.findChildren(QLabel))
    yield from (action.text() for action in parent.findChildren(QAction))


def test_titles_messages_and_menus(
    window: MainWindow, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / NASTY
    begun(window, 3, "AB:e4")
    assert window.documents.save(path)
    assert window.windowTitle().startswith(f"{SHOWN}[*]")
    assert window.view.sentence == f"The game is saved as {SHOWN}."
    recent = window.commands.menus["recent"]
    window.file_actions.fill_recent(recent, window.commands["reopen"])
    assert [action.text() for action in recent.actions()] == [str(tmp_path / SHOWN)]
    before = window.documents.session
    recent.actions()[0].trigger()
    qtbot.waitUntil(lambda: window.documents.session is not before)
    path.write_bytes(b"nonsense")
    window.opened_files.open(path)
    qtbot.waitUntil(lambda: bool(messages.shown))
    assert messages.shown[0].startswith(f"{SHOWN} cannot be opened: ")
    assert not window.documents.save(tmp_path / "none" / NASTY)
    assert messages.shown[1].startswith(f"{SHOWN} cannot be saved: ")


@pytest.mark.parametrize("others", ["changed", "gone"])
def test_what_is_asked_and_said_of_a_file_that_others_changed(
    window: MainWindow, messages: Messages, tmp_path: Path, others: str
) -> None:
    path = tmp_path / NASTY
    begun(window, 3, "AB:e4")
    assert window.documents.save(path)
    path.unlink()
    if others == "changed":
        written(path, a_session(5))
    window.commands["save"].trigger()
    said = [*messages.shown, window.view.sentence]
    assert any(SHOWN in one for one in said)
    assert not any("\n" in one or "\u202e" in one for one in said)


def test_a_file_that_would_be_replaced(
    window: MainWindow, messages: Messages, tmp_path: Path, chosen_file: FileQuestions
) -> None:
    chosen_file.answer = written(tmp_path / NASTY, a_session(3))
    begun(window, 3, "AB:e4")
    window.commands["save as"].trigger()
    messages.answer = QMessageBox.StandardButton.Discard
    assert messages.shown == [f"There is a file “{SHOWN}” already. Replace it?"]


def test_lists_of_games_and_journals_and_what_is_being_read(
    settings: Settings, qtbot: QtBot
) -> None:
    model = GamesModel()
    model.show([], [UnreadableFile(Path("/games", NASTY), "it cannot")])
    index = model.index(0, 0)
    roles = Qt.ItemDataRole
    for role in (roles.DisplayRole, roles.ToolTipRole, roles.AccessibleTextRole):
        said = index.data(role)
        assert SHOWN in said
        assert "\u202e" not in said
    assert not index.data(THIRD_ROLE)
    settings.set_game_folders([f"/games/{NASTY}"])
    panel = GamesPanel(settings)
    qtbot.addWidget(panel)
    panel.folders.menu().aboutToShow.emit()
    assert any(SHOWN in one for one in words(panel))
    assert not any("\u202e" in one for one in words(panel))
    found = [DamagedJournal(Path("/a\nb", NASTY), "why")]
    box = DamagedJournals(found, lambda _: True, lambda _: True)
    qtbot.addWidget(box)
    assert box.list.item(0).text() == f"{SHOWN}: why"
    assert f"/a{SHOWN[1]}b" in box.words.text()
    reader, told = FileReader(), list[str]()
    reader.busy.connect(told.append)
    reader.start(Path(NASTY), lambda: None, lambda _: None, lambda _: None)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [f"Opening {SHOWN} …", ""]
