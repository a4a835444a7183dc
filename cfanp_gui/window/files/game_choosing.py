"""Questions about files that are opened: whether a game may be left, which one, its encoding."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.text import one_line
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr
from cfanp_gui.window.files.opened_files import same_file
from cfanp_gui.window.workplace import Workplace

if TYPE_CHECKING:
    from cfanp_gui.library.file_content import FileContent
    from cfanp_gui.record.reading_report import PlacedRemark
    from cfanp_gui.session.game_file import GameFile
    from cfanp_gui.window.files.filed_list import FileCheck


class GameChoosing(QObject):
    """Controller that puts opened games on the table, and keeps the remarks on the last file."""

    checked = Signal()
    """Emitted when all games of a file have been read for remarks."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window, self._documents = window, window.documents
        self.check: FileCheck | None = None
        """Reading of all games of the file opened last; None if nobody asked for it."""

    def put(self, content: FileContent) -> None:
        """Put a game on the table, unless the one there is to stay or is saved over its file."""
        session, before, file = self._documents.session, self._documents.file, content.file
        if not self._window.may_leave_game():
            return
        if session is None or file is None or not _is_saved_over(session, before, file.path):
            self._window.opened_files.put(content)

    def choose(self, content: FileContent) -> None:
        """Ask which position of a file, or game of a text, is to be opened."""
        file, games = content.file, content.games
        if not games and file is not None:
            self._list(file)
            return
        from cfanp_gui.library.headings import Heading
        from cfanp_gui.library.listing import pages_of
        from cfanp_gui.window.files.game_list import GameHeadings, GameListDialog

        words = tr("The text holds {games} games.").format(games=len(games))
        if file is not None:
            words = tr("{file} holds {games} games.").format(
                file=one_line(file.path.name), games=len(games)
            )
        headings = GameHeadings(pages_of(map(Heading.of, games)))
        dialog = GameListDialog(self._window, words, headings)
        if dialog.ask() and (number := dialog.number()) is not None:
            place = None if file is None else file._replace(number=number)
            self._window.opened_files.show_record(place, games[number])

    def _list(self, file: GameFile) -> None:
        """List the games of a file while it is read, and ask which is to be opened."""
        from cfanp_gui.window.files.filed_list import FiledListDialog

        dialog = FiledListDialog(self._window, file)
        dialog.start()
        accepted, check = dialog.ask(), dialog.check
        if not accepted:
            if check is not None:
                check.cancel()
            return
        if check is not None:
            check.setParent(self)
            self._follow(check)
        file = file._replace(encoding=dialog.encoding.encoding)
        if dialog.chosen is not None:
            self.open_remark(file, dialog.chosen, dialog.is_chosen)
        elif (number := dialog.number()) is not None:
            place = file._replace(number=number, span=dialog.headings.heading(number).place)
            self._window.opened_files.open_listed(place, dialog.is_chosen)

    def _follow(self, check: FileCheck) -> None:
        """Show the remarks of a reading of all games."""
        if self.check is not None:
            self.check.cancel()
            self.check.deleteLater()
        self.check = check
        check.changed.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        if self.check is not None and self.check.is_over:
            self.checked.emit()

    def open_remark(self, file: GameFile, remark: PlacedRemark, is_chosen: bool) -> None:
        """Open the game of a remark, at its move; see `OpenedFiles.open_listed`."""
        number, move = remark.game - 1, remark.place
        session, shown = self._documents.session, self._documents.file
        if session is not None and shown is not None and move is not None:
            here = shown.path, shown.number, shown.modified
            if here == (file.path, number, file.modified):
                with suppress(ValueError):  # the line may have been deleted since
                    session.visit(session.root.at_place(move))
                return
        place = file._replace(number=number, alone=False, span=remark.span)
        self._window.opened_files.open_listed(place, is_chosen, move)

    def reopen(self, encoding: str = "") -> None:
        """Read the game on the table again from its file, in an encoding or one to be asked for."""
        session, file = self._documents.session, self._documents.file
        if session is None or file is None:
            return
        if not encoding:
            from cfanp_gui.window.files.encodings import EncodingDialog

            dialog = EncodingDialog(self._window, file)
            if not dialog.ask():
                return
            encoding = dialog.box.encoding
        if not self._window.may_leave_game():
            return
        if _is_saved_over(session, file, file.path):
            words = tr(
                "{file} is in Unicode (UTF-8) since it was saved, so it is not read in another "
                "encoding."
            )
            self._window.report_failure(words.format(file=one_line(file.path.name)))
        else:
            self._window.opened_files.reopen(file, encoding)

    def close(self) -> None:
        """Stop reading."""
        if self.check is not None:
            self.check.cancel()


def _is_saved_over(session: GameSession, before: GameFile | None, path: Path) -> bool:
    """Return True if a game, whose file was `before`, is now saved at a path."""
    file = session.file
    return file is not None and file is not before and same_file(file.path, path)
