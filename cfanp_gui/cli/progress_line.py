"""How far a long run has got: one live line on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from typing import TextIO

BETWEEN_LINES = 5.0
"""Seconds that pass at least between two lines where they are not written anew."""
_WIDEST_BAR = 30
_NARROWEST_BAR = 8


class ProgressLine:
    """Tells how many games of a run have been played, how quickly, and how long it will take."""

    def __init__(
        self,
        stream: TextIO,
        games: int,
        before: int,
        clock: Callable[[], float] = time.monotonic,
        what: str = "game",
    ) -> None:
        """Begin a run of so many games, of which some were played before; `clock` has seconds.

        `what` is what one is called where something else is counted.
        """
        self._what = what
        self._stream = stream
        self._games = games
        self._before = before
        self._clock = clock
        self._begun = clock()
        self._played = before
        self._workers: int | None = None
        self._live = stream.isatty()
        self._told = ""
        self._told_at = self._begun
        self._show()

    def tell(self, played: int) -> None:
        """Tell how many games have been played."""
        self._played = played
        self._show_soon()

    def tell_workers(self, workers: int | None) -> None:
        """Tell that time passes, and how many play now, where that changes."""
        changed = workers != self._workers
        self._workers = workers
        if changed:
            self._show()
        elif self._live:
            self._show_soon()

    def make_room(self) -> None:
        """Let something else be said on a line of its own; what follows stands below it."""
        if self._live:
            self._stream.write("\r\033[K")
            self._stream.flush()

    def end(self) -> None:
        """Say how far it has got, and end the line."""
        self._show()
        if self._live:
            self._stream.write("\n")
            self._stream.flush()

    def _show_soon(self) -> None:
        if self._live or self._clock() - self._told_at >= BETWEEN_LINES:
            self._show()

    def _show(self) -> None:
        words = self._words()
        if self._live:
            self._stream.write(f"\r{self._with_bar(words)}\033[K")
        elif words != self._told:
            self._stream.write(f"{words}\n")
        self._told, self._told_at = words, self._clock()
        self._stream.flush()

    def _words(self) -> str:
        words = [f"{self._played} of {self._games} {self._what}{'' if self._games == 1 else 's'}"]
        new, seconds = self._played - self._before, self._clock() - self._begun
        if new and seconds > 0:
            pace = 60 * new / seconds
            words.append(f"{pace:.{0 if pace >= 10 else 1}f} {self._what}s/min")
            if self._played < self._games:
                words.append(f"{_duration(seconds / new * (self._games - self._played))} left")
            else:
                words.append(f"{_duration(seconds)} in all")
        if self._workers == 0 and self._played < self._games:
            words.append("waiting for workers")
        elif self._workers is not None:
            words.append(f"{self._workers} worker{'' if self._workers == 1 else 's'}")
        return ", ".join(words)

    def _with_bar(self, words: str) -> str:
        """Return words with a bar before them, as wide as there is room for on the terminal."""
        room = shutil.get_terminal_size().columns - 1
        width = min(_WIDEST_BAR, room - len(words) - 2)
        if width < _NARROWEST_BAR:
            return words[:room]
        full, empty = "━", "╌"
        try:
            (full + empty).encode(self._stream.encoding or "ascii")
        except UnicodeEncodeError:
            full, empty = "#", "."
        done = width * self._played // self._games
        return f"{full * done}{empty * (width - done)}  {words}"


def _duration(seconds: float) -> str:
    """Return about how long something takes."""
    if seconds < 99.5:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min"
