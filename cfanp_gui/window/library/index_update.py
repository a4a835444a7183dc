"""Index of games, opened, updated and queried off the window's thread."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.game import Game, Position
from cfanp_gui.library.entries import GameEntry, UnreadableFile
from cfanp_gui.library.game_index import Found, GameIndex
from cfanp_gui.library.index_file import BUSY, IndexBusyError
from cfanp_gui.library.indexing import IndexJob, JobEnd, Progress
from cfanp_gui.library.playing_through import position_key
from cfanp_gui.library.query import Query, QueryError
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.library.explorer import ExplorerRow, explorer_rows
from cfanp_gui.window.library.games_model import Order, in_order
from cfanp_gui.window.services.background import Stream, Task
from cfanp_gui.window.services.bot_process import BotProcess, give_up

FEW_BYTES, FEW_GAMES = 50_000, 50
"""Number of bytes read, and of games played through, on a thread; more need a process."""


class IndexTask(Task):
    """Query of an index, which allocates much: no garbage is collected on its thread."""

    pauses_collection = True

    def __init__(self, ask: Callable[[Callable[[], bool]], object]) -> None:
        """`ask` is called with a function that returns True if the query was cancelled."""
        super().__init__(lambda: ask(lambda: self._cancelled))


class IndexUpdate(QObject):
    """One update of an index at a time, which can be cancelled; a process does long ones."""

    progressed = Signal(object)
    """Carries a `Progress`."""
    finished = Signal(bool)
    """Carries False if the update was cancelled or failed; emitted at the end of an update."""

    few_bytes = FEW_BYTES
    """Bytes of files of which more are read in a process."""
    command: Sequence[str] = ()
    """Program of that process; without one it is this program's own."""

    def __init__(self, path: Path | None) -> None:
        """`path` is None for an index in memory."""
        super().__init__()
        self._path = path
        self.index: GameIndex | None = None
        """Index; None before it was first opened."""
        self.problem = ""
        """Reason it could not be updated, as a sentence without its full stop."""
        self.is_locked = False
        """True if the reason is that another program uses it, so that it is tried again later."""
        self._lock = Lock()
        """Held while a thread works with the index, because a cancelled one may still run."""
        self._work: Task | BotProcess | None = None
        self._mended = False
        """True if the index was made anew for this update."""

    @property
    def running(self) -> bool:
        """Return True while an update is going on."""
        return self._work is not None

    def start(self, folders: Sequence[Path]) -> None:
        """Update the index from some folders; an update that goes on is cancelled."""
        self._drop()
        self.problem, self.is_locked, self._mended = "", False, False
        self._begin(tuple(folders))

    def cancel(self) -> None:
        """Stop; files read so far stay in the index."""
        if self.running:
            self._drop()
            self.finished.emit(False)

    def _drop(self) -> None:
        work, self._work = self._work, None
        give_up(work)

    def _opened(self) -> GameIndex:
        """Return the index, opened once, on whichever thread comes first. Raises IndexBusyError."""
        if self.index is None:
            self.index = GameIndex(self._path)
        return self.index

    def _begin(self, folders: tuple[Path, ...]) -> None:
        """Do a small update here, else have a process do it."""

        def steps() -> Iterator[Progress | Path]:
            with self._lock:
                index = self._opened()
                path = index.path
                if path is not None and index.is_long(folders, self.few_bytes, FEW_GAMES):
                    yield path
                else:
                    yield from index.update(folders)

        self._work = task = Stream(steps)
        ways: list[Path] = []
        task.came.connect(lambda step: self._follow(step, ways))
        task.done.connect(lambda _: self._go_on(folders, ways))
        task.failed.connect(self._fail)
        task.start(may_hang=True)

    def _follow(self, steps: Sequence[Progress | Path], ways: list[Path]) -> None:
        for step in steps:
            if isinstance(step, Path):
                ways.append(step)
            elif self.running:  # a listener may have cancelled
                self.progressed.emit(step)

    def _go_on(self, folders: tuple[Path, ...], ways: list[Path]) -> None:
        """Have a process do a long update; a short one is finished already."""
        self._work = None
        if not ways:
            self.finished.emit(True)
            return
        self._work = process = BotProcess(self, self.command)
        thought = process.ask(IndexJob(ways[0], folders))
        thought.told.connect(self.progressed)
        thought.done.connect(partial(self._end, folders))
        thought.failed.connect(lambda _: self._give_up(tr("the indexing has ended unexpectedly")))

    def _end(self, folders: tuple[Path, ...], answer: tuple[JobEnd, Exception | None]) -> None:
        self._drop()
        ending, problem = answer
        if ending is JobEnd.BUSY:
            self._fail(IndexBusyError(BUSY))
        elif problem is None:
            self.finished.emit(ending is JobEnd.DONE)
        elif self._mended:
            self._fail(problem)
        else:
            self._mended = True
            self._mend(folders, problem)

    def _mend(self, folders: tuple[Path, ...], problem: Exception) -> None:
        """Rebuild the index after a process has found it broken, and begin again."""

        def mend() -> None:
            with self._lock:
                self._opened().mend(problem)

        self._work = task = Task(mend)
        task.done.connect(lambda _: self._begin(folders))
        task.failed.connect(self._fail)
        task.start(may_hang=True)

    def _give_up(self, sentence: str) -> None:
        self._drop()
        self.problem = sentence
        self.finished.emit(False)

    def _fail(self, problem: Exception) -> None:
        """Report that another program uses the index, or other faults like any of the program."""
        if isinstance(problem, IndexBusyError):
            self.is_locked = True
            self._give_up(translated(problem))
            return
        self.cancel()
        raise problem


OnTable = tuple[Game, Position]
"""Position on the table, with its game."""


@dataclass(frozen=True, slots=True)
class Findings:
    """Immediate answer of an index."""

    found: Sequence[Found] = ()
    broken: Sequence[UnreadableFile] = ()
    total: int = 0
    waiting: int = 0
    titles: frozenset[str] = frozenset()
    turns: Sequence[ExplorerRow] = ()
    labels: Sequence[str] = ()
    problem: str = ""
    order: Order | None = None
    """Sort order of the games."""


def answer(
    index: GameIndex, query: Query, table: OnTable | None, order: Order, stopped: Callable[[], bool]
) -> Findings:
    """Return the answers for the panel of games, from one state of the index; on any thread."""
    reply = index.at_once(lambda: _answer(index, query, table, stopped))
    return replace(reply, found=in_order(reply.found, order), order=order)


def _answer(
    index: GameIndex, query: Query, table: OnTable | None, stopped: Callable[[], bool]
) -> Findings:
    matching, problem = list[Found](), ""
    try:
        matching = index.find(query, stopped)
    except QueryError as error:
        problem = translated(error)
    entries = index.entries()
    games = [entry for entry in entries if isinstance(entry, GameEntry)]
    plain = query._replace(table=None) == Query()
    broken = [entry for entry in entries if isinstance(entry, UnreadableFile) and plain]
    turns, labels = list[ExplorerRow](), list[str]()
    if table is not None:
        game, position = table
        turns = explorer_rows(game, position, index.explore(position_key(game, position)))
        labels = [game.notation.naming.label(player + 1) for player in range(position.players)]
    titles = frozenset(entry.game.title for entry in games)
    waiting = sum(entry.rounds is None for entry in games)
    return Findings(matching, broken, len(games), waiting, titles, turns, labels, problem)
