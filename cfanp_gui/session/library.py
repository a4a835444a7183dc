"""The games in some folders as a list that can be searched: who played what, and how it ended.

Files are read one at a time, so that whoever asks can leave at any time; what was read is kept
for as long as its file stays as it is. Nothing is written, and no file is changed.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.capabilities import EVERYBODY, Hidden
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Plural, sentence_of
from cfanp_gui.record.files import check_regular
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.session import formats

MAX_FILES = 10_000
"""Files listed at most."""
MAX_POSITIONS = 2_000
"""Positions of a game that can be searched for; later ones are not known."""


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
    game: Game
    names: tuple[str, ...]
    """What the players are called, player 1 first; empty for those without a name."""
    result: str
    """As in records: ``*``, or the scores of the players with ``-`` between."""
    winners: tuple[int, ...]
    """The players who won; none where the game was drawn or is unfinished."""
    rounds: int
    """Rounds begun, or the most moves made on a board where boards count for themselves."""
    actions: int
    """Actions of the main line."""
    date: str
    event: str
    colours: tuple[str, ...]
    """The paint of each army as ``#rrggbb``; empty for the usual ones."""
    final: Position
    """Where the main line ends."""
    positions: tuple[str, ...]
    """The position texts of the main line, start first; see `matches`."""

    @property
    def ending(self) -> Ending:
        """Return how it ended."""
        if self.result == UNFINISHED:
            return Ending.UNFINISHED
        return Ending.WON if self.winners else Ending.DRAWN


class UnreadableFile(NamedTuple):
    """A file whose games cannot be listed."""

    path: Path
    reason: str
    """One sentence without its full stop."""


class FileGames(NamedTuple):
    """The games of one file."""

    path: Path
    games: tuple[GameEntry, ...]


class Query(NamedTuple):
    """What games are looked for; what is empty or None asks for nothing."""

    player: str = ""
    """A part of a player's name; capitals make no difference."""
    game: str | None = None
    """The key of a game, of whatever variant, or the title of one."""
    ending: Ending | None = None
    position: str = ""
    """A position text or as much of its beginning as matters, see `matches`."""


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
                wanted = path.suffix.lower() in formats.GAMES and not name.startswith(".")
                if not wanted or path in files:
                    continue
                if len(files) == MAX_FILES:
                    return
                files.add(path)
                yield path


class Library:
    """Reads files with games, and reads none again that has not changed."""

    def __init__(self, usual: Game) -> None:
        """`usual` is the game that a file is of which does not say so itself."""
        self._usual = usual
        self._known: dict[Path, tuple[tuple[int, int], FileGames | UnreadableFile]] = {}

    def read(self, path: Path) -> FileGames | UnreadableFile:
        """Return the games of a file, or why there are none."""
        try:
            status = check_regular(path)
        except OSError as problem:
            self._known.pop(path, None)
            return UnreadableFile(path, problem.strerror or str(problem))
        except RecordError as problem:
            self._known.pop(path, None)
            return UnreadableFile(path, sentence_of(problem))
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._known.get(path)
        if known is not None and known[0] == stamp:
            return known[1]
        games = self._read(path)
        self._known[path] = (stamp, games)
        return games

    def _read(self, path: Path) -> FileGames | UnreadableFile:
        try:
            records = formats.load(path, self._usual)
            return FileGames(
                path,
                tuple(entry_of(path, number, record) for number, record in enumerate(records)),
            )
        except OSError as problem:
            return UnreadableFile(path, problem.strerror or str(problem))
        except (RecordError, IllegalAction) as problem:
            return UnreadableFile(path, sentence_of(problem))


def entry_of(path: Path, number: int, record: GameRecord) -> GameEntry:
    """Return what a list tells of a record. Raises IllegalAction where it cannot be played."""
    start = record.start.resolve_pending()[0]
    unfinished = record.result == UNFINISHED and record.final().outcome() is None
    last, final, actions = start, _told(start, unfinished), 0
    texts = list(_texts(record.game, final))
    for step in record.steps():
        last, final, actions = step.before, _told(step.after, unfinished), actions + 1
        if actions <= MAX_POSITIONS:
            texts += _texts(record.game, final)
    scores = [] if record.result == UNFINISHED else record.result.split("-")
    return GameEntry(
        path,
        number,
        record.game,
        record.names,
        record.result,
        tuple(player for player, score in enumerate(scores, start=1) if score == "1"),
        _rounds(record, last, actions),
        actions,
        record.tags.get("Date", "").strip(),
        record.tags.get("Event", "").strip(),
        record.colours,
        final,
        tuple(dict.fromkeys(texts)),
    )


def _told(position: Position, unfinished: bool) -> Position:
    """Return what a list tells of a position: of an unfinished game no more than all may see."""
    if unfinished and isinstance(position, Hidden):
        seen: Position = position.seen_by(EVERYBODY)
        return seen
    return position


def _rounds(record: GameRecord, last: Position, actions: int) -> int:
    """Return the rounds begun; where boards count for themselves, the turns each player has had.

    `last` is the position before the last action.
    """
    if not actions:
        return 0
    number = record.game.notation.round(last)
    return number if number is not None else -(-actions // max(1, last.players))


def _texts(game: Game, position: Position) -> Iterator[str]:
    """Yield a position's text in the game's own form and in every other it can be written in."""
    yield position.to_text()
    for other in game.foreign_formats.positions:
        try:
            yield other.write(position)
        except ValueError:
            continue


def matches(entry: GameEntry, query: Query) -> bool:
    """Return whether a game is one that is looked for.

    A position is looked for by its text up to any field: what is given must be how the text of a
    position of the main line begins, field by field. So the boards alone find it whoever is to
    move, and a whole text finds just that position.
    """
    if query.game not in (None, entry.game.key, entry.game.title):
        return False
    if query.ending is not None and entry.ending is not query.ending:
        return False
    wanted = query.player.strip().casefold()
    if wanted and not any(wanted in name.casefold() for name in entry.names):
        return False
    fields = query.position.split()
    return not fields or any(text.split(" ", len(fields))[: len(fields)] == fields
                             for text in entry.positions)  # fmt: skip


def players_line(entry: GameEntry) -> str:
    """Return who played, in the batting order; `Text` where nobody has a name."""
    names = [name for name in entry.names if name]
    if not names:
        return Plural("%n player(s)", "", len(entry.names))
    return " \N{MIDDLE DOT} ".join(name or "?" for name in entry.names)
