"""Panel for the notes on a move, the strip that says that this is an analysis, and their display.

They are made when there is something to read or to analyse, and loaded earlier if the program is
idle.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QSizePolicy, QToolButton, QWidget

from cfanp_gui.record.drawings import Drawings
from cfanp_gui.record.movetext import said
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.glyphs import KEYED, MOVES
from cfanp_gui.session.tree import Node
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.analysis.analysis_actions import AnalysisActions
from cfanp_gui.window.services.locale_forms import spoken_day
from cfanp_gui.window.widgets.accessible_names import name_button
from cfanp_gui.window.widgets.action_texts import keys_of
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_label
from cfanp_gui.window.widgets.style import TickMenu
from cfanp_gui.window.workplace import Workplace

KEEP_MS = 700
"""Pause in typing after which the comment is kept, in milliseconds."""
LINES = 3
"""Number of lines of a comment that are visible at once, if there is room."""


class CommentField(QPlainTextEdit):
    """Field of a few lines that signals when its text is to be kept; Tab leaves it."""

    def __init__(self, keep: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(tabChangesFocus=True)
        self._keep, self._leave = keep, leave
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        # One more pixel per line, in case rounding brings up a scroll bar.
        line = self.fontMetrics().lineSpacing() + 1
        self.setMinimumHeight(line + margins)  # in a low window
        self.setMaximumHeight(LINES * line + margins)

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
        beside = node.nags, node.drawings if node.comment else Drawings()
        if node is not self._node:
            self.keep()
        elif beside != self._beside:
            self._more = False
        self._session, self._node, self._beside = session, node, beside
        for nag, button in self.glyphs.items():
            button.setChecked(nag in node.nags)
            button.setEnabled(node.parent is not None)
        self.more.setEnabled(node.parent is not None)
        text = said(node.comment) if node.comment else ""
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


_MOST_NAMED = 4
"""Maximum number of players named in a title."""


def analysis_title(session: GameSession) -> str:
    """Return the title of an analysis: the players of its game, and the day."""
    names = session.match.names
    more = ["…"] if len(names) > _MOST_NAMED else []
    players = " \N{EN DASH} ".join([*names[:_MOST_NAMED], *more])
    day = spoken_day(session.tags.get("Date", ""))
    words = tr("Analysis: {players}, {day}") if day else tr("Analysis: {players}")
    return words.format(players=players, day=day)


BAR = 3
"""Width of the bar at its left, in pixels."""


class AnalysisStrip(QWidget):
    """Strip with a word, and a button back to the game if one waits."""

    def __init__(self, back: Callable[[], object]) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.word = bold_label()
        self.back = QToolButton(autoRaise=True)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(lambda _=False: back())
        lower = in_row(self.back, STRETCH)
        in_column(self.word, lower, over=self, spacing=2, margins=(BAR + 8, 4, 3, 3))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.setToolTip(self.tr("Any side may be moved; the game itself is not touched."))
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
        window.documents.about_to_save.connect(self.notes.keep)
        for part in (self.strip, self.notes):
            part.hide()

    def show_session(self, session: GameSession) -> None:
        """Show the annotations of a session, and whether it is an analysis."""
        self._window.moves_panel.model.compare(self._actions.compares)
        self.notes.show_session(session)
        self.notes.setVisible(session.takes_notes)
        if session.analysing:
            self.strip.word.setText(analysis_title(session))
        self.strip.back.setVisible(self._actions.game_waits)
        title, keys = self.strip.back.text(), keys_of(self._window.commands["analyse"])
        self.strip.back.setToolTip(f"{title} ({keys})" if keys else title)
        self.strip.setVisible(session.analysing)

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.notes.retranslate()
        self.strip.retranslate()
