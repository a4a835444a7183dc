"""Boards that are pushed together as a position of chess; see `capabilities.ChessPairs`."""

from typing import NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text


class ChessPair(NamedTuple):
    """A pair of boards as a position of chess, for a program that plays nothing else."""

    fen: str
    """The position with the army to move there to move."""
    mover: int
    """The army that moves next on the pair."""
    other: int
    """The army it moves against."""
    squares: tuple[Square, ...]
    """Where the squares of chess lie, a1 first and h8 last."""
    names: tuple[str, ...]
    """What notation calls them while the boards lie together."""
    left_out: Text | None = None
    """What the position holds that chess has no words for, as a sentence."""
    unlike: Text | None = None
    """By which rules of the game play goes on otherwise than in chess, as a sentence."""
