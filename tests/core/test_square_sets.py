"""Sets of squares, and what remembers things made of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.square_sets import Memo, kept, squares


@given(st.sets(st.integers(0, 26 * 26 - 1)))
def test_squares_of_a_set_whatever_the_size_of_the_board(wanted: set[int]) -> None:
    assert list(squares[sum(1 << square for square in wanted)]) == sorted(wanted)


def test_a_memo_makes_what_it_lacks_and_forgets_all_when_it_is_full() -> None:
    made: list[int] = []

    def make(key: int) -> int:
        made.append(key)
        return 2 * key

    memo = Memo(make, 2)
    assert [memo[key] for key in (1, 2, 1)] == [2, 4, 2]
    assert made == [1, 2]
    assert (memo[3], list(memo)) == (6, [3])


def test_what_is_kept_is_made_once_for_each_value_and_arguments() -> None:
    made: list[tuple[int, ...]] = []

    class Number:
        def __init__(self, number: int) -> None:
            self.number = number

        @kept
        def times(self, *factors: int) -> int:
            made.append((self.number, *factors))
            return self.number * sum(factors)

    two, three = Number(2), Number(3)
    assert [two.times(1), two.times(1), two.times(1, 2), three.times(1)] == [2, 2, 6, 3]
    assert made == [(2, 1), (2, 1, 2), (3, 1)]
