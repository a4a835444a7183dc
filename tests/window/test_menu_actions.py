"""Every command has words in every language, and keys that nobody else has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.window.help.help_dialogs import ShortcutsDialog, table_keys
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import later
from tests.session.play import a_match
from tests.spoken import LANGUAGES


def test_a_part_is_asked_for_when_it_is_to_do_something() -> None:
    made: list[list[int]] = []

    def numbers() -> list[int]:
        made.append([1, 2])
        return made[-1]

    put, take = later(numbers).append, later(numbers).pop
    assert made == []
    put(3)
    assert made == [[1, 2, 3]]
    assert take(0) == 1
    assert made == [[1, 2, 3], [2]]


def test_every_command_has_keys_that_are_its_own(window: MainWindow) -> None:
    keys: dict[str, str] = {}
    for name, action in window.commands.actions.items():
        shortcuts = [key.toString() for key in action.shortcuts() if not key.isEmpty()]
        assert shortcuts, name
        for key in set(shortcuts):
            assert key not in keys, f"{name} and {keys[key]} share {key}"
            keys[key] = name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_share_a_letter(
    window: MainWindow, speak: Callable[[str], None], language: str
) -> None:
    begun(window)
    speak(language)
    QApplication.processEvents()
    for menu in (*window.commands.menus.values(),):
        letters = Counter(
            QKeySequence.mnemonic(action.text()).toString()
            for action in menu.actions()
            if action.objectName() or action.menu() is not None
        )
        del letters[""]
        doubled = [letter for letter, count in letters.items() if count > 1]
        assert not doubled, f"{language}, {menu.title()}: {doubled}"


def begun(window: MainWindow) -> None:
    window.documents.begin(a_match(3))


def test_what_was_undone_is_done_again_with_either_key(window: MainWindow) -> None:
    """The help names both; Windows has one of them as usual, X11 the other."""
    keys = {key.toString() for key in window.commands["redo"].shortcuts()}
    assert {"Ctrl+Shift+Z", "Ctrl+Y"} <= keys


def test_the_list_of_keys_holds_every_command_that_has_any(
    qtbot: QtBot, window: MainWindow
) -> None:
    lines = window.commands.shortcuts()
    assert len(lines) == len(window.commands.actions)
    assert all(line.keys and "&" not in line.title for line in lines)
    dialog = ShortcutsDialog(window, lines)
    qtbot.addWidget(dialog)
    shown = [dialog.list.item(row, 1).text() for row in range(dialog.list.rowCount())]
    assert shown == [line.title for line in (*table_keys(), *lines)]
    assert ("Undo", "Ctrl+Z") in [(line.title, line.keys) for line in lines]


def test_commands_speak_the_language_chosen(
    window: MainWindow, speak: Callable[[str], None]
) -> None:
    before = {name: action.text() for name, action in window.commands.actions.items()}
    speak("de")
    QApplication.processEvents()
    german = {name: action.text() for name, action in window.commands.actions.items()}
    same = {name for name in before if before[name] == german[name]}
    assert not same, f"not put in German: {same}"
    speak("en")
    QApplication.processEvents()
    assert {name: action.text() for name, action in window.commands.actions.items()} == before


@pytest.mark.parametrize(
    ("key", "modifier", "name"),
    [
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "undo"),
        (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier, "redo"),
        (Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier, "tidy up"),
        (Qt.Key.Key_Slash, Qt.KeyboardModifier.NoModifier, "type"),
    ],
)
def test_a_key_does_what_its_command_says(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier, name: str
) -> None:
    window.documents.begin(a_match(2))
    session = window.documents.session
    assert session is not None
    session.propose(session.position.legal_actions(1)[0])
    if name == "redo":
        session.undo()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    with qtbot.waitSignal(window.commands[name].triggered):
        qtbot.keyClick(window.view, key, modifier)
    window.command_controller.line.leave()
    session.mark_saved()
