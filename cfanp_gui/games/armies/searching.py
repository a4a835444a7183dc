"""Positions of any base game as states for a bot's search, without texts or full history.

Pieces have the values of their kinds. Rules that demand or add actions are not supported.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from importlib import import_module
from operator import itemgetter
from typing import Any, cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.pieces import Piece, PieceType
from cfanp_gui.core.searching import LOSS, WHOLE, WIN, SearchMove, SearchState, shares
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies import draws
from cfanp_gui.games.armies import turn as turns
from cfanp_gui.games.armies.actions import EndTurn, Move
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.placed_armies import Halves
from cfanp_gui.games.armies.state import State

ROYAL, IN_HAND = 400, 0.9
"""Value of a King in hundredths of a pawn, and the share of its value that a piece in hand has."""
HANDS = 1 << 12
"""Size of the cache of the values of hands."""

Weighed = tuple[Pair, int, int, int, int, int]
"""A pair, a move on it, its gain in hundredths of a pawn, and the player who loses by it; 0 for
nobody."""
END: Weighed = (Pair(0, 0), 0, 0, 0, -1, 0)
"""Pseudo-move that declines the rest of the turn."""


def search_state(state: State, trail: tuple[draws.Key, ...]) -> SearchState | None:
    """Return a state for a search; None if a rule is on that the search does not know.

    `trail` is the history that `draws` needs.
    """
    rules = state.rules
    if rules.base.search_path:
        module, _, name = rules.base.search_path.partition(":")
        found: SearchState | None = getattr(import_module(module), name)(state, trail)
        if found is not None:
            return found
    if state.hooks.extra_actions:
        return None
    return StateSearch(state, trail)


class StateSearch(SearchState):
    """A state, and those before it on a stack. Its moves are `Weighed` tuples."""

    __slots__ = ("_owned", "_stack", "_trail", "_worth", "_worth_of", "state")

    def __init__(self, state: State, trail: tuple[draws.Key, ...] = ()) -> None:
        self.state = state
        self._trail = trail
        self._stack: list[State] = []
        self._owned: dict[tuple[int, object], tuple[tuple[int, int], ...]] = {}
        types: Mapping[str, PieceType] = state.rules.base.types
        self._worth = {
            letter: ROYAL if kind.royal else 100 * kind.value for letter, kind in types.items()
        }
        self._worth_of: Memo[str, int] = Memo(
            lambda hand: sum(map(self._worth.__getitem__, hand)), HANDS
        )

    @property
    def player(self) -> int:
        return self.state.control[self.state.army] or 0

    @property
    def is_over(self) -> bool:
        state = self.state
        return bool(state.stuck or state.sides.decided or draws.automatic(state, self._past()))

    @property
    def is_begun(self) -> bool:
        return bool(self.state.pushed)

    @property
    def living(self) -> int:
        return len(self.state.sides.living_players)

    def holders(self) -> list[int]:
        return [player for player in self.state.control if player is not None]

    @property
    def drawn_moves(self) -> int:
        return self.state.clock

    @property
    def may_claim(self) -> bool:
        return draws.claimable(self.state, ()) is not None

    def key(self) -> Hashable:
        return draws.repetition_key(self.state)

    def earlier(self) -> Collection[Hashable]:
        return self._trail

    def repeated(self) -> tuple[float, ...] | None:
        state, base = self.state, self.state.rules.base
        if state.count != 2 or not (base.perpetual_loses or base.repeated != "draw"):
            return None
        past = (*self._trail, *map(draws.repetition_key, self._stack))
        lost = draws.loser(state, past) if self.key() in past else None
        if lost is None:
            return None
        return self._won([player for player in self.holders() if player != state.control[lost]])

    def _past(self) -> tuple[draws.Key, ...]:
        """Return the known history before the first move played in the search."""
        return () if self._stack else self._trail

    def _won(self, winners: Collection[int]) -> tuple[float, ...]:
        players = range(1, self.state.count + 1)
        return tuple(WIN if player in winners else LOSS for player in players)

    def values(self) -> tuple[float, ...]:
        state = self.state
        players = range(1, state.count + 1)
        alive = state.sides.living_players
        if self.is_over:
            winners = alive if state.sides.decided else draws.winners(state, self._past())
            if winners is not None:
                return self._won(winners)
            reached = WHOLE / max(len(alive), 1)
            return tuple(reached if player in alive else LOSS for player in players)
        return shares(self._strengths()[1:])

    def pawn(self) -> float:
        return 9 / 8 * WHOLE * 100 / (sum(self._strengths()) or 1)

    def _strengths(self) -> list[float]:
        """Return the material of every player, in hundredths of a pawn; first that of nobody."""
        state = self.state
        strengths = [0.0] * (state.count + 1)
        halves, control, owned = state.halves, state.control, self._owned
        for board in state.base.boards(state.count):
            known = owned.get((board, halves[board]))
            for army, worth in known or self._owned_on(board, halves):
                strengths[control[army] or 0] += worth
        for army, player in enumerate(control):
            if player is not None and (hand := state.hand(army)):
                strengths[player] += IN_HAND * self._worth_of[hand]
        return strengths

    def _owned_on(self, board: int, halves: Halves) -> tuple[tuple[int, int], ...]:
        """Return armies with their material on a board, in hundredths of a pawn."""
        worth = dict[int, int]()
        for piece in self.state.base.pieces_on(halves, board).values():
            worth[piece.army] = worth.get(piece.army, 0) + self._worth[piece.letter]
        known = self._owned[board, halves[board]] = tuple(worth.items())
        return known

    def moves(self) -> list[SearchMove]:
        moves = sorted(self._weighed(), key=_gain_of, reverse=True)
        if self.state.pushed and self.state.committed is None:
            moves.append(END)
        return cast(list[SearchMove], moves)

    def _weighed(self) -> list[Weighed]:
        state, weighed = self.state, list[Weighed]()
        shown = Memo(state.pieces_on, state.count + 1)
        for pair in state.pairs():
            board, moves = state.board(pair), state.moves_on(pair).expand()
            if state.base.base.jumps:
                weighed += [(pair, *move, *self._jumping(board, pair, move)) for move in moves]
                continue
            prey = set(squares[board.occupied & ~board.armies[state.army]])
            weighed += [
                (pair, origin, target, becomes, 0, 0)
                if not becomes and target not in prey
                else self._gaining(shown, pair, origin, target, becomes)
                for origin, target, becomes in moves
            ]
        return weighed

    def _gaining(self, shown: Memo[int, Mapping[Square, Piece]], pair: Pair, *move: int) -> Weighed:
        """Return a capture or promotion with its gain; `shown` are the pieces by boards."""
        state, worth, base = self.state, self._worth, self.state.base
        origin, target, becomes = move
        gain = victim = risked = 0
        if origin >= 0:
            start = base.square(origin, pair)
            piece = shown[start.board][start]
            risked = worth[piece.letter]
        goal = base.square(target, pair)
        taken = shown[goal.board].get(goal)
        if taken is not None and taken.army != state.army:
            gain = worth[taken.letter] - risked // 16
            victim = state.control[taken.army] or 0
        if becomes:
            gain += worth[base.arrived(pair, piece, (origin, target, becomes))] - risked
        return pair, origin, target, becomes, gain, victim

    def _jumping(self, board: Any, pair: Pair, move: PairMove) -> tuple[int, int]:
        """Return the gain of a jumping move, and the player who loses most by it."""
        state, worth, base = self.state, self._worth, self.state.base
        piece = state.standing(base.square(move[0], pair))
        gain = worth[base.arrived(pair, piece, move)] - worth[piece.letter]
        lost: dict[int, int] = {}
        for square in base.squares(base.victim(board, *move), pair):
            taken = state.standing(square)
            gain += worth[taken.letter]
            if (player := state.control[taken.army]) is not None:
                lost[player] = lost.get(player, 0) + worth[taken.letter]
        return gain, max(lost, key=lambda player: lost[player], default=0)

    def forcing(self) -> list[SearchMove]:
        gaining = (move for move in self._weighed() if move[4] > 0)
        return cast(list[SearchMove], sorted(gaining, key=_gain_of, reverse=True))

    def gain(self, move: SearchMove) -> int:
        return cast(Weighed, move)[4]

    def victim(self, move: SearchMove) -> int | None:
        return cast(Weighed, move)[5] or None

    def trace(self, move: SearchMove) -> Hashable:
        return cast(Weighed, move)[:4]

    def play(self, move: SearchMove) -> None:
        self._stack.append(self.state)
        report = TurnReport()  # required, but unused
        if move is END:
            self.state = turns.end_turn(self.state, report)
        else:
            pair, origin, target, becomes, _, _ = cast(Weighed, move)
            self.state = turns.play(self.state, pair, (origin, target, becomes), report)

    def pass_turn(self) -> bool:
        after = turns.end_turn(self.state, TurnReport())
        if not (after.sides.decided or after.stuck) and after.control[after.army] == self.player:
            return False  # another army of the player's is next
        self._stack.append(self.state)
        self.state = after
        return True

    def take_back(self) -> None:
        self.state = self._stack.pop()

    def action(self, move: SearchMove) -> Action:
        if move is END:
            return EndTurn()
        pair, origin, target, becomes, _, _ = cast(Weighed, move)
        base = self.state.rules.base
        return Move(pair, origin, target, base.becomes[becomes], base)


_gain_of = itemgetter(4)
