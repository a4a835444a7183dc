"""An index of the games in folders, a cache of their searchable data and their places in files."""

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.core.game import Position, PositionError
from cfanp_gui.library import headings, indexing
from cfanp_gui.library.entries import GameEntry, UnreadableFile, scores_of
from cfanp_gui.library.index_file import DamageError, IndexFile, Result, reading
from cfanp_gui.library.index_rows import (
    GAMES,
    FileRow,
    captures_of,
    entry_of,
    files_of,
    lines_of,
    numbers_of,
    tags_of,
    text_of,
)
from cfanp_gui.library.indexing import Progress
from cfanp_gui.library.query import Query, Sought, captures_wanted, finder, fits
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session.game_file import GameFile

_COLUMNS = {
    Sought.BEGINNING: "positions",
    Sought.BOARD: "positions",
    Sought.PAIR: "boards",
    Sought.ARMY: "armies",
}
_AT_ONCE = 200
"""Games searched between two checks that the result is still wanted."""


class SupersededError(Exception):
    """Raised in a search whose result is not needed any more."""


class Found(NamedTuple):
    """A game that was found, with the matching position."""

    entry: GameEntry
    ply: int | None
    """Number of actions from the start to the position; None if no position was searched for."""


class Continuation(NamedTuple):
    """A continuation of games from a position."""

    turn: str
    """Rest of a turn, its actions in machine form; empty if games ended there."""
    games: int
    finished: int
    """Number of finished games among them."""
    scores: tuple[float, ...]
    """Average score of each player in those, from 0 to 1; empty if there are none."""


class GameIndex(IndexFile):
    """The index in a file of its own. Queries raise IndexBusyError while it is locked."""

    def __init__(self, path: Path | None) -> None:
        """Open the index at `path`; without one it lasts as long as this object."""
        super().__init__(path)
        self._generation = self._stamp = -1
        self._files: dict[int, FileRow] = {}
        self._games: dict[int, dict[int, GameEntry | UnreadableFile]] = {}
        """Entries by the id of their file and their number in it."""
        self._listed: list[GameEntry | UnreadableFile] = []

    def update(self, folders: Sequence[Path]) -> Iterator[Progress]:
        """Update it within this process as `indexing.update` does; a broken index is rebuilt."""
        self.is_outdated = False
        for last in (False, True):
            generation = self.generation
            try:
                yield from indexing.update(self, folders)
                return
            except sqlite3.DatabaseError as problem:
                self.mend_after(problem, generation, last)
                self.is_outdated = False

    def is_long(self, folders: Sequence[Path], most_bytes: int, most_games: int) -> bool:
        """Return True if an update must read or play through more than the given amounts."""
        size, games = self.guarded(lambda: indexing.work_in(self, folders))
        return size > most_bytes or games > most_games

    def at_once(self, ask: Callable[[], Result]) -> Result:
        """Return the result of queries that all see one state of the index."""

        def work() -> Result:
            with self.snapshot():
                return ask()

        return self.guarded(work)

    def entries(self) -> list[GameEntry | UnreadableFile]:
        """Return all games and unreadable ones, file by file."""
        return self.at_once(self._entries)

    def _entries(self) -> list[GameEntry | UnreadableFile]:
        with reading():
            ((stamp,),) = self.rows("SELECT stamp FROM writes")
        generation = self.generation
        if (generation, stamp) == (self._generation, self._stamp):
            return self._listed
        if generation != self._generation:
            self._files, self._games, self._stamp = {}, {}, -1
        self._files = files_of(self.rows("SELECT id, path, games, problem FROM files"))
        games = {number: self._games.get(number, {}) for number in self._files}
        for row in self.rows(f"{GAMES} WHERE stamp > ? ORDER BY number", self._stamp):
            with reading():
                file = row[0]
                number, entry = entry_of(row, self._files[file])
            games[file][number] = entry
        if any(len(games[number]) != file.games for number, file in self._files.items()):
            raise DamageError("a file has other games than are told of it")
        self._games, self._stamp, self._generation = games, stamp, generation
        files = sorted(self._files.items(), key=lambda item: str(item[1].path))
        unread = [UnreadableFile(file.path, file.problem) for _, file in files if file.problem]
        self._listed = [*unread, *(game for number, _ in files for game in games[number].values())]
        return self._listed

    def find(self, query: Query, stopped: Callable[[], bool] = lambda: False) -> list[Found]:
        """Return the games that match a query. Raises QueryError, SupersededError if `stopped`."""
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
        """Return the ply of the first match, by game."""
        if query.sought is Sought.TABLE:
            sql = "SELECT game, MIN(ply) FROM reached WHERE key = ? GROUP BY game"
            return dict(self.rows(sql, query.table))
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
            for game, packed in self.rows(sql, some[0], some[-1], *some):
                lines = lines_of(packed)
                with reading():
                    ply = find(lines)
                if ply is not None:
                    plies[game] = ply
        return plies

    def _captures(self, query: Query, games: Iterable[GameEntry]) -> dict[int, int]:
        wanted = captures_wanted(query.text)
        known = dict(self.rows("SELECT id, captures FROM games WHERE captures != '[]'"))
        plies = {}
        for entry in games:
            for capture in captures_of(known.get(entry.key, "[]")):
                if wanted(entry, capture):
                    plies[entry.key] = capture.ply
                    break
        return plies

    def explore(self, key: int) -> list[Continuation]:
        """Return the continuations of games from a position's key, the most frequent first."""
        return self.at_once(lambda: self._explored(key))

    def _explored(self, key: int) -> list[Continuation]:
        rows = self.rows(
            "SELECT DISTINCT turns.text, games.id, games.result FROM reached "
            "JOIN games ON games.id = game JOIN turns ON turns.id = turn "
            "WHERE key = ? AND games.problem IS NULL",
            key,
        )
        games: dict[str, list[str]] = {}
        with reading():
            for turn, _, result in rows:
                games.setdefault(text_of(turn), []).append(text_of(result))
            turns = [_continuation(turn, results) for turn, results in games.items()]
        return sorted(turns, key=lambda continuation: (-continuation.games, continuation.turn))

    def final(self, entry: GameEntry) -> Position | None:
        """Return the final position of a game; None while it has not been played through."""

        sql = "SELECT tags, final FROM games JOIN texts ON game = id WHERE id = ?"

        def read() -> list[tuple[dict[str, str], str]]:
            return [(tags_of(tags), text_of(final)) for tags, final in self.rows(sql, entry.key)]

        for tags, final in self.guarded(read):
            # A view that is no start, for instance, has no position of its own.
            with contextlib.suppress(PositionError, RecordError):
                rules = headings.rules_of(entry.path, tags)
                return rules.game.from_text(final, rules.options)
        return None

    def place(self, entry: GameEntry) -> GameFile | None:
        """Return the file of a game as it was read, with its place in it; None if it is unknown."""
        sql = (
            "SELECT begins, ends, modified, size, games FROM games "
            "JOIN files ON files.id = file WHERE games.id = ?"
        )
        rows = self.guarded(lambda: list(map(numbers_of, self.rows(sql, entry.key))))
        for begin, end, modified, size, games in rows:
            span = begin, end, 0  # lines are not stored
            return GameFile(entry.path, entry.number, games == 1, modified, size, span=span)
        return None


def _continuation(turn: str, results: list[str]) -> Continuation:
    scores = [score for result in results if (score := scores_of(result))]
    average = tuple(sum(column) / len(scores) for column in zip(*scores, strict=False))
    return Continuation(turn, len(results), len(scores), average)
