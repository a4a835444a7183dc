"""What the Analyse menu offers of insight: the pairing matrix, the radar, and threats.

The parts meet here: what the surveyor finds is drawn in the panel and on the table, and what is
pointed at in the panel is shown on the table.
"""

from __future__ import annotations

from functools import cached_property

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.capabilities import Foresight
from cfanp_gui.insight.radar import Danger
from cfanp_gui.table.interaction.ghost_join import GhostJoin
from cfanp_gui.table.interaction.threat_hover import ThreatHover
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.check_signs import CheckSigns
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT, Theme
from cfanp_gui.table.translate import tr
from cfanp_gui.window.analysis.cell_words import CellWords
from cfanp_gui.window.analysis.insight_panel import InsightPanel
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.menu_actions import MATRIX, THREATS
from cfanp_gui.window.panels.late_dock import DockHost, LateDock

_POINTED = "insight"
"""Under which name arrows are shown for what is pointed at in the panel."""


class InsightActions(LateDock[InsightPanel]):
    """Shows and hides the panel of insight, and threats on hover."""

    name = "insight"
    command = MATRIX

    def __init__(self, host: DockHost) -> None:
        super().__init__(host)
        self._theme: Theme = LIGHT
        self.hover: ThreatHover | None = None
        """What shows threats at the table; None while that is off."""
        self.shows_threats = False
        self._seen = False
        """Whether the panel can be seen."""
        self._ghost: GhostJoin | None = None
        self._signs: CheckSigns | None = None

    def _tick(self) -> None:
        if self._commands is not None:
            self._commands[MATRIX].setChecked(self._seen)
            self._commands[THREATS].setChecked(self.shows_threats)

    # The panel

    def title(self) -> str:
        return tr("Pairing matrix and radar")

    def tab(self) -> str:
        return tr("Matrix", "the tab of a panel")

    def make_panel(self) -> InsightPanel:
        panel = InsightPanel(self.surveyor)
        panel.set_theme(self._theme)
        panel.pair_pointed.connect(self._point_at_pair)
        panel.danger_pointed.connect(self._point_at_danger)
        panel.pair_chosen.connect(self._bring)
        return panel

    def show_matrix(self) -> None:
        """Show the panel in front of others, if the game on the table has what it shows."""
        session = self._session()
        if session is not None and isinstance(session.position, Foresight):
            self.bring_forward()

    def keep(self) -> None:
        """Remember whether the panel is shown; look at nothing any longer."""
        super().keep()
        if self._surveys:
            self.surveyor.follow(None)

    @cached_property
    def surveyor(self) -> Surveyor:
        """Return what has things worked out about the position, made when it is first wanted."""
        surveyor = Surveyor(self)
        surveyor.follow(self._session())
        for signal in (surveyor.began, surveyor.came, surveyor.ended):
            signal.connect(self._show_signs)
        return surveyor

    @property
    def _surveys(self) -> bool:
        """Return whether anything has been wanted of the surveyor."""
        return "surveyor" in vars(self)

    def _see(self, seen: bool) -> None:
        """Look at positions while the panel can be seen; behind another one it cannot."""
        self._seen = seen
        if not seen:
            self.panel.point_at_nothing()
        self.surveyor.want("panel", seen)
        super()._see(seen)

    # Threats

    def toggle_threats(self) -> None:
        """Show what attacks and defends what is pointed at, or do so no longer."""
        self.shows_threats = not self.shows_threats
        self.surveyor.want("threats", self.shows_threats)
        self._follow_hover()
        if not self.shows_threats:
            self._report(tr("Threats are shown no longer."))
        elif self.hover is not None and self.hover.sentence:
            self._report(self.hover.sentence)  # on something that is pointed at already
        else:
            self._report(
                tr(
                    "Threats are shown: point at a piece or a square, or walk there with the "
                    "cursor."
                )
            )
        self._tick()

    def _follow_hover(self) -> None:
        """Have threats shown at the table there is now, or nowhere."""
        if self.hover is not None:
            self.hover.leave()
            self.hover.deleteLater()
            self.hover = None
        if self.shows_threats and self._table is not None:
            self.hover = ThreatHover(self._table)
            self.hover.told.connect(self._announce)

    # The table

    def follow_table(self, table: TableScene) -> None:
        """Show things on another table from now on; the surveyor hears what changes there."""
        if self.hover is not None:
            self.hover.leave()
            self.hover = None  # it goes with its table
        self._table, self._ghost, self._signs = table, None, None
        if self._surveys:
            self.surveyor.follow(table.session)
            self._follow_hover()
            if self.is_made:
                self.panel.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Draw in a theme's colours."""
        self._theme = theme
        if self.is_made:
            self.panel.set_theme(theme)

    def _show_signs(self) -> None:
        """Mark the half-boards that would give check to the army told about."""
        surveyor, table = self.surveyor, self._table
        if table is None:
            return
        boards = surveyor.checking_boards
        if not boards and (self._signs is None or not surveyor.complete):
            return  # those of the position before are gone when this one is known
        if self._signs is None:
            self._signs = CheckSigns(table, table.boards)
        if surveyor.complete or boards:
            self._signs.show(boards, table.theme)

    def _point_at_pair(self, pair: Pair | None) -> None:
        """Show a pair as it would lie, what is at stake on it and what would mate there."""
        table, surveyor = self._table, self.surveyor
        if table is None or (pair is None and self._ghost is None):
            return
        if self._ghost is None:
            self._ghost = GhostJoin(table)
        cell = None if pair is None else surveyor.cells.get(pair)
        offers = None
        if pair is not None and surveyor.army != surveyor.mover:
            words = CellWords(table.session)
            offers = words.pair(pair)
            if cell is not None:
                offers = f"{offers}   {words.cell(cell)[0]}"
        self._ghost.show(pair, offers)
        if cell is None:
            table.arrows.clear(_POINTED)
            return
        mates = [ArrowShape(mate.source, mate.target, cell.army) for mate in cell.mates]
        pieces = table.session.position.pieces()
        lost = [RingShape(at, cell.army, dashed=True) for at in cell.hanging.squares]
        won = [RingShape(at, pieces[at].army) for at in cell.winnable.squares if at in pieces]
        table.arrows.show(_POINTED, mates, [*lost, *won])

    def _point_at_danger(self, danger: Danger | None) -> None:
        """Show a move by which something may be lost."""
        table = self._table
        if table is None:
            return
        if danger is not None:
            arrow = ArrowShape(danger.source, danger.target, danger.by)
            table.arrows.show(_POINTED, [arrow], [RingShape(danger.target, self.surveyor.army)])
        elif "arrows" in vars(table):
            table.arrows.clear(_POINTED)

    def _bring(self, pair: Pair) -> None:
        """Push a pair together, as typing its two letters does."""
        table = self._table
        if table is None:
            return
        if self._ghost is not None:
            self._ghost.show(None)
        table.pointer.cancel()
        table.controls.choose(None)
        table.resolver.push(*pair)
        table.refresh()
