"""PGN's syntax: a text split into tags, comments, moves and results, with their places.

`LooseLexer` reads text that other programs and people have written as it is meant. Its caller is
told of each deviation by which anything was left out or guessed; signs that merely look different,
such as long dashes in results and castling or ``±`` behind a move, are read as their standard form.
"""

import re
from collections.abc import Callable, Iterator
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


# Text that need not follow the standard

Tell = Callable[[int, Text], None]
"""Function called with the offset of a deviation in the text and a message."""

_LOOSE_TAG = re.compile(
    r'\[\s*([A-Za-z0-9_][^\s"\[\]“„]*)[ \t]*[:=]?[ \t]*([^\n]*?)[ \t]*\](?=[ \t]*(?:\n|\Z))'
)
_LONG_TAG = re.compile(
    r'\[\s*([A-Za-z0-9_][^\s"\[\]]*)\s+"([^"\[\]]*)"?\s*(?:\]|\n\s*(?=\[|\n)|\Z)'
)
_QUOTED = re.compile(r"""["“”„«»'](.*)["“”„«»']\Z""")
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_+#=:.-]{0,254}\Z")
_LINE = re.compile(r"[^\n]*")

_SAME = str.maketrans(
    {
        **dict.fromkeys("‐‑‒–—―−﹣－", "-"),
        "½": "1/2",
        "…": ".",
        "·": ".",
        "．": ".",
        "⁄": "/",
        "！": "!",
        "？": "?",
        "‼": "!!",
        "⁇": "??",
        "⁈": "?!",
        "⁉": "!?",
        "†": "+",
        "‡": "#",
        **dict.fromkeys("\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u202a\u202b\u202c\u2066\u2069"),
    }
)
"""Lookalike letters, and invisible ones."""
_BLANK = str.maketrans({"\0": " ", "\ufeff": " "})
"""Characters that are not text: also a byte order mark within a file joined from several."""
_GLUED = re.compile(r"(.*[a-hO][1-8]?(?:=?[QRBN])?[+#]*)(\*|1-0|0-1|1/2-1/2)\Z")
"""A move directly followed by a result without a space."""
_SPELLINGS = {
    10: "=",
    13: "∞",
    14: "+= +/= ⩲",
    15: "=+ =/+ ⩱",
    16: "± +/-",
    17: "∓ -/+",
    18: "+-",
    19: "-+",
    7: "□",
    22: "⨀",
    32: "⟳",
    36: "↑",
    40: "→",
    132: "⇆",
    138: "⊕",
    140: "∆ Δ",
    142: "⌓",
    44: "=∞ =/∞",
}
EVALUATIONS = {sign: nag for nag, signs in _SPELLINGS.items() for sign in signs.split()}
"""Annotators' signs behind a move, with their numbers in the standard."""
_SIGN = "|".join(map(re.escape, sorted((*SIGNS, *EVALUATIONS), key=len, reverse=True)))
_SIGNED = re.compile(rf"(|.*?[\w+#)])((?:{_SIGN})+)\Z")
_EACH = re.compile(_SIGN)
_ENDS = frozenset("!?=-") | frozenset("".join(EVALUATIONS)) - {"+"}
"""Possible last letters of a word with signs, except for ``=+`` and ``-+``."""
_NULL_MOVE = "0000"
_DOTTED = ("e.p", "ep", "ch", "dis.ch", "dbl.ch", "mate")
_SAID = {"check", "matt", "mat", "+", "++", "#", "x", "-"}.union(
    _DOTTED, map("{}.".format, _DOTTED)
)
"""Words on a move that state the obvious."""


def result_of(text: str) -> str | None:
    """Return the token of a result, such as ``1/2-1/2`` for ``½–½``; None for other text."""
    word = "".join(text.translate(_SAME).split()).rstrip(".").replace(":", "-")
    if word == "1/2":
        return "1/2-1/2"
    return word if RESULT.match(word) else None


class LooseLexer(Lexer):
    """Tokens of a text that need not follow the standard."""

    pattern = token_pattern(
        r"(?=\s|\[|\Z)", r"\d{1,9}", r"(?:(?<=[18=/])\([A-Z]\)[^\s{}()\[\];$]*)?"
    )

    def __init__(self, text: str, line: int, column: int, tell: Tell) -> None:
        super().__init__(text.translate(_BLANK), line, column)
        self._tell = tell
        self._nul = text.find("\0")

    def tokens(self) -> Iterator[Token]:
        """Yield all tokens in order. Raises RecordError for one that is too long."""
        if self._nul >= 0:
            self._tell(self._nul, Text("a NUL character was ignored"))
        for token in super().tokens():
            glued = _GLUED.match(token.text) if token.type is TokenType.WORD else None
            if glued is None:
                yield token
                continue
            yield token._replace(text=glued[1])
            yield Token(TokenType.RESULT, glued[2], token.at + glued.start(2))

    def _unexpected(self, at: int, expected: Text) -> tuple[Token | None, int]:
        text = self.text
        match text[at]:
            case "[" if not text[text.rfind("\n", 0, at) + 1 : at].strip(" \t\xa0"):
                if match := _LOOSE_TAG.match(text, at) or _LONG_TAG.match(text, at):
                    return self._tag(match)
            case "{":
                self._tell(at, Text("a comment has no end"))
                return Token(TokenType.COMMENT, text[at + 1 :], at), len(text)
            case "$":
                self._tell(at, expected)
                return None, at + 1
            case "}" | "]":
                self._tell(at, Text("a closing bracket without an opening one was ignored"))
                return None, at + 1
        # A comment's command outside of one, or other text in brackets.
        end = text.find("]", at) + 1
        line = _LINE.match(text, at)
        assert line is not None, "an empty line is one, too"
        if not end or end > line.end():
            end = line.end()
        self._tell(at, Text("text in brackets is kept as a comment"))
        return Token(TokenType.COMMENT, text[at:end], at), end

    def _tag(self, match: re.Match[str]) -> tuple[Token, int]:
        """Return a malformed tag."""
        name, value = match[1], " ".join(match[2].split())
        self._limit(match.start(), match.end(), MAX_TEXT, Text("tag"))
        quoted = _QUOTED.match(value)
        value = unescaped(quoted[1]) if quoted else value.strip('"')
        if not _NAME.match(name):
            self._tell(match.start(), Text("a tag whose name cannot be used is kept as a comment"))
            return Token(TokenType.COMMENT, match[0], match.start()), match.end()
        words = {"name": name, "value": shown(value)}
        self._tell(match.start(), Text("the tag {name} was read as “{value}”", **words))
        return Token(TokenType.TAG, value, match.start(), name), match.end()

    def _word(self, word: str, at: int) -> Token | None:
        if not word.isascii() and not (word := word.translate(_SAME)):
            return None
        if word[0] in "*01" and (result := result_of(word)) is not None:
            return Token(TokenType.RESULT, result, at)
        if (number := NUMBER.match(word)) and word != _NULL_MOVE:
            at += number.end()
            word = word[number.end() :]
        if not word or word in _SAID:
            return None
        word = word.strip('"') or word
        if (word[-1] in _ENDS or word.endswith(("=+", "-+", "/+"))) and word != "--":
            signed = _SIGNED.match(word)
            if signed is not None:
                signs = dict.fromkeys(_EACH.findall(signed[2]))
                nags = tuple(SIGNS.get(sign) or EVALUATIONS[sign] for sign in signs)
                if signed[1].strip("."):
                    return Token(TokenType.WORD, signed[1], at, nags=nags)
                return Token(TokenType.NAG, "", at, nags=nags)
        return Token(TokenType.WORD, word, at)
