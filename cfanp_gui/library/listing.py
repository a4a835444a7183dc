"""The games of a file as a list of up to millions of games, page by page, and a check of them.

A page is packed where the file is read, on a thread or in a process of its own, so that it takes
little memory and no time to be sent: the display unpacks only visible games.
"""

from __future__ import annotations

import unicodedata
import zlib
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

from cfanp_gui.core.text import one_line, sentence_of
from cfanp_gui.library import headings, stored_text
from cfanp_gui.record.game_record import GameRecord, RecordError, UnreadGame
from cfanp_gui.record.game_texts import Pulse
from cfanp_gui.record.reading_report import PlacedRemark, told_of

PAGE = 4096
"""Maximum number of games in a page."""
PAGE_S = 0.3
"""Seconds after which an incomplete page is sent."""
_FIRST_S = 0.02
"""The same for the first page."""
MOST_TOLD = 2000
"""Maximum number of remarks kept; further ones are only counted."""
_TELL_S = 0.2
"""Seconds between two reports of progress."""
_FIELD, _NAME, _GAME = "\t", "\x1f", "\n"
"""Separators of packed fields, names and games."""


class GameHeading(NamedTuple):
    """Data of a game shown before it is opened."""

    names: tuple[str, ...]
    """Players in batting order; empty for those without a name."""
    event: str
    date: str
    result: str
    actions: int | None = None
    """Number of actions of the main line; None if they have not been counted."""
    problem: str = ""
    """Reason why its tags cannot be read, without a full stop; empty if they can."""

    @classmethod
    def of(cls, record: GameRecord) -> GameHeading:
        """Return the heading of a record."""
        event, date = (record.tags.get(tag, "") for tag in ("Event", "Date"))
        return cls(record.names, event, date, record.result, len(record.moves))

    @property
    def searched(self) -> str:
        """Return the text that is searched, without capitals and accents."""
        return folded(" ".join(map(one_line, (*self.names, self.event, self.date, self.result))))

    def packed(self) -> str:
        """Return it packed into one line of text, as `unpacked` reads it."""
        names = _NAME.join(map(one_line, self.names))
        actions = "" if self.actions is None else str(self.actions)
        texts = map(one_line, (self.event, self.date, self.result))
        problem = self.problem and stored_text.dumps(self.problem)
        return _FIELD.join((names, *texts, actions, problem))


def unpacked(line: str) -> GameHeading:
    """Return the heading of a packed line."""
    names, event, date, result, actions, problem = line.split(_FIELD)
    return GameHeading(
        tuple(names.split(_NAME)) if names else (),
        event,
        date,
        result,
        int(actions) if actions else None,
        stored_text.loads(problem) if problem else "",
    )


def folded(text: str) -> str:
    """Return a text folded for a search: small letters, without accents."""
    if not text.isascii():
        parts = unicodedata.normalize("NFKD", text)
        text = "".join(letter for letter in parts if not unicodedata.combining(letter))
    return text.casefold()


Place = tuple[int, int, int]
"""Beginning and end of a game in its file, and its first line; see `GameText`."""


class HeadingPage(NamedTuple):
    """Some consecutive games, packed."""

    games: int
    told: bytes
    searched: bytes
    places: bytes
    """Three numbers of 64 bits for each game; empty if the games are in no file."""
    at: int = 0
    """Number of bytes of the file that have been read."""
    size: int = 0
    """Size of the file in bytes."""
    is_readable: bool = True
    """True if all their bytes can be decoded."""
    encoding: str = ""
    """The encoding of the file."""

    def heading(self, number: int) -> GameHeading:
        """Return one of its games, by its number from 0."""
        return unpacked(zlib.decompress(self.told).decode().split(_GAME)[number])

    def place(self, number: int) -> Place | None:
        """Return the place of a game in its file; None if it is in none."""
        if not self.places:
            return None
        begin, end, line = memoryview(self.places).cast("Q")[3 * number : 3 * number + 3]
        return begin, end, line

    def find(self, words: Iterable[str]) -> list[int]:
        """Return the indices, from 0, of its games that contain all the words."""
        lines = zlib.decompress(self.searched).decode().split(_GAME)
        numbers: Sequence[int] = range(self.games)
        for word in words:
            numbers = [number for number in numbers if word in lines[number]]
        return list(numbers)


def page_of(
    headings: Sequence[GameHeading],
    places: Iterable[Place] = (),
    at: int = 0,
    size: int = 0,
    is_readable: bool = True,
) -> HeadingPage:
    """Return a page of at least one game."""
    return HeadingPage(
        len(headings),
        _compressed(heading.packed() for heading in headings),
        _compressed(heading.searched for heading in headings),
        array("Q", (number for place in places for number in place)).tobytes(),
        at,
        size,
        is_readable,
    )


def pages_of(headings: Iterable[GameHeading]) -> Iterator[HeadingPage]:
    """Yield pages of games that are in no file."""
    rest = iter(headings)
    while some := list(islice(rest, PAGE)):
        yield page_of(some)


def _compressed(lines: Iterable[str]) -> bytes:
    return zlib.compress(_GAME.join(lines).encode("utf-8", "replace"), 1)


Step = TypeVar("Step")


@dataclass(frozen=True)
class FileJob(ABC, Generic[Step]):
    """Job of reading a file, for a process of its own; see `bots.process.Job`."""

    path: Path
    encoding: str | None
    """Encoding, as in `formats.stream`."""

    @abstractmethod
    def steps(self, pulse: Pulse = lambda: None) -> Iterator[Step]:
        """Yield reports on the games; `pulse` is as in `games_of`.

        Raises OSError and RecordError.
        """

    def run(self, stopped: Callable[[], bool], tell: Callable[[Step], object]) -> Exception | None:
        """Report the steps until the job is stopped; return the problem if one occurs.

        The problem can be pickled in any case.
        """
        try:
            for step in self.steps(stopped):
                if stopped():
                    return None
                tell(step)
        except OSError as problem:
            return problem
        except RecordError as problem:
            return RecordError(sentence_of(problem))
        return None


class ListJob(FileJob[HeadingPage]):
    """Job of listing the games of a file, page by page."""

    def steps(self, pulse: Pulse = lambda: None) -> Iterator[HeadingPage]:
        with headings.games_of(self.path, self.encoding, pulse) as filed:
            for page in _pages(filed):
                yield page._replace(encoding=filed.encoding)


def _pages(filed: headings.FiledGames) -> Iterator[HeadingPage]:
    found: list[GameHeading] = []
    places: list[Place] = []
    sent, wait, is_readable = monotonic(), _FIRST_S, True
    for one in filed.headings():
        found.append(
            GameHeading(one.names, one.event, one.date, one.result, problem=one.problem or "")
        )
        places.append((one.begin, one.end, one.line))
        is_readable = is_readable and one.is_readable
        if len(found) == PAGE or monotonic() - sent >= wait:
            yield page_of(found, places, one.end, filed.size, is_readable)
            found, places = [], []
            sent, wait, is_readable = monotonic(), PAGE_S, True
    if found:
        yield page_of(found, places, filed.size, filed.size, is_readable)


# Problems of all games of a file


class ToldGame(NamedTuple):
    """A remark with the place of its game in the file."""

    told: PlacedRemark
    place: Place


class Checked(NamedTuple):
    """Results since the last report, and the progress."""

    at: int
    """Number of bytes that have been read."""
    size: int
    """Size of the file in bytes."""
    games: int
    """Number of games so far, read or unreadable."""
    remarked: int
    """Number of games among them that were read with remarks."""
    unread: int
    """Number of games among them that could not be read."""
    remarks: int
    """Number of remarks so far, including those on unreadable games."""
    told: tuple[ToldGame, ...]
    """New remarks, as far as they are kept."""


class CheckJob(FileJob[Checked]):
    """Job of reading all games of a file."""

    def steps(self, pulse: Pulse = lambda: None) -> Iterator[Checked]:
        games = remarked = unread = count = 0
        new: list[ToldGame] = []
        sent = monotonic()
        with headings.games_of(self.path, self.encoding, pulse) as filed:
            for text in filed.texts():
                record = filed.read(text)
                remarks = told_of(text.number, record)
                games += 1
                unread += isinstance(record, UnreadGame)
                remarked += bool(remarks) and not isinstance(record, UnreadGame)
                place = text.begin, text.end, text.line
                new += (ToldGame(each, place) for each in remarks[: max(0, MOST_TOLD - count)])
                count += len(remarks)
                if monotonic() - sent >= _TELL_S:
                    yield Checked(text.end, filed.size, games, remarked, unread, count, tuple(new))
                    new, sent = [], monotonic()
            yield Checked(filed.size, filed.size, games, remarked, unread, count, tuple(new))
