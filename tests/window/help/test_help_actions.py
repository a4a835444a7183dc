"""Help, keys, and whose work the program is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QDialog, QMessageBox, QTextBrowser
from pytestqt.qtbot import QtBot

from cfanp_gui.window.help.about_dialog import AboutDialog
from cfanp_gui.window.help.help_dialogs import HelpDialog, ShortcutsDialog
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play import game_dialogs
from tests.session.play import a_match
from tests.session.rings import ring_match
from tests.window.conftest import Messages

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def opened(window: MainWindow) -> HelpDialog:
    """Return the help that is open."""
    (found,) = (one for one in window.findChildren(HelpDialog) if one.isVisible())
    return found


def test_the_help_opens_once_with_the_rules_of_the_game(window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    window.help_actions.show_help()
    first = opened(window)
    page = first.pages.currentIndex()
    window.help_actions.show_help()
    assert opened(window) is first
    first.close()
    window.documents.begin(ring_match(3))
    window.help_actions.show_help()
    assert opened(window).pages.currentIndex() != page


def test_words_are_typed_to_be_searched_whenever_the_help_opens(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.commands["rules"].trigger()
    (dialog,) = window.findChildren(HelpDialog)
    qtbot.waitUntil(dialog.search.field.hasFocus)
    dialog.pages.currentWidget().setFocus()
    dialog.close()
    window.commands["rules"].trigger()
    qtbot.waitUntil(dialog.search.field.hasFocus)


def test_an_example_is_played_on_at_the_table(window: MainWindow, messages: Messages) -> None:
    window.documents.begin(a_match(3))
    before = window.documents.session
    assert before is not None
    before.propose(before.position.all_actions()[0])
    window.help_actions.show_help()
    shown = opened(window)
    shown.show_page("peterson.txt")
    (browser,) = (one for one in shown.findChildren(QTextBrowser) if one.isVisible())
    browser.anchorClicked.emit(QUrl("example:exchange.cpgn"))
    shown.example.go(6)
    shown.example.open.click()  # a game would be lost: it stays
    assert len(messages.shown) == 1
    assert window.documents.session is before
    assert shown.isVisible()
    messages.answer = QMessageBox.StandardButton.Discard
    shown.example.open.click()
    session = window.documents.session
    assert session is not None
    assert session is not before
    assert not shown.isVisible()
    assert session.position.to_text().endswith("d=3:3;l=a:R")
    assert not session.unsaved
    assert window.documents.path is None
    assert session.propose(session.game.parse_action("-Cg2")) is None
    # The help comes back where it was left.
    window.help_actions.show_help()
    assert opened(window).shows_example
    assert opened(window).example.at == 6


def test_all_keys_are_listed(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QDialog] = []
    monkeypatch.setattr(game_dialogs, "run_dialog", shown.append)
    window.help_actions.show_shortcuts()
    (dialog,) = shown
    assert isinstance(dialog, ShortcutsDialog)
    assert dialog.list.rowCount() > len(window.commands.shortcuts())


def test_it_is_said_whose_work_the_program_is(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QDialog] = []
    monkeypatch.setattr(game_dialogs, "run_dialog", shown.append)
    window.help_actions.show_about()
    (dialog,) = shown
    assert isinstance(dialog, AboutDialog)
    assert dialog.windowTitle() == "About"
    assert "GPL" in dialog.words.text()


def test_who_listens_is_led_to_the_keys(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: announced.append(event.message())
        if isinstance(event, QAccessibleAnnouncementEvent) else None,
    )  # fmt: skip
    window.commands["rules"].trigger()
    dialog = opened(window)
    assert dialog.pages.title(dialog.pages.currentIndex()) == "With a screen reader"
    qtbot.waitUntil(dialog.pages.sections.hasFocus)
    assert announced[-1].startswith("Press / to type, then a move")
