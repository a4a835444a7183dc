"""Setting up a game with another base game than chess."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from cfanp_gui.session.position_texts import read_position
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_dialog import SetupDialog
from tests.session.play import CFANP
from tests.session.rings import RING
from tests.window.start.setting_up import choose, choose_game, opened

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def choose_variant(qtbot: QtBot, dialog: SetupDialog, name: str) -> None:
    """Type the name of a variant at the keyboard."""
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.variant.setFocus()
    dialog.variant.showPopup()
    view = dialog.variant.view()
    QTest.keyClicks(view, name)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert dialog.variant.currentText() == name


def test_chess_comes_first_and_a_base_game_has_its_own_rules(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    assert dialog.variant.currentText() == "Chess"
    assert "join" in dialog.rules.fields
    dialog._rows[0].name.setText("Anna")
    choose_variant(qtbot, dialog, "Xiangqi")
    assert "join" not in dialog.rules.fields
    assert dialog.names()[0] == "Anna"
    choose(dialog, "order", "seats")
    match = dialog.match()
    assert match.game is CFANP.variant({"base": "xiangqi"})
    assert match.options["base"] == "xiangqi"
    assert match.names[0] == "Anna"


def test_it_is_remembered(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    choose_variant(qtbot, dialog, "Shogi")
    dialog.match()
    again = opened(qtbot, settings)
    assert again.variant.currentText() == "Shogi"
    assert again.match().game is CFANP.variant({"base": "shogi"})


def test_one_that_is_gone_is_chess_again(qtbot: QtBot, settings: Settings) -> None:
    settings._store.setValue("setup/cfanp", '{"options": {"base": "gone"}}')
    dialog = opened(qtbot, settings)
    assert dialog.variant.currentText() == "Chess"
    assert dialog.match().game is CFANP


def test_a_game_without_variants_offers_none(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    choose_game(dialog, RING)
    assert dialog.variant.isHidden()
    choose_game(dialog, CFANP)
    assert not dialog.variant.isHidden()


def test_a_position_settles_it(qtbot: QtBot, settings: Settings) -> None:
    given = read_position(CFANP.initial(3, {"base": "xiangqi"}).to_text())
    dialog = SetupDialog(None, settings, given)
    qtbot.addWidget(dialog)
    assert dialog.variant.currentText() == "Xiangqi"
    assert not dialog.variant.isEnabled()
    assert dialog.match().game is given.game


def test_sets_of_armies_are_chosen_for_all_or_as_they_were_for_each(
    qtbot: QtBot, settings: Settings
) -> None:
    dialog = opened(qtbot, settings)
    choose_variant(qtbot, dialog, "Chess with Different Armies")
    choose(dialog, "armies", "nutty-knights")
    assert dialog.match().options["armies"] == "nutty-knights"
    last = settings.last_setup(CFANP)
    each = {**last.options, "armies": "fides,nutty-knights,fides", "order": "seats"}
    settings.set_last_setup(CFANP, last._replace(options=each))
    field = opened(qtbot, settings).rules.fields["armies"]
    assert isinstance(field, QComboBox)
    assert field.currentText() == "fides, nutty-knights, fides"
    assert opened(qtbot, settings).match().options["armies"] == "fides,nutty-knights,fides"
