"""Finished games kept by themselves, each in a file of its own in one folder."""

import contextlib
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Protocol

from cfanp_gui.core.text import Text, one_line, sentence_of
from cfanp_gui.record.cpgn import write_game
from cfanp_gui.record.files import allowed_name, replace_file
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session import evening, store
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe

FOLDER, EVENING = "files/my_games", "evening/games"
"""Names of remembered texts: the chosen folder, and the results of games."""
PATIENCE_S = 10
"""Time to wait for a file that is being written when its game is left, in seconds."""
_LONGEST = 60
"""Maximum length of the players' names in a file name, in letters; a letter takes up to four
bytes, and systems allow 255."""


class Texts(Protocol):
    """Store of texts that are remembered from one run to the next."""

    def text(self, name: str) -> str:
        """Return a text; empty if there is none."""

    def set_text(self, name: str, text: str) -> None:
        """Remember a text."""


class GameKeeper:
    """Keeper of the latest finished game, in a file and in the evening's table.

    A thread of its own writes the file; all else is done on the thread that calls.
    """

    def __init__(
        self,
        texts: Texts,
        usual: Path,
        watch: Callable[[GameSession, Callable[[], object]], list[Unsubscribe]],
        written: Callable[[], object],
        told: Callable[[], object],
    ) -> None:
        """`usual` is the folder, unless a person has chosen another one.

        `watch` has a function called at each change of a game; `written` is called on the other
        thread, after which `finish` is due; `told` when a game was kept or could not be.
        """
        self._texts, self._usual, self._watch = texts, usual, watch
        self._when_written, self._tell = written, told
        self._session: GameSession | None = None
        """Game that was kept last, or is being kept."""
        self._path: Path | None = None
        self._writing: Future[Path] | None = None
        self._watching: list[Unsubscribe] = []
        self._changed = False
        """True if the game has changed since its text was made."""
        self._result: evening.GameResult | None = None
        """Result that is not in the table yet."""
        self.problem: Text | None = None
        """Sentence on the reason that the last game could not be kept; None if it is."""

    @property
    def folder(self) -> Path:
        """Return the folder in which games are kept."""
        return Path(self._texts.text(FOLDER) or self._usual)

    @folder.setter
    def folder(self, folder: Path) -> None:
        self._texts.set_text(FOLDER, str(folder))

    @property
    def results(self) -> list[evening.GameResult]:
        """Return the results of the games that were not cleared, the latest last."""
        return evening.read(self._texts.text(EVENING))

    @results.setter
    def results(self, results: list[evening.GameResult]) -> None:
        self._texts.set_text(EVENING, evening.written(results))

    def table_of(self, names: Iterable[str]) -> evening.Table:
        """Return the table of the games of some people."""
        people = frozenset(names)
        return evening.table_of(one for one in self.results if one.people == people)

    def has(self, session: GameSession) -> bool:
        """Return True if a game is in the folder, with all that was played."""
        return self._session is session and self._writing is None and self.problem is None

    def keep(self, session: GameSession) -> None:
        """Keep a finished game, in the same file as before if play went on after an undo."""
        self.finish()
        self._result = evening.result_of(session)
        self._begin(session)

    def keep_now(self, session: GameSession) -> bool:
        """Finish keeping a game, with the notes made since; return True if it is kept."""
        if self._session is not session or session.cursor.is_played:
            return False
        self.finish()
        if session.unsaved:
            self._begin(session)
            self.finish()
        return self.problem is None

    def _begin(self, session: GameSession) -> None:
        """Begin to write a game on the other thread."""
        file, folder = session.file, self.folder
        if self._session is not session:
            own = file is not None and file.alone and file.path.parent == folder
            self._session, self._path = session, file.path if file is not None and own else None
        over = self._path
        if file is not None and file.path == over and not file.is_unchanged():
            over = None  # somebody else has changed it
        name = file_name(datetime.now(UTC).astimezone(), session.match.names)
        try:
            text = write_game(store.record_as_it_stands(session))
        except RecordError as problem:
            self._fail(problem)
            return
        self._changed = False
        self._watching = self._watch(session, self._take_note)
        writing = self._writing = Future()

        def work() -> None:
            try:
                writing.set_result(write(folder, name, text, over))
            except Exception as problem:
                writing.set_exception(problem)
            with contextlib.suppress(RuntimeError):  # the program is exiting
                self._when_written()

        threading.Thread(target=work).start()

    def _take_note(self) -> None:
        self._changed = True

    def finish(self) -> None:
        """Wait until the game is written, if it is being written, and take note of its file."""
        if (writing := self._writing) is None or (session := self._session) is None:
            return
        self._writing = None
        for unsubscribe in self._watching:
            unsubscribe()
        try:
            path = writing.result(timeout=PATIENCE_S)
        except (OSError, RecordError) as problem:
            self._fail(problem)
            return
        self.problem = None
        if session.file is None or session.file.path in (path, self._path):
            session.set_file(GameFile.now(path))
            if not self._changed:
                session.mark_saved()
        self._path = path
        self._count(str(path))

    def _fail(self, problem: Exception) -> None:
        self.problem = Text(
            "The game could not be kept in {folder}: {reason}.",
            folder=one_line(str(self.folder)),
            reason=sentence_of(problem),
        )
        self._count(datetime.now(UTC).isoformat())

    def _count(self, key: str) -> None:
        """Add the result of a new end to the table, by the key of the game, and tell."""
        result, self._result = self._result, None
        if result is not None:
            self.results = evening.with_result(self.results, result._replace(key=key))
        self._tell()


def file_name(when: datetime, names: tuple[str, ...]) -> str:
    """Return a file name for a game without its suffix: the time of its end and the players."""
    players = ", ".join(names)
    if len(players) > _LONGEST:
        players = f"{players[: _LONGEST - 1]}…"
    return allowed_name(f"{when:%Y-%m-%d %H.%M} {players}")


def write(folder: Path, name: str, text: str, over: Path | None = None) -> Path:
    """Write the text of a game to a new file in a folder; return its path.

    It replaces the file `over` if one is given. The folder is made if it is missing. Raises
    OSError and RecordError; there is then no new file.
    """
    if over is not None:
        replace_file(over, text.encode())
        return over
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / f"{name}{f' {number}' if number > 1 else ''}.cpgn"
        with contextlib.suppress(FileExistsError):
            path.touch(exist_ok=False)  # so that no other program takes the name
            break
    try:
        replace_file(path, text.encode())
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    return path
