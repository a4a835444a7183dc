"""PGN's syntax: a text cut into tags, comments, moves and results, with their places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from cfanp_gui.core.text import Text, shown
from cfanp_gui.record.game_record import RecordError


class TokenType(Enum):
    """What a token is."""

    TAG = auto()
    COMMENT = auto()
    NAG = auto()
    OPEN = auto()
    """The beginning of a variation."""
    CLOSE = auto()
    WORD = auto()
    """A move, or part of one."""
    RESULT = auto()


class Token(NamedTuple):
    """A piece of a record and where it begins."""

    type: TokenType
    text: str
    """The word, the comment without its braces, or a tag's value."""
    at: int
    name: str = ""
    """A tag's name."""
    nags: tuple[int, ...] = ()
    """The annotation glyphs a word carries, such as ``!`` for 1."""


SIGNS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""The annotation glyphs that may be written behind a move, and their numbers."""

MAX_TEXT = 1_000_000
"""Characters of the longest comment and of the longest value of a tag."""
MAX_WORD = 1_000
"""Characters of the longest word; the longest result is that of 26 players."""

RESULT = re.compile(r"\*\Z|(?=.*1)(?:1/2|[01])(?:-(?:1/2|[01]))+\Z")

_TOKEN = re.compile(
    r"""
    (?P<space>\s+)
  | (?P<escape>(?m:^)%[^\n]*)
  | (?P<rest>;(?P<rest_text>[^\n]*))
  | \{(?P<comment>[^}]*)\}
  | \[\s*(?P<name>[A-Za-z0-9_]+)\s+"(?P<value>(?:[^"\\\n]++|\\[^\n])*+)"\s*\]
  | \$(?P<nag>\d{1,3})(?!\d)
  | (?P<open>\()
  | (?P<close>\))
  | (?P<word>[^\s{}()\[\];$]+)
    """,
    re.VERBOSE,
)
_NUMBER = re.compile(r"\d+(?:\.+|\Z)")
_ESCAPED = re.compile(r'\\(["\\])')
_EXPECTED = {
    "[": Text('a tag was expected, such as [Players "3"]'),
    "{": Text("the comment has no end (expected })"),
    "}": Text("a comment ends that never began"),
    "$": Text("an annotation was expected, such as $1"),
    "]": Text("a tag ends that never began"),
}


def with_line_feeds(text: str) -> str:
    """Return a text whose lines end with line feeds, as lines and columns are counted."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def unescaped(value: str) -> str:
    """Return the value of a tag without the signs that stand for others in it."""
    return _ESCAPED.sub(r"\1", value)


class Lexer:
    """The tokens of a text, with their lines and columns counted from 1."""

    def __init__(self, text: str) -> None:
        self.text = with_line_feeds(text.removeprefix("\ufeff"))

    def error(self, at: int, message: str) -> RecordError:
        """Return the error of something at an offset."""
        line = self.text.count("\n", 0, at) + 1
        column = at - self.text.rfind("\n", 0, at)
        return RecordError(
            Text(
                "line {line}, column {column}: {message}", line=line, column=column, message=message
            )
        )

    def tokens(self) -> Iterator[Token]:
        """Yield all tokens in order. Raises RecordError where the text is no PGN."""
        nul = self.text.find("\0")
        if nul >= 0:
            raise self.error(nul, Text("there is a NUL character (expected text)"))
        at = 0
        while at < len(self.text):
            found = _TOKEN.match(self.text, at)
            if found is None:
                raise self.error(at, _EXPECTED[self.text[at]])
            token = self._token(found)
            if token is not None:
                yield token
            at = found.end()

    def _token(self, found: re.Match[str]) -> Token | None:
        at = found.start()
        match found.lastgroup:
            case "rest_text" | "rest":
                self._limit(found, MAX_TEXT, Text("comment"))
                return Token(TokenType.COMMENT, found["rest_text"], at)
            case "comment":
                self._limit(found, MAX_TEXT, Text("comment"))
                return Token(TokenType.COMMENT, found["comment"], at)
            case "value":
                self._limit(found, MAX_TEXT, Text("tag"))
                return Token(TokenType.TAG, unescaped(found["value"]), at, found["name"])
            case "nag":
                return Token(TokenType.NAG, "", at, nags=(int(found["nag"]),))
            case "open":
                return Token(TokenType.OPEN, "(", at)
            case "close":
                return Token(TokenType.CLOSE, ")", at)
            case "word":
                self._limit(found, MAX_WORD, Text("word"))
                return self._word(found["word"], at)
        return None

    def _limit(self, found: re.Match[str], most: int, name: str) -> None:
        """Refuse what is too long to be meant, before it is copied."""
        length = found.end() - found.start()
        if length > most:
            raise self.error(
                found.start(),
                Text(
                    "the {name} has {length} characters (expected at most {most})",
                    name=name,
                    length=length,
                    most=most,
                ),
            )

    def _word(self, word: str, at: int) -> Token | None:
        if RESULT.match(word):
            return Token(TokenType.RESULT, word, at)
        if number := _NUMBER.match(word):
            word = word[number.end() :]
            at += number.end()
        bare = word.rstrip("!?")
        if bare == word:
            return Token(TokenType.WORD, word, at) if word and word not in ("e.p.", "ep") else None
        word, sign = bare, word[len(bare) :]
        if sign not in SIGNS:
            raise self.error(
                at,
                Text("“{sign}” is not an annotation (expected such as ! or ?)", sign=shown(sign)),
            )
        if word:
            return Token(TokenType.WORD, word, at, nags=(SIGNS[sign],))
        return Token(TokenType.NAG, "", at, nags=(SIGNS[sign],))
