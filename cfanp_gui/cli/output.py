"""What commands give back: lines, each at once or it is told why not, and an exit status."""

from __future__ import annotations

import errno
import sys
from io import TextIOWrapper

from cfanp_gui.core.text import sentence_of

FAILED = 1
"""The exit status when something could not be read, written, used, played or proven."""
USAGE = 2
"""The exit status for arguments that do not go together, or a file that cannot be used."""


class OutputError(Exception):
    """Standard output takes nothing more, such as on a full disk; the message says why."""


def show_any_character() -> None:
    """Have a character that standard output's encoding does not know written as its number.

    Where output is no terminal, on Windows, that is one of a few hundred characters.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def write_line(line: object) -> None:
    """Write a line. Raises OutputError, and BrokenPipeError where nobody reads any more."""
    try:
        print(line, flush=True)
    except OSError as error:
        raise _told(error) from None


def write_bytes(data: bytes) -> None:
    """Write bytes as they are. Raises as `write_line` does."""
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError as error:
        raise _told(error) from None


def flush() -> None:
    """Have everything written that was printed otherwise. Raises as `write_line` does."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        raise _told(error) from None


def _told(error: OSError) -> Exception:
    if isinstance(error, BrokenPipeError):
        return error
    if sys.platform == "win32" and error.errno == errno.EINVAL:  # what a pipe says there instead
        return BrokenPipeError(error.errno, error.strerror)
    return OutputError(sentence_of(error))
