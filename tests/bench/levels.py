"""How far the levels of bots stand apart in some games: `python -m tests.bench.levels`.

In every game neighbours among the levels play each other at their own limits, half of the seats
each, with the strongest at a number of positions. Told is what the better one won, and how many
points of rating that is, with the standard error; the limits stand beside it. Nothing here is
asserted by the tests.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import hypot
from time import perf_counter
from typing import NamedTuple

from cfanp_gui.bots.arena import Arena, Entrant, play_game, standings
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.core.options import OptionValues

STEP, WITHIN = 200, 100
"""Points from one level to the next, and how far the steps of a game may be from that."""
ENDLESS = 999_999_999
"""Limit of a bot that keeps to its own."""


class Tried(NamedTuple):
    """A game in which levels are measured, and the share of the games that are played of it."""

    system: str
    players: int
    options: OptionValues
    share: float = 1.0


TRIED = {
    "chess2": Tried("cfanp", 2, {}),
    "chess4": Tried("cfanp", 4, {}, 0.5),
    "xiangqi": Tried("cfanp", 2, {"base": "xiangqi"}, 0.5),
    "shogi": Tried("cfanp", 2, {"base": "shogi"}, 0.5),
    "ring": Tried("ring", 3, {}, 0.5),
    "strategi": Tried("strategichess", 2, {}, 0.5),
}


class Step(NamedTuple):
    """Distance of two neighbours in a game."""

    lower: str
    upper: str
    games: int
    won: float
    points: float
    error: float
    actions: float
    """Actions of a game, on average."""


def entrant(level: str, nodes: int) -> Entrant:
    """Return a level as it plays at the table, the last one with a number of positions."""
    return Entrant.read(level, nodes if level == LEVELS[-1].key else ENDLESS)


def measured(tried: Tried, pair: tuple[Entrant, Entrant], games: int, seed: int) -> Step:
    """Return the distance between two bots, the weaker one first, over a number of games."""
    lower, upper = pair
    arena = Arena(tried.system, tried.players, tried.options, pair, seed, 120 * tried.players)
    played = {number: play_game(arena, number) for number in range(1, games + 1)}
    by_name = {standing.bot: standing for standing in standings(arena, played)}
    high, low = by_name[upper.text], by_name[lower.text]
    points, error = high.rating.points - low.rating.points, 2 * high.rating.error
    length = sum(game.actions for game in played.values()) / games
    return Step(lower.text, upper.text, games, high.rate, points, error, length)


def steps(names: Sequence[str], keys: Sequence[str], games: int, nodes: int, seed: int,
          workers: int) -> Iterator[tuple[str, Step]]:  # fmt: skip
    """Yield the distances of neighbours in some games, as they have been measured."""
    bots = [entrant(key, nodes) for key in keys]
    asked = [
        (name, pair, max(2, round(games * TRIED[name].share)))
        for name in names
        for pair in pairwise(bots)
    ]
    with ProcessPoolExecutor(workers) as pool:
        found = [
            pool.submit(measured, TRIED[name], pair, count, seed) for name, pair, count in asked
        ]
        for (name, _, _), step in zip(asked, found, strict=True):
            yield name, step.result()


def main() -> None:
    offered = [level.key for level in LEVELS if level.is_offered]
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tried", default=",".join(TRIED), help="games")
    asked.add_argument("--levels", default=",".join(offered[2:]), help="levels, the weakest first")
    asked.add_argument("--games", type=int, default=60, help="of neighbours in chess of two armies")
    asked.add_argument("--nodes", type=int, default=100_000, help="positions of the strongest")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=2)
    given = asked.parse_args()
    print(f"a step is to be {STEP} points, and {STEP - WITHIN} to {STEP + WITHIN} in every game")
    start, before, total, error = perf_counter(), "", 0.0, 0.0
    names, keys = given.tried.split(","), given.levels.split(",")
    for name, step in steps(names, keys, given.games, given.nodes, given.seed, given.workers):
        if name != before:
            before, total, error = name, 0.0, 0.0
        total, error = total + step.points, hypot(error, step.error)
        print(
            f"{name:9} {step.upper:>12} against {step.lower:12} {step.games} games of "
            f"{step.actions:.0f} actions: won {step.won:.0%}, "
            f"{step.points:+.0f} ± {step.error:.0f} points, "
            f"from the first {total:.0f} ± {error:.0f} ({perf_counter() - start:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
