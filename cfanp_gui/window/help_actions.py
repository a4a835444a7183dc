"""What a person is shown of the program itself: its help, its keys and whose work it is.

The dialogs are loaded when one is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.window.dialogs.help_dialogs import HelpDialog
    from cfanp_gui.window.menu_actions import Shortcut


class HelpActions:
    """Does what the Help menu offers."""

    def __init__(
        self,
        parent: QWidget,
        session: Callable[[], GameSession | None],
        shortcuts: Callable[[], list[Shortcut]],
    ) -> None:
        """`shortcuts` returns the keys of all commands there are."""
        self._parent = parent
        self._session = session
        self._shortcuts = shortcuts
        self._help: HelpDialog | None = None

    def show_help(self) -> None:
        """Show rules, those of the game on the table first, handling and notation."""
        if self._help is None:
            from cfanp_gui.window.dialogs.help_dialogs import HelpDialog

            self._help = HelpDialog(self._parent)
        session = self._session()
        if not self._help.isVisible() and session is not None:
            self._help.show_rules(session.game)
        self._help.show()
        self._help.raise_()

    def show_shortcuts(self) -> None:
        """Show every key there is."""
        from cfanp_gui.window.dialogs.game_dialogs import run_dialog
        from cfanp_gui.window.dialogs.help_dialogs import ShortcutsDialog

        run_dialog(ShortcutsDialog(self._parent, self._shortcuts()))

    def show_about(self) -> None:
        """Say what this program is and whose work is in it."""
        from cfanp_gui.window.dialogs import game_dialogs
        from cfanp_gui.window.dialogs.help_dialogs import about

        game_dialogs.message(self._parent, tr("About"), about())
