"""What is counted before a turn of several attackers, and what has been done in it since."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.games.armies.modifiers.counted import (
    Counted,
    captured_twice,
    counted,
    is_limited,
    is_opponents,
    is_ordinary,
)
from tests.core.chessboard import play
from tests.games.armies.modifiers.defending import KINGS, TWO, at


def test_nothing_is_counted_without_several_attackers() -> None:
    assert counted(at(KINGS).state) is None


def test_a_turn_has_the_larger_number_of_moves() -> None:
    assert Counted((2, 3, 4), 1).most == Counted((2, 3), 3).most == 3


def test_a_turn_is_ordinary_until_a_half_board_is_used_again() -> None:
    found = at(f"{TWO} Pa:Bf3 Pa:Cf3 Pa:Df3")
    count = counted(found.state)
    assert count is not None
    assert is_ordinary(found.state, count)
    assert not is_limited(found.state, count, Pair(0, 1))
    found = play(at(f"{TWO} Pa:Bf3 Bd:Ae1"), "AB:c3e4")
    count = counted(found.state)
    assert count is not None
    assert is_ordinary(found.state, count)
    assert is_limited(found.state, count, Pair(0, 2))
    assert not is_limited(found.state, count, Pair(2, 3))
    found = play(found, "AC:b2b3")
    count = counted(found.state)
    assert count is not None
    assert not is_ordinary(found.state, count)


def test_two_pieces_of_one_opponent() -> None:
    assert captured_twice(Counted((2, 3), 2, taken=((2, True), (3, True)))) is None
    assert captured_twice(Counted((2, 3), 2, taken=((3, True), (3, False)))) == 3


def test_whose_pieces_are_opponents() -> None:
    state = at(TWO).state
    assert is_opponents(state, Square(0, 23))
    assert not is_opponents(state, Square(0, 18))
    assert not is_opponents(state, Square(0, 30))
