"""Who sits where: nobody is favoured by a seat or by who comes before."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from cfanp_gui.bots.seating import Order, seatings


def seats(orders: tuple[Order, ...]) -> Counter[tuple[int, int]]:
    """Return how often which bot has which seat."""
    return Counter((bot, seat) for order in orders for seat, bot in enumerate(order))


def follows(orders: tuple[Order, ...], by: int) -> Counter[tuple[int, int]]:
    """Return how often which bot sits so many seats before which."""
    return Counter(
        (bot, order[(seat + by) % len(order)]) for order in orders for seat, bot in enumerate(order)
    )


@pytest.mark.parametrize(
    ("bots", "players"),
    [("AB", 2), ("AB", 4), ("ABC", 3), ("ABCD", 4), ("ABCDEF", 6), ("ABC", 4), ("ABCDEFGH", 8),
     ("ABC", 8), ("AB", 3), ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 26)],
)  # fmt: skip
@pytest.mark.no_cover
def test_all_have_all_seats_equally(bots: str, players: int) -> None:
    orders = seatings(tuple(bots), players)
    found = seats(orders)
    assert len(found) == len(bots) * players
    assert set(found.values()) == {len(orders) // len(bots)}


@pytest.mark.parametrize("bots", ["AB", "ABC", "ABCD", "ABCDE"])
def test_a_block_is_enough_for_seats(bots: str) -> None:
    """After as many games as there are bots everybody has had every seat."""
    for games in (len(bots), 2 * len(bots)):
        found = seats(seatings(tuple(bots), len(bots))[:games])
        if len(found) == len(bots) ** 2:
            assert len(set(found.values())) == 1
    assert len(seats(seatings(tuple(bots), len(bots))[: len(bots)])) == len(bots) ** 2


def test_neighbours_are_even() -> None:
    """Of three and of five each comes behind each other equally often, at any distance."""
    for bots, games in (("ABC", 6), ("ABCD", 24), ("ABCDE", 20)):
        orders = seatings(tuple(bots), len(bots))
        assert len(orders) == games
        for by in range(1, len(bots)):
            assert len(set(follows(orders, by).values())) == 1
            assert len(follows(orders, by)) == len(bots) * (len(bots) - 1)


def test_two_of_each_sit_in_all_ways() -> None:
    assert sorted(seatings(("A", "B"), 4)) == sorted(set(permutations((0, 0, 1, 1))))


def test_one_against_three() -> None:
    orders = seatings(("A", "B", "B", "B"), 4)
    assert orders == ((0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1))


def test_a_list_that_does_not_fit() -> None:
    """Of two on three seats each has two half of the time; a bot listed twice has twice as many."""
    orders = seatings(("A", "B"), 3)
    assert Counter(sum(order) for order in orders) == {1: 3, 2: 3}
    doubled = Counter(bot for order in seatings(("A", "A", "B"), 4) for bot in order)
    assert doubled[0] == 2 * doubled[2]
    assert 1 not in doubled
    many = seatings(tuple("ABCDEFGHIJK"), 17)
    assert {len(order) for order in many} == {17}
    assert all(set(Counter(order).values()) == {1, 2} for order in many)


def test_some_games_of_many_orders_are_nearly_even() -> None:
    """What the orders are chosen for: they are less uneven than when they are drawn by lot."""
    orders = seatings(tuple("ABCDEFGH"), 8)
    found = follows(orders, 1)
    mean = len(orders) * 8 / 56
    assert len(found) == 56
    by_lot = mean * 8  # eight times the same order, turned: so much scatter has each block
    assert sum((count - mean) ** 2 for count in found.values()) / 56 < by_lot / 2


def test_it_begins_as_it_is_written() -> None:
    assert seatings(("A",), 3) == ((0, 0, 0),)
    assert seatings(("A", "B", "C", "D"), 4)[:2] == ((0, 1, 2, 3), (1, 2, 3, 0))
