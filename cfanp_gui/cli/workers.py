"""Playing the games of an arena on this machine, in this process or in several."""

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from cfanp_gui.bots.arena import program

TICK = 1.0
"""Seconds after which `Waiting` is yielded if nothing new has happened."""
_MOST_ON_WINDOWS = 61
"""Windows can wait for at most this number of processes at a time."""


class Waiting(NamedTuple):
    """Yielded now and then while games are being played."""

    workers: int | None = None
    """Number of workers, if it has changed."""


class Notice(NamedTuple):
    """Message to be shown while games are being played."""

    sentence: str


class WorkerError(RuntimeError):
    """Raised for a worker with other rules or bots than the sender; the message says which."""


class Numbered(Protocol):
    """Result with the number of its game."""

    @property
    def number(self) -> int:
        """Return the number of the game."""


Played = TypeVar("Played", bound=Numbered)


class Work(NamedTuple, Generic[Played]):
    """The work for each game of a job."""

    play: Callable[[Any, int], Played]
    """Function that does it here, or in another process of this program."""
    answer: Callable[[str, Any, int], str]
    """Function that does it on another machine, and returns a text; see `cluster.answer`."""
    read_answer: Callable[[object, Any, int], Played]
    """Function that returns the validated result of such a text, as `cluster.read_answer`."""


def play_as(wanted: str, job: Any, number: int, work: Work[Played]) -> Played:
    """Return a game of a job. Raises BotError, and WorkerError if this is another program."""
    if program() != wanted:
        raise WorkerError(program())
    return work.play(job, number)


def processes(workers: int, games: int, system: str = sys.platform) -> int:
    """Return the number of processes for some games, given the wanted number of workers."""
    return min(workers, games, _MOST_ON_WINDOWS if system == "win32" else workers)


def local_games(
    job: Any, numbers: Sequence[int], workers: int, work: Work[Played]
) -> Iterator[Played | Waiting]:
    """Yield games of a job as they end, played by `workers` processes; for 1 by this one.

    `Waiting` is yielded while it waits.

    Raises BotError, WorkerError, and BrokenExecutor when a process is killed.
    """
    if workers == 1 or len(numbers) < 2:
        for number in numbers:
            yield work.play(job, number)
        return
    # Not needed for a single process, and slow to load.
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing import active_children, get_context
    from queue import Empty, SimpleQueue

    others = set(active_children())
    pool = ProcessPoolExecutor(
        processes(workers, len(numbers)),
        mp_context=get_context("spawn"),
        initializer=_begin_to_work,
    )
    try:
        # Not `wait`, which locks all games at every check: a signal at that moment would leave some
        # locked, and the pool could never be shut down.
        ended: SimpleQueue[Future[Played]] = SimpleQueue()
        with ctrl_c_put_off():  # processes start here, and inherit the deferral
            for number in numbers:
                pool.submit(play_as, program(), job, number, work).add_done_callback(ended.put)
        left = len(numbers)
        while left:
            try:
                future = ended.get(timeout=TICK)
            except Empty:
                yield Waiting()
            else:
                left -= 1
                yield future.result()
    except BaseException:
        # No game is awaited: the pool notices, and gives up the others.
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def ctrl_c_put_off() -> Iterator[None]:
    """Defer Ctrl+C until afterwards; on Windows ignore it until then."""
    if sys.platform == "win32":
        import ctypes

        # Without a handler, this sets whether Ctrl+C is ignored, which child processes inherit.
        ctypes.windll.kernel32.SetConsoleCtrlHandler(None, True)
        try:
            yield
        finally:
            ctypes.windll.kernel32.SetConsoleCtrlHandler(None, False)
        return
    import signal

    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_to_work() -> None:
    """Prepare a playing process: it ends with its parent, and only then."""
    import os
    import signal
    from multiprocessing import parent_process

    # A person who interrupts the run ends that process; it ends the others, which stay silent.
    for name in ("SIGINT", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    parent = parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
