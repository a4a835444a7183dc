"""SAN of base games in which Kings castle."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from cfanp_gui.core.notation import CASTLING
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.san import LegalSteps, LetterAt, MoveWanted, San, Stated


@dataclass(slots=True)
class CastlingWanted(MoveWanted):
    """Castling as a text specifies it, of the King with a letter."""

    castling: str = ""
    """``O-O`` or ``O-O-O``."""
    san: CastlingSan = field(kw_only=True)

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        castles = self.san.castles(origin, target) == self.castling
        return castles and letter_at(origin) == self.letter

    def fits_origin(self, origin: int) -> bool:
        return origin >= 0  # the King may stand anywhere

    def targets(self, origin: int) -> tuple[int, ...]:
        castles, squares = self.san.castles, range(self.san.base.size)
        return tuple(at for at in squares if castles(origin, at) == self.castling)

    def refused(self, army: str, where: str) -> Text | None:
        return Text("army {army} may not castle so on {where}", army=army, where=where)


class CastlingSan(San, ABC):
    """SAN in which some moves of a King are castling."""

    @abstractmethod
    def castles(self, origin: int, target: int) -> str | None:
        """Return ``O-O`` or ``O-O-O`` for a King's castling move; None for other moves."""

    def write(self, move: Stated, letter_at: LetterAt, steps: LegalSteps) -> str:
        royal = letter_at(move[0]) == self.base.royal
        castles = self.castles(*move[:2]) if royal else None
        return castles or super().write(move, letter_at, steps)

    def read(self, text: str) -> MoveWanted | None:
        if found := re.match(CASTLING, text):
            written = "O-O-O" if found[2] else "O-O"
            return CastlingWanted(None, self.base.royal, castling=written, san=self)
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
