"""Bots that look ahead by a search; see `search`."""

from __future__ import annotations

import random
from collections.abc import Mapping

from cfanp_gui.bots.alpha_beta import even
from cfanp_gui.bots.best_lines import manner_for, state_of
from cfanp_gui.bots.contract import Bot, Limit, Stopped, Thinking, never
from cfanp_gui.bots.guessing import averages, guesses
from cfanp_gui.bots.lookahead import Manner
from cfanp_gui.bots.search import SearchedMove, best_moves
from cfanp_gui.bots.simple_bots import some_choices
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import SearchState
from cfanp_gui.core.text import Text


class SearchingBot(Bot):
    """Bot that searches for the best action, in a given manner."""

    def __init__(
        self,
        piece_types: Mapping[str, PieceType],
        name: Text,
        manner: Manner,
        plain: bool = False,
        most_nodes: int | None = None,
    ) -> None:
        """With `plain` it uses no more of a position than the contract.

        It looks at no more than `most_nodes`, whatever the limit.
        """
        self.name = name
        self._piece_types = piece_types
        self._manner = manner
        self._plain = plain
        self._most_nodes = most_nodes

    def choose(
        self, position: Position, player: int, seed: int, limit: Limit, stopped: Stopped = never
    ) -> Action:
        actions = some_choices(position, player)
        if self._most_nodes is not None:
            nodes = self._most_nodes if limit.nodes is None else min(limit.nodes, self._most_nodes)
            limit = limit._replace(nodes=nodes)
        thinking = Thinking(limit, stopped)
        if len(actions) == 1:
            return actions[0]
        state = self._state(position, player)
        if position.viewer is not None:
            action, value = self._guessed(position, player, seed, limit, thinking)
        else:
            manner = manner_for(state, self._manner)
            best = best_moves(state, manner, thinking, random.Random(seed))[0]
            action, value = state.action(best.line[0]), best.value
        claim = position.claim_action()
        if claim is not None and position.claim() and value <= even(state):
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
        best = max(judged, key=lambda action: judged[action])
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
            manner_for(state, self._manner),
            thinking,
            random.Random(seed),
            len(state.moves()),
            take,
        )
        return {state.action(one.line[0]): one.value for one in last or moves}

    def is_slowed(self, position: Position, player: int) -> bool:
        return self._state(position, player).is_slowed

    def _state(self, position: Position, player: int) -> SearchState:
        return state_of(position, player, self._piece_types, self._plain)
