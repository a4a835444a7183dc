"""The index of games, opened, brought up to date and asked away from the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.game import Game, Position
from cfanp_gui.library.entries import GameEntry, UnreadableFile
from cfanp_gui.library.game_index import Found, GameIndex, Progress
from cfanp_gui.library.playing_through import position_key
from cfanp_gui.library.query import Query, QueryError
from cfanp_gui.table.translate import translated
from cfanp_gui.window.library.explorer import ExplorerRow, explorer_rows
from cfanp_gui.window.services.background import REST_S, Task

_STEP_S = 0.08
"""For so long, in seconds, the other thread works before it says how far it is."""


class IndexTask(Task):
    """Work with an index, which asks for much memory: nothing is collected on its thread."""

    pauses_collection = True


class IndexUpdate(QObject):
    """One update at a time, in short steps between which it can be left."""

    progressed = Signal(object)
    """A `Progress`."""
    finished = Signal(bool)
    """No more comes; false where it was cancelled."""

    def __init__(self, path: Path | None) -> None:
        """`path` is where the index is kept; without one it lasts as long as this does."""
        super().__init__()
        self._path = path
        self.index: GameIndex | None = None
        """None before it was first opened."""
        self._lock = Lock()
        """Held while a thread works with the index: one that was given up may not be through."""
        self._task: Task | None = None
        self._steps: Iterator[Progress] = iter(())

    @property
    def running(self) -> bool:
        """Return whether it is being brought up to date."""
        return self._task is not None

    def start(self, folders: Sequence[Path]) -> None:
        """Bring the index in step with some folders; an update that goes on is given up."""
        self._drop()
        self._run(self._opened, lambda index: self._go(index, folders))

    def _opened(self) -> GameIndex:
        """Return the index, opened once, on whichever thread comes first."""
        if self.index is None:
            self.index = GameIndex(self._path)
        return self.index

    def cancel(self) -> None:
        """Go no further; what has been read stays."""
        if self._task is not None:
            self._drop()
            self.finished.emit(False)

    def _drop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _go(self, index: GameIndex, folders: Sequence[Path]) -> None:
        self._steps = index.update(folders)
        self._next()

    def _next(self) -> None:
        steps = self._steps
        self._run(lambda: _some(steps), self._arrived)

    def _arrived(self, progress: Progress | None) -> None:
        if progress is None:
            self._task = None
            self.finished.emit(True)
            return
        self.progressed.emit(progress)
        if self._task is not None:  # who listens may have cancelled
            self._next()

    def _run(self, work: Callable[[], object], done: Callable[[Any], None]) -> None:
        def alone() -> object:
            with self._lock:
                return work()

        self._task = IndexTask(alone)
        self._task.done.connect(done)
        self._task.failed.connect(self._fail)
        self._task.start(may_hang=True)

    def _fail(self, problem: Exception) -> None:
        """Let what nobody thought of be reported as any other fault of the program."""
        self.cancel()
        raise problem


def _some(steps: Iterator[Progress]) -> Progress | None:
    """Do as many steps as fit into a moment; return how far that is, None at the end."""
    until, last = monotonic() + _STEP_S, None
    for last in steps:
        if monotonic() >= until:
            return last
        sleep(REST_S)
    return None


# What is asked


class Answer(NamedTuple):
    """What an index answers at once."""

    found: list[Found]
    broken: list[UnreadableFile]
    total: int
    waiting: int
    titles: frozenset[str]
    turns: list[ExplorerRow]
    labels: list[str]
    problem: str


def answer(index: GameIndex, query: Query, table: tuple[Game, Position] | None) -> Answer:
    """Return what the panel of games asks an index, all at once; on any thread."""
    found: list[Found] = []
    problem = ""
    try:
        found = index.find(query)
    except QueryError as error:
        problem = translated(error)
    games = [one for one in index.entries() if isinstance(one, GameEntry)]
    plain = query._replace(table=None) == Query()
    broken = [one for one in index.entries() if isinstance(one, UnreadableFile) and plain]
    turns: list[ExplorerRow] = []
    labels: list[str] = []
    if table is not None:
        game, position = table
        turns = explorer_rows(game, position, index.explore(position_key(game, position)))
        labels = [game.notation.naming.label(player + 1) for player in range(position.players)]
    titles = frozenset(entry.game.title for entry in games)
    return Answer(found, broken, len(games), index.waiting(), titles, turns, labels, problem)
