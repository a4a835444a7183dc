"""The bar over the table that tells how a file was read."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.reading_bar import ReadingBar
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match
from tests.there import there
from tests.window.conftest import Messages
from tests.window.test_low_screens import HEIGHT, WIDTH, seen_whole

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, window: MainWindow, path: Path, data: bytes) -> ReadingBar:
    """Return the bar over a game of a file."""
    path.write_bytes(data)
    with qtbot.waitSignal(window.documents.session_changed):
        window.opened_files.open(path)
    return window.reading_notes.bar


def test_a_game_saved_over_the_file_that_is_opened_stays(
    qtbot: QtBot, window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    path = tmp_path / "one.pgn"
    opened(qtbot, window, path, b"1. e4 *\n")
    session = there(window.documents.session)
    session.annotations.note("kept")
    messages.answer = QMessageBox.StandardButton.Save
    window.opened_files.open(path)
    qtbot.waitUntil(lambda: not window.documents.reader.is_reading)
    assert window.documents.session is session
    assert not session.unsaved


def test_the_bar_takes_no_room_from_a_small_window(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.documents.begin(a_match(2))
    least = window.minimumSizeHint().width()
    data = '[White "Гарри"]\n\n1. e4 e5 ]\n2. Nf3 Nc6 3. Ke3 *\n'.encode("koi8-r")
    bar = opened(qtbot, window, tmp_path / "koi.pgn", data)
    for width in (WIDTH, 1366):
        window.resize(width, HEIGHT)
        two_rows = bar.words.sizeHint().height() + bar.show_remarks.sizeHint().height()
        with qtbot.waitCallback() as laid_out:
            QTimer.singleShot(0, laid_out)
        assert window.minimumSizeHint().width() <= least
        assert bar.words.lines == [bar.words.text()], "all of the sentence is seen"
        for button in (bar.show_remarks, bar.encoding, bar.close_button):
            assert seen_whole(window, button)
    qtbot.waitUntil(lambda: bar.height() < two_rows)  # there is room for all in one
