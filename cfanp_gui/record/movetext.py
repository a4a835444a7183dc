"""The parts of every record in PGN's syntax: tags, comments, and lines of words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.lexer import MAX_TEXT

MAX_NAG = 9_999
MAX_COMMENT = MAX_TEXT - len("{}")
"""Maximum number of characters of all comments on one move, which are written as one."""
MAX_DEPTH = 1_000
"""Maximum depth of nested variations in any record, the outermost counted."""
WIDTH = 79
"""Maximum length of a line that is broken between words."""
ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}
"""Tags that begin every record, with the values for unknown data."""

_NOT_TEXT = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Characters that are not text on one line: controls, line breaks, surrogates."""
_COMMAND = re.compile(r"\[%[A-Za-z]+ [^\][{}]*\]")
"""A command in a comment, such as ``[%cal Ge2e4]``."""
_PIECE = re.compile(r"\[%[^\][{} ]+ (?:[^\][{} ]{1,200}|[^\][{}]{1,60})\][^ ]*|[^ ]+")
"""An unbreakable part of a comment: a word, or a command such as ``[%cal Ge2e4]``."""


def plain(text: str) -> str:
    """Return text on one line, without anything a file of UTF-8 text cannot hold.

    One kind of character at a time, so that a long text of many line breaks makes no list of
    pieces.
    """
    at = 0
    while match := _NOT_TEXT.search(text, at):
        at = match.start()
        text = text.replace(match[0], " ")
    return text


def single(text: str) -> str:
    """Return text on one line, stripped, with single spaces between its words."""
    text = plain(text).strip(" ")
    while "  " in text:
        text = text.replace("  ", " ")
    return text


def in_one_line(text: str) -> str:
    """Return lines as the value of a tag, with `` | `` between; `separate_lines` reverses it.

    A ``|`` in them is doubled. Comments, empty lines and space around lines are left out.
    """
    lines = (line.strip().replace("|", "||") for line in text.splitlines())
    return " | ".join(line for line in lines if line and not line.startswith(("#", ";")))


def separate_lines(value: str) -> str:
    """Return the lines in the value of a tag."""
    return "\n".join(line.replace("||", "|") for line in value.split(" | "))


def tag_lines(tags: Iterable[tuple[str, str]]) -> str:
    """Return tags with their values, each in a line of its own."""
    escaped = str.maketrans({"\\": r"\\", '"': r"\""})
    return "".join(f'[{name} "{plain(value).translate(escaped)}"]\n' for name, value in tags)


def comment(text: str) -> list[str]:
    """Return a text as the words of a comment; none for an empty one.

    There is no escape for ``}``: it is written as ``)``. Raises RecordError for a text that is
    longer than a comment may be.
    """
    text = single(text.replace("}", ")"))
    if not text:
        return []
    if len(text) > MAX_COMMENT:
        words = {"count": len(text), "most": MAX_COMMENT}
        raise RecordError("a comment has {count} characters (expected at most {most})", **words)
    pieces: list[str] = _PIECE.findall(text)
    pieces[0] = "{" + pieces[0]
    pieces[-1] += "}"
    return pieces


def said(comment: str) -> str:
    """Return a person's words in a comment, without the commands that programs write there."""
    return single(_COMMAND.sub(" ", comment))


def with_said(comment: str, text: str) -> str:
    """Return a comment with another text after its old commands.

    A text that looks like a command becomes one.
    """
    return " ".join([*_COMMAND.findall(comment), text]).strip(" ")


def wrapped(tokens: list[str]) -> str:
    """Return tokens in lines below 80 columns; a longer token has a line of its own."""
    lines = []
    line = ""
    for token in tokens:
        if line and len(line) + 1 + len(token) > WIDTH:
            lines.append(line)
            line = token
        else:
            line = f"{line} {token}" if line else token
    return "\n".join([*lines, line])
