"""The process in which bots think: jobs come in on standard input, answers go out.

A compiled search holds Python's lock for long stretches, so that a thread beside the window's would
make it stand still; a process does not. A job is any value that can be pickled and be run, see
`Job`; the one that chooses an action is in `levels`. A frame is a sign, a length, and so many
bytes of a pickled tuple: both ends are this program.

In: ``("do", number, job)`` and ``("stop", number)``, which ends a job with the best answer so far.
Out: ``("told", number, value)`` as often as the job likes, ``("alive", number)`` now and then, and
at last ``("done", number, value)`` or ``("failed", number, sentence)``. While there is a job, a
thread of its own says ``("beats", number)`` every second, whatever the job does: without that the
process has been stopped, or is no more. When its input ends, so does the process, at once: nobody
is left to be answered.
"""

import io
import logging
import os
import pickle
import queue
import signal
import struct
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from cfanp_gui.bots.contract import Stopped
from cfanp_gui.core.text import sentence_of

_log = logging.getLogger(__name__)

OPTION = "--bots"
"""Argument that runs this process instead of the window; a frozen program has no other way."""
MOST_BYTES = 1 << 26
"""Most bytes of a frame; one that claims more is invalid."""
ALIVE_S = 1.0
"""Seconds after which a job that asks whether it was stopped is reported as alive."""
BEAT_S = 1.0
"""Seconds between two signs that the process runs."""
_NICE = 10
"""Niceness of bots, so that everything else gets a processor first (POSIX)."""
_BELOW_NORMAL = 0x4000
"""Priority class of bots on Windows, for the same reason."""
_SIGN = b"CFNB"
_HEAD = struct.Struct(">4sI")

Tell = Callable[[object], None]
Message = tuple[Any, ...]


class Job(Protocol):
    """A job for the process; a value that can be pickled."""

    def run(self, stopped: Stopped, tell: Tell) -> object:
        """Return the answer, which can be pickled too.

        `stopped` is asked now and then; once it returns True, the best known is returned.
        A job that does not ask for long is taken for hung. `tell` reports what is known so far.
        A ValueError with a sentence is told to the person at the table.
        """


class FrameError(ValueError):
    """Error of bytes that are not a frame."""


def frame(message: Message) -> bytes:
    """Return a message as a frame."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _HEAD.pack(_SIGN, len(body)) + body


class FrameReader:
    """Decoder of messages from bytes as they come."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> Iterator[Message]:
        """Yield the messages that are complete now. Raises FrameError for invalid ones."""
        self._bytes += data
        while len(self._bytes) >= _HEAD.size:
            sign, length = _HEAD.unpack_from(self._bytes)
            if sign != _SIGN or length > MOST_BYTES:
                raise FrameError("these bytes are no answer")
            if len(self._bytes) < _HEAD.size + length:
                return
            body = bytes(self._bytes[_HEAD.size : _HEAD.size + length])
            del self._bytes[: _HEAD.size + length]
            try:
                message = pickle.loads(body)
            except Exception as problem:  # unpickling may raise anything
                raise FrameError(f"an answer cannot be read: {problem!r}") from problem
            if not (
                isinstance(message, tuple) and len(message) > 1 and isinstance(message[0], str)
            ):
                raise FrameError("an answer is not of the form that was agreed")
            yield message


def command() -> list[str]:
    """Return the program and the arguments that run this process."""
    if getattr(sys, "frozen", False):
        return [sys.executable, OPTION]
    return [sys.executable, "-m", __name__]


class Worker:
    """Worker that does one job after the other, and listens at the same time."""

    def __init__(
        self,
        source: io.RawIOBase,
        target: io.RawIOBase,
        leave: Callable[[], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`leave` ends everything, when nothing can be read any more; `clock` returns seconds."""
        self._source = source
        self._target = target
        self._leave = leave
        self._clock = clock
        self._jobs: queue.SimpleQueue[tuple[int, Job] | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._stopped: set[int] = set()
        """The numbers of the jobs that were stopped and are not done."""
        self._said = 0.0
        self._doing = 0
        """Number of the job in progress; 0 for none."""
        self._at_work = threading.Event()

    def serve(self) -> None:
        """Work until the input ends."""
        threading.Thread(target=self._listen, name="listener", daemon=True).start()
        threading.Thread(target=self._beat, name="heart", daemon=True).start()
        while (job := self._jobs.get()) is not None:
            self._doing, _ = job
            self._at_work.set()
            self._do(*job)
            self._at_work.clear()
        self._doing = 0
        self._at_work.set()  # for the other thread to end

    def _beat(self) -> None:
        """Report that the process runs, while there is something to do."""
        while self._at_work.wait() and self._doing:
            self._send("beats", self._doing)
            time.sleep(BEAT_S)

    def _do(self, number: int, job: Job) -> None:
        try:
            answer = job.run(
                lambda: self._asks(number), lambda value: self._say("told", number, value)
            )
            self._say("done", number, answer)
        except ValueError as problem:
            _log.info("a job was refused", exc_info=True)
            self._say("failed", number, sentence_of(problem))
        except (Exception, SystemExit) as problem:  # also in a game of another package
            _log.exception("a job failed")
            self._say("failed", number, repr(problem))
        self._stopped.discard(number)

    def _asks(self, number: int) -> bool:
        """Return True if a job was stopped; that it asks shows that it has not hung."""
        if self._clock() - self._said > ALIVE_S:
            self._say("alive", number)
        return number in self._stopped

    def _say(self, *message: object) -> None:
        """Send a message of a job."""
        self._said = self._clock()
        self._send(*message)

    def _send(self, *message: object) -> None:
        data = frame(message)
        with self._lock:
            try:
                while data:
                    data = data[self._target.write(data) or 0 :]
            except OSError:
                self._leave()

    def _listen(self) -> None:
        """Hear requests, on a thread of its own, since the other may be thinking."""
        frames = FrameReader()
        try:
            while data := self._source.read(1 << 16):
                for message in frames.feed(data):
                    if message[0] == "do":
                        self._jobs.put((message[1], message[2]))
                    else:
                        self._stopped.add(message[1])
        except (OSError, FrameError):
            _log.exception("what is wanted cannot be read")
        self._jobs.put(None)
        self._leave()


def main() -> int:
    """Do the jobs that come on standard input; return the exit status."""
    logging.basicConfig(level=logging.WARNING)
    _stand_back()
    if hasattr(signal, "SIGINT"):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the window
    source, target = _pipes()
    Worker(source, target, lambda: os._exit(0)).serve()
    return 0


def _stand_back() -> None:
    """Lower the priority of the process, above all below that of the window."""
    if sys.platform == "win32":
        import ctypes
        from ctypes import wintypes

        kernel32 = ctypes.WinDLL("kernel32")
        kernel32.GetCurrentProcess.restype = wintypes.HANDLE  # or it would be cut to half
        kernel32.SetPriorityClass.argtypes = (wintypes.HANDLE, wintypes.DWORD)
        kernel32.SetPriorityClass(kernel32.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICE)


def _pipes() -> tuple[io.RawIOBase, io.RawIOBase]:
    """Return standard input and output for frames alone; printed text goes to standard error."""
    if sys.platform == "win32":
        import msvcrt

        for number in (0, 1):
            msvcrt.setmode(number, os.O_BINARY)
    source, target = os.dup(0), os.dup(1)
    try:
        os.dup2(2, 1)
    except OSError:  # there is no standard error
        os.close(1)
    return os.fdopen(source, "rb", 0), os.fdopen(target, "wb", 0)


if __name__ == "__main__":
    sys.exit(main())
