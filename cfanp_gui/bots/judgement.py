"""Judgement of a position by a search: everybody's shares, and the best turns.

A search values the boards for a player (`core.searching`). People are told what part of the game
everybody may expect: shares, which come to 1 together.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice, takewhile
from typing import NamedTuple

from cfanp_gui.bots.best_lines import BestLine, analyse, state_of
from cfanp_gui.bots.contract import Limit, Stopped, Thinking, choices, never, next_actor
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.bots.standing import friends, owners, values
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import LOSS, WIN, SearchMove, SearchState

Shares = tuple[float, ...]
"""The part of the game that every player may expect, player 1 first; together 1."""

_POWER = 2.0
"""The chance of a side to win grows with this power of its value.

With powers from 1.5 to 2 the winners of 190 games were the likeliest, whether two sides were left
or six: games of `club` against itself and against `greedy`, at 60 and 150 nodes.
"""
MATES = 3
"""Mating moves that are looked at in any case."""
_OUT = LOSS / 2
"""Value below which a player is no longer in the game."""
_LEAST = 1.0
"""Least value of a side that is still in the game, in thousandths."""


class BestTurn(NamedTuple):
    """A turn and its result."""

    actions: tuple[Action, ...]
    """Its actions, first to last; in most games it is one."""
    following: tuple[Action, ...]
    """The actions that the search expects afterwards."""
    shares: Shares
    """Everybody's shares after the turn."""
    mates: bool = False
    """True if an army falls by it."""
    earlier: tuple[Shares, ...] = ()
    """Everybody's shares after it as they were found one move less far, two moves less far, ..."""

    def mean_share(self, player: int) -> float:
        """Return the mean of a player's shares by the last looks, surer than the last of them."""
        return sum(shares[player - 1] for shares in (self.shares, *self.earlier)) / (
            1 + len(self.earlier)
        )


class Judgement(NamedTuple):
    """Result of a search on a position."""

    player: int | None
    """The player who moves next; None if the game is over."""
    shares: Shares
    """Everybody's shares if the best turn is played."""
    turns: tuple[BestTurn, ...] = ()
    """The best turns of that player, those with their greatest share first."""
    played: BestTurn | None = None
    """The turn that was really played, if that was asked."""
    depth: int = 0
    """Number of moves that all turns were looked ahead."""
    nodes: int = 0
    """Number of positions looked at."""
    is_hard: bool = False
    """True if a short look misses the turn played, and nothing else is nearly as good."""

    @property
    def cost(self) -> float:
        """Return the part of the game that was lost by the turn played instead of the best one."""
        if self.played is None or self.player is None:
            return 0.0
        return max(0.0, self._expected - self.played.mean_share(self.player))

    @property
    def _expected(self) -> float:
        """Return the player's share by the best turn."""
        return self.turns[0].mean_share(self.player) if self.player and self.turns else 0.0

    @property
    def missed_mate(self) -> bool:
        """Return True if the best turn would have mated, and the turn played did not."""
        played = self.played
        return played is not None and self.turns[0].mates and not played.mates and self.cost > 0

    @property
    def part_lost(self) -> float:
        """Return the `cost` as a part of the player's expected share."""
        return self.cost / self._expected if self._expected else 0.0


def shares_of(worth: Sequence[float], position: Position) -> Shares:
    """Return the shares of all players by a search's values; winners have all, together."""
    players = range(1, position.players + 1)
    sides = [min(friends(position, player)) for player in players]
    strengths: dict[int, float] = {}
    won = {side for side, value in zip(sides, worth, strict=True) if value >= WIN}
    for side, value in zip(sides, worth, strict=True):
        if won:
            strengths[side] = float(side in won)
        else:
            # A side still in the game never has as little as one that has lost.
            strengths[side] = max(value, _LEAST) if value > _OUT else 0.0
    raised = {side: strength**_POWER for side, strength in strengths.items()}
    total = sum(raised.values()) or 1.0
    return tuple(raised[side] / total / sides.count(side) for side in sides)


class Inquiry(NamedTuple):
    """A position that is to be judged; see `process.Job`."""

    position: Position
    piece_types: Mapping[str, PieceType]
    """The piece types of the game."""
    limit: Limit
    lines: int = 1
    """Number of best turns that are wanted."""
    player: int | None = None
    """The player whose turns are meant, where several may act; None for the first of them."""
    played: Action | None = None
    """The action that was really played, if it is to be judged too."""
    seed: int = 0

    def run(self, stopped: Stopped, tell: Callable[[Judgement], None]) -> Judgement:
        """Return the judgement, and tell each better one on the way."""
        return judge(self, stopped, tell)


def settled(position: Position, piece_types: Mapping[str, PieceType]) -> Judgement:
    """Return the judgement of a position as it stands, such as where the game is over."""
    return Judgement(None, shares_of(values(position, piece_types), position))


def judge(
    inquiry: Inquiry, stopped: Stopped = never, tell: Callable[[Judgement], None] = lambda _: None
) -> Judgement:
    """Return the result of a search; a limit of nodes alone gives the same one each time."""
    position, types = inquiry.position, inquiry.piece_types
    player = next_actor(position, 0) if inquiry.player is None else inquiry.player
    if player is None:
        return settled(position, types)
    state = state_of(position, player, types)
    thinking = Thinking(inquiry.limit, stopped)
    played = _played(state, inquiry, player)
    required = played if not isinstance(played, BestTurn) else None
    mates: list[SearchMove] = []
    if state.living > 2:  # moves by which armies fall, of those that win most where that is known
        moves = state.moves() if isinstance(state, PlainState) else state.forcing()
        going_on = takewhile(lambda _: not stopped(), moves)  # to play one may take long
        mating = (move for move in going_on if _mates(position, [state.action(move)]))
        mates = list(islice(mating, MATES))

    def judgement(lines: list[BestLine]) -> Judgement:
        turns = [_turn(line, position) for line in lines]
        last = turns.pop() if required is not None else None
        if isinstance(played, BestTurn):
            last = played
        # Sorted by the shares that people are told: two turns the search hardly tells apart may
        # change places, since it knows only the player's value, and not how the others divide the
        # rest.
        turns.sort(key=lambda turn: -turn.shares[player - 1])
        depth, nodes = max(line.depth for line in lines), lines[0].nodes
        best = tuple(turns[: inquiry.lines])
        return Judgement(player, best[0].shares, best, last, depth, nodes)

    best = analyse(
        state,
        thinking,
        inquiry.seed,
        inquiry.lines,
        lambda lines: tell(judgement(lines)),
        required,
        mates,
    )
    if not best:
        return settled(position, types)._replace(player=player)
    return judgement(best)._replace(nodes=thinking.nodes)


def _turn(line: BestLine, position: Position) -> BestTurn:
    """Return a line as a turn and its continuation, with everybody's shares."""
    shares = shares_of(line.values, position)
    turn = line.actions[: line.turn]
    earlier = tuple(shares_of(values, position) for values in line.earlier)
    return BestTurn(turn, line.actions[line.turn :], shares, _mates(position, turn), earlier)


def _mates(position: Position, actions: Sequence[Action]) -> bool:
    """Return True if an army falls by actions."""
    for action in actions:
        position, transition = position.apply(action)
        if any(event.fallen for event in transition.events):
            return True
    return False


def _played(state: SearchState, inquiry: Inquiry, player: int) -> SearchMove | BestTurn | None:
    """Return the action played as a move of the search, or its result if it ended the game.

    None if it was not among the choices, such as where somebody resigned.
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
    # Of moves with the same result a search knows only one.
    key = state_of(after, next_actor(after, player) or player, inquiry.piece_types).key()
    for move in moves:
        state.play(move)
        same = state.key() == key
        state.take_back()
        if same:
            return move
    # In a turn of several moves it also keeps only one of those that differ just in the boards
    # left to be pushed.
    stands = _stands(after)
    return next(
        (other for other in moves if _stands(position.apply(state.action(other))[0]) == stands),
        None,
    )


def _stands(position: Position) -> tuple[object, object]:
    """Return the pieces of a position, and their owners."""
    return position.pieces(), owners(position)
