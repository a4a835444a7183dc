"""The options ``captured=removed`` and ``captured=dead``: nobody gets a checkmated army."""

from __future__ import annotations

from cfanp_gui.games.cfanp.hooks import Modifier, Report
from cfanp_gui.games.cfanp.state import State
from cfanp_gui.games.cfanp.turn import lose


class DeadArmies(Modifier[State]):
    """A checkmated army stays on the half-boards as obstacles (instead of Rule 7)."""

    name = "dead"

    def on_mate(
        self, state: State, army: int, by_army: int, control: list[int | None], report: Report
    ) -> bool:
        lose(state, army, by_army, control, None, self.name, report)
        return True


class RemovedArmies(Modifier[State]):
    """A checkmated army leaves the half-boards (instead of Rule 7)."""

    name = "removed"

    def on_mate(
        self, state: State, army: int, by_army: int, control: list[int | None], report: Report
    ) -> bool:
        lose(state, army, by_army, control, None, self.name, report)
        state.remove(army)
        return True
