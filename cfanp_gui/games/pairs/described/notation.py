"""Moves of described games for people: SAN as Fairy-Stockfish writes it on a pair."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Join
from cfanp_gui.games.armies.move_text import LetterAt
from cfanp_gui.games.armies.san import San, disambiguation

if TYPE_CHECKING:
    from cfanp_gui.games.pairs.described.game import DescribedGame
    from cfanp_gui.games.pairs.described.rules import DescribedPairs


class DescribedSan(San):
    """How moves of described games are written and read."""

    base: DescribedGame

    def write(
        self,
        origin: int,
        target: int,
        promotion: str | None,
        letter_at: LetterAt,
        steps: Iterable[tuple[int, int]],
    ) -> str:
        base, names = self.base, self.names.joined
        if origin < 0:
            return f"{base.plain(base.letters[~origin])}@{names[target]}"
        letter = base.plain(letter_at(origin))
        if letter == base.royal and (castles := self.rules.castles(origin, target)):
            return castles
        taken = "x" if self._captures(origin, target, letter_at) else ""
        becomes = f"={base.plain(promotion)}" if promotion else ""
        if letter == base.pawn:
            start = names[origin][0] if taken else ""
            return f"{start}{taken}{names[target]}{becomes}"
        others = [
            start
            for start, goal in steps
            if goal == target and start >= 0 and start != origin
            and base.plain(letter_at(start)) == letter
        ]  # fmt: skip
        start = disambiguation(origin, others, names, base.files)
        return f"{letter}{start}{taken}{names[target]}{becomes}"

    def _captures(self, origin: int, target: int, letter_at: LetterAt) -> bool:
        """Return whether a move captures, in passing too."""
        if letter_at(target) is not None:
            return True
        occupied = sum(
            1 << square for square in range(self.base.size) if letter_at(square) is not None
        )
        letter = letter_at(origin)
        return letter is not None and not self.rules.goes(letter, origin, target, occupied)

    @property
    def rules(self) -> DescribedPairs:
        """Return how the game is played."""
        rules: DescribedPairs = self.base.pair_rules(Join.ROTATE)
        return rules
