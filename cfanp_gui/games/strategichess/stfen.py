"""STFEN, the text form of a position, and its editing: one line of five fields, spaces between.

A field about every board has its entries in order of the boards, with ``|`` between.

1. boards: ranks 14 to 1 with ``/`` between, each from file a: capitals for White, small letters
   for Black, and a decimal number for a whole run of empty squares.
2. side to move: ``w`` or ``b``.
3. never-moved pawns: the files of White's on rank 4, ``/``, the files of Black's on rank 11, ``-``
   for none.
4. moves without progress: the number since the last capture, pawn move or King taken off.
5. move numbers, from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from cfanp_gui.core.boards import ARMY_LETTERS, Square
from cfanp_gui.core.editing import (
    BOARDS_GROUP,
    COUNTING,
    ON_BOARDS,
    ChoiceField,
    Editing,
    Field,
    PaletteArmy,
)
from cfanp_gui.core.line_fields import (
    BOARD,
    CountField,
    LineField,
    RanksField,
    Renumbered,
    Scope,
    SquareSetField,
    edited_fields,
    letter_of,
    read_line,
    split_line,
    write_line,
    write_ranks,
)
from cfanp_gui.core.pieces import FIDE_TYPES, Piece
from cfanp_gui.core.position import Position, PositionBuilder, Problem, refuse
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.game import COLOUR_CHOICES, MoveNumbers
from cfanp_gui.games.strategichess.actions import TEAM_LETTERS
from cfanp_gui.games.strategichess.bitboards import FILES, NAMES, RANKS, SQUARES
from cfanp_gui.games.strategichess.board import LETTERS, PAWN_RANKS, StrategiBoard
from cfanp_gui.games.strategichess.events import TEAM_NAMES
from cfanp_gui.games.strategichess.state import MAX_BOARDS, StrategiState, label, seat_id

MAX_LENGTH = 4096
"""Longer lines cannot be a position of six boards."""

_FILE_NAMES = ARMY_LETTERS[:FILES]
_FILES_IN_ORDER = "(-|(?=[a-n])" + "".join(f"{file}?" for file in _FILE_NAMES) + ")"


@dataclass(frozen=True, slots=True)
class StrategiBuilder(PositionBuilder):
    """The fields of a position, from which it is built; boards count from 0, as in `Square`."""

    make_position: Callable[[StrategiState], Position]
    """Factory of the position of a state, since the class of positions is not known here."""
    boards: int = 0
    """Number of boards side by side."""
    pieces: Mapping[Square, Piece] = field(default_factory=dict)
    """Each has the army of its player: twice the board, plus 1 for Black."""
    to_move: tuple[int, ...] = ()
    """The colour to move on each board: 0 for White, 1 for Black."""
    unmoved: frozenset[Square] = frozenset()
    """Squares of the pawns that never moved."""
    idle: int = 0
    """Moves since the last capture, pawn move or King taken off."""
    move_numbers: tuple[int, ...] = ()
    """The number of the next move on each board."""

    @classmethod
    def read(cls, text: str, make_position: Callable[[StrategiState], Position]) -> StrategiBuilder:
        """Return the fields of a line, which may still be inconsistent. Raises PositionError."""
        parts = split_line(text, [field.name for field in FIELDS], MAX_LENGTH, ending="")
        return read_line(FIELDS, cls(make_position), parts)

    @classmethod
    def of(
        cls, state: StrategiState, make_position: Callable[[StrategiState], Position]
    ) -> StrategiBuilder:
        """Return the fields of a state."""
        unmoved = (squares[board.unmoved] for board in state.boards)
        return cls(
            make_position,
            len(state.boards),
            dict(make_position(state).pieces()),
            tuple(board.turn for board in state.boards),
            frozenset(Square(at, pawn) for at, pawns in enumerate(unmoved) for pawn in pawns),
            state.idle,
            tuple(board.move_number for board in state.boards),
        )

    def unchecked(self) -> Position:
        return self.make_position(self._state())

    def _state(self) -> StrategiState:
        return StrategiState(tuple(self._board(at) for at in range(self.boards)), self.idle)

    def to_text(self) -> str:
        return write_line(FIELDS, self)

    def labels(self, _scope: Scope) -> range:
        """Return the numbers of the boards, from 1."""
        return range(1, self.boards + 1)

    def _board(self, at: int) -> StrategiBoard:
        planes, colours = [0] * len(LETTERS), [0, 0]
        for square, piece in self.pieces.items():
            if square.board == at:
                planes[LETTERS.index(piece.letter)] |= 1 << square.index
                colours[piece.army % 2] |= 1 << square.index
        unmoved = sum(1 << square.index for square in self.unmoved if square.board == at)
        turn, count = self.to_move[at], self.move_numbers[at]
        return StrategiBoard(tuple(planes), tuple(colours), turn, unmoved, count)

    def find_problems(self) -> Iterator[Problem]:
        wrong = list(BOARDS.number_problems(self.boards)) or [
            problem for field in FIELDS for problem in field.problems(self)
        ]
        yield from wrong
        if self.boards > 1 or {problem.field for problem in wrong} & {BOARDS.name, TO_MOVE.name}:
            return
        state, (turn,) = self._state(), self.to_move
        king = state.boards[0].king(1 - turn)
        if king is not None and state.in_check(0, 1 - turn):
            message = Text(
                "{colour} is to move though the King of {other} on {square} is in check",
                colour=TEAM_NAMES[turn],
                other=TEAM_NAMES[1 - turn],
                square=NAMES[king],
            )
            yield TO_MOVE.problem(message, Square(0, king))


def _on(field: LineField[StrategiBuilder], square: Square, message: Text) -> Problem:
    known = 0 <= square.index < SQUARES
    where = NAMES[square.index] if known else str(square.index)
    text = Text("{square}: {message}", square=where, message=message)
    return field.of(square.board + 1, text, square if known else None)


class _Boards(RanksField[StrategiBuilder]):
    """The pieces on the boards; these entries give the number of boards."""

    def texts(self, draft: StrategiBuilder) -> dict[int, str]:
        words: list[dict[int, str]] = [{} for _ in range(draft.boards)]
        for square, piece in draft.pieces.items():
            letter = piece.letter.lower() if piece.army % 2 else piece.letter
            words[square.board][square.index] = letter
        return dict(enumerate((write_ranks(on, FILES, RANKS) for on in words), 1))

    def read(self, draft: StrategiBuilder, text: str) -> StrategiBuilder:
        labels = range(1, text.count("|") + 2)
        refuse(self.number_problems(len(labels)))
        pieces = {
            Square(at - 1, square): Piece(match[0].upper(), 2 * (at - 1) + match[0].islower())
            for at, part in self.parts(text, labels)
            for square, match in self.squares(at, part).items()
        }
        return draft.replace(boards=len(labels), pieces=pieces)

    def with_owner(self, draft: StrategiBuilder, at: int) -> StrategiBuilder:
        own = {
            Square(at, square): Piece(letter, seat_id(at, colour))
            for square, (letter, colour) in StrategiBoard.start().letters.items()
        }
        return draft.replace(boards=at + 1, pieces={**draft.pieces, **own})

    def without_owner(self, draft: StrategiBuilder, at: int, moved: Renumbered) -> StrategiBuilder:
        pieces = {
            Square(moved(board), index): Piece(letter, seat_id(moved(board), army % 2))
            for (board, index), (letter, army, _) in draft.pieces.items()
            if board != at
        }
        return draft.replace(boards=draft.boards - 1, pieces=pieces)

    def number_problems(self, count: int) -> Iterator[Problem]:
        """Yield a problem if there are too few or too many boards."""
        if not 1 <= count <= MAX_BOARDS:
            message = Text(
                "the number is {number} (expected 1 to {most})", number=count, most=MAX_BOARDS
            )
            yield self.problem(message)

    def problems(self, draft: StrategiBuilder) -> Iterator[Problem]:
        for square, piece in sorted(draft.pieces.items()):
            if not 0 <= square.board < draft.boards:
                yield self.problem(Text("there is no board {board}", board=square.board + 1))
            elif not 0 <= square.index < SQUARES:
                yield _on(self, square, Text("there is no square {number}", number=square.index))
            elif piece.letter not in LETTERS:
                message = Text(
                    "“{letter}” is not a piece (expected one of KQRBNP)", letter=piece.letter
                )
                yield _on(self, square, message)
            elif piece.army // 2 != square.board:
                yield _on(self, square, Text("the piece is of a player of another board"))
        kings = sorted(square for square, piece in draft.pieces.items() if piece.letter == "K")
        for team in (0, 1):
            own = [square for square in kings if draft.pieces[square].army % 2 == team]
            for first, second in pairwise(own):
                if first.board == second.board:
                    message = Text("{colour} has a second King there", colour=TEAM_NAMES[team])
                    yield _on(self, second, message)
            words = {"colour": TEAM_NAMES[team]}
            if not own and draft.boards > 1:
                yield self.problem(Text("{colour} has no King on any board", **words))
            elif not own:
                yield self.problem(Text("{colour} has no King", **words))


class _ToMove(LineField[StrategiBuilder]):
    """The colour to move on each board."""

    columns = ("to_move",)

    def text(self, value: int) -> str:
        return letter_of(TEAM_LETTERS, value)

    def value(self, match: re.Match[str]) -> int:
        return TEAM_LETTERS.index(match[0])

    def widget(self, value: int, **place: Any) -> Field:
        put = place.pop("set")
        return ChoiceField(
            value=str(value), choices=COLOUR_CHOICES, set=lambda new: put(int(new)), **place
        )


class _Unmoved(SquareSetField[StrategiBuilder]):
    """The pawns that never moved."""

    def texts(self, draft: StrategiBuilder) -> dict[int, str]:
        def files(number: int, rank: int) -> str:
            here = (Square(number - 1, FILES * rank + file) for file in range(FILES))
            return "".join(NAMES[at.index][0] for at in here if at in draft.unmoved) or "-"

        return {at: "/".join(files(at, rank) for rank in PAWN_RANKS) for at in draft.labels(BOARD)}

    def taken(
        self, draft: StrategiBuilder, matches: Mapping[int, re.Match[str]]
    ) -> StrategiBuilder:
        unmoved = frozenset(
            Square(at - 1, FILES * rank + _FILE_NAMES.index(file))
            for at, match in matches.items()
            for rank, files in zip(PAWN_RANKS, match.groups(), strict=True)
            for file in files.strip("-")
        )
        return draft.replace(unmoved=unmoved)

    def problems(self, draft: StrategiBuilder) -> Iterator[Problem]:
        for square in sorted(draft.unmoved - self.fitting(draft).unmoved):
            colour = TEAM_NAMES[square.index // FILES == PAWN_RANKS[1]]
            yield _on(self, square, Text("no pawn of {colour} stands there", colour=colour))

    def with_owner(self, draft: StrategiBuilder, at: int) -> StrategiBuilder:
        pawns = {Square(at, pawn) for pawn in squares[StrategiBoard.start().unmoved]}
        return draft.replace(unmoved=draft.unmoved | pawns)

    def without_owner(self, draft: StrategiBuilder, at: int, moved: Renumbered) -> StrategiBuilder:
        squares = (square for square in draft.unmoved if square.board != at)
        left = (Square(moved(square.board), square.index) for square in squares)
        return draft.replace(unmoved=frozenset(left))

    def fitting(self, draft: StrategiBuilder) -> StrategiBuilder:
        pawns = {
            square
            for square, piece in draft.pieces.items()
            if piece.letter == "P" and square.index // FILES == PAWN_RANKS[piece.army % 2]
        }
        return draft.replace(unmoved=draft.unmoved & pawns)


BOARDS = _Boards(
    Text("boards"),
    f"[{LETTERS}{LETTERS.lower()}]",
    Text("one of KQRBNP or kqrbnp"),
    FILES,
    RANKS,
    BOARD,
)
TO_MOVE = _ToMove(
    Text("side to move"),
    "[wb]",
    Text("w or b"),
    "to_move",
    BOARD,
    {"title": Text("To move"), "group": BOARDS_GROUP, "name": "turn"},
)
FIELDS: tuple[LineField[StrategiBuilder], ...] = (
    BOARDS,
    TO_MOVE,
    _Unmoved(
        Text("never-moved pawns"),
        f"{_FILES_IN_ORDER}/{_FILES_IN_ORDER}",
        Text("two lists of files in order, such as abc/n or -/-"),
        "unmoved",
        BOARD,
        {
            "title": Text("Pawns that never moved"),
            "group": ON_BOARDS,
            "help": Text("They may go two or three squares at once."),
        },
    ),
    CountField(
        "idle",
        Text("moves without progress"),
        0,
        form={
            "title": Text("Moves without progress"),
            "group": COUNTING,
            "help": Text("Moves since the last capture, pawn move or King taken off."),
        },
    ),
    MoveNumbers(),
)


@dataclass(frozen=True)
class StrategiEditing(Editing):
    """The fields of an STFEN, edited one by one."""

    builder: StrategiBuilder

    # Seats

    def seat_status(self, seat: int) -> SeatStatus:
        at, colour = divmod(seat, 2)
        return SeatStatus(
            self.seats()[seat],
            seat + 1,
            seat + 1,
            paint=seat,
            to_move=self.builder.to_move[at] == colour,
        )

    def seat_name(self, seat: int) -> Text:
        at, colour = divmod(seat, 2)
        return Text("{colour}, board {board}", colour=TEAM_NAMES[colour], board=at + 1)

    # Pieces

    def palette(self) -> tuple[PaletteArmy, ...]:
        return tuple(
            PaletteArmy(
                label(seat),
                self.seat_name(seat),
                tuple(Piece(letter, seat) for letter in FIDE_TYPES),
                (seat,),
            )
            for seat in range(2 * self.builder.boards)
        )

    def as_placed(self, piece: Piece, board: int) -> Piece:
        """Return a piece as one of the player of its colour at the board where it stands."""
        return piece._replace(army=seat_id(board, piece.army % 2))

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> StrategiEditing:
        builder = self.builder.replace(pieces=dict(pieces))
        for line_field in FIELDS:
            builder = line_field.fitting(builder)
        return StrategiEditing(builder)

    def fields(self) -> tuple[Field, ...]:
        return edited_fields(FIELDS, self.builder)

    # Boards

    def with_board(self) -> StrategiEditing | None:
        builder, at = self.builder, self.builder.boards
        if at >= MAX_BOARDS:
            return None
        for line_field in FIELDS:
            builder = line_field.with_owner(builder, at)
        return StrategiEditing(builder)

    def without_board(self, board: int) -> StrategiEditing | None:
        """Return the editing without a board; those to the right of it move up."""
        builder = self.builder
        if builder.boards <= 1 or not 0 <= board < builder.boards:
            return None
        for line_field in FIELDS:
            builder = line_field.without_owner(
                builder, board, lambda other: other - (other > board)
            )
        return StrategiEditing(builder)
