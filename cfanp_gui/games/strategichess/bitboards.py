"""Bitboards of a 14 by 14 board as integers, and attack tables of pieces for each square.

Bit ``14 * (rank - 1) + (file - 1)`` stands for a square; a1 is bit 0. Beyond the edge files lie
other boards; see `OVER_THE_EDGE`.
"""

from collections.abc import Sequence
from functools import cache

from cfanp_gui.core.boards import square_names

FILES = RANKS = 14
SQUARES = FILES * RANKS
ALL = (1 << SQUARES) - 1
NAMES = square_names(FILES, RANKS)
"""The names of squares by their numbers."""
NUMBERS = {name: number for number, name in enumerate(NAMES)}
WEST, EAST = 0, 1
"""The edges next to other boards, from White's side."""
EDGE_FILES = (0, FILES - 1)
RANK_MASKS = tuple(((1 << FILES) - 1) << FILES * rank for rank in range(RANKS))
FILE_MASKS = tuple(sum(1 << FILES * rank + file for rank in range(RANKS)) for file in range(FILES))
ROAD_RANKS = (0, 1, 6, 7, 12, 13)
ROADS = sum(RANK_MASKS[rank] for rank in ROAD_RANKS)
"""The squares of the three roads: ranks 1 and 2, 7 and 8, 13 and 14."""
DARK = sum(1 << square for square in range(SQUARES) if sum(divmod(square, FILES)) % 2 == 0)

_KNIGHT_STEPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_KING_STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def _at(file: int, rank: int) -> int:
    """Return a square as a set; the empty set outside the board."""
    if 0 <= file < FILES and 0 <= rank < RANKS:
        return 1 << FILES * rank + file
    return 0


def _ray(square: int, east: int, north: int) -> tuple[int, ...]:
    """Return the squares of a ray from a square to the edge, each as a set."""
    rank, file = divmod(square, FILES)
    squares = []
    while bit := _at(file := file + east, rank := rank + north):
        squares.append(bit)
    return tuple(squares)


def _leaps(steps: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(
        sum(_at(square % FILES + east, square // FILES + north) for east, north in steps)
        for square in range(SQUARES)
    )


class LineSight(dict[int, int]):
    """Table of the squares a slider attacks both ways along a line, by the men on the line.

    Entries are computed on first use.
    """

    __slots__ = ("_rays", "hiding")

    def __init__(self, square: int, east: int, north: int) -> None:
        self._rays = (_ray(square, east, north), _ray(square, -east, -north))
        self.hiding = sum(sum(ray[:-1]) for ray in self._rays)
        """Squares on which a man blocks others; only these may be set in a key."""

    def __missing__(self, men: int) -> int:
        seen = 0
        for ray in self._rays:
            for bit in ray:
                seen |= bit
                if bit & men:
                    break
        self[men] = seen
        return seen


KNIGHT = _leaps(_KNIGHT_STEPS)
KING = _leaps(_KING_STEPS)
PAWN_CAPTURES = (_leaps(((-1, 1), (1, 1))), _leaps(((-1, -1), (1, -1))))
"""For White and Black, the squares a pawn attacks from each square."""
_SIDES = _leaps(((-1, 0), (1, 0)))
PAWN_STEPS = tuple(
    step | (_SIDES[square] if square // FILES in ROAD_RANKS else 0)
    for square, step in enumerate(_leaps(((0, 1), (0, -1))))
)
"""Squares to which a pawn of either colour steps: 1 forward, 1 back, 1 sideways on a road."""


def _sights(east: int, north: int) -> tuple[tuple[int, LineSight], ...]:
    sights = (LineSight(square, east, north) for square in range(SQUARES))
    return tuple((sight.hiding, sight) for sight in sights)


_RANKS, _FILES, _RISING, _FALLING = _LINES = (
    _sights(1, 0),
    _sights(0, 1),
    _sights(1, 1),
    _sights(1, -1),
)


def straight(square: int, men: int) -> int:
    """Return the squares a Rook attacks from a square, including the first man on each line."""
    rank, ranks = _RANKS[square]
    file, files = _FILES[square]
    return ranks[rank & men] | files[file & men]


def diagonal(square: int, men: int) -> int:
    """Return the squares a Bishop attacks from a square, including the first man on each line."""
    rising, up = _RISING[square]
    falling, down = _FALLING[square]
    return up[rising & men] | down[falling & men]


@cache
def between(first: int, second: int) -> int:
    """Return the squares between two on a line; none if the two share no line."""
    for lines in _LINES:
        sight, back = lines[first][1], lines[second][1]
        if sight[0] >> second & 1:
            return (
                sight[sight.hiding & 1 << second]
                & back[back.hiding & 1 << first]
                & ~(1 << first | 1 << second)
            )
    return 0


@cache
def line(first: int, second: int) -> int:
    """Return the whole line through two squares; none if the two share no line."""
    for lines in _LINES:
        if lines[first][1][0] >> second & 1:
            return lines[first][1][0] | 1 << first
    return 0


def _over_the_edge(edge: int, north: int) -> tuple[tuple[int, int], ...]:
    lines = []
    for square in range(SQUARES):
        rank, file = divmod(square, FILES)
        steps = FILES - file if edge == EAST else file + 1
        beyond = rank + north * steps
        if 0 <= beyond < RANKS:
            path = _ray(square, 1 if edge == EAST else -1, north)
            lines.append((sum(path), FILES * beyond + EDGE_FILES[1 - edge]))
        else:
            lines.append((ALL, -1))
    return tuple(lines)


OVER_THE_EDGE = tuple(
    {north: _over_the_edge(edge, north) for north in (-1, 0, 1)} for edge in (WEST, EAST)
)
"""Path and first square beyond an edge for a line from each square, by edge and ranks per file.

The path is the set of squares up to the edge that must be empty; the other value is the number of
the square on the board beyond. For a line that meets no square there, the path is the whole board,
which is never empty, and the number is -1.
"""


@cache
def leaps_over(square: int, edge: int) -> tuple[int, ...]:
    """Return the squares of the board beyond an edge that a Knight on the edge file reaches."""
    rank, file = divmod(square, FILES)
    if file != EDGE_FILES[edge]:
        return ()
    squares = []
    for inwards, north in ((0, 2), (0, -2), (1, 1), (1, -1)):
        if 0 <= rank + north < RANKS:
            beyond = inwards if edge == EAST else FILES - 1 - inwards
            squares.append(FILES * (rank + north) + beyond)
    return tuple(squares)
