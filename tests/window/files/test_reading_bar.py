"""The bar over the table that tells how a file was read."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.reading_bar import ReadingBar
from cfanp_gui.window.files.remarks import RemarksDialog
from cfanp_gui.window.main_window import MainWindow
from tests.window.conftest import Messages
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


def test_changes_are_asked_about_before_a_file_is_read_in_another_encoding(
    qtbot: QtBot, window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    path = tmp_path / "one.pgn"
    data = '[White "Гарри"]\n\n1. e4 *\n'.encode("cp1251")
    bar = opened(qtbot, window, path, data)
    session = window.documents.session
    assert session is not None

    def choose(answer: QMessageBox.StandardButton) -> None:
        messages.shown.clear()
        messages.answer = answer
        bar.encoding.show_encoding("cp1251")
        bar.encoding.activated.emit(bar.encoding.currentIndex())

    buttons = QMessageBox.StandardButton
    session.annotations.note("kept")
    choose(buttons.Cancel)
    assert len(messages.shown) == 1
    assert not window.documents.is_reading
    assert (bar.encoding.encoding, session.node.comment) == ("cp1252", "kept")
    choose(buttons.Save)
    question, told = messages.shown
    assert told == (
        "one.pgn is in Unicode (UTF-8) since it was saved, so it is not read in another encoding."
    )
    assert not window.documents.is_reading
    assert window.documents.session is session
    assert not bar.isVisible()
    assert session.file is not None
    assert session.file.is_unchanged(), "the next save asks nothing"
    session.mark_saved()
    bar = opened(qtbot, window, path, data)
    session = window.documents.session
    assert session is not None
    session.annotations.note("lost")
    with qtbot.waitSignal(window.documents.session_changed):
        choose(buttons.Discard)
    assert messages.shown == [question], "it is asked once"
    session = window.documents.session
    assert (session.name(1), session.node.comment) == ("Гарри", "")


def test_a_game_saved_over_the_file_that_is_opened_stays(
    qtbot: QtBot, window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    path = tmp_path / "one.pgn"
    opened(qtbot, window, path, b"1. e4 *\n")
    session = window.documents.session
    assert session is not None
    session.annotations.note("kept")
    messages.answer = QMessageBox.StandardButton.Save
    window.documents.open(path)
    qtbot.waitUntil(lambda: not window.documents.is_reading)
    assert window.documents.session is session
    assert not session.unsaved


def test_the_bar_takes_no_room_from_a_small_window(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
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
