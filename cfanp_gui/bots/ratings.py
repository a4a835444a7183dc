"""Ratings like Elo's, for games of any number of players.

The winner of a game is taken to be drawn by lot among its players, each with as many lots as 10 to
the power of their rating over 400: for two players that is Elo's model, for more the first choice
of Plackett and Luce's. The ratings are those under which the games that were played are most
likely. A game that is shared counts for each as the part they got. A bot has as many lots as it has
seats.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

SCALE = 400 / math.log(10)
"""Points of rating for each natural logarithm of lots; 400 points are ten times the lots."""
PRIOR = 1.0
"""Games that every bot has shared with an average one beforehand, so that all have a rating."""
_STEPS = 100
_LONGEST_STEP = 2.0
_NEAR = 1e-10


class Result(NamedTuple):
    """Result of a game for the bots in it."""

    seats: Mapping[str, int]
    """Number of seats of every bot, at least one."""
    won: Mapping[str, float]
    """Score of every bot, all its seats together; all bots together 1."""


class Rating(NamedTuple):
    """Rating of a bot, and its error."""

    points: float
    """Points above the average of all bots."""
    error: float
    """The standard error of the points."""


def rate(bots: Sequence[str], results: Iterable[Result], prior: float = PRIOR) -> list[Rating]:
    """Return the ratings of bots by the results of their games; they add up to 0.

    The errors follow from how sharply the likelihood falls off. They are on the safe side where
    many games are shared. A `prior` of 0 is for results that bound every rating.
    """
    games = Counter(
        (
            tuple(result.seats.get(bot, 0) for bot in bots),
            tuple(result.won.get(bot, 0.0) for bot in bots),
        )
        for result in results
    )
    thetas = [0.0] * len(bots)
    for _ in range(_STEPS):
        slope, curve = _likelihood(thetas, games, prior)
        step = _solve(curve, slope)
        longest = max(map(abs, step))
        # Far from the maximum the curvature misleads: steps are limited to a safe length.
        part = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        thetas = [theta + part * change for theta, change in zip(thetas, step, strict=True)]
        if longest < _NEAR:
            break
    _, curve = _likelihood(thetas, games, prior)
    mean = sum(thetas) / len(thetas)
    return [
        Rating(SCALE * (theta - mean), SCALE * math.sqrt(_variance(curve, at)))
        for at, theta in enumerate(thetas)
    ]


def _likelihood(
    thetas: Sequence[float],
    games: Mapping[tuple[tuple[int, ...], tuple[float, ...]], int],
    prior: float,
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient of the log-likelihood, and its positive curvature, by `games`."""
    count = len(thetas)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for at, theta in enumerate(thetas):
        chance = 1 / (1 + math.exp(-theta))
        slope[at] += prior * (0.5 - chance)
        # The small part keeps unknown directions, such as the average, from being singular.
        curve[at][at] += prior * chance * (1 - chance) + 1e-12
    most = max(thetas)
    for (seats, won), times in games.items():
        lots = [n * math.exp(theta - most) for n, theta in zip(seats, thetas, strict=True)]
        total = sum(lots)
        chances = [lot / total for lot in lots]
        for at, chance in enumerate(chances):
            slope[at] += times * (won[at] - chance)
            curve[at][at] += times * chance
            for other, others in enumerate(chances):
                curve[at][other] -= times * chance * others
    return slope, curve


def _variance(curve: Sequence[Sequence[float]], at: int) -> float:
    """Return the variance of a rating's distance from the average of all."""
    distance = [float(other == at) - 1 / len(curve) for other in range(len(curve))]
    return max(sum(map(float.__mul__, distance, _solve(curve, distance))), 0.0)


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations whose matrix is symmetric and positive definite."""
    count = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(count):
        pivot = rows[at]
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            for column in range(at, count + 1):
                row[column] -= factor * pivot[column]
    solved = [0.0] * count
    for at in reversed(range(count)):
        known = sum(rows[at][column] * solved[column] for column in range(at + 1, count))
        solved[at] = (rows[at][count] - known) / rows[at][at]
    return solved
