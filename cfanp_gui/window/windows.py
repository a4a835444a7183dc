"""Windows of the running program: each has a game, a journal and a file of its own.

Preferences are shared; a window that closes leaves the others as they are.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterable
from functools import partial, reduce
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.opened_files import OpenedFiles
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.services.single_instance import Request

if TYPE_CHECKING:
    from cfanp_gui.record.journal import LeftBehind

STEP = 36
"""Offset to the right and down of a window from the one before, in pixels."""


class Windows(QObject):
    """Collection of the windows: it opens and finds them, and releases closed ones."""

    def __init__(
        self, app_dirs: AppDirs, settings: Settings, begin: Callable[[MainWindow], None]
    ) -> None:
        """`begin` is called for each window that was opened later than the first.

        It shows the start view if there is no game, nor one that is being opened.
        """
        super().__init__()
        self._app_dirs, self._settings, self._begin = app_dirs, settings, begin
        self.all: list[MainWindow] = []
        """Open windows, in the order in which they were opened."""
        self._opened: list[OpenedFiles] = []
        """Files opened in each of them."""
        self._for_exercises: set[MainWindow] = set()
        """Windows that were opened for an exercise, which close when it is left."""
        self._blocks: list[tuple[MainWindow, list[MainWindow]]] = []
        """For each dialog that blocks other windows, its window and those whose clocks stand."""
        self._later: list[Request] | None = None
        """Requests received during the question about games left behind; None otherwise."""

    def add(self, beside: MainWindow | None = None) -> MainWindow:
        """Show another window, as yet without a game, beside one or beside the one used last."""
        documents = Documents(self._app_dirs, self._settings)
        window = new_window(documents, self._settings)
        documents.setParent(window)
        if self.all:
            # A window just shown does not know its own frame yet.
            frames = [other.frameGeometry().size() - other.size() for other in self.all]
            _lay_beside(window, beside or self.latest, reduce(QSize.expandedTo, frames))
        window.closed.connect(partial(self._forget, window))
        window.another_wanted.connect(self.open_new)
        window.file_actions.comparison_wanted.connect(self._compare)
        window.clock_holder.blocked.connect(partial(self._hold_others, window))
        window.give_table = partial(self._give_table, window)
        window.leave_exercise = partial(self._leave_exercise, window)
        window.opened_files.everywhere = self._opened
        window.opened_files.wanted.connect(partial(show_in_front, window))
        self._opened.append(window.opened_files)
        self.all.append(window)
        window.show()
        return window

    @property
    def latest(self) -> MainWindow:
        """Return the window that was used last, or else the one opened last; there is one."""
        active = QApplication.activeWindow()
        while active is not None and active not in self.all:
            active = active.parentWidget()  # of a dialog
        return active if isinstance(active, MainWindow) else self.all[-1]

    def open_new(self) -> MainWindow:
        """Open another window, with the start view."""
        window = self.add()
        self._begin(window)
        return window

    def _give_table(self, window: MainWindow, begin: Callable[[MainWindow], object]) -> None:
        """Begin an exercise in a window, or in a new one if a game would be lost by it."""
        session = window.documents.session
        if not window.documents.is_untouched:
            window = self.add(beside=window)
            self._for_exercises.add(window)
            begin(window)
            self._begin(window)
            show_in_front(window)
            return
        if session is None or not session.exercise:
            self._for_exercises.discard(window)  # a game was laid there since
        begin(window)

    def _leave_exercise(self, window: MainWindow) -> None:
        """Remove the exercise from a window; one opened for it closes, if others stay."""
        closes = window in self._for_exercises and len(self.all) > 1
        (window.close if closes else window.file_actions.close_game)()

    def put_off(self) -> None:
        """Queue the requests of later starts until `carry_out_later`."""
        self._later = []

    def carry_out_later(self) -> None:
        """Carry out the queued requests, and from now on each at once."""
        later, self._later = self._later or [], None
        for request in later:
            self.carry_out(request)

    def restore(self, left: Iterable[LeftBehind]) -> None:
        """Put each game left behind by a crash on a table of its own, the first on a bare one.

        One that cannot be restored is reported, and leaves its table to the next.
        """
        first, known = self.all[0], len(self.all)
        for game in left:
            bare = [window for window in self.all if window.documents.session is None]
            window = bare[0] if bare else self.add(beside=self.all[-1])
            window.documents.restore(game.shown, game.aside)
        for window in self.all[known:]:
            self._begin(window)
        if len(self.all) > known:
            show_in_front(first)

    def open_file(self, path: Path) -> None:
        """Show the window in which a file is open, or open it in one of its own."""
        for opened in self._opened:
            if opened.shows(path):
                opened.wanted.emit()
                return
        window = self.add()
        window.opened_files.open(path)
        self._begin(window)
        show_in_front(window)

    def _hold_others(self, window: MainWindow, are_blocked: bool) -> None:
        """Stop the clocks of the other windows for as long as a dialog over one blocks them."""
        if are_blocked:
            others = [other for other in self.all if other is not window]
            self._blocks.append((window, others))
            for other in others:
                other.clock_holder.hold()
            return
        number = max(at for at, (over, _) in enumerate(self._blocks) if over is window)
        for other in set(self._blocks.pop(number)[1]).intersection(self.all):
            other.clock_holder.release()

    def _compare(self, path: Path, session: GameSession) -> None:
        """Show in another window the game of a file, and where it leaves that of a session."""
        other = self.add()
        other.opened_files.open_beside(path, session)
        self._begin(other)
        show_in_front(other)

    def open_asked(self, path: Path) -> None:
        """Open a file by which the program was started, as macOS tells a running program.

        A game in which nothing was done, such as that of a start, gives way to it.
        """
        if self._later is not None:
            self._later.append(Request((str(path),)))
        elif len(self.all) == 1 and self.latest.documents.is_untouched and not self.is_waiting():
            self.latest.opened_files.open(path)
        else:
            self.open_file(path)

    def carry_out(self, request: Request) -> None:
        """Carry out a request of a later start of the program."""
        if self._later is not None:
            self._later.append(request)
            return
        if not self.all:
            return  # the last one is just being closed
        if request.token:
            # Where Qt looks for the token that raises a window under Wayland.
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token
        for name in request.files:
            self.open_file(Path(name))
        if request.new_window:
            show_in_front(self.open_new())
        elif not request.files:
            show_in_front(self.latest)

    def is_waiting(self) -> bool:
        """Return True if a question in some window has to be answered before all else.

        That about games left behind by a crash is none: requests made while it is open are queued.
        """
        if self._later is not None:
            return False
        return not self.all or QApplication.activeModalWidget() is not None

    def report_failure(self, sentence: str) -> None:
        """Show one plain sentence about something that went wrong."""
        if self.all:
            self.latest.report_failure(sentence)

    def _forget(self, window: MainWindow) -> None:
        """Release a window that has been closed; with the last one the program ends."""
        if window not in self.all:
            return  # it was closed once more
        self.all.remove(window)
        self._opened.remove(window.opened_files)
        self._for_exercises.discard(window)
        if self.all:
            window.deleteLater()
            # Its remains are collected here, because Qt's objects may not be deleted on a thread.
            QTimer.singleShot(0, self, gc.collect)


def show_in_front(window: MainWindow) -> None:
    """Show a window before all others and give it focus."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def _lay_beside(window: MainWindow, before: MainWindow, frame: QSize) -> None:
    """Place a window with a frame a little beside another one, both visible on the screen."""
    if before.isMaximized() or before.isFullScreen():
        return
    room = before.screen().availableGeometry()
    there = before.pos() + QPoint(STEP, STEP)
    if not room.contains(QRect(there, before.size() + frame)) and before.pos() != room.topLeft():
        there = room.topLeft()
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(before.size().boundedTo(QRect(there, room.bottomRight()).size() - frame))
    window.move(there)
