"""Setting up a game: which one, its rules and clocks, and what is remembered of each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.games import registry
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.position_texts import GivenPosition, read_position
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.game_choice import offered_of
from cfanp_gui.window.start.setup_dialog import SetupDialog
from cfanp_gui.window.widgets.layouts import MARGIN
from tests.session.play import CFANP, NAMES
from tests.session.rings import RING
from tests.spoken import LANGUAGES
from tests.window.start.setting_up import (
    choose,
    choose_game,
    opened,
    remembered,
    seat_labels,
    type_name,
    unfold,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton


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
    assert dialog.game.accessibleName() == "Game: Chess"
    for game in registry.GAMES:
        choose_game(dialog, game)
        assert dialog.count.minimum() == game.min_players
        assert dialog.count.maximum() == game.max_players
        assert list(dialog.rules.fields) == [
            option.name for option in game.options if not option.is_variant
        ]
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


def test_the_game_last_set_up_is_proposed(qtbot: QtBot, settings: Settings) -> None:
    for game in (RING, CFANP, RING):
        dialog = opened(qtbot, settings)
        choose_game(dialog, game)
        # Only what was begun counts, not what was looked at.
        last = opened(qtbot, settings).game.accessibleName()
        assert last != f"Game: {next(offered_of(game)).name}"
        dialog.match()
        again = opened(qtbot, settings)
        assert next(offered_of(game)).name in again.game.text()
        assert again.match().game is game


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
    unfold(qtbot, dialog)
    dialog.game.setFocus()
    qtbot.waitUntil(dialog._rows[-1].paint.isVisible)
    lines = [field for row in dialog._rows for field in (row.name, row.level, row.paint)]
    fields: list[QWidget] = [
        dialog.game, dialog.count, *lines, *dialog.clock.fields, dialog.fold,
        *dialog.rules.fields.values(), dialog.begin,
    ]  # fmt: skip
    assert len(fields) == 2 + 12 + 4 + 1 + 2 + 1
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


def controls(dialog: SetupDialog) -> list[QWidget]:
    """Return what can be chosen, typed or pressed in the dialog as it is seen."""
    kinds = (QComboBox, QSpinBox, QLineEdit, QAbstractButton)
    return [
        one
        for one in dialog.findChildren(QWidget)
        if isinstance(one, kinds)
        and one.isVisible()
        and not isinstance(one.parentWidget(), QAbstractSpinBox | QComboBox)
    ]


def test_few_controls_are_seen_at_first(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    assert len(controls(dialog)) == 2 + 3 * 3 + 1 + 1 + 2, "of the rules only the line over them"
    tops = [one.mapTo(dialog, QPoint(0, 0)).y() for one in (
        dialog.game, dialog.count, dialog.seats, dialog.clock, dialog.fold, dialog.begin,
    )]  # fmt: skip
    assert tops == sorted(tops)
    unfold(qtbot, dialog)
    # The base game is chosen with the game.
    assert len(controls(dialog)) == 2 + 3 * 3 + 1 + 1 + 2 + len(CFANP.options) - 1
    unfold(qtbot, dialog)
    assert not dialog.rules.isVisible()


def test_the_line_over_the_rules_says_which_are_unusual(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    assert dialog.fold.text() == dialog.fold.accessibleName() == "House rules: as usual"
    unfold(qtbot, dialog)
    choose(dialog, "bonus", "single")
    qtbot.mouseClick(dialog.rules.fields["touch"], LEFT, pos=QPoint(8, 8))
    said = "House rules: Movement bonus “One move”, Touch-board"
    assert dialog.fold.accessibleName() == said
    qtbot.mouseClick(dialog.rules.fields["friendly"], LEFT, pos=QPoint(8, 8))
    unfold(qtbot, dialog)
    assert dialog.fold.accessibleName() == said.replace(", T", ", Friendly game off, T")
    dialog.fold.setFixedWidth(160)
    QTest.qWait(1)
    assert dialog.fold.text().endswith("…")
    assert "Friendly game off" in dialog.fold.toolTip()
    choose_game(dialog, RING)
    assert dialog.fold.accessibleName() == "House rules: as usual"


def test_the_people_of_the_last_game_sit_down_with_one_click(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    assert not dialog.same_people.isVisible(), "there was no game yet"
    last = remembered(settings, CFANP)
    dialog = opened(qtbot, settings)
    dialog.show()
    assert not dialog.same_people.isVisible(), "they sit there already"
    dialog.count.setValue(2)
    type_name(qtbot, dialog, 0, "Zoe")
    assert dialog.same_people.isVisible()
    qtbot.mouseClick(dialog.same_people, LEFT)
    assert dialog.names() == last.names
    assert dialog.colours() == last.colours
    assert dialog.count.value() == 4
    assert not dialog.same_people.isVisible()


def test_people_who_want_to_play_sit_where_bots_sat(qtbot: QtBot, settings: Settings) -> None:
    settings.add_people(["Anna", "Ben", "Clara"])
    last = remembered(settings, CFANP)
    names = ["Beginner", "Ben", "Club player", "Beginner 2"]
    bots = ["beginner", "", "club", "beginner"]
    settings.set_last_setup(CFANP, last._replace(names=names, bots=bots))
    assert opened(qtbot, settings)._setup().bots == bots
    dialog = opened(qtbot, settings, with_people=True)
    assert dialog.names() == ["Anna", "Ben", "Clara", "Player 4"]
    assert dialog.colours() == last.colours
    assert not any(row.is_bot for row in dialog._rows)
    settings.set_last_setup(CFANP, last._replace(names=names, bots=["", "", "club", ""]))
    assert opened(qtbot, settings, with_people=True)._rows[2].is_bot, "people played with it"


def test_a_person_in_a_bots_place_is_offered_a_name_that_was_given(
    qtbot: QtBot, settings: Settings
) -> None:
    settings.add_people(["Anna", "Ben"])
    last = remembered(settings, CFANP)
    names, bots = ["Anna", "Club player", "Club player 2", "X"], ["", "club", "club", ""]
    settings.set_last_setup(CFANP, last._replace(names=names, bots=bots))
    dialog = opened(qtbot, settings)
    for index in (1, 2):
        row = dialog._rows[index]
        row.level.setCurrentIndex(0)
        row.level.activated.emit(0)
    assert dialog.names() == ["Anna", "Ben", "Player 3", "X"]


@pytest.mark.parametrize("is_open", [False, True])
def test_no_scroll_bar_is_inside_another(qtbot: QtBot, settings: Settings, is_open: bool) -> None:
    dialog = opened(qtbot, settings)
    dialog.count.setValue(12)
    dialog.show()
    if is_open:
        unfold(qtbot, dialog)
    areas = [area for area in dialog.findChildren(QScrollArea) if area.isVisible()]
    assert areas
    assert not any(one.isAncestorOf(other) for one in areas for other in areas if one is not other)


# Pictures of rules


def test_a_rule_that_is_pointed_at_shows_a_picture_and_nothing_moves(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    dialog.count.setValue(4)
    unfold(qtbot, dialog)
    high = 0
    while high != dialog.height():  # until it is as high as it wants to be
        high = dialog.height()
        qtbot.wait(50)
    box = dialog.example
    assert box is not None
    assert box.isVisible()
    assert not box.picture.isVisible()
    qtbot.waitUntil(dialog.isActiveWindow)
    before = dialog.size(), box.geometry(), dialog.rules.geometry()
    for name in ("defend", "exchange", "kingcapture", "avalanche"):
        dialog.rules.fields[name].setFocus()
        assert box.option == name
        assert box.picture.isVisible()
        qtbot.wait(1)
        assert (dialog.size(), box.geometry(), dialog.rules.geometry()) == before
        assert box.contentsRect().contains(box.picture.geometry()), "nothing of it is cut"


def test_with_two_players_a_rule_for_more_shows_no_picture(
    qtbot: QtBot, settings: Settings
) -> None:
    remembered(settings, CFANP, kingcapture=True)
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    box = dialog.example
    assert box is not None
    assert box.option == "kingcapture"  # it is on
    unfold(qtbot, dialog)
    assert box.isVisible()
    dialog.count.setValue(2)
    assert box.isVisible(), "Avalanche has a picture, and two may play it"
    assert box.option == ""
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.rules.fields["avalanche"].setFocus()
    assert box.option == "avalanche"
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
    unfold(qtbot, dialog)
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
    unfold(qtbot, dialog)
    dialog.count.setValue(12)
    assert dialog.example is not None
    assert not dialog.example.isVisible()
    dialog.rules.fields["touch"].setFocus()
    assert not dialog.example.isVisible()
    dialog.rules.fields["defend"].setFocus()
    assert dialog.example.isVisible()
    assert dialog.example.picture.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
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
    assert [area.verticalScrollBar().maximum() for area in areas if area.isVisible()] == [0]
    assert dialog.seats.mapTo(dialog, QPoint(0, 0)) == top, "nothing moves when a bot comes"


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
    assert dialog.game.accessibleName() == f"Game: {RING.name}"
    assert (dialog.options()["tempo"], dialog.rules.fields["tempo"].isEnabled()) == (
        "rounds", False,
    )  # fmt: skip
    assert dialog.rules.fields["tournament"].isEnabled()
