"""The journals of the games at the tables: begun, found after a crash, and removed.

What writes them is loaded when one is begun: a window that opens with a new game shows it first.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.text import sentence_of
from cfanp_gui.core.values import NamedTuple
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.game_session import GameSession

if TYPE_CHECKING:
    from datetime import datetime

    from cfanp_gui.record.journal import Journal, Recovered

_log = logging.getLogger(__name__)


class JournalledSession(NamedTuple):
    """A session with its journal, ready for the table."""

    session: GameSession
    journal: Journal | None
    problem: str
    """Why there is no journal, where there should be one."""


class UnstartedJournal:
    """Stands in for the journal of a session that has none yet: the first entry begins it."""

    def __init__(self, begin: Callable[[], None]) -> None:
        self._begin = begin

    def append(self, entry: str) -> None:  # noqa: ARG002 -- the game it begins with knows it
        self._begin()


class LeftBehind(NamedTuple):
    """What a crash has left of one table."""

    shown: Recovered
    """What lay on it: a game, or an analysis."""
    aside: Recovered | None = None
    """The game that waited beside an analysis; None where none did, or it is gone."""

    @property
    def parts(self) -> tuple[Recovered, ...]:
        """Return one or both of them."""
        return (self.shown,) if self.aside is None else (self.shown, self.aside)

    @property
    def saved_at(self) -> datetime:
        """Return when the last entry of them was confirmed."""
        return max(one.saved_at for one in self.parts)


def by_tables(found: Sequence[Recovered]) -> list[LeftBehind]:
    """Return journals left behind, an analysis with the game that waited beside it."""
    named = {one.path.name: one for one in found}
    # What has itself something beside it waits for nobody.
    waiting = {one.beside for one in found if one.beside in named and not named[one.beside].beside}
    return [
        LeftBehind(one, named[one.beside] if one.beside in waiting else None)
        for one in found
        if one.path.name not in waiting
    ]


class GameJournals(QObject):
    """The journals in a folder, which is made with the first of them."""

    failed = Signal(str)
    """One plain sentence about something that could not be done."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def begin(self, session: GameSession, beside: Journal | None = None) -> JournalledSession:
        """Begin the journal of a session; touches nothing of Qt, so any thread will do.

        `beside` is that of the game that waits beside it, with which it comes back after a crash.
        """
        from cfanp_gui.record.game_record import RecordError
        from cfanp_gui.record.journal import Journal
        from cfanp_gui.session import store

        try:
            waits = "" if beside is None else beside.path.name
            begun = Journal.start(
                self._folder, store.record_of(session), waits, store.entries_beside(session)
            )
        except (OSError, RecordError) as problem:
            _log.exception("no journal could be started")
            return JournalledSession(session, None, sentence_of(problem))
        return JournalledSession(session, begun, "")

    def left_behind(self) -> list[Recovered]:
        """Return the games whose program ended without closing them, the latest first.

        Those in which nothing was played yet are not worth a question and go at once, wherever
        the boards lie, but for one that waited beside an analysis.
        """
        try:
            if not self._folder.exists() or not any(self._folder.iterdir()):
                return []
            from cfanp_gui.record import journal
            from cfanp_gui.session import store

            journal.sweep(self._folder)
            found = journal.recoverable(self._folder, find_game)
        except OSError:
            _log.exception("the journals cannot be read")
            return []
        waited = {one.beside for one in found if store.is_played(one)}
        kept = [one for one in found if store.is_played(one) or one.path.name in waited]
        for one in found:
            if one not in kept:
                self.discard(one)
        return kept

    def discard(self, found: Recovered) -> None:
        """Remove a journal that is no longer wanted."""
        from cfanp_gui.record import journal

        try:
            journal.discard(found.path)
        except OSError as problem:
            self.failed.emit(
                self.tr("{file} cannot be removed: {reason}.").format(
                    file=found.path.name, reason=problem.strerror
                )
            )
