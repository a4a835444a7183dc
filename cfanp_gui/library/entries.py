"""What a list tells of the games in files, and which files there are in folders."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.core.game import Game
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Plural
from cfanp_gui.session import formats

MAX_FILES = 10_000
"""Files listed at most."""


class Ending(Enum):
    """How a game ended, as far as a search asks."""

    WON = "won"
    DRAWN = "drawn"
    UNFINISHED = "unfinished"


class GameEntry(NamedTuple):
    """What a list tells of a game."""

    path: Path
    number: int
    """Which of the games in its file it is, from 0."""
    of: int
    """How many games its file holds."""
    game: Game
    names: tuple[str, ...]
    """What the players are called, player 1 first; empty for those without a name."""
    result: str
    """As in records: ``*``, or the scores of the players with ``-`` between."""
    date: str
    event: str
    colours: tuple[str, ...] = ()
    """The paint of each army as ``#rrggbb``; empty for the usual ones."""
    rounds: int | None = None
    """Rounds begun, or the most moves made on a board where boards count for themselves.

    None while the game has not been played through yet.
    """
    actions: int | None = None
    """Actions of the main line; None likewise."""
    key: int = -1
    """What an index calls it."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the players who won; none where the game was drawn or is unfinished."""
        return tuple(player for player, score in enumerate(scores_of(self.result), 1) if score == 1)

    @property
    def ending(self) -> Ending:
        """Return how it ended."""
        if self.result == UNFINISHED:
            return Ending.UNFINISHED
        return Ending.WON if self.winners else Ending.DRAWN


def scores_of(result: str) -> tuple[float, ...]:
    """Return the score of each player that a result tells; nothing for an unfinished game."""
    if result == UNFINISHED:
        return ()
    return tuple(0.5 if one == "1/2" else float(one) for one in result.split("-"))


class UnreadableFile(NamedTuple):
    """A file whose games cannot be listed, or one of its games that cannot be played."""

    path: Path
    reason: str
    """One sentence without its full stop."""
    number: int | None = None
    """Which of the file's games it is about, from 0; None for the whole file."""


def files_in(folders: Iterable[Path]) -> Iterator[Path]:
    """Yield the files with games in some folders and those within them, each once, sorted.

    Folders that are links are not followed, hidden ones are left out. A folder that cannot be read
    has no files.
    """
    files: set[Path] = set()
    for folder in folders:
        for at, inside, names in os.walk(folder):
            inside[:] = sorted(name for name in inside if not name.startswith("."))
            for name in sorted(names):
                path = Path(at, name)
                wanted = formats.holds_games(path.suffix.lower()) and not name.startswith(".")
                if not wanted or path in files:
                    continue
                if len(files) == MAX_FILES:
                    return
                files.add(path)
                yield path


def players_line(entry: GameEntry) -> str:
    """Return who played, in the batting order; `Text` where nobody has a name."""
    names = [name for name in entry.names if name]
    if not names:
        return Plural("%n player(s)", "", len(entry.names))
    return " \N{MIDDLE DOT} ".join(isolated(name) or "?" for name in entry.names)
