"""What dialogs over a window do to the clocks of the game on its table.

A dialog that the program puts up by itself stops them, and so does what leads to another game:
nobody shall lose on time while they answer, or while they leave. Behind a dialog that a person has
opened the clocks run on, as in any chess program, and it is said that they do; but those of other
windows stop, which it blocks. Questions about a
move lie on the table and take of its time; the card between two turns stops them (`hand_over`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.tree import Node


class ClockHolder(QObject):
    """Stops the clocks of the game on a table as long as something holds them."""

    blocked = Signal(bool)
    """Whether a dialog over the window now blocks all others; see `Windows`."""

    def __init__(
        self,
        window: QWidget,
        session: Callable[[], GameSession | None],
        say: Callable[[str], object],
        take_back: Callable[[str], object],
    ) -> None:
        """`say` shows a sentence at the table, `take_back` takes it away if it is still there."""
        super().__init__(window)
        self._session = session
        self._say, self._take_back = say, take_back
        self._holds = 0
        self._stopped: tuple[GameSession, Node] | None = None
        """The game whose clocks were stopped here, and where it stood."""

    @contextmanager
    def held(self) -> Iterator[None]:
        """Stop the clocks for a while; see `hold` and `release`."""
        self.hold()
        try:
            yield
        finally:
            self.release()

    def hold(self) -> None:
        """Stop the clocks until `release`, which is to be called as often."""
        self._holds += 1
        session = self._session()
        if session is not None and session.clock_state is ClockState.RUNNING:
            self._stopped = session, session.node
            session.pause_clock()

    def release(self) -> None:
        """Let the clocks run on if nothing else holds them and the game is as it was then."""
        self._holds -= 1
        if self._holds or self._stopped is None:
            return
        (session, node), self._stopped = self._stopped, None
        there = session is self._session() and session.node is node
        if there and session.clock_state is ClockState.PAUSED:
            session.resume_clock()

    # Dialogs, which are children of the window or of one another

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QDialog):
                child.installEventFilter(self)
        elif isinstance(watched, QDialog) and not event.spontaneous():
            if kind == QEvent.Type.Show:
                self._opened(watched)
            elif kind == QEvent.Type.Hide:
                self._closed(watched)
        return super().eventFilter(watched, event)

    def _opened(self, dialog: QDialog) -> None:
        if _blocks_all(dialog):
            self.blocked.emit(True)
        session = self._session()
        if _is_put_up(dialog):
            self.hold()
        elif session is not None and session.clock_state is ClockState.RUNNING:
            self._say(self._running)

    def _closed(self, dialog: QDialog) -> None:
        if _blocks_all(dialog):
            self.blocked.emit(False)
        if _is_put_up(dialog):
            self.release()
        else:
            self._take_back(self._running)

    @property
    def _running(self) -> str:
        """Return what is said where the clocks run on behind a dialog."""
        return self.tr("The clocks are running.")


def _blocks_all(dialog: QDialog) -> bool:
    return dialog.windowModality() is Qt.WindowModality.ApplicationModal


def _is_put_up(dialog: QDialog) -> bool:
    """Return whether the program put a dialog up by itself.

    A class of dialogs that no person opens, but those of Qt, has the attribute `put_up`.
    """
    from PySide6.QtWidgets import QMessageBox, QProgressDialog  # the start needs neither

    of_qt = isinstance(dialog, (QMessageBox, QProgressDialog))
    return of_qt or bool(getattr(dialog, "put_up", False))
