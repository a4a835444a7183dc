"""The palette of all commands: found by words in two languages, carried out by the keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.window.command_palette import CommandPalette, distance
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, play

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def palette(qtbot: QtBot, window: MainWindow) -> CommandPalette:
    """Return the palette, opened by its keys over a game with a move."""
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    session.mark_saved()
    return opened(qtbot, window)


def opened(qtbot: QtBot, window: MainWindow) -> CommandPalette:
    """Return the palette, opened by its keys."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.view, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    (palette,) = window.findChildren(CommandPalette)
    qtbot.waitUntil(palette.field.hasFocus)
    return palette


def names(palette: CommandPalette) -> list[str]:
    """Return the names of the commands that are listed."""
    return [row.value.objectName() for row in palette.rows.rows]


@pytest.mark.parametrize(
    ("typed", "title", "far"),
    [
        ("", "Undo", 0),
        ("un", "Undo", 0),
        ("MOVES type", "Type a move", None),
        ("move type", "Type a move", 2),
        ("ype", "Type a move", 2),
        ("tmv", "Type a move", 5),
        ("ub", "Übernehmen", 0),
        ("play", "Type a move", 3),
        ("la", "Type a move", 4),
        ("vt", "Type a move", None),
    ],
)
def test_words_letters_and_places_find_a_command(typed: str, title: str, far: int | None) -> None:
    assert distance(typed, title, "Play") == far


@pytest.mark.parametrize("typed", ["attack", "check", "threat", "radar"])
def test_what_attacks_is_found_by_what_people_call_it(palette: CommandPalette, typed: str) -> None:
    palette.field.setText(typed)
    palette.field.textEdited.emit(typed)
    found = names(palette)[:4]
    assert ("ask checks" in found) == (typed != "radar"), found
    assert ("pairing matrix" in found) == (typed != "threat"), found


def test_every_command_is_listed_with_its_place_and_key(
    window: MainWindow, palette: CommandPalette
) -> None:
    assert {*names(palette), "commands"} == set(window.commands.actions)
    rows = {row.value.objectName(): row for row in palette.rows.rows}
    undo, back = rows["undo"], rows["back"]
    assert (undo.text, undo.note, undo.score) == ("Undo", "Play", "Ctrl+Z")
    assert (back.text, back.note) == ("One move back", "List of moves")
    assert undo.spoken == "Undo, Play, Ctrl+Z"


def test_what_is_typed_is_carried_out_by_enter(
    qtbot: QtBot, window: MainWindow, palette: CommandPalette
) -> None:
    session = window.documents.session
    assert session is not None
    qtbot.keyClicks(palette.field, "undo")
    assert names(palette)[0] == "undo"
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.node.ply == 0)
    assert not palette.isVisible()
    listed = names(opened(qtbot, window))
    assert listed.index("redo") < listed.index("undo"), "what cannot be done comes last"


def test_what_was_done_last_is_offered_first(
    qtbot: QtBot, window: MainWindow, palette: CommandPalette
) -> None:
    qtbot.keyClicks(palette.field, "tidy up")
    with qtbot.waitSignal(window.commands["tidy up"].triggered):
        qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert names(opened(qtbot, window))[0] == "tidy up"


def test_rows_that_are_scrolled_under_the_mouse_are_not_come_to(
    qtbot: QtBot, palette: CommandPalette
) -> None:
    QCursor.setPos(palette.mapToGlobal(QPoint(40, 90)))
    qtbot.keyClick(palette.field, Qt.Key.Key_Up)
    last = palette.list.currentIndex()
    palette.list.entered.emit(palette.rows.index(3))
    assert palette.list.currentIndex() == last
    QCursor.setPos(palette.mapToGlobal(QPoint(42, 90)))
    palette.list.entered.emit(palette.rows.index(3))
    assert palette.list.currentIndex() != last


def test_arrow_keys_go_through_the_commands(qtbot: QtBot, palette: CommandPalette) -> None:
    for key, row in (
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Up, -1),
        (Qt.Key.Key_Down, 0),
    ):
        qtbot.keyClick(palette.field, key)
        count = palette.rows.rowCount()  # commands may come while the window is idle
        assert palette.list.currentIndex().row() == row % count
    qtbot.keyClick(palette.field, Qt.Key.Key_PageDown)
    assert palette.list.currentIndex().row() > 1
    qtbot.keyClick(palette.field, Qt.Key.Key_PageUp)
    assert palette.list.currentIndex().row() == 0


def test_a_click_carries_a_command_out(
    qtbot: QtBot, window: MainWindow, palette: CommandPalette
) -> None:
    qtbot.keyClicks(palette.field, "tidy")
    at = palette.list.visualRect(palette.rows.index(0)).center()
    with qtbot.waitSignal(window.commands["tidy up"].triggered):
        qtbot.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not palette.isVisible()


def test_escape_closes_it_and_does_nothing(
    qtbot: QtBot, window: MainWindow, palette: CommandPalette
) -> None:
    qtbot.keyClicks(palette.field, "undo")
    qtbot.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert window.commands["undo"].isEnabled()


def test_what_cannot_be_done_says_why_and_stays(
    qtbot: QtBot, window: MainWindow, palette: CommandPalette
) -> None:
    qtbot.keyClicks(palette.field, "compare with")
    (row,) = palette.rows.rows
    assert (row.value.objectName(), row.note) == ("compare", "Only in an analysis.")
    with qtbot.assertNotEmitted(window.commands["compare"].triggered, wait=20):
        qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()
    palette.field.clear()
    qtbot.keyClicks(palette.field, "xyzzy")
    assert not palette.rows.rows
    assert palette.nothing.isVisible()
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()


@pytest.mark.parametrize(("language", "title"), [("en", "Full screen"), ("de", "Vollbild")])
def test_english_and_german_words_find_the_same_in_either_language(
    qtbot: QtBot,
    window: MainWindow,
    palette: CommandPalette,
    speak: Callable[[str], None],
    language: str,
    title: str,
) -> None:
    palette.reject()
    speak(language)
    QApplication.processEvents()
    for typed in ("full screen", "Vollbild"):
        palette = opened(qtbot, window)
        qtbot.keyClicks(palette.field, typed)
        (row, *_) = palette.rows.rows
        assert (row.value.objectName(), row.text) == ("full screen", title)
        palette.reject()
