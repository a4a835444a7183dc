"""Setting up a game with another base game than chess, chosen by hand of all there are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.session.position_texts import read_position
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.game_choice import GameChoice
from cfanp_gui.window.start.setup_dialog import SetupDialog
from tests.session.play import CFANP
from tests.session.rings import RING
from tests.window.start.setting_up import choose, choose_game, opened

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Key = Qt.Key
ARMIES = "Chess with Different Armies"


def in_choice(dialog: SetupDialog, act: Callable[[GameChoice], None]) -> None:
    """Open the choice of games by the keyboard, and do something in it."""

    def later() -> None:
        choice = QApplication.activeModalWidget()
        assert isinstance(choice, GameChoice)
        act(choice)

    dialog.show()
    QTimer.singleShot(0, dialog, later)
    QTest.keyClick(dialog.game, Key.Key_Space)


def choose_variant(dialog: SetupDialog, name: str) -> None:
    """Type the name of a game, and take it."""

    def take(choice: GameChoice) -> None:
        QTest.keyClicks(choice.search, name)
        QTest.keyClick(choice.search, Key.Key_Return)

    in_choice(dialog, take)
    assert dialog.game.accessibleName() == f"Game: {name}"


def choose_army(dialog: SetupDialog, seat: int, name: str) -> None:
    """Type the name of an army at a seat."""
    box = dialog._rows[seat].army
    QTest.qWaitForWindowExposed(dialog)
    QTest.qWait(50)  # the lines are laid out
    assert box.isVisible()
    box.showPopup()
    QTest.keyClicks(box.view(), name)
    QTest.keyClick(box.view(), Key.Key_Return)
    assert box.currentText() == name


def test_chess_comes_first_and_a_base_game_has_its_own_rules(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    assert dialog.game.accessibleName() == "Game: Chess"
    assert "join" in dialog.rules.fields
    dialog._rows[0].name.setText("Anna")
    choose_variant(dialog, "Xiangqi")
    assert "join" not in dialog.rules.fields
    assert dialog.names()[0] == "Anna"
    choose(dialog, "order", "seats")
    match = dialog.match()
    assert match.game is CFANP.variant({"base": "xiangqi"})
    assert match.options["base"] == "xiangqi"
    assert match.names[0] == "Anna"


def test_rules_of_chess_wait_while_another_base_game_is_looked_at(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    choose(dialog, "join", "reflect")
    choose_variant(dialog, "Shogi")
    choose(dialog, "bonus", "single")
    choose_variant(dialog, "Multi Player Chess")
    choose_variant(dialog, "Chess")
    assert (dialog.options()["join"], dialog.options()["bonus"]) == ("reflect", "single")


def test_esc_leaves_the_game_as_it_was(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)

    def leave(choice: GameChoice) -> None:
        QTest.keyClicks(choice.search, "Shogi")
        QTest.keyClick(choice.search, Key.Key_Escape)

    in_choice(dialog, leave)
    assert dialog.isVisible()
    assert dialog.game.accessibleName() == "Game: Chess"


def test_it_is_remembered(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    choose_variant(dialog, "Shogi")
    dialog.match()
    again = opened(qtbot, settings)
    assert again.game.accessibleName() == "Game: Shogi"
    assert again.match().game is CFANP.variant({"base": "shogi"})


def test_one_that_is_gone_is_chess_again(qtbot: QtBot, settings: Settings) -> None:
    settings._store.setValue("setup/cfanp", '{"options": {"base": "gone"}}')
    dialog = opened(qtbot, settings)
    assert dialog.game.accessibleName() == "Game: Chess"
    assert dialog.match().game is CFANP


def test_a_position_settles_it(qtbot: QtBot, settings: Settings) -> None:
    given = read_position(CFANP.initial(3, {"base": "xiangqi"}).to_text())
    dialog = SetupDialog(None, settings, given)
    qtbot.addWidget(dialog)
    assert dialog.game.accessibleName() == "Game: Xiangqi"
    assert not dialog.game.isEnabled()
    assert dialog.match().game is given.game


def test_each_seat_chooses_its_army(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    choose_variant(dialog, ARMIES)
    choose(dialog, "order", "seats")
    assert "armies" not in dialog.rules.fields
    assert dialog.match().options["armies"] == "fides"
    choose_army(dialog, 1, "Nutty Knights")
    match = dialog.match()
    assert match.options["armies"] == "fides,nutty-knights,fides"
    again = opened(qtbot, settings)
    assert [row.army.currentText() for row in again._rows] == ["FIDEs", "Nutty Knights", "FIDEs"]
    QTest.keyClick(again._rows[1].name, Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert again.match().options["armies"] == "nutty-knights,fides,fides"
    again.count.setValue(4)
    assert again.match().options["armies"] == "nutty-knights,fides,fides,fides"
    again.count.setValue(2)
    assert again.match().options["armies"] == "nutty-knights,fides"


def test_other_games_have_no_armies_to_choose(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    choose_variant(dialog, ARMIES)
    qtbot.waitUntil(dialog._rows[0].army.isVisible)
    choose_game(dialog, RING)
    assert not dialog._rows[0].army.isVisible()
    assert "armies" not in dialog.match().options
