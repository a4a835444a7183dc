"""Editing of positions of Multi Player Chess."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Editing, Field, PaletteArmy, option_fields
from cfanp_gui.core.half_boards import half_board, seat_of
from cfanp_gui.core.line_fields import edited_fields
from cfanp_gui.core.options import OptionValues
from cfanp_gui.core.pieces import COLOUR_NAMES, Piece
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring.piece_fields import MAX_PLAYERS
from cfanp_gui.games.ring.rfen import FIELDS, RingBuilder
from cfanp_gui.games.ring.starting_pieces import BLACK, LETTERS, WHITE, first_player, order, seat_at
from cfanp_gui.games.ring.state import OPTIONS

LEAST_BOARDS = 2
"""Least number of boards: with a single one the game is over."""


@dataclass(frozen=True)
class RingEditing(Editing):
    """The fields of an RFEN, edited one by one."""

    builder: RingBuilder

    @property
    def options(self) -> OptionValues:
        return self.builder.options

    # Seats and pockets

    def seat_status(self, seat: int) -> SeatStatus:
        (number, colour), builder = seat_of(seat), self.builder
        player = builder.seats[number][colour]
        return SeatStatus(
            seat_at(number, colour),
            player,
            first_player(number, colour, builder.players),
            paint=player - 1,
            to_move=builder.turn(number) == colour and number not in builder.moved,
        )

    def seat_name(self, seat: int) -> Text:
        player, colour = self._player_at(seat)
        return Text("{colour}, player {player}", colour=COLOUR_NAMES[colour], player=player)

    def _player_at(self, seat: int) -> tuple[int, int]:
        """Return the player and the colour of a seat, whose id is that of its half-board."""
        number, colour = seat_of(seat)
        return self.builder.seats[number][colour], colour

    def pocket(self, board: int) -> tuple[Piece, ...]:
        player, colour = self._player_at(board)
        held = self.builder.stockpiles.get(player, ())
        return tuple(sorted((piece for piece in held if piece.army == colour), key=order))

    # Pieces

    def palette(self) -> tuple[PaletteArmy, ...]:
        return tuple(
            PaletteArmy(
                str(number),
                Text("{colour} of set {set}", colour=COLOUR_NAMES[colour], set=number),
                tuple(Piece(letter, colour, number) for letter in LETTERS),
                (half_board(number, colour),) if number in self.builder.seats else (),
            )
            for number in range(1, self.players + 1)
            for colour in (WHITE, BLACK)
        )

    def as_placed(self, piece: Piece, board: int) -> Piece:
        """Return a King as one of the board's own set, since no King leaves its board."""
        return piece._replace(set=seat_of(board)[0]) if piece.letter == "K" else piece

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> RingEditing:
        builder = self.builder.replace(pieces=dict(pieces))
        for field in FIELDS:
            builder = field.fitting(builder)
        return RingEditing(builder)

    def with_pocket(self, board: int, pieces: tuple[Piece, ...]) -> RingEditing:
        player, colour = self._player_at(board)
        held = self.builder.stockpiles.get(player, ())
        others = (piece for piece in held if piece.army != colour)
        return RingEditing(self.builder.holding(player, (*others, *pieces)))

    def cleared(self) -> RingEditing:
        return self.with_pieces({}).replace(stockpiles={})

    # Fields

    def fields(self) -> tuple[Field, ...]:
        rules = option_fields(OPTIONS, self.options, partial(_with_options, self.builder))
        return (*edited_fields(FIELDS, self.builder), *rules)

    # Boards

    def with_board(self) -> RingEditing | None:
        """Return the editing with the first removed board put back, else one for a new player."""
        builder = self.builder
        missing = [board for board in range(1, builder.players + 1) if board not in builder.seats]
        number = missing[0] if missing else builder.players + 1
        if number > MAX_PLAYERS:
            return None
        for field in FIELDS:
            builder = field.with_owner(builder, number)
        return RingEditing(builder)

    def without_board(self, board: int) -> RingEditing | None:
        """Return the editing without a board, as if it had left the ring; the others close up."""
        builder, (number, _) = self.builder, seat_of(board)
        if len(builder.seats) <= LEAST_BOARDS or number not in builder.seats:
            return None
        for field in FIELDS:
            builder = field.without_owner(builder, number, lambda other: other)
        return RingEditing(builder)


def _with_options(builder: RingBuilder, options: OptionValues) -> RingBuilder:
    if options.get("tempo") == "rounds":
        return builder.replace(options=options)
    return builder.replace(options=options, moved=frozenset(), round=1, progress=0)
