"""Ratings: Elo's for two, and for more those of a model in which the ratings are known."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence

import pytest

from cfanp_gui.bots.ratings import Result, rate
from tests.slow import examples, is_slow, seeds


def duels(won: float, lost: float, first: str = "a", second: str = "b") -> list[Result]:
    """Return games of two; half a game won is one that is shared."""
    seats = {first: 1, second: 1}
    shared = [Result(seats, {first: 0.5, second: 0.5})] * round(2 * (won % 1))
    return [
        *[Result(seats, {first: 1.0})] * int(won),
        *[Result(seats, {second: 1.0})] * int(lost),
        *shared,
    ]


def drawn(
    chance: random.Random, known: Sequence[float], seats: Sequence[int], games: int
) -> list[Result]:
    """Return games whose winners are drawn by lot as ratings say; `seats` are bots' numbers."""
    lots = [10 ** (known[bot] / 400) for bot in seats]
    had = {str(bot): count for bot, count in Counter(seats).items()}
    return [
        Result(had, {str(winner): 1.0}) for winner in chance.choices(seats, weights=lots, k=games)
    ]


@pytest.mark.parametrize(("won", "lost"), [(3, 1), (10, 1), (50, 50), (1, 4)])
def test_for_two_it_is_elo(won: int, lost: int) -> None:
    first, second = rate(["a", "b"], duels(won, lost), prior=0)
    assert first.points - second.points == pytest.approx(400 * math.log10(won / lost))
    assert first.points == pytest.approx(-second.points)
    # The difference has twice the error, which for a part of p of n games is known.
    part, games = won / (won + lost), won + lost
    error = 400 / math.log(10) / math.sqrt(games * part * (1 - part))
    assert 2 * first.error == pytest.approx(error)


def test_a_shared_game_is_half_a_game_for_both() -> None:
    shared = rate(["a", "b"], duels(3.5, 0), prior=0)
    won = rate(["a", "b"], duels(7, 1), prior=0)
    assert shared[0].points == pytest.approx(won[0].points)


def test_over_a_third() -> None:
    """Who has only met a third bot is rated by what that one did: differences add up."""
    results = [*duels(30, 10, "a", "b"), *duels(30, 10, "b", "c")]
    a, b, c = rate(["a", "b", "c"], results, prior=0)
    assert a.points - c.points == pytest.approx(2 * 400 * math.log10(3))
    assert b.points == pytest.approx(0, abs=1e-6)
    assert b.error < a.error == pytest.approx(c.error)


def test_against_three_it_is_fair_to_win_a_quarter() -> None:
    seats = {"a": 1, "b": 3}
    results = [Result(seats, {"a": 1.0})] * 10 + [Result(seats, {"b": 1.0})] * 30
    assert [round(one.points, 6) for one in rate(["a", "b"], results)] == [0, 0]
    results += [Result(seats, {"a": 1.0})] * 20  # 30 of 60: three times the lots of each
    first, second = rate(["a", "b"], results, prior=0)
    assert first.points - second.points == pytest.approx(400 * math.log10(3))


def test_who_won_all_has_a_limit_and_what_is_added_for_that_matters_little() -> None:
    few, many, most = (rate(["a", "b"], duels(games, 0))[0] for games in (4, 100, 20_000))
    assert 100 < few.points < many.points < most.points < 1500
    assert few.error > 100
    assert many.error > 100  # how much better still is not known
    (first, _), (without, _) = (
        rate(["a", "b"], duels(600, 400), prior=prior) for prior in (1.0, 0.0)
    )
    assert abs(first.points - without.points) < without.error / 50


def test_without_games() -> None:
    first, second = rate(["a", "b"], [])
    assert first.points == second.points == 0
    assert first.error == second.error > 100
    assert rate(["a"], [Result({"a": 4}, {"a": 1.0})])[0].points == 0


def test_known_ratings_are_found() -> None:
    chance = random.Random(1)
    known = (180.0, 40.0, -60.0, -160.0)
    results = [
        *drawn(chance, known, (0, 1, 2, 3), 1500),
        *drawn(chance, known, (0, 1, 1, 2), 1000),
        *drawn(chance, known, (3, 2, 0), 1000),
    ]
    found = rate(["0", "1", "2", "3"], results)
    for rating, points in zip(found, known, strict=True):
        assert 2 < rating.error < 15
        assert abs(rating.points - points) < 3 * rating.error


@pytest.mark.no_cover
def test_errors_are_as_large_as_the_scatter() -> None:
    """Were the same arena held again and again, ratings would scatter by as much as is told."""
    chance = random.Random(2)
    known = (100.0, 0.0, -100.0)
    held = [
        rate(["0", "1", "2"], drawn(chance, known, (0, 1, 2, 2), 200), prior=0)
        for _ in range(examples(300))
    ]
    for bot in range(3):
        points = [one[bot].points for one in held]
        mean = sum(points) / len(points)
        scatter = math.sqrt(sum((one - mean) ** 2 for one in points) / (len(points) - 1))
        told = sum(one[bot].error for one in held) / len(held)
        assert told == pytest.approx(scatter, rel=0.12 if is_slow() else 0.3)


@pytest.mark.parametrize("seed", seeds(10))
def test_any_results_lead_to_the_top(seed: int) -> None:
    """No other ratings make the results likelier."""
    chance = random.Random(seed)
    count = chance.randint(2, 6)
    bots = [str(bot) for bot in range(count)]
    known = [chance.uniform(-900, 900) for _ in bots]
    results = []
    for _ in range(chance.randint(1, 12)):
        seats = [chance.randrange(count) for _ in range(chance.randint(2, 8))]
        results += drawn(chance, known, seats, chance.choice((1, 3, 400)))
    found = [one.points for one in rate(bots, results)]
    assert sum(found) == pytest.approx(0, abs=1e-6)

    def likelihood(points: Sequence[float]) -> float:
        # The average is free: the prior's say in it is left out by taking its best.
        low, high = -400.0, 400.0
        for _ in range(30):
            below, above = low + (high - low) / 3, high - (high - low) / 3
            first, second = (
                _likelihood([one + by for one in points], bots, results) for by in (below, above)
            )
            low, high = (below, high) if first < second else (low, above)
        return _likelihood([one + low for one in points], bots, results)

    best = likelihood(found)
    for bot in range(count):
        for by in (-20.0, 20.0):
            other = [one + by * (at == bot) for at, one in enumerate(found)]
            assert likelihood(other) < best


def _likelihood(points: Sequence[float], bots: Sequence[str], results: Sequence[Result]) -> float:
    """Return the logarithm of the likelihood, with a game shared with a bot of rating 0 for all."""
    lots = {bot: 10 ** (one / 400) for bot, one in zip(bots, points, strict=True)}
    found = sum(
        0.5 * math.log(lot / (1 + lot)) + 0.5 * math.log(1 / (1 + lot)) for lot in lots.values()
    )
    for result, count in Counter(
        (tuple(result.seats.items()), tuple(result.won)) for result in results
    ).items():
        seats, (winner,) = result
        found += count * math.log(lots[winner] / sum(n * lots[bot] for bot, n in seats))
    return found
