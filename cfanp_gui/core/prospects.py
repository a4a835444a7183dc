"""What an army could do if its turn began now; see `capabilities.Foresight`."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.text import Text


class Capture(NamedTuple):
    """A legal move that captures a piece."""

    action: Action
    source: Square
    taken: Square
    """Where the captured piece stands."""


class Mate(NamedTuple):
    """A legal move that checkmates at once."""

    action: Action
    source: Square
    """Where the piece stands; the target for one that is dropped."""
    target: Square
    armies: tuple[int, ...]
    """Whom it checkmates."""


class Prospects(ABC):
    """What an army could do if its turn began now and everything else stood as it does.

    It is worked out when it is asked for, and then known.
    """

    __slots__ = ()

    army: int
    king: Square | None
    """Where its King stands."""
    pairs: tuple[Pair, ...]
    """The pairs of boards on which the army has a piece, in the order of their letters."""

    @abstractmethod
    def demand(self) -> Text | None:
        """Return what must be done before it may move, as `Demands.demand`; None for nothing.

        Until that is done it has no moves. Players in it are `PlayerName`.
        """

    @abstractmethod
    def moves(self, pair: Pair) -> int:
        """Return the number of its legal moves on a pair."""

    @abstractmethod
    def checkers(self, pair: Pair) -> tuple[Square, ...]:
        """Return the squares of what attacks its King on a pair; none where its King is not."""

    @abstractmethod
    def captures(self, pair: Pair) -> tuple[Capture, ...]:
        """Return its legal moves on a pair that capture, sorted by what they capture."""

    @abstractmethod
    def won(self, capture: Capture) -> int:
        """Return what one of its captures wins when all captures there have been made, in pawns.

        It is below 0 where the captor loses more than it takes.
        """

    @abstractmethod
    def mates(self, pair: Pair) -> tuple[Mate, ...]:
        """Return its legal moves on a pair that checkmate there at once, sorted by their text."""
