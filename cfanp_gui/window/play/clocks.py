"""Effects of dialogs over a window on the clocks of the game on its table.

A dialog that blocks the table stops them, no matter who has opened it: nobody loses on time while
nobody can move, whether they save the game, answer the program or read something.
One over all windows stops those of the others too, and so does a command that leads to another
game. Beside a dialog that blocks nothing, such as the help, one can play: the clocks run on,
with a sentence that says so. Questions about a move lie on the table and take of its time; the card
between two turns stops them, see `Endings.show_card`.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6 import QtWidgets
from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QDialog

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.session.tree import Node
from cfanp_gui.table.timers import single_shot
from cfanp_gui.window.files.documents import Documents

_SHOWING = (QEvent.Type.Show, QEvent.Type.Hide)


class ClockHolder(QObject):
    """Holder of the clocks on a table, which stand as long as anything holds them."""

    blocked = Signal(bool)
    """True if a dialog over the window now blocks all others; see `Windows`."""
    said = Signal(str)
    """Carries a sentence about the clocks, to be shown at the table."""
    taken_back = Signal(str)
    """Carries a sentence that is no longer true, to be removed if it is still there."""

    def __init__(self, documents: Documents) -> None:
        super().__init__(documents)
        self._documents = documents
        self._holds = 0
        self._blocking: set[QDialog] = set()
        """Dialogs that stop the clocks."""
        self._stopped: tuple[GameSession, Node] | None = None
        """Game whose clocks were stopped here, and its node at that time."""

    @property
    def has_stopped(self) -> bool:
        """Return True if the clocks of the game on the table stand because of a hold.

        No person has stopped them then, and bots go on thinking.
        """
        return self._stopped is not None and self._stopped[0] is self._documents.session

    @contextmanager
    def held(self) -> Iterator[None]:
        """Stop the clocks within a context; see `hold` and `release`."""
        self.hold()
        try:
            yield
        finally:
            self.release()

    def hold(self) -> None:
        """Stop the clocks until `release`, which has to be called as often."""
        self._holds += 1
        session = self._documents.session
        if session is not None and session.clock_state is ClockState.RUNNING:
            self._stopped = session, session.node
            session.pause_clock()

    def release(self) -> None:
        """Let the clocks run on if nothing else holds them and the game is as it was then."""
        self._holds -= 1
        if self._holds or self._stopped is None:
            return
        (session, node), self._stopped = self._stopped, None
        there = session is self._documents.session and session.node is node
        if there and session.clock_state is ClockState.PAUSED:
            session.resume_clock()

    # Dialogs, which are children of the window or of one another

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QDialog):
                child.installEventFilter(self)
        elif kind in _SHOWING and isinstance(watched, QDialog) and not event.spontaneous():
            self._follow(watched, kind == QEvent.Type.Show)
        return super().eventFilter(watched, event)

    def _follow(self, dialog: QDialog, opens: bool) -> None:
        """Follow a dialog that opens or closes."""
        if dialog.windowModality() is Qt.WindowModality.ApplicationModal:
            self.blocked.emit(opens)
        session, running = self._documents.session, self.tr("The clocks are running.")
        if opens and _blocks(dialog):
            self._blocking.add(dialog)
            self.hold()
        elif opens and session is not None and session.clock_state is ClockState.RUNNING:
            self.said.emit(running)
        elif dialog in self._blocking:
            self._blocking.remove(dialog)
            self.release()
        elif not opens:
            self.taken_back.emit(running)


def _blocks(dialog: QDialog) -> bool:
    """Return True if a dialog stops the clocks: it is modal, a message, or shows progress."""
    return dialog.isModal() or isinstance(dialog, QtWidgets.QMessageBox | QtWidgets.QProgressDialog)


LOW_MS = 10_000
"""Milliseconds left on a clock at which its player is warned, once."""


class ClockTicker(QObject):
    """Ticker that follows the clocks of one session at a time and lets flags fall."""

    ticked = Signal()
    """Emitted when the display of a clock has changed."""
    low = Signal()
    """Emitted when the time of a player to move has become short."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: GameSession | None = None
        self._unsubscribe: Unsubscribe = lambda: None
        self._warned: set[int] = set()
        """Clocks whose players have been warned."""
        self._timer = single_shot(self, 0, self.look)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)

    def follow(self, session: GameSession) -> None:
        """Follow another session."""
        self._session = session
        self._warned = self._low()
        self._unsubscribe()
        self._unsubscribe = session.clocks_changed.connect(self._changed)
        self._wait()

    def stop(self) -> None:
        """Follow no session."""
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
        """Have the display updated, and wake up at its next change."""
        self.ticked.emit()
        self._wait()

    def _wait(self) -> None:
        self._timer.stop()
        wait = self._session.clock_wait() if self._session is not None else None
        if wait is not None:
            self._timer.start(max(1, wait))

    def look(self) -> None:
        """Let flags fall and warn of little time, at the present time."""
        if (session := self._session) is None:
            return
        session.check_flag()
        low = self._low()
        if low - self._warned and session.clock_wait() is not None:
            self.low.emit()
        self._warned = low
        self._changed()
