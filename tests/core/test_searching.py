"""What positions are worth by what everybody has."""

from __future__ import annotations

import pytest

from cfanp_gui.core.searching import LOSS, WHOLE, WIN, shares


def test_equal_shares() -> None:
    assert shares([40, 40, 40, 40]) == (WHOLE / 4 * 7 / 8,) * 4


def test_one_who_runs_away_is_everybodys_concern() -> None:
    """Whoever loses the same pawn: it is better for a third if the first loses it."""
    from_first = shares([79, 40, 40])
    from_second = shares([80, 39, 40])
    assert from_first[2] > from_second[2]


def test_winning_from_another_is_worth_more_than_what_is_lost_between_others() -> None:
    even = shares([40, 40, 40])
    assert shares([45, 35, 40])[0] > even[0] > shares([35, 45, 40])[0]
    assert shares([40, 40, 30])[0] > even[0]


def test_nothing_that_is_open_is_as_good_as_a_win() -> None:
    assert WIN > max(shares([100, 1])) > min(shares([100, 1])) > LOSS
    assert shares([0, 0]) == (0, 0)
    assert shares([7]) == pytest.approx((WHOLE,))
