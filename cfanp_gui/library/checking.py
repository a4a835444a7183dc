"""All games of a file read, for what is to be told of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from cfanp_gui.library import headings
from cfanp_gui.library.listing import Place, tell_all
from cfanp_gui.record.game_record import UnreadGame
from cfanp_gui.record.game_texts import Pulse
from cfanp_gui.record.reading_report import Told, told_of

MOST_TOLD = 2000
"""Remarks that are kept; of more only the number is."""
_TELL_S = 0.2
"""Seconds between two words about how far it is."""


class ToldGame(NamedTuple):
    """A remark with the place of its game in the file."""

    told: Told
    place: Place


class Checked(NamedTuple):
    """What has been read since the last one was told, and how far that is."""

    at: int
    """Bytes that have been read."""
    size: int
    """Bytes of the file."""
    games: int
    """Games that have been read so far, or could not be."""
    remarked: int
    """Games among them that were read with remarks."""
    unread: int
    """Games among them that could not be read."""
    remarks: int
    """The remarks so far, with what is told of those."""
    told: tuple[ToldGame, ...]
    """Those that are new, as far as they are kept."""


@dataclass(frozen=True)
class CheckJob:
    """The reading of all games of a file, which a process can do; see `bots.process.Job`."""

    path: Path
    encoding: str | None
    """As in `formats.stream`."""

    def steps(self, pulse: Pulse = lambda: None) -> Iterator[Checked]:
        """Yield what is told of the games; `pulse` is as in `games_of`.

        Raises OSError and RecordError.
        """
        games = remarked = unread = count = 0
        new: list[ToldGame] = []
        sent = monotonic()
        with headings.games_of(self.path, self.encoding, pulse) as filed:
            for text in filed.texts():
                one = filed.read(text)
                told = told_of(text.number, one)
                games += 1
                unread += isinstance(one, UnreadGame)
                remarked += bool(told) and not isinstance(one, UnreadGame)
                place = text.begin, text.end, text.line
                new += (ToldGame(each, place) for each in told[: max(0, MOST_TOLD - count)])
                count += len(told)
                if monotonic() - sent >= _TELL_S:
                    yield Checked(text.end, filed.size, games, remarked, unread, count, tuple(new))
                    new, sent = [], monotonic()
            yield Checked(filed.size, filed.size, games, remarked, unread, count, tuple(new))

    def run(
        self, stopped: Callable[[], bool], tell: Callable[[Checked], object]
    ) -> Exception | None:
        """Tell how far it is; return the problem where the file cannot be read to its end."""
        return tell_all(self.steps(stopped), stopped, tell)
