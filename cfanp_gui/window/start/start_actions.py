"""What a window does while there is no game on its table: it offers what one may begin with."""

from __future__ import annotations

from itertools import islice, repeat
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QStackedWidget, QWidget

from cfanp_gui.games.registry import default_game
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.table.translate import translated
from cfanp_gui.table.view import TableView
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.menu_actions import GAMES, Commands
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.start_view import StartView
from cfanp_gui.window.widgets.style import theme_named

if TYPE_CHECKING:
    from typing import Protocol

    from cfanp_gui.window.preferences.preference_actions import PreferenceActions

    class StartHost(Protocol):
        """The window as it is needed here."""

        commands: Commands
        documents: Documents
        pages: QStackedWidget
        preference_actions: PreferenceActions
        settings: Settings
        view: TableView


class StartActions(QObject):
    """Shows the start view in the place of a table, and does what is chosen there."""

    def __init__(self, parent: QWidget, host: StartHost) -> None:
        super().__init__(parent)
        self._window, self._host = parent, host
        self._hidden: list[QDockWidget] = []
        """The panels about a game that were hidden with it."""
        self.view = StartView(host.commands, *host.settings.opponents())
        preferences = host.preference_actions
        self.view.set_theme(theme_named(preferences.preferences.theme))
        preferences.themed.connect(self.view.set_theme)
        self.view.show_player(next(iter(host.settings.people()), ""))
        self.view.bots.begun.connect(self._play_bots)
        host.pages.addWidget(self.view)

    @property
    def is_shown(self) -> bool:
        """Return whether somebody may choose now."""
        return self._host.pages.currentWidget() is self.view

    def show(self) -> None:
        """Show the choices, without the panels about a game."""
        if self.is_shown:
            return
        host = self._host
        self._hidden = [dock for dock in self._window.findChildren(QDockWidget)
                        if dock.objectName() != GAMES and not dock.isHidden()]  # fmt: skip
        for dock in self._hidden:
            dock.hide()
        host.pages.setCurrentWidget(self.view)
        self.view.begin()

    def leave(self) -> None:
        """Show the table again, with the panels that lay beside it."""
        for dock in self._hidden:
            dock.show()
        self._hidden = []
        host = self._host
        host.pages.setCurrentWidget(host.view)

    def _play_bots(self, number: int, level: str) -> None:
        """Begin a game of the person at the window against bots."""
        from cfanp_gui.window.bots.opponents import bot_names

        host, game = self._host, default_game()
        host.settings.set_opponents(number, level)
        person = self.view.player
        bots = islice((name for name in bot_names(level) if name != person), number)
        names = [person, *bots]
        bot = BotSeat(level)
        match = seat(
            game, dict(game.as_seated), names, default_colours(len(names)), 0,
            localize=translated, bots=[None, *repeat(bot, number)],
        )  # fmt: skip
        host.documents.begin(match)
