"""Question after a crash about the games it left behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QObject

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.text import one_line
from cfanp_gui.games.registry import default_game
from cfanp_gui.record.game_record import ANALYSIS_TAG
from cfanp_gui.record.journal import Recovered, Unreadable
from cfanp_gui.session.store import file_left, names_left
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.files.game_journals import brought_back
from cfanp_gui.window.services.locale_forms import moment_text
from cfanp_gui.window.start.after_crash import DamagedJournals, RestoreDialog
from cfanp_gui.window.workplace import Workplace

DASH = " \N{EN DASH} "
NAMED = 5
"""Maximum number of players named in one line; the rest are counted."""


def _few(names: Sequence[str]) -> str:
    """Return the names joined by dashes, the last ones as a number if there are many."""
    shown = list(map(isolated, names))
    if len(shown) > NAMED:
        shown[NAMED - 1 :] = [tr("%n more", "", len(shown) - NAMED + 1)]
    return DASH.join(shown)


@dataclass(frozen=True, slots=True)
class LeftBehind:
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
        return max(part.saved_at for part in self.parts)


def by_tables(journals: Sequence[Recovered]) -> list[LeftBehind]:
    """Return journals left behind, an analysis with the game that waited beside it."""
    named = {journal.path.name: journal for journal in journals}
    # A game with one beside it waits for nobody.
    beside = [journal.beside for journal in journals if journal.beside in named]
    waiting = {name: named[name] for name in beside if not named[name].beside}
    shown = [journal for journal in journals if journal.path.name not in waiting]
    return [LeftBehind(journal, waiting.get(journal.beside)) for journal in shown]


class RestoreActions(QObject):
    """Controller that asks which games left behind by a crash are restored."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window

    def offer(
        self, recovered: list[Recovered], damaged: Sequence[Unreadable] = ()
    ) -> list[LeftBehind]:
        """Ask which games left by a crash are restored; return them, remove those discarded."""
        left, journals = by_tables(recovered), self._window.documents.journals
        while left or damaged:
            box = DamagedJournals(damaged, journals.keep, journals.discard) if damaged else None
            dialog = RestoreDialog(self._window, [self._line_of(table) for table in left], box)
            if box is not None and not left:
                box.emptied.connect(dialog.reject)
            restored = dialog.ask()
            chosen = [left[row] for row in dialog.rows()]
            if restored:
                return chosen
            if not dialog.discarded:
                break
            for table in chosen:
                for part in table.parts:
                    journals.discard(part)
            left = [table for table in left if table not in chosen]
            damaged = () if box is None else box.undecided
        return []

    def _line_of(self, table: LeftBehind) -> str:
        """Return the line for a game in the list of games left behind."""
        words = self.tr("{when}: {players}")
        if table.aside is not None:
            words = self.tr("{when}: {players}, a game and its analysis")
        elif ANALYSIS_TAG in table.shown.game.tags:
            words = self.tr("{when}: {players}, analysis")
        players, game = _few(names_left(table.shown, translated)), table.shown.game.game
        line = words.format(when=moment_text(table.saved_at), players=players)
        named = "" if game is default_game() else translated(game.title)
        files = (one_line(file.path.name) for part in table.parts if (file := file_left(part)))
        reached, problem = self._reached(table.shown)
        if not problem and table.aside is not None:
            _, problem = self._reached(table.aside)
        if problem:
            problem = self.tr("damaged: {reason}").format(reason=problem)
        return ", ".join(filter(None, (line, named, reached, next(files, ""), problem)))

    def _reached(self, left: Recovered) -> tuple[str, str]:
        """Return the last round of a game left behind, empty if it is lost, and its damage."""
        session, problem = brought_back(left)
        reached, number = "", None if session is None else session.position.round
        if number is not None:
            reached = self.tr("round {number}").format(number=number)
        elif session is not None:
            reached = self.tr("%n action(s)", "", session.node.ply)
        return reached, translated(problem)
