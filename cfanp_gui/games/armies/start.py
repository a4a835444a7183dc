"""Starting position of every game, known without the rules of play.

Loading the rules takes longer than anything else about a game. A table that is opened shows the
starting position at once and needs the rules only when a piece is picked up.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.game import BoardSpec, Event, Outcome, Piece, Turn
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.table_view import TableView

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action, Refusal, Transition
    from cfanp_gui.core.game_pair import GamePair
    from cfanp_gui.core.prospects import Prospects
    from cfanp_gui.core.searching import SearchState
    from cfanp_gui.games.armies.actions import Move
    from cfanp_gui.games.armies.base_game import Step
    from cfanp_gui.games.armies.builder import ArmiesBuilder
    from cfanp_gui.games.armies.position import ArmiesPosition
    from cfanp_gui.games.armies.state import State


class StartPosition(TableView):
    """Starting position of a game; `full` answers whatever depends on the rules.

    Army a is to move, nobody is in check, and nothing has happened that could end a game.
    """

    def __init__(self, players: int, rules: Rules) -> None:
        self._players = players
        self._rules = rules

    @staticmethod
    def later() -> type[ArmiesPosition]:
        """Return the class of all later positions, loading the rules."""
        from cfanp_gui.games.armies.position import ArmiesPosition

        return ArmiesPosition

    @cached_property
    def full(self) -> ArmiesPosition:
        """Return the same position with all its rules."""
        from cfanp_gui.games.armies.modifiers import hooks_of
        from cfanp_gui.games.armies.state import State

        rules = self._rules
        return self.later()(State.start(self._players, rules, hooks_of(rules)))

    def by_lot(self, seed: int) -> StartPosition | ArmiesPosition:
        """Return the starting position drawn by lot, in games that draw one."""
        return self

    # As a value: equal to the position that knows all the rules

    def _key(self) -> Hashable:
        return self.full._key()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, StartPosition):
            return (self._players, self._rules) == (other._players, other._rules)
        return super().__eq__(other)

    def __hash__(self) -> int:
        return super().__hash__()

    def search_state(self) -> SearchState | None:
        return self.full.search_state()

    def builder(self) -> ArmiesBuilder:
        return self.full.builder()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._players, self._rules)

    # Known of every starting position

    @property
    def players(self) -> int:
        return self._players

    @property
    def control(self) -> tuple[int | None, ...]:
        return tuple(range(1, self._players + 1))

    @property
    def rules(self) -> Rules:
        return self._rules

    @property
    def join(self) -> Join:
        return self._rules.join

    @property
    def friendly(self) -> bool:
        return self._rules.friendly

    def turn(self) -> Turn:
        return Turn(0, 1, 1, 1, frozenset(), None, None)

    def actors(self) -> frozenset[int]:
        return frozenset((1,))

    def resolve_pending(self) -> tuple[StartPosition, tuple[Event, ...]]:
        return self, ()

    def outcome(self) -> Outcome | None:
        return None

    def with_outcome(self, outcome: Outcome) -> ArmiesPosition:
        return self.full.with_outcome(outcome)

    def boards(self) -> tuple[BoardSpec, ...]:
        return self._rules.base.boards(self._players)

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    @cached_property
    def _pieces(self) -> Mapping[Square, Piece]:
        return MappingProxyType(
            {
                Square(army, index): Piece(letter, army)
                for army in range(self._players)
                for index, letter in self._rules.base.army(army, self.join).items()
            }
        )

    def checked_kings(self, pair: Pair | None = None) -> tuple[Square, ...]:
        return ()

    def push_action(self, pair: Pair) -> Action | None:
        return self.full.push_action(pair) if self._rules.touch else None

    # Answered by the rules

    def pairs(self) -> tuple[Pair, ...]:
        return self.full.pairs()

    def pawn_push(self, square: Square, move: Move) -> Step:
        return self.full.pawn_push(square, move)

    def pair_actions(self, pair: Pair) -> tuple[Move, ...]:
        return self.full.pair_actions(pair)

    def pair_refusal(self, pair: Pair) -> Refusal | None:
        return self.full.pair_refusal(pair)

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        return self.full.legal_actions(actor)

    def refusal(self, action: Action) -> Refusal | None:
        return self.full.refusal(action)

    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        return self.full.bearing_on(square, pair)

    def turn_given(self, side: str) -> tuple[ArmiesPosition, tuple[Event, ...]]:
        return self.full.turn_given(side)

    def living_armies(self) -> tuple[int, ...]:
        return tuple(range(self._players))

    def prospects(self, army: int) -> Prospects:
        return self.full.prospects(army)

    def game_pair(self, pair: Pair) -> GamePair | Text:
        return self.full.game_pair(pair)

    def apply(self, action: Action) -> tuple[ArmiesPosition, Transition]:
        return self.full.apply(action)

    def to_text(self) -> str:
        return self.full.to_text()


def state_of(position: TableView) -> State:
    """Return the state of a starting position or of a later one; there are no others."""
    if isinstance(position, StartPosition):
        return position.full.state
    return cast("ArmiesPosition", position).state
