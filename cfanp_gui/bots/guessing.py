"""Play of bots that do not see the whole position: by guesses at the rest, none of them trusted.

A bot is given what its player may know (`Position.seen_by`). It draws whole positions that fit,
and plays the action that does best on the average of all of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from cfanp_gui.bots.contract import Limit
from cfanp_gui.core.actions import Action
from cfanp_gui.core.position import Position

MOST = 12
"""Most whole positions that are drawn."""
NODES = 40
"""Positions to look at in each of them, so that every move is looked at."""


def guesses(position: Position, seed: int, limit: Limit) -> list[Position]:
    """Return whole positions that a view may be; a whole position is the only one."""
    if position.viewer is None:
        return [position]
    count = MOST if limit.nodes is None else max(1, min(MOST, limit.nodes // NODES))
    chance = random.Random(seed)
    return [position.guessed(chance.getrandbits(32)) for _ in range(count)]


def averages(judged: Iterable[Mapping[Action, float]]) -> dict[Action, float]:
    """Return the average value of each action over all guesses in which it was judged.

    Actions that the first guess does not judge are left out.
    """
    values_of: dict[Action, list[float]] = {}
    for number, values in enumerate(judged):
        for action, value in values.items():
            if not number or action in values_of:
                values_of.setdefault(action, []).append(value)
    return {action: sum(values) / len(values) for action, values in values_of.items()}
