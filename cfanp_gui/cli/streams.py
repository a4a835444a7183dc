"""Files read and written by commands, including standard input and output, by Unix conventions."""

from __future__ import annotations

import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import BinaryIO

from cfanp_gui.cli.output import write_bytes
from cfanp_gui.record.files import replace_parts
from cfanp_gui.record.game_record import RecordError

_BLOCK = 1 << 20
STANDARD = "-"
"""Name of standard input where something is read, of standard output where it is written."""
_STANDARD_OUTPUT = ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")


def is_stream(path: Path) -> bool:
    """Return True if a path is not a regular file: ``-``, a pipe or a device."""
    if str(path) == STANDARD:
        return True
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


@contextmanager
def readable(
    path: Path, kind: str | None, apart_from: Path | None = None, option: str = "--from"
) -> Iterator[Path]:
    """Yield a file with the content of a path or stream, with the suffix of its kind.

    `kind` is such a suffix, with or without the dot; None takes it from the path. The file is not
    `apart_from`, which may be written while this is read. `option` would name the kind. Raises
    OSError, and RecordError for a stream of unknown kind.
    """
    if kind is None:
        _check_kind(path, option)
    if kind is None and not is_stream(path) and not (apart_from and _is_same(path, apart_from)):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="cfanp-") as folder:
        copy = Path(folder, _named(path, kind))
        with copy.open("wb") as file, _content(path) as content:
            shutil.copyfileobj(content, file)
        yield copy


@contextmanager
def writable(path: Path, kind: str | None) -> Iterator[Path]:
    """Yield a file to write, whose content goes to a path or stream if there was no error.

    `kind` is as for `readable`. Raises the same, and OutputError for standard output.
    """
    if kind is None:
        _check_kind(path, "--format")
    if kind is None and not is_stream(path):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="cfanp-") as folder:
        copy = Path(folder, _named(path, kind))
        yield copy
        with copy.open("rb") as file:
            blocks = iter(partial(file.read, _BLOCK), b"")
            # Standard output may be a file, which its other names would open anew.
            if str(path) == STANDARD or (os.name == "posix" and str(path) in _STANDARD_OUTPUT):
                for block in blocks:
                    write_bytes(block)
            elif is_stream(path):
                with path.open("wb") as stream:
                    shutil.copyfileobj(file, stream)
            else:
                replace_parts(path, blocks)


def ending(path: Path, kind: str | None) -> str:
    """Return the suffix of a kind, else that of a path, with its dot."""
    return (path.suffix if kind is None else f".{kind.removeprefix('.')}").lower()


def _check_kind(path: Path, option: str) -> None:
    if is_stream(path) and not path.suffix:
        raise RecordError(
            "nothing says what kind of file it is (say it with {option}, such as {option} cpgn)",
            option=option,
        )


def _named(path: Path, kind: str | None) -> str:
    """Return a name with the suffix of a kind, used in the titles of pages."""
    return f"{'games' if is_stream(path) else path.stem}{ending(path, kind)}"


def _is_same(path: Path, other: Path) -> bool:
    """Return True if two paths lead to one file."""
    try:
        return path.samefile(other)
    except (OSError, ValueError):
        return False


def _content(path: Path) -> AbstractContextManager[BinaryIO]:
    """Return the content of a path or stream, to be read."""
    if str(path) != STANDARD:
        return path.open("rb")
    if sys.stdin is None:
        raise RecordError("there is no standard input")
    return nullcontext(sys.stdin.buffer)
