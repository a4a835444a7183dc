"""What lies in the panels beside the table where a game is read or analysed.

That is a strip over the order of play, and a panel for notes below the moves. They are made when
there is something to read or to analyse, and loaded before that when nothing else is done.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.view import TableView
from cfanp_gui.window.analysis.analysis_actions import AnalysisActions
from cfanp_gui.window.analysis.notes_panel import NotesPanel
from cfanp_gui.window.moves.moves_panel import MovesPanel
from cfanp_gui.window.panels.side_panels import OrderPanel
from cfanp_gui.window.widgets.layouts import in_row
from cfanp_gui.window.widgets.plain_text import bold_label

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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        super().changeEvent(event)

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
        self._view = view
        self._order = order
        self._moves = moves
        self._actions = actions
        self.strip: AnalysisStrip | None = None
        """Says that this is an analysis; None until there has been one."""
        self.notes: NotesPanel | None = None
        """Where notes are taken; None until there is a game to take them on."""

    def show_session(self, session: GameSession) -> None:
        """Show what is noted on a session as it is now, and whether it is an analysis."""
        self._moves.model.compare(self._actions.compares)
        self._take_notes(session)
        self._mark_analysis(session)

    def _take_notes(self, session: GameSession) -> None:
        """Have notes taken below the list of moves, where there is a game to take them on."""
        if self.notes is None and session.takes_notes:
            actions = self._actions
            self.notes = NotesPanel(actions.judge, actions.fill_glyphs, self._view.setFocus)
            self._moves.show_notes(self.notes)
        if self.notes is not None:
            self.notes.show_session(session)
            self.notes.setVisible(session.takes_notes)

    def _mark_analysis(self, session: GameSession) -> None:
        """Say over the order of play that this is an analysis, if it is one."""
        if self.strip is None and session.analysing:
            self.strip = AnalysisStrip(self._actions.toggle)
            self._order.show_strip(self.strip)
        if self.strip is not None:
            self.strip.show_way_back(self._actions.game_waits, self._actions.keys)
            self.strip.setVisible(session.analysing)

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts to which the keyboard goes."""
        return [] if self.notes is None else [self.notes.field]

    def settle(self) -> None:
        """Keep what is being typed."""
        if self.notes is not None:
            self.notes.keep()

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        if self.notes is not None:
            self.notes.retranslate()
        if self.strip is not None:
            self.strip.retranslate()
