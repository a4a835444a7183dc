"""The number tables of half-boards."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.core.half_boards import parse_square
from cfanp_gui.core.movegen import LONG, SHORT
from cfanp_gui.games.pairs.fide.layout import ARMIES, HIGH, LOW, castling_to, layout


@pytest.mark.parametrize("join", list(Join))
def test_masks_are_the_same_on_both_sides_of_the_seam(join: Join) -> None:
    table = layout(join)
    assert table is layout(join)
    for square, mask in enumerate(table.bits):
        assert mask == table.bits[square ^ table.flip]
        assert (mask & LOW).bit_count() == (mask & HIGH).bit_count() == 1


@pytest.mark.parametrize("join", list(Join))
def test_every_army_starts_at_home_with_its_castling_squares(join: Join) -> None:
    table = layout(join)
    for army, half in enumerate(table.start(3)):
        home = table.arrangement.homes[army]
        assert [mask.bit_count() for mask in half[:ARMIES]] == [16, 4, 4, 4, 2, 2]
        assert [other for other, mask in enumerate(half[ARMIES:]) if mask] == [army]
        assert home.order[home.king] == "K"
        assert {home.order[square] for square in home.rooks.values()} == {"R"}
        assert home.ends[home.king] == SHORT | LONG
        assert home.ends[home.rooks[SHORT]] == SHORT
        near, far = (abs(home.king - home.rooks[right]) for right in (SHORT, LONG))
        assert (near, far) == (3, 4)


@pytest.mark.parametrize(("army", "king_to", "rook"), [(0, "g1", ("h1", "f1")),
                                                       (1, "c8", ("a8", "d8"))])  # fmt: skip
def test_castling_takes_the_rook_along(army: int, king_to: str, rook: tuple[str, str]) -> None:
    found = castling_to(layout(Join.REFLECT), Pair(0, 1), army, parse_square(king_to, 8))
    assert (found.rook_from, found.rook_to) == tuple(parse_square(name, 8) for name in rook)
