"""File locks, which end with the process in any case.

It is separate from `files` so that the start can take a lock without loading anything else.
"""

import os
import sys
from pathlib import Path

_FAR = 1 << 40
"""Offset of the locked byte, far behind any content, because on Windows others cannot read it."""
_EXCLUSIVE, _AT_ONCE = 2, 1
"""Windows lock flags: exclusive, and without waiting."""
_HELD = (33, 997)
"""Windows errors when another process holds the lock: a lock violation, or waiting needed."""


def try_lock(fd: int) -> bool:
    """Lock an open file; return False if another holds the lock. Raises OSError without locks."""
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
        """Do the same as `try_lock`; `msvcrt.locking` does not report why it could not lock."""
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
    """Return True if a path still leads to an open file, which another process may have removed."""
    try:
        return os.path.samestat(os.fstat(fd), path.stat())
    except FileNotFoundError:
        return False
