"""The list of a file's games, which grows while the file is read."""

import codecs
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.library.listing import HeadingPage, ListJob
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.window.files.encodings import EncodingBox, EncodingDialog, encoding_names
from cfanp_gui.window.files.filed_list import (
    FEW_BYTES,
    MOST_BYTES,
    FileCheck,
    FiledListDialog,
    FileWork,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PGN = '[White "Гарри"]\n\n1. e4 e5 *\n\n[White "Bo"]\n\n1. e4 e5 2. Ke3 *\n'


def shown(qtbot: QtBot, path: Path, encoding: str) -> FiledListDialog:
    """Return the dialog over the games of a file, which are being read."""
    dialog = FiledListDialog(None, GameFile.now(path)._replace(alone=False, encoding=encoding))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.start()
    return dialog


def test_all_games_of_a_long_file_are_read_where_that_is_asked_for(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "two.pgn"
    path.write_text(PGN + MOST_BYTES * " ", encoding="utf-8")
    dialog = shown(qtbot, path, "utf-8")
    qtbot.waitUntil(dialog.progress.isHidden)
    assert dialog.check is None
    QTest.mouseClick(dialog.check_all, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.show_remarks.isVisible)
    assert dialog.remarks.text().startswith("1 of 2 games")
    assert not dialog.stop_check.isVisible()


def test_a_list_that_is_left_is_read_no_further_and_a_file_that_is_gone_gets_a_sentence(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "two.pgn"
    path.write_text(PGN + FEW_BYTES * " ", encoding="utf-8")
    dialog = shown(qtbot, path, "utf-8")
    assert dialog.progress.isVisible()
    (work,) = dialog.findChildren(FileWork)
    assert work.is_running
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not work.is_running
    assert dialog.headings.count == 0
    dialog = shown(qtbot, tmp_path / "gone.pgn", "utf-8")
    qtbot.waitUntil(dialog.remarks.isVisible)
    assert dialog.remarks.text().startswith("gone.pgn cannot be opened: ")
    assert not dialog.ok.isEnabled()


# Encodings by the names that people know


def test_each_that_is_offered_is_one(qtbot: QtBot) -> None:
    for name in encoding_names():
        codecs.lookup(name)
    box = EncodingBox()
    qtbot.addWidget(box)
    for name, words in encoding_names().items():
        box.show_encoding(codecs.lookup(name).name)
        assert (box.encoding, box.currentText()) == (name, f"Read as: {words}")
    box.show_encoding("iso8859-15")
    assert (box.encoding, box.currentText()) == ("iso8859-15", "Read as: iso8859-15")


def test_the_dialog_begins_with_how_the_game_was_read(qtbot: QtBot, tmp_path: Path) -> None:
    file = GameFile.now(tmp_path / "a.pgn")
    for encoding, shown in (("cp1251", "cp1251"), (None, "utf-8")):
        dialog = EncodingDialog(None, file._replace(encoding=encoding))
        qtbot.addWidget(dialog)
        assert dialog.box.encoding == shown


# Work on a whole file, on a thread and in a process of its own


TWO = '[White "Ann"]\n\n1. e4 e5 *\n\n[White "Bo"]\n\n1. e4 e5 2. Ke3 *\n'


@pytest.fixture(params=[FEW_BYTES, 0], ids=["process", "thread"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> GameFile:
    """Return a file of two games, for which a process is begun where it is long."""
    path = tmp_path / "two.pgn"
    path.write_text(TWO + request.param * " ", encoding="utf-8")
    return GameFile.now(path)


def test_games_are_listed_and_read(qtbot: QtBot, file: GameFile) -> None:
    owner, pages = QObject(), list[HeadingPage]()
    work = FileWork(owner, ListJob, file)
    work.told.connect(pages.append)
    with qtbot.waitSignal(work.ended, timeout=30_000) as ended:
        work.start()
    assert ended.args == [None]
    # A page ends where reading has taken a while.
    headings = [page.heading(number) for page in pages for number in range(page.games)]
    assert [heading.names[0] for heading in headings] == ["Ann", "Bo"]
    assert not work.is_running
    check = FileCheck(owner, file)
    check.start()
    qtbot.waitUntil(lambda: check.is_over, timeout=30_000)
    assert check.last is not None
    assert (check.last.games, check.last.remarked) == (2, 1)
    assert [one.game for one in check.remarks] == [2]


def test_a_file_that_is_gone_is_told_of_and_one_given_up_is_not(
    qtbot: QtBot, file: GameFile
) -> None:
    owner, told = QObject(), list[object]()
    given_up = FileWork(owner, ListJob, file)
    given_up.told.connect(told.append)
    given_up.ended.connect(told.append)
    given_up.start()
    given_up.cancel()
    file.path.unlink()
    check = FileCheck(owner, file)
    check.start()
    qtbot.waitUntil(lambda: check.problem is not None, timeout=30_000)
    assert isinstance(check.problem, FileNotFoundError)
    assert not check.is_over
    assert not check.is_running
    assert not told
