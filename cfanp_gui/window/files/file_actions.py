"""Commands to create, open, save and restore games; the dialogs are loaded when one is shown."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial, reduce
from operator import or_
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.text import one_line
from cfanp_gui.games.registry import GAMES, default_game
from cfanp_gui.session.match import Match, SetupError
from cfanp_gui.session.seeing import OFF_WHILE_HIDDEN
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.files.documents import by_lot
from cfanp_gui.window.files.file_words import (
    SUFFIX,
    file_name,
    open_filter,
    place_line,
    save_filter,
)
from cfanp_gui.window.files.game_journals import LeftBehind, brought_back, by_tables
from cfanp_gui.window.files.opened_files import OpenedFiles
from cfanp_gui.window.services.locale_forms import moment_text
from cfanp_gui.window.widgets.file_prompts import (
    ask_new_name,
    ask_open_name,
    ask_save_name,
    may_replace,
)
from cfanp_gui.window.widgets.plain_text import plain_label

if TYPE_CHECKING:
    from cfanp_gui.core.editing import Editing
    from cfanp_gui.core.game import Game, Position
    from cfanp_gui.record.journal import Recovered, Unreadable
    from cfanp_gui.session.position_texts import GivenPosition

BUSY_MS = 400
"""Time after which a progress dialog is shown, in milliseconds."""
DASH = " \N{EN DASH} "


MOST_TOLD = 8
"""Maximum number of unplayable games of a file listed with their reasons."""
MOST_ALIKE = 100
"""Maximum number of files of one name in a folder told apart by numbers."""
NAMED = 5
"""Maximum number of players named in one line; the rest are counted."""


def _few(names: Sequence[str]) -> str:
    """Return the names joined by dashes, the last ones as a number if there are many."""
    shown = list(map(isolated, names))
    if len(shown) > NAMED:
        shown[NAMED - 1 :] = [tr("%n more", "", len(shown) - NAMED + 1)]
    return DASH.join(shown)


class FileActions(QObject):
    """Commands that ask a person, over a window, and then call the documents."""

    analysed = Signal()
    """Emitted when a position was laid on the table to be analysed."""
    comparison_wanted = Signal()
    """Emitted when the game of the file on the disk is to be shown in another window."""

    def __init__(
        self,
        window: QWidget,
        opened_files: OpenedFiles,
        clocks_held: Callable[[], AbstractContextManager[None]],
    ) -> None:
        """`clocks_held` stops the clocks of the game on the table while it may be left."""
        super().__init__(window)
        self._clocks_held = clocks_held
        self._window = window
        self._opened_files = opened_files
        self._documents = documents = opened_files.documents
        self._settings = documents.settings
        self._progress: QtWidgets.QProgressDialog | None = None
        documents.may_replace = self.may_leave_game
        documents.set_up_armies = self._set_up_armies
        documents.reader.busy.connect(self._show_busy)
        opened_files.drafted.connect(
            lambda draft, words: self._edit(draft.game, draft.editing, words)
        )

    # New

    def new_game(self, with_people: bool = False) -> None:
        """Set up a new game and begin it; `with_people` is as in `SetupDialog`."""
        with self._clocks_held():
            self._documents.begin_set_up(partial(self._set_up, with_people=with_people))

    def _set_up(
        self,
        given: GivenPosition | None = None,
        parent: QWidget | None = None,
        with_people: bool = False,
    ) -> Match | None:
        """Ask who plays, by which rules, over `parent` or the window; None if cancelled."""
        from cfanp_gui.window.start.setup_dialog import SetupDialog

        dialog = SetupDialog(
            parent or self._window, self._settings, given, self.add_games, with_people
        )
        if not dialog.ask():
            return None
        try:
            return dialog.match()
        except SetupError as problem:
            words = self.tr("This game cannot be set up: {problem}.")
            self._documents.failed.emit(words.format(problem=translated(problem)))
            return None

    def _set_up_armies(self, match: Match, start: Position) -> Sequence[str] | None:
        """Have each person set up their army; return None if that is cancelled."""
        from cfanp_gui.window.start.army_set_up import ArmiesSetUp

        if len(match.bots) == len(match.seats):
            return by_lot(match, start)
        pieces = self._settings.preferences().pieces
        dialog = ArmiesSetUp(self._window, match, start, pieces)
        return dialog.texts() if dialog.ask() else None

    def new_from_position(self) -> None:
        """Begin a game at a position pasted as a line of text."""
        from cfanp_gui.session.position_texts import foreign_names, read_position
        from cfanp_gui.window.start.position_dialog import PositionDialog

        formats = [game.position_format for game in GAMES if game.position_format]
        formats += foreign_names()
        dialog = PositionDialog(self._window, formats, self._documents.position_refusal)
        with self._clocks_held():
            if dialog.ask():
                self._documents.begin_given(read_position(dialog.line.text()), self._set_up)

    def edit_position(self) -> None:
        """Open the position editor with the position on the table."""
        from cfanp_gui.window.editor.position_line import not_editable

        session = self._documents.session
        if session is not None and session.viewer is not None:
            self._documents.failed.emit(translated(OFF_WHILE_HIDDEN))
            return
        game = default_game() if session is None else session.game
        players = max(game.player_counts[0], 3)
        position = game.initial(players, game.as_seated) if session is None else session.position
        editing = game.editing(position)
        if editing is None:
            self._documents.failed.emit(not_editable(game))
            return
        self._edit(game, editing)

    def _edit(self, game: Game, editing: Editing, sentence: str = "") -> None:
        """Open the editor with a position and a sentence about it; then play or analyse it."""
        from cfanp_gui.window.editor.position_editor import PositionEditor
        from cfanp_gui.window.widgets.style import theme_named

        session, preferences = self._documents.session, self._settings.preferences()
        theme, colours = theme_named(preferences.theme), session.match.colours if session else ()
        look = theme, preferences.pieces, colours, preferences.signs
        editor = PositionEditor(self._window, game, editing, *look)

        def play(given: GivenPosition) -> bool:
            return self._documents.begin_given(given, lambda given: self._set_up(given, editor))

        def analyse(given: GivenPosition) -> bool:
            begun = self._documents.begin_given(given, analysed=True)
            if begun:
                self.analysed.emit()
            return begun

        def prove() -> None:
            from cfanp_gui.window.puzzles.proof_dialog import ProofDialog

            ProofDialog(editor, self._settings, editor.draft.given()).ask()

        editor.puzzle.clicked.connect(prove)
        if sentence:
            editor.position_line.say(sentence)
        with self._clocks_held():
            editor.run(play, analyse)

    # Open

    def open_game(self) -> None:
        """Ask for a file and open it."""
        title, folder = self.tr("Open a game"), self._settings.folder()
        if path := ask_open_name(self._window, title, folder, open_filter()):
            self._opened_files.open(path)

    def add_games(self, parent: QWidget | None = None) -> None:
        """Ask for a file of base games, over a dialog if one offers games, and add them."""
        parent = parent or self._window
        title, kind = self.tr("Add games from a file"), self.tr("Games of Fairy-Stockfish")
        path = ask_open_name(parent, title, self._settings.folder(), f"{kind} (*.ini)")
        if path is None:
            return
        from cfanp_gui.window.widgets.dialogs import message

        try:
            file = self._documents.added_games.add(path)
        except (OSError, ValueError) as error:
            words = self.tr("No games were added from “{file}”: {reason}.")
            name = one_line(path.name)
            self._documents.failed.emit(words.format(file=name, reason=translated(error)))
            return
        lines = [self.tr("%n game(s) added, to be chosen for a new game.", "", len(file.found))]
        if file.refused:
            lines.append(self.tr("%n cannot be played here:", "", len(file.refused)))
            lines += [translated(game.sentence) for game in file.refused[:MOST_TOLD]]
        message(parent, title, "\n".join(lines))

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
        buttons = QtWidgets.QMessageBox.StandardButton
        words = {buttons.Discard: over, buttons.Save: self.tr("Save as…")}
        if compare:
            words[buttons.Apply] = compare
        question = question.format(file=one_line(path.name))
        answer = self._ask(self.tr("Save the game"), question, words)
        if answer == buttons.Apply:
            self.comparison_wanted.emit()
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

        title, kind = self.tr("Save as a web page"), (self.tr("Web page"), formats.PAGE)
        path = ask_save_name(self._window, self._settings, title, self._proposed().stem, [kind])
        if path is not None:
            self._documents.save(path)

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
        if self._opened_files.find_window(path, None) is not None:
            words = self.tr(
                "“{file}” is open in another window; save under another name, or close that "
                "window first."
            )
            self._documents.failed.emit(words.format(file=one_line(path.name)))
            return False
        file = self._documents.file
        own = file is not None and path == self._documents.path and not file.is_changed()
        if own or not os.path.exists(path):
            return True
        return may_replace(self._window, self.tr("Save the game"), path)

    def may_leave_game(self) -> bool:
        """Ask about an unsaved analysis, and the game beside it; return True if both may go."""
        with self._clocks_held():
            if not self._may_leave():
                return False
            waiting = self._documents.game_aside
            if waiting is None or not waiting.unsaved:
                return True
            self._documents.drop_analysis()
            return self._may_leave()

    def back_to_game(self) -> None:
        """Ask about an unsaved analysis, and put the game back on the table."""
        if self._documents.game_aside is not None and self._may_leave():
            self._documents.drop_analysis()

    def _may_leave(self) -> bool:
        """Ask about the game or analysis on the table if it is not saved."""
        self._documents.settle()
        if (session := self._documents.session) is None or not session.unsaved:
            return True
        if session.analysing:
            title = self.tr("Unsaved analysis")
            question = self.tr("The analysis has changes that are not saved. Save them first?")
        else:
            title = self.tr("Unsaved game")
            question = self.tr(
                "The game on the table has changes that are not saved. Save them first?"
            )
            if session.file is None:
                question = self.tr(
                    "This game is in no file yet. Saved it can be continued, discarded it is lost."
                )
        buttons = QtWidgets.QMessageBox.StandardButton
        answer = self._ask(title, question, {buttons.Save: "", buttons.Discard: ""})
        if answer == buttons.Save:
            return self.save_game()
        return answer == buttons.Discard

    def _ask(
        self, title: str, question: str, words: Mapping[QtWidgets.QMessageBox.StandardButton, str]
    ) -> QtWidgets.QMessageBox.StandardButton:
        """Ask a question over the window; one with texts of its own for the buttons warns."""
        from cfanp_gui.window.widgets import dialogs

        icons, buttons = QtWidgets.QMessageBox.Icon, QtWidgets.QMessageBox.StandardButton
        texts = {button: text for button, text in words.items() if text}
        icon, pressed = icons.Question, buttons.NoButton
        if texts:
            icon, pressed = icons.Warning, buttons.Cancel
        offered = reduce(or_, words, buttons.Cancel)
        return dialogs.message(self._window, title, question, offered, icon, pressed, texts)

    # Restore

    def offer_restore(
        self, recovered: list[Recovered], damaged: Sequence[Unreadable] = ()
    ) -> list[LeftBehind]:
        """Ask which games left by a crash are restored; return them, remove those discarded."""
        from cfanp_gui.window.start.after_crash import DamagedJournals, RestoreDialog

        left, journals = by_tables(recovered), self._documents.journals
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
        from cfanp_gui.record.game_record import ANALYSIS_TAG
        from cfanp_gui.session.store import file_left, names_left

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
