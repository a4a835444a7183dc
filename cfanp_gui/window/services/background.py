"""Long work off the window's thread."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterable
from time import monotonic, sleep
from typing import Any

from PySide6.QtCore import SIGNAL, QObject, QRunnable, QThreadPool, Signal
from shiboken6 import isValid

EMIT_S = 0.02
"""How long a stream gathers what it finds, in seconds: a picture is drawn no more often."""
REST_S = 0.0002
"""How long it lets the window's thread have the interpreter after each thing found, in seconds."""


class Task(QObject):
    """A piece of work on another thread; its signals arrive on the thread that made it."""

    done = Signal(object)
    failed = Signal(object)
    _ended = Signal(str, object)
    """The signal that is to follow, and what it says."""
    pauses_collection = False
    """Whether no garbage is collected while it is worked on, see `_Keeper`."""

    def __init__(
        self, work: Callable[[], Any], drop: Callable[[Any], None] = lambda _: None
    ) -> None:
        """`drop` is given, on either thread, a result for which nobody waits any more."""
        super().__init__()
        self._work = work
        self._drop = drop
        self._cancelled = False
        self._ended.connect(self._tell)

    def start(self, may_hang: bool = False) -> None:
        """Begin; one of the signals follows unless the task is cancelled.

        Work that `may_hang`, as the reading of a file on a network may, does not keep the program
        from ending.
        """
        runner = _kept(self)
        if may_hang:
            threading.Thread(target=runner.run, daemon=True).start()
        else:
            QThreadPool.globalInstance().start(runner)

    def cancel(self) -> None:
        """Forget the task: its result, when it comes or is on its way already, is dropped."""
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
        """Say how it ended, unless it was cancelled since; called on the thread that made it."""
        if not self._cancelled:
            getattr(self, signal).emit(value)
        elif signal == "done":
            self._drop(value)

    def _result(self) -> Any:
        return self._work()

    def let_go(self) -> None:
        """Forget who was told: they may hold the task itself, and nothing else would end that."""
        for name in ("done", "failed") if isValid(self) else ():
            if self.receivers(SIGNAL(f"{name}(PyObject)")):
                getattr(self, name).disconnect()

    def _emit(self, signal: str, *values: object) -> bool:
        """Emit a signal; return whether there is still a receiver.

        At exit a task may be deleted while it works.
        """
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
    """Things found one by one on another thread; `done` follows when all there is has come."""

    came = Signal(object)
    """A tuple of what was found since the last one; never empty."""
    pauses_collection = True

    def __init__(self, items: Callable[[], Iterable[Any]]) -> None:
        """`items` is called on the other thread, and what it returns is gone through there."""
        super().__init__(items)
        self.over = False
        """Whether the other thread has let go of it."""

    def let_go(self) -> None:
        """Know that the other thread has let go of it."""
        super().let_go()
        self.over = True

    def _result(self) -> None:
        """Go through the items, leaving off where nobody waits for more; on the other thread."""
        found: list[Any] = []
        sent = 0.0  # the first thing found is shown at once
        for item in () if self._cancelled else self._work():
            if self._cancelled:
                return
            found.append(item)
            if monotonic() - sent >= EMIT_S:
                self._emit("came", tuple(found))
                found.clear()
                sent = monotonic()
            sleep(REST_S)
        if found:
            self._emit("came", tuple(found))


class _Keeper(QObject):
    """Keeps work until the other thread has let go of it; lives on the window's thread.

    Who has the last reference to a task deletes it, and what is Qt's may be deleted on
    the window's thread only: events for it may be on their way there. Python also collects garbage
    on whichever thread happens to ask for memory, widgets and scenes among it; so nothing is
    collected while streams are worked on, which ask for much.
    """

    left = Signal(object)
    """The other thread has let go of the work with an `id`."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: dict[int, Task] = {}
        self._collects = False
        """Whether garbage was collected before."""
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
            gc.collect(0)  # what has gathered is collected here, before another thread does

    def _is_pausing(self) -> bool:
        return any(work.pauses_collection for work in self._kept.values())


_keeper: _Keeper | None = None


def _kept(work: Task) -> _Runner:
    """Return what does some work on another thread; until that is over it is kept on this one."""
    global _keeper  # noqa: PLW0603 -- it belongs to the window's thread, as who starts does
    if _keeper is None:
        _keeper = _Keeper()
    _keeper.keep(work)
    return _Runner(work, _keeper)


class _Runner(QRunnable):
    def __init__(self, work: Task, keeper: _Keeper) -> None:
        super().__init__()
        self._work: Task | None = work
        self._keeper = keeper

    def run(self) -> None:
        work, self._work = self._work, None
        assert work is not None, "it is run once"
        number = id(work)
        try:
            work.run()
        finally:
            del work
            try:
                self._keeper.left.emit(number)
            except RuntimeError:  # the program is being left
                if isValid(self._keeper):
                    raise
