"""One program for each person and display: a second start hands over its files to the first.

The program that runs holds a lock, which the system releases however the program ends. So the
remains of a crash keep nobody out: the holder of the lock may remove them. Beside the lock lies
the socket (on Windows a pipe) at which the program takes requests, see `request_server`.

If the two cannot communicate within `PATIENCE_S`, the second start opens a window
itself, and games are safe all the same, because each has a journal of its own.

This module does not import Qt: it is used before Qt is loaded. Most starts are the first and send
nothing, so JSON is loaded with a request.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from cfanp_gui.record import file_lock

PATIENCE_S = 5.0
"""Time a second start tries to reach the first, in seconds: that may be just starting too."""
MAX_BYTES = 1 << 20
"""Longest request, in bytes."""

DONE = b"done\n"
"""Reply to a request that is carried out."""
BUSY = b"busy\n"
"""Reply of a program that waits for a person's answer and can do nothing else until then."""

_VERSION = 1


@dataclass(frozen=True, slots=True)
class Request:
    """Request of a second start; without files or a new window, that the program be shown."""

    files: tuple[str, ...] = ()
    """Absolute paths of the games to open, each in a window of its own."""
    new_window: bool = False
    """True if a window with a new game is wanted."""
    token: str = ""
    """Desktop's token for this start, with which a window may be raised; empty for none."""

    def to_bytes(self) -> bytes:
        """Return the request as it is sent: a line of JSON."""
        import json

        return json.dumps({"version": _VERSION, **asdict(self)}).encode("ascii") + b"\n"

    @classmethod
    def of_bytes(cls, line: bytes) -> Request:
        """Return a request from its sent form. Raises ValueError for an invalid one."""
        import json

        try:
            value = json.loads(line.decode("ascii"))
        except RecursionError as problem:
            raise ValueError("nested too deep") from problem
        if not isinstance(value, dict) or value.get("version") != _VERSION:
            raise ValueError(f"not a request of version {_VERSION}")
        files, new_window, token = (value.get(field.name) for field in fields(cls))
        if not (
            isinstance(files, list)
            and all(isinstance(file, str) for file in files)
            and isinstance(new_window, bool)
            and isinstance(token, str)
        ):
            raise ValueError("a request has files, a flag and a token")
        for text in (*files, token):
            os.fsencode(text)  # a path that cannot be encoded is accepted by no system
            if "\0" in text:
                raise ValueError("a text is cut short by a NUL")
        return cls(tuple(files), new_window, token)


def request_for(
    files: list[Path], new_window: bool, environment: Mapping[str, str] = os.environ
) -> Request:
    """Return the request of a start with the given files, with absolute paths."""
    token = environment.get("XDG_ACTIVATION_TOKEN") or environment.get("DESKTOP_STARTUP_ID", "")
    return Request(tuple(os.path.abspath(file) for file in files), new_window, token)


class SingleInstance:
    """Role of the one program of this person on this display."""

    def __init__(self, folder: Path, environment: Mapping[str, str] = os.environ) -> None:
        """`folder` is that of the games: a program with another folder is a different one."""
        name = f"cfanp-gui-{_key(folder, environment):08x}"
        place = _private_folder(environment)
        self._lock = place / f"{name}.lock"
        self.address = name if sys.platform == "win32" else str(place / f"{name}.socket")
        """Address of the requests, in the form of Qt's local sockets."""
        self._fd: int | None = None

    @property
    def is_first(self) -> bool:
        """Return True if this program takes the requests of others."""
        return self._fd is not None

    def reach(self, request: Request, patience: float = PATIENCE_S) -> bool:
        """Hand a request over to the program that runs; return True if it is carried out there.

        If none runs, this is the one from now on. If it does not answer within `patience`, in
        seconds, or can do nothing now, this program runs beside it.
        """
        until = time.monotonic() + patience
        while True:
            try:
                if self._take():
                    return False
            except OSError:  # a folder that cannot be written or locked: then without a lock
                return False
            try:
                reply = self._send(request, until)
            except ImportError:  # a Qt without its network
                return False
            if reply:
                return reply == DONE
            if time.monotonic() >= until:
                return False
            time.sleep(0.05)

    def release(self) -> None:
        """Let another program be the first."""
        if self._fd is None:
            return
        fd, self._fd = self._fd, None
        if sys.platform == "win32":
            os.close(fd)  # an open file cannot be removed there
            with contextlib.suppress(OSError):
                self._lock.unlink()
            return
        for path in (self.address, self._lock):
            with contextlib.suppress(OSError):
                os.unlink(path)
        os.close(fd)  # before that nobody else can be the first

    def _take(self) -> bool:
        """Become the first, unless another program is. Raises OSError if that is not known."""
        while True:
            fd = os.open(self._lock, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
            try:
                _check_owner(os.fstat(fd))
                if not file_lock.try_lock(fd):
                    os.close(fd)
                    return False
            except OSError:
                os.close(fd)
                raise
            if file_lock.is_there(self._lock, fd):
                self._fd = fd
                return True
            os.close(fd)  # the other one ended and removed it just now

    def _send(self, request: Request, until: float) -> bytes:
        """Send a request; return the reply, empty if there is none in time."""
        from PySide6.QtNetwork import QLocalSocket

        def rest() -> int:
            return max(1, round((until - time.monotonic()) * 1000))

        with contextlib.suppress(FileNotFoundError, PermissionError):
            if sys.platform == "win32":
                import ctypes

                ctypes.windll.user32.AllowSetForegroundWindow(-1)  # or it could not raise a window
            else:
                _check_owner(os.lstat(self.address))
            socket = QLocalSocket()
            socket.connectToServer(self.address)
            reply = b""
            if socket.waitForConnected(rest()):
                socket.write(request.to_bytes())
                while not reply.endswith(b"\n") and socket.waitForReadyRead(rest()):
                    reply += socket.readAll().data()
            socket.abort()
            return reply if reply in (DONE, BUSY) else b""
        return b""


def _key(folder: Path, environment: Mapping[str, str]) -> int:
    """Return a number for a folder of games and the screen of the windows."""
    if sys.platform in ("win32", "darwin"):
        names = ("QT_QPA_PLATFORM", "USERNAME", "SESSIONNAME")
        display = " ".join(environment.get(name, "") for name in names)
    else:
        chosen = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
        seen = environment.get("WAYLAND_DISPLAY") or environment.get("DISPLAY", "")
        display = seen if chosen in ("", "xcb", "wayland", "wayland-egl") else chosen
    return zlib.crc32(f"{folder}\n{display}".encode(errors="surrogateescape"))


def _private_folder(environment: Mapping[str, str]) -> Path:
    """Return a folder of this machine: the person's own one while logged in, or the shared one."""
    own = environment.get("XDG_RUNTIME_DIR", "")
    if sys.platform.startswith("linux") and os.path.isabs(own):
        with contextlib.suppress(OSError):
            _check_owner(os.stat(own))
            if os.access(own, os.W_OK):
                return Path(own)
    return Path(tempfile.gettempdir())


def _check_owner(status: os.stat_result) -> None:
    """Raise PermissionError for a file of another owner, who may have put it there on purpose."""
    if sys.platform != "win32" and status.st_uid != os.getuid():
        raise PermissionError("it belongs to somebody else")
