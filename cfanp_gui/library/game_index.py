"""An index of the games in folders: what can be searched for in each, and where it stands.

It is a cache: nothing in it is not in the files, and one that cannot be read is made anew. The
files are opened to be read only, and closed at once. Their tags are read first, which is quick;
then game by game is played through, for what is asked of positions. Both can be left at any time,
and go on where they were left.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import threading
import zlib
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from cfanp_gui import __version__
from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Position, PositionError
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.registry import keys
from cfanp_gui.library import headings, index_file, stored_text
from cfanp_gui.library.entries import GameEntry, UnreadableFile, files_in, scores_of
from cfanp_gui.library.headings import GamePlace
from cfanp_gui.library.playing_through import Capture, Material, PlayedGame, play_through
from cfanp_gui.library.query import Query, Sought, captures_wanted, finder, fits
from cfanp_gui.record.files import check_regular
from cfanp_gui.record.game_record import RecordError

_COLUMNS = {Sought.BEGINNING: "positions", Sought.BOARD: "positions",
            Sought.PAIR: "boards", Sought.ARMY: "armies"}  # fmt: skip


_BROKEN = """
SELECT id FROM files WHERE problem IS NOT NULL
UNION SELECT file FROM games WHERE problem IS NOT NULL
"""
"""The files of which something could not be read or played."""
_PLACED = "games JOIN files ON files.id = file"


class Stage(Enum):
    """What is being done to bring an index up to date."""

    FILES = "files"
    """The files are read, and the tags of their games."""
    GAMES = "games"
    """The games are played through."""


class Progress(NamedTuple):
    """How far it has got."""

    stage: Stage
    done: int
    all: int


class Found(NamedTuple):
    """A game that was looked for, and where in it that was found."""

    entry: GameEntry
    ply: int | None
    """Actions from the start to the position; None where none was asked for."""


class Continuation(NamedTuple):
    """How games went on from a position."""

    turn: str
    """The rest of a turn, its actions in machine form; empty where games ended there."""
    games: int
    finished: int
    """How many of them are finished."""
    scores: tuple[float, ...]
    """What each player scored in those on the average, from 0 to 1; nothing without any."""


class GameIndex:
    """The index in a file of its own; any thread may ask it, one at a time."""

    def __init__(self, path: Path | None) -> None:
        """`path` is where it is kept; without one it lasts as long as this does."""
        self._path = path
        self._lock = threading.RLock()
        self._known: tuple[object, list[GameEntry | UnreadableFile]] | None = None
        self._changes = 0
        self.notice = ""
        """A sentence, without its full stop, about what befell the index; empty for nothing."""
        self.is_outdated = False
        """Whether it was made anew since it was last brought up to date."""
        self._db = self._opened()

    def close(self) -> None:
        """Close it; nobody asks it any more."""
        with self._lock:
            self._db.close()

    # The database

    def _opened(self) -> sqlite3.Connection:
        """Return the database, made anew where it is not one of this program as it is now."""
        if self._path is None:
            return index_file.make(":memory:")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if not self._path.exists():
                return index_file.make(str(self._path))
            with contextlib.suppress(sqlite3.DatabaseError):
                found = index_file.connect(str(self._path))
                if index_file.is_ours(found):
                    return found
                found.close()
            self.notice = Text("the index of games could not be used and is made anew")
            index_file.remove(self._path)
            return index_file.make(str(self._path))
        except (OSError, sqlite3.Error) as problem:
            return self._in_memory(problem)

    def _in_memory(self, problem: Exception) -> sqlite3.Connection:
        self.notice = Text(
            "the index of games cannot be kept ({reason}), and is made anew each time",
            reason=sentence_of(problem),
        )
        self._path = None
        return index_file.make(":memory:")

    def _start_anew(self, problem: sqlite3.DatabaseError) -> None:
        """Make the database anew, of which something turned out to be broken."""
        with self._lock:
            self._db.close()
            self._known = None
            self._changes += 1
            if isinstance(problem, sqlite3.OperationalError):  # such as a disk that is full
                self._db = self._in_memory(problem)
                return
            self.notice = Text("the index of games could not be used and is made anew")
            try:
                if self._path is not None:
                    index_file.remove(self._path)
                self._db = index_file.make(":memory:" if self._path is None else str(self._path))
            except (OSError, sqlite3.Error) as other:
                self._db = self._in_memory(other)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Write all that is written within, or nothing of it."""
        with self._lock:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")
            self._changes += 1

    def _rows(self, sql: str, *values: object) -> list[Any]:
        with self._lock:
            return self._db.execute(sql, values).fetchall()

    def _asked(self, sql: str, *values: object) -> list[Any]:
        """Return what is found; nothing in an index that turns out to be broken."""
        with self._lock:
            try:
                return self._rows(sql, *values)
            except sqlite3.DatabaseError as problem:
                self._start_anew(problem)
                self.is_outdated = True
                return self._rows(sql, *values)

    # Bringing it up to date

    def update(self, folders: Sequence[Path]) -> Iterator[Progress]:
        """Bring the index in step with the files in some folders; games elsewhere leave it.

        Each step takes a moment, and it can be left behind any of them.
        """
        self.is_outdated = False
        for _ in range(2):
            try:
                yield from self._updated(folders)
                return
            except sqlite3.DatabaseError as problem:
                self._start_anew(problem)

    def _updated(self, folders: Sequence[Path]) -> Iterator[Progress]:
        yield Progress(Stage.FILES, 0, 0)
        states = {path: _state(path) for path in files_in(folders)}
        changed = self._forget_others(states)
        for done, path in enumerate(changed):
            yield Progress(Stage.FILES, done, len(changed))
            self._read_file(path, states[path])
        if changed:
            yield Progress(Stage.FILES, len(changed), len(changed))
        yield from self._play_games()

    def _forget_others(self, states: dict[Path, tuple[int, int]]) -> list[Path]:
        """Forget files that are gone or were changed; return those that are to be read."""
        made_by = json.dumps([__version__, sorted((*keys(), *(base.key for base in BASE_GAMES)))])
        known: dict[Path, tuple[int, int]] = {}
        gone = []
        others = self._rows("SELECT what FROM made_by") != [(made_by,)]
        broken = {number for (number,) in self._rows(_BROKEN)} if others else set()
        for number, name, modified, size in self._rows(
            "SELECT id, path, modified, size FROM files"
        ):
            path = Path(os.fsdecode(name))
            if states.get(path) == (modified, size) and number not in broken:
                known[path] = (modified, size)
            else:
                gone.append((number,))
        if gone or others:
            with self._writing() as db:
                db.execute("CREATE TEMP TABLE gone (file INTEGER PRIMARY KEY)")
                db.executemany("INSERT INTO gone VALUES (?)", gone)
                ids = "(SELECT id FROM games WHERE file IN gone)"
                for table in ("reached", "texts"):
                    db.execute(f"DELETE FROM {table} WHERE game IN {ids}")
                db.execute("DELETE FROM games WHERE file IN gone")
                db.execute("DELETE FROM files WHERE id IN gone")
                db.execute("DROP TABLE gone")
                db.execute("DELETE FROM made_by")
                db.execute("INSERT INTO made_by VALUES (?)", (made_by,))
        return [path for path in states if path not in known]

    def _read_file(self, path: Path, state: tuple[int, int]) -> None:
        """Read the tags of a file's games."""
        games: list[tuple[object, ...]] = []
        problem = None
        try:
            text = headings.read_text(path)
            for number, one in enumerate(headings.headings(path, text)):
                games.append(_game_row(number, one))
        except (OSError, RecordError) as error:
            problem = stored_text.dumps(sentence_of(error))
        name = os.fsencode(path)
        with self._writing() as db:
            # Another window may have read it just now.
            db.execute(
                "DELETE FROM games WHERE file IN (SELECT id FROM files WHERE path = ?)", (name,)
            )
            db.execute("DELETE FROM files WHERE path = ?", (name,))
            file = db.execute(
                "INSERT INTO files (path, modified, size, games, problem) VALUES (?, ?, ?, ?, ?)",
                (name, *state, len(games), problem),
            ).lastrowid
            db.executemany(
                "INSERT INTO games (file, number, begins, ends, tags, names, colours, result, "
                "date, event, problem, played) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                ((file, *game) for game in games),
            )

    def _play_games(self) -> Iterator[Progress]:
        """Play the games through that have not been."""
        waiting = self._rows(
            "SELECT games.id, file, number, begins, ends, path, modified, size "
            f"FROM {_PLACED} WHERE played = 0 ORDER BY file, number"
        )
        text, text_of = "", -1
        for done, (game, file, _, begins, ends, name, modified, size) in enumerate(waiting):
            yield Progress(Stage.GAMES, done, len(waiting))
            path = Path(os.fsdecode(name))
            if file != text_of:
                text, text_of = "", file
                with contextlib.suppress(OSError, RecordError):
                    if _state(path) == (modified, size):  # else it is read another time
                        text = headings.read_text(path)
            if text:
                self._play_game(game, path, text, begins, ends)
        if waiting:
            yield Progress(Stage.GAMES, len(waiting), len(waiting))

    def _play_game(self, game: int, path: Path, text: str, begins: int, ends: int) -> None:
        try:
            played = play_through(headings.read_game(path, text, begins, ends))
        except (RecordError, IllegalAction) as problem:
            with self._writing() as db:
                db.execute(
                    "UPDATE games SET problem = ?, played = 1 WHERE id = ?",
                    (stored_text.dumps(sentence_of(problem)), game),
                )
            return
        with self._writing() as db:
            _keep(db, game, played)

    # Asking it

    def waiting(self) -> int:
        """Return how many games have not been played through yet."""
        ((count,),) = self._asked("SELECT COUNT(*) FROM games WHERE played = 0")
        return int(count)

    def entries(self) -> list[GameEntry | UnreadableFile]:
        """Return all games, and what cannot be read or played, file by file."""
        with self._lock:
            ((version,),) = self._asked("PRAGMA data_version")
            state = (version, self._changes)
            if self._known is None or self._known[0] != state:
                self._known = state, list(self._listed())
            return self._known[1]

    def _listed(self) -> Iterator[GameEntry | UnreadableFile]:
        unread = "SELECT path, problem FROM files WHERE problem IS NOT NULL ORDER BY path"
        for name, reason in self._asked(unread):
            yield UnreadableFile(Path(os.fsdecode(name)), stored_text.loads(reason))
        paths: dict[bytes, Path] = {}
        for name, of, game, number, tags, reason, *told in self._asked(
            "SELECT path, games, games.id, number, tags, games.problem, names, result, date, "
            f"event, colours, rounds, actions FROM {_PLACED} ORDER BY path, number"
        ):
            path = paths.get(name) or paths.setdefault(name, Path(os.fsdecode(name)))
            try:
                if reason is not None:
                    raise RecordError(stored_text.loads(reason))
                rules = headings.rules_of(path, json.loads(tags))
            except RecordError as problem:
                yield UnreadableFile(path, sentence_of(problem), number if of > 1 else None)
                continue
            names, result, date, event, colours, rounds, actions = told
            yield GameEntry(
                path, number, of, rules.game, tuple(json.loads(names)), result, date, event,
                tuple(json.loads(colours)), rounds, actions, game,
            )  # fmt: skip

    def find(self, query: Query) -> list[Found]:
        """Return the games that are looked for. Raises QueryError."""
        games = [
            entry for entry in self.entries() if isinstance(entry, GameEntry) and fits(entry, query)
        ]
        if not query.asks_position:
            return [Found(entry, None) for entry in games]
        plies = self._plies(query, games)
        return [Found(entry, plies[entry.key]) for entry in games if entry.key in plies]

    def _plies(self, query: Query, games: Iterable[GameEntry]) -> dict[int, int]:
        """Return where what is looked for is found first, by game."""
        if query.sought is Sought.TABLE:
            sql = "SELECT game, MIN(ply) FROM reached WHERE key = ? GROUP BY game"
            return dict(self._asked(sql, query.table))
        if query.sought is Sought.CAPTURE:
            return self._captures(query, games)
        find = finder(query)
        plies = {}
        column = _COLUMNS[query.sought]
        last = -1
        while rows := self._asked(
            f"SELECT game, {column} FROM texts WHERE game > ? ORDER BY game LIMIT 500", last
        ):
            for game, packed in rows:
                ply = find(zlib.decompress(packed))
                if ply is not None:
                    plies[game] = ply
            last = rows[-1][0]
        return plies

    def _captures(self, query: Query, games: Iterable[GameEntry]) -> dict[int, int]:
        wanted = captures_wanted(query.text)
        known = dict(self._asked("SELECT id, captures FROM games WHERE captures != '[]'"))
        plies = {}
        for entry in games:
            for told in json.loads(known.get(entry.key, "[]")):
                if wanted(entry, capture := Capture(*told)):
                    plies[entry.key] = capture.ply
                    break
        return plies

    def explore(self, key: int) -> list[Continuation]:
        """Return how games went on from a position, by its key; what most did comes first."""
        rows = self._asked(
            "SELECT DISTINCT turns.text, games.id, games.result FROM reached "
            "JOIN games ON games.id = game JOIN turns ON turns.id = turn "
            "WHERE key = ? AND games.problem IS NULL", key,
        )  # fmt: skip
        games: dict[str, list[str]] = {}
        for turn, _, result in rows:
            games.setdefault(turn, []).append(result)
        found = [_continuation(turn, results) for turn, results in games.items()]
        return sorted(found, key=lambda one: (-one.games, one.turn))

    def final(self, entry: GameEntry) -> Position | None:
        """Return the position in which a game ends; None while it has not been played through."""
        rows = self._asked("SELECT tags, final FROM games JOIN texts ON game = id WHERE id = ?",
                          entry.key)  # fmt: skip
        if not rows:
            return None
        ((tags, final),) = rows
        rules = headings.rules_of(entry.path, json.loads(tags))
        try:
            return rules.game.from_text(final, rules.options)
        except PositionError:  # such as of a view that is no start
            return None

    def place(self, entry: GameEntry) -> GamePlace | None:
        """Return where a game stands in its file; None where it is known no longer."""
        sql = f"SELECT begins, ends, modified, size, games FROM {_PLACED} WHERE games.id = ?"
        rows = self._asked(sql, entry.key)
        return GamePlace(*rows[0]) if rows else None


def _state(path: Path) -> tuple[int, int]:
    """Return when a file was changed and how long it is; -1 for both where it cannot be told."""
    try:
        status = check_regular(path)
    except (OSError, RecordError):
        return -1, -1
    return status.st_mtime_ns, status.st_size


def _game_row(number: int, one: headings.Heading) -> tuple[object, ...]:
    """Return a game as it is kept; one that has a problem is not played through."""
    outline, problem = one.outline, one.problem
    return (
        number, outline.begin, outline.end, json.dumps(one.told_rules),
        json.dumps(one.names), json.dumps(one.colours), one.result, one.date, one.event,
        problem and stored_text.dumps(problem), problem is not None,
    )  # fmt: skip


def _packed(lines: Iterable[str]) -> bytes:
    return zlib.compress("\n".join(lines).encode("utf-8", "replace"), 1)


def _material(some: Iterable[Material]) -> bytes:
    return _packed(f"{one.ply}\t{one.place}\t{one.pieces}" for one in some)


def _keep(db: sqlite3.Connection, game: int, played: PlayedGame) -> None:
    """Write what was found in a game by playing it."""
    db.execute(
        "UPDATE games SET names = ?, result = ?, rounds = ?, actions = ?, captures = ?, "
        "played = 1 WHERE id = ?",
        (
            json.dumps(played.names), played.result, played.rounds, played.actions,
            json.dumps(played.captures), game,
        ),
    )  # fmt: skip
    db.execute(
        "INSERT OR REPLACE INTO texts VALUES (?, ?, ?, ?, ?)",
        (
            game, played.final, _packed(f"{ply}\t{text}" for ply, text in played.texts),
            _material(played.armies), _material(played.boards),
        ),
    )  # fmt: skip
    turns = {(one.turn,) for one in played.reached}
    db.executemany("INSERT OR IGNORE INTO turns (text) VALUES (?)", turns)
    db.executemany(
        "INSERT OR REPLACE INTO reached SELECT ?, ?, ?, id FROM turns WHERE text = ?",
        ((one.key, game, one.ply, one.turn) for one in played.reached),
    )


def _continuation(turn: str, results: list[str]) -> Continuation:
    scores = [found for result in results if (found := scores_of(result))]
    average = tuple(sum(column) / len(scores) for column in zip(*scores, strict=False))
    return Continuation(turn, len(results), len(scores), average)
