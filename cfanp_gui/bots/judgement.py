"""What a position is worth to everybody, and how the best turns go: the judgement of a search.

A search knows what it is worth to a player how the boards stand (`core.searching`). People are
told what part of the game everybody may expect: shares, which come to 1 together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from cfanp_gui.bots.best_lines import BestLine, analyse, state_of
from cfanp_gui.bots.contract import Limit, Thinking, choices, next_actor
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.bots.standing import friends, owners, values
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import LOSS, WIN, SearchMove, SearchState

Shares = tuple[float, ...]
"""What part of the game every player may expect, player 1 first; together 1."""

_POWER = 2.0
"""By which power of what it has a side wins.

With powers from 1.5 to 2 the winners of 190 games were the likeliest, whether two sides were left
or six: games of `club` against itself and against `greedy`, at 60 and 150 nodes.
"""
MATES = 3
"""Moves that mate and are looked at whatever else is best."""
_OUT = LOSS / 2
"""A player with less is not in the game any more."""
_LEAST = 1.0
"""What a side that is still in the game has at least, in thousandths."""


class BestTurn(NamedTuple):
    """A turn, and what comes of it."""

    actions: tuple[Action, ...]
    """Its actions, first to last; in most games it is one."""
    following: tuple[Action, ...]
    """What the search expects others to do then, and so on."""
    shares: Shares
    """What everybody may expect when it has been played."""
    mates: bool = False
    """Whether an army falls by it."""


class Judgement(NamedTuple):
    """What a search has found about a position."""

    player: int | None
    """Who moves next; None where the game is over."""
    shares: Shares
    """What everybody may expect if the best turn is played."""
    turns: tuple[BestTurn, ...] = ()
    """The best turns of that player, those first that leave them the greatest share."""
    played: BestTurn | None = None
    """What came of what was really played, if that was asked."""
    depth: int = 0
    """How many moves ahead all were looked at."""
    nodes: int = 0
    """How many positions were looked at."""
    is_hard: bool = False
    """Whether a short look misses what was played, and nothing else is nearly as good."""

    @property
    def cost(self) -> float:
        """Return what part of the game was lost by what was played instead of the best turn."""
        if self.played is None or self.player is None:
            return 0.0
        at = self.player - 1
        return max(0.0, self.shares[at] - self.played.shares[at])

    @property
    def missed_mate(self) -> bool:
        """Return whether the best turn would have mated, and what was played did not."""
        played = self.played
        return played is not None and self.turns[0].mates and not played.mates and self.cost > 0

    @property
    def part_lost(self) -> float:
        """Return the same as a part of what the player could have expected."""
        expected = 0.0 if self.player is None else self.shares[self.player - 1]
        return self.cost / expected if expected else 0.0


def shares_of(worth: Sequence[float], position: Position) -> Shares:
    """Return the shares of all players by what a position is worth to each, as a search says.

    The winner has all of it, shared with those who win together with them.
    """
    players = range(1, position.players + 1)
    sides = [min(friends(position, player)) for player in players]
    strengths: dict[int, float] = {}
    won = {side for side, value in zip(sides, worth, strict=True) if value >= WIN}
    for side, value in zip(sides, worth, strict=True):
        if won:
            strengths[side] = float(side in won)
        else:
            # Nobody who is still in it has so little as who has lost.
            strengths[side] = max(value, _LEAST) if value > _OUT else 0.0
    raised = {side: strength**_POWER for side, strength in strengths.items()}
    total = sum(raised.values()) or 1.0
    return tuple(raised[side] / total / sides.count(side) for side in sides)


class Inquiry(NamedTuple):
    """A position that is to be judged; see `process.Job`."""

    position: Position
    piece_types: Mapping[str, PieceType]
    """Those of the game."""
    limit: Limit
    lines: int = 1
    """How many of the best turns are wanted."""
    player: int | None = None
    """Whose turns are meant, where several may act; None for the first of them."""
    played: Action | None = None
    """What was really played, if it is to be judged too."""
    seed: int = 0

    def run(self, stopped: Callable[[], bool], tell: Callable[[Judgement], None]) -> Judgement:
        """Return the judgement, and tell each better one on the way."""
        return judge(self, stopped, tell)


def mover(position: Position) -> int | None:
    """Return the player whose turns are judged: of all who may act the first; None at the end."""
    return next_actor(position, 0)


def settled(position: Position, piece_types: Mapping[str, PieceType]) -> Judgement:
    """Return the judgement of a position as it stands, such as where the game is over."""
    return Judgement(None, shares_of(values(position, piece_types), position))


def judge(
    inquiry: Inquiry,
    stopped: Callable[[], bool] = lambda: False,
    tell: Callable[[Judgement], None] = lambda _: None,
) -> Judgement:
    """Return what a search finds about a position within a limit, and tell what it has so far.

    The same inquiry has the same answer where its limit is one of nodes alone.
    """
    position, types = inquiry.position, inquiry.piece_types
    player = mover(position) if inquiry.player is None else inquiry.player
    if player is None:
        return settled(position, types)
    state = state_of(position, player, types)
    thinking = Thinking(inquiry.limit, stopped)
    played = _played(state, inquiry, player)
    required = played if not isinstance(played, BestTurn) else None
    mates = _mating(state, position) if state.living > 2 else []

    def judgement(lines: list[BestLine]) -> Judgement:
        turns = [_turn(line, position) for line in lines]
        last = turns.pop() if required is not None else None
        if isinstance(played, BestTurn):
            last = played
        # As people are told what turns are worth: two the search hardly tells apart may change
        # places, for it asks only what the player has, and not who of the others has the rest.
        turns.sort(key=lambda turn: -turn.shares[player - 1])
        depth, nodes = max(line.depth for line in lines), lines[0].nodes
        best = tuple(turns[: inquiry.lines])
        return Judgement(player, best[0].shares, best, last, depth, nodes)

    best = analyse(
        state, thinking, inquiry.seed, inquiry.lines, lambda lines: tell(judgement(lines)),
        required, mates,
    )  # fmt: skip
    if not best:
        return settled(position, types)._replace(player=player)
    return judgement(best)._replace(nodes=thinking.nodes)


def _turn(line: BestLine, position: Position) -> BestTurn:
    """Return a line as a turn and what follows, with everybody's shares."""
    shares = shares_of(line.values, position)
    turn = line.actions[: line.turn]
    return BestTurn(turn, line.actions[line.turn :], shares, _mates(position, turn))


def _mating(state: SearchState, position: Position) -> list[SearchMove]:
    """Return some moves by which armies fall: of those that win most, where that is known."""
    moves = state.moves() if isinstance(state, PlainState) else state.forcing()
    found = (move for move in moves if _mates(position, [state.action(move)]))
    return list(islice(found, MATES))


def _mates(position: Position, actions: Sequence[Action]) -> bool:
    """Return whether an army falls by actions."""
    for action in actions:
        position, done = position.apply(action)
        if any(event.fallen for event in done.events):
            return True
    return False


def _played(state: SearchState, inquiry: Inquiry, player: int) -> SearchMove | BestTurn | None:
    """Return what was played as a move of the search, or as what came of it if that was the end.

    None where there was nothing to choose it from, such as where somebody resigned.
    """
    position, played = inquiry.position, inquiry.played
    if played is None:
        return None
    moves = state.moves()
    for move in moves:
        if state.action(move) == played:
            return move
    if played not in choices(position, player):
        return None
    after, _ = position.apply(played)
    if after.outcome() is not None:
        shares = settled(after, inquiry.piece_types).shares
        return BestTurn((played,), (), shares, _mates(position, (played,)))
    # Of moves that come to the same a search knows only one.
    key = state_of(after, next_actor(after, player) or player, inquiry.piece_types).key()
    for move in moves:
        state.play(move)
        same = state.key() == key
        state.take_back()
        if same:
            return move
    # In a turn of several moves it also keeps one of those that differ only in what they leave to
    # be pushed.
    stands = _stands(after)
    return next(
        (one for one in moves if _stands(position.apply(state.action(one))[0]) == stands), None
    )


def _stands(position: Position) -> tuple[object, object]:
    """Return what stands in a position, and whose it is."""
    return position.pieces(), owners(position)
