"""Work on one file at a time, off the window's thread."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.text import one_line

if TYPE_CHECKING:
    from cfanp_gui.window.services.background import Task


class FileReader(QObject):
    """Worker that reads one file at a time on another thread; a new request replaces the last."""

    busy = Signal(str)
    """Carries the words for what is being read; empty when nothing is."""

    def __init__(self) -> None:
        super().__init__()
        self._task: Task | None = None
        self.path: Path | None = None
        """File that is being read; None while none is."""

    @property
    def is_reading(self) -> bool:
        """Return True if a file or a text is being read."""
        return self._task is not None

    def start(
        self,
        path: Path | None,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Work on a file, or a text, in place of the one being read.

        On this thread `done` is called with the result, or `failed`, unless the work is cancelled.
        """
        from cfanp_gui.window.services.background import Task  # no window opens with it

        self.cancel()

        def finish(act: Callable[[Any], None], result: object) -> None:
            if task is self._task:
                self._task = self.path = None
                self.busy.emit("")
                act(result)

        task = Task(work)
        task.done.connect(partial(finish, done))
        task.failed.connect(partial(finish, failed))
        self._task, self.path = task, path
        words = self.tr("Reading the text …")
        if path is not None:
            words = self.tr("Opening {file} …").format(file=one_line(path.name))
        self.busy.emit(words)
        task.start(may_hang=path is not None)

    def cancel(self) -> None:
        """Stop reading a file."""
        if self._task is not None:
            self._task.cancel()
            self._task = self.path = None
            self.busy.emit("")
