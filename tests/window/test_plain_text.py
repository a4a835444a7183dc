"""Labels and tips for words that come from anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from pytestqt.qtbot import QtBot

from cfanp_gui.window.plain_text import plain_label, plain_tip


def test_a_plain_label_is_plain(qtbot: QtBot) -> None:
    label = plain_label("<b>x</b>")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == "<b>x</b>"


@pytest.mark.parametrize("text", ["Anna", "<b>x</b>", '<img src="file:///x.png">', '&amp; & "a"'])
def test_a_plain_tip_shows_its_text(qtbot: QtBot, text: str) -> None:  # noqa: ARG001
    assert QTextDocumentFragment.fromHtml(plain_tip(text)).toPlainText() == text
