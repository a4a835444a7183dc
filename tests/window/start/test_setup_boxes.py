"""The parts of the set-up: house rules and clocks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Game, OptionValue
from cfanp_gui.games.armies.options import PETERSON
from cfanp_gui.games.registry import GAMES
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.window.start.setup_boxes import PRESETS, ClockBox, RulesBox
from cfanp_gui.window.widgets.chips import ChipRow
from tests.session.play import CFANP
from tests.session.rings import RING
from tests.there import there

Key = Qt.Key
EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def rules_box(qtbot: QtBot, game: Game, **values: OptionValue) -> RulesBox:
    defaults = {option.name: option.default for option in game.options}
    box = RulesBox(game, {**defaults, **values})
    qtbot.addWidget(box)
    return box


def choose(box: RulesBox, option: str, value: str) -> None:
    """Click the chip of a value."""
    field = box.cards[option].field
    assert isinstance(field, ChipRow)
    field.chips[value].click()


def words(box: RulesBox) -> set[str]:
    return {label.text() for label in box.findChildren(QLabel)}


def tick(box: RulesBox, option: str) -> QCheckBox:
    field = box.cards[option].field
    assert isinstance(field, QCheckBox)
    return field


def test_a_screen_reader_hears_the_example_with_the_rule(qtbot: QtBot) -> None:
    box = rules_box(qtbot, CFANP, kingcapture=True)
    for name in PETERSON:
        option = next(one for one in CFANP.options if one.name == name)
        example = there(CFANP.option_example(name))
        said = box.cards[name].field.accessibleDescription()
        assert said == f"{option.help} Example: {example.words}"


def test_what_a_position_settles_stays_so_with_any_number(qtbot: QtBot) -> None:
    defaults = {option.name: option.default for option in CFANP.options}
    box = RulesBox(CFANP, {**defaults, "defend": True}, ("defend",))
    qtbot.addWidget(box)
    box.set_players(3)
    assert box.values()["defend"] is True
    assert not box.cards["defend"].field.isEnabled()


def test_an_option_that_changes_nothing_says_so(qtbot: QtBot) -> None:
    box = rules_box(qtbot, CFANP)
    idle = "Changes nothing while Kings are captured: a mate only freezes."
    captured = next(option for option in CFANP.options if option.name == "captured")
    helps = {choice.value: choice.help for choice in captured.choices}
    assert idle not in words(box)
    tick(box, "kingcapture").setChecked(True)
    assert idle in words(box)
    choose(box, "captured", "dead")
    assert idle in words(box)
    assert not set(helps.values()) & words(box)
    box.set_players(2)  # Kings are not captured then
    assert helps["dead"] in words(box)
    box.set_players(3)
    assert idle in words(box)
    tick(box, "kingcapture").setChecked(False)
    assert helps["dead"] in words(box)
    assert idle not in words(box)
    assert idle in words(rules_box(qtbot, CFANP, kingcapture=True))


@EVERY
def test_options_are_shown_as_the_game_offers_them(qtbot: QtBot, game: Game) -> None:
    box = rules_box(qtbot, game)
    assert box.values() == {option.name: option.default for option in game.options}
    shown = [option for option in game.options if not option.is_variant]
    assert set(box.cards) == {option.name for option in shown}
    for option in shown:
        field = box.cards[option.name].field
        if isinstance(field, QCheckBox):
            assert field.text() == option.label
            alone = rules_box(qtbot, game)
            switch = tick(alone, option.name)
            assert switch.isEnabled() == (option.help in words(alone))
            switch.setChecked(not option.default)
            assert alone.values()[option.name] is not option.default
            continue
        assert option.label in words(box)
        numbered = ["Number"] if option.numbers else []
        assert [chip.text() for chip in field.chips.values()] == [
            *(choice.label for choice in option.choices),
            *numbered,
        ]
        for choice in option.choices:
            choose(box, option.name, choice.value)
            assert choice.help in words(box)
            assert box.values()[option.name] == choice.value
            others = {one.help for one in option.choices} - {choice.help}
            assert not others & words(box)
        for chip in (field.chips[""],) if numbered else ():
            qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
            qtbot.keyClicks(box.window().focusWidget(), "7")
            assert box.values()[option.name] == "7", "it can be typed at once"


@EVERY
def test_values_other_than_the_defaults_are_shown(qtbot: QtBot, game: Game) -> None:
    wanted: dict[str, OptionValue] = {
        option.name: (*option.choices,)[-1].value if option.choices else not option.default
        for option in game.options
    }
    box = rules_box(qtbot, game, **wanted)
    excluded = {name for name, card in box.cards.items() if not card.field.isEnabled()}
    assert excluded == (set(PETERSON) if game is CFANP else set()), "by Avalanche"
    for name in excluded:
        wanted[name] = False
    assert box.values() == wanted
    box.reset()
    assert all(card.value() == card.option.default for card in box.cards.values())


def clock_box(qtbot: QtBot, control: TimeControl | None = None) -> ClockBox:
    box = ClockBox()
    box.set_control(control)
    qtbot.addWidget(box)
    box.show()
    return box


def type_into(qtbot: QtBot, field: QSpinBox, text: str) -> None:
    """Type a number over the one that stands there."""
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Key.Key_Return)


def test_keys_go_through_the_time_controls(qtbot: QtBot) -> None:
    box = clock_box(qtbot)
    box.activateWindow()
    box.choice.chips[""].setFocus()
    qtbot.waitUntil(box.choice.chips[""].hasFocus)
    found, titles = list[object](), list[str]()
    for _ in PRESETS:
        qtbot.keyClick(there(QApplication.focusWidget()), Key.Key_Right)
        found.append(box.control())
        titles.append(there(QApplication.focusWidget()).accessibleName())
        assert not box.own.isVisible()
    assert tuple(found) == PRESETS
    assert (titles[1], titles[3]) == ("5 minutes and 3 seconds a turn", "30 minutes")
    qtbot.keyClick(there(QApplication.focusWidget()), Key.Key_Right)
    assert box.choice.value() == "own"
    assert box.control() == PRESETS[-1], "what was there can be changed now"
    assert box.own.isVisible()
    assert not box.mode.isEnabled(), "there is nothing to add"
    qtbot.mouseClick(box.choice.chips[""], Qt.MouseButton.LeftButton)
    assert box.control() is None
    assert not box.own.isVisible()


def test_any_other_time_can_be_typed(qtbot: QtBot) -> None:
    box = clock_box(qtbot, TimeControl(300, 3))
    assert "gets the seconds each time one of their turns" in box.help.text()
    qtbot.mouseClick(box.choice.chips["own"], Qt.MouseButton.LeftButton)
    type_into(qtbot, box.minutes, "7")
    type_into(qtbot, box.extra, "12")
    assert box.control() == TimeControl(420, 12)
    box.mode.setFocus()
    qtbot.keyClick(box.mode, Key.Key_Down)
    assert box.control() == TimeControl(420, delay=12)
    assert "only when their turn has lasted" in box.help.text()
    assert "out of the game" in box.help.text()
    type_into(qtbot, box.extra, "0")
    assert box.control() == TimeControl(420)
    assert "for the whole game" in box.help.text()


def test_a_time_control_is_shown_answered_and_told_as_the_game_has_it(qtbot: QtBot) -> None:
    box = clock_box(qtbot)
    others = (TimeControl(60), TimeControl(359_940, 3600), TimeControl(60, delay=3600))
    for control in (*PRESETS, *others):
        for shown in (control, None):
            box.set_control(shown)
            assert box.control() == shown
    for part, whole in ((TimeControl(90, 2), TimeControl(120, 2)), (TimeControl(1), others[0])):
        box.set_control(part)
        assert box.control() == whole, "a part of a minute is shown as a whole one"
    ring, cfanp = RING.clocks(RING.initial(3, {})), CFANP.clocks(CFANP.initial(3, {}))
    for control, words in (
        (TimeControl(300, 3), "each time one of their turns ends"),
        (TimeControl(300), "the whole game"),
        (TimeControl(300, delay=3), "has lasted that long"),
    ):
        box.set_control(control)
        box.set_policy(ring)
        meaning, factor = box.help.text().split("\n")
        assert words in meaning
        assert "has lost that board" in meaning
        assert factor == "Each clock starts at 2 times this time."
        box.set_policy(cfanp)
        assert "Each clock" not in box.help.text()
        assert "Rule 9" in box.help.text()
