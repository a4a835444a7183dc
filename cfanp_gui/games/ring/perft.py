"""Counting sequences of turns and choices, of all boards and players."""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.core.actions import Report
from cfanp_gui.core.counting import Counting
from cfanp_gui.games.ring.actions import BoardAction, Lose
from cfanp_gui.games.ring.state import State
from cfanp_gui.games.ring.turn import give_up, play, settle


class RingCounting(Counting[State]):
    """Counts sequences in a ring."""

    def actions(self, state: State) -> Iterator[BoardAction | Lose]:
        for index in state.open:
            yield from state.actions(index)
        for player in state.choosers:
            yield from state.choices(player)

    def total(self, state: State) -> int:
        return state.total

    def after(self, state: State, action: BoardAction | Lose) -> State | None:
        report = Report()  # nobody reads it
        if isinstance(action, Lose):
            played = give_up(state, action, report)
        else:
            played = play(state, action, report)
        after, drawn = settle(played, report)
        return None if drawn else after
