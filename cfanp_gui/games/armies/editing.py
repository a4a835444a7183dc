"""Editing of a position of Chess For Any Number of Players."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from cfanp_gui.core.boards import (
    ARMY_LETTERS,
    BOARD_LETTERS,
    MAX_BOARDS,
    STRIP,
    BoardSpec,
    Edge,
    Join,
    Pair,
    Seam,
    Square,
)
from cfanp_gui.core.capabilities import Facing, PieceMoves
from cfanp_gui.core.editing import (
    ChoiceField,
    Editing,
    Field,
    FlagsField,
    NumberField,
    PaletteArmy,
    SquaresField,
    TextField,
    option_fields,
)
from cfanp_gui.core.line_fields import MOST_COUNTED
from cfanp_gui.core.movement import Movement
from cfanp_gui.core.options import Choice, OptionValues
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import ninth
from cfanp_gui.games.armies.builder import ArmiesBuilder
from cfanp_gui.games.armies.knowledge import NOTHING_KNOWN, Known
from cfanp_gui.games.armies.movements import movement
from cfanp_gui.games.armies.options import options_of
from cfanp_gui.games.armies.start import StartPosition
from cfanp_gui.games.armies.table_view import facing

LEAST_ARMIES = 2

TURN = Text("Turn")
ARMIES = Text("Armies")
MARKED = Text("On the boards")
COUNTS = Text("Counting")
RULES = Text("House rules")

_DEAD = "-"
_NONE = ""


@dataclass(frozen=True)
class ArmiesEditing(Editing, Facing, PieceMoves):
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
            one, other = boards
            return (
                one._replace(seams=(Seam(Edge.NORTH, other.id),)),
                other._replace(seams=(Seam(Edge.NORTH, one.id),)),
            )
        return boards

    def seat_status(self, seat: int) -> SeatStatus:
        player = self.builder.control[seat]
        return SeatStatus(
            self.seats()[seat],
            seat + 1 if player is None else player,
            seat + 1,
            paint=seat,
            to_move=seat == self.builder.army,
            moves_left=self.builder.moves_left if seat == self.builder.army else 0,
            used=seat in self.builder.used,
            dead=player is None,
            captor=None if player in (None, seat + 1) else player - 1,
            frozen=self._is_frozen(seat),
            stone=self._is_stone(seat),
        )

    def seat_name(self, seat: int) -> Text:
        player = self.builder.control[seat]
        if player in (None, seat + 1):
            return Text("Army {letter}", letter=ARMY_LETTERS[seat])
        return Text(
            "Army {letter}, moved by player {player}", letter=ARMY_LETTERS[seat], player=player
        )

    def style(self, piece: Piece) -> PieceStyle:
        seen = self.seat_status(piece.army)
        letter = ARMY_LETTERS[piece.army]
        return PieceStyle(
            piece.army, "", seen.captor, seen.dead, letter, seen.frozen, seen.stone, piece.army % 2
        )

    def movement(self, letter: str) -> Movement:
        return movement(self.builder.base.pair_rules(Join.ROTATE), letter)  # the same with any join

    def faces(self, piece: Piece, board: int, pair: Pair | None) -> Edge:
        return facing(piece.army, board, pair)

    def _is_frozen(self, army: int) -> bool:
        """Return True if the ninth field, as written, names a frozen army."""
        items = self.builder.remembered.split(";")
        return any(item.startswith(f"f={ARMY_LETTERS[army]}:") for item in items)

    def _is_stone(self, army: int) -> bool:
        """Return True if an army is dead because it lost its King."""
        royal = self.builder.base.royal
        if not royal or self.builder.control[army] is not None:
            return False
        return Piece(royal, army) not in self.pieces.values()

    def pocket(self, board: int) -> tuple[Piece, ...] | None:
        hands = self.builder.rights.hands if self.builder.base.dropped else ()
        if not 0 <= board < len(hands):
            return None
        order = list(self.builder.base.types)
        return tuple(Piece(letter, board) for letter in sorted(hands[board], key=order.index))

    def with_pocket(self, board: int, pieces: tuple[Piece, ...]) -> ArmiesEditing:
        """Return a copy with other pieces in the hand of the army at home on a board."""
        rights = self.builder.rights
        plain = {over: letter for letter, over in self.builder.base.promoted.items()}
        hand = "".join(sorted(plain.get(one.letter, one.letter)[0] for one in pieces))
        hands = (*rights.hands[:board], hand, *rights.hands[board + 1 :])
        return self.replace(rights=rights.with_hands(hands))

    def cleared(self) -> ArmiesEditing:
        """Return a copy without pieces, on the boards and in hands."""
        cleared = self.with_pieces({})
        if not self.builder.base.dropped:
            return cleared
        return cleared.replace(rights=cleared.builder.rights.with_hands(("",) * self.players))

    # Pieces

    def palette(self) -> tuple[PaletteArmy, ...]:
        return tuple(
            PaletteArmy(
                ARMY_LETTERS[army],
                Text("army {letter}", letter=ARMY_LETTERS[army]),
                tuple(
                    Piece(letter, army)
                    for letter, kind in self.builder.base.types.items()
                    if not kind.unknown
                ),
                (army,),
            )
            for army in range(self.players)
        )

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> ArmiesEditing:
        before = self.builder
        after = before.replace(pieces=dict(pieces))
        if not before.used and before.moves_left == _bonus(before):
            after = after.replace(moves_left=_bonus(after))
        return ArmiesEditing(_allowed(after))

    # Fields

    def fields(self) -> tuple[Field, ...]:
        options = options_of(self.builder.base)
        marked = map(self._of_rights, self.builder.rights.on_boards(MARKED))
        return (*self._turn(), *self._armies(), *marked, *self._counts(),
                *option_fields(options, self.options, self._with_options))  # fmt: skip

    def _of_rights(self, field: Field) -> Field:
        """Return a field of rights as a field of the position."""
        return replace(field, set=lambda value: self.builder.replace(rights=field.set(value)))

    def _with_options(self, options: OptionValues) -> ArmiesBuilder:
        # State remembered under other rules means nothing under these.
        changed = self.builder.replace(options=options, remembered=ninth.NOTHING)
        if not changed.rules.touch:
            changed = changed.replace(committed=None)
        return _allowed(changed)

    def _turn(self) -> Iterator[Field]:
        builder, count = self.builder, self.players

        def give_turn(army: str) -> ArmiesBuilder:
            given = builder.replace(
                army=int(army), used=frozenset(), committed=None, moved=frozenset(),
                rights=builder.rights.turn_given(int(army)),
            )  # fmt: skip
            return given.replace(moves_left=_bonus(given))

        yield ChoiceField(
            name="army", title=Text("To move"), group=TURN, value=str(builder.army), set=give_turn,
            choices=tuple(
                Choice(str(army), Text("Army {letter}", letter=ARMY_LETTERS[army]), "")
                for army in range(count)
            ),
        )  # fmt: skip
        yield NumberField(
            name="moves_left", title=Text("Moves left"), group=TURN, value=builder.moves_left,
            set=lambda number: self.builder.replace(moves_left=number), least=1, most=count,
            help=Text("As many as half-boards the army stands on, less those made (Rule 6)."),
        )  # fmt: skip
        yield FlagsField(
            name="used", title=Text("Pushed this turn"), group=TURN,
            value=frozenset(BOARD_LETTERS[board] for board in builder.used),
            set=lambda letters: builder.replace(used=frozenset(map(BOARD_LETTERS.index, letters))),
            choices=tuple(
                Choice(one, one, Text("Half-board {letter}", letter=one))
                for one in BOARD_LETTERS[:count]
            ),
        )  # fmt: skip
        if builder.base.strip:
            yield SquaresField(
                name="moved", title=Text("Moved on the strip"), group=TURN, value=builder.moved,
                set=lambda squares: self.builder.replace(moved=squares),
                help=Text("Squares of the strip with pieces that moved this turn (Rule 10)."),
            )  # fmt: skip
        if builder.base.hides:
            yield SquaresField(
                name="seen", title=Text("Shown to all"), group=MARKED, value=builder.known.seen,
                set=lambda squares: builder.replace(known=builder.known._replace(seen=squares)),
                help=Text("Squares with pieces that everybody knows."),
            )  # fmt: skip
        if builder.rules.touch:
            pairs = {
                pair.name: pair
                for pair in itertools.starmap(Pair, itertools.combinations(range(count), 2))
            }
            yield ChoiceField(
                name="committed", title=Text("Waits for its move"), group=TURN,
                value=_NONE if builder.committed is None else builder.committed.name,
                set=lambda name: self.builder.replace(committed=pairs.get(name)),
                choices=(
                    Choice(_NONE, Text("No pair"), ""),
                    *(Choice(name, "+".join(name), "") for name in pairs),
                ),
            )  # fmt: skip

    def _armies(self) -> Iterator[Field]:
        control = self.builder.control
        players = tuple(
            Choice(str(player), Text("Player {number}", number=player), "")
            for player in range(1, len(control) + 1)
        )
        dead = Choice(_DEAD, Text("Nobody"), Text("The army is dead."))
        for army, player in enumerate(control):
            row = Text("Army {letter}", letter=ARMY_LETTERS[army])

            def give(to: str, army: int = army) -> ArmiesBuilder:
                mover = None if to == _DEAD else int(to)
                return self.builder.replace(control=(*control[:army], mover, *control[army + 1 :]))

            yield ChoiceField(
                name=f"control:{army}", title=Text("Moved by"), group=ARMIES, row=row, set=give,
                value=_DEAD if player is None else str(player), choices=(*players, dead),
            )  # fmt: skip
            yield from map(self._of_rights, self.builder.rights.of_army(army, row, ARMIES))

    def _counts(self) -> Iterator[Field]:
        builder = self.builder
        yield NumberField(
            name="round", title=Text("Round"), group=COUNTS, value=builder.round,
            set=lambda number: self.builder.replace(round=number), least=1, most=MOST_COUNTED,
        )  # fmt: skip
        yield NumberField(
            name="clock", title=builder.base.counted, group=COUNTS,
            value=builder.clock, set=lambda number: self.builder.replace(clock=number),
            least=0, most=MOST_COUNTED,
        )  # fmt: skip
        if builder.rules.peterson:
            yield TextField(
                name="remembered", title=Text("Peterson’s rules"), group=COUNTS,
                value=builder.remembered,
                set=lambda text: self.builder.replace(remembered=text.strip() or ninth.NOTHING),
                help=Text("What these rules remember, as the ninth field of CFEN says it."),
            )  # fmt: skip

    # Half-boards

    def with_board(self) -> ArmiesEditing | None:
        builder, count = self.builder, self.players
        if count >= MAX_BOARDS:
            return None
        start = StartPosition(count + 1, self.builder.rules).pieces()
        own = {square: piece for square, piece in start.items() if square.board == count}
        after = builder.replace(
            pieces={**builder.pieces, **own},
            control=(*builder.control, count + 1),
            rights=builder.rights.with_army(),
            remembered=ninth.NOTHING,
        )
        return ArmiesEditing(_allowed(after))

    def without_board(self, board: int) -> ArmiesEditing | None:
        """Return a copy without a half-board and the army at home there; later ones move up."""
        builder, count = self.builder, self.players
        if count <= LEAST_ARMIES or not 0 <= board < count:
            return None

        def moved(number: int) -> int:
            return number - (number > board)

        control = list(builder.control)
        for army, player in enumerate(control):
            if player is not None and player == board + 1:
                control[army] = army + 1
        kept = [player for army, player in enumerate(control) if army != board]
        army = builder.army
        if army == board:
            following = [(board + step) % count for step in range(1, count)]
            army = next((one for one in following if control[one] is not None), following[0])
        committed = builder.committed
        rules = dict(builder.options)
        if count - 1 <= LEAST_ARMIES:
            rules |= dict.fromkeys(self.builder.rules.peterson, False)  # they are for more players
        after = builder.replace(
            pieces={
                Square(moved(square.board), square.index): piece._replace(army=moved(piece.army))
                for square, piece in builder.pieces.items()
                if board not in (square.board, piece.army)
            },
            control=tuple(
                None if player is None else moved(player - 1) + 1 for player in kept
            ),
            army=moved(army),
            rights=builder.rights.without_army(board, moved),
            used=frozenset(moved(one) for one in builder.used if one != board),
            committed=None
            if committed is None or board in committed
            else Pair(moved(committed.lower), moved(committed.upper)),
            moves_left=min(builder.moves_left, count - 1),
            known=NOTHING_KNOWN,
            remembered=ninth.NOTHING,
            options=rules,
        )  # fmt: skip
        return ArmiesEditing(_allowed(after))


def _bonus(builder: ArmiesBuilder) -> int:
    """Return the number of moves of the army to move at the start of its turn (Rule 6)."""
    if builder.options.get("bonus") == "single":
        return 1
    on = {at.board for at, one in builder.pieces.items() if one.army == builder.army}
    return max(1, len(on - {STRIP}))


def _allowed(builder: ArmiesBuilder) -> ArmiesBuilder:
    """Return the fields without impossible rights."""
    pieces, control = builder.pieces, builder.control
    moved = (
        square for square in builder.moved
        if builder.used and square in pieces and pieces[square].army == builder.army
    )  # fmt: skip
    seen, last, viewer = builder.known
    fixed = builder.base.immovable
    last = tuple(one for one in last if one.square in pieces
                 and pieces[one.square].letter not in fixed)  # fmt: skip
    changed = builder.replace(
        rights=builder.rights.allowed(pieces, len(control), builder.rules.join),
        moved=frozenset(moved),
        known=Known(seen & pieces.keys(), last, viewer),
    )
    if any(one.field == ninth.FIELD for one in changed.problems()):
        changed = changed.replace(remembered=ninth.NOTHING)
    return changed
