"""The game on the table as a document: new, opened, saved, and never lost.

Every game is written to a journal while it is played. A journal is only removed when its game
has been saved or given up by a person.

What reads and writes files is loaded when there is one to read or write: a window that opens
with a new game needs none of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.game import IllegalAction, Position, PositionError
from cfanp_gui.core.values import NamedTuple
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.match import Match, seat
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.files.game_journals import (
    GameJournals,
    JournalledSession,
    UnstartedJournal,
)
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings

if TYPE_CHECKING:
    from cfanp_gui.record.game_record import GameRecord
    from cfanp_gui.record.journal import Journal, Recovered
    from cfanp_gui.session.position_texts import GivenPosition
    from cfanp_gui.window.files.file_reader import FileReader

    SetUp = Callable[[GivenPosition], Match | None]


class _Aside(NamedTuple):
    """The game that an analysis on the table began from, as it is until one goes back to it."""

    session: GameSession
    journal: Journal | None


class Documents(QObject):
    """Owns the session on the table, its file and its journal."""

    session_changed = Signal(object)
    """A `GameSession` that is now the one on the table."""
    file_changed = Signal()
    """The file's name, or whether the game is saved, has changed."""
    opened_several = Signal(object, object)
    """A file held several games: its path and a list of `GameRecord`; see `show_record`."""
    saved = Signal(str)
    """One plain sentence about what has been written."""
    failed = Signal(str)
    """One plain sentence about something that could not be done."""
    busy = Signal(str)
    """What long work is going on; empty when none is."""

    def __init__(self, app_dirs: AppDirs, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.journals = GameJournals(app_dirs.journals)
        """Those of all programs that run with the same folders, and what a crash has left."""
        self.journals.failed.connect(self.failed)
        self._journal: Journal | None = None
        self._aside: _Aside | None = None
        self._subscriptions: tuple[Unsubscribe, ...] = ()
        self.may_replace: Callable[[], bool] = lambda: True
        """Asked before another game takes the place of the one on the table."""
        self.settle: Callable[[], object] = lambda: None
        """Called before a game is saved or left: what is being typed about it is to be kept."""
        self.session: GameSession | None = None

    @property
    def path(self) -> Path | None:
        """Return the file in which the game is saved; None while it has none of its own."""
        return _own_path(self.session)

    @property
    def source(self) -> tuple[Path, int] | None:
        """Return the game's file, also one of several games, and which of them it is, from 0."""
        file = None if self.session is None else self.session.file
        return None if file is None else (file.path, file.number)

    @property
    def title(self) -> str:
        """Return the file's name, or that there is none."""
        return self.path.name if self.path is not None else self.tr("Untitled game")

    # Coming back after a crash

    def restore(self, found: Recovered, aside: Recovered | None = None) -> bool:
        """Put a game or an analysis left behind on the table; return whether it could be.

        With an analysis comes the game that waited beside it, `aside`, which lies there itself
        where the analysis cannot. Old journals are removed once the new ones are written, and put
        aside where they are damaged: what comes back then is what stands before that. Each has
        its file again, unless that has changed since: nothing is to be saved over it unasked.
        """
        session, problem = self._restored(found)
        game, problem_aside = (None, "") if aside is None else self._restored(aside)
        if session is None and game is not None and aside is not None:
            found, session, game, problem = aside, game, None, problem_aside
        if session is None:
            return False
        waiting: _Aside | None = None
        if game is not None:
            ready = self.journals.begin(game, replaces=aside)
            self._report_problem(ready)
            game.journal = ready.journal
            waiting = _Aside(game, ready.journal)
        journal = None if waiting is None else waiting.journal
        self._put(self.journals.begin(session, journal, found), waiting)
        if self._journal is not None:
            self.journals.dispose(found, problem)
        if journal is not None and aside is not None:
            self.journals.dispose(aside, problem_aside)
        return True

    def _restored(self, found: Recovered) -> tuple[GameSession | None, str]:
        """Return a session as a journal left it, and what is wrong where that is damaged.

        None, having told of it, where not even its game can be played.
        """
        from cfanp_gui.session import store

        problem = ""
        try:
            session = store.restored(found, _colours(found.game), localize=translated)
        except store.RestoreError as damage:
            session, problem = damage.session, translated(damage)
        except IllegalAction as refused:
            self.failed.emit(
                self.tr("The journal {file} cannot be restored: {reason}.").format(
                    file=found.path.name, reason=translated(refused)
                )
            )
            return None, ""
        if session.file is not None and not session.file.is_unchanged():
            session.lose_file()
        return session, problem

    # Beginning

    def begin(
        self, match: Match, journal_when_idle: bool = False, start: Position | None = None
    ) -> bool:
        """Begin a new game, if it may take the place of the one on the table.

        It begins at the usual start, or at a position of its own. Return whether it does.

        Its journal is begun at once or, so that a window opens sooner, `journal_when_idle`: by
        `begin_journal`, or with the first thing there is to write.
        """
        if not self.may_replace():
            return False
        session = new_session(match, start)
        if journal_when_idle:
            self._put(JournalledSession(session, None, ""))
            session.journal = UnstartedJournal(self.begin_journal)
        else:
            self._take(session)
        return True

    def begin_at(self, text: str, set_up: SetUp | None = None) -> bool:
        """Begin a game at a position given as text; `set_up` asks who plays, by which rules.

        Without it the rules are those the text gives, or else the usual ones. Return whether the
        text is a position; if not, `failed` is emitted and nothing changes. Nothing changes either
        where `set_up` returns None.
        """
        from cfanp_gui.session.position_texts import read_position

        try:
            given = read_position(text)
        except PositionError as problem:
            self.failed.emit(self._no_position(problem))
            return False
        self.begin_given(given, set_up)
        return True

    def position_refusal(self, text: str) -> str:
        """Return the sentence that says why a text is no position; empty where it is one."""
        from cfanp_gui.session.position_texts import read_position

        try:
            read_position(text)
        except PositionError as problem:
            return self._no_position(problem)
        return ""

    def _no_position(self, problem: PositionError) -> str:
        return self.tr("This is not a valid position: {reason}.").format(reason=translated(problem))

    def begin_given(
        self, given: GivenPosition, set_up: SetUp | None = None, analysed: bool = False
    ) -> bool:
        """Begin a game at a position; see `begin_at`. Return whether one was begun.

        With `analysed` it is an analysis of the position, beside which no game waits.
        Where the game on the table is to stay after all, `set_up` asks again.
        """
        match = (set_up or _usual_match)(given)
        while match is not None and not self.may_replace():
            match = None if set_up is None else set_up(given)
        if match is None:
            return False
        session = new_session(match, given.game.from_text(given.text, match.options))
        if analysed:
            from cfanp_gui.session import store

            session = store.analysis_of(session)
        self._take(session)
        return True

    # Reading files

    @cached_property
    def _reader(self) -> FileReader:
        """Return what reads files; no window opens with it."""
        from cfanp_gui.window.files.file_reader import FileReader

        reader = FileReader(_drop)
        reader.busy.connect(self.busy)
        return reader

    @property
    def reading_path(self) -> Path | None:
        """Return the file that is being read; None while none is."""
        return self._reader.path if "_reader" in vars(self) else None

    def cancel_reading(self) -> None:
        """Forget a file that is being read."""
        if "_reader" in vars(self):
            self._reader.cancel()

    def open(self, path: Path) -> None:
        """Read a file, away from the window's thread; the game on the table stays until then."""
        from cfanp_gui.window.files.file_reader import read_games

        self._settings.set_folder(path.parent)
        self._work(path, lambda: read_games(path), lambda games: self._read_done(path, games))

    def open_one(self, path: Path, number: int) -> None:
        """Read a file and put one of its games on the table, by its number from 0."""
        from cfanp_gui.window.files.file_reader import read_game

        def take(found: tuple[GameRecord, bool]) -> None:
            record, only = found
            self.show_record(path, record, only=only, number=number)

        self._work(path, lambda: read_game(path, number), take)

    def _work(self, path: Path, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        """Do something about a file on another thread, then `done` on this one."""
        self._reader.start(path, work, done, lambda problem: self._fail(path, problem))

    def _read_done(self, path: Path, games: list[GameRecord]) -> None:
        self._settings.add_recent(path)
        if len(games) == 1:
            self.show_record(path, games[0], only=True)
        else:
            self.opened_several.emit(path, games)

    def _fail(self, path: Path, problem: Exception) -> None:
        from cfanp_gui.record.game_record import RecordError

        if isinstance(problem, FileNotFoundError):
            self._settings.forget_recent(path)
        if not isinstance(problem, (OSError, RecordError, IllegalAction)):
            raise problem
        self.failed.emit(
            self.tr("{file} cannot be opened: {reason}.").format(
                file=path.name, reason=_reason(problem)
            )
        )

    def show_record(self, path: Path, record: GameRecord, only: bool, number: int = 0) -> None:
        """Put a record on the table; it is played through away from the window's thread.

        A game taken from a file of several (`only` is false) is not saved over that file;
        `number` is which of its games it is, from 0.
        """
        if not self.may_replace():
            return
        from cfanp_gui.session import store
        from cfanp_gui.session.game_file import GameFile

        def played_through() -> JournalledSession:
            session = store.session_of(record, _colours(record), localize=translated)
            session.set_file(GameFile.now(path, number, only))
            return self.journals.begin(session)

        self._work(path, played_through, self._put)

    def show_example(self, record: GameRecord) -> bool:
        """Put a game of the help on the table, to be played on; return whether it is there.

        It has no file of its own, and is short and so played through at once.
        """
        if not self.may_replace():
            return False
        from cfanp_gui.session import store

        self.cancel_reading()
        self._take(store.session_of(record, _colours(record), localize=translated))
        return True

    # Analysing

    @property
    def game_aside(self) -> GameSession | None:
        """Return the game that the analysis on the table began from; None where there is none."""
        return None if self._aside is None else self._aside.session

    @property
    def path_aside(self) -> Path | None:
        """Return the file of that game; None where it has none."""
        return _own_path(self.game_aside)

    def analyse(self) -> bool:
        """Put an analysis of the game on the table there; return whether there was one to analyse.

        The game waits beside it, with its clocks stopped and its journal open, and is not touched.
        """
        from cfanp_gui.session import store

        session = self.session
        if session is None or session.analysing:
            return False
        self.settle()
        self.begin_journal()
        session.pause_clock()
        aside = _Aside(session, self._journal)
        self._journal = None
        analysis = self.journals.begin(store.analysis_of(session), aside.journal)
        self._put(analysis, aside)
        return True

    def drop_analysis(self) -> None:
        """Put the game back on the table that waits beside an analysis, which is given up."""
        aside, self._aside = self._aside, None
        assert aside is not None, "a game waits"
        self._put(JournalledSession(aside.session, aside.journal, ""))

    # Saving

    def save(self, path: Path) -> bool:
        """Save the game; return whether it is on the disk now.

        The end of the name says how: as a record or PGN, or only the last position as text or
        picture, which leaves the game itself unsaved.
        """
        session = self.session
        if session is None:
            return False
        self.settle()
        from cfanp_gui.record import cpgn
        from cfanp_gui.record.game_record import RecordError
        from cfanp_gui.session import formats, store
        from cfanp_gui.session.game_file import GameFile

        suffix = path.suffix.lower()
        try:
            if suffix in (*formats.GAMES, *formats.POSITIONS, ".svg"):
                formats.save(path, [store.record_of(session)], localize=translated)
            else:
                cpgn.save(path, [store.record_of(session)])
        except (OSError, RecordError) as problem:
            self.failed.emit(
                self.tr("{file} cannot be saved: {reason}.").format(
                    file=path.name, reason=_reason(problem)
                )
            )
            return False
        self._settings.set_folder(path.parent)
        if suffix in (*formats.POSITIONS, ".svg"):
            self.saved.emit(self.tr("The position is saved as {file}.").format(file=path.name))
            return True
        session.set_file(GameFile.now(path))
        session.mark_saved()
        self._settings.add_recent(path)
        self.file_changed.emit()
        self.saved.emit(self._saved_sentence(session, path))
        return True

    def _saved_sentence(self, session: GameSession, path: Path) -> str:
        """Return what was written of a game: who has tried moves is to know that they are there."""
        variations = sum(node.heads_variation for node in session.root.whole())
        if not variations:
            return self.tr("The game is saved as {file}.").format(file=path.name)
        return self.tr("The game is saved as {file}, with %n variation(s).", "", variations).format(
            file=path.name
        )

    # The journal

    def begin_journal(self) -> None:
        """Begin the journal of the game on the table if it is still to be begun."""
        session = self.session
        if session is not None and isinstance(session.journal, UnstartedJournal):
            ready = self.journals.begin(session)
            self._report_problem(ready)
            session.journal = self._journal = ready.journal

    def close(self) -> None:
        """End the game on the table; what was worth keeping has been saved by now."""
        self.cancel_reading()
        if self.session is not None:
            self.session.journal = None
        if self._journal is not None:
            self._journal.close()
            self._journal = None
        self._close_aside()

    def _close_aside(self) -> None:
        """End the game that waits beside an analysis."""
        aside, self._aside = self._aside, None
        if aside is not None:
            aside.session.journal = None
            if aside.journal is not None:
                aside.journal.close()

    def _take(self, session: GameSession) -> None:
        """Put a session on the table in place of the one before."""
        self._put(self.journals.begin(session))

    def _put(self, ready: JournalledSession, aside: _Aside | None = None) -> None:
        """Let a session that is ready take the place of the one on the table.

        With an analysis goes the game that waits beside it; one that waited till now ends.
        """
        self._report_problem(ready)
        self._close_aside()
        self._aside = aside
        old, self._journal = self._journal, ready.journal
        session = ready.session
        session.journal = ready.journal
        self._follow(session)
        self.session = session
        self.session_changed.emit(session)
        self.file_changed.emit()
        if old is not None:
            old.close()

    def _follow(self, session: GameSession) -> None:
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._subscriptions = (
            session.listen_to_failure(lambda sentence: self.failed.emit(translated(sentence))),
            session.listen(lambda _: self.file_changed.emit()),
            session.listen_to_tags(self.file_changed.emit),
            session.listen_to_rearranging(self.file_changed.emit),
            session.listen_to_notes(lambda _: self.file_changed.emit()),
        )

    def _report_problem(self, ready: JournalledSession) -> None:
        if ready.problem:
            self.failed.emit(
                self.tr("Autosave is off: {reason}.").format(reason=translated(ready.problem))
            )


def _own_path(session: GameSession | None) -> Path | None:
    """Return the file that holds a game alone; None where there is none."""
    file = None if session is None else session.file
    return file.path if file is not None and file.alone else None


def _drop(result: object) -> None:
    """Close the journal of a session that nobody waits for any more."""
    if isinstance(result, JournalledSession) and result.journal is not None:
        result.journal.close()


def _usual_match(given: GivenPosition) -> Match:
    """Return a match of people without names, seated as the position has them."""
    count = given.position.players
    names = [tr("Player {number}").format(number=player) for player in range(1, count + 1)]
    options = {**given.game.as_seated, **given.options}
    return seat(given.game, options, names, usual_colours(given.position), 0)


def _reason(problem: Exception) -> str:
    """Return why a file cannot be read or written, in the language in use."""
    return (isinstance(problem, OSError) and problem.strerror) or translated(problem)


def _colours(record: GameRecord) -> tuple[str, ...]:
    return tuple(usual_colours(record.start))
