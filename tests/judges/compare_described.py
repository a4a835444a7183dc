"""Reads a file of games and plays those that can be against Fairy-Stockfish, two armies each.

    python -m tests.judges.compare_described variants.ini --games 10 --plies 80

tells how many games load, how many are refused and by which key, and in how many positions of
random games the lists of moves differ. `--own` does so for the games that the program brings and
for those that may be parents.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]

from cfanp_gui.games.pairs.described.library import Loaded, own, parents, read
from tests.judges.fairy_stockfish import random_game


def main() -> int:
    """Read, play, tell; return 1 where anything differs."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("file", nargs="?", type=Path, help="a file in the dialect of variants.ini")
    parser.add_argument("--own", action="store_true", help="the games that the program knows")
    parser.add_argument("--games", type=int, default=6, help="random games of each")
    parser.add_argument("--plies", type=int, default=80, help="moves of each, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--san", action="store_true", help="compare SAN of the moves played too")
    options = parser.parse_args()
    differing = 0
    if options.own:
        differing += _compare(own(), options) + _compare(parents(), options)
    if options.file is not None:
        text = options.file.read_text(encoding="utf-8", errors="replace")
        pyffish.load_variant_config(text)
        differing += _compare(read(text, options.file.name, overrides=True), options)
    return 1 if differing else 0


def _compare(loaded: Loaded, options: argparse.Namespace) -> int:
    print(f"{len(loaded.games)} games load, {len(loaded.refused)} are refused")
    for key, count in Counter(one.key or "-" for one in loaded.refused).most_common():
        print(f"  {count:3} by {key}")
    played = positions = differing = 0
    known = set(pyffish.variants())
    for game in loaded.games:
        if game.key not in known:
            print(f"  {game.key} is not known to Fairy-Stockfish")
            continue
        for number in range(options.games):
            found = random_game(game, game.key, options.seed + number, options.plies, options.san)
            played += 1
            positions += found.positions
            if found.difference is not None:
                differing += 1
                print(f"  {game.key}: {found.difference}")
    print(f"{played} random games, {positions} positions, {differing} games differ")
    return differing


if __name__ == "__main__":
    sys.exit(main())
