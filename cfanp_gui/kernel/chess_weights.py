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
# board and with none; between the two it is a mixture of both. They are fitted to 95,000 quiet
# positions of games that the search played against itself, by results and by what it thought.

PAIR_VALUES = [(76, 114), (308, 283), (335, 305), (463, 528), (976, 968), (400, 400)]
PAIR_REACHES = [(0, 0), (5, -9), (7, 2), (5, 0), (3, 6), (0, 0)]
"""Bonus for each square that is attacked and not guarded by a pawn, over `USUAL_REACHES`."""
USUAL_REACHES = [0, 4, 6, 7, 13, 0]
BISHOPS = (22, 38)
OPEN_FILE, HALF_OPEN_FILE = (39, 7), (14, 31)
DOUBLED, ISOLATED = (-13, -17), (-12, -8)
PASSED = [(0, 0), (14, 33), (2, 7), (17, 48), (17, 54), (56, 109), (97, 166), (0, 0)]
BESIDE, GUARDED = (4, 2), (8, 7)
"""Bonus for a pawn beside another, and for one that another guards."""
OWN_KING, FOE_KING = (-1, -7), (-2, 10)
"""For each step of a King to the square before a passed pawn, by its ranks beyond the third."""
OUTPOST_KNIGHT, OUTPOST_BISHOP = (-2, 14), (10, 11)
"""Bonus if a pawn guards it beyond the middle, and none can ever attack it."""
PAWN_ON_LIGHT, PAWN_ON_HEAVY, LIGHT_ON_HEAVY = (30, 5), (14, 3), (19, 5)
WEAK_PAWN, WEAK = (17, 28), (31, 14)
"""Bonus for what is attacked: by a pawn, a Queen or Rook by less, and what nothing guards."""
NEAR_SHIELD, FAR_SHIELD = (13, -5), (4, -9)
"""Bonus for each pawn right before a King that is at home, and for one a rank further."""
STORM = [0, 2, 2, 3, 5, 0]
"""Weight of each square around a King that a piece attacks; their sum is squared."""
MOST_STORM = 40
TEMPO = (18, 6)
FAR_KING = 5
"""Penalty for each step between the Kings if only the other one has officers or pawns."""

_PAWN_RANKS = [(0, 0), (-3, 12), (2, -1), (9, 0), (12, 21), (28, 41), (57, 71), (0, 0)]
_KNIGHT_RANKS = [(-17, -15), (-13, -15), (2, 4), (14, 11), (13, 8), (23, 11), (2, -7), (-14, -16)]
_BISHOP_RANKS = [(-9, -15), (18, 0), (4, 2), (9, 7), (-6, 2), (-2, 2), (-8, -2), (-2, -2)]
_ROOK_RANKS = [(3, -9), (-21, -7), (-2, 9), (0, 2), (1, 4), (6, 4), (15, 18), (10, 9)]
_QUEEN_RANKS = [(2, -19), (-4, -11), (4, -4), (-3, 5), (-7, 11), (7, 15), (-1, 11), (2, 2)]
_KING_RANKS = [(9, -10), (10, -2), (-33, 9), (-56, 12), (-73, 6), (-71, 7), (-69, 4), (-69, -6)]
_RANKS = [_PAWN_RANKS, _KNIGHT_RANKS, _BISHOP_RANKS, _ROOK_RANKS, _QUEEN_RANKS, _KING_RANKS]
_MIDDLES = [
    [(-1, -18), (-8, 6), (-6, 4), (12, 6)],
    [(-25, -17), (-9, -11), (1, 10), (11, 0)],
    [(-6, -7), (4, 1), (6, 0), (-5, -2)],
    [(-15, 6), (3, 1), (4, -8), (13, -6)],
    [(6, -10), (-4, -1), (-5, -2), (1, 9)],
    [(15, -4), (21, 12), (-8, -4), (-17, -5)],
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
        *PAIR_REACHES, *PASSED, BISHOPS, OPEN_FILE, HALF_OPEN_FILE, DOUBLED, ISOLATED, BESIDE,
        GUARDED, OWN_KING, FOE_KING, OUTPOST_KNIGHT, OUTPOST_BISHOP, NEAR_SHIELD, FAR_SHIELD,
        TEMPO, PAWN_ON_LIGHT, PAWN_ON_HEAVY, LIGHT_ON_HEAVY, WEAK_PAWN, WEAK,
    ]  # fmt: skip
    return [packed(*pair) for pair in pairs]
