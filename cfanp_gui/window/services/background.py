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
    _over = Signal()

    def __init__(
        self, work: Callable[[], Any], drop: Callable[[Any], None] = lambda _: None
    ) -> None:
        """`drop` is given, on the other thread, a result for which nobody waits any more."""
        super().__init__()
        self._over.connect(self._let_go)
        self._work = work
        self._drop = drop
        self._cancelled = False

    def start(self, may_hang: bool = False) -> None:
        """Begin; one of the signals follows unless the task is cancelled.

        Work that `may_hang`, as the reading of a file on a network may, does not keep the program
        from ending.
        """
        if may_hang:
            threading.Thread(target=self.run, daemon=True).start()
        else:
            QThreadPool.globalInstance().start(_Runner(self))

    def cancel(self) -> None:
        """Forget the task: its result, when it comes, is dropped."""
        self._cancelled = True

    def run(self) -> None:
        """Do the work; called on the other thread."""
        try:
            result = self._work()
        except Exception as problem:
            self._emit("failed", problem)
        else:
            if not self._emit("done", result):
                self._drop(result)
        self._emit("_over")

    def _let_go(self) -> None:
        """Forget who was told: they may hold the task itself, and nothing else would end that."""
        for name in ("done", "failed"):
            if self.receivers(SIGNAL(f"{name}(PyObject)")):
                getattr(self, name).disconnect()

    def _emit(self, signal: str, *values: object) -> bool:
        """Emit a signal; return whether there is still a receiver.

        At exit, or with its owner, a task may be deleted while it works.
        """
        if self._cancelled and values:
            return False
        try:
            getattr(self, signal).emit(*values)
        except RuntimeError:
            if isValid(self):
                raise
            return False
        return True


class Stream(QObject):
    """Things found one by one on another thread; its signals arrive on the thread that made it."""

    came = Signal(object)
    """A tuple of what was found since the last one; never empty."""
    done = Signal()
    """Everything there is has come."""
    failed = Signal(object)
    """The exception that ended it."""

    def __init__(self, items: Callable[[], Iterable[Any]]) -> None:
        """`items` is called on the other thread, and what it returns is gone through there."""
        super().__init__()
        self._items = items
        self._cancelled = False
        self.over = False
        """Whether the other thread has let go of it."""

    def start(self) -> None:
        """Begin; `done` or `failed` follows unless the stream is cancelled."""
        global _keeper  # noqa: PLW0603 -- it belongs to the window's thread, as who starts does
        if _keeper is None:
            _keeper = _Keeper()
        _keeper.keep(self)
        QThreadPool.globalInstance().start(_StreamRunner(self, _keeper))

    def cancel(self) -> None:
        """Leave off after what is being worked on now; nothing more comes."""
        self._cancelled = True

    def run(self) -> None:
        """Go through the items; called on the other thread."""
        found: list[Any] = []
        sent = 0.0  # the first thing found is shown at once
        try:
            for item in () if self._cancelled else self._items():
                if self._cancelled:
                    return
                found.append(item)
                if monotonic() - sent >= EMIT_S:
                    self._emit("came", tuple(found))
                    found.clear()
                    sent = monotonic()
                sleep(REST_S)
        except Exception as problem:
            self._emit("failed", problem)
            return
        if found:
            self._emit("came", tuple(found))
        self._emit("done")

    def _emit(self, signal: str, *values: object) -> None:
        """Emit a signal, unless nobody waits for it any more, or the program is being left."""
        if self._cancelled:
            return
        try:
            getattr(self, signal).emit(*values)
        except RuntimeError:
            if isValid(self):
                raise


class _Keeper(QObject):
    """Keeps streams until the other thread has let go of them; lives on the window's thread.

    The last to have a stream deletes it, and Python collects garbage on whichever thread happens
    to ask for memory: widgets and scenes among it would be deleted there. But what is Qt's may be
    deleted on the window's thread only. So nothing is collected while streams are worked on.
    """

    left = Signal(object)
    """The other thread has let go of the stream with an `id`."""

    def __init__(self) -> None:
        super().__init__()
        self._streams: dict[int, Stream] = {}
        self._collects = False
        """Whether garbage was collected before."""
        self.left.connect(self._leave)

    def keep(self, stream: Stream) -> None:
        """Keep a stream that is about to begin."""
        if not self._streams:
            self._collects = gc.isenabled()
            gc.disable()
        self._streams[id(stream)] = stream

    def _leave(self, number: int) -> None:
        self._streams.pop(number).over = True
        if not self._streams and self._collects:
            gc.enable()
            gc.collect(0)  # what has gathered is collected here, before another thread does


_keeper: _Keeper | None = None


class _StreamRunner(QRunnable):
    def __init__(self, stream: Stream, keeper: _Keeper) -> None:
        super().__init__()
        self._stream: Stream | None = stream
        self._keeper = keeper

    def run(self) -> None:
        stream, self._stream = self._stream, None
        assert stream is not None, "it is run once"
        number = id(stream)
        try:
            stream.run()
        finally:
            del stream
            try:
                self._keeper.left.emit(number)
            except RuntimeError:  # the program is being left
                if isValid(self._keeper):
                    raise


class _Runner(QRunnable):
    def __init__(self, task: Task) -> None:
        super().__init__()
        self._task = task

    def run(self) -> None:
        self._task.run()
