"""How pieces go, as lists of ways: from a piece's square, y counting forward as it sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Step = tuple[int, int]

FORWARD, BACK, LEFT, RIGHT = (0, 1), (0, -1), (-1, 0), (1, 0)
STRAIGHT = (FORWARD, RIGHT, BACK, LEFT)
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
ALL = STRAIGHT + DIAGONAL
FARTHEST = 16


class Way(NamedTuple):
    """One square a piece may go to, and what must stand between."""

    target: Step
    between: tuple[Step, ...] = ()
    """Squares that must be empty; of a screen exactly one of them must not be."""
    moves: bool = True
    captures: bool = True
    screen: bool = False
    passing: bool = False
    """It captures what stepped past the target (en passant)."""
    first: bool = False
    """Only from where pawns may step two squares."""
    passed: Step | None = None
    """The square that is passed on such a step."""


Ways = tuple[Way, ...]


def leaps(*targets: Step, moves: bool = True, captures: bool = True) -> Ways:
    return tuple(Way(target, moves=moves, captures=captures) for target in targets)


def around(x: int, y: int) -> list[Step]:
    """Return a leap turned and mirrored every way."""
    found = {
        (a, b) for one, other in ((x, y), (y, x)) for a in (one, -one) for b in (other, -other)
    }
    return sorted(found)


def slides(
    directions: Iterable[Step],
    most: int = FARTHEST,
    moves: bool = True,
    captures: bool = True,
    screen: bool = False,
) -> Ways:
    found = []
    for dx, dy in directions:
        for n in range(1, most + 1):
            between = tuple((k * dx, k * dy) for k in range(1, n))
            if screen and not between:
                continue
            found.append(Way((n * dx, n * dy), between, moves, captures, screen))
    return tuple(found)


def lame(targets: Sequence[tuple[Step, Step]]) -> Ways:
    """Return leaps that a piece on a square near by stops: target and that square."""
    return tuple(Way(target, (stop,)) for target, stop in targets)


def pawn(captures: Sequence[Step], steps: Sequence[Step]) -> Ways:
    """Return how a pawn goes that may step twice and capture in passing."""
    return (
        *(Way(step, captures=False) for step in steps),
        *(
            Way((2 * x, 2 * y), ((x, y),), captures=False, first=True, passed=(x, y))
            for x, y in steps
        ),
        *(Way(step, moves=False, passing=True) for step in captures),
    )


KNIGHT_LEAPS = tuple(around(1, 2))

KING = leaps(*ALL)
WAZIR = leaps(*STRAIGHT)
FERS = leaps(*DIAGONAL)
KNIGHT = leaps(*KNIGHT_LEAPS)
ALFIL = leaps(*around(2, 2))
DABBABA = leaps(*around(0, 2))
ROOK = slides(STRAIGHT)
BISHOP = slides(DIAGONAL)
QUEEN = ROOK + BISHOP
ARCHBISHOP = BISHOP + KNIGHT
CHANCELLOR = ROOK + KNIGHT
PAWN = pawn(captures=((-1, 1), (1, 1)), steps=(FORWARD,))
SINGLE_PAWN = tuple(way for way in PAWN if not way.first)
BEROLINA_PAWN = pawn(captures=(FORWARD,), steps=((-1, 1), (1, 1)))

# Shogi and Makruk
SHOGI_PAWN = leaps(FORWARD)
LANCE = slides((FORWARD,))
SHOGI_KNIGHT = leaps((-1, 2), (1, 2))
SILVER = leaps(*DIAGONAL, FORWARD)
GOLD = leaps(*STRAIGHT, (-1, 1), (1, 1))
DRAGON_HORSE = BISHOP + WAZIR
DRAGON = ROOK + FERS

# Xiangqi
HORSE = lame([((x, y), (x // 2, 0) if abs(x) == 2 else (0, y // 2)) for x, y in KNIGHT_LEAPS])
ELEPHANT = lame([((2 * x, 2 * y), (x, y)) for x, y in DIAGONAL])
CANNON = slides(STRAIGHT, captures=False) + slides(STRAIGHT, moves=False, screen=True)
SOLDIER = leaps(FORWARD)
SOLDIER_ACROSS = leaps(FORWARD, LEFT, RIGHT)

# Chess with different armies
BEDE = BISHOP + DABBABA
WAFFLE = WAZIR + ALFIL
FAD = FERS + ALFIL + DABBABA
CHARGING_ROOK = slides((FORWARD, LEFT, RIGHT)) + leaps(BACK, (-1, -1), (1, -1))
FIBNIF = FERS + leaps(*[(x, y) for x, y in KNIGHT_LEAPS if abs(y) == 2])
CHARGING_KNIGHT = leaps(
    *[(x, y) for x, y in KNIGHT_LEAPS if y > 0], LEFT, RIGHT, BACK, (-1, -1), (1, -1)
)
COLONEL = (
    slides((FORWARD, LEFT, RIGHT))
    + leaps(*[(x, y) for x, y in KNIGHT_LEAPS if y > 0])
    + leaps(BACK, *DIAGONAL)  # as a King, but for what it slides to
)
SHORT_ROOK = slides(STRAIGHT, most=4)
WOODY_ROOK = WAZIR + DABBABA
HALF_DUCK = FERS + DABBABA + leaps(*around(0, 3))
