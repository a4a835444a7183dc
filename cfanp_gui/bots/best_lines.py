"""The best turns of a position, their expected continuations, and their values for everybody.

With two sides these are the result of the search. With more sides, a search that assumes the worst
replies finds good turns, but not what will happen. So the turns are found by such a search, and
their continuations and values by one in which all play for themselves (`Expectation`).
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import NamedTuple

from cfanp_gui.bots.contract import OutOfLimitError, Thinking
from cfanp_gui.bots.expectation import GLANCE, Expectation, Moves, Worths, drawn_worths, worths
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.bots.search import FEW_REPLIES, PARANOID, Manner, SearchedMove, best_moves
from cfanp_gui.bots.weight_files import weights_of
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import DRAWN, IDLE, SearchMove, SearchState

SEARCHED = 2 / 3
"""Share of a limit for the search of turns; the rest is for the expectation."""
BETWEEN = 4
"""At each report, one position goes to the expectation for this many of the search."""
DEEPEST = 12
"""Greatest depth of the expectation, in plies."""
LOOKS = 3
"""Number of depths of the expectation whose values are kept, the last ones."""


class BestLine(NamedTuple):
    """A turn and its expected continuation."""

    actions: tuple[Action, ...]
    """Actions played one after the other, as far as they are certain."""
    turn: int
    """Number of them that form the turn itself, at least 1."""
    value: float
    """Value for the player, in thousandths; see `core.searching`."""
    values: Worths
    """Values for all players, player 1 first; `LOSS` for those no longer in the game."""
    depth: int
    """Number of moves looked ahead; 0 for a turn that is only guessed."""
    nodes: int
    """Positions looked at so far for all lines together."""
    earlier: tuple[Worths, ...] = ()
    """Values for all players at the depths before the last, the last of these first."""


def state_of(
    position: Position, player: int, piece_types: Mapping[str, PieceType], plain: bool = False
) -> SearchState:
    """Return the search state for a player who may act; a `plain` one uses the contract alone."""
    state = None if plain else position.search_state(player)
    if state is not None and state.player == player and not state.is_over:
        if state.form is not None and (weights := weights_of(state.form)):
            state.weigh_by(weights)
        return state
    return PlainState(position, player, piece_types)


def manner_for(state: SearchState, manner: Manner = FEW_REPLIES) -> Manner:
    """Return the manner in which to search a position, which may not tell which replies matter."""
    if manner.few_replies and isinstance(state, PlainState):
        return PARANOID._replace(overlooks=manner.overlooks)
    return manner


def analyse(
    state: SearchState,
    thinking: Thinking,
    seed: int,
    lines: int = 1,
    report: Callable[[list[BestLine]], None] = lambda lines: None,
    required: SearchMove | None = None,
    mates: Sequence[SearchMove] = (),
) -> list[BestLine]:
    """Return the best turns of the player to move, the best first; `state` is left as it was.

    `report` is called with the lines found so far, each time looked further ahead; with the same
    seed and limit of nodes they are always the same. There may be fewer lines than are asked for: a
    turn whose moves are made in another order is not another turn. There are none if the game is
    over. `required` is a move that always has a line, the last one. With more than two sides there
    are also lines of `mates`, moves by which armies fall.
    """
    if state.is_over or not state.moves():
        return []
    maker = _LineMaker(state, thinking, mates, required is not None)
    search = thinking.part(SEARCHED if maker.expects else 1)
    last: list[SearchedMove] = []
    before = 0

    def take(moves: list[SearchedMove]) -> None:
        nonlocal last, before
        last, spent, before = moves, search.nodes - before, search.nodes
        report(maker.lines(moves, thinking.part(1, spent // BETWEEN)))

    rng = random.Random(seed)
    searched = best_moves(state, manner_for(state), search, rng, lines, take, required)
    # A depth that was broken off does not count: some moves were looked at further than others.
    return maker.lines(last or searched, thinking)


class _LineMaker:
    """Maker of lines from the result of a search."""

    def __init__(
        self, state: SearchState, thinking: Thinking, mates: Sequence[SearchMove], required: bool
    ) -> None:
        self._state = state
        self._thinking = thinking
        self._mates = mates
        self._required = required
        self.expects = state.living > 2
        """True if the expectation replaces the values of the search."""
        self._expectation = Expectation(state, manner_for(state).few_replies)

    def lines(self, best: list[SearchedMove], thinking: Thinking) -> list[BestLine]:
        """Return the lines of a result, each turn once and the last in any case, within a limit."""
        if self.expects:
            depth, player = best[0].depth, self._state.player
            expected = self._expected([move.line for move in best], thinking)
            lines = [
                self._line(moves, values[player - 1], values, depth, earlier)
                for (values, *earlier), moves in expected
            ]
        else:
            lines = [
                self._line(move.line, move.value, self._worths(move), move.depth) for move in best
            ]
        last = [lines.pop()] if self._required else []
        lines.sort(key=lambda line: -line.value)
        turns: dict[frozenset[str], BestLine] = {}
        for line in lines:
            turns.setdefault(frozenset(action.text for action in line.actions[: line.turn]), line)
        return [*turns.values(), *last]

    def _worths(self, searched: SearchedMove) -> Worths:
        """Return the values for all players at the end of a line searched for two sides."""
        state = self._state
        is_drawn = searched.line[-1] is DRAWN
        with self._played(searched.line[:-1] if is_drawn else searched.line):
            values = drawn_worths(state) if is_drawn else worths(state)
            if is_drawn or state.is_over:
                return values
        at = state.player - 1  # the search's own value, which may have looked further
        return (*values[:at], searched.value, *values[at + 1 :])

    def _expected(
        self, lines: list[Moves], thinking: Thinking
    ) -> list[tuple[tuple[Worths, ...], Moves]]:
        """Return the values at the last depths, the deepest first, and the expected moves.

        They are those of the turns with which lines begin, and of mates.
        """
        first_moves = {line[0] for line in lines}
        mates = [(move,) for move in self._mates if move not in first_moves]
        turns = [self._turn(line) for line in lines]
        turns[len(turns) - self._required : len(turns) - self._required] = mates
        looks = [[self._after(turn, None, thinking) for turn in turns]]
        try:
            for depth in range(GLANCE, DEEPEST):
                looks.insert(0, [self._after(turn, depth, thinking) for turn in turns])
        except OutOfLimitError:
            pass  # the values of the last depth to which all turns were looked at count
        return [
            (tuple(values for values, _ in found), found[0][1])
            for found in zip(*looks[:LOOKS], strict=True)
        ]

    def _after(self, turn: Moves, depth: int | None, thinking: Thinking) -> tuple[Worths, Moves]:
        """Return the expectation after a turn; without a depth, the values as they stand."""
        with self._played(turn):
            if depth is None:
                return worths(self._state), turn
            values, following = self._expectation.look(depth, thinking)
            return values, (*turn, *following)

    @contextmanager
    def _played(self, moves: Moves) -> Iterator[None]:
        """Play moves, and take them back afterwards."""
        for move in moves:
            if move is IDLE:
                self._state.pass_turn()
            else:
                self._state.play(move)
        try:
            yield
        finally:
            for _ in moves:
                self._state.take_back()

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
        """Return True if the turn of a player has begun and has not ended."""
        return self._state.player == player and self._state.is_begun

    def _line(
        self, moves: Moves, value: float, values: Worths, depth: int, earlier: Sequence[Worths] = ()
    ) -> BestLine:
        state, player = self._state, self._state.player
        # It is not certain what a player does who does nothing that matters.
        certain = list(takewhile(lambda move: move not in (IDLE, DRAWN), moves))
        actions: list[Action] = []
        turn = 0
        for number, move in enumerate(certain):
            turn += turn == number and (not number or self._goes_on(player))
            actions.append(state.action(move))
            state.play(move)
        for _ in certain:
            state.take_back()
        nodes = self._thinking.nodes
        return BestLine(tuple(actions), turn, value, values, depth, nodes, tuple(earlier))
