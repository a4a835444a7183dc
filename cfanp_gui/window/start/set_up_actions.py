"""Commands that set up new games: who plays, by which rules, from which position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cfanp_gui.core.game import Position
from cfanp_gui.core.text import one_line
from cfanp_gui.games.registry import GAMES
from cfanp_gui.session.match import Match, SetupError
from cfanp_gui.table.translate import translated
from cfanp_gui.window.widgets.file_prompts import ask_open_name
from cfanp_gui.window.workplace import Workplace

if TYPE_CHECKING:
    from cfanp_gui.session.position_texts import GivenPosition

MOST_TOLD = 8
"""Maximum number of unplayable games of a file listed with their reasons."""


class SetUpActions(QObject):
    """Commands that ask for the players and rules of a new game, and begin it."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window
        self._documents, self._settings = window.documents, window.settings

    def new_game(self, with_people: bool = False) -> None:
        """Set up a new game and begin it; `with_people` is as in `SetupDialog`."""
        with self._window.clock_holder.held():
            if self._window.may_leave_game() and (match := self._set_up(with_people=with_people)):
                self._begin(match)

    def begin(self, match: Match, start: Position | None = None) -> None:
        """Begin a game, at a position if one is given, unless the one on the table is to stay."""
        if self._window.may_leave_game():
            self._begin(match, start)

    def _begin(self, match: Match, start: Position | None = None) -> None:
        """Begin a game, after each person has set up their army if the rules say so."""
        if start is None and len(match.bots) < len(match.seats):
            usual = match.game.initial(len(match.seats), match.options)
            if usual.set_up_rules is not None:
                from cfanp_gui.window.start.army_set_up import ArmiesSetUp

                pieces = self._settings.preferences().pieces
                dialog = ArmiesSetUp(self._window, match, usual, pieces)
                if not dialog.ask():
                    return
                start = usual.set_up(dialog.texts())
        self._documents.begin(match, start)

    def begin_at(self, given: GivenPosition, parent: QWidget | None = None) -> bool:
        """Set up a game at a position, over a dialog or the window; return True if it has begun."""
        match = self._set_up(given, parent) if self._window.may_leave_game() else None
        if match is not None:
            self._documents.begin_given(given, match)
        return match is not None

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
            self._window.report_failure(words.format(problem=translated(problem)))
            return None

    def ask_position(self) -> None:
        """Ask for a position as a line of text, and set up and begin a game at it."""
        from cfanp_gui.session.position_texts import foreign_names
        from cfanp_gui.window.start.position_dialog import PositionDialog

        formats = [game.position_format for game in GAMES if game.position_format]
        formats += foreign_names()
        dialog = PositionDialog(self._window, formats)
        with self._window.clock_holder.held():
            if dialog.ask() and dialog.given is not None:
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
