"""Bots that look ahead; how they do is said in `search`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from cfanp_gui.bots.contract import Bot, Limit, Thinking
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.bots.search import Way, best_move
from cfanp_gui.bots.simple_bots import some_choices
from cfanp_gui.core.actions import Action
from cfanp_gui.core.capabilities import Searchable
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import SearchState
from cfanp_gui.core.text import Text


class SearchingBot(Bot):
    """Searches for the best action, in one of the ways there are."""

    def __init__(
        self, piece_types: Mapping[str, PieceType], name: Text, way: Way, plain: bool = False
    ) -> None:
        """`plain` is whether it knows no more of a position than the contract says."""
        self.name = name
        self._piece_types = piece_types
        self._way = way
        self._plain = plain

    def choose(
        self,
        position: Position,
        player: int,
        seed: int,
        limit: Limit,
        stopped: Callable[[], bool] = lambda: False,
    ) -> Action:
        found = some_choices(position, player)
        thinking = Thinking(limit, stopped)
        if len(found) == 1:
            return found[0]
        state = self._state(position, player)
        return state.action(best_move(state, self._way, thinking, random.Random(seed)))

    def _state(self, position: Position, player: int) -> SearchState:
        if isinstance(position, Searchable) and not self._plain:
            state = position.search_state()
            if state is not None and state.player == player and not state.is_over:
                return state
        return PlainState(position, player, self._piece_types)
