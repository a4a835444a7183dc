"""The end of an army in a base game that has no King: its last piece is captured."""

from __future__ import annotations

from cfanp_gui.games.armies.events import LastCaptured
from cfanp_gui.games.armies.hooks import Modifier, Played, TurnReport
from cfanp_gui.games.armies.state import State


class LastPiece(Modifier[State]):
    """An army of which nothing is left on boards and in hand is dead. Source: base-games.md."""

    name = "last"

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:  # noqa: ARG002
        fallen = [
            army
            for army, player in enumerate(state.control)
            if player is not None and not state.spread[army]
        ]
        if not fallen:
            return
        mover = state.control[state.army]
        assert mover is not None, "a living army moved"
        control = tuple(
            None if army in fallen else player for army, player in enumerate(state.control)
        )
        for army in fallen:
            loser = state.control[army]
            eliminated = None if loser in control else loser
            report.events.append(LastCaptured(army, state.army, mover, eliminated))
        state.give(control)
