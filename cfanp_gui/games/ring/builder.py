"""A position of a ring that is being set up by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import OptionError, OptionValues, Seats, check_options
from cfanp_gui.core.half_boards import (
    HALF_SQUARES,
    half_square,
    seat_of,
    square_name,
    square_on_board,
)
from cfanp_gui.core.movegen import NO_SQUARE
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionBuilder, Problem
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring.board import Board
from cfanp_gui.games.ring.checks import (
    BOARDS,
    EN_PASSANT,
    MOVE_NUMBERS,
    PROGRESS,
    ROUND,
    STOCKPILES,
    TO_MOVE,
    UNMOVED,
    UNMOVED_LETTERS,
    count_problems,
    held_problems,
    king_problems,
    leaving_problems,
    number_problems,
    of_board,
    passed_problems,
    piece_problems,
    player_count_problems,
    ring_problems,
    round_problems,
    seat_problems,
    set_problems,
    turn_problems,
    unmoved_problems,
)
from cfanp_gui.games.ring.options import OPTIONS, Rules, rules_of
from cfanp_gui.games.ring.starting_pieces import COLOUR_LETTERS, SQUARES, WHITE, order, short_name
from cfanp_gui.games.ring.state import State
from cfanp_gui.games.ring.table_view import TableView

HOUSE_RULES = Text("options")

_NOT_THERE = Text("it is not in the ring")


@dataclass(frozen=True, slots=True)
class RingBuilder(PositionBuilder):
    """The fields of a position; boards are named by their numbers, from 1."""

    players: int
    """How many there were at the beginning of the game."""
    pieces: Mapping[Square, Piece]
    seats: Mapping[int, Seats]
    """Who has White and who has Black on each board that is still in the ring."""
    to_move: Mapping[int, int] = field(default_factory=dict)
    """The colour to move on each board; White where nothing is said."""
    unmoved: frozenset[Square] = frozenset()
    """The squares of Kings that never moved and of the Rooks with which they may still castle."""
    passed: Mapping[int, Square] = field(default_factory=dict)
    """On each board the square that a pawn passed by its double step in the last turn there."""
    stockpiles: Mapping[int, tuple[Piece, ...]] = field(default_factory=dict)
    """What each player holds; nothing where nothing is said."""
    move_numbers: Mapping[int, int] = field(default_factory=dict)
    """The number of the next move on each board; 1 where nothing is said."""
    moved: frozenset[int] = frozenset()
    """In rounds tempo the boards that have had their turn in this round."""
    spared: frozenset[int] = frozenset()
    """The boards whose player to move took over a seat whose King was checkmated already."""
    round: int = 1
    progress: int = 0
    """In rounds tempo the last round with a capture, pawn move or placement; 0 for none."""
    options: OptionValues = field(default_factory=dict)
    make_position: Callable[[State], TableView] = field(kw_only=True, repr=False)
    """Makes the position of a state: the class of positions, which is not known here."""

    @classmethod
    def of(cls, state: State, make_position: Callable[[State], TableView]) -> RingBuilder:
        """Return the fields of a state."""
        position = make_position(state)
        boards = state.boards
        return cls(
            players=position.players,
            pieces=dict(position.pieces()),
            seats=dict(position.players_at),
            to_move={board.number: board.turn for board in boards},
            unmoved=frozenset(
                half_square(board.number, square)
                for board in boards
                for square in UNMOVED_LETTERS.values()
                if board.unmoved >> square & 1
            ),
            passed={
                board.number: half_square(board.number, board.passed)
                for board in boards
                if board.passed != NO_SQUARE
            },
            stockpiles=dict(position.stockpiles),
            move_numbers={board.number: board.count for board in boards},
            moved=frozenset(board.number for board in boards if board.moved),
            spared=frozenset(board.number for board in boards if board.spared),
            round=state.round,
            progress=state.progress,
            options={
                "tempo": "rounds" if state.rules.rounds else "free",
                "tournament": state.rules.tournament,
            },
            make_position=make_position,
        )

    def build(self) -> TableView:
        self.check()
        return self.make_position(self.unchecked_state())

    def unchecked_state(self) -> State:
        """Return the state of the fields, which may be none that can be.

        What stands where there is no square is lost, and what players hold who have no seat.
        Raises OptionError.
        """
        rules = rules_of(check_options(OPTIONS, self.options))
        numbers = sorted(self.seats)
        alive = {player for seats in self.seats.values() for player in seats}
        return State(
            tuple(self._board(number, self._squares(number)) for number in numbers),
            tuple((white, black) for white, black in map(self.seats.__getitem__, numbers)),
            tuple(
                tuple(sorted(self.stockpiles.get(player, ()), key=order)) if player in alive else ()
                for player in range(1, self.players + 1)
            ),
            rules,
            self.round,
            self.progress,
        )

    # What is wrong, field by field in the order of a line of text

    def find_problems(self) -> Iterator[Problem]:
        try:
            rules = rules_of(check_options(OPTIONS, self.options))
        except OptionError as error:
            yield Problem(HOUSE_RULES, error.args[0])
            rules = Rules(rounds=True)  # the rest is judged as if it were right
        counted = list(player_count_problems(self.players))
        yield from counted
        if counted:
            return  # nothing else can be checked without knowing how many players there are
        boards = list(self._board_problems())
        yield from boards
        yield from self._seat_problems()
        turns = [
            problem
            for number in sorted(self.seats)
            for problem in turn_problems(
                number, self._turn_text(number), self._turn(number), number in self.moved, rules
            )
        ]
        yield from turns
        yield from self._absent(TO_MOVE, {*self.to_move, *self.moved, *self.spared})
        if boards:
            return  # what stands where is not known
        pieces = {number: self._squares(number) for number in sorted(self.seats)}
        yield from self._unmoved_problems(pieces)
        if not turns:
            yield from self._passed_problems(pieces)
        yield from self._absent(EN_PASSANT, self.passed)
        for number in sorted(self.seats):
            count = self.move_numbers.get(number, 1)
            yield from count_problems(MOVE_NUMBERS, str(count), count, 1, number)
        yield from self._absent(MOVE_NUMBERS, self.move_numbers)
        held = list(self._held_problems())
        yield from held
        yield from self._number_problems(rules)
        if held or turns:
            return
        stockpiles = [self.stockpiles.get(player, ()) for player in range(1, self.players + 1)]
        sets = list(set_problems(pieces, stockpiles))
        yield from sets
        without_a_king = {
            number
            for number, squares in pieces.items()
            if sum(piece is not None and piece.letter == "K" for piece in squares) != 2
            or len({piece.army for piece in squares if piece and piece.letter == "K"}) != 2
        }
        for number, squares in pieces.items():
            if number not in without_a_king:
                yield from king_problems(self._board(number, squares))

    def _board_problems(self) -> Iterator[Problem]:
        if not self.seats:
            yield Problem(BOARDS, Text("there is no board"))
        for number in sorted(self.seats):
            yield from number_problems(number, self.players)
        for square, piece in sorted(self.pieces.items()):
            number, _ = seat_of(square.board)
            if number not in self.seats:
                message = Text("board {board}: {message}", board=number, message=_NOT_THERE)
                yield Problem(BOARDS, message, square)
            elif not 0 <= square.index < HALF_SQUARES:
                message = Text("there is no square {number}", number=square.index)
                yield of_board(BOARDS, number, message)
            else:
                yield from piece_problems(piece, number, square_on_board(square), self.players)

    def _seat_problems(self) -> Iterator[Problem]:
        found = [
            problem
            for number in sorted(self.seats)
            for problem in seat_problems(
                number, "-".join(map(str, self.seats[number])), self.seats[number], self.players
            )
        ]
        yield from found
        if not found:
            ring = {number: self.seats[number] for number in sorted(self.seats)}
            yield from ring_problems(ring, self.players)

    def _unmoved_problems(self, boards: Mapping[int, list[Piece | None]]) -> Iterator[Problem]:
        for square in sorted(self.unmoved):
            number, _ = seat_of(square.board)
            if number not in self.seats or square_on_board(square) not in UNMOVED_LETTERS.values():
                yield Problem(
                    UNMOVED,
                    Text(
                        "board {board}: {message}",
                        board=number,
                        message=Text("no King or Rook starts on {square}", square=_name(square)),
                    ),
                    square,
                )
        for number, pieces in boards.items():
            mask = self._unmoved(number)
            squares = [square for square in UNMOVED_LETTERS.values() if mask >> square & 1]
            yield from unmoved_problems(number, squares, pieces)

    def _passed_problems(self, boards: Mapping[int, list[Piece | None]]) -> Iterator[Problem]:
        for number, passed in sorted(self.passed.items()):
            if number not in boards:
                continue
            here = seat_of(passed.board)[0] == number and 0 <= passed.index < HALF_SQUARES
            square = square_on_board(passed) if here else None
            yield from passed_problems(
                number, _name(passed), square, self._turn(number), boards[number]
            )

    def _held_problems(self) -> Iterator[Problem]:
        seated = {player for seats in self.seats.values() for player in seats}
        for player, stockpile in sorted(self.stockpiles.items()):
            if not 1 <= player <= self.players:
                yield Problem(STOCKPILES, Text("there is no player {player}", player=player))
                continue
            if stockpile:
                yield from leaving_problems(player, False, seated)
            for piece in stockpile:
                text = short_name(piece) if piece.army in (0, 1) else str(tuple(piece))
                yield from held_problems(player, text, piece, self.players)

    def _number_problems(self, rules: Rules) -> Iterator[Problem]:
        found = [
            *count_problems(ROUND, str(self.round), self.round, 1),
            *count_problems(PROGRESS, str(self.progress), self.progress, 0),
        ]
        yield from found
        if not found:
            texts = str(self.round), str(self.progress)
            yield from round_problems(self.round, self.progress, texts, rules)

    def _absent(self, field_: Text, numbers: Mapping[int, object] | set[int]) -> Iterator[Problem]:
        """Yield the boards of which something is said though they are not in the ring."""
        for number in sorted(numbers):
            if number not in self.seats:
                yield of_board(field_, number, _NOT_THERE)

    # One board

    def _turn(self, number: int) -> int:
        return self.to_move.get(number, WHITE)

    def _turn_text(self, number: int) -> str:
        turn = self._turn(number)
        letter = COLOUR_LETTERS[turn] if turn in (0, 1) else str(turn)
        return f"{letter}{'*' * (number in self.moved)}{'!' * (number in self.spared)}"

    def _squares(self, number: int) -> list[Piece | None]:
        """Return the 64 squares of a board, a1 first; nothing stands beside it."""
        found: list[Piece | None] = [None] * SQUARES
        for square, piece in self.pieces.items():
            if seat_of(square.board)[0] == number:
                found[square_on_board(square)] = piece
        return found

    def _unmoved(self, number: int) -> int:
        return sum(
            1 << square_on_board(square)
            for square in self.unmoved
            if seat_of(square.board)[0] == number
        )

    def _board(self, number: int, pieces: list[Piece | None]) -> Board:
        square = self.passed.get(number)
        return Board(
            number,
            tuple(pieces),
            self._turn(number),
            self._unmoved(number),
            NO_SQUARE if square is None else square_on_board(square),
            self.move_numbers.get(number, 1),
            number in self.moved,
            number in self.spared,
        )


def _name(square: Square) -> str:
    """Return what a square is called on its whole board; its number where it has no name."""
    if 0 <= square.index < HALF_SQUARES:
        return square_name(square_on_board(square))
    return str(square.index)
