"""The best turns of a position, what is thought to follow, and what that is worth to everybody."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

from cfanp_gui.bots.alpha_beta import DRAWN, IDLE
from cfanp_gui.bots.contract import Thinking
from cfanp_gui.bots.manners import FEW_REPLIES, PARANOID, Manner
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.bots.search import Found, best_moves
from cfanp_gui.core.actions import Action
from cfanp_gui.core.capabilities import Searchable
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import SearchMove, SearchState


class Line(NamedTuple):
    """A turn, and what is thought to follow."""

    actions: tuple[Action, ...]
    """What is played one after the other, as far as it is certain what it would be."""
    turn: int
    """How many of them are the turn itself, the first at least."""
    value: float
    """What it is worth to the player, in thousandths; `core.searching` says of what."""
    values: tuple[float, ...]
    """What everybody has where it ends, player 1 first, as `SearchState.values` tells."""
    depth: int
    """How many moves were looked ahead; 0 for a turn that is only guessed."""
    nodes: int
    """Positions that had been looked at for all lines together by then."""
    drawn: bool = False
    """Whether the game is drawn where it ends, by itself or because somebody claims it."""


def state_of(
    position: Position, player: int, piece_types: Mapping[str, PieceType], plain: bool = False
) -> SearchState:
    """Return a position as a search sees it, for a player who may act.

    `plain` is whether no more is to be known of it than the contract says.
    """
    if isinstance(position, Searchable) and not plain:
        state = position.search_state()
        if state is not None and state.player == player and not state.is_over:
            return state
    return PlainState(position, player, piece_types)


def manner_for(state: SearchState, manner: Manner = FEW_REPLIES) -> Manner:
    """Return in which manner to search a position: which replies are the few that matter cannot
    be told of every one."""
    if manner.few_replies and isinstance(state, PlainState):
        return PARANOID._replace(overlooks=manner.overlooks)
    return manner


def analyse(
    state: SearchState,
    thinking: Thinking,
    seed: int,
    lines: int = 1,
    told: Callable[[list[Line]], None] = lambda lines: None,  # noqa: ARG005
    also: SearchMove | None = None,
) -> list[Line]:
    """Return the best turns of the player to move, the best first; `state` is as it was.

    `told` is called with what is known, again and again, each time looked further ahead; with the
    same seed and limit of nodes it is always the same. There may be fewer lines than are asked for:
    a turn whose moves are made in another order is not another turn. Where the game is over there
    are none. `also` is a move of which a line is told in any case, always the last.
    """
    if state.is_over or not state.moves():
        return []
    tell = _Teller(state, thinking, told, also is not None)
    found = best_moves(
        state, manner_for(state), thinking, random.Random(seed), lines, tell.told, also
    )  # fmt: skip
    return tell.lines(found)


class _Teller:
    """Makes lines of what a search has found."""

    def __init__(
        self,
        state: SearchState,
        thinking: Thinking,
        told: Callable[[list[Line]], None],
        also: bool,
    ) -> None:
        self._state = state
        self._thinking = thinking
        self._told = told
        self._also = also

    def told(self, found: list[Found]) -> None:
        """Tell what has been found."""
        self._told(self.lines(found))

    def lines(self, found: list[Found]) -> list[Line]:
        """Return the lines of what has been found, each turn once; the last in any case."""
        turns: dict[frozenset[str], Line] = {}
        last = [self._line(found[-1])] if self._also else []
        for one in found[: len(found) - len(last)]:
            line = self._line(one)
            turns.setdefault(frozenset(action.text for action in line.actions[: line.turn]), line)
        return [*turns.values(), *last]

    def _line(self, found: Found) -> Line:
        state = self._state
        player = state.player
        actions: list[Action] = []
        turn = 0
        certain = own = True
        drawn = found.line[-1] is DRAWN
        line = found.line[:-1] if drawn else found.line
        for move in line:
            if move is IDLE:
                certain = False
                state.pass_turn()
                continue
            if own:
                own = not actions or (state.player == player and state.is_begun)
            if certain:
                actions.append(state.action(move))
                turn += own
            state.play(move)
        values = state.values()
        for _ in line:
            state.take_back()
        nodes = self._thinking.nodes
        return Line(tuple(actions), turn, found.value, values, found.depth, nodes, drawn)
