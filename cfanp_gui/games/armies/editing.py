"""Editing of a position of Chess For Any Number of Players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cfanp_gui.core.boards import (
    ARMY_LETTERS,
    BOARD_LETTERS,
    MAX_BOARDS,
    BoardSpec,
    Edge,
    Join,
    Pair,
    Seam,
    Square,
)
from cfanp_gui.core.editing import Editing, Field, PaletteArmy, option_fields
from cfanp_gui.core.line_fields import edited_fields
from cfanp_gui.core.movement import Movement
from cfanp_gui.core.options import OptionValues
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import ninth
from cfanp_gui.games.armies.added_fields import NINTH
from cfanp_gui.games.armies.builder import ArmiesBuilder
from cfanp_gui.games.armies.cfen import fields_of
from cfanp_gui.games.armies.movements import movement
from cfanp_gui.games.armies.options import options_of
from cfanp_gui.games.armies.table_view import captor_of, facing, style_of

LEAST_ARMIES = 2


@dataclass(frozen=True)
class ArmiesEditing(Editing):
    """The fields of a CFEN, edited one by one."""

    builder: ArmiesBuilder

    # Contents

    @property
    def players(self) -> int:
        return len(self.builder.control)

    @property
    def options(self) -> OptionValues:
        return self.builder.options

    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the half-boards; two that are always pushed together are joined into one board.

        Two half-boards with a strip between them do not touch.
        """
        boards = self.builder.base.boards(self.players)
        if len(boards) == LEAST_ARMIES and self.builder.rules.join is Join.ROTATE:
            first, second = boards
            return (
                first._replace(seams=(Seam(Edge.NORTH, second.id),)),
                second._replace(seams=(Seam(Edge.NORTH, first.id),)),
            )
        return boards

    def seat_status(self, seat: int) -> SeatStatus:
        player, royal = self.builder.control[seat], self.builder.base.royal
        return SeatStatus(
            self.seats()[seat],
            seat + 1 if player is None else player,
            seat + 1,
            paint=seat,
            to_move=seat == self.builder.army,
            moves_left=self.builder.moves_left if seat == self.builder.army else 0,
            used=seat in self.builder.used,
            dead=player is None,
            captor=captor_of(seat, player),
            # As the ninth field is written.
            frozen=f";f={ARMY_LETTERS[seat]}:" in f";{self.builder.remembered}",
            stone=player is None and bool(royal) and Piece(royal, seat) not in self.pieces.values(),
        )

    def seat_name(self, seat: int) -> Text:
        words = {"letter": BOARD_LETTERS[seat], "player": self.builder.control[seat]}
        if words["player"] in (None, seat + 1):
            return Text("Army {letter}", **words)
        return Text("Army {letter}, moved by player {player}", **words)

    def style(self, piece: Piece) -> PieceStyle:
        army = piece.army
        status = self.seat_status(army)
        return style_of(army, self.builder.control[army], status.frozen, status.stone)

    def movement(self, letter: str) -> Movement:
        return movement(self.builder.base.pair_rules(Join.ROTATE), letter)  # the same with any join

    def faces(self, piece: Piece, board: int, pair: Pair | None) -> Edge:
        return facing(piece.army, board, pair)

    def pocket(self, board: int) -> tuple[Piece, ...] | None:
        hands = self.builder.hands if self.builder.base.held else ()
        if not 0 <= board < len(hands):
            return None
        order = list(self.builder.base.types)
        return tuple(Piece(letter, board) for letter in sorted(hands[board], key=order.index))

    def with_pocket(self, board: int, pieces: tuple[Piece, ...]) -> ArmiesEditing:
        """Return a copy with other pieces in the hand of the army at home on a board."""
        hands = self.builder.hands
        plain = {over: letter for letter, over in self.builder.base.promoted.items()}
        hand = "".join(sorted(plain.get(piece.letter, piece.letter)[0] for piece in pieces))
        hands = (*hands[:board], hand, *hands[board + 1 :])
        return ArmiesEditing(self.builder.with_hands(hands))

    def cleared(self) -> ArmiesEditing:
        """Return a copy without pieces, on the boards and in hands."""
        cleared = self.with_pieces({}).builder
        if cleared.base.held:
            cleared = cleared.with_hands(("",) * self.players)
        return ArmiesEditing(cleared)

    # Pieces

    def palette(self) -> tuple[PaletteArmy, ...]:
        types = self.builder.base.types
        letters = [letter for letter, kind in types.items() if not kind.unknown]
        return tuple(
            PaletteArmy(
                BOARD_LETTERS[army],
                Text("army {letter}", letter=BOARD_LETTERS[army]),
                tuple(Piece(letter, army) for letter in letters),
                (army,),
            )
            for army in range(self.players)
        )

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> ArmiesEditing:
        before = self.builder
        after = before.replace(pieces=dict(pieces))
        if not before.used and before.moves_left == before.bonus:
            after = after.replace(moves_left=after.bonus)
        return ArmiesEditing(_fitting(after))

    # Fields

    def fields(self) -> tuple[Field, ...]:
        base = self.builder.base

        def with_options(options: OptionValues) -> ArmiesBuilder:
            # State remembered under other rules means nothing under these.
            changed = self.builder.replace(options=options, remembered=ninth.NOTHING)
            changed = changed.replace(base=changed.rules.base)
            return _fitting(changed if changed.rules.touch else changed.replace(committed=None))

        rules = option_fields(options_of(base), self.options, with_options)
        in_order = sorted(fields_of(base), key=lambda field: field is NINTH or field.key == "clock")
        return (*edited_fields(in_order, self.builder), *rules)

    # Half-boards

    def with_board(self) -> ArmiesEditing | None:
        builder = self.builder
        if builder.count >= MAX_BOARDS:
            return None
        for field in fields_of(builder.base):
            builder = field.with_owner(builder, self.players)
        return ArmiesEditing(_fitting(builder))

    def without_board(self, board: int) -> ArmiesEditing | None:
        """Return a copy without a half-board and the army at home there; later ones move up."""
        builder = self.builder
        if builder.count <= LEAST_ARMIES or not 0 <= board < builder.count:
            return None
        for field in fields_of(builder.base):
            builder = field.without_owner(builder, board, lambda army: army - (army > board))
        if builder.count <= LEAST_ARMIES:  # some rules are for more players
            off = dict.fromkeys(builder.rules.peterson, False)
            builder = builder.replace(options={**builder.options, **off})
        return ArmiesEditing(_fitting(builder))


def _fitting(builder: ArmiesBuilder) -> ArmiesBuilder:
    """Return the fields with impossible rights and marks removed."""
    for field in fields_of(builder.base):
        builder = field.fitting(builder)
    if any(problem.field == ninth.FIELD for problem in builder.problems()):
        builder = builder.replace(remembered=ninth.NOTHING)
    return builder
