"""Commands of the Help menu, which load their dialogs when one is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible

from cfanp_gui.table.layers.piece_art import ArtKeys
from cfanp_gui.window.workplace import Late, Workplace

if TYPE_CHECKING:
    from cfanp_gui.record.game_record import GameRecord
    from cfanp_gui.window.command_palette import CommandPalette
    from cfanp_gui.window.help.help_dialogs import HelpDialog


class HelpActions:
    """Commands of the Help menu."""

    palette: Late[CommandPalette] = Late("command_palette")

    def __init__(self, window: Workplace) -> None:
        self.workplace = window
        self._help: HelpDialog | None = None

    def show_help(self) -> None:
        """Show the help: rules, those of the game on the table first, handling and notation."""
        first = self._help is None
        if self._help is None:
            from cfanp_gui.window.help.help_dialogs import HelpDialog

            self._help = HelpDialog(self.workplace)
            self._help.example.wanted.connect(self._play_example)
        preferences = self.workplace.settings.preferences()
        self._help.set_art(ArtKeys(preferences.pieces, preferences.signs))
        session = self.workplace.session
        shown = self._help.isVisible() or self._help.shows_example  # a person returns to it
        if not shown and session is not None:
            self._help.show_rules(session.game)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()
        if first and QAccessible.isActive():
            self._help.lead_listener()
        elif not self._help.shows_example:
            self._help.search.take()

    def _play_example(self, record: GameRecord) -> None:
        if self._help is not None and self.workplace.may_leave_game():
            self.workplace.documents.show_example(record)
            self._help.hide()

    def show_commands(self) -> None:
        """Show the command palette."""
        self.palette.look()

    def show_shortcuts(self) -> None:
        """Show the list of all keys."""
        from cfanp_gui.window.help.help_dialogs import ShortcutsDialog

        ShortcutsDialog(self.workplace, self.workplace.commands.shortcuts()).ask()

    def show_about(self) -> None:
        """Show the dialog about the program and its authors."""
        from cfanp_gui.window.help.about_dialog import AboutDialog

        AboutDialog(self.workplace).ask()
