"""How much the signs of a judged game are worth: `python -m tests.bench.judgements`.

Bots of unlike strength play games of four armies. Every move is judged as `cfanp annotate` does,
and again with so many times the positions. Told is how many of the signs stay, and how many are
upheld: by the closer judgement as much was lost as the sign says, though perhaps not so much more
that it would give it. That takes hours: with `--unmarked 40` only one of forty moves without a sign
is judged again. Beside it stands how long a game of 100 moves takes; the limit stands with it.
Nothing here is asserted by the tests.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.bots.annotating import (
    BLUNDER,
    GOOD,
    LEAST_LOST,
    MISTAKE,
    NODES,
    MoveInquiry,
    sign_of,
)
from cfanp_gui.bots.arena import Arena, Entrant, chosen
from cfanp_gui.bots.judgement import Judgement
from cfanp_gui.core.actions import Action
from cfanp_gui.core.position import Position

LIMIT_S = 60.0
"""Seconds that a game of four armies of 100 moves may take, compiled."""
BOTS = "strongest:2000,club:500,casual:300,beginner:60"
SIGNS = {BLUNDER: "??", MISTAKE: "?", GOOD: "!", None: "none"}


class Compared(NamedTuple):
    """A move, judged twice."""

    sign: int | None
    closer: int | None
    lost: float
    """The part of what its player could expect that the first search says was lost."""
    closer_lost: float
    is_upheld: bool
    """True if by the closer judgement as much was lost as the sign says."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--actions", type=int, default=100, help="of each game at most")
    asked.add_argument("--nodes", type=int, default=NODES)
    asked.add_argument("--times", type=int, default=20)
    asked.add_argument("--unmarked", type=int, default=1, metavar="N",
                       help="judge again one of N moves without a sign (default: all)")  # fmt: skip
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--out", type=Path, help="a file for the figures of each move, as JSON")
    given = asked.parse_args()
    entrants = tuple(Entrant.read(text, NODES) for text in BOTS.split(","))
    arena = Arena("cfanp", 4, {}, entrants, given.seed, given.actions)
    numbers = range(1, given.games + 1)
    compared: list[Compared] = []
    with ProcessPoolExecutor(given.workers) as workers:
        told = workers.map(
            compare,
            repeat(arena),
            numbers,
            repeat(given.nodes),
            repeat(given.times),
            repeat(given.unmarked),
        )
        for number, (seconds, found) in zip(numbers, told, strict=True):
            compared += found
            print(f"game {number}: {len(found)} moves judged twice, {seconds:.1f} s for 100 "
                  f"(limit {LIMIT_S:.0f})", flush=True)  # fmt: skip
    if given.out:
        given.out.write_text(json.dumps(compared))
    report(compared, given.nodes, given.times)


def compare(
    arena: Arena, number: int, nodes: int, times: int, unmarked: int
) -> tuple[float, list[Compared]]:
    """Return the seconds for 100 first judgements of a game, and the positions judged twice."""
    inquiries = list(asked_of(arena, number, chosen(arena, number), nodes))
    begun = time.process_time()
    first = [judged(one) for one in inquiries]
    seconds = 100 * (time.process_time() - begun) / max(1, len(first))
    return seconds, [
        Compared(
            sign_of(one),
            sign_of(closer),
            one.part_lost,
            closer.part_lost,
            upholds(closer, sign_of(one)),
        )
        for ply, (inquiry, one) in enumerate(zip(inquiries, first, strict=True))
        if sign_of(one) is not None or ply % unmarked == 0
        for closer in (judged(inquiry._replace(nodes=nodes * times)),)
    ]


def upholds(judgement: Judgement, sign: int | None) -> bool:
    """Return True if by a judgement a move lost what a sign says, or without it others would."""
    if sign == GOOD:
        best, *others = judgement.turns
        played = judgement.played
        if not others or played is None or best.actions[:1] != played.actions[:1]:
            return False
        judgement, sign = judgement._replace(played=others[0]), MISTAKE
    part, whole = LEAST_LOST.get(sign or 0, (0.0, 0.0))
    return judgement.part_lost >= part and judgement.cost >= whole


def asked_of(
    arena: Arena, number: int, actions: list[Action], nodes: int
) -> Iterator[MoveInquiry]:  # fmt: skip
    """Yield every action of a game as it is to be judged."""
    position: Position = arena.start(number).resolve_pending()[0]
    for action in actions:
        yield MoveInquiry(position, arena.game.piece_types, action, nodes)
        position, _ = position.apply(action)


def judged(inquiry: MoveInquiry) -> Judgement:
    """Return the judgement of a move."""
    return inquiry.run(lambda: False, lambda _: None)


def report(compared: list[Compared], nodes: int, times: int) -> None:
    """Print the number of signs that stay."""
    counts = Counter((one.sign, one.closer) for one in compared)
    print(f"{len(compared)} moves, {nodes} positions each and {times} times as many:")
    for sign, word in SIGNS.items():
        total = sum(count for (first, _), count in counts.items() if first == sign)
        if total:
            told = ", ".join(f"{SIGNS[other]} {counts[sign, other]}" for other in SIGNS)
            same = counts[sign, sign] / total
            print(f"  {word:>4}: {total:5}, of which {same:6.1%} stay; then {told}")
    bad = (MISTAKE, BLUNDER)
    some = sum(count for (first, _), count in counts.items() if first in bad)
    kept = sum(counts[first, second] for first in bad for second in bad)
    if some:
        print(f"  ? or ??: {some}, of which {kept / some:.1%} stay one of both")
    signs = sum(count for (first, _), count in counts.items() if first)
    same = sum(count for (first, second), count in counts.items() if first and first == second)
    if signs:
        error = (same / signs * (1 - same / signs) / signs) ** 0.5
        upheld = sum(one.is_upheld for one in compared if one.sign) / signs
        print(f"  all signs: {signs}, of which {same / signs:.1%} ± {error:.1%} stay what they are")
        error = (upheld * (1 - upheld) / signs) ** 0.5
        print(f"  and {upheld:.1%} ± {error:.1%} are upheld")


if __name__ == "__main__":
    main()
