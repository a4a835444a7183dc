"""Colours in a game that is set up: chosen, never worn by two, and warned of where alike."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.games import registry
from cfanp_gui.record.palette import team_colours
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.services.settings import Settings
from tests.session.play import CFANP
from tests.window.start.setting_up import (
    choose_game,
    opened,
    paint,
    picker_of,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


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


def test_default_colours_are_not_warned_of(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    for players in range(2, 27):
        dialog.count.setValue(players)
        assert dialog.warning.isHidden(), players


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
