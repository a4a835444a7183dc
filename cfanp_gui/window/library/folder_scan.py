"""Reads the games in some folders file by file, off the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cfanp_gui.games.registry import default_game
from cfanp_gui.session.library import FileGames, Library, UnreadableFile, files_in
from cfanp_gui.window.services.background import Task


class Progress(NamedTuple):
    """How far a scan has got."""

    done: int
    files: int


class FolderScan(QObject):
    """One scan at a time; each file is a task of its own, so that it can be cancelled between."""

    read = Signal(object)
    """A `FileGames` or `Unreadable`, in the order of the files."""
    progressed = Signal(object)
    """A `Progress`."""
    finished = Signal(bool)
    """No more comes; false where it was cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self._library = Library(default_game())
        self._task: Task | None = None
        self._files: Sequence[Path] = ()
        self._done = 0

    @property
    def running(self) -> bool:
        """Return whether files are being read."""
        return self._task is not None

    def start(self, folders: Sequence[Path]) -> None:
        """Read every file with games in some folders; a scan that goes on is given up silently."""
        self._drop_task()
        self._files, self._done = (), 0
        self._run(lambda: tuple(files_in(folders)), self._listed)

    def cancel(self) -> None:
        """Read no further; what has been read stays."""
        if self._task is not None:
            self._drop_task()
            self.finished.emit(False)

    def _drop_task(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _run(self, work: Callable[[], object], done: Callable[[Any], None]) -> None:
        task = Task(work)

        def arrived(result: object) -> None:
            if task is self._task:  # it may have been cancelled when its result was on its way
                done(result)

        def broken(problem: Exception) -> None:
            """Let what nobody thought of be reported as any other fault of the program."""
            if task is self._task:
                self.cancel()
            raise problem

        task.done.connect(arrived)
        task.failed.connect(broken)
        self._task = task
        task.start(may_hang=True)

    def _listed(self, files: Sequence[Path]) -> None:
        self._files = files
        self._next()

    def _next(self) -> None:
        self.progressed.emit(Progress(self._done, len(self._files)))
        if self._done == len(self._files):
            self._task = None
            self.finished.emit(True)
            return
        path = self._files[self._done]
        self._run(lambda: self._library.read(path), self._arrived)

    def _arrived(self, found: FileGames | UnreadableFile) -> None:
        self._done += 1
        self.read.emit(found)
        if self._task is not None:  # who listens may have cancelled
            self._next()
