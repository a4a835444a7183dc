"""Announcements of events at the table to assistive tools."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from cfanp_gui.core.boards import Pair
from cfanp_gui.session.change import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.table.timers import single_shot


class Announcer(QObject):
    """Announcer of moves, checks, losses, turns and refusals.

    Sentences that belong together are collected and announced at once when the event loop is idle.
    """

    announced = Signal(str)
    """Emitted with a text that has just been announced to assistive tools."""

    def __init__(self, source: QObject) -> None:
        """Announce on behalf of `source`, the object whose interface is named in the events."""
        super().__init__(source)
        self._source = source
        self._parts: list[str] = []
        self._pair = ""
        self._urgent = False
        self._timer = single_shot(self, 0, self._speak)

    def say(self, text: str, urgent: bool = False) -> None:
        """Announce a sentence soon; an urgent one may interrupt the text being read."""
        self._parts.append(text)
        self._urgent = self._urgent or urgent
        self._timer.start()

    def say_table(self, session: GameSession) -> None:
        """Announce the game on the table."""
        self.say(Narrator(session).table())

    def say_time(self, session: GameSession) -> None:
        """Announce the time left, as an urgent sentence."""
        self.say(Narrator(session).time(), urgent=True)

    def say_change(self, session: GameSession, change: Change, in_list: bool = False) -> None:
        """Announce a move done or undone, see `Narrator.change`.

        With `in_list` the row of the move list says that already, so only the turn is announced.
        """
        # A move's own sentence names its boards.
        self._pair = ""
        narrator = Narrator(session)
        self.say(narrator.turn() if in_list else narrator.change(change))

    def say_pair(self, session: GameSession, pair: Pair | None) -> None:
        """Announce a pair pushed together, unless a move will, as when a bot moves next."""
        narrator = Narrator(session)
        self._pair = "" if pair is None or narrator.bot_moves else narrator.pair(pair)
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
