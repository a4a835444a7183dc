"""Searching the help: every place on every page, with the mouse and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTextBrowser, QToolButton
from pytestqt.qtbot import QtBot

from cfanp_gui.window.help.help_dialogs import HelpDialog

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def dialog(qtbot: QtBot) -> HelpDialog:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def browsers(dialog: HelpDialog) -> list[QTextBrowser]:
    found = [dialog.pages.widget(number) for number in range(dialog.pages.count())]
    return [one for one in found if isinstance(one, QTextBrowser)]


def selected(dialog: HelpDialog) -> str:
    shown = dialog.pages.currentWidget()
    assert isinstance(shown, QTextBrowser)
    return shown.textCursor().selectedText()


def type_words(qtbot: QtBot, dialog: HelpDialog, words: str) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.field.hasFocus()
    qtbot.keyClicks(dialog.search.field, words)


def test_every_place_on_every_page_is_found_and_gone_to(qtbot: QtBot, dialog: HelpDialog) -> None:
    type_words(qtbot, dialog, "stalemate")
    count = sum(one.toPlainText().lower().count("stalemate") for one in browsers(dialog))
    assert len(dialog.search.places) == count > 2
    assert dialog.search.said.text() == f"1 of {count}"
    pages = []
    for number in range(1, count + 1):
        assert selected(dialog).lower() == "stalemate"
        assert dialog.search.said.text() == f"{number} of {count}"
        pages.append(dialog.pages.currentIndex())
        qtbot.keyClick(dialog.search.field, Qt.Key.Key_Return)
    assert pages == sorted(pages)
    assert len(set(pages)) > 1
    assert dialog.search.said.text() == f"1 of {count}", "after the last comes the first"
    qtbot.keyClick(dialog.search.field, Qt.Key.Key_Return, SHIFT)
    assert dialog.search.said.text() == f"{count} of {count}"
    assert dialog.isVisible(), "Enter presses no button"
    qtbot.mouseClick(dialog.search.forth, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.search.back, Qt.MouseButton.LeftButton)
    assert dialog.search.said.text() == f"{count} of {count}"


def test_what_follows_a_place_is_seen_with_it(qtbot: QtBot, dialog: HelpDialog) -> None:
    dialog.show_page("rules.txt")
    type_words(qtbot, dialog, "stalemate")
    shown = dialog.pages.currentWidget()
    assert isinstance(shown, QTextBrowser)
    assert shown.verticalScrollBar().value() > 0, "the place is further down"
    assert 0 <= shown.cursorRect().top() <= shown.viewport().height() // 2


def test_the_open_page_is_searched_first(qtbot: QtBot, dialog: HelpDialog) -> None:
    dialog.show_page("notation.txt")
    type_words(qtbot, dialog, "PGN")
    assert dialog.pages.title(dialog.pages.currentIndex()) == "Notation"
    assert not dialog.search.said.text().startswith("1 of")


def test_what_is_found_is_in_sight_and_marked(qtbot: QtBot, dialog: HelpDialog) -> None:
    dialog.show_page("playing.txt")
    type_words(qtbot, dialog, "joystick")
    assert dialog.search.said.text() == "Nothing found"
    assert not dialog.search.forth.isEnabled()
    dialog.search.field.clear()
    assert dialog.search.said.text() == ""
    type_words(qtbot, dialog, "16 MB")
    shown = dialog.pages.currentWidget()
    assert isinstance(shown, QTextBrowser)
    assert len(shown.extraSelections()) == 1
    assert shown.viewport().rect().contains(shown.cursorRect())
    assert shown.verticalScrollBar().value() > 0


def test_esc_clears_the_field_and_then_closes(qtbot: QtBot, dialog: HelpDialog) -> None:
    type_words(qtbot, dialog, "King")
    assert browsers(dialog)[0].extraSelections()
    qtbot.keyClick(dialog.search.field, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not browsers(dialog)[0].extraSelections()
    qtbot.keyClick(dialog.search.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_letter_that_is_everywhere_is_no_trouble(qtbot: QtBot, dialog: HelpDialog) -> None:
    type_words(qtbot, dialog, "e")
    found = [browser.toPlainText().casefold().count("e") for browser in browsers(dialog)]
    assert len(dialog.search.places) == sum(min(500, count) for count in found)
    assert max(found) > 500


def test_pages_in_another_language_are_searched_anew(
    qtbot: QtBot, dialog: HelpDialog, speak: Callable[[str], None]
) -> None:
    type_words(qtbot, dialog, "Halbbrett")
    assert not dialog.search.places
    speak("de")
    qtbot.waitUntil(lambda: len(dialog.search.places) > 10)
    assert QApplication.focusWidget() is dialog.search.field
    assert "Hilfe" in dialog.search.field.placeholderText()


def test_every_button_has_a_name_and_a_tip(dialog: HelpDialog) -> None:
    buttons = dialog.search.findChildren(QToolButton)
    assert len(buttons) == 3
    assert all(button.accessibleName() and button.toolTip() for button in buttons)


def test_page_down_scrolls_what_is_read_while_the_keyboard_is_in_the_field(
    qtbot: QtBot, dialog: HelpDialog
) -> None:
    shown = dialog.pages.currentWidget()
    assert isinstance(shown, QTextBrowser)
    dialog.search.field.setFocus()
    qtbot.keyClick(dialog.search.field, Qt.Key.Key_PageDown)
    bar = shown.verticalScrollBar()
    assert bar.value() > 0
    qtbot.keyClick(dialog.search.field, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    assert dialog.search.field.hasFocus()
