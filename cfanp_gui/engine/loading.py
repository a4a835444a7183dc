"""The time a program may take to load before a person decides on waiting for it."""

import time
from collections.abc import Callable


class Loading:
    """The time given to a program for loading, which a person may give it once more.

    Nothing ends when it is over: the work of loading would be lost.
    """

    def __init__(
        self,
        changed: Callable[[], object] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`changed` is called after any change of state; `clock` returns seconds."""
        self.limit: float = 60
        """Seconds."""
        self.speaks = False
        """True if the program has said that it speaks UCI."""
        self.overdue = False
        self._changed = changed
        self._clock = clock
        self._since = clock()

    def begin(self, *, speaks: bool = False) -> None:
        """Give a program the full time; `speaks` is True if it has said that it speaks UCI."""
        self._since = self._clock()
        self.speaks, self.overdue = speaks, False

    def note_that_it_speaks(self) -> None:
        """Note that the program has said that it speaks UCI."""
        self.speaks = True
        self._changed()

    def wait_on(self) -> None:
        """Give the program the full time once more, from now on."""
        self._since = self._clock()

    def look(self) -> None:
        """Check the clock, and report it if the time is over."""
        overdue = self._clock() - self._since > self.limit
        if overdue != self.overdue:
            self.overdue = overdue
            self._changed()
