"""Setting up a game: players, colours, house rules as the game system offers them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QCheckBox, QColorDialog, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.core.geometry import ARMY_LETTERS
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.shell.settings import Settings
from cfanp_gui.shell.setup_dialog import SetupDialog, swatch
from cfanp_gui.table.paint import default_colours
from tests.session.play import CFANP


def opened(qtbot: QtBot, settings: Settings) -> SetupDialog:
    dialog = SetupDialog(None, CFANP, settings)
    qtbot.addWidget(dialog)
    return dialog


def choose(dialog: SetupDialog, option: str, value: str) -> None:
    """Choose a value in a combo box."""
    field = dialog._inputs[option]
    assert isinstance(field, QComboBox)
    field.setCurrentIndex(field.findData(value))


def words(dialog: SetupDialog) -> set[str]:
    return {label.text() for label in dialog.findChildren(QLabel)}


def test_two_to_twenty_six_players_can_be_seated(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    assert (dialog.count.minimum(), dialog.count.maximum()) == (2, 26)
    choose(dialog, "order", "seats")
    for count in (2, 26, 3, 8, 2):
        dialog.count.setValue(count)
        match = dialog.match()
        assert match.names == tuple(f"Player {n}" for n in range(1, count + 1))
        assert match.colours == tuple(default_colours(count))


def test_what_an_option_means_is_told_with_its_field(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    choose(dialog, "captured", "dead")
    captured = next(option for option in CFANP.options if option.name == "captured")
    dead = next(choice for choice in captured.choices if choice.value == "dead")
    assert dialog._inputs["captured"].accessibleDescription() == dead.help
    touch = next(option for option in CFANP.options if option.name == "touch")
    assert dialog._inputs["touch"].accessibleDescription() == touch.help


def test_options_are_shown_as_the_system_offers_them(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    assert dialog.options() == {option.name: option.default for option in CFANP.options}
    assert list(dialog._inputs) == [option.name for option in CFANP.options]
    for option in CFANP.options:
        field = dialog._inputs[option.name]
        if isinstance(field, QCheckBox):
            assert field.text() == option.label
            assert option.help in words(dialog)
            field.setChecked(not option.default)
            assert dialog.options()[option.name] is not option.default
            continue
        assert option.label in words(dialog)
        assert [field.itemText(n) for n in range(field.count())] == [
            choice.label for choice in option.choices
        ]
        for choice in option.choices:
            choose(dialog, option.name, choice.value)
            assert choice.help in words(dialog)
            assert dialog.options()[option.name] == choice.value
            others = {one.help for one in option.choices} - {choice.help}
            assert not others & words(dialog)


def test_the_lot_deals_and_as_seated_does_not(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(6)
    typed = dialog.names()
    choose(dialog, "order", "lot")
    assert [row.place.text() for row in dialog._rows] == ["\N{BULLET}"] * 6
    assert dialog.match(3).names == dialog.match(3).names
    assert len({dialog.match(seed).names for seed in range(8)}) > 1
    assert sorted(dialog.match(4).names) == sorted(typed)
    choose(dialog, "order", "seats")
    assert [row.place.text() for row in dialog._rows] == list(ARMY_LETTERS[:6].upper())
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
    answers = [QColor("#123456"), QColor()]
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: answers.pop(0))
    before = dialog._rows[1].paint.icon().cacheKey()
    dialog._rows[1].paint.click()
    assert dialog.colours()[1] == "#123456"
    # Who cannot see the swatch hears which colour it is.
    assert "#123456" in dialog._rows[1].paint.accessibleDescription()
    assert "#123456" not in dialog._rows[0].paint.accessibleDescription()
    assert dialog._rows[1].paint.icon().cacheKey() != before
    dialog._rows[1].paint.click()
    assert dialog.colours()[1] == "#123456"
    dialog.count.setValue(6)
    assert dialog.colours()[1] == "#123456"


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


def test_a_swatch_shows_colour_pattern_and_letter(qtbot: QtBot) -> None:  # noqa: ARG001
    pictures = [
        swatch(*look).pixmap(52, 52).toImage()
        for look in (
            ("#3b82f6", 0, "a"),
            ("#3b82f6", 1, "a"),
            ("#3b82f6", 0, "b"),
            ("#3b82f6", 0, ""),
            ("#e5484d", 0, "a"),
        )
    ]
    for index, picture in enumerate(pictures):
        assert picture not in pictures[:index]


def test_colours_that_are_hard_to_tell_apart_are_warned_of(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(8)
    assert dialog.warning.isHidden()
    dialog._rows[3].colour = dialog._rows[1].colour
    dialog._paint_button(3)
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
        dialog._paint_button(index)
    assert "colour-blind: Zoë and Player 2." in dialog.warning.text()
    assert "\n" not in dialog.warning.text()
    dialog._rows[0].name.setText("<b>Max</b>")
    assert "<b>Max</b> and Player 2" in dialog.warning.text()
    assert dialog.warning.textFormat() is Qt.TextFormat.PlainText
    dialog._rows[3].colour = "#0140a7"
    dialog._paint_button(3)
    told = dialog.warning.text().splitlines()
    assert len(told) == 2
    assert "Player 3 and Player 4" in told[0]
    assert "colour-blind" not in told[0]
    assert "Player 3" not in told[1]


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
        dialog._paint_button(index)
    assert "321 more" in dialog.warning.text()
    assert "Player 6" not in dialog.warning.text()
