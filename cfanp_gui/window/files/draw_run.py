"""Drawing of a picture or a film: off the window's thread, and cancellable.

A thread writes SVG; a process renders it, because Qt blocks all threads while it draws.
"""

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from cfanp_gui.record import rendering
from cfanp_gui.record.files import replace_file
from cfanp_gui.table.translate import translated
from cfanp_gui.window.services.background import Task
from cfanp_gui.window.services.bot_process import set_environment

POLL_MS = 60
"""Interval at which progress is checked, in milliseconds."""
_WRITING = 30
"""Percentage of the work taken by writing the SVG if it has to be rendered."""

_PAUSE = 0.001
"""Pause for the window's thread at every step, in seconds; Python alone is slow to give way."""

Progressed = Callable[[int, int], None]
"""Reports the number done and the total; raises an exception if the work was cancelled."""
SvgWork = Callable[[Progressed], Iterable[str]]
"""Returns SVG documents; called on another thread."""
Renderer = Callable[[list[Path], Path], list[str]]
"""Returns the program and the arguments that draw SVG files into one."""


class _CancelledError(Exception):
    """Error that ends cancelled work."""


class DrawRun(QObject):
    """Run that draws one file; it is deleted when it is done."""

    progressed = Signal(int)
    """Carries the progress, in percent."""
    done = Signal()
    failed = Signal(str)
    """Carries the reason of a failure, in one plain sentence without a full stop."""
    ended = Signal()
    """Emitted when it is over, successful or not."""

    def __init__(
        self, parent: QObject, work: SvgWork, target: Path, command: Renderer = rendering.command
    ) -> None:
        """`command` returns the command that draws files; see `rendering.command`."""
        super().__init__(parent)
        self._command = command
        self._work = work
        self._target = target
        self._part = 0.0
        self._cancelled = False
        self._over = False
        self._folder: TemporaryDirectory[str] | None = None
        self._process: QProcess | None = None
        self._count = 0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(lambda: self.progressed.emit(round(self._part)))
        self._task: Task | None = None

    def start(self) -> None:
        """Begin; one of the signals follows."""
        self._task = Task(self._write)
        self._task.done.connect(self._written)
        self._task.failed.connect(self._broken)
        self._timer.start()
        self._task.start()

    def cancel(self) -> None:
        """Stop; the file stays as it was."""
        self._cancelled = True
        if self._process is not None:
            self._process.kill()
            self._process.waitForFinished(1000)
        self._end()

    @property
    def _drawn(self) -> bool:
        """Return True if another process has to draw."""
        return self._target.suffix.lower() in rendering.DRAWN

    # On the other thread

    def _write(self) -> list[Path]:
        pictures = self._work(self._tell)
        if not self._drawn:
            (picture,) = pictures
            replace_file(self._target, picture.encode())
            return []
        folder = self._folder = TemporaryDirectory(prefix="cfanp-", ignore_cleanup_errors=True)
        sources = rendering.write_sources(Path(folder.name), pictures)
        if self._cancelled:
            folder.cleanup()
        return sources

    def _tell(self, number: int, count: int) -> None:
        if self._cancelled:
            raise _CancelledError
        share = _WRITING if self._drawn else 100
        self._part = share * number / max(count, 1)
        time.sleep(_PAUSE)

    # On the window's thread

    def _written(self, sources: list[Path]) -> None:
        if self._cancelled:
            self._clean_up()
            return
        if not sources:
            self._end(self.done.emit)
            return
        self._count = len(sources)
        program, *arguments = self._command(sources, self._target)
        process = self._process = QProcess(self)
        set_environment(process, rendering.environment(os.environ))
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._not_started)
        process.start(program, arguments)

    def _read(self) -> None:
        assert self._process is not None, "it has just written"
        words = bytes(self._process.readAllStandardOutput().data()).split()
        if words and words[-1].isdigit():
            self._part = _WRITING + (100 - _WRITING) * int(words[-1]) / self._count

    def _finished(self, status: int, _: object = None) -> None:
        if self._cancelled or self._process is None:
            return
        errors = bytes(self._process.readAllStandardError().data())
        if status:
            self._end(lambda: self.failed.emit(translated(rendering.reason(errors))))
        else:
            self._end(self.done.emit)

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            reason = self._process.errorString()
            self._end(lambda: self.failed.emit(reason))

    def _broken(self, problem: Exception) -> None:
        if isinstance(problem, _CancelledError) or self._cancelled:
            self._clean_up()
        elif isinstance(problem, (OSError, ValueError)):
            reason = translated(problem)
            self._end(lambda: self.failed.emit(reason))
        else:
            self._end()
            raise problem

    def _end(self, tell: Callable[[], object] = lambda: None) -> None:
        if self._over:
            return
        self._over = True
        self._timer.stop()
        self._clean_up()
        tell()
        self.ended.emit()
        self.deleteLater()

    def _clean_up(self) -> None:
        if self._folder is not None:
            # Hundreds of files are not removed at once.
            Task(self._folder.cleanup).start()
            self._folder = None
