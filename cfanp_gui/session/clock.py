"""Time controls, and the clocks that count time down, by a function that counts milliseconds."""

import re
import time
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Generic, NamedTuple, TypeVar

from cfanp_gui.core.text import TextError, shown
from cfanp_gui.record.clock_comment import MAX_TIME

MAX_BASE = 359_999
"""Maximum time of a player in seconds: 99:59:59."""
MAX_EXTRA = 3_600
"""Maximum increment and maximum delay in seconds."""

_TEXT = re.compile(r"(\d{1,9})(?:(\+|d)(\d{1,9}))?\Z")

Id = TypeVar("Id", bound=Hashable)


def milliseconds() -> int:
    """Return the milliseconds since an arbitrary moment; unlike the calendar they never go back."""
    return time.monotonic_ns() // 1_000_000


class TimeControlError(TextError):
    """Raised for an invalid time control; the message says what was expected."""


class _Seconds(NamedTuple):
    """Fields of a time control, not validated."""

    base: int
    """Seconds for the game."""
    increment: int
    """Seconds added when a turn ends (Fischer)."""
    delay: int
    """Seconds not counted at the beginning of each turn (simple delay)."""


class TimeControl(_Seconds):
    """Time of each player for the whole game, and the addition for each turn."""

    __slots__ = ()

    def __new__(cls, base: int, increment: int = 0, delay: int = 0) -> "TimeControl":
        """Check the ranges. Raises TimeControlError."""
        if not 1 <= base <= MAX_BASE:
            raise TimeControlError(
                "a game of {seconds} seconds is not possible (expected 1 to {most})",
                seconds=base,
                most=MAX_BASE,
            )
        for seconds in (increment, delay):
            if not 0 <= seconds <= MAX_EXTRA:
                raise TimeControlError(
                    "{seconds} seconds a turn are not possible (expected 0 to {most})",
                    seconds=seconds,
                    most=MAX_EXTRA,
                )
        if increment and delay:
            raise TimeControlError("a turn has either an increment or a delay, not both")
        return super().__new__(cls, base, increment, delay)

    @property
    def text(self) -> str:
        """Return its form for settings and tag ``TimeControl``: ``300``, ``300+5``, ``300d3``."""
        if self.increment:
            return f"{self.base}+{self.increment}"
        return f"{self.base}d{self.delay}" if self.delay else str(self.base)

    def times(self, factor: int) -> "TimeControl":
        """Return the time control multiplied by a factor, up to the limits of a clock."""
        return TimeControl(
            min(self.base * factor, MAX_BASE),
            min(self.increment * factor, MAX_EXTRA),
            min(self.delay * factor, MAX_EXTRA),
        )

    @classmethod
    def parse(cls, text: str) -> "TimeControl":
        """Return the time control of a text form. Raises TimeControlError."""
        parts = _TEXT.match(text)
        if parts is None or not text.isascii():
            raise TimeControlError(
                "“{text}” is not a time control (expected seconds such as 300, 300+5 or 300d3)",
                text=shown(text),
            )
        base, sign, extra = int(parts[1]), parts[2], int(parts[3] or 0)
        return cls(base, delay=extra) if sign == "d" else cls(base, increment=extra)


class Clock(Generic[Id]):
    """Clocks of one game, one for each id; any of them may run at the same time.

    The turn and the counting of time are independent: an interrupted clock keeps its turn. It
    begins interrupted, with nobody's turn. All times are milliseconds.
    """

    def __init__(self, control: TimeControl, ids: Iterable[Id], now: Callable[[], int]) -> None:
        self.control = control
        self._now = now
        self._left = dict.fromkeys(ids, control.base * 1000)
        """Time of each clock at the last count; negative by the time overrun."""
        self._grace: dict[Id, int] = {}
        """Remaining delay of each clock whose turn it is."""
        self._since: int | None = None
        """Moment up to which time is counted; None while no time counts."""

    @property
    def running(self) -> frozenset[Id]:
        """Return the clocks whose turn it is, whether time counts or not."""
        return frozenset(self._grace)

    @property
    def counting(self) -> bool:
        """Return True if time counts now."""
        return self._since is not None

    def left(self, clock: Id) -> int:
        """Return the time a clock has left now, never below 0. Raises KeyError for unknown ids."""
        return max(0, self._raw(clock))

    def _raw(self, clock: Id) -> int:
        """Return the time a clock has left; negative by the time overrun."""
        left = self._left[clock]
        if clock not in self._grace:
            return left
        return left - max(0, self._elapsed() - self._grace[clock])

    def times(self) -> tuple[int, ...]:
        """Return the time each clock has left now, in the order of the ids."""
        return tuple(self.left(clock) for clock in self._left)

    def grace(self, clock: Id) -> int:
        """Return the remaining delay of a clock's turn; 0 when it is not its turn."""
        return max(0, self._grace.get(clock, 0) - self._elapsed())

    def run(self, ids: Iterable[Id]) -> None:
        """Give the turn to these clocks only; those that were running already go on."""
        self._count()
        known = self._grace
        self._grace = {clock: known.get(clock, self.control.delay * 1000) for clock in ids}

    def press(self, clock: Id) -> None:
        """End a clock's turn: it gets the increment if time counted."""
        self._count()
        self._grace.pop(clock, None)
        earned = self.control.increment * 1000 if self.counting else 0
        self._left[clock] = min(max(0, self._left[clock]) + earned, MAX_TIME)

    def pause(self) -> None:
        """Stop counting time."""
        self._count()
        self._since = None

    def resume(self) -> None:
        """Count time from now on."""
        if self._since is None:
            self._since = self._now()

    def set_times(self, times: Mapping[Id, int]) -> None:
        """Set the times of clocks, 0 to `MAX_TIME`; running turns begin anew."""
        self._count()
        for clock, left in times.items():
            self._left[clock] = min(max(0, left), MAX_TIME)
        self._grace = dict.fromkeys(self._grace, self.control.delay * 1000)

    def carry(self, clock: Id, other: Id) -> None:
        """Set a clock to the time of another; its running turn goes on."""
        self._count()
        self._left[other] = max(0, self._left[clock])

    def fallen(self) -> Id | None:
        """Return the clock whose time ran out first while it counted, or None."""
        if self._since is None:
            return None
        over = [clock for clock in self._left if clock in self._grace and self._raw(clock) <= 0]
        return min(over, key=self._raw, default=None)

    def wait(self) -> int | None:
        """Return the milliseconds until a clock's display changes; None while no time counts."""
        if self._since is None or not self._grace:
            return None
        return min(self.grace(clock) + until_next(self.left(clock)) for clock in self._grace)

    def _elapsed(self) -> int:
        return 0 if self._since is None else max(0, self._now() - self._since)

    def _count(self) -> None:
        """Subtract the elapsed time."""
        if self._since is None:
            return
        elapsed = self._elapsed()
        for clock, grace in self._grace.items():
            self._left[clock] -= max(0, elapsed - grace)
            self._grace[clock] = max(0, grace - elapsed)
        self._since += elapsed


def format_time(ms: int) -> str:
    """Return milliseconds, rounded up, as shown on a clock: ``1:05:09``, ``4:12``, ``0:09.7``."""
    tenths = _begun(ms, 100)
    if 0 < tenths < 100:
        return f"0:{tenths // 10:02d}.{tenths % 10}"
    minutes, seconds = divmod(_begun(ms, 1000), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{seconds:02d}" if hours else f"{minutes}:{seconds:02d}"


def until_next(ms: int) -> int:
    """Return the milliseconds until the display of a clock's time changes; 0 when it is over."""
    return 0 if ms <= 0 else (ms - 1) % (100 if ms <= 10_000 else 1000) + 1


def _begun(ms: int, unit: int) -> int:
    """Return the number of units of a time, rounded up."""
    return -(-max(0, ms) // unit)
