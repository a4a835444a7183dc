"""The line over the table's lower edge in which anything can be typed, with what it may become."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHeaderView,
    QLineEdit,
    QTableView,
    QWidget,
)
from shiboken6 import Shiboken

from cfanp_gui.core.commands import MAX_LENGTH, Completion
from cfanp_gui.session.command_parser import completions
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import piece_letters, tr, translated
from cfanp_gui.window.widgets.layouts import in_column
from cfanp_gui.window.widgets.plain_text import bold_font, plain_label, set_tip
from cfanp_gui.window.widgets.spoken_names import make_clearable, say_aloud

WIDEST = 720
"""Pixels the line is wide at most."""
MARGIN = 6
"""Pixels kept free around the line."""
PADDING = 4
"""Pixels between the line, the words about it and the offers."""
MOST_ROWS = 6
"""Offers seen without scrolling."""
HISTORY_LENGTH = 50
"""Lines kept to come back to."""

_LEAVING = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
)


def typed_words() -> dict[str, str]:
    """Return the words of the language in use by the English ones they stand for.

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
    """A line to type into, over the lower edge of the table it belongs to.

    Enter emits `entered` and leaves the line open; the listener replies with `leave`,
    `show_problem` or `ask`. Down and Up go through the completions, and Up from the text itself
    through what was entered before; Tab completes, Esc leaves. Nothing is offered for an empty
    line until Down or Tab asks for it, so that the table stays in sight.
    """

    entered = Signal(str)
    """A line was entered."""
    pointed = Signal(object)
    """The legal action of the offer pointed at; None for another offer or none."""
    announced = Signal(str)
    """What is read aloud: an offer that the keyboard has come to, or what is wrong."""
    left = Signal()
    """The line was left, entered or not."""

    def __init__(
        self,
        table: QWidget,
        session: Callable[[], GameSession | None],
        board: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`board` returns the id of the board the table's cursor is on."""
        super().__init__(table)
        self._table = table
        self._session = session
        self._board = board
        self._words: dict[str, str] = {}
        self._draft = ""
        """The text typed, while an offer or an earlier line stands in its place."""
        self._at = 0
        """What stands in the line: 0 the draft, from 1 an offer, from -1 down an earlier line."""
        self._history: list[str] = []
        self._back: QWidget | None = None
        self.offers: list[Completion] = []
        """What the text may become now."""
        self._model = QStandardItemModel(0, 2, self)
        self.offers_view = _offers_view(self._model)
        self.offers_view.clicked.connect(lambda index: self._take(index.row(), enter=True))
        self.problem = plain_label("")
        self.problem.hide()
        self.edit = QLineEdit()
        self.edit.setMaxLength(MAX_LENGTH)
        make_clearable(self.edit)
        self.edit.textEdited.connect(self._type)
        self.edit.installEventFilter(self)
        parts = (self.offers_view, self.problem, self.edit)
        in_column(*parts, over=self, spacing=PADDING, margins=(PADDING,))
        self.setFocusProxy(self.edit)  # a press on an offer leaves the keyboard where it is
        self.setFrameShape(QFrame.Shape.StyledPanel)
        # Or the table below would be grasped, or zoomed.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.hide()
        table.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self._words = typed_words()
        self._show_example()
        self.offers_view.setAccessibleName(self.tr("Completions"))
        self.refresh()

    def _show_example(self) -> None:
        """Say what can be typed in the game on the table."""
        session = self._session()
        if session is not None:
            name, example = session.game.commands.examples(session.situation)
            self.edit.setPlaceholderText(translated(example))
            self.edit.setAccessibleName(translated(name))
            # Once is enough for those who listen; without another text Qt has the example read.
            self.edit.setAccessibleDescription(" " if self._history else translated(example))

    @property
    def words(self) -> dict[str, str]:
        """Return the words understood beside the English ones, for `session.command_parser.parse`.

        Pieces that only the game on the table has are called by their names in the language.
        """
        session = self._session()
        if session is None:
            return self._words
        names = [piece_type.name for piece_type in session.game.piece_types.values()]
        known = set(self._words.values())
        # A letter goes before a word that is the same, as 后 is both in Chinese.
        return {translated(name): str(name) for name in names if name not in known} | self._words

    # Coming and going

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
        """Hide the line and give the keyboard back to who had it."""
        before = self._back
        back = before if before and Shiboken.isValid(before) and before.isVisible() else self._table
        if not self.isHidden():
            self._close()
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_problem(self, sentence: str, rule: str = "") -> None:
        """Say what is wrong with the line entered, which stays to be put right.

        A rule that stands against it is the tip.
        """
        self.problem.setText(sentence)
        set_tip(self.problem, rule)
        self.problem.setHidden(not sentence)
        if sentence:
            self.edit.selectAll()  # what is typed next takes its place
            self._announce(sentence)
        self._settle()

    def ask(self, choices: Sequence[Completion], sentence: str) -> None:
        """Offer the meanings of an ambiguous line instead of what it may become."""
        self._offer(choices)
        self.show_problem(sentence)

    def refresh(self) -> None:
        """Follow the session or the language: offer anew what the text typed may become."""
        self._offer(self._completions() if self._draft and not self.isHidden() else [])

    def _completions(self) -> list[Completion]:
        session = self._session()
        if session is None:
            return []
        return completions(session, self._draft, self.words, self._board())

    def _close(self) -> None:
        if self.isHidden():
            return
        self.hide()
        self._offer([])
        self.show_problem("")
        self.left.emit()

    def forget(self) -> None:
        """Forget what has been entered, which the arrow keys would bring back."""
        self._history, self._draft, self._at = [], "", 0

    # Typing

    def _type(self, text: str) -> None:
        self._draft = text
        self.show_problem("")
        self.refresh()

    def _enter(self) -> None:
        text = self.edit.text().strip().removeprefix("/").lstrip()  # its key, from habit
        if not text:
            self.leave()
            return
        if text in self._history:
            self._history.remove(text)
        self._history = [*self._history, text][-HISTORY_LENGTH:]
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
        """Let the line become an offer, and enter it where it is whole."""
        text = self.offers[row].text
        self.edit.setText(text)
        self._type(text)
        if enter and not text.endswith(" "):
            self._enter()

    def _step(self, count: int) -> None:
        """Go on to an offer, back to the text typed, or further back to what was entered."""
        if not self._draft and not self.offers:
            self._offer(self._completions())  # of an empty line only when asked for
        lowest = 0 if self._at > 0 and count < -1 else -len(self._history)
        self._at = max(lowest, min(len(self.offers), self._at + count))
        offer = self.offers[self._at - 1] if self._at > 0 else None
        earlier = self._history[self._at] if self._at < 0 else self._draft
        self.edit.setText(offer.text if offer else earlier)
        if offer:
            self._announce(
                tr("{offer}: {description}, {number} of {count}").format(
                    offer=offer.text.strip(), description=translated(offer.description),
                    number=self._at, count=len(self.offers),
                )
            )  # fmt: skip
            self.offers_view.selectRow(self._at - 1)
        else:
            self.offers_view.clearSelection()
        self.pointed.emit(offer.action if offer else None)

    def _announce(self, words: str) -> None:
        """Have something read aloud: what changes is not where the keyboard is."""
        self.announced.emit(words)
        say_aloud(self.edit, words)

    def _complete(self) -> None:
        """Let the line become the offer it is at, or the first one."""
        if self.offers:
            self._take(max(0, self._at - 1))
        elif not self._draft:
            self._step(1)

    # Place and events

    def _settle(self) -> None:
        """Lie over the middle of the table's lower edge, as high as the offers need."""
        if self.isHidden():
            return
        table = self._table
        row = self.offers_view.verticalHeader().defaultSectionSize()
        rows = min(len(self.offers), MOST_ROWS, max(1, table.height() // 2 // row))
        width = max(120, min(WIDEST, table.width() - 2 * MARGIN))
        height = self.edit.sizeHint().height() + 2 * (PADDING + self.frameWidth())
        self.offers_view.setHidden(not rows)
        if rows:
            listed = rows * row + 2 * self.offers_view.frameWidth()
            self.offers_view.setFixedHeight(listed)
            height += listed + PADDING
        if not self.problem.isHidden():
            inner = width - 2 * (PADDING + self.frameWidth())
            height += self.problem.heightForWidth(inner) + PADDING
        self.setGeometry(
            (table.width() - width) // 2, table.height() - height - MARGIN, width, height
        )

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
"""What keys do in the line."""


def _offers_view(model: QStandardItemModel) -> QTableView:
    view = QTableView()
    view.setModel(model)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + 8)
    header = view.horizontalHeader()
    header.hide()
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    return view
