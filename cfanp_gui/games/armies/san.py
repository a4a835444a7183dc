"""Standard algebraic notation (SAN) on a joined board, with the pieces of a base game."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.notation import disambiguation
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import TURNED_BACK, TURNED_OVER, BaseGame, any_of

LetterAt = Callable[[int], str | None]
"""Function that returns the letter of the piece on a joined square; None for an empty one."""
Stated = tuple[int, int, str | None]
"""Origin and target of a move, and the promotion that it states."""
LegalSteps = Iterable[tuple[int, int]]
"""Origin and target of all legal moves on a pair, read only if they matter."""


@dataclass(slots=True)
class MoveWanted(ABC):
    """Move described by a text; None stands for parts that the text leaves open."""

    target: int | None
    """The target square on the joined board."""
    letter: str | None = None
    """The letter of the piece that moves."""
    promotion: str | None = None
    """The letter of the promotion."""

    castles: ClassVar[bool] = False
    """True if only castling fits."""

    @abstractmethod
    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        """Return True if a legal move fits the text."""

    @property
    def by_squares(self) -> bool:
        """Return True if the text names no piece, but where it comes from and goes to."""
        return False

    @abstractmethod
    def fits_origin(self, origin: int) -> bool:
        """Return True if the piece may come from a square."""

    def targets(self, origin: int) -> tuple[int, ...]:
        """Return the possible target squares of a piece on a square."""
        return () if self.target is None else (self.target,)

    def refused(self, army: str, where: str) -> Text | None:
        """Return the sentence used if no such move is legal; None for the general sentence."""
        return None


@dataclass(slots=True)
class BothSquares(MoveWanted):
    """Move given by its origin and target squares."""

    origin: int = 0

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        return (
            (origin, target) == (self.origin, self.target)
            and self.promotion in (None, promotion)
            and self.letter in (None, letter_at(origin))
        )

    def fits_origin(self, origin: int) -> bool:
        return origin == self.origin


@dataclass(slots=True)
class SanWanted(MoveWanted):
    """Move described by a SAN text on a board of `files` files; None stands for open parts."""

    files: int = 8
    file: int | None = None
    rank: int | None = None
    dropped: bool = False
    turned: Callable[[str, str], bool] | None = None
    """Returns True if a piece's promotion is the one meant; None: `promotion` decides."""

    @property
    def by_squares(self) -> bool:
        return None not in (self.file, self.rank) and self.letter is None

    def fits(self, origin: int, target: int, promotion: str | None, letter_at: LetterAt) -> bool:
        letter, stated, becomes = letter_at(origin), promotion, promotion == self.promotion
        if self.turned is not None:
            becomes = letter is not None and stated is not None and self.turned(letter, stated)
        goes = target == self.target and self.fits_origin(origin)
        return goes and becomes and self.letter in (None, letter)

    def fits_origin(self, origin: int) -> bool:
        if self.dropped or origin < 0:
            return self.dropped and origin < 0
        rank, file = divmod(origin, self.files)
        return self.file in (None, file) and self.rank in (None, rank)


class San:
    """Writer and reader of moves of a base game without their pair."""

    def __init__(self, base: BaseGame) -> None:
        self.base = base
        self.names = base.names
        square = base.names.pattern
        named = [form for form in base.becoming if form not in (TURNED_OVER, TURNED_BACK)]
        turned = any_of(named)
        rank = square[square.index("]") + 1 :]
        spelled = dict.fromkeys((*base.types, *map(base.plain, base.types)))
        letters = any_of(letter for letter in spelled if letter != base.pawn)
        held = base.drops or base.held  # those that only come in are refused with the rule
        dropped = any_of(dict.fromkeys((*held, *map(base.plain, held))))
        becomes = f"(?:{turned}|{turned.lower()})"
        promotion = rf"(?:[=/]?\(?({becomes})\)?)?" if named else "()"
        self._letter = re.compile(letters)
        self._move = re.compile(
            rf"((?:{letters})?)([a-{ARMY_LETTERS[base.files - 1]}]?)({rank}?)[x:-]?({square})"
            rf"{promotion}(?:e\.?p\.?)?[+#]*(?:e\.?p\.?)?[!?]*\Z"
        )
        last = f"{any_of(form.lower() for form in base.becoming)}?" if base.becoming else ""
        self._drop = re.compile(rf"({dropped})@({square})[+#]*[!?]*\Z" if held else r"(?!)")
        self._from_to = re.compile(rf"{square}{square}{last}\Z")

    def read(self, text: str) -> MoveWanted | None:
        """Return the move that a text describes; None for a text that is not a move."""
        if match := self._drop.match(text):
            at, plain = self.names.number(match[2]), self.base.plain(match[1])
            if match[1] != plain:  # one of several that are written alike elsewhere
                return BothSquares(at, origin=~self.base.letters.index(match[1]))
            return SanWanted(at, plain, files=self.base.files, dropped=True)
        match = self._move.match(text)
        if match is None:
            return None
        letter, file, rank, target, promotion = match.groups()
        pawn = None if self._from_to.match(text) else self.base.pawn or None
        piece = self.base.plain(letter) if letter else pawn
        from_file = ARMY_LETTERS.index(file) if file else None
        goal, becomes = self.names.number(target), promotion.upper() if promotion else None
        from_rank = int(rank) - 1 if rank else None
        return SanWanted(goal, piece, becomes, self.base.files, from_file, from_rank)

    def castling(self, origin: int, target: int) -> str | None:
        """Return ``O-O`` or ``O-O-O`` for the squares of castling; None for others."""
        return None

    def write(self, move: Stated, letter_at: LetterAt, steps: LegalSteps) -> str:
        """Return a legal move other than castling, without the signs of check and mate."""
        origin, target, promotion = move
        base, names = self.base, self.names.joined
        if origin < 0:
            return f"{self._dropped(origin, target, steps)}@{names[target]}"
        standing = letter_at(origin)
        assert standing is not None, "a legal move is one of a piece"
        letter = base.plain(standing)
        taken = "x" if self.captures(origin, target, letter_at) else ""
        becomes = self.becoming(standing, promotion)
        if letter == base.pawn:
            start = names[origin][0] if taken else ""
            return f"{start}{taken}{names[target]}{becomes}"
        others = [
            start
            for start, goal in steps
            if goal == target
            and start >= 0
            and start != origin
            and base.plain(letter_at(start) or letter) == letter
        ]
        start = disambiguation(origin, others, names, base.files)
        return f"{letter}{start}{taken}{names[target]}{becomes}"

    def _dropped(self, origin: int, target: int, steps: LegalSteps) -> str:
        """Return the letter of a dropped piece, with its form if others may be dropped there."""
        base = self.base
        letter = base.letters[~origin]
        plain = base.plain(letter)
        alike = any(
            goal == target
            and start < 0
            and start != origin
            and base.plain(base.letters[~start]) == plain
            for start, goal in steps
        )
        return letter if alike else plain

    def captures(self, origin: int, target: int, letter_at: LetterAt) -> bool:
        """Return True if a legal move captures, en passant included."""
        leaves_file = (target - origin) % self.base.files != 0
        return letter_at(target) is not None or (
            leaves_file and letter_at(origin) == self.base.pawn
        )

    def becoming(self, letter: str, promotion: str | None) -> str:
        """Return the suffix of a move that promotes a piece."""
        return f"{'' if promotion in (None, TURNED_OVER, TURNED_BACK) else '='}{promotion or ''}"

    def resembles(self, typed: str, written: str) -> bool:
        """Return True if a move has the same kind of piece as a text seems to mean."""
        return self.kind(typed) == self.kind(written)

    def kind(self, text: str) -> str:
        """Return the letter of the piece that a text seems to mean; empty for a pawn."""
        match = self._letter.match(text)
        return match[0] if match else ""
