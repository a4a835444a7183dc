"""Attacks, and the options of every army: a part of the contract of `Position`.

The defaults are for games without attacks.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.text import Text


class NoteKind(Enum):
    """Reason for which a square is highlighted."""

    CHOICE = "choice"
    """One of these pieces must be chosen before anything else."""
    HELD = "held"
    """The piece cannot be moved while its army is held; `PieceStyle.frozen` shows it."""
    SHIELDED = "shielded"
    """The same, and the piece cannot be captured."""
    DANGER = "danger"
    """This King can be captured now."""
    ATTACKER = "attacker"
    """The piece may capture such a King."""
    SHOWN = "shown"
    """The piece was shown to all, in a game with hidden kinds of pieces."""


class SquareNote(NamedTuple):
    """Reason for which a square is highlighted."""

    kind: NoteKind
    words: Text
    """The same in few words."""


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


class Attacks:
    """The part of a position about attacks, and what armies could do."""

    __slots__ = ()

    def attackers(self, king: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        """Return the squares of hostile pieces that attack a living King on a square.

        Where boards are pushed together, one `pair` is examined.
        """
        return ()

    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...] | None:
        """Return the squares of living pieces that attack or guard a square, in their order.

        A piece does so if it could capture a hostile piece there, were its own King safe (FIDE
        3.1.2), regardless of the turn. With a `pair`, boards are considered as pushed together in
        it; without one, pieces on the square's own board or on any pair are returned. None in a
        game that does not tell.
        """
        return None

    def hostile(self, army: int, other: int) -> bool:
        """Return True if pieces of two armies that meet may capture each other."""
        return army != other

    def marked(self) -> Mapping[Square, tuple[SquareNote, ...]]:
        """Return the squares highlighted now besides checks and moves, each with the reasons."""
        return {}

    def attacks_on(self, seat: int) -> tuple[tuple[Square, Square], ...]:
        """Return the attacks that hold a seat or endanger it, as (origin, target) squares.

        Its `SeatStatus.notes` say so in words.
        """
        return ()

    def living_armies(self) -> tuple[int, ...]:
        """Return the armies that have `prospects`, in batting order from the one to move.

        They are those that somebody controls. None where prospects are not known.
        """
        return ()

    def prospects(self, army: int) -> Prospects:
        """Return the prospects of a living army, pair by pair, if its turn began now."""
        raise KeyError(army)
