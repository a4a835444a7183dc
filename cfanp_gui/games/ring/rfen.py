"""RFEN, the text form of a position: one line of nine fields, single spaces between.

A field about every board has an entry per board of the ring, in order of their numbers, with
``|`` between.

1. boards: the number, a colon, and the pieces as FEN writes them: ranks 8 to 1 with ``/``
   between, capitals for White, digits for empty squares. A piece of another set than the board's
   own is followed by its set in parentheses: ``N(3)``.
2. seats: the players of White and Black: ``1-2``.
3. to move: ``w`` or ``b``; ``*`` behind it when the board had its turn in this round; ``!`` when
   the player to move took over a seat whose King was checkmated already.
4. unmoved: files of Kings that never moved and of the Rooks with which they may still castle,
   capitals for White: ``AEHaeh`` at the start; ``-`` for none.
5. en passant: the square a pawn passed in the last turn there, or ``-``.
6. stockpiles: for every player of the game, with ``/`` between, the pieces (kind, colour, set:
   ``Nw3``) with ``,`` between and sorted, ``-`` for none, ``x`` for a player who is out.
7. move numbers.
8. round: the round being played; always 1 in free tempo.
9. last progress: the last round with a capture, pawn move or placement, 0 for none; always 0 in
   free tempo.

Tempo and stockpile rule are options and stand beside the line, not in it.

Each field is described once: its text, its reading, its problems and how it is edited.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from cfanp_gui.core.actions import Seats
from cfanp_gui.core.editing import BOARDS_GROUP, COUNTING, ChoiceField, Field, SwitchField
from cfanp_gui.core.game import OptionError, OptionValues
from cfanp_gui.core.half_boards import half_square
from cfanp_gui.core.line_fields import (
    BOARD,
    CountField,
    LineField,
    letter_of,
    read_line,
    split_line,
    write_line,
)
from cfanp_gui.core.options import Choice
from cfanp_gui.core.pieces import COLOUR_NAMES, PIECE_NAMES, Piece
from cfanp_gui.core.position import Position, Problem, refuse
from cfanp_gui.core.text import Text, joined
from cfanp_gui.games.ring.draft import RingDraft
from cfanp_gui.games.ring.piece_fields import (
    BOARDS,
    EN_PASSANT,
    SET,
    STOCKPILES,
    UNMOVED,
    absent,
    name_of,
    on_board,
)
from cfanp_gui.games.ring.starting_pieces import BLACK, COLOUR_LETTERS, FULL_SET, WHITE
from cfanp_gui.games.ring.state import State

MAX_LENGTH = 16384
"""Longer lines cannot be a position of 26 boards."""

_COLOURS = tuple(Choice(str(colour), COLOUR_NAMES[colour], "") for colour in (WHITE, BLACK))
HOUSE_RULES = Text("options")


@dataclass(frozen=True, slots=True)
class RingBuilder(RingDraft):
    """The fields of a line, from which a position is built."""

    @classmethod
    def read(
        cls, text: str, options: OptionValues, make_position: Callable[[State], Position]
    ) -> RingBuilder:
        """Return the fields of a line, which may still be inconsistent. Raises PositionError."""
        parts = split_line(text, [field.name for field in FIELDS], MAX_LENGTH)
        players = parts[FIELDS.index(STOCKPILES)].count("/") + 1
        refuse(STOCKPILES.number_problems(players))
        return read_line(FIELDS, cls(players, options=options, make_position=make_position), parts)

    def to_text(self) -> str:
        return write_line(FIELDS, self)

    def find_problems(self) -> Iterator[Problem]:
        # Field by field, in the order of a line of text.
        try:
            _ = self.rules
        except OptionError as error:
            yield Problem(HOUSE_RULES, error.args[0])
        if wrong := list(STOCKPILES.number_problems(self.players)):
            yield from wrong
            return  # nothing else can be checked without the number of players
        wrong = [problem for field in FIELDS[:3] for problem in field.problems(self)]
        yield from wrong
        if any(one.field == BOARDS.name for one in wrong):
            return  # the squares of pieces are not known
        more = [problem for field in FIELDS[3:] for problem in field.problems(self)]
        yield from more
        if not {one.field for one in (*wrong, *more)} & {TO_MOVE.name, STOCKPILES.name}:
            yield from _set_problems(self)
            yield from _king_problems(self)


def _set_problems(draft: RingDraft) -> Iterator[Problem]:
    """Yield missing and surplus Kings, and the pieces of a set beyond those it has."""
    seen: Counter[Piece] = Counter()
    for number, squares in draft.squares().items():
        kings: Counter[int] = Counter()
        for at, piece in enumerate(squares):
            if piece is not None and piece.letter == "K":
                kings[piece.army] += 1
            elif piece is not None and (message := _too_many(seen, piece)):
                yield on_board(BOARDS, half_square(number, at), message)
        for colour in (WHITE, BLACK):
            if kings[colour] != 1:
                message = Text(
                    "{colour} has {count} Kings (expected one)",
                    colour=COLOUR_NAMES[colour],
                    count=kings[colour],
                )
                yield BOARDS.of(number, message)
    for player, held in sorted(draft.stockpiles.items()):
        for piece in held:
            if message := _too_many(seen, piece):
                yield STOCKPILES.of(player, message)


def _too_many(seen: Counter[Piece], piece: Piece) -> Text | None:
    """Count a piece; return the problem if its set does not have that many of its type."""
    seen[piece] += 1
    most = FULL_SET[piece.letter]
    if seen[piece] <= most:
        return None
    return Text(
        "there is a {colour} {piece} of set {set} too many (a set has {most})",
        colour=COLOUR_NAMES[piece.army],
        piece=PIECE_NAMES[piece.letter],
        set=piece.set,
        most=most,
    )


def _king_problems(draft: RingDraft) -> Iterator[Problem]:
    """Yield Kings that could be captured and spared ones without a mate, if each side has one."""
    for number, squares in draft.squares().items():
        board = draft.board(number, squares)
        kings = sorted(piece.army for piece in board.pieces if piece and piece.letter == "K")
        if kings != [WHITE, BLACK]:
            continue
        waiting = 1 - board.turn
        if board.attackers(waiting):
            king = half_square(number, board.king(waiting))
            message = Text(
                "{square}: the King of {colour} is attacked although {mover} is to move",
                square=name_of(king),
                colour=COLOUR_NAMES[waiting],
                mover=COLOUR_NAMES[board.turn],
            )
            yield on_board(BOARDS, king, message)
        if board.spared and not board.mated(""):
            yield TO_MOVE.of(number, Text("“!” is for a King that is checkmated"))


class _Seats(LineField[RingDraft]):
    """The players of White and Black on every board."""

    def text(self, value: Seats) -> str:
        return "-".join(map(str, value))

    def value(self, found: re.Match[str]) -> Seats:
        return int(found[1]), int(found[2])

    def problems(self, draft: RingDraft) -> Iterator[Problem]:
        """Yield a problem for each seat whose player cannot have it.

        White on a board is the player who had White there at the start or came to it by winning
        every board between; Black is the player who has White on the next board.
        """
        players = draft.players
        wrong = False
        for number in draft.numbers:
            if not all(1 <= player <= players for player in draft.seats[number]):
                wrong = True
                message = Text(
                    "“{text}” (expected the players of White and Black from 1 to {players}, "
                    "such as 1-2)",
                    text=self.text(draft.seats[number]),
                    players=players,
                )
                yield self.of(number, message)
        for index, number in enumerate([] if wrong else draft.numbers):
            white, black = draft.seats[number]
            before = draft.numbers[index - 1]
            possible = [
                (before + step) % players + 1 for step in range((number - before - 1) % players + 1)
            ]
            if white not in possible:
                message = Text(
                    "player {player} cannot have White there (expected {players})",
                    player=white,
                    players=joined(", ", list(map(str, sorted(possible)))),
                )
                yield self.of(number, message)
            after = draft.numbers[(index + 1) % len(draft.numbers)]
            following, _ = draft.seats[after]
            if black != following:
                message = Text(
                    "player {player} cannot have Black there (expected player {expected}, who "
                    "has White on board {board})",
                    player=black,
                    expected=following,
                    board=after,
                )
                yield self.of(number, message)

    def edit(self, draft: RingDraft) -> Iterator[Field]:
        seated = whites(draft)
        choices = tuple(
            Choice(str(player), str(player), Text("Player {number}", number=player))
            for player in range(1, draft.players + 1)
        )
        for number in draft.numbers:

            def seat(player: str, number: int = number) -> RingDraft:
                return draft.replace(seats=ring_of({**seated, number: int(player)}))

            yield ChoiceField(
                name=f"white:{number}",
                title=Text("White"),
                group=BOARDS_GROUP,
                row=BOARD.row(number),
                value=str(seated[number]),
                set=seat,
                choices=choices,
                help=Text("Black on a board is who has White on the next one."),
            )


class _ToMove(LineField[RingDraft]):
    """The colour to move, and the marks of boards that moved and of players who are spared."""

    def texts(self, draft: RingDraft) -> dict[int, str]:
        return {
            number: letter_of(COLOUR_LETTERS, draft.turn(number))
            + "*" * (number in draft.moved)
            + "!" * (number in draft.spared)
            for number in draft.numbers
        }

    def taken(self, draft: RingDraft, found: Mapping[int, re.Match[str]]) -> RingDraft:
        return draft.replace(
            to_move={number: COLOUR_LETTERS.index(match[1]) for number, match in found.items()},
            moved=frozenset(number for number, match in found.items() if match[2]),
            spared=frozenset(number for number, match in found.items() if match[3]),
        )

    def problems(self, draft: RingDraft) -> Iterator[Problem]:
        yield from super().problems(draft)
        for number in () if draft.rounds else sorted(draft.moved & set(draft.seats)):
            text = self.texts(draft)[number]
            yield self.of(number, Text("“{text}”: there are no rounds in free tempo", text=text))
        yield from absent(draft, self, {*draft.to_move, *draft.moved, *draft.spared})

    def edit(self, draft: RingDraft) -> Iterator[Field]:
        for number in draft.numbers:

            def turn(colour: str, number: int = number) -> RingDraft:
                passed = {one: square for one, square in draft.passed.items() if one != number}
                return draft.replace(to_move={**draft.to_move, number: int(colour)}, passed=passed)

            yield ChoiceField(
                name=f"turn:{number}",
                title=Text("To move"),
                group=BOARDS_GROUP,
                row=BOARD.row(number),
                value=str(draft.turn(number)),
                set=turn,
                choices=_COLOURS,
            )
            if draft.options.get("tempo") == "rounds":
                about = Text("The board has had its turn in this round.")
                yield self._mark(draft, number, "moved", Text("Moved"), about)
            about = Text("Who is to move took over a King that was checkmated already.")
            yield self._mark(draft, number, "spared", Text("Spared"), about)

    @staticmethod
    def _mark(draft: RingDraft, number: int, key: str, title: Text, about: Text) -> Field:
        """Return the switch of a board's membership in a set of boards."""
        marked = getattr(draft, key)
        return SwitchField(
            name=f"{key}:{number}",
            title=title,
            group=BOARDS_GROUP,
            row=BOARD.row(number),
            value=number in marked,
            help=about,
            set=lambda on: draft.replace(**{key: marked | {number} if on else marked - {number}}),
        )


class _MoveNumbers(CountField[RingDraft]):
    def problems(self, draft: RingDraft) -> Iterator[Problem]:
        yield from super().problems(draft)
        yield from absent(draft, self, draft.move_numbers)


class _OfRounds(CountField[RingDraft]):
    """A number that is always the least one in free tempo."""

    def problems(self, draft: RingDraft) -> Iterator[Problem]:
        wrong, number = list(super().problems(draft)), getattr(draft, self.key)
        yield from wrong
        if wrong:
            return
        if not draft.rounds and number != self.least:
            message = Text(
                "“{text}” (expected {number} in free tempo)", text=number, number=self.least
            )
            yield self.problem(message)
        if self.key == "progress" and number > draft.round:
            message = Text(
                "“{text}” is a round to come (it is round {round})", text=number, round=draft.round
            )
            yield self.problem(message)

    def edit(self, draft: RingDraft) -> Iterator[Field]:
        if draft.options.get("tempo") == "rounds":
            yield from super().edit(draft)


TO_MOVE = _ToMove(Text("to move"), r"([wb])(\*?)(!?)", Text("w or b, or such as w*"), scope=BOARD)
FIELDS: tuple[LineField[RingDraft], ...] = (
    BOARDS,
    _Seats(
        Text("seats"),
        rf"({SET})-({SET})",
        Text("the players of White and Black, such as 1-2"),
        "seats",
        BOARD,
    ),
    TO_MOVE,
    UNMOVED,
    EN_PASSANT,
    STOCKPILES,
    _MoveNumbers(
        "move_numbers",
        Text("move numbers"),
        1,
        scope=BOARD,
        form={"title": Text("Move"), "group": BOARDS_GROUP, "name": "number"},
    ),
    _OfRounds("round", Text("round"), 1, form={"title": Text("Round"), "group": COUNTING}),
    _OfRounds(
        "progress",
        Text("last progress"),
        0,
        form={
            "title": Text("Last round with progress"),
            "group": COUNTING,
            "help": Text("The last round with a capture, pawn move or placement."),
        },
    ),
)


def tells_of_rounds(text: str) -> bool:
    """Return True if a line can only be that of a position in rounds tempo."""
    parts = text.split(" ")
    return len(parts) == len(FIELDS) and ("*" in parts[2] or parts[-2:] != ["1", "0"])


def whites(draft: RingDraft) -> dict[int, int]:
    """Return the player of White on each board; those of Black follow from it."""
    return {number: white for number, (white, _) in draft.seats.items()}


def ring_of(whites: Mapping[int, int]) -> dict[int, tuple[int, int]]:
    """Return the seats of boards by their White: Black has White on the next board."""
    numbers = sorted(whites)
    following = (*numbers[1:], numbers[0])
    return {
        one: (whites[one], whites[after]) for one, after in zip(numbers, following, strict=True)
    }
