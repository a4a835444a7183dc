"""Updating an index from the files in folders: first their tags, then game by game played through.

It can be interrupted at any time, also by killing the process, and resumed later.
"""

import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from cfanp_gui import __version__
from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.text import sentence_of
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.registry import keys
from cfanp_gui.library import headings
from cfanp_gui.library.entries import files_in
from cfanp_gui.library.index_file import IndexBusyError, IndexFile, Use, reading, use_after
from cfanp_gui.library.index_rows import for_store, game_row, keep, path_of
from cfanp_gui.library.playing_through import play_through
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session.game_file import state_of

_BROKEN = """
SELECT id FROM files WHERE problem IS NOT NULL
UNION SELECT file FROM games WHERE problem IS NOT NULL
"""
"""Files that could not be read, or have games that could not be read or played."""
_STEP = 100
"""Number of games of a file whose tags are read in one step."""
TELL_S = 0.1
"""Seconds between two progress reports of a job."""


class UpdateStage(Enum):
    """Stage of an update of an index."""

    FILES = "files"
    """The files are read, and the tags of their games."""
    GAMES = "games"
    """The games are played through."""


class Progress(NamedTuple):
    """Progress of an update."""

    stage: UpdateStage
    done: int
    """Number of changed files that have been read, or of games that are played through."""
    all: int
    """Number of changed files, or of all games."""


def update(file: IndexFile, folders: Sequence[Path]) -> Iterator[Progress]:
    """Update an index from the files in folders, in short steps. Raises sqlite3.Error."""
    yield Progress(UpdateStage.FILES, 0, 0)
    states = {path: state_of(path) for path in files_in(folders)}
    changed = _forget_others(file, states)
    for done, path in enumerate(changed):
        progress = Progress(UpdateStage.FILES, done, len(changed))
        yield progress
        for _ in _read_file(file, path, states[path]):
            yield progress
    if changed:
        yield Progress(UpdateStage.FILES, len(changed), len(changed))
    yield from _play_games(file)


def work_in(file: IndexFile, folders: Sequence[Path]) -> tuple[int, int]:
    """Return the bytes of changed files, and the games still to be played. Raises sqlite3.Error."""
    states = {path: state_of(path) for path in files_in(folders)}
    known = {
        path_of(name): state for name, *state in file.rows("SELECT path, modified, size FROM files")
    }
    size = sum(state[1] for path, state in states.items() if known.get(path) != list(state))
    ((games,),) = file.rows("SELECT COUNT(*) FROM games WHERE played = 0")
    return size, games


def _forget_others(file: IndexFile, states: dict[Path, tuple[int, int]]) -> list[Path]:
    """Forget files that are gone or were changed; return those to be read."""
    made_by = json.dumps([__version__, sorted((*keys(), *(base.key for base in BASE_GAMES)))])
    known: set[Path] = set()
    gone = []
    others = file.rows("SELECT what FROM made_by") != [(made_by,)]
    broken = {number for (number,) in file.rows(_BROKEN)} if others else set()
    for number, name, modified, size in file.rows("SELECT id, path, modified, size FROM files"):
        path = path_of(name)
        if states.get(path) == (modified, size) and number not in broken:
            known.add(path)
        else:
            gone.append((number,))
    if gone or others:
        with file.writing() as (db, _):
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


def _read_file(file: IndexFile, path: Path, state: tuple[int, int]) -> Iterator[None]:
    """Read the tags of a file's games, in interruptible steps."""
    games: list[tuple[object, ...]] = []
    problem = None
    try:
        with headings.games_of(path) as filed:
            for number, heading in enumerate(filed.headings()):
                games.append(game_row(number, heading))
                if not len(games) % _STEP:
                    yield
    except (OSError, RecordError) as error:
        problem = for_store(sentence_of(error))
    name = os.fsencode(path)
    with file.writing() as (db, stamp):
        # Another window may have read it just now.
        db.execute("DELETE FROM games WHERE file IN (SELECT id FROM files WHERE path = ?)", (name,))
        db.execute("DELETE FROM files WHERE path = ?", (name,))
        row = db.execute(
            "INSERT INTO files (path, modified, size, games, problem) VALUES (?, ?, ?, ?, ?)",
            (name, *state, len(games), problem),
        ).lastrowid
        db.executemany(
            "INSERT INTO games (file, number, begins, ends, tags, names, colours, result, "
            "date, event, problem, played, stamp) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((row, *game, stamp) for game in games),
        )


def _play_games(file: IndexFile) -> Iterator[Progress]:
    """Play through the games that have not been played through yet."""
    waiting = file.rows(
        "SELECT games.id, file, begins, ends, path, modified, size "
        "FROM games JOIN files ON files.id = file WHERE played = 0 ORDER BY file, number"
    )
    ((games,),) = file.rows("SELECT COUNT(*) FROM games WHERE problem IS NULL")
    played = games - len(waiting)
    filed, file_of = None, -1
    with contextlib.ExitStack() as kept_open:
        for game, at, begins, ends, name, modified, size in waiting:
            yield Progress(UpdateStage.GAMES, played, games)
            path = path_of(name)
            if at != file_of:
                kept_open.close()
                filed, file_of = None, at
                with contextlib.suppress(OSError, RecordError):
                    if state_of(path) == (modified, size):  # otherwise it is read another time
                        filed = kept_open.enter_context(headings.games_of(path))
            if filed is not None:
                with reading():
                    begin, end = int(begins), int(ends)
                if _play_game(file, game, filed, begin, end):
                    played += 1
                else:
                    games -= 1
    if waiting:
        yield Progress(UpdateStage.GAMES, played, games)


def _play_game(
    file: IndexFile, game: int, filed: headings.FiledGames, begin: int, end: int
) -> bool:
    """Play a game of a file through; return True if that was possible."""
    try:
        played = play_through(filed.game(begin, end))
    except (OSError, RecordError, IllegalAction) as problem:
        with file.writing() as (db, stamp):
            db.execute(
                "UPDATE games SET problem = ?, played = 1, stamp = ? WHERE id = ?",
                (for_store(sentence_of(problem)), stamp, game),
            )
        return False
    with file.writing() as (db, stamp):
        keep(db, stamp, game, played)
    return True


# In a process of its own


class JobEnd(Enum):
    """End of an indexing job."""

    DONE = "done"
    STOPPED = "stopped"
    BUSY = "busy"
    """Another program keeps the index locked."""
    BROKEN = "broken"
    """It must be rebuilt, or moved, by the process that has it open; see `IndexJob.run`."""


@dataclass(frozen=True)
class IndexJob:
    """Update of an index, as a `Job` for a process of its own."""

    path: Path
    folders: tuple[Path, ...]

    def run(
        self, stopped: Callable[[], bool], tell: Callable[[Progress], object]
    ) -> tuple[JobEnd, Exception | None]:
        """Return the end of the job, with the problem if the index is broken."""
        try:
            shown_at, stage = 0.0, None
            with contextlib.closing(IndexFile(self.path, mends=False)) as file:
                for progress in update(file, self.folders):
                    if stopped():
                        return JobEnd.STOPPED, None
                    if progress.stage is not stage or monotonic() - shown_at >= TELL_S:
                        tell(progress)
                        shown_at, stage = monotonic(), progress.stage
                return JobEnd.DONE, None
        except IndexBusyError:
            return JobEnd.BUSY, None
        except (OSError, sqlite3.DatabaseError) as problem:
            if use_after(problem) is Use.BUSY:
                return JobEnd.BUSY, None
            return JobEnd.BROKEN, problem
