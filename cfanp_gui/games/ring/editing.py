"""Editing of positions of Multi Player Chess."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import (
    ChoiceField,
    Editing,
    Field,
    NumberField,
    PaletteArmy,
    PiecesField,
    SquaresField,
    SwitchField,
    latest,
)
from cfanp_gui.core.half_boards import half_board, half_square, seat_of, square_on_board
from cfanp_gui.core.line_fields import MOST_COUNTED
from cfanp_gui.core.options import Choice, OptionValues
from cfanp_gui.core.pieces import COLOUR_NAMES, Piece
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring import rfen
from cfanp_gui.games.ring.checks import RingBuilder
from cfanp_gui.games.ring.options import OPTIONS
from cfanp_gui.games.ring.starting_pieces import (
    BLACK,
    HOMES,
    LETTERS,
    WHITE,
    order,
    starting_pieces,
)

LEAST_BOARDS = 2
"""Least number of boards: with a single one the game is over."""

BOARDS = Text("Boards")
MARKED = Text("On the boards")
STOCKPILES = Text("Stockpiles")
COUNTS = Text("Counting")
RULES = Text("House rules")

_COLOURS = tuple(Choice(str(colour), COLOUR_NAMES[colour], "") for colour in (WHITE, BLACK))


@dataclass(frozen=True)
class RingEditing(Editing):
    """The fields of an RFEN, edited one by one."""

    builder: RingBuilder

    @property
    def options(self) -> OptionValues:
        return self.builder.options

    # Seats and pockets

    def seat_status(self, seat: int) -> SeatStatus:
        number, colour = seat_of(seat)
        player = self.builder.seats[number][colour]
        return SeatStatus(
            Seat(seat, seat, colour, str(number)),
            player,
            number if colour == WHITE else number % self.players + 1,
            paint=player - 1,
            to_move=self.builder.turn(number) == colour and number not in self.builder.moved,
        )

    def seat_name(self, seat: int) -> Text:
        number, colour = seat_of(seat)
        return Text(
            "{colour}, player {player}",
            colour=COLOUR_NAMES[colour], player=self.builder.seats[number][colour],
        )  # fmt: skip

    def pocket(self, board: int) -> tuple[Piece, ...]:
        held, colour = self._held_at(board)
        return tuple(sorted((piece for piece in held if piece.army == colour), key=order))

    def _held_at(self, board: int) -> tuple[tuple[Piece, ...], int]:
        """Return the pieces held by the player at a half-board, and their colour there."""
        number, colour = seat_of(board)
        return self.builder.stockpiles.get(self.builder.seats[number][colour], ()), colour

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
        return _allowed(self.builder.replace(pieces=dict(pieces)))

    def with_pocket(self, board: int, pieces: tuple[Piece, ...]) -> RingEditing:
        held, colour = self._held_at(board)
        number, _ = seat_of(board)
        others = (piece for piece in held if piece.army != colour)
        return self._holding(self.builder.seats[number][colour], (*others, *pieces))

    def _holding(self, player: int, pieces: tuple[Piece, ...]) -> RingEditing:
        held = {**self.builder.stockpiles, player: tuple(sorted(pieces, key=order))}
        return self.replace(stockpiles=held)

    def cleared(self) -> RingEditing:
        """Return the editing without pieces on boards or in stockpiles."""
        return self.with_pieces({}).replace(stockpiles={})

    # Fields

    def fields(self) -> tuple[Field, ...]:
        builder = self.builder
        return (
            *(field for number in builder.numbers for field in self._of_board(number)),
            SquaresField(
                name="unmoved", title=Text("Never moved"), group=MARKED, value=builder.unmoved,
                set=lambda squares: self.replace(unmoved=squares),
                help=Text("Kings that never moved, and Rooks with which they may castle."),
            ),
            SquaresField(
                name="passed", title=Text("Passed squares"), group=MARKED,
                value=frozenset(builder.passed.values()),
                set=lambda squares: self.replace(
                    passed={seat_of(one.board)[0]: one
                            for one in latest(builder.passed.values(), squares)}
                ),
                help=Text("The squares that pawns have passed with their last double step."),
            ),
            *(
                PiecesField(
                    name=f"held:{player}", title=Text("Holds"), group=STOCKPILES,
                    row=Text("Player {number}", number=player),
                    value=builder.stockpiles.get(player, ()), set=partial(self._holding, player),
                )
                for player in sorted(builder.seated)
            ),
            NumberField(
                name="players", title=Text("Players at the start"), group=COUNTS,
                value=builder.players, set=lambda count: self.replace(players=count),
                least=max(rfen.MIN_PLAYERS, *self._needed()), most=rfen.MAX_PLAYERS,
            ),
            *(self._of_rounds() if self._rounds else ()),
            *self.option_fields(OPTIONS, RULES, self._with_options),
        )  # fmt: skip

    @property
    def _rounds(self) -> bool:
        return self.options.get("tempo") == "rounds"

    def _of_board(self, number: int) -> Iterator[Field]:
        builder, row = self.builder, Text("Board {number}", number=number)

        def put(name: str) -> Callable[[Any], RingEditing]:
            """Return the setter of this board's value in a field of all boards."""
            return lambda value: self.replace(**{name: {**getattr(builder, name), number: value}})

        def mark(name: str) -> Callable[[bool], RingEditing]:
            """Return the setter of this board's membership in a set of boards."""
            others = getattr(builder, name) - {number}
            return lambda on: self.replace(**{name: others | {number} if on else others})

        def give_turn(colour: str) -> RingEditing:
            passed = {one: square for one, square in builder.passed.items() if one != number}
            return put("to_move")(int(colour)).replace(passed=passed)

        yield ChoiceField(
            name=f"white:{number}", title=Text("White"), group=BOARDS, row=row,
            value=str(builder.seats[number][WHITE]),
            set=lambda player: self.replace(seats=_ring({**self._whites, number: int(player)})),
            choices=tuple(
                Choice(str(player), str(player), Text("Player {number}", number=player))
                for player in range(1, self.players + 1)
            ),
            help=Text("Black on a board is who has White on the next one."),
        )  # fmt: skip
        yield ChoiceField(
            name=f"turn:{number}", title=Text("To move"), group=BOARDS, row=row,
            value=str(builder.turn(number)), set=give_turn, choices=_COLOURS,
        )  # fmt: skip
        yield NumberField(
            name=f"number:{number}", title=Text("Move"), group=BOARDS, row=row,
            value=builder.move_numbers.get(number, 1), set=put("move_numbers"),
            least=1, most=MOST_COUNTED,
        )  # fmt: skip
        if self._rounds:
            yield SwitchField(
                name=f"moved:{number}", title=Text("Moved"), group=BOARDS, row=row,
                value=number in builder.moved, set=mark("moved"),
                help=Text("The board has had its turn in this round."),
            )  # fmt: skip
        yield SwitchField(
            name=f"spared:{number}", title=Text("Spared"), group=BOARDS, row=row,
            value=number in builder.spared, set=mark("spared"),
            help=Text("Who is to move took over a King that was checkmated already."),
        )  # fmt: skip

    def _of_rounds(self) -> Iterator[Field]:
        yield NumberField(
            name="round", title=Text("Round"), group=COUNTS, value=self.builder.round,
            set=lambda number: self.replace(round=number), least=1, most=MOST_COUNTED,
        )  # fmt: skip
        yield NumberField(
            name="progress", title=Text("Last round with progress"), group=COUNTS,
            value=self.builder.progress, set=lambda number: self.replace(progress=number),
            least=0, most=MOST_COUNTED,
            help=Text("The last round with a capture, pawn move or placement."),
        )  # fmt: skip

    def _with_options(self, options: OptionValues) -> RingEditing:
        if options.get("tempo") == "rounds":
            return self.replace(options=options)
        return self.replace(options=options, moved=frozenset(), round=1, progress=0)

    def _needed(self) -> set[int]:
        """Return the numbers of boards, players and sets that occur in the position."""
        builder = self.builder
        held = [piece for stockpile in builder.stockpiles.values() for piece in stockpile]
        sets = {piece.set for piece in (*builder.pieces.values(), *held)}
        return {0, *builder.seats, *builder.seated, *sets}

    @property
    def _whites(self) -> dict[int, int]:
        """Return the player of White on each board; those of Black follow from it."""
        return {number: white for number, (white, _) in self.builder.seats.items()}

    # Boards

    def with_board(self) -> RingEditing | None:
        """Return the editing with the first removed board put back, else one for a new player."""
        builder = self.builder
        missing = [one for one in range(1, builder.players + 1) if one not in builder.seats]
        number = missing[0] if missing else builder.players + 1
        if number > rfen.MAX_PLAYERS:
            return None
        own = {
            half_square(number, at): piece
            for at, piece in enumerate(starting_pieces(number))
            if piece is not None
        }
        return self.replace(
            players=max(builder.players, number),
            seats=_ring({**self._whites, number: number}),
            pieces={**builder.pieces, **own},
            unmoved=builder.unmoved
            | {half_square(number, at) for at in rfen.UNMOVED_LETTERS.values()},
        )

    def without_board(self, board: int) -> RingEditing | None:
        """Return the editing without a board, as if it had left the ring; the others close up."""
        builder, (number, _) = self.builder, seat_of(board)
        if len(builder.seats) <= LEAST_BOARDS or number not in builder.seats:
            return None
        seats = _ring({one: white for one, white in self._whites.items() if one != number})
        seated = {player for pair in seats.values() for player in pair}

        def others(values: Mapping[int, Any]) -> dict[int, Any]:
            return {one: value for one, value in values.items() if one != number}

        return self.replace(
            seats=seats,
            pieces={
                at: piece for at, piece in builder.pieces.items() if seat_of(at.board)[0] != number
            },
            to_move=others(builder.to_move),
            unmoved=frozenset(at for at in builder.unmoved if seat_of(at.board)[0] != number),
            passed=others(builder.passed),
            stockpiles={
                player: held for player, held in builder.stockpiles.items() if player in seated
            },
            move_numbers=others(builder.move_numbers),
            moved=builder.moved - {number},
            spared=builder.spared - {number},
        )


def _ring(whites: Mapping[int, int]) -> dict[int, tuple[int, int]]:
    """Return the seats of boards by their White: Black has White on the next board."""
    numbers = sorted(whites)
    following = (*numbers[1:], numbers[0])
    return {
        one: (whites[one], whites[after]) for one, after in zip(numbers, following, strict=True)
    }


def _allowed(builder: RingBuilder) -> RingEditing:
    """Return the editing without castling rights and en passant squares that cannot be."""
    unmoved = {square for square in builder.unmoved if _stays(builder, square)}
    kings = {
        (number, colour)
        for number in builder.seats
        for colour in (WHITE, BLACK)
        if half_square(number, HOMES[colour]["K"].bit_length() - 1) in unmoved
    }
    unmoved = {
        square
        for square in unmoved
        if (seat_of(square.board)[0], builder.pieces[square].army) in kings
    }
    found = builder.replace(unmoved=frozenset(unmoved))
    lost = {one.square for one in found.problems() if one.field == rfen.EN_PASSANT.name}
    return RingEditing(
        found.replace(
            passed={one: square for one, square in found.passed.items() if square not in lost}
        )
    )


def _stays(builder: RingBuilder, square: Square) -> bool:
    """Return True if a King or a Rook stands on a starting square of its colour."""
    piece = builder.pieces.get(square)
    return piece is not None and bool(
        piece.letter in "KR" and HOMES[piece.army][piece.letter] >> square_on_board(square) & 1
    )
