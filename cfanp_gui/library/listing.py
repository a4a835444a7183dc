"""The games of a file as a list of up to millions of games, page by page, and a check of them."""

from __future__ import annotations

import pickle
import unicodedata
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from cfanp_gui.core.text import one_line, sentence_of
from cfanp_gui.library.headings import Heading, games_of
from cfanp_gui.record.game_record import RecordError, UnreadGame
from cfanp_gui.record.game_texts import Pulse
from cfanp_gui.record.reading_report import PlacedRemark, told_of

PAGE = 1024
"""Maximum number of games in a page."""
SHOWN = Heading._fields.index("place") + 1
"""Number of a heading's first fields that a page keeps."""
PAGE_S = 0.3
"""Seconds after which an incomplete page is sent."""
_FIRST_S = 0.02
"""Seconds after which an incomplete first page is sent."""
MOST_TOLD = 2000
"""Maximum number of remarks kept; further ones are only counted."""
_TELL_S = 0.2
"""Seconds between two reports of progress."""


def folded(text: str) -> str:
    """Return a text folded for a search: small letters, without accents."""
    if not text.isascii():
        parts = unicodedata.normalize("NFKD", text)
        text = "".join(letter for letter in parts if not unicodedata.combining(letter))
    return text.casefold()


class HeadingPage(NamedTuple):
    """Some consecutive games, packed; at least one."""

    games: int
    packed: bytes
    """Their headings, packed by this program, and unpacked by it."""
    searched: bytes
    """The text of each that is searched, line by line."""
    at: int = 0
    """Number of bytes of the file that have been read."""
    size: int = 0
    """Size of the file in bytes."""
    is_readable: bool = True
    """True if all their bytes can be decoded."""
    encoding: str = ""
    """The encoding of the file."""

    @classmethod
    def of(
        cls, headings: Sequence[Heading], at: int = 0, size: int = 0, encoding: str = ""
    ) -> HeadingPage:
        """Return the page of some games."""
        shown = [heading[:SHOWN] for heading in headings]
        lines = (
            folded(" ".join(map(one_line, (*game.names, game.event, game.date, game.result))))
            for game in headings
        )
        return cls(
            len(headings),
            zlib.compress(pickle.dumps(shown), 1),
            zlib.compress("\n".join(lines).encode("utf-8", "replace"), 1),
            at,
            size,
            all(heading.is_readable for heading in headings),
            encoding,
        )

    def heading(self, number: int) -> Heading:
        """Return one of its games, by its number from 0."""
        return Heading(*pickle.loads(zlib.decompress(self.packed))[number])

    def find(self, words: Iterable[str]) -> list[int]:
        """Return the indices, from 0, of its games that contain all the words."""
        lines = zlib.decompress(self.searched).decode().split("\n")
        numbers: Sequence[int] = range(self.games)
        for word in words:
            numbers = [number for number in numbers if word in lines[number]]
        return list(numbers)


def pages_of(headings: Iterable[Heading]) -> Iterator[HeadingPage]:
    """Yield pages of games that are in no file."""
    rest = iter(headings)
    while some := list(islice(rest, PAGE)):
        yield HeadingPage.of(some)


@dataclass(frozen=True)
class FileJob(ABC):
    """Job of reading a file, for a process of its own; see `bots.process.Job`."""

    path: Path
    encoding: str | None
    """Encoding, as in `formats.stream`."""

    @abstractmethod
    def steps(self, pulse: Pulse = lambda: None) -> Iterator[Any]:
        """Yield reports; `pulse` is as in `games_of`. Raises OSError and RecordError."""

    def run(self, stopped: Callable[[], bool], tell: Callable[[Any], object]) -> Exception | None:
        """Report the steps until the job is stopped; return the problem, ready to be pickled."""
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


class ListJob(FileJob):
    """Job of listing the games of a file, page by page."""

    def steps(self, pulse: Pulse = lambda: None) -> Iterator[HeadingPage]:
        new: list[Heading] = []
        with games_of(self.path, self.encoding, pulse) as filed:
            size, encoding = filed.size, filed.encoding
            sent, wait = monotonic(), _FIRST_S
            for heading in filed.headings():
                new.append(heading)
                if len(new) == PAGE or monotonic() - sent >= wait:
                    yield HeadingPage.of(new, heading.place[1], size, encoding)
                    new, sent, wait = [], monotonic(), PAGE_S
        if new:
            yield HeadingPage.of(new, size, size, encoding)


# Problems of all games of a file


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
    told: tuple[PlacedRemark, ...]
    """New remarks, as far as they are kept."""


class CheckJob(FileJob):
    """Job of reading all games of a file."""

    def steps(self, pulse: Pulse = lambda: None) -> Iterator[Checked]:
        games = remarked = unread = count = 0
        new: list[PlacedRemark] = []
        sent = monotonic()
        with games_of(self.path, self.encoding, pulse) as filed:
            for text in filed.texts():
                record = filed.read(text)
                remarks = told_of(text.number, record)
                games += 1
                unread += isinstance(record, UnreadGame)
                remarked += bool(remarks) and not isinstance(record, UnreadGame)
                span = text.begin, text.end, text.line
                new += (
                    remark._replace(span=span) for remark in remarks[: max(0, MOST_TOLD - count)]
                )
                count += len(remarks)
                if monotonic() - sent >= _TELL_S:
                    yield Checked(text.end, filed.size, games, remarked, unread, count, tuple(new))
                    new, sent = [], monotonic()
            yield Checked(filed.size, filed.size, games, remarked, unread, count, tuple(new))
