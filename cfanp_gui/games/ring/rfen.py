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
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from cfanp_gui.core.actions import Seats
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import OptionValues, Piece, PositionError, check_options
from cfanp_gui.core.half_boards import (
    FILES,
    HALF_SQUARES,
    half_square,
    seat_of,
    square_name,
    square_on_board,
)
from cfanp_gui.core.line_fields import (
    LineField,
    ListField,
    RanksField,
    counted,
    letter_of,
    split_line,
    write_line,
    write_ranks,
)
from cfanp_gui.core.movegen import NO_SQUARE
from cfanp_gui.core.position import Position, PositionBuilder, Problem, refuse
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.ring.board import Board
from cfanp_gui.games.ring.options import OPTIONS, Rules, rules_of
from cfanp_gui.games.ring.starting_pieces import (
    BLACK,
    COLOUR_LETTERS,
    RANKS,
    SQUARES,
    WHITE,
    order,
    read_square,
)
from cfanp_gui.games.ring.state import State

MIN_PLAYERS = 3
MAX_PLAYERS = 26
MAX_LENGTH = 16384
"""Longer lines cannot be a position of 26 boards."""

UNMOVED_LETTERS = {
    letter: file + (0 if letter.isupper() else SQUARES - FILES)
    for letter, file in (("A", 0), ("E", 4), ("H", 7), ("a", 0), ("e", 4), ("h", 7))
}
"""The squares of Kings and Rooks that never moved by their letters, in the order of a line."""

_SET = r"[1-9]\d?"
_PIECE = rf"[KQRBNP][wb]{_SET}"


@dataclass(frozen=True, slots=True)
class RingDraft(PositionBuilder):
    """The fields of a position; boards are named by their numbers, from 1."""

    players: int
    """Number of players at the beginning of the game."""
    pieces: Mapping[Square, Piece]
    seats: Mapping[int, Seats]
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

    make_position: Callable[[State], Position] = field(kw_only=True, repr=False)
    """Factory of the position of a state, since the class of positions is not known here."""

    @classmethod
    def of(cls, state: State, make_position: Callable[[State], Position]) -> Self:
        """Return the fields of a state."""
        boards = state.boards
        return cls(
            players=len(state.stockpiles),
            pieces=dict(make_position(state).pieces()),
            seats={board.number: two for board, two in zip(boards, state.seats, strict=True)},
            to_move={board.number: board.turn for board in boards},
            unmoved=frozenset(
                half_square(board.number, square)
                for board in boards
                for square in squares[board.unmoved]
            ),
            passed={
                board.number: half_square(board.number, board.passed)
                for board in boards
                if board.passed != NO_SQUARE
            },
            stockpiles={player: state.stockpiles[player - 1] for player in sorted(state.alive)},
            move_numbers={board.number: board.count for board in boards},
            moved=frozenset(board.number for board in boards if board.moved),
            spared=frozenset(board.number for board in boards if board.spared),
            round=state.round,
            progress=state.progress,
            options={
                "tempo": "rounds" if state.rules.rounds else "free",
                "tournament": state.rules.tournament,
            },
            make_position=make_position,
        )

    def unchecked(self) -> Position:
        """Return the position of the fields, which may be an impossible one.

        Pieces where there is no square are dropped, and so are the stockpiles of players without a
        seat. Raises OptionError.
        """
        state = State(
            tuple(self.board(number, pieces) for number, pieces in self.squares().items()),
            tuple((white, black) for white, black in map(self.seats.__getitem__, self.numbers)),
            tuple(
                tuple(sorted(self.stockpiles.get(player, ()), key=order))
                if player in self.seated
                else ()
                for player in range(1, self.players + 1)
            ),
            self.rules,
            self.round,
            self.progress,
        )
        return self.make_position(state)

    def to_text(self) -> str:
        return write_line(FIELDS, self)

    @property
    def rules(self) -> Rules:
        """Return the rules of the options. Raises OptionError."""
        return rules_of(check_options(OPTIONS, self.options))

    @property
    def numbers(self) -> list[int]:
        """Return the numbers of the boards in the ring."""
        return sorted(self.seats)

    @property
    def seated(self) -> set[int]:
        """Return the players who have a seat."""
        return {player for seats in self.seats.values() for player in seats}

    # One board

    def turn(self, number: int) -> int:
        """Return the colour to move on a board."""
        return self.to_move.get(number, WHITE)

    def squares(self) -> dict[int, list[Piece | None]]:
        """Return the 64 squares of every board, a1 first; pieces beside them are left out."""
        found: dict[int, list[Piece | None]] = {one: [None] * SQUARES for one in self.numbers}
        for square, piece in self.pieces.items():
            number, _ = seat_of(square.board)
            if number in found:
                found[number][square_on_board(square)] = piece
        return found

    def board(self, number: int, pieces: Iterable[Piece | None]) -> Board:
        """Return a board with its settings and the pieces on its `squares`."""
        passed = self.passed.get(number)
        return Board(
            number,
            tuple(pieces),
            self.turn(number),
            sum(
                1 << square_on_board(square)
                for square in self.unmoved
                if seat_of(square.board)[0] == number
            ),
            NO_SQUARE if passed is None else square_on_board(passed),
            self.move_numbers.get(number, 1),
            number in self.moved,
            number in self.spared,
        )


def name_of(square: Square) -> str:
    """Return the name of a square on its whole board; its number if it has no name."""
    if 0 <= square.index < HALF_SQUARES:
        return square_name(square_on_board(square))
    return str(square.index)


def piece_name(piece: Piece) -> str:
    """Return the short name of a piece, also of one of no colour."""
    return f"{piece.letter}{letter_of(COLOUR_LETTERS, piece.army)}{piece.set}"


# Writing


def _board_texts(draft: RingDraft) -> dict[int, str]:
    words: dict[int, dict[int, str]] = {number: {} for number in draft.numbers}
    for square, piece in draft.pieces.items():
        number, _ = seat_of(square.board)
        if number in words:
            letter = piece.letter if piece.army == WHITE else piece.letter.lower()
            foreign = "" if piece.set == number else f"({piece.set})"
            words[number][square_on_board(square)] = letter + foreign
    return {at: f"{at}:{write_ranks(words[at], FILES, RANKS)}" for at in draft.numbers}


def turn_texts(draft: RingDraft) -> dict[int, str]:
    """Return the entries of the field “to move”, by board number."""
    return {
        number: letter_of(COLOUR_LETTERS, draft.turn(number))
        + "*" * (number in draft.moved)
        + "!" * (number in draft.spared)
        for number in draft.numbers
    }


def unmoved_texts(draft: RingDraft) -> dict[int, str]:
    """Return the entries of the field “unmoved”, by board number."""
    letters = {
        half_square(number, at): (number, letter)
        for number in draft.numbers
        for letter, at in UNMOVED_LETTERS.items()
    }
    found = dict.fromkeys(draft.numbers, "")
    for square, (number, letter) in letters.items():
        found[number] += letter if square in draft.unmoved else ""
    return {number: text or "-" for number, text in found.items()}


def _passed_texts(draft: RingDraft) -> dict[int, str]:
    return {
        number: name_of(draft.passed[number]) if number in draft.passed else "-"
        for number in draft.numbers
    }


def _held_texts(draft: RingDraft) -> dict[int, str]:
    found = dict.fromkeys(range(1, draft.players + 1), "x")
    for player in draft.seated & set(found):
        held = sorted(draft.stockpiles.get(player, ()), key=order)
        found[player] = ",".join(map(piece_name, held)) or "-"
    return found


BOARDS = RanksField[RingDraft](
    Text("boards"), rf"([KQRBNPkqrbnp])(?:\(({_SET})\))?",
    Text("such as N or n, or N(3) for one of set 3"), _board_texts, FILES, RANKS,
)  # fmt: skip
SEATS = ListField[RingDraft](
    Text("seats"), rf"({_SET})-({_SET})", Text("the players of White and Black, such as 1-2"),
    lambda draft: {at: "-".join(map(str, draft.seats[at])) for at in draft.numbers},
)  # fmt: skip
TO_MOVE = ListField[RingDraft](
    Text("to move"), r"([wb])(\*?)(!?)", Text("w or b, or such as w*"), turn_texts,
)  # fmt: skip
UNMOVED = ListField[RingDraft](
    Text("unmoved"), "-|(?=.)A?E?H?a?e?h?", Text("letters of AEHaeh, or -"), unmoved_texts
)
EN_PASSANT = ListField[RingDraft](
    Text("en passant"), "-|[a-h][1-8]", Text("a square, or -"), _passed_texts
)
STOCKPILES = ListField[RingDraft](
    Text("stockpiles"), f"x|-|{_PIECE}(?:,{_PIECE})*",
    Text("pieces such as Nw3 with commas between, - for none, x for a player who is out"),
    _held_texts, "/", Text("player"),
)  # fmt: skip
MOVE_NUMBERS = ListField[RingDraft](
    Text("move numbers"), *counted(1),
    lambda draft: {number: str(draft.move_numbers.get(number, 1)) for number in draft.numbers},
)  # fmt: skip
ROUND = LineField[RingDraft](Text("round"), *counted(1), lambda draft: str(draft.round))
PROGRESS = LineField[RingDraft](
    Text("last progress"), *counted(0), lambda draft: str(draft.progress)
)
FIELDS = (
    BOARDS, SEATS, TO_MOVE, UNMOVED, EN_PASSANT, STOCKPILES, MOVE_NUMBERS, ROUND, PROGRESS,
)  # fmt: skip


# Reading


def read(text: str) -> dict[str, Any]:
    """Return the fields of a line, as arguments of a `RingBuilder`.

    Raises PositionError, naming the field and the board, for an invalid line.
    """
    boards, seats, turns, unmoved, passed, stockpiles, counts, round_, progress = split_line(
        text, [field.name for field in FIELDS], MAX_LENGTH
    )
    players = stockpiles.count("/") + 1
    refuse(player_count_problems(players))
    read = _read_boards(boards, players)
    numbers = list(read)
    seated = {
        number: (int(found[1]), int(found[2]))
        for number, found in SEATS.matches(seats, numbers).items()
    }
    turn = TO_MOVE.matches(turns, numbers)
    return {
        "players": players,
        "pieces": {
            half_square(number, square): Piece(
                found[1].upper(), BLACK if found[1].islower() else WHITE, int(found[2] or number)
            )
            for number, squares in read.items()
            for square, found in squares.items()
        },
        "seats": seated,
        "to_move": {number: COLOUR_LETTERS.index(found[1]) for number, found in turn.items()},
        "moved": frozenset(number for number, found in turn.items() if found[2]),
        "spared": frozenset(number for number, found in turn.items() if found[3]),
        "unmoved": frozenset(
            half_square(number, UNMOVED_LETTERS[letter])
            for number, found in UNMOVED.matches(unmoved, numbers).items()
            for letter in found[0].strip("-")
        ),
        "passed": {
            number: half_square(number, read_square(found[0]))
            for number, found in EN_PASSANT.matches(passed, numbers).items()
            if found[0] != "-"
        },
        "stockpiles": _read_stockpiles(stockpiles, players, seated),
        "move_numbers": {
            number: int(found[0]) for number, found in MOVE_NUMBERS.matches(counts, numbers).items()
        },
        "round": int(ROUND.read(round_)[0]),
        "progress": int(PROGRESS.read(progress)[0]),
    }


def _read_boards(text: str, players: int) -> dict[int, dict[int, re.Match[str]]]:
    """Return the matches of the pieces on every board, by board number."""
    found: dict[int, dict[int, re.Match[str]]] = {}
    for part in text.split("|"):
        named = re.fullmatch(rf"({_SET}):(.*)", part, re.ASCII)
        if named is None:
            message = Text(
                "“{text}” has no board’s number (expected such as 1: before the pieces)",
                text=shown(part),
            )
            raise PositionError(BOARDS.problem(message).sentence)
        number = int(named[1])
        refuse(number_problems(number, players))
        if found and number <= max(found):
            message = Text("it stands behind board {last}", last=max(found))
            raise PositionError(BOARDS.of(number, message).sentence)
        found[number] = BOARDS.squares(number, named[2])
    return found


def _read_stockpiles(
    text: str, players: int, seats: Mapping[int, tuple[int, int]]
) -> dict[int, tuple[Piece, ...]]:
    """Return the stockpiles of the players who are not out."""
    seated = {player for pair in seats.values() for player in pair}
    stockpiles = {}
    for player, found in STOCKPILES.matches(text, range(1, players + 1)).items():
        refuse(leaving_problems(player, found[0] == "x", seated))
        held = tuple(
            Piece(kind, COLOUR_LETTERS.index(colour), int(number))
            for kind, colour, number in re.findall(rf"([KQRBNP])([wb])({_SET})", found[0])
        )
        if held != tuple(sorted(held, key=order)):
            message = Text("the pieces are not sorted by kind, colour and set")
            raise PositionError(STOCKPILES.of(player, message).sentence)
        if player in seated:
            stockpiles[player] = held
    return stockpiles


def player_count_problems(players: int) -> Iterator[Problem]:
    """Yield a problem if there are too few or too many players."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        message = Text(
            "the number of entries is {count} (expected one per player, {least} to {most})",
            count=players, least=MIN_PLAYERS, most=MAX_PLAYERS,
        )  # fmt: skip
        yield STOCKPILES.problem(message)


def number_problems(number: int, players: int) -> Iterator[Problem]:
    """Yield a problem if a board's number is not that of a player."""
    if not 1 <= number <= players:
        yield BOARDS.of(number, Text("there are only {players} players", players=players))


def leaving_problems(player: int, is_out: bool, seated: Collection[int]) -> Iterator[Problem]:
    """Yield a problem if a player is out but has a seat, or the other way round."""
    if is_out and player in seated:
        yield STOCKPILES.problem(Text("player {player} is out but has a seat", player=player))
    if not is_out and player not in seated:
        yield STOCKPILES.problem(
            Text("player {player} has no seat and is out (expected x)", player=player)
        )


def tells_of_rounds(text: str) -> bool:
    """Return True if a line can only be that of a position in rounds tempo."""
    parts = text.split(" ")
    return len(parts) == len(FIELDS) and ("*" in parts[2] or parts[-2:] != ["1", "0"])
