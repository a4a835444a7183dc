"""The shape of the river: ribbons as wide as armies are worth, that flow to who takes them."""

from __future__ import annotations

import pytest

from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.insight.lineage import Lineage, Turning
from cfanp_gui.insight.river import GAP, SAMPLES, nearest, place, river


def a_lineage(holders: list[tuple[int | None, ...]], material: list[tuple[int, ...]]) -> Lineage:
    """Return a lineage of armies with so much each in so many positions."""
    count = len(holders[0])
    pieces = tuple(tuple(int(worth > 0) for worth in one) for one in material)
    turning = Turning(1, 1, 2, 1, (Checkmate(1, 1, 0),))
    return Lineage(
        tuple(range(count)), (1,) * len(holders), tuple(material), pieces, tuple(holders),
        (turning,),
    )  # fmt: skip


TAKEN = a_lineage([(1, 2, 3)] * 10 + [(1, 3, 3)] * 10, [(39, 39, 39)] * 10 + [(39, 39, 20)] * 10)


def widths(ribbon: tuple[tuple[float, ...], tuple[float, ...]]) -> list[float]:
    return [bottom - top for top, bottom in zip(*ribbon, strict=True)]


def test_widths_are_shares_of_what_there_is() -> None:
    ribbons = river(TAKEN)
    assert all(len(ribbon.tops) == len(ribbon.bottoms) == SAMPLES for ribbon in ribbons)
    first = [widths(ribbon)[0] for ribbon in ribbons]
    assert first == pytest.approx([(1 - 2 * GAP) / 3] * 3)
    last = [widths(ribbon)[-1] for ribbon in ribbons]
    assert last[2] == pytest.approx(first[2] * 20 / 39)
    assert last[0] == pytest.approx(first[0])


def test_ribbons_of_one_player_lie_together_and_others_apart() -> None:
    one, other, third = river(TAKEN)
    assert other.tops[0] - one.bottoms[0] == pytest.approx(GAP)
    assert third.tops[0] - other.bottoms[0] == pytest.approx(GAP)
    # The third player has the other army below their own.
    assert third.tops[-1] - one.bottoms[-1] == pytest.approx(GAP)
    assert other.tops[-1] == pytest.approx(third.bottoms[-1])


def test_all_stays_within_the_picture_and_in_its_middle() -> None:
    for told in (TAKEN, a_lineage([(1, 2)], [(0, 39)]), a_lineage([(1, None)], [(5, 5)])):
        ribbons = river(told)
        for sample in range(SAMPLES):
            top = min(ribbon.tops[sample] for ribbon in ribbons)
            bottom = max(ribbon.bottoms[sample] for ribbon in ribbons)
            assert -1e-9 <= top <= bottom <= 1 + 1e-9
            if sample in (0, SAMPLES - 1):
                assert top == pytest.approx(1 - bottom, abs=1e-3)


def test_a_ribbon_flows_rather_than_jumps() -> None:
    other = river(TAKEN)[1]
    steps = [abs(b - a) for a, b in zip(other.tops, other.tops[1:], strict=False)]
    assert max(steps) < abs(other.tops[-1] - other.tops[0]) / 4
    assert min(b - a for a, b in zip(other.tops, other.tops[1:], strict=False)) > -1e-9


def test_a_king_alone_is_still_seen_and_no_pieces_are_not() -> None:
    pieces = ((1, 1), (1, 0))
    told = a_lineage([(1, 2)] * 2, [(0, 30)] * 2)._replace(pieces=pieces)
    alone, gone = river(told)
    assert min(widths(alone)) > 0.02
    assert widths(gone)[-1] < 0.02


def test_a_single_position_is_a_straight_river() -> None:
    (ribbon,) = river(a_lineage([(1,)], [(39,)]))
    assert set(ribbon.tops) == {0.0}
    assert widths(ribbon) == pytest.approx([1.0] * SAMPLES)


def test_places_along_the_river() -> None:
    assert place(0, TAKEN) == 0
    assert place(19, TAKEN) == 1
    assert nearest(0.49, TAKEN) == 9
    assert nearest(-3, TAKEN) == 0
    assert nearest(3, TAKEN) == 19
    assert place(0, a_lineage([(1,)], [(1,)])) == 0
