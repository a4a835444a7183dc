"""Panel of insight: the pairing matrix above, the radar below, for one army at a time.

The surveyor's findings are drawn in the panel and on the table, and an item pointed at in the panel
is shown on the table.
"""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QSplitter, QToolButton, QWidget

from cfanp_gui.core.boards import Pair
from cfanp_gui.insight.survey import Danger
from cfanp_gui.session.view_model import is_played
from cfanp_gui.table.interaction.ghost_join import GhostJoin
from cfanp_gui.table.interaction.threat_hover import ThreatHover
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.board_signs import BoardSigns, CheckSignItem
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import joined, sentence, tr
from cfanp_gui.window.analysis.insight_models import DUE, CellWords, MatrixModel, RadarModel
from cfanp_gui.window.analysis.matrix_view import KING, MINUS, STAR, MatrixView
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.menu_actions import MATRIX, THREATS
from cfanp_gui.window.panels.panel_controller import DockPanel, PanelController
from cfanp_gui.window.widgets.accessible_names import name_box, name_button
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.pane_focus import focus_pane
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label
from cfanp_gui.window.widgets.row_list import RowList
from cfanp_gui.window.workplace import Workplace

GHOST_MS = 130
"""Time for which a cell is pointed at before boards move for it, in milliseconds."""
MATRIX_SHARE = 0.68
"""Largest share of the panel's height that the matrix takes by default."""


class InsightPanel(DockPanel):
    """Panel of an army's possibilities on every pair, and its possible losses."""

    pair_pointed = Signal(object)
    """Carries the `Pair` pointed at for a moment; None for none."""

    def __init__(self, surveyor: Surveyor) -> None:
        super().__init__()
        self._surveyor = surveyor
        self.matrix = MatrixModel(surveyor)
        self.radar = RadarModel(surveyor)
        adjusting = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.army = QComboBox(sizeAdjustPolicy=adjusting)
        self.army.activated.connect(lambda at: surveyor.ask_about(self.army.itemData(at)))
        self.view = MatrixView(self.matrix)
        self.smaller, self.larger = QToolButton(autoRaise=True), QToolButton(autoRaise=True)
        for button, steps, sign in ((self.smaller, -1, MINUS), (self.larger, 1, "+")):
            button.setText(sign)
            button.clicked.connect(lambda _=False, steps=steps: self.view.zoom(steps))
        self.summary = plain_label("")
        self.legend = quiet_label()
        self.nothing = plain_label("")
        self.radar_title = bold_label()
        self.list = RowList(model=self.radar)
        self.no_danger = quiet_label()
        self._pair: Pair | None = None
        self._ghost = single_shot(self, GHOST_MS, lambda: self.pair_pointed.emit(self._pair))
        # when all parts have their sizes
        self._fit_timer = single_shot(self, 0, self._fit_parts)
        self.view.sized.connect(self._fit_timer.start)
        self._lay_out()
        self.view.pointed.connect(self._point_at_pair)
        surveyor.began.connect(self._begin)
        surveyor.came.connect(self._show_counts)
        surveyor.ended.connect(self._show_counts)
        self.retranslate()

    def _lay_out(self) -> None:
        top = in_row((self.army, 1), self.smaller, self.larger, spacing=2)
        upper, lower = QWidget(), QWidget()
        above = (top, self.summary, (self.view, 100), self.legend, STRETCH)
        self._upper = in_column(*above, over=upper, spacing=6, margins=(0, 0, 0, 4))
        below = (self.radar_title, self.no_danger, (self.list, 1))
        in_column(*below, over=lower, spacing=4, margins=(0, 6, 0, 0)).addStretch(0)
        self.parts = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False)
        self._moved = False
        """True if a person has resized the parts."""
        self.parts.splitterMoved.connect(lambda *_: setattr(self, "_moved", True))
        for stretch, part in enumerate((upper, lower)):
            self.parts.addWidget(part)
            self.parts.setStretchFactor(stretch, stretch)
        in_column(self.nothing, (self.parts, 1), over=self, margins=(8,)).addStretch(0)

    def _fit_parts(self) -> None:
        """Give the matrix the height it needs, and the radar the rest, which has a minimum."""
        room = self.parts.height()
        if not self._moved and room > 0:
            wanted = self._upper.totalHeightForWidth(self.parts.width()) + 8  # for the labels
            wanted = min(wanted, round(room * MATRIX_SHARE))
            self.parts.setSizes([wanted, room - wanted])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_timer.start()

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts that can have keyboard focus, in their order."""
        return [self.view, self.list]

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.view.setAccessibleName(self.tr("Pairing matrix"))
        name_box(self.army, self.tr("Army"))
        self.list.setAccessibleName(self.tr("Radar"))
        self.radar_title.setText(self.tr("Radar: before this army moves again"))
        self.nothing.setText(
            self.tr("In this game no boards are pushed together: there is nothing to tell here.")
            if self._surveyor.session is not None
            else self.tr("No game on the table.")
        )
        name_button(self.smaller, self.tr("Smaller cells"))
        name_button(self.larger, self.tr("Larger cells"))
        self._show_legend(due=False)
        self.radar.update()
        self._begin()

    def _show_legend(self, due: bool) -> None:
        """Explain the signs; `due` is True if the sign for a forced action is visible."""
        words = self.tr(
            "Number: legal moves. {king} its King is there, {king}+ in check, "
            "{king}# checkmated. {star} it can checkmate at once. {minus}3 it may lose, "
            "+3 it may win there, in pawns. Hatched: pushed this turn."
        ).format(king=KING, star=STAR, minus=MINUS)
        if due:
            first = self.tr("{sign} something must be done before any move.").format(sign=DUE)
            words = joined(" ", (first, words))
        if words != self.legend.text():
            self.legend.setText(words)
            self._fit_timer.start()

    # Following the findings

    def _begin(self) -> None:
        self.point_at_nothing()
        known = self._surveyor.army is not None
        self.parts.setVisible(known)
        session = self._surveyor.session
        # A hidden panel knows nothing; that is no reason to say so.
        self.nothing.setVisible(not known and (session is None or not self._surveyor.is_possible))
        self._fill_armies()
        self._show_counts()

    def _fill_armies(self) -> None:
        surveyor = self._surveyor
        session, living = surveyor.session, surveyor.living
        with QSignalBlocker(self.army):
            self.army.clear()
            if session is None or not living:
                return
            words = CellWords(session)
            if surveyor.mover is not None:
                mover = words.army(surveyor.mover)
                self.army.addItem(self.tr("To move: {army}").format(army=mover), None)
            for army in sorted(living):
                self.army.addItem(words.army(army), army)
            if surveyor.chosen in living or surveyor.mover is None:
                self.army.setCurrentIndex(self.army.findData(surveyor.army))

    def _show_counts(self) -> None:
        surveyor, session = self._surveyor, self._surveyor.session
        if session is None or surveyor.army is None:
            return
        words, cells = CellWords(session), surveyor.cells.values()
        due = next((words.demand(cell) for cell in cells if cell.demand is not None), "")
        moves = sum(cell.moves for cell in cells)
        lines = [due or self.tr("%n legal move(s) on all pairs", "", moves)]
        self._show_legend(bool(due))
        if mating := [words.pair(cell.pair) for cell in cells if cell.mates]:
            told = self.tr("Checkmate at once on {pairs}")
            if any(mate.effect for cell in cells for mate in cell.mates):
                told = self.tr("An army can be captured at once on {pairs}")
            lines.append(told.format(pairs=words.some(mating)))
        at = session.situation
        if checking := sorted(at.board(board).label for board in surveyor.checking_boards):
            against = self.tr("Would be in check against {boards}")
            lines.append(against.format(boards=words.some(checking)))
        summary = joined(" ", map(sentence, lines))
        if summary != self.summary.text():
            self.summary.setText(summary)
            self._fit_timer.start()
        if surveyor.complete:
            self.no_danger.setText(self.tr("Nothing can be lost at once."))
            self.no_danger.setVisible(not surveyor.dangers)
            self.list.setVisible(bool(surveyor.dangers))

    # Items pointed at

    def _point_at_pair(self, pair: Pair | None) -> None:
        if pair == self._pair:
            return
        self._pair = pair
        self._ghost.start()
        if pair is None:
            self._ghost.stop()
            self.pair_pointed.emit(None)

    def point_at_nothing(self) -> None:
        """Remove everything shown on the table for the item pointed at."""
        self._point_at_pair(None)
        self.list.pointed.emit(None)


class InsightActions(PanelController[InsightPanel]):
    """Controller that shows and hides the panel of insight, and threats on hover."""

    name = "insight"
    command = MATRIX

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self.surveyor = Surveyor(self)
        """Finds out facts about the position, as long as they are seen."""
        for signal in (self.surveyor.began, self.surveyor.came, self.surveyor.ended):
            signal.connect(self._show_signs)
        self.hover: ThreatHover | None = None
        """Display of threats at the table; None while it is off."""
        self.shows_threats = False
        self._seen = False
        """True if the panel can be seen."""
        self._ghost: GhostJoin | None = None
        self._signs: BoardSigns | None = None

    def _tick(self) -> None:
        self._window.commands[MATRIX].setChecked(self._seen)
        self._window.commands[THREATS].setChecked(self.shows_threats)

    # The panel

    def title(self) -> str:
        return tr("Pairing matrix and radar")

    def tab(self) -> str:
        return tr("Matrix", "the tab of a panel")

    def make_panel(self) -> InsightPanel:
        panel = InsightPanel(self.surveyor)
        panel.pair_pointed.connect(self._point_at_pair)
        panel.view.chosen.connect(self._bring)
        panel.list.pointed.connect(self._point_at_danger)
        panel.list.chosen.connect(lambda danger: self._bring(danger.pair))
        return panel

    def show_radar(self) -> None:
        """Show the panel and give focus to the list of dangers."""
        self.bring_forward()
        focus_pane(self.panel.list)

    def show_matrix(self) -> None:
        """Show the panel in front of others, if the game on the table has the matrix."""
        if (session := self._window.session) is not None and session.position.living_armies():
            self.bring_forward()

    def keep(self) -> None:
        """Remember whether the panel is shown, and stop following the position."""
        super().keep()
        self.surveyor.follow(None)

    def _see(self, seen: bool) -> None:
        """Follow positions while the panel can be seen; behind another panel it cannot."""
        self._seen = seen
        if not seen:
            self.panel.point_at_nothing()
        self.surveyor.want("panel", seen)
        super()._see(seen)

    # Threats

    def toggle_threats(self) -> None:
        """Switch the display of attackers and defenders of the square pointed at."""
        self.shows_threats = not self.shows_threats
        self.surveyor.want("threats", self.shows_threats)
        self._follow_hover()
        words = tr(
            "Threats are shown: point at a piece or a square, or walk there with the cursor."
        )
        if not self.shows_threats:
            words = tr("Threats are shown no longer.")
        elif self.hover is not None and self.hover.sentence:
            words = self.hover.sentence  # on a square that is pointed at already
        self._window.report(words)
        self._tick()

    def _follow_hover(self) -> None:
        """Show threats at the present table if they are wanted, and at no other."""
        if self.hover is not None:
            self.hover.leave()
            self.hover.deleteLater()
            self.hover = None
        if self.shows_threats and self._table is not None:
            self.hover = ThreatHover(self._table)
            self.hover.told.connect(self._window.announce)

    # The table

    def follow_table(self, table: TableScene | None) -> None:
        """Show findings on another table from now on, or on none; the surveyor is told too."""
        self._signs, self._ghost = None, None if table is None else GhostJoin(table)
        if table is not None:
            self.shows_threats = self.shows_threats and not is_played(table.session)
            self.surveyor.want("threats", self.shows_threats)
            self.surveyor.follow(table.session)
            self._tick()
        super().follow_table(table)
        self._follow_hover()

    def look(self) -> None:
        """Leave changes of the session to the surveyor."""

    def look_anew(self) -> None:
        """Show everything again with current texts."""
        if self.is_made:
            self.panel.retranslate()

    def _show_signs(self) -> None:
        """Mark the half-boards that would give check to the army shown."""
        surveyor, table = self.surveyor, self._table
        if table is None:
            return
        boards = surveyor.checking_boards
        if not boards and (self._signs is None or not surveyor.complete):
            return  # those of the previous position are removed when this one is known
        if self._signs is None:
            self._signs = BoardSigns(table.boards, CheckSignItem)
        self._signs.show(boards, table.theme)

    def _point_at_pair(self, pair: Pair | None) -> None:
        """Show a pair as it would lie, the pieces at stake on it, and possible mates."""
        table, ghost, surveyor = self._table, self._ghost, self.surveyor
        if table is None or ghost is None:
            return
        cell = None if pair is None else surveyor.cells.get(pair)
        words, offers = CellWords(table.session), None
        if pair is not None and surveyor.army != surveyor.mover:
            offers = words.pair(pair)
            if cell is not None:
                offers = f"{offers}   {words.cell(cell)[0]}"
        ghost.show(pair, offers)
        if cell is None:
            self.draw()
            return
        mates = [ArrowShape(mate.source, mate.target, cell.army) for mate in cell.mates]
        pieces = table.session.position.pieces()
        lost = [RingShape(at, cell.army, dashed=True) for at in cell.hanging.squares]
        won = [RingShape(at, pieces[at].army) for at in cell.winnable.squares if at in pieces]
        self.draw(mates, [*lost, *won])

    def _point_at_danger(self, danger: Danger | None) -> None:
        """Show a move that may cost something."""
        moves = () if danger is None else (danger,)
        arrows = [ArrowShape(move.source, move.target, move.by) for move in moves]
        self.draw(arrows, [RingShape(move.target, self.surveyor.army) for move in moves])

    def _bring(self, pair: Pair) -> None:
        """Push a pair together, as typing its two letters does."""
        if (table := self._table) is None:
            return
        if self._ghost is not None:
            self._ghost.show(None)
        parts = table.interaction
        parts.pointer.cancel()
        parts.controls.chosen = None
        parts.resolver.push(*pair)
        table.refresh()
