"""Long work off the window's thread."""

import gc
import threading
from collections.abc import Callable, Iterable
from time import monotonic, sleep
from typing import Any

from PySide6.QtCore import SIGNAL, QObject, QThreadPool, Signal
from shiboken6 import isValid

EMIT_S = 0.02
"""Time for which a stream gathers items, in seconds: a picture is drawn no more often."""


class Task(QObject):
    """Work on another thread; its signals arrive on the thread that made it."""

    done = Signal(object)
    failed = Signal(object)
    _ended = Signal(str, object)
    """Carries the name of the signal to emit, and its argument."""
    pauses_collection = False
    """True if no garbage is collected during the work, see `_Keeper`."""

    def __init__(
        self, work: Callable[[], Any], drop: Callable[[Any], None] = lambda _: None
    ) -> None:
        """`drop` is given, on either thread, a result for which nobody waits any more."""
        super().__init__()
        self._work, self._drop, self._cancelled = work, drop, False
        self._ended.connect(self._tell)

    def start(self, may_hang: bool = False) -> None:
        """Begin; one of the signals follows unless the task is cancelled.

        Work that `may_hang`, such as the reading of a file on a network, does not keep the program
        from ending.
        """
        if may_hang:
            threading.Thread(target=_runner(self), daemon=True).start()
        else:
            QThreadPool.globalInstance().start(_runner(self))

    def cancel(self) -> None:
        """Cancel the task: its result is dropped, even if it is on its way already."""
        self._cancelled = True

    def run(self) -> None:
        """Do the work; called on the other thread."""
        try:
            result = self._result()
        except Exception as problem:
            self._emit("_ended", "failed", problem)
        else:
            if not self._emit("_ended", "done", result):
                self._drop(result)

    def _tell(self, signal: str, value: object) -> None:
        """Emit the result, unless the task was cancelled; called on the thread that made it."""
        if not self._cancelled:
            getattr(self, signal).emit(value)
        elif signal == "done":
            self._drop(value)

    def _result(self) -> Any:
        return self._work()

    def let_go(self) -> None:
        """Drop the receivers: they may hold the task itself, which would keep both for good."""
        for name in ("done", "failed") if isValid(self) else ():
            if self.receivers(SIGNAL(f"{name}(PyObject)")):
                getattr(self, name).disconnect()

    def _emit(self, signal: str, *values: object) -> bool:
        """Emit a signal; return True if there is still a receiver, not deleted at exit."""
        if self._cancelled:
            return False
        try:
            getattr(self, signal).emit(*values)
        except RuntimeError:
            if isValid(self):
                raise
            return False
        return True


class Stream(Task):
    """Items found one by one on another thread; `done` follows after the last."""

    came = Signal(object)
    """Carries a tuple of the items found since the last one; never empty."""
    pauses_collection = True

    def __init__(self, items: Callable[[], Iterable[Any]]) -> None:
        """`items` is called on the other thread, and its result is iterated there."""
        super().__init__(items)
        self.over = False
        """True if the other thread has released it."""

    def let_go(self) -> None:
        """Take note that the other thread has released it."""
        super().let_go()
        self.over = True

    def _result(self) -> None:
        """Iterate over the items until the stream is cancelled; on the other thread."""
        items: list[Any] = []
        sent = 0.0  # the first item is shown at once
        for item in () if self._cancelled else self._work():
            if self._cancelled:
                return
            items.append(item)
            if monotonic() - sent >= EMIT_S:
                self._emit("came", tuple(items))
                items.clear()
                sent = monotonic()
            sleep(0.0002)  # the window has its turn
        if items:
            self._emit("came", tuple(items))


class _Keeper(QObject):
    """Keeper of work until the other thread has released it; lives on the window's thread.

    The holder of the last reference to a task deletes it, and Qt's objects may be deleted on
    the window's thread only: events for them may be on their way there. Python also collects
    garbage on any thread that allocates memory, widgets and scenes among it; so nothing is
    collected during streams, which allocate much.
    """

    left = Signal(object)
    """Carries the `id` of work that the other thread has released."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: dict[int, Task] = {}
        self._collects = False
        """True if garbage collection was enabled before."""
        self.left.connect(self._leave)

    def keep(self, work: Task) -> None:
        """Keep work that is about to begin."""
        if work.pauses_collection and not self._is_pausing():
            self._collects = gc.isenabled()
            gc.disable()
        self._kept[id(work)] = work

    def _leave(self, number: int) -> None:
        work = self._kept.pop(number)
        work.let_go()
        if work.pauses_collection and not self._is_pausing() and self._collects:
            gc.enable()
            gc.collect(0)  # present garbage is collected here, before another thread does so

    def _is_pausing(self) -> bool:
        return any(work.pauses_collection for work in self._kept.values())


_keeper: _Keeper | None = None


def _runner(work: Task) -> Callable[[], None]:
    """Return a function that does work on another thread, and keep it on this one until then."""
    global _keeper  # noqa: PLW0603 -- it belongs to the window's thread, as who starts does
    keeper = _keeper = _keeper or _Keeper()
    keeper.keep(work)
    held = [work]

    def run() -> None:
        task = held.pop()
        number = id(task)
        try:
            task.run()
        finally:
            del task
            try:
                keeper.left.emit(number)
            except RuntimeError:  # the program is exiting
                if isValid(keeper):
                    raise

    return run
