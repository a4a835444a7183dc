"""A pushed pair as a position of a two-player game; see `Position.game_pair`."""

from typing import NamedTuple, Protocol

from cfanp_gui.core.actions import Source
from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text


class LineMove(NamedTuple):
    """One move of a line that an engine has found."""

    source: Source
    """Square or pocket piece that is picked up on the table."""
    target: Square
    promotion: str | None
    """Letter of the piece that another is promoted to."""
    text: str
    """The move in short notation, with the names of the joined board."""


class PairLine(Protocol):
    """An immutable position of the two-player game that can be played on by an engine's moves."""

    def step(self, word: str) -> "tuple[LineMove, PairLine] | None":
        """Return a UCI move and the resulting line; None if it is illegal."""


class ProgramVariant(NamedTuple):
    """A two-player game other than chess, as described to engines."""

    name: str
    """Name that engines know it by."""
    title: Text
    definition: str
    """Its definition in the dialect of Fairy-Stockfish's `variants.ini`, with its parents."""
    common: bool
    """True if an engine with a game of this name means the same game."""


class GamePair(NamedTuple):
    """A pair of boards as a position of a two-player game, for an engine that plays only that."""

    fen: str
    """The position, with the army to move there to move."""
    mover: int
    """Army that moves next on the pair."""
    other: int
    """Army it moves against."""
    line: PairLine
    """The position as a line to play on."""
    variant: ProgramVariant | None = None
    """The game's variant; None for chess."""
    left_out: Text | None = None
    """Features of the position that the two-player game cannot express, as a sentence."""
    unlike: Text | None = None
    """Rules by which play continues differently from the two-player game, as a sentence."""
