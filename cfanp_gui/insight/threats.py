"""Attackers and defenders of a square, as arrows to be drawn.

A piece attacks or defends a square where it could capture if something hostile stood there; that
moving would leave its own King attacked makes no difference (FIDE 3.1.2). Dead pieces do neither.
"""

from itertools import combinations
from typing import NamedTuple

from cfanp_gui.core.boards import STRIP, Pair, Square, pair_of, without_strip
from cfanp_gui.core.position import Position


class ThreatArrow(NamedTuple):
    """A piece and a square it attacks or defends."""

    source: Square
    target: Square
    army: int
    """The army of the piece."""
    pair: Pair | None
    """The pair on which it does so; None if boards are not pushed together."""


Arrows = tuple[ThreatArrow, ...]


def arrows(position: Position, square: Square) -> Arrows:
    """Return an arrow for every piece that bears on a square, pair by pair in letter order."""
    pieces = position.pieces()
    pairs: list[Pair | None] = [None]
    if position.join is not None:  # the strip is part of all
        boards = combinations((spec.id for spec in without_strip(position.boards())), 2)
        pairs = [pair_of(*both) for both in boards if square.board in (*both, STRIP)]
    return tuple(
        ThreatArrow(source, square, pieces[source].army, pair)
        for pair in pairs
        for source in position.bearing_on(square, pair) or ()
    )


def attackers(position: Position, square: Square, army: int | None = None) -> Arrows:
    """Return the arrows of pieces hostile to an army; by default, to the piece on the square.

    Raises ValueError where no piece stands there and no army is named.
    """
    return _of_side(position, square, army, True)


def defenders(position: Position, square: Square, army: int | None = None) -> Arrows:
    """Return the arrows of the pieces on an army's side, as `attackers` does."""
    return _of_side(position, square, army, False)


def _of_side(position: Position, square: Square, army: int | None, hostile: bool) -> Arrows:
    if army is None:
        piece = position.pieces().get(square)
        if piece is None:
            raise ValueError("nothing stands on the square (expected the army it is asked for)")
        army = piece.army
    return tuple(
        arrow for arrow in arrows(position, square) if position.hostile(army, arrow.army) == hostile
    )
