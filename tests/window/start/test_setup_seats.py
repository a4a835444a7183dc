"""Who sits where in a game that is set up, by pointer and lot, and in which colours.

Names, bots and keys are told in `scenarios/setup.txt`.
"""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.games import registry
from cfanp_gui.record.palette import default_colours, team_colours
from cfanp_gui.session.match import BotSeat, Player
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.seat_boxes import LevelBox, PlayerBox, ThinkingBox
from cfanp_gui.window.start.seating_dialog import SeatingDialog
from cfanp_gui.window.start.setup_page import SetupPage
from cfanp_gui.window.widgets.plain_text import plain_tip
from tests.session.play import CFANP, NAMES, a_match
from tests.session.rings import RING
from tests.there import there
from tests.window.conftest import Answer
from tests.window.start.setting_up import (
    choose,
    choose_game,
    drag_seat,
    drag_to,
    opened,
    paint,
    picker_of,
    remembered,
    seat_labels,
    type_name,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> SetupPage:
    """The dialog as it is first shown."""
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


# Seats


def test_places_have_labels_and_names_in_the_language_in_use(
    qtbot: QtBot, settings: Settings, speak: Callable[[str], None]
) -> None:
    speak("de")
    dialog = opened(qtbot, settings)
    assert (seat_labels(dialog), set(dialog.match(3).names)) == ([""] * 3, {*dialog.names()})
    choose(dialog, "order", "seats")
    assert (seat_labels(dialog), dialog.names()[2]) == (["A", "B", "C"], "Spieler 3")


def test_players_are_dragged_into_order_with_their_colours_or_given_up_by_esc(
    qtbot: QtBot, dialog: SetupPage
) -> None:
    dialog.count.setValue(4)
    choose(dialog, "order", "seats")
    for row, name in enumerate(NAMES[:4]):
        type_name(qtbot, dialog, row, name)
    QApplication.processEvents()
    colours = dialog.colours()
    drag_seat(qtbot, dialog, 0, 2)
    assert dialog.names() == ["Ben", "Clara", "Anna", "David"]
    assert dialog.colours() == [colours[1], colours[2], colours[0], colours[3]]
    assert seat_labels(dialog) == ["A", "B", "C", "D"], "the places stay"
    drag_seat(qtbot, dialog, 3, 0)
    assert dialog.match().names == ("David", "Ben", "Clara", "Anna")
    assert dialog.seats.rows[0].name.accessibleName() == "Name of player 1"
    before = dialog.names()
    drag_seat(qtbot, dialog, 0, 2, let_go=False)
    assert dialog.names() != before
    focused = there(QApplication.focusWidget())
    qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert dialog.names() == before
    assert dialog.isVisible()
    # What comes of the same press moves nothing any more.
    drag_to(qtbot, dialog.seats.rows[0].grip, dialog.seats.rows[2])
    assert dialog.names() == before


@pytest.mark.parametrize("change", ["name", "colour", "number"])
def test_players_stay_once_anything_of_them_was_changed(
    qtbot: QtBot, settings: Settings, answered: Answer, change: str
) -> None:
    remembered(settings, RING)
    remembered(settings, CFANP)
    dialog = opened(qtbot, settings)
    match change:
        case "name":
            type_name(qtbot, dialog, 2, "Zoe")
        case "colour":
            paint(qtbot, dialog, 1, "#123456", answered)
        case _:
            dialog.count.setValue(3)
    before = (dialog.names(), dialog.colours())
    choose_game(dialog, RING)
    assert (dialog.names(), dialog.colours()) == before


# Colours


def test_a_colour_is_chosen_and_stays_and_two_never_wear_the_same(
    qtbot: QtBot, dialog: SetupPage, answered: Answer
) -> None:
    red, blue, yellow = dialog.colours()
    green = default_colours(4)[3]
    picker = picker_of(qtbot, dialog, 0)
    assert list(picker.swatches) == default_colours(12)
    assert picker.swatches[red].isChecked()
    assert picker.swatches[green].accessibleName() == "green"
    assert "that of Player 3" in picker.swatches[yellow].accessibleName()
    qtbot.mouseClick(picker.swatches[green], Qt.MouseButton.LeftButton)
    assert dialog.colours() == [green, blue, yellow]
    picker = picker_of(qtbot, dialog, 0)
    qtbot.mouseClick(picker.swatches[yellow], Qt.MouseButton.LeftButton)
    assert dialog.colours() == [yellow, blue, green]
    assert not dialog.warning.isVisible()
    button = dialog.seats.rows[1].paint
    before = button.icon().cacheKey()
    for chosen in ("#123456", ""):  # the second gives up
        paint(qtbot, dialog, 1, chosen, answered)
        assert dialog.colours()[1] == "#123456"
    # Who cannot see the swatch hears which colour it is.
    assert "#123456" in button.accessibleDescription()
    assert button.icon().cacheKey() != before
    dialog.count.setValue(6)
    assert dialog.colours()[1] == "#123456"
    paint(qtbot, dialog, 2, "#123457", answered)
    assert dialog.warning.text() == "These colours are hard to tell apart: Player 2 and Player 3."
    assert dialog.warning.textFormat() is Qt.TextFormat.PlainText


def test_teams_wear_shades_and_are_not_warned_of_them(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    choose_game(dialog, registry.find_game("strategichess"))
    dialog.count.setValue(12)
    assert dialog.colours() == team_colours([0, 1] * 6)
    assert not dialog.warning.isVisible()
    assert set(picker_of(qtbot, dialog, 0).swatches) == set(dialog.colours())
    choose_game(dialog, CFANP)
    assert dialog.colours() == default_colours(12)


# The fields for who plays and how long bots think


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


# Who sits where in a rematch, dragged into another order


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def seating(qtbot: QtBot) -> SeatingDialog:
    match = a_match(4)
    seats = (*match.seats[:3], Player("D" * 90, BotSeat("club")))
    dialog = SeatingDialog(None, match._replace(seats=seats))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def spoken(seating: SeatingDialog) -> list[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return [str(seating.list.item(row).data(role)) for row in range(seating.list.count())]


def middle(seating: SeatingDialog, row: int) -> QPoint:
    return seating.list.visualItemRect(seating.list.item(row)).center()


def test_places_are_read_aloud_and_dragged(seating: SeatingDialog, qtbot: QtBot) -> None:
    assert spoken(seating)[:2] == ["place 1, Anna", "place 2, Ben"]
    assert spoken(seating)[3].endswith("D (bot)")
    assert "D" * 90 in seating.list.item(3).toolTip()
    assert seating.list.horizontalScrollBar().maximum() == 0, "a long name is elided"
    port = seating.list.viewport()
    qtbot.mousePress(port, LEFT, pos=middle(seating, 0))
    for row in (1, 2):
        qtbot.mouseMove(port, middle(seating, row))
    qtbot.mouseRelease(port, LEFT, pos=middle(seating, 2))
    assert seating.order() == [1, 2, 0, 3]
    qtbot.mouseMove(port, middle(seating, 0))
    assert seating.order() == [1, 2, 0, 3], "it was let go"
    assert spoken(seating)[2] == "place 3, Anna"
