"""What follows from who controls which army."""

from __future__ import annotations

from cfanp_gui.games.cfanp.control import sides_of


def test_sides_follow_from_who_controls_what() -> None:
    sides = sides_of((1, None, 1, 4))
    assert sides.allies == ((2,), (), (0,), ())
    assert (sides.dead, sides.following) == ((1,), (2, 2, 3, 0))
    assert (sides.living_armies, sides.living_players, sides.decided) == (3, (1, 4), False)
    assert sides_of((1, None, 1, None)).decided
