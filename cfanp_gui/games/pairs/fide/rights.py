"""Rights that the pieces alone do not show: castling and en passant.

They are also fields that are read, checked, set up by hand and written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Join, Square
from cfanp_gui.core.editing import Field, FlagsField, SquaresField, latest
from cfanp_gui.core.half_boards import FILES, HALF_SQUARES, RANKS, parse_square
from cfanp_gui.core.line_fields import LineField, Scope
from cfanp_gui.core.movegen import KINDS, KING, LONG, NO_SQUARE, ROOK, SHORT, new
from cfanp_gui.core.options import Choice
from cfanp_gui.core.pieces import PIECE_NAMES, Piece
from cfanp_gui.core.position import Problem, refuse
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.rights_draft import (
    FIELDS,
    Pieces,
    RightsDraft,
)
from cfanp_gui.games.armies.square_names import SquareNames
from cfanp_gui.games.pairs.fide.layout import layout


class Rights(NamedTuple):
    """The rights of all armies."""

    castling: tuple[int, ...]
    """Castling rights of each army, `movegen.SHORT` | `movegen.LONG`."""
    passed: tuple[int, ...]
    """Local square that the own army's pawn has passed on each half-board, or NO_SQUARE."""


def all_rights(count: int) -> Rights:
    """Return the rights at the start of a game with a number of armies."""
    return Rights((SHORT | LONG,) * count, (NO_SQUARE,) * count)


def without_castling(rights: Rights, army: int, lost: int) -> Rights:
    """Return rights without some of an army's castling rights; unchanged if it had none of them."""
    castling, passed = rights
    if not castling[army] & lost:
        return rights
    return Rights((*castling[:army], castling[army] & ~lost, *castling[army + 1 :]), passed)


def without_passed(rights: Rights, board: int) -> Rights:
    """Return rights without the passed square of a half-board; unchanged if there is none."""
    castling, passed = rights
    if passed[board] < 0:
        return rights
    return new(Rights, (castling, (*passed[:board], NO_SQUARE, *passed[board + 1 :])))


class _Castling(LineField["FideDraft"]):
    def texts(self, draft: FideDraft) -> dict[str, str]:
        return dict(zip(ARMY_LETTERS, draft.castling, strict=False))

    def labels(self, draft: FideDraft) -> str:
        return ARMY_LETTERS[: len(draft.castling)]


CASTLING = _Castling(FIELDS[0], "KQ|K|Q|-", Text("KQ, K, Q or -"), scope=Scope(Text("army"), "/"))
EN_PASSANT = FIELDS[1]

title = SquareNames(FILES, RANKS, 0).title
"""Function that returns the name of a square of a half-board in notation."""
RIGHTS = {"KQ": SHORT | LONG, "K": SHORT, "Q": LONG, "-": 0}
"""Texts of castling rights, with their values in `Rights`."""
_TEXTS = {rights: text for text, rights in RIGHTS.items()}
_NONE = "-"
_SIDES = (
    Choice("K", "K", Text("King’s side")),
    Choice("Q", "Q", Text("Queen’s side")),
)


@dataclass(frozen=True, slots=True)
class FideDraft(RightsDraft):
    """Draft of the castling rights and of the squares that pawns have passed."""

    castling: tuple[str, ...] = ()
    """For each army ``KQ``, ``K``, ``Q`` or ``-``."""
    passed: tuple[Square, ...] = ()
    """The squares that pawns have passed with a double step, without those that have lapsed."""

    @classmethod
    def of(cls, rights: Rights) -> FideDraft:
        """Return the draft of some rights."""
        passed = enumerate(rights.passed)
        return cls(
            tuple(_TEXTS[one] for one in rights.castling),
            tuple(Square(board, index) for board, index in passed if index != NO_SQUARE),
        )

    def rights(self, count: int) -> Rights:
        squares = {square.board: square.index for square in self.passed}
        return Rights(
            tuple(RIGHTS[rights] for rights in self.castling),
            tuple(squares.get(board, NO_SQUARE) for board in range(count)),
        )

    def texts(self) -> tuple[str, str]:
        squares = sorted(self.passed)
        return "/".join(self.castling), ",".join(map(title, squares)) or _NONE

    def problems(self, pieces: Pieces, count: int, join: Join) -> Iterator[Problem]:
        yield from CASTLING.count_problems(len(self.castling), count)
        yield from CASTLING.problems(self)
        for army, rights in enumerate(self.castling[:count]):
            yield from castling_problems(army, rights, pieces, join)
        for number, square in enumerate(self.passed):
            yield from passed_problems(square, self.passed[:number], pieces, count)

    def lapsed_problems(self, army: int, used: Sequence[int]) -> Iterator[Problem]:
        for square in self.passed:
            if square.board == army and army not in used:
                message = Text(
                    "{square} has lapsed: the turn of army {army} has begun",
                    square=title(square),
                    army=ARMY_LETTERS[army],
                )
                yield Problem(EN_PASSANT, message, square)

    # Editing

    def of_army(self, army: int, row: Text, group: Text) -> tuple[Field, ...]:
        castling = self.castling
        rights = castling[army] if army < len(castling) else _NONE

        def allow(sides: frozenset[str]) -> FideDraft:
            allowed = "".join(side for side in "KQ" if side in sides) or _NONE
            return replace(self, castling=(*castling[:army], allowed, *castling[army + 1 :]))

        field = FlagsField(
            name=f"castling:{army}", title=Text("Castling"), group=group, row=row, set=allow,
            value=frozenset(rights) - {_NONE}, choices=_SIDES,
        )  # fmt: skip
        return (field,)

    def on_boards(self, group: Text) -> tuple[Field, ...]:
        def mark(squares: frozenset[Square]) -> FideDraft:
            passed = {one.board: one for one in latest(self.passed, squares)}
            return replace(self, passed=tuple(sorted(passed.values())))

        field = SquaresField(
            name="passed", title=Text("Passed squares"), group=group, set=mark,
            value=frozenset(self.passed),
            help=Text("The squares that pawns have passed with their last double step."),
        )  # fmt: skip
        return (field,)

    def turn_given(self, army: int) -> FideDraft:
        return replace(self, passed=tuple(one for one in self.passed if one.board != army))

    def with_army(self) -> FideDraft:
        return replace(self, castling=(*self.castling, "KQ"))

    def without_army(self, army: int, moved: Callable[[int], int]) -> FideDraft:
        return FideDraft(
            tuple(rights for other, rights in enumerate(self.castling) if other != army),
            tuple(
                Square(moved(square.board), square.index)
                for square in self.passed
                if square.board != army
            ),
        )

    def allowed(self, pieces: Pieces, count: int, join: Join) -> FideDraft:
        castling = tuple(
            "".join(
                side
                for side in rights.replace(_NONE, "")
                if not list(castling_problems(army, side, pieces, join))
            )
            or _NONE
            for army, rights in enumerate(self.castling)
        )
        passed = tuple(
            square for square in self.passed if not list(passed_problems(square, (), pieces, count))
        )
        return FideDraft(castling, passed)


def read_draft(castling: str, passed: str, pieces: Pieces, count: int, join: Join) -> FideDraft:
    """Return the draft of the two fields of a line.

    Raises PositionError for the first problem in them.
    """
    matches = CASTLING.matches(castling, ARMY_LETTERS[:count])
    rights = tuple(found[0] for found in matches.values())
    for army, part in enumerate(rights):
        refuse(castling_problems(army, part, pieces, join))
    squares: list[Square] = []
    for part in [] if passed == _NONE else passed.split(","):
        board = BOARD_LETTERS.find(part[:1]) if part else -1
        try:
            index = parse_square(part[1:])
        except ValueError:
            index = NO_SQUARE
        square = Square(board, index)
        refuse(passed_problems(square, squares, pieces, count, part))
        squares.append(square)
    return FideDraft(rights, tuple(squares))


def castling_problems(army: int, rights: str, pieces: Pieces, join: Join) -> Iterator[Problem]:
    """Yield the problems of the castling rights of an army, one of `RIGHTS`."""
    letter = ARMY_LETTERS[army]
    home = layout(join).homes[army]
    allowed = RIGHTS.get(rights, 0)
    needed = [(KING, home.king)] if allowed else []
    needed += [(ROOK, rook) for right, rook in home.rooks.items() if allowed & right]
    for piece_type, index in needed:
        square = Square(army, index)
        if pieces.get(square) != Piece(KINDS[piece_type], army):
            yield CASTLING.problem(
                Text(
                    "army {letter} has “{part}” but no {what} of its own on {square}",
                    letter=letter,
                    part=rights,
                    what=PIECE_NAMES[KINDS[piece_type]],
                    square=title(square),
                ),
                square,
            )


def passed_problems(
    square: Square, before: Sequence[Square], pieces: Pieces, count: int, written: str | None = None
) -> Iterator[Problem]:
    """Yield the problems of a passed square that follows on others."""
    part = title(square) if written is None else written
    board, index = square
    if not 0 <= board < count:
        message = Text("“{part}” names no half-board (expected such as Ae3, or -)", part=part)
        yield Problem(EN_PASSANT, message)
        return
    if index // FILES != 2:
        message = Text(
            "“{part}” is not a passed square (expected a rank 3, such as Ae3)", part=part
        )
        yield Problem(EN_PASSANT, message, square if 0 <= index < HALF_SQUARES else None)
        return
    if any(other.board == board for other in before):
        message = Text("half-board {board} has two passed squares", board=BOARD_LETTERS[board])
        yield Problem(EN_PASSANT, message, square)
    front = Square(board, index + FILES)
    if pieces.get(front) != Piece("P", board):
        yield Problem(
            EN_PASSANT,
            Text(
                "{part}: no pawn of army {army} stands in front of it on {front}",
                part=part,
                army=ARMY_LETTERS[board],
                front=title(front),
            ),
            square,
        )
    elif count == 2:  # no army has moved since
        for behind in (square, Square(board, index - FILES)):
            if behind in pieces:
                message = Text("{square}: a piece stands there", square=title(behind))
                yield Problem(EN_PASSANT, message, square)
