"""The one line of text for a position, STFEN: five fields, single spaces between.

What is said of each board stands in order with ``|`` between.

1. boards: ranks 14 to 1 with ``/`` between, each from file a: capitals for White, small letters
   for Black, and a decimal number for a whole run of empty squares.
2. side to move: ``w`` or ``b``.
3. never-moved pawns: the files of White's on rank 4, ``/``, the files of Black's on rank 11, ``-``
   for none.
4. moves without progress: how many since the last capture, pawn move or King taken off.
5. move numbers, from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position, PositionError, Problem
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.strategichess.actions import TEAM_LETTERS
from cfanp_gui.games.strategichess.bitboards import FILES, RANKS
from cfanp_gui.games.strategichess.board import PAWN_RANKS, Board
from cfanp_gui.games.strategichess.builder import (
    BOARDS,
    IDLE,
    MOVE_NUMBERS,
    TO_MOVE,
    UNMOVED,
    StrategiBuilder,
    of_board,
)
from cfanp_gui.games.strategichess.state import MAX_BOARDS, State

MAX_LENGTH = 4096
"""Longer lines cannot be a position of six boards."""

_FIELDS = (BOARDS, TO_MOVE, UNMOVED, IDLE, MOVE_NUMBERS)
_FILE_NAMES = "abcdefghijklmn"
_TOKEN = re.compile(r"([KQRBNPkqrbnp])|(\d+)|(.)", re.ASCII | re.DOTALL)
_COUNT = re.compile(r"0|[1-9]\d{0,5}", re.ASCII)


# Writing


def write(state: State) -> str:
    """Return the line of a state."""
    boards = state.boards
    return " ".join(
        (
            "|".join(map(_write_board, boards)),
            "|".join(TEAM_LETTERS[board.turn] for board in boards),
            "|".join(map(_write_unmoved, boards)),
            str(state.idle),
            "|".join(str(board.number) for board in boards),
        )
    )


def _write_board(board: Board) -> str:
    return "/".join(_write_rank(board, rank) for rank in reversed(range(RANKS)))


def _write_rank(board: Board, rank: int) -> str:
    words, empty = [], 0
    for square in range(FILES * rank, FILES * (rank + 1)):
        found = board.letters.get(square)
        if found is None:
            empty += 1
            continue
        letter, colour = found
        words.append((str(empty) if empty else "") + (letter.lower() if colour else letter))
        empty = 0
    return "".join(words) + (str(empty) if empty else "")


def _write_unmoved(board: Board) -> str:
    return "/".join(
        "".join(
            name for file, name in enumerate(_FILE_NAMES)
            if board.unmoved >> FILES * rank + file & 1
        ) or "-"
        for rank in PAWN_RANKS
    )  # fmt: skip


# Reading


def read(text: str, make_position: Callable[[State], Position]) -> State:
    """Return the state a line describes, not judged yet.

    Raises PositionError, which names field and place and what was expected there.
    """
    if len(text) > MAX_LENGTH:
        raise PositionError(Text("the line is too long to be a position"))
    fields = text.split(" ")
    if len(fields) != len(_FIELDS):
        raise PositionError(
            Text(
                "the line: the number of fields is {found} (expected {expected} with single spaces "
                "between: {names})",
                found=len(fields), expected=len(_FIELDS), names=", ".join(map(str, _FIELDS)),
            )
        )  # fmt: skip
    boards = fields[0].split("|")
    if len(boards) > MAX_BOARDS:
        raise _problem(BOARDS, Text("the number is {number} (expected 1 to {most})",
                                    number=len(boards), most=MAX_BOARDS))  # fmt: skip
    pieces: dict[Square, Piece] = {}
    for at, board in enumerate(boards):
        pieces.update(_read_board(at, board))
    turns = _parts(TO_MOVE, fields[1], len(boards))
    unmoved = _parts(UNMOVED, fields[2], len(boards))
    to_move = tuple(_read_turn(at, turn) for at, turn in enumerate(turns))
    pawns = [square for at, part in enumerate(unmoved) for square in _read_unmoved(at, part)]
    if not _COUNT.fullmatch(fields[3]):
        raise _problem(IDLE, _no_number(fields[3]))
    numbers = _parts(MOVE_NUMBERS, fields[4], len(boards))
    for at, number in enumerate(numbers):
        if not _COUNT.fullmatch(number) or number == "0":
            raise PositionError(of_board(MOVE_NUMBERS, at, _no_number(number, 1)).sentence)
    return StrategiBuilder(
        len(boards), pieces, to_move, frozenset(pawns), int(fields[3]),
        tuple(map(int, numbers)), make_position,
    ).build_state()  # fmt: skip


def _problem(field: Text, message: Text) -> PositionError:
    return PositionError(Problem(field, message).sentence)


def _no_number(text: str, least: int = 0) -> Text:
    return Text(
        "“{text}” is not a whole number from {least} to 999999", text=shown(text), least=least
    )


def _parts(field: Text, text: str, boards: int) -> list[str]:
    found = text.split("|")
    if len(found) != boards:
        raise _problem(
            field,
            Text(
                "“{text}”: the number of parts is {found} (expected {boards}, one a board)",
                text=shown(text), found=len(found), boards=boards,
            ),
        )  # fmt: skip
    return found


def _read_board(at: int, text: str) -> dict[Square, Piece]:
    ranks = text.split("/")
    if len(ranks) != RANKS:
        message = Text(
            "the number of rows is {found} (expected {expected})", found=len(ranks), expected=RANKS
        )
        raise PositionError(of_board(BOARDS, at, message).sentence)
    found: dict[Square, Piece] = {}
    for rank, words in zip(reversed(range(RANKS)), ranks, strict=True):
        file = 0
        for letter, number, other in _TOKEN.findall(words):
            if other:
                raise _in_row(at, rank, Text(
                    "“{letter}” is not a piece (expected KQRBNP, kqrbnp or a number)",
                    letter=shown(other)))  # fmt: skip
            if number:
                if number[0] == "0" or len(number) > 2:
                    raise _in_row(at, rank, Text(
                        "“{number}” is not a number of empty squares (expected 1 to 14)",
                        number=shown(number)))  # fmt: skip
                file += int(number)
            else:
                if file < FILES:
                    army = 2 * at + letter.islower()
                    found[Square(at, FILES * rank + file)] = Piece(letter.upper(), army)
                file += 1
        if file != FILES:
            raise _in_row(at, rank, Text("the number of squares is {found} (expected {expected})",
                                         found=file, expected=FILES))  # fmt: skip
    return found


def _in_row(at: int, rank: int, message: Text) -> PositionError:
    text = Text("row {row}: {message}", row=rank + 1, message=message)
    return PositionError(of_board(BOARDS, at, text).sentence)


def _read_turn(at: int, text: str) -> int:
    if text not in ("w", "b"):
        message = Text("“{text}” is not a side (expected w or b)", text=shown(text))
        raise PositionError(of_board(TO_MOVE, at, message).sentence)
    return TEAM_LETTERS.index(text)


def _read_unmoved(at: int, text: str) -> list[Square]:
    parts = text.split("/")
    if len(parts) != 2:
        message = Text("“{text}” is not a pair of lists of files (expected such as abc/n or -/-)",
                       text=shown(text))  # fmt: skip
        raise PositionError(of_board(UNMOVED, at, message).sentence)
    found = []
    for rank, files in zip(PAWN_RANKS, parts, strict=True):
        if files == "-":
            continue
        if not files or any(file not in _FILE_NAMES for file in files) or (
            list(files) != sorted(set(files))
        ):  # fmt: skip
            message = Text("“{text}” is not a list of files (expected a to n in order, or -)",
                           text=shown(files))  # fmt: skip
            raise PositionError(of_board(UNMOVED, at, message).sentence)
        found += [Square(at, FILES * rank + _FILE_NAMES.index(file)) for file in files]
    return found
