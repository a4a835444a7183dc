"""House rules as the games offer them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Game, OptionValue
from cfanp_gui.games.registry import GAMES
from cfanp_gui.window.dialogs.rules_box import RulesBox
from tests.session.play import CFANP

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def shown(qtbot: QtBot, game: Game, **values: OptionValue) -> RulesBox:
    defaults = {option.name: option.default for option in game.options}
    box = RulesBox(game.options, {**defaults, **values})
    qtbot.addWidget(box)
    return box


def choose(box: RulesBox, option: str, value: str) -> None:
    """Choose a value in a combo box."""
    field = box.fields[option]
    assert isinstance(field, QComboBox)
    field.setCurrentIndex(field.findData(value))


def words(box: RulesBox) -> set[str]:
    return {label.text() for label in box.findChildren(QLabel)}


def test_what_an_option_means_is_explained_with_its_field(qtbot: QtBot) -> None:
    box = shown(qtbot, CFANP)
    choose(box, "captured", "dead")
    captured = next(option for option in CFANP.options if option.name == "captured")
    dead = next(choice for choice in captured.choices if choice.value == "dead")
    assert box.fields["captured"].accessibleDescription() == dead.help
    touch = next(option for option in CFANP.options if option.name == "touch")
    assert box.fields["touch"].accessibleDescription() == touch.help


@EVERY
def test_options_are_shown_as_the_game_offers_them(qtbot: QtBot, game: Game) -> None:
    box = shown(qtbot, game)
    assert box.values() == {option.name: option.default for option in game.options}
    assert list(box.fields) == [option.name for option in game.options]
    for option in game.options:
        field = box.fields[option.name]
        if isinstance(field, QCheckBox):
            assert field.text() == option.label
            assert option.help in words(box)
            field.setChecked(not option.default)
            assert box.values()[option.name] is not option.default
            continue
        assert option.label in words(box)
        assert [field.itemText(n) for n in range(field.count())] == [
            choice.label for choice in option.choices
        ]
        for choice in option.choices:
            choose(box, option.name, choice.value)
            assert choice.help in words(box)
            assert box.values()[option.name] == choice.value
            others = {one.help for one in option.choices} - {choice.help}
            assert not others & words(box)


@EVERY
def test_values_other_than_the_defaults_are_shown(qtbot: QtBot, game: Game) -> None:
    wanted: dict[str, OptionValue] = {
        option.name: option.choices[-1].value if option.choices else not option.default
        for option in game.options
    }
    assert shown(qtbot, game, **wanted).values() == wanted
