"""Commands that set up new games: who plays, by which rules, from which position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from cfanp_gui.core.game import Position
from cfanp_gui.core.text import one_line
from cfanp_gui.games.registry import GAMES
from cfanp_gui.session.match import Match, SetupError
from cfanp_gui.table.translate import translated
from cfanp_gui.window.widgets.file_prompts import ask_open_name
from cfanp_gui.window.widgets.layouts import in_column
from cfanp_gui.window.workplace import Workplace

if TYPE_CHECKING:
    from cfanp_gui.session.position_texts import GivenPosition
    from cfanp_gui.window.start.setup_page import SetupPage

MOST_TOLD = 8
"""Maximum number of unplayable games of a file listed with their reasons."""

_SIZE = 1000, 700
"""Initial width and height of a set-up over a dialog, on a screen with enough room, in pixels."""


class SetUpActions(QObject):
    """Commands that ask for the players and rules of a new game, and begin it."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window
        self._documents, self._settings = window.documents, window.settings

    def new_game(self, with_people: bool = False) -> None:
        """Set up a new game and begin it; `with_people` is as in `SetupPage`."""
        from cfanp_gui.window.start.setup_page import SetupPage

        shown = self._window.pages.currentWidget()
        if isinstance(shown, SetupPage):
            shown.focus_first()
        else:
            self._show(self._new_page(None, with_people), None)

    def begin(self, match: Match, start: Position | None = None) -> None:
        """Begin a game, at a position if one is given, unless the one on the table is to stay."""
        if self._window.may_leave_game():
            self._begin(match, start)

    def _begin(self, match: Match, start: Position | None = None) -> bool:
        """Begin a game, after each person has set up their army if the rules say so.

        Return False if they gave up.
        """
        if start is None and len(match.bots) < len(match.seats):
            usual = match.game.initial(len(match.seats), match.options)
            if usual.set_up_rules is not None:
                from cfanp_gui.window.start.army_set_up import ArmiesSetUp

                pieces = self._settings.preferences().pieces
                dialog = ArmiesSetUp(self._window, match, usual, pieces)
                if not dialog.ask():
                    return False
                start = usual.set_up(dialog.texts())
        self._documents.begin(match, start)
        return True

    def begin_at(self, given: GivenPosition, parent: QWidget | None = None) -> bool:
        """Set up a game at a position, over a dialog or in the window.

        Return True if it was set up over a dialog and has begun.
        """
        page = self._new_page(given)
        if parent is None:
            self._show(page, given)
            return False
        from cfanp_gui.window.widgets.forms import ModalDialog

        dialog = ModalDialog(parent, page.windowTitle(), _SIZE)
        in_column(page, over=dialog, margins=(0,))
        page.closed.connect(dialog.reject)
        page.help.hide()  # the help is beside the window, which waits

        def begin() -> None:
            if self._take(page, given):
                dialog.accept()

        page.begun.connect(begin)
        page.focus_first()
        return dialog.ask()

    def _new_page(self, given: GivenPosition | None, with_people: bool = False) -> SetupPage:
        from cfanp_gui.window.start.setup_page import SetupPage

        write = self._window.commands["own games"].trigger
        return SetupPage(self._settings, given, self.add_games, with_people, write)

    def _show(self, page: SetupPage, given: GivenPosition | None) -> None:
        """Show a page in place of the table or the start view, while clocks are held."""
        page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page.begun.connect(lambda: self._take(page, given))
        page.closed.connect(lambda: self._window.leave_page(page))
        page.help.clicked.connect(self._window.commands["rules"].trigger)
        self._window.show_page(page)
        page.focus_first()

    def _take(self, page: SetupPage, given: GivenPosition | None) -> bool:
        """Begin the game of a page; return False if it stays to be set up."""
        if not self._window.may_leave_game():
            return False
        try:
            match = page.match()
        except SetupError as problem:
            words = self.tr("This game cannot be set up: {problem}.")
            self._window.report_failure(words.format(problem=translated(problem)))
            return False
        if given is None:
            return self._begin(match)
        self._documents.begin_given(given, match)
        return True

    def ask_position(self) -> None:
        """Ask for a position as a line of text, and set up and begin a game at it."""
        from cfanp_gui.session.position_texts import foreign_names
        from cfanp_gui.window.start.position_dialog import PositionDialog

        formats = [game.position_format for game in GAMES if game.position_format]
        formats += foreign_names()
        dialog = PositionDialog(self._window, formats)
        with self._window.clock_holder.held():
            is_given = dialog.ask()
        if is_given and dialog.given is not None:
            self.begin_at(dialog.given)

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
            self._window.report_failure(words.format(file=name, reason=translated(error)))
            return
        lines = [self.tr("%n game(s) added, to be chosen for a new game.", "", len(file.found))]
        if file.refused:
            lines.append(self.tr("%n cannot be played here:", "", len(file.refused)))
            lines += [translated(game.sentence) for game in file.refused[:MOST_TOLD]]
        message(parent, title, "\n".join(lines))
