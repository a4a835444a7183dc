"""The timer behind the clocks on the screen: it fires when one of them shows something else."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe

LOW_MS = 10_000
"""Milliseconds left on a clock at which its player is warned, once."""


class ClockTicker(QObject):
    """Follows the clocks of one session at a time and lets flags fall."""

    ticked = Signal()
    """A clock shows something else."""
    low = Signal()
    """The time of a player to move has become little."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: GameSession | None = None
        self._unsubscribe: Unsubscribe = lambda: None
        self._warned: set[int] = set()
        """The clocks whose players have been warned."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)

    def follow(self, session: GameSession) -> None:
        """Follow another session."""
        self._session = session
        self._warned = self._low()
        self._unsubscribe()
        self._unsubscribe = session.clocks_changed.connect(self._changed)
        self._changed()

    def stop(self) -> None:
        """Follow no session any more."""
        self._unsubscribe()
        self._session = None
        self._timer.stop()

    def _low(self) -> set[int]:
        """Return the clocks on which there is little time left."""
        timing = self._session.timing if self._session is not None else None
        if timing is None:
            return set()
        return {clock for clock in timing.policy.all if timing.clock.left(clock) < LOW_MS}

    def _changed(self) -> None:
        self.ticked.emit()
        self._wait()

    def _wait(self) -> None:
        """Wake up when something is to be seen."""
        wait = self._session.clock_wait() if self._session is not None else None
        if wait is None:
            self._timer.stop()
        else:
            self._timer.start(max(1, wait))

    def _look(self) -> None:
        session = self._session
        if session is None:
            return
        session.check_flag()
        low = self._low()
        if low - self._warned and session.clock_wait() is not None:
            self.low.emit()
        self._warned = low
        self.ticked.emit()
        self._wait()
