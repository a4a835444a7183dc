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

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cfanp_gui.core.boards import ARMY_LETTERS, Square
from cfanp_gui.core.line_fields import (
    LineField,
    ListField,
    RanksField,
    counted,
    letter_of,
    split_line,
    write_ranks,
)
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionBuilder, Problem, refuse
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess.actions import TEAM_LETTERS
from cfanp_gui.games.strategichess.bitboards import FILES, RANKS
from cfanp_gui.games.strategichess.board import LETTERS, PAWN_RANKS
from cfanp_gui.games.strategichess.state import MAX_BOARDS

MAX_LENGTH = 4096
"""Longer lines cannot be a position of six boards."""

_FILE_NAMES = ARMY_LETTERS[:FILES]
_FILES_IN_ORDER = "(-|(?=[a-n])" + "".join(f"{file}?" for file in _FILE_NAMES) + ")"


@dataclass(frozen=True, slots=True)
class StrategiDraft(PositionBuilder):
    """The fields of a position; boards are counted from 0, as in `Square`."""

    boards: int
    """How many boards lie side by side."""
    pieces: Mapping[Square, Piece]
    """Each belongs to the army of its player: twice the board, and 1 more for Black."""
    to_move: tuple[int, ...]
    """The colour to move on each board: 0 for White, 1 for Black."""
    unmoved: frozenset[Square]
    """Where pawns stand that never moved."""
    idle: int
    """Moves since the last capture, pawn move or King taken off."""
    move_numbers: tuple[int, ...]
    """The number of the next move on each board."""


def _board_texts(draft: StrategiDraft) -> dict[int, str]:
    words: list[dict[int, str]] = [{} for _ in range(draft.boards)]
    for square, piece in draft.pieces.items():
        letter = piece.letter.lower() if piece.army % 2 else piece.letter
        words[square.board][square.index] = letter
    return _numbered(write_ranks(on, FILES, RANKS) for on in words)


def _unmoved_texts(draft: StrategiDraft) -> dict[int, str]:
    def files(at: int, rank: int) -> str:
        return "".join(
            name
            for file, name in enumerate(_FILE_NAMES)
            if Square(at, FILES * rank + file) in draft.unmoved
        )

    return _numbered(
        "/".join(files(at, rank) or "-" for rank in PAWN_RANKS) for at in range(draft.boards)
    )


def _numbered(texts: Iterable[str]) -> dict[int, str]:
    """Return what is written of each board by its number from 1."""
    return dict(enumerate(texts, 1))


BOARDS = RanksField[StrategiDraft](
    Text("boards"), f"[{LETTERS}{LETTERS.lower()}]", Text("one of KQRBNP or kqrbnp"),
    _board_texts, FILES, RANKS,
)  # fmt: skip
TO_MOVE = ListField[StrategiDraft](
    Text("side to move"), "[wb]", Text("w or b"),
    lambda draft: _numbered(letter_of(TEAM_LETTERS, turn) for turn in draft.to_move),
)  # fmt: skip
UNMOVED = ListField[StrategiDraft](
    Text("never-moved pawns"), f"{_FILES_IN_ORDER}/{_FILES_IN_ORDER}",
    Text("two lists of files in order, such as abc/n or -/-"), _unmoved_texts,
)  # fmt: skip
IDLE = LineField[StrategiDraft](
    Text("moves without progress"), *counted(0), lambda draft: str(draft.idle)
)
MOVE_NUMBERS = ListField[StrategiDraft](
    Text("move numbers"), *counted(1), lambda draft: _numbered(map(str, draft.move_numbers))
)  # fmt: skip

FIELDS = (BOARDS, TO_MOVE, UNMOVED, IDLE, MOVE_NUMBERS)


def board_count_problems(count: int) -> Iterator[Problem]:
    """Yield whether there are more or fewer boards than can be."""
    if not 1 <= count <= MAX_BOARDS:
        message = Text(
            "the number is {number} (expected 1 to {most})", number=count, most=MAX_BOARDS
        )
        yield BOARDS.problem(message)


def read(text: str) -> dict[str, Any]:
    """Return what a line says as fields of a `StrategiBuilder`.

    Raises PositionError, which names field and place and what was expected there.
    """
    boards, turns, unmoved, idle, numbers = split_line(
        text, [field.name for field in FIELDS], MAX_LENGTH, ending=""
    )
    count = range(1, boards.count("|") + 2)
    refuse(board_count_problems(len(count)))
    return {
        "boards": len(count),
        "pieces": {
            Square(at - 1, square): Piece(found[0].upper(), 2 * (at - 1) + found[0].islower())
            for at, part in BOARDS.parts(boards, count)
            for square, found in BOARDS.squares(at, part).items()
        },
        "to_move": tuple(
            TEAM_LETTERS.index(found[0]) for found in TO_MOVE.matches(turns, count).values()
        ),
        "unmoved": frozenset(
            Square(at - 1, FILES * rank + _FILE_NAMES.index(file))
            for at, found in UNMOVED.matches(unmoved, count).items()
            for rank, files in zip(PAWN_RANKS, found.groups(), strict=True)
            for file in files.strip("-")
        ),
        "idle": int(IDLE.read(idle)[0]),
        "move_numbers": tuple(
            int(found[0]) for found in MOVE_NUMBERS.matches(numbers, count).values()
        ),
    }
