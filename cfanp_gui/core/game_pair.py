"""Boards that are pushed together as a position of a game for two; see `capabilities.GamePairs`."""

from typing import NamedTuple, Protocol

from cfanp_gui.core.actions import Source
from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text


class LineMove(NamedTuple):
    """One move of a line of play that a program has found."""

    source: Source
    """What is picked up on the table."""
    target: Square
    promotion: str | None
    """The letter of the piece that another becomes."""
    text: str
    """The move in short notation, on the names of the joined board."""


class PairLine(Protocol):
    """A position of the game for two, played on by the words of a program; it is never changed."""

    def step(self, word: str) -> "tuple[LineMove, PairLine] | None":
        """Return a move in UCI and what it leads to; None for one that is not legal."""


class ProgramVariant(NamedTuple):
    """A game for two beside chess, as programs are told of it."""

    name: str
    """What programs call it that know it."""
    title: Text
    definition: str
    """It in the dialect of Fairy-Stockfish's `variants.ini`, with its parents."""
    common: bool
    """Whether a program that has a game of this name means the same."""


class GamePair(NamedTuple):
    """A pair of boards as a position of a game for two, for a program that plays nothing else."""

    fen: str
    """The position with the army to move there to move."""
    mover: int
    """The army that moves next on the pair."""
    other: int
    """The army it moves against."""
    line: PairLine
    """The position as it is played on."""
    variant: ProgramVariant | None = None
    """Which game it is; None for chess."""
    left_out: Text | None = None
    """What the position holds that the game for two has no words for, as a sentence."""
    unlike: Text | None = None
    """By which rules play goes on otherwise than in the game for two, as a sentence."""
