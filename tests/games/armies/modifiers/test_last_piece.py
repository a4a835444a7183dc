"""Armies die whose last piece is captured, in a game without Kings."""

from __future__ import annotations

from tests.games.pairs.checkers.judged import GAME, OPTIONS


def test_armies_that_die_at_once_are_told_in_the_order_of_their_letters() -> None:
    line = "3Mc4/2Ma5/8/8|8/2Mb5/8/8|8/8/8/8|8/8/8/Md7 a 1/2/3/4 - - 1 0 1 base=checkers"
    position = GAME.from_text(line, OPTIONS)
    after, transition = position.apply(GAME.parse_action("AB:c3e5g7"))
    told = [event.to_json() for event in transition.events]
    assert told == [{"type": "dead", "army": army, "by_army": "a"} for army in "bc"]
    assert [event.out for event in transition.events] == [{2}, {3}]
    assert after.to_text().split()[1:3] == ["d", "1/-/-/4"]


def test_a_player_with_another_army_is_not_out() -> None:
    line = "3Mb4/2Ma5/8/8|8/8/8/8|8/8/8/Mc7 a 1/2/2 - - 1 0 1 base=checkers"
    _, transition = GAME.from_text(line, OPTIONS).apply(GAME.parse_action("AB:c3e5"))
    (event,) = transition.events
    assert event.out == frozenset()
    assert event.fallen == {1}
