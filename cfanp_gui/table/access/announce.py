"""Telling assistive tools what happens at the table, without anybody asking."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from cfanp_gui.core.boards import Pair
from cfanp_gui.session.game_session import Change, GameSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.access.narrators import narrator_of
from cfanp_gui.table.access.pair_narrator import pair_text


class Announcer(QObject):
    """Says aloud what is done: moves, checks, losses, whose turn it is, refusals.

    What belongs together is collected and said in one go when the table has come to rest.
    """

    announced = Signal(str)
    """What assistive tools have just been told."""

    def __init__(self, source: QObject) -> None:
        """Speak for `source`, the object whose interface the words come from."""
        super().__init__(source)
        self._source = source
        self._parts: list[str] = []
        self._pair = ""
        self._urgent = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._speak)

    def say(self, text: str, urgent: bool = False) -> None:
        """Say a sentence soon; an urgent one may interrupt what is being read."""
        self._parts.append(text)
        self._urgent = self._urgent or urgent
        self._timer.start()

    def say_table(self, session: GameSession) -> None:
        """Say what game lies on the table."""
        self.say(narrator_of(session).table())

    def say_time(self, session: GameSession) -> None:
        """Say how much time is left, at once."""
        self.say(narrator_of(session).time(), urgent=True)

    def say_change(self, session: GameSession, change: Change, events: list[str]) -> None:
        """Say what was done or undone; see `Narrator.change`."""
        # A move names its half-boards itself.
        self._pair = ""
        self.say(narrator_of(session).change(change, events))

    def say_pair(self, session: PushedSession, pair: Pair | None) -> None:
        """Say which half-boards have been pushed together, if no move tells it."""
        self._pair = pair_text(session, pair) if pair is not None else ""
        self._timer.start()

    def _speak(self) -> None:
        text = " ".join(part for part in (*self._parts, self._pair) if part)
        politeness = QAccessible.AnnouncementPoliteness
        event = QAccessibleAnnouncementEvent(self._source, text)
        event.setPoliteness(politeness.Assertive if self._urgent else politeness.Polite)
        self._parts, self._pair, self._urgent = [], "", False
        if text:
            QAccessible.updateAccessibility(event)
            self.announced.emit(text)
