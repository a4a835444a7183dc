"""How far the levels of bots stand apart in some games: `python -m tests.bench.levels`.

In every game neighbours among the levels play each other at their own limits, half of the seats
each, with the strongest at a number of positions. Told is what the better one won, and how many
points of rating that is, with the standard error. Nothing here is asserted by the tests.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from cfanp_gui.bots.arena import Arena, Entrant, play_game, standings
from cfanp_gui.bots.levels import LEVELS

STEP, WITHIN = 200, 100
"""Points from one level to the next, and how far the steps of a game may be from that."""
ENDLESS = 999_999_999
"""Limit of a bot that keeps to its own."""
TRIED = {
    "chess2": ("cfanp", 2, {}),
    "chess4": ("cfanp", 4, {}),
    "xiangqi": ("cfanp", 2, {"base": "xiangqi"}),
    "shogi": ("cfanp", 2, {"base": "shogi"}),
    "ring": ("ring", 3, {}),
    "strategi": ("strategichess", 2, {}),
}
"""Games in which levels are measured: their keys, players and house rules."""


class Step(NamedTuple):
    """Distance of two neighbours in a game."""

    won: float
    points: float
    error: float
    actions: float
    """Actions of a game, on average."""


def measured(name: str, lower: Entrant, upper: Entrant, games: int, seed: int) -> Step:
    """Return the distance between two bots over a number of games."""
    system, players, options = TRIED[name]
    arena = Arena(system, players, options, (lower, upper), seed, 200 * players)
    played = {number: play_game(arena, number) for number in range(1, games + 1)}
    found = {standing.bot: standing for standing in standings(arena, played)}
    high, low = found[upper.text], found[lower.text]
    points, error = high.rating.points - low.rating.points, 2 * high.rating.error
    return Step(high.rate, points, error, sum(game.actions for game in played.values()) / games)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tried", default=",".join(TRIED), help="games")
    offered = [level.key for level in LEVELS if level.is_offered]
    asked.add_argument("--levels", default=",".join(offered[2:]), help="levels, the weakest first")
    asked.add_argument("--games", type=int, default=24, help="of neighbours in each game")
    asked.add_argument("--nodes", type=int, default=100_000, help="positions of the strongest")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=2)
    given = asked.parse_args()
    print(f"a step is to be {STEP} points, and {STEP - WITHIN} to {STEP + WITHIN} in every game")
    limits = {LEVELS[-1].key: given.nodes}
    bots = [Entrant.read(key, limits.get(key, ENDLESS)) for key in given.levels.split(",")]
    with ProcessPoolExecutor(given.workers) as pool:
        begun = {
            (name, *pair): pool.submit(measured, name, *pair, given.games, given.seed)
            for name in given.tried.split(",")
            for pair in pairwise(bots)
        }
        for (name, lower, upper), step in begun.items():
            if lower == bots[0]:
                total = error = 0.0
            won, points, off, actions = step.result()
            total, error = total + points, hypot(error, off)
            print(
                f"{name:8} {upper.text:>11} against {lower.text:11} won {won:4.0%}, "
                f"{points:+4.0f} ± {off:.0f} points, from the first {total:.0f} ± {error:.0f}, "
                f"{actions:.0f} actions a game",
                flush=True,
            )


if __name__ == "__main__":
    main()
