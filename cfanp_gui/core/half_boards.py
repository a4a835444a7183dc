"""Half-boards of 8 files by 4 ranks, and the joined boards of 64 squares that two of them make.

A joined board has the numbering of python-chess (a1 = 0, h8 = 63). The lower half keeps its
numbers; `Join` defines the orientation of the upper half. The games whose pieces move as FIDE's do
on 64 squares share this; no other code depends on the size of a board.
"""

from functools import cache

from cfanp_gui.core.boards import BOARD_LETTERS, Join, Pair, Square, square_names
from cfanp_gui.core.text import SquareName, TextError

FILES = 8
RANKS = 4
HALF_SQUARES = FILES * RANKS
FILE_NAMES = "abcdefgh"
NAMES = square_names(8, 8)
"""Names of joined squares; the first half of them are those of a half-board."""
NO_SQUARE = -1
SHORT, LONG = 1, 2
"""Castling rights as bits; in chess short is on the side of the Rook nearer the King."""
_ROOKS = {6: (1, -1), 1: (-1, 1), 2: (-2, 1), 5: (2, -1)}
"""Squares of a castling Rook before and after, from that of the King, by the file of that."""


def square_name(index: int) -> str:
    """Return the name of a local or a joined square, such as ``e2`` or ``e7``."""
    return NAMES[index]


@cache
def full_name(square: Square) -> SquareName:
    """Return the name of a half-board's square in notation, such as ``Be2``."""
    board, index = square
    return SquareName(BOARD_LETTERS[board] + NAMES[index], board, index)


def parse_square(text: str, ranks: int = RANKS) -> int:
    """Return the square named like ``e2`` on a board of `ranks` ranks. Raises ValueError."""
    if len(text) == 2 and text[0] in FILE_NAMES and text[1] in "123456789"[:ranks]:
        return FILES * (int(text[1]) - 1) + FILE_NAMES.index(text[0])
    raise TextError("“{text}” is not a square (expected a1 to h{ranks})", text=text, ranks=ranks)


def to_joined(square: Square, pair: Pair, join: Join) -> int:
    """Return the joined square 0..63 of a half-board's square. Raises ValueError off the pair."""
    if square.board == pair.lower:
        return square.index
    if square.board == pair.upper:
        return join.place(square.index, FILES, RANKS)
    raise ValueError(f"{full_name(square)} is not on the pair {pair.name}")


def from_joined(index: int, pair: Pair, join: Join) -> Square:
    """Return the half-board's square of a joined square 0..63."""
    if index < HALF_SQUARES:
        return Square(pair.lower, index)
    return Square(pair.upper, join.place(index, FILES, RANKS))


def castling_rook(king_to: int) -> tuple[int, int]:
    """Return origin and target of the Rook if the King castles to a square of a joined board."""
    before, after = _ROOKS[king_to % FILES]
    return king_to + before, king_to + after


def half_board(board: int, colour: int) -> int:
    """Return the half-board of a whole board from 1 on which White (0) or Black (1) starts."""
    return 2 * (board - 1) + colour


def seat_of(board: int) -> tuple[int, int]:
    """Return the number of the whole board of a half-board, and the colour that starts on it."""
    return board // 2 + 1, board % 2


@cache
def half_square(board: int, square: int) -> Square:
    """Return the half-board's square for a number 0..63 on its whole board, laid as cardboard."""
    return from_joined(square, Pair(half_board(board, 0), half_board(board, 1)), Join.ROTATE)


def square_on_board(square: Square) -> int:
    """Return the number 0..63 on its whole board of a half-board's square."""
    index = square.index
    return Join.ROTATE.place(index, FILES, RANKS) if square.board % 2 else index
