"""Standard algebraic notation (SAN) of chess, on a joined board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cfanp_gui.core.half_boards import FILE_NAMES, parse_square, square_name
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.move_text import LetterAt

CASTLING = re.compile(r"([O0o])-\1(-\1)?[+#]*[!?]*\Z")
_SAN = re.compile(
    r"([KQRBN]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])"
    r"(?:[=/]?\(?([QRBNqrbn])\)?)?(?:e\.?p\.?)?[+#]*(?:e\.?p\.?)?[!?]*\Z"
)
_SQUARES = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?\Z")
_PIECES = ("K", "Q", "R", "B", "N")
_CASTLES = ("O", "0", "o")
_SHORT_FILES = (1, 6)
"""The joined files on which the King lands when it castles with the nearer Rook."""


class SanWanted(NamedTuple):
    """What a SAN text says of a move; None where it says nothing."""

    letter: str | None
    file: int | None = None
    rank: int | None = None
    target: int | None = None
    promotion: str | None = None
    castling: str | None = None

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        """Return whether a legal move is the one meant."""
        if self.castling is not None:
            return _castling(origin, target, letter_at) == self.castling
        return (
            target == self.target
            and promotion == self.promotion
            and self.fits_origin(origin)
            and self.letter in (None, letter_at(origin))
        )

    def fits_origin(self, origin: int) -> bool:
        """Return whether the piece may come from a joined square."""
        return self.file in (None, origin % 8) and self.rank in (None, origin // 8)

    def targets(self, origin: int) -> tuple[int, ...]:
        """Return the square named, or those two aside to castle."""
        if self.target is not None:
            return (self.target,)
        aside = [t for t in (origin - 2, origin + 2) if t // 8 == origin // 8 and 0 <= t < 64]
        short = self.castling == "O-O"
        return tuple(target for target in aside if (target % 8 in _SHORT_FILES) == short)

    def refused(self, army: str, where: str) -> Text | None:
        """Return what to say where castling is not legal."""
        if self.castling is None:
            return None
        return Text("army {army} may not castle so on {where}", army=army, where=where)


def read_san(text: str) -> SanWanted | None:
    """Return what a text in SAN says; None for another text."""
    if found := CASTLING.match(text):
        return SanWanted("K", castling="O-O-O" if found[2] else "O-O")
    found = _SAN.match(text)
    if found is None:
        return None
    letter, file, rank, target, promotion = found.groups()
    return SanWanted(
        letter or (None if _SQUARES.match(text) else "P"),
        FILE_NAMES.index(file) if file else None,
        int(rank) - 1 if rank else None,
        parse_square(target, 8),
        promotion.upper() if promotion else None,
    )


def write_san(
    origin: int,
    target: int,
    promotion: str | None,
    letter_at: LetterAt,
    steps: Iterable[tuple[int, int]],
) -> str:
    """Return a legal move without the signs of check and mate.

    `steps` are all legal moves on the pair, from where to where, asked for only where they matter.
    """
    if castling := _castling(origin, target, letter_at):
        return castling
    letter = letter_at(origin)
    name = square_name(target)
    taken = "x" if letter_at(target) is not None else ""
    if letter == "P":
        file = FILE_NAMES[origin % 8]
        if origin % 8 != target % 8:
            taken = "x"
        becomes = f"={promotion}" if promotion else ""
        return f"{file if taken else ''}{taken}{name}{becomes}"
    others = [
        start
        for start, goal in steps
        if goal == target
        and start != origin
        and letter_at(start) == letter
        and not _castling(start, goal, letter_at)
    ]
    return f"{letter}{disambiguation(origin, others)}{taken}{name}"


def disambiguation(origin: int, others: Sequence[int]) -> str:
    """Return what SAN writes to tell a piece from others alike that reach the same square."""
    if not others:
        return ""
    square = square_name(origin)
    if all(other % 8 != origin % 8 for other in others):
        return square[0]
    if all(other // 8 != origin // 8 for other in others):
        return square[1]
    return square


def resembles(typed: str, written: str) -> bool:
    """Return whether a move is one of the kind that a text seems to mean: of the same piece.

    Who means the King may mean castling.
    """
    meant, found = _kind(typed), _kind(written)
    return meant == found or (meant == "K" and found == "O")


def _kind(text: str) -> str:
    first = text[:1]
    return first if first in _PIECES else "O" if first in _CASTLES else ""


def _castling(origin: int, target: int, letter_at: LetterAt) -> str | None:
    """Return how castling is written; None for any other move."""
    if abs(origin - target) != 2 or letter_at(origin) != "K":
        return None
    return "O-O" if target % 8 in _SHORT_FILES else "O-O-O"
