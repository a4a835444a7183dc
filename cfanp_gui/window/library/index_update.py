"""The index of games, opened, brought up to date and asked away from the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from cfanp_gui.core.game import Game, Position
from cfanp_gui.library.entries import GameEntry, UnreadableFile
from cfanp_gui.library.game_index import Found, GameIndex
from cfanp_gui.library.index_file import BUSY, IndexBusyError
from cfanp_gui.library.indexing import Ending, IndexJob, Progress
from cfanp_gui.library.playing_through import position_key
from cfanp_gui.library.query import Query, QueryError
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.library.explorer import ExplorerRow, explorer_rows
from cfanp_gui.window.library.games_model import Order, in_order
from cfanp_gui.window.services.background import Stream, Task
from cfanp_gui.window.services.bot_process import BotProcess

FEW_BYTES, FEW_GAMES = 50_000, 50
"""What is read and played through on a thread; more of it a process of its own does."""


class IndexTask(Task):
    """A question to an index, which asks for much memory: nothing is collected on its thread."""

    pauses_collection = True

    def __init__(self, ask: Callable[[Callable[[], bool]], object]) -> None:
        """`ask` is given what says whether nobody waits for the answer any more."""
        super().__init__(lambda: ask(lambda: self._cancelled))


class IndexUpdate(QObject):
    """One update at a time, which can be left at any time; the window's thread stays free.

    To play games through keeps the interpreter busy, which a thread beside the window's would hold
    up: what takes long is done by a process of its own, which writes into the same file.
    """

    progressed = Signal(object)
    """A `Progress`."""
    finished = Signal(bool)
    """No more comes; false where it was cancelled, or could not be done."""

    def __init__(
        self, path: Path | None, few_bytes: int = FEW_BYTES, command: Sequence[str] = ()
    ) -> None:
        """`path` is where the index is kept; without one it lasts as long as this does.

        More than `few_bytes` are read by a process, whose program is `command`; see `BotProcess`.
        """
        super().__init__()
        self.few_bytes, self.command = few_bytes, command
        self._path = path
        self.index: GameIndex | None = None
        """None before it was first opened."""
        self.problem = ""
        """Why it could not be brought up to date, as a sentence without its full stop."""
        self.is_locked = False
        """Whether that is because another program uses it, so that it is tried again later."""
        self._lock = Lock()
        """Held while a thread works with the index: one that was given up may not be through."""
        self._task: Task | None = None
        self._process: BotProcess | None = None
        self._mended = False
        """Whether the index was made anew for this update."""

    @property
    def running(self) -> bool:
        """Return whether it is being brought up to date."""
        return self._task is not None or self._process is not None

    def start(self, folders: Sequence[Path]) -> None:
        """Bring the index in step with some folders; an update that goes on is given up."""
        self._drop()
        self.problem, self.is_locked, self._mended = "", False, False
        self._begin(tuple(folders))

    def cancel(self) -> None:
        """Go no further; what has been read stays."""
        if self.running:
            self._drop()
            self.finished.emit(False)

    def _drop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if self._process is not None:
            self._process.close()  # it may be killed at any time
            self._process.deleteLater()
            self._process = None

    def _opened(self) -> GameIndex:
        """Return the index, opened once, on whichever thread comes first. Raises IndexBusyError."""
        if self.index is None:
            self.index = GameIndex(self._path)
        return self.index

    def _begin(self, folders: tuple[Path, ...]) -> None:
        """Do what there is to do here where that is little; else have a process do it."""

        def steps() -> Iterator[Progress | Path]:
            with self._lock:
                index = self._opened()
                path = index.file.path
                if path is not None and index.is_long(folders, self.few_bytes, FEW_GAMES):
                    yield path
                else:
                    yield from index.update(folders)

        self._task = task = Stream(steps)
        ways: list[Path] = []
        task.came.connect(lambda told: self._follow(told, ways))
        task.done.connect(lambda _: self._go_on(folders, ways))
        task.failed.connect(self._fail)
        task.start(may_hang=True)

    def _follow(self, told: Sequence[Progress | Path], ways: list[Path]) -> None:
        for one in told:
            if isinstance(one, Path):
                ways.append(one)
            elif self._task is not None:  # who listens may have cancelled
                self.progressed.emit(one)

    def _go_on(self, folders: tuple[Path, ...], ways: list[Path]) -> None:
        """Have a process bring the index up to date that lies in a file; else it is done."""
        self._task = None
        if not ways:
            self.finished.emit(True)
            return
        self._process = BotProcess(self, self.command)
        thought = self._process.ask(IndexJob(ways[0], folders))
        thought.told.connect(self.progressed)
        thought.done.connect(partial(self._end, folders))
        thought.failed.connect(lambda _: self._give_up(tr("the indexing has ended unexpectedly")))

    def _end(self, folders: tuple[Path, ...], answer: tuple[Ending, Exception | None]) -> None:
        """Take what a process answers."""
        self._drop()
        ending, problem = answer
        if ending is Ending.BUSY:
            self._fail(IndexBusyError(BUSY))
        elif problem is None:
            self.finished.emit(ending is Ending.DONE)
        elif self._mended:
            self._fail(problem)
        else:
            self._mended = True
            self._mend(folders, problem)

    def _mend(self, folders: tuple[Path, ...], problem: Exception) -> None:
        """Make the index anew after a process has found it broken, and begin again."""

        def mend() -> None:
            with self._lock:
                self._opened().file.mend(problem)

        self._task = task = Task(mend)
        task.done.connect(lambda _: self._begin(folders))
        task.failed.connect(self._fail)
        task.start(may_hang=True)

    def _give_up(self, sentence: str) -> None:
        self._drop()
        self.problem = sentence
        self.finished.emit(False)

    def _fail(self, problem: Exception) -> None:
        """Say that another program uses the index; report other faults as any of the program."""
        if isinstance(problem, IndexBusyError):
            self.is_locked = True
            self._give_up(translated(problem))
            return
        self.cancel()
        raise problem


# What is asked


_UNSORTED = (-1, Qt.SortOrder.AscendingOrder)


class Answer(NamedTuple):
    """What an index answers at once."""

    found: list[Found]
    order: Order
    """How they are sorted."""
    broken: list[UnreadableFile]
    total: int
    waiting: int
    titles: frozenset[str]
    turns: list[ExplorerRow]
    labels: list[str]
    problem: str


def answer(
    index: GameIndex,
    query: Query,
    table: tuple[Game, Position] | None,
    order: Order,
    stopped: Callable[[], bool],
) -> Answer:
    """Return the answers for the panel of games, all in one state of the index; on any thread.

    The games come in an `order`, so that nobody else sorts them. Raises
    IndexBusyError, and SupersededError once `stopped` says so.
    """
    found = index.at_once(lambda: _answer(index, query, table, stopped))
    return found._replace(found=in_order(found.found, order), order=order)


def _answer(
    index: GameIndex,
    query: Query,
    table: tuple[Game, Position] | None,
    stopped: Callable[[], bool],
) -> Answer:
    found: list[Found] = []
    problem = ""
    try:
        found = index.find(query, stopped)
    except QueryError as error:
        problem = translated(error)
    entries = index.entries()
    games = [one for one in entries if isinstance(one, GameEntry)]
    plain = query._replace(table=None) == Query()
    broken = [one for one in entries if isinstance(one, UnreadableFile) and plain]
    turns: list[ExplorerRow] = []
    labels: list[str] = []
    if table is not None:
        game, position = table
        turns = explorer_rows(game, position, index.explore(position_key(game, position)))
        labels = [game.notation.naming.label(player + 1) for player in range(position.players)]
    titles = frozenset(entry.game.title for entry in games)
    waiting = sum(entry.rounds is None for entry in games)
    return Answer(found, _UNSORTED, broken, len(games), waiting, titles, turns, labels, problem)
