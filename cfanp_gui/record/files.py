"""Files: read up to a limited size, and replaced as a whole or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from cfanp_gui.core.text import Text
from cfanp_gui.record import file_lock
from cfanp_gui.record.game_record import RecordError

_PART = ".cfanp-part"
_STALE_SECONDS = 600
"""A part younger than this may belong to a program that is saving now."""
_LONGEST = 259
"""Characters of the longest path that Windows takes as it is."""
_HELD_SECONDS = 1.0
"""For so long a file that others have open is waited for."""


def check_regular(path: Path) -> os.stat_result:
    """Return the status of a file.

    Raises OSError, and RecordError for a pipe, a device or a folder: reading might never end.
    """
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise RecordError(Text("it is not a regular file"))
    return status


def read_file(path: Path, most: int) -> bytes:
    """Return the bytes of a file. Raises OSError, and RecordError for more than `most` bytes."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise RecordError(Text("the file is longer than {most} bytes", most=most))
    return data


def replace_texts(path: Path, texts: Iterable[str]) -> None:
    """Give a file games as its content, which are texts that each end with a line break.

    One is written after the other. Raises OSError, and what making a text raises; the file is then
    as it was.
    """
    lines = (text if not number else f"\n{text}" for number, text in enumerate(texts))
    replace_parts(path, (line.encode("utf-8") for line in lines))


def replace_file(path: Path, data: bytes) -> None:
    """Give a file a new content at once; see `replace_parts`. Raises OSError and RecordError."""
    replace_parts(path, (data,))


def replace_parts(path: Path, parts: Iterable[bytes]) -> None:
    """Give a file a new content at once: written beside it, on the disk before it takes over.

    A link stays a link, and permissions stay. Raises OSError, and RecordError for a pipe, a device
    or a folder, in whose place no file may be put; the old content is then whole and nothing is
    left beside it.
    """
    target = Path(os.path.realpath(path))
    with contextlib.suppress(FileNotFoundError):
        check_regular(target)
    part = _part_of(target)
    try:
        with part.open("xb") as file:
            with contextlib.suppress(OSError):  # a file system may know no locks
                file_lock.try_lock(file.fileno())  # see `sweep_parts`
            for data in parts:
                file.write(data)
            file.flush()
            os.fsync(file.fileno())
            if os.name == "posix":
                with contextlib.suppress(FileNotFoundError):
                    os.chmod(part, stat.S_IMODE(target.stat().st_mode))
                os.replace(part, target)
        if os.name != "posix":  # elsewhere what is open cannot be renamed, nor removed what is kept
            rename(part, target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    sync_folder(target.parent)


def _part_of(target: Path) -> Path:
    """Return a new file beside one that is to take its place."""
    # No longer than the name itself, unless that is short: a folder may allow no more bytes.
    part = target.with_name(f".{target.name[:-21][:100]}.{os.urandom(4).hex()}{_PART}")
    if sys.platform == "win32" and len(str(part)) > _LONGEST and not str(part).startswith("\\\\"):
        # Longer names than a person may give it Windows takes in this form only.
        part = Path(f"\\\\?\\{part}")
    return part


def rename(path: Path, target: Path) -> None:
    """Give a file another name, which it takes over from any that has it. Raises OSError."""
    _insist(lambda: os.replace(path, target))


def remove(path: Path) -> None:
    """Remove a file, if it is there. Raises OSError."""
    _insist(lambda: path.unlink(missing_ok=True))


def _insist(act: Callable[[], None]) -> None:
    """Do something to a file that others may have open for a moment. Raises OSError.

    On Windows that is refused meanwhile, and scanners for viruses, backups and other starts of this
    program open files that have just been written.
    """
    until = time.monotonic() + (_HELD_SECONDS if sys.platform == "win32" else 0)
    while True:
        try:
            act()
        except PermissionError:
            if time.monotonic() >= until:
                raise
            time.sleep(0.02)
        else:
            return


def sync_folder(folder: Path) -> None:
    """Bring a folder's list of names to the disk, where the system can."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def sweep_parts(folder: Path) -> None:
    """Remove what saves that were killed left in a folder, and nothing that is being written."""
    limit = time.time() - _STALE_SECONDS
    with contextlib.suppress(OSError):
        for part in folder.glob(f".*{_PART}"):
            with contextlib.suppress(OSError):
                found = part.lstat()
                if stat.S_ISREG(found.st_mode) and found.st_mtime < limit and not _is_locked(part):
                    part.unlink()


def _is_locked(path: Path) -> bool:
    """Return True if a program that runs holds the lock of a file. Raises OSError."""
    fd = os.open(path, os.O_RDWR)
    try:
        return not file_lock.try_lock(fd)
    except OSError:  # a file system without locks: its age has to do
        return False
    finally:
        os.close(fd)
