"""Where the games of a text begin and end, with their tags, found without playing a move.

What is found agrees with what the readers of records make of a text that they accept: a game ends
with its result or where the tags of the next one begin. What is wrong with a text is left to them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.lexer import RESULT, unescaped, with_line_feeds

_PART = re.compile(
    r"""
    \{[^}]*\} | ;[^\n]* | (?m:^)%[^\n]*
  | \[\s*(?P<name>[A-Za-z0-9_]+)\s+"(?P<value>(?:[^"\\\n]++|\\[^\n])*+)"\s*\]
  | (?P<open>\()
  | (?P<close>\))
  | (?P<word>[^\s{}()\[\];$]+)
    """,
    re.VERBOSE,
)


class GameOutline(NamedTuple):
    """A game of a text as far as it is known without playing it."""

    begin: int
    """Characters of the text ahead of it, as `decoded` returns that."""
    end: int
    tags: dict[str, str]
    result: str
    """The result that ends it; empty where none does."""

    @property
    def told_result(self) -> str:
        """Return the result that tag and moves tell together."""
        told = self.tags.get("Result", "")
        if self.result and (self.result != UNFINISHED or not told):
            return self.result
        return told or UNFINISHED


def decoded(data: bytes, strict: bool = True) -> str:
    """Return the text of a file, with line feeds between its lines and no byte order mark.

    What is not UTF-8 is refused with a RecordError, or else read as Latin-1.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if strict:
            raise _undecodable(data, error) from None
        text = data.decode("latin-1")
    return with_line_feeds(text)


def _undecodable(data: bytes, error: UnicodeDecodeError) -> RecordError:
    """Return what is wrong with a file that is no UTF-8 text, with the line."""
    # The offset counts from behind a byte order mark, where there is one.
    bom = 3 if data.startswith(b"\xef\xbb\xbf") else 0
    at = error.start + bom
    return RecordError(
        Text(
            "line {line}: byte {at} of the file, {byte:#04x}, is not UTF-8 text",
            line=data.count(b"\n", 0, at) + 1,
            at=at + 1,
            byte=data[at],
        )
    )


def outlines(text: str) -> Iterator[GameOutline]:
    """Yield the games of a text, in order."""
    begin, end, depth = -1, 0, 0
    tags: dict[str, str] = {}
    moved = False
    for part in _PART.finditer(text):
        kind = part.lastgroup
        if kind == "value" and moved:
            yield GameOutline(begin, end, tags, "")
            begin, depth, tags, moved = -1, 0, {}, False
        if begin < 0:
            begin = part.start()
        end = part.end()
        if kind == "value":
            tags[part["name"]] = unescaped(part["value"])
        elif kind == "open":
            depth, moved = depth + 1, True
        elif kind == "close":
            depth, moved = max(0, depth - 1), True
        elif kind == "word":
            word = part["word"]
            moved = True
            if depth == 0 and word[0] in "*01" and RESULT.match(word):
                yield GameOutline(begin, end, tags, word)
                begin, tags, moved = -1, {}, False
    if moved or tags:
        yield GameOutline(begin, end, tags, "")


def excerpt(text: str, begin: int, end: int) -> str:
    """Return one game of a text, at the line and column at which it stands there."""
    line = text.count("\n", 0, begin)
    column = begin - text.rfind("\n", 0, begin) - 1
    return "\n" * line + " " * column + text[begin:end]
