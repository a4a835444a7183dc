"""What `tests.judges.compare` plays: where games begin, who plays them, and what was seen."""

import sys
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from typing import Any


class Difference(Exception):  # noqa: N818 -- what is looked for, not a fault
    """The core and its second opinion disagree; the text says where, and how to get there."""


class Comparison(ABC):
    """A game in both implementations at once; raises Difference as soon as they differ."""

    @abstractmethod
    def way(self) -> str:
        """Return directions that lead to the game's present position."""

    def same(self, what: str, core: object, reference: object) -> None:
        """Raise Difference unless both say the same."""
        if core == reference:
            return
        if isinstance(core, list) and isinstance(reference, list) and len(reference) > 9:
            both = [one for one in core if one in reference]
            core = [one for one in core if one not in both], f"and {len(both)} more"
            reference = [one for one in reference if one not in both], f"and {len(both)} more"
        raise Difference(f"{what}:\n  core:      {core}\n  reference: {reference}\n{self.way()}")

    def same_end(self, core: Any, reference: Any) -> None:
        """Compare how a game ended, if it did, and who is to act."""
        ended, outcome = core.outcome(), reference.outcome
        self.same(
            "outcome",
            ended and (ended.result, ended.players),
            outcome and (outcome.result, outcome.players),
        )
        player = reference.player
        self.same("player to act", set(core.actors()), set() if player is None else {player})


def until(seen: Counter[str], plies: int, progress: bool) -> Iterator[int]:
    """Yield the numbers of games until so many plies were seen."""
    number, reported = 0, time.monotonic()
    while seen["plies"] < plies:
        yield number
        number += 1
        if progress and time.monotonic() - reported > 5:
            reported = time.monotonic()
            print(f"{seen['plies']} of {plies} plies", file=sys.stderr, flush=True)
