"""Standard algebraic notation (SAN) of chess, on a joined board: castling beside other moves."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.move_text import LetterAt, MoveWanted
from cfanp_gui.games.armies.san import San

CASTLING = re.compile(r"([O0o])-\1(-\1)?[+#]*[!?]*\Z")
_CASTLES = ("O", "0", "o")
_SHORT_FILES = (1, 6)
"""The joined files on which the King lands when it castles with the nearer Rook."""


class CastlingWanted(NamedTuple):
    """A text that says castling."""

    castling: str
    """``O-O`` or ``O-O-O``."""
    letter: str = "K"
    target: None = None
    promotion: None = None

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:  # noqa: ARG002
        """Return whether a legal move is the one meant."""
        return castling(origin, target, letter_at) == self.castling

    def fits_origin(self, origin: int) -> bool:
        """Return whether it is a square at all: the King may stand anywhere."""
        return origin >= 0

    def targets(self, origin: int) -> tuple[int, ...]:
        """Return the squares two aside."""
        aside = [t for t in (origin - 2, origin + 2) if t // 8 == origin // 8 and 0 <= t < 64]
        short = self.castling == "O-O"
        return tuple(target for target in aside if (target % 8 in _SHORT_FILES) == short)

    def refused(self, army: str, where: str) -> Text | None:
        """Return what to say where castling is not legal."""
        return Text("army {army} may not castle so on {where}", army=army, where=where)


class ChessSan(San):
    """How moves of chess are written and read."""

    def read(self, text: str) -> MoveWanted | None:
        if found := CASTLING.match(text):
            return CastlingWanted("O-O-O" if found[2] else "O-O")
        return super().read(text)

    def write(
        self,
        origin: int,
        target: int,
        promotion: str | None,
        letter_at: LetterAt,
        steps: Iterable[tuple[int, int]],
    ) -> str:
        castles = castling(origin, target, letter_at)
        return castles or super().write(origin, target, promotion, letter_at, steps)

    def resembles(self, typed: str, written: str) -> bool:
        """Return whether a move is of the kind meant; who means the King may mean castling."""
        return super().resembles(typed, written) or (
            self.kind(typed) == "K" and self.kind(written) == "O"
        )

    def kind(self, text: str) -> str:
        return "O" if text[:1] in _CASTLES else super().kind(text)


def castling(origin: int, target: int, letter_at: LetterAt) -> str | None:
    """Return how castling is written; None for any other move."""
    if abs(origin - target) != 2 or letter_at(origin) != "K":
        return None
    return "O-O" if target % 8 in _SHORT_FILES else "O-O-O"
