"""Reading all games of a file to report its problems."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import NamedTuple

from cfanp_gui.library import headings
from cfanp_gui.library.listing import FileJob, Place
from cfanp_gui.record.game_record import UnreadGame
from cfanp_gui.record.game_texts import Pulse
from cfanp_gui.record.reading_report import PlacedRemark, told_of

MOST_TOLD = 2000
"""Maximum number of remarks kept; further ones are only counted."""
_TELL_S = 0.2
"""Seconds between two reports of progress."""


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
