"""The squares that pawns have passed in chess, as a field."""

from collections.abc import Collection, Iterator, Sequence

from cfanp_gui.core.boards import BOARD_LETTERS, Square
from cfanp_gui.core.editing import Field, latest, passed_squares
from cfanp_gui.core.half_boards import FILES, HALF_SQUARES, NO_SQUARE, parse_square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Problem, refuse
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.rights_fields import EN_PASSANT, Draft
from cfanp_gui.games.pairs.described.castling import CastlingField
from cfanp_gui.games.pairs.described.rights import (
    PassedField,
    PassedSquare,
    ahead_of,
    text_of,
    with_passed,
)


class _Passed(PassedField):
    """The squares that pawns have passed with a double step, without those that have lapsed."""

    def read(self, draft: Draft, text: str) -> Draft:
        passed: list[PassedSquare] = []
        for part in [] if text == "-" else text.split(","):
            try:
                index = parse_square(part[1:])
            except ValueError:
                index = NO_SQUARE
            square = Square(BOARD_LETTERS.find(part[:1]) if part else -1, index)
            added = PassedSquare(square, ahead_of(draft, square), square.board)
            refuse(self._faults(draft, part, added, passed))
            passed.append(added)
        return with_passed(draft, passed)

    def square_problems(
        self, draft: Draft, passed: PassedSquare, before: Sequence[PassedSquare] = ()
    ) -> Iterator[Problem]:
        return self._faults(draft, text_of(draft, passed), passed, before)

    def _faults(
        self, draft: Draft, part: str, passed: PassedSquare, before: Sequence[PassedSquare]
    ) -> Iterator[Problem]:
        """Yield the problems of a square, written `part`, that follows on others."""
        square, front, _ = passed
        (board, index), pieces, title = square, draft.pieces, draft.base.names.title
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
        # A defence by Peterson's rules may pass several squares of a half-board.
        if passed in before or (draft.count == 2 and any(old.army == board for old in before)):
            message = Text("half-board {board} has two passed squares", board=BOARD_LETTERS[board])
            yield self.problem(message, square)
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
        before = [passed.square for passed in draft.rights.passed]

        def mark(squares: Collection[Square]) -> Draft:
            marked = {square.board: square for square in latest(before, squares)}
            return with_passed(
                draft,
                (PassedSquare(at, ahead_of(draft, at), board) for board, at in marked.items()),
            )

        yield passed_squares(before, mark)


RIGHTS_FIELDS = (
    CastlingField(Text("King’s side"), Text("Queen’s side")),
    _Passed(EN_PASSANT, ".*", "-"),
)
