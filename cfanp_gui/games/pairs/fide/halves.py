"""What stands on half-boards, read off their mirrored masks (see `layout`), and written.

The joined board is the low half of one and the high half of the other, without turning anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.half_boards import HALF_SQUARES
from cfanp_gui.core.movegen import KINDS, Board, new
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import Memo, squares
from cfanp_gui.games.pairs.fide.layout import ARMIES, HIGH, LOW, Half


def read(lower: Half, upper: Half, lower_army: int, upper_army: int) -> Board:
    """Read the joined board off two halves, whose home armies are named."""
    p0, n0, b0, r0, q0, k0 = lower[:6]
    p1, n1, b1, r1, q1, k1 = upper[:6]
    pawns = (p0 & LOW) | (p1 & HIGH)
    up = (p0 & lower[ARMIES + lower_army] & LOW) | (p1 & ~upper[ARMIES + upper_army] & HIGH)
    knights = (n0 & LOW) | (n1 & HIGH)
    diagonal = ((b0 | q0) & LOW) | ((b1 | q1) & HIGH)
    straight = ((r0 | q0) & LOW) | ((r1 | q1) & HIGH)
    kings = (k0 & LOW) | (k1 & HIGH)
    occupied = pawns | knights | diagonal | straight | kings
    armies = tuple(
        [low & LOW | high & HIGH for low, high in zip(lower[ARMIES:], upper[ARMIES:], strict=True)]
    )
    return new(Board, (up, pawns ^ up, knights, diagonal, straight, kings, occupied, armies))


def rewrite(
    halves: tuple[Half, ...], pair: Pair, before: Board, after: Board, bits: Sequence[int]
) -> tuple[Half, ...]:
    """Return the halves after the joined board of one pair changed; `bits` are the layout's."""
    low, high = pair
    lower, upper = list(halves[low]), list(halves[high])
    for plane, (was, now) in enumerate(zip(before.planes(), after.planes(), strict=True)):
        if was != now:
            for square in squares[was ^ now]:
                (lower if square < 32 else upper)[plane] ^= bits[square]
    written = list(halves)
    written[low], written[high] = tuple(lower), tuple(upper)
    return tuple(written)


def spread_of(halves: tuple[Half, ...]) -> tuple[int, ...]:
    """Return for each army the half-boards on which it has a piece, as a bit set."""
    return tuple(
        sum(1 << board for board, half in enumerate(halves) if half[army])
        for army in range(ARMIES, ARMIES + len(halves))
    )


def halves_of(pieces: Mapping[Square, Piece], count: int, bits: Sequence[int]) -> tuple[Half, ...]:
    """Return so many half-boards with pieces on them that can be there."""
    masks = [[0] * (ARMIES + count) for _ in range(count)]
    for (board, index), piece in pieces.items():
        masks[board][KINDS.index(piece.letter)] |= bits[index]
        masks[board][ARMIES + piece.army] |= bits[index]
    return tuple(map(tuple, masks))


@lru_cache(maxsize=64)
def _squares_of(board: int) -> tuple[Square, ...]:
    return tuple(Square(board, index) for index in range(HALF_SQUARES))


@lru_cache(maxsize=256)
def _piece(plane: int, army: int) -> Piece:
    return Piece(KINDS[plane], army)


def _pieces_on(key: tuple[int, Half]) -> Mapping[Square, Piece]:
    board, half = key
    found: dict[int, Piece] = {}
    for army, own in enumerate(half[ARMIES:]):
        if own & LOW:
            for plane in range(ARMIES):
                for square in squares[own & half[plane] & LOW]:
                    found[square] = _piece(plane, army)
    named = _squares_of(board)
    return {named[square]: found[square] for square in sorted(found)}


pieces_on = Memo(_pieces_on, 4096)
"""By the number of a half-board and its masks: its pieces by their squares, in order of these.

A move changes two half-boards, so that most of a position is known from the one before.
"""
