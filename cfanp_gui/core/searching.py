"""What a bot's search asks of a position: moves with a guess at their worth, and everyone's share.

A game may offer a `SearchState` of its own, which is quicker and knows more than what can be made
of any position (`capabilities.Searchable`). Whether it does is the only thing a search asks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Sequence

from cfanp_gui.core.actions import Action

WIN = 2000.0
"""What a won game is worth; everything still open is worth less than half of it."""
LOSS = -1000.0
"""What a lost game is worth."""
WHOLE = 1000.0
"""What all players' shares in everything on the boards come to; that of a drawn game too."""


SearchMove = Hashable
"""A move as a search sees it; only the state that listed it can tell what it is."""


class SearchState(ABC):
    """A position as a search sees it: moves are played on it and taken back in place."""

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
    def holders(self) -> Sequence[int]:
        """Return the players still in the game, each as often as they have turns in a round.

        Where that is not known they are named once each.
        """

    @property
    def drawn_moves(self) -> int | None:
        """Return how many moves have been played without capture or pawn move.

        Only since then can the position have been there before. None where the game knows no such
        count.
        """
        return None

    @property
    def may_claim(self) -> bool:
        """Return whether the player may claim that the game is drawn instead of moving.

        That a position comes again is told by `earlier` and `key`, and need not be known here.
        """
        return False

    @property
    def is_slowed(self) -> bool:
        """Return whether what plays the moves runs interpreted, though it could be compiled."""
        return False

    @abstractmethod
    def friends(self, player: int) -> frozenset[int]:
        """Return who wins and loses together with a player, the player among them."""

    @abstractmethod
    def key(self) -> Hashable:
        """Return what two positions have in common from which the same can follow."""

    def earlier(self) -> Collection[Hashable]:
        """Return the keys of positions that the game has been in and may come back to.

        They are those before the first move that was played here; none where that is not known.
        """
        return ()

    def repeated(self) -> tuple[float, ...] | None:
        """Return what it is worth to each player that this position, which was there, came again.

        None where the game is drawn then. It is asked during a search, of what was played in it.
        """
        return None

    @abstractmethod
    def values(self) -> tuple[float, ...]:
        """Return what the position is worth to each player, player 1 first.

        It is about a player's share in everything, in thousandths; `WIN` and `LOSS` at the end.
        """

    @abstractmethod
    def moves(self) -> Sequence[SearchMove]:
        """Return the moves there are, those first that look best for who makes them.

        Of moves that lead to the same position only one is among them. To end the turn is one,
        where that is allowed.
        """

    @abstractmethod
    def forcing(self) -> Sequence[SearchMove]:
        """Return the moves that seem to win something at once, those first that win most."""

    @abstractmethod
    def gain(self, move: SearchMove) -> int:
        """Return a guess at what a move wins for who makes it, in hundredths of a pawn."""

    @abstractmethod
    def victim(self, move: SearchMove) -> int | None:
        """Return the player who loses something by a move."""

    def trace(self, move: SearchMove) -> Hashable:
        """Return what a move is by itself, wherever it may be played and whatever it may win.

        By it a search remembers which moves were good elsewhere.
        """
        return move

    @abstractmethod
    def play(self, move: SearchMove) -> None:
        """Play one of the moves."""

    @abstractmethod
    def pass_turn(self) -> bool:
        """Play that the player does nothing more, and return whether that was played.

        It is not where what would follow cannot be told.
        """

    @abstractmethod
    def take_back(self) -> None:
        """Take back what was played last. Raises IndexError or ValueError where nothing was."""

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
