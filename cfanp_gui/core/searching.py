"""The interface of a bot's search to a position: moves with estimated gains, and players' shares.

A game may offer a `SearchState` of its own, which is faster and knows more than one derived from
any position (`Position.search_state`). A search asks for nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Sequence
from typing import Final, NamedTuple

from cfanp_gui.core.actions import Action

WIN = 2000.0
"""Value of a won game; every open position is worth less than half of it."""
LOSS = -1000.0
"""Value of a lost game."""
FAR = 256
"""An end that a search finds is worth as much more or less as it is nearer than so many plies."""
WHOLE = 1000.0
"""Sum of all players' shares in everything on the boards, also in a drawn game."""


SearchMove = Hashable
"""A move as a search sees it; only the state that listed it can interpret it."""


IDLE: Final = "idle"
"""Stands for a move in a line: the player does nothing more."""
DRAWN: Final = "drawn"
"""Stands at the end of a line: the game is drawn, by itself or because somebody claims it."""


class Form(NamedTuple):
    """A game as weights describe it."""

    key: str
    armies: int
    letters: tuple[str, ...]
    """Letters of its kinds of pieces."""
    values: tuple[int, ...]
    """Plain values of these, in hundredths of a pawn."""
    files: int
    ranks: int
    """Ranks of a half-board."""

    @property
    def rows(self) -> int:
        """Return the number of ranks that weights tell apart: at home, the strip, and abroad."""
        return 2 * self.ranks + 1

    @property
    def columns(self) -> int:
        """Return the number of distances from the edge that weights tell apart."""
        return (self.files + 1) // 2

    @property
    def places(self) -> int:
        """Return the number of places of a kind: columns row by row, then the hand."""
        return self.rows * self.columns + 1

    def row(self, square: int, side: int) -> int:
        """Return the row of a square of the home (0), of another half-board (1), of the strip."""
        rank = square // self.files
        return (rank, 2 * self.ranks - rank, self.ranks)[side]

    def column(self, square: int) -> int:
        """Return the distance of a square's file from the edge."""
        file = square % self.files
        return min(file, self.files - 1 - file)

    def plain(self) -> Weights:
        """Return the weights of pieces that are worth the same on all squares."""
        rows, columns = (0,) * self.rows, (0,) * self.columns
        return tuple(Weight(value, value * 9 // 10, rows, columns) for value in self.values)


class Weight(NamedTuple):
    """What pieces of a kind are worth, in hundredths of a pawn."""

    value: int
    held: int
    """Value in a hand."""
    rows: tuple[int, ...]
    """What is added by the row of the square, as `Form.row` counts them."""
    columns: tuple[int, ...]
    """What is added by the distance from the edge."""


Weights = tuple[Weight, ...]
"""Weights of the kinds of a game, in the order of its letters."""


class SearchState(ABC):
    """A position as a search sees it: moves are played on it and taken back in place."""

    __slots__ = ()

    @property
    @abstractmethod
    def player(self) -> int:
        """Return the player who moves next; any player when the game is over."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Return True if the game is over."""

    @property
    @abstractmethod
    def is_begun(self) -> bool:
        """Return True if the player has already made a move of the same turn."""

    @property
    @abstractmethod
    def living(self) -> int:
        """Return the number of sides still in the game; team-mates are one."""

    @abstractmethod
    def holders(self) -> Sequence[int]:
        """Return the players still in the game, once for each turn in a round if that is known."""

    @property
    def drawn_moves(self) -> int | None:
        """Return the number of moves since the last capture or pawn move; None without a count."""
        return None

    @property
    def may_claim(self) -> bool:
        """Return True if the player may claim a draw; repetition need not be known here."""
        return False

    @property
    def is_slowed(self) -> bool:
        """Return True if the code that plays moves runs interpreted though it could be compiled."""
        return False

    @property
    def form(self) -> Form | None:
        """Return the game as weights describe it; None if it takes none."""
        return None

    def weigh_by(self, weights: Weights) -> None:
        """Value pieces by weights for its form; no move may have been played."""
        raise NotImplementedError

    def friends(self, player: int) -> frozenset[int]:
        """Return the players who win and lose together with a player, including the player."""
        return frozenset((player,))

    @abstractmethod
    def key(self) -> Hashable:
        """Return a key shared by positions with the same possible continuations."""

    def earlier(self) -> Collection[Hashable]:
        """Return the keys of positions before the first move here, in their order, if known."""
        return ()

    def repeated(self) -> tuple[float, ...] | None:
        """Return the value of this position's repetition to each player; None if that is a draw."""
        return None

    @abstractmethod
    def values(self) -> tuple[float, ...]:
        """Return the value of the position to each player, player 1 first.

        It is about a player's share in everything, in thousandths; `WIN` and `LOSS` at the end.
        """

    @abstractmethod
    def moves(self) -> Sequence[SearchMove]:
        """Return the available moves, the most promising first, one for each resulting position."""

    def forcing(self) -> Sequence[SearchMove]:
        """Return the moves that seem to win something at once, the greatest gain first."""
        return ()

    def gain(self, move: SearchMove) -> int:
        """Return the estimated gain of a move for its player, in hundredths of a pawn."""
        return 0

    def victim(self, move: SearchMove) -> int | None:
        """Return the player who loses something by a move."""
        return None

    def trace(self, move: SearchMove) -> Hashable:
        """Return the identity of a move in any position, by which a search remembers good ones."""
        return move

    @abstractmethod
    def play(self, move: SearchMove) -> object:
        """Play one of the moves."""

    def pass_turn(self) -> bool:
        """End the turn without a move and return True; False if its consequences are unknown."""
        return False

    @abstractmethod
    def take_back(self) -> None:
        """Take back the last move. Raises IndexError or ValueError if there is none."""

    @abstractmethod
    def action(self, move: SearchMove) -> Action:
        """Return the action of one of the moves."""


def shares(strengths: Sequence[float]) -> tuple[float, ...]:
    """Return the value of a position to each side, given the strengths of all.

    It is the side's share in thousandths, less a part of the greatest share of another, because a
    side that runs away threatens everybody.
    """
    total = sum(strengths) or 1.0
    parts = [WHOLE * strength / total for strength in strengths]
    first = max(parts)
    leader = parts.index(first)
    second = max((part for at, part in enumerate(parts) if at != leader), default=0.0)
    return tuple(part - (second if at == leader else first) / 8 for at, part in enumerate(parts))


def even(living: int) -> float:
    """Return the value of a game that is drawn now for each of those who live."""
    return shares([1.0] * max(living, 1))[0]
