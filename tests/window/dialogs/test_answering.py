"""A dialog waits for its answer over its own window, and leaves others free."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QMainWindow
from pytestqt.qtbot import QtBot

from cfanp_gui.window.dialogs.answering import until_answered
from cfanp_gui.window.dialogs.game_dialogs import message
from cfanp_gui.window.dialogs.own_icons import dress_next_file_dialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
OVER_ITS_WINDOW = Qt.WindowModality.WindowModal


def a_window(qtbot: QtBot) -> QMainWindow:
    """Return a window with a line in it, shown."""
    window = QMainWindow()
    window.setCentralWidget(QLineEdit())
    qtbot.addWidget(window)
    window.show()
    return window


def test_a_message_keeps_from_its_own_window_alone(qtbot: QtBot) -> None:
    seen: list[Qt.WindowModality] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QDialog)
        seen.append(box.windowModality())
        box.reject()

    QTimer.singleShot(0, look)
    message(a_window(qtbot), "Title", "Words")
    assert seen == [OVER_ITS_WINDOW]


def test_so_does_a_file_dialog_of_qt(qtbot: QtBot, tmp_path: Path) -> None:
    seen: list[Qt.WindowModality] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        seen.append(dialog.windowModality())
        dialog.reject()

    dress_next_file_dialog()
    QTimer.singleShot(60, look)
    QFileDialog.getOpenFileName(
        a_window(qtbot), "Open", str(tmp_path), "", "", QFileDialog.Option.DontUseNativeDialog
    )
    assert seen == [OVER_ITS_WINDOW]


def test_one_answered_before_a_later_one_of_another_window_holds_its_window(qtbot: QtBot) -> None:
    one, two = a_window(qtbot), a_window(qtbot)
    line = one.centralWidget()
    line.setFocus()
    first, later = QDialog(one), QDialog(two)
    told: list[str] = []

    def open_later() -> None:
        QTimer.singleShot(0, answer_first)
        until_answered(later)
        told.append("later")

    def answer_first() -> None:
        first.accept()
        assert told == []
        assert not first.isVisible()
        assert (one.isEnabled(), two.isEnabled()) == (False, True), "nobody can act twice"
        assert later.isVisible()
        QTimer.singleShot(0, later.reject)

    QTimer.singleShot(0, open_later)
    assert until_answered(first) == QDialog.DialogCode.Accepted
    assert told == ["later"]
    assert one.isEnabled()
    assert one.focusWidget() is line


def test_a_dialog_can_be_asked_once_more(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    dialog = QDialog(window)
    for answer in (dialog.accept, dialog.reject):
        QTimer.singleShot(0, answer)
        until_answered(dialog)
    assert dialog.result() == QDialog.DialogCode.Rejected
