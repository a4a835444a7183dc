"""Progress of a long run: one live line on a terminal, elsewhere a line now and then."""

import shutil
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TextIO

from cfanp_gui.cli.speech import said, width
from cfanp_gui.cli.subcommands import CommandParser
from cfanp_gui.core.text import Plural, Text, joined

BETWEEN_LINES = 5.0
"""Minimum seconds between two lines that are not overwritten."""
_WIDEST_BAR = 30
_NARROWEST_BAR = 8


class Unit(NamedTuple):
    """The unit that a run counts."""

    number: Callable[[int], Text]
    """Function that returns a number of them in words."""
    pace: Callable[[str], Text]
    """Function that returns the number of them done per minute in words."""


GAMES = Unit(
    lambda count: Plural("%n game(s)", "", count), lambda pace: Text("{pace} games/min", pace=pace)
)
POSITIONS = Unit(
    lambda count: Plural("%n position(s)", "", count),
    lambda pace: Text("{pace} positions/min", pace=pace),
)
PUZZLES = Unit(
    lambda count: Plural("%n puzzle(s)", "", count),
    lambda pace: Text("{pace} puzzles/min", pace=pace),
)
MOVES = Unit(
    lambda count: Plural("%n move(s)", "", count), lambda pace: Text("{pace} moves/min", pace=pace)
)


@dataclass
class ProgressLine:
    """Shows the number of played games, their pace, and the remaining time."""

    stream: TextIO
    games: int
    before: int
    """Number of games that were played earlier."""
    clock: Callable[[], float] = time.monotonic
    """Function that returns seconds."""
    what: Unit = GAMES
    quiet: bool = False
    """True if nothing is shown."""

    def __post_init__(self) -> None:
        self._begun = self._told_at = self.clock()
        self._played = self.before
        self._workers: int | None = None
        self._live = not self.quiet and self.stream.isatty()  # a quiet run may have no stream
        self._told = ""
        self._show()

    def tell(self, played: int) -> None:
        """Show the number of games played."""
        self._played = played
        self._show_soon()

    def tell_of(self, played: int, games: int) -> None:
        """Show the number of games played, and the total, which becomes known only now."""
        self.games = games
        self.tell(played)

    def tell_workers(self, workers: int | None) -> None:
        """Show that time passes, and the number of players at work if it changes."""
        changed = workers != self._workers
        self._workers = workers
        if changed:
            self._show()
        elif self._live:
            self._show_soon()

    def make_room(self) -> None:
        """End the current line, so that another message can be written."""
        if self._live:
            self._write("\r\033[K")

    def end(self) -> None:
        """Show the final state, and end the line."""
        self._show()
        if self._live:
            self._write("\n")

    def _show_soon(self) -> None:
        if self._live or self.clock() - self._told_at >= BETWEEN_LINES:
            self._show()

    def _show(self) -> None:
        words = self._words()
        if self._live:
            self._write(f"\r{self._with_bar(words)}\033[K")
        elif words != self._told:
            self._write(f"{words}\n")
        self._told, self._told_at = words, self.clock()

    def _write(self, text: str) -> None:
        if not self.quiet:
            self.stream.write(text)
            self.stream.flush()

    def _words(self) -> str:
        words = [Text("{done} of {all}", done=self._played, all=self.what.number(self.games))]
        new, seconds = self._played - self.before, self.clock() - self._begun
        if new and seconds > 0:
            pace = 60 * new / seconds
            words.append(self.what.pace(f"{pace:.{0 if pace >= 10 else 1}f}"))
            if self._played < self.games:
                left = _duration(seconds / new * (self.games - self._played))
                words.append(Text("{time} left", time=left))
            else:
                words.append(Text("{time} in all", time=_duration(seconds)))
        if self._workers == 0 and self._played < self.games:
            words.append(Text("waiting for workers"))
        elif self._workers is not None:
            words.append(Plural("%n worker(s)", "", self._workers))
        return said(joined(", ", words))

    def _with_bar(self, words: str) -> str:
        """Return words with a bar before them, filling the width of the terminal."""
        room = shutil.get_terminal_size().columns - 1
        bar = min(_WIDEST_BAR, room - width(words) - 2)
        if bar < _NARROWEST_BAR:
            while width(words) > room:
                words = words[:-1]
            return words
        full, empty = "━", "╌"
        try:
            (full + empty).encode(self.stream.encoding or "ascii")
        except UnicodeEncodeError:
            full, empty = "#", "."
        done = bar * self._played // max(1, self.games)
        return f"{full * done}{empty * (bar - done)}  {words}"


def add_quiet(parser: CommandParser) -> None:
    """Add the option ``quiet`` to a command that shows progress."""
    parser.flag("--quiet", "show no progress on standard error")


def on_terminal(total: int, what: Unit, quiet: bool) -> ProgressLine:
    """Return progress that is shown if standard error is a terminal, unless it is quiet."""
    stream = sys.stderr
    is_heard = stream is not None and stream.isatty()
    return ProgressLine(stream, total, 0, what=what, quiet=quiet or not is_heard)


def _duration(seconds: float) -> str:
    """Return the approximate duration in words."""
    if seconds < 99.5:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min"
