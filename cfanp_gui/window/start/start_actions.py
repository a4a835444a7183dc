"""Start view of a window without a game on its table, and its commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from cfanp_gui.core.text import one_line
from cfanp_gui.games.registry import default_game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.translate import translated
from cfanp_gui.window.menu_actions import GAMES, LESSONS
from cfanp_gui.window.preferences.preference_actions import PreferenceActions
from cfanp_gui.window.services.idle_tasks import IdleTasks, Job, loading
from cfanp_gui.window.start.start_view import StartView
from cfanp_gui.window.widgets.style import theme_of
from cfanp_gui.window.workplace import Workplace

if TYPE_CHECKING:
    from cfanp_gui.record.picture_document import Ground
    from cfanp_gui.window.start.set_up_actions import SetUpActions


class StartActions(QObject):
    """Controller that shows the start view in place of a table, and carries out the choice."""

    def __init__(
        self, window: Workplace, preferences: PreferenceActions, set_up: SetUpActions
    ) -> None:
        super().__init__(window)
        self._window, self._set_up = window, set_up
        self.view = StartView(
            window.commands, *window.settings.opponents(), lambda: window.animator.reduced
        )
        self.view.set_theme(preferences.table_theme())
        preferences.themed.connect(self.view.set_theme)
        self.view.bots.begun.connect(self._play_bots)
        self.view.last.clicked.connect(self._continue)
        self.view.people.clicked.connect(lambda: set_up.new_game(with_people=True))
        self.view.learn.clicked.connect(self._learn)
        self._last: tuple[str, int] | None = None
        """File of the game that was played last, and the game's number in it."""
        window.installEventFilter(self.view)

    @property
    def is_shown(self) -> bool:
        """Return True if the start view is shown."""
        return self._window.pages.currentWidget() is self.view

    def show(self) -> None:
        """Show the choices, without the panels about a game."""
        if self.is_shown:
            return
        window = self._window
        self.view.show_player(next(iter(window.settings.people()), ""))
        self.view.show_learnt(bool(window.settings.lessons_done()))
        self._last = window.settings.continued()
        self.view.show_last("" if self._last is None else one_line(Path(self._last[0]).name))
        window.pages.lay(self.view, kept=GAMES)
        self.view.say("")
        self.view.begin()
        window.announce(self.view.ways())
        IdleTasks(self.view.page, self._idle_jobs())

    def _idle_jobs(self) -> Iterator[Job]:
        """Yield jobs that fill the view once it has been painted."""
        yield self.view.bots.show_faces
        yield from self.view.live.jobs(self._window.settings.preferences().pieces)
        if self._last is not None:
            yield from loading("chess", "cfanp_gui.window.library.game_delegate")
            yield partial(self._look_for_last, *self._last)
        yield from loading("cfanp_gui.window.widgets.position_picture")
        yield from loading("cfanp_gui.puzzles.puzzle_file", "cfanp_gui.window.start.day_puzzle")
        yield self._look_for_puzzle

    def _look_for_puzzle(self) -> None:
        """Find the day's puzzle, to show it."""
        from cfanp_gui.window.start.day_puzzle import day_puzzle

        streak, shown = self._window.settings.text("puzzles/streak"), self.view.puzzle
        size = shown.picture_size * shown.devicePixelRatioF()
        self._find(lambda ground: day_puzzle(streak, ground, size), self._show_puzzle)

    def _find(self, look: Callable[[Ground], object], show: Callable[..., None]) -> None:
        """Show what is found on another thread, drawn in the colours of the boards."""
        from cfanp_gui.window.services.background import Task
        from cfanp_gui.window.widgets.position_picture import ground_of

        ground = ground_of(theme_of(self.view))._replace(table="none")  # it lies on a button
        task = Task(lambda: look(ground))
        task.done.connect(show)
        task.start(may_hang=True)

    def _show_puzzle(self, found: tuple[str, bool, QImage] | None) -> None:
        if found is not None:
            self.view.show_puzzle(*found)

    def _look_for_last(self, file: str, number: int) -> None:
        """Find the picture of the game that is offered to be continued."""
        from cfanp_gui.window.start.last_game import last_game

        size, ratio = self.view.last.picture_size, self.view.last.devicePixelRatioF()

        def look(ground: Ground) -> object:
            return (file, number), last_game(Path(file), number, size, ratio, ground)

        self._find(look, self._show_last)  # a method of its own ends with it

    def _show_last(self, looked: tuple[tuple[str, int], tuple[str, QImage] | None]) -> None:
        """Show the game at a place, or that it is gone or finished since it was played here."""
        place, found = looked
        if place != self._last:
            return
        if found is not None:
            self.view.show_last(found[0], QPixmap.fromImage(found[1]))
            return
        self._last = None
        self._window.settings.set_continued(Path(place[0]), place[1], goes_on=False)
        self.view.show_last("", keeps_room=True)

    def _learn(self) -> None:
        """Begin the first lesson, or show all if it is done."""
        if self.view.is_learnt:
            self._window.commands[LESSONS].trigger()
        else:
            self._window.give_table(lambda window: window.lessons.begin_first())

    def _continue(self) -> None:
        if self._last is not None:
            self._window.opened_files.play_on(Path(self._last[0]), self._last[1])

    def leave(self) -> None:
        """Show the table again, with the panels beside it."""
        if (focused := QApplication.focusWidget()) is not None and self.view.isAncestorOf(focused):
            focused.clearFocus()  # else focus would move on to the next widget, and be announced
        self._window.pages.take(self.view)

    def _play_bots(self, number: int, level: str) -> None:
        window, game = self._window, default_game()
        window.settings.set_opponents(number, level)
        person = self.view.player
        names = [person, *self.view.bots.opponents()]
        colours, bots = default_colours(number + 1), [None, *repeat(BotSeat(level), number)]
        match = seat(game, dict(game.as_seated), names, colours, 0, localize=translated, bots=bots)
        self._set_up.begin(match)
