"""What can be edited in a position of Multi Player Chess."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.editing import (
    OPTION,
    ChoiceField,
    Editing,
    Field,
    FieldValue,
    NumberField,
    PaletteArmy,
    PiecesField,
    SquaresField,
    SwitchField,
    option_fields,
    with_option,
)
from cfanp_gui.core.half_boards import half_board, half_square, seat_of, square_on_board
from cfanp_gui.core.options import Choice, OptionValues
from cfanp_gui.core.pieces import COLOUR_NAMES, Piece, PieceStyle
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring import checks, rfen
from cfanp_gui.games.ring.builder import RingBuilder
from cfanp_gui.games.ring.options import OPTIONS
from cfanp_gui.games.ring.starting_pieces import (
    BLACK,
    HOMES,
    LETTERS,
    WHITE,
    order,
    starting_pieces,
)
from cfanp_gui.games.ring.table_view import half_of

LEAST_BOARDS = 2
"""With a single board the game is over."""

BOARDS = Text("Boards")
MARKED = Text("On the boards")
STOCKPILES = Text("Stockpiles")
COUNTS = Text("Counting")
RULES = Text("House rules")

_BODIES = ("white", "black")
_COLOURS = tuple(Choice(str(colour), COLOUR_NAMES[colour], "") for colour in (WHITE, BLACK))


@dataclass(frozen=True, slots=True)
class RingEditing(Editing):
    """The fields of an RFEN, to be filled in one by one."""

    builder: RingBuilder

    # What there is to see

    def to_text(self) -> str:
        return rfen.write(self.builder.unchecked_state())

    @property
    def players(self) -> int:
        return self.builder.players

    @property
    def options(self) -> OptionValues:
        return self.builder.options

    @property
    def _numbers(self) -> list[int]:
        return sorted(self.builder.seats)

    def boards(self) -> tuple[BoardSpec, ...]:
        return tuple(half_of(number, colour) for number in self._numbers for colour in (0, 1))

    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            Seat(half_board(number, colour), half_board(number, colour), colour, str(number))
            for number in self._numbers
            for colour in (WHITE, BLACK)
        )

    def seat_status(self, seat: int) -> SeatStatus:
        number, colour = seat_of(seat)
        player = self.builder.seats[number][colour]
        return SeatStatus(
            Seat(seat, seat, colour, str(number)),
            player,
            number if colour == WHITE else number % self.players + 1,
            paint=player - 1,
            to_move=self._turn(number) == colour and number not in self.builder.moved,
        )

    def seat_name(self, seat: int) -> Text:
        number, colour = seat_of(seat)
        return Text(
            "{colour}, player {player}",
            colour=COLOUR_NAMES[colour], player=self.builder.seats[number][colour],
        )  # fmt: skip

    @property
    def pieces(self) -> Mapping[Square, Piece]:
        return self.builder.pieces

    def style(self, piece: Piece) -> PieceStyle:
        return PieceStyle(piece.set - 1, _BODIES[piece.army], label=str(piece.set))

    def pocket(self, board: int) -> tuple[Piece, ...]:
        player, colour = self._owner(board), seat_of(board)[1]
        held = self.builder.stockpiles.get(player, ())
        return tuple(sorted((piece for piece in held if piece.army == colour), key=order))

    def _owner(self, board: int) -> int:
        """Return the player who sits at a half-board."""
        number, colour = seat_of(board)
        return self.builder.seats[number][colour]

    def _turn(self, number: int) -> int:
        return self.builder.to_move.get(number, WHITE)

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
        """Return a King as one of the board's own set, which no King ever leaves."""
        return piece._replace(set=seat_of(board)[0]) if piece.letter == "K" else piece

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> RingEditing:
        return _allowed(self.builder.replace(pieces=dict(pieces)))

    def with_pocket(self, board: int, pieces: tuple[Piece, ...]) -> RingEditing:
        player, colour = self._owner(board), seat_of(board)[1]
        others = [one for one in self.builder.stockpiles.get(player, ()) if one.army != colour]
        return self._holding(player, (*others, *pieces))

    def _holding(self, player: int, pieces: tuple[Piece, ...]) -> RingEditing:
        held = {**self.builder.stockpiles, player: tuple(sorted(pieces, key=order))}
        return RingEditing(self.builder.replace(stockpiles=held))

    def cleared(self) -> RingEditing:
        """Return it without any pieces, on the boards and in stockpiles."""
        return RingEditing(self.with_pieces({}).builder.replace(stockpiles={}))

    # Fields

    def fields(self) -> tuple[Field, ...]:
        return (
            *self._of_boards(),
            SquaresField(
                name="unmoved", title=Text("Never moved"), group=MARKED,
                value=self.builder.unmoved,
                help=Text("Kings that never moved, and Rooks with which they may castle."),
            ),
            SquaresField(
                name="passed", title=Text("Passed squares"), group=MARKED,
                value=frozenset(self.builder.passed.values()),
                help=Text("The squares that pawns have passed with their last double step."),
            ),
            *self._of_players(),
            *self._counts(),
            *option_fields(OPTIONS, self.builder.options, RULES),
        )  # fmt: skip

    @property
    def _rounds(self) -> bool:
        return self.builder.options.get("tempo") == "rounds"

    def _of_boards(self) -> list[Field]:
        players = tuple(
            Choice(str(player), str(player), Text("Player {number}", number=player))
            for player in range(1, self.players + 1)
        )
        found: list[Field] = []
        for number in self._numbers:
            row = Text("Board {number}", number=number)
            found += [
                ChoiceField(
                    name=f"white:{number}", title=Text("White"), group=BOARDS, row=row,
                    value=str(self.builder.seats[number][WHITE]), choices=players,
                    help=Text("Black on a board is who has White on the next one."),
                ),
                ChoiceField(
                    name=f"turn:{number}", title=Text("To move"), group=BOARDS, row=row,
                    value=str(self._turn(number)), choices=_COLOURS,
                ),
                NumberField(
                    name=f"number:{number}", title=Text("Move"), group=BOARDS, row=row,
                    value=self.builder.move_numbers.get(number, 1),
                    least=1, most=checks.GREATEST_NUMBER,
                ),
            ]  # fmt: skip
            if self._rounds:
                found.append(
                    SwitchField(
                        name=f"moved:{number}", title=Text("Moved"), group=BOARDS, row=row,
                        value=number in self.builder.moved,
                        help=Text("The board has had its turn in this round."),
                    )
                )  # fmt: skip
            found.append(
                SwitchField(
                    name=f"spared:{number}", title=Text("Spared"), group=BOARDS, row=row,
                    value=number in self.builder.spared,
                    help=Text("Who is to move took over a King that was checkmated already."),
                )
            )  # fmt: skip
        return found

    def _of_players(self) -> list[Field]:
        seated = sorted({player for seats in self.builder.seats.values() for player in seats})
        return [
            PiecesField(
                name=f"held:{player}", title=Text("Holds"), group=STOCKPILES,
                row=Text("Player {number}", number=player),
                value=self.builder.stockpiles.get(player, ()),
            )
            for player in seated
        ]  # fmt: skip

    def _counts(self) -> list[Field]:
        builder = self.builder
        found: list[Field] = [
            NumberField(
                name="players", title=Text("Players at the start"), group=COUNTS,
                value=builder.players, least=max(checks.MIN_PLAYERS, *self._needed()),
                most=checks.MAX_PLAYERS,
            )
        ]  # fmt: skip
        if self._rounds:
            found += [
                NumberField(
                    name="round", title=Text("Round"), group=COUNTS, value=builder.round,
                    least=1, most=checks.GREATEST_NUMBER,
                ),
                NumberField(
                    name="progress", title=Text("Last round with progress"), group=COUNTS,
                    value=builder.progress, least=0, most=checks.GREATEST_NUMBER,
                    help=Text("The last round with a capture, pawn move or placement."),
                ),
            ]  # fmt: skip
        return found

    def _needed(self) -> set[int]:
        """Return the numbers of boards, players and sets that the position speaks of."""
        builder = self.builder
        held = [piece for stockpile in builder.stockpiles.values() for piece in stockpile]
        sets = {piece.set for piece in (*builder.pieces.values(), *held)}
        return {0, *builder.seats, *(one for pair in builder.seats.values() for one in pair), *sets}

    def with_field(self, name: str, value: FieldValue) -> RingEditing:
        builder = self.builder
        kind, _, rest = name.partition(":")
        number = int(rest) if rest.isdecimal() else 0
        found: dict[str, Any]
        if name.startswith(OPTION):
            found = {"options": with_option(builder.options, name, value)}
            if found["options"].get("tempo") != "rounds":
                found |= {"moved": frozenset(), "round": 1, "progress": 0}
        elif kind == "white":
            whites = {one: seats[WHITE] for one, seats in builder.seats.items()}
            found = {"seats": _ring({**whites, number: int(cast(str, value))})}
        elif kind == "turn":
            passed = {one: square for one, square in builder.passed.items() if one != number}
            turns = {**builder.to_move, number: int(cast(str, value))}
            found = {"to_move": turns, "passed": passed}
        elif kind == "number":
            found = {"move_numbers": {**builder.move_numbers, number: int(cast(int, value))}}
        elif kind in ("moved", "spared"):
            before: frozenset[int] = getattr(builder, kind)
            found = {kind: before | {number} if value else before - {number}}
        elif kind == "held":
            return self._holding(number, cast(tuple[Piece, ...], value))
        elif name == "unmoved":
            found = {"unmoved": cast(frozenset[Square], value)}
        elif name == "passed":
            found = {"passed": _latest(builder.passed, cast(frozenset[Square], value))}
        elif name in ("players", "round", "progress"):
            found = {name: int(cast(int, value))}
        else:
            raise KeyError(name)
        return RingEditing(builder.replace(**found))

    # Boards

    def with_board(self) -> RingEditing | None:
        """Return it with the first board that has left the ring, or with one for a new player."""
        builder = self.builder
        missing = [one for one in range(1, builder.players + 1) if one not in builder.seats]
        number = missing[0] if missing else builder.players + 1
        if number > checks.MAX_PLAYERS:
            return None
        whites = {one: seats[WHITE] for one, seats in builder.seats.items()}
        own = {
            half_square(number, at): piece
            for at, piece in enumerate(starting_pieces(number))
            if piece is not None
        }
        unmoved = {half_square(number, at) for at in checks.UNMOVED_LETTERS.values()}
        return RingEditing(
            builder.replace(
                players=max(builder.players, number),
                seats=_ring({**whites, number: number}),
                pieces={**builder.pieces, **own},
                unmoved=builder.unmoved | unmoved,
            )
        )

    def without_board(self, board: int) -> RingEditing | None:
        """Return it without a board, as if it had left the ring; the others close up."""
        builder, number = self.builder, seat_of(board)[0]
        if len(builder.seats) <= LEAST_BOARDS or number not in builder.seats:
            return None
        whites = {one: seats[WHITE] for one, seats in builder.seats.items() if one != number}
        seats = _ring(whites)
        seated = {player for pair in seats.values() for player in pair}

        def elsewhere(square: Square) -> bool:
            return seat_of(square.board)[0] != number

        def others(values: Mapping[int, Any]) -> dict[int, Any]:
            return {one: value for one, value in values.items() if one != number}

        return RingEditing(
            builder.replace(
                seats=seats,
                pieces={at: piece for at, piece in builder.pieces.items() if elsewhere(at)},
                to_move=others(builder.to_move),
                unmoved=frozenset(filter(elsewhere, builder.unmoved)),
                passed=others(builder.passed),
                stockpiles={
                    player: held for player, held in builder.stockpiles.items() if player in seated
                },
                move_numbers=others(builder.move_numbers),
                moved=builder.moved - {number},
                spared=builder.spared - {number},
            )
        )


def _ring(whites: Mapping[int, int]) -> dict[int, tuple[int, int]]:
    """Return who sits where, by who has White: Black is who has White on the next board."""
    numbers = sorted(whites)
    following = (*numbers[1:], numbers[0])
    return {
        one: (whites[one], whites[after]) for one, after in zip(numbers, following, strict=True)
    }


def _allowed(builder: RingBuilder) -> RingEditing:
    """Return fields without Kings and Rooks that are not there, and pawns that passed nothing."""
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
    lost = {one.square for one in found.problems() if one.field == checks.EN_PASSANT}
    return RingEditing(
        found.replace(
            passed={one: square for one, square in found.passed.items() if square not in lost}
        )
    )


def _stays(builder: RingBuilder, square: Square) -> bool:
    """Return whether a King or a Rook stands where one of its colour began."""
    piece = builder.pieces.get(square)
    return piece is not None and bool(
        piece.letter in "KR" and HOMES[piece.army][piece.letter] >> square_on_board(square) & 1
    )


def _latest(before: Mapping[int, Square], squares: frozenset[Square]) -> dict[int, Square]:
    """Return squares by their boards, of two on one board the one that is new."""
    found = {seat_of(one.board)[0]: one for one in sorted(squares) if one in before.values()}
    new = {seat_of(one.board)[0]: one for one in sorted(squares) if one not in before.values()}
    return found | new
