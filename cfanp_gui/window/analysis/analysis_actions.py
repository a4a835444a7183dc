"""Analysis of the game on the table: its commands, notes, and the strip that says so.

The parts beside the table are made when there is something to read or to analyse, and loaded
earlier if the program is idle.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QListWidget, QMenu, QPlainTextEdit, QSizePolicy, QToolButton, QWidget

from cfanp_gui.record.movetext import said
from cfanp_gui.session import variations
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.glyphs import KEYED, MORE, MOVES, title_of, toggled
from cfanp_gui.session.input import give_turn
from cfanp_gui.session.tree import Node
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.menu_actions import keys_of
from cfanp_gui.window.widgets.forms import AskingDialog, answers
from cfanp_gui.window.widgets.layouts import STRETCH, Buttons, in_column, in_row, resize_on_screen
from cfanp_gui.window.widgets.plain_text import bold_label
from cfanp_gui.window.widgets.spoken_names import name_button
from cfanp_gui.window.widgets.style import TickMenu
from cfanp_gui.window.workplace import Workplace


class AnalysisActions(QObject):
    """Commands that begin and end an analysis, and edit it from menus, keys and the move list."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window
        window.commands["compare"].setCheckable(True)
        self._compares = False

    @property
    def game_waits(self) -> bool:
        """Return True if a game waits beside the analysis on the table."""
        return self._window.documents.game_aside is not None

    @property
    def compares(self) -> bool:
        """Return True if the list of moves marks which moves belong to the analysed game."""
        session = self._window.session
        return self._compares and session is not None and session.analysing

    def refresh(self) -> None:
        """Update the titles of the commands, and which of them are enabled."""
        session, command = self._window.session, self._window.commands["analyse"]
        command.setEnabled(self.game_waits or (session is not None and not session.analysing))
        command.setText(tr("&Analyse this game"))
        if self.game_waits:
            command.setText(tr("&Back to the game, out of the analysis"))
        self._window.commands["compare"].setChecked(self.compares)

    # Analysing

    def toggle(self) -> None:
        """Analyse the game on the table; in an analysis of it, go back to the game."""
        if self.game_waits:
            self._window.file_actions.back_to_game()
            if not self.game_waits:
                self._window.report(tr("The game is on the table again."))
        elif self._window.documents.analyse():
            self._window.report(
                tr("This is an analysis: any side may be moved. The game waits and is not touched.")
            )

    def pass_turn(self) -> None:
        """Give the turn to the side that is next."""
        if (session := self._window.session) is None or not session.analysing:
            return
        if (side := next_side(session)) is None:
            self._window.report(tr("Nobody else can move here."))
        elif (refusal := give_turn(session, side)) is not None:
            self._window.report(f"{translated(refusal.sentence)}.")

    # Glyphs

    def judge(self, nag: int) -> None:
        """Set a glyph on the move at the cursor, or take it away."""
        if (session := self._window.session) is None or not session.takes_notes:
            return
        if session.node.parent is None:
            self._window.report(tr("The start is no move: go to one to judge it."))
            return
        session.annotations.judge(toggled(session.node.nags, nag))

    def fill_glyphs(self, menu: QMenu) -> None:
        """Add to a menu the glyphs for the move at the cursor that have no keys."""
        menu.clear()
        if (session := self._window.session) is None:
            return
        node, players = session.node, session.position.players
        for group in MORE:
            for glyph in group:
                title = translated(title_of(glyph.nag, players))
                action = menu.addAction(f"{glyph.sign}   {title}")
                action.setCheckable(True)
                action.setChecked(glyph.nag in node.nags)
                action.setEnabled(session.takes_notes and node.parent is not None)
                action.triggered.connect(lambda _=False, nag=glyph.nag: self.judge(nag))
            menu.addSeparator()

    def note_players(self, player: int = 1) -> None:
        """Open the notes on the players and their armies, at the note on one player."""
        if (session := self._window.session) is None or not session.takes_notes:
            return
        if PlayerNotesDialog(self._window, session, player).ask():
            self._window.refresh()

    # Lines as text

    def copy_line(self, node: Node | None = None) -> bool:
        """Copy an action and all that follow it as text; return True if there was one."""
        session = self._window.session
        node = node or (None if session is None else session.node)
        if node is not None and node.parent is None:
            node = next(iter(node.children), None)  # at the start, from its first move on
        if session is None or node is None:
            self._window.report(tr("There is no move to copy."))
            return False
        QGuiApplication.clipboard().setText(variations.text_of(node, session.game))
        self._window.report(tr("%n move(s) copied.", "", len(node.whole())))
        return True

    def cut_line(self, node: Node | None = None) -> None:
        """Copy the variation an action belongs to, and delete it."""
        if (session := self._window.session) is None or not session.takes_notes:
            return
        if (first := (node or session.node).variation) is None:
            self._window.report(tr("Only variations are cut; this move is of the game."))
        elif self.copy_line(first) and variations.delete(session, first, Edit.CUT):
            self._window.report(tr("The variation is cut; paste it where it belongs."))
        else:
            self._window.report(tr("The game that is analysed cannot be cut."))

    def paste_line(self) -> None:
        """Insert a line copied as text after the cursor."""
        from cfanp_gui.record.cpgn import read_line
        from cfanp_gui.record.game_record import RecordError

        if (session := self._window.session) is None or not session.takes_notes:
            return
        words = tr("There is no line of moves to paste.")
        try:
            text = QGuiApplication.clipboard().text()
            line = read_line(text, session.position, session.game.notation)
        except RecordError as problem:
            words = tr("This cannot be pasted: {reason}.").format(reason=translated(problem))
        else:
            if (first := variations.paste(session, line)) is not None:
                session.visit(first)
                words = tr("The line is pasted.")
        self._window.report(words)

    # The analysed game

    def compare(self) -> None:
        """Mark in the list which moves belong to the analysed game, or stop marking them."""
        self._compares = not self.compares
        self._window.refresh()

    def to_leaving(self) -> None:
        """Go to the point at which the line at the cursor leaves the analysed game."""
        if (session := self._window.session) is None or (end := session.game_end) is None:
            return
        there = next(node for node in session.node.path() if end.within(node))
        if there is session.node:
            self._window.report(tr("This move is of the game."))
        session.visit(there)


def next_side(session: GameSession) -> str | None:
    """Return the side that gets the turn after a pass, named as in `free_turns`, or None."""
    position = session.position
    if (turn := position.turn()) is None:
        return None
    sides = {seat: side for side, seat in position.free_turns().items()}
    order = [seat.id for seat in position.seats()]
    here = order.index(turn.seat)
    following = order[here + 1 :] + order[:here]
    return next((sides[seat] for seat in following if seat in sides), None)


class PlayerNotesDialog(AskingDialog):
    """Dialog with a list of players and the note on the chosen one; OK keeps the notes."""

    def __init__(self, parent: QWidget | None, session: GameSession, player: int = 1) -> None:
        """`player` is the one whose note is shown first, from 1."""
        super().__init__(parent)
        self.setWindowTitle(tr("Notes on players and their armies"))
        self._session = session
        self._texts = {
            number: session.annotations.description(number)
            for number in range(1, len(session.match.seats) + 1)
        }
        self.players = QListWidget()
        self.players.setAccessibleName(tr("Players"))
        self.players.addItems([self._title(number) for number in self._texts])
        self.players.setCurrentRow(player - 1)
        self.players.setFixedWidth(
            min(240, self.players.sizeHintForColumn(0) + 4 * self.fontMetrics().height())
        )
        self.field = QPlainTextEdit(self._texts[player], tabChangesFocus=True)
        self.field.setAccessibleName(tr("Note"))
        self.field.setPlaceholderText(tr("Note"))
        self.players.currentRowChanged.connect(self._show)
        self.field.textChanged.connect(self._type)
        self.buttons = answers(self, Buttons.Ok | Buttons.Cancel)
        in_column(in_row(self.players, (self.field, 1)), self.buttons, over=self)
        resize_on_screen(self, 560, 300)
        self.field.setFocus()

    def _title(self, number: int) -> str:
        """Return a player's text in the list, marked if there is a note."""
        label = self._session.game.notation.naming.label(number)
        sign = "  \N{BULLET}" if self._texts[number] else ""
        return f"{label}   {self._session.name(number)}{sign}"

    def _show(self, row: int) -> None:
        """Show the note of the player in a row."""
        with QSignalBlocker(self.field):
            self.field.setPlainText(self._texts[row + 1])

    def _type(self) -> None:
        row = self.players.currentRow()
        self._texts[row + 1] = " ".join(self.field.toPlainText().split())
        self.players.item(row).setText(self._title(row + 1))

    def accept(self) -> None:
        """Keep the notes with the game."""
        for number, text in self._texts.items():
            self._session.annotations.describe(number, text)
        super().accept()


KEEP_MS = 700
"""Pause in typing after which the comment is kept, in milliseconds."""
LINES = 3
"""Number of lines of a comment that are visible at once."""


class CommentField(QPlainTextEdit):
    """Field of a few lines that signals when its text is to be kept; Tab leaves it."""

    def __init__(self, keep: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(tabChangesFocus=True)
        self._keep, self._leave = keep, leave
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        # One more pixel per line, in case rounding brings up a scroll bar.
        self.setFixedHeight(LINES * (self.fontMetrics().lineSpacing() + 1) + margins)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._keep()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the text with Enter and leave with Esc: a comment is one line of text."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._keep()
            self._leave()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)


class NotesPanel(QWidget):
    """Panel of glyph buttons above a field for the comment."""

    def __init__(
        self,
        judge: Callable[[int], None],
        fill_glyphs: Callable[[QMenu], None],
        leave: Callable[[], None],
    ) -> None:
        """`leave` gives focus back to the table."""
        super().__init__()
        self._session: GameSession | None = None
        self._node: Node | None = None
        self._shown = ""
        """Text as last shown or kept."""
        self._timer = single_shot(self, KEEP_MS, partial(self.keep, True))
        self._more = False
        """True if typing continues the text that was kept last."""
        self._beside: object = None
        """Annotations of the move other than the text, as last shown."""
        self.field = CommentField(self.keep, leave)
        self.field.textChanged.connect(self._timer.start)
        self.glyphs: dict[int, QToolButton] = {}
        for glyph in MOVES[:KEYED]:
            button = QToolButton(autoRaise=True)
            button.setText(glyph.sign)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, nag=glyph.nag: judge(nag))
            self.glyphs[glyph.nag] = button
        self.more = QToolButton(autoRaise=True)
        self.more.setText("…")
        # A menu set on the button would draw an arrow beside the dots, or need a style sheet
        # to be rid of it, and a button with one keeps the colours of the theme it was made in.
        self.menu = TickMenu(self.more)
        self.menu.aboutToShow.connect(lambda: fill_glyphs(self.menu))
        self.more.clicked.connect(
            lambda: self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))
        )
        signs = in_row(*self.glyphs.values(), self.more, STRETCH, spacing=2)
        in_column(signs, self.field, over=self, spacing=4, margins=(0, 4, 0, 0))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.field.setPlaceholderText(self.tr("Comment"))
        self.field.setAccessibleName(self.tr("Comment on this move"))
        for number, glyph in enumerate(MOVES[:KEYED], start=1):
            button, title = self.glyphs[glyph.nag], translated(glyph.title)
            button.setAccessibleName(title)
            button.setToolTip(self.tr("{glyph} (Alt+{key})").format(glyph=title, key=number))
        name_button(self.more, self.tr("More signs"))

    def show_session(self, session: GameSession) -> None:
        """Show the annotations of the move at a session's cursor."""
        node = session.node
        if node is not self._node:
            self.keep()
        elif (node.nags, node.drawings) != self._beside:
            self._more = False
        self._session, self._node = session, node
        self._beside = node.nags, node.drawings
        for nag, button in self.glyphs.items():
            button.setChecked(nag in node.nags)
            button.setEnabled(node.parent is not None)
        self.more.setEnabled(node.parent is not None)
        text = said(node.comment)
        if text != self._shown or text != self._typed_text():
            self._timer.stop()
            self._shown = text
            cursor = self.field.textCursor()
            at = cursor.position()
            with QSignalBlocker(self.field):
                self.field.setPlainText(text)
            if self.field.hasFocus():  # the text cursor stays in place as far as possible
                cursor.setPosition(min(at, len(text)))
                self.field.setTextCursor(cursor)

    def _typed_text(self) -> str:
        """Return the field's text in the form of a comment."""
        return " ".join(self.field.toPlainText().split())

    def keep(self, more: bool = False) -> None:
        """Keep the text with its move; with `more`, text typed later is undone together with it."""
        self._timer.stop()
        text = self._typed_text()
        if self._session is not None and self._node is not None and text != self._shown:
            self._shown = text
            self._session.annotations.say(text, self._node, self._more)
        self._more = more


BAR = 3
"""Width of the bar at its left, in pixels."""


class AnalysisStrip(QWidget):
    """Strip with a word, and a button back to the game if one waits."""

    def __init__(self, back: Callable[[], object]) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.word = bold_label()
        self.word.setWordWrap(False)
        self.back = QToolButton(autoRaise=True)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(lambda _=False: back())
        in_row((self.word, 1), self.back, over=self, spacing=6, margins=(BAR + 8, 3, 3, 3))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.word.setText(self.tr("Analysis"))
        self.word.setToolTip(self.tr("Any side may be moved; the game itself is not touched."))
        self.back.setText(self.tr("Back to the game"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        painter.fillRect(QRectF(0, 0, BAR, self.height()), colour)
        colour.setAlpha(30)
        painter.fillRect(QRectF(BAR, 0, self.width() - BAR, self.height()), colour)


class AnalysisPanels:
    """Controller that shows the strip and the notes beside other parts, as the session needs."""

    def __init__(self, window: Workplace, actions: AnalysisActions) -> None:
        self._window, self._actions = window, actions
        self.strip = AnalysisStrip(actions.toggle)
        """Strip above the order of play that says that this is an analysis."""
        window.order_panel.column.insertWidget(0, self.strip)
        self.notes = NotesPanel(actions.judge, actions.fill_glyphs, window.view.setFocus)
        """Panel for notes, below the list of moves."""
        window.moves_panel.column.addWidget(self.notes)
        for part in (self.strip, self.notes):
            part.hide()

    def show_session(self, session: GameSession) -> None:
        """Show the annotations of a session, and whether it is an analysis."""
        self._window.moves_panel.model.compare(self._actions.compares)
        self.notes.show_session(session)
        self.notes.setVisible(session.takes_notes)
        self.strip.back.setVisible(self._actions.game_waits)
        title, keys = self.strip.back.text(), keys_of(self._window.commands["analyse"])
        self.strip.back.setToolTip(f"{title} ({keys})" if keys else title)
        self.strip.setVisible(session.analysing)

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.notes.retranslate()
        self.strip.retranslate()
