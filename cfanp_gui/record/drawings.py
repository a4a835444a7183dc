"""Arrows between squares and rings round them, as values drawn by a person on a position.

They are drawn into pictures by `record.picture_arrows` and kept in comments of records by
`record.drawing_comment`.
"""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.boards import Square

Paint = int | str
"""Paint of an arrow or a ring: a number, one of the `PENS`, or a colour as ``#rrggbb``.

A number is that of a player's paint, from 0, which is the army's in games where every player has
one.
"""

PENS = {"R": "#c0392b", "G": "#2e7d32", "B": "#1f5fbf", "Y": "#e0b000"}
"""Colours of arrows in PGN by their letters: red, green, blue and yellow."""


class Arrow(NamedTuple):
    """An arrow between the centres of two squares."""

    source: Square
    target: Square
    paint: Paint
    dashed: bool = False
    """True if its shaft is broken, as for a defended piece; comments of records keep none."""


class Ring(NamedTuple):
    """A ring round a square."""

    square: Square
    paint: Paint


class Drawings(NamedTuple):
    """All arrows and rings on a position, in the order in which they were drawn."""

    arrows: tuple[Arrow, ...] = ()
    rings: tuple[Ring, ...] = ()

    def toggled(self, drawing: Arrow | Ring) -> Drawings:
        """Return these with a drawing added or repainted, or without it if it is there as given."""
        if isinstance(drawing, Ring):
            others = tuple(ring for ring in self.rings if ring.square != drawing.square)
            return self._replace(rings=others if drawing in self.rings else (*others, drawing))
        arrows = tuple(
            arrow for arrow in self.arrows if (arrow.source, arrow.target) != drawing[:2]
        )
        return self._replace(arrows=arrows if drawing in self.arrows else (*arrows, drawing))
