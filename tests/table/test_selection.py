"""What is in hand: what a piece was taken from."""

from __future__ import annotations

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import Square
from cfanp_gui.table.selection import Selection


def test_nothing_is_in_hand_at_first() -> None:
    nothing = Selection()
    assert (nothing.picked, nothing.placing, nothing.chosen, nothing.cursor) == (None,) * 4
    assert (dict(nothing.goals), nothing.pointed_out, tuple(nothing.held)) == ({}, (), ())
    assert nothing.taken_from_pocket(0) is None


def test_only_what_was_picked_up_there_was_taken_from_a_pocket() -> None:
    knight = PocketSource(3, "N")
    assert Selection(picked=knight).taken_from_pocket(3) == knight
    assert Selection(picked=knight).taken_from_pocket(2) is None
    assert Selection(picked=Square(3, 1)).taken_from_pocket(3) is None
    assert Selection(placing=knight).taken_from_pocket(3) is None
