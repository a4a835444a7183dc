"""Positions of the made-up game are set up by hand: all that an editor needs to know of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.editing import ChoiceField, Editing, Field, FieldValue, PaletteArmy
from cfanp_gui.core.options import Choice, OptionValues
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.position import PositionBuilder, Problem
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from tests.made_up import BOARDS, SEATS, TEAMS, OddPosition

MOST = 17
"""So many Zs has a team at the start, and never more."""


@dataclass(frozen=True, slots=True)
class OddBuilder(PositionBuilder):
    """Where every Z stands and who is to move on each board."""

    pieces: Mapping[Square, Piece]
    to_move: tuple[int, int]

    def find_problems(self) -> Iterator[Problem]:
        for army in (0, 1):
            if sum(piece.army == army for piece in self.pieces.values()) > MOST:
                yield Problem(Text("pieces"), Text("{team} has more than 17", team=TEAMS[army]))

    def build(self) -> OddPosition:
        self.check()
        return OddPosition(self.pieces, self.to_move)


@dataclass(frozen=True, slots=True)
class OddEditing(Editing):
    """The fields of the two boards."""

    builder: OddBuilder

    def to_text(self) -> str:
        return self._position.to_text()

    @property
    def _position(self) -> OddPosition:
        return OddPosition(self.builder.pieces, self.builder.to_move)

    @property
    def players(self) -> int:
        return 4

    @property
    def options(self) -> OptionValues:
        return {}

    def boards(self) -> tuple[BoardSpec, ...]:
        return BOARDS

    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    def seat_status(self, seat: int) -> SeatStatus:
        return self._position.seat_status(seat)

    def seat_name(self, seat: int) -> Text:
        return Text("Player {number}", number=seat + 1)

    @property
    def pieces(self) -> Mapping[Square, Piece]:
        return self.builder.pieces

    def style(self, piece: Piece) -> PieceStyle:
        return self._position.style(piece)

    def palette(self) -> tuple[PaletteArmy, ...]:
        return tuple(
            PaletteArmy("wb"[army], TEAMS[army], (Piece("Z", army),),
                        tuple(seat.id for seat in SEATS if seat.army == army))
            for army in (0, 1)
        )  # fmt: skip

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> OddEditing:
        return OddEditing(self.builder.replace(pieces=dict(sorted(pieces.items()))))

    def fields(self) -> tuple[Field, ...]:
        return tuple(
            ChoiceField(
                name=str(board), title=Text("To move"), group=Text("Boards"),
                row=BOARDS[board].label, value=str(army),
                choices=tuple(Choice(str(one), TEAMS[one], "") for one in (0, 1)),
            )
            for board, army in enumerate(self.builder.to_move)
        )  # fmt: skip

    def with_field(self, name: str, value: FieldValue) -> OddEditing:
        if name not in ("0", "1"):
            raise KeyError(name)
        turns = list(self.builder.to_move)
        turns[int(name)] = int(str(value))
        return OddEditing(self.builder.replace(to_move=(turns[0], turns[1])))

    def with_board(self) -> None:
        """Return None: there are two boards."""

    def without_board(self, board: int) -> None:
        """Return None: there are two boards."""
