"""Setting up a game: which one, players, colours, and what is remembered of each game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import Game, OptionValue, check_options
from cfanp_gui.games import registry
from cfanp_gui.record.palette import team_colours
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.match import BotSeat
from cfanp_gui.session.position_texts import GivenPosition, read_position
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.dialogs import colour_picker
from cfanp_gui.window.dialogs.colour_picker import ColourPicker
from cfanp_gui.window.dialogs.fitting import MARGIN
from cfanp_gui.window.dialogs.setup_dialog import SetupDialog
from cfanp_gui.window.services.settings import LastSetup, Settings
from tests.session.play import CFANP, NAMES
from tests.session.rings import RING

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def opened(qtbot: QtBot, settings: Settings) -> SetupDialog:
    dialog = SetupDialog(None, settings)
    qtbot.addWidget(dialog)
    return dialog


def choose(dialog: SetupDialog, option: str, value: str) -> None:
    """Choose a value in a combo box."""
    field = dialog.rules.fields[option]
    assert isinstance(field, QComboBox)
    field.setCurrentIndex(field.findData(value))


def choose_game(dialog: SetupDialog, game: Game) -> None:
    """Choose another game."""
    dialog.game.setCurrentIndex(dialog.game.findData(game.key))


def type_name(qtbot: QtBot, dialog: SetupDialog, row: int, name: str) -> None:
    """Type a name over the one that stands there."""
    field = dialog._rows[row].name
    field.selectAll()
    qtbot.keyClicks(field, name)


def picker_of(qtbot: QtBot, dialog: SetupDialog, row: int) -> ColourPicker:
    """Return the box of colours that a click on a player's button opens."""
    qtbot.mouseClick(dialog._rows[row].paint, Qt.MouseButton.LeftButton)
    (picker,) = (one for one in dialog.findChildren(ColourPicker) if one.isVisible())
    assert isinstance(picker, ColourPicker)
    return picker


def paint(
    qtbot: QtBot, dialog: SetupDialog, row: int, colour: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choose any colour, or none, behind More."""
    monkeypatch.setattr(colour_picker, "any_colour", lambda *_: colour)
    qtbot.mouseClick(picker_of(qtbot, dialog, row).more, Qt.MouseButton.LeftButton)


def drag_to(qtbot: QtBot, grip: QWidget, row: QWidget) -> None:
    """Move the mouse over the middle of a line, in small steps."""
    start = grip.rect().center()
    way = grip.mapFromGlobal(row.mapToGlobal(row.rect().center())).y() - start.y()
    top = grip.mapToGlobal(start)
    for part in range(1, 11):
        at = grip.mapFromGlobal(top + QPoint(0, way * part // 10))
        qtbot.mouseMove(grip, at)


def drag_seat(
    qtbot: QtBot, dialog: SetupDialog, start: int, goal: int, let_go: bool = True
) -> None:
    """Drag a player's line by its grip to where another lies."""
    grip = dialog._rows[start].grip
    qtbot.mousePress(grip, Qt.MouseButton.LeftButton, pos=grip.rect().center())
    drag_to(qtbot, grip, dialog._rows[goal])
    if let_go:
        qtbot.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=grip.rect().center())


def seat_labels(dialog: SetupDialog) -> list[str]:
    """Return what stands before the names."""
    return [row.place.text() for row in dialog._rows]


def remembered(settings: Settings, game: Game, **values: OptionValue) -> LastSetup:
    """Have a game of four remembered as set up once."""
    options = {**{option.name: option.default for option in game.options}, **values}
    names = [f"{name} of {game.key}" for name in NAMES[:4]]
    colours = ["#010101", "#fefefe", "#aa0000", "#0000aa"]
    last = LastSetup(names, colours, check_options(game.options, options), TimeControl(300, 3))
    settings.set_last_setup(game, last)
    return last


def test_two_to_twenty_six_players_can_be_seated(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    assert (dialog.count.minimum(), dialog.count.maximum()) == (2, 26)
    choose(dialog, "order", "seats")
    for count in (2, 26, 3, 8, 2):
        dialog.count.setValue(count)
        match = dialog.match()
        assert match.names == tuple(f"Player {n}" for n in range(1, count + 1))
        assert match.colours == tuple(default_colours(count))


def test_every_game_can_be_chosen_and_set_up(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    assert [dialog.game.itemText(row) for row in range(dialog.game.count())] == list(
        registry.names()
    )
    assert dialog.game.currentData() == CFANP.key
    for game in registry.GAMES:
        choose_game(dialog, game)
        assert dialog.count.minimum() == game.min_players
        assert dialog.count.maximum() == game.max_players
        assert list(dialog.rules.fields) == [option.name for option in game.options]
        assert dialog.rules.isHidden() == (not game.options), "no frame with nothing in it"
        match = dialog.match()
        assert match.game is game
        assert match.options == {option.name: option.default for option in game.options}
        players = game.initial(len(match.seats), match.options).players
        assert players == (3 if 3 in game.player_counts else 4), "the nearest there is"


def test_only_numbers_of_players_that_are_possible_are_taken(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    with qtbot.waitActive(dialog):
        dialog.show()
    choose_game(dialog, registry.find_game("strategichess"))
    assert dialog.count.value() == 4
    qtbot.keyClick(dialog.count, Qt.Key.Key_Up)
    assert dialog.count.value() == len(dialog.names()) == 6
    for typed, taken in (("7", 8), ("12", 12), ("99", 10), ("1", 2), ("", 2)):
        dialog.count.setFocus()
        dialog.count.lineEdit().clear()
        qtbot.keyClicks(dialog.count, typed)
        qtbot.keyClick(dialog.count, Qt.Key.Key_Tab)
        assert dialog.count.value() == len(dialog.names()) == taken
        assert dialog.match().game.key == "strategichess"


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


def test_a_game_comes_as_it_was_last_set_up(qtbot: QtBot, settings: Settings) -> None:
    ring = remembered(settings, RING, tempo="rounds", tournament=False)
    cfanp = remembered(settings, CFANP, join="reflect", order="seats")
    dialog = opened(qtbot, settings)
    assert dialog._setup() == cfanp
    choose_game(dialog, RING)
    assert dialog._setup() == ring
    choose_game(dialog, CFANP)
    assert dialog._setup() == cfanp


def test_a_game_never_set_up_has_its_own_rules_and_the_same_people(
    qtbot: QtBot, settings: Settings
) -> None:
    cfanp = remembered(settings, CFANP)
    dialog = opened(qtbot, settings)
    choose_game(dialog, RING)
    found = dialog._setup()
    assert found.options == {option.name: option.default for option in RING.options}
    assert (found.names, found.colours) == (cfanp.names, cfanp.colours)
    assert found.time == cfanp.time


def test_what_was_chosen_of_a_game_waits_while_another_is_looked_at(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    choose(dialog, "bonus", "none")
    dialog.clock.set_control(TimeControl(300, 3))
    before = dialog._setup()
    choose_game(dialog, RING)
    choose(dialog, "tempo", "rounds")
    dialog.clock.set_control(None)
    choose_game(dialog, CFANP)
    assert dialog._setup() == before
    choose_game(dialog, RING)
    assert dialog.options()["tempo"] == "rounds"
    assert dialog.clock.control() is None


def test_the_game_last_set_up_is_proposed(qtbot: QtBot, settings: Settings) -> None:
    for game in (RING, CFANP, RING):
        dialog = opened(qtbot, settings)
        choose_game(dialog, game)
        # Only what was begun counts, not what was looked at.
        assert opened(qtbot, settings).game.currentData() != game.key
        dialog.match()
        again = opened(qtbot, settings)
        assert again.game.currentText() == game.name
        assert again.match().game is game


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


def test_what_time_means_follows_the_number_of_players(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    choose_game(dialog, registry.find_game("strategichess"))
    dialog.clock.set_control(TimeControl(300, 3))
    dialog.count.setValue(2)
    assert "out of the game" in dialog.clock.help.text()
    dialog.count.setValue(6)
    assert "more Kings" in dialog.clock.help.text()


def test_whole_boards_have_clocks_of_their_own(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.clock.set_control(TimeControl(300, 3))
    assert "Rule 9" in dialog.clock.help.text()
    choose_game(dialog, RING)
    assert "2 times" in dialog.clock.help.text().splitlines()[-1]
    assert "Rule 9" not in dialog.clock.help.text()
    choose_game(dialog, CFANP)
    assert "2 times" not in dialog.clock.help.text()


def test_tab_goes_through_the_fields_as_they_are_read(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.count)
    dialog.clock.set_control(TimeControl(300, 3))
    dialog.count.setValue(4)
    choose_game(dialog, RING)
    dialog.game.setFocus()
    qtbot.waitUntil(dialog._rows[-1].paint.isVisible)
    lines = [field for row in dialog._rows for field in (row.name, row.level, row.paint)]
    fields: list[QWidget] = [
        dialog.game, dialog.count, *lines, *dialog.clock.fields, *dialog.rules.fields.values(),
        dialog.begin,
    ]  # fmt: skip
    assert len(fields) == 2 + 12 + 4 + 2 + 1
    for field in fields:
        focused = QApplication.focusWidget()
        assert focused is field, fields.index(field)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)


def test_return_begins_the_game_and_opens_no_paint_box(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    choose_game(dialog, RING)
    assert dialog.begin.isDefault()
    dialog.count.setFocus()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.count, Qt.Key.Key_Return)


def test_the_lot_deals_and_as_seated_does_not(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(6)
    for row, name in enumerate(("Anna", "Ben", "Clara", "David", "Eva", "Felix")):
        type_name(qtbot, dialog, row, name)
    typed = dialog.names()
    choose(dialog, "order", "lot")
    assert seat_labels(dialog) == ["\N{BULLET}"] * 6
    assert dialog.match(3).names == dialog.match(3).names
    assert len({dialog.match(seed).names for seed in range(8)}) > 1
    assert sorted(dialog.match(4).names) == sorted(typed)
    choose(dialog, "order", "seats")
    assert seat_labels(dialog) == list(ARMY_LETTERS[:6].upper())
    assert dialog.match().names == tuple(typed)


def test_what_was_typed_stays_when_the_number_changes(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog._rows[0].name.setText("<b>Zoë</b>")
    dialog._rows[1].name.setText("x" * 99)
    dialog.count.setValue(5)
    dialog.count.setValue(3)
    assert dialog.names()[0] == "<b>Zoë</b>"
    assert len(dialog.names()[1]) == 40
    choose(dialog, "order", "seats")
    assert dialog.match().names[0] == "<b>Zoë</b>"


def test_a_colour_is_chosen_and_stays(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(qtbot, settings)
    before = dialog._rows[1].paint.icon().cacheKey()
    paint(qtbot, dialog, 1, "#123456", monkeypatch)
    assert dialog.colours()[1] == "#123456"
    # Who cannot see the swatch hears which colour it is.
    assert "#123456" in dialog._rows[1].paint.accessibleDescription()
    assert dialog._rows[0].paint.accessibleDescription() == "The colour now is red"
    assert dialog._rows[1].paint.icon().cacheKey() != before
    paint(qtbot, dialog, 1, "", monkeypatch)
    assert dialog.colours()[1] == "#123456"
    dialog.count.setValue(6)
    assert dialog.colours()[1] == "#123456"


def test_a_tested_colour_is_one_click_away_and_two_never_wear_the_same(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
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
    assert dialog.warning.isHidden()


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


# Names


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


# A position as the start


def given(text: str) -> GivenPosition:
    return read_position(text)


def test_a_game_from_a_position_asks_for_names_clocks_and_options(
    qtbot: QtBot, settings: Settings
) -> None:
    text = CFANP.initial(4, {}).to_text()
    remembered(settings, CFANP, join="reflect", captured="dead")
    dialog = SetupDialog(None, settings, given(text))
    qtbot.addWidget(dialog)
    assert (dialog.count.value(), dialog.count.isEnabled()) == (4, False)
    assert not dialog.game.isEnabled()
    assert dialog.names() == [f"{name} of cfanp" for name in NAMES[:4]]
    # Nobody is drawn to another army than the one they are listed with.
    assert (dialog.options()["order"], dialog.rules.fields["order"].isEnabled()) == ("seats", False)
    assert seat_labels(dialog) == ["A", "B", "C", "D"]
    choose(dialog, "bonus", "single")
    dialog.clock.set_control(TimeControl(300, 3))
    match = dialog.match()
    assert (match.options["bonus"], match.options["captured"]) == ("single", "dead")
    # Mirrored, the Kings would not stand where they castle.
    assert (match.options["join"], dialog.rules.fields["join"].isEnabled()) == ("rotate", False)
    assert match.time == TimeControl(300, 3)
    last = settings.last_setup(CFANP)
    assert [last.options[name] for name in ("order", "join", "bonus")] == [
        "lot", "reflect", "single",
    ]  # fmt: skip


def test_what_a_position_says_of_the_rules_is_settled(qtbot: QtBot, settings: Settings) -> None:
    start = RING.initial(3, {"tempo": "rounds"})
    text = start.apply(RING.parse_action("2:e2e4"))[0].to_text()
    dialog = SetupDialog(None, settings, given(text))
    qtbot.addWidget(dialog)
    assert dialog.game.currentData() == RING.key
    assert (dialog.options()["tempo"], dialog.rules.fields["tempo"].isEnabled()) == (
        "rounds", False,
    )  # fmt: skip
    assert dialog.rules.fields["tournament"].isEnabled()


def test_the_last_set_up_is_proposed_again(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(4)
    dialog._rows[2].name.setText("Zoë")
    dialog._rows[2].colour = "#123456"
    choose(dialog, "join", "reflect")
    dialog.clock.set_control(TimeControl(300, delay=4))
    assert dialog.match().time == TimeControl(300, delay=4)
    again = opened(qtbot, settings)
    assert again.count.value() == 4
    assert again.names() == dialog.names()
    assert again.colours() == dialog.colours()
    assert again.options() == dialog.options()
    assert again.match().time == TimeControl(300, delay=4)
    again.clock.set_control(None)
    assert again.match().time is None
    assert opened(qtbot, settings).match().time is None


def test_similar_colours_are_warned_of(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(8)
    assert dialog.warning.isHidden()
    dialog._rows[3].colour = dialog._rows[1].colour
    dialog._show_seats()
    assert not dialog.warning.isHidden()
    assert "Player 2 and Player 4" in dialog.warning.text()


def test_a_warning_names_the_players_and_whom_it_concerns(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(4)
    dialog._rows[0].name.setText("Zoë")
    dialog._rows[1].name.setText("  ")
    # Red and green of like lightness.
    for index, colour in enumerate(("#c8503c", "#7a7a1e", "#0140a6", "#ffd951")):
        dialog._rows[index].colour = colour
        dialog._show_seats()
    assert "colour-blind: Zoë and Player 2." in dialog.warning.text()
    assert "\n" not in dialog.warning.text()
    dialog._rows[0].name.setText("<b>Max</b>")
    assert "<b>Max</b> and Player 2" in dialog.warning.text()
    assert dialog.warning.textFormat() is Qt.TextFormat.PlainText
    dialog._rows[3].colour = "#0140a7"
    dialog._show_seats()
    warnings = dialog.warning.text().splitlines()
    assert len(warnings) == 2
    assert "Player 3 and Player 4" in warnings[0]
    assert "colour-blind" not in warnings[0]
    assert "Player 3" not in warnings[1]


def test_default_colours_are_not_warned_of(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    for players in range(2, 27):
        dialog.count.setValue(players)
        assert dialog.warning.isHidden(), players


def test_a_warning_of_many_colours_stays_short(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(26)
    for index in range(26):
        dialog._rows[index].colour = "#123456"
        dialog._show_seats()
    assert "321 more" in dialog.warning.text()
    assert "Player 6" not in dialog.warning.text()


def test_players_in_teams_have_the_shades_of_their_team(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(3)
    choose_game(dialog, registry.find_game("strategichess"))
    assert dialog.count.value() == 4, "two a board"
    for players in (4, 6, 12):
        dialog.count.setValue(players)
        assert dialog.colours() == team_colours([0, 1] * (players // 2))
        assert dialog.warning.isHidden()
    assert "White: Player 1, Player 3" in dialog._order_note.text()
    assert set(picker_of(qtbot, dialog, 0).swatches) == set(dialog.colours())
    choose_game(dialog, CFANP)
    assert dialog.colours() == default_colours(12)


def test_a_rule_that_is_pointed_at_shows_a_picture_and_nothing_moves(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    dialog.count.setValue(4)
    qtbot.wait(20)  # as high as it wants to be
    box = dialog.example
    assert box is not None
    assert box.isVisible()
    assert not box.picture.isVisible()
    qtbot.waitUntil(dialog.isActiveWindow)
    before = dialog.size(), box.geometry(), dialog.rules.geometry()
    for name in ("defend", "exchange", "kingcapture", "obstacles"):
        dialog.rules.fields[name].setFocus()
        assert box.option == name
        assert box.picture.isVisible()
        qtbot.wait(1)
        assert (dialog.size(), box.geometry(), dialog.rules.geometry()) == before


def test_with_two_players_there_is_nothing_to_point_at(qtbot: QtBot, settings: Settings) -> None:
    remembered(settings, CFANP, kingcapture=True)
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    box = dialog.example
    assert box is not None
    assert box.option == "kingcapture"  # it is on
    assert box.isVisible()
    dialog.count.setValue(2)
    assert not box.isVisible()
    match = dialog.match()
    assert len(match.seats) == 2
    assert match.options["kingcapture"] is False
    dialog.count.setValue(3)
    assert box.isVisible()
    assert dialog.options()["kingcapture"] is True


def test_games_whose_rules_words_explain_have_no_pictures(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    for game, some in ((RING, False), (CFANP, True)):
        choose_game(dialog, game)
        assert (dialog.example is not None) == some
    assert dialog.example is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.rules.fields["exchange"].setFocus()
    assert dialog.example.option == "exchange"


def test_below_many_players_a_picture_has_room_once_there_is_one(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.count.setValue(12)
    assert dialog.example is not None
    assert not dialog.example.isVisible()
    dialog.rules.fields["touch"].setFocus()
    assert not dialog.example.isVisible()
    dialog.rules.fields["defend"].setFocus()
    assert dialog.example.isVisible()
    assert dialog.example.picture.isVisible()


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


def test_a_bot_goes_along_with_its_place(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.count.setValue(3)
    choose_level(qtbot, dialog, 0, "random")
    dialog.seats.move_row(dialog._rows[0], 2)
    assert [row.is_bot for row in dialog._rows] == [False, False, True]
    dialog.count.setValue(2)
    assert not dialog.thinking.isVisible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_eight_players_fit_a_small_screen_without_scrolling(
    settings: Settings, qtbot: QtBot, speak: Callable[[str], None], language: str
) -> None:
    """One of 1366 by 768 with a bar of 40 pixels, of which a dialog leaves some free."""
    speak(language)
    dialog = SetupDialog(None, settings)
    qtbot.addWidget(dialog)
    dialog.count.setValue(8)
    with qtbot.waitExposed(dialog):
        dialog.show()
    high = 768 - 40 - MARGIN
    dialog.resize(920, high)
    QTest.qWait(20)
    top = dialog.seats.mapTo(dialog, QPoint(0, 0))
    dialog.seats.rows[2].set_level("club")
    dialog.seats.levels_changed.emit()
    QTest.qWait(20)
    assert dialog.thinking.isVisible()
    assert dialog.height() == high, "it did not have to grow"
    areas = dialog.findChildren(QScrollArea)
    assert [area.verticalScrollBar().maximum() for area in areas] == [0, 0]
    assert dialog.seats.mapTo(dialog, QPoint(0, 0)) == top, "nothing moves when a bot comes"
