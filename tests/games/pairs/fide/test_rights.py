"""Castling rights and passed squares as values."""

from __future__ import annotations

from cfanp_gui.core.movegen import LONG, NO_SQUARE, SHORT
from cfanp_gui.games.pairs.fide.rights import (
    Rights,
    all_rights,
    without_castling,
    without_passed,
)


def test_rights_end_one_by_one_and_are_the_same_where_there_was_none() -> None:
    start = all_rights(3)
    assert start == Rights((SHORT | LONG,) * 3, (NO_SQUARE,) * 3)
    after = without_castling(start, 1, SHORT)
    assert after.castling == (SHORT | LONG, LONG, SHORT | LONG)
    assert without_castling(after, 1, SHORT) is after
    assert without_castling(after, 1, ~0).castling[1] == 0
    assert without_passed(start, 2) is start
    assert without_passed(start._replace(passed=(NO_SQUARE, 20, 21)), 1).passed == (-1, -1, 21)
