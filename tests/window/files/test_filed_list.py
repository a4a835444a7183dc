"""The list of a file's games, which grows while the file is read."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_file import GameFile
from cfanp_gui.window.files import file_jobs, filed_list
from cfanp_gui.window.files.filed_list import FiledListDialog
from cfanp_gui.window.files.remarks import RemarksDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PGN = '[White "Гарри"]\n\n1. e4 e5 *\n\n[White "Bo"]\n\n1. e4 e5 2. Ke3 *\n'


def shown(qtbot: QtBot, path: Path, encoding: str) -> FiledListDialog:
    """Return the dialog over the games of a file, which are being read."""
    dialog = FiledListDialog(None, GameFile.now(path)._replace(alone=False), encoding)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.start()
    return dialog


def names(dialog: FiledListDialog) -> str:
    """Return what the list shows."""
    return "\n".join(dialog.headings.index(row).data() for row in range(dialog.headings.count))


def test_another_encoding_is_chosen_and_the_file_read_again(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "two.pgn"
    path.write_bytes(PGN.encode("cp1251"))
    dialog = shown(qtbot, path, "cp1252")
    qtbot.waitUntil(lambda: dialog.headings.count == 2)
    assert dialog.encoding.isVisible()
    assert "Гарри" not in names(dialog)
    dialog.encoding.show_encoding("cp1251")
    dialog.encoding.activated.emit(dialog.encoding.currentIndex())
    qtbot.waitUntil(lambda: "Гарри" in names(dialog))
    assert (dialog.is_chosen, dialog.encoding.encoding) == (True, "cp1251")
    dialog.reject()


def test_a_short_file_is_read_whole_and_a_remark_leads_to_its_game(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "two.pgn"
    path.write_text(PGN, encoding="utf-8")
    dialog = shown(qtbot, path, "utf-8")
    qtbot.waitUntil(dialog.show_remarks.isVisible)
    assert not dialog.encoding.isVisible()
    assert not dialog.progress.isVisible()
    assert dialog.remarks.text().startswith("1 of 2 games")
    monkeypatch.setattr(RemarksDialog, "exec", lambda _: 1)
    with qtbot.waitSignal(dialog.accepted):
        QTest.mouseClick(dialog.show_remarks, Qt.MouseButton.LeftButton)
    assert dialog.chosen is not None
    assert (dialog.chosen.told.game, dialog.chosen.told.place) == (2, "0.0*1")


def test_the_keyboard_is_where_it_was_once_the_remarks_are_closed(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "two.pgn"
    path.write_text(PGN, encoding="utf-8")
    dialog = shown(qtbot, path, "utf-8")
    qtbot.waitUntil(dialog.show_remarks.isVisible)

    def close() -> None:
        remarks = QApplication.activeModalWidget()
        assert isinstance(remarks, RemarksDialog)
        QTest.keyClick(remarks, Qt.Key.Key_Escape)

    QTimer.singleShot(0, close)
    QTest.mouseClick(dialog.show_remarks, Qt.MouseButton.LeftButton)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
    assert dialog.list.currentIndex().row() == 1
    dialog.reject()


def test_all_games_of_a_long_file_are_read_where_that_is_asked_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filed_list, "MOST_BYTES", 10)
    path = tmp_path / "two.pgn"
    path.write_text(PGN, encoding="utf-8")
    dialog = shown(qtbot, path, "utf-8")
    qtbot.waitUntil(lambda: not dialog.is_listing)
    assert dialog.check is None
    QTest.mouseClick(dialog.check_all, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.show_remarks.isVisible)
    assert dialog.remarks.text().startswith("1 of 2 games")
    assert not dialog.stop_check.isVisible()


def test_a_file_that_is_gone_gets_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = shown(qtbot, tmp_path / "gone.pgn", "utf-8")
    qtbot.waitUntil(dialog.remarks.isVisible)
    assert dialog.remarks.text().startswith("gone.pgn cannot be opened: ")
    assert not dialog.ok.isEnabled()


def test_a_list_that_is_left_is_read_no_further(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_jobs, "FEW_BYTES", 0)
    path = tmp_path / "two.pgn"
    path.write_text(PGN, encoding="utf-8")
    dialog = shown(qtbot, path, "utf-8")
    assert dialog.progress.isVisible()
    (work,) = dialog.findChildren(file_jobs.FileWork)
    assert work.is_running
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not work.is_running
    assert dialog.headings.count == 0
