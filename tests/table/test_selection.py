"""What is in hand: what a piece was taken from."""

from __future__ import annotations

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import Square
from cfanp_gui.table.selection import Selection


def test_nothing_is_in_hand_at_first() -> None:
    nothing = Selection()
    assert (nothing.picked, nothing.placing, nothing.chosen, nothing.cursor) == (None,) * 4
    assert (dict(nothing.goals), nothing.pointed_out, tuple(nothing.held)) == ({}, (), ())
    assert not nothing.took_from_pocket(0)


def test_only_what_was_picked_up_there_was_taken_from_a_pocket() -> None:
    assert Selection(picked=PocketSource(3, "N")).took_from_pocket(3)
    assert not Selection(picked=PocketSource(3, "N")).took_from_pocket(2)
    assert not Selection(picked=Square(3, 1)).took_from_pocket(3)
    assert not Selection(placing=PocketSource(3, "N")).took_from_pocket(3)
