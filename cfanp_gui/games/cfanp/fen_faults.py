"""Faults of a text that should be a FEN, field by field, in our own words."""

from __future__ import annotations

import re

from cfanp_gui.core.text import Text, shown

_FIELDS = 6
_PIECES = "pnbrqk"
_CASTLING = r"-|[KQABCDEFGH]{0,2}[kqabcdefgh]{0,2}"
_PASSED = r"-|[a-h][36]"


def fault(text: str) -> Text:
    """Return the first fault of a text that is no FEN, without a full stop."""
    fields = text.split()
    if not fields:
        return Text("it is empty")
    if len(fields) > _FIELDS:
        return Text(
            "it has {count} fields (expected at most {most})", count=len(fields), most=_FIELDS
        )
    board, side, castling, passed, clock, number = [
        *fields,
        *("w", "-", "-", "0", "1")[len(fields) - 1 :],
    ]
    if (found := _board_fault(board)) is not None:
        return found
    if side not in ("w", "b"):
        return Text("“{text}” is no side to move (expected w or b)", text=shown(side))
    if re.fullmatch(_CASTLING, castling) is None:
        return Text(
            "“{text}” are no castling rights (expected such as KQkq, or -)", text=shown(castling)
        )
    if re.fullmatch(_PASSED, passed) is None:
        return Text(
            "“{text}” is no en passant square (expected such as e3, or -)", text=shown(passed)
        )
    for value in (clock, number):
        if not (value.isascii() and value.isdigit()):
            return Text("“{text}” is no number of moves (expected such as 0)", text=shown(value))
    return Text("it cannot be read")


def _board_fault(board: str) -> Text | None:
    """Return the fault of the first field, or None."""
    rows = board.split("/")
    if len(rows) != 8:
        return Text("it has {count} rows (expected 8)", count=len(rows))
    for number, row in zip(range(8, 0, -1), rows, strict=True):
        for sign in row:
            if sign.lower() not in _PIECES and sign not in "12345678":
                return Text(
                    "row {row}: “{sign}” is no piece (expected one of {pieces})",
                    row=number,
                    sign=shown(sign),
                    pieces=_PIECES.upper() + _PIECES,
                )
        if re.search(r"\d\d", row):
            return Text("row {row}: two numbers stand side by side", row=number)
        count = sum(int(sign) if sign.isdigit() else 1 for sign in row)
        if count != 8:
            return Text("row {row} has {count} squares (expected 8)", row=number, count=count)
    return None
