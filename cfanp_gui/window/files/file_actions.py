"""Commands to open and save games, and questions about unsaved ones."""

import os
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from cfanp_gui.core.text import one_line
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import joined
from cfanp_gui.window.files.file_words import (
    SUFFIX,
    file_name,
    open_filter,
    place_line,
    save_filter,
)
from cfanp_gui.window.widgets.file_prompts import (
    ask_new_name,
    ask_open_name,
    ask_save_name,
    may_replace,
)
from cfanp_gui.window.widgets.plain_text import plain_label
from cfanp_gui.window.workplace import Workplace

BUSY_MS = 400
"""Time after which a progress dialog is shown, in milliseconds."""
MOST_ALIKE = 100
"""Maximum number of files of one name in a folder told apart by numbers."""


class FileActions(QObject):
    """Commands that ask a person, over a window, and then call the documents."""

    comparison_wanted = Signal(object, object)
    """Carries the `Path` of a file to be compared in another window, and the `GameSession`."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window, self._opened_files = window, window.opened_files
        self._documents, self._settings = window.documents, window.settings
        self._progress: QtWidgets.QProgressDialog | None = None
        self._documents.reader.busy.connect(self._show_busy)

    # Open

    def open_game(self) -> None:
        """Ask for a file and open it."""
        title, folder = self.tr("Open a game"), self._settings.folder()
        if path := ask_open_name(self._window, title, folder, open_filter()):
            self._opened_files.open(path)

    def fill_recent(self, menu: QMenu, reopen: QAction) -> None:
        """List in a menu the files opened or saved last; `reopen` is called for the open one."""
        menu.clear()
        for name in self._settings.recent():
            action = menu.addAction(one_line(name).replace("&", "&&"))
            action.triggered.connect(lambda _=False, name=name: self._opened_files.open(Path(name)))
        if menu.isEmpty():
            menu.addAction(self.tr("Nothing yet")).setEnabled(False)
        if reopen.isEnabled():
            menu.addSeparator()
            menu.addAction(reopen)

    # Save

    def save_game(self) -> bool:
        """Save under the present name, or ask for one; return True if it is saved."""
        if (file := self._documents.file) is None:
            return self.save_game_as()
        path = file.path
        if not file.alone:
            words = self.tr("Save this game of {file} as a file of its own")
            return self.save_game_as(words.format(file=one_line(path.name)))
        if file.is_partial and (saved := self._save_over_part(path)) is not None:
            return saved
        if file.is_changed():
            question = self.tr(
                "“{file}” was changed on the disk after it was opened or saved here. To overwrite "
                "it loses that change."
            )
            saved = self._save_over(path, question, self.tr("Overwrite"), self.tr("Compare"))
            if saved is not None:
                return saved
        return self._documents.save(path)

    def _save_over_part(self, path: Path) -> bool | None:
        """Ask before letters are lost by saving over their file; None to save over it after all."""
        question = self.tr(
            "“{file}” has letters that could not be read. To save over it loses them for good."
        )
        return self._save_over(path, question, self.tr("Save over it"))

    def _save_over(self, path: Path, question: str, over: str, compare: str = "") -> bool | None:
        """Ask before something is lost by saving over a file; None to save over it after all."""
        from cfanp_gui.window.widgets import dialogs

        buttons, icon = QtWidgets.QMessageBox.StandardButton, QtWidgets.QMessageBox.Icon.Warning
        words = {buttons.Discard: over, buttons.Save: self.tr("Save as…")}
        offered = buttons.Discard | buttons.Save | buttons.Cancel
        if compare:
            words[buttons.Apply] = compare
            offered |= buttons.Apply
        title, question = self.tr("Save the game"), question.format(file=one_line(path.name))
        default = buttons.Cancel
        answer = dialogs.message(self._window, title, question, offered, icon, default, words)
        if answer == buttons.Apply:
            self.comparison_wanted.emit(path, self._documents.session)
        return None if answer == buttons.Discard else answer == buttons.Save and self.save_game_as()

    def save_game_as(self, title: str = "") -> bool:
        """Ask for a name, perhaps under a title, and save there; return True if it is saved."""
        title, kinds = title or self.tr("Save the game"), save_filter(self._documents.session)
        path, _ = ask_new_name(self._window, title, self._proposed(), kinds)
        if path is None:
            return False
        path = path if path.suffix else path.with_suffix(SUFFIX)
        file = self._documents.file
        if file is not None and file.is_partial and path == self._documents.path:
            saved = self._save_over_part(path)
            if saved is not None:
                return saved
        return self._may_replace(path) and self._documents.save(path)

    def save_page(self) -> None:
        """Ask for a name and save the game there as a web page."""
        from cfanp_gui.session import formats

        self._save_copy(self.tr("Save as a web page"), self.tr("Web page"), formats.PAGE)

    def save_pgn(self) -> None:
        """Ask for a name and save a copy of the game there as PGN."""
        self._save_copy(self.tr("Save as PGN"), self.tr("PGN, two armies"), ".pgn")

    def _save_copy(self, title: str, kind: str, suffix: str) -> None:
        """Ask for a name and save the game there, while its own file stays what it is."""
        name = self._proposed().stem
        path = ask_save_name(self._window, self._settings, title, name, [(kind, suffix)])
        if path is not None:
            self._documents.save(path, is_copy=True)

    def copy_game(self) -> None:
        """Put the game on the clipboard as the text of its record."""
        from cfanp_gui.record import cpgn
        from cfanp_gui.session import store

        if (session := self._documents.session) is not None:
            self._documents.about_to_save.emit()
            text = cpgn.write_game(store.record_as_it_stands(session))
            QGuiApplication.clipboard().setText(text)
            self._window.report(self.tr("The game is on the clipboard as text."))

    def _proposed(self) -> Path:
        """Return the name proposed for the game on the table, or for its analysis beside it."""
        own, game = self._documents.path, self._documents.file_aside
        if own is not None:
            return self._settings.folder(own.parent) / own.name
        session, folder, name = self._documents.session, None, self.tr("game")
        if session is not None and session.analysing:
            name = self.tr("analysis")
            if game is not None:
                folder, stem = game.path.parent, Path(game.path.stem)
                called = place_line(stem, None if game.alone else game.number)
                name = self.tr("{game}, analysis").format(game=called)
        elif session is not None:
            name = file_name(session)
        there = self._settings.folder(folder)
        names = (name, *(f"{name} {number}" for number in range(2, MOST_ALIKE)))
        paths = (there / f"{proposed}{SUFFIX}" for proposed in names)
        return next((path for path in paths if not os.path.exists(path)), there / f"{name}{SUFFIX}")

    def _may_replace(self, path: Path) -> bool:
        """Ask before another file than the game's own is overwritten; return True if it may be."""
        if self._opened_files.elsewhere(path) is not None:
            words = self.tr(
                "“{file}” is open in another window; save under another name, or close that "
                "window first."
            )
            self._window.report_failure(words.format(file=one_line(path.name)))
            return False
        file = self._documents.file
        own = file is not None and path == self._documents.path and not file.is_changed()
        if own or not os.path.exists(path):
            return True
        return may_replace(self._window, self.tr("Save the game"), path)

    # Leave

    def close_game(self) -> None:
        """Take the game off the table, if it may be left."""
        if self._documents.session is not None and self.may_leave_game():
            self._documents.clear_table()

    def may_leave_game(self, keeps_waiting: bool = False) -> bool:
        """Ask once about an unsaved analysis and the game beside it; return True if both may go.

        Nothing is asked about a game that waits beside the analysis if it stays.
        """
        documents = self._documents
        with self._window.clock_holder.held():
            documents.about_to_save.emit()
            on_table = documents.session, None if keeps_waiting else documents.game_aside
            unsaved = [one for one in on_table if one is not None and one.unsaved]
            left = [session for session in unsaved if not documents.keep_now(session)]
            return not left or self._may_leave(left)

    def _may_leave(self, left: list[GameSession]) -> bool:
        """Ask about the games that are not saved, and save them if that is the answer."""
        from cfanp_gui.window.widgets import dialogs

        question = joined(" ", map(self._question, left))
        title = self.tr("Unsaved analysis") if left[0].analysing else self.tr("Unsaved game")
        buttons, icon = QtWidgets.QMessageBox.StandardButton, QtWidgets.QMessageBox.Icon.Question
        offered = buttons.Save | buttons.Discard | buttons.Cancel
        answer = dialogs.message(self._window, title, question, offered, icon)
        if answer == buttons.Save:
            return all(map(self._save_left, left))
        return answer == buttons.Discard

    def _question(self, session: GameSession) -> str:
        if session.analysing:
            return self.tr("The analysis has changes that are not saved. Save them first?")
        if session.file is None:
            return self.tr("This game is not saved yet. Save it, to continue it later?")
        return self.tr("The game on the table has changes that are not saved. Save them first?")

    def _save_left(self, session: GameSession) -> bool:
        """Save a game, which is put on the table first if it waits beside an analysis."""
        if session is not self._documents.session:
            self._documents.drop_analysis()
        return self.save_game()

    def _show_busy(self, work: str) -> None:
        if self._progress is not None:
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None
        if work:
            progress = QtWidgets.QProgressDialog("", self.tr("Cancel"), 0, 0, self._window)
            progress.setLabel(plain_label(work))
            progress.setMinimumDuration(BUSY_MS)
            progress.canceled.connect(self._documents.reader.cancel)
            self._progress = progress
