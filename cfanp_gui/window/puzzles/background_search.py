"""Searches of puzzles off the window's thread, which give way to it and can be cancelled."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep
from typing import Any

from PySide6.QtCore import Signal

from cfanp_gui.window.services.background import Task

_PACE, _REST_S = 64, 0.0005
"""Number of positions after which the search gives way to the window's thread, and the seconds."""


class SearchTask(Task):
    """Search that checks at intervals whether it is still wanted."""

    advanced = Signal(int, int)
    """Carries the number of first moves searched, and their total."""
    pauses_collection = True

    def __init__(self, work: Callable[[SearchTask], Any]) -> None:
        """`work` is called with the search itself, whose `is_stopped` it checks."""
        super().__init__(lambda: work(self))
        self._asked = 0

    def is_stopped(self) -> bool:
        """Return True if the search was cancelled; called on the other thread."""
        self._asked += 1
        if self._asked % _PACE == 0:
            sleep(_REST_S)
        return self._cancelled

    def tell(self, done: int, total: int) -> None:
        """Report the progress; called on the other thread."""
        self._emit("advanced", done, total)
