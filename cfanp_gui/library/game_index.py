"""An index of the games in folders: what can be searched for in each, and where it stands.

It is a cache: nothing in it is not in the files, and one that cannot be read is made anew; one that
another program keeps locked is left alone, and asked another time.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.core.game import Position, PositionError
from cfanp_gui.library import headings, indexing
from cfanp_gui.library.entries import GameEntry, UnreadableFile, scores_of
from cfanp_gui.library.headings import GamePlace
from cfanp_gui.library.index_file import DamageError, IndexFile, Result, reading
from cfanp_gui.library.index_rows import (
    GAMES,
    FileRow,
    captures_of,
    entry_of,
    files_of,
    lines_of,
    place_of,
    tags_of,
    text_of,
)
from cfanp_gui.library.indexing import Progress
from cfanp_gui.library.query import Query, Sought, captures_wanted, finder, fits
from cfanp_gui.record.game_record import RecordError

_COLUMNS = {Sought.BEGINNING: "positions", Sought.BOARD: "positions",
            Sought.PAIR: "boards", Sought.ARMY: "armies"}  # fmt: skip
_AT_ONCE = 200
"""Games that are searched between two looks whether the answer is still wanted."""


class SupersededError(Exception):
    """Nobody waits for the answer any more."""


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
    """The index in a file of its own; any thread may ask it, one at a time.

    Whatever asks it raises IndexBusyError where another program keeps it locked.
    """

    def __init__(self, path: Path | None) -> None:
        """`path` is where it is kept; without one it lasts as long as this does."""
        self.file = IndexFile(path)
        self._generation = self._stamp = -1
        self._files: dict[int, FileRow] = {}
        self._games: dict[int, dict[int, GameEntry | UnreadableFile]] = {}
        """By the number of their file, and their own there."""
        self._listed: list[GameEntry | UnreadableFile] = []

    @property
    def notice(self) -> str:
        """A sentence, without its full stop, about what befell the index; empty for nothing."""
        return self.file.notice

    @property
    def is_outdated(self) -> bool:
        """Return True if it was made anew since it was last brought up to date."""
        return self.file.is_outdated

    def close(self) -> None:
        """Close it; nobody asks it any more."""
        self.file.close()

    def update(self, folders: Sequence[Path]) -> Iterator[Progress]:
        """Bring it in step with the files in some folders here, rather than by an `IndexJob`.

        See `indexing.update`. One that turns out to be broken is made anew.
        """
        self.file.is_outdated = False
        for last in (False, True):
            generation = self.file.generation
            try:
                yield from indexing.update(self.file, folders)
                return
            except sqlite3.DatabaseError as problem:
                self.file.mend_after(problem, generation, last)
                self.file.is_outdated = False

    def is_long(self, folders: Sequence[Path], most_bytes: int, most_games: int) -> bool:
        """Return True if there is more than that to be read or played through to be up to date."""
        work = self.file.guarded(lambda: indexing.work_in(self.file, folders))
        return work.size > most_bytes or work.games > most_games

    def at_once(self, ask: Callable[[], Result]) -> Result:
        """Return the answers to some questions, all of them in one state of the index."""

        def work() -> Result:
            with self.file.snapshot():
                return ask()

        return self.file.guarded(work)

    def waiting(self) -> int:
        """Return how many games have not been played through yet."""
        sql = "SELECT COUNT(*) FROM games WHERE played = 0"
        ((count,),) = self.file.guarded(lambda: self.file.rows(sql))
        return int(count)

    def entries(self) -> list[GameEntry | UnreadableFile]:
        """Return all games, and what cannot be read or played, file by file."""
        return self.at_once(self._entries)

    def _entries(self) -> list[GameEntry | UnreadableFile]:
        with reading():
            ((stamp,),) = self.file.rows("SELECT stamp FROM writes")
        generation = self.file.generation
        if (generation, stamp) == (self._generation, self._stamp):
            return self._listed
        if generation != self._generation:
            self._files, self._games, self._stamp = {}, {}, -1
        self._files = files_of(self.file.rows("SELECT id, path, games, problem FROM files"))
        games = {number: self._games.get(number, {}) for number in self._files}
        for row in self.file.rows(f"{GAMES} WHERE stamp > ? ORDER BY number", self._stamp):
            with reading():
                file = row[0]
                number, entry = entry_of(row, self._files[file])
            games[file][number] = entry
        if any(len(games[number]) != file.games for number, file in self._files.items()):
            raise DamageError("a file has other games than are told of it")
        self._games, self._stamp, self._generation = games, stamp, generation
        files = sorted(self._files.items(), key=lambda one: str(one[1].path))
        unread = [UnreadableFile(file.path, file.problem) for _, file in files if file.problem]
        self._listed = [*unread, *(game for number, _ in files for game in games[number].values())]
        return self._listed

    def find(self, query: Query, stopped: Callable[[], bool] = lambda: False) -> list[Found]:
        """Return the games that are looked for.

        `stopped` is asked now and then. Raises QueryError, and SupersededError once that says so.
        """
        return self.at_once(lambda: self._found(query, stopped))

    def _found(self, query: Query, stopped: Callable[[], bool]) -> list[Found]:
        games = [
            entry
            for entry in self._entries()
            if isinstance(entry, GameEntry) and fits(entry, query)
        ]
        if not query.asks_position:
            return [Found(entry, None) for entry in games]
        plies = self._plies(query, games, stopped)
        return [Found(entry, plies[entry.key]) for entry in games if entry.key in plies]

    def _plies(
        self, query: Query, games: Iterable[GameEntry], stopped: Callable[[], bool]
    ) -> dict[int, int]:
        """Return where what is looked for is found first, by game."""
        if query.sought is Sought.TABLE:
            sql = "SELECT game, MIN(ply) FROM reached WHERE key = ? GROUP BY game"
            return dict(self.file.rows(sql, query.table))
        if query.sought is Sought.CAPTURE:
            return self._captures(query, games)
        find = finder(query)
        plies = {}
        wanted = sorted(entry.key for entry in games)
        for first in range(0, len(wanted), _AT_ONCE):
            if stopped():
                raise SupersededError
            some = wanted[first : first + _AT_ONCE]
            sql = (
                f"SELECT game, {_COLUMNS[query.sought]} FROM texts WHERE game BETWEEN ? AND ? "
                f"AND game IN ({','.join('?' * len(some))})"
            )
            for game, packed in self.file.rows(sql, some[0], some[-1], *some):
                lines = lines_of(packed)
                with reading():
                    ply = find(lines)
                if ply is not None:
                    plies[game] = ply
        return plies

    def _captures(self, query: Query, games: Iterable[GameEntry]) -> dict[int, int]:
        wanted = captures_wanted(query.text)
        known = dict(self.file.rows("SELECT id, captures FROM games WHERE captures != '[]'"))
        plies = {}
        for entry in games:
            for capture in captures_of(known.get(entry.key, "[]")):
                if wanted(entry, capture):
                    plies[entry.key] = capture.ply
                    break
        return plies

    def explore(self, key: int) -> list[Continuation]:
        """Return how games went on from a position, by its key; what most did comes first."""
        return self.at_once(lambda: self._explored(key))

    def _explored(self, key: int) -> list[Continuation]:
        rows = self.file.rows(
            "SELECT DISTINCT turns.text, games.id, games.result FROM reached "
            "JOIN games ON games.id = game JOIN turns ON turns.id = turn "
            "WHERE key = ? AND games.problem IS NULL", key,
        )  # fmt: skip
        games: dict[str, list[str]] = {}
        with reading():
            for turn, _, result in rows:
                games.setdefault(text_of(turn), []).append(text_of(result))
            found = [_continuation(turn, results) for turn, results in games.items()]
        return sorted(found, key=lambda one: (-one.games, one.turn))

    def final(self, entry: GameEntry) -> Position | None:
        """Return the position in which a game ends; None while it has not been played through."""

        def kept() -> tuple[dict[str, str], str] | None:
            sql = "SELECT tags, final FROM games JOIN texts ON game = id WHERE id = ?"
            rows = self.file.rows(sql, entry.key)
            return (tags_of(rows[0][0]), text_of(rows[0][1])) if rows else None

        found = self.file.guarded(kept)
        if found is not None:
            # Such as a view that is no start has no position of its own.
            with contextlib.suppress(PositionError, RecordError):
                rules = headings.rules_of(entry.path, found[0])
                return rules.game.from_text(found[1], rules.options)
        return None

    def place(self, entry: GameEntry) -> GamePlace | None:
        """Return where a game stands in its file; None where it is known no longer."""
        sql = (
            "SELECT begins, ends, modified, size, games FROM games "
            "JOIN files ON files.id = file WHERE games.id = ?"
        )

        def kept() -> GamePlace | None:
            rows = self.file.rows(sql, entry.key)
            return place_of(rows[0]) if rows else None

        return self.file.guarded(kept)


def _continuation(turn: str, results: list[str]) -> Continuation:
    scores = [found for result in results if (found := scores_of(result))]
    average = tuple(sum(column) / len(scores) for column in zip(*scores, strict=False))
    return Continuation(turn, len(results), len(scores), average)
