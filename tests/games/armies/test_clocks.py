"""Every player has a clock, whatever armies they move."""

from __future__ import annotations

from cfanp_gui.games.armies.actions import EndTurn, Resign, parse_action
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen

GAME = find_game("cfanp")


def test_the_clock_of_who_is_to_move_runs_until_the_turn_ends() -> None:
    line = cfen(4, "Ka:Aa1 Ra:Bh4 Kb:Ba1 Kc:Ca1 Kd:Da1", army="a", turn="2")
    before = GAME.from_text(line, {})
    clocks = GAME.clocks(before)
    assert clocks.running(before) == {1}
    assert clocks.owner(before, 3) == 3
    between, transition = before.apply(parse_action("AC:a1b1", FIDE))
    assert clocks.acted(before, transition) == 1
    assert clocks.ended(before, between) == frozenset()  # a move of the bonus is left
    assert clocks.running(between) == {1}
    after, _ = between.apply(EndTurn())
    assert clocks.ended(before, after) == {1}
    assert clocks.running(after) == {2}


def test_time_that_is_over_ends_a_player() -> None:
    start = GAME.initial(3, {})
    clocks = GAME.clocks(start)
    assert clocks.flag(start, 2) == Resign(2, on_time=True)
    after, _ = start.apply(clocks.flag(start, 1))
    assert clocks.ended(start, after) == frozenset()
