"""Editing of positions of StrategiChess."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Editing, Field, PaletteArmy
from cfanp_gui.core.line_fields import edited_fields
from cfanp_gui.core.pieces import FIDE_TYPES, Piece
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess.board import PAWN_RANKS, StrategiBoard
from cfanp_gui.games.strategichess.events import TEAM_NAMES
from cfanp_gui.games.strategichess.position import label
from cfanp_gui.games.strategichess.state import MAX_BOARDS, seat_id
from cfanp_gui.games.strategichess.stfen import FIELDS, StrategiBuilder


@dataclass(frozen=True)
class StrategiEditing(Editing):
    """The fields of an STFEN, edited one by one."""

    builder: StrategiBuilder

    # Seats

    def seat_status(self, seat: int) -> SeatStatus:
        at, colour = divmod(seat, 2)
        return SeatStatus(
            self.seats()[seat],
            seat + 1,
            seat + 1,
            paint=seat,
            to_move=self.builder.to_move[at] == colour,
        )

    def seat_name(self, seat: int) -> Text:
        at, colour = divmod(seat, 2)
        return Text("{colour}, board {board}", colour=TEAM_NAMES[colour], board=at + 1)

    # Pieces

    def palette(self) -> tuple[PaletteArmy, ...]:
        return tuple(
            PaletteArmy(
                label(seat),
                self.seat_name(seat),
                tuple(Piece(letter, seat) for letter in FIDE_TYPES),
                (seat,),
            )
            for seat in range(2 * self.builder.boards)
        )

    def as_placed(self, piece: Piece, board: int) -> Piece:
        """Return a piece as one of the player of its colour at the board where it stands."""
        return piece._replace(army=seat_id(board, piece.army % 2))

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> StrategiEditing:
        unmoved = frozenset(
            square
            for square in self.builder.unmoved
            if (piece := pieces.get(square)) is not None
            and piece.letter == "P"
            and square.index // 14 == PAWN_RANKS[piece.army % 2]
        )
        return self.replace(pieces=dict(pieces), unmoved=unmoved)

    def fields(self) -> tuple[Field, ...]:
        return edited_fields(FIELDS, self.builder)

    # Boards

    def with_board(self) -> StrategiEditing | None:
        builder, at = self.builder, self.builder.boards
        if at >= MAX_BOARDS:
            return None
        start = StrategiBoard.start()
        own = {
            Square(at, square): Piece(letter, seat_id(at, colour))
            for square, (letter, colour) in start.letters.items()
        }
        return self.replace(
            boards=at + 1,
            pieces={**builder.pieces, **own},
            to_move=(*builder.to_move, start.turn),
            unmoved=builder.unmoved | {one for one, piece in own.items() if piece.letter == "P"},
            move_numbers=(*builder.move_numbers, start.move_number),
        )

    def without_board(self, board: int) -> StrategiEditing | None:
        """Return the editing without a board; those to the right of it move up."""
        builder = self.builder
        if builder.boards <= 1 or not 0 <= board < builder.boards:
            return None

        def moved(square: Square) -> Square:
            return Square(square.board - (square.board > board), square.index)

        return self.replace(
            boards=builder.boards - 1,
            pieces={
                moved(square): self.as_placed(piece, moved(square).board)
                for square, piece in builder.pieces.items()
                if square.board != board
            },
            to_move=(*builder.to_move[:board], *builder.to_move[board + 1 :]),
            unmoved=frozenset(moved(one) for one in builder.unmoved if one.board != board),
            move_numbers=(*builder.move_numbers[:board], *builder.move_numbers[board + 1 :]),
        )
