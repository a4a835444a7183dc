"""Moves of described games for people: SAN as Fairy-Stockfish writes it on a pair."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cfanp_gui.core.boards import Join
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.move_text import LetterAt, MoveWanted
from cfanp_gui.games.armies.san import SanWanted, disambiguation
from cfanp_gui.games.pairs.castling_san import CastlingSan

if TYPE_CHECKING:
    from cfanp_gui.games.pairs.described.base import DescribedBase

_TURNED = re.compile(r"(.+)=([A-Z])[+#]*[!?]*\Z")


class Going(Protocol):
    """The rules of a described game as its notation asks them."""

    def castles(self, origin: int, target: int) -> str | None:
        """Return ``O-O`` or ``O-O-O`` for the way of a King that castles; None for others."""

    def goes(self, letter: str, origin: int, target: int, occupied: int) -> bool:
        """Return whether a piece goes from a square to another past what stands there."""


class TurnedWanted(NamedTuple):
    """A text that names as what a piece goes on, which it may have become by being turned over."""

    wanted: SanWanted
    base: DescribedBase
    becomes: str
    promotion: None = None

    @property
    def letter(self) -> str | None:
        """Return the letter of the piece that moves."""
        return self.wanted.letter

    @property
    def target(self) -> int:
        """Return where it goes."""
        return self.wanted.target

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        """Return whether a legal move is the one meant."""
        found = letter_at(origin)
        return (
            promotion is not None
            and found is not None
            and self.becomes in self.base.turned(found, promotion)
            and self.wanted._replace(promotion=promotion).fits(origin, target, promotion, letter_at)
        )

    def fits_origin(self, origin: int) -> bool:
        """Return whether the piece may come from a joined square."""
        return self.wanted.fits_origin(origin)

    def targets(self, origin: int) -> tuple[int, ...]:
        """Return the square named."""
        return self.wanted.targets(origin)

    def refused(self, army: str, where: str) -> Text | None:
        """Return None: the general sentence says that no such move is legal."""
        return self.wanted.refused(army, where)


class DescribedSan(CastlingSan):
    """How moves of described games are written and read."""

    base: DescribedBase

    def read(self, text: str) -> MoveWanted | None:
        turned = _TURNED.match(text)
        if turned is None or not (self.base.promoted and turned[2] in self.base.types):
            return super().read(text)
        wanted = super().read(turned[1])
        if not isinstance(wanted, SanWanted) or wanted.promotion:
            return super().read(text)
        return TurnedWanted(wanted, self.base, turned[2])

    def castles(self, origin: int, target: int) -> str | None:
        return self.rules.castles(origin, target)

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
            return f"{self._dropped(origin, target, steps)}@{names[target]}"
        standing = letter_at(origin)
        assert standing is not None, "a legal move is one of a piece"
        letter = base.plain(standing)
        if letter == base.royal and (castles := self.castles(origin, target)):
            return castles
        taken = "x" if self._captures(origin, target, letter_at) else ""
        became = base.became(standing, promotion) if promotion else None
        becomes = f"={base.plain(became)}" if became else ""
        if letter == base.pawn:
            start = names[origin][0] if taken else ""
            return f"{start}{taken}{names[target]}{becomes}"
        others = [
            start
            for start, goal in steps
            if goal == target and start >= 0 and start != origin
            and base.plain(letter_at(start) or letter) == letter
        ]  # fmt: skip
        start = disambiguation(origin, others, names, base.files)
        return f"{letter}{start}{taken}{names[target]}{becomes}"

    def _dropped(self, origin: int, target: int, steps: Iterable[tuple[int, int]]) -> str:
        """Return how a piece is written that is dropped, told from others dropped there."""
        base = self.base
        letter = base.letters[~origin]
        plain = base.plain(letter)
        alike = any(
            goal == target and start < 0 and start != origin
            and base.plain(base.letters[~start]) == plain
            for start, goal in steps
        )  # fmt: skip
        return letter if alike else plain

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
    def rules(self) -> Going:
        """Return how the game is played."""
        rules: Going = self.base.pair_rules(Join.ROTATE)
        return rules
