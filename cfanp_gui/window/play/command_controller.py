"""Effects of a line typed at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import Ambiguous, Command, CommandProblem, Play, PushCommand, Where
from cfanp_gui.session.command_parser import choices, parse
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import framed
from cfanp_gui.table.translate import translated
from cfanp_gui.table.view import TableView
from cfanp_gui.window.play.command_bar import CommandBar


class CommandController(QObject):
    """Controller that opens the line over a view and carries out its text at the table."""

    def __init__(
        self,
        view: TableView,
        session: Callable[[], GameSession | None],
        say: Callable[[str], None],
        commands: Mapping[str, Callable[[int], object]],
        board: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`commands` carries out the words of the window, given a count or the id of a board; see
        `menus.words_of`.

        `board` returns the id of the board of the table's cursor, if it is on any.
        """
        super().__init__(view)
        self._view = view
        self._session = session
        self._say = say
        self._commands = commands
        self._board = board
        self.line = CommandBar(view, session, board)
        """Command line over the view."""
        self.line.entered.connect(self.enter)
        self.line.pointed.connect(self._point)
        self.line.left.connect(self._left)

    def open(self) -> None:
        """Open the line for typing."""
        covered = self._view.covered
        if self._session() is not None and not covered and not self.line.isVisible():
            self._view.hide_message()  # the line covers sentences there
            self.line.open()
            self._view.cover_hint(self.line)

    def forget(self) -> None:
        """Hide the line, and forget its history."""
        self.line.leave()
        self.line.forget()

    def _left(self) -> None:
        """Remove marks that lie on the table only as long as the line is open."""
        self._view.cover_hint(None)
        if self._view.table is not None:
            self._view.table.forget_causes()

    def ask(self, question: str) -> None:
        """Answer a question as if it had been typed."""
        if not self._view.covered:
            self.enter(question)

    def enter(self, text: str) -> None:
        """Carry out a line, or show in it the reason that is impossible."""
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
            case Command("apart"):
                session.pull_apart()
            case Where():
                self._say(translated(framed(session, wanted.sentence)))
                table.light(wanted.squares)
            case Command():
                self._commands[wanted.name](wanted.count)

    def _point(self, action: Action | None) -> None:
        """Preview on the table the effect of the action pointed at."""
        table = self._view.table
        if table is not None and table.resolver.question is None:
            table.resolver.show_pair(getattr(action, "pair", None))
