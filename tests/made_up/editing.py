"""Positions of the made-up game are set up by hand: all that an editor needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import ChoiceField, Editing, Field, PaletteArmy
from cfanp_gui.core.options import Choice
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionBuilder, Problem
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import Text
from tests.made_up import BOARDS, SEATS, TEAMS, OddPosition

MOST = 17
"""So many Zs has a team at the start, and never more."""


@dataclass(frozen=True, slots=True)
class OddBuilder(PositionBuilder):
    """Builder of positions from the places of every Z and the team to move on each board."""

    pieces: Mapping[Square, Piece]
    to_move: tuple[int, int]

    def find_problems(self) -> Iterator[Problem]:
        for army in (0, 1):
            if sum(piece.army == army for piece in self.pieces.values()) > MOST:
                yield Problem(Text("pieces"), Text("{team} has more than 17", team=TEAMS[army]))

    def unchecked(self) -> OddPosition:
        return OddPosition(self.pieces, self.to_move)

    def to_text(self) -> str:
        return self.unchecked().to_text()


@dataclass(frozen=True)
class OddEditing(Editing):
    """The fields of the two boards."""

    builder: OddBuilder

    def seat_status(self, seat: int) -> SeatStatus:
        return self.position.seat_status(seat)

    def seat_name(self, seat: int) -> Text:
        return Text("Player {number}", number=seat + 1)

    def palette(self) -> tuple[PaletteArmy, ...]:
        return tuple(
            PaletteArmy("wb"[army], TEAMS[army], (Piece("Z", army),),
                        tuple(seat.id for seat in SEATS if seat.army == army))
            for army in (0, 1)
        )  # fmt: skip

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> OddEditing:
        return self.replace(pieces=dict(sorted(pieces.items())))

    def fields(self) -> tuple[Field, ...]:
        first, second = self.builder.to_move
        return (
            self._turn(0, first, lambda army: (int(army), second)),
            self._turn(1, second, lambda army: (first, int(army))),
        )

    def _turn(self, board: int, army: int, give: Callable[[str], tuple[int, int]]) -> Field:
        return ChoiceField(
            name=str(board), title=Text("To move"), group=Text("Boards"),
            row=BOARDS[board].label, value=str(army),
            set=lambda chosen: self.builder.replace(to_move=give(chosen)),
            choices=tuple(Choice(str(one), TEAMS[one], "") for one in (0, 1)),
        )  # fmt: skip

    def with_board(self) -> None:
        """Return None: there are two boards."""

    def without_board(self, board: int) -> None:
        """Return None: there are two boards."""
