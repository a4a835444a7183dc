"""The panel of judgements: what everybody may expect, the best turns, and how the game went."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.bots.judgement import Judgement
from cfanp_gui.core.position import Position
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.share_bars import ShareRow, SharesModel, SharesView
from cfanp_gui.window.analysis.share_graph import Course, ShareGraph
from cfanp_gui.window.analysis.turn_list import (
    TurnsModel,
    TurnsView,
    WorstModel,
    WorstRow,
    WorstView,
)
from cfanp_gui.window.plain_text import plain_label

MOST_LINES = 5
"""Best turns that are listed at most."""
LINES = 3
POSITION, GAME = range(2)
"""The pages."""


class Shown(NamedTuple):
    """What is to be seen of the position on the table."""

    words: JudgementWords | None = None
    """What puts it into words; None where nothing can be judged."""
    position: Position | None = None
    rows: tuple[ShareRow, ...] = ()
    judgement: Judgement | None = None
    """None while nothing is known."""
    title: str = ""
    """Whose turn it is, or how the game ended."""
    reason: str = ""
    """Why nothing can be judged, as a sentence."""


class Progress(NamedTuple):
    """How far a game has been judged."""

    known: int
    all: int
    running: bool


class JudgementPanel(QWidget):
    """Two pages, the position and the worst moves, and the graph of the game below both."""

    shown = Signal(bool)
    """It can be seen now, or no longer."""
    start_asked = Signal()
    """A person wants the position on the table to be looked at."""
    stop_asked = Signal()
    lines_changed = Signal(int)
    """How many of the best turns a person wants to see."""
    game_asked = Signal()
    """A person wants the whole game to be judged."""
    cancel_asked = Signal()
    chosen = Signal(int)
    """The number of the position on the line a person wants to see."""

    def __init__(self) -> None:
        super().__init__()
        self.running = False
        """Whether the position on the table is looked at."""
        self._shown = Shown()
        self._problem = ""
        self.progress = Progress(0, 0, False)
        """How far the game was judged when it was shown last."""
        self.pages = QTabBar()
        self.pages.setExpanding(True)
        self.pages.setDrawBase(False)
        self.pages.addTab("")
        self.pages.addTab("")
        self.stack = QStackedWidget()
        self.stack.addWidget(self._make_position())
        self.stack.addWidget(self._make_worst())
        self.pages.currentChanged.connect(self.stack.setCurrentIndex)
        self.graph = ShareGraph()
        self.graph.chosen.connect(self.chosen)
        self.graph_title = plain_label("")
        self.graph_title.setFont(_bold(self.graph_title.font()))
        self.judge_game = QPushButton()
        self.judge_game.clicked.connect(self.game_asked)
        self.bar = QProgressBar()
        self.bar.setTextVisible(True)
        self.cancel = QPushButton()
        self.cancel.clicked.connect(self.cancel_asked)
        self.problem = plain_label("")
        self.problem.setFont(_bold(self.problem.font()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        layout.addWidget(self.pages)
        layout.addWidget(self.stack, 3)
        layout.addWidget(self.problem)
        layout.addSpacing(4)
        layout.addWidget(self.graph_title)
        layout.addWidget(self.graph, 3)
        working = QHBoxLayout()
        working.setSpacing(6)
        working.addWidget(self.judge_game, 1)
        working.addWidget(self.bar, 1)
        working.addWidget(self.cancel)
        layout.addLayout(working)
        self.retranslate()

    def _make_position(self) -> QWidget:
        """Return the page about the position on the table."""
        self.title = plain_label("")
        self.title.setFont(_bold(self.title.font()))
        self.reason = plain_label("")
        self.shares = SharesModel()
        self.bars = SharesView(self.shares)
        self.turns = TurnsModel()
        self.list = TurnsView(self.turns)
        self.list.set_rows(LINES)
        self.list.released.connect(self._show_effort)
        self.state = _quiet(plain_label(""))
        # Room for what is said while the mouse is over the list, or the button would go away.
        self.state.setMinimumHeight(2 * self.state.fontMetrics().lineSpacing())
        self.start = QPushButton()
        self.start.clicked.connect(self._press_start)
        self.lines_label = plain_label("")
        self.lines_label.setWordWrap(False)
        self.lines = QSpinBox()
        self.lines.setRange(1, MOST_LINES)
        self.lines.setValue(LINES)
        self.lines.setKeyboardTracking(False)
        self.lines.valueChanged.connect(self._change_lines)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self.start, 1)
        buttons.addWidget(self.lines_label)
        buttons.addWidget(self.lines)
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(6)
        for part in (self.title, self.reason, self.bars, self.list, self.state):
            layout.addWidget(part)
        layout.addLayout(buttons)
        layout.addStretch(1)
        return page

    def _make_worst(self) -> QWidget:
        """Return the page about the worst moves of the game."""
        self.worst = WorstModel()
        self.worst_list = WorstView(self.worst)
        self.worst_words = plain_label("")
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.worst_words)
        layout.addWidget(self.worst_list, 1)
        layout.addStretch(0)
        return page

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self.pages.setTabText(POSITION, self.tr("Position"))
        self.pages.setTabText(GAME, self.tr("Worst moves"))
        self.pages.setAccessibleName(self.tr("Judgement"))
        self.bars.setAccessibleName(self.tr("What everybody may expect"))
        self.list.setAccessibleName(self.tr("Best turns"))
        self.worst_list.setAccessibleName(self.tr("Worst moves"))
        self.graph.setAccessibleName(self.tr("How the game went for everybody"))
        self.lines_label.setText(self.tr("Turns"))
        self.lines.setAccessibleName(self.tr("Number of turns"))
        self.graph_title.setText(self.tr("The game"))
        self.judge_game.setText(self.tr("Judge the whole game"))
        self.bar.setFormat(self.tr("%v of %m positions"))
        self.cancel.setText(self.tr("Cancel"))
        self._show()

    @property
    def pane(self) -> QWidget:
        """Return the part to which the keyboard goes on the page that is shown."""
        if self.pages.currentIndex() == POSITION:
            return self.list if self.turns.rowCount() else self.start
        if self.worst.rowCount():
            return self.worst_list
        return self.cancel if self.progress.running else self.judge_game

    # What is to be seen

    def show_position(self, shown: Shown) -> None:
        """Show what is known of the position on the table, or why nothing can be."""
        self._shown = shown
        self._show()

    def show_running(self, running: bool, problem: str = "") -> None:
        """Show whether the position on the table is looked at, and why it no longer is."""
        self.running, self._problem = running, problem
        self._show()

    def show_course(self, course: Course | None, progress: Progress) -> None:
        """Show how the game went, as far as is known."""
        self.progress = progress
        self.graph.show_course(course)
        self._show()

    def show_worst(self, rows: tuple[WorstRow, ...]) -> None:
        """List the turns by which most was lost."""
        self.worst.show(rows)
        self._show()

    def show_page(self, page: int) -> None:
        """Turn to a page."""
        self.pages.setCurrentIndex(page)

    def _show(self) -> None:
        shown, found = self._shown, self._shown.judgement
        possible = shown.words is not None
        self.title.setText(shown.title)
        self.title.setVisible(bool(shown.title))
        self.reason.setText(shown.reason)
        self.reason.setVisible(bool(shown.reason))
        self.shares.show(shown.rows)
        for part in (self.bars, self.list):
            part.setVisible(possible)
        self.list.list_turns(shown.words, shown.position, found)
        self._show_effort()
        self.state.setVisible(possible)
        self.start.setText(self.tr("Stop") if self.running else self.tr("Start"))
        self.start.setEnabled(self.running or possible)
        self.problem.setText(self._problem)
        self.problem.setVisible(bool(self._problem))
        self._show_game()

    def _show_effort(self) -> None:
        """Say how far was looked for the turns that are listed."""
        listed, words = self.turns.judgement, self.turns.words
        effort = "" if listed is None or words is None else words.effort(listed)
        if self.list.is_waiting:
            more = self.tr("{effort}; more as soon as the mouse leaves the list")
            effort = more.format(effort=effort)
        self.state.setText(effort)

    def _show_game(self) -> None:
        known, total, running = self.progress
        self.graph.setVisible(known > 0)
        self.graph_title.setVisible(known > 0)
        self.judge_game.setVisible(not running)
        self.judge_game.setEnabled(known < total)
        self.bar.setVisible(running)
        self.cancel.setVisible(running)
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(known)
        listed = self.worst.rowCount()
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

    def _press_start(self) -> None:
        (self.stop_asked if self.running else self.start_asked).emit()

    def _change_lines(self, lines: int) -> None:
        self.list.set_rows(lines)
        self.lines_changed.emit(lines)

    def set_lines(self, lines: int) -> None:
        """Show so many of the best turns."""
        with QSignalBlocker(self.lines):
            self.lines.setValue(lines)
        self.list.set_rows(lines)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shown.emit(False)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _quiet(label: QLabel) -> QLabel:
    """Return a label whose words matter less."""
    small = QFont(label.font())
    small.setPointSizeF(max(6.0, small.pointSizeF() * 0.88))
    label.setFont(small)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    return label
