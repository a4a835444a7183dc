"""The dialog that sets up a game: how it lies on the screen, and pictures of its rules.

What is chosen in it and remembered is told in `scenarios/setup.txt`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
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
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_dialog import SetupDialog
from cfanp_gui.window.widgets.layouts import MARGIN
from tests.session.play import CFANP
from tests.session.rings import RING
from tests.spoken import LANGUAGES
from tests.there import there
from tests.window.start.setting_up import choose_game, opened, remembered, unfold

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton


def test_every_game_can_be_chosen_and_set_up(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    assert dialog.game.accessibleName() == "Game: Chess"
    for game in registry.GAMES:
        before = dialog.count.value()
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
        nearest = min(game.player_counts, key=lambda count: (abs(count - before), -count))
        assert players == nearest, "the nearest there is"


def test_tab_goes_through_the_fields_as_they_are_read(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.count)
    dialog.clock.set_control(TimeControl(300, 3))
    dialog.count.setValue(4)
    choose_game(dialog, RING)
    unfold(qtbot, dialog)
    dialog.game.setFocus()
    qtbot.waitUntil(dialog.seats.rows[-1].paint.isVisible)
    lines = [field for row in dialog.seats.rows for field in (row.name, row.level, row.paint)]
    fields: list[QWidget] = [
        dialog.game, dialog.count, *lines, *dialog.clock.fields, dialog.fold,
        *dialog.rules.fields.values(), dialog.begin,
    ]  # fmt: skip
    assert len(fields) == 2 + 12 + 4 + 1 + 2 + 1
    for field in fields:
        focused = QApplication.focusWidget()
        assert focused is field, fields.index(field)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)


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


def test_few_controls_are_seen_at_first_and_no_scroll_bar_is_inside_another(
    qtbot: QtBot, settings: Settings
) -> None:
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
    dialog.count.setValue(12)
    for _ in range(2):
        areas = [area for area in dialog.findChildren(QScrollArea) if area.isVisible()]
        assert areas
        assert not any(one.isAncestorOf(two) for one in areas for two in areas if one is not two)
        unfold(qtbot, dialog)


def test_people_who_want_to_play_sit_where_bots_sat(qtbot: QtBot, settings: Settings) -> None:
    settings.add_people(["Anna", "Ben", "Clara"])
    last = remembered(settings, CFANP)
    names = ["Beginner", "Ben", "Club player", "Beginner 2"]
    bots = ["beginner", "", "club", "beginner"]
    settings.set_last_setup(CFANP, replace(last, names=names, bots=bots))
    assert [row.level.level() for row in opened(qtbot, settings).seats.rows] == bots
    dialog = opened(qtbot, settings, with_people=True)
    assert dialog.names() == ["Anna", "Ben", "Clara", "Player 4"]
    assert dialog.colours() == last.colours
    assert not any(row.is_bot for row in dialog.seats.rows)
    settings.set_last_setup(CFANP, replace(last, names=names, bots=["", "", "club", ""]))
    assert opened(qtbot, settings, with_people=True).seats.rows[2].is_bot, "people played with it"


# Pictures of rules


def test_a_rule_that_is_pointed_at_shows_a_picture_and_nothing_moves(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    dialog.count.setValue(4)
    unfold(qtbot, dialog)
    QApplication.processEvents()  # it becomes as high as it wants to be
    box = there(dialog.example)
    assert box.isVisible()
    assert not box.picture.isVisible()
    qtbot.waitUntil(dialog.isActiveWindow)
    before = dialog.size(), box.geometry(), dialog.rules.geometry()
    for name in ("defend", "exchange", "kingcapture", "avalanche"):
        dialog.rules.fields[name].setFocus()
        assert box.option == name
        assert box.picture.isVisible()
        QApplication.processEvents()
        assert (dialog.size(), box.geometry(), dialog.rules.geometry()) == before
        assert box.contentsRect().contains(box.picture.geometry()), "nothing of it is cut"


def test_rules_for_more_players_and_below_many_show_a_picture_where_there_is_one(
    qtbot: QtBot, settings: Settings
) -> None:
    remembered(settings, CFANP, kingcapture=True)
    dialog = opened(qtbot, settings)
    dialog.show()
    dialog.activateWindow()
    box = there(dialog.example)
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


def test_eight_players_fit_a_small_screen_without_scrolling(
    settings: Settings, qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    """One of 1366 by 768 with a bar of 40 pixels, of which a dialog leaves some free."""
    high = 768 - 40 - MARGIN
    for language in LANGUAGES:
        speak(language)
        dialog = opened(qtbot, settings)
        dialog.count.setValue(8)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.resize(920, high)
        QApplication.processEvents()
        top = dialog.seats.mapTo(dialog, QPoint(0, 0))
        dialog.seats.rows[2].set_level("club")
        dialog.seats.levels_changed.emit()
        QApplication.processEvents()
        assert dialog.thinking.isVisible()
        assert dialog.height() == high, f"in {language} it had to grow"
        areas = [area for area in dialog.findChildren(QScrollArea) if area.isVisible()]
        assert [area.verticalScrollBar().maximum() for area in areas] == [0], language
        assert dialog.seats.mapTo(dialog, QPoint(0, 0)) == top, "nothing moves when a bot comes"
        dialog.close()
