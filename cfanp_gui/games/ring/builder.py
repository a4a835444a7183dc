"""A position of a ring that is being set up by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import OptionValues, Seats, check_options
from cfanp_gui.core.half_boards import half_square, seat_of, square_on_board
from cfanp_gui.core.line_fields import write_line
from cfanp_gui.core.movegen import NO_SQUARE
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionBuilder, Problem
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.ring import checks, rfen
from cfanp_gui.games.ring.board import Board
from cfanp_gui.games.ring.options import OPTIONS, Rules, rules_of
from cfanp_gui.games.ring.starting_pieces import SQUARES, WHITE, order
from cfanp_gui.games.ring.state import State
from cfanp_gui.games.ring.table_view import TableView


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
                for square in squares[board.unmoved]
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

    def unchecked(self) -> TableView:
        """Return the position of the fields, which may be none that can be.

        What stands where there is no square is lost, and what players hold who have no seat.
        Raises OptionError.
        """
        state = State(
            tuple(self.board(number, pieces) for number, pieces in self.squares().items()),
            tuple((white, black) for white, black in map(self.seats.__getitem__, self.numbers)),
            tuple(
                tuple(sorted(self.stockpiles.get(player, ()), key=order))
                if player in self.seated
                else ()
                for player in range(1, self.players + 1)
            ),
            self.rules,
            self.round,
            self.progress,
        )
        return self.make_position(state)

    def to_text(self) -> str:
        return write_line(rfen.FIELDS, self)

    def find_problems(self) -> Iterator[Problem]:
        return checks.find_problems(self)

    @property
    def rules(self) -> Rules:
        """Return the rules of the options. Raises OptionError."""
        return rules_of(check_options(OPTIONS, self.options))

    @property
    def numbers(self) -> list[int]:
        """Return the numbers of the boards in the ring."""
        return sorted(self.seats)

    @property
    def seated(self) -> set[int]:
        """Return the players who have a seat."""
        return {player for seats in self.seats.values() for player in seats}

    # One board

    def turn(self, number: int) -> int:
        """Return the colour to move on a board."""
        return self.to_move.get(number, WHITE)

    def squares(self) -> dict[int, list[Piece | None]]:
        """Return the 64 squares of every board, a1 first; nothing stands beside them."""
        found: dict[int, list[Piece | None]] = {one: [None] * SQUARES for one in self.numbers}
        for square, piece in self.pieces.items():
            number, _ = seat_of(square.board)
            if number in found:
                found[number][square_on_board(square)] = piece
        return found

    def board(self, number: int, pieces: Iterable[Piece | None]) -> Board:
        """Return a board as it is set up, with what stands on its `squares`."""
        passed = self.passed.get(number)
        return Board(
            number,
            tuple(pieces),
            self.turn(number),
            sum(
                1 << square_on_board(square)
                for square in self.unmoved
                if seat_of(square.board)[0] == number
            ),
            NO_SQUARE if passed is None else square_on_board(passed),
            self.move_numbers.get(number, 1),
            number in self.moved,
            number in self.spared,
        )
