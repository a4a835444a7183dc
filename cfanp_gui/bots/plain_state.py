"""Search state of any position of any game, by its contract alone."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import cast

from cfanp_gui.bots.contract import choices, next_actor
from cfanp_gui.bots.standing import friends, values
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import SearchMove, SearchState


class PlainState(SearchState):
    """A position, the player who acts, and the values of pieces; its moves are actions.

    Its moves are all a player may choose from. Their gain is known only after they have been tried;
    so they are not ordered, and none of them is called forcing.
    """

    __slots__ = ("_moves", "_player", "_stack", "_values", "piece_types", "position")

    def __init__(
        self, position: Position, player: int | None, piece_types: Mapping[str, PieceType]
    ) -> None:
        self.position = position
        self.piece_types = piece_types
        self._player = player
        self._values: tuple[float, ...] | None = None
        self._moves: Sequence[Action] | None = None
        self._stack: list[
            tuple[Position, int | None, tuple[float, ...] | None, Sequence[Action] | None]
        ] = []

    @property
    def player(self) -> int:
        return self._player or 0

    @property
    def is_over(self) -> bool:
        return self._player is None

    @property
    def is_begun(self) -> bool:
        return self.position.turn_begun

    @property
    def living(self) -> int:
        return len({min(self.friends(player)) for player in self.position.alive()})

    def holders(self) -> list[int]:
        return sorted(self.position.alive())

    @property
    def may_claim(self) -> bool:
        return self.position.claim() is not None

    def friends(self, player: int) -> frozenset[int]:
        return friends(self.position, player)

    def key(self) -> Hashable:
        return self.position, self._player

    def values(self) -> tuple[float, ...]:
        if self._values is None:
            self._values = values(self.position, self.piece_types)
        return self._values

    def moves(self) -> Sequence[SearchMove]:
        if self._moves is None:
            player = self._player
            self._moves = () if player is None else choices(self.position, player)
        return cast(Sequence[SearchMove], self._moves)  # see `Action`

    def forcing(self) -> Sequence[SearchMove]:
        return ()

    def gain(self, move: SearchMove) -> int:
        return 0

    def victim(self, move: SearchMove) -> int | None:
        return None

    def play(self, move: SearchMove) -> None:
        after, _ = self.position.apply(self.action(move))
        self._stack.append((self.position, self._player, self._values, self._moves))
        self._player = next_actor(after, self.player)
        self.position, self._values, self._moves = after, None, None

    def pass_turn(self) -> bool:
        return False

    def take_back(self) -> None:
        self.position, self._player, self._values, self._moves = self._stack.pop()

    def action(self, move: SearchMove) -> Action:
        return cast(Action, move)
