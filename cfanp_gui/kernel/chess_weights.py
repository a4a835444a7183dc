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

PAIR_VALUES = [(77, 112), (307, 287), (335, 306), (465, 527), (976, 968), (400, 400)]
PAIR_REACHES = [(0, 0), (5, -8), (7, 3), (5, 0), (2, 6), (0, 0)]
"""Bonus for each square that is attacked and not guarded by a pawn, over `USUAL_REACHES`."""
USUAL_REACHES = [0, 4, 6, 7, 13, 0]
BISHOPS = (22, 42)
OPEN_FILE, HALF_OPEN_FILE = (37, 7), (15, 32)
DOUBLED, ISOLATED = (-16, -18), (-8, -7)
PASSED = [(0, 0), (13, 34), (3, 7), (17, 47), (20, 55), (54, 109), (96, 165), (0, 0)]
BESIDE, GUARDED = (4, 1), (8, 7)
GUARDED_PASSED = (-3, 3)
OWN_KING, FOE_KING = (-1, -7), (-2, 9)
OUTPOST_KNIGHT, OUTPOST_BISHOP = (0, 11), (8, 10)
PAWN_ON_LIGHT, PAWN_ON_HEAVY, LIGHT_ON_HEAVY = (30, 5), (15, 4), (19, 5)
WEAK_PAWN, WEAK = (17, 27), (30, 14)
HALF_BARE, BARE = (-7, 7), (-19, 6)
NEAR_SHIELD, FAR_SHIELD = (11, -5), (2, -8)
"""Bonus for each pawn right before a King that is at home; half as much a rank further."""
STORM = [0, 2, 2, 3, 5, 0]
"""Weight of each square around a King that a piece attacks; their sum is squared."""
MOST_STORM = 40
TEMPO = (18, 6)
FAR_KING = 5
"""Penalty for each step between the Kings if only the other one has officers or pawns."""

_PAWN_RANKS = [(0, 0), (-2, 11), (4, -2), (10, 2), (10, 20), (28, 41), (56, 70), (0, 0)]
_KNIGHT_RANKS = [(-18, -17), (-14, -14), (2, 6), (14, 12), (13, 9), (23, 10), (2, -7), (-14, -16)]
_BISHOP_RANKS = [(-8, -15), (17, 1), (3, 2), (9, 7), (-6, 4), (-4, 2), (-8, -3), (-1, -1)]
_ROOK_RANKS = [(2, -10), (-21, -6), (-2, 10), (1, 1), (2, 4), (5, 5), (14, 17), (11, 9)]
_QUEEN_RANKS = [(2, -19), (-4, -11), (5, -4), (-3, 6), (-8, 11), (7, 16), (-1, 11), (2, 2)]
_KING_RANKS = [(10, -10), (11, -4), (-34, 8), (-57, 12), (-73, 7), (-71, 8), (-69, 5), (-69, -6)]
_RANKS = [_PAWN_RANKS, _KNIGHT_RANKS, _BISHOP_RANKS, _ROOK_RANKS, _QUEEN_RANKS, _KING_RANKS]
_MIDDLES = [
    [(-5, -18), (-7, 4), (-7, 3), (12, 5)],
    [(-25, -17), (-10, -8), (1, 9), (10, 2)],
    [(-6, -7), (3, 3), (7, -1), (-5, -2)],
    [(-13, 5), (2, 0), (4, -7), (14, -7)],
    [(6, -10), (-4, 0), (-5, -1), (0, 9)],
    [(16, -3), (22, 12), (-8, -4), (-18, -5)],
]
"""By the distance of the file from the edge."""


def packed(early: int, late: int) -> int:
    """Return a weight early and late in the game as one number, which adds up as both do."""
    return early + 0x1_0000 * late


def pair_places() -> list[int]:
    """Return the values of kinds on the squares of a board from the side of their army, packed."""
    places = []
    for kind in range(6):
        for square in range(64):
            rank, file = divmod(square, 8)
            early, late = _MIDDLES[kind][min(file, 7 - file)]
            if kind == 0:
                early, late = early * (rank - 1) // 2, late * (rank - 1) // 2
            elif kind == 5 and rank > 1:
                early = 0
            value, other = PAIR_VALUES[kind], _RANKS[kind][rank]
            places.append(packed(value[0] + other[0] + early, value[1] + other[1] + late))
    return places


def pair_numbers() -> list[int]:
    """Return the other weights of two armies as one list, packed, see `chess_values`."""
    pairs = [
        *PAIR_REACHES, *PASSED, BISHOPS, OPEN_FILE, HALF_OPEN_FILE, DOUBLED, ISOLATED,
        BESIDE, GUARDED, GUARDED_PASSED, OWN_KING, FOE_KING, OUTPOST_KNIGHT,
        OUTPOST_BISHOP, PAWN_ON_LIGHT, PAWN_ON_HEAVY, LIGHT_ON_HEAVY, WEAK_PAWN, WEAK, HALF_BARE,
        BARE, NEAR_SHIELD, FAR_SHIELD, TEMPO,
    ]  # fmt: skip
    return [packed(*pair) for pair in pairs]
