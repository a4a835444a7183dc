"""Entries of the list of games in files, and the files in folders."""

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
"""Maximum number of files listed."""


class Ending(Enum):
    """End of a game, in the categories of a search."""

    WON = "won"
    DRAWN = "drawn"
    UNFINISHED = "unfinished"


class GameEntry(NamedTuple):
    """Listed data of a game."""

    path: Path
    number: int
    """Index of the game in its file, from 0."""
    of: int
    """Number of games in its file."""
    game: Game
    names: tuple[str, ...]
    """Names of the players, player 1 first; empty for those without a name."""
    result: str
    """Result as in records: ``*``, or the scores of the players with ``-`` between."""
    date: str
    event: str
    colours: tuple[str, ...] = ()
    """Paint of each army as ``#rrggbb``; empty for the defaults."""
    rounds: int | None = None
    """Rounds begun, or the most moves made on a board where boards are played independently.

    None while the game has not been played through yet.
    """
    actions: int | None = None
    """Actions of the main line; None likewise."""
    key: int = -1
    """Key in an index."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the players who won; none if the game was drawn or is unfinished."""
        return tuple(player for player, score in enumerate(scores_of(self.result), 1) if score == 1)

    @property
    def ending(self) -> Ending:
        """Return the category of its end."""
        if self.result == UNFINISHED:
            return Ending.UNFINISHED
        return Ending.WON if self.winners else Ending.DRAWN


def scores_of(result: str) -> tuple[float, ...]:
    """Return the score of each player in a result; empty for an unfinished game."""
    if result == UNFINISHED:
        return ()
    return tuple(0.5 if score == "1/2" else float(score) for score in result.split("-"))


class UnreadableFile(NamedTuple):
    """A file whose games cannot be listed, or one of its games that cannot be played."""

    path: Path
    reason: str
    """One sentence without its full stop."""
    number: int | None = None
    """Index of the game in the file, from 0; None for the whole file."""


def files_in(folders: Iterable[Path]) -> Iterator[Path]:
    """Yield the files with games in folders and subfolders, each once, but no hidden ones."""
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
    """Return the players' names in batting order; a `Text` if nobody has a name."""
    names = [name for name in entry.names if name]
    if not names:
        return Plural("%n player(s)", "", len(entry.names))
    return " \N{MIDDLE DOT} ".join(isolated(name) or "?" for name in entry.names)
