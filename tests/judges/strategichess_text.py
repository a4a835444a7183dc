"""Position texts (STFEN) for the slow second model of StrategiChess; knows nothing of its moves."""

from __future__ import annotations

import re

Square = tuple[int, int, int]
"""Board from 1, file from 0 (a) to 13 (n), row from 1 to 14."""

FILES = "abcdefghijklmn"
ROWS = range(1, 15)
LETTERS = "KQRBNPkqrbnp"
RUNS = {str(length): length for length in range(1, 15)}
"""The numbers that may stand for a run of empty squares."""
TEAM_NAMES = {"w": "White", "b": "Black"}
PAWN_HOMES = {"w": ("P", 4), "b": ("p", 11)}
"""For each team the letter of its pawns and the row on which they start."""
FIELDS = ("boards", "sides to move", "never-moved pawns", "moves since progress", "move numbers")


class Refused(ValueError):  # noqa: N818 -- an answer to a text, not a fault
    """A text that is no position, or a move that is not legal, and why, in one sentence."""


def team_of(letter: str) -> str:
    """Return the team of a piece: ``w`` for capitals, else ``b``."""
    return "w" if letter.isupper() else "b"


def name(square: Square) -> str:
    """Return the name of a square on its board, such as ``n5``."""
    return f"{FILES[square[1]]}{square[2]}"


def fail(field: int, place: str, why: str) -> Refused:
    """Return the refusal of a text: the field from 1, the place in it or nothing, and why."""
    where = f"Field {field} ({FIELDS[field - 1]})" + (f", {place}" if place else "")
    return Refused(f"{where}: {why}.")


def split_fields(text: str) -> list[str]:
    """Return the five fields of a text. Raises Refused if there are more or fewer."""
    fields = text.split(" ")
    if len(fields) != 5 or "" in fields:
        raise Refused(f"A position has 5 fields with single spaces between, not {len(fields)}.")
    return fields


def read_boards(text: str) -> tuple[int, dict[Square, str]]:
    """Return how many boards field 1 has, and the pieces on them. Raises Refused."""
    boards = text.split("|")
    if len(boards) > 6:
        raise fail(1, "", f"1 to 6 boards were expected, not {len(boards)}")
    pieces: dict[Square, str] = {}
    for board, rows in enumerate(boards, 1):
        parts = rows.split("/")
        if len(parts) != 14:
            raise fail(1, f"board {board}", f"14 rows were expected, not {len(parts)}")
        for row, part in zip(reversed(ROWS), parts, strict=True):
            read_row(pieces, board, row, part)
        for team, king in (("w", "K"), ("b", "k")):
            kings = [at for at in pieces if at[0] == board and pieces[at] == king]
            if len(kings) > 1:
                places = " and ".join(name(at) for at in kings)
                raise fail(1, f"board {board}", f"{TEAM_NAMES[team]} has two Kings, {places}")
    for team, king in (("w", "K"), ("b", "k")):
        if king not in pieces.values():
            raise fail(1, "", f"{TEAM_NAMES[team]} has no King on any board")
    return len(boards), pieces


def read_row(pieces: dict[Square, str], board: int, row: int, text: str) -> None:
    """Put the pieces of one row on the board. Raises Refused."""
    file = 0
    for part in re.findall(r"[0-9]+|[^0-9]", text):
        place = f"board {board}, row {row}"
        if part in RUNS:
            file += RUNS[part]
        elif part in LETTERS:
            pieces[board, file, row] = part
            file += 1
        else:
            raise fail(1, place, f"{part!r} is neither a piece nor a number from 1 to 14")
    if file != 14:
        raise fail(1, f"board {board}, row {row}", f"14 squares were expected, not {file}")


def read_sides(text: str, boards: int) -> dict[int, str]:
    """Return the team to move on each board from field 2. Raises Refused."""
    parts = one_a_board(2, text, boards)
    for board, part in enumerate(parts, 1):
        if part not in ("w", "b"):
            raise fail(2, f"board {board}", f"w or b was expected, not {part!r}")
    return dict(enumerate(parts, 1))


def read_unmoved(text: str, boards: int, pieces: dict[Square, str]) -> set[Square]:
    """Return where pawns stand that never moved, from field 3. Raises Refused."""
    found = set()
    for board, part in enumerate(one_a_board(3, text, boards), 1):
        teams = part.split("/")
        if len(teams) != 2:
            raise fail(3, f"board {board}", f"White's / Black's were expected, not {part!r}")
        for team, files in zip("wb", teams, strict=True):
            place = f"board {board}, {TEAM_NAMES[team]}"
            if files == "-":
                continue
            if not files or files != "".join(file for file in FILES if file in files):
                raise fail(3, place, f"files a to n in order, or -, were expected, not {files!r}")
            letter, row = PAWN_HOMES[team]
            for file in files:
                square = (board, FILES.index(file), row)
                if pieces.get(square) != letter:
                    raise fail(3, place, f"there is no such pawn on {name(square)}")
                found.add(square)
    return found


def read_count(text: str) -> int:
    """Return the moves since progress from field 4. Raises Refused."""
    if not re.fullmatch(r"0|[1-9][0-9]*", text):
        raise fail(4, "", f"a number from 0 was expected, not {text!r}")
    return int(text)


def read_numbers(text: str, boards: int) -> dict[int, int]:
    """Return the move number of each board from field 5. Raises Refused."""
    parts = one_a_board(5, text, boards)
    for board, part in enumerate(parts, 1):
        if not re.fullmatch(r"[1-9][0-9]*", part):
            raise fail(5, f"board {board}", f"a number from 1 was expected, not {part!r}")
    return {board: int(part) for board, part in enumerate(parts, 1)}


def one_a_board(field: int, text: str, boards: int) -> list[str]:
    """Return the parts of a field that has one for each board. Raises Refused."""
    parts = text.split("|")
    if len(parts) != boards:
        raise fail(field, "", f"{boards} part(s) were expected, one a board, not {len(parts)}")
    return parts


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
