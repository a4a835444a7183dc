"""Arrows and rings as values."""

from __future__ import annotations

from cfanp_gui.core.boards import Square
from cfanp_gui.record.drawings import Arrow, Drawings, Ring

HERE, THERE = Square(0, 1), Square(2, 30)


def test_the_same_arrow_twice_is_none() -> None:
    arrow = Arrow(HERE, THERE, 0)
    drawn = Drawings().toggled(arrow)
    assert drawn.arrows == (arrow,)
    assert drawn.toggled(arrow) == Drawings()


def test_an_arrow_in_another_paint_takes_its_place() -> None:
    other, back = Arrow(HERE, THERE, 1), Arrow(THERE, HERE, 0)
    drawn = Drawings().toggled(Arrow(HERE, THERE, 0)).toggled(back).toggled(other)
    assert drawn.arrows == (back, other)


def test_a_square_has_one_ring() -> None:
    drawn = Drawings((Arrow(HERE, THERE, 0),)).toggled(Ring(HERE, 0)).toggled(Ring(HERE, "G"))
    assert drawn.rings == (Ring(HERE, "G"),)
    assert drawn.toggled(Ring(HERE, "G")) == Drawings((Arrow(HERE, THERE, 0),))
