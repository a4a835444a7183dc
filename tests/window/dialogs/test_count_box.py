"""The number of players is one by which the game is played."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.window.dialogs.count_box import CountBox


def a_box(qtbot: QtBot, counts: range, value: int) -> CountBox:
    box = CountBox()
    qtbot.addWidget(box)
    box.setRange(1, 99)
    box.setValue(value)
    box.offer(counts)
    return box


def typed(qtbot: QtBot, box: CountBox, text: str) -> int:
    """Type a number over the one that stands there, and Enter."""
    box.selectAll()
    qtbot.keyClicks(box, text)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    return box.value()


def test_two_players_a_board(qtbot: QtBot) -> None:
    box = a_box(qtbot, range(2, 13, 2), 3)
    assert box.value() == 4, "the nearest there is, of two the greater"
    box.stepUp()
    assert box.value() == 6
    assert typed(qtbot, box, "12") == 12
    assert typed(qtbot, box, "7") == 8
    assert typed(qtbot, box, "2") == 2
    box.stepDown()
    assert box.value() == 2


def test_any_number_of_a_range(qtbot: QtBot) -> None:
    box = a_box(qtbot, range(2, 27), 3)
    assert box.value() == 3
    assert typed(qtbot, box, "26") == 26
    assert typed(qtbot, box, "7") == 7
