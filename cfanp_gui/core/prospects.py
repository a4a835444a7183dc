"""The options of an army if its turn began now; see `Position.prospects`."""

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
    """Square of the captured piece."""


class Mate(NamedTuple):
    """A legal move that checkmates at once."""

    action: Action
    source: Square
    """Square of the piece; the target if it is dropped."""
    target: Square
    armies: tuple[int, ...]
    """Armies it checkmates."""


class Prospects(ABC):
    """The options of an army if its turn began now, with everything else unchanged.

    They are computed on demand and then cached.
    """

    __slots__ = ()

    army: int
    king: Square | None
    """Square of its King."""
    pairs: tuple[Pair, ...]
    """Pairs of boards on which the army has a piece, in the order of their letters."""

    @abstractmethod
    def demand(self) -> Text | None:
        """Return its obligation before it may move, as `Position.demand`, or None.

        Until that is fulfilled it has no moves. Players in it are `PlayerName`.
        """

    @abstractmethod
    def moves(self, pair: Pair) -> int:
        """Return the number of its legal moves on a pair."""

    @abstractmethod
    def checkers(self, pair: Pair) -> tuple[Square, ...]:
        """Return the squares of the attackers of its King on a pair; none if it is elsewhere."""

    @abstractmethod
    def captures(self, pair: Pair) -> tuple[Capture, ...]:
        """Return its capturing moves on a pair, sorted by the captured piece."""

    @abstractmethod
    def won(self, capture: Capture) -> int:
        """Return the gain of a capture in pawns after all exchanges on the square.

        It is negative if the captor loses more than it takes.
        """

    @abstractmethod
    def mates(self, pair: Pair) -> tuple[Mate, ...]:
        """Return its legal moves on a pair that checkmate there at once, sorted by their text."""
