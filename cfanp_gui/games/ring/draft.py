"""The fields of a position of Multi Player Chess, as values that need not be consistent yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from cfanp_gui.core.actions import Seats
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import OptionValues, Piece
from cfanp_gui.core.half_boards import half_square, seat_of, square_on_board
from cfanp_gui.core.line_fields import BOARD, Scope
from cfanp_gui.core.movegen import NO_SQUARE
from cfanp_gui.core.position import Position, PositionBuilder
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.ring.board import RingBoard
from cfanp_gui.games.ring.starting_pieces import SQUARES, WHITE, order
from cfanp_gui.games.ring.state import RingState, rules_of


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

    make_position: Callable[[RingState], Position] = field(kw_only=True, repr=False)
    """Factory of the position of a state, since the class of positions is not known here."""

    @classmethod
    def of(cls, state: RingState, make_position: Callable[[RingState], Position]) -> Self:
        """Return the fields of a state."""
        boards, rules = state.boards, state.rules
        return cls(
            players=len(state.stockpiles),
            pieces=dict(make_position(state).pieces()),
            seats={board.number: board.seats for board in boards},
            to_move={board.number: board.turn for board in boards},
            unmoved=frozenset(
                at for board in boards for at in board.located(squares[board.unmoved])
            ),
            passed={
                board.number: half_square(board.number, board.passed)
                for board in boards
                if board.passed != NO_SQUARE
            },
            stockpiles={player: state.stockpiles[player - 1] for player in sorted(state.alive)},
            move_numbers={board.number: board.move_number for board in boards},
            moved=frozenset(board.number for board in boards if board.moved),
            spared=frozenset(board.number for board in boards if board.spared),
            round=state.round,
            progress=state.progress,
            options={"tempo": "rounds" if rules.rounds else "free", "tournament": rules.tournament},
            make_position=make_position,
        )

    def unchecked(self) -> Position:
        """Return the position of the fields, which may be an impossible one.

        Pieces where there is no square are dropped, and so are the stockpiles of players without a
        seat. Raises OptionError.
        """
        boards = tuple(self.board(number, pieces) for number, pieces in self.squares().items())
        held = {player: self.stockpiles.get(player, ()) for player in self.seated}
        players = range(1, self.players + 1)
        stockpiles = tuple(tuple(sorted(held.get(player, ()), key=order)) for player in players)
        rules = rules_of(self.options)
        return self.make_position(RingState(boards, stockpiles, rules, self.round, self.progress))

    @property
    def rounds(self) -> bool:
        """Return True unless the tempo is free, so also for an unknown one."""
        return self.options.get("tempo", "free") != "free"

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
        stockpile = tuple(sorted(pieces, key=order))
        return self.replace(stockpiles={**self.stockpiles, player: stockpile})

    # One board

    def turn(self, number: int) -> int:
        """Return the colour to move on a board."""
        return self.to_move.get(number, WHITE)

    def with_turn(self, number: int, colour: int | str) -> Self:
        """Return it with another colour to move on a board, where no pawn has just passed."""
        passed = {one: square for one, square in self.passed.items() if one != number}
        return self.replace(to_move={**self.to_move, number: int(colour)}, passed=passed)

    def squares(self) -> dict[int, list[Piece | None]]:
        """Return the 64 squares of every board, a1 first; pieces beside them are left out."""
        boards: dict[int, list[Piece | None]] = {one: [None] * SQUARES for one in self.numbers}
        for square, piece in self.pieces.items():
            number, _ = seat_of(square.board)
            if number in boards:
                boards[number][square_on_board(square)] = piece
        return boards

    def board(self, number: int, pieces: Iterable[Piece | None]) -> RingBoard:
        """Return a board with its settings and the pieces on its `squares`."""
        unmoved = [square for square in self.unmoved if seat_of(square.board)[0] == number]
        passed = self.passed.get(number)
        return RingBoard(
            number,
            tuple(pieces),
            self.turn(number),
            sum(1 << square_on_board(square) for square in unmoved),
            NO_SQUARE if passed is None else square_on_board(passed),
            self.move_numbers.get(number, 1),
            number in self.moved,
            number in self.spared,
            self.seats[number],
        )
