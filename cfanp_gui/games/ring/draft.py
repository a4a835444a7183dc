"""The fields of a position of Multi Player Chess, as values that need not be consistent yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from cfanp_gui.core.actions import Seats
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import OptionError, OptionValues, Piece, check_options
from cfanp_gui.core.half_boards import half_square, seat_of, square_on_board
from cfanp_gui.core.line_fields import BOARD, Scope
from cfanp_gui.core.movegen import NO_SQUARE
from cfanp_gui.core.position import Position, PositionBuilder
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.ring.board import Board
from cfanp_gui.games.ring.options import OPTIONS, Rules, rules_of
from cfanp_gui.games.ring.starting_pieces import SQUARES, WHITE, order
from cfanp_gui.games.ring.state import State


@dataclass(frozen=True, slots=True)
class RingDraft(PositionBuilder):
    """The fields of a position; boards are named by their numbers, from 1."""

    players: int = 0
    """Number of players at the beginning of the game."""
    pieces: Mapping[Square, Piece] = field(default_factory=dict)
    seats: Mapping[int, Seats] = field(default_factory=dict)
    """The players of White and Black on each board that is still in the ring."""
    to_move: Mapping[int, int] = field(default_factory=dict)
    """The colour to move on each board; White by default."""
    unmoved: frozenset[Square] = frozenset()
    """The squares of Kings that never moved and of the Rooks with which they may still castle."""
    passed: Mapping[int, Square] = field(default_factory=dict)
    """On each board the square that a pawn passed by its double step in the last turn there."""
    stockpiles: Mapping[int, tuple[Piece, ...]] = field(default_factory=dict)
    """The pieces each player holds; none by default."""
    move_numbers: Mapping[int, int] = field(default_factory=dict)
    """The number of the next move on each board; 1 by default."""
    moved: frozenset[int] = frozenset()
    """In rounds tempo the boards that have had their turn in this round."""
    spared: frozenset[int] = frozenset()
    """The boards whose player to move took over a seat whose King was checkmated already."""
    round: int = 1
    progress: int = 0
    """In rounds tempo the last round with a capture, pawn move or placement; 0 for none."""
    options: OptionValues = field(default_factory=dict)

    make_position: Callable[[State], Position] = field(kw_only=True, repr=False)
    """Factory of the position of a state, since the class of positions is not known here."""

    @classmethod
    def of(cls, state: State, make_position: Callable[[State], Position]) -> Self:
        """Return the fields of a state."""
        boards = state.boards
        return cls(
            players=len(state.stockpiles),
            pieces=dict(make_position(state).pieces()),
            seats={board.number: two for board, two in zip(boards, state.seats, strict=True)},
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
            stockpiles={player: state.stockpiles[player - 1] for player in sorted(state.alive)},
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

    def unchecked(self) -> Position:
        """Return the position of the fields, which may be an impossible one.

        Pieces where there is no square are dropped, and so are the stockpiles of players without a
        seat. Raises OptionError.
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

    @property
    def rules(self) -> Rules:
        """Return the rules of the options. Raises OptionError."""
        return rules_of(check_options(OPTIONS, self.options))

    @property
    def rounds(self) -> bool:
        """Return True in rounds tempo, in which a position with wrong options is judged too."""
        try:
            return self.rules.rounds
        except OptionError:
            return True

    @property
    def numbers(self) -> list[int]:
        """Return the numbers of the boards in the ring."""
        return sorted(self.seats)

    @property
    def seated(self) -> set[int]:
        """Return the players who have a seat."""
        return {player for seats in self.seats.values() for player in seats}

    def labels(self, scope: Scope) -> Sequence[int]:
        """Return the numbers of the boards in the ring, or of all players."""
        return self.numbers if scope is BOARD else range(1, self.players + 1)

    def column(self, key: str) -> dict[int, Any]:
        """Return the numbers of the boards in a field that counts from 1."""
        values = getattr(self, key)
        return {number: values.get(number, 1) for number in self.numbers}

    def with_column(self, key: str, values: Mapping[int, Any]) -> Self:
        """Return it with other values of a field."""
        return self.replace(**{key: dict(values)})

    def holding(self, player: int, pieces: Iterable[Piece]) -> Self:
        """Return it with another stockpile of a player."""
        return self.replace(
            stockpiles={**self.stockpiles, player: tuple(sorted(pieces, key=order))}
        )

    # One board

    def turn(self, number: int) -> int:
        """Return the colour to move on a board."""
        return self.to_move.get(number, WHITE)

    def squares(self) -> dict[int, list[Piece | None]]:
        """Return the 64 squares of every board, a1 first; pieces beside them are left out."""
        found: dict[int, list[Piece | None]] = {one: [None] * SQUARES for one in self.numbers}
        for square, piece in self.pieces.items():
            number, _ = seat_of(square.board)
            if number in found:
                found[number][square_on_board(square)] = piece
        return found

    def board(self, number: int, pieces: Iterable[Piece | None]) -> Board:
        """Return a board with its settings and the pieces on its `squares`."""
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
