"""A position of StrategiChess that is being set up, and all that can be wrong with one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from cfanp_gui.core.boards import Square
from cfanp_gui.core.line_fields import ListField, write_line
from cfanp_gui.core.position import Position, Problem
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess import stfen
from cfanp_gui.games.strategichess.bitboards import NAMES, SQUARES
from cfanp_gui.games.strategichess.board import LETTERS, PAWN_RANKS, Board
from cfanp_gui.games.strategichess.events import TEAM_NAMES
from cfanp_gui.games.strategichess.state import State
from cfanp_gui.games.strategichess.stfen import (
    BOARDS,
    IDLE,
    MOVE_NUMBERS,
    TO_MOVE,
    UNMOVED,
    StrategiDraft,
)


@dataclass(frozen=True, slots=True)
class StrategiBuilder(StrategiDraft):
    """The fields of a line, from which a position is built."""

    make_position: Callable[[State], Position]
    """Makes the position of a state: the class of positions, which is not known here."""

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
        return write_line(stfen.FIELDS, self)

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

    # What is wrong, field by field in the order of a line of text

    def find_problems(self) -> Iterator[Problem]:
        counted = list(stfen.board_count_problems(self.boards))
        yield from counted
        if counted:
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


def _on(field: ListField[StrategiDraft], square: Square, message: Text) -> Problem:
    known = 0 <= square.index < SQUARES
    where = NAMES[square.index] if known else str(square.index)
    text = Text("{square}: {message}", square=where, message=message)
    return field.of(square.board + 1, text, square if known else None)
