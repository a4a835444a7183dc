"""The bar over the table that tells how a file was read."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.reading_bar import ReadingBar
from cfanp_gui.window.files.remarks import RemarksDialog
from cfanp_gui.window.main_window import MainWindow
from tests.window.files.filed import begun
from tests.window.test_low_screens import HEIGHT, WIDTH, seen_whole

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, window: MainWindow, path: Path, data: bytes) -> ReadingBar:
    """Return the bar over a game of a file."""
    path.write_bytes(data)
    with qtbot.waitSignal(window.documents.session_changed):
        window.file_actions.open_path(path)
    return window.reading_notes.bar


def test_a_game_as_it_should_be_needs_no_bar(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "one.pgn"
    path.write_text('[White "Šahović"]\n\n1. e4 *\n', encoding="utf-8")
    with qtbot.waitSignal(window.documents.session_changed):
        window.file_actions.open_path(path)
    assert "reading_notes" not in vars(window)


def test_remarks_are_told_and_lead_to_their_moves(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = b'[White "A"]\n\n1. e4 e5 ]\n2. Nf3 Nc6 3. Ke3 *\n'
    bar = opened(qtbot, window, tmp_path / "odd.pgn", data)
    assert bar.isVisible()
    assert bar.words.text().startswith("This game was read with 2 remark")
    assert not bar.encoding.isVisible()
    lines: list[str] = []

    def click(dialog: RemarksDialog) -> int:
        lines.extend(dialog.list.item(row).text() for row in range(dialog.list.count()))
        dialog.list.setCurrentRow(0)
        return 1

    monkeypatch.setattr(RemarksDialog, "exec", click)
    QTest.mouseClick(bar.show_remarks, LEFT)
    assert [line.partition(":")[0] for line in lines] == ["Line 3", "Line 4"]
    session = window.documents.session
    assert session is not None
    assert session.node.ply == 2
    QTest.mouseClick(bar.close_button, LEFT)
    assert not bar.isVisible()
    window.documents.close_game()
    begun(window.documents)
    assert not bar.isVisible()


def test_another_encoding_is_chosen_in_the_bar(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "one.pgn"
    bar = opened(qtbot, window, path, '[White "Гарри"]\n\n1. e4 *\n'.encode("cp1251"))
    assert bar.encoding.encoding == "cp1252"
    assert not bar.show_remarks.isVisible()
    bar.encoding.show_encoding("cp1251")
    with qtbot.waitSignal(window.documents.session_changed):
        bar.encoding.activated.emit(bar.encoding.currentIndex())
    session = window.documents.session
    assert session is not None
    assert session.name(1) == "Гарри"
    assert (bar.isVisible(), bar.encoding.encoding) == (True, "cp1251")
    assert window.documents.save(path)
    assert not bar.isVisible(), "it is UTF-8 now"
    assert "Гарри" in path.read_text(encoding="utf-8")


def test_the_bar_takes_no_room_from_a_small_window(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    least = window.minimumSizeHint().width()
    data = '[White "Гарри"]\n\n1. e4 e5 ]\n2. Nf3 Nc6 3. Ke3 *\n'.encode("koi8-r")
    bar = opened(qtbot, window, tmp_path / "koi.pgn", data)
    high = {}
    for width in (WIDTH, 1366):
        window.resize(width, HEIGHT)
        QApplication.processEvents()
        assert window.minimumSizeHint().width() <= least
        assert bar.words.lines == [bar.words.text()], "all of the sentence is seen"
        for button in (bar.show_remarks, bar.encoding, bar.close_button):
            assert seen_whole(window, button)
        high[width] = bar.height()
    assert high[WIDTH] > high[1366], "they lie side by side where there is room"
