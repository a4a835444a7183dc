"""Any position of any game as a search sees it, by its contract alone."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import cast

from cfanp_gui.bots.contract import choices, next_actor
from cfanp_gui.bots.standing import friends, values
from cfanp_gui.core.actions import Action
from cfanp_gui.core.capabilities import Turns
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import SearchMove, SearchState


class PlainState(SearchState):
    """A position, who acts in it, and what pieces are worth.

    Its moves are all a player may choose from. What they win is known when they have been tried;
    so they are not ordered, and none of them is called forcing.
    """

    __slots__ = ("_player", "_values", "piece_types", "position")

    def __init__(
        self, position: Position, player: int | None, piece_types: Mapping[str, PieceType]
    ) -> None:
        self.position = position
        self.piece_types = piece_types
        self._player = player
        self._values: tuple[float, ...] | None = None

    @property
    def player(self) -> int:
        return self._player or 0

    @property
    def is_over(self) -> bool:
        return self._player is None

    @property
    def is_begun(self) -> bool:
        return isinstance(self.position, Turns) and bool(self.position.turn().used)

    @property
    def living(self) -> int:
        return len({min(self.friends(player)) for player in self.position.alive()})

    def friends(self, player: int) -> frozenset[int]:
        return friends(self.position, player)

    def key(self) -> Hashable:
        return self.position, self._player

    def values(self) -> tuple[float, ...]:
        if self._values is None:
            self._values = values(self.position, self.piece_types)
        return self._values

    def moves(self) -> list[SearchMove]:
        if self._player is None:
            return []
        found = cast(Sequence[Hashable], choices(self.position, self._player))  # see `Action`
        return [SearchMove(0, action) for action in found]

    def forcing(self) -> list[SearchMove]:
        return []

    def play(self, move: SearchMove) -> PlainState:
        after, _ = self.position.apply(self.action(move))
        return PlainState(after, next_actor(after, self.player), self.piece_types)

    def passed(self) -> None:
        return None

    def action(self, move: SearchMove) -> Action:
        return cast(Action, move.what)
