"""Where pieces lie in a tray, and which of them a hand takes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from cfanp_gui.table.arrange import SQUARE, tray_rect
from cfanp_gui.table.trays import SCALE, slot_at, slots


@given(st.integers(0, 60), st.booleans())
def test_all_lie_within_the_tray_one_after_another(count: int, turned: bool) -> None:
    middles = slots(count, turned)
    assert len(middles) == count
    half = SQUARE * SCALE / 2
    for middle in middles:
        assert tray_rect().left() <= middle.x() - half + 0.01
        assert middle.x() + half <= tray_rect().right() + 0.01
        assert middle.y() == tray_rect().center().y()
    steps = [b.x() - a.x() for a, b in pairwise(middles)]
    assert all((step < 0) is turned and step != 0 for step in steps)


def test_few_pieces_lie_side_by_side() -> None:
    one, other = slots(2)
    assert other.x() - one.x() == pytest.approx(SQUARE * SCALE)


@given(st.integers(1, 60), st.booleans())
def test_a_hand_takes_what_it_sees(count: int, turned: bool) -> None:
    middles = slots(count, turned)
    assert slot_at(middles[-1], count, turned) == count - 1
    way = -1 if turned else 1
    for index, middle in enumerate(middles):
        # Its first edge shows whatever lies over the rest of it.
        edge = QPointF(middle.x() - way * (SQUARE * SCALE / 2 - 0.5), middle.y())
        assert slot_at(edge, count, turned) == index


def test_beside_the_pieces_there_is_nothing_to_take() -> None:
    last = slots(3)[-1]
    assert slot_at(QPointF(last.x() + SQUARE, last.y()), 3) is None
    assert slot_at(QPointF(last.x(), last.y() + SQUARE), 3) is None
    assert slot_at(tray_rect().center(), 0) is None
