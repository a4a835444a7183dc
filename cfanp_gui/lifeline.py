"""Lifelines of other programs: they end with this one in any case.

Engines and bots are started, tied and ended by it, with all their child processes.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from typing import Any

if sys.platform == "linux":
    import fcntl
if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

EARLY = 512
"""File descriptor number higher than those of other pipes."""


class Lifeline:
    """A pipe of which only this program has the writing end.

    The process gets the reading end, with the process to kill: when the writing end is closed, as
    the system does for a program that was killed, it sends the signal by itself. On Windows a job
    does the same, to which the process and its children belong. Other systems have neither; there a
    process that reads finds the end of its input.
    """

    def __init__(self) -> None:
        self._reading: int | None = None
        self._writing: int | None = None
        self._job: int | None = None
        self._tied: int | None = None
        """Process, which leads a group of its own except on Windows."""
        if sys.platform == "linux":
            with contextlib.suppress(OSError):  # too many files are open to start a process
                self._reading, self._writing = os.pipe()

    @property
    def options(self) -> dict[str, Any]:
        """Return the options of `subprocess.Popen` for a process that will be tied."""
        if sys.platform == "win32":
            return {"creationflags": subprocess.CREATE_NO_WINDOW}
        return {
            "start_new_session": True,
            "pass_fds": () if self._reading is None else (self._reading,),
        }

    def tie(self, pid: int) -> None:
        """Have a process started with `options`, and its children, killed with this program."""
        self._tied = pid
        if sys.platform == "win32":
            self._job = _job_with(pid)
        if sys.platform == "linux" and self._reading is not None:
            with contextlib.suppress(ProcessLookupError):  # it has ended already
                fcntl.fcntl(self._reading, fcntl.F_SETOWN, -pid)
                fcntl.fcntl(self._reading, fcntl.F_SETSIG, signal.SIGKILL)
                flags = fcntl.fcntl(self._reading, fcntl.F_GETFL)
                fcntl.fcntl(self._reading, fcntl.F_SETFL, flags | os.O_ASYNC)
            os.close(self._reading)
            self._reading = None
            self._close_early()

    def _close_early(self) -> None:
        """Have the system close the writing end before the other pipes, when it ends this program.

        It begins with the highest number. A process that finds its input closed may end by itself
        before it is killed, and its children would stay.
        """
        if self._writing is None:
            return
        with contextlib.suppress(OSError):  # the limit of open files is lower
            early = fcntl.fcntl(self._writing, fcntl.F_DUPFD_CLOEXEC, EARLY)
            os.close(self._writing)
            self._writing = early

    def kill(self) -> None:
        """Kill the process and its children; nothing is tied any more."""
        pid, self._tied = self._tied, None
        self.close()
        if pid is not None:
            with contextlib.suppress(OSError):  # it has ended already
                if sys.platform == "win32":
                    os.kill(pid, signal.SIGTERM)  # no job could be made
                else:
                    os.killpg(pid, signal.SIGKILL)

    def close(self) -> None:
        """Release the lifeline; the remaining process and its children are killed."""
        for end in (self._reading, self._writing):
            if end is not None:
                os.close(end)
        self._reading = self._writing = None
        if sys.platform == "win32" and self._job is not None:
            _kernel32.CloseHandle(wintypes.HANDLE(self._job))
            self._job = None


if sys.platform == "win32":
    _kernel32 = ctypes.WinDLL("kernel32")
    _kernel32.CreateJobObjectW.restype = _kernel32.OpenProcess.restype = wintypes.HANDLE
    _EXTENDED_LIMITS = 9
    """Class of job limits that `_Limits` represents."""
    _KILL_ON_CLOSE = 0x2000
    _QUOTA_AND_TERMINATE = 0x101
    """Access rights to a process that are needed to put it into a job."""

    class _Limits(ctypes.Structure):
        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", wintypes.DWORD),
            ("working_set", ctypes.c_size_t * 2),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("classes", wintypes.DWORD * 2),
            ("counters", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    def _job_with(pid: int) -> int | None:
        """Return a job that a process is in now, and that ends with its handle, or None."""
        job: int | None = _kernel32.CreateJobObjectW(None, None)
        process: int | None = _kernel32.OpenProcess(_QUOTA_AND_TERMINATE, False, pid)
        if job is not None and process is not None:
            limits = _Limits(flags=_KILL_ON_CLOSE)
            _kernel32.SetInformationJobObject(
                wintypes.HANDLE(job), _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
            )
            _kernel32.AssignProcessToJobObject(wintypes.HANDLE(job), wintypes.HANDLE(process))
        if process is not None:
            _kernel32.CloseHandle(wintypes.HANDLE(process))
        return job
