"""The database of an index of games: its tables, and the reasons why one cannot be used."""

import contextlib
import sqlite3
import threading
import zlib
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from weakref import finalize

from cfanp_gui.core.text import Text

Result = TypeVar("Result")

_MARKS = {"application_id": 0x63667067, "user_version": 3}
"""Mark and version of this program's databases; one with others is rebuilt."""
_TABLES = """
CREATE TABLE files (id INTEGER PRIMARY KEY AUTOINCREMENT, path BLOB UNIQUE, modified INTEGER,
    size INTEGER, games INTEGER, problem TEXT);
CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, file INTEGER, number INTEGER,
    begins INTEGER, ends INTEGER, tags TEXT, names TEXT, colours TEXT, result TEXT, date TEXT,
    event TEXT, problem TEXT, rounds INTEGER, actions INTEGER, captures TEXT, played INTEGER,
    stamp INTEGER);
CREATE INDEX games_of_file ON games (file);
CREATE INDEX games_to_play ON games (file, number) WHERE played = 0;
CREATE INDEX games_by_stamp ON games (stamp);
CREATE TABLE texts (game INTEGER PRIMARY KEY, final TEXT, positions BLOB, armies BLOB,
    boards BLOB);
CREATE TABLE turns (id INTEGER PRIMARY KEY, text TEXT UNIQUE);
CREATE TABLE reached (key INTEGER, game INTEGER, ply INTEGER, turn INTEGER,
    PRIMARY KEY (key, game, ply)) WITHOUT ROWID;
CREATE TABLE made_by (what TEXT);
CREATE TABLE writes (stamp INTEGER);
INSERT INTO writes VALUES (0);
"""
"""Every write has a number, the `stamp`, which is stored in each game it changed."""
_BUSY_S = 5.0
"""Maximum time in seconds to wait for another program that writes."""


class DamageError(sqlite3.DatabaseError):
    """Raised for content of the index that this program does not write."""


class IndexBusyError(Exception):
    """Raised if another program keeps the index locked; the message has no full stop."""


BUSY = Text("the index of games is in use by another program: it is asked again later")


class Use(Enum):
    """Remedy for an index that failed."""

    BUSY = "busy"
    """Another program keeps it locked: try again later."""
    DAMAGED = "damaged"
    """It is not as this program made it: rebuild it."""
    UNKEPT = "unkept"
    """It cannot be stored at its place, as on a full disk."""


_LOCKED = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL})
_UNKEPT = frozenset(
    getattr(sqlite3, f"SQLITE_{name}")
    for name in ("FULL", "IOERR", "READONLY", "CANTOPEN", "PERM", "NOMEM", "AUTH", "NOLFS")
)


def use_after(problem: Exception) -> Use:
    """Return the remedy for an index after a problem of SQLite or of the system."""
    if isinstance(problem, OSError):
        return Use.UNKEPT
    code = getattr(problem, "sqlite_errorcode", None)
    code = None if code is None else code & 0xFF  # without the details
    if code in _LOCKED:
        return Use.BUSY
    return Use.UNKEPT if code in _UNKEPT else Use.DAMAGED


@contextlib.contextmanager
def reading() -> Iterator[None]:
    """Read values of rows. Raises DamageError if they have other types than are written.

    SQLite's own errors may quote damaged bytes that cannot be decoded: UnicodeDecodeError.
    """
    try:
        yield
    except (
        zlib.error,
        ValueError,
        TypeError,
        LookupError,
        AttributeError,
        ArithmeticError,
        AssertionError,
        RecursionError,
    ) as problem:
        raise DamageError(repr(problem)) from problem


def connect(name: str) -> sqlite3.Connection:
    """Return the open database of a file. Raises sqlite3.Error; DamageError for other tables."""
    db = sqlite3.connect(name, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)
    try:
        with reading():
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = OFF")  # one broken by a crash of the system is rebuilt
            if not _schema(db):
                _fill(db)
            marks = {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in _MARKS}
            if marks != _MARKS or tuple(_schema(db)) != _own_schema():
                raise DamageError("it has not the tables of this program")
    except BaseException:
        db.close()
        raise
    return db


def _fill(db: sqlite3.Connection) -> None:
    """Create the tables in an empty database, unless another program has just done so."""
    db.execute("BEGIN IMMEDIATE")
    if not _schema(db):
        for statement in _TABLES.split(";"):
            db.execute(statement)
        for name, mark in _MARKS.items():
            db.execute(f"PRAGMA {name} = {mark}")
    db.execute("COMMIT")


def _schema(db: sqlite3.Connection) -> list[tuple[object, ...]]:
    return db.execute(
        "SELECT type, name, tbl_name, sql FROM sqlite_master "
        "WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name"
    ).fetchall()


@cache
def _own_schema() -> tuple[tuple[object, ...], ...]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        _fill(db)
        return tuple(_schema(db))


def remove(path: Path) -> None:
    """Remove a database with its companion files. Raises OSError."""
    for end in ("", "-wal", "-shm", "-journal"):
        path.with_name(path.name + end).unlink(missing_ok=True)


class IndexFile:
    """The database of an index; any thread may use it, one at a time."""

    def __init__(self, path: Path | None, mends: bool = True) -> None:
        """Open the database at `path`; without one it lasts as long as this object.

        A damaged one is rebuilt, or with `mends` off raises sqlite3.Error. Raises IndexBusyError.
        """
        self.path = path
        self.notice = ""
        """Sentence, without its full stop, about a problem of the index; empty for none."""
        self.is_outdated = False
        """True if it was rebuilt since the last update."""
        self.generation = 0
        """Number of times it was rebuilt or reopened."""
        self._mends = mends
        self._lock = threading.RLock()
        self._identity: tuple[int, int] | None = None
        self._is_inside = False
        """True within a snapshot, made by the holder of the lock."""
        self._db: sqlite3.Connection | None = self._opened()

    def close(self) -> None:
        """Close it permanently."""
        with self._lock:
            if self._db is not None:
                self._db.close()

    # Use

    def rows(self, sql: str, *values: object) -> list[Any]:
        """Return the rows of an SQL query. Raises sqlite3.Error."""
        with self._lock, reading():
            return self._connection().execute(sql, values).fetchall()

    @contextlib.contextmanager
    def writing(self) -> Iterator[tuple[sqlite3.Connection, int]]:
        """Commit all writes of a context, or none; yield their number. Raises sqlite3.Error."""
        with self._lock, self._transaction("BEGIN IMMEDIATE") as db:
            db.execute("UPDATE writes SET stamp = stamp + 1")
            with reading():
                ((stamp,),) = db.execute("SELECT stamp FROM writes").fetchall()
            yield db, stamp

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[None]:
        """Read one state of it, despite writes of other programs. Raises sqlite3.Error."""
        with self._lock:
            if self._is_inside:
                yield
                return
            with self._transaction("BEGIN"):
                self._is_inside = True
                try:
                    yield
                finally:
                    self._is_inside = False

    @contextlib.contextmanager
    def _transaction(self, begin: str) -> Iterator[sqlite3.Connection]:
        db = self._connection()
        db.execute(begin)
        try:
            yield db
        except BaseException as problem:
            with contextlib.suppress(sqlite3.Error):  # some errors end it
                db.execute("ROLLBACK")
            if isinstance(problem, UnicodeError):  # see `reading`
                raise DamageError(repr(problem)) from problem
            raise
        db.execute("COMMIT")

    def guarded(self, work: Callable[[], Result]) -> Result:
        """Return the result of some work, repeated once after a rebuild. Raises IndexBusyError."""
        with self._lock:
            if self._is_inside:  # within a snapshot, which is guarded as a whole
                return work()
        for last in (False, True):
            self._follow_file()
            generation = self.generation
            try:
                return work()
            except sqlite3.DatabaseError as problem:
                self.mend_after(problem, generation, last)
        raise AssertionError("the second time it is answered or raised")

    # Opening and rebuilding

    def _connection(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = self._opened()
        return self._db

    def _opened(self) -> sqlite3.Connection:
        """Return the database, rebuilt if it is not one of this program in the current version."""
        try:
            return self._connected()
        except (OSError, sqlite3.DatabaseError) as problem:
            return self._anew(problem)

    def _connected(self) -> sqlite3.Connection:
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        db = connect(":memory:" if self.path is None else str(self.path))
        finalize(self, db.close).atexit = False  # from 3.13 on Python warns of one left open
        self._identity = None if self.path is None else _identity(self.path)
        return db

    def _anew(self, problem: Exception) -> sqlite3.Connection:
        """Return another database for one that cannot be used."""
        use = use_after(problem)
        if use is Use.BUSY:
            raise IndexBusyError(BUSY) from problem
        if not self._mends:
            raise problem
        if use is Use.DAMAGED:
            self.notice = Text("the index of games could not be used and is made anew")
            try:
                if self.path is not None:
                    remove(self.path)
                return self._connected()
            except (OSError, sqlite3.DatabaseError) as other:
                if use_after(other) is Use.BUSY:
                    raise IndexBusyError(BUSY) from other
                problem = other
        self.notice = Text(
            "the index of games cannot be kept ({reason}), and is made anew each time",
            reason=str(problem),
        )
        self.path = None
        return self._connected()

    def mend(self, problem: Exception) -> None:
        """Rebuild it after another connection found it broken. Raises IndexBusyError."""
        with self._lock:
            self._leave()
            self._db = self._anew(problem)

    def mend_after(
        self, problem: sqlite3.DatabaseError, generation: int, last: bool = False
    ) -> None:
        """Rebuild it after a problem, unless that was done since `generation`.

        Raises IndexBusyError, and the problem if it is a fault of this program, or the `last`.
        """
        with self._lock:
            if use_after(problem) is Use.BUSY:
                raise IndexBusyError(BUSY) from problem
            if last or isinstance(problem, sqlite3.ProgrammingError):
                raise problem
            if generation == self.generation:
                self.mend(problem)

    def _follow_file(self) -> None:
        """Open the current file, if another program has replaced it by a rebuilt one."""
        with self._lock:
            path = None if self._db is None else self.path
            if path is not None and _identity(path) != self._identity:
                self._leave()

    def _leave(self) -> None:
        if self._db is not None:
            self._db.close()
        self._db = None
        self.generation += 1
        self.is_outdated = True


def _identity(path: Path) -> tuple[int, int] | None:
    """Return the identity of a file, as distinct from one that replaces it; None without a file."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
