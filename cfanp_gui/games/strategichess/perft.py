"""Counting sequences of moves on all boards, pulls and passes too."""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.core.actions import Report
from cfanp_gui.core.counting import Counting
from cfanp_gui.games.strategichess.actions import BoardAction
from cfanp_gui.games.strategichess.state import State
from cfanp_gui.games.strategichess.turn import play


class StrategiCounting(Counting[State]):
    """Counts sequences on boards side by side."""

    def actions(self, state: State) -> Iterator[BoardAction]:
        if not state.over:
            for at in range(len(state.boards)):
                yield from state.legal(at)

    def total(self, state: State) -> int:
        return 0 if state.over else sum(len(state.legal(at)) for at in range(len(state.boards)))

    def after(self, state: State, action: BoardAction) -> State:
        return play(state, action, Report())
