"""Who sits where in a game that is set up: names, their order, and bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import Game
from cfanp_gui.session.match import BotSeat
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_dialog import SetupDialog
from tests.session.play import CFANP, NAMES
from tests.session.rings import RING
from tests.window.start.setting_up import (
    choose,
    choose_game,
    drag_seat,
    drag_to,
    opened,
    paint,
    remembered,
    seat_labels,
    type_name,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_another_game_keeps_who_plays(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered(settings, RING)
    remembered(settings, CFANP)
    dialog = opened(qtbot, settings)
    type_name(qtbot, dialog, 0, "<b>Zoe</b>")
    paint(qtbot, dialog, 1, "#123456", monkeypatch)
    dialog.count.setValue(2)
    before = (dialog.names(), dialog.colours())
    choose_game(dialog, RING)
    assert dialog.count.value() == 3, "there are at least three in a ring"
    assert (dialog.names()[:2], dialog.colours()[:2]) == before
    choose_game(dialog, CFANP)
    dialog.count.setValue(2)
    assert (dialog.names(), dialog.colours()) == before


@pytest.mark.parametrize("change", ["name", "colour", "number"])
def test_players_stay_once_anything_of_them_was_changed(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    remembered(settings, RING)
    remembered(settings, CFANP)
    dialog = opened(qtbot, settings)
    match change:
        case "name":
            type_name(qtbot, dialog, 2, "Zoe")
        case "colour":
            paint(qtbot, dialog, 1, "#123456", monkeypatch)
        case _:
            dialog.count.setValue(3)
    before = (dialog.names(), dialog.colours())
    choose_game(dialog, RING)
    assert (dialog.names(), dialog.colours()) == before


def test_places_are_called_by_armies_only_where_there_are_some(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    assert "drawn at random" in dialog._order_note.text()
    with_bullet = dialog._rows[0].paint.icon().cacheKey()
    choose_game(dialog, RING)
    assert seat_labels(dialog) == ["1", "2", "3"]
    assert dialog._order_note.text() == "The players are seated in this order."
    assert dialog._rows[0].paint.icon().cacheKey() != with_bullet
    dialog.count.setValue(4)
    assert seat_labels(dialog) == ["1", "2", "3", "4"]
    choose_game(dialog, CFANP)
    choose(dialog, "order", "seats")
    assert seat_labels(dialog) == ["A", "B", "C", "D"]
    assert dialog._order_note.text() == "The players move in this order."


def test_the_lot_deals_and_as_seated_does_not(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(6)
    for row, name in enumerate(("Anna", "Ben", "Clara", "David", "Eva", "Felix")):
        type_name(qtbot, dialog, row, name)
    typed = dialog.names()
    choose(dialog, "order", "lot")
    assert seat_labels(dialog) == [""] * 6
    assert dialog.match(3).names == dialog.match(3).names
    assert len({dialog.match(seed).names for seed in range(8)}) > 1
    assert sorted(dialog.match(4).names) == sorted(typed)
    choose(dialog, "order", "seats")
    assert seat_labels(dialog) == list(ARMY_LETTERS[:6].upper())
    assert dialog.match().names == tuple(typed)


def test_what_was_typed_stays_when_the_number_changes(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog._rows[0].name.setText("<b>Zoë</b>")
    dialog._rows[1].name.setText("x" * 80)
    dialog.count.setValue(5)
    dialog.count.setValue(3)
    assert dialog.names()[0] == "<b>Zoë</b>"
    assert len(dialog.names()[1]) == 80
    choose(dialog, "order", "seats")
    assert dialog.match().names[0] == "<b>Zoë</b>"


def test_a_name_is_taken_whole_or_refused_in_words(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(qtbot, settings)
    choose(dialog, "order", "seats")
    dialog.show()
    width = dialog.minimumSizeHint().width()
    for row, colour in ((1, "#123456"), (2, "#123457")):
        paint(qtbot, dialog, row, colour, monkeypatch)
    type_name(qtbot, dialog, 1, "W" * 80)
    assert dialog.begin.isEnabled()
    assert "WWW…" in dialog.warning.text(), "sentences say less of it"
    assert dialog.match().names[1] == "W" * 80
    QApplication.clipboard().setText("W" * 3000)
    dialog._rows[1].name.selectAll()
    dialog._rows[1].name.paste()
    assert dialog.warning.text().splitlines()[0] == (
        "Player 2: A name has at most 80 characters, and this one has 3000."
    )
    assert not dialog.begin.isEnabled()
    qtbot.keyClick(dialog._rows[1].name, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.names()[1] == "W" * 3000, "and nothing of it is cut"
    assert dialog.minimumSizeHint().width() < width + 200
    type_name(qtbot, dialog, 1, "Ben")
    assert dialog.begin.isEnabled()
    assert "A name has" not in dialog.warning.text()


@pytest.mark.parametrize(("language", "player"), [("en", "Player"), ("de", "Spieler")])
def test_players_without_a_name_are_numbered_as_they_play(
    qtbot: QtBot,
    settings: Settings,
    speak: Callable[[str], None],
    language: str,
    player: str,
) -> None:
    speak(language)
    dialog = opened(qtbot, settings)
    dialog.count.setValue(4)
    type_name(qtbot, dialog, 1, "Zoe")
    choose(dialog, "order", "lot")
    dealt = [dialog.match(seed).names for seed in range(12)]
    for names in dealt:
        assert set(names) - {"Zoe"} <= {f"{player} {number}" for number in range(1, 5)}
        assert all(name in ("Zoe", f"{player} {at}") for at, name in enumerate(names, 1))
    assert len(set(dealt)) > 1, "the lot deals Zoe other places"
    assert f"{player} 3" in dialog.names(), "the list is as it was"


def test_names_are_remembered_from_game_to_game(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(4)
    for row, name in enumerate(NAMES[:3]):
        type_name(qtbot, dialog, row, name)
    dialog.match()
    assert settings.people() == NAMES[:3]
    again = opened(qtbot, settings)
    again.count.setValue(2)
    again.match()
    # A game of two does not make the third forgotten; who gave no name is nobody.
    third = opened(qtbot, settings)
    assert third.names() == NAMES[:2]
    third.count.setValue(4)
    assert third.names() == ["Anna", "Ben", "Clara", "Player 4"]
    completer = third._rows[3].name.completer()
    model = completer.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == NAMES[:3]


# Seats in order


def test_players_are_dragged_into_order_with_their_colours(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(4)
    choose(dialog, "order", "seats")
    for row, name in enumerate(NAMES[:4]):
        type_name(qtbot, dialog, row, name)
    dialog.show()
    qtbot.waitExposed(dialog)
    colours = dialog.colours()
    drag_seat(qtbot, dialog, 0, 2)
    assert dialog.names() == ["Ben", "Clara", "Anna", "David"]
    assert dialog.colours() == [colours[1], colours[2], colours[0], colours[3]]
    # The places stay, and so do their letters.
    assert seat_labels(dialog) == ["A", "B", "C", "D"]
    drag_seat(qtbot, dialog, 3, 0)
    assert dialog.match().names == ("David", "Ben", "Clara", "Anna")
    assert dialog._rows[0].name.accessibleName() == "Name of player 1"


def test_a_drag_is_given_up_by_esc_and_the_dialog_stays(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    before = dialog.names()
    drag_seat(qtbot, dialog, 0, 2, let_go=False)
    assert dialog.names() != before
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert dialog.names() == before
    assert dialog.isVisible()
    # What comes of the same press moves nothing any more.
    drag_to(qtbot, dialog._rows[0].grip, dialog._rows[2])
    assert dialog.names() == before


def test_alt_and_an_arrow_put_a_player_elsewhere(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    first, alt = dialog._rows[0].name, Qt.KeyboardModifier.AltModifier
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down, alt)
    qtbot.keyClick(first, Qt.Key.Key_Down, alt)
    qtbot.keyClick(first, Qt.Key.Key_Down, alt)
    assert dialog.names() == ["Player 2", "Player 3", "Player 1"]
    qtbot.keyClick(first, Qt.Key.Key_Up, alt)
    assert dialog.names() == ["Player 2", "Player 1", "Player 3"]
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert dialog._rows[1].level.hasFocus()


# Bots


def choose_level(qtbot: QtBot, dialog: SetupDialog, row: int, key: str) -> None:
    """Choose who plays by the keyboard."""
    box = dialog._rows[row].level
    box.setFocus()
    for _ in range(abs(box.findData(key) - box.currentIndex())):
        down = box.findData(key) > box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
    assert box.level() == key


@pytest.mark.parametrize("game", [CFANP, RING])
def test_a_seat_is_a_bots(qtbot: QtBot, settings: Settings, game: Game) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    choose_game(dialog, game)
    dialog.count.setValue(4)
    assert not dialog.thinking.isVisible()
    dialog._rows[1].name.setText("Ben")
    choose_level(qtbot, dialog, 1, "club")
    choose_level(qtbot, dialog, 2, "club")
    assert dialog.names()[1:3] == ["Club player", "Club player 2"]
    assert dialog.thinking.isVisible()
    assert dialog._rows[1].level.accessibleName() == "Who plays as player 2"
    choose_level(qtbot, dialog, 1, "greedy")
    choose_level(qtbot, dialog, 2, "greedy")
    assert dialog.names()[1:3] == ["Takes what hangs", "Takes what hangs 2"]
    dialog._rows[2].name.setText("Deep Half")
    choose_level(qtbot, dialog, 2, "club")
    assert dialog.names()[2] == "Deep Half"
    choose_level(qtbot, dialog, 1, "")
    assert dialog.names()[1] == "Ben"
    dialog.thinking.set_limit("10s")
    match = dialog.match(1)
    seats = {seat.name: seat.bot for seat in match.seats}
    assert seats["Deep Half"] == BotSeat("club", 10)
    assert [bot for bot in seats.values() if bot] == [BotSeat("club", 10)]
    assert "Deep Half" not in settings.people()
    again = opened(qtbot, settings)
    assert [row.level.level() for row in again._rows] == ["", "", "club", ""]
    assert again.thinking.limit() == "10s"


def test_a_person_in_a_bots_place_has_a_name(qtbot: QtBot, settings: Settings) -> None:
    """A bot that was there from the beginning has no person's name to give back."""
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.count.setValue(3)
    choose_level(qtbot, dialog, 1, "club")
    dialog.match(1)
    again = opened(qtbot, settings)
    again.show()
    row = again._rows[1]
    assert row.name.text() == "Club player"
    choose_level(qtbot, again, 1, "")
    assert row.name.text() == "Player 2"
    row.name.setText("Ben")
    choose_level(qtbot, again, 1, "club")
    row.name.setText("")
    choose_level(qtbot, again, 1, "")
    assert row.name.text() == "Ben", "also where the bot's name was wiped out"


def test_a_bot_goes_along_with_its_place(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.count.setValue(3)
    choose_level(qtbot, dialog, 0, "random")
    dialog.seats.move_row(dialog._rows[0], 2)
    assert [row.is_bot for row in dialog._rows] == [False, False, True]
    dialog.count.setValue(2)
    assert not dialog.thinking.isVisible()
