"""The process in which bots think, as the window asks it: nothing here waits for anything.

It is started with the first job, does one after the other, and is ended with the window. One that
crashes, hangs or answers nonsense is killed; whoever waited is told in one sentence, and the next
job gets another process. Where the process itself does not run any more, such as one that somebody
has stopped, the job is given once more to another one.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from cfanp_gui.bots import process
from cfanp_gui.bots.process import FrameError, FrameReader, Job, frame
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated

_log = logging.getLogger(__name__)


class Patience(NamedTuple):
    """How long a process is waited for, in milliseconds."""

    silence: int = 20_000
    """Nothing may be heard of a thought; twice in a row, for computers are sent to sleep."""
    pulse: int = 3_000
    """Nothing may be heard of a process that has been heard, twice in a row; it beats every second.
    One that is asked again is given as long as a thought: the machine may be that slow."""
    grace: int = 4_000
    """A thought that was stopped may go on. The first of a process has as long as may be silent:
    there is much to load before it."""


PATIENCE = Patience()
_END_MS = 1_000
"""How long it takes at most until a process that was killed is gone."""


class Thought(QObject):
    """A job that was given to the process; one of `done` and `failed` follows, but not at once."""

    restarted = Signal()
    """The process did not run any more; the job is begun anew in another one."""

    told = Signal(object)
    """What the job says before it ends."""
    done = Signal(object)
    """The answer."""
    failed = Signal(str)
    """Why there is none, in one plain sentence."""

    def __init__(self, owner: BotProcess, number: int, job: Job) -> None:
        super().__init__(owner)
        self.number = number
        self.job = job
        self.hurried = False
        """Whether the best that is known is wanted now."""
        self.dropped = False
        """Whether nobody waits for it any more."""
        self.again = False
        """Whether it was begun anew."""

    def hurry(self) -> None:
        """Have the best answered that is known by now."""
        if not self.hurried:
            self.hurried = True
            self._stop()

    def cancel(self) -> None:
        """Forget the job: nothing more comes of it."""
        if not self.dropped:
            self.dropped = True
            self._stop()

    def _stop(self) -> None:
        # Asked of Qt, not kept: a thought that is deleted with the last reference to its owner
        # would have itself deleted once more, as a child of that.
        owner = self.parent()
        assert isinstance(owner, BotProcess), "it was made with one"
        owner.stop(self)


class BotProcess(QObject):
    """At most one process, and the jobs that wait for it."""

    def __init__(
        self,
        parent: QObject | None = None,
        command: Sequence[str] = (),
        patience: Patience = PATIENCE,
    ) -> None:
        """`command` is the program with its arguments; without one it is this program's own."""
        super().__init__(parent)
        self.patience = patience
        self._command = list(command)
        self._process: QProcess | None = None
        self._dying: list[QProcess] = []
        """Those that were killed and are not gone yet."""
        self._frames = FrameReader()
        self._waiting: deque[Thought] = deque()
        self._current: Thought | None = None
        self._number = 0
        self._closed = False
        self._silent = False
        """Whether nothing was heard for a while already."""
        self._missed = False
        """Whether no beat was heard for a while already."""
        self._loaded = False
        """Whether more than beats was heard of the process."""
        self._silence = single_shot(self, patience.silence, self._look)
        self._pulse = single_shot(self, patience.pulse, self._feel)
        self._grace = single_shot(self, patience.grace, self._give_up)
        self._next = single_shot(self, 0, self._begin)

    @property
    def pid(self) -> int | None:
        """Return the number of the process; None while none runs."""
        number = 0 if self._process is None else self._process.processId()
        return number or None

    @property
    def busy(self) -> bool:
        """Return whether a job is being done, or waits."""
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
        """End the process for good, whatever it does; nobody is answered any more."""
        self._closed = True
        self._waiting.clear()
        self._current = None
        for timer in (self._silence, self._pulse, self._grace, self._next):
            timer.stop()
        self._kill()
        for dying in tuple(self._dying):
            dying.waitForFinished(_END_MS)

    # What is sent

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
        """Start the process; it takes what is sent from now on."""
        # No child of ours: what its signals are connected to refers to us, and if nothing else did
        # any more, we would be deleted, with our children, in the middle of its own destruction.
        started = self._process = QProcess()
        self._frames = FrameReader()
        self._loaded = False
        environment = QProcessEnvironment()
        for name, value in process.environment(os.environ).items():
            environment.insert(name, value)
        started.setProcessEnvironment(environment)
        started.readyReadStandardOutput.connect(partial(self._read, started))
        started.readyReadStandardError.connect(partial(_log_errors, started))
        started.errorOccurred.connect(partial(self._on_error, started))
        started.finished.connect(partial(self._on_end, started))
        program, *arguments = self._command or process.command()
        started.start(program, arguments)

    def _send(self, *message: object) -> None:
        if self._process is not None:
            self._process.write(frame(message))

    # What comes back

    def _read(self, running: QProcess) -> None:
        if running is not self._process:
            return  # what it says comes too late
        data = bytes(running.readAllStandardOutput().data())
        self._missed = False
        if self._current is not None:
            self._pulse.start()
        try:
            for what, number, *rest in self._frames.feed(data):
                if what != "beats" and self._current is not None:
                    self._loaded, self._silent = True, False
                    self._silence.start()
                if self._current is not None and number == self._current.number:
                    self._take(what, self._current, rest[0] if rest else None)
                if self._process is not running:
                    return  # somebody who was told has ended it
        except FrameError as problem:
            _log.warning("%s", problem)
            self._break(tr("The program in which bots think has answered nonsense."))

    def _take(self, what: str, thought: Thought, value: object) -> None:
        """Tell the one who waits for a thought what has come of it."""
        if what == "told":
            if not thought.dropped:
                thought.told.emit(value)
        elif what == "done":
            self._finish()
            if not thought.dropped:
                thought.done.emit(value)
        elif what == "failed":
            self._finish()
            if not thought.dropped:
                thought.failed.emit(translated(value if isinstance(value, str) else repr(value)))

    def _finish(self) -> None:
        """Go on to the next job."""
        thought, self._current = self._current, None
        for timer in (self._silence, self._pulse, self._grace):
            timer.stop()
        if thought is not None:
            thought.deleteLater()
        if self._waiting:
            self._next.start()

    # What goes wrong

    def _look(self) -> None:
        """Nothing was heard for long."""
        if self._silent:
            self._break(tr("The program in which bots think does not respond."))
        else:
            self._silent = True
            self._silence.start()

    def _feel(self) -> None:
        """Nothing was heard of the process for longer than it takes to beat."""
        thought = self._current
        if not self._missed:
            self._missed = True
            self._pulse.start()
        elif thought is None or thought.dropped or thought.again:
            self._break(tr("The program in which bots think does not respond."))
        else:
            _log.warning("a process of bots does not run: another one is asked")
            thought.again = True
            for timer in (self._silence, self._pulse, self._grace):
                timer.stop()
            self._kill()
            self._current = None
            self._waiting.appendleft(thought)
            self._next.start()
            thought.restarted.emit()

    def _give_up(self) -> None:
        """A thought that was stopped goes on: end the process."""
        if self._missed:
            self._feel()
        else:
            self._break(tr("The program in which bots think does not respond."))

    def _on_error(self, started: QProcess, error: QProcess.ProcessError) -> None:
        if started is self._process and error is QProcess.ProcessError.FailedToStart:
            self._break(tr("The program in which bots think cannot be started."))

    def _on_end(self, ended: QProcess, *_: object) -> None:
        self._read(ended)  # it may have said all before
        if ended is self._process:
            self._break(tr("The program in which bots think has ended unexpectedly."))
        if ended in self._dying:
            self._dying.remove(ended)
            ended.deleteLater()

    def _break(self, sentence: str) -> None:
        """End a process that is of no use, and say so to the one who waits for it."""
        self._kill()
        thought = self._current
        self._finish()
        if thought is not None and not thought.dropped:
            thought.failed.emit(sentence)

    def _kill(self) -> None:
        """Have the process end; it is let go of when it has, for this may be called by itself."""
        ended, self._process = self._process, None
        if ended is None:
            return
        if ended.state() is QProcess.ProcessState.NotRunning:
            ended.deleteLater()
        else:
            self._dying.append(ended)
            ended.kill()


def _log_errors(running: QProcess) -> None:
    words = bytes(running.readAllStandardError().data())
    _log.warning("a bot: %s", words.decode(errors="replace").rstrip())
