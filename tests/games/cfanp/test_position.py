"""Positions as values: compared, hashed, pickled, read in a REPL."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Position
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game

GAME = find_game("cfanp")


def after(position: Position, *texts: str) -> Position:
    for text in texts:
        position, _ = position.apply(GAME.parse_action(text))
    return position


def test_the_start_is_the_position_that_its_text_says() -> None:
    start = GAME.initial(3, {})
    read = GAME.from_text(start.to_text(), {})
    assert isinstance(read, CfanpPosition)
    assert start == read
    assert read == start
    assert hash(start) == hash(read)
    assert len({start, read, GAME.initial(3, {})}) == 1


@pytest.mark.parametrize("options", [{"join": "reflect"}, {"touch": True}, {"bonus": "single"}])
def test_the_same_text_under_other_rules_is_another_position(
    options: dict[str, str | bool],
) -> None:
    line = "7Ka/8/8/8|8/8/8/7Kb|8/8/8/7Kc a 1/2/3 -/-/- - 1 0 1"
    assert GAME.from_text(line, {}) != GAME.from_text(line, options)
    assert GAME.initial(3, {}) != GAME.initial(3, options)
    assert GAME.initial(3, {}) != GAME.initial(4, {})
    assert GAME.initial(3, {}) != GAME.initial(3, {}).to_text()


def test_two_ways_to_a_position_are_one_position() -> None:
    start = GAME.initial(3, {})
    one = after(start, "AB:e2e3", "BC:e2e3", "AC:e7e6")
    other = GAME.from_text(one.to_text(), {})
    assert one.to_text() == other.to_text()
    # The pawn moves left nothing behind that could be repeated.
    assert one == other


def test_what_stood_before_counts_but_not_in_which_order() -> None:
    start = GAME.initial(2, {})
    back = after(start, "AB:g1f3", "AB:g8f6", "AB:f3g1", "AB:f6g8")
    clock = GAME.from_text(back.to_text(), {})
    assert back.to_text() == clock.to_text()
    assert back != clock
    knights = ("AB:b1c3", "AB:b8c6", "AB:c3b1", "AB:c6b8")
    kings = ("AB:g1f3", "AB:g8f6", "AB:f3g1", "AB:f6g8")
    one, other = after(start, *knights, *kings), after(start, *kings, *knights)
    assert one == other
    assert hash(one) == hash(other)


def test_how_a_game_ended_counts() -> None:
    start = GAME.initial(3, {})
    drawn = after(start, "draw")
    assert drawn.to_text() == start.to_text()
    assert drawn != start
    assert drawn == after(start, "draw")


def test_a_drawn_position_stays_drawn_when_it_was_pickled() -> None:
    stale = GAME.from_text("Ka7/8/1Qb6/8|8/8/8/Kb7 b 1/2 -/- - 2 0 1", {})
    for position in (after(GAME.initial(3, {}), "draw"), stale.resolve_pending()[0]):
        twin = pickle.loads(pickle.dumps(position))
        assert (twin, twin.outcome()) == (position, position.outcome())


def test_a_repetition_goes_on_counting_after_a_pickle() -> None:
    moves = ("AB:g1f3", "AB:g8f6", "AB:f3g1", "AB:f6g8")
    position = after(GAME.initial(2, {}), *moves)
    assert position.refusal(GAME.parse_action("claim")) is not None
    twin = after(pickle.loads(pickle.dumps(position)), *moves)
    assert twin.refusal(GAME.parse_action("claim")) is None


def test_a_king_is_attacked_on_the_pair_that_is_asked_about() -> None:
    line = "7Ka/1Ra6/8/8|8/8/7Ra/4Kb3|8/8/8/Kc6Qa a 1/2/3 -/-/- - 1 0 1"
    position = GAME.from_text(line, {})
    king = Square(2, 0)
    assert set(position.attackers(king)) == {Square(1, 15), Square(2, 7)}
    assert set(position.attackers(king, Pair(1, 2))) == {Square(1, 15), Square(2, 7)}
    assert position.attackers(king, Pair(0, 2)) == (Square(2, 7),)
    assert position.attackers(king, Pair(0, 1)) == (), "the King is not on it"
    assert position.attackers(Square(2, 7)) == (), "no King stands there"
    assert position.attackers(Square(2, 3)) == ()
    assert GAME.initial(3, {}).attackers(Square(0, 4)) == ()
    dead = after(position, "resign:3")
    assert dead.attackers(king) == (), "a dead King is in no check"


def test_in_a_repl_it_says_what_it_is() -> None:
    line = "7Ka/8/8/8|8/8/8/7Kb|8/8/8/7Kc b 1/2/3 -/-/- - 1 0 1"
    position = GAME.from_text(line, {})
    assert repr(after(GAME.initial(3, {}), "draw")).startswith(
        "<CfanpPosition over, draw of 1, 2, 3: agreement: 8/8/"
    )
    assert repr(position).endswith(f": {line}>")
    start = GAME.initial(2, {})
    assert repr(start) == f"<StartPosition a to move: {start.to_text()}>"
    assert str(start).endswith("\na to move")
    assert str(start).startswith("A  ")
