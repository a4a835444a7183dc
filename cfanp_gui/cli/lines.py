"""Lines in, lines out: every line of standard input is answered by one of JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection, Iterator
from typing import BinaryIO

from cfanp_gui.core.game import OptionError, PositionError
from cfanp_gui.core.lines import Json, LineError
from cfanp_gui.record.errors import shown

MAX_LINE = 1_000_000
"""Bytes of the longest line that is read."""

FAILED = 1
"""The exit status when a line could not be used."""


def each_line(answer: Callable[[str], Json]) -> int:
    """Answer every line of standard input by one of standard output; return the exit status."""
    status = 0
    for number, line in _lines(sys.stdin.buffer):
        try:
            if isinstance(line, LineError):
                raise line
            result = answer(line)
        except (LineError, PositionError, OptionError) as error:
            result = {"error": str(error), "line": number}
            status = FAILED
        print(json.dumps(result), flush=True)
    return status


def _lines(stream: BinaryIO) -> Iterator[tuple[int, str | LineError]]:
    """Yield the lines that are not empty with their numbers from 1; an error for no text."""
    number = 0
    while data := stream.readline(MAX_LINE + 1):
        number += 1
        if len(data) > MAX_LINE:
            while not data.endswith(b"\n") and (data := stream.readline(MAX_LINE)):
                pass
            yield number, LineError(f"the line is longer than {MAX_LINE} bytes")
            continue
        try:
            line = data.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
        except UnicodeDecodeError as error:
            yield (
                number,
                LineError(f"byte {error.start + 1} of the line is not UTF-8 text"),
            )
            continue
        if line.strip():
            yield number, line


def read_object(line: str, example: str) -> Json:
    """Return the JSON object of a line, such as the example. Raises LineError."""
    try:
        value = json.loads(line)
    except json.JSONDecodeError as error:
        raise LineError(f"no JSON: {error.msg} at column {error.colno}") from None
    except (ValueError, RecursionError):
        raise LineError("no JSON: a number or the nesting is beyond all measure") from None
    if not isinstance(value, dict):
        raise LineError(f"no JSON object (expected {example})")
    return value


def check_keys(value: Json, known: Collection[str], expected: str) -> None:
    """Refuse a key that is not known. Raises LineError."""
    for key in value:
        if key not in known:
            raise LineError(f"unknown key “{shown(key)}” (expected {expected})")


def read_moves(value: Json, example: str) -> list[str]:
    """Return the moves of a line in machine form. Raises LineError."""
    moves = value.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise LineError(f"“moves” is missing or no list of texts (expected such as {example})")
    return moves
