"""The report of a crash is shown as plain text and can be copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cfanp_gui.window.start.after_crash import CrashDialog

TEXT = "cfanp-gui 0\n<b>Fatal</b> & so on\n  in deep"


def test_a_report_is_copied_as_it_is_shown(qtbot: QtBot) -> None:
    dialog = CrashDialog(None, TEXT, [Path("/a/<i>b.txt")])
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.text.toPlainText() == TEXT
    assert dialog.text.isReadOnly()
    assert dialog.place.text() == f"It is kept in {Path('/a/<i>b.txt')}."
    assert dialog.place.textFormat() is Qt.TextFormat.PlainText
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == TEXT
    assert dialog.copy.text() == "Copied"
    QGuiApplication.clipboard().clear()


def test_a_report_that_could_not_be_kept_has_no_place(qtbot: QtBot) -> None:
    dialog = CrashDialog(None, TEXT, [])
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.place.isVisible()


def test_it_goes_when_it_is_closed(qtbot: QtBot) -> None:
    dialog = CrashDialog(None, TEXT, [])
    dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not isValid(dialog))
