"""The encoding of a text file written by other programs.

A byte order mark determines it; otherwise a text is UTF-8 if nearly all of it can be, and
Windows-1252, which most older programs for chess write, if not. Other encodings of one byte a
character cannot be told apart: a person names them.
"""

import codecs
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cfanp_gui.core.text import shown
from cfanp_gui.record.game_record import RecordError

UTF_8, WINDOWS = "utf-8", "cp1252"
ENCODINGS = (
    UTF_8,
    WINDOWS,
    "iso8859-15",
    "cp1250",
    "iso8859-2",
    "cp1251",
    "koi8-r",
    "cp1253",
    "cp1254",
    "cp1257",
    "gb18030",
    "big5",
    "shift_jis",
    "euc_jp",
    "euc_kr",
    "utf-16",
)
"""Encodings offered to a person; any other that Python knows may be named."""
UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""Replacement in the text for undecodable bytes."""

_MARKS = (
    (codecs.BOM_UTF8, UTF_8),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_WIDE = re.compile(r"utf-(?:16|32)")
_LONGER = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
"""A letter of UTF-8 that takes more than one byte."""
_CUT = re.compile(rb"[\xc2\xc3](?![\x80-\xbfA-Z])")
"""Half of one, which in Windows-1252 would be a capital that begins no word."""
_HIGH = re.compile(rb"[\x80-\xff]")
_CLEAR = 100_000
"""Number of letters in another encoding after which a few in UTF-8 no longer matter."""


class TextEncoding(NamedTuple):
    """The encoding of a file."""

    name: str
    """Name in Python."""
    mark: bytes = b""
    """Byte order mark that the file begins with."""

    @property
    def is_wide(self) -> bool:
        """Return True if a letter of ASCII takes more than one byte."""
        return _WIDE.match(self.name) is not None

    def reads(self, data: bytes) -> bool:
        """Return True if all of a text can be decoded."""
        try:
            data.decode(self.name)
        except UnicodeDecodeError:
            return False
        return True

    def decode(self, data: bytes) -> str:
        """Return the text of whole lines, with `UNREADABLE` for undecodable bytes."""
        try:
            return data.decode(self.name)
        except UnicodeDecodeError:
            return data.decode(self.name, "replace")


def encoding_named(name: str) -> TextEncoding:
    """Return the encoding of a name. Raises RecordError for an unknown one."""
    try:
        codec = codecs.lookup(name.strip())
        is_text = codec._is_text_encoding
        "".encode(codec.name)
    except (LookupError, ValueError):
        is_text = False
    if not is_text or "\0" in name:
        words = {"name": shown(name), "expected": ", ".join(ENCODINGS[:7])}
        raise RecordError("“{name}” is not an encoding (expected such as {expected})", **words)
    # Without a mark these would be guessed at the first letter.
    return TextEncoding({"utf-16": "utf-16-le", "utf-32": "utf-32-le"}.get(codec.name, codec.name))


def find_encoding(blocks: Iterable[bytes]) -> TextEncoding:
    """Return the encoding of a file, whose bytes come in blocks of any size."""
    pieces = iter(blocks)
    first = next(pieces, b"")
    for mark, name in _MARKS:
        if first.startswith(mark):
            return TextEncoding(name, mark)
    if (wide := _wide(first[:4096])) is not None:
        return TextEncoding(wide)
    letters = bad = cut = 0
    for part in _whole_letters(first, pieces):
        if part.isascii() or TextEncoding(UTF_8).reads(part):
            letters += not part.isascii()
            continue
        odd = b"\n".join(line for line in part.split(b"\n") if not line.isascii())  # few, as a rule
        rest, good = _LONGER.subn(b"", odd)
        letters += good
        bad += len(_HIGH.findall(rest))
        cut += len(_CUT.findall(rest))
        if bad > _CLEAR and bad > 100 * max(letters, cut):
            break
    return TextEncoding(WINDOWS if bad > max(letters, cut) else UTF_8)


def _whole_letters(first: bytes, blocks: Iterator[bytes]) -> Iterator[bytes]:
    """Yield blocks that end with a line, so that no letter is cut in two."""
    rest = first
    for block in blocks:
        end = block.rfind(b"\n") + 1
        if not end and len(rest) > 1 << 24:
            end = len(block)
        if end:
            yield rest + block[:end]
            rest = b""
        rest += block[end:]
    yield rest


def _wide(data: bytes) -> str | None:
    """Return the encoding of a text without a mark in which many alternate bytes are zero."""
    count = len(data) // 2
    if count < 2:
        return None
    even, odd = data[0::2].count(0), data[1::2].count(0)
    # The tags and moves are ASCII, whatever the letters of the names.
    if odd > 0.3 * count and even < 0.05 * count:
        return "utf-16-le"
    return "utf-16-be" if even > 0.3 * count and odd < 0.05 * count else None
