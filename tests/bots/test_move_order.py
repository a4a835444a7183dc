"""In which order moves are tried."""

from __future__ import annotations

from cfanp_gui.bots import move_order
from cfanp_gui.bots.move_order import MoveOrder
from cfanp_gui.core.searching import SearchMove, SearchState
from tests.bots import HANGING, cfanp


def state() -> SearchState:
    """Return a position in which two captures win something."""
    found: SearchState | None = cfanp(HANGING).search_state()  # type: ignore[attr-defined]
    assert found is not None
    return found


def quiet(one: SearchState) -> list[SearchMove]:
    """Return the moves that neither win nor lose anything."""
    return [
        move for move in one.moves()
        if move_order.LOSING_GAIN < one.gain(move) < move_order.WINNING_GAIN
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
    losing = [gain for gain in gains if gain <= move_order.LOSING_GAIN]
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
    assert max(order._history.values()) < move_order.MOST_HISTORY
    assert order._history[1, one.trace(first)] < 500 * 500
