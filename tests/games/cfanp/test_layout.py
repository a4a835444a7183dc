"""The number tables of half-boards."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.core.movegen import LONG, SHORT
from cfanp_gui.games.cfanp.layout import ARMIES, HIGH, LOW, layout


@pytest.mark.parametrize("join", list(Join))
def test_masks_are_the_same_on_both_sides_of_the_seam(join: Join) -> None:
    table = layout(3, join)
    assert table is layout(3, join)
    for square, mask in enumerate(table.bits):
        assert mask == table.bits[square ^ table.flip]
        assert (mask & LOW).bit_count() == (mask & HIGH).bit_count() == 1


@pytest.mark.parametrize("join", list(Join))
def test_every_army_starts_at_home_with_its_castling_squares(join: Join) -> None:
    table = layout(3, join)
    for army, half in enumerate(table.start()):
        home = table.homes[army]
        assert [mask.bit_count() for mask in half[:ARMIES]] == [16, 4, 4, 4, 2, 2]
        assert [other for other, mask in enumerate(half[ARMIES:]) if mask] == [army]
        assert home.order[home.king] == "K"
        assert {home.order[square] for square in home.rooks.values()} == {"R"}
        assert home.ends[home.king] == SHORT | LONG
        assert home.ends[home.rooks[SHORT]] == SHORT
        near, far = (abs(home.king - home.rooks[right]) for right in (SHORT, LONG))
        assert (near, far) == (3, 4)


def test_pairs_open_are_those_not_pushed_with_an_own_piece() -> None:
    open_pairs = layout(4, Join.ROTATE).open_pairs
    assert open_pairs[0b0001, 0] == (Pair(0, 1), Pair(0, 2), Pair(0, 3))
    assert open_pairs[0b0101, 0b0010] == (Pair(0, 2), Pair(0, 3), Pair(2, 3))
    assert open_pairs[0b0001, 0b0011] == ()
