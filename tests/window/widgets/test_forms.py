"""Forms are answered by Enter and Esc, wherever the keyboard is in them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from cfanp_gui.window.widgets.forms import FormDialog, push_button
from cfanp_gui.window.widgets.layouts import Buttons

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_enter_says_yes_and_never_no(qtbot: QtBot) -> None:
    dialog, done = FormDialog(None, "Title", "<i>Words</i>", "Do"), list[int]()
    qtbot.addWidget(dialog)
    dialog.finished.connect(done.append)
    line, pressed = QLineEdit(), list[str]()
    button = push_button("Other", lambda: pressed.append("other"))
    dialog.form.addRow(line)
    dialog.form.addRow(button)
    dialog.show()
    assert (dialog.ok.text(), dialog.ok.toolTip()) == ("Do", "Enter")
    dialog.ok.setEnabled(False)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert not pressed
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert pressed == ["other"]
    dialog.ok.setEnabled(True)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    dialog.show()
    dialog.buttons.button(Buttons.Cancel).click()
    assert done == [QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected]
