"""A program that speaks in plain lines: started, heard, and ended with all it has started.

No call waits longer than its limit: threads write to it, read its output and note its errors.
"""

import contextlib
import queue
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Mapping, Sequence
from typing import IO

from cfanp_gui.core.text import Text, one_line
from cfanp_gui.lifeline import Lifeline

MEMORY = 1 << 31
"""Most bytes of memory that a program may have (Linux)."""
MEMORY_GB = MEMORY >> 30
MOST_LINE = 1 << 16
"""Most characters of a line."""
_MOST_WORDS = 200
"""Most characters of an error line that is quoted."""
_NOTED = 4
"""Number of the last error lines that are kept."""
_LOOK_S = 0.05
"""Seconds between two checks of the end of a program."""
_LATE_S = 0.5
"""Seconds allowed for the last output of a program, and for its end."""


class ProgramEndedError(Exception):
    """Error of a program that has no more output; the message says how it ended."""


class LineProgram:
    """A running program, which ends when this object is no longer referenced."""

    def __init__(self, command: Sequence[str], surroundings: Mapping[str, str]) -> None:
        """Start it. Raises OSError."""
        lifeline = Lifeline()
        try:
            process = subprocess.Popen(
                command,
                env=surroundings,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                **lifeline.options,
            )
        except BaseException:
            lifeline.close()
            raise
        lifeline.tie(process.pid)
        if sys.platform == "linux":  # where memory can be limited from outside
            import resource

            with contextlib.suppress(OSError, ValueError):  # it may have ended
                resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        assert process.stdin is not None, "it has pipes"
        assert process.stdout is not None, "it has pipes"
        assert process.stderr is not None, "it has pipes"
        self._process = process
        self._asked: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._errors: deque[bytes] = deque(maxlen=_NOTED)
        # Each thread closes its pipe itself. Another thread would have to wait for it, and it may
        # wait for others that hold the other end, such as a process that has left the program's
        # group.
        _begin(_write, process.stdin, self._asked)
        _begin(_read, process.stdout, self._lines)
        self._noting = _begin(_note, process.stderr, self._errors)
        self.end = weakref.finalize(self, _end, process, lifeline, self._asked)
        """Finalizer, which ends the program and all it has started."""

    @property
    def pid(self) -> int:
        """Return the number of its process."""
        return self._process.pid

    def say(self, lines: Sequence[str]) -> None:
        """Send it lines, without waiting until it has read them."""
        self._asked.put("".join(f"{line}\n" for line in lines).encode())

    def hear(self, seconds: float) -> str | None:
        """Return its next line, None after some seconds without one. Raises ProgramEndedError."""
        end = time.monotonic() + seconds
        while (line := self._next(min(_LOOK_S, max(end - time.monotonic(), 0)))) is None:
            # A process that it has left behind may hold its output for ever.
            if self._process.poll() is not None and (line := self._next(_LATE_S)) is None:
                raise ProgramEndedError(self._how_it_ended())
            if line is not None or time.monotonic() >= end:
                break
        return line

    def _next(self, seconds: float) -> str | None:
        """Return a line that has come, or comes soon. Raises ProgramEndedError."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            return None
        if line is None:
            raise ProgramEndedError(self._how_it_ended())
        return line

    def _how_it_ended(self) -> Text:
        try:
            status = self._process.wait(_LATE_S)
        except subprocess.TimeoutExpired:
            return Text("it has closed its output")
        how = Text("it has ended with status {status}", status=status)
        if status < 0:
            name = str(-status)
            with contextlib.suppress(ValueError):
                name = signal.Signals(-status).name
            how = Text("it was ended by {signal}", signal=name)
        self._noting.join(_LATE_S)
        written = b"".join(self._errors).decode(errors="replace").split("\n")
        words = one_line(next((line for line in reversed(written) if line.strip()), "").strip())
        if not words:
            return how
        ending = Text("{how}: “{words}”", how=how, words=words[:_MOST_WORDS])
        is_full = any(sign in words.lower() for sign in ("memory", "bad_alloc"))
        if sys.platform == "linux" and is_full:
            return Text(
                "{sentence} (it may have {size} GB of memory)", sentence=ending, size=MEMORY_GB
            )
        return ending


def _begin(work: object, *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)  # type: ignore[arg-type]
    thread.start()
    return thread


def _write(pipe: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    """Send a program the lines of a queue, until there is None."""
    with contextlib.suppress(OSError, ValueError), pipe:  # it hears nothing any more
        while (data := lines.get()) is not None:
            pipe.write(data)
            pipe.flush()


def _read(pipe: IO[bytes], lines: queue.SimpleQueue[str | None]) -> None:
    """Put the output of a program into a queue, and None at its end."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(MOST_LINE):
            lines.put(line.decode("utf-8", errors="replace"))
    lines.put(None)


def _note(pipe: IO[bytes], errors: deque[bytes]) -> None:
    """Keep the last error lines of a program."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(MOST_LINE):
            if line.strip():
                errors.append(line)


def _end(
    process: subprocess.Popen[bytes], lifeline: Lifeline, lines: queue.SimpleQueue[bytes | None]
) -> None:
    """End a process and all it has started, and wait until it has."""
    lines.put(None)
    lifeline.kill()
    process.wait()
