"""Locking files, which ends with the process however that ends.

It stands apart from `files` so that the start can take a lock without loading anything else.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_FAR = 1 << 40
"""On Windows a locked byte cannot be read by others: it lies far behind any content."""


def try_lock(fd: int) -> bool:
    """Lock an open file for its descriptor alone; False when another one holds the lock.

    Raises OSError where the file system knows no locks.
    """
    if sys.platform == "win32":
        return _try_lock_windows(fd)
    import fcntl

    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _try_lock_windows(fd: int) -> bool:
    import msvcrt

    here = os.lseek(fd, 0, os.SEEK_CUR)
    try:
        os.lseek(fd, _FAR, os.SEEK_SET)
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except PermissionError:
        return False
    finally:
        os.lseek(fd, here, os.SEEK_SET)
    return True


def is_there(path: Path, fd: int) -> bool:
    """Return whether a path still leads to an open file, which another one may have removed."""
    try:
        return os.path.samestat(os.fstat(fd), path.stat())
    except FileNotFoundError:
        return False
