"""Attacks, and the options of every army: a part of the contract of `Position`.

The defaults are for games without attacks.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Pair, Square

if TYPE_CHECKING:
    from cfanp_gui.core.prospects import Prospects
    from cfanp_gui.core.square_notes import SquareNote


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

    def marked(self) -> "Mapping[Square, tuple[SquareNote, ...]]":
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

    def prospects(self, army: int) -> "Prospects":
        """Return the prospects of a living army, pair by pair, if its turn began now."""
        raise KeyError(army)
