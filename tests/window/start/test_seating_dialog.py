"""Who sits where in a rematch, dragged into another order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.session.match import BotSeat, Player
from cfanp_gui.window.start.seating_dialog import SeatingDialog
from tests.session.play import a_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot) -> SeatingDialog:
    match = a_match(4)
    seats = (*match.seats[:3], Player("D" * 90, BotSeat("club")))
    dialog = SeatingDialog(None, match._replace(seats=seats))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def spoken(dialog: SeatingDialog) -> list[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return [str(dialog.list.item(row).data(role)) for row in range(dialog.list.count())]


def middle(dialog: SeatingDialog, row: int) -> QPoint:
    return dialog.list.visualItemRect(dialog.list.item(row)).center()


def test_places_are_read_aloud_and_dragged(dialog: SeatingDialog, qtbot: QtBot) -> None:
    assert spoken(dialog)[:2] == ["place 1, Anna", "place 2, Ben"]
    assert spoken(dialog)[3].endswith("D (bot)")
    assert "D" * 90 in dialog.list.item(3).toolTip()
    assert dialog.list.horizontalScrollBar().maximum() == 0, "a long name is elided"
    port = dialog.list.viewport()
    qtbot.mousePress(port, LEFT, pos=middle(dialog, 0))
    for row in (1, 2):
        qtbot.mouseMove(port, middle(dialog, row))
    qtbot.mouseRelease(port, LEFT, pos=middle(dialog, 2))
    assert dialog.order() == [1, 2, 0, 3]
    qtbot.mouseMove(port, middle(dialog, 0))
    assert dialog.order() == [1, 2, 0, 3], "it was let go"
    assert spoken(dialog)[2] == "place 3, Anna"
