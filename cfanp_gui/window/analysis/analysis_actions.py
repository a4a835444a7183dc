"""Commands of an analysis of the game on the table, and the dialog of notes on players."""

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidget, QMenu, QPlainTextEdit, QWidget

from cfanp_gui.record.cpgn import read_line
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session import variations
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.glyphs import MORE, title_of, toggled
from cfanp_gui.session.input import give_turn
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import sentence, tr, translated
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, button_box
from cfanp_gui.window.widgets.layouts import in_column, in_row
from cfanp_gui.window.workplace import Workplace


class AnalysisActions(QObject):
    """Commands that begin and end an analysis, and edit it from menus, keys and the move list."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window
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
        """Tick the command of comparing while moves are compared."""
        self._window.commands["compare"].setChecked(self.compares)

    # Analysing

    def toggle(self) -> None:
        """Analyse the game on the table; in an analysis of it, go back to the game."""
        if self.game_waits:
            if self._window.may_leave_game(keeps_waiting=True):
                self._window.documents.drop_analysis()
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
            self._window.report(sentence(refusal.sentence))

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
        usable = session.takes_notes and node.parent is not None
        for group in MORE:
            for glyph in group:
                title = translated(title_of(glyph.nag, players))
                action = menu.addAction(f"{glyph.sign}   {title}")
                action.setCheckable(True)
                action.setChecked(glyph.nag in node.nags)
                action.setEnabled(usable)
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


class PlayerNotesDialog(ModalDialog):
    """Dialog with a list of players and the note on the chosen one; OK keeps the notes."""

    def __init__(self, parent: QWidget | None, session: GameSession, player: int = 1) -> None:
        """`player` is the one whose note is shown first, from 1."""
        super().__init__(parent, tr("Notes on players and their armies"), (560, 300))
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
        self.buttons = button_box(self, Buttons.Ok | Buttons.Cancel)
        in_column(in_row(self.players, (self.field, 1)), self.buttons, over=self)
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
