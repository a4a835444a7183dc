"""Scanner for the beginning and end of each game in a file in PGN's syntax, line by line.

A game ends with its result and the comments behind it, or where the tags of the next one begin: at
tags behind moves, or behind an empty line at a tag that it has already. A tag in a comment also
ends it if another comment opens before that one is closed, so that neither it nor a missing result
takes another game along.
"""

import re
from typing import NamedTuple

from cfanp_gui.record.lexer import MAX_TEXT
from cfanp_gui.record.text_encoding import TextEncoding

MAX_GAME = 16 * 1024 * 1024
"""Maximum size in bytes of a game that is read."""
_LONGEST = MAX_TEXT
"""Size in bytes above which a comment that contains a tag counts as unclosed."""
_TAG = re.compile(
    rb'(?:\xef\xbb\xbf|[ \t\xa0])*\[\s*(?P<name>[A-Za-z0-9_][^\s"\[\]]*)\s*'
    rb'(?:(?P<whole>"(?:[^"\\\r\n]++|\\[^\r\n])*+"[ \t]*\])|(?P<loose>[^\r\n]*\][ \t\r]*$)'
    rb'|(?P<open>"[^\]\r\n]*\r?$))'
)
"""A tag at the beginning of a line, well-formed or not.

It may have other signs around its value, or the end of its value on a later line.
"""
_PLAIN_TAG = re.compile(rb'\[([A-Za-z0-9_]+) "[^"\\\r\n]*"\]\r?\n')
"""A line that is one tag, as nearly all are."""
_DASH = rb"(?:-|\xe2\x80[\x90-\x94]|\xe2\x88\x92|[\x96\x97])"
_PART = re.compile(
    rb"\s*(?:(?P<comment>\{[^}]*\}?)|(?P<rest>;.*\s*)|(?P<open>\()|(?P<close>\))"
    rb"|(?P<words>[^\s{}();][^{}();]*|\}))"
)
"""A part of a line after its tags."""
_PLAIN = re.compile(rb"[A-Za-z0-9][A-Za-z0-9.+#=/$!? -]*(?<![-012/ ])\s*\Z")
"""A line without comments and variations that does not end with a result."""
_RESULT = re.compile(
    rb"(?<!\S)(?:\*|1/2 ?"
    + _DASH
    + rb" ?1/2|(?=[^\s]*1)(?:1/2|[01])(?:"
    + _DASH
    + rb"(?:1/2|[01]))+|1/2|\xc2?\xbd"
    + _DASH
    + rb"\xc2?\xbd)\.?(?![^\s\[])"
)
_MOVE = re.compile(
    rb"(?<!\S)(?:\d+\s*(?:\.|\xe2\x80\xa6|\x85)|[KQRBNP]?[a-h]?[1-8]?[x-]?[a-h][1-8](?![a-z])"
    rb"|[A-Z]{2}:|[O0]" + _DASH + rb"[O0])"
)
"""A move, which distinguishes movetext from other text if no tags precede it."""
_NUMBER = re.compile(rb"(?<!\S)1\s*\.")
_ANY_NUMBER = re.compile(rb"(\d{1,4})\s*(?:\.|\xe2\x80\xa6|\x85)")
_FIRST = re.compile(rb"\s*1\s*\.(?!\s*\.)")


USUAL = re.compile(
    rb'((?>(?:\[[A-Za-z0-9_]++ "[^"\\\r\n]*+"\]\r?\n)++)\r?\n)'
    rb"((?>(?:[^{};%\[\r\n]++|\{[^{}]*+\}|\r?\n(?!\r?\n|[%\[ ]))++))\r?\n(?:\r?\n)++"
    rb'(?=\[[A-Za-z0-9_]+ ")'
)
"""A game as programs write it, and the beginning of another one: its tags and its movetext.

All others are taken line by line, which gives the same result in several times the time.
"""
_RESULTS = frozenset((b"1-0", b"0-1", b"1/2-1/2", b"*"))


class GameText(NamedTuple):
    """An unparsed game of a file."""

    number: int
    """Number of the game in the file, from 1."""
    begin: int
    """Offset of its first byte, as `GameSource` counts them."""
    end: int
    line: int
    """Line of the file at which it begins, from 1."""
    column: int
    """Column, from 1."""
    data: bytes
    ending: bytes
    encoding: TextEncoding
    is_whole: bool
    """True if it is complete, which is at most `MAX_GAME` bytes."""

    @property
    def text(self) -> str:
        """Return the text, with `text_encoding.UNREADABLE` for undecodable bytes."""
        return self.encoding.decode(self.data)

    @property
    def is_readable(self) -> bool:
        """Return True if all its bytes can be decoded."""
        return self.encoding.reads(self.data)

    @property
    def result(self) -> str:
        """Return the result that ends it; empty if there is none."""
        return self.encoding.decode(self.ending)


class GameScanner:
    """Splits lines into games."""

    def __init__(self, encoding: TextEncoding, all_text: bool) -> None:
        self._encoding, self._all_text = encoding, all_text
        self.found: list[GameText] = []
        """Completed games."""
        self._count = self._line = 0
        self._offset = len(encoding.mark)
        self._comment = self._blank = False
        self._suspected: tuple[int, int, int] | None = None
        """Bytes ahead of the first tag in a comment that may have no end, its offset and line."""
        self._begin_game(1)

    def _begin_game(self, column: int) -> None:
        self.game_line, self._at, self._column = self._line, self._offset, column
        self._data = bytearray()
        self._names: set[bytes] = set()
        self._moved = self._numbered = self._open_tag = self._within = False
        self._depth = 0
        self._result = b""

    @property
    def is_between(self) -> bool:
        """Return True if the tags of another game may follow."""
        if self._comment:
            return False
        return not self._data or (self._blank and (self._moved or bool(self._result)))

    def take_usual(self, usual: re.Match[bytes]) -> bool:
        """Take a game that `USUAL` has found; return True if it is one."""
        begin, end = usual.start(2), usual.start(2) + len(usual[2].rstrip())
        result = usual.string[max(begin, end - 8) : end].rsplit(None, 1)[-1:]
        known = result[0] if result and result[0] in _RESULTS else b""
        stop = end - len(known)
        inner = _RESULT.search(usual.string, begin, stop)
        if inner is not None or usual.string.find(b"\n[", begin, end) >= 0:
            return False
        if self._data:
            self.end_game()
        whole = usual[0]
        data = usual.string[usual.start() : end]
        self.game_line, self._at, self._column = self._line + 1, self._offset, 1
        self._found(self._at + len(data), data, known, len(data) <= MAX_GAME)
        self._line += whole.count(b"\n")
        self._offset += len(whole)
        self._begin_game(1)
        self._blank = True
        return True

    def take(self, line: bytes) -> None:
        """Take the next line."""
        self._line += 1
        if self._within and not self._comment and _PLAIN.match(line):
            self._keep(line)
            return
        awaits_tag = not (self._moved or self._comment or self._blank or self._open_tag)
        if awaits_tag and (plain := _PLAIN_TAG.fullmatch(line)) is not None:
            self._names.add(plain[1])
            self._keep(line)
            return
        begin, blank = 0, self._blank
        self._blank = False
        if self._comment:
            if self._suspected is None and _is_whole_tag(line, 0):
                self._suspected = len(self._data), self._offset, self._line
            closing, opening = line.find(b"}"), line.find(b"{")
            if self._suspected is not None and (
                0 <= opening < closing
                or opening >= 0 > closing
                or len(self._data) - self._suspected[0] > _LONGEST
            ):
                self._cut_comment(line)
                return
            if closing < 0:
                self._keep(line)
                return
            begin = closing + 1
            self._comment, self._suspected = False, None
        if not begin:
            if line.isspace():
                self._blank, self._within = True, False
            if self._blank or line.startswith(b"%"):
                self._keep(line)
                return
            line, begin = self._tags(line, blank)
            if begin and line[begin:].isspace():
                self._keep(line)
                return
            odd = self._names and not (self._moved or blank) and line.lstrip().startswith(b"[")
            if not begin and (self._open_tag or odd):
                self._open_tag = self._open_tag and b"]" not in line
                self._keep(line)
                return
        self._movetext(line, begin, blank)

    def _cut_comment(self, line: bytes) -> None:
        """End an unclosed comment ahead of the first tag in it; scan the rest again."""
        held, offset, number = self._suspected or (0, 0, 0)
        rest = bytes(self._data[held:]) + line
        del self._data[held:]
        self._comment, self._suspected = False, None
        self._offset, self._line = offset, number - 1
        self.end_game()
        self._begin_game(1)
        for part in rest.splitlines(keepends=True):
            self.take(part)

    def finish(self) -> None:
        """End the last game."""
        while self._comment and self._suspected is not None:
            self._cut_comment(b"")
        self.end_game()

    def _tags(self, line: bytes, blank: bool) -> tuple[bytes, int]:
        """Take the tags at the beginning of a line; return the rest of it and their end."""
        begin = 0
        while (tag := _TAG.match(line, begin)) is not None:
            name, end = tag["name"], tag.end()
            if self._moved or self._result or (blank and name in self._names):
                line, end = self._cut(line, begin), end - begin
            self._names.add(name)
            blank = self._within = False
            begin = end
            self._open_tag = tag["open"] is not None
            if tag["whole"] is None:
                break
        return line, begin

    def _movetext(self, line: bytes, at: int, blank: bool) -> None:
        """Take a line from the end of its tags."""
        if blank and not self._depth and self._numbered and _FIRST.match(line):
            line, at = self._cut(line, 0), 0
        while (part := _PART.match(line, at)) is not None:
            sign = part.lastgroup
            assert sign is not None, "each alternative has a name"
            begin = part.start(sign)
            if sign == "words" and line.startswith(b"[", begin) and _is_whole_tag(line, begin):
                line, at = self._tags(self._cut(line, begin), blank=False)
                continue
            words = part["words"] or b""
            if self._result and words and not self._depth and self._is_next_game(words):
                line, at = self._cut(line, begin), 0
                continue
            at = part.end()
            if self._result and words:
                continue
            if sign == "comment":
                self._comment = not line.endswith(b"}", 0, at)
            elif sign == "words":
                at = part.start(sign) + self._words(part["words"])
            elif sign != "rest":
                self._depth = max(0, self._depth + (1 if sign == "open" else -1))
                self._moved = self._moved or bool(self._names)
        self._within = self._moved and not self._result
        self._keep(line)

    def _is_next_game(self, words: bytes) -> bool:
        """Return True if words behind a result begin another game: with its first move."""
        if self._all_text:
            return True
        number = _ANY_NUMBER.match(words)
        return _MOVE.search(words) is not None and (number is None or int(number[1]) == 1)

    def _words(self, words: bytes) -> int:
        """Take text outside of comments up to a result; return its end."""
        result = None if self._depth else _RESULT.search(words)
        end = len(words) if result is None else result.end()
        if result is not None:
            self._result, self._moved = result[0].rstrip(b"."), True
        elif not self._moved:
            is_movetext = self._all_text or _MOVE.search(words) or _RESULT.search(words)
            self._moved = bool(self._names or is_movetext)
        if not self._numbered:
            self._numbered = _NUMBER.search(words, 0, end) is not None
        return end

    def _cut(self, line: bytes, at: int) -> bytes:
        """End the game ahead of an offset in a line; return the rest of the line."""
        if at:
            self._keep(line[:at])
        self.end_game()
        self._begin_game(len(self._encoding.decode(line[:at])) + 1)
        return line[at:]

    def _keep(self, part: bytes) -> None:
        self._offset += len(part)
        if not self._data and part.isspace():
            # Space ahead of a game is not part of it.
            self._at, self._column = self._offset, 1
            return
        if not self._data:
            self.game_line = self._line
        if len(self._data) <= MAX_GAME:
            self._data += part

    def end_game(self) -> None:
        """End the current game, if there is one."""
        if not (self._moved or self._names or self._result):
            return
        is_whole = len(self._data) <= MAX_GAME
        data = bytes(self._data.rstrip()) if is_whole else b""
        end = self._at + len(data) if is_whole else self._offset
        self._found(end, data, self._result, is_whole)

    def _found(self, end: int, data: bytes, ending: bytes, is_whole: bool) -> None:
        self._count += 1
        place = self._count, self._at, end, self.game_line, self._column
        self.found.append(GameText(*place, data, ending, self._encoding, is_whole))


def _is_whole_tag(line: bytes, at: int) -> bool:
    tag = _TAG.match(line, at)
    return tag is not None and tag["whole"] is not None
