"""Rights that the pieces alone do not show: castling, en passant, and drops.

They are also fields that are read, checked, set up by hand and written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from cfanp_gui.core.boards import (
    ARMY_LETTERS,
    BOARD_LETTERS,
    STRIP,
    STRIP_LABEL,
    Join,
    Square,
)
from cfanp_gui.core.editing import Field, FlagsField, SquaresField
from cfanp_gui.core.line_fields import LineField, Scope
from cfanp_gui.core.options import Choice
from cfanp_gui.core.position import Problem, refuse
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.rights_draft import FIELDS, Pieces, RightsDraft
from cfanp_gui.games.pairs.described.description import LONG, SHORT

if TYPE_CHECKING:
    from cfanp_gui.games.pairs.described.base import DescribedBase


class Passed(NamedTuple):
    """A square that a piece has passed with a first move."""

    square: Square
    stands: Square
    """Square on which the piece stands now."""
    army: int


class Rights(NamedTuple):
    """The rights of all armies."""

    castling: tuple[int, ...]
    """Castling rights by army, of `SHORT` and `LONG`."""
    passed: tuple[Passed, ...]
    """Passed squares that have not lapsed, in order."""
    hands: tuple[str, ...]
    """The letters of the pieces in each army's hand, sorted."""

    def without_passed(self, army: int) -> Rights:
        """Return the rights at the beginning of an army's turn."""
        for one in self.passed:
            if one.army == army:
                left = tuple(one for one in self.passed if one.army != army)
                return Rights(self.castling, left, self.hands)
        return self

    def without_castling(self, army: int, lost: int) -> Rights:
        """Return the rights after an army has lost some of its castling rights."""
        left = self.castling[army] & ~lost
        if left == self.castling[army]:
            return self
        return self._replace(castling=(*self.castling[:army], left, *self.castling[army + 1 :]))

    def with_hand(self, army: int, hand: str) -> Rights:
        """Return the rights with another hand of an army."""
        return self._replace(hands=(*self.hands[:army], hand, *self.hands[army + 1 :]))

    def for_two(
        self,
        armies: tuple[int, int],
        castling: Collection[int],
        place: Callable[[Square], Square],
        shown: Collection[int],
    ) -> Rights:
        """Return the rights of two armies alone; see `PairRules.for_two`."""
        passed = (
            Passed(place(one.square), place(one.stands), armies.index(one.army))
            for one in self.passed
            if one.army in armies and one.square.board in shown and one.stands.board in shown
        )
        return Rights(
            tuple(self.castling[army] if army in castling else 0 for army in armies),
            tuple(sorted(passed)),
            tuple(self.hands[army] for army in armies),
        )


RIGHTS = {"KQ": SHORT | LONG, "K": SHORT, "Q": LONG, "-": 0}
"""Texts of castling rights."""
_TEXTS = {rights: text for text, rights in RIGHTS.items()}
CASTLING = LineField["DescribedDraft"](
    FIELDS[0], "KQ|K|Q|-", Text("KQ, K, Q or -"), scope=Scope(Text("army"), "/")
)
PASSING = FIELDS[1]
_SIDES = (
    Choice("K", "K", Text("Towards White’s last file")),
    Choice("Q", "Q", Text("Towards White’s first file")),
)


@dataclass(frozen=True, slots=True)
class DescribedDraft(RightsDraft):
    """Draft of the castling rights, the passed squares and the hands."""

    _base: DescribedBase = field(compare=False)
    kept: Rights

    def _with(self, rights: Rights) -> DescribedDraft:
        return replace(self, kept=rights)

    @property
    def hands(self) -> tuple[str, ...]:
        return self.kept.hands

    def with_hands(self, hands: tuple[str, ...]) -> DescribedDraft:
        return self._with(self.kept._replace(hands=hands))

    def rights(self, count: int) -> Rights:  # noqa: ARG002
        return self.kept

    def texts(self) -> tuple[str, str]:
        castling = "/".join(_TEXTS[one] for one in self.kept.castling)
        return castling, ",".join(map(self._passed_text, self.kept.passed)) or "-"

    def _passed_text(self, passed: Passed) -> str:
        title = self._base.names.title
        if passed.stands == self._ahead(passed.square):
            return title(passed.square)
        return title(passed.square) + title(passed.stands)

    def _ahead(self, square: Square) -> Square:
        """Return the next square ahead of one of a half-board."""
        return Square(square.board, square.index + self._base.files)

    def problems(self, pieces: Pieces, count: int, join: Join) -> Iterator[Problem]:  # noqa: ARG002
        yield from CASTLING.count_problems(len(self.kept.castling), count)
        for army, rights in enumerate(self.kept.castling[:count]):
            yield from castling_problems(self._base, army, rights, pieces)
        for number, passed in enumerate(self.kept.passed):
            before = self.kept.passed[:number]
            yield from passed_problems(self._base, passed, before, pieces, count)

    def lapsed_problems(self, army: int, used: Sequence[int]) -> Iterator[Problem]:
        if used:
            return
        for passed in self.kept.passed:
            if passed.army == army:
                message = Text(
                    "{square} has lapsed: the turn of army {army} has begun",
                    square=self._passed_text(passed),
                    army=ARMY_LETTERS[army],
                )
                yield Problem(PASSING, message, passed.square)

    # Editing

    def of_army(self, army: int, row: Text, group: Text) -> tuple[Field, ...]:
        if not self._base.game.sides[army & 1].castling:
            return ()
        castling = self.kept.castling
        rights = castling[army] if army < len(castling) else 0

        def allow(sides: frozenset[str]) -> DescribedDraft:
            allowed = sum(RIGHTS[side] for side in sides)
            after = (*castling[:army], allowed, *castling[army + 1 :])
            return self._with(self.kept._replace(castling=after))

        field = FlagsField(
            name=f"castling:{army}", title=Text("Castling"), group=group, row=row, set=allow,
            value=frozenset(_TEXTS[rights]) - {"-"}, choices=_SIDES,
        )  # fmt: skip
        return (field,)

    def on_boards(self, group: Text) -> tuple[Field, ...]:
        if not any(side.passers for side in self._base.game.sides):
            return ()

        def mark(squares: frozenset[Square]) -> DescribedDraft:
            kept = [one for one in self.kept.passed if one.square in squares]
            known = {one.square for one in kept}
            kept += [Passed(one, self._ahead(one), one.board) for one in squares - known]
            return self._with(self.kept._replace(passed=tuple(sorted(kept))))

        field = SquaresField(
            name="passed", title=Text("Passed squares"), group=group, set=mark,
            value=frozenset(one.square for one in self.kept.passed),
            help=Text("The squares that pawns have passed with their last double step."),
        )  # fmt: skip
        return (field,)

    def turn_given(self, army: int) -> DescribedDraft:
        return self._with(self.kept.without_passed(army))

    def with_army(self) -> DescribedDraft:
        number = len(self.kept.castling)
        castling = sum({way.right for way in self._base.game.sides[number & 1].castling})
        hand = self._base.starting_hand(number)
        rights = self.kept._replace(castling=(*self.kept.castling, castling),
                                    hands=(*self.kept.hands, hand))  # fmt: skip
        return self._with(rights)

    def without_army(self, army: int, moved: Callable[[int], int]) -> DescribedDraft:
        def there(square: Square) -> Square:
            return square if square.board == STRIP else Square(moved(square.board), square.index)

        castling, passed, hands = self.kept
        # The armies behind move up, as their half-boards do; an odd number changes their colour.
        left = tuple(
            Passed(there(one.square), there(one.stands), moved(one.army))
            for one in passed
            if army not in (one.army, one.square.board, one.stands.board)
        )
        return self._with(Rights((*castling[:army], *castling[army + 1 :]), left,
                                 (*hands[:army], *hands[army + 1 :])))  # fmt: skip

    def allowed(self, pieces: Pieces, count: int, join: Join) -> DescribedDraft:  # noqa: ARG002
        castling = tuple(
            sum(
                side
                for side in (SHORT, LONG)
                if rights & side and not list(castling_problems(self._base, army, side, pieces))
            )
            for army, rights in enumerate(self.kept.castling)
        )
        passed = tuple(
            one
            for one in self.kept.passed
            if not list(passed_problems(self._base, one, (), pieces, count))
        )
        return self._with(Rights(castling, passed, self.kept.hands))


def read_draft(
    base: DescribedBase, fields: tuple[str, str], pieces: Pieces, count: int
) -> DescribedDraft:
    """Return the draft of the two fields of a line.

    Raises PositionError for the first problem in them.
    """
    matches = CASTLING.matches(fields[0], ARMY_LETTERS[:count])
    castling = tuple(RIGHTS[found[0]] for found in matches.values())
    for army, rights in enumerate(castling):
        refuse(castling_problems(base, army, rights, pieces))
    passed: list[Passed] = []
    for part in [] if fields[1] == "-" else fields[1].split(","):
        squares = [
            _square(base, letter, name)
            for letter, name in re.findall(rf"([A-Z{STRIP_LABEL}])([a-z]\d+)", part)
        ]
        if len(squares) not in (1, 2) or part != "".join(
            base.names.title(square) for square in squares if square is not None
        ):
            refuse([Problem(PASSING, Text("“{part}” is no passed square (expected such as Ae3, "
                                          "Ae4Cd4 or -)", part=part))])  # fmt: skip
        square = squares[0]
        assert square is not None, "it has a title"
        stands = squares[1] if len(squares) > 1 else Square(square.board, square.index + base.files)
        assert stands is not None, "it has a title"
        piece = pieces.get(stands)
        one = Passed(square, stands, piece.army if piece is not None else square.board)
        refuse(passed_problems(base, one, passed, pieces, count))
        passed.append(one)
    return DescribedDraft(base, Rights(castling, tuple(sorted(passed)), ("",) * count))


def _square(base: DescribedBase, letter: str, name: str) -> Square | None:
    names = base.names
    known = names.strip if letter == STRIP_LABEL else names.half
    if name not in known:
        return None
    return Square(
        STRIP if letter == STRIP_LABEL else BOARD_LETTERS.index(letter), known.index(name)
    )


def castling_problems(
    base: DescribedBase, army: int, rights: int, pieces: Pieces
) -> Iterator[Problem]:
    """Yield the problems of the castling rights of an army."""
    side = base.game.sides[army & 1]
    ways = {way.right: way for way in side.castling}
    start = dict(side.array)
    for right in (SHORT, LONG):
        if not rights & right:
            continue
        if right not in ways:
            message = Text("army {letter} has “{part}” (expected -: it never castles so)",
                           letter=ARMY_LETTERS[army], part=_TEXTS[right])  # fmt: skip
            yield CASTLING.problem(message, None)
            continue
        way = ways[right]
        for index, letters in ((way.king, {base.royal}), (way.rook, side.rooks)):
            square = Square(army, index)
            piece = pieces.get(square)
            if piece is None or piece.army != army or piece.letter not in letters:
                message = Text("army {letter} has “{part}” but no {what} of its own on {square}",
                               letter=ARMY_LETTERS[army], part=_TEXTS[rights],
                               what=base.types[start[index]].title,
                               square=base.names.title(square))  # fmt: skip
                yield CASTLING.problem(message, square)


def passed_problems(
    base: DescribedBase, passed: Passed, before: Sequence[Passed], pieces: Pieces, count: int
) -> Iterator[Problem]:
    """Yield the problems of a passed square that follows on others.

    The right to capture there does not lapse when a piece comes onto it, though it cannot be used
    then. Source: the rules of record list all that makes it lapse, and Fairy-Stockfish keeps it
    too.
    """
    title = base.names.title
    boards = (STRIP, *range(count)) if base.strip else range(count)
    if not {passed.square.board, passed.stands.board} <= set(boards):
        message = Text("{square} is on no half-board of this game", square=title(passed.square))
        yield Problem(PASSING, message)
    elif passed in before:
        yield Problem(PASSING, Text("{square} is there twice", square=title(passed.square)),
                      passed.square)  # fmt: skip
    elif count == 2 and passed.square in pieces and not base.game.jumps_at_first:
        # With two armies, none has moved since.
        message = Text("{square}: a piece stands there", square=title(passed.square))
        yield Problem(PASSING, message, passed.square)
    elif (piece := pieces.get(passed.stands)) is None or piece.army != passed.army:
        message = Text("{square}: nothing that passed it stands on {front}",
                       square=title(passed.square), front=title(passed.stands))  # fmt: skip
        yield Problem(PASSING, message, passed.square)
