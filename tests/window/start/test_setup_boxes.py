"""The parts of the set-up dialog: house rules and clocks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Game, OptionValue
from cfanp_gui.games.armies.options import PETERSON
from cfanp_gui.games.registry import GAMES
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.window.start.setup_boxes import PRESETS, ClockBox, RulesBox
from tests.session.play import CFANP
from tests.session.rings import RING

Key = Qt.Key
EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def rules_box(qtbot: QtBot, game: Game, **values: OptionValue) -> RulesBox:
    defaults = {option.name: option.default for option in game.options}
    box = RulesBox(game, {**defaults, **values})
    qtbot.addWidget(box)
    return box


def choose(box: RulesBox, option: str, value: str) -> None:
    """Choose a value in a combo box."""
    field = box.fields[option]
    assert isinstance(field, QComboBox)
    field.setCurrentIndex(field.findData(value))


def words(box: RulesBox) -> set[str]:
    return {label.text() for label in box.findChildren(QLabel)}


def point_at(widget: QWidget) -> None:
    """Let the pointer come to a widget."""
    middle = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(middle, middle, middle))


def tick(box: RulesBox, option: str) -> QCheckBox:
    field = box.fields[option]
    assert isinstance(field, QCheckBox)
    return field


def click(qtbot: QtBot, box: RulesBox, option: str) -> None:
    qtbot.mouseClick(tick(box, option), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))


def test_a_rule_is_pointed_at_by_pointer_keyboard_and_switch(qtbot: QtBot) -> None:
    box = rules_box(qtbot, CFANP)
    box.show()
    seen: list[str] = []
    box.pointed.connect(lambda option: seen.append(option.name))
    point_at(tick(box, "exchange"))
    (label,) = (one for one in box.findChildren(QLabel) if "(Peterson 1)" in one.text())
    point_at(label)
    QApplication.sendEvent(tick(box, "kingcapture"), QFocusEvent(QEvent.Type.FocusIn))
    assert seen == ["exchange", "defend", "kingcapture"]
    seen.clear()
    tick(box, "kingcapture").setChecked(True)
    tick(box, "kingcapture").setChecked(False)
    assert seen == ["kingcapture"]


def test_a_screen_reader_hears_the_example_with_the_rule(qtbot: QtBot) -> None:
    box = rules_box(qtbot, CFANP, kingcapture=True)
    for name in PETERSON:
        option = next(one for one in CFANP.options if one.name == name)
        example = CFANP.option_example(name)
        assert example is not None
        said = box.fields[name].accessibleDescription()
        assert said == f"{option.help} Example: {example.words}"


def test_with_two_players_some_rules_are_off_and_say_why(qtbot: QtBot) -> None:
    box = rules_box(qtbot, CFANP, exchange=True, touch=True)
    changed: list[None] = []
    box.changed.connect(lambda: changed.append(None))
    box.set_players(2)
    why = "This rule is for more than two players."
    for name in PETERSON:
        assert not box.fields[name].isEnabled()
        assert box.values()[name] is False
        assert box.fields[name].accessibleDescription() == why
    assert sum(label.text() == why for label in box.findChildren(QLabel)) == len(PETERSON)
    assert box.values()["touch"] is True
    assert box.has_examples(), "of Avalanche, which two may play"
    box.pointed.connect(lambda option: pytest.fail(f"{option.name} cannot be chosen"))
    point_at(box.fields["defend"])
    box.set_players(2)
    box.pointed.disconnect()
    box.set_players(3)
    assert [name for name in PETERSON if box.values()[name]] == ["exchange"]
    off = [name for name in PETERSON if not box.fields[name].isEnabled()]
    assert off == ["obstacles"], "for Kings are not captured"
    assert why not in words(box)
    assert box.has_examples()
    assert not changed  # what is offered has changed, but nobody chose


def test_what_a_position_settles_stays_so_with_any_number(qtbot: QtBot) -> None:
    defaults = {option.name: option.default for option in CFANP.options}
    box = RulesBox(CFANP, {**defaults, "defend": True}, ("defend",))
    qtbot.addWidget(box)
    box.set_players(3)
    assert box.values()["defend"] is True
    assert not box.fields["defend"].isEnabled()


def test_what_an_option_means_is_explained_with_its_field(qtbot: QtBot) -> None:
    box = rules_box(qtbot, CFANP)
    choose(box, "captured", "dead")
    captured = next(option for option in CFANP.options if option.name == "captured")
    dead = next(choice for choice in captured.choices if choice.value == "dead")
    assert box.fields["captured"].accessibleDescription() == dead.help
    touch = next(option for option in CFANP.options if option.name == "touch")
    assert box.fields["touch"].accessibleDescription() == touch.help


def test_obstacles_change_nothing_unless_kings_are_captured(qtbot: QtBot) -> None:
    box = rules_box(qtbot, CFANP)
    idle = "Changes nothing unless Kings are captured."
    assert box.fields["obstacles"].accessibleDescription() == idle
    box.show()
    click(qtbot, box, "obstacles")
    assert box.values()["obstacles"] is False
    click(qtbot, box, "kingcapture")
    assert idle not in words(box)
    click(qtbot, box, "obstacles")
    assert box.values()["obstacles"] is True
    click(qtbot, box, "kingcapture")
    assert box.values()["obstacles"] is False
    click(qtbot, box, "kingcapture")
    assert box.values()["obstacles"] is True, "as it was set to"


def test_rules_that_exclude_each_other_are_never_on_together(qtbot: QtBot) -> None:
    box = rules_box(qtbot, CFANP)
    box.show()
    click(qtbot, box, "avalanche")
    why = "This rule does not go with “Avalanche”."
    for name in PETERSON:
        assert not box.fields[name].isEnabled()
        assert box.fields[name].accessibleDescription() == why
    click(qtbot, box, "defend")
    assert box.values()["defend"] is False
    click(qtbot, box, "avalanche")
    click(qtbot, box, "defend")
    assert box.values()["defend"] is True
    assert not box.fields["avalanche"].isEnabled()
    said = box.fields["avalanche"].accessibleDescription()
    assert said == "This rule does not go with “Defending against several”."
    box.set_players(2)
    assert box.fields["avalanche"].isEnabled(), "Defending is for more than two"
    click(qtbot, box, "avalanche")
    box.set_players(3)
    values = box.values()
    assert (values["defend"], values["avalanche"]) == (False, True)
    click(qtbot, box, "avalanche")
    assert box.values()["defend"] is True, "as it was set to"


def test_what_a_game_has_no_use_for_is_said_once(qtbot: QtBot) -> None:
    xiangqi = CFANP.variant({"base": "xiangqi"})
    (said,) = (one for one in words(rules_box(qtbot, xiangqi)) if one.startswith("Not in"))
    assert said.startswith("Not in this game: Joining half-boards, Defending against several, ")
    assert not any(one.startswith("Not in") for one in words(rules_box(qtbot, CFANP)))


def test_an_option_that_changes_nothing_says_so(qtbot: QtBot) -> None:
    box = rules_box(qtbot, CFANP)
    idle = "Changes nothing while Kings are captured: a mate only freezes."
    captured = next(option for option in CFANP.options if option.name == "captured")
    helps = {choice.value: choice.help for choice in captured.choices}
    assert idle not in words(box)
    tick(box, "kingcapture").setChecked(True)
    assert idle in words(box)
    assert box.fields["captured"].accessibleDescription() == idle
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
    assert list(box.fields) == [option.name for option in shown]
    for option in shown:
        field = box.fields[option.name]
        if isinstance(field, QCheckBox):
            assert field.text() == option.label
            alone = rules_box(qtbot, game)
            switch = tick(alone, option.name)
            assert switch.isEnabled() == (option.help in words(alone))
            switch.setChecked(not option.default)
            assert alone.values()[option.name] is not option.default
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
    box = rules_box(qtbot, game, **wanted)
    excluded = {name for name, field in box.fields.items() if not field.isEnabled()}
    assert excluded == (set(PETERSON) if game is CFANP else set()), "by Avalanche"
    for name in excluded:
        wanted[name] = False
    assert box.values() == wanted


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


def test_there_is_no_clock_unless_one_is_chosen(qtbot: QtBot) -> None:
    box = clock_box(qtbot)
    assert box.control() is None
    assert not any(one.isVisible() for one in (box.minutes, box.extra, box.mode))
    assert "as long as they like" in box.help.text()


def test_keys_go_through_the_time_controls(qtbot: QtBot) -> None:
    box = clock_box(qtbot)
    box.choice.setFocus()
    found = []
    titles = []
    for _ in PRESETS:
        qtbot.keyClick(box.choice, Key.Key_Down)
        found.append(box.control())
        titles.append(box.choice.currentText())
        assert box.minutes.isVisible()
    assert tuple(found) == PRESETS
    assert titles[1] == "5 minutes and 3 seconds a turn"
    assert titles[3] == "30 minutes"
    assert not box.mode.isEnabled(), "there is nothing to add"
    qtbot.keyClick(box.choice, Key.Key_Down)
    assert box.choice.currentText() == "Other"
    assert box.control() == PRESETS[-1], "what was there can be changed now"
    qtbot.keyClick(box.choice, Key.Key_Home)
    assert box.control() is None
    assert not box.minutes.isVisible()


def test_any_other_time_can_be_typed(qtbot: QtBot) -> None:
    box = clock_box(qtbot, TimeControl(300, 3))
    assert "gets the seconds each time one of their turns" in box.help.text()
    type_into(qtbot, box.minutes, "7")
    assert box.choice.currentText() == "Other"
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


def test_what_is_typed_like_one_of_the_choices_is_that_one(qtbot: QtBot) -> None:
    box = clock_box(qtbot, TimeControl(420, 5))
    assert box.choice.currentText() == "Other"
    type_into(qtbot, box.minutes, "10")
    assert box.choice.currentData() == "600+5"
    box.mode.setCurrentIndex(1)
    assert box.choice.currentText() == "Other"


@pytest.mark.parametrize(
    "control",
    [None, *PRESETS, TimeControl(60), TimeControl(359_940, 3600), TimeControl(60, delay=3600)],
)
def test_a_time_control_is_shown_and_answered(qtbot: QtBot, control: TimeControl | None) -> None:
    box = clock_box(qtbot, control)
    assert box.control() == control
    box.set_control(None)
    box.set_control(control)
    assert box.control() == control


def test_a_part_of_a_minute_is_shown_as_a_whole_one(qtbot: QtBot) -> None:
    assert clock_box(qtbot, TimeControl(90, 2)).control() == TimeControl(120, 2)
    assert clock_box(qtbot, TimeControl(1)).control() == TimeControl(60)


def test_every_field_has_a_label_with_a_key(qtbot: QtBot) -> None:
    box = clock_box(qtbot)
    buddies = {label.buddy(): label.text() for label in box.findChildren(QLabel) if label.buddy()}
    assert set(buddies) == {box.choice, box.minutes, box.extra, box.mode}
    assert all("&" in text for text in buddies.values())


@pytest.mark.parametrize(
    ("control", "words"),
    [(TimeControl(300, 3), "each time one of their turns ends"),
     (TimeControl(300), "the whole game"),
     (TimeControl(300, delay=3), "has lasted that long")],
)  # fmt: skip
def test_what_a_clock_means_is_up_to_the_game(
    qtbot: QtBot, control: TimeControl, words: str
) -> None:
    box = clock_box(qtbot, control)
    box.set_policy(RING.clocks(RING.initial(3, {})))
    meaning, factor = box.help.text().split("\n")
    assert words in meaning
    assert "has lost that board" in meaning
    assert factor == "Each clock starts at 2 times this time."
    box.set_control(None)
    assert box.help.text() == "Everyone may think as long as they like."
    box.set_control(control)
    box.set_policy(CFANP.clocks(CFANP.initial(3, {})))
    assert "Each clock" not in box.help.text()
    assert "Rule 9" in box.help.text()
