"""Where pieces lie in a pocket, and which of them the pointer takes."""

from __future__ import annotations

from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from cfanp_gui.table.layers.pockets import SCALE, runs_of, slot_at, slots
from cfanp_gui.table.layout.geometry import SQUARE
from tests.table.layout.areas import POCKETED

SIZE = SQUARE * SCALE
assert POCKETED.pocket_rect is not None
GROUND = POCKETED.pocket_rect
RUNS = st.lists(st.integers(1, 16), max_size=5)
"""So many of each type, of which there are five."""


@given(RUNS, st.booleans())
def test_all_lie_within_the_pocket_one_after_another(runs: list[int], turned: bool) -> None:
    middles = slots(GROUND, runs, turned)
    assert len(middles) == sum(runs)
    for middle in middles:
        assert GROUND.left() <= middle.x() - SIZE / 2 + 0.01
        assert middle.x() + SIZE / 2 <= GROUND.right() + 0.01
        assert middle.y() == GROUND.center().y()
    steps = [b.x() - a.x() for a, b in pairwise(middles)]
    assert all((step < 0) is turned and step != 0 for step in steps)


@given(RUNS, st.booleans())
def test_the_last_of_each_kind_is_seen_whole(runs: list[int], turned: bool) -> None:
    middles = slots(GROUND, runs, turned)
    for last, following in pairwise([index - 1 for index in accumulate(runs)]):
        after = middles[last + 1]
        assert following > last
        assert abs(after.x() - middles[last].x()) >= SIZE - 0.01


def test_few_pieces_lie_side_by_side() -> None:
    assert [b.x() - a.x() for a, b in pairwise(slots(GROUND, [2, 1]))] == pytest.approx(
        [SIZE, SIZE]
    )


@given(RUNS, st.booleans())
def test_a_hand_takes_what_it_sees(runs: list[int], turned: bool) -> None:
    direction = -1 if turned else 1
    for index, middle in enumerate(slots(GROUND, runs, turned)):
        # Its first edge shows whatever lies over the rest of it.
        edge = QPointF(middle.x() - direction * (SIZE / 2 - 0.2), middle.y())
        assert slot_at(GROUND, edge, runs, turned) == index


def test_beside_the_pieces_there_is_nothing_to_take() -> None:
    last = slots(GROUND, [3])[-1]
    assert slot_at(GROUND, QPointF(last.x() + SQUARE, last.y()), [3]) is None
    assert slot_at(GROUND, QPointF(last.x(), last.y() + SQUARE), [3]) is None
    assert slot_at(GROUND, GROUND.center(), []) is None


def test_runs_are_of_what_lies_side_by_side() -> None:
    assert runs_of("QRRBNNNP") == [1, 2, 1, 3, 1]
    assert runs_of("") == []


def test_in_a_pocket_beside_a_board_pieces_lie_below_one_another() -> None:
    beside = QRectF(300, -GROUND.width() / 2, GROUND.height(), GROUND.width())
    upright, lying = slots(beside, [1, 2]), slots(GROUND, [1, 2])
    for one, other in zip(upright, lying, strict=True):
        assert one.x() == beside.center().x()
        assert one.y() == pytest.approx(other.x() - GROUND.center().x())
    assert slot_at(beside, upright[1], [1, 2]) == 1
