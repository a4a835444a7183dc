"""Panel of judgements: each player's share, the best turns, and the course of the game."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QProgressBar, QPushButton, QStackedWidget, QTabBar, QWidget

from cfanp_gui.bots.judgement import Judgement
from cfanp_gui.core.position import Position
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.row_list import ListRow, RowList
from cfanp_gui.window.analysis.search_panel import SearchPanel
from cfanp_gui.window.analysis.shares import Course, ShareGraph, ShareRow, SharesView
from cfanp_gui.window.analysis.turn_list import TurnsView, WorstDelegate
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label

MOST_LINES = 5
"""Maximum number of best turns listed."""
LINES = 3
POSITION, GAME = range(2)
"""Indexes of the pages."""


class ShownJudgement(NamedTuple):
    """Content shown for the position on the table."""

    words: JudgementWords | None = None
    """Texts for the judgement; None if nothing can be judged."""
    position: Position | None = None
    rows: tuple[ShareRow, ...] = ()
    judgement: Judgement | None = None
    """None while nothing is known."""
    title: str = ""
    """Name of the player to move, or the result of the game."""
    reason: str = ""
    """Reason nothing can be judged, as a sentence."""


class JudgingProgress(NamedTuple):
    """Progress of judging a game."""

    known: int
    all: int
    running: bool


class JudgementPanel(SearchPanel):
    """Panel of two pages, the position and the worst moves, above the graph of the game."""

    def __init__(self) -> None:
        super().__init__(MOST_LINES)
        self._shown = ShownJudgement()
        self.progress = JudgingProgress(0, 0, False)
        """Progress of judging as last shown."""
        self.pages = QTabBar()
        self.pages.setExpanding(True)
        self.pages.setDrawBase(False)
        self.stack = QStackedWidget()
        for page in (self._make_position(), self._make_worst()):
            self.pages.addTab("")
            self.stack.addWidget(page)
        self.pages.currentChanged.connect(self.stack.setCurrentIndex)
        self.graph = ShareGraph()
        self.graph_title = bold_label()
        self.judge_game = QPushButton()
        self.bar = QProgressBar()
        self.bar.setTextVisible(True)
        self.cancel = QPushButton()
        working = in_row((self.judge_game, 1), (self.bar, 1), self.cancel, spacing=6)
        above = (self.pages, (self.stack, 3), self.problem, 4)
        below = (self.graph_title, (self.graph, 3), working)
        in_column(*above, *below, over=self, spacing=6, margins=(8,))
        self.retranslate()

    def _make_position(self) -> QWidget:
        """Return the page of the position on the table."""
        self.bars = SharesView()
        self.list = TurnsView()
        self.list.set_rows(LINES)
        self.list.released.connect(self._show_effort)
        self.state.setAlignment(Qt.AlignmentFlag.AlignTop)
        # Room for the text shown while the mouse is over the list, or the button would go away.
        self.state.setMinimumHeight(2 * self.state.fontMetrics().lineSpacing())
        self.count.setValue(LINES)
        self.count.valueChanged.connect(self.list.set_rows)
        page = QWidget()
        parts = (self.title, self.reason, self.bars, self.list, self.state, self.buttons, STRETCH)
        in_column(*parts, over=page, spacing=6, margins=(0, 4, 0, 0))
        return page

    def _make_worst(self) -> QWidget:
        """Return the page of the worst moves of the game."""
        self.worst_list = RowList(WorstDelegate(), size=QSize(280, 160))
        self.worst_words = plain_label("")
        page = QWidget()
        parts = (self.worst_words, (self.worst_list, 1))
        in_column(*parts, over=page, spacing=6, margins=(0, 4, 0, 0)).addStretch(0)
        return page

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.pages.setTabText(POSITION, self.tr("Position"))
        self.pages.setTabText(GAME, self.tr("Worst moves"))
        self.pages.setAccessibleName(self.tr("Judgement"))
        self.bars.setAccessibleName(self.tr("What everybody may expect"))
        self.list.setAccessibleName(self.tr("Best turns"))
        self.worst_list.setAccessibleName(self.tr("Worst moves"))
        self.graph.setAccessibleName(self.tr("How the game went for everybody"))
        self.count_label.setText(self.tr("Turns"))
        self.count.setAccessibleName(self.tr("Number of turns"))
        self.graph_title.setText(self.tr("The game"))
        self.judge_game.setText(self.tr("Judge the whole game"))
        self.bar.setFormat(self.tr("%v of %m positions"))
        self.cancel.setText(self.tr("Cancel"))
        self._show()

    @property
    def panes(self) -> list[QWidget]:
        """Return the usable parts of the page shown."""
        if self.pages.currentIndex() == POSITION:
            return [self.list if self.list.rows.rowCount() else self.start]
        if self.worst_list.rows.rowCount():
            return [self.worst_list]
        return [self.cancel if self.progress.running else self.judge_game]

    # Content

    def show_position(self, shown: ShownJudgement) -> None:
        """Show the known judgement of the position on the table, or the reason there is none."""
        self._shown = shown
        self._show()

    def show_course(
        self, course: Course | None, progress: JudgingProgress, worst: tuple[ListRow, ...] = ()
    ) -> None:
        """Show the course of the game as far as it is known, and the most costly turns."""
        self.progress = progress
        self.graph.show_course(course)
        self.worst_list.rows.replace_rows(worst)
        self._show()

    def _show(self) -> None:
        shown, judgement = self._shown, self._shown.judgement
        possible = shown.words is not None
        self._show_search(shown.title, shown.reason, possible)
        self.bars.show_shares(shown.rows)
        self.list.list_turns(shown.words, shown.position, judgement)
        self._show_effort()
        for part in (self.bars, self.list, self.state):
            part.setVisible(possible)
        self._show_game()

    def _show_effort(self) -> None:
        """Show the depth of search of the turns listed."""
        listed, words = self.list.judgement, self.list.words
        effort = "" if listed is None or words is None else words.effort(listed)
        if self.list.is_waiting:
            more = self.tr("{effort}; more as soon as the mouse leaves the list")
            effort = more.format(effort=effort)
        self.state.setText(effort)

    def _show_game(self) -> None:
        known, total, running = self.progress
        for drawn in (self.graph, self.graph_title):
            drawn.setVisible(self.graph.course is not None and any(self.graph.course.points))
        for part in (self.bar, self.cancel):
            part.setVisible(running)
        self.judge_game.setHidden(running)
        self.judge_game.setEnabled(known < total)
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(known)
        listed = self.worst_list.rows.rowCount()
        self.worst_list.setVisible(listed > 0)
        if not known:
            words = self.tr(
                "When the game has been judged, the moves are listed here by which players lost "
                "most of what they could expect."
            )
        elif running and not listed:
            words = self.tr("The game is being judged.")
        elif not listed:
            words = self.tr("Nobody lost much by any move that has been judged.")
        else:
            words = self.tr("A click leads to where the move was made and shows what was better.")
        self.worst_words.setText(words)
