"""Number tables of the kernel: attacks of pieces from each square of a joined board.

This module is never compiled; its lists become arrays in a compiled kernel.
"""

from __future__ import annotations

import io
import math
import mmap
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache

ARMIES, PLANES = 26, 6
"""Largest number of armies, and number of piece masks of a half-board."""
PLIES, ROOM, UNDO = 64, 512, 128
"""Size of the stack of moves; for each move, places for the moves of a pair (16 pieces have at most
27 targets each), and for the data that it changes. The ``.pxd`` files repeat these sizes."""

SAVED, LISTED = 64, 65536
"""Numbers of a turn saved for each move played, and places for the moves of pairs of all plies."""

FOUND = 32768
"""Places for the moves listed for a search, for all plies together."""

ALL = 0xFFFF_FFFF_FFFF_FFFF
EACH = 0x0101_0101_0101_0101
"""Lowest bit of each byte."""


def zeros(count: int) -> list[int]:
    """Return a list of `count` zeros."""
    return [0] * count


def words(count: int) -> memoryview:
    """Return room for `count` numbers of 64 bits, all of them 0."""
    if sys.platform == "linux":
        room = mmap.mmap(-1, 8 * count, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        with suppress(OSError):  # a system without large pages
            # A search reads it everywhere, which takes less time in few large pages.
            room.madvise(mmap.MADV_HUGEPAGE)
        return memoryview(room).cast("Q")
    # Unlike a bytearray this is not cleared where the system gives memory that is.
    return io.BytesIO(bytes(8 * count)).getbuffer().cast("Q")


@cache
def reductions() -> list[int]:
    """Return by how many plies less a move is searched, at 64 times the depth plus its number."""
    table = [0] * 4096
    for depth in range(1, 64):
        for at in range(1, 64):
            table[64 * depth + at] = int(0.8 + math.log(depth) * math.log(at) / 1.9)
    return table


def mirrored(flip: int) -> list[int]:
    """Return the mirrored mask of each joined square."""
    return [1 << square | 1 << (square ^ flip) for square in range(64)]


def pieces(masks: Sequence[int]) -> int:
    """Return the number of pieces in mirrored masks."""
    return sum(mask.bit_count() for mask in masks) // 2


def bits() -> list[int]:
    """Return the mask of each square."""
    return [1 << square for square in range(64)]


def leaps(square: int, kind: int) -> int:
    """Return attacks of a Knight (0), a King (1), or those on a square by pawns (2 up, 3 down)."""
    reach = 0
    for files in range(-2, 3):
        for ranks in range(-2, 3):
            size = files * files + ranks * ranks
            if (
                (kind == 0 and size == 5)
                or (kind == 1 and 0 < size < 3)
                or (kind == 2 and ranks == -1 and size == 2)
                or (kind == 3 and ranks == 1 and size == 2)
            ):
                file, rank = (square & 7) + files, (square >> 3) + ranks
                if 0 <= file < 8 and 0 <= rank < 8:
                    reach |= 1 << (8 * rank + file)
    return reach


@cache
def wholes() -> list[int]:
    """Return the rank, file and diagonals of each square, one line after the other."""
    masks: dict[tuple[int, int], int] = {}
    keys = [
        (line, key)
        for line in range(4)
        for rank, file in (divmod(square, 8) for square in range(64))
        for key in ((rank, file, rank - file, rank + file)[line],)
    ]
    for at, key in enumerate(keys):
        masks[key] = masks.get(key, 0) | 1 << (at & 63)
    return [masks[key] for key in keys]


def _inner(index: int) -> int:
    """Return the squares of a line on which pieces block it: all but its ends."""
    ends = 0 if index >> 6 == 1 else EACH | EACH << 7
    if index >> 6:
        ends |= 0xFF00_0000_0000_00FF
    return wholes()[index] & ~ends


def inners() -> list[int]:
    """Return the inner squares of each line of `wholes`."""
    return [_inner(index) for index in range(256)]


def factor(square: int, line: int) -> int:
    """Return the factor whose product moves the inner squares of a line to the six upper bits."""
    if line == 0:
        return 1 << (57 - (square & 56))
    if line > 1:
        return EACH << 1  # adds up the ranks, on each of which is at most one square
    product = 0
    for step in range(6):
        product |= 1 << (50 - 7 * step - (square & 7))
    return product


def by_square(table: Callable[[int, int], int]) -> list[int]:
    """Return the values of `leaps` or `factor`, 64 squares for each kind or line."""
    return [table(square, kind) for kind in range(4) for square in range(64)]


def lines() -> list[int]:
    """Return the squares attacked, by line, square and the upper six bits of blockers' product."""
    table = [0] * (4 * 64 * 64)
    for index, whole in enumerate(wholes()):
        square = index & 63
        bit, mask, by = 1 << square, _inner(index), factor(square, index >> 6)
        beyond, rest = -(bit << 1), whole & ~bit
        blockers = mask
        while True:
            # From the last blocker below the square to the first one above it.
            above, below = blockers & beyond, blockers & (bit - 1)
            last = above & -above or 1 << 63
            first = 1 << (below.bit_length() - 1) if below else 1
            table[index << 6 | (blockers * by & ALL) >> 58] = rest & ((last << 1) - first)
            if not blockers:
                break
            blockers = (blockers - 1) & mask
    return table


def between() -> list[int]:
    """Return the squares between two squares, at 64 times the first plus the second."""
    table = [0] * 4096
    for square in range(64):
        for files in range(-1, 2):
            for ranks in range(-1, 2):
                if files or ranks:
                    passed = 0
                    file, rank = (square & 7) + files, (square >> 3) + ranks
                    while 0 <= file < 8 and 0 <= rank < 8:
                        table[square << 6 | rank << 3 | file] = passed
                        passed |= 1 << (8 * rank + file)
                        file += files
                        rank += ranks
    return table


def rays() -> list[int]:
    """Return the whole line that two squares share, both of them included; 0 if there is none."""
    table = [0] * 4096
    for index, whole in enumerate(wholes()):
        for other in range(64):
            if other != index & 63 and whole >> other & 1:
                table[(index & 63) << 6 | other] = whole
    return table


def before(square: int, army: int) -> int:
    """Return the squares that make a pawn of army 0 or 1 no passed one, if pawns are there."""
    squares = 0
    for other in range(64):
        ahead = (other >> 3) - (square >> 3)
        if abs((other & 7) - (square & 7)) < 2 and (ahead < 0 if army else ahead > 0):
            squares |= 1 << other
    return squares


def files() -> list[int]:
    """Return the files by number, and behind them the files beside each."""
    each = [EACH << file for file in range(8)]
    beside = [
        (each[file - 1] if file else 0) | (each[file + 1] if file < 7 else 0) for file in range(8)
    ]
    return each + beside


def befores() -> list[int]:
    """Return the values of `before`, 64 squares for each army."""
    return [before(square, army) for army in range(2) for square in range(64)]


WALKS = (
    (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1),
    (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2),
)  # fmt: skip
"""Steps by number: a Queen's clockwise from north, then a Knight's; files and ranks."""


def walks(size: int, joined: bool, back: bool) -> list[int]:
    """Return the square after a step on a square board, at 256 times its number plus the square.

    It is -1 beyond the edge or, on boards that are joined, the square of the one beyond, plus 256
    in the west or 512 in the east. A Knight goes there from the edge file alone. `back` steps lead
    to the square they came from.
    """
    table = [-1] * (256 * len(WALKS))
    for number, (files, ranks) in enumerate(WALKS):
        for square in range(size * size):
            file, rank = square % size + files, square // size + ranks
            beyond = 0 if 0 <= file < size else 256 if file < 0 else 512
            at_edge = joined and square % size in (0, size - 1)
            if 0 <= rank < size and (not beyond or at_edge):
                target = size * rank + file % size
                if back:
                    table[256 * number + target] = square + (768 - beyond if beyond else 0)
                else:
                    table[256 * number + square] = target + beyond
    return table
