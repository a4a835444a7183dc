"""The database that an index of games is kept in: its tables, and whether a file is one."""

from __future__ import annotations

import sqlite3
from pathlib import Path

_APPLICATION = 0x63667067
"""What a database of this program is marked with."""
_VERSION = 1
"""The version of the tables; another one is made anew."""
_TABLES = """
CREATE TABLE files (id INTEGER PRIMARY KEY, path BLOB UNIQUE, modified INTEGER, size INTEGER,
    games INTEGER, problem TEXT);
CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, file INTEGER, number INTEGER,
    begins INTEGER, ends INTEGER, tags TEXT, names TEXT, colours TEXT, result TEXT, date TEXT,
    event TEXT, problem TEXT, rounds INTEGER, actions INTEGER, captures TEXT, played INTEGER);
CREATE INDEX games_of_file ON games (file);
CREATE INDEX games_to_play ON games (file, number) WHERE played = 0;
CREATE TABLE texts (game INTEGER PRIMARY KEY, final TEXT, positions BLOB, armies BLOB,
    boards BLOB);
CREATE TABLE turns (id INTEGER PRIMARY KEY, text TEXT UNIQUE);
CREATE TABLE reached (key INTEGER, game INTEGER, ply INTEGER, turn INTEGER,
    PRIMARY KEY (key, game, ply)) WITHOUT ROWID;
CREATE TABLE made_by (what TEXT);
"""
_BUSY_S = 10.0
"""How long another program that writes is waited for, in seconds."""


def connect(name: str) -> sqlite3.Connection:
    """Return the open database of a file. Raises sqlite3.Error."""
    db = sqlite3.connect(name, _BUSY_S, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = OFF")  # what a crash of the system breaks is made anew
    return db


def make(name: str) -> sqlite3.Connection:
    """Return a new database with empty tables. Raises sqlite3.Error."""
    db = connect(name)
    db.executescript(
        f"BEGIN; {_TABLES} PRAGMA application_id = {_APPLICATION}; "
        f"PRAGMA user_version = {_VERSION}; COMMIT"
    )
    return db


def is_ours(db: sqlite3.Connection) -> bool:
    """Return whether a database has the tables of this program. Raises sqlite3.DatabaseError."""
    marks = (("application_id", _APPLICATION), ("user_version", _VERSION))
    return all(db.execute(f"PRAGMA {name}").fetchone() == (mark,) for name, mark in marks)


def remove(path: Path) -> None:
    """Remove a database with what lies beside it. Raises OSError."""
    for end in ("", "-wal", "-shm", "-journal"):
        path.with_name(path.name + end).unlink(missing_ok=True)
