"""What can be edited in a position of StrategiChess."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.editing import (
    ChoiceField,
    Editing,
    Field,
    FieldValue,
    NumberField,
    PaletteArmy,
    SquaresField,
)
from cfanp_gui.core.options import Choice, OptionValues
from cfanp_gui.core.pieces import FIDE_TYPES, Piece, PieceStyle
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess import stfen
from cfanp_gui.games.strategichess.board import PAWN_RANKS, Board
from cfanp_gui.games.strategichess.builder import MOST_COUNTED, StrategiBuilder
from cfanp_gui.games.strategichess.events import TEAM_NAMES
from cfanp_gui.games.strategichess.state import MAX_BOARDS
from cfanp_gui.games.strategichess.table_view import BODIES, label, seats, specs
from cfanp_gui.games.strategichess.turn import seat_of

BOARDS = Text("Boards")
MARKED = Text("On the boards")
COUNTS = Text("Counting")

_COLOURS = tuple(Choice(str(colour), name, "") for colour, name in enumerate(TEAM_NAMES))


@dataclass(frozen=True, slots=True)
class StrategiEditing(Editing):
    """The fields of an STFEN, to be filled in one by one."""

    builder: StrategiBuilder

    # What there is to see

    def to_text(self) -> str:
        return stfen.write(self.builder.unchecked_state())

    @property
    def players(self) -> int:
        return 2 * self.builder.boards

    @property
    def options(self) -> OptionValues:
        return {}

    def boards(self) -> tuple[BoardSpec, ...]:
        return specs(self.builder.boards)

    def seats(self) -> tuple[Seat, ...]:
        return seats(self.builder.boards)

    def seat_status(self, seat: int) -> SeatStatus:
        at, colour = divmod(seat, 2)
        return SeatStatus(
            self.seats()[seat], seat + 1, seat + 1, paint=seat,
            to_move=self.builder.to_move[at] == colour,
        )  # fmt: skip

    def seat_name(self, seat: int) -> Text:
        at, colour = divmod(seat, 2)
        return Text("{colour}, board {board}", colour=TEAM_NAMES[colour], board=at + 1)

    @property
    def pieces(self) -> Mapping[Square, Piece]:
        return self.builder.pieces

    def style(self, piece: Piece) -> PieceStyle:
        return PieceStyle(piece.army, BODIES[piece.army % 2], label=label(piece.army))

    # Pieces

    def palette(self) -> tuple[PaletteArmy, ...]:
        return tuple(
            PaletteArmy(
                label(seat_of(at, colour)),
                Text("{colour}, board {board}", colour=TEAM_NAMES[colour], board=at + 1),
                tuple(Piece(letter, seat_of(at, colour)) for letter in FIDE_TYPES),
                (seat_of(at, colour),),
            )
            for at in range(self.builder.boards)
            for colour in (0, 1)
        )

    def as_placed(self, piece: Piece, board: int) -> Piece:
        """Return a piece as one of the player of its colour on the board where it stands."""
        return piece._replace(army=seat_of(board, piece.army % 2))

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> StrategiEditing:
        unmoved = frozenset(
            square
            for square in self.builder.unmoved
            if (piece := pieces.get(square)) is not None
            and piece.letter == "P"
            and square.index // 14 == PAWN_RANKS[piece.army % 2]
        )
        return StrategiEditing(self.builder.replace(pieces=dict(pieces), unmoved=unmoved))

    # Fields

    def fields(self) -> tuple[Field, ...]:
        found: list[Field] = []
        for at in range(self.builder.boards):
            row = Text("Board {number}", number=at + 1)
            found += [
                ChoiceField(
                    name=f"turn:{at}", title=Text("To move"), group=BOARDS, row=row,
                    value=str(self.builder.to_move[at]), choices=_COLOURS,
                ),
                NumberField(
                    name=f"number:{at}", title=Text("Move"), group=BOARDS, row=row,
                    value=self.builder.move_numbers[at], least=1, most=MOST_COUNTED,
                ),
            ]  # fmt: skip
        return (
            *found,
            SquaresField(
                name="unmoved", title=Text("Pawns that never moved"), group=MARKED,
                value=self.builder.unmoved,
                help=Text("They may go two or three squares at once."),
            ),
            NumberField(
                name="idle", title=Text("Moves without progress"), group=COUNTS,
                value=self.builder.idle, least=0, most=MOST_COUNTED,
                help=Text("Moves since the last capture, pawn move or King taken off."),
            ),
        )  # fmt: skip

    def with_field(self, name: str, value: FieldValue) -> StrategiEditing:
        builder = self.builder
        kind, _, rest = name.partition(":")
        found: dict[str, Any]
        if kind == "turn":
            found = {"to_move": _with(builder.to_move, int(rest), int(cast(str, value)))}
        elif kind == "number":
            found = {"move_numbers": _with(builder.move_numbers, int(rest), int(cast(int, value)))}
        elif name == "unmoved":
            found = {"unmoved": cast(frozenset[Square], value)}
        elif name == "idle":
            found = {"idle": int(cast(int, value))}
        else:
            raise KeyError(name)
        return StrategiEditing(builder.replace(**found))

    # Boards

    def with_board(self) -> StrategiEditing | None:
        builder, at = self.builder, self.builder.boards
        if at >= MAX_BOARDS:
            return None
        start = Board.start()
        own = {
            Square(at, square): Piece(letter, seat_of(at, colour))
            for square, (letter, colour) in start.letters.items()
        }
        pawns = {square for square, piece in own.items() if piece.letter == "P"}
        return StrategiEditing(
            builder.replace(
                boards=at + 1,
                pieces={**builder.pieces, **own},
                to_move=(*builder.to_move, start.turn),
                unmoved=builder.unmoved | pawns,
                move_numbers=(*builder.move_numbers, start.number),
            )
        )

    def without_board(self, board: int) -> StrategiEditing | None:
        """Return it without a board; those to the right of it move up."""
        builder = self.builder
        if builder.boards <= 1 or not 0 <= board < builder.boards:
            return None

        def moved(square: Square) -> Square:
            return Square(square.board - (square.board > board), square.index)

        return StrategiEditing(
            builder.replace(
                boards=builder.boards - 1,
                pieces={
                    moved(square): self.as_placed(piece, moved(square).board)
                    for square, piece in builder.pieces.items()
                    if square.board != board
                },
                to_move=(*builder.to_move[:board], *builder.to_move[board + 1 :]),
                unmoved=frozenset(
                    moved(square) for square in builder.unmoved if square.board != board
                ),
                move_numbers=(
                    *builder.move_numbers[:board],
                    *builder.move_numbers[board + 1 :],
                ),
            )
        )


def _with(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    """Return values with another one at a place."""
    return (*values[:at], value, *values[at + 1 :])
