"""Locking files, which ends with the process however that ends.

It stands apart from `files` so that the start can take a lock without loading anything else.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_FAR = 1 << 40
"""On Windows a locked byte cannot be read by others: it lies far behind any content."""
_EXCLUSIVE, _AT_ONCE = 2, 1
"""How Windows is to lock: for one alone, and without waiting."""
_HELD = (33, 997)
"""Its errors where another one holds the lock: a lock violation, or waiting would be needed."""


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


if sys.platform == "win32":

    def _try_lock_windows(fd: int) -> bool:
        """Do what `try_lock` does; `msvcrt.locking` does not say why it could not lock."""
        import ctypes
        import msvcrt
        from ctypes import wintypes

        class Overlapped(ctypes.Structure):
            _fields_ = (
                ("internal", ctypes.c_size_t * 2),
                ("offset", ctypes.c_uint64),
                ("event", wintypes.HANDLE),
            )

        lock = ctypes.WinDLL("kernel32", use_last_error=True).LockFileEx
        handle = wintypes.HANDLE(msvcrt.get_osfhandle(fd))
        where = ctypes.byref(Overlapped(offset=_FAR))
        if lock(handle, _EXCLUSIVE | _AT_ONCE, 0, 1, 0, where):
            return True
        error = ctypes.get_last_error()
        if error in _HELD:
            return False
        raise ctypes.WinError(error)


def is_there(path: Path, fd: int) -> bool:
    """Return True if a path still leads to an open file, which another one may have removed."""
    try:
        return os.path.samestat(os.fstat(fd), path.stat())
    except FileNotFoundError:
        return False
