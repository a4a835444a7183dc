"""The board of checkers, and the squares a move touches between its ends, as a number."""

from __future__ import annotations

from collections.abc import Sequence

FILES, RANKS = 8, 4
SIZE = 2 * FILES * RANKS
"""Number of squares of a joined board."""
MAN, KING = "M", "K"


def between(number: int) -> tuple[int, ...]:
    """Return the squares that the third number of a move encodes; see `numbered`."""
    found: list[int] = []
    while number:
        number, square = divmod(number, SIZE + 1)
        found.append(square - 1)
    return tuple(found)


def numbered(squares: Sequence[int]) -> int:
    """Return the third number of a move: the squares it touches between its ends, in order."""
    number = 0
    for square in reversed(squares):
        number = number * (SIZE + 1) + square + 1
    return number
