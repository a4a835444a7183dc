"""The preferences show their effect at once and are remembered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.record import tokens
from cfanp_gui.session.match import seat
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.layout.orders import homes_of
from cfanp_gui.table.theme import DARK
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.preferences.preferences_dialog import PreferencesDialog
from cfanp_gui.window.services import languages
from cfanp_gui.window.services.settings import SIGNS, Preferences, Settings
from tests.games.armies.xiangqi import XiangqiForAnyNumber
from tests.session.play import a_match, play, square_named
from tests.table.layout.areas import groups, loose

PAINTS = ["#f5c02c", "#c8312b"]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


def opened(window: MainWindow) -> PreferencesDialog:
    """Return the preferences over a game of four."""
    window.documents.begin(a_match(4))
    assert window.documents.session is not None
    window.commands["preferences"].trigger()
    dialog = window.findChild(PreferencesDialog)
    assert isinstance(dialog, PreferencesDialog)
    assert dialog.isVisible()
    return dialog


def choose(combo: QComboBox, value: str) -> None:
    """Choose an entry by its value, as the arrow keys do."""
    goal = combo.findData(value)
    assert goal >= 0
    while combo.currentIndex() != goal:
        combo.setCurrentIndex(combo.currentIndex() + (1 if combo.currentIndex() < goal else -1))


def test_the_theme_changes_at_once(window: MainWindow, settings: Settings) -> None:
    dialog = opened(window)
    choose(dialog.combos["theme"], "dark")
    assert window.view.table is not None
    assert window.view.table.theme is DARK
    assert settings.preferences().theme == "dark"
    assert window.commands["dark theme"].isChecked()
    dialog.close()


def test_the_pieces_change_at_once(window: MainWindow, settings: Settings) -> None:
    dialog = opened(window)
    table = window.view.table
    assert table is not None
    table.refresh_now()
    before = table.pieces[square_named("Ae2")].pixmap().toImage()
    choose(dialog.combos["pieces"], "kilfiger")
    table.refresh_now()
    assert table.pieces[square_named("Ae2")].pixmap().toImage() != before
    assert settings.preferences().pieces == "kilfiger"
    dialog.close()


def test_order_motion_and_turning_change_at_once(window: MainWindow) -> None:
    dialog = opened(window)
    table = window.view.table
    assert table is not None
    choose(dialog.combos["motion"], "reduced")
    assert window.animator.reduced
    choose(dialog.combos["layout"], "round")
    assert table.arrangement.homes == homes_of(groups(loose(4)), 1.0, Layout.ROUND)
    choose(dialog.combos["turning"], "always")
    assert window.documents.session is not None
    play(window.documents.session, "AB:e4")
    assert table.placement.camera == 90.0
    choose(dialog.combos["motion"], "full")
    assert not window.animator.reduced
    window.animator.reduced = True
    window.documents.session.mark_saved()
    dialog.close()


def test_sounds_are_turned_off_and_down(window: MainWindow, settings: Settings) -> None:
    dialog = opened(window)
    dialog.volume.setValue(10)
    assert window.sounds.volume == 10
    dialog.ticks["sound"].setChecked(False)
    assert not window.sounds.enabled
    assert not dialog.volume.isEnabled()
    wanted = settings.preferences()
    assert (wanted.sound, wanted.volume) == (False, 10)
    assert dialog.no_sound.text() == window.sounds.reason()
    dialog.close()


def test_the_time_to_load_is_remembered(window: MainWindow, settings: Settings) -> None:
    dialog = opened(window)
    assert dialog.loading.value() == 60
    dialog.loading.setValue(5)
    assert settings.preferences().loading == 5
    assert dialog.label_of(dialog.loading).replace("&", "") == "Wait for one to load"
    dialog.close()
    settings.set_preferences(Preferences.of_strings({"loading": "0"}))
    assert dialog.loading.value() == 60
    dialog.close()


def test_the_language_changes_at_once_everywhere(
    qtbot: QtBot,
    window: MainWindow,
    speak: Callable[[str], None],  # noqa: ARG001 -- English again afterwards
) -> None:
    dialog = opened(window)
    choose(dialog.combos["language"], "de")
    qtbot.waitUntil(lambda: dialog.windowTitle() != "Preferences")
    assert window.commands["undo"].text().replace("&", "") == "Rückgängig"
    assert window.order_panel.view.accessibleName() == "Zugreihenfolge"
    choose(dialog.combos["language"], "en")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Preferences")
    assert window.commands["undo"].text().replace("&", "") == "Undo"
    assert languages.current() == "en"
    dialog.close()


def test_the_fields_show_what_was_chosen_elsewhere(window: MainWindow) -> None:
    dialog = opened(window)
    dialog.close()
    window.commands["turn gentle"].trigger()
    window.commands["round"].trigger()
    window.commands["preferences"].trigger()
    assert dialog.combos["turning"].currentData() == "gentle"
    assert dialog.combos["layout"].currentData() == "round"
    dialog.close()


def test_every_field_has_a_name(qtbot: QtBot, window: MainWindow) -> None:
    dialog = PreferencesDialog(window, Preferences(), window.sounds)
    qtbot.addWidget(dialog)
    for combo in dialog.findChildren(QComboBox):
        assert dialog.label_of(combo).replace("&", ""), combo.objectName()
        assert combo.count() >= 2
    for tick in dialog.findChildren(QCheckBox):
        assert tick.text()
    assert dialog.volume.orientation() == Qt.Orientation.Horizontal


@pytest.mark.parametrize("focused", ["window", "dialog"])
def test_a_key_shows_in_the_preferences_that_are_open(
    qtbot: QtBot, window: MainWindow, focused: str
) -> None:
    dialog = opened(window)
    top = window if focused == "window" else dialog
    top.activateWindow()
    qtbot.waitUntil(top.isActiveWindow)
    held = Qt.KeyboardModifier.ControlModifier
    for key, combo, value in (
        (Qt.Key.Key_8, dialog.combos["theme"], "dark"),
        (Qt.Key.Key_7, dialog.combos["theme"], "light"),
        (Qt.Key.Key_2, dialog.combos["layout"], "round"),
        (Qt.Key.Key_5, dialog.combos["turning"], "always"),
    ):
        qtbot.keyClick(top, key, held)
        assert combo.currentData() == value
    # What is chosen next in the dialog does not bring the old values back.
    choose(dialog.combos["pieces"], "kilfiger")
    preferences = window.preference_actions.preferences
    assert (preferences.layout, preferences.turning) == ("round", "always")
    dialog.close()


def test_boards_are_called_boards_whatever_the_game(window: MainWindow) -> None:
    dialog = opened(window)
    assert dialog.label_of(dialog.combos["layout"]).replace("&", "") == "Order of the boards"
    dialog.close()


def test_the_signs_of_xiangqi_change_at_once(window: MainWindow, settings: Settings) -> None:
    dialog = opened(window)
    game = XiangqiForAnyNumber()
    window.documents.begin(seat(game, {"order": "seats"}, ["A", "B"], PAINTS, 0))
    table = window.view.table
    assert table is not None
    table.refresh_now()
    before = table.pieces[Square(0, 0)].pixmap().toImage()
    choose(dialog.combos["signs"], "pictograms")
    table.refresh_now()
    assert table.pieces[Square(0, 0)].pixmap().toImage() != before
    assert settings.preferences().signs == "pictograms"
    icons = [dialog.combos["signs"].itemIcon(at).pixmap(72, 24).toImage() for at in range(2)]
    assert icons[0] != icons[1]
    dialog.close()
    window.documents.begin(seat(game, {"order": "seats"}, ["A", "B"], PAINTS, 0))
    table = window.view.table
    assert table is not None
    table.refresh_now()
    assert table.pieces[Square(0, 0)].pixmap().toImage() != before, "a new table knows it"


def test_unknown_signs_are_the_usual_ones() -> None:
    assert Preferences.of_strings({"signs": "runes"}).signs == "characters"
    assert set(SIGNS) == set(tokens.SIGNS)


@pytest.mark.parametrize("way", ["button", "palette"])
def test_a_language_is_added(
    qtbot: QtBot,
    window: MainWindow,
    speak: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    way: str,
) -> None:
    speak("en")
    said: list[str] = []
    monkeypatch.setattr(window, "report", said.append)
    path = tmp_path / "tlh.ts"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    path.write_text("<TS>", encoding="utf-8")

    def add() -> None:
        if way == "button":
            qtbot.mouseClick(dialog.add_language, Qt.MouseButton.LeftButton)
        else:
            window.commands["add language"].trigger()

    dialog = opened(window)
    add()
    assert said == ["No language was added: tlh.ts, line 1: this is no XML."]
    assert dialog.combos["language"].currentData() == languages.SYSTEM
    path.write_text(
        "<TS><context><name>PreferencesDialog</name>"
        "<message><source>Preferences</source><translation>maSlu'</translation></message>"
        "<message><source>Light</source><translation>{wov}</translation></message>"
        "</context></TS>",
        encoding="utf-8",
    )
    add()
    assert said[1].startswith("tlh: 1 of 2")
    assert said[1].endswith(
        " texts are translated. Left out, as they do not fit their English: texts 1, pages 0."
    )
    QApplication.processEvents()
    assert dialog.windowTitle() == "maSlu'"
    assert dialog.combos["language"].currentData() == "own:tlh"
    assert dialog.combos["language"].currentText() == "tlh"
    assert dialog.combos["theme"].itemText(1) == "Light"
    dialog.close()
