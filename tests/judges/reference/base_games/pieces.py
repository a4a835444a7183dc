"""How pieces go, read from Betza's notation as Fairy-Stockfish documents it.

Each piece is a list of ways: from a piece's square, y counting forward as it sees it.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

Step = tuple[int, int]
FARTHEST = 16

PREDEFINED = {
    "pawn": "fmWfceF", "knight": "N", "bishop": "B", "rook": "R", "queen": "Q", "fers": "F",
    "alfil": "A", "fersAlfil": "FA", "silver": "FfW", "aiwok": "RNF", "bers": "RF",
    "archbishop": "BN", "chancellor": "RN", "amazon": "QN", "knibis": "mNcB", "biskni": "mBcN",
    "kniroo": "mNcR", "rookni": "mRcN", "shogiPawn": "fW", "lance": "fR", "shogiKnight": "fN",
    "gold": "WfF", "dragonHorse": "BW", "clobber": "cW", "breakthrough": "fmWfF", "immobile": "",
    "cannon": "mRcpR", "janggiCannon": "pR", "soldier": "fsW", "horse": "nN", "elephant": "nA",
    "janggiElephant": "nZ", "banner": "RcpRnN", "wazir": "W", "commoner": "K", "centaur": "KN",
    "king": "K",
}  # fmt: skip
ATOMS = {
    "W": [(0, 1)], "F": [(1, 1)], "D": [(0, 2)], "N": [(1, 2)], "A": [(2, 2)], "H": [(0, 3)],
    "C": [(1, 3)], "L": [(1, 3)], "Z": [(2, 3)], "J": [(2, 3)], "G": [(3, 3)],
    "K": [(0, 1), (1, 1)], "R": [(0, 1)], "B": [(1, 1)], "Q": [(0, 1), (1, 1)],
}  # fmt: skip


class Way(NamedTuple):
    """One square a piece may go to, and what must stand between."""

    target: Step
    between: tuple[Step, ...] = ()
    """Squares that must be empty; of a screen exactly one of them must not be."""
    moves: bool = True
    captures: bool = True
    screen: bool = False
    at_end: bool = False
    """The screen is the last of them (grasshoppers)."""
    passing: bool = False
    """It captures what stepped past the target (en passant)."""
    first: int = 0
    """1: only from where pawns may step two squares, 2: three."""
    diagonal: bool = False
    """Only between squares of diagonal lines."""


Ways = tuple[Way, ...]


def points(names: list[str], x: int, y: int) -> bool:
    """Return True if one of the directions, of two letters each, means a leap."""
    for first, second in names:
        upright = {"f": y > 0, "b": y < 0, "v": True}
        level = {"r": x > 0, "l": x < 0, "s": True}
        if "h" in (first, second):
            # Half of an oblique piece: all forward, all to a side, or one way round.
            turns = x * y > 0 if abs(y) > abs(x) else x * y < 0
            halves = {"f": y > 0, "b": y < 0, "r": x > 0, "l": x < 0}
            right = halves[first] if second == "h" else turns == (second == "r")
            if first == second or right:
                return True
        elif second in upright:
            if abs(y) >= abs(x) and upright[second] and (level | upright)[first]:
                return True
        elif abs(x) >= abs(y) and level[second] and (level | upright)[first]:
            return True
    return False


def around(x: int, y: int) -> list[Step]:
    """Return a leap turned and mirrored every way."""
    return sorted({(a, b) for p, q in ((x, y), (y, x)) for a in (p, -p) for b in (q, -q)})


@cache
def ways(notation: str) -> Ways:
    """Return the ways in which a piece moves, by its notation."""
    found: list[Way] = []
    pattern = r"([a-z]*)([A-Z])(\d|\2)?"
    if re.sub(pattern, "", notation):
        raise ValueError(f"{notation} is no notation of a piece")
    for small, atom, again in re.findall(pattern, notation):
        found += _ways(small, atom, again)
    return tuple(dict.fromkeys(found))


def _ways(small: str, atom: str, again: str) -> Iterator[Way]:
    names = re.findall(r"([frblsvh])\1|([fbvh][rlsh]|[rlsh][fbvh])|([fbvhrls])", small)
    directions = [same * 2 + both + one * 2 for same, both, one in names]
    if len(ATOMS[atom]) == 1 and 0 in ATOMS[atom][0]:  # each letter says a direction of its own
        directions = [letter * 2 for name in directions for letter in name]
    either = "m" in small or "c" not in small, "c" in small or "m" not in small
    line = atom in "RBQ" or bool(again)
    lame, first = "n" in small, "i" in small
    if lame and (line or atom not in "NAZJD"):
        return
    if first and not either[0]:
        return
    most = int(again) if again.isdigit() else FARTHEST
    for x, y in (step for leap in ATOMS[atom] for step in around(*leap)):
        if directions and not points(directions, x, y):
            continue
        for n in range(1, (most if line else 1) + 1):
            between = tuple((k * x, k * y) for k in range(1, n)) if line else ()
            way = Way(
                (n * x, n * y),
                tuple(_lame_path(x, y)) if lame else between,
                either[0],
                either[1] and not first,
                screen="p" in small or "g" in small,
                at_end="g" in small,
                passing="e" in small and either[1],
                first=int(first),
            )
            if n > 1 or not way.screen:
                yield way


def _lame_path(x: int, y: int) -> Iterator[Step]:
    """Yield the squares on which a lame leap is stopped: straight on, then diagonally."""
    a = b = 0
    while True:
        far = abs(x - a) - abs(y - b)
        a += (far >= 0) * ((x > a) - (x < a))
        b += (far <= 0) * ((y > b) - (y < b))
        if (a, b) == (x, y):
            return
        yield a, b
