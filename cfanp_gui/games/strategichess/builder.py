"""A position of StrategiChess that is being set up, and all that can be wrong with one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position, PositionBuilder, Problem
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess.bitboards import NAMES, SQUARES
from cfanp_gui.games.strategichess.board import LETTERS, PAWN_RANKS, WHITE, Board
from cfanp_gui.games.strategichess.events import TEAM_NAMES
from cfanp_gui.games.strategichess.state import MAX_BOARDS, State

BOARDS = Text("boards")
TO_MOVE = Text("side to move")
UNMOVED = Text("never-moved pawns")
IDLE = Text("moves without progress")
MOVE_NUMBERS = Text("move numbers")
MOST_COUNTED = 999_999


@dataclass(frozen=True, slots=True)
class StrategiBuilder(PositionBuilder):
    """The fields of a position; boards are counted from 0, as in `Square`."""

    boards: int
    """How many boards lie side by side."""
    pieces: Mapping[Square, Piece]
    """Each belongs to the army of its player: twice the board, and 1 more for Black."""
    to_move: tuple[int, ...]
    """The colour to move on each board: 0 for White, 1 for Black."""
    unmoved: frozenset[Square]
    """Where pawns stand that never moved."""
    idle: int
    """Moves since the last capture, pawn move or King taken off."""
    move_numbers: tuple[int, ...]
    """The number of the next move on each board."""
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
                for square in range(SQUARES)
                if board.unmoved >> square & 1
            ),
            idle=state.idle,
            move_numbers=tuple(board.number for board in state.boards),
            make_position=make_position,
        )

    def build(self) -> Position:
        return self.make_position(self.build_state())

    def build_state(self) -> State:
        """Return the state. Raises PositionError with the first of the problems."""
        self.check()
        return self.unchecked_state()

    def unchecked_state(self) -> State:
        """Return the state of the fields, which may be none that can be."""
        return State(tuple(self._board(at) for at in range(self.boards)), self.idle)

    def _board(self, at: int) -> Board:
        planes, colours = [0] * len(LETTERS), [0, 0]
        for square, piece in self.pieces.items():
            if square.board == at:
                planes[LETTERS.index(piece.letter)] |= 1 << square.index
                colours[piece.army % 2] |= 1 << square.index
        king, queen, rook, bishop, knight, pawn = planes
        white, black = colours
        unmoved = sum(1 << square.index for square in self.unmoved if square.board == at)
        return Board(
            (king, queen, rook, bishop, knight, pawn),
            (white, black), self.to_move[at], unmoved, self.move_numbers[at],
        )  # fmt: skip

    # What is wrong, field by field in the order of a line of text

    def find_problems(self) -> Iterator[Problem]:
        if not 1 <= self.boards <= MAX_BOARDS:
            yield Problem(BOARDS, Text("the number is {number} (expected 1 to {most})",
                                       number=self.boards, most=MAX_BOARDS))  # fmt: skip
            return
        wrong = [*self._square_problems(), *self._king_problems()]
        yield from wrong
        turns = list(self._turn_problems())
        yield from turns
        yield from self._unmoved_problems()
        yield from self._number_problems()
        if self.boards == 1 and not wrong and not turns:
            board = Board(*self._board(0))
            if State((board,)).in_check(0, 1 - board.turn):
                king = board.king(1 - board.turn)
                assert king is not None, "it is in check"
                yield Problem(
                    TO_MOVE,
                    Text(
                        "{colour} is to move though the King of {other} on {square} is in check",
                        colour=TEAM_NAMES[board.turn], other=TEAM_NAMES[1 - board.turn],
                        square=NAMES[king],
                    ),
                    Square(0, king),
                )  # fmt: skip

    def _square_problems(self) -> Iterator[Problem]:
        for square, piece in sorted(self.pieces.items()):
            if not 0 <= square.board < self.boards:
                yield Problem(BOARDS, Text("there is no board {board}", board=square.board + 1))
            elif not 0 <= square.index < SQUARES:
                yield _on(BOARDS, square, Text("there is no square {number}", number=square.index))
            elif piece.letter not in LETTERS:
                yield _on(
                    BOARDS, square,
                    Text("“{letter}” is not a piece (expected one of KQRBNP)", letter=piece.letter),
                )  # fmt: skip
            elif piece.army // 2 != square.board:
                yield _on(BOARDS, square, Text("the piece is of a player of another board"))

    def _king_problems(self) -> Iterator[Problem]:
        kings = sorted(square for square, piece in self.pieces.items() if piece.letter == "K")
        for team in (0, 1):
            own = [square for square in kings if self.pieces[square].army % 2 == team]
            for first, second in pairwise(own):
                if first.board == second.board:
                    yield _on(
                        BOARDS, second,
                        Text("{colour} has a second King there", colour=TEAM_NAMES[team]),
                    )  # fmt: skip
            if not own:
                yield Problem(
                    BOARDS,
                    Text("{colour} has no King on any board", colour=TEAM_NAMES[team])
                    if self.boards > 1
                    else Text("{colour} has no King", colour=TEAM_NAMES[team]),
                )

    def _turn_problems(self) -> Iterator[Problem]:
        if len(self.to_move) != self.boards:
            yield _wrong_count(TO_MOVE, len(self.to_move), self.boards)
        for at, turn in enumerate(self.to_move):
            if turn not in (0, 1):
                yield of_board(TO_MOVE, at, Text("“{turn}” is not a colour", turn=turn))

    def _unmoved_problems(self) -> Iterator[Problem]:
        for square in sorted(self.unmoved):
            piece = self.pieces.get(square)
            rank = square.index // 14
            if rank not in PAWN_RANKS or piece is None or (
                piece.letter != "P" or piece.army % 2 != PAWN_RANKS.index(rank)
            ):  # fmt: skip
                colour = TEAM_NAMES[PAWN_RANKS.index(rank) if rank in PAWN_RANKS else WHITE]
                yield _on(
                    UNMOVED, square, Text("no pawn of {colour} stands there", colour=colour)
                )  # fmt: skip

    def _number_problems(self) -> Iterator[Problem]:
        if not 0 <= self.idle <= MOST_COUNTED:
            yield Problem(IDLE, _no_count(self.idle, 0))
        if len(self.move_numbers) != self.boards:
            yield _wrong_count(MOVE_NUMBERS, len(self.move_numbers), self.boards)
        for at, number in enumerate(self.move_numbers):
            if not 1 <= number <= MOST_COUNTED:
                yield of_board(MOVE_NUMBERS, at, _no_count(number, 1))


def of_board(field: Text, at: int, message: Text) -> Problem:
    """Return something wrong with a board, counted from 0."""
    return Problem(field, Text("board {board}: {message}", board=at + 1, message=message))


def _on(field: Text, square: Square, message: Text) -> Problem:
    known = 0 <= square.index < SQUARES
    where = NAMES[square.index] if known else str(square.index)
    text = Text(
        "board {board}, {square}: {message}", board=square.board + 1, square=where, message=message
    )
    return Problem(field, text, square if known else None)


def _wrong_count(field: Text, found: int, boards: int) -> Problem:
    return Problem(
        field,
        Text("{found} are given for {boards} board(s)", found=found, boards=boards),
    )


def _no_count(number: int, least: int) -> Text:
    return Text(
        "{number} (expected a whole number from {least} to {most})",
        number=number, least=least, most=MOST_COUNTED,
    )  # fmt: skip
