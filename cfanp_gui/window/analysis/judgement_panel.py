"""Panel of judgements: each player's share, best and most costly turns, the course of the game."""

from dataclasses import astuple, dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QProgressBar, QPushButton, QStyleOptionViewItem, QTabWidget, QWidget

from cfanp_gui.bots.judgement import BestTurn, Judgement
from cfanp_gui.core.position import Position
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.window.analysis.engine_lines import LineList
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.search_panel import SearchPanel
from cfanp_gui.window.analysis.shares import Course, ShareGraph, ShareRow, SharesView
from cfanp_gui.window.services.locale_forms import EXACT, share_text
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.panel_lists import (
    BADGE_ROLE,
    NOTE_ROLE,
    Index,
    PointedDelegate,
    paint_badge,
    paint_tint,
    softer,
)
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, small_font
from cfanp_gui.window.widgets.row_list import ListRow, RowList

MOST_LINES = 5
"""Maximum number of best turns listed."""
LINES = 3
POSITION, GAME = range(2)
"""Indexes of the pages."""


@dataclass(frozen=True, slots=True)
class ShownJudgement:
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


@dataclass(frozen=True, slots=True)
class JudgingProgress:
    """Progress of judging a game."""

    known: int
    all: int
    running: bool


_BADGE = 28
"""Diameter of the badge of a costly turn, in pixels."""
_MARGIN = 7
"""Margin around the badge and the text, in pixels."""


class TurnsView(LineList):
    """List of turns to point at and to play; its rows do not move while the mouse is over it."""

    released = Signal()
    """Emitted when the mouse has left the list, and new findings are listed."""
    by_double_click = True

    def __init__(self) -> None:
        super().__init__()
        self.listed = ShownJudgement()
        """Judgement whose turns are listed."""
        self.waiting: ShownJudgement | None = None
        """Judgement to list when the mouse has left; None if there is no newer one."""
        self._is_under_mouse = False

    def list_turns(self, shown: ShownJudgement) -> None:
        """List the turns of a judgement, at once or when the mouse has left the list.

        The turns of another position are listed at once. The keyboard's cursor stays on its turn.
        """
        words, position, judgement = shown.words, shown.position, shown.judgement
        same = position is self.listed.position
        newer = judgement not in (None, self.listed.judgement)
        waits = self._is_under_mouse and newer and same and bool(self.rows.rowCount())
        self.waiting = shown if waits else None
        if waits:
            return
        current = self.rows.row(self.currentIndex().row()) if same else None
        self.listed, rows = shown, tuple[ListRow, ...]()
        if words is not None and position is not None and judgement is not None:
            rows = tuple(_turn_row(words, position, judgement, turn) for turn in judgement.turns)
        self.rows.change_rows(rows)
        actions = None if current is None else current.actions
        for number, row in enumerate(rows):
            if row.value.actions == actions and number != self.currentIndex().row():
                self.setCurrentIndex(self.rows.index(number))
                break

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._is_under_mouse = True
        super().mouseMoveEvent(event)

    def event(self, event: QEvent) -> bool:
        """List the findings made while the mouse was over the list when it has left."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Leave, QEvent.Type.Hide):
            self._is_under_mouse = False
            if self.waiting is not None:
                self.list_turns(self.waiting)
                self.released.emit()
        return done


def _turn_row(
    words: JudgementWords, position: Position, judgement: Judgement, turn: BestTurn
) -> ListRow:
    """Return a row for one of the best turns, with the share of the player to move."""
    player, text = judgement.player, words.turn(position, turn)
    score = "" if player is None else share_text(turn.shares[player - 1], EXACT)
    tip, spoken = f"{text}\n{words.shares(turn.shares)}", words.spoken_turn(position, turn)
    return ListRow(turn, text, score=score, tip=tip, spoken=spoken)


class WorstDelegate(PointedDelegate):
    """Delegate that draws a costly turn: its player, the turn, and the better one, uncut."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, RowList) else option.rect.width()
        title, note = self._parts(option.font, QRect(0, 0, width, _BADGE), index)
        return QSize(180, max(note.bottom() + 1 - title.top(), _BADGE) + 2 * _MARGIN)

    @staticmethod
    def _parts(font: QFont, rect: QRect, index: Index) -> tuple[QRect, QRect]:
        """Return the rectangles of the title and the note of a row, whatever their height."""
        left = _MARGIN + (0 if index.data(BADGE_ROLE) is None else _BADGE + 10)
        room = rect.adjusted(left, _MARGIN, -_MARGIN, 0)
        title = _wrapped(font, room, str(index.data()))
        room.setTop(title.bottom() + 2)
        return title, _wrapped(small_font(font), room, str(index.data(NOTE_ROLE)))

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        ink = option.palette.text().color()
        if index.row() == self.pointed_at:
            paint_tint(painter, rect, ink)
        badge: BadgeLook | None = index.data(BADGE_ROLE)
        if badge is not None:
            at = rect.topLeft() + QPoint(_MARGIN, _MARGIN)
            paint_badge(painter, QRectF(QRect(at, QSize(_BADGE, _BADGE))), badge)
        title, note = self._parts(option.font, rect, index)
        painter.setPen(ink)
        painter.setFont(option.font)
        painter.drawText(title, Qt.TextFlag.TextWordWrap, str(index.data()))
        painter.setPen(softer(ink))
        painter.setFont(small_font(option.font))
        painter.drawText(note, Qt.TextFlag.TextWordWrap, str(index.data(NOTE_ROLE)))


def _wrapped(font: QFont, room: QRect, text: str) -> QRect:
    """Return the top part of a rectangle that a text needs for its lines."""
    high = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
    return QRect(room.left(), room.top(), room.width(), high)


class JudgementPanel(SearchPanel):
    """Panel of two pages, the position and the worst moves, above the graph of the game."""

    def __init__(self) -> None:
        super().__init__(MOST_LINES)
        self._shown = ShownJudgement()
        self.progress = JudgingProgress(0, 0, False)
        """Progress of judging as last shown."""
        self.pages = QTabWidget(documentMode=True)
        self.pages.tabBar().setExpanding(True)
        self.pages.tabBar().setDrawBase(False)
        for page in (self._make_position(), self._make_worst()):
            self.pages.addTab(page, "")
        self.graph = ShareGraph()
        self.graph_title = bold_label()
        self.judge_game = QPushButton()
        self.bar, self.cancel = QProgressBar(textVisible=True), QPushButton()
        self.working = QWidget()
        """Progress of judging, with a button to cancel it; elsewhere while the panel is hidden."""
        in_row((self.bar, 1), self.cancel, over=self.working, spacing=6, margins=(0,))
        self.game_row = in_row((self.judge_game, 1), (self.working, 1), spacing=6)
        above = ((self.pages, 3), self.problem, 4)
        below = (self.graph_title, (self.graph, 3), self.game_row)
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
        self.pages.tabBar().setAccessibleName(self.tr("Judgement"))
        self.bars.setAccessibleName(self.tr("What everybody may expect"))
        self.list.setAccessibleName(self.tr("Best turns"))
        self.worst_list.setAccessibleName(self.tr("Worst moves"))
        self.graph.setAccessibleName(self.tr("How the game went for everybody"))
        self.count_label.setText(self.tr("Turns"))
        self.count.setAccessibleName(self.tr("Number of turns"))
        self.graph_title.setText(self.tr("The game"))
        self.judge_game.setText(self.tr("Judge the whole game"))
        self.bar.setFormat(self.tr("Judging: %v of %m"))
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
        shown, possible = self._shown, self._shown.words is not None
        self._show_search(shown.title, shown.reason, possible)
        self.bars.show_shares(shown.rows)
        self.list.list_turns(shown)
        self._show_effort()
        for part in (self.bars, self.list, self.state):
            part.setVisible(possible)
        self._show_game()

    def _show_effort(self) -> None:
        """Show the depth of search of the turns listed."""
        judgement = self.list.listed.judgement
        effort = "" if judgement is None else JudgementWords.effort(judgement)
        if self.list.waiting is not None:
            more = self.tr("{effort}; more as soon as the mouse leaves the list")
            effort = more.format(effort=effort)
        self.state.setText(effort)

    def _show_game(self) -> None:
        known, total, running = astuple(self.progress)
        is_drawn = self.graph.course is not None and any(self.graph.course.points)
        for part, shown in (
            *((self.graph, is_drawn), (self.graph_title, is_drawn)),
            *((self.working, running), (self.judge_game, not running)),
        ):
            part.setVisible(shown)
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
