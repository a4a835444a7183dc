"""STFEN, the text form of a position: one line of five fields, single spaces between.

A field about every board has its entries in order of the boards, with ``|`` between.

1. boards: ranks 14 to 1 with ``/`` between, each from file a: capitals for White, small letters
   for Black, and a decimal number for a whole run of empty squares.
2. side to move: ``w`` or ``b``.
3. never-moved pawns: the files of White's on rank 4, ``/``, the files of Black's on rank 11, ``-``
   for none.
4. moves without progress: the number since the last capture, pawn move or King taken off.
5. move numbers, from 1.

The same fields are filled in when a position is set up by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from cfanp_gui.core.boards import ARMY_LETTERS, Square
from cfanp_gui.core.line_fields import (
    LineField,
    ListField,
    RanksField,
    counted,
    letter_of,
    split_line,
    write_line,
    write_ranks,
)
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position, PositionBuilder, Problem, refuse
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess.actions import TEAM_LETTERS
from cfanp_gui.games.strategichess.bitboards import FILES, NAMES, RANKS, SQUARES
from cfanp_gui.games.strategichess.board import LETTERS, PAWN_RANKS, Board
from cfanp_gui.games.strategichess.events import TEAM_NAMES
from cfanp_gui.games.strategichess.state import MAX_BOARDS, State

MAX_LENGTH = 4096
"""Longer lines cannot be a position of six boards."""

_FILE_NAMES = ARMY_LETTERS[:FILES]
_FILES_IN_ORDER = "(-|(?=[a-n])" + "".join(f"{file}?" for file in _FILE_NAMES) + ")"


@dataclass(frozen=True, slots=True)
class StrategiBuilder(PositionBuilder):
    """The fields of a position, from which it is built; boards count from 0, as in `Square`."""

    boards: int
    """Number of boards side by side."""
    pieces: Mapping[Square, Piece]
    """Each has the army of its player: twice the board, plus 1 for Black."""
    to_move: tuple[int, ...]
    """The colour to move on each board: 0 for White, 1 for Black."""
    unmoved: frozenset[Square]
    """Squares of the pawns that never moved."""
    idle: int
    """Moves since the last capture, pawn move or King taken off."""
    move_numbers: tuple[int, ...]
    """The number of the next move on each board."""
    make_position: Callable[[State], Position]
    """Factory of the position of a state, since the class of positions is not known here."""

    @classmethod
    def of(cls, state: State, make_position: Callable[[State], Position]) -> StrategiBuilder:
        """Return the fields of a state."""
        return cls(
            boards=len(state.boards),
            pieces=dict(make_position(state).pieces()),
            to_move=tuple(board.turn for board in state.boards),
            unmoved=frozenset(
                Square(at, square)
                for at, board in enumerate(state.boards)
                for square in squares[board.unmoved]
            ),
            idle=state.idle,
            move_numbers=tuple(board.number for board in state.boards),
            make_position=make_position,
        )

    def unchecked(self) -> Position:
        return self.make_position(self._state())

    def _state(self) -> State:
        return State(tuple(self._board(at) for at in range(self.boards)), self.idle)

    def to_text(self) -> str:
        return write_line(FIELDS, self)

    def _board(self, at: int) -> Board:
        planes, colours = [0] * len(LETTERS), [0, 0]
        for square, piece in self.pieces.items():
            if square.board == at:
                planes[LETTERS.index(piece.letter)] |= 1 << square.index
                colours[piece.army % 2] |= 1 << square.index
        unmoved = sum(1 << square.index for square in self.unmoved if square.board == at)
        return Board(
            tuple(planes), tuple(colours), self.to_move[at], unmoved, self.move_numbers[at]
        )

    # Problems, field by field in the order of a line of text

    def find_problems(self) -> Iterator[Problem]:
        wrong_count = list(board_count_problems(self.boards))
        yield from wrong_count
        if wrong_count:
            return
        wrong = [*self._square_problems(), *self._king_problems()]
        yield from wrong
        turns = [
            *TO_MOVE.count_problems(len(self.to_move), self.boards),
            *TO_MOVE.problems(self),
        ]
        yield from turns
        yield from self._unmoved_problems()
        yield from IDLE.problems(self)
        yield from MOVE_NUMBERS.count_problems(len(self.move_numbers), self.boards)
        yield from MOVE_NUMBERS.problems(self)
        if self.boards == 1 and not wrong and not turns:
            state = self._state()
            turn = state.boards[0].turn
            king = state.boards[0].king(1 - turn)
            if king is not None and state.in_check(0, 1 - turn):
                message = Text(
                    "{colour} is to move though the King of {other} on {square} is in check",
                    colour=TEAM_NAMES[turn], other=TEAM_NAMES[1 - turn], square=NAMES[king],
                )  # fmt: skip
                yield TO_MOVE.problem(message, Square(0, king))

    def _square_problems(self) -> Iterator[Problem]:
        for square, piece in sorted(self.pieces.items()):
            if not 0 <= square.board < self.boards:
                yield BOARDS.problem(Text("there is no board {board}", board=square.board + 1))
            elif not 0 <= square.index < SQUARES:
                yield _on(BOARDS, square, Text("there is no square {number}", number=square.index))
            elif piece.letter not in LETTERS:
                message = Text(
                    "“{letter}” is not a piece (expected one of KQRBNP)", letter=piece.letter
                )
                yield _on(BOARDS, square, message)
            elif piece.army // 2 != square.board:
                yield _on(BOARDS, square, Text("the piece is of a player of another board"))

    def _king_problems(self) -> Iterator[Problem]:
        kings = sorted(square for square, piece in self.pieces.items() if piece.letter == "K")
        for team in (0, 1):
            own = [square for square in kings if self.pieces[square].army % 2 == team]
            for first, second in pairwise(own):
                if first.board == second.board:
                    message = Text("{colour} has a second King there", colour=TEAM_NAMES[team])
                    yield _on(BOARDS, second, message)
            if not own:
                yield BOARDS.problem(
                    Text("{colour} has no King on any board", colour=TEAM_NAMES[team])
                    if self.boards > 1
                    else Text("{colour} has no King", colour=TEAM_NAMES[team])
                )

    def _unmoved_problems(self) -> Iterator[Problem]:
        for square in sorted(self.unmoved):
            piece = self.pieces.get(square)
            rank = square.index // 14
            colour = PAWN_RANKS.index(rank) if rank in PAWN_RANKS else None
            if colour is None or piece is None or (piece.letter, piece.army % 2) != ("P", colour):
                message = Text("no pawn of {colour} stands there", colour=TEAM_NAMES[colour or 0])
                yield _on(UNMOVED, square, message)


def _board_texts(draft: StrategiBuilder) -> dict[int, str]:
    words: list[dict[int, str]] = [{} for _ in range(draft.boards)]
    for square, piece in draft.pieces.items():
        letter = piece.letter.lower() if piece.army % 2 else piece.letter
        words[square.board][square.index] = letter
    return _numbered(write_ranks(on, FILES, RANKS) for on in words)


def _unmoved_texts(draft: StrategiBuilder) -> dict[int, str]:
    def files(at: int, rank: int) -> str:
        return "".join(
            name
            for file, name in enumerate(_FILE_NAMES)
            if Square(at, FILES * rank + file) in draft.unmoved
        )

    return _numbered(
        "/".join(files(at, rank) or "-" for rank in PAWN_RANKS) for at in range(draft.boards)
    )


def _numbered(texts: Iterable[str]) -> dict[int, str]:
    """Return the entries of boards by their numbers, from 1."""
    return dict(enumerate(texts, 1))


BOARDS = RanksField[StrategiBuilder](
    Text("boards"), f"[{LETTERS}{LETTERS.lower()}]", Text("one of KQRBNP or kqrbnp"),
    _board_texts, FILES, RANKS,
)  # fmt: skip
TO_MOVE = ListField[StrategiBuilder](
    Text("side to move"), "[wb]", Text("w or b"),
    lambda draft: _numbered(letter_of(TEAM_LETTERS, turn) for turn in draft.to_move),
)  # fmt: skip
UNMOVED = ListField[StrategiBuilder](
    Text("never-moved pawns"), f"{_FILES_IN_ORDER}/{_FILES_IN_ORDER}",
    Text("two lists of files in order, such as abc/n or -/-"), _unmoved_texts,
)  # fmt: skip
IDLE = LineField[StrategiBuilder](
    Text("moves without progress"), *counted(0), lambda draft: str(draft.idle)
)
MOVE_NUMBERS = ListField[StrategiBuilder](
    Text("move numbers"), *counted(1), lambda draft: _numbered(map(str, draft.move_numbers))
)  # fmt: skip

FIELDS = (BOARDS, TO_MOVE, UNMOVED, IDLE, MOVE_NUMBERS)


def board_count_problems(count: int) -> Iterator[Problem]:
    """Yield a problem if there are too few or too many boards."""
    if not 1 <= count <= MAX_BOARDS:
        message = Text(
            "the number is {number} (expected 1 to {most})", number=count, most=MAX_BOARDS
        )
        yield BOARDS.problem(message)


def read(text: str) -> dict[str, Any]:
    """Return the fields of a line, as arguments of a `StrategiBuilder`.

    Raises PositionError, which names field and place and what was expected there.
    """
    boards, turns, unmoved, idle, numbers = split_line(
        text, [field.name for field in FIELDS], MAX_LENGTH, ending=""
    )
    count = range(1, boards.count("|") + 2)
    refuse(board_count_problems(len(count)))
    return {
        "boards": len(count),
        "pieces": {
            Square(at - 1, square): Piece(found[0].upper(), 2 * (at - 1) + found[0].islower())
            for at, part in BOARDS.parts(boards, count)
            for square, found in BOARDS.squares(at, part).items()
        },
        "to_move": tuple(
            TEAM_LETTERS.index(found[0]) for found in TO_MOVE.matches(turns, count).values()
        ),
        "unmoved": frozenset(
            Square(at - 1, FILES * rank + _FILE_NAMES.index(file))
            for at, found in UNMOVED.matches(unmoved, count).items()
            for rank, files in zip(PAWN_RANKS, found.groups(), strict=True)
            for file in files.strip("-")
        ),
        "idle": int(IDLE.read(idle)[0]),
        "move_numbers": tuple(
            int(found[0]) for found in MOVE_NUMBERS.matches(numbers, count).values()
        ),
    }


def _on(field: ListField[StrategiBuilder], square: Square, message: Text) -> Problem:
    known = 0 <= square.index < SQUARES
    where = NAMES[square.index] if known else str(square.index)
    text = Text("{square}: {message}", square=where, message=message)
    return field.of(square.board + 1, text, square if known else None)
