"""Position texts (STFEN) for the slow second model of StrategiChess; knows nothing of its moves."""

import re

Square = tuple[int, int, int]
"""Board from 1, file from 0 (a) to 13 (n), row from 1 to 14."""

FILES = "abcdefghijklmn"
ROWS = range(1, 15)
PAWN_ROWS = {"w": 4, "b": 11}
"""For each team the row on which its pawns start."""


class Refused(ValueError):  # noqa: N818 -- an answer to a move, not a fault
    """A move that is not legal, or a position that cannot be, and why, in one sentence."""


def team_of(letter: str) -> str:
    """Return the team of a piece: ``w`` for capitals, else ``b``."""
    return "w" if letter.isupper() else "b"


def name(square: Square) -> str:
    """Return the name of a square on its board, such as ``n5``."""
    return f"{FILES[square[1]]}{square[2]}"


def read_boards(text: str) -> tuple[int, dict[Square, str]]:
    """Return the number of boards in field 1, and the pieces on them."""
    boards = text.split("|")
    pieces: dict[Square, str] = {}
    for board, rows in enumerate(boards, 1):
        for row, part in zip(reversed(ROWS), rows.split("/"), strict=True):
            file = 0
            for run, letter in re.findall(r"([0-9]+)|(.)", part):
                if letter:
                    pieces[board, file, row] = letter
                file += int(run or 1)
            assert file == 14, f"row {row} of board {board} has {file} squares"
    return len(boards), pieces


def read_unmoved(text: str) -> set[Square]:
    """Return the squares of pawns that never moved, from field 3."""
    return {
        (board, FILES.index(file), PAWN_ROWS[team])
        for board, part in enumerate(text.split("|"), 1)
        for team, files in zip("wb", part.split("/"), strict=True)
        for file in files.strip("-")
    }


def by_board(text: str) -> dict[int, str]:
    """Return the parts of a field that has one for each board."""
    return dict(enumerate(text.split("|"), 1))


def write_boards(boards: int, pieces: dict[Square, str]) -> str:
    """Return field 1."""
    return "|".join(
        "/".join(write_row(board, row, pieces) for row in reversed(ROWS))
        for board in range(1, boards + 1)
    )


def write_row(board: int, row: int, pieces: dict[Square, str]) -> str:
    """Return one row of a board, such as ``3k10``."""
    text = ""
    empty = 0
    for file in range(14):
        letter = pieces.get((board, file, row))
        if letter is None:
            empty += 1
            continue
        text += (str(empty) if empty else "") + letter
        empty = 0
    return text + (str(empty) if empty else "")


def write_unmoved(boards: int, unmoved: set[Square]) -> str:
    """Return field 3."""
    texts = []
    for board in range(1, boards + 1):
        teams = [
            "".join(FILES[file] for file in range(14) if (board, file, row) in unmoved) or "-"
            for row in (4, 11)
        ]
        texts.append("/".join(teams))
    return "|".join(texts)
