"""Records of games: PGN's syntax for every game there is (extension ``.cpgn``).

Moves, variations, comments with whatever commands they hold (``%cal``, ``%csl``, ``%clk``),
annotation glyphs and further tags are read and written. What is written is canonical:

- a comment stands behind its move and that move's glyphs, ahead of the variations on it; only
  at the beginning of a line may one stand before a move. Several merge with a space.
- variations on a variation's first move are written behind it, beside it: ``e4 (d4) (c4)``.
- the end of a turn is written (``&--``) only where the next move does not imply it. A variation
  on a move that implies it begins where that move's turn does, unless it begins with ``&`` or
  with no piece's move: then it is played instead of ending the turn.
- the round stands where it begins (``2.``), and again where a line begins or goes on (``2...``);
  in a ring every move has its own number (``2B. e4``, see `ring_san`).

PGN knows no escape for ``}`` inside a comment: it is written as ``)``. Tag values and comments
are single lines of text: line breaks and control characters in them become spaces.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cfanp_gui.core.game import GameLookup
from cfanp_gui.core.text import Text
from cfanp_gui.record.cpgn_reader import read_all
from cfanp_gui.record.cpgn_writer import write_game
from cfanp_gui.record.files import read_file, replace_texts
from cfanp_gui.record.game_record import GameRecord, RecordError

MAX_BYTES = 16 * 1024 * 1024
"""Longer files are neither read nor written."""

__all__ = ["MAX_BYTES", "load", "read_games", "save", "write_game"]


def read_games(text: str, find_game: GameLookup) -> list[GameRecord]:
    """Return the games of a text, in order; none for an empty one.

    Raises RecordError, naming line and column and what was expected.
    """
    if len(text) > MAX_BYTES:
        raise RecordError(Text("the text is longer than {most} characters", most=MAX_BYTES))
    return read_all(text, find_game)


def load(path: Path, find_game: GameLookup) -> list[GameRecord]:
    """Return the games of a file. Raises OSError and RecordError."""
    data = read_file(path, MAX_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        # The offset counts from behind a byte order mark, where there is one.
        bom = 3 if data.startswith(b"\xef\xbb\xbf") else 0
        at = error.start + bom
        line = data.count(b"\n", 0, at) + 1
        raise RecordError(
            Text(
                "line {line}: byte {at} of the file, {byte:#04x}, is not UTF-8 text",
                line=line,
                at=at + 1,
                byte=data[at],
            )
        ) from None
    del data
    return read_games(text, find_game)


def save(path: Path, games: Iterable[GameRecord]) -> None:
    """Write games to a file, which has either its old content or all of the new one.

    Raises OSError and RecordError; the file is then as it was.
    """
    replace_texts(path, map(write_game, games), MAX_BYTES)
