"""What a search remembers of positions, and in which order it tries moves."""

from __future__ import annotations

import pytest

from cfanp_gui.bots import search_memory
from cfanp_gui.bots.search_memory import AT_LEAST, AT_MOST, EXACT, Known, MoveOrder, Transpositions
from cfanp_gui.core.searching import SearchMove, SearchState
from tests.bots import HANGING, cfanp


def test_it_forgets_what_was_not_asked_for() -> None:
    table = Transpositions(10)
    asked = Known(3, EXACT, 1.0, "e4")
    table.keep("asked", asked)
    for number in range(200):
        table.keep(number, Known(1, EXACT, float(number), None))
        assert table.find("asked") == asked
        assert len(table) <= 10
    assert table.find(199) is not None
    assert table.find(0) is None


def test_what_is_known_later_counts() -> None:
    table = Transpositions(2)
    for value in (1.0, 2.0, 3.0):
        table.keep("one", Known(1, EXACT, value, None))
    found = table.find("one")
    assert found is not None
    assert found.value == 3.0


@pytest.mark.parametrize(
    ("bound", "settled"),
    [
        (EXACT, [True, True, True]),
        (AT_LEAST, [False, False, True]),
        (AT_MOST, [True, False, False]),
    ],
)
def test_what_settles_a_question(bound: int, settled: list[bool]) -> None:
    """A value below, between and above the bounds of a search."""
    found = [Known(4, bound, value, None).settles(4, 10, 20) for value in (5.0, 15.0, 25.0)]
    assert found == settled
    assert not Known(3, bound, 15.0, None).settles(4, 10, 20)


# In which order moves are tried


def state() -> SearchState:
    """Return a position in which two captures win something."""
    found: SearchState | None = cfanp(HANGING).search_state()  # type: ignore[attr-defined]
    assert found is not None
    return found


def quiet(one: SearchState) -> list[SearchMove]:
    """Return the moves that neither win nor lose anything."""
    return [
        move for move in one.moves()
        if search_memory.LOSING_GAIN < one.gain(move) < search_memory.WINNING_GAIN
    ]  # fmt: skip


def test_what_was_best_comes_first_then_what_wins() -> None:
    one = state()
    order = MoveOrder()
    last = quiet(one)[-1]
    moves, early = order.ordered(one, one.moves(), 1, last)
    assert moves[0] == last
    assert [one.action(move).text for move in moves[1:3]] == ["AB:d1d5", "AC:d1d5"]
    assert early == 3
    assert sorted(map(repr, moves)) == sorted(map(repr, one.moves()))


def test_killers_are_remembered_by_ply_and_history_everywhere() -> None:
    one = state()
    order = MoveOrder()
    third, second, first = quiet(one)[-3:]
    for move in (third, second, first):
        order.too_good(one, move, 1, 2)
    order.too_good(one, third, 2, 3)
    moves, early = order.ordered(one, one.moves(), 1, None)
    assert set(moves[2:4]) == {first, second}
    assert moves[4] == third
    assert early == 4
    moves, early = order.ordered(one, one.moves(), 7, None)
    assert moves[2] == third
    assert early == 2


def test_what_wins_anyway_is_no_killer() -> None:
    one = state()
    order = MoveOrder()
    taking = one.moves()[0]
    order.too_good(one, taking, 1, 5)
    assert order.ordered(one, one.moves(), 1, None) == MoveOrder().ordered(
        one, one.moves(), 1, None
    )


def test_what_loses_comes_last() -> None:
    one = state()
    moves, _ = MoveOrder().ordered(one, one.moves(), 1, None)
    gains = [one.gain(move) for move in moves]
    losing = [gain for gain in gains if gain <= search_memory.LOSING_GAIN]
    assert losing
    assert gains[-len(losing) :] == losing
    assert losing == sorted(losing, reverse=True)


def test_history_does_not_grow_for_ever() -> None:
    one = state()
    order = MoveOrder()
    first, second = quiet(one)[-2:]
    order.too_good(one, first, 1, 500)
    for _ in range(20):
        order.too_good(one, second, 1, 500)
    assert max(order._history.values()) < search_memory.MOST_HISTORY
    assert order._history[1, one.trace(first)] < 500 * 500
