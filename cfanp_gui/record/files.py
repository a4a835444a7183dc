"""Files: read up to a limited size, and replaced completely or not at all."""

import contextlib
import os
import stat
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from cfanp_gui.record import file_lock
from cfanp_gui.record.game_record import RecordError

_PART = ".cfanp-part"
_STALE_SECONDS = 600
"""Age in seconds below which a part may belong to a program that is saving now."""
_LONGEST = 259
"""Maximum number of characters of a path that Windows accepts without a prefix."""
_HELD_SECONDS = 1.0
"""Maximum time in seconds to wait for a file that others have open."""
_NOT_IN_NAMES = frozenset('\\/:*?"<>|')
"""Characters that are not allowed in file names on some system."""


def allowed_name(text: str) -> str:
    """Return a text as a file name, without its suffix, that every system allows."""
    letters = (
        letter if letter.isprintable() and letter not in _NOT_IN_NAMES else "_" for letter in text
    )
    return "".join(letters).strip(". ")


def check_regular(path: Path) -> os.stat_result:
    """Return the status of a regular file. Raises OSError, and RecordError for any other."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise RecordError("it is not a regular file")
    return status


def read_file(path: Path, most: int) -> bytes:
    """Return the bytes of a file. Raises OSError, and RecordError for more than `most` bytes."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise RecordError("the file is longer than {most} bytes", most=most)
    return data


def replace_texts(path: Path, texts: Iterable[str]) -> None:
    """Replace the content of a file by texts of games that each end with a line break.

    They are written one after another. Raises OSError, and errors from making a text; the file is
    then unchanged.
    """
    lines = (text if not number else f"\n{text}" for number, text in enumerate(texts))
    replace_parts(path, (line.encode("utf-8") for line in lines))


def replace_file(path: Path, data: bytes) -> None:
    """Replace a file's content atomically by `replace_parts`. Raises OSError and RecordError."""
    replace_parts(path, (data,))


def replace_parts(path: Path, parts: Iterable[bytes]) -> None:
    """Replace the content of a file atomically, by a file synced to disk before the rename.

    A link stays a link, and permissions stay. Raises OSError, and RecordError for a pipe, a device
    or a folder, which must not be replaced; the old content is then whole and nothing is left
    beside it.
    """
    target = Path(os.path.realpath(path))
    with contextlib.suppress(FileNotFoundError):
        check_regular(target)
    part = _part_of(target)
    try:
        with part.open("xb") as file:
            with contextlib.suppress(OSError):  # the file system may support no locks
                file_lock.try_lock(file.fileno())  # see `sweep_parts`
            for data in parts:
                file.write(data)
            file.flush()
            os.fsync(file.fileno())
            if os.name == "posix":
                with contextlib.suppress(FileNotFoundError):
                    os.chmod(part, stat.S_IMODE(target.stat().st_mode))
                os.replace(part, target)
        if os.name != "posix":  # POSIX: an open file on Windows can be neither renamed nor removed
            rename(part, target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    sync_folder(target.parent)


def _part_of(target: Path) -> Path:
    """Return a new file beside the one it is to replace."""
    # No longer than the name itself, unless that is short: a folder may limit the bytes of a name.
    part = target.with_name(f".{target.name[:-21][:100]}.{os.urandom(4).hex()}{_PART}")
    if sys.platform == "win32" and len(str(part)) > _LONGEST and not str(part).startswith("\\\\"):
        # Windows accepts longer paths in this form only.
        part = Path(f"\\\\?\\{part}")
    return part


def rename(path: Path, target: Path) -> None:
    """Rename a file, replacing any at the target. Raises OSError."""
    _insist(lambda: os.replace(path, target))


def remove(path: Path) -> None:
    """Remove a file if it exists. Raises OSError."""
    _insist(lambda: path.unlink(missing_ok=True))


def _insist(act: Callable[[], None]) -> None:
    """Repeat an operation on a file that others may have open for a moment. Raises OSError.

    Windows refuses it while they do, and virus scanners, backups and other starts of this program
    open files that have just been written.
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
    """Sync a folder's directory entries to disk, if the system supports it."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def sweep_parts(folder: Path) -> None:
    """Remove the leftovers of killed saves in a folder, but nothing that is being written."""
    limit = time.time() - _STALE_SECONDS
    with contextlib.suppress(OSError):
        for part in folder.glob(f".*{_PART}"):
            with contextlib.suppress(OSError):
                state = part.lstat()
                if stat.S_ISREG(state.st_mode) and state.st_mtime < limit and not _is_locked(part):
                    part.unlink()


def _is_locked(path: Path) -> bool:
    """Return True if a running program holds the lock of a file. Raises OSError."""
    fd = os.open(path, os.O_RDWR)
    try:
        return not file_lock.try_lock(fd)
    except OSError:  # without locks, the age must suffice
        return False
    finally:
        os.close(fd)
