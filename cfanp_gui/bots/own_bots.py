"""Bots of the program: by chance, by the next action alone, and by a search (`search`).

One that does not see the whole position is given what its player may know (`Position.seen_by`). It
draws whole positions that fit, and plays the action that does best on the average of all of them.
"""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cfanp_gui.bots import contract
from cfanp_gui.bots.best_lines import manner_for, state_of
from cfanp_gui.bots.contract import Bot, Limit, Stopped, Thinking, never
from cfanp_gui.bots.level_names import GREEDY, RANDOM
from cfanp_gui.bots.search import Manner, SearchedMove, best_moves
from cfanp_gui.bots.standing import values
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import SearchState, even
from cfanp_gui.core.text import Text

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
    """Return the average value of each action that the first guess judges, over all guesses."""
    values_of: dict[Action, list[float]] = {}
    for number, worth_of in enumerate(judged):
        for action, value in worth_of.items():
            if not number or action in values_of:
                values_of.setdefault(action, []).append(value)
    return {action: sum(values) / len(values) for action, values in values_of.items()}


class RandomBot(Bot):
    """Bot that chooses any action, each with the same chance."""

    name = RANDOM

    def choose(
        self, position: Position, player: int, seed: int, limit: Limit, stopped: Stopped = never
    ) -> Action:
        return random.Random(seed).choice(contract.some_choices(position, player))


class GreedyBot(Bot):
    """Bot that mates, captures and promotes where it can, without a look at the replies."""

    name = GREEDY

    def __init__(self, piece_types: Mapping[str, PieceType]) -> None:
        self._piece_types = piece_types

    def choose(
        self, position: Position, player: int, seed: int, limit: Limit, stopped: Stopped = never
    ) -> Action:
        actions = contract.some_choices(position, player)
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
        except contract.OutOfLimitError:
            pass
        return max(reached, key=lambda action: reached[action], default=actions[0])


@dataclass
class SearchingBot(Bot):
    """Bot that searches for the best action, in a given manner."""

    piece_types: Mapping[str, PieceType]
    name: Text
    manner: Manner
    plain: bool = False
    """True if it uses no more of a position than the contract."""
    care: int | None = None
    """Most positions it looks at for each action that it may choose, whatever the limit."""

    def choose(
        self, position: Position, player: int, seed: int, limit: Limit, stopped: Stopped = never
    ) -> Action:
        actions = contract.some_choices(position, player)
        if self.care is not None:
            most = self.care * len(actions)
            limit = limit._replace(nodes=most if limit.nodes is None else min(limit.nodes, most))
        thinking = Thinking(limit, stopped)
        if len(actions) == 1:
            return actions[0]
        state = self._state(position, player)
        if position.viewer is not None:
            action, value = self._guessed(position, player, seed, limit, thinking)
        else:
            manner = manner_for(state, self.manner)
            best = best_moves(state, manner, thinking, random.Random(seed))[0]
            action, value = state.action(best.line[0]), best.value
        claim = position.claim_action()
        if claim is not None and position.claim() and value <= even(state.living):
            return claim  # nothing better is left
        return action

    def _guessed(
        self, position: Position, player: int, seed: int, limit: Limit, thinking: Thinking
    ) -> tuple[Action, float]:
        """Return the action with the best average over guesses, and its value."""
        drawn = guesses(position, seed, limit)
        judged = averages(
            self._judged(whole, player, seed, thinking.part(1 / (len(drawn) - number)))
            for number, whole in enumerate(drawn)
        )
        best = max(judged, key=judged.__getitem__)
        return best, judged[best]

    def _judged(
        self, whole: Position, player: int, seed: int, thinking: Thinking
    ) -> dict[Action, float]:
        """Return the value of each move in a whole position, all looked at equally far."""
        state = self._state(whole, player)
        last: list[SearchedMove] = []

        def take(moves: list[SearchedMove]) -> None:
            last[:] = moves

        moves = best_moves(
            state,
            manner_for(state, self.manner),
            thinking,
            random.Random(seed),
            len(state.moves()),
            take,
        )
        return {state.action(move.line[0]): move.value for move in last or moves}

    def is_slowed(self, position: Position, player: int) -> bool:
        return self._state(position, player).is_slowed

    def _state(self, position: Position, player: int) -> SearchState:
        return state_of(position, player, self.piece_types, self.plain)
