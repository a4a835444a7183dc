"""Preferences: what they change at once at the table, in sounds and in motion.

What is ticked, chosen and remembered is told in ``tests/window/scenarios/preferences.txt``.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QApplication,
    QColorDialog,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.games.registry import default_game
from cfanp_gui.record.palette import offered_colours
from cfanp_gui.session.match import seat
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.layout.orders import homes_of
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.preferences.colour_picker import ColourPicker, any_colour, name_of, swatch
from cfanp_gui.window.preferences.preferences_page import PreferencesPage
from cfanp_gui.window.services import languages
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Preferences, Settings
from tests.session.play import a_match, play, square_named
from tests.table.layout.areas import groups, loose
from tests.window.conftest import Answer, FileQuestions

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def opened(window: MainWindow) -> PreferencesPage:
    """Return the preferences over a game of four."""
    window.documents.begin(a_match(4))
    window.commands["preferences"].trigger()
    page = window.pages.currentWidget()
    assert isinstance(page, PreferencesPage)
    return page


def choose(combo: QComboBox, value: str) -> None:
    """Choose an entry by its value, as the arrow keys do."""
    goal = combo.findData(value)
    assert goal >= 0
    while combo.currentIndex() != goal:
        combo.setCurrentIndex(combo.currentIndex() + (1 if combo.currentIndex() < goal else -1))


def test_the_table_and_the_sounds_change_at_once(window: MainWindow, settings: Settings) -> None:
    page = opened(window)
    table, session = window.view.table, window.documents.session
    assert table is not None
    assert session is not None
    for name, theme in (("dark", DARK), ("light", LIGHT)):
        choose(page.combos["theme"], name)
        assert table.theme.dark is theme.dark
    for name, row in (("board", 3), ("surface", 5)):
        page.tiles[name].setCurrentRow(row)
    assert (table.theme.grain, table.theme.surface_grain) == ("stone", "felt")
    table.refresh_now()
    before = table.pieces[square_named("Ae2")].pixmap().toImage()
    choose(page.combos["pieces"], "kilfiger")
    table.refresh_now()
    assert table.pieces[square_named("Ae2")].pixmap().toImage() != before
    choose(page.combos["motion"], "reduced")
    choose(page.combos["layout"], "round")
    assert table.arrangement.homes == homes_of(groups(loose(4)), 1.0, Layout.ROUND)
    choose(page.combos["turning"], "always")
    play(session, "AB:e4")
    assert table.placement.camera == 90.0
    session.mark_saved()
    assert page.loading.value() == 60
    page.loading.setValue(5)
    page.volume.setValue(10)
    assert window.sounds.volume == 10
    page.ticks["sound"].setChecked(False)
    assert not window.sounds.enabled
    assert not page.volume.isEnabled()
    assert page.no_sound.text() == window.sounds.reason()
    wanted = Preferences(
        theme="light", pieces="kilfiger", motion="reduced", layout="round", turning="always",
        volume=10, sound=False, loading=5, board="slate", surface="felt",
    )  # fmt: skip
    assert settings.preferences() == window.preference_actions.preferences == wanted
    settings.set_preferences(Preferences.of_strings({"loading": "0"}))
    assert page.loading.value() == 60, "it shows what is preferred in another window"
    page.onward.click()
    window.preference_actions.change(theme="dark", layout="round")
    window.documents.begin(a_match(4))
    table = window.view.table
    assert table is not None
    assert table.theme.dark, "a new table knows it"
    assert table.arrangement.layout is Layout.ROUND


def test_the_window_moves_as_the_system_wishes_unless_a_person_wishes_otherwise(
    window: MainWindow,
) -> None:
    actions, told = window.preference_actions, []
    for motion, system in (
        ("system", None), (None, True), ("full", None), ("system", None),
        (None, False), ("reduced", None), (None, True), (None, False),
    ):  # fmt: skip
        if motion is not None:
            actions.change(motion=motion)
        if system is not None:
            actions.reduced_motion.update("test", system)
        told.append(window.animator.reduced)
    assert told == [False, True, False, True, False, True, True, True]


def test_a_preference_that_cannot_be_kept_is_told_once(
    window: MainWindow, app_dirs: AppDirs, settings: Settings
) -> None:
    settings.sync()
    shutil.rmtree(app_dirs.settings)
    app_dirs.settings.write_bytes(b"")
    window.commands["dark theme"].trigger()
    assert "Settings cannot be saved" in window.view.sentence
    assert window.commands["dark theme"].isChecked()
    window.view.toast.clear()
    window.commands["light theme"].trigger()
    assert "Settings" not in window.view.sentence


def test_the_signs_of_xiangqi_change_at_once(window: MainWindow) -> None:
    page = opened(window)
    options = {"base": "xiangqi", "order": "seats"}
    match = seat(default_game(), options, ["A", "B"], ["#f5c02c", "#c8312b"], 0)

    def drawn() -> object:
        table = window.view.table
        assert table is not None
        table.refresh_now()
        return table.pieces[Square(0, 0)].pixmap().toImage()

    window.documents.begin(match)
    before = drawn()
    choose(page.combos["signs"], "pictograms")
    assert drawn() != before
    icons = [page.combos["signs"].itemIcon(at).pixmap(72, 24).toImage() for at in range(2)]
    assert icons[0] != icons[1]
    page.onward.click()
    window.documents.begin(match)
    assert drawn() != before, "a new table knows it"


@pytest.mark.parametrize("way", ["button", "palette"])
def test_a_language_is_added(
    window: MainWindow,
    speak: Callable[[str], None],
    chosen_file: FileQuestions,
    tmp_path: Path,
    way: str,
) -> None:
    speak("en")
    path = tmp_path / "tlh.ts"
    chosen_file.answer = path
    page = opened(window)
    add = page.add_language.click if way == "button" else window.commands["add language"].trigger
    path.write_text("<TS>", encoding="utf-8")
    add()
    assert page.sentence.text() == "No language was added: tlh.ts, line 1: this is no XML."
    assert page.combos["language"].currentData() == languages.SYSTEM
    path.write_text(
        "<TS><context><name>PreferencesPage</name>"
        "<message><source>Preferences</source><translation>maSlu'</translation></message>"
        "<message><source>Light</source><translation>{wov}</translation></message>"
        "</context></TS>",
        encoding="utf-8",
    )
    add()
    assert page.sentence.text().startswith("tlh: 1 of ")
    assert page.sentence.text().endswith(
        " texts are translated. Left out, as they do not fit their English: texts 1, pages 0."
    )
    QApplication.processEvents()
    assert page.windowTitle() == "maSlu'"
    assert page.combos["language"].currentData() == "own:tlh"
    assert page.combos["language"].currentText() == "tlh"
    assert page.combos["theme"].itemText(1) == "Light"
    page.onward.click()


# The box of colours

COLOURS = offered_colours(8)
RED, BLUE, *_ = COLOURS


@pytest.fixture
def button(qtbot: QtBot) -> QPushButton:
    """The button at which the box opens."""
    button = QPushButton()
    qtbot.addWidget(button)
    button.show()
    return button


def picking(button: QPushButton, taken: str = "") -> tuple[ColourPicker, list[str]]:
    """Return an open box, and the colours that are chosen in it."""
    picker = ColourPicker(button)
    picker.offer(COLOURS, RED, {BLUE: taken} if taken else {}, 3, "C")
    chosen: list[str] = []
    picker.chosen.connect(chosen.append)
    picker.open_at(button)
    return picker, chosen


@pytest.mark.usefixtures("qapp")
def test_a_swatch_shows_colour_pattern_and_letter_and_has_a_name() -> None:
    looks = (("#3b82f6", 0, "a"), ("#3b82f6", 1, "a"), ("#3b82f6", 0, "b"), ("#3b82f6", 0, ""),
             ("#e5484d", 0, "a"))  # fmt: skip
    pictures = [swatch(*look).pixmap(52, 52).toImage() for look in looks]
    assert [one for at, one in enumerate(pictures) if one in pictures[:at]] == []
    names = [name_of(one) for one in (*offered_colours(2)[:3], "#123456")]
    assert names == ["white", "black", "red", "#123456"]


def test_a_colour_is_chosen_by_mouse_or_keys(qtbot: QtBot, button: QPushButton) -> None:
    picker, chosen = picking(button, "<b>Ben</b>")
    assert "<b>Ben</b>" in picker.swatches[BLUE].accessibleName()
    assert "&lt;b&gt;Ben" in picker.swatches[BLUE].toolTip()
    qtbot.mouseClick(picker.swatches[BLUE], Qt.MouseButton.LeftButton)
    assert chosen.pop() == BLUE
    assert picker.isHidden()
    picker.open_at(button)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is picker.swatches[RED])
    qtbot.keyClick(picker.swatches[RED], Qt.Key.Key_Right)
    assert picker.swatches[BLUE].hasFocus()
    qtbot.keyClick(picker.swatches[BLUE], Qt.Key.Key_Down)
    qtbot.keyClick(picker.swatches[COLOURS[7]], Qt.Key.Key_Space)
    assert chosen.pop() == COLOURS[7]
    picker.open_at(button)
    qtbot.keyClick(picker, Qt.Key.Key_Escape)
    assert picker.isHidden()
    assert chosen == []
    two = offered_colours(2)
    picker.offer(two, two[1], {}, 0, "A")
    picker.open_at(button)
    assert list(picker.swatches) == two
    assert [one for one, shown in picker.swatches.items() if shown.isChecked()] == [two[1]]
    qtbot.mouseClick(picker.swatches[two[0]], Qt.MouseButton.LeftButton)
    assert chosen == [two[0]]


@pytest.mark.parametrize("accept", [True, False])
def test_any_colour_is_asked_for_behind_more(
    qtbot: QtBot, button: QPushButton, answered: Answer, accept: bool
) -> None:
    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, QColorDialog)
        assert dialog.currentColor() == QColor(RED)
        for box in dialog.findChildren(QDialogButtonBox):
            assert all(one.icon().isNull() for one in box.buttons())
        dialog.setCurrentColor(QColor("#123456"))
        (dialog.accept if accept else dialog.reject)()

    answered(answer)
    picker, chosen = picking(button)
    qtbot.mouseClick(picker.more, Qt.MouseButton.LeftButton)
    assert chosen == (["#123456"] if accept else [])
    answered(answer)
    assert any_colour(button, RED) == ("#123456" if accept else "")


def test_the_box_opens_where_there_is_room(qtbot: QtBot, button: QPushButton) -> None:
    room = button.screen().availableGeometry()
    button.move(room.bottomRight())
    picker, _ = picking(button)
    qtbot.waitExposed(picker)
    assert room.contains(picker.geometry().center())
    frame = 2  # which this platform lays around every window
    assert picker.geometry().right() <= room.right() + frame
    assert picker.geometry().bottom() <= room.bottom() + frame
    picker.close()
