"""What is asked when a bot cannot move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.bots.notices import BotTrouble


@pytest.mark.parametrize(("button", "signal"), [("retry", "again"), ("take", "taken")])
def test_a_button_says_what_is_to_be_done(qtbot: QtBot, button: str, signal: str) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = BotTrouble(parent, "<b>Ben</b> cannot move.")
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert box.text() == "<b>Ben</b> cannot move."
    box.open()
    with qtbot.waitSignal(getattr(box, signal)):
        qtbot.mouseClick(getattr(box, button), Qt.MouseButton.LeftButton)


def test_closed_it_asks_for_nothing(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = BotTrouble(parent, "Ben cannot move.")
    heard: list[str] = []
    box.again.connect(lambda: heard.append("again"))
    box.taken.connect(lambda: heard.append("taken"))
    box.open()
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not parent.findChildren(BotTrouble))
    assert heard == []
