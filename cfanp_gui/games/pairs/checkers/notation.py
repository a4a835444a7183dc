"""Notation of checkers: ``c3-d4``, and ``c3xe5xg7`` with every square touched."""

from __future__ import annotations

import re

from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.san import BothSquares, LegalSteps, LetterAt, San, Stated


class DraughtsNotation(San):
    """Notation by squares, with a dash or a cross between."""

    def __init__(self, base: BaseGame) -> None:
        super().__init__(base)
        square = self.names.pattern
        self._line = re.compile(rf"{square}(?:[-x:]?{square})+[!?]*\Z")
        self._square = re.compile(square)

    def read(self, text: str) -> BothSquares | None:
        if self._line.match(text) is None:
            return None
        first, *between, last = self._square.findall(text)
        number = self.names.number
        way = "".join(between).upper() or None
        # A capture may leave out the squares between.
        return BothSquares(number(last), promotion=way, origin=number(first))

    def write(self, move: Stated, letter_at: LetterAt, steps: LegalSteps) -> str:
        origin, target, promotion = move
        names, rank = self.names.joined, self.base.files
        if promotion is None and abs(origin // rank - target // rank) == 1:
            return f"{names[origin]}-{names[target]}"
        between = self._square.findall((promotion or "").lower())
        return "x".join((names[origin], *between, names[target]))

    def kind(self, text: str) -> str:
        """Return the square from which a text seems to move a piece."""
        return text[:2]
