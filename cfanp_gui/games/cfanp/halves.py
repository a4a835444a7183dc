"""The joined board of two half-boards: read off their mirrored masks (see `layout`), and written.

The joined board is the low half of one and the high half of the other, without turning anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.movegen import Board, new, squares
from cfanp_gui.games.cfanp.layout import ARMIES, HIGH, LOW, Half


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
    """The halves after the joined board of one pair changed; `bits` are the layout's."""
    low, high = pair
    lower, upper = list(halves[low]), list(halves[high])
    for plane, (was, now) in enumerate(zip(before.planes(), after.planes(), strict=True)):
        if was != now:
            for square in squares[was ^ now]:
                (lower if square < 32 else upper)[plane] ^= bits[square]
    written = list(halves)
    written[low], written[high] = tuple(lower), tuple(upper)
    return tuple(written)
