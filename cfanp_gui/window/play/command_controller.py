"""What a line typed at the table does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import (
    Ambiguous,
    Apart,
    Command,
    CommandProblem,
    Play,
    PushCommand,
    Where,
)
from cfanp_gui.session.command_parser import choices, parse
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import framed
from cfanp_gui.table.translate import translated
from cfanp_gui.table.view import TableView
from cfanp_gui.window.play.command_bar import CommandBar


class CommandController(QObject):
    """Opens the line over a view and does at its table what is entered there."""

    def __init__(
        self,
        view: TableView,
        session: Callable[[], GameSession | None],
        say: Callable[[str], None],
        commands: Mapping[str, Callable[[int], object]],
        board: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`commands` does the words that are the window's, given how often or the id of a board;
        see `menus.words_of`.

        `board` returns the id of the board the table's cursor is on, if on any.
        """
        super().__init__(view)
        self._view = view
        self._session = session
        self._say = say
        self._commands = commands
        self._board = board
        self.line = CommandBar(view, session, board)
        """The line over the view."""
        self.line.entered.connect(self.enter)
        self.line.pointed.connect(self._point)
        self.line.left.connect(self._left)

    def open(self) -> None:
        """Let something be typed."""
        covered = self._view.covered
        if self._session() is not None and not covered and not self.line.isVisible():
            self._view.hide_message()  # the line lies where sentences do
            self.line.open()
            self._view.cover_hint(self.line)

    def forget(self) -> None:
        """Take the line away, and forget what has been entered in it."""
        self.line.leave()
        self.line.forget()

    def _left(self) -> None:
        """Take away what lies on the table only as long as the line is open."""
        self._view.cover_hint(None)
        if self._view.table is not None:
            self._view.table.forget_causes()

    def ask(self, question: str) -> None:
        """Answer a question as if it had been typed."""
        if not self._view.covered:
            self.enter(question)

    def enter(self, text: str) -> None:
        """Do what a line means, or say in the line why that cannot be."""
        session, table = self._session(), self._view.table
        if session is None or table is None:
            return
        wanted = parse(session, text, self.line.words, self._board())
        match wanted:
            case CommandProblem():
                rule = translated(wanted.refusal.rule) if wanted.refusal is not None else ""
                self.line.show_problem(translated(framed(session, wanted.sentence)), rule)
                table.light(wanted.causes)
                return
            case Ambiguous():
                offers = choices(session, wanted.actions, self.line.words)
                self.line.ask(offers, translated(wanted.sentence))
                return
        self.line.leave()
        match wanted:
            case Command("last"):
                from cfanp_gui.table.access.narrator import Narrator

                self._say(Narrator(session).last(wanted.count))
            case Play():
                table.resolver.enter(wanted.action)
            case PushCommand():
                table.resolver.push(*wanted.pair)
            case Apart():
                session.pull_apart()
            case Where():
                self._say(translated(framed(session, wanted.sentence)))
                table.light(wanted.squares)
            case Command():
                self._commands[wanted.name](wanted.count)

    def _point(self, action: Action | None) -> None:
        """Show on the table what the move pointed at would bring about."""
        table = self._view.table
        if table is not None and table.resolver.question is None:
            table.resolver.show_pair(getattr(action, "pair", None))
