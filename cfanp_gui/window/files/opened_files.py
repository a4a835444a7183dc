"""Opened files: read and played through off the window's thread, then put on the table."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.text import one_line
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.files import file_words
from cfanp_gui.window.files.documents import Documents, listen_to_record

if TYPE_CHECKING:
    from cfanp_gui.library.file_content import FileContent
    from cfanp_gui.record.game_record import GameRecord, UnreadGame
    from cfanp_gui.session.game_file import GameFile


class OpenedFiles(QObject):
    """Reader of files for a table, which reports the game of each, or that there are several."""

    game_read = Signal(object)
    """Carries the `FileContent` of a game to `put` on the table, if the one there may be left."""
    several_found = Signal(object)
    """Carries the `FileContent` of a file or a text with several games, one of which is opened."""
    compared = Signal(str)
    """Carries one plain sentence about the difference between a file's game and another."""
    drafted = Signal(object, object, str)
    """Carries an impossible position of a file, its `Game` and `Editing`, and a sentence on it."""
    lessons_asked = Signal(object)
    """Carries the `Path` of a file of lessons that are to begin."""
    wanted = Signal()
    """Emitted when a file shown here is opened in another window, so that this one is raised."""

    def __init__(self, documents: Documents) -> None:
        super().__init__(documents)
        self.documents = documents
        self._settings = documents.settings
        self.everywhere: Sequence[OpenedFiles] = ()
        """Those of all windows of the program, so that no file is open in two."""

    def open(self, path: Path) -> None:
        """Read a file off the window's thread, or show the window with it; report lessons."""
        path = Path(os.path.abspath(path))
        self._settings.set_folder(path.parent)

        def report(content: FileContent) -> None:
            if content.has_lessons:
                self.lessons_asked.emit(path)
            else:
                self._settings.add_recent(path)
                self._report(content)

        if path.suffix.lower() == file_words.LESSONS:
            self._read(path, lambda content: content.read_text(path), report)
        elif not self._is_elsewhere(path, None):
            self._read(path, lambda content: content.read_file(path), self._report)

    def open_text(self, text: str) -> None:
        """Read games or a position given as text, as `open` reads a file."""
        self._read(None, lambda content: content.pasted(text), self._report)

    def _report(self, content: FileContent) -> None:
        """Report the game of a file or a text, or that there are several."""
        if content.session is not None:
            self._show(content)
            return
        if content.file is not None:
            self._settings.add_recent(content.file.path)
        self._tell_unread(content.unread)
        self.several_found.emit(content)

    def _tell_unread(self, unread: Sequence[UnreadGame]) -> None:
        """Say the reason games or positions could not be read while others were."""
        if unread:
            words = tr("%n game(s) could not be read: {reason}.", "", len(unread))
            self.documents.failed.emit(words.replace("{reason}", translated(unread[0].error)))

    def play_on(self, path: Path, number: int | None = None) -> None:
        """Read a file to play its game; of several that of a `number` from 0, or the one chosen."""

        def report(content: FileContent) -> None:
            file, session = content.file, content.session
            if session is not None and file and (number is not None or file.alone):
                self._settings.add_recent(path)
                session.play_on()
                self.game_read.emit(content)
            else:
                self._report(content)

        if self._is_elsewhere(path, number):
            return
        if number is None:
            self._read(path, lambda content: content.read_file(path), report)
        else:
            self._read(path, lambda content: content.read_one(path, number), report)

    def open_one(
        self,
        path: Path,
        number: int,
        ply: int | None = None,
        find_place: Callable[[], GameFile | None] = lambda: None,
    ) -> None:
        """Read one game of a file, by its number from 0, to be shown after `ply` actions.

        `find_place` returns, on the other thread, its place, with which other games are skipped.
        """
        if not self._is_elsewhere(path, number):
            self._read(
                path, lambda content: content.read_one(path, number, find_place()), self._show, ply
            )

    def open_listed(
        self, file: GameFile, is_chosen: bool = False, place: str | None = None
    ) -> None:
        """Read the game at its place in a listed file.

        `is_chosen` is True if a person has chosen the encoding. The game stands at a `place` in
        its tree, as `MoveNode.at_place` reads it, or at its record's cursor.
        """
        if not self._is_elsewhere(file.path, file.number):
            self._read(
                file.path, lambda content: content.read_listed(file, is_chosen), self._show, place
            )

    def reopen(self, file: GameFile, encoding: str) -> None:
        """Read the game on the table again, which may be left, from its file in an encoding."""
        session = self.documents.session
        assert session is not None, "it has the file"
        changes: list[bool] = []
        watching = listen_to_record(session, lambda: changes.append(True))

        def read(content: type[FileContent]) -> FileContent:
            return content.read_one(file.path, file.number, file, encoding)

        def stop_watching(_: str) -> None:
            for unsubscribe in watching:
                unsubscribe()

        def show(content: FileContent) -> None:
            if self.documents.session is session and not changes:
                self.put(content)
            else:  # a person has played here while it was read
                self.game_read.emit(content)
            if self.documents.session is content.session:
                self._settings.add_recent(file.path)

        self._read(file.path, read, show)
        # What the reader says next is that it has read the file, has failed or was cancelled.
        once = Qt.ConnectionType.SingleShotConnection
        self.documents.reader.busy.connect(stop_watching, once)

    def open_beside(self, path: Path, other: GameSession) -> None:
        """Read a file and show where its game leaves another one, which is to be saved there."""

        def show(content: FileContent) -> None:
            shown = content.session
            assert shown is not None, "it is one game"
            assert shown.file is not None, "it was read from a file"
            shown.set_file(shown.file._replace(alone=False))
            self.game_read.emit(content)
            if self.documents.session is not shown:
                return
            line, alike = shown.root.line(), shown.root.alike(other.root)
            shown.visit(line[alike])
            shown.mark_saved()  # it is the file's, wherever in it one looks
            self.compared.emit(file_words.difference(path, alike, line, other.root.line()))

        self._read(path, lambda content: content.read_one(path, 0), show)

    def _is_elsewhere(self, path: Path, number: int | None) -> bool:
        """Return True if another window shows a file or one of its games; raise that window."""
        if (other := self.elsewhere(path, number)) is not None:
            other.wanted.emit()
        return other is not None

    def elsewhere(self, path: Path, number: int | None = None) -> OpenedFiles | None:
        """Return those of another window that shows a file or one of its games, or None."""
        others = (other for other in self.everywhere if other is not self)
        return next((other for other in others if other.shows(path, number)), None)

    def _read(
        self,
        path: Path | None,
        read: Callable[[type[FileContent]], FileContent],
        done: Callable[[FileContent], None],
        at: int | str | None = None,
    ) -> None:
        """Read a file or a text, and play a single game in it through, in one go off this thread.

        `read` is given the class `FileContent`, whose module is loaded there: it costs a start
        noticeably. `at` is as in `FileContent.played_through`. A file that hangs blocks no exit.
        """

        def work() -> FileContent:
            from cfanp_gui.library.file_content import FileContent

            return read(FileContent).played_through(at, translated)

        self.documents.reader.start(path, work, done, partial(self._fail, path))

    def _fail(self, path: Path | None, problem: Exception) -> None:
        from cfanp_gui.record.game_record import RecordError
        from cfanp_gui.session.formats import ImpossiblePositionError
        from cfanp_gui.session.position_texts import read_draft

        if isinstance(problem, FileNotFoundError) and path is not None:
            self._settings.forget_recent(path)
        if not isinstance(problem, (OSError, RecordError, IllegalAction)):
            raise problem
        sentence = (
            tr("This text cannot be opened: {reason}.").format(reason=translated(problem))
            if path is None
            else file_words.not_opened(path, problem)
        )
        text = problem.text if isinstance(problem, ImpossiblePositionError) else ""
        draft = read_draft(text) if text else None
        if draft is not None:
            self.drafted.emit(draft.game, draft.editing, sentence)
        else:
            self.documents.failed.emit(sentence)

    def show_record(self, file: GameFile | None, record: GameRecord) -> None:
        """Put a record on the table, with its place in a file; None for a game given as text."""
        path = None if file is None else file.path
        self._read(path, lambda content: content(file, [record]), self._show)

    def _show(self, content: FileContent) -> None:
        """Report a game that was read, unless another window shows it by now."""
        file, there = content.file, False
        self._tell_unread(content.unread)
        if file is not None:
            self._settings.add_recent(file.path)
            there = not file.alone and self._is_elsewhere(file.path, file.number)
        if not there:
            self.game_read.emit(content)

    def put(self, content: FileContent) -> None:
        """Put a game that was played through on the table, and begin its journal."""
        assert content.session is not None, "it is the only one of its file"
        self.documents.take(content.session, content.text)
        if content.file is not None:
            words = tr("{file} is not opened as it was saved: {reason}.")
            name = one_line(content.file.path.name)
            for reason in content.ignored:
                self.documents.failed.emit(words.format(file=name, reason=translated(reason)))

    def shows(self, path: Path, number: int | None = None) -> bool:
        """Return True if a file, or one of its games, is on the table, beside it, or being read."""
        if self.documents.reader.path is not None:
            return same_file(self.documents.reader.path, path)
        for session in (self.documents.session, self.documents.game_aside):
            file = None if session is None else session.file
            wanted = file is not None and (file.alone if number is None else file.number == number)
            if file is not None and wanted and same_file(file.path, path):
                return True
        return False


def same_file(path: Path, other: Path) -> bool:
    """Return True if two paths lead to one file."""
    try:
        return path.samefile(other)
    except (OSError, ValueError):  # ValueError for an impossible file name
        return path == other
