"""Command line over the table's lower edge, with completions, and the effects of a line."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QFrame, QHeaderView, QLineEdit, QTableView, QWidget
from shiboken6 import Shiboken

from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import (
    MAX_LENGTH,
    Ambiguous,
    CommandProblem,
    CommandResult,
    Completion,
    Play,
    PushCommand,
    Where,
    WordCommand,
)
from cfanp_gui.core.general_commands import prompts
from cfanp_gui.session.command_parser import choices, completions, parse
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import framed
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.table.translate import piece_letters, tr, translated
from cfanp_gui.window.menu_actions import CommandContext
from cfanp_gui.window.play.board_pages import BoardPages
from cfanp_gui.window.widgets.accessible_names import announce, make_clearable
from cfanp_gui.window.widgets.layouts import in_column
from cfanp_gui.window.widgets.panel_lists import read_only_rows
from cfanp_gui.window.widgets.plain_text import bold_font, plain_label, set_tip
from cfanp_gui.window.workplace import Workplace

WIDEST = 720
"""Maximum width of the line, in pixels."""
MARGIN = 6
"""Margin around the line, in pixels."""
PADDING = 4
"""Gap between the line, the text about it and the completions, in pixels."""
MOST_ROWS = 6
"""Number of completions visible without scrolling."""

_REASONS = Qt.FocusReason
_LEAVING = _REASONS.MouseFocusReason, _REASONS.TabFocusReason, _REASONS.BacktabFocusReason


def typed_words() -> dict[str, str]:
    """Return the words of the current language by the English ones they stand for.

    See `core.commands.Words`.
    """
    return {
        tr("board", "one word, as people type it"): "board",
        tr("push", "one word, as people type it"): "push",
        tr("apart", "one word, as people type it"): "apart",
        tr("where", "one word, as people type it"): "where",
        tr("on", "one word, as people type it"): "on",
        tr("turn", "one word, as people type it"): "turn",
        tr("last", "one word, as people type it"): "last",
        tr("checks", "one word, as people type it"): "checks",
        tr("radar", "one word, as people type it"): "radar",
        tr("end", "one word, as people type it"): "end",
        tr("pass", "one word, as people type it"): "pass",
        tr("undo", "one word, as people type it"): "undo",
        tr("redo", "one word, as people type it"): "redo",
        tr("claim", "one word, as people type it"): "claim",
        tr("draw", "one word, as people type it"): "draw",
        tr("resign", "one word, as people type it"): "resign",
        tr("fit", "one word, as people type it"): "fit",
        tr("tidy", "one word, as people type it"): "tidy",
        tr("help", "one word, as people type it"): "help",
        tr("king", "one word, as people type it"): "king",
        tr("queen", "one word, as people type it"): "queen",
        tr("rook", "one word, as people type it"): "rook",
        tr("bishop", "one word, as people type it"): "bishop",
        tr("knight", "one word, as people type it"): "knight",
        tr("pawn", "one word, as people type it"): "pawn",
        tr("white", "one word, as people type it"): "white",
        tr("black", "one word, as people type it"): "black",
        **piece_letters(),
    }


class CommandBar(QFrame):
    """Command line over the lower edge of the table it belongs to.

    Enter emits `entered` and leaves the line open; the listener replies with `leave`,
    `show_problem` or `ask`. Down and Up go through the completions, and Up from the text itself
    through the history; Tab completes, Esc leaves. For an empty line completions are shown only
    when Down or Tab asks for them, so that the table stays visible.
    """

    entered = Signal(str)
    """Carries the text of a line that was entered."""
    pointed = Signal(object)
    """Carries the legal action of the completion pointed at; None for another one or none."""
    left = Signal()
    """Emitted when the line was left, entered or not."""

    def __init__(
        self,
        table: QWidget,
        session: Callable[[], GameSession | None],
        board: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`board` returns the id of the board the table's cursor is on."""
        super().__init__(table)
        self._table, self._session, self._board = table, session, board
        self._words: dict[str, str] = {}
        self._draft = ""
        """Text typed, while a completion or an earlier line stands in its place."""
        self._at = 0
        """Content of the line: 0 the draft, from 1 a completion, from -1 down an earlier line."""
        self._history: list[str] = []
        self._back: QWidget | None = None
        self.offers: list[Completion] = []
        """Present completions of the text."""
        self._model = QStandardItemModel(0, 2, self)
        self.offers_view = _offers_view(self._model)
        self.offers_view.clicked.connect(lambda index: self._take(index.row(), enter=True))
        self.problem = plain_label("")
        self.problem.hide()
        self.edit = QLineEdit(maxLength=MAX_LENGTH)
        make_clearable(self.edit)
        self.edit.textEdited.connect(self._type)
        self.edit.installEventFilter(self)
        parts = (self.offers_view, self.problem, self.edit)
        self._column = in_column(*parts, over=self, spacing=PADDING, margins=(PADDING,))
        self.setFocusProxy(self.edit)  # a press on a completion leaves focus where it is
        self.setFrameShape(QFrame.Shape.StyledPanel)
        # Or the table below would be grabbed, or zoomed.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.hide()
        table.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self._words = typed_words()
        self._show_example()
        self.offers_view.setAccessibleName(self.tr("Completions"))
        self.refresh()

    def _show_example(self) -> None:
        """Show an example of a command in the game on the table."""
        if (session := self._session()) is not None:
            name, example = prompts(session.situation)
            self.edit.setPlaceholderText(translated(example))
            self.edit.setAccessibleName(translated(name))
            # Once is enough for a screen reader; without another text Qt has the example read.
            self.edit.setAccessibleDescription(" " if self._history else translated(example))

    @property
    def words(self) -> dict[str, str]:
        """Return the words understood beside the English ones, for `session.command_parser.parse`.

        Pieces that only the game on the table has go by their names in the language.
        """
        session, known = self._session(), set(self._words.values())
        types = () if session is None else session.game.piece_types.values()
        names = (piece_type.name for piece_type in types if piece_type.name not in known)
        # A letter takes precedence over an equal word, as 后 is both in Chinese.
        return {translated(name): str(name) for name in names} | self._words

    # Opening and closing

    def open(self, text: str = "") -> None:
        """Show the line with a text in it, ready for typing."""
        if self.isHidden():
            self._back = QApplication.focusWidget()
        self._show_example()
        self.edit.setText(text)
        self.show()
        self.raise_()
        self._type(text)
        self.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def leave(self) -> None:
        """Hide the line and give focus back to its previous owner."""
        before = self._back
        back = before if before and Shiboken.isValid(before) and before.isVisible() else self._table
        if not self.isHidden():
            self._close()
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_problem(self, sentence: str, rule: str = "") -> None:
        """Show the problem of the line entered, which stays to be corrected.

        A rule that forbids it is the tip.
        """
        self.problem.setText(sentence)
        set_tip(self.problem, rule)
        self.problem.setHidden(not sentence)
        if sentence:
            self.edit.selectAll()  # the next typed text replaces it
            announce(self.edit, sentence)
        self._settle()

    def ask(self, choices: Sequence[Completion], sentence: str) -> None:
        """Offer the meanings of an ambiguous line instead of completions."""
        self._offer(choices)
        self.show_problem(sentence)

    def refresh(self) -> None:
        """Update the completions after a change of the session or the language."""
        self._offer(self._completions() if self._draft and not self.isHidden() else [])

    def _completions(self) -> list[Completion]:
        if (session := self._session()) is None:
            return []
        return completions(session, self._draft, self.words, self._board())

    def _close(self) -> None:
        if not self.isHidden():
            self.hide()
            self._offer([])
            self.show_problem("")
            self.left.emit()

    def forget(self) -> None:
        """Forget the history, which the arrow keys would show."""
        self._history, self._draft, self._at = [], "", 0

    # Typing

    def _type(self, text: str) -> None:
        self._draft = text
        self.show_problem("")
        self.refresh()

    def _enter(self) -> None:
        text = self.edit.text().strip().removeprefix("/").lstrip()  # typed from habit
        if not text:
            self.leave()
            return
        if text in self._history:
            self._history.remove(text)
        self._history = [*self._history, text][-50:]
        self._draft, self._at = text, 0
        self.entered.emit(text)

    def _offer(self, offers: Sequence[Completion]) -> None:
        self.offers, self._at = list(offers), 0
        self._model.setRowCount(0)
        for offer in self.offers:
            text = QStandardItem(offer.text.strip())
            text.setFont(bold_font(self.font()))
            self._model.appendRow([text, QStandardItem(translated(offer.description))])
        self.pointed.emit(None)
        self._settle()

    def _take(self, row: int, enter: bool = False) -> None:
        """Put a completion into the line, and enter it if it is complete."""
        text = self.offers[row].text
        self.edit.setText(text)
        self._type(text)
        if enter and not text.endswith(" "):
            self._enter()

    def _step(self, count: int) -> None:
        """Go on to a completion, back to the text typed, or further back into the history."""
        if not self._draft and not self.offers:
            self._offer(self._completions())  # for an empty line only on request
        lowest = 0 if self._at > 0 and count < -1 else -len(self._history)
        self._at = max(lowest, min(len(self.offers), self._at + count))
        offer = self.offers[self._at - 1] if self._at > 0 else None
        earlier = self._history[self._at] if self._at < 0 else self._draft
        self.edit.setText(offer.text if offer else earlier)
        self.offers_view.clearSelection()
        if offer:
            text, about = offer.text.strip(), translated(offer.description)
            words = tr("{offer}: {description}, {number} of {count}").format(
                offer=text, description=about, number=self._at, count=len(self.offers)
            )
            announce(self.edit, words)
            self.offers_view.selectRow(self._at - 1)
        self.pointed.emit(offer.action if offer else None)

    def _complete(self) -> None:
        """Put the current completion into the line, or the first one."""
        if self.offers:
            self._take(max(0, self._at - 1))
        elif not self._draft:
            self._step(1)

    # Place and events

    def _settle(self) -> None:
        """Place the line at the middle of the table's lower edge, as high as completions need."""
        if self.isHidden():
            return
        table = self._table
        row = self.offers_view.verticalHeader().defaultSectionSize()
        rows = min(len(self.offers), MOST_ROWS, max(1, table.height() // 2 // row))
        width = max(120, min(WIDEST, table.width() - 2 * MARGIN))
        self.offers_view.setHidden(not rows)
        self.offers_view.setFixedHeight(rows * row + 2 * self.offers_view.frameWidth())
        self._column.activate()
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        left, top = (table.width() - width) // 2, table.height() - height - MARGIN
        self.setGeometry(left, top, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        event_type = event.type()
        if watched is self._table:
            if event_type == QEvent.Type.Resize:
                self._settle()
        elif isinstance(event, QKeyEvent) and not event.modifiers() & ~_SHIFT_AND_PAD:
            act = _KEYS.get(event.key())
            if act is not None and event_type == QEvent.Type.ShortcutOverride:
                event.accept()
            elif act is not None and event_type == QEvent.Type.KeyPress:
                act(self)
                return True
        elif isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() in _LEAVING:
            self._close()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


_SHIFT_AND_PAD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_KEYS: dict[int, Callable[[CommandBar], object]] = {
    Qt.Key.Key_Escape: CommandBar.leave,
    Qt.Key.Key_Return: CommandBar._enter,
    Qt.Key.Key_Enter: CommandBar._enter,
    Qt.Key.Key_Up: lambda bar: bar._step(-1),
    Qt.Key.Key_Backtab: lambda bar: bar._step(-1),
    Qt.Key.Key_Down: lambda bar: bar._step(1),
    Qt.Key.Key_PageUp: lambda bar: bar._step(-MOST_ROWS),
    Qt.Key.Key_PageDown: lambda bar: bar._step(MOST_ROWS),
    Qt.Key.Key_Tab: CommandBar._complete,
}
"""Handlers of keys in the line."""


def _offers_view(model: QStandardItemModel) -> QTableView:
    view = QTableView(wordWrap=False)
    view.setModel(model)
    read_only_rows(view)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + 8)
    header = view.horizontalHeader()
    header.hide()
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    return view


class CommandController(QObject):
    """Controller that opens the line over a view and carries out its text at the table."""

    def __init__(self, window: Workplace, pages: BoardPages) -> None:
        super().__init__(window.view)
        self._window, self._view, self._pages = window, window.view, pages
        self.line = CommandBar(self._view, lambda: window.session, lambda: pages.board)
        """Command line over the view."""
        self.line.entered.connect(self.enter)
        self.line.pointed.connect(self._point)
        self.line.left.connect(self._left)
        self._view.cleared.connect(self.line.leave)

    def open(self) -> None:
        """Open the line for typing, or go on typing in it."""
        if self.line.isVisible():
            self.line.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self._window.session and not self._view.covered:
            self._view.toast.clear()  # the line covers sentences there
            self.line.open()
            self._view.toast.cover(self.line)

    def forget(self) -> None:
        """Hide the line, and forget its history."""
        self.line.leave()
        self.line.forget()

    def _left(self) -> None:
        """Remove marks that lie on the table only as long as the line is open."""
        self._view.toast.cover(None)
        if self._view.table is not None:
            self._view.table.forget_causes()

    def ask(self, question: str) -> None:
        """Answer a question as if it had been typed."""
        if not self._view.covered:
            self.enter(question)

    def enter(self, text: str) -> None:
        """Carry out a line, or show in it the reason that is impossible."""
        session, table = self._window.session, self._view.table
        if session is None or table is None:
            return
        wanted = self._meaning(session, text)
        if not isinstance(wanted, CommandProblem | Ambiguous):
            self.line.leave()
        match wanted:
            case CommandProblem():
                rule = translated(wanted.refusal.rule) if wanted.refusal is not None else ""
                self.line.show_problem(translated(framed(session, wanted.sentence)), rule)
                table.light(wanted.causes)
            case Ambiguous():
                offers = choices(session, wanted.actions, self.line.words)
                self.line.ask(offers, translated(wanted.sentence))
            case WordCommand("last"):
                self._window.report(Narrator(session).last(wanted.count))
            case Play():
                table.interaction.resolver.enter(wanted.action)
            case PushCommand():
                table.interaction.resolver.push(*wanted.pair)
            case Where():
                self._window.report(translated(framed(session, wanted.sentence)))
                table.light(wanted.squares)
            case WordCommand():
                command = self._window.commands.by_word(wanted.name)
                counts = (wanted.count,) if wanted.name in ("undo", "redo", "board") else ()
                (command.typed or command.act)(*counts)

    def _meaning(self, session: GameSession, text: str) -> CommandResult:
        """Return the meaning of a line, or the reason its command cannot be used now."""
        wanted = parse(session, text, self.line.words, self._pages.board)
        if isinstance(wanted, WordCommand) and wanted.name != "last":
            at = CommandContext(session, session.node, self._view.table)
            why = self._window.commands.by_word(wanted.name).refusal(at)
            return wanted if why is None else CommandProblem(why)
        return wanted

    def _point(self, action: Action | None) -> None:
        """Preview on the table the effect of the action pointed at."""
        if (table := self._view.table) is not None and table.interaction.question is None:
            table.interaction.resolver.show_pair(getattr(action, "pair", None))
