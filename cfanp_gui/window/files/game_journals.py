"""Journals of the games at the tables: begun, found after a crash, and removed.

The module that writes them is loaded when one is begun: a window without a game does not need it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.text import one_line, sentence_of
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import translated

if TYPE_CHECKING:
    from datetime import datetime

    from cfanp_gui.record.journal import Journal, Recovered, Unreadable

_log = logging.getLogger(__name__)


class JournalledSession(NamedTuple):
    """Session with its journal, ready for the table."""

    session: GameSession
    journal: Journal | None
    problem: str = ""
    """Reason a journal is missing that should be there."""


class LeftBehind(NamedTuple):
    """Journals left behind by a crash at one table."""

    shown: Recovered
    """Game or analysis on the table."""
    aside: Recovered | None = None
    """Game that waited beside an analysis; None if there was none, or it is gone."""

    @property
    def parts(self) -> tuple[Recovered, ...]:
        """Return one or both of them."""
        return (self.shown,) if self.aside is None else (self.shown, self.aside)

    @property
    def saved_at(self) -> datetime:
        """Return the time at which their last entry was confirmed."""
        return max(one.saved_at for one in self.parts)


def by_tables(found: Sequence[Recovered]) -> list[LeftBehind]:
    """Return journals left behind, an analysis with the game that waited beside it."""
    named = {one.path.name: one for one in found}
    # A game with one beside it waits for nobody.
    waiting = {one.beside for one in found if one.beside in named and not named[one.beside].beside}
    return [
        LeftBehind(one, named[one.beside] if one.beside in waiting else None)
        for one in found
        if one.path.name not in waiting
    ]


class GameJournals(QObject):
    """Journals in a folder, which is made with the first of them."""

    failed = Signal(str)
    """Carries one plain sentence about a failure."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def begin(
        self, session: GameSession, beside: Journal | None = None, replaces: Recovered | None = None
    ) -> JournalledSession:
        """Begin the journal of a session; uses nothing of Qt, so any thread will do.

        `beside` is the journal of the game that waits beside it, with which it is restored after a
        crash; `replaces` the one from which it was restored.
        """
        from cfanp_gui.record.game_record import RecordError
        from cfanp_gui.record.journal import Journal
        from cfanp_gui.session import store

        try:
            waits = "" if beside is None else beside.path.name
            before = "" if replaces is None else replaces.path.name
            record, entries = store.record_of(session), store.entries_beside(session)
            begun = Journal.start(self._folder, record, waits, entries, before)
        except (OSError, RecordError) as problem:
            _log.exception("no journal could be started")
            return JournalledSession(session, None, sentence_of(problem))
        session.journal.log = begun
        return JournalledSession(session, begun)

    def left_behind(self) -> list[Recovered]:
        """Return the games whose program ended without closing them, the latest first.

        Games without actions are not worth a question and are removed at once, wherever the boards
        lie, and so are games that were only looked at; but an analysis and the game that waited
        beside it stay together. A journal whose game was restored into another one is removed too,
        or put aside if it is damaged.
        """
        if self._is_empty():
            return []
        from cfanp_gui.record import journal

        try:
            journal.sweep(self._folder)
            for aside in journal.unreadable(self._folder, find_game):
                if not _problem(aside):
                    journal.put_back(aside.path)  # as another version of this program could not
            found = journal.recoverable(self._folder, find_game)
        except OSError:
            _log.exception("the journals cannot be read")
            return []
        replaced = {one.replaces for one in found}
        played = {one.path.name for one in found if _is_played(one)}
        played |= {one.path.name for one in found if one.beside in played} | {
            one.beside for one in found if one.path.name in played
        }
        kept = []
        for one in found:
            name = one.path.name
            if name not in replaced and (name in played or one.damage):
                kept.append(one)
            elif brought_back(one)[1]:
                self._done(one, journal.put_aside)
            else:
                self.dispose(one)
        return kept

    def _is_empty(self) -> bool:
        """Return True if there are no journals, or none that can be read."""
        try:
            return not (self._folder.exists() and any(self._folder.iterdir()))
        except OSError:
            _log.exception("the journals cannot be read")
            return True

    def damaged(self) -> list[Unreadable]:
        """Return the journals that were put aside, each with its damage.

        Those that a person has decided to keep are left out.
        """
        if self._is_empty():
            return []
        from cfanp_gui.record import journal

        return [
            journal.Unreadable(one.path, _problem(one), one.found)
            for one in journal.unreadable(self._folder, find_game)
        ]

    def keep(self, found: Unreadable) -> bool:
        """Keep a damaged journal without reporting it again; return True if it could be."""
        from cfanp_gui.record import journal

        return self._done(found, journal.keep)

    def dispose(self, found: Recovered, problem: str = "") -> None:
        """Remove the journal of a restored game; a damaged one is put aside.

        `problem` is its damage, which is then reported with its path.
        """
        from cfanp_gui.record import journal

        if not (problem or found.damage):
            self.discard(found)
        elif self._done(found, journal.put_aside) and problem:
            self.failed.emit(
                self.tr(
                    "The game is restored only up to where its journal is damaged: {reason}. "
                    "The journal is kept as {file}."
                ).format(reason=problem, file=one_line(f"{found.path}{journal.ASIDE}"))
            )

    def discard(self, found: Recovered | Unreadable) -> bool:
        """Remove a journal that is no longer wanted; return True if it could be."""
        from cfanp_gui.record import journal

        return self._done(found, journal.discard)

    def _done(self, found: Recovered | Unreadable, what: Callable[[Path], None]) -> bool:
        try:
            what(found.path)
        except OSError as problem:
            self.failed.emit(
                self.tr("{file} cannot be removed: {reason}.").format(
                    file=one_line(found.path.name), reason=translated(problem)
                )
            )
            return False
        return True


def _is_played(one: Recovered) -> bool:
    """Return True if a person would miss a game left behind, because something was done in it.

    Or it had been restored already from a crash, or is no longer in the file that it came from.
    """
    from cfanp_gui.session import store

    file = store.file_left(one)
    if store.is_played(one) or one.replaces or (file is not None and not file.is_unchanged()):
        return True
    session = brought_back(one)[0] if store.is_stepped(one) else None
    return session is not None and session.unsaved


def _problem(one: Unreadable) -> str:
    """Return the damage of a journal that was put aside, or of an entry in it, or ""."""
    if one.reason:
        return one.reason
    assert one.found is not None, "where nothing can be read, the reason is known"
    return brought_back(one.found)[1]


def brought_back(found: Recovered) -> tuple[GameSession | None, str]:
    """Return a session as a journal left it, and the damage of one of its entries, or "".

    None if not even its game can be played.
    """
    from cfanp_gui.core.actions import IllegalAction
    from cfanp_gui.record.palette import usual_colours
    from cfanp_gui.session import store

    colours = tuple(usual_colours(found.game.start))
    try:
        return store.restored(found, colours, localize=translated), ""
    except store.RestoreError as damage:
        return damage.session, sentence_of(damage)
    except IllegalAction as refused:
        return None, sentence_of(refused)
