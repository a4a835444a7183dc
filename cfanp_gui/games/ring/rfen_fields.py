"""The fields of a ring's line of text by name, and how what is wrong with them is said."""

from __future__ import annotations

import re

from cfanp_gui.core.game import PositionError
from cfanp_gui.core.text import Text

BOARDS = Text("boards")
SEATS = Text("seats")
TO_MOVE = Text("to move")
UNMOVED = Text("unmoved")
EN_PASSANT = Text("en passant")
STOCKPILES = Text("stockpiles")
MOVE_NUMBERS = Text("move numbers")
ROUND = Text("round")
PROGRESS = Text("last progress")

_LONGEST = 24


def shown(text: str) -> str:
    """A part of a line as an error shows it: not all of one that is very long."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def bad(field: Text, message: Text) -> PositionError:
    """The error of what is wrong in a field."""
    return PositionError(Text("{field}: {message}", field=field, message=message))


def bad_board(field: Text, number: int, message: Text) -> PositionError:
    """The error of what is wrong in a field about a board."""
    return bad(field, Text("board {board}: {message}", board=number, message=message))


def entries(text: str, field: Text, numbers: list[int]) -> list[str]:
    """The entries of a field that has one per board. Raises PositionError."""
    parts = text.split("|")
    if len(parts) != len(numbers):
        raise bad(
            field,
            Text(
                "there are {count} entries (expected one per board, that is {expected})",
                count=len(parts), expected=len(numbers),
            ),
        )  # fmt: skip
    return parts


def read_number(text: str, field: Text, least: int, board: int | None = None) -> int:
    """A whole number, perhaps one of a board. Raises PositionError."""
    if not re.fullmatch(r"0|[1-9]\d{0,5}", text, re.ASCII) or int(text) < least:
        message = Text(
            "“{text}” (expected a whole number from {least} to 999999)",
            text=shown(text),
            least=least,
        )
        raise bad(field, message) if board is None else bad_board(field, board, message)
    return int(text)
