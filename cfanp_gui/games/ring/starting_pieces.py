"""Boards with their halves, pieces with the number of their set, and their starting squares."""

from functools import cache

from cfanp_gui.core.boards import BoardSpec, Edge, Seam, Square
from cfanp_gui.core.half_boards import (
    FILES,
    HALF_SQUARES,
    NAMES,
    half_board,
    parse_square,
    square_on_board,
)
from cfanp_gui.core.half_boards import RANKS as HALF_RANKS
from cfanp_gui.core.line_fields import letter_of
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.seats import Seat

WHITE, BLACK = 0, 1
COLOUR_LETTERS = "wb"

LETTERS = "KQRBNP"
"""The letters of the pieces, the greatest first."""
FULL_SET = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8}
"""Number of pieces of each kind and colour in one set."""
PROMOTIONS = "BNQR"
"""The kinds of piece a pawn may be exchanged for, sorted."""

RANKS = 8
SQUARES = 64
_START = "RNBQKBNR" + "P" * FILES + " " * 4 * FILES + "P" * FILES + "RNBQKBNR"

HOMES: tuple[dict[str, int], dict[str, int]] = ({}, {})
"""For each colour the starting squares of every kind, as masks."""
for _square, _letter in enumerate(_START):
    if _letter != " ":
        _homes = HOMES[WHITE if _square < SQUARES // 2 else BLACK]
        _homes[_letter] = _homes.get(_letter, 0) | 1 << _square


def short_name(piece: Piece) -> str:
    """Return the short name, such as ``Nw3``: kind, colour (a number if there is none) and set."""
    return f"{piece.letter}{letter_of(COLOUR_LETTERS, piece.army)}{piece.set}"


def order(piece: Piece) -> tuple[str, str, int]:
    """Return the sort key of a piece in a stockpile: kind, colour, set."""
    return piece.letter, COLOUR_LETTERS[piece.army], piece.set


def starting_pieces(number: int) -> tuple[Piece | None, ...]:
    """Return the 64 squares of a board with its whole set on them, a1 first."""
    return tuple(
        None if letter == " " else Piece(letter, int(square >= SQUARES // 2), number)
        for square, letter in enumerate(_START)
    )


def read_square(text: str) -> int:
    """Return the number of a square named like ``e7``. Raises ValueError."""
    return parse_square(text, 8)


def halves(number: int) -> tuple[int, int]:
    """Return the halves of a board, White's first."""
    return half_board(number, WHITE), half_board(number, BLACK)


@cache
def seat_at(number: int, colour: int) -> Seat:
    """Return the seat of a colour at a board, at the half on which the colour starts."""
    half = half_board(number, colour)
    return Seat(half, half, colour, str(number))


def first_player(number: int, colour: int, players: int) -> int:
    """Return the player who begins at a seat: White of the board, or of the next one as Black."""
    return number if colour == WHITE else number % players + 1


@cache
def half_of(number: int, colour: int) -> BoardSpec:
    """Return the half of a board on which a colour starts; its seam is fixed to the other half."""
    board, other = half_board(number, colour), half_board(number, 1 - colour)
    names = tuple(NAMES[square_on_board(Square(board, index))] for index in range(HALF_SQUARES))
    seams = (Seam(Edge.NORTH, other),)
    return BoardSpec(board, FILES, HALF_RANKS, board, str(number), seams, names=names)
