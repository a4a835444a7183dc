"""The fields for who plays and how long bots think."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.session.match import BotSeat
from cfanp_gui.window.start.seat_boxes import LevelBox, PlayerBox, ThinkingBox
from cfanp_gui.window.widgets.plain_text import plain_tip


def test_a_person_and_every_level_that_is_offered_or_in_use_can_be_chosen(qtbot: QtBot) -> None:
    box = LevelBox()
    qtbot.addWidget(box)
    assert box.level() == ""
    assert box.itemText(0) == "Person"
    offered = [level for level in LEVELS if level.is_offered]
    assert [box.itemData(row) for row in range(1, box.count() - 1)] == [one.key for one in offered]
    box.set_level("greedy")
    assert (box.level(), box.currentText()) == ("greedy", "Takes what hangs")
    count = box.count()
    for level, name in (("plain", "Looks ahead a little"), ("later", "later")):
        box.set_level(level)
        assert (box.level(), box.currentText()) == (level, name)
    box.set_level("plain")
    assert box.count() == count + 2


def test_how_long_bots_think_is_offered_once(qtbot: QtBot) -> None:
    box = ThinkingBox()
    qtbot.addWidget(box)
    assert box.limited("club") == BotSeat("club")
    assert box.limited("") is None
    for limit, bot in (("3s", BotSeat("club", 3)), ("10000n", BotSeat("club", nodes=10_000))):
        box.set_limit(limit)
        assert box.limited("club") == bot
        box.set_bot(None)
        box.set_bot(bot)
        assert box.limit() == limit
    box.set_bot(BotSeat("club", 7, 90))
    assert box.limited("club") == BotSeat("club", 7, 90)
    assert box.itemText(1) == "up to 1 second"
    assert box.itemText(box.findData("10000n")) in ("through 10,000 positions",
                                                   "through 10000 positions")  # fmt: skip
    box = ThinkingBox()
    qtbot.addWidget(box)
    offered = [box.itemData(row) for row in range(box.count())]
    for limit in offered:
        box.set_limit(limit)
    box.set_bot(None)
    assert [box.itemData(row) for row in range(box.count())] == offered
    box.set_limit("7s")
    assert [box.itemData(row) for row in range(box.count())] == [*offered, "7s"]


# A player of some


def test_a_player_is_chosen_by_a_person_and_a_long_name_makes_no_wide_field(qtbot: QtBot) -> None:
    box = PlayerBox({2: "Ben", 5: "Eva"}, None)
    qtbot.addWidget(box)
    assert box.chosen() is None
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.chosen() == 2
    proposed = PlayerBox({2: "Ben", 5: "Eva"}, 5)
    qtbot.addWidget(proposed)
    assert proposed.chosen() == 5
    name = "W" * 80
    box, short = PlayerBox({1: name}, 1), PlayerBox({1: "W"}, 1)
    for one in (box, short):
        qtbot.addWidget(one)
    assert box.sizeHint() == short.sizeHint()
    assert box.itemText(0) == name
    assert box.itemData(0, Qt.ItemDataRole.ToolTipRole) == plain_tip(name)
