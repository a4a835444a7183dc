"""Bots that look at their possible actions now, and no further."""

from __future__ import annotations

import random
from collections.abc import Mapping

from cfanp_gui.bots.contract import Bot, Limit, OutOfLimitError, Stopped, Thinking, choices, never
from cfanp_gui.bots.guessing import guesses
from cfanp_gui.bots.level_names import GREEDY, RANDOM
from cfanp_gui.bots.standing import values
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import TextError


def some_choices(position: Position, player: int) -> list[Action]:
    """Return the actions a player may choose. Raises ValueError if there are none."""
    actions = list(choices(position, player))
    if not actions:
        raise TextError("Player {player} has nothing to do now", player=player)
    return actions


class RandomBot(Bot):
    """Bot that chooses any action, each with the same chance."""

    name = RANDOM

    def choose(
        self, position: Position, player: int, seed: int, limit: Limit, stopped: Stopped = never
    ) -> Action:
        return random.Random(seed).choice(some_choices(position, player))


class GreedyBot(Bot):
    """Bot that has most after its action: it mates, captures and promotes where it can.

    It does not look at the replies of others.
    """

    name = GREEDY

    def __init__(self, piece_types: Mapping[str, PieceType]) -> None:
        self._piece_types = piece_types

    def choose(
        self, position: Position, player: int, seed: int, limit: Limit, stopped: Stopped = never
    ) -> Action:
        actions = some_choices(position, player)
        random.Random(seed).shuffle(actions)
        thinking = Thinking(limit, stopped)
        reached: dict[Action, float] = {}
        whole = guesses(position, seed, limit)
        try:
            for action in actions:
                for guess in whole:
                    thinking.spend()
                    worth = values(guess.apply(action)[0], self._piece_types)[player - 1]
                    reached[action] = reached.get(action, 0.0) + worth / len(whole)
        except OutOfLimitError:
            pass
        return max(reached, key=lambda action: reached[action], default=actions[0])
