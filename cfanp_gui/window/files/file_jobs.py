"""Work on a whole file that reports progress, on a thread or in a process of its own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cfanp_gui.library.listing import Checked, CheckJob, ListJob, ToldGame
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.table.translate import tr
from cfanp_gui.window.services.background import Stream
from cfanp_gui.window.services.bot_process import BotProcess

FEW_BYTES = 200_000
"""Largest file read on a thread, in bytes; a process reads longer ones."""
MOST_BYTES = 2_000_000
"""Largest file read whole without a request, in bytes."""


class FileWork(QObject):
    """Run of one job, off the window's thread, which may be cancelled at any time."""

    told = Signal(object)
    """Carries a step yielded by the job."""
    ended = Signal(object)
    """Carries the OSError or RecordError that ended the job, or None."""

    def __init__(self, parent: QObject, job: ListJob | CheckJob, is_long: bool) -> None:
        """`is_long` is True if a process of its own does it."""
        super().__init__(parent)
        self._job = job
        self._work: Stream | BotProcess | None = BotProcess(self) if is_long else Stream(job.steps)

    def start(self) -> None:
        """Begin."""
        if isinstance(self._work, Stream):
            self._work.came.connect(self._take)
            self._work.done.connect(self._end)
            self._work.failed.connect(self._end)
            self._work.start(may_hang=True)
        elif self._work is not None:
            thought = self._work.ask(self._job)
            thought.told.connect(self.told)
            thought.done.connect(self._end)
            # The end of the process is reported in other words than those about bots.
            ended = RecordError(tr("the reading has ended unexpectedly"))
            thought.failed.connect(lambda _: self._end(ended))

    @property
    def is_running(self) -> bool:
        """Return True while more is to come."""
        return self._work is not None

    def cancel(self) -> None:
        """Stop; nothing more is reported."""
        work, self._work = self._work, None
        if isinstance(work, Stream):
            work.cancel()
        elif work is not None:
            work.close()  # it may be killed at any time
            work.deleteLater()

    def _take(self, steps: tuple[object, ...]) -> None:
        for step in steps:
            if self.is_running:  # a listener may have cancelled
                self.told.emit(step)

    def _end(self, problem: Exception | None) -> None:
        FileWork.cancel(self)
        if problem is not None and not isinstance(problem, (OSError, RecordError)):
            raise problem
        self.ended.emit(problem)


def listing(parent: QObject, file: GameFile, encoding: str | None) -> FileWork:
    """Return the work that lists the games of a file: it reports one `HeadingPage` at a time."""
    return FileWork(parent, ListJob(file.path, encoding), file.size > FEW_BYTES)


class FileCheck(FileWork):
    """Reading of all games of a file, for remarks on them."""

    changed = Signal()
    """Emitted when it has progressed, has ended, or was cancelled."""

    def __init__(
        self, parent: QObject, file: GameFile, encoding: str | None, is_chosen: bool = False
    ) -> None:
        """`is_chosen` is True if a person has chosen the encoding."""
        super().__init__(parent, CheckJob(file.path, encoding), file.size > FEW_BYTES)
        self.file, self.encoding, self.is_chosen = file, encoding, is_chosen
        self.last: Checked | None = None
        """Latest progress; None before the first report."""
        self.remarks: list[ToldGame] = []
        """Remarks, as far as they are kept."""
        self.is_over = False
        """True if all games have been read."""
        self.problem: Exception | None = None
        """Problem because of which the file could not be read to its end."""
        self.told.connect(self._add)
        self.ended.connect(self._finish)

    def cancel(self) -> None:
        """Stop."""
        if self.is_running:
            super().cancel()
            self.changed.emit()

    def _add(self, checked: Checked) -> None:
        self.last = checked
        self.remarks += checked.told
        self.changed.emit()

    def _finish(self, problem: Exception | None) -> None:
        self.problem, self.is_over = problem, problem is None
        self.changed.emit()
