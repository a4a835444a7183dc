"""PGN's syntax: a text split into tags, comments, moves and results, with their places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from cfanp_gui.core.text import Text, shown
from cfanp_gui.record.game_record import PlacedError, RecordError


class TokenType(Enum):
    """Kind of a token."""

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
    """A piece of a record with the place at which it begins."""

    type: TokenType
    text: str
    """Word, comment without its braces, or tag value."""
    at: int
    name: str = ""
    """Tag name."""
    nags: tuple[int, ...] = ()
    """Annotation glyphs attached to a word, such as ``!`` for 1."""


SIGNS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""Annotation glyphs that may be written behind a move, with their numbers."""

MAX_TEXT = 1_000_000
"""Maximum number of characters of a comment and of a tag value."""
MAX_WORD = 1_000
"""Maximum number of characters of a word; the longest result is that of 26 players."""

RESULT = re.compile(r"\*\Z|(?=.*1)(?:1/2|[01])(?:-(?:1/2|[01]))+\Z")


def token_pattern(tag_end: str = "", nag: str = r"\d{1,4}", word_end: str = "") -> re.Pattern[str]:
    """Return the pattern of a token, with what may end a tag and a word, and a glyph's number."""
    return re.compile(
        rf"""
    \s*(?:
    (?P<escape>(?m:^)%[^\n]*)
  | ;(?P<rest>[^\n]*)
  | \{{(?P<comment>[^}}]*)\}}
  | \[\s*(?P<name>[A-Za-z0-9_][A-Za-z0-9_+#=:.-]*)\s+
    "(?P<value>(?:[^"\\\n]++|\\[^\n])*+)"\s*\]{tag_end}
  | \$(?P<nag>{nag})(?!\d)
  | (?P<open>\()
  | (?P<close>\))
  | (?P<word>[^\s{{}}()\[\];$]+{word_end})
  | (?P<end>\Z))
    """,
        re.VERBOSE,
    )


NUMBER = re.compile(r"\d+(?:\.+|\Z)")
_ESCAPED = re.compile(r'\\(["\\])')
_EXPECTED = {
    "[": Text('a tag was expected, such as [Players "3"]'),
    "{": Text("the comment has no end (expected })"),
    "}": Text("a comment ends that never began"),
    "$": Text("an annotation was expected, such as $1"),
    "]": Text("a tag ends that never began"),
}


def unescaped(value: str) -> str:
    """Return the value of a tag without escapes."""
    return _ESCAPED.sub(r"\1", value) if "\\" in value else value


class Lexer:
    """Tokens of a text, with their lines and columns in the file."""

    pattern = token_pattern()

    def __init__(self, text: str, line: int = 1, column: int = 1) -> None:
        """Begin at a line and column of the file."""
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self._first = line, column

    def place(self, at: int) -> tuple[int, int]:
        """Return the line and column of an offset in the file, from 1."""
        line, column = self._first
        lines = self.text.count("\n", 0, at)
        begin = self.text.rfind("\n", 0, at)
        return line + lines, at - begin if lines else column + at

    def error(self, at: int, message: str) -> RecordError:
        """Return the error at an offset."""
        return PlacedError(*self.place(at), message)

    def tokens(self) -> Iterator[Token]:
        """Yield all tokens in order. Raises RecordError for invalid PGN."""
        nul = self.text.find("\0")
        if nul >= 0:
            raise self.error(nul, Text("there is a NUL character (expected text)"))
        at, text, match = 0, self.text, self.pattern.match
        while at < len(text):
            matched = match(text, at)
            if matched is None:
                while text[at].isspace():
                    at += 1
                token, at = self._unexpected(at, _EXPECTED[text[at]])
            else:
                token, at = self._token(matched), matched.end()
            if token is not None:
                yield token

    def _unexpected(self, at: int, expected: Text) -> tuple[Token | None, int]:
        """Return the token of invalid text, and its end. Raises RecordError."""
        raise self.error(at, expected)

    def _token(self, match: re.Match[str]) -> Token | None:
        kind = match.lastgroup
        assert kind is not None, "each alternative has a name"
        at = match.start(kind)
        match kind:
            case "word":
                word = match["word"]
                if len(word) > MAX_WORD:
                    self._limit(at, match.end(), MAX_WORD, Text("word"))
                return self._word(word, at)
            case "rest" | "comment":
                self._limit(at - 1, match.end(), MAX_TEXT, Text("comment"))
                return Token(TokenType.COMMENT, match[kind], at - 1)
            case "value":
                begin = self.text.rindex("[", 0, match.start("name"))
                self._limit(begin, match.end(), MAX_TEXT, Text("tag"))
                return Token(TokenType.TAG, unescaped(match["value"]), begin, match["name"])
            case "nag":
                return Token(TokenType.NAG, "", at - 1, nags=(int(match["nag"]),))
            case "open" | "close":
                return Token(TokenType[kind.upper()], match[kind], at)
        return None

    def _limit(self, begin: int, end: int, most: int, name: str) -> None:
        """Reject a text that is too long, before it is copied."""
        if end - begin > most:
            words = {"name": name, "length": end - begin, "most": most}
            message = Text("the {name} has {length} characters (expected at most {most})", **words)
            raise self.error(begin, message)

    def _word(self, word: str, at: int) -> Token | None:
        if RESULT.match(word):
            return Token(TokenType.RESULT, word, at)
        if number := NUMBER.match(word):
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
        kind = TokenType.WORD if word else TokenType.NAG
        return Token(kind, word, at, nags=(SIGNS[sign],))
