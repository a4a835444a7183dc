"""What the Analyse menu offers. The panel and all that works for it are loaded when one is wanted.

The parts meet here: what the surveyor finds is drawn in the panel and on the table, and what is
pointed at in the panel is shown on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.capabilities import Foresight
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT, Theme
from cfanp_gui.table.translate import tr
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.panels.late_dock import DockHost, LateDock

if TYPE_CHECKING:
    from cfanp_gui.insight.radar import Danger
    from cfanp_gui.table.interaction.ghost_join import GhostJoin
    from cfanp_gui.table.interaction.threat_hover import ThreatHover
    from cfanp_gui.table.layers.check_signs import CheckSigns
    from cfanp_gui.window.analysis.insight_panel import InsightPanel
    from cfanp_gui.window.analysis.surveyor import Surveyor

MATRIX, THREATS = "pairing matrix", "threats"
"""The names of the commands."""
_POINTED = "insight"
"""Under which name arrows are shown for what is pointed at in the panel."""


class InsightActions(LateDock):
    """Shows and hides the panel of insight, and threats on hover."""

    name = "insight"
    command = MATRIX
    panel: InsightPanel | None

    def __init__(self, host: DockHost) -> None:
        super().__init__(host)
        self._announce = host.announce
        self._theme: Theme = LIGHT
        self._table: TableScene | None = None
        self.surveyor: Surveyor | None = None
        self.hover: ThreatHover | None = None
        """What shows threats at the table; None while that is off."""
        self.shows_threats = False
        self._seen = False
        """Whether the panel can be seen."""
        self._ghost: GhostJoin | None = None
        self._signs: CheckSigns | None = None

    def adopt(self, commands: Commands) -> None:
        """Have the commands ticked while what they show is shown."""
        commands[THREATS].setCheckable(True)
        super().adopt(commands)

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
        from cfanp_gui.window.analysis.insight_panel import InsightPanel

        panel = InsightPanel(self._have_surveyor())
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
        if self.surveyor is not None:
            self.surveyor.follow(None)

    def _have_surveyor(self) -> Surveyor:
        if self.surveyor is None:
            from cfanp_gui.window.analysis.surveyor import Surveyor

            self.surveyor = Surveyor(self)
            self.surveyor.follow(self._session())
            self.surveyor.began.connect(self._show_signs)
            self.surveyor.came.connect(self._show_signs)
            self.surveyor.ended.connect(self._show_signs)
        return self.surveyor

    def _see(self, seen: bool) -> None:
        """Look at positions while the panel can be seen; behind another one it cannot."""
        self._seen = seen
        if self.surveyor is not None and self.panel is not None:
            if not seen:
                self.panel.point_at_nothing()
            self.surveyor.want("panel", seen)
        super()._see(seen)

    # Threats

    def toggle_threats(self) -> None:
        """Show what attacks and defends what is pointed at, or do so no longer."""
        self.shows_threats = not self.shows_threats
        self._have_surveyor().want("threats", self.shows_threats)
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
            from cfanp_gui.table.interaction.threat_hover import ThreatHover

            self.hover = ThreatHover(self._table)
            self.hover.told.connect(self._announce)

    # The table

    def follow_table(self, table: TableScene) -> None:
        """Show things on another table from now on."""
        if self.hover is not None:
            self.hover.leave()
            self.hover = None  # it goes with its table
        self._table, self._ghost, self._signs = table, None, None
        if self.surveyor is not None:
            self.surveyor.follow(table.session)
            self._follow_hover()
            if self.panel is not None:
                self.panel.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Draw in a theme's colours."""
        self._theme = theme
        if self.panel is not None:
            self.panel.set_theme(theme)

    def _show_signs(self) -> None:
        """Mark the half-boards that would give check to the army told about."""
        surveyor, table = self.surveyor, self._table
        if surveyor is None or table is None:
            return
        boards = surveyor.checking_boards
        if not boards and (self._signs is None or not surveyor.complete):
            return  # those of the position before are gone when this one is known
        if self._signs is None:
            from cfanp_gui.table.layers.check_signs import CheckSigns

            self._signs = CheckSigns(table, table.boards)
        if surveyor.complete or boards:
            self._signs.show(boards, table.theme)

    def _point_at_pair(self, pair: Pair | None) -> None:
        """Show a pair as it would lie, what is at stake on it and what would mate there."""
        table = self._table
        if table is None or (pair is None and self._ghost is None):
            return
        if self._ghost is None:
            from cfanp_gui.table.interaction.ghost_join import GhostJoin

            self._ghost = GhostJoin(table)
        surveyor = self.surveyor
        cell = None if pair is None or surveyor is None else surveyor.cells.get(pair)
        offers = None
        if (
            pair is not None
            and surveyor is not None
            and self._session() is not None
            and surveyor.army != surveyor.mover
        ):
            from cfanp_gui.window.analysis.cell_words import CellWords

            words = CellWords(table.session)
            offers = words.pair(pair)
            if cell is not None:
                offers = f"{offers}   {words.cell(cell)[0]}"
        self._ghost.show(pair, offers)
        if cell is None:
            table.arrows.clear(_POINTED)
            return
        from cfanp_gui.table.layers.arrows import ArrowShape, RingShape

        mates = [ArrowShape(one.source, one.target, cell.army) for one in cell.mates]
        pieces = table.session.position.pieces()
        lost = [RingShape(at, cell.army, dashed=True) for at in cell.hanging.squares]
        won = [RingShape(at, pieces[at].army) for at in cell.winnable.squares if at in pieces]
        table.arrows.show(_POINTED, mates, [*lost, *won])

    def _point_at_danger(self, danger: Danger | None) -> None:
        """Show a move by which something may be lost."""
        table = self._table
        if table is None:
            return
        if danger is None:
            if "arrows" in vars(table):
                table.arrows.clear(_POINTED)
            return
        from cfanp_gui.table.layers.arrows import ArrowShape, RingShape

        table.arrows.show(
            _POINTED,
            [ArrowShape(danger.source, danger.target, danger.by)],
            [RingShape(danger.target, None if self.surveyor is None else self.surveyor.army)],
        )

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
