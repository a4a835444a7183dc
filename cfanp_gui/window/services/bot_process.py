"""Process in which bots think, as the window uses it: no call here waits.

It is started with the first job, does one after the other, and is ended with the window. One that
crashes, hangs or answers nonsense is killed; the client is told in one sentence, and the next
job gets another process. If the process itself does not run any more, for example because somebody
has stopped it, the job is given once more to another one.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal
from shiboken6 import isValid

from cfanp_gui.bots import process
from cfanp_gui.bots.process import FrameError, FrameReader, Job, frame
from cfanp_gui.record import rendering
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.services.background import Task

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ProcessTimeouts:
    """Times to wait for a process, in milliseconds."""

    silence: int = 20_000
    """Longest silence of a thought; twice in a row, because computers are sent to sleep."""
    pulse: int = 3_000
    """Longest silence of a process that has answered before, twice in a row; it beats every second.
    One that is asked again is given as long as a thought: the machine may be that slow.
    """
    grace: int = 4_000
    """Time for a stopped thought to end. The first of a process has the time of `silence`,
    because there is much to load before it.
    """


PATIENCE = ProcessTimeouts()


class Thought(QObject):
    """Job that was given to the process; one of `done` and `failed` follows, but not at once."""

    restarted = Signal()
    """Emitted when the process did not run any more, and the job begins anew in another one."""

    told = Signal(object)
    """Carries a report of the job before its end."""
    done = Signal(object)
    """Carries the answer."""
    failed = Signal(str)
    """Carries the reason there is no answer, in one plain sentence."""

    def __init__(self, owner: BotProcess, number: int, job: Job) -> None:
        super().__init__(owner)
        self.number, self.job = number, job
        self.hurried = False
        """True if the best answer known is wanted now."""
        self.dropped = False
        """True if the job was cancelled."""
        self.again = False
        """True if it was begun anew."""

    def hurry(self) -> None:
        """Have the best answer known by now returned."""
        if not self.hurried:
            self.hurried = True
            self._stop()

    def cancel(self) -> None:
        """Cancel the job: none of its signals follows."""
        if not self.dropped:
            self.dropped = True
            self._stop()

    def _stop(self) -> None:
        # Qt is asked, and no reference kept: a thought that is deleted with the last reference to
        # its owner would have itself deleted once more, as a child of that.
        owner = self.parent()
        assert isinstance(owner, BotProcess), "it was made with one"
        owner.stop(self)


class BotProcess(QObject):
    """At most one process, and the queue of jobs."""

    def __init__(
        self,
        parent: QObject | None = None,
        command: Sequence[str] = (),
        patience: ProcessTimeouts = PATIENCE,
    ) -> None:
        """`command` is the program with its arguments; without one it is this program's own."""
        super().__init__(parent)
        self.patience = patience
        self._command = list(command)
        self._process: QProcess | None = None
        self._dying: list[QProcess] = []
        """Processes that were killed and are not gone yet."""
        self._frames = FrameReader()
        self._waiting: deque[Thought] = deque()
        self._current: Thought | None = None
        self._number, self._closed = 0, False
        self._silent = False
        """True if nothing was heard for one period already."""
        self._missed = False
        """True if no beat was heard for one period already."""
        self._loaded = False
        """True if the process has sent more than beats."""
        self._silence = single_shot(self, patience.silence, self._look)
        self._pulse = single_shot(self, patience.pulse, self._feel)
        self._grace = single_shot(self, patience.grace, self._give_up)
        self._next = single_shot(self, 0, self._begin)

    @property
    def pid(self) -> int | None:
        """Return the id of the process; None while none runs."""
        number = 0 if self._process is None else self._process.processId()
        return number or None

    @property
    def busy(self) -> bool:
        """Return True if a job is in progress, or waits."""
        return self._current is not None or bool(self._waiting)

    def ask(self, job: Job) -> Thought:
        """Have a job done after those that wait already."""
        self._number += 1
        thought = Thought(self, self._number, job)
        if not self._closed:
            self._waiting.append(thought)
            self._next.start()
        return thought

    def stop(self, thought: Thought) -> None:
        """Have a thought end now; see `Thought`."""
        if thought is self._current:
            self._send("stop", thought.number)
            self._missed = True
            self._grace.start(self.patience.grace if self._loaded else self.patience.silence)
        elif thought.dropped and thought in self._waiting:
            self._waiting.remove(thought)
            thought.deleteLater()

    def end(self) -> None:
        """End the process if it has nothing to do; the next job starts another."""
        if not self.busy:
            self._kill()

    def close(self) -> None:
        """End the process for good, whatever it does; no more answers follow."""
        self._closed = True
        self._waiting.clear()
        self._rest()
        self._next.stop()
        self._kill()
        for dying in tuple(self._dying):
            dying.waitForFinished(1_000)

    # Sending

    def _begin(self) -> None:
        """Give the process the next job."""
        if self._current is not None or not self._waiting:
            return
        thought = self._current = self._waiting.popleft()
        self._pulse.setInterval(self.patience.silence if thought.again else self.patience.pulse)
        if self._process is None:
            self._start()
        else:
            self._pulse.start()  # one that is new has much to load before it beats
        if thought is not self._current:
            return  # it could not be started
        self._send("do", thought.number, thought.job)
        self._silent = self._missed = False
        self._silence.start()
        if thought.hurried:
            self.stop(thought)

    def _start(self) -> None:
        """Start the process; from now on it can be sent to."""
        # No child of ours: its signals' connections refer to us, and without any other reference
        # we would be deleted, with our children, in the middle of its own destruction.
        started = self._process = QProcess()
        self._frames = FrameReader()
        self._loaded = False
        set_environment(started, rendering.environment(os.environ))
        started.readyReadStandardOutput.connect(partial(self._read, started))
        started.readyReadStandardError.connect(partial(_log_errors, started))
        started.errorOccurred.connect(partial(self._on_error, started))
        started.finished.connect(partial(self._on_end, started))
        program, *arguments = self._command or process.command()
        started.start(program, arguments)

    def _send(self, *message: object) -> None:
        if self._process is not None:
            self._process.write(frame(message))

    # Receiving

    def _read(self, running: QProcess) -> None:
        if running is not self._process:
            return  # its message comes too late
        data = bytes(running.readAllStandardOutput().data())
        self._missed = False
        if self._current is not None:
            self._pulse.start()
        try:
            for kind, number, *rest in self._frames.feed(data):
                if kind != "beats" and self._current is not None:
                    self._loaded, self._silent = True, False
                    self._silence.start()
                if self._current is not None and number == self._current.number:
                    self._take(kind, self._current, rest[0] if rest else None)
                if self._process is not running:
                    return  # a client that was told has ended it
        except FrameError as problem:
            _log.warning("%s", problem)
            self._break(tr("The program in which bots think has answered nonsense."))

    def _take(self, kind: str, thought: Thought, value: object) -> None:
        """Emit the result of a thought."""
        if kind in ("done", "failed"):
            self._finish()
        if thought.dropped:
            return
        if kind == "told":
            thought.told.emit(value)
        elif kind == "done":
            thought.done.emit(value)
        elif kind == "failed":
            thought.failed.emit(translated(value if isinstance(value, str) else repr(value)))

    def _finish(self) -> None:
        """Go on to the next job."""
        if self._current is not None:
            self._current.deleteLater()
        self._rest()

    def _rest(self) -> None:
        """Wait for nothing any more; begin the next job soon."""
        self._current = None
        for timer in (self._silence, self._pulse, self._grace):
            timer.stop()
        if self._waiting:
            self._next.start()

    # Failures

    def _look(self) -> None:
        """React to a long silence of a thought: the second in a row ends the process."""
        if self._silent:
            self._break(tr("The program in which bots think does not respond."))
        else:
            self._silent = True
            self._silence.start()

    def _feel(self) -> None:
        """React to missing beats: the second time in a row the job goes to another process."""
        thought = self._current
        if not self._missed:
            self._missed = True
            self._pulse.start()
        elif thought is None or thought.dropped or thought.again:
            self._break(tr("The program in which bots think does not respond."))
        else:
            _log.warning("a process of bots does not run: another one is asked")
            thought.again = True
            self._kill()
            self._waiting.appendleft(thought)
            self._rest()
            thought.restarted.emit()

    def _give_up(self) -> None:
        """End the process if a stopped thought still goes on."""
        if self._missed:
            self._feel()
        else:
            self._break(tr("The program in which bots think does not respond."))

    def _on_error(self, started: QProcess, error: QProcess.ProcessError) -> None:
        if started is self._process and error is QProcess.ProcessError.FailedToStart:
            self._break(tr("The program in which bots think cannot be started."))

    def _on_end(self, ended: QProcess, *_: object) -> None:
        if not isValid(ended):
            return  # it is deleted together with this program, which was not closed
        self._read(ended)  # it may have sent its answer before
        if ended is self._process:
            self._break(tr("The program in which bots think has ended unexpectedly."))
        if ended in self._dying:
            self._dying.remove(ended)
            ended.deleteLater()

    def _break(self, sentence: str) -> None:
        """End a useless process, and report a sentence to the client."""
        self._kill()
        thought = self._current
        self._finish()
        if thought is not None and not thought.dropped:
            thought.failed.emit(sentence)

    def _kill(self) -> None:
        """Kill the process; it is released when it is gone, because it may be the caller itself."""
        ended, self._process = self._process, None
        if ended is None:
            return
        if ended.state() is QProcess.ProcessState.NotRunning:
            ended.deleteLater()
        else:
            self._dying.append(ended)
            ended.kill()


def give_up(work: Task | BotProcess | None) -> None:
    """Stop work on a thread or in a process of its own, for which nobody waits any more."""
    if isinstance(work, Task):
        work.cancel()
    elif work is not None:
        work.close()  # it may be killed at any time
        work.deleteLater()


def set_environment(started: QProcess, values: Mapping[str, str]) -> None:
    """Set the environment variables of a process that is about to start."""
    environment = QProcessEnvironment()
    for name, value in values.items():
        environment.insert(name, value)
    started.setProcessEnvironment(environment)


def _log_errors(running: QProcess) -> None:
    words = bytes(running.readAllStandardError().data())
    _log.warning("a bot: %s", words.decode(errors="replace").rstrip())
