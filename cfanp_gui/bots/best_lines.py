"""The best turns of a position, what is thought to follow, and what that is worth to everybody.

With two sides that is what the search has found. With more, who plays best goes by the worst that
may happen, and what happens is something else. So the turns are found by such a search, and what
follows each, and what everybody then has, by one in which all play for themselves (`Expectation`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.bots.alpha_beta import DRAWN
from cfanp_gui.bots.contract import OutOfLimitError, Thinking
from cfanp_gui.bots.expectation import GLANCE, Expectation, Moves, Worths, drawn_worths, worths
from cfanp_gui.bots.lookahead import IDLE
from cfanp_gui.bots.manners import FEW_REPLIES, PARANOID, Manner
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.bots.search import SearchedMove, best_moves
from cfanp_gui.core.actions import Action
from cfanp_gui.core.capabilities import Searchable
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import SearchMove, SearchState

SEARCHED = 2 / 3
"""The part of a limit in which turns are looked for; the rest is for what everybody may expect."""
BETWEEN = 4
"""One for so many positions of it goes there as well, each time turns are told."""
DEEPEST = 12
"""Plies that are looked ahead there at most."""


class BestLine(NamedTuple):
    """A turn, and what is thought to follow."""

    actions: tuple[Action, ...]
    """What is played one after the other, as far as it is certain what it would be."""
    turn: int
    """How many of them are the turn itself, the first at least."""
    value: float
    """What it is worth to the player, in thousandths; `core.searching` says of what."""
    values: tuple[float, ...]
    """What it is worth to everybody, player 1 first; who is not in the game any more has `LOSS`."""
    depth: int
    """How many moves were looked ahead; 0 for a turn that is only guessed."""
    nodes: int
    """Positions that had been looked at for all lines together by then."""


def state_of(
    position: Position, player: int, piece_types: Mapping[str, PieceType], plain: bool = False
) -> SearchState:
    """Return a position as a search sees it, for a player who may act.

    `plain` is whether the search may use no more than the contract.
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
    report: Callable[[list[BestLine]], None] = lambda lines: None,  # noqa: ARG005
    required: SearchMove | None = None,
    mates: Sequence[SearchMove] = (),
) -> list[BestLine]:
    """Return the best turns of the player to move, the best first; `state` is as it was.

    `report` is called with what is known, again and again, each time looked further ahead; with the
    same seed and limit of nodes it is always the same. There may be fewer lines than are asked for:
    a turn whose moves are made in another order is not another turn. Where the game is over there
    are none. `required` is a move of which there is always a line, the last one. With more than two
    sides there are also lines of `mates`, moves by which armies fall.
    """
    if state.is_over or not state.moves():
        return []
    maker = _LineMaker(state, thinking, mates, required is not None)
    search = thinking.part(SEARCHED if maker.expects else 1)
    last: list[SearchedMove] = []
    before = 0

    def take(found: list[SearchedMove]) -> None:
        nonlocal last, before
        last, spent, before = found, search.nodes - before, search.nodes
        report(maker.lines(found, thinking.part(1, spent // BETWEEN)))

    rng = random.Random(seed)
    found = best_moves(state, manner_for(state), search, rng, lines, take, required)
    # Of a depth that was broken off nothing counts: some moves were looked at further than others.
    return maker.lines(last or found, thinking)


class _LineMaker:
    """Makes lines of what a search has found."""

    def __init__(
        self, state: SearchState, thinking: Thinking, mates: Sequence[SearchMove], required: bool
    ) -> None:
        self._state = state
        self._thinking = thinking
        self._mates = mates
        self._required = required
        self.expects = state.living > 2
        """Whether something else is expected than what the search has found."""
        self._expectation = Expectation(state, manner_for(state).few_replies)

    def lines(self, found: list[SearchedMove], thinking: Thinking) -> list[BestLine]:
        """Return the lines of what has been found, each turn once, and the last in any case.

        `thinking` is for what may be expected.
        """
        if self.expects:
            depth, player = found[0].depth, self._state.player
            expected = self._expected([one.line for one in found], thinking)
            lines = [
                self._line(moves, values[player - 1], values, depth) for values, moves in expected
            ]
        else:
            lines = [self._line(one.line, one.value, self._worths(one), one.depth) for one in found]
        last = [lines.pop()] if self._required else []
        lines.sort(key=lambda line: -line.value)
        turns: dict[frozenset[str], BestLine] = {}
        for line in lines:
            turns.setdefault(frozenset(action.text for action in line.actions[: line.turn]), line)
        return [*turns.values(), *last]

    def _worths(self, found: SearchedMove) -> Worths:
        """Return what everybody has where a line ends that was searched for two sides."""
        state = self._state
        is_drawn = found.line[-1] is DRAWN
        moves = found.line[:-1] if is_drawn else found.line
        for move in moves:
            self._play(move)
        values = drawn_worths(state) if is_drawn else worths(state)
        open_still = not (is_drawn or state.is_over)
        for _ in moves:
            state.take_back()
        if not open_still:
            return values
        at = state.player - 1  # what the search says itself, it may have looked further
        return (*values[:at], found.value, *values[at + 1 :])

    def _expected(
        self, lines: list[Moves], thinking: Thinking
    ) -> list[tuple[Worths, Moves]]:  # fmt: skip
        """Return what may be expected of the turns with which lines begin, and of mates."""
        begun = {line[0] for line in lines}
        mates = [(move,) for move in self._mates if move not in begun]
        turns = [self._turn(line) for line in lines]
        turns[len(turns) - self._required : len(turns) - self._required] = mates
        found = [self._after(turn, None, thinking) for turn in turns]
        try:
            for depth in range(GLANCE, DEEPEST):
                found = [self._after(turn, depth, thinking) for turn in turns]
        except OutOfLimitError:
            pass  # all turns count as they were seen when all were looked at equally far
        return found

    def _after(
        self, turn: Moves, depth: int | None, thinking: Thinking
    ) -> tuple[Worths, Moves]:  # fmt: skip
        """Return what may be expected after a turn; without a depth, as the position stands."""
        state = self._state
        for move in turn:
            state.play(move)
        try:
            if depth is None:
                return worths(state), turn
            values, following = self._expectation.look(depth, thinking)
            return values, (*turn, *following)
        finally:
            for _ in turn:
                state.take_back()

    def _play(self, move: SearchMove) -> None:
        if move is IDLE:
            self._state.pass_turn()
        else:
            self._state.play(move)

    def _turn(self, line: Moves) -> Moves:
        """Return the moves of the player's own turn with which a line begins."""
        state, player = self._state, self._state.player
        count = 0
        for move in line:
            if move in (IDLE, DRAWN) or (count and not self._goes_on(player)):
                break
            state.play(move)
            count += 1
        for _ in range(count):
            state.take_back()
        return line[:count]

    def _goes_on(self, player: int) -> bool:
        """Return whether the turn of a player has begun and is not at its end."""
        return self._state.player == player and self._state.is_begun

    def _line(self, moves: Moves, value: float, values: Worths, depth: int) -> BestLine:
        state, player = self._state, self._state.player
        actions: list[Action] = []
        turn = played = 0
        own = True
        for move in moves:
            if move in (IDLE, DRAWN):
                break  # what somebody does who does nothing that matters is not certain
            own = own and (not actions or self._goes_on(player))
            actions.append(state.action(move))
            turn += own
            state.play(move)
            played += 1
        for _ in range(played):
            state.take_back()
        return BestLine(tuple(actions), turn, value, values, depth, self._thinking.nodes)
