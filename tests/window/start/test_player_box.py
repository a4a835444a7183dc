"""The field for one of the players."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.match import BotSeat
from cfanp_gui.window.start.seat_boxes import PlayerBox, named
from cfanp_gui.window.widgets.plain_text import plain_tip
from tests.session.play import a_session


def test_it_is_said_who_is_a_bot_and_who_is_out() -> None:
    session = a_session(4)
    substitute(session, 2, "Robo", BotSeat("club"))
    substitute(session, 3, "{name}")
    session.resign(3)
    assert named(session, {4, 3, 2}) == {2: "Robo (bot)", 3: "{name} (out)", 4: "David"}


def test_nothing_is_chosen_before_a_person_does(qtbot: QtBot) -> None:
    box = PlayerBox({2: "Ben", 5: "Eva"}, None)
    qtbot.addWidget(box)
    assert box.chosen() is None
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.chosen() == 2
    proposed = PlayerBox({2: "Ben", 5: "Eva"}, 5)
    qtbot.addWidget(proposed)
    assert proposed.chosen() == 5


def test_a_long_name_makes_no_wide_field_and_is_said_in_its_tip(qtbot: QtBot) -> None:
    name = "W" * 80
    box, short = PlayerBox({1: name}, 1), PlayerBox({1: "W"}, 1)
    for one in (box, short):
        qtbot.addWidget(one)
    assert box.sizeHint() == short.sizeHint()
    assert box.itemText(0) == name
    assert box.itemData(0, Qt.ItemDataRole.ToolTipRole) == plain_tip(name)
