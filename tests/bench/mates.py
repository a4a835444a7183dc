"""Which mates a search finds, and after how many positions: `python -m tests.bench.mates`.

`--nodes K` limits the positions it may look at for a problem (default 200000); after `--manner`
the name of one of `bots/search.py` in small letters may follow (default few_replies).
Prints for each set how many are found with at most so many positions.
"""

import argparse
import time

from cfanp_gui.bots import search
from tests.bots.mates import problems, solve

LIMITS = (1_000, 5_000, 20_000, 100_000, 500_000)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.mates")
    parser.add_argument("--nodes", type=int, default=200_000)
    parser.add_argument("--manner", default="few_replies", choices=["few_replies", "paranoid"])
    arguments = parser.parse_args()
    manner = getattr(search, arguments.manner.upper())
    for name in ("two", "three"):
        begun = time.perf_counter()
        attempts = [solve(one, arguments.nodes, manner) for one in problems(name)]
        seconds = time.perf_counter() - begun
        total = sum(attempt.nodes for attempt in attempts)
        solved = [attempt.nodes for attempt in attempts if attempt.solved]
        print(
            f"mates in {name}: {len(solved)} of {len(attempts)} found; "
            f"{total} positions, {total / seconds:.0f} a second"
        )
        for limit in LIMITS:
            if limit <= arguments.nodes:
                within = sum(nodes <= limit for nodes in solved)
                print(f"  {within:3d} within {limit} positions")


if __name__ == "__main__":
    main()
