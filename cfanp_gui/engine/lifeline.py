"""What a process hangs by: it ends with this program, however that ends."""

from __future__ import annotations

import contextlib
import os
import signal
import sys

if sys.platform == "linux":
    import fcntl


class Lifeline:
    """A pipe of which this program alone has the writing end.

    The process is given the reading end, and with it whom to kill: when the writing end is closed,
    as the system does for a program that was killed, it sends the signal by itself. Other systems
    than Linux know no such thing; there a process that reads finds that there is nothing any more.
    """

    def __init__(self) -> None:
        self._reading: int | None = None
        self._writing: int | None = None
        if sys.platform == "linux":
            with contextlib.suppress(OSError):  # too many files are open to start anything
                self._reading, self._writing = os.pipe()

    @property
    def inherited(self) -> tuple[int, ...]:
        """Return what a process has to be started with, as `pass_fds`."""
        return () if self._reading is None else (self._reading,)

    def tie(self, group: int) -> None:
        """Have the processes of a group killed with this program; one of them was started so."""
        if sys.platform == "linux" and self._reading is not None:
            with contextlib.suppress(ProcessLookupError):  # it has ended already
                fcntl.fcntl(self._reading, fcntl.F_SETOWN, -group)
                fcntl.fcntl(self._reading, fcntl.F_SETSIG, signal.SIGKILL)
                flags = fcntl.fcntl(self._reading, fcntl.F_GETFL)
                fcntl.fcntl(self._reading, fcntl.F_SETFL, flags | os.O_ASYNC)
            os.close(self._reading)
            self._reading = None

    def close(self) -> None:
        """Let go; what is left of the group is killed."""
        for end in (self._reading, self._writing):
            if end is not None:
                os.close(end)
        self._reading = self._writing = None
