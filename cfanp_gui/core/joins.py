"""Boards that are pushed together two at a time: a part of the contract of `Position`.

The defaults are right where no boards are pushed: `join` is None, and nobody asks for the rest.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from cfanp_gui.core.actions import Action, Refusal, Source
from cfanp_gui.core.boards import BoardSpec, Join, Pair, Square
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


class Joins:
    """The part of a position about boards that are pushed together."""

    __slots__ = ()

    @property
    def join(self) -> Join | None:
        """Return the way the upper board is joined to the lower; None if none are pushed."""
        return None

    @property
    def strip(self) -> BoardSpec | None:
        """Return the board between any two boards pushed together, or None.

        Its squares are numbered as seen from the lower board. It is the last of the position's
        boards, belongs to nobody and is never used up: its pieces are on every pair.
        """
        return None

    def pairs(self) -> tuple[Pair, ...]:
        """Return the pairs of boards that may be pushed together for a move now."""
        return ()

    def pair_actions(self, pair: Pair) -> tuple[Action, ...]:
        """Return the legal moves on one pair, sorted by their text."""
        return ()

    def pair_refusal(self, pair: Pair) -> Refusal | None:
        """Return the reason why a pair may not be pushed for a move now; None when it may."""
        return None

    def pair_demand(self, pair: Pair) -> Refusal | None:
        """Return the obligation on a pair, such as to capture, and its squares.

        None if moves there are free.
        """
        return None

    def push_action(self, pair: Pair) -> Action | None:
        """Return the action of pushing two boards together; None when it binds nobody."""
        return None

    def joined_names(self, pair: Pair) -> Mapping[int, tuple[str, ...]]:
        """Return the names of squares while two boards are pushed together, by board.

        Those of a strip are included.
        """
        return {}

    def game_pair(self, pair: Pair) -> GamePair | Text | None:
        """Return a pair as a position of a two-player game, or a sentence saying why it is none.

        It is one if two sides have a living King each, the side to move may move, and moves are
        those of that game. None where no pair is ever one.
        """
        return None
