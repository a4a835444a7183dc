"""Writing of records in PGN's syntax: tags, comments, lines of words, and the tree of moves.

The differences between kinds of file are in a `Writer`: the words of moves, and the actions without
a word. Numbers, glyphs and the parentheses of variations are the same for all of them.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.lexer import MAX_TEXT
from cfanp_gui.record.move_tree import MoveNode

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
    """Return text on one line, without anything a file of UTF-8 text cannot hold."""
    at = 0
    # One kind of character at a time: a long text of many line breaks makes no list of pieces.
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
    """Return the words of a comment, with ``)`` for ``}``. Raises RecordError if it is too long."""
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
    """Return a comment with another text after its commands; a command may be in it."""
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


# The tree of moves

S = TypeVar("S")
"""A dialect's data of a position in which moves are written."""


@dataclass(slots=True)
class PendingLine(Generic[S]):
    """A line of which the actions from an index on are still to be written."""

    nodes: list[MoveNode]
    state: S
    """Position before the next action."""
    ply: int = 0
    """Number of actions from the start of the game to the beginning of the line."""
    index: int = 0
    round: int | None = 0
    """Round of the last move written here or before this line."""
    numbered: bool = True
    """True if the text before the next move shows its round."""
    depth: int = 0
    """Depth of the line among variations; 0 for the main line."""
    is_alone: bool = False
    """True if alternatives to its first action are not written."""

    @property
    def begins(self) -> bool:
        """Return True if its next action is the first of a variation."""
        return self.depth > 0 and self.index == 0

    def variations_on(self, node: MoveNode) -> list[MoveNode]:
        """Return the variations that are written behind an action of the line."""
        return [] if self.is_alone and node is self.nodes[0] else node.variations


class Branch(NamedTuple, Generic[S]):
    """A variation: its first action, the position in which it begins, the actions before it."""

    first: MoveNode
    state: S
    ply: int


class Word(NamedTuple, Generic[S]):
    """Text for the next action of a line, or for several that share one word."""

    length: int
    """Number of actions."""
    nags: Iterable[int]
    """Glyphs of all of them."""
    text: str | None
    """Move; None if only comments are left to write."""
    round: int | None
    """Its round; None if the text includes the number."""
    after: S
    lead: list[str]
    """Words of the comments ahead of it."""
    notes: list[str]
    """Words of the comments behind it and its glyphs."""
    variations: list[Branch[S]]
    renumbered: bool = False
    """True if the next move shows its round although no variation stands between."""


Writer = Callable[[PendingLine[S]], Word[S]]
"""Function that returns the word for the next action of a line; it may raise RecordError."""

_OPEN, _CLOSE = "\0(", "\0)"
"""Parentheses of variations among tokens, distinct from those in comments."""


def write_tree(
    main: PendingLine[S], write: Writer[S], tokens: list[str], most: int | None = None
) -> list[str]:
    """Return the tokens of the moves with their variations, after the given ones.

    `main` is at the end of the main line afterwards. Raises RecordError, also for variations that
    are nested more than `most` deep. A stack of lines avoids recursion in deep variations.
    """
    stack = [main]
    while stack:
        now = stack[-1]
        if now.index >= len(now.nodes):
            stack.pop()
            if now.depth:
                tokens.append(_CLOSE)
            continue
        if now.begins:
            tokens.append(_OPEN)
        variations = _write(now, write(now), tokens)
        if variations and now.depth == most:
            words = {"ply": now.ply + now.index, "most": most}
            raise RecordError("move {ply}: variations are nested more than {most} deep", **words)
        stack += reversed(variations)
    return _closed_up(tokens)


def _write(now: PendingLine[S], word: Word[S], tokens: list[str]) -> list[PendingLine[S]]:
    """Write a word of a line; return the variations that follow it."""
    number = now.round
    tokens += word.lead
    if word.text is not None:
        shown = "" if word.round is None or now.numbered else f"{word.round}... "
        if word.round not in (None, now.round):
            shown = f"{word.round}. "
        tokens.append(f"{shown}{word.text}")
        now.round = word.round
    for nag in dict.fromkeys(word.nags):
        if not 0 <= nag <= MAX_NAG:
            raise RecordError(
                "${nag} is not an annotation (expected at most ${most})", nag=nag, most=MAX_NAG
            )
        tokens.append(f"${nag}")
    tokens += word.notes
    variations = [
        PendingLine(
            first.continuation(), state, ply, round=number, numbered=False, depth=now.depth + 1
        )
        for first, state, ply in word.variations
    ]
    now.index += word.length
    now.state = word.after
    now.numbered = not (variations or word.renumbered)
    return variations


def _closed_up(tokens: list[str]) -> list[str]:
    """Return tokens with parentheses of variations attached to the words they enclose."""
    words: list[str] = []
    opened = ""
    for token in tokens:
        if token == _OPEN:
            opened = "("
        elif token == _CLOSE and len(words[-1]) < WIDTH // 2:
            words[-1] += ")"
        else:
            words.append(opened + (")" if token == _CLOSE else token))
            opened = ""
    return words


def comment_words(*texts: str) -> list[str]:
    """Return the words of comments that follow each other, empty ones left out."""
    return [word for text in texts for word in comment(text)]
