"""How long a program may take to load before a person says whether it is waited for."""

from __future__ import annotations

import time
from collections.abc import Callable


class Loading:
    """The time that a program has been given, which a person may give it once more.

    Nothing ends when it is over: what has been loaded until then would be lost.
    """

    def __init__(
        self,
        changed: Callable[[], object] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`changed` is called when anything of it is otherwise; `clock` tells seconds."""
        self.limit: float = 60
        """Seconds."""
        self.speaks = False
        """Whether it has said that it speaks UCI."""
        self.overdue = False
        self._changed = changed
        self._clock = clock
        self._since = clock()

    def begin(self, *, speaks: bool = False) -> None:
        """Give a program all the time; `speaks` is whether it has said before that it speaks."""
        self._since = self._clock()
        self.speaks, self.overdue = speaks, False

    def note_that_it_speaks(self) -> None:
        """Note that the program speaks by now."""
        self.speaks = True
        self._changed()

    def wait_on(self) -> None:
        """Give the program as much time once more, from now on."""
        self._since = self._clock()

    def look(self) -> None:
        """Look at the clock, and tell whom it concerns when the time is over."""
        overdue = self._clock() - self._since > self.limit
        if overdue != self.overdue:
            self.overdue = overdue
            self._changed()
