"""Work put off until the window is on the screen, done step by step when the program is idle."""

from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

PAUSE_MS = 100
"""Pause before the first job, in milliseconds: windowing systems send more than one size and
request a second picture, and a person needs longer to find the mouse.
"""

Job = Callable[[], object]
"""Job of a few hundredths of a second at most: so long a person may have to wait."""


class IdleTasks(QObject):
    """Runner of jobs soon after a widget is first painted, one at a time, when all else is done."""

    def __init__(self, shown: QWidget, jobs: Iterable[Job]) -> None:
        super().__init__(shown)
        self._jobs = iter(jobs)
        self._timer = QTimer(self, interval=PAUSE_MS)
        self._timer.timeout.connect(self._next)
        shown.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint event, which in a scroll area comes to what is inside it."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QAbstractScrollArea):
            watched.removeEventFilter(self)
            watched.viewport().installEventFilter(self)
        elif event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._timer.start()
        return False

    def _next(self) -> None:
        self._timer.setInterval(0)  # from now on when all other events have been handled
        next(self._jobs, self._timer.stop)()


def loading(*modules: str) -> Iterable[Job]:
    """Yield jobs that load modules, so that nobody waits for one at its first use."""
    for name in modules:
        yield partial(import_module, name)
