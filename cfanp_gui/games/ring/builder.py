"""A position of a ring that is being set up by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from cfanp_gui.core.half_boards import half_square
from cfanp_gui.core.line_fields import write_line
from cfanp_gui.core.movegen import NO_SQUARE
from cfanp_gui.core.position import Problem
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.ring import checks, rfen
from cfanp_gui.games.ring.rfen import RingDraft
from cfanp_gui.games.ring.starting_pieces import order
from cfanp_gui.games.ring.state import State
from cfanp_gui.games.ring.table_view import TableView


@dataclass(frozen=True, slots=True)
class RingBuilder(RingDraft):
    """The fields of a line, from which a position is built."""

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
