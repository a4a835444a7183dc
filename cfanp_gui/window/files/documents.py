"""Game on the table as a document: new, opened, saved, and never lost.

Its journal is only removed when it has been saved or given up by a person. Modules that read and
write files are loaded when there is one to read or write.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from cfanp_gui.core.text import one_line
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session.bot_seats import persons
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.match import Match, seat
from cfanp_gui.session.seeing import OFF_WHILE_HIDDEN
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.late import Late
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.files import file_words
from cfanp_gui.window.files.file_reader import FileReader
from cfanp_gui.window.files.game_journals import GameJournals, JournalledSession, brought_back
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings

if TYPE_CHECKING:
    from cfanp_gui.core.game import Position
    from cfanp_gui.library.my_games import GameKeeper
    from cfanp_gui.record.journal import Recovered
    from cfanp_gui.session.cursor import Change
    from cfanp_gui.session.game_file import GameFile
    from cfanp_gui.session.position_texts import GivenPosition


class Documents(QObject):
    """Owner of the session on the table, its file and its journal; it asks no person."""

    about_to_save = Signal()
    """Emitted before the game is saved or left, so that text being typed about it is kept."""
    failed = Signal(str)
    """Carries one plain sentence about a failure."""
    session_changed = Signal(object)
    """Carries the `GameSession` that is now on the table."""
    closed = Signal()
    """Emitted when there is no game on the table any more."""
    file_changed = Signal()
    """Emitted when the file's name, or whether the game is saved, has changed."""
    kept = Signal()
    """Emitted when a finished game was kept in My games, or could not be."""
    _written = Signal()
    """Emitted on another thread when that game is written."""
    saved = Signal(str)
    """Carries one plain sentence about a saved file."""

    def __init__(self, app_dirs: AppDirs, settings: Settings) -> None:
        super().__init__()
        from cfanp_gui.games.pairs.base_games import BASE_GAMES  # loaded with the games, not before
        from cfanp_gui.session.added_games import added_games

        self.settings = settings
        self.session: GameSession | None = None
        self.reader = FileReader()
        """Reader of the file whose game is to come on the table."""
        self.journals = GameJournals(app_dirs.journals)
        """Journals of all programs that use the same folders, also those left by a crash."""
        self.journals.failed.connect(self.failed)
        self.added_games = BASE_GAMES.added = added_games(app_dirs.games)
        self._app_dirs = app_dirs
        self.games_index = app_dirs.cache / "games.sqlite"
        """Path of the index of the games in folders."""
        self._journalled: JournalledSession | None = None
        """Game on the table with its journal, until it is closed."""
        self._aside: JournalledSession | None = None
        """Game that the analysis on the table began from, until it is back on the table."""
        self._subscriptions: tuple[Unsubscribe, ...] = ()

    @Late
    def kept_games(self) -> GameKeeper:
        """Return the keeper of finished games, made when the first game ends."""
        from cfanp_gui.library.my_games import GameKeeper

        usual, written = self._app_dirs.my_games, self._written.emit
        keeper = GameKeeper(self.settings, usual, listen_to_record, written, self.kept.emit)
        self._written.connect(keeper.finish, Qt.ConnectionType.QueuedConnection)
        self.kept.connect(self.file_changed)
        return keeper

    @property
    def file(self) -> GameFile | None:
        """Return the file of the game on the table; None if it has none."""
        return None if self.session is None else self.session.file

    @property
    def path(self) -> Path | None:
        """Return the file in which the game is saved; None while it has none of its own."""
        return self.file.path if self.file is not None and self.file.alone else None

    @property
    def source(self) -> tuple[Path, int] | None:
        """Return the game's file, also one of several games, and the game's number, from 0."""
        return None if self.file is None else (self.file.path, self.file.number)

    @property
    def title(self) -> str:
        """Return the name of the file, with the game's number, or of the exercise."""
        if self.session is not None and self.session.exercise:
            return self.session.exercise
        file = self.file or self.file_aside
        if file is None:
            return self.tr("Untitled game")
        return file_words.place_line(file.path, None if file.alone else file.number)

    # Restoring after a crash

    def restore(self, left: Recovered, aside: Recovered | None = None) -> bool:
        """Put a game or an analysis left behind on the table; return True if it could be.

        With an analysis comes the game that waited beside it, `aside`. Old journals are removed
        once the new ones are written, and put aside if they are damaged: they are restored up to
        the damage.
        """
        session, problem = self._restored(left)
        game, problem_aside = (None, "") if aside is None else self._restored(aside)
        if session is None and game is not None and aside is not None:
            left, session, game, problem = aside, game, None, problem_aside
        if session is None:
            return False
        waiting: JournalledSession | None = None
        if game is not None:
            waiting = self.journals.begin(game, replaces=aside)
            self._report_problem(waiting)
        journal = None if waiting is None else waiting.journal
        begun = self.journals.begin(session, journal, left)
        self.put(begun, waiting)
        if begun.journal is not None:
            self.journals.dispose(left, problem)
        if journal is not None and aside is not None:
            self.journals.dispose(aside, problem_aside)
        return True

    def _restored(self, left: Recovered) -> tuple[GameSession | None, str]:
        """Return a session as a journal left it, None after a report, and the journal's damage."""
        session, problem = brought_back(left)
        if session is None:
            words = self.tr("The journal {file} cannot be restored: {reason}.")
            name = one_line(left.path.name)
            self.failed.emit(words.format(file=name, reason=translated(problem)))
            return None, ""
        if session.file is not None and not session.file.is_unchanged():
            session.saved_at = ()  # nor is the text that was saved there any more
        return session, translated(problem)

    # Putting on the table

    def take(self, session: GameSession, text: str = "") -> None:
        """Put a session on the table in place of the one before.

        `text` is that of its record, if it has been written before.
        """
        self.put(self.journals.begin(session, text=text))

    def put(self, journalled: JournalledSession, aside: JournalledSession | None = None) -> None:
        """Put a session on the table, with the game that waits beside an analysis."""
        self._report_problem(journalled)
        self._remember()
        if self._aside is not None:
            self._aside.close()
        old, self._journalled, self._aside = self._journalled, journalled, aside
        self._follow(journalled.session)
        self.session = journalled.session
        self._remember()
        self.session_changed.emit(journalled.session)
        self.file_changed.emit()
        if old is not None:
            old.close()

    def _remember(self) -> None:
        """Have the game on the table continued at a later start, as long as a person plays it."""
        session = self.session if self.game_aside is None else self.game_aside
        if session is None or session.exercise or session.analysing or session.file is None:
            return
        end = session.root.end
        goes_on = session.outcome_at(end) is None and not persons(session).isdisjoint(
            end.position.alive()
        )
        self.settings.set_continued(session.file.path, session.file.number, goes_on)

    def _follow(self, session: GameSession) -> None:
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._subscriptions = (
            session.journal.failed.connect(lambda sentence: self.failed.emit(translated(sentence))),
            session.changed.connect(lambda change: self._keep(session, change)),
            *listen_to_record(session, self.file_changed.emit),
        )

    def _keep(self, session: GameSession, change: Change) -> None:
        """Keep a game that has just ended here."""
        ended = change.new and session.outcome is not None and session.node.on_main_line
        if ended and session.cursor.live and not (session.exercise or session.analysing):
            self._remember()
            self.kept_games.keep(session)

    def keep_now(self, session: GameSession) -> bool:
        """Finish keeping a game; return True if it needs no saving any more."""
        keeper = Documents.kept_games.made(self)
        return keeper is not None and keeper.keep_now(session)

    def _report_problem(self, journalled: JournalledSession) -> None:
        if journalled.problem:
            words = self.tr("Autosave is off: {reason}.")
            self.failed.emit(words.format(reason=translated(journalled.problem)))

    # New games

    def begin(self, match: Match, start: Position | None = None) -> None:
        """Begin a new game, at a position if one is given; armies are set up by lot without one."""
        if start is None:
            usual = match.game.initial(len(match.seats), match.options)
            if (rules := usual.set_up_rules) is not None:
                chance = random.SystemRandom()
                start = usual.set_up([rules.drawn(chance.getrandbits(64)) for _ in match.seats])
        self.take(new_session(match, start))

    def begin_given(
        self, given: GivenPosition, match: Match | None = None, analysed: bool = False
    ) -> GameSession:
        """Begin a game, or its analysis, at a position; by default with the usual players."""
        match = match or _usual_match(given)
        session = new_session(match, given.game.from_text(given.text, match.options))
        if analysed and session.viewer is None:
            session = _analysis_of(session)
        self.take(session)
        return session

    def show_example(self, session: GameSession) -> None:
        """Put a game of the help on the table, to be played on."""
        self.reader.cancel()
        self.take(session)

    # Exercises

    def show_exercise(self, session: GameSession) -> None:
        """Put an exercise, without journal and file, on the table."""
        assert session.exercise, "an exercise has a name"
        self.reader.cancel()
        self.put(JournalledSession(session, None))

    @property
    def is_untouched(self) -> bool:
        """Return True if nothing is lost when another session takes the table."""
        if (session := self.session) is None or session.exercise:
            return True
        return not (session.root.children or session.unsaved or self._aside is not None)

    # Analysing

    @property
    def game_aside(self) -> GameSession | None:
        """Return the game that the analysis on the table began from, or None."""
        return None if self._aside is None else self._aside.session

    @property
    def file_aside(self) -> GameFile | None:
        """Return the file of that game; None if it has none."""
        return None if self.game_aside is None else self.game_aside.file

    def analyse(self) -> bool:
        """Put an analysis of the game on the table, which waits; return True if there was one."""
        if (session := self.session) is None or session.analysing or session.exercise:
            return False
        if session.viewer is not None:
            self.failed.emit(translated(OFF_WHILE_HIDDEN))
            return False
        self.about_to_save.emit()
        session.pause_clock()
        aside, self._journalled = self._journalled, None
        journal = None if aside is None else aside.journal
        self.put(self.journals.begin(_analysis_of(session), journal), aside)
        return True

    def drop_analysis(self) -> None:
        """Discard the analysis, and put the game that waits beside it back on the table."""
        aside, self._aside = self._aside, None
        assert aside is not None, "a game waits"
        self.put(replace(aside, problem=""))

    # Saving

    def save(self, path: Path, is_copy: bool = False) -> bool:
        """Save the game as its suffix says, or its position only; return True if it is saved.

        A copy, as a position or a page, does not become the file of the game.
        """
        if (session := self.session) is None:
            return False
        self.about_to_save.emit()
        from cfanp_gui.record import cpgn
        from cfanp_gui.record.files import sweep_parts
        from cfanp_gui.record.game_record import RecordError
        from cfanp_gui.record.picture_document import bearing
        from cfanp_gui.session import formats, store
        from cfanp_gui.session.game_file import GameFile

        suffix, file = path.suffix.lower(), session.file
        alone = formats.holds_positions(suffix) or suffix == ".svg"
        is_page = suffix == formats.PAGE
        as_line = alone or (is_page and session.viewer is not None)
        was_there, is_own = os.path.exists(path), file is not None and file.path == path
        outline = bearing(self.settings.preferences().signs)
        try:
            record = (store.record_of_line if as_line else store.record_as_it_stands)(session)
            if alone or is_page or formats.holds_games(suffix):
                formats.save(path, [record], session.node.ply, translated, outline)
            else:
                cpgn.save(path, [record])
        except (OSError, RecordError) as problem:
            words = tr("{file} cannot be saved: {reason}.")
            self.failed.emit(words.format(file=one_line(path.name), reason=translated(problem)))
            return False
        sweep_parts(path.parent)
        self.settings.set_folder(path.parent)
        if alone or is_page or is_copy:
            if alone and is_own and file is not None:  # the program made this change itself
                session.set_file(GameFile.now(path, file.number, file.alone))
            words = self.tr("The position is saved as {file}.")
            if is_page:
                words = self.tr("The game is saved as the web page {file}.")
            elif not alone:
                words = self.tr("A copy of the game is saved as {file}.")
            self.saved.emit(words.format(file=one_line(path.name)))
            return True
        session.set_file(GameFile.now(path))
        session.mark_saved()
        self.settings.add_recent(path)
        self._remember()
        self.file_changed.emit()
        self.saved.emit(file_words.saved(session, path, anew=is_own and not was_there))
        return True

    # Leaving

    def clear_table(self) -> None:
        """Take the game off the table, if there is one."""
        if self.session is None:
            return
        self.close()
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._subscriptions, self.session = (), None
        self.closed.emit()
        self.file_changed.emit()

    def close(self) -> None:
        """Stop reading, and end the journals of what is on the table, which stays there."""
        self.reader.cancel()
        self._remember()
        for journalled in (self._journalled, self._aside):
            if journalled is not None:
                journalled.close()
        self._journalled = self._aside = None


def listen_to_record(session: GameSession, act: Callable[[], object]) -> list[Unsubscribe]:
    """Call a function whenever a game's record changes; return functions that end that."""
    edits = session.edits
    signals = (session.changed, session.tags.changed, edits.lines_changed, edits.notes_changed)
    return [signal.connect(lambda *_: act()) for signal in signals]


def _analysis_of(session: GameSession) -> GameSession:
    """Return the analysis of a game, by a module that costs a start noticeably."""
    from cfanp_gui.session import store

    return store.analysis_of(session)


def _usual_match(given: GivenPosition) -> Match:
    """Return a match of people without names, seated as in a position."""
    count = given.position.players
    names = [tr("Player {number}").format(number=player) for player in range(1, count + 1)]
    options = {**given.game.as_seated, **given.options}
    return seat(given.game, options, names, usual_colours(given.position), 0)
