"""Finished games, each kept by itself in the folder of the person's games."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.text import one_line
from cfanp_gui.library import my_games
from cfanp_gui.record.cpgn import write_game
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session import evening, store
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.files.documents import listen_to_record
from cfanp_gui.window.services.background import Task

if TYPE_CHECKING:
    from cfanp_gui.window.services.settings import Settings

FOLDER, EVENING = "files/my_games", "evening/games"
"""Settings: the chosen folder, and the results of games."""


class KeptGames(QObject):
    """Keeper of the game on the table when it is over: in a file, and in the evening's table."""

    kept = Signal()
    """Emitted when a game has been kept, or could not be."""

    def __init__(self, settings: Settings, usual: Path) -> None:
        """`usual` is the folder, unless the person has chosen another one."""
        super().__init__()
        self._settings, self._usual = settings, usual
        self._session: GameSession | None = None
        """Game that was kept last, or is being kept."""
        self._path: Path | None = None
        self._writing: Future[Path] | None = None
        self._watching: list[Unsubscribe] = []
        self._changed = False
        """True if the game has changed since its text was made."""
        self._result: evening.GameResult | None = None
        """Result that is not in the table yet."""
        self.problem = ""
        """One sentence on the reason that the last game could not be kept; else empty."""

    @property
    def folder(self) -> Path:
        """Return the folder in which games are kept."""
        chosen = self._settings.text(FOLDER)
        return Path(chosen) if chosen else self._usual

    @folder.setter
    def folder(self, folder: Path) -> None:
        self._settings.set_text(FOLDER, str(folder))

    @property
    def results(self) -> list[evening.GameResult]:
        """Return the results of the games that were not cleared, the latest last."""
        return evening.read(self._settings.text(EVENING))

    @results.setter
    def results(self, results: list[evening.GameResult]) -> None:
        self._settings.set_text(EVENING, evening.written(results))

    def table_of(self, names: Sequence[str]) -> evening.Table:
        """Return the table of the games of some people."""
        people = frozenset(names)
        return evening.table_of(one for one in self.results if one.people == people)

    def has(self, session: GameSession) -> bool:
        """Return True if a game is in the folder, with all that was played."""
        return self._session is session and self._writing is None and not self.problem

    def keep(self, session: GameSession) -> None:
        """Keep a finished game, in the same file as before if play went on after an undo."""
        self._end()
        self._result = evening.result_of(session)
        self._begin(session)

    def keep_now(self, session: GameSession) -> bool:
        """Finish keeping a game, with the notes made since; return True if it is kept."""
        if self._session is not session or session.cursor.is_played:
            return False
        self._end()
        if session.unsaved:
            self._begin(session)
            self._end()
        return not self.problem

    def _begin(self, session: GameSession) -> None:
        """Begin to write a game on another thread."""
        self._end()
        file, folder = session.file, self.folder
        if self._session is not session:
            own = file is not None and file.alone and file.path.parent == folder
            self._session, self._path = session, file.path if file is not None and own else None
        over = self._path
        if file is not None and file.path == over and not file.is_unchanged():
            over = None  # somebody else has changed it
        now, writing = datetime.now(UTC).astimezone(), Future[Path]()
        name = my_games.file_name(now, session.match.names)
        try:
            text = write_game(store.record_as_it_stands(session))
        except RecordError as problem:
            self._fail(problem)
            return

        def write() -> None:
            try:
                writing.set_result(my_games.keep(folder, name, text, over))
            except Exception as problem:
                writing.set_exception(problem)

        self._writing, task = writing, Task(write)
        self._changed = False
        self._watching = listen_to_record(session, self._take_note)
        task.done.connect(lambda _: self._end(writing))
        task.start()

    def _take_note(self) -> None:
        self._changed = True

    def _end(self, writing: Future[Path] | None = None) -> None:
        """Wait until a game is written, by default the last; take note of its file."""
        session = self._session
        if self._writing is None or writing not in (None, self._writing) or session is None:
            return
        writing, self._writing = self._writing, None
        for unsubscribe in self._watching:
            unsubscribe()
        try:
            path = writing.result(timeout=10)
        except (OSError, RecordError) as problem:
            self._fail(problem)
            return
        self.problem = ""
        if session.file is None or session.file.path in (path, self._path):
            session.set_file(GameFile.now(path))
            if not self._changed:
                session.mark_saved()
        self._path = path
        self._tell(str(path))

    def _fail(self, problem: Exception) -> None:
        words = tr("The game could not be kept in {folder}: {reason}.")
        folder = one_line(str(self.folder))
        self.problem = words.format(folder=folder, reason=translated(problem))
        self._tell(datetime.now(UTC).isoformat())

    def _tell(self, key: str) -> None:
        result, self._result = self._result, None
        if result is not None:
            self.results = evening.with_result(self.results, result._replace(key=key))
        self.kept.emit()
