"""What a bot's search asks of a position: moves with a guess at their worth, and everyone's share.

A game may offer a `SearchState` of its own, which is quicker and knows more than what can be made
of any position (`capabilities.Searchable`). Whether it does is the only thing a search asks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence

from cfanp_gui.core.actions import Action
from cfanp_gui.core.values import NamedTuple

WIN = 2000.0
"""What a won game is worth; everything still open is worth less than half of it."""
LOSS = -1000.0
"""What a lost game is worth."""
WHOLE = 1000.0
"""What all players' shares in everything on the boards come to; that of a drawn game too."""


class SearchMove(NamedTuple):
    """A move as a search sees it."""

    gain: int
    """A guess at what it wins for who makes it, in hundredths of a pawn."""
    what: Hashable
    """What it is; only the state that listed it can tell."""
    victim: int | None = None
    """The player who loses something by it."""


class SearchState(ABC):
    """A position as a search sees it: an immutable value."""

    __slots__ = ()

    @property
    @abstractmethod
    def player(self) -> int:
        """Return the player who moves next; when the game is over it does not matter who."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Return whether nothing can follow."""

    @property
    @abstractmethod
    def is_begun(self) -> bool:
        """Return whether the player has made a move of the same turn already."""

    @property
    @abstractmethod
    def living(self) -> int:
        """Return the number of sides still in the game; team-mates are one."""

    @abstractmethod
    def friends(self, player: int) -> frozenset[int]:
        """Return who wins and loses together with a player, the player among them."""

    @abstractmethod
    def key(self) -> Hashable:
        """Return what two states have in common from which the same can follow."""

    @abstractmethod
    def values(self) -> tuple[float, ...]:
        """Return what the position is worth to each player, player 1 first.

        It is about a player's share in everything, in thousandths; `WIN` and `LOSS` at the end.
        """

    @abstractmethod
    def moves(self) -> Sequence[SearchMove]:
        """Return the moves there are, those first that look best for who makes them.

        Of moves that lead to the same position only one is among them.
        """

    @abstractmethod
    def forcing(self) -> Sequence[SearchMove]:
        """Return the moves that seem to win something at once, in the same order."""

    @abstractmethod
    def play(self, move: SearchMove) -> SearchState:
        """Return what follows one of the moves."""

    @abstractmethod
    def passed(self) -> SearchState | None:
        """Return what would follow if the player did nothing more; None where that is not told."""

    @abstractmethod
    def action(self, move: SearchMove) -> Action:
        """Return the action that one of the moves is."""


def shares(strengths: Sequence[float]) -> tuple[float, ...]:
    """Return what a position is worth to each side by the strengths of all.

    It is the share of each in thousandths, less a part of the greatest share of another: whoever
    runs away is everybody's concern.
    """
    total = sum(strengths) or 1.0
    parts = [WHOLE * strength / total for strength in strengths]
    first = max(parts)
    leader = parts.index(first)
    second = max((part for at, part in enumerate(parts) if at != leader), default=0.0)
    return tuple(part - (second if at == leader else first) / 8 for at, part in enumerate(parts))
