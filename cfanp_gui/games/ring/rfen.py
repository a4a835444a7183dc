"""The one line of text for a position: nine fields, single spaces between.

A field that says something of every board has an entry per board of the ring, in order of their
numbers, with ``|`` between.

1. boards: the number, a colon, and the pieces as FEN writes them: ranks 8 to 1 with ``/``
   between, capitals for White, digits for empty squares. A piece of another set than the board's
   own has its set behind it in parentheses: ``N(3)``.
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
from collections.abc import Iterable

from cfanp_gui.core.game import Piece, PositionError, Seats
from cfanp_gui.core.half_boards import FILES, square_name
from cfanp_gui.core.line_fields import split_line
from cfanp_gui.core.movegen import NO_SQUARE
from cfanp_gui.core.position import Problem
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring.board import Board
from cfanp_gui.games.ring.checks import (
    BOARDS,
    EN_PASSANT,
    MOVE_NUMBERS,
    PROGRESS,
    ROUND,
    SEATS,
    STOCKPILES,
    TO_MOVE,
    UNMOVED,
    UNMOVED_LETTERS,
    count_problems,
    held_problems,
    king_problems,
    leaving_problems,
    of_board,
    passed_problems,
    piece_problems,
    player_count_problems,
    ring_problems,
    round_problems,
    seat_problems,
    set_problems,
    shown,
    turn_problems,
    unmoved_problems,
    unmoved_text,
)
from cfanp_gui.games.ring.options import Rules
from cfanp_gui.games.ring.starting_pieces import (
    BLACK,
    COLOUR_LETTERS,
    RANKS,
    WHITE,
    order,
    read_square,
    short_name,
)
from cfanp_gui.games.ring.state import State, Stockpile

_Pieces = dict[int, tuple[Piece | None, ...]]
"""The 64 squares of every board, by its number."""

MAX_LENGTH = 16384
"""Longer lines cannot be a position of 26 boards."""

_FIELDS = (
    BOARDS, SEATS, TO_MOVE, UNMOVED, EN_PASSANT, STOCKPILES, MOVE_NUMBERS, ROUND, PROGRESS,
)  # fmt: skip

_SET = r"[1-9]\d?"
_TOKEN = re.compile(rf"([KQRBNPkqrbnp])(?:\(({_SET})\))?|([1-8])", re.ASCII)
_BOARD = re.compile(rf"({_SET}):(.*)\Z", re.ASCII)
_PLAYERS = re.compile(rf"({_SET})-({_SET})\Z", re.ASCII)
_HELD = re.compile(rf"([KQRBNP])([wb])({_SET})\Z", re.ASCII)
_TURN = re.compile(r"([wb])(\*?)(!?)\Z")
_COUNT = re.compile(r"0|[1-9]\d{0,5}", re.ASCII)


# Writing


def write(state: State) -> str:
    """Return the line of a state."""
    boards = state.boards
    stockpiles = [
        (",".join(map(short_name, stockpile)) or "-") if player in state.alive else "x"
        for player, stockpile in enumerate(state.stockpiles, 1)
    ]
    return " ".join(
        (
            "|".join(f"{board.number}:{_write_pieces(board)}" for board in boards),
            "|".join(f"{white}-{black}" for white, black in state.seats),
            "|".join(
                COLOUR_LETTERS[board.turn] + "*" * board.moved + "!" * board.spared
                for board in boards
            ),
            "|".join(unmoved_text(board.unmoved) for board in boards),
            "|".join(
                "-" if board.passed == NO_SQUARE else square_name(board.passed) for board in boards
            ),
            "/".join(stockpiles),
            "|".join(str(board.count) for board in boards),
            str(state.round),
            str(state.progress),
        )
    )


def _write_pieces(board: Board) -> str:
    """Return a board's pieces as FEN writes them, with the sets of foreign ones."""
    ranks = []
    for rank in reversed(range(RANKS)):
        text = ""
        empty = 0
        for piece in board.pieces[FILES * rank : FILES * rank + FILES]:
            if piece is None:
                empty += 1
                continue
            letter = piece.letter if piece.army == WHITE else piece.letter.lower()
            foreign = "" if piece.set == board.number else f"({piece.set})"
            text += f"{empty or ''}{letter}{foreign}"
            empty = 0
        ranks.append(f"{text}{empty or ''}")
    return "/".join(ranks)


# Reading


def read(text: str, rules: Rules) -> State:
    """Return the state of a line.

    Raises PositionError, naming the field and the board, for a line that is none or that
    describes a position that cannot be.
    """
    pieces, seats, turns, unmoved, passed, stockpiles, counts, round_, progress = split_line(
        text, _FIELDS, MAX_LENGTH
    )
    players = stockpiles.count("/") + 1
    _refuse(player_count_problems(players))
    found = _read_boards(pieces, players)
    numbers = list(found)
    seated = _read_seats(seats, numbers, players)
    read_turns = _read_turns(turns, numbers, rules)
    read_unmoved = _read_unmoved(unmoved, found)
    read_passed = _read_passed(passed, found, [turn for turn, _, _ in read_turns])
    read_counts = [
        _read_count(entry, MOVE_NUMBERS, 1, number)
        for number, entry in zip(numbers, _entries(counts, MOVE_NUMBERS, numbers), strict=True)
    ]
    boards = tuple(
        Board(number, found[number], turn, rooks, square, count, moved, spared)
        for number, (turn, moved, spared), rooks, square, count in zip(
            numbers, read_turns, read_unmoved, read_passed, read_counts, strict=True
        )
    )
    held = _read_stockpiles(stockpiles, {player for pair in seated for player in pair})
    number, last = _read_count(round_, ROUND, 1), _read_count(progress, PROGRESS, 0)
    _refuse(round_problems(number, last, (round_, progress), rules))
    _refuse(set_problems(found, held))
    for board in boards:
        _refuse(king_problems(board))
    return State(boards, tuple(seated), held, rules, number, last)


def tells_of_rounds(text: str) -> bool:
    """Return whether a line can be that of a position in rounds tempo only."""
    parts = text.split(" ")
    return len(parts) == len(_FIELDS) and ("*" in parts[2] or parts[-2:] != ["1", "0"])


def _refuse(problems: Iterable[Problem]) -> None:
    """Raise PositionError with the first of some problems."""
    for problem in problems:
        raise PositionError(problem.sentence)


def _bad(field: Text, number: int, message: Text) -> PositionError:
    return PositionError(of_board(field, number, message).sentence)


def _entries(text: str, field: Text, numbers: list[int]) -> list[str]:
    """Return the entries of a field that has one per board. Raises PositionError."""
    parts = text.split("|")
    if len(parts) != len(numbers):
        message = Text(
            "the number of entries is {count} (expected one per board, that is {expected})",
            count=len(parts), expected=len(numbers),
        )  # fmt: skip
        raise PositionError(Problem(field, message).sentence)
    return parts


def _read_count(text: str, field: Text, least: int, number: int | None = None) -> int:
    value = int(text) if _COUNT.fullmatch(text) else None
    _refuse(count_problems(field, text, value, least, number))
    assert value is not None, "what is no number is refused"
    return value


def _read_boards(text: str, players: int) -> _Pieces:
    """Return the pieces of every board, by its number. Raises PositionError."""
    found: _Pieces = {}
    for part in text.split("|"):
        named = _BOARD.match(part)
        if named is None:
            message = Text(
                "“{text}” has no board’s number (expected such as 1: before the pieces)",
                text=shown(part),
            )
            raise PositionError(Problem(BOARDS, message).sentence)
        number = int(named[1])
        if number > players:
            raise _bad(BOARDS, number, Text("there are only {players} players", players=players))
        if found and number <= max(found):
            raise _bad(BOARDS, number, Text("it stands behind board {last}", last=max(found)))
        found[number] = _read_pieces(named[2], number, players)
    return found


def _read_pieces(text: str, number: int, players: int) -> tuple[Piece | None, ...]:
    ranks = text.split("/")
    if len(ranks) != RANKS:
        message = Text(
            "the number of ranks is {count} (expected {ranks})", count=len(ranks), ranks=RANKS
        )
        raise _bad(BOARDS, number, message)
    pieces: list[Piece | None] = []
    for rank in reversed(ranks):
        pieces += _read_rank(rank, number, len(pieces) // FILES, players)
    return tuple(pieces)


def _read_rank(text: str, number: int, rank: int, players: int) -> list[Piece | None]:
    pieces: list[Piece | None] = []
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise _bad(
                BOARDS,
                number,
                Text(
                    "rank {rank}: “{text}” is neither a piece (such as N or n, or N(3) for one "
                    "of set 3) nor a number of empty squares from 1 to 8",
                    rank=rank + 1, text=text[at : at + 4],
                ),
            )  # fmt: skip
        at = token.end()
        letter, of_set, empty = token.groups()
        if empty:
            pieces += [None] * int(empty)
        elif len(pieces) < FILES:
            colour = WHITE if letter.isupper() else BLACK
            piece = Piece(letter.upper(), colour, int(of_set or number))
            _refuse(piece_problems(piece, number, FILES * rank + len(pieces), players))
            pieces.append(piece)
        else:
            pieces.append(None)  # one square too many, which is refused below
    if len(pieces) != FILES:
        raise _bad(
            BOARDS,
            number,
            Text(
                "rank {rank}: the number of squares is {count} (expected {files})",
                rank=rank + 1, count=len(pieces), files=FILES,
            ),
        )  # fmt: skip
    return pieces


def _read_seats(text: str, numbers: list[int], players: int) -> list[Seats]:
    """Return who sits where. Raises PositionError."""
    seats: dict[int, Seats] = {}
    for number, part in zip(numbers, _entries(text, SEATS, numbers), strict=True):
        found = _PLAYERS.match(part)
        pair = None if found is None else (int(found[1]), int(found[2]))
        _refuse(seat_problems(number, part, pair, players))
        assert pair is not None, "what names no players is refused"
        seats[number] = pair
    _refuse(ring_problems(seats, players))
    return list(seats.values())


def _read_turns(text: str, numbers: list[int], rules: Rules) -> list[tuple[int, bool, bool]]:
    """Return for each board who is to move, whether it had its turn, and `Board.spared`."""
    turns = []
    for number, part in zip(numbers, _entries(text, TO_MOVE, numbers), strict=True):
        found = _TURN.match(part)
        colour, moved, spared = (
            (None, False, False)
            if found is None
            else (COLOUR_LETTERS.index(found[1]), bool(found[2]), bool(found[3]))
        )
        _refuse(turn_problems(number, part, colour, moved, rules))
        assert colour is not None, "what names no colour is refused"
        turns.append((colour, moved, spared))
    return turns


def _read_unmoved(text: str, boards: _Pieces) -> list[int]:
    result = []
    for number, part in zip(boards, _entries(text, UNMOVED, list(boards)), strict=True):
        letters = "" if part == "-" else part
        if not part or letters != "".join(x for x in UNMOVED_LETTERS if x in letters):
            raise _bad(
                UNMOVED,
                number,
                Text("“{text}” (expected letters of {letters}, or -)",
                     text=shown(part), letters="".join(UNMOVED_LETTERS)),
            )  # fmt: skip
        squares = [UNMOVED_LETTERS[letter] for letter in letters]
        _refuse(unmoved_problems(number, squares, boards[number]))
        result.append(sum(1 << square for square in squares))
    return result


def _read_passed(text: str, boards: _Pieces, turns: list[int]) -> list[int]:
    result = []
    parts = _entries(text, EN_PASSANT, list(boards))
    for number, part, turn in zip(boards, parts, turns, strict=True):
        if part == "-":
            result.append(NO_SQUARE)
            continue
        square: int | None
        try:
            square = read_square(part)
        except ValueError:
            square = None
        _refuse(passed_problems(number, part, square, turn, boards[number]))
        assert square is not None, "what names no square is refused"
        result.append(square)
    return result


def _read_stockpiles(text: str, seated: set[int]) -> tuple[Stockpile, ...]:
    """Return the stockpile of every player, some of whom have a seat. Raises PositionError."""
    stockpiles: list[Stockpile] = []
    players = text.count("/") + 1
    for player, part in enumerate(text.split("/"), 1):
        _refuse(leaving_problems(player, part == "x", seated))
        if part in ("x", "-"):
            stockpiles.append(())
            continue
        held = tuple(_read_held(entry, player, players) for entry in part.split(","))
        if held != tuple(sorted(held, key=order)):
            message = Text(
                "player {player}: the pieces are not sorted by kind, colour and set", player=player
            )
            raise PositionError(Problem(STOCKPILES, message).sentence)
        stockpiles.append(held)
    return tuple(stockpiles)


def _read_held(text: str, player: int, players: int) -> Piece:
    found = _HELD.match(text)
    piece = (
        None if found is None else Piece(found[1], COLOUR_LETTERS.index(found[2]), int(found[3]))
    )
    _refuse(held_problems(player, text, piece, players))
    assert piece is not None, "what is no piece is refused"
    return piece
