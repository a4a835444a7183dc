"""Kills a process that indexes games many times; what `tests.judges.kills --index` does.

Each time it is killed with SIGKILL at a random moment, while it makes the index, reads files or
plays games through. Then the index must open as it is, be whole by SQLite's own judgement, and know
at least all that was reported; now and then a file is changed, or the index is begun anew. At last
it must know just what an index knows that nobody has disturbed.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from cfanp_gui.games.registry import GAMES
from cfanp_gui.library import index_file, indexing
from cfanp_gui.library.entries import GameEntry
from cfanp_gui.library.game_index import GameIndex
from cfanp_gui.library.indexing import IndexJob, JobEnd, Progress
from cfanp_gui.record import cpgn
from tests.judges.kills import LossError, killed
from tests.library.games import finished, names_of, waiting
from tests.record.games import played

LONGEST = 1.0
"""Seconds a child indexes at the most before it is killed."""
FILES, IN_A_FILE = 8, 6


def kill_indexing(times: int, chance: random.Random) -> int:
    """Kill so many processes that index; return 1 when something was lost."""
    reports = begun = 0
    with tempfile.TemporaryDirectory(prefix="cfanp-kills-") as name:
        folder, path = Path(name, "games"), Path(name, "cache", "games.sqlite")
        folder.mkdir()
        for number in range(FILES):
            _write(folder, number, chance)
        for number in range(times):
            whole = path.exists() and _is_whole(path)
            if whole or chance.random() < 0.1:
                _write(folder, chance.randrange(FILES), chance)
            if not path.exists() or (whole and chance.random() < 0.5):
                index_file.remove(path)
                begun += 1
            try:
                told = _kill_one(path, folder, chance)
                reports += told
                _check(path)
            except LossError as loss:
                print(f"kill {number + 1} while indexing: {loss}")
                return 1
            if (number + 1) % 100 == 0:
                print(f"{number + 1} kills while indexing", file=sys.stderr)
        with closing(GameIndex(path)) as index, closing(GameIndex(None)) as other:
            list(index.update([folder]))
            list(other.update([folder]))
            if _known(index) != _known(other):
                print(f"after {times} kills the index knows other things than a new one")
                return 1
    print(
        f"{times} kills while indexing, {reports} confirmed steps, {begun} indexes from nothing: "
        "each opened as it was, and nothing confirmed was lost"
    )
    return 0


def _write(folder: Path, number: int, chance: random.Random) -> None:
    """Write a file with games of chance, or write it anew."""
    games = [finished()]
    for _ in range(IN_A_FILE - 1):
        game = chance.choice(GAMES)
        games.append(played(game, names_of(game), 6, chance.randrange(1000)))
    cpgn.save(folder / f"games{number}.cpgn", games)


def _is_whole(path: Path) -> bool:
    with closing(GameIndex(path)) as index:
        return waiting(index) == 0


def _kill_one(path: Path, folder: Path, chance: random.Random) -> int:
    """Have a child index until it is killed; return how many steps it has reported."""

    def index(writer: int) -> None:
        def tell(progress: Progress) -> None:
            os.write(writer, f"{progress.stage.value} {progress.done}\n".encode())

        os.write(writer, b"begun 0\n")
        indexing.TELL_S = 0
        ending, _ = IndexJob(path, (folder,)).run(lambda: False, tell)
        os._exit(0 if ending is JobEnd.DONE else 1)

    lines = killed(index, chance, LONGEST)
    played_through = [int(line.split()[1]) for line in lines if line.startswith("games")]
    if played_through and (there := _played(path)) < played_through[-1]:
        raise LossError(f"{there} games are played through (confirmed: {played_through[-1]})")
    return len(lines)


def _played(path: Path) -> int:
    with closing(GameIndex(path)) as index:
        return sum(isinstance(one, GameEntry) for one in index.entries()) - waiting(index)


def _check(path: Path) -> None:
    """Raise LossError where an index does not open as it is, or is not whole."""
    with closing(GameIndex(path)) as index:
        if index.notice or index.is_outdated:
            raise LossError(f"it did not open as it was: {index.notice}")
        judged = index.rows("PRAGMA integrity_check")
        if judged != [("ok",)]:
            raise LossError(f"it is not whole: {judged}")
        for sql in (
            "SELECT COUNT(*) FROM games WHERE file NOT IN (SELECT id FROM files)",
            "SELECT COUNT(*) FROM texts WHERE game NOT IN (SELECT id FROM games)",
            "SELECT COUNT(*) FROM reached WHERE game NOT IN (SELECT id FROM games)",
            "SELECT COUNT(*) FROM games WHERE played = 1 AND problem IS NULL "
            "AND id NOT IN (SELECT game FROM texts)",
        ):
            if (found := index.rows(sql)) != [(0,)]:
                raise LossError(f"half of something was written: {found} by {sql}")


def _known(index: GameIndex) -> object:
    """Return the rows of an index without the numbers of its games."""
    rows = index.rows(
        "SELECT path, number, names, result, rounds, actions, captures, final, positions, armies, "
        "boards FROM games JOIN files ON files.id = file JOIN texts ON game = games.id "
        "ORDER BY path, number"
    )
    reached = index.rows(
        "SELECT key, path, number, ply, turns.text FROM reached JOIN games ON games.id = game "
        "JOIN files ON files.id = file JOIN turns ON turns.id = turn "
        "ORDER BY key, path, number, ply"
    )
    return rows, reached
