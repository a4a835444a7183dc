"""The journal of a running game, which loses no confirmed entry even if the program crashes.

A journal is a file of JSON lines. The first is the header: ``{"journal": 2, "at": seconds,
"game": "...", "entries": [...]}`` with the game so far as a record, and the data that the record
lacks as entries. If another game waits beside it, it also has ``"beside": "..."`` with the name of
that game's journal, and if it was restored after a crash, ``"replaces": "..."`` with the name of
the journal it came from. The other lines are entries, ``{"at": seconds, "entry": "..."}``. Every
line is on the disk before `append` returns. While its program runs the file is locked; a journal
that is not locked was left by a crash.

Version 1, which is read too, had neither ``entries`` nor ``replaces`` in its header.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cfanp_gui.core.game import GameLookup
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.record import cpgn, file_lock, files
from cfanp_gui.record.game_record import GameRecord, RecordError

VERSION = 2
SUFFIX = ".cfanp-journal"
ASIDE = ".unreadable"
"""Suffix of the name of a damaged journal, of which a person is told."""
KEPT = ".kept"
"""Suffix that replaces it once a person has decided to keep it."""
MAX_BYTES = 64 * 1024 * 1024
"""Maximum size in bytes of a journal that is read."""

_BINARY = getattr(os, "O_BINARY", 0)


@dataclass(frozen=True, slots=True)
class LeftJournal:
    """A journal whose program ended without closing it."""

    path: Path

    def discard(self) -> None:
        """Remove it, unless its program is running. Raises OSError if it stays."""
        if (fd := _take(self.path)) is not None:
            _remove(self.path, fd)


@dataclass(frozen=True, slots=True)
class Recovered(LeftJournal):
    """A game whose program ended without closing its journal."""

    game: GameRecord
    """State of the game when the journal was started."""
    entries: tuple[str, ...]
    saved_at: datetime
    """Time at which the last entry was confirmed."""
    beside: str = ""
    """Name of the journal of the game waiting beside this one; empty if there was none."""
    replaces: str = ""
    """Name of the journal from which this game was restored; empty if it was not."""
    damage: str = ""
    """Defect of the line after these entries; empty if the journal is intact."""

    @property
    def path_aside(self) -> Path:
        """Return the path of the journal once it was put aside."""
        return self.path.with_name(self.path.name + ASIDE)

    def put_aside(self) -> None:
        """Keep a damaged journal without offering its game any more. Raises OSError."""
        files.rename(self.path, self.path_aside)


@dataclass(frozen=True, slots=True)
class Unreadable(LeftJournal):
    """A journal that cannot be read completely, or not at all; it is kept."""

    reason: str
    """Its defect; empty if every line of it can be read."""
    found: Recovered | None = None
    """Readable part of it."""

    def put_back(self) -> None:
        """Offer the game of a journal that was put aside again. Raises OSError."""
        files.rename(self.path, self.path.with_suffix(""))

    def keep(self) -> None:
        """Keep a journal that was put aside, without reporting it any more. Raises OSError."""
        files.rename(self.path, self.path.with_suffix(KEPT))


class Journal:
    """The open, locked journal of one running game."""

    def __init__(self, path: Path, fd: int) -> None:
        """Take an open file; `Journal.start` is the public constructor."""
        self.path, self._size = path, 0
        self._fd: int | None = fd

    @classmethod
    def start(
        cls,
        folder: Path,
        game: GameRecord | str,
        beside: str = "",
        entries: Iterable[str] = (),
        replaces: str = "",
    ) -> Journal:
        """Begin a journal of the game so far in a folder, which is created if needed.

        `game` is its record, or the text of that if it has been written before.
        `entries` contain the data that the record of the game lacks. `beside` is the name of the
        journal of a game that waits beside this one, `replaces` of that from which this one was
        restored. All of it is on the disk, or nothing. Raises OSError, and RecordError for a game
        that cannot be written.
        """
        text = game if isinstance(game, str) else cpgn.write_game(game)
        header = {"journal": VERSION, "at": time.time(), "game": text}
        more = {"entries": list(entries), "beside": beside, "replaces": replaces}
        folder.mkdir(parents=True, exist_ok=True)
        journal = cls(*_create(folder))
        try:
            journal._write(header | {name: value for name, value in more.items() if value})
        except BaseException:
            journal.close()
            raise
        files.sync_folder(folder)
        return journal

    def append(self, entry: str) -> None:
        """Write an entry and sync it to disk before returning.

        Raises OSError if that fails; the entry then counts as never written, and the next one may
        be tried. Raises ValueError when the journal is closed.
        """
        self._write({"at": time.time(), "entry": entry})

    def close(self, keep: bool = False) -> None:
        """End the journal and remove its file, or keep it to be recovered later."""
        fd, self._fd = self._fd, None
        if fd is not None and keep:
            os.close(fd)
        elif fd is not None:
            _remove(self.path, fd)

    def _write(self, line: dict[str, Any]) -> None:
        if self._fd is None:
            raise ValueError("the journal is closed")
        data = json.dumps(line).encode("ascii") + b"\n"
        # A write that failed half-way may have left a piece, which is overwritten.
        os.ftruncate(self._fd, self._size)
        os.lseek(self._fd, self._size, os.SEEK_SET)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._fd, rest) :]
        os.fsync(self._fd)
        self._size += len(data)


def recoverable(folder: Path, find_game: GameLookup) -> list[Recovered]:
    """Return the journals of programs that no longer run, the latest first.

    One whose header cannot be read is moved aside, see `unreadable`; a defect further on is the
    `damage` of the part before it. Journals of running programs, and of newer versions of this
    program, are left alone.
    """
    games: list[Recovered] = []
    broken = []
    for path in _journals(folder):
        if (fd := _take(path)) is None:
            continue
        try:
            if (recovered := _read(path, fd, find_game)) is not None:
                games.append(recovered)
        except (_NewerError, OSError):
            pass
        except RecordError:
            broken.append(path)
        finally:
            os.close(fd)
    for path in broken:
        with contextlib.suppress(OSError):
            files.rename(path, path.with_name(path.name + ASIDE))
    return sorted(games, key=lambda game: (game.saved_at, game.path.name), reverse=True)


def unreadable(folder: Path, find_game: GameLookup) -> list[Unreadable]:
    """Return the journals that were moved aside, each with its defect."""
    journals = []
    for path in sorted(folder.glob(f"*{SUFFIX}{ASIDE}")):
        recovered = None
        try:
            fd = os.open(path, os.O_RDONLY | _BINARY)
            try:
                recovered = _read(path, fd, find_game)
            finally:
                os.close(fd)
            reason = Text("the journal is empty") if recovered is None else recovered.damage
        except (OSError, RecordError) as error:
            reason = sentence_of(error)
        journals.append(Unreadable(path, reason, recovered))
    return journals


def sweep(folder: Path) -> None:
    """Remove leftovers of interrupted saves, and journals killed before their first line."""
    files.sweep_parts(folder)
    for path in _journals(folder):
        with contextlib.suppress(OSError):
            if (fd := _take(path)) is None:
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
    """Return a new file, locked before another process could take it for an abandoned one."""
    while True:
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        path = folder / f"{stamp}-{os.urandom(4).hex()}{SUFFIX}"
        fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY, 0o600)
        if file_lock.try_lock(fd) and file_lock.is_there(path, fd):
            return path, fd
        os.close(fd)


def _take(path: Path) -> int | None:
    """Open and lock a journal; return None if its program is running or it is gone."""
    try:
        fd = os.open(path, os.O_RDWR | _BINARY)
    except OSError:
        return None
    with contextlib.suppress(OSError):
        if file_lock.try_lock(fd) and file_lock.is_there(path, fd):
            return fd
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
        files.remove(path)


def _read(path: Path, fd: int, find_game: GameLookup) -> Recovered | None:
    """Return the content of a journal up to its damage; None without header. Raises RecordError."""
    data = b""
    while part := os.read(fd, MAX_BYTES + 1 - len(data)):
        data += part
    if len(data) > MAX_BYTES:
        raise RecordError("the journal is longer than {most} bytes", most=MAX_BYTES)
    lines = data.split(b"\n")[:-1]
    if not lines:
        return None
    header = _header(lines[0])
    games = cpgn.read_games(header["game"], find_game)
    if len(games) != 1:
        raise RecordError("line 1: the header has {count} games (expected 1)", count=len(games))
    entries: list[str] = header.get("entries", [])
    saved_at = _time(header, 1)
    damage = ""
    try:
        for number, line in enumerate(lines[1:], 2):
            value = _line(line, number)
            if not isinstance(value.get("entry"), str):
                raise RecordError("line {number} has no “entry” (expected a text)", number=number)
            saved_at = _time(value, number)
            entries.append(value["entry"])
    except RecordError as error:
        damage = sentence_of(error)
    others = map(header.get, ("beside", "replaces"))
    beside, replaces = (name if isinstance(name, str) else "" for name in others)
    return Recovered(path, games[0], tuple(entries), saved_at, beside, replaces, damage)


def _header(line: bytes) -> dict[str, Any]:
    """Return the first line of a journal. Raises RecordError for an invalid one."""
    header = _line(line, 1)
    version = header.get("journal")
    if isinstance(version, int) and version > VERSION:
        words = {"version": version, "expected": VERSION}
        raise _NewerError(
            "line 1: version {version} is newer than this program (expected {expected})", **words
        )
    entries = header.get("entries", [])
    if (
        version not in range(1, VERSION + 1)
        or not isinstance(header.get("game"), str)
        or not isinstance(entries, list)
        or not all(isinstance(entry, str) for entry in entries)
    ):
        raise RecordError("line 1 is not a journal header of version {version}", version=VERSION)
    return header


def _line(line: bytes, number: int) -> dict[str, Any]:
    value: Any = None
    with contextlib.suppress(ValueError, RecursionError):
        value = json.loads(line.decode("utf-8"))
    if not isinstance(value, dict):
        raise RecordError("line {number} is not a JSON object", number=number)
    return value


def _time(value: dict[str, Any], number: int) -> datetime:
    """Return the time of a line. Raises RecordError if it has none."""
    at = value.get("at")
    if isinstance(at, bool) or not isinstance(at, int | float):
        raise RecordError("line {number} has no “at” (expected seconds since 1970)", number=number)
    try:
        return datetime.fromtimestamp(at, UTC)
    except (OverflowError, ValueError, OSError):
        raise RecordError(
            "line {number}: “at” is {at} (expected seconds since 1970)", number=number, at=at
        ) from None


@dataclass(frozen=True, slots=True)
class LeftBehind:
    """Journals left behind by a crash at one table."""

    shown: Recovered
    """Game or analysis on the table."""
    aside: Recovered | None = None
    """Game that waited beside an analysis; None if there was none, or it is gone."""

    @property
    def parts(self) -> tuple[Recovered, ...]:
        """Return one or both of them."""
        return (self.shown,) if self.aside is None else (self.shown, self.aside)

    @property
    def saved_at(self) -> datetime:
        """Return the time at which their last entry was confirmed."""
        return max(part.saved_at for part in self.parts)


def by_tables(journals: Sequence[Recovered]) -> list[LeftBehind]:
    """Return journals left behind, an analysis with the game that waited beside it."""
    named = {journal.path.name: journal for journal in journals}
    # A game with one beside it waits for nobody.
    beside = [journal.beside for journal in journals if journal.beside in named]
    waiting = {name: named[name] for name in beside if not named[name].beside}
    shown = [journal for journal in journals if journal.path.name not in waiting]
    return [LeftBehind(journal, waiting.get(journal.beside)) for journal in shown]
