"""The palette of all commands: found by words in two languages, carried out by the keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
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


def test_every_command_is_listed_with_its_place_and_key(
    window: MainWindow, palette: CommandPalette
) -> None:
    assert {*names(palette), "commands"} == set(window.commands.actions)
    rows = {row.value.objectName(): row for row in palette.rows.rows}
    undo, back = rows["undo"], rows["back"]
    assert (undo.text, undo.note, undo.score) == ("Undo", "Play", "Ctrl+Z")
    assert (back.text, back.note) == ("One move back", "List of moves")
    assert undo.spoken == "Undo, Play, Ctrl+Z"


def test_rows_that_are_scrolled_under_the_mouse_are_not_come_to(
    qtbot: QtBot, palette: CommandPalette
) -> None:
    QCursor.setPos(palette.mapToGlobal(QPoint(40, 90)))
    qtbot.keyClick(palette.field, Qt.Key.Key_Up)
    last = palette.list.currentIndex()
    palette.list.entered.emit(palette.rows.index(3))
    assert palette.list.currentIndex() == last
    colours, edge = palette.palette(), palette.grab().toImage().pixelColor(0, 40)
    assert edge not in (colours.windowText().color(), colours.window().color())
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
