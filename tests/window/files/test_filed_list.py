"""The list of a file's games, which grows while the file is read."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_file import GameFile
from cfanp_gui.window.files.filed_list import FEW_BYTES, MOST_BYTES, FiledListDialog, FileWork

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
