"""What everybody may expect, in comments."""

from __future__ import annotations

import pytest

from cfanp_gui.record.evaluation_comment import (
    better_mark,
    evaluation_text,
    marked_better,
    read_evaluation,
    read_mark,
    with_evaluation,
)
from cfanp_gui.record.movetext import said, with_said


@pytest.mark.parametrize(
    "shares", [(0.5, 0.5), (0.9, 0.1), (0.02, 0.98), (0.4, 0.3, 0.2, 0.1), (1.0, 0.0, 0.0)]
)
def test_shares_are_read_as_they_were_written(shares: tuple[float, ...]) -> None:
    comment = with_evaluation("good", shares, 0)
    assert read_evaluation(comment, len(shares)) == pytest.approx(shares, abs=0.002)
    assert read_mark(comment) == 0
    assert said(comment) == "good"


def test_who_has_won_a_game_of_two_has_all_of_it() -> None:
    assert evaluation_text((1.0, 0.0)) == "100.00"
    assert evaluation_text((0.0, 1.0)) == "-100.00"
    assert evaluation_text((0.0, 0.0)) == "0.00"
    assert read_evaluation("[%eval 100.00]", 2) == pytest.approx((1, 0), abs=1e-6)


def test_what_other_programs_write_is_read() -> None:
    assert read_evaluation("[%eval #3]", 2) == (1.0, 0.0)
    assert read_evaluation("[%eval #-12] [%clk 0:01:00]", 2) == (0.0, 1.0)
    assert read_evaluation("[%eval 0.00,18]", 2) == (0.5, 0.5)
    ahead = read_evaluation("so [%eval +1.5] it is", 2)
    assert ahead is not None
    assert 0.6 < ahead[0] < 0.7


@pytest.mark.parametrize("text", [
    "", "eval 0.3", "[%eval ]", "[%eval x]", "[%eval 1,2,3]", "[%eval nan]", "[%eval 1e9]",
    "[%eval #]",
])  # fmt: skip
def test_what_is_no_evaluation_of_two_is_none(text: str) -> None:
    assert read_evaluation(text, 2) is None


@pytest.mark.parametrize("text", [
    "[%eval 0.5]", "[%eval 0.5,0.5]", "[%eval 0.5,0.6,-0.1]", "[%eval 0,0,0]", "[%eval 9,9,9]",
])  # fmt: skip
def test_what_is_no_evaluation_of_three_is_none(text: str) -> None:
    assert read_evaluation(text, 3) is None


def test_its_own_evaluation_is_replaced_and_another_one_stays() -> None:
    first = with_evaluation("[%clk 0:01:00] fine", (0.5, 0.5), 2)
    assert with_evaluation(first, (0.5, 0.5), 2) == first
    second = with_evaluation(first, (0.9, 0.1), 0)
    assert read_mark(second) == 0
    assert second.count("%eval") == second.count("%judged") == 1
    assert "[%clk 0:01:00] fine" in second
    others = with_evaluation("[%eval 0.30] book", (0.9, 0.1), 4)
    assert "[%eval 0.30] book" in others
    assert others.count("%eval") == 1
    assert with_evaluation(others, (0.1, 0.9), 0) == "[%judged 0] [%eval 0.30] book"


def test_a_person_may_say_more_beside_it() -> None:
    comment = with_said(with_evaluation("", (0.5, 0.5), 4), "Oh no")
    assert said(comment) == "Oh no"
    assert read_mark(comment) == 4
    assert with_evaluation(comment, (0.5, 0.5), 4) == comment


def test_a_line_is_known_by_its_mark_alone() -> None:
    assert marked_better(better_mark(5)) == 5
    assert marked_better(f"{better_mark(5)} and so on") is None
    assert marked_better("") is None
