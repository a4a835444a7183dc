"""The games of a file by their tags alone, and any one of them read by where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.core.game import Game
from cfanp_gui.core.notation import DEFINITION_TAG
from cfanp_gui.core.options import OptionValue
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.files import check_regular, read_file
from cfanp_gui.record.game_outline import GameOutline, decoded, excerpt, outlines
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.lexer import RESULT
from cfanp_gui.record.movetext import ROSTER, plain, tag_lines
from cfanp_gui.session import formats

_RULES = ("Variant", "Players", "Options", DEFINITION_TAG)
"""The tags that say by which rules a game is played."""


class Rules(NamedTuple):
    """By which rules a game is played, as its tags say."""

    game: Game
    options: dict[str, OptionValue]
    players: int


class Heading(NamedTuple):
    """A game as its tags tell of it."""

    outline: GameOutline
    told_rules: dict[str, str]
    """The tags that say by which rules it is played, as `rules_of` reads them."""
    names: tuple[str, ...] = ()
    result: str = UNFINISHED
    date: str = ""
    event: str = ""
    colours: tuple[str, ...] = ()
    problem: str | None = None
    """One sentence without its full stop, where its tags do not say what is played."""


class GamePlace(NamedTuple):
    """Where a game stood in a file, when that was as it was."""

    begin: int
    """Characters ahead of it; see `GameOutline`."""
    end: int
    modified: int
    """When the file was last changed, in nanoseconds since 1970."""
    size: int
    of: int
    """How many games the file holds."""


def read_text(path: Path) -> str:
    """Return the text of a file with games, which is open no longer than it is read.

    Raises OSError and RecordError.
    """
    check_regular(path)
    return decoded(read_file(path, formats.MAX_BYTES), _is_record(path))


def headings(path: Path, text: str) -> Iterator[Heading]:
    """Yield what the tags of the games of a file say, whose text is given."""
    for outline in outlines(text):
        try:
            yield _heading(path, outline, rules_of(path, outline.tags))
        except RecordError:
            yield Heading(outline, {}, problem=_reason(path, text, outline))


def _reason(path: Path, text: str, outline: GameOutline) -> str:
    """Return what is wrong with a game, with its place in the file."""
    try:
        read_game(path, text, outline.begin, outline.end)
    except RecordError as problem:
        return sentence_of(problem)
    return Text("its tags do not say what is played")


def rules_of(path: Path, tags: dict[str, str]) -> Rules:
    """Return by which rules a game of a file is played. Raises RecordError."""
    if not _is_record(path):
        return _foreign_rules(path.suffix.lower())
    return _rules(tuple(_told_rules(path, tags).items()))


def _told_rules(path: Path, tags: dict[str, str]) -> dict[str, str]:
    """Return the tags of a game that say by which rules it is played."""
    if not _is_record(path):
        return {}
    if "Players" in tags:
        return {name: tags[name] for name in _RULES if name in tags}
    # The start position has to say it, in the tag of its game.
    return {name: value for name, value in tags.items() if name != "Result"}


@lru_cache(maxsize=256)
def _rules(tags: tuple[tuple[str, str], ...]) -> Rules:
    (record,) = cpgn.read_games(f"{tag_lines(tags)}\n{UNFINISHED}\n", registry.find_game)
    return Rules(record.game, record.options, record.start.players)


@lru_cache(maxsize=16)
def _foreign_rules(kind: str) -> Rules:
    read = formats.game_format(kind, registry.default_game()).read
    (record,) = read(UNFINISHED.encode())
    return Rules(record.game, record.options, record.start.players)


def _heading(path: Path, outline: GameOutline, rules: Rules) -> Heading:
    tags = outline.tags

    def value(name: str) -> str:
        return plain(tags.get(name, ""))

    def told(name: str) -> str:
        text = value(name)
        return "" if text == ROSTER.get(name) else text.strip()

    colours: tuple[str, ...] = ()
    if _is_record(path):
        naming = rules.game.notation.naming
        labels = [naming.label(player) for player in range(1, rules.players + 1)]
        names = tuple(value(naming.player + label) for label in labels)
        colours = tuple(value(naming.colour + label).lower() for label in labels)
    else:
        sides = formats.game_format(path.suffix.lower(), registry.default_game()).players
        names = tuple("" if (name := told(side)) == "?" else name for side in sides)
    result = outline.told_result
    return Heading(
        outline, _told_rules(path, tags), names,
        result if RESULT.match(result) else UNFINISHED,
        told("Date"), told("Event"), colours if all(colours) else (),
    )  # fmt: skip


def read_game(path: Path, text: str, begin: int, end: int) -> GameRecord:
    """Return the game that stands at a place in the text of a file; see `GameOutline`.

    Raises RecordError, with the line of the file.
    """
    part = excerpt(text, begin, end)
    if _is_record(path):
        games = cpgn.read_games(part, registry.find_game)
    else:
        read = formats.game_format(path.suffix.lower(), registry.default_game()).read
        games = list(read(part.encode("utf-8", "surrogatepass")))
    if len(games) != 1:
        raise RecordError(Text("there is no game any more where one was"))
    return games[0]


def _is_record(path: Path) -> bool:
    return path.suffix.lower() == formats.RECORD
