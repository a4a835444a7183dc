"""Labels and tips for words that come from anywhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.window.plain_text import plain_label


def test_a_plain_label_is_plain(qtbot: QtBot) -> None:
    label = plain_label("<b>x</b>")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == "<b>x</b>"
