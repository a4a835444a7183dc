"""Notation of hidden armies: ``Ta4-a9``, an attack ``Ja4xCa5=``."""

from __future__ import annotations

import re

from cfanp_gui.games.armies.base_game import UNKNOWN, BaseGame, any_of
from cfanp_gui.games.armies.san import BothSquares, LegalSteps, LetterAt, San, Stated


class BattleNotation(San):
    """Notation by the letter of the piece and two squares, with a dash or a cross between."""

    def __init__(self, base: BaseGame) -> None:
        super().__init__(base)
        square, letters = self.names.pattern, any_of(base.types)
        self._line = re.compile(
            rf"({letters}?)({square})(?:[-x:]?({letters}?))({square})[-=]?[!?]*\Z"
        )

    def read(self, text: str) -> BothSquares | None:
        found = self._line.match(text)
        if found is None:
            return None
        letter, origin, _, target = found.groups()
        number = self.names.number
        known = None if letter in ("", UNKNOWN) else letter
        # A player who does not know the piece that is met may not find out by asking.
        return BothSquares(number(target), known, origin=number(origin))

    def write(self, move: Stated, letter_at: LetterAt, steps: LegalSteps) -> str:
        origin, target, _ = move
        names = self.names.joined
        met = letter_at(target)
        between = "-" if met is None else f"x{met}"
        return f"{letter_at(origin)}{names[origin]}{between}{names[target]}"

    def kind(self, text: str) -> str:
        """Return the square from which a text seems to move a piece."""
        return text.lstrip("".join(self.base.types))[:2]
