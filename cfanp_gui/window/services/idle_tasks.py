"""Work put off until the window is on the screen, done step by step when the program is idle."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

PAUSE_MS = 100
"""How long it waits first: windowing systems send more than one size and ask for a second picture,
and a person needs longer to find the mouse."""

Job = Callable[[], object]
"""Something that takes a few hundredths of a second at most: so long a person may wait."""


class IdleTasks(QObject):
    """Does jobs in order soon after a widget is first painted, one at a time.

    Input and other events go first.
    """

    def __init__(self, shown: QWidget, jobs: Iterable[Job]) -> None:
        super().__init__(shown)
        self._jobs = iter(jobs)
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._next)
        shown.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first picture."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._timer.start()
        return False

    def _next(self) -> None:
        self._timer.setInterval(0)  # from now on when all other events have been dealt with
        job = next(self._jobs, None)
        if job is None:
            self._timer.stop()
        else:
            job()


def loading(*modules: str) -> Iterable[Job]:
    """Yield the jobs of loading modules, so that nobody waits for one when it is first used."""
    for name in modules:
        yield partial(import_module, name)
