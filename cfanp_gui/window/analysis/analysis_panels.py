"""What lies beside the table where a game is read or analysed: a strip that says so, and notes.

They are made when there is something to read or to analyse, and loaded before that when nothing
else is done.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QSizePolicy, QToolButton, QWidget

from cfanp_gui.record.movetext import said
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.glyphs import KEYED, MOVES
from cfanp_gui.session.tree import Node
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import translated
from cfanp_gui.table.view import TableView
from cfanp_gui.window.analysis.analysis_actions import AnalysisActions
from cfanp_gui.window.moves.moves_panel import MovesPanel
from cfanp_gui.window.panels.side_panels import OrderPanel
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_label
from cfanp_gui.window.widgets.style import TickMenu

KEEP_MS = 700
"""How long somebody may pause in typing before the comment is kept."""
LINES = 3
"""Lines of a comment that are seen at once."""


class CommentField(QPlainTextEdit):
    """A field of a few lines that says when its text is to be kept; Tab leaves it."""

    def __init__(self, keep: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__()
        self._keep = keep
        self._leave = leave
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        # A pixel a line more, lest rounding brings up a scroll bar.
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
    """Buttons for glyphs over a field for the comment."""

    def __init__(
        self,
        judge: Callable[[int], None],
        fill_glyphs: Callable[[QMenu], None],
        leave: Callable[[], None],
    ) -> None:
        """`leave` gives the keyboard back to the table."""
        super().__init__()
        self._session: GameSession | None = None
        self._node: Node | None = None
        self._shown = ""
        """The text as it was last shown or kept."""
        self._timer = single_shot(self, KEEP_MS, self._pause)
        self._more = False
        """Whether what is typed goes on with what was kept last."""
        self._beside: object = None
        """What is noted on the move besides the text, as it was last shown."""
        self.field = CommentField(self.keep, leave)
        self.field.textChanged.connect(self._timer.start)
        self.glyphs: dict[int, QToolButton] = {}
        for glyph in MOVES[:KEYED]:
            button = QToolButton()
            button.setText(glyph.sign)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, nag=glyph.nag: judge(nag))
            self.glyphs[glyph.nag] = button
        self.more = QToolButton()
        self.more.setAutoRaise(True)
        self.more.setText("…")
        # A menu of its own would be marked by an arrow beside the dots, or need a style sheet
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
        """Set all texts anew in the language in use."""
        self.field.setPlaceholderText(self.tr("Comment"))
        self.field.setAccessibleName(self.tr("Comment on this move"))
        for number, glyph in enumerate(MOVES[:KEYED], start=1):
            button = self.glyphs[glyph.nag]
            title = translated(glyph.title)
            button.setAccessibleName(title)
            button.setToolTip(self.tr("{glyph} (Alt+{key})").format(glyph=title, key=number))
        self.more.setToolTip(self.tr("More signs"))
        self.more.setAccessibleName(self.tr("More signs"))

    def show_session(self, session: GameSession) -> None:
        """Show what is noted on the move at a session's cursor."""
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
            self._set_text(text)

    def _set_text(self, text: str) -> None:
        """Have another text in the field; who types stays where they are, as far as may be."""
        cursor = self.field.textCursor()
        at = cursor.position()
        with QSignalBlocker(self.field):
            self.field.setPlainText(text)
        if self.field.hasFocus():
            cursor.setPosition(min(at, len(text)))
            self.field.setTextCursor(cursor)

    def _typed_text(self) -> str:
        """Return what is in the field, as a comment has it."""
        return " ".join(self.field.toPlainText().split())

    def _pause(self) -> None:
        """Keep what was typed so far; all that is typed in one go is undone in one."""
        self._keep()
        self._more = True

    def keep(self) -> None:
        """Keep what was typed, with the move it was typed for; what is typed next is another go."""
        self._keep()
        self._more = False

    def _keep(self) -> None:
        self._timer.stop()
        text = self._typed_text()
        session, node = self._session, self._node
        if session is not None and node is not None and text != self._shown:
            self._shown = text
            session.annotations.say(text, node, self._more)


BAR = 3
"""Pixels of the bar at its left."""
_TINT = 30
"""How much of the bar's colour its ground has, of 255."""


class AnalysisStrip(QWidget):
    """A word, and a button back to the game where one waits."""

    def __init__(self, back: Callable[[], object]) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.word = bold_label()
        self.word.setWordWrap(False)
        self.back = QToolButton()
        self.back.setAutoRaise(True)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(lambda _=False: back())
        in_row((self.word, 1), self.back, over=self, spacing=6, margins=(BAR + 8, 3, 3, 3))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self.word.setText(self.tr("Analysis"))
        self.word.setToolTip(self.tr("Any side may be moved; the game itself is not touched."))
        self.back.setText(self.tr("Back to the game"))

    def show_way_back(self, waits: bool, keys: str) -> None:
        """Offer to go back where a game waits, and name the keys that do the same."""
        self.back.setVisible(waits)
        title = self.back.text()
        self.back.setToolTip(f"{title} ({keys})" if keys else title)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        colour = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        painter.fillRect(QRectF(0, 0, BAR, self.height()), colour)
        colour.setAlpha(_TINT)
        painter.fillRect(QRectF(BAR, 0, self.width() - BAR, self.height()), colour)


class AnalysisPanels:
    """Shows them beside what others show there, as the session needs them."""

    def __init__(
        self, view: TableView, order: OrderPanel, moves: MovesPanel, actions: AnalysisActions
    ) -> None:
        self._moves = moves
        self._actions = actions
        self.strip = AnalysisStrip(actions.toggle)
        """Says over the order of play that this is an analysis."""
        order.show_strip(self.strip)
        self.notes = NotesPanel(actions.judge, actions.fill_glyphs, view.setFocus)
        """Where notes are taken, below the list of moves."""
        moves.show_notes(self.notes)
        for part in (self.strip, self.notes):
            part.hide()

    def show_session(self, session: GameSession) -> None:
        """Show what is noted on a session as it is now, and whether it is an analysis."""
        self._moves.model.compare(self._actions.compares)
        self.notes.show_session(session)
        self.notes.setVisible(session.takes_notes)
        self.strip.show_way_back(self._actions.game_waits, self._actions.keys)
        self.strip.setVisible(session.analysing)

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts to which the keyboard goes."""
        return [self.notes.field]

    def settle(self) -> None:
        """Keep what is being typed."""
        self.notes.keep()

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self.notes.retranslate()
        self.strip.retranslate()
