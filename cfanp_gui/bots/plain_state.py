"""Search state of any position of any game, by its contract alone."""

from collections.abc import Hashable, Mapping, Sequence
from typing import cast

from cfanp_gui.bots.contract import choices
from cfanp_gui.bots.standing import friends, values
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import SearchMove, SearchState

Choice = tuple[int | None, Sequence[Action]]
"""The player who acts next, with the available actions."""


class PlainState(SearchState):
    """A position, the player who acts, and the values of pieces; its moves are actions.

    Its moves are all a player may choose from. Their gain is known only after they have been tried;
    so they are not ordered, and none of them is called forcing.
    """

    __slots__ = ("_choice", "_last", "_stack", "_values", "piece_types", "position")

    def __init__(
        self, position: Position, player: int | None, piece_types: Mapping[str, PieceType]
    ) -> None:
        """Begin with a position in which a player is to act; None if the game is over."""
        self.position = position
        self.piece_types = piece_types
        self._last = (player or 0) - 1
        """Player after whom the next one is looked for."""
        self._values: tuple[float, ...] | None = None
        self._choice: Choice | None = None
        self._stack: list[tuple[Position, int, tuple[float, ...] | None, Choice | None]] = []

    def _look(self) -> Choice:
        """Return the player who acts next, with the moves; called late, as that takes long."""
        if self._choice is None:
            count, last = self.position.players, self._last
            order = sorted(self.position.actors(), key=lambda player: (player - last - 1) % count)
            offered = ((player, self._allowed(player)) for player in order)
            self._choice = next((choice for choice in offered if choice[1]), (None, ()))
        return self._choice

    def _allowed(self, player: int) -> Sequence[Action]:
        """Return the actions that a player may choose here."""
        return choices(self.position, player)

    @property
    def player(self) -> int:
        return self._look()[0] or 0

    @property
    def is_over(self) -> bool:
        return self._look()[0] is None

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
        return self.position, self._look()[0]

    def values(self) -> tuple[float, ...]:
        if self._values is None:
            self._values = values(self.position, self.piece_types)
        return self._values

    def moves(self) -> Sequence[SearchMove]:
        return cast(Sequence[SearchMove], self._look()[1])  # see `Action`

    def play(self, move: SearchMove) -> object:
        after, done = self.position.apply(self.action(move))
        self._stack.append((self.position, self._last, self._values, self._choice))
        self._last = self.player
        self.position, self._values, self._choice = after, None, None
        return done

    def take_back(self) -> None:
        self.position, self._last, self._values, self._choice = self._stack.pop()

    def action(self, move: SearchMove) -> Action:
        return cast(Action, move)
