"""SAN of base games in which Kings castle."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from cfanp_gui.core.notation import CASTLING
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.move_text import LetterAt, MoveWanted
from cfanp_gui.games.armies.san import San


class CastlingWanted(NamedTuple):
    """Castling as a text specifies it."""

    castling: str
    """``O-O`` or ``O-O-O``."""
    letter: str
    """Letter of the King."""
    size: int
    """The number of squares of the joined board."""
    castles: Callable[[int, int], str | None]
    """See `CastlingSan.castles`."""
    target: None = None
    promotion: None = None

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        """Return True if a legal move is the one meant."""
        return self.castles(origin, target) == self.castling and letter_at(origin) == self.letter

    def fits_origin(self, origin: int) -> bool:
        """Return True for any square on the board, since the King may stand anywhere."""
        return origin >= 0

    def targets(self, origin: int) -> tuple[int, ...]:
        """Return the squares to which a King castles from a square."""
        return tuple(at for at in range(self.size) if self.castles(origin, at) == self.castling)

    def refused(self, army: str, where: str) -> Text | None:
        """Return the sentence for castling that is not legal."""
        return Text("army {army} may not castle so on {where}", army=army, where=where)


class CastlingSan(San, ABC):
    """SAN in which some moves of a King are castling."""

    @abstractmethod
    def castles(self, origin: int, target: int) -> str | None:
        """Return ``O-O`` or ``O-O-O`` for a King's castling move; None for other moves."""

    def read(self, text: str) -> MoveWanted | None:
        if found := re.match(CASTLING, text):
            said = "O-O-O" if found[2] else "O-O"
            return CastlingWanted(said, self.base.royal, self.base.size, self.castles)
        return super().read(text)

    def resembles(self, typed: str, written: str) -> bool:
        """Return True if a move is of the kind meant; a move of the King may mean castling."""
        return super().resembles(typed, written) or (
            self.kind(typed) == self.base.royal and self.kind(written) == "O-O"
        )

    def kind(self, text: str) -> str:
        """Return the letter of the piece that a text seems to mean, or ``O-O`` for castling."""
        castles = text[:1] in ("O", "0", "o") and text[1:2] in ("", "-")
        return "O-O" if castles else super().kind(text)
