"""The games of a file in PGN's syntax, one text after another, for files of any size.

No move is played and no more than one game is held; `game_scanner` finds where each begins.
"""

from __future__ import annotations

import io
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, BinaryIO

from cfanp_gui.record.files import check_regular
from cfanp_gui.record.game_scanner import MAX_GAME, USUAL, GameScanner, GameText
from cfanp_gui.record.lexer import LooseLexer, unescaped
from cfanp_gui.record.text_encoding import TextEncoding, encoding_named, find_encoding
from cfanp_gui.record.tree_reader import Head, TokenSource

_BLOCK = 1 << 20
Pulse = Callable[[], object]

_FIRST_TAG = re.compile(r"^[ \t\xa0]*\[\s*[A-Za-z0-9_]", re.MULTILINE)
_WRITTEN = re.compile(
    r'\s*\[\s*([A-Za-z0-9_][A-Za-z0-9_+#=:.-]*)\s+"((?:[^"\\\n]++|\\[^\n])*+)"\s*\](?=\s|\[|\Z)'
)
"""A tag in the standard form."""


class GameSource:
    """The bytes of a file of games and their encoding; a context manager that closes its files.

    A file that cannot be read by lines, such as UTF-16, is copied to a temporary file of UTF-8, to
    which offsets refer then.
    """

    def __init__(
        self, file: BinaryIO, encoding: str | None = None, pulse: Pulse = lambda: None
    ) -> None:
        """Detect the encoding if it is None, with `pulse`. Raises OSError and RecordError."""
        self._file: IO[bytes] = file
        detected = find_encoding(_blocks(file, pulse) if encoding is None else [file.read(4096)])
        named = None if encoding is None else encoding_named(encoding)
        # A byte order mark takes precedence over a name.
        self.encoding = detected if named is None or detected.mark else named
        self.told = self.encoding
        """Encoding of the file itself."""
        file.seek(0)
        head = file.read(_BLOCK)
        file.seek(0)
        if self.encoding.is_wide or (b"\r" in head and b"\n" not in head):
            self._file = _rewritten(file, self.encoding)
            self.encoding = TextEncoding("utf-8")
        self.size = self._file.seek(0, io.SEEK_END)

    def has_text(self) -> bool:
        """Return True if the beginning of the file has anything but space."""
        self._file.seek(len(self.encoding.mark))
        return not self._file.read(_BLOCK).isspace() and self.size > len(self.encoding.mark)

    def part(self, begin: int, end: int) -> GameSource:
        """Return the part between two offsets, as a source of its own."""
        self._file.seek(begin)
        return GameSource(io.BytesIO(self._file.read(end - begin)), self.encoding.name)

    def line(self, offset: int) -> int:
        """Return the line at an offset, from 1."""
        self._file.seek(0)
        number = 1
        while offset > 0 and (block := self._file.read(min(_BLOCK, offset))):
            number += block.count(b"\n")
            offset -= len(block)
        return number

    def blocks(self) -> Iterator[bytes]:
        """Return the bytes behind the mark, in parts of any size."""
        return _blocks(self._file, begin=len(self.encoding.mark))

    def close(self) -> None:
        """Remove the temporary file."""
        self._file.close()


@contextmanager
def opened(
    path: Path, encoding: str | None = None, pulse: Pulse = lambda: None
) -> Iterator[GameSource]:
    """Yield a file's games while it is open; see `GameSource`. Raises OSError and RecordError."""
    check_regular(path)
    with path.open("rb") as file:
        source = GameSource(file, encoding, pulse)
        try:
            yield source
        finally:
            source.close()


def source_of(text: str) -> GameSource:
    """Return a text as a source of games."""
    text = text.removeprefix("\ufeff")
    if "\n" not in text:
        text = text.replace("\r", "\n")
    data = text.encode("utf-8", "surrogatepass")
    return GameSource(io.BytesIO(data), "utf-8")


def game_texts(source: GameSource, all_text: bool = False) -> Iterator[GameText]:
    """Yield the games of a source, in order. Raises OSError.

    Text that is neither tags nor moves belongs to the game beside it; with `all_text` it counts as
    a game of its own, for a reader that refuses unknown text.
    """
    scan = GameScanner(source.encoding, all_text)
    rest = b""
    for block in source.blocks():
        data, at = rest + block, 0
        while True:
            if scan.is_between and (usual := USUAL.match(data, at)) and scan.take_usual(usual):
                at = usual.end()
            else:
                end = data.find(b"\n", at) + 1
                if not end:
                    break
                scan.take(data[at:end])
                at = end
            if scan.found:
                yield from scan.found
                scan.found.clear()
        rest = data[at:]
        if len(rest) > MAX_GAME:  # a line longer than a game may be is taken in parts
            scan.take(rest)
            rest = b""
    if rest:
        scan.take(rest)
    scan.finish()
    yield from scan.found


def tags_of(text: GameText) -> dict[str, str]:
    """Return the tags of a game, as its readers get them."""
    tags: dict[str, str] = {}
    content, at = text.text, 0
    while (tag := _WRITTEN.match(content, at)) is not None:
        tags[tag[1]] = unescaped(tag[2])
        at = tag.end()
    if tags and content[at : at + 200].lstrip()[:1] not in ("[", "{", ";", "%"):
        return tags
    head, first = Head(), _FIRST_TAG.search(content)
    content = content[0 if first is None else first.start() :]
    lexer = LooseLexer(content, 1, 1, lambda _at, _message: None)
    head.read(TokenSource(lexer), lambda _token, _message: None)
    return {name: token.text for name, token in head.tags.items()}


def first_encoding(path: Path) -> str:
    """Return the apparent encoding of a file from its beginning. Raises OSError."""
    check_regular(path)
    with path.open("rb") as file:
        head = file.read(_BLOCK)
    return find_encoding([head[: head.rfind(b"\n") + 1] or head]).name


def _blocks(file: IO[bytes], pulse: Pulse = lambda: None, begin: int = 0) -> Iterator[bytes]:
    file.seek(begin)
    while block := file.read(_BLOCK):
        pulse()
        yield block


def _rewritten(file: IO[bytes], encoding: TextEncoding) -> IO[bytes]:
    """Return a temporary file with a text in UTF-8 and line feeds as line ends."""
    file.seek(len(encoding.mark))
    # `errors` marks undecodable bytes, as `TextEncoding.decode` does.
    reader = io.TextIOWrapper(file, encoding.name, errors="replace", newline=None)
    try:
        written = tempfile.SpooledTemporaryFile(MAX_GAME)  # noqa: SIM115 -- the source closes it
        while block := reader.read(_BLOCK):
            written.write(block.encode("utf-8", "surrogatepass"))
    finally:
        reader.detach()
    written.flush()
    return written
