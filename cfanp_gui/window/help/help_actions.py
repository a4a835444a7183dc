"""Commands of the Help menu, which load their dialogs when one is shown."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.session import store
from cfanp_gui.table.layers.piece_art import ArtKeys
from cfanp_gui.table.translate import translated
from cfanp_gui.window.help.about_dialog import AboutDialog
from cfanp_gui.window.help.help_dialogs import HelpDialog, ShortcutsDialog, shortcuts
from cfanp_gui.window.widgets.page import Page
from cfanp_gui.window.workplace import Workplace


class HelpActions:
    """Commands of the Help menu."""

    def __init__(self, window: Workplace) -> None:
        self._window = window
        self._help: HelpDialog | None = None

    def show_help(self) -> None:
        """Show the help: rules, those of the game on the table first, handling and notation."""
        first = self._help is None
        if self._help is None:
            self._help = HelpDialog(self._window)
            self._help.example.wanted.connect(self._play_example)
        preferences = self._window.settings.preferences()
        self._help.set_art(ArtKeys(preferences.pieces, preferences.signs))
        session, page = self._window.session, self._window.pages.currentWidget()
        topic = page.topic if isinstance(page, Page) else None
        shown = self._help.isVisible() or self._help.shows_example  # a person returns to it
        if topic is not None:
            self._help.show_rules(topic)
        elif not shown and session is not None:
            self._help.show_rules(session.game)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()
        if first and QAccessible.isActive():
            self._help.show_reader_page()
        elif not self._help.shows_example:
            self._help.search.take()

    def show_page(self, name: str) -> None:
        """Show the page of a file in the help."""
        self.show_help()
        if self._help is not None:
            self._help.show_page(name)

    def _play_example(self, record: GameRecord) -> None:
        if self._help is not None and self._window.may_leave_game():
            session = store.session_of(record, localize=translated)
            self._window.documents.show_example(session)
            self._help.hide()

    def show_shortcuts(self) -> None:
        """Show the list of all keys."""
        ShortcutsDialog(self._window, shortcuts(self._window.commands)).ask()

    def show_about(self) -> None:
        """Show the dialog about the program and its authors."""
        AboutDialog(self._window).ask()
