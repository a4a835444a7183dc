"""Rights that the pieces alone do not show: castling and en passant.

They are also fields that are read, checked, set up by hand and written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cfanp_gui.core.boards import BOARD_LETTERS, Square
from cfanp_gui.core.editing import Field, latest, passed_squares
from cfanp_gui.core.half_boards import (
    FILES,
    HALF_SQUARES,
    KINDS,
    KING,
    LONG,
    NO_SQUARE,
    RANKS,
    ROOK,
    SHORT,
    parse_square,
)
from cfanp_gui.core.line_fields import Renumbered
from cfanp_gui.core.pieces import PIECE_NAMES, Piece
from cfanp_gui.core.position import Problem, refuse
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import SquareNames
from cfanp_gui.games.armies.rights_fields import EN_PASSANT, ArmiesField, Draft
from cfanp_gui.games.pairs.castling import CastlingField
from cfanp_gui.games.pairs.fide.layout import layout


class Rights(NamedTuple):
    """The rights of all armies."""

    castling: tuple[int, ...]
    """Castling rights of each army, `SHORT` | `LONG`."""
    passed: tuple[int, ...]
    """Local square that the own army's pawn has passed on each half-board, or NO_SQUARE."""

    def without_castling(self, army: int, lost: int) -> Rights:
        """Return rights without some of an army's castling rights; the same if it had none."""
        castling, passed = self
        if not castling[army] & lost:
            return self
        return Rights((*castling[:army], castling[army] & ~lost, *castling[army + 1 :]), passed)

    def without_passed(self, board: int) -> Rights:
        """Return rights without the passed square of a half-board; the same if there is none."""
        castling, passed = self
        if passed[board] < 0:
            return self
        return Rights(castling, (*passed[:board], NO_SQUARE, *passed[board + 1 :]))


title = SquareNames(FILES, RANKS, 0).title
"""Function that returns the name of a square of a half-board in notation."""
_NONE = "-"


class _Castling(CastlingField):
    """The castling rights of every army."""

    def at_start(self, draft: Draft, army: int) -> int:
        return SHORT | LONG

    def army_problems(self, draft: Draft, army: int, rights: int) -> Iterator[Problem]:
        home = layout(draft.join).homes[army]
        needed = [(KING, home.king)] if rights else []
        needed += [(ROOK, rook) for right, rook in home.rooks.items() if rights & right]
        for piece_type, index in needed:
            square = Square(army, index)
            if draft.pieces.get(square) != Piece(KINDS[piece_type], army):
                yield self.absent(draft, army, rights, PIECE_NAMES[KINDS[piece_type]], square)


class _Passed(ArmiesField):
    """The squares that pawns have passed with a double step, without those that have lapsed."""

    def squares(self, draft: Draft) -> list[Square]:
        """Return the squares of a draft."""
        passed = enumerate(draft.rights.passed)
        return [Square(board, index) for board, index in passed if index != NO_SQUARE]

    def with_squares(self, draft: Draft, squares: Iterable[Square]) -> Draft:
        """Return a draft with other squares, one on each of some half-boards."""
        on = {square.board: square.index for square in squares}
        passed = tuple(on.get(board, NO_SQUARE) for board in range(draft.count))
        return draft.replace(rights=draft.rights._replace(passed=passed))

    def texts(self, draft: Draft) -> dict[None, str]:
        return {None: ",".join(map(title, self.squares(draft))) or _NONE}

    def read(self, draft: Draft, text: str) -> Draft:
        squares: list[Square] = []
        for part in [] if text == _NONE else text.split(","):
            try:
                index = parse_square(part[1:])
            except ValueError:
                index = NO_SQUARE
            square = Square(BOARD_LETTERS.find(part[:1]) if part else -1, index)
            refuse(self.square_problems(square, draft, part, squares))
            squares.append(square)
        return self.with_squares(draft, squares)

    def problems(self, draft: Draft) -> Iterator[Problem]:
        for square in self.squares(draft):
            yield from self.square_problems(square, draft, title(square))
            if square.board == draft.army and draft.army not in draft.used:
                message = Text(
                    "{square} has lapsed: the turn of army {army} has begun",
                    square=title(square),
                    army=BOARD_LETTERS[draft.army],
                )
                yield self.problem(message, square)

    def square_problems(
        self, square: Square, draft: Draft, part: str, before: Iterable[Square] = ()
    ) -> Iterator[Problem]:
        """Yield the problems of a square, written `part`, that follows on others."""
        (board, index), pieces = square, draft.pieces
        if not 0 <= board < draft.count:
            message = Text("“{part}” names no half-board (expected such as Ae3, or -)", part=part)
            yield self.problem(message)
            return
        if index // FILES != 2:
            message = Text(
                "“{part}” is not a passed square (expected a rank 3, such as Ae3)", part=part
            )
            yield self.problem(message, square if 0 <= index < HALF_SQUARES else None)
            return
        if any(other.board == board for other in before):
            message = Text("half-board {board} has two passed squares", board=BOARD_LETTERS[board])
            yield self.problem(message, square)
        front = Square(board, index + FILES)
        if pieces.get(front) != Piece("P", board):
            message = Text(
                "{part}: no pawn of army {army} stands in front of it on {front}",
                part=part,
                army=BOARD_LETTERS[board],
                front=title(front),
            )
            yield self.problem(message, square)
        elif draft.count == 2:  # no army has moved since
            for behind in (square, Square(board, index - FILES)):
                if behind in pieces:
                    message = Text("{square}: a piece stands there", square=title(behind))
                    yield self.problem(message, square)

    def edit(self, draft: Draft) -> Iterator[Field]:
        passed = self.squares(draft)
        yield passed_squares(passed, lambda on: self.with_squares(draft, latest(passed, on)))

    def with_owner(self, draft: Draft, army: int) -> Draft:
        return self.with_squares(draft, self.squares(draft))

    def without_owner(self, draft: Draft, army: int, moved: Renumbered) -> Draft:
        left = (Square(moved(at.board), at.index) for at in self.squares(draft) if at.board != army)
        return self.with_squares(draft, left)

    def fitting(self, draft: Draft) -> Draft:
        squares = [
            at for at in self.squares(draft) if not list(self.square_problems(at, draft, ""))
        ]
        return self.with_squares(draft, squares)


RIGHTS_FIELDS = (
    _Castling(Text("King’s side"), Text("Queen’s side")),
    _Passed(EN_PASSANT, ".*", "-"),
)
