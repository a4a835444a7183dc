"""What may be done with a piece that is picked up: the same for mouse, keys and assistive tools."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.transition import Action


class PocketSource(NamedTuple):
    """A kind of piece in the pocket beside a board."""

    board: int
    letter: str


Source = Square | PocketSource
"""Where a piece can be picked up."""


class Gesture(NamedTuple):
    """A legal action as it is done at the table: what is picked up, where it goes, what it needs.

    Of several gestures with one source and target, those at the table choose by `pair`, then by
    `promotion`, then by `placed`.
    """

    action: Action
    source: Source
    target: Square
    pair: Pair | None = None
    """The boards that must be pushed together for it."""
    promotion: str | None = None
    """The letter of the piece that a pawn becomes, or that is put on the board for it."""
    placed: Square | None = None
    """Where that piece is put, when it is not the target."""
    consent: int | None = None
    """The player who must agree to it."""
