"""What follows from who controls which army."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.armies.control import pairings, sides_of


def test_sides_follow_from_who_controls_what() -> None:
    sides = sides_of((1, None, 1, 4))
    assert sides.allies == ((2,), (), (0,), ())
    assert (sides.dead, sides.following) == ((1,), (2, 2, 3, 0))
    assert (sides.living_armies, sides.living_players, sides.decided) == (3, (1, 4), False)
    assert sides_of((1, None, 1, None)).decided


def test_pairs_open_are_those_not_pushed_with_an_own_piece() -> None:
    open_pairs = pairings(4)
    assert open_pairs[0b0001, 0] == (Pair(0, 1), Pair(0, 2), Pair(0, 3))
    assert open_pairs[0b0101, 0b0010] == (Pair(0, 2), Pair(0, 3), Pair(2, 3))
    assert open_pairs[0b0001, 0b0011] == ()
