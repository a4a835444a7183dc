"""Has positions judged by a search in a process of its own, the most urgent first.

Several parts of the window want judgements: a hint is waited for, a game is gone through in the
background, and the position on the table is looked at for as long as there is nothing else. Each
wants at most one thing at a time; what is more urgent interrupts what is less.
"""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QObject, Signal

from cfanp_gui.bots.judgement import Inquiry, Judgement
from cfanp_gui.window.services.bot_process import BotProcess, Thought


class Urgency(IntEnum):
    """Who wants a judgement, the most urgent first."""

    HINT = 0
    GAME = 1
    TABLE = 2


class Judge(QObject):
    """One process, and what is wanted of it."""

    heard = Signal(object, object, object)
    """For whom (an `Urgency`), their `Inquiry`, and a `Judgement` that may still become better."""
    judged = Signal(object, object, object)
    """For whom, their `Inquiry`, and the `Judgement` they waited for."""
    failed = Signal(str)
    """Why nothing is judged any longer, as a sentence; nobody's wishes are kept."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.process = BotProcess(self)
        self._wanted: dict[Urgency, Inquiry] = {}
        self._thought: Thought | None = None
        self._now: Urgency | None = None
        """For whom is being thought."""

    def wants(self, who: Urgency) -> Inquiry | None:
        """Return what somebody waits for."""
        return self._wanted.get(who)

    def want(self, who: Urgency, inquiry: Inquiry | None) -> None:
        """Have something judged for somebody, and no longer what they wanted before."""
        if inquiry == self._wanted.get(who):
            return
        if inquiry is None:
            del self._wanted[who]
        else:
            self._wanted[who] = inquiry
        if self._now == who:
            self._drop()
        self._go_on()

    def rest(self) -> None:
        """End the process if nobody wants anything; it is started again when somebody does."""
        if not self._wanted:
            self.process.end()

    def close(self) -> None:
        """End the process for good."""
        self._wanted.clear()
        self._thought = self._now = None
        self.process.close()

    def _drop(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
        self._thought = self._now = None

    def _go_on(self) -> None:
        """Think about what is most urgent."""
        first = min(self._wanted, default=None)
        if first is None or first == self._now:
            return
        self._drop()
        self._now = first
        thought = self._thought = self.process.ask(self._wanted[first])
        thought.told.connect(lambda found: self._tell(thought, found))
        thought.done.connect(lambda found: self._end(thought, found))
        thought.failed.connect(lambda sentence: self._fail(thought, sentence))

    def _tell(self, thought: Thought, found: Judgement) -> None:
        if thought is self._thought and self._now is not None:
            self.heard.emit(self._now, self._wanted[self._now], found)

    def _end(self, thought: Thought, found: Judgement) -> None:
        if thought is not self._thought or self._now is None:
            return
        who, self._thought, self._now = self._now, None, None
        self.judged.emit(who, self._wanted.pop(who), found)
        self._go_on()

    def _fail(self, thought: Thought, sentence: str) -> None:
        if thought is self._thought:
            self._thought = self._now = None
            self._wanted.clear()
            self.failed.emit(sentence)
