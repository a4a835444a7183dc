"""Betza's notation of piece moves, as far as Fairy-Stockfish's `variants.ini` documents it.

An atom names a leap (``N`` a Knight's) or a line (``R`` a Rook's); small letters before it give
the directions, and say if it only moves or only captures.
"""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from typing import NamedTuple

from cfanp_gui.core.text import TextError, shown


class Way(Enum):
    """Way of a piece from one square to another."""

    STEP = "step"
    """Directly, over any pieces between."""
    LAME = "lame"
    """Through the squares between, which must be empty."""
    SLIDE = "slide"
    """Along a line, as far as it is empty, and onto the first piece."""
    HOP = "hop"
    """Along a line, beyond the first piece on it: as far as that is empty, and onto the next."""
    OVER = "over"
    """Along a line to the square right behind the first piece on it."""


class Leg(NamedTuple):
    """One direction in which a piece goes."""

    aside: int
    """Files to the right as the piece looks, of the move or of each step on a line."""
    ahead: int
    way: Way
    most: int = 0
    """Length of a line in squares; 0 for no end."""


class PieceMoves(NamedTuple):
    """All moves of a piece, as it looks."""

    quiet: tuple[Leg, ...]
    """Legs to an empty square."""
    takes: tuple[Leg, ...]
    """Legs onto a piece."""
    initial: tuple[Leg, ...]
    """Legs to an empty square, only from the region of double steps."""
    passing: bool = False
    """Whether it captures en passant."""


class BetzaError(TextError):
    """Error of a text that is not the notation of a piece; the message says what was expected."""


LEAPS = {
    "W": ((1, 0),),
    "F": ((1, 1),),
    "D": ((2, 0),),
    "N": ((2, 1),),
    "A": ((2, 2),),
    "H": ((3, 0),),
    "C": ((3, 1),),
    "L": ((3, 1),),
    "Z": ((3, 2),),
    "J": ((3, 2),),
    "G": ((3, 3),),
    "K": ((1, 0), (1, 1)),
}
"""Distances of each leaper, the greater one first."""
LINES = {"R": ((1, 0),), "B": ((1, 1),), "Q": ((1, 0), (1, 1))}
"""The steps of each rider."""
_STRETCHED = "WFKN"
"""The leapers that may be repeated: doubled, or with a number."""
_LAMED = "NAZJD"
"""The leapers that may be lame."""
_SMALL = re.compile(r"[mcpgnie]|([fbvhrls])\1|[fbvh][rlsh]|[rlsh][fbvh]|[fbvhrls]")
"""A small letter before an atom, or two that give a direction together."""
_DIRECTIONS = (
    (1, 1, "ff vv rf rv fh rh hr"),
    (-1, -1, "bb vv lb lv bh lh hr"),
    (1, -1, "ff vv lf lv fh lh hl"),
    (-1, 1, "bb vv rb rv bh rh hl"),
    (1, 1, "rr ss fr fs fh rh hl"),
    (-1, -1, "ll ss bl bs bh lh hl"),
    (1, -1, "rr ss br bs bh rh hr"),
    (-1, 1, "ll ss fl fs fh lh hr"),
)
"""Signs of the longer and of the shorter side of a leap, and its names.

The leaps whose longer side lies along the files come first.
"""


@cache
def parse(text: str) -> PieceMoves:
    """Return the moves of a piece. Raises BetzaError."""
    legs: dict[tuple[str, Way], dict[tuple[int, int], Leg]] = {}
    passing = False
    at = 0
    while at < len(text):
        start, small = at, list[str]()
        while match := _SMALL.match(text, at):
            small.append(match[0])
            at = match.end()
        letter = text[at : at + 1]
        if not letter:
            raise BetzaError(
                "“{letters}” at the end says nothing of any move", letters=text[start:]
            )
        if letter not in LEAPS and letter not in LINES:
            raise BetzaError(
                "“{letter}” is not a letter of the notation that can be read here",
                letter=shown(letter),
            )
        written = text[start : at + 1]
        repeat, at = _repeat(text, at + 1, letter)
        for kind, leg in _legs(letter, repeat, small, written):
            # The last entry for a direction holds.
            legs.setdefault((kind, leg.way), {})[leg.aside, leg.ahead] = leg
        passing |= "e" in small
    quiet, takes, initial = (
        sorted(
            (leg for (of, _), ways in legs.items() if of == kind for leg in ways.values()),
            key=lambda leg: (leg.way.value, leg.most, leg.aside, leg.ahead),
        )
        for kind in "mci"
    )
    return PieceMoves(tuple(quiet), tuple(takes), tuple(initial), passing)


def _repeat(text: str, at: int, letter: str) -> tuple[int | None, int]:
    """Return the length of the line after an atom (0 for no end, None for a leap), and its end."""
    first, second = text[at : at + 1], text[at + 1 : at + 2]
    digit = first.isdecimal() and first.isascii()
    if not digit and first != letter:
        return (0 if letter in LINES else None), at
    if digit and second.isdecimal():
        raise BetzaError(
            "“{written}”: the length of a line has one digit", written=letter + first + second
        )
    if letter in LEAPS and letter not in _STRETCHED:
        raise BetzaError(
            "“{written}”: only {atoms} and lines are repeated",
            written=letter + first,
            atoms=", ".join(_STRETCHED),
        )
    return int(first) if digit else 0, at + 1


def _legs(
    letter: str, repeat: int | None, small: Sequence[str], written: str
) -> Iterator[tuple[str, Leg]]:
    """Yield the directions of an atom, each with ``m``, ``c`` or ``i`` for its purpose."""
    hop = next((prefix for prefix in reversed(small) if prefix in "pg"), "")
    lame = "n" in small
    if hop and (repeat is None or letter == "N"):
        raise BetzaError(
            "“{written}”: only lines of R, B and Q go over a piece (p, g)", written=written
        )
    if hop == "g" and repeat:
        raise BetzaError(
            "“{written}”: a grasshopper’s line (g) has no length", written=f"{written}{repeat}"
        )
    if lame and repeat is not None:
        raise BetzaError(
            "“{written}”: only {atoms} can be lame (n)", written=written, atoms=", ".join(_LAMED)
        )
    if lame and letter not in _LAMED:
        return  # for Fairy-Stockfish it moves nowhere
    if hop:
        way = Way.HOP if hop == "p" else Way.OVER
    elif repeat is None:
        way = Way.LAME if lame else Way.STEP
    else:
        way = Way.SLIDE
    kinds = dict.fromkeys(prefix for prefix in small if prefix in "mc") or dict.fromkeys("mc")
    if "i" in small:
        kinds = {"i": None} if "m" in kinds else {}
    atoms = LEAPS.get(letter) or LINES[letter]
    for far, near in atoms:
        wanted = {
            prefix * 2 if len(prefix) == 1 else prefix
            for prefix in small
            if prefix not in "mcpgnie"
        }
        if len(atoms) == 1 and not near:  # one along files and ranks
            wanted = {letter * 2 for pair in wanted for letter in pair}
        for aside, ahead in _toward(far, near, wanted):
            for kind in kinds:
                yield kind, Leg(aside, ahead, way, repeat or 0)


def _toward(far: int, near: int, wanted: set[str]) -> Iterator[tuple[int, int]]:
    """Yield the files and ranks of a leap in the directions wanted, or in all."""
    for number, (long_sign, short_sign, names) in enumerate(_DIRECTIONS):
        if not wanted or wanted & set(names.split()):
            long, short = far * long_sign, near * short_sign
            yield (short, long) if number < 4 else (long, short)
