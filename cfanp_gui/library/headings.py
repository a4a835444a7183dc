"""Games of a file by their tags alone, and reading single games by their place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
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
from cfanp_gui.record.game_record import GameRecord, RecordError, UnreadGame
from cfanp_gui.record.game_scanner import GameText
from cfanp_gui.record.game_texts import GameSource, Pulse, game_texts, opened, source_of, tags_of
from cfanp_gui.record.lexer import result_of
from cfanp_gui.record.movetext import ROSTER, plain, tag_lines
from cfanp_gui.session import formats

_RULES = ("Variant", "Players", "Options", DEFINITION_TAG)
"""Tags that determine the rules of a game."""


Place = tuple[int, int, int]
"""Beginning and end of a game in its file, and its first line; see `GameText`."""


class TaggedRules(NamedTuple):
    """Rules of a game, from its tags."""

    game: Game
    options: dict[str, OptionValue]
    players: int


class Heading(NamedTuple):
    """Data of a game that are known before it is opened."""

    names: tuple[str, ...] = ()
    """Players in batting order; empty for those without a name."""
    event: str = ""
    date: str = ""
    result: str = UNFINISHED
    actions: int | None = None
    """Number of actions of the main line; None if they have not been counted."""
    problem: str = ""
    """Reason why its tags do not determine its rules, without a full stop; empty if they do."""
    place: Place = (0, 0, 1)
    """Its place in its file, if it is in one."""
    colours: tuple[str, ...] = ()
    rules: Mapping[str, str] = {}
    """Tags that determine its rules, as `rules_of` reads them."""
    is_readable: bool = True
    """True if all its bytes can be decoded."""

    @classmethod
    def of(cls, record: GameRecord) -> Heading:
        """Return the heading of a record."""
        event, date = (record.tags.get(tag, "") for tag in ("Event", "Date"))
        return cls(record.names, event, date, record.result, len(record.moves))


class FiledGames:
    """Games of an open file."""

    def __init__(self, path: Path, source: GameSource) -> None:
        self.path = path
        self.is_record = _is_record(path)
        """True for a file of records, which are always UTF-8."""
        self.size = source.size
        """Size in bytes, in which places are counted."""
        self.encoding = source.told.name
        self.line = source.line
        """Function that returns the line at an offset, from 1. Raises OSError."""
        self._source = source
        kind = formats.RECORD if self.is_record else path.suffix.lower()
        self._read = formats.reader(kind, registry.default_game())

    def texts(self) -> Iterator[GameText]:
        """Yield the games, unread, in order. Raises OSError."""
        return game_texts(self._source, self.is_record)

    def read(self, text: GameText) -> GameRecord | UnreadGame:
        """Return the game of a text, or the reason why it cannot be read."""
        return formats.read_text(text, self._read)

    def headings(self) -> Iterator[Heading]:
        """Yield the headings of the games, in order. Raises OSError and RecordError."""
        for text in self.texts():
            tags = tags_of(text)
            try:
                rules = rules_of(self.path, tags)
            except RecordError:
                heading = Heading(problem=self._problem(text))
            else:
                heading = _heading(self.path, text, tags, rules)
            yield heading._replace(
                place=(text.begin, text.end, text.line),
                is_readable=text.data.isascii() or text.is_readable,
            )

    def _problem(self, text: GameText) -> str:
        """Return the problem of a game, with its place in the file."""
        read = self.read(text)
        if isinstance(read, UnreadGame):
            return sentence_of(read.error)
        return Text("its tags do not say what is played")

    def text(self, begin: int, end: int, line: int) -> GameText:
        """Return the unparsed game at a place in the file. Raises OSError and RecordError."""
        part = game_texts(self._source.part(begin, end), self.is_record)
        games = [text._replace(begin=begin, end=end, line=line) for text in part]
        if len(games) != 1:
            raise RecordError("there is no game any more where one was")
        return games[0]

    def game(self, begin: int, end: int, line: int = 0) -> GameRecord:
        """Return the game at a place in the file. Raises OSError and RecordError."""
        return self.record(self.text(begin, end, line))[0]

    def record(self, text: GameText) -> tuple[GameRecord, GameText]:
        """Return the game of a text, and the text with its line if there is a remark on one.

        Raises OSError and RecordError.
        """
        read = self.read(text)
        if not text.line and (isinstance(read, UnreadGame) or read.remarks):
            text = text._replace(line=self.line(text.begin))
            read = self.read(text)
        if isinstance(read, UnreadGame):
            raise read.error
        return read, text


@contextmanager
def games_of(
    path: Path, encoding: str | None = None, pulse: Pulse = lambda: None
) -> Iterator[FiledGames]:
    """Yield the games of a file, which stays open; `encoding` is as in `formats.stream`.

    `pulse` is called while the encoding is detected. Raises OSError and RecordError.
    """
    if encoding is None:
        encoding = cpgn.ENCODING if _is_record(path) else _encoding(path, pulse)
    with opened(path, encoding) as source:
        yield FiledGames(path, source)


def _encoding(path: Path, pulse: Pulse) -> str | None:
    """Return the encoding of a file, which is detected once; None for one with a mark."""
    status = path.stat()
    file = path, status.st_mtime_ns, status.st_size
    if file not in _ENCODINGS:
        with opened(path, None, pulse) as source:
            encoding = None if source.told.mark else source.told.name
        if len(_ENCODINGS) > _MOST_KNOWN:
            _ENCODINGS.clear()
        _ENCODINGS[file] = encoding
    return _ENCODINGS[file]


_ENCODINGS: dict[tuple[Path, int, int], str | None] = {}
"""Encodings of files by path, time and size."""
_MOST_KNOWN = 100


def rules_of(path: Path, tags: dict[str, str]) -> TaggedRules:
    """Return the rules by which a game of a file is played. Raises RecordError."""
    if not _is_record(path):
        return _foreign(path)[0]
    return _rules(tuple(_told_rules(path, tags).items()))


def _told_rules(path: Path, tags: dict[str, str]) -> dict[str, str]:
    """Return the tags of a game that determine its rules."""
    if not _is_record(path):
        return {}
    if "Players" in tags:
        return {name: tags[name] for name in _RULES if name in tags}
    # The start position must determine it, in the tag of its game.
    return {name: value for name, value in tags.items() if name != "Result"}


@lru_cache(maxsize=256)
def _rules(tags: tuple[tuple[str, str], ...]) -> TaggedRules:
    (record,) = cpgn.read_games(f"{tag_lines(tags)}\n{UNFINISHED}\n", registry.find_game)
    return TaggedRules(record.game, record.options, record.start.players)


@lru_cache(maxsize=16)
def _foreign(path: Path) -> tuple[TaggedRules, tuple[str, ...]]:
    """Return the rules of another program's file, and the tags with the players' names."""
    form = formats.game_format(path.suffix.lower(), registry.default_game())
    (text,) = game_texts(source_of(UNFINISHED))
    record = form.read(text)
    return TaggedRules(record.game, record.options, record.start.players), tuple(form.players)


def _heading(path: Path, text: GameText, tags: dict[str, str], rules: TaggedRules) -> Heading:
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
        names = tuple("" if (name := told(side)) == "?" else name for side in _foreign(path)[1])
    written = result_of(text.result) or UNFINISHED
    result = result_of(tags.get("Result", "")) or UNFINISHED if written == UNFINISHED else written
    return Heading(
        names,
        told("Event"),
        told("Date"),
        result,
        colours=colours if all(colours) else (),
        rules=_told_rules(path, tags),
    )


@lru_cache(maxsize=64)  # called for every game of a file
def _is_record(path: Path) -> bool:
    """Return True for a file that is read as records, also one without a telling suffix."""
    kind = path.suffix.lower()
    return kind == formats.RECORD or not formats.holds_games(kind)
