"""Long work off the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from shiboken6 import isValid


class Task(QObject):
    """A piece of work on another thread; its signals arrive on the thread that made it."""

    done = Signal(object)
    failed = Signal(object)

    def __init__(
        self, work: Callable[[], Any], drop: Callable[[Any], None] = lambda _: None
    ) -> None:
        """`drop` is given, on the other thread, a result for which nobody waits any more."""
        super().__init__()
        self._work = work
        self._drop = drop
        self._cancelled = False

    def start(self) -> None:
        """Begin; one of the signals follows unless the task is cancelled."""
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
            return
        if not self._emit("done", result):
            self._drop(result)

    def _emit(self, signal: str, value: object) -> bool:
        """Emit a signal; return whether there is still a receiver.

        At exit, or with its owner, a task may be deleted while it works.
        """
        if self._cancelled:
            return False
        try:
            getattr(self, signal).emit(value)
        except RuntimeError:
            if isValid(self):
                raise
            return False
        return True


class _Runner(QRunnable):
    def __init__(self, task: Task) -> None:
        super().__init__()
        self._task = task

    def run(self) -> None:
        self._task.run()
