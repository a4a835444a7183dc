"""Rights that the pieces alone do not show: castling, en passant, and drops.

They are also fields that are read, checked, set up by hand and written.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import starmap
from typing import NamedTuple

from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, STRIP_LABEL, Square
from cfanp_gui.core.editing import Field, passed_squares
from cfanp_gui.core.line_fields import Renumbered
from cfanp_gui.core.position import Problem, refuse
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.rights_fields import EN_PASSANT, ArmiesField, Draft
from cfanp_gui.games.pairs.described.castling import CastlingField


class PassedSquare(NamedTuple):
    """A square that a piece has passed with a first move."""

    square: Square
    stands: Square
    """Square on which the piece stands now."""
    army: int


class Rights(NamedTuple):
    """The rights of all armies."""

    castling: tuple[int, ...]
    """Castling rights by army, of `SHORT` and `LONG`."""
    passed: tuple[PassedSquare, ...]
    """Passed squares that have not lapsed, in order."""
    hands: tuple[str, ...]
    """The letters of the pieces in each army's hand, sorted."""
    gates: tuple[int, ...] = ()
    """Squares of its home from which each army may bring in a piece or leap; empty without any."""

    def without_passed(self, army: int) -> Rights:
        """Return the rights at the beginning of an army's turn."""
        for passed in self.passed:
            if passed.army == army:
                left = tuple(other for other in self.passed if other.army != army)
                return Rights(self.castling, left, self.hands, self.gates)
        return self

    def without_castling(self, army: int, lost: int) -> Rights:
        """Return the rights after an army has lost some of its castling rights."""
        left = self.castling[army] & ~lost
        if left == self.castling[army]:
            return self
        return self._replace(castling=(*self.castling[:army], left, *self.castling[army + 1 :]))

    def without_gates(self, army: int, lost: int) -> Rights:
        """Return the rights after an army has lost some of its gates."""
        if not self.gates or not self.gates[army] & lost:
            return self
        left = self.gates[army] & ~lost
        return self._replace(gates=(*self.gates[:army], left, *self.gates[army + 1 :]))

    def with_hand(self, army: int, hand: str) -> Rights:
        """Return the rights with another hand of an army."""
        return self._replace(hands=(*self.hands[:army], hand, *self.hands[army + 1 :]))


class PassedField(ArmiesField):
    """The squares that pieces have passed with a first move."""

    def texts(self, draft: Draft) -> dict[None, str]:
        return {None: ",".join(text_of(draft, passed) for passed in draft.rights.passed) or "-"}

    def read(self, draft: Draft, text: str) -> Draft:
        names, passed = draft.base.names, list[PassedSquare]()
        for part in [] if text == "-" else text.split(","):
            words = re.findall(rf"([A-Z{STRIP_LABEL}])([a-z]\d+)", part)
            try:
                squares = list(starmap(names.square, words))
            except ValueError:
                squares = []
            if len(squares) not in (1, 2) or part != "".join(map(names.title, squares)):
                message = Text(
                    "“{part}” is no passed square (expected such as Ae3, Ae4Cd4 or -)", part=part
                )
                refuse([self.problem(message)])
            square, *others = squares
            stands = others[0] if others else ahead_of(draft, square)
            piece = draft.pieces.get(stands)
            added = PassedSquare(square, stands, piece.army if piece is not None else square.board)
            refuse(self.square_problems(draft, added, passed))
            passed.append(added)
        return with_passed(draft, passed)

    def problems(self, draft: Draft) -> Iterator[Problem]:
        for number, passed in enumerate(draft.rights.passed):
            yield from self.square_problems(draft, passed, draft.rights.passed[:number])
            board = passed.square.board
            moved = draft.used if board == STRIP else board in draft.used
            if passed.army == draft.army and not moved:
                message = Text(
                    "{square} has lapsed: the turn of army {army} has begun",
                    square=text_of(draft, passed),
                    army=BOARD_LETTERS[draft.army],
                )
                yield self.problem(message, passed.square)

    def square_problems(
        self, draft: Draft, passed: PassedSquare, before: Sequence[PassedSquare] = ()
    ) -> Iterator[Problem]:
        """Yield the problems of a passed square that follows on others.

        The right to capture there does not lapse when a piece comes onto it, though it cannot be
        used then. Source: the rules of record list all that makes it lapse, and Fairy-Stockfish
        keeps it too.
        """
        base, square, title = draft.base, passed.square, draft.base.names.title
        boards = (STRIP, *range(draft.count)) if base.strip else range(draft.count)
        if not {square.board, passed.stands.board} <= set(boards):
            message = Text("{square} is on no half-board of this game", square=title(square))
            yield self.problem(message)
        elif passed in before:
            yield self.problem(Text("{square} is there twice", square=title(square)), square)
        elif draft.count == 2 and square in draft.pieces and not draft.base.game.jumps_at_first:
            # With two armies, none has moved since.
            yield self.problem(Text("{square}: a piece stands there", square=title(square)), square)
        elif (piece := draft.pieces.get(passed.stands)) is None or piece.army != passed.army:
            message = Text(
                "{square}: nothing that passed it stands on {front}",
                square=title(square),
                front=title(passed.stands),
            )
            yield self.problem(message, square)

    def edit(self, draft: Draft) -> Iterator[Field]:
        if not any(side.passers for side in draft.base.game.sides):
            return

        def mark(squares: Collection[Square]) -> Draft:
            passed = [old for old in draft.rights.passed if old.square in squares]
            for square in set(squares) - {old.square for old in passed}:
                ahead = ahead_of(draft, square)
                if ahead.index < draft.base.files * draft.base.ranks:  # what passed stands there
                    passed.append(PassedSquare(square, ahead, square.board))
            return with_passed(draft, passed)

        yield passed_squares((passed.square for passed in draft.rights.passed), mark)

    def without_owner(self, draft: Draft, army: int, moved: Renumbered) -> Draft:
        def there(square: Square) -> Square:
            return square if square.board == STRIP else Square(moved(square.board), square.index)

        # The armies behind move up, as their half-boards do; an odd number changes their colour.
        return with_passed(
            draft,
            (
                PassedSquare(there(passed.square), there(passed.stands), moved(passed.army))
                for passed in draft.rights.passed
                if army not in (passed.army, passed.square.board, passed.stands.board)
            ),
        )

    def fitting(self, draft: Draft) -> Draft:
        passed = draft.rights.passed
        return with_passed(
            draft, (square for square in passed if not list(self.square_problems(draft, square)))
        )


def with_passed(draft: Draft, passed: Iterable[PassedSquare]) -> Draft:
    """Return a draft with other passed squares."""
    return draft.replace(rights=draft.rights._replace(passed=tuple(sorted(passed))))


def text_of(draft: Draft, passed: PassedSquare) -> str:
    """Return the text of a passed square, with that of the piece if it is not right ahead."""
    square, stands = map(str, map(draft.base.names.title, passed[:2]))
    return square if passed.stands == ahead_of(draft, passed.square) else square + stands


def ahead_of(draft: Draft, square: Square) -> Square:
    """Return the next square ahead of one of a half-board."""
    return Square(square.board, square.index + draft.base.files)


RIGHTS_FIELDS = (
    CastlingField(Text("Towards White’s last file"), Text("Towards White’s first file")),
    PassedField(EN_PASSANT, ".*", "-"),
)
