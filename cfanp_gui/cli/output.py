"""Output of commands: lines, written at once or with an error, and an exit status."""

import errno
import sys
from io import TextIOWrapper

from cfanp_gui.cli.speech import said
from cfanp_gui.core.text import sentence_of

FAILED = 1
"""Exit status if something could not be read, written, used, played or proven."""
USAGE = 2
"""Exit status for arguments that do not go together, or a file that cannot be used."""


def fail(command: str, message: str | Exception, status: int = FAILED) -> int:
    """Write the reason of a command's failure to standard error; return the exit status."""
    print(f"cfanp {command}: {said(message)}", file=sys.stderr)
    return status


class OutputError(Exception):
    """Raised if standard output fails, such as on a full disk; the message gives the reason."""


def show_any_character() -> None:
    """Have characters that standard output cannot encode, as on Windows, written as numbers."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def write_line(line: object) -> None:
    """Write a line. Raises OutputError, and BrokenPipeError if the reader has gone."""
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
    """Flush text that was printed by other means. Raises as `write_line` does."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        raise _told(error) from None


def _told(error: OSError) -> Exception:
    if isinstance(error, BrokenPipeError):
        return error
    if sys.platform == "win32" and error.errno == errno.EINVAL:  # error of a closed pipe there
        return BrokenPipeError(error.errno, error.strerror)
    return OutputError(sentence_of(error))
