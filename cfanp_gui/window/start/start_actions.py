"""Start view of a window without a game on its table, and its commands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import islice, repeat
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDockWidget, QStackedWidget, QWidget

from cfanp_gui.core.text import one_line
from cfanp_gui.games.registry import default_game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.translate import translated
from cfanp_gui.table.view import TableView
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.menu_actions import GAMES, Commands
from cfanp_gui.window.services.idle_tasks import IdleTasks
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.start_view import StartView
from cfanp_gui.window.widgets.style import theme_named

if TYPE_CHECKING:
    from typing import Protocol

    from cfanp_gui.window.files.file_actions import FileActions
    from cfanp_gui.window.preferences.preference_actions import PreferenceActions
    from cfanp_gui.window.start.last_game import LastGame, Place

    class StartHost(Protocol):
        """Part of the window that this module uses."""

        commands: Commands
        documents: Documents
        file_actions: FileActions
        pages: QStackedWidget
        preference_actions: PreferenceActions
        settings: Settings
        view: TableView

        def announce(self, sentence: str) -> None: ...


class StartActions(QObject):
    """Controller that shows the start view in place of a table, and carries out the choice."""

    def __init__(self, parent: QWidget, host: StartHost) -> None:
        super().__init__(parent)
        self._window, self._host = parent, host
        self._hidden: list[QDockWidget] = []
        """Panels about a game that were hidden with it."""
        self.view = StartView(host.commands, *host.settings.opponents())
        preferences = host.preference_actions
        self.view.set_theme(theme_named(preferences.preferences.theme))
        preferences.themed.connect(self.view.set_theme)
        self.view.bots.begun.connect(self._play_bots)
        self.view.last.clicked.connect(self._continue)
        self.view.people.clicked.connect(lambda: host.file_actions.new_game(with_people=True))
        self._last: Place | None = None
        """File of the game that was played last, and the game's number in it."""
        host.pages.addWidget(self.view)

    @property
    def is_shown(self) -> bool:
        """Return True if the start view is shown."""
        return self._host.pages.currentWidget() is self.view

    def show(self) -> None:
        """Show the choices, without the panels about a game."""
        if self.is_shown:
            return
        host = self._host
        self._hidden = [
            dock
            for dock in self._window.findChildren(QDockWidget)
            if dock.objectName() != GAMES and not dock.isHidden()
        ]
        for dock in self._hidden:
            dock.hide()
        self.view.show_player(next(iter(host.settings.people()), ""))
        known = host.settings.continued()
        recent: list[Place] = [(file, None) for file in host.settings.recent()]
        if known is not None:
            recent = [known, *(place for place in recent if place[0] != known[0])]
        self._last = recent[0] if recent else None
        self.view.show_last("" if self._last is None else one_line(Path(self._last[0]).name))
        if text := host.settings.puzzles("streak"):
            from cfanp_gui.puzzles.progress import Streak, today

            self.view.streak = Streak.read(text).on(today())
            self.view.retranslate()
        host.pages.setCurrentWidget(self.view)
        self.view.say("")
        self.view.begin()
        host.announce(self.view.ways())
        if recent:
            IdleTasks(self.view.page, [partial(self._look_for_last, recent)])

    def _look_for_last(self, recent: Sequence[Place]) -> None:
        """Find the first of some places that still has a game, to continue it."""
        from cfanp_gui.window.services.background import Task
        from cfanp_gui.window.start.last_game import last_game

        size, ratio = self.view.picture_size, self.view.devicePixelRatioF()
        task = Task(lambda: last_game(recent, size, ratio))
        task.done.connect(self._show_last)
        task.start(may_hang=True)

    def _show_last(self, last: LastGame | None) -> None:
        """Show the game that was played last, or that there is none any more."""
        self._last = None
        if last is None:
            self.view.show_last("")
        else:
            self._last = str(last.entry.path), last.number
            self.view.show_last(last.words, QPixmap.fromImage(last.picture))

    def _continue(self) -> None:
        if self._last is not None:
            name, number = self._last
            self._host.documents.play_on(Path(name), number)

    def leave(self) -> None:
        """Show the table again, with the panels beside it."""
        focused = QApplication.focusWidget()
        if focused is not None and self.view.isAncestorOf(focused):
            focused.clearFocus()  # else focus would move on to the next widget, and be announced
        for dock in reversed(self._hidden):
            dock.show()  # of tabbed docks the first comes to the front
        self._hidden = []
        host = self._host
        host.pages.setCurrentWidget(host.view)

    def _play_bots(self, number: int, level: str) -> None:
        """Begin a game of the person at the window against bots."""
        from cfanp_gui.window.bots.opponents import bot_names

        host, game = self._host, default_game()
        host.settings.set_opponents(number, level)
        person = self.view.player
        names = islice((name for name in bot_names(level) if name != person), number)
        colours, bots = default_colours(number + 1), [None, *repeat(BotSeat(level), number)]
        match = seat(
            game, dict(game.as_seated), [person, *names], colours, 0, localize=translated, bots=bots
        )
        host.documents.begin(match)
