"""Time: what each player gets of it, and the clocks that count it down.

Nothing here waits or wakes up. Callers report when a turn begins, ends or is interrupted, and ask
what is left; the time itself is asked of a function that counts milliseconds.
"""

import re
import time
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Generic, NamedTuple, TypeVar

from cfanp_gui.core.text import Text, shown
from cfanp_gui.record.clock_comment import MAX_TIME

MAX_BASE = 359_999
"""Seconds of the longest time a player can get: 99:59:59."""
MAX_EXTRA = 3_600
"""Seconds of the longest increment and of the longest delay."""

_TEXT = r"(\d{1,9})(?:(\+|d)(\d{1,9}))?\Z"

Id = TypeVar("Id", bound=Hashable)


def milliseconds() -> int:
    """Return the milliseconds since some moment; they never go back, as the calendar may."""
    return time.monotonic_ns() // 1_000_000


class TimeControlError(ValueError):
    """A time control that cannot be; the message says what was expected."""


class _Seconds(NamedTuple):
    """The parts of a time control, whatever they are."""

    base: int
    """For the game."""
    increment: int
    """What is added when a turn ends (Fischer)."""
    delay: int
    """What does not count at the beginning of each turn (simple delay)."""


class TimeControl(_Seconds):
    """How much time each player has for the whole game, and what each turn adds."""

    __slots__ = ()

    def __new__(cls, base: int, increment: int = 0, delay: int = 0) -> "TimeControl":
        """Check the ranges. Raises TimeControlError."""
        if not 1 <= base <= MAX_BASE:
            raise TimeControlError(
                Text(
                    "a game of {seconds} seconds is not possible (expected 1 to {most})",
                    seconds=base,
                    most=MAX_BASE,
                )
            )
        for seconds in (increment, delay):
            if not 0 <= seconds <= MAX_EXTRA:
                raise TimeControlError(
                    Text(
                        "{seconds} seconds a turn are not possible (expected 0 to {most})",
                        seconds=seconds,
                        most=MAX_EXTRA,
                    )
                )
        if increment and delay:
            raise TimeControlError(Text("a turn has either an increment or a delay, not both"))
        return super().__new__(cls, base, increment, delay)

    @property
    def text(self) -> str:
        """Return it as in settings and the tag ``TimeControl``: ``300``, ``300+5``, ``300d3``."""
        if self.increment:
            return f"{self.base}+{self.increment}"
        return f"{self.base}d{self.delay}" if self.delay else str(self.base)

    def times(self, factor: int) -> "TimeControl":
        """Return so many times as much of everything, as far as a clock goes."""
        return TimeControl(
            min(self.base * factor, MAX_BASE),
            min(self.increment * factor, MAX_EXTRA),
            min(self.delay * factor, MAX_EXTRA),
        )

    @classmethod
    def parse(cls, text: str) -> "TimeControl":
        """Return the time control of a text form. Raises TimeControlError."""
        parts = re.match(_TEXT, text)
        if parts is None or not text.isascii():
            raise TimeControlError(
                Text(
                    "“{text}” is not a time control (expected seconds such as 300, 300+5 or 300d3)",
                    text=shown(text),
                )
            )
        base, sign, extra = int(parts[1]), parts[2], int(parts[3] or 0)
        return cls(base, delay=extra) if sign == "d" else cls(base, increment=extra)


class Clock(Generic[Id]):
    """Clocks of one game, one for each id; any of them may run at the same time.

    Whose turn it is and whether time counts are two things: an interrupted clock still knows
    whom it will run for. It begins interrupted, with nobody's turn. All times are milliseconds.
    """

    def __init__(self, control: TimeControl, ids: Iterable[Id], now: Callable[[], int]) -> None:
        self.control = control
        self._now = now
        self._left = dict.fromkeys(ids, control.base * 1000)
        """What each had when everything was last counted; below 0 by how long it is over."""
        self._grace: dict[Id, int] = {}
        """For each clock whose turn it is, what is left of the turn's delay."""
        self._since: int | None = None
        """Up to when everything is counted; None while no time counts."""

    @property
    def running(self) -> frozenset[Id]:
        """Return the clocks whose turn it is, whether time counts or not."""
        return frozenset(self._grace)

    @property
    def counting(self) -> bool:
        """Return True if time counts now."""
        return self._since is not None

    def left(self, one: Id) -> int:
        """Return the time a clock has left now, never below 0. Raises KeyError for unknown ids."""
        return max(0, self._raw(one))

    def _raw(self, one: Id) -> int:
        """Return the time a clock has left; below 0 by how long it is over."""
        left = self._left[one]
        if one not in self._grace:
            return left
        return left - max(0, self._elapsed() - self._grace[one])

    def times(self) -> tuple[int, ...]:
        """Return what each clock has left now, in the order of the ids."""
        return tuple(self.left(one) for one in self._left)

    def grace(self, one: Id) -> int:
        """Return what is left of the delay of a clock's turn; 0 when it is not its turn."""
        return max(0, self._grace.get(one, 0) - self._elapsed())

    def run(self, ids: Iterable[Id]) -> None:
        """Let it be the turn of these clocks and of no others.

        Those whose turn it was already go on; for the others a turn begins, with its delay.
        """
        self._count()
        known = self._grace
        self._grace = {one: known.get(one, self.control.delay * 1000) for one in ids}

    def press(self, one: Id) -> None:
        """End a clock's turn: it gets the increment if time counted."""
        self._count()
        self._grace.pop(one, None)
        earned = self.control.increment * 1000 if self.counting else 0
        self._left[one] = min(max(0, self._left[one]) + earned, MAX_TIME)

    def pause(self) -> None:
        """Let no time count."""
        self._count()
        self._since = None

    def resume(self) -> None:
        """Let time count from now on."""
        if self._since is None:
            self._since = self._now()

    def set_times(self, times: Mapping[Id, int]) -> None:
        """Give clocks other times, 0 to `MAX_TIME`; turns going on begin anew."""
        self._count()
        for one, left in times.items():
            self._left[one] = min(max(0, left), MAX_TIME)
        self._grace = dict.fromkeys(self._grace, self.control.delay * 1000)

    def carry(self, one: Id, other: Id) -> None:
        """Give a clock the time another has; a turn going on there goes on."""
        self._count()
        self._left[other] = max(0, self._left[one])

    def fallen(self) -> Id | None:
        """Return the clock whose time ran out while it counted; None while there is none.

        Of several the one whose time was over first; of those the first of the ids.
        """
        if self._since is None:
            return None
        over = [one for one in self._left if one in self._grace and self._raw(one) <= 0]
        return min(over, key=self._raw, default=None)

    def wait(self) -> int | None:
        """Return milliseconds until what some clock shows changes; None while no time counts."""
        if self._since is None or not self._grace:
            return None
        return min(self.grace(one) + until_next(self.left(one)) for one in self._grace)

    def _elapsed(self) -> int:
        return 0 if self._since is None else max(0, self._now() - self._since)

    def _count(self) -> None:
        """Take off what has passed."""
        if self._since is None:
            return
        elapsed = self._elapsed()
        for one, grace in self._grace.items():
            self._left[one] -= max(0, elapsed - grace)
            self._grace[one] = max(0, grace - elapsed)
        self._since += elapsed


def format_time(ms: int) -> str:
    """Return a time in milliseconds as a clock shows it: ``1:05:09``, ``4:12``, ``0:09.7``.

    What is begun counts whole, so that only a clock whose time is over shows ``0:00``.
    """
    tenths = _begun(ms, 100)
    if 0 < tenths < 100:
        return f"0:{tenths // 10:02d}.{tenths % 10}"
    minutes, seconds = divmod(_begun(ms, 1000), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{seconds:02d}" if hours else f"{minutes}:{seconds:02d}"


def until_next(ms: int) -> int:
    """Return milliseconds until a clock that shows a time will show another; 0 when it is over."""
    return 0 if ms <= 0 else (ms - 1) % (100 if ms <= 10_000 else 1000) + 1


def _begun(ms: int, unit: int) -> int:
    """Return how many units a time has, one that is begun counted whole."""
    return -(-max(0, ms) // unit)
