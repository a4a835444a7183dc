"""What clocks do in any game that says nothing else."""

from __future__ import annotations

from cfanp_gui.core.clock_policy import ClockPolicy
from cfanp_gui.games.cfanp.actions import EndTurn
from cfanp_gui.games.registry import find_game


def test_no_time_goes_to_others_and_no_move_is_played_late() -> None:
    start = find_game("cfanp").initial(3, {})
    clocks = find_game("cfanp").clocks(start)
    _, transition = start.apply(start.legal_actions(1)[0])
    assert isinstance(clocks, ClockPolicy)
    assert clocks.all == (1, 2, 3)
    assert clocks.carried(transition) == ()
    assert clocks.late(EndTurn(), 1)
    assert clocks.factor == 1
