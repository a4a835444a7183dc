"""Weights of a search for pieces, squares and Kings in danger, in hundredths of a pawn.

A kernel reads these names when it is made, so that other numbers can be tried. This module is never
compiled.
"""

from __future__ import annotations

from functools import cache
from math import exp

VALUES = [100, 310, 330, 500, 920, 400]
"""Values of pieces, in the order PNBRQK.

A living King stands for the value of an army beyond its pieces: its turns."""
REACHES = [0, 4, 4, 2, 1, 0]
"""Bonus for each attacked square, with an empty half-board pushed against the piece's own."""
CHECK_GAIN = 40
"""Estimated gain of a move that gives check, for move ordering only."""
WINNING = 40
"""Gain above which a move is called forcing."""
RESCUE = 50
"""Percentage of a piece's possible loss on its square that is credited to its moves away."""


def place(kind: int, square: int, home: bool) -> int:
    """Return the value of a local square for a kind in that order, abroad or at `home`."""
    rank, file = divmod(square, 8)
    middle = min(file, 7 - file)
    if kind == 0:
        return 5 * rank + 3 * middle if home else 30 * (4 - rank)
    if kind == 5:
        return -12 * rank if home else -25
    if kind in (1, 2):
        return 6 * min(rank, 3) + 5 * middle
    return 2 * min(rank, 2) + middle if kind == 4 else middle


def places() -> list[int]:
    """Return the values of kinds on local squares, abroad and at home: 32 numbers each."""
    return [
        VALUES[kind] + place(kind, square, home)
        for kind in range(6)
        for home in (False, True)
        for square in range(32)
    ]


# More than two armies. Odds are logarithms, in 1/64: those that an army is lost within two laps add
# up these numbers, fitted to games of four armies. Its value counts as far as it is not lost.

CERTAIN, EVEN = 1024, 512
"""Parts of certainty in a likelihood, and the highest and lowest odds."""
UNSAFE, RIVAL, MOST_UNSAFE = -399, 42, -210
"""Odds without danger: a number, one for each army of opponents, and the most by both."""
HUNTER = 9
"""For each army of opponents that moves before the army."""
HELPLESS = 272
"""For each pair on which the army has no defence and an opponent moves before it."""
FEW, CORNERED = 3, 18
"""For each pair on which the King is attacked and the army has few moves; how many are few."""
ATTACKER, MOST_ATTACKERS = 8, 20
"""For each officer near a King on each pair; for each on the pair with the most."""
SAFE_CHECK, ONE_FLIGHT, NO_FLIGHT = 34, 6, 24
"""For each pair with a check on a square that is not guarded; more if the King has few squares."""


@cache
def likelihoods() -> list[int]:
    """Return the likelihoods of odds from the lowest on, in parts of `CERTAIN`."""
    return [round(CERTAIN / (1 + exp(-odds / 64))) for odds in range(-EVEN, EVEN + 1)]


# Two armies, whose one pair is a chessboard. Each weight has two numbers, with all officers on the
# board and with none; between the two it is a mixture of both.

PAIR_VALUES = [(84, 112), (325, 295), (340, 315), (465, 535), (980, 975), (400, 400)]
PAIR_REACHES = [(0, 0), (5, 4), (5, 5), (2, 4), (1, 3), (0, 0)]
"""Bonus for each square that is attacked and not guarded by a pawn, over `USUAL_REACHES`."""
USUAL_REACHES = [0, 4, 6, 7, 13, 0]
BISHOPS = (30, 45)
OPEN_FILE, HALF_OPEN_FILE = (24, 12), (11, 8)
DOUBLED, ISOLATED = (-8, -18), (-12, -13)
PASSED = [(0, 0), (3, 12), (6, 20), (12, 36), (28, 64), (55, 110), (95, 165), (0, 0)]
SHIELD = 11
"""Bonus for each pawn right before a King that is at home; half as much a rank further."""
STORM = [0, 2, 2, 3, 5, 0]
"""Weight of each square around a King that a piece attacks; their sum is squared."""
MOST_STORM = 40
TEMPO = 12
FAR_KING = 5
"""Penalty for each step between the Kings if only the other one has officers or pawns."""

_PAWN_RANKS = [(0, 0), (0, 0), (2, 4), (9, 10), (18, 20), (30, 38), (55, 70), (0, 0)]
_KNIGHT_RANKS = [(-16, -12), (-4, -4), (6, 4), (12, 8), (16, 8), (16, 4), (6, -4), (-10, -12)]
_BISHOP_RANKS = [(-8, -4), (5, 0), (5, 2), (4, 4), (4, 4), (2, 2), (0, 0), (-4, -4)]
_ROOK_RANKS = [(0, 0), (-4, 0), (-4, 0), (-2, 2), (0, 4), (4, 6), (14, 18), (6, 8)]
_QUEEN_RANKS = [(-2, -14), (0, -8), (2, 0), (0, 8), (0, 12), (2, 12), (2, 8), (0, 0)]
_KING_RANKS = [(16, -20), (0, -6), (-34, 6), (-56, 14), (-70, 16), (-70, 14), (-70, 4), (-70, -8)]
_RANKS = [_PAWN_RANKS, _KNIGHT_RANKS, _BISHOP_RANKS, _ROOK_RANKS, _QUEEN_RANKS, _KING_RANKS]
_MIDDLES = [
    [(-4, 2), (-2, 0), (2, 0), (8, -2)],
    [(-20, -14), (-2, -4), (6, 4), (10, 8)],
    [(-4, -4), (2, 0), (2, 2), (4, 4)],
    [(-4, 0), (0, 0), (4, 0), (7, 0)],
    [(-2, -8), (0, 0), (2, 4), (2, 8)],
    [(12, -14), (18, -2), (-8, 6), (-14, 10)],
]
"""By the distance of the file from the edge."""


def pair_places(late: int) -> list[int]:
    """Return the values of kinds on the squares of a board from the side of their army."""
    places = []
    for kind in range(6):
        for square in range(64):
            rank, file = divmod(square, 8)
            middle = _MIDDLES[kind][min(file, 7 - file)][late]
            if kind == 0:
                middle = middle * (rank - 1) // 2
            elif kind == 5 and rank > 1:
                middle = middle if late else 0
            places.append(PAIR_VALUES[kind][late] + _RANKS[kind][rank][late] + middle)
    return places


def pair_numbers() -> list[int]:
    """Return the other weights of two armies as one list, see `chess_values`."""
    pairs = [*PAIR_REACHES, *PASSED, BISHOPS, OPEN_FILE, HALF_OPEN_FILE, DOUBLED, ISOLATED]
    return [number for pair in pairs for number in pair]
