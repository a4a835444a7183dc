"""What can be edited in a position of Chess For Any Number of Players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

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
from cfanp_gui.core.editing import (
    OPTION,
    ChoiceField,
    Editing,
    Field,
    FieldValue,
    FlagsField,
    LineField,
    NumberField,
    PaletteArmy,
    SquaresField,
    option_fields,
    with_option,
)
from cfanp_gui.core.options import Choice, OptionValues
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import checks, ninth
from cfanp_gui.games.armies.builder import ArmiesBuilder
from cfanp_gui.games.armies.options import Rules, options_of, rules_of
from cfanp_gui.games.armies.start import StartPosition
from cfanp_gui.games.armies.table_view import army_seats

LEAST_ARMIES = 2

TURN = Text("Turn")
ARMIES = Text("Armies")
MARKED = Text("On the boards")
COUNTS = Text("Counting")
RULES = Text("House rules")

_DEAD = "-"
_NONE = ""


@dataclass(frozen=True, slots=True)
class ArmiesEditing(Editing):
    """The fields of a CFEN, to be filled in one by one."""

    builder: ArmiesBuilder

    # What there is to see

    def to_text(self) -> str:
        return self.builder.to_text()

    @property
    def players(self) -> int:
        return len(self.builder.control)

    @property
    def options(self) -> OptionValues:
        return self.builder.options

    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the half-boards; two of them, which are never pushed otherwise, as one board.

        With a strip they do not touch.
        """
        boards = self.builder.base.boards(self.players)
        if len(boards) == LEAST_ARMIES and self._rules().join is Join.ROTATE:
            one, other = boards
            return (
                one._replace(seams=(Seam(Edge.NORTH, other.id),)),
                other._replace(seams=(Seam(Edge.NORTH, one.id),)),
            )
        return boards

    def seats(self) -> tuple[Seat, ...]:
        return army_seats(self.players)

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

    @property
    def pieces(self) -> Mapping[Square, Piece]:
        return self.builder.pieces

    def style(self, piece: Piece) -> PieceStyle:
        player = self.builder.control[piece.army]
        captor = None if player in (None, piece.army + 1) else player - 1
        army = piece.army
        return PieceStyle(
            army, "", captor, player is None, ARMY_LETTERS[army],
            frozen=self._is_frozen(army), stone=self._is_stone(army),
        )  # fmt: skip

    def _is_frozen(self, army: int) -> bool:
        """Return whether the ninth field, as it is written, names a frozen army."""
        items = self.builder.remembered.split(";")
        return any(item.startswith(f"f={ARMY_LETTERS[army]}:") for item in items)

    def _is_stone(self, army: int) -> bool:
        """Return whether an army is dead because it lost its King."""
        king = Piece(self.builder.base.royal, army)
        return self.builder.control[army] is None and king not in self.pieces.values()

    def pocket(self, board: int) -> tuple[Piece, ...] | None:
        hands = self.builder.rights.hands if self.builder.base.dropped else ()
        if not 0 <= board < len(hands):
            return None
        order = list(self.builder.base.types)
        return tuple(Piece(letter, board) for letter in sorted(hands[board], key=order.index))

    def with_pocket(self, board: int, pieces: tuple[Piece, ...]) -> ArmiesEditing:
        """Return it with other pieces in the hand of the army at home on a board."""
        hand = "".join(sorted(piece.letter for piece in pieces))
        return self._with_hands(_with(self.builder.rights.hands, board, hand))

    def _with_hands(self, hands: tuple[str, ...]) -> ArmiesEditing:
        return ArmiesEditing(self.builder.replace(rights=self.builder.rights.with_hands(hands)))

    def cleared(self) -> ArmiesEditing:
        """Return it without any pieces, on the boards and in hands."""
        cleared = ArmiesEditing(self.with_pieces({}).builder)
        return cleared._with_hands(("",) * self.players) if self.builder.base.dropped else cleared

    # Pieces

    def palette(self) -> tuple[PaletteArmy, ...]:
        return tuple(
            PaletteArmy(
                ARMY_LETTERS[army],
                Text("army {letter}", letter=ARMY_LETTERS[army]),
                tuple(Piece(letter, army) for letter in self.builder.base.types),
                (army,),
            )
            for army in range(self.players)
        )

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> ArmiesEditing:
        before = self.builder
        after = before.replace(pieces=dict(pieces))
        if not before.used and before.moves_left == _bonus(before):
            after = after.replace(moves_left=_bonus(after))
        return _allowed(after)

    # Fields

    def fields(self) -> tuple[Field, ...]:
        builder = self.builder
        marked = builder.rights.on_boards(MARKED)
        return (*self._turn(), *self._armies(), *marked, *self._counts(),
                *option_fields(options_of(builder.base), builder.options, RULES))  # fmt: skip

    def _turn(self) -> list[Field]:
        builder = self.builder
        count = self.players
        letters = BOARD_LETTERS[:count]
        fields: list[Field] = [
            ChoiceField(
                name="army", title=Text("To move"), group=TURN, value=str(builder.army),
                choices=tuple(
                    Choice(str(army), Text("Army {letter}", letter=ARMY_LETTERS[army]), "")
                    for army in range(count)
                ),
            ),
            NumberField(
                name="moves_left", title=Text("Moves left"), group=TURN,
                value=builder.moves_left, least=1, most=count,
                help=Text("As many as half-boards the army stands on, less those made (Rule 6)."),
            ),
            FlagsField(
                name="used", title=Text("Pushed this turn"), group=TURN,
                value=frozenset(BOARD_LETTERS[board] for board in builder.used),
                choices=tuple(
                    Choice(one, one, Text("Half-board {letter}", letter=one)) for one in letters
                ),
            ),
        ]  # fmt: skip
        if builder.base.strip:
            fields.append(
                SquaresField(
                    name="moved", title=Text("Moved on the strip"), group=TURN,
                    value=builder.moved,
                    help=Text("Squares of the strip with pieces that moved this turn (Rule 10)."),
                )
            )  # fmt: skip
        if self._rules().touch:
            pairs = [Pair(one, other) for one in range(count) for other in range(one + 1, count)]
            waiting = _NONE if builder.committed is None else builder.committed.name
            fields.append(
                ChoiceField(
                    name="committed", title=Text("Waits for its move"), group=TURN, value=waiting,
                    choices=(
                        Choice(_NONE, Text("No pair"), ""),
                        *(Choice(pair.name, "+".join(pair.name), "") for pair in pairs),
                    ),
                )
            )  # fmt: skip
        return fields

    def _armies(self) -> list[Field]:
        count = self.players
        players = tuple(
            Choice(str(player), Text("Player {number}", number=player), "")
            for player in range(1, count + 1)
        )
        dead = Choice(_DEAD, Text("Nobody"), Text("The army is dead."))
        fields: list[Field] = []
        for army, player in enumerate(self.builder.control):
            row = Text("Army {letter}", letter=ARMY_LETTERS[army])
            fields.append(
                ChoiceField(
                    name=f"control:{army}", title=Text("Moved by"), group=ARMIES, row=row,
                    value=_DEAD if player is None else str(player), choices=(*players, dead),
                )
            )  # fmt: skip
            fields += self.builder.rights.of_army(army, row, ARMIES)
        return fields

    def _counts(self) -> list[Field]:
        builder = self.builder
        fields: list[Field] = [
            NumberField(
                name="round", title=Text("Round"), group=COUNTS,
                value=builder.round, least=1, most=checks.MOST_COUNTED,
            ),
            NumberField(
                name="clock", title=Text("Moves since a capture or pawn move"), group=COUNTS,
                value=builder.clock, least=0, most=checks.MOST_COUNTED,
            ),
        ]  # fmt: skip
        if self._rules().peterson:
            fields.append(
                LineField(
                    name="remembered", title=Text("Peterson’s rules"), group=COUNTS,
                    value=builder.remembered,
                    help=Text("What these rules remember, as the ninth field of CFEN says it."),
                )
            )  # fmt: skip
        return fields

    def with_field(self, name: str, value: FieldValue) -> ArmiesEditing:
        builder = self.builder
        kind, _, number = name.partition(":")
        found: dict[str, Any]
        if name.startswith(OPTION):
            options = with_option(builder.options, name, value)
            # What was remembered under other rules says nothing under these.
            changed = builder.replace(options=options, remembered=ninth.NOTHING)
            if not rules_of(options, builder.base).touch:
                changed = changed.replace(committed=None)
            return _allowed(changed)
        if kind == "control":
            player = None if value == _DEAD else int(cast(str, value))
            found = {"control": _with(builder.control, int(number), player)}
        elif name == "army":
            army = int(cast(str, value))
            rights = builder.rights.turn_given(army)
            found = {"army": army, "used": frozenset(), "committed": None, "rights": rights,
                     "moved": frozenset()}  # fmt: skip
        elif name == "used":
            letters = cast(frozenset[str], value)
            found = {"used": frozenset(BOARD_LETTERS.index(letter) for letter in letters)}
        elif name == "moved":
            found = {"moved": cast(frozenset[Square], value)}
        elif name == "committed":
            letters_of = [BOARD_LETTERS.index(letter) for letter in cast(str, value)]
            found = {"committed": Pair(*letters_of) if letters_of else None}
        elif name == "remembered":
            found = {"remembered": cast(str, value).strip() or ninth.NOTHING}
        elif name in ("moves_left", "round", "clock"):
            found = {name: int(cast(int, value))}
        elif (changed_rights := builder.rights.with_field(name, value)) is not None:
            found = {"rights": changed_rights}
        else:
            raise KeyError(name)
        after = builder.replace(**found)
        if name == "army":
            after = after.replace(moves_left=_bonus(after))
        return ArmiesEditing(after)

    # Half-boards

    def with_board(self) -> ArmiesEditing | None:
        builder, count = self.builder, self.players
        if count >= MAX_BOARDS:
            return None
        start = StartPosition(count + 1, self._rules()).pieces()
        own = {square: piece for square, piece in start.items() if square.board == count}
        return _allowed(
            builder.replace(
                pieces={**builder.pieces, **own},
                control=(*builder.control, count + 1),
                rights=builder.rights.with_army(),
                remembered=ninth.NOTHING,
            )
        )

    def without_board(self, board: int) -> ArmiesEditing | None:
        """Return it without a half-board and the army at home there; those behind move up."""
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
            rules |= dict.fromkeys(self._rules().peterson, False)  # they are for more players
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
            remembered=ninth.NOTHING,
            options=rules,
        )  # fmt: skip
        return _allowed(after)

    def _rules(self) -> Rules:
        return rules_of(self.builder.options, self.builder.base)


def _bonus(builder: ArmiesBuilder) -> int:
    """Return how many moves the army to move has when its turn begins (Rule 6)."""
    if builder.options.get("bonus") == "single":
        return 1
    on = {at.board for at, one in builder.pieces.items() if one.army == builder.army}
    return max(1, len(on - {STRIP}))


def _allowed(builder: ArmiesBuilder) -> ArmiesEditing:
    """Return fields without the rights that cannot be."""
    pieces, control = builder.pieces, builder.control
    join = rules_of(builder.options, builder.base).join
    moved = (
        square for square in builder.moved
        if builder.used and square in pieces and pieces[square].army == builder.army
    )  # fmt: skip
    changed = builder.replace(
        rights=builder.rights.allowed(pieces, len(control), join), moved=frozenset(moved)
    )
    if any(one.field == ninth.FIELD for one in changed.problems()):
        changed = changed.replace(remembered=ninth.NOTHING)
    return ArmiesEditing(changed)


def _with(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    """Return values with another one at a place."""
    return (*values[:at], value, *values[at + 1 :])
