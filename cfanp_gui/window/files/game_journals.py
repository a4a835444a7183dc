"""Journals of the games at the tables: begun, found after a crash, and removed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.text import one_line, sentence_of
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import translated

if TYPE_CHECKING:
    from cfanp_gui.record.journal import Journal, LeftJournal, Recovered, Unreadable

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class JournalledSession:
    """Session for the table, with its journal."""

    session: GameSession
    journal: Journal | None
    problem: str = ""
    """Reason a journal is missing that should be there."""

    def close(self) -> None:
        """End the journal, which is removed; nothing more is written to it."""
        self.session.journal.log = None
        if self.journal is not None:
            self.journal.close()


class GameJournals(QObject):
    """Journals in a folder, which is made with the first of them."""

    failed = Signal(str)
    """Carries one plain sentence about a failure."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def begin(
        self,
        session: GameSession,
        beside: Journal | None = None,
        replaces: Recovered | None = None,
        text: str = "",
    ) -> JournalledSession:
        """Begin the journal of a session.

        `beside` is the journal of the game that waits; `replaces` the one it was restored from.
        `text` is that of its record, if it has been written before.
        """
        from cfanp_gui.record.game_record import RecordError
        from cfanp_gui.record.journal import Journal
        from cfanp_gui.session import store

        try:
            waits = "" if beside is None else beside.path.name
            before = "" if replaces is None else replaces.path.name
            record, entries = text or store.record_of(session), store.entries_beside(session)
            begun = Journal.start(self._folder, record, waits, entries, before)
        except (OSError, RecordError) as problem:
            _log.exception("no journal could be started")
            return JournalledSession(session, None, sentence_of(problem))
        session.journal.log = begun
        return JournalledSession(session, begun)

    def left_behind(self) -> list[Recovered]:
        """Return the games whose program ended without closing them, the latest first.

        Others are removed at once: those without actions, only looked at, or restored into another
        one; but an analysis and the game that waited beside it stay together.
        """
        if self._is_empty():
            return []
        from cfanp_gui.record import journal

        try:
            journal.sweep(self._folder)
            for aside in journal.unreadable(self._folder, find_game):
                if not _problem(aside):
                    aside.put_back()  # as another version of this program could not
            games = journal.recoverable(self._folder, find_game)
        except OSError:
            _log.exception("the journals cannot be read")
            return []
        replaced = {game.replaces for game in games}
        played = {game.path.name for game in games if _is_played(game)}
        analyses = {game.path.name for game in games if game.beside in played}
        played |= analyses | {game.beside for game in games if game.path.name in played}
        offered = []
        for game in games:
            name = game.path.name
            if name not in replaced and (name in played or game.damage):
                offered.append(game)
            elif brought_back(game)[1]:
                self._done(game, game.put_aside)
            else:
                self.dispose(game)
        return offered

    def _is_empty(self) -> bool:
        """Return True if there are no journals, or none that can be read."""
        try:
            return not (self._folder.exists() and any(self._folder.iterdir()))
        except OSError:
            _log.exception("the journals cannot be read")
            return True

    def damaged(self) -> list[Unreadable]:
        """Return the journals that were put aside and are undecided, each with its damage."""
        if self._is_empty():
            return []
        from cfanp_gui.record import journal

        return [
            journal.Unreadable(aside.path, _problem(aside), aside.found)
            for aside in journal.unreadable(self._folder, find_game)
        ]

    def keep(self, damaged: Unreadable) -> bool:
        """Keep a damaged journal without reporting it again; return True if it could be."""
        return self._done(damaged, damaged.keep)

    def dispose(self, left: Recovered, problem: str = "") -> None:
        """Remove the journal of a restored game; put one with a `problem` aside, and report it."""
        if not (problem or left.damage):
            self.discard(left)
        elif self._done(left, left.put_aside) and problem:
            words = self.tr(
                "The game is restored only up to where its journal is damaged: {reason}. "
                "The journal is kept as {file}."
            )
            name = one_line(str(left.path_aside))
            self.failed.emit(words.format(reason=problem, file=name))

    def discard(self, left: LeftJournal) -> bool:
        """Remove a journal that is no longer wanted; return True if it could be."""
        return self._done(left, left.discard)

    def _done(self, left: LeftJournal, act: Callable[[], None]) -> bool:
        try:
            act()
        except OSError as problem:
            words, name = self.tr("{file} cannot be removed: {reason}."), one_line(left.path.name)
            self.failed.emit(words.format(file=name, reason=translated(problem)))
            return False
        return True


def _is_played(left: Recovered) -> bool:
    """Return True if a person would miss a game left behind: it was played or restored before."""
    from cfanp_gui.session import store

    file = store.file_left(left)
    if store.is_played(left) or left.replaces or (file is not None and not file.is_unchanged()):
        return True
    session = brought_back(left)[0] if store.is_stepped(left) else None
    return session is not None and session.unsaved


def _problem(aside: Unreadable) -> str:
    """Return the damage of a journal that was put aside, or of an entry in it, or ""."""
    if aside.reason:
        return aside.reason
    assert aside.found is not None, "where nothing can be read, the reason is known"
    return brought_back(aside.found)[1]


def brought_back(left: Recovered) -> tuple[GameSession | None, str]:
    """Return a session as a journal left it, None if it is lost, and the damage of an entry."""
    from cfanp_gui.session import store

    try:
        return store.restored(left, localize=translated), ""
    except store.RestoreError as damage:
        return damage.session, sentence_of(damage)
    except IllegalAction as refused:
        return None, sentence_of(refused)
