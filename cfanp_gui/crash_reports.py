"""Reports of crashes: written to this computer's disk while one happens, and never sent.

A running program has a report open in a folder of its own, with a head that describes the
program. A crash in the middle of a system library is written there by Python's `faulthandler`,
and Python's own errors are added. A report without additions is removed when the program ends;
one whose program runs no longer, which a lock tells, is shown at the next start.

This module does not import Qt: a crash while Qt is loaded is reported too.
"""

import contextlib
import faulthandler
import os
import sys
import time
import traceback
from pathlib import Path
from types import TracebackType

from cfanp_gui import BUILD
from cfanp_gui.record import file_lock

SUFFIX = ".running"
"""Suffix of a report while its program runs, and until it has been shown."""
KEPT = ".txt"
"""Suffix of a report from then on."""
MAX_BYTES = 200_000
"""Length of the end of a report that is shown, in bytes."""


class CrashReport:
    """Report of this program, into which a crash will be written."""

    def __init__(self, folder: Path) -> None:
        """`begin` opens it."""
        self._folder = folder
        self._path: Path | None = None
        self._fd: int | None = None
        self._added = False
        """True if errors of Python were written down."""

    def begin(self) -> None:
        """Open the report; there is none if the folder cannot be written."""
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        path = self._folder / f"{stamp}-{os.getpid()}{SUFFIX}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
            fd = os.open(path, flags, 0o600)
        except OSError:
            return
        try:
            file_lock.try_lock(fd)
            os.write(fd, _head().encode("utf-8", "replace"))
            faulthandler.enable(fd, all_threads=True)
        except (OSError, RuntimeError):
            os.close(fd)
            with contextlib.suppress(OSError):
                path.unlink()
            return
        self._fd, self._path = fd, path

    def add(self, error: BaseException, trace: TracebackType | None = None) -> None:
        """Write down an error of Python, with the place where it happened."""
        if self._fd is None:
            return
        trace = error.__traceback__ if trace is None else trace
        lines = traceback.format_exception(type(error), error, trace)
        now = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime())
        self._added = True
        with contextlib.suppress(OSError):
            os.write(self._fd, f"\n{now} UTC\n{''.join(lines)}".encode("utf-8", "replace"))

    def end(self) -> None:
        """Close the report, and remove it unless an error of Python is in it."""
        if self._fd is None or self._path is None:
            return
        fd, self._fd = self._fd, None
        faulthandler.disable()
        with contextlib.suppress(OSError):
            os.close(fd)
            if not self._added:
                self._path.unlink()


def _head() -> str:
    """Return a description of the program and system, without personal data or files."""
    frozen = " (installed program)" if getattr(sys, "frozen", False) else ""
    if sys.platform == "win32":
        system = "Windows {}.{}.{}".format(*sys.getwindowsversion()[:3])
    else:
        system = " ".join(getattr(os.uname(), name) for name in ("sysname", "release", "machine"))
    started = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime())
    python = sys.version.partition(" ")[0]
    return (
        f"cfanp-gui {BUILD}{frozen}\nPython {python}\nSystem: {system}\n"
        f"Started: {started} UTC\n{_END}\n"
    )


_END = "-" * 40
"""Line below the head."""


def left_behind(folder: Path) -> list[Path]:
    """Return the unseen reports of programs that run no longer, oldest first; remove empty ones."""
    reports = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        with contextlib.suppress(OSError):
            fd = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
            try:
                if not file_lock.try_lock(fd):
                    continue
                _, _, text = os.read(fd, MAX_BYTES).partition(_END.encode())
            finally:
                os.close(fd)
            if text.strip():
                reports.append(path)
            else:
                path.unlink()
    return reports


def text_of(paths: list[Path]) -> str:
    """Return the text of reports, one below the other, as plain text."""
    texts = []
    for path in paths:
        with contextlib.suppress(OSError), path.open("rb") as file:
            text, rest = file.read(MAX_BYTES), file.read()
            if rest:
                text = text[: MAX_BYTES // 2] + b"\n...\n" + rest[-MAX_BYTES // 2 :]
            texts.append(text.decode("utf-8", "replace").replace("\0", "").strip())
    return "\n\n\n".join(texts)


def keep(paths: list[Path]) -> list[Path]:
    """Archive reports that have been shown; return their new paths. Old ones are removed."""
    archived = []
    for path in paths:
        with contextlib.suppress(OSError):
            archived.append(path.replace(path.with_suffix(KEPT)))
    for folder in {path.parent for path in archived}:
        for old in sorted(folder.glob(f"*{KEPT}"))[:-10]:
            with contextlib.suppress(OSError):
                old.unlink()
    return archived
