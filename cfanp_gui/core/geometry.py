"""Half-boards, seams and joined squares, in integers only.

A half-board is 8 files by 4 ranks. Its squares are numbered 0..31 as its owner sees them:
``8 * (rank - 1) + (file - 1)``, so 0 is a1 (the owner's left corner) and 31 is h4 (at the seam).

Two half-boards pushed together make a joined board of 64 squares in the numbering of
python-chess (a1 = 0, h8 = 63). The lower half keeps its numbers; how the upper half lies is
what `Join` says.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from cfanp_gui.core.text import Text

FILES = 8
RANKS = 4
HALF_SQUARES = FILES * RANKS
FILE_NAMES = "abcdefgh"

MAX_BOARDS = 26
BOARD_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ARMY_LETTERS = BOARD_LETTERS.lower()


class Join(Enum):
    """How the upper half-board is laid onto the lower one."""

    ROTATE = "rotate"
    """Turned by 180 degrees, as cardboard is: (file, rank) lies on joined (9-file, 9-rank)."""
    REFLECT = "reflect"
    """Files kept (Robert Price's proposal): (file, rank) lies on joined (file, 9-rank)."""

    @property
    def flip(self) -> int:
        """The number to XOR a square with to go between the upper half and the joined board."""
        return 63 if self is Join.ROTATE else 56


class Place(NamedTuple):
    """A square of a half-board: the half-board's number from 0 and the local square 0..31."""

    board: int
    square: int

    @property
    def name(self) -> str:
        """The name used in notation, such as ``Be2``."""
        return BOARD_LETTERS[self.board] + square_name(self.square)


class Pair(NamedTuple):
    """Two half-boards pushed together; the lower-lettered one always lies at the bottom."""

    lower: int
    upper: int

    @property
    def name(self) -> str:
        """Both letters, such as ``AC``."""
        return BOARD_LETTERS[self.lower] + BOARD_LETTERS[self.upper]


def pair_of(one: int, other: int) -> Pair:
    """The pair of two different half-boards, in whichever order they are named.

    Raises ValueError when both are the same half-board.
    """
    if one == other:
        raise ValueError(
            Text("half-board {board} cannot be pushed against itself", board=BOARD_LETTERS[one])
        )
    return Pair(min(one, other), max(one, other))


def tile_of(board: int, colour: int) -> int:
    """The half-board of a whole board, numbered from 1, on which White (0) or Black (1) starts.

    It keeps its number when other boards are removed.
    """
    return 2 * (board - 1) + colour


def seat_of(tile: int) -> tuple[int, int]:
    """The number of the whole board a half-board belongs to, and the colour that starts on it."""
    return tile // 2 + 1, tile % 2


def place_on_board(board: int, square: int) -> Place:
    """The place of a square 0..63 of a whole board; its halves lie as cardboard does."""
    return from_joined(square, Pair(tile_of(board, 0), tile_of(board, 1)), Join.ROTATE)


def square_on_board(place: Place) -> int:
    """The square 0..63 that a place is on its whole board."""
    return place.square ^ (Join.ROTATE.flip if place.board % 2 else 0)


def square_name(square: int) -> str:
    """The name of a local or a joined square, such as ``e2`` or ``e7``."""
    return f"{FILE_NAMES[square % FILES]}{square // FILES + 1}"


def parse_square(text: str, ranks: int = RANKS) -> int:
    """The number of a square named like ``e2`` on a board of `ranks` ranks.

    Raises ValueError naming what was expected.
    """
    if len(text) == 2 and text[0] in FILE_NAMES and text[1] in "123456789"[:ranks]:
        return FILES * (int(text[1]) - 1) + FILE_NAMES.index(text[0])
    raise ValueError(
        Text("“{text}” is not a square (expected a1 to h{ranks})", text=text, ranks=ranks)
    )


def to_joined(place: Place, pair: Pair, join: Join) -> int:
    """The joined square 0..63 of a place that lies on one of the pair's half-boards.

    Raises ValueError when it lies on neither.
    """
    if place.board == pair.lower:
        return place.square
    if place.board == pair.upper:
        return place.square ^ join.flip
    raise ValueError(f"{place.name} is not on the pair {pair.name}")


def from_joined(square: int, pair: Pair, join: Join) -> Place:
    """The place of a joined square 0..63."""
    if square < HALF_SQUARES:
        return Place(pair.lower, square)
    return Place(pair.upper, square ^ join.flip)


def is_light(square: int) -> bool:
    """Whether a local or joined square is a light one (a1 is dark)."""
    return (square % FILES + square // FILES) % 2 == 1
