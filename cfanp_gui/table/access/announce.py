"""Announces to assistive tools what happens at the table, without being asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from cfanp_gui.core.boards import Pair
from cfanp_gui.session.change import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.table.timers import single_shot


class Announcer(QObject):
    """Says aloud what is done: moves, checks, losses, whose turn it is, refusals.

    What belongs together is collected and announced in one go when the table has come to rest.
    """

    announced = Signal(str)
    """What has just been announced to assistive tools."""

    def __init__(self, source: QObject) -> None:
        """Speak for `source`, the object whose interface the words come from."""
        super().__init__(source)
        self._source = source
        self._parts: list[str] = []
        self._pair = ""
        self._urgent = False
        self._timer = single_shot(self, 0, self._speak)

    def say(self, text: str, urgent: bool = False) -> None:
        """Say a sentence soon; an urgent one may interrupt what is being read."""
        self._parts.append(text)
        self._urgent = self._urgent or urgent
        self._timer.start()

    def say_table(self, session: GameSession) -> None:
        """Say what game lies on the table."""
        self.say(Narrator(session).table())

    def say_time(self, session: GameSession) -> None:
        """Say how much time is left, at once."""
        self.say(Narrator(session).time(), urgent=True)

    def say_change(self, session: GameSession, change: Change, in_list: bool = False) -> None:
        """Say what was done or undone, see `Narrator.change`.

        Where the keyboard walks the list of moves, its row says that: then it is whose turn it is.
        """
        # A move names its boards itself.
        self._pair = ""
        narrator = Narrator(session)
        self.say(narrator.turn() if in_list else narrator.change(change))

    def say_pair(self, session: GameSession, pair: Pair | None) -> None:
        """Say which boards have been pushed together, unless a move says so, as a bot's will."""
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
