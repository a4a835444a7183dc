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
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Self

from cfanp_gui.core.actions import Seats
from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import COUNTING, ChoiceField, Field, SwitchField
from cfanp_gui.core.game import OptionError, OptionValues
from cfanp_gui.core.half_boards import NO_SQUARE, half_square, seat_of, square_on_board
from cfanp_gui.core.line_fields import (
    BOARD,
    CountField,
    LineField,
    Scope,
    letter_of,
    read_line,
    split_line,
    write_line,
)
from cfanp_gui.core.options import Choice
from cfanp_gui.core.pieces import COLOUR_NAMES, PIECE_NAMES, Piece
from cfanp_gui.core.position import Position, PositionBuilder, Problem, refuse
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text, enumerated
from cfanp_gui.games.boards.game import COLOUR_CHOICES, MoveNumbers, board_place
from cfanp_gui.games.ring.board import RingBoard
from cfanp_gui.games.ring.piece_fields import (
    BOARDS,
    EN_PASSANT,
    NOT_THERE,
    SET,
    STOCKPILES,
    UNMOVED,
    name_of,
    on_board,
)
from cfanp_gui.games.ring.starting_pieces import BLACK, COLOUR_LETTERS, FULL_SET, WHITE, order
from cfanp_gui.games.ring.state import RingState, rules_of

MAX_LENGTH = 16384
"""Longer lines cannot be a position of 26 boards."""


@dataclass(frozen=True, slots=True)
class RingBuilder(PositionBuilder):
    """The fields of a position; boards are named by their numbers, from 1."""

    players: int = 0
    """Number of players at the beginning of the game."""
    pieces: Mapping[Square, Piece] = field(default_factory=dict)
    seats: Mapping[int, Seats] = field(default_factory=dict)
    """The players of White and Black on each board that is still in the ring."""
    to_move: Mapping[int, int] = field(default_factory=dict)
    """The colour to move on each board; White by default."""
    unmoved: frozenset[Square] = frozenset()
    """The squares of Kings that never moved and of the Rooks with which they may still castle."""
    passed: Mapping[int, Square] = field(default_factory=dict)
    """On each board the square that a pawn passed by its double step in the last turn there."""
    stockpiles: Mapping[int, tuple[Piece, ...]] = field(default_factory=dict)
    """The pieces each player holds; none by default."""
    move_numbers: Mapping[int, int] = field(default_factory=dict)
    """The number of the next move on each board; 1 by default."""
    moved: frozenset[int] = frozenset()
    """In rounds tempo the boards that have had their turn in this round."""
    spared: frozenset[int] = frozenset()
    """The boards whose player to move took over a seat whose King was checkmated already."""
    round: int = 1
    progress: int = 0
    """In rounds tempo the last round with a capture, pawn move or placement; 0 for none."""
    options: OptionValues = field(default_factory=dict)

    make_position: Callable[[RingState], Position] = field(kw_only=True, repr=False)
    """Factory of the position of a state, since the class of positions is not known here."""

    @classmethod
    def read(
        cls, text: str, options: OptionValues, make_position: Callable[[RingState], Position]
    ) -> RingBuilder:
        """Return the fields of a line, which may still be inconsistent. Raises PositionError."""
        parts = split_line(text, [field.name for field in FIELDS], MAX_LENGTH)
        players = parts[FIELDS.index(STOCKPILES)].count("/") + 1
        refuse(STOCKPILES.number_problems(players))
        return read_line(FIELDS, cls(players, options=options, make_position=make_position), parts)

    @classmethod
    def of(cls, state: RingState, make_position: Callable[[RingState], Position]) -> Self:
        """Return the fields of a state."""
        boards, rules = state.boards, state.rules
        return cls(
            players=len(state.stockpiles),
            pieces=dict(make_position(state).pieces()),
            seats={board.number: board.seats for board in boards},
            to_move={board.number: board.turn for board in boards},
            unmoved=frozenset(
                at for board in boards for at in board.located(squares[board.unmoved])
            ),
            passed={
                board.number: half_square(board.number, board.passed)
                for board in boards
                if board.passed != NO_SQUARE
            },
            stockpiles={player: state.stockpiles[player - 1] for player in sorted(state.alive)},
            move_numbers={board.number: board.move_number for board in boards},
            moved=frozenset(board.number for board in boards if board.moved),
            spared=frozenset(board.number for board in boards if board.spared),
            round=state.round,
            progress=state.progress,
            options={"tempo": "rounds" if rules.rounds else "free", "tournament": rules.tournament},
            make_position=make_position,
        )

    def to_text(self) -> str:
        return write_line(FIELDS, self)

    def find_problems(self) -> Iterator[Problem]:
        # Field by field, in the order of a line of text.
        try:
            rules_of(self.options)
        except OptionError as error:
            yield Problem(Text("options"), error.args[0])
        if wrong := list(STOCKPILES.number_problems(self.players)):
            yield from wrong
            return  # nothing else can be checked without the number of players
        for fields in (FIELDS[:3], FIELDS[3:]):
            wrong += [problem for field in fields for problem in self._problems(field)]
            if any(problem.field == BOARDS.name for problem in wrong):
                break  # the squares of pieces are not known
        yield from wrong
        if not {problem.field for problem in wrong} & {BOARDS.name, TO_MOVE.name, STOCKPILES.name}:
            yield from _set_problems(self)
            yield from _king_problems(self)

    def _problems(self, field: LineField[RingBuilder]) -> Iterator[Problem]:
        """Yield the problems of a field, and boards with a value that are not in the ring."""
        yield from field.problems(self)
        for number in sorted({board for key in field.columns for board in getattr(self, key)}):
            if number not in self.seats:
                yield field.of(number, NOT_THERE)

    def unchecked(self) -> Position:
        """Return the position of the fields, which may be an impossible one.

        Pieces where there is no square are dropped, and so are the stockpiles of players without a
        seat. Raises OptionError.
        """
        boards = tuple(self.board(number, pieces) for number, pieces in self.squares().items())
        held = {player: self.stockpiles.get(player, ()) for player in self.seated}
        players = range(1, self.players + 1)
        stockpiles = tuple(tuple(sorted(held.get(player, ()), key=order)) for player in players)
        rules = rules_of(self.options)
        return self.make_position(RingState(boards, stockpiles, rules, self.round, self.progress))

    @property
    def rounds(self) -> bool:
        """Return True unless the tempo is free, so also for an unknown one."""
        return self.options.get("tempo", "free") != "free"

    @property
    def numbers(self) -> list[int]:
        """Return the numbers of the boards in the ring."""
        return sorted(self.seats)

    @property
    def seated(self) -> set[int]:
        """Return the players who have a seat."""
        return {player for seats in self.seats.values() for player in seats}

    def labels(self, scope: Scope) -> Sequence[int]:
        """Return the numbers of the boards in the ring, or of all players."""
        return self.numbers if scope is BOARD else range(1, self.players + 1)

    def holding(self, player: int, pieces: Iterable[Piece]) -> Self:
        """Return the builder with another stockpile of a player."""
        stockpile = tuple(sorted(pieces, key=order))
        return self.replace(stockpiles={**self.stockpiles, player: stockpile})

    # One board

    def turn(self, number: int) -> int:
        """Return the colour to move on a board."""
        return self.to_move.get(number, WHITE)

    def with_turn(self, number: int, colour: int | str) -> Self:
        """Return the builder with another colour to move on a board, and no passed pawn there."""
        passed = {board: square for board, square in self.passed.items() if board != number}
        return self.replace(to_move={**self.to_move, number: int(colour)}, passed=passed)

    def squares(self) -> dict[int, list[Piece | None]]:
        """Return the 64 squares of every board, a1 first; pieces beside them are left out."""
        boards: dict[int, list[Piece | None]] = {at: [None] * 64 for at in self.numbers}
        for square, piece in self.pieces.items():
            number, _ = seat_of(square.board)
            if number in boards:
                boards[number][square_on_board(square)] = piece
        return boards

    def board(self, number: int, pieces: Iterable[Piece | None]) -> RingBoard:
        """Return a board with its settings and the pieces on its `squares`."""
        unmoved = [square for square in self.unmoved if seat_of(square.board)[0] == number]
        passed = self.passed.get(number)
        return RingBoard(
            number,
            tuple(pieces),
            self.turn(number),
            sum(1 << square_on_board(square) for square in unmoved),
            NO_SQUARE if passed is None else square_on_board(passed),
            self.move_numbers.get(number, 1),
            number in self.moved,
            number in self.spared,
            self.seats[number],
        )


def _set_problems(draft: RingBuilder) -> Iterator[Problem]:
    """Yield missing and surplus Kings, and the pieces of a set beyond those it has."""
    seen: Counter[Piece] = Counter()

    def surplus(piece: Piece) -> Iterator[Text]:
        seen[piece] += 1
        most = FULL_SET[piece.letter]
        if seen[piece] > most:
            words = {"colour": COLOUR_NAMES[piece.army], "piece": PIECE_NAMES[piece.letter]}
            yield Text(
                "there is a {colour} {piece} of set {set} too many (a set has {most})",
                set=piece.set,
                most=most,
                **words,
            )

    for number, pieces in draft.squares().items():
        for at, piece in enumerate(pieces):
            if piece is not None and piece.letter != "K":
                for message in surplus(piece):
                    yield on_board(BOARDS, half_square(number, at), message)
        kings = [piece.army for piece in pieces if piece is not None and piece.letter == "K"]
        for colour, name in enumerate(COLOUR_NAMES):
            if (count := kings.count(colour)) != 1:
                words = {"colour": name, "count": count}
                message = Text("{colour} has {count} Kings (expected one)", **words)
                yield BOARDS.of(number, message)
    for player, held in sorted(draft.stockpiles.items()):
        for message in (text for piece in held for text in surplus(piece)):
            yield STOCKPILES.of(player, message)


def _king_problems(draft: RingBuilder) -> Iterator[Problem]:
    """Yield Kings that could be captured and spared ones without a mate, if each side has one."""
    for number, pieces in draft.squares().items():
        board = draft.board(number, pieces)
        if sorted(unit.army for unit in pieces if unit and unit.letter == "K") != [WHITE, BLACK]:
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


class _Seats(LineField[RingBuilder]):
    """The players of White and Black on every board."""

    def text(self, value: Seats) -> str:
        return "-".join(map(str, value))

    def value(self, match: re.Match[str]) -> Seats:
        return int(match[1]), int(match[2])

    def problems(self, draft: RingBuilder) -> Iterator[Problem]:
        """Yield a problem for each seat whose player cannot have it.

        White on a board is the player who had White there at the start or came to it by winning
        every board between; Black is the player who has White on the next board.
        """
        players = draft.players
        for number in draft.numbers:
            if not all(1 <= player <= players for player in draft.seats[number]):
                words = {"text": self.text(draft.seats[number]), "players": players}
                message = Text(
                    "“{text}” (expected the players of White and Black from 1 to {players}, "
                    "such as 1-2)",
                    **words,
                )
                yield self.of(number, message)
        if not draft.seated <= set(range(1, players + 1)):
            return
        for index, number in enumerate(draft.numbers):
            white, black = draft.seats[number]
            before = draft.numbers[index - 1]
            steps = range((number - before - 1) % players + 1)
            possible = sorted((before + step) % players + 1 for step in steps)
            if white not in possible:
                words = {"player": white, "players": enumerated(map(str, possible))}
                message = Text(
                    "player {player} cannot have White there (expected {players})", **words
                )
                yield self.of(number, message)
            after = draft.numbers[(index + 1) % len(draft.numbers)]
            following, _ = draft.seats[after]
            if black != following:
                words = {"player": black, "expected": following, "board": after}
                message = Text(
                    "player {player} cannot have Black there (expected player {expected}, who "
                    "has White on board {board})",
                    **words,
                )
                yield self.of(number, message)

    def edit(self, draft: RingBuilder) -> Iterator[Field]:
        seated = whites(draft)
        players = range(1, draft.players + 1)
        names = [Text("Player {number}", number=player) for player in players]

        def seat(number: int, player: str) -> RingBuilder:
            return draft.replace(seats=ring_of({**seated, number: int(player)}))

        for number, white in sorted(seated.items()):
            yield ChoiceField(
                name=f"white:{number}",
                title=Text("White"),
                value=str(white),
                set=partial(seat, number),
                choices=tuple(map(Choice, map(str, players), map(str, players), names)),
                help=Text("Black on a board is who has White on the next one."),
                **board_place(number),
            )

    def with_owner(self, draft: RingBuilder, number: int) -> RingBuilder:
        return draft.replace(seats=ring_of({**whites(draft), number: number}))

    def without_owner(self, draft: RingBuilder, number: int, *_moved: object) -> RingBuilder:
        left = {board: white for board, white in whites(draft).items() if board != number}
        return draft.replace(seats=ring_of(left))


class _ToMove(LineField[RingBuilder]):
    """The colour to move, and the marks of boards that moved and of players who are spared."""

    columns = ("to_move", "moved", "spared")

    def texts(self, draft: RingBuilder) -> dict[int, str]:
        texts = {}
        for number in draft.numbers:
            moved, spared = number in draft.moved, number in draft.spared
            letter = letter_of(COLOUR_LETTERS, draft.turn(number))
            texts[number] = f"{letter}{'*' if moved else ''}{'!' if spared else ''}"
        return texts

    def taken(self, draft: RingBuilder, matches: Mapping[int, re.Match[str]]) -> RingBuilder:
        return draft.replace(
            to_move={number: COLOUR_LETTERS.index(match[1]) for number, match in matches.items()},
            moved=frozenset(number for number, match in matches.items() if match[2]),
            spared=frozenset(number for number, match in matches.items() if match[3]),
        )

    def problems(self, draft: RingBuilder) -> Iterator[Problem]:
        yield from super().problems(draft)
        for number in () if draft.rounds else sorted(draft.moved & set(draft.seats)):
            text = self.texts(draft)[number]
            yield self.of(number, Text("“{text}”: there are no rounds in free tempo", text=text))

    def edit(self, draft: RingBuilder) -> Iterator[Field]:
        def mark(key: str, number: int, on: bool) -> RingBuilder:
            others = getattr(draft, key) - {number}
            return draft.replace(**{key: others | {number} if on else others})

        moved = Text("Moved"), Text("The board has had its turn in this round.")
        spared = (
            Text("Spared"),
            Text("Who is to move took over a King that was checkmated already."),
        )
        marks = {"moved": moved, "spared": spared} if draft.rounds else {"spared": spared}
        for number in draft.numbers:
            yield ChoiceField(
                name=f"turn:{number}",
                title=Text("To move"),
                value=str(draft.turn(number)),
                set=partial(draft.with_turn, number),
                choices=COLOUR_CHOICES,
                **board_place(number),
            )
            for key, (title, about) in marks.items():
                yield SwitchField(
                    name=f"{key}:{number}",
                    title=title,
                    value=number in getattr(draft, key),
                    help=about,
                    set=partial(mark, key, number),
                    **board_place(number),
                )


class _OfRounds(CountField[RingBuilder]):
    """A number that is always the least one in free tempo."""

    def problems(self, draft: RingBuilder) -> Iterator[Problem]:
        number = getattr(draft, self.key)
        if wrong := list(super().problems(draft)):
            yield from wrong
            return
        words = {"text": number, "number": self.least, "round": draft.round}
        if not draft.rounds and number != self.least:
            yield self.problem(Text("“{text}” (expected {number} in free tempo)", **words))
        if self.key == "progress" and number > draft.round:
            yield self.problem(Text("“{text}” is a round to come (it is round {round})", **words))

    def edit(self, draft: RingBuilder) -> Iterator[Field]:
        if draft.rounds:
            yield from super().edit(draft)


TO_MOVE = _ToMove(Text("to move"), r"([wb])(\*?)(!?)", Text("w or b, or such as w*"), scope=BOARD)
FIELDS: tuple[LineField[RingBuilder], ...] = (
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
    MoveNumbers(),
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


def whites(draft: RingBuilder) -> dict[int, int]:
    """Return the player of White on each board; those of Black follow from it."""
    return {number: white for number, (white, _) in draft.seats.items()}


def ring_of(whites: Mapping[int, int]) -> dict[int, tuple[int, int]]:
    """Return the seats of boards by their White: Black has White on the next board."""
    numbers = sorted(whites)
    following = zip(numbers, (*numbers[1:], numbers[0]), strict=True)
    return {number: (whites[number], whites[after]) for number, after in following}
