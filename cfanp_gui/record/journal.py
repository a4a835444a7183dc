"""The journal of a running game: whatever happens to the program, no confirmed entry is lost.

A journal is a file of JSON lines. The first is the header: ``{"journal": 1, "at": seconds,
"game": "..."}`` with the game so far as a record, and where another game waits meanwhile also
``"beside": "..."`` with the name of its journal; the others are entries, ``{"at": seconds,
"entry": "..."}``. Every line is on the disk before `append` returns. While its program
lives the file is locked; a journal that is not locked was left by a crash.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cfanp_gui.core.game import GameLookup
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.record import cpgn, file_lock, files
from cfanp_gui.record.game_record import GameRecord, RecordError

VERSION = 1
SUFFIX = ".cfanp-journal"
ASIDE = ".unreadable"
MAX_BYTES = 64 * 1024 * 1024
"""A journal that is longer is not read."""

_BINARY = getattr(os, "O_BINARY", 0)


@dataclass(frozen=True, slots=True)
class Recovered:
    """A game whose program ended without closing its journal."""

    path: Path
    game: GameRecord
    """The game as it was when the journal was started."""
    entries: tuple[str, ...]
    saved_at: datetime
    """When the last entry was confirmed."""
    beside: str = ""
    """The name of the journal of the game that waited beside this one; empty where none did."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A journal that cannot be read; it is kept."""

    path: Path
    reason: str


class Journal:
    """The journal of one running game, open and locked."""

    def __init__(self, path: Path, fd: int) -> None:
        """Use `Journal.start`."""
        self.path = path
        self._fd: int | None = fd
        self._size = 0

    @classmethod
    def start(cls, folder: Path, game: GameRecord, beside: str = "") -> Journal:
        """Begin a journal in a folder, which is made if need be, with the game so far.

        `beside` is the name of the journal of a game that waits beside this one. Raises OSError,
        and RecordError for a game that cannot be written.
        """
        text = cpgn.write_game(game)
        folder.mkdir(parents=True, exist_ok=True)
        journal = cls(*_create(folder))
        try:
            waits = {"beside": beside} if beside else {}
            journal._write({"journal": VERSION, "at": time.time(), "game": text} | waits)
        except BaseException:
            journal.close()
            raise
        files.sync_folder(folder)
        return journal

    def append(self, entry: str) -> None:
        """Write an entry and bring it to the disk before returning.

        Raises OSError when it could not be; the entry then counts as never written, and the
        next one may be tried. Raises ValueError when the journal is closed.
        """
        self._write({"at": time.time(), "entry": entry})

    def close(self, keep: bool = False) -> None:
        """End the journal and remove its file, or keep it to be recovered later."""
        if self._fd is None:
            return
        fd, self._fd = self._fd, None
        if keep:
            os.close(fd)
        else:
            _remove(self.path, fd)

    def _write(self, line: dict[str, Any]) -> None:
        if self._fd is None:
            raise ValueError("the journal is closed")
        data = json.dumps(line).encode("ascii") + b"\n"
        # A write that failed half-way may have left a piece: it is written over.
        os.ftruncate(self._fd, self._size)
        os.lseek(self._fd, self._size, os.SEEK_SET)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._fd, rest) :]
        os.fsync(self._fd)
        self._size += len(data)


def recoverable(folder: Path, find_game: GameLookup) -> list[Recovered]:
    """Return the journals of programs that run no longer, the latest first.

    One that cannot be read is moved aside, see `unreadable`; one whose program lives, and one
    of a newer version of this program, are left alone.
    """
    found = []
    for path in _journals(folder):
        fd = _take(path)
        if fd is None:
            continue
        try:
            recovered = _read(path, fd, find_game)
        except (_NewerError, OSError):
            continue
        except RecordError:
            with contextlib.suppress(OSError):
                os.replace(path, path.with_name(path.name + ASIDE))
            continue
        finally:
            os.close(fd)
        if recovered is not None:
            found.append(recovered)
    return sorted(found, key=lambda one: (one.saved_at, one.path.name), reverse=True)


def unreadable(folder: Path, find_game: GameLookup) -> list[Unreadable]:
    """Return the journals that were moved aside, and why each cannot be read."""
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}{ASIDE}")):
        reason: str = Text("it can be read now")
        try:
            fd = os.open(path, os.O_RDONLY | _BINARY)
            try:
                _read(path, fd, find_game)
            finally:
                os.close(fd)
        except (OSError, RecordError) as error:
            reason = sentence_of(error)
        found.append(Unreadable(path, reason))
    return found


def discard(path: Path) -> None:
    """Remove a journal that is no longer wanted; one whose program lives stays.

    Raises OSError when it cannot be removed.
    """
    fd = _take(path)
    if fd is not None:
        _remove(path, fd)


def sweep(folder: Path) -> None:
    """Remove leftovers of interrupted saves, and journals killed before their first line."""
    files.sweep_parts(folder)
    for path in _journals(folder):
        with contextlib.suppress(OSError):
            fd = _take(path)
            if fd is None:
                continue
            if b"\n" in os.read(fd, MAX_BYTES):
                os.close(fd)
            else:
                _remove(path, fd)


class _NewerError(RecordError):
    """A journal of a newer version of this program."""


def _journals(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{SUFFIX}"))


def _create(folder: Path) -> tuple[Path, int]:
    """Return a new file of its own, locked before anybody else could take it for left behind."""
    while True:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        path = folder / f"{stamp}-{os.urandom(4).hex()}{SUFFIX}"
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY
        fd = os.open(path, flags, 0o600)
        if file_lock.try_lock(fd) and file_lock.is_there(path, fd):
            return path, fd
        os.close(fd)


def _take(path: Path) -> int | None:
    """Open and lock a journal; None when its program lives or it is gone."""
    try:
        fd = os.open(path, os.O_RDWR | _BINARY)
    except FileNotFoundError:
        return None
    except OSError:
        return None
    try:
        if file_lock.try_lock(fd) and file_lock.is_there(path, fd):
            return fd
    except OSError:
        pass
    os.close(fd)
    return None


def _remove(path: Path, fd: int) -> None:
    """Remove a locked file and close it, in the order the system allows."""
    if os.name == "posix":
        try:
            path.unlink(missing_ok=True)
        finally:
            os.close(fd)
    else:
        os.close(fd)
        path.unlink(missing_ok=True)


def _read(path: Path, fd: int, find_game: GameLookup) -> Recovered | None:
    """Return what a journal holds; None when not even its header was confirmed.

    Raises RecordError for one that is malformed.
    """
    data = b""
    while part := os.read(fd, MAX_BYTES + 1 - len(data)):
        data += part
    if len(data) > MAX_BYTES:
        raise RecordError(Text("the journal is longer than {most} bytes", most=MAX_BYTES))
    lines = data.split(b"\n")[:-1]
    if not lines:
        return None
    values = [_line(line, number) for number, line in enumerate(lines, 1)]
    header = values[0]
    version = header.get("journal")
    if isinstance(version, int) and version > VERSION:
        raise _NewerError(
            Text(
                "line 1: version {version} is newer than this program (expected {expected})",
                version=version,
                expected=VERSION,
            )
        )
    if version != VERSION or not isinstance(header.get("game"), str):
        raise RecordError(
            Text("line 1 is not a journal header of version {version}", version=VERSION)
        )
    games = cpgn.read_games(header["game"], find_game)
    if len(games) != 1:
        raise RecordError(
            Text("line 1: the header has {count} games (expected 1)", count=len(games))
        )
    entries = []
    for number, value in enumerate(values[1:], 2):
        if not isinstance(value.get("entry"), str):
            raise RecordError(Text("line {number} has no “entry” (expected a text)", number=number))
        entries.append(value["entry"])
    at = values[-1].get("at")
    if isinstance(at, bool) or not isinstance(at, int | float):
        raise RecordError(
            Text("line {number} has no “at” (expected seconds since 1970)", number=len(values))
        )
    try:
        saved_at = datetime.fromtimestamp(at, UTC)
    except (OverflowError, ValueError, OSError):
        raise RecordError(
            Text(
                "line {number}: “at” is {at} (expected seconds since 1970)",
                number=len(values),
                at=at,
            )
        ) from None
    beside = header.get("beside")
    return Recovered(
        path, games[0], tuple(entries), saved_at, beside if isinstance(beside, str) else ""
    )


def _line(line: bytes, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise RecordError(Text("line {number} is not a JSON object", number=number))
    return value
