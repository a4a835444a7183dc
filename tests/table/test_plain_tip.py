"""Tips for words that come from anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocumentFragment
from pytestqt.qtbot import QtBot

from cfanp_gui.table.plain_tip import plain_tip


@pytest.mark.parametrize("text", ["Anna", "<b>x</b>", '<img src="file:///x.png">', '&amp; & "a"'])
def test_a_plain_tip_shows_its_text(qtbot: QtBot, text: str) -> None:  # noqa: ARG001
    assert QTextDocumentFragment.fromHtml(plain_tip(text)).toPlainText() == text
