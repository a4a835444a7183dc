"""Plays checkers by chance against its judges, and tells in how many games anything differs.

    python -m tests.judges.compare_checkers --games 500 --plies 30000

compares the moves of so many games of two armies with those of pydraughts, and moves, positions and
ends of games of three to six armies with a second implementation, for so many plies.
"""

import argparse
import sys

from tests.games.pairs.checkers.judged import Judged, beside_plain, random_game


def main() -> int:
    """Play and tell; return 1 where anything differs."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500, help="games beside pydraughts")
    parser.add_argument("--plies", type=int, default=30000, help="plies of three to six armies")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    judged = [random_game(options.seed + number) for number in range(options.games)]
    differing = _tell("pydraughts", judged)
    plain: list[Judged] = []
    while sum(one.positions for one in plain) < options.plies:
        seed = options.seed + len(plain)
        plain.append(beside_plain(seed, 3 + seed % 4, 400))
    return 1 if differing + _tell("the second implementation", plain) else 0


def _tell(judge: str, found: list[Judged]) -> int:
    differing = [one.difference for one in found if one.difference is not None]
    positions = sum(one.positions for one in found)
    print(f"{len(found)} games beside {judge}, {positions} positions: {len(differing)} differ")
    for difference in differing[:5]:
        print(f"  {difference}")
    return len(differing)


if __name__ == "__main__":
    sys.exit(main())
