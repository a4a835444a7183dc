"""Reads a file of games away from the window's thread; of several, the last asked for counts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.text import Text, one_line
from cfanp_gui.games.registry import default_game, find_game
from cfanp_gui.window.services.background import Task

if TYPE_CHECKING:
    from cfanp_gui.library.headings import GamePlace
    from cfanp_gui.record.game_record import GameRecord
    from cfanp_gui.session.game_file import GameFile


class FileReader(QObject):
    """Does one piece of work about a file at a time, on another thread."""

    busy = Signal(str)
    """What is being read, for a person; empty when nothing is any more."""

    def __init__(self, drop: Callable[[Any], None]) -> None:
        """`drop` is given, on any thread, a result for which nobody waits any more."""
        super().__init__()
        self._drop = drop
        self._task: Task | None = None
        self.path: Path | None = None
        """The file that is being read; None while none is."""

    def start(
        self,
        path: Path,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        may_hang: bool = False,
    ) -> None:
        """Do something about a file in place of what is being read.

        On this thread `done` is called with the result, or `failed`, unless the work is given up.
        `may_hang` is as in `Task.start`.
        """
        self.cancel()

        def arrived(result: object) -> None:
            if self._finish(task):
                done(result)
            else:
                self._drop(result)

        def broken(problem: Exception) -> None:
            if self._finish(task):
                failed(problem)

        task = Task(work, self._drop)
        task.done.connect(arrived)
        task.failed.connect(broken)
        self._task, self.path = task, path
        self.busy.emit(self.tr("Opening {file} …").format(file=one_line(path.name)))
        task.start(may_hang)

    def cancel(self) -> None:
        """Forget a file that is being read."""
        if self._task is not None:
            self._task.cancel()
            self._task = self.path = None
            self.busy.emit("")

    def _finish(self, task: Task) -> bool:
        """Return whether a task that is through is still the one that is waited for."""
        if task is not self._task:
            return False
        self._task = self.path = None
        self.busy.emit("")
        return True


def read_games(path: Path, number: int = 0) -> tuple[GameFile, list[GameRecord]]:
    """Return a file, as it was before it was read, and its games; a position is one without moves.

    `number` is one of them that has to be there, from 0. Raises OSError and RecordError.
    """
    # Loaded here, on the other thread.
    from cfanp_gui.record import cpgn
    from cfanp_gui.record.files import check_regular, sweep_parts
    from cfanp_gui.record.game_record import RecordError
    from cfanp_gui.session import formats
    from cfanp_gui.session.game_file import GameFile

    file = GameFile.now(path, number)
    check_regular(path)
    if path.suffix.lower() in (*formats.GAMES, *formats.POSITIONS):
        games = formats.load(path, default_game())
    else:
        games = cpgn.load(path, find_game)
    sweep_parts(path.parent)
    if not games:
        raise RecordError(Text("it contains no game"))
    if number >= len(games):
        raise RecordError(Text("it contains no game {number} any more", number=number + 1))
    return file._replace(alone=len(games) == 1), games


def read_one(path: Path, number: int, place: GamePlace | None) -> tuple[GameFile, GameRecord]:
    """Return a file and one of its games, by its number from 0.

    Where its `place` is known and the file is as it was, the others are not read. Raises OSError
    and RecordError.
    """
    from cfanp_gui.library import headings
    from cfanp_gui.record.files import check_regular
    from cfanp_gui.record.game_record import RecordError
    from cfanp_gui.session.game_file import GameFile

    file, status = GameFile.now(path, number), check_regular(path)
    if place is not None and (status.st_mtime_ns, status.st_size) == (place.modified, place.size):
        with suppress(RecordError):  # what is wrong with the file is told by reading all of it
            text = headings.read_text(path)
            game = headings.read_game(path, text, place.begin, place.end)
            return file._replace(alone=place.of == 1), game
    file, games = read_games(path, number)
    return file, games[number]
