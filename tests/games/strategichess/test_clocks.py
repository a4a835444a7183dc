"""A clock a board, with a face for each of its players."""

from __future__ import annotations

from tests.games.strategichess.test_draws import GAME, begin, played
from tests.judges.strategichess_by_hand import AWAY


def test_the_clocks_of_all_who_are_to_move_run_at_once() -> None:
    start = GAME.initial(4, {})
    clocks = GAME.clocks(start)
    assert clocks.all == (0, 1, 2, 3)
    assert clocks.factor == 1
    assert clocks.running(start) == {0, 2}
    after, transition = start.apply(GAME.parse_action("2:e4e5"))
    assert clocks.running(after) == {0, 3}
    assert clocks.ended(start, after) == {2}
    assert clocks.acted(start, transition) == 2
    assert clocks.owner(after, 3) == 4
    assert clocks.flag(after, 3).text == "2:flag:b"


def test_a_send_ends_the_turns_of_two() -> None:
    before = begin("Kh1 Rk5 kh14", AWAY)
    clocks = GAME.clocks(before)
    assert clocks.ended(before, played(before, "1:k5>2:a5")) == {0, 2}


def test_a_flag_that_falls_ends_no_turn() -> None:
    before = GAME.initial(4, {})
    after, _ = before.apply(GAME.parse_action("2:flag:w"))
    assert GAME.clocks(before).ended(before, after) == frozenset(), "nobody gets time for it"


def test_no_clock_is_of_who_agrees_to_a_draw() -> None:
    start = GAME.initial(2, {})
    after, transition = start.apply(GAME.agreed_draw())
    assert GAME.clocks(start).acted(start, transition) is None
    assert GAME.clocks(start).running(after) == frozenset()


def test_the_rule_of_time_is_told() -> None:
    assert "more Kings" in GAME.clocks(GAME.initial(4, {})).rule
    assert "out of the game" in GAME.clocks(GAME.initial(2, {})).rule
