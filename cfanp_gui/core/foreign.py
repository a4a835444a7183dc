"""Formats of other programs, which a game may offer for what they have words for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cfanp_gui.core.position import Position


class GameFormat(NamedTuple):
    """A kind of file with whole games, such as PGN."""

    suffix: str
    """The end of its files' names, such as ``.pgn``."""
    read: Callable[[bytes], list[Any]]
    """Return the game records of a file. Raises RecordError."""
    write: Callable[[Any], str]
    """Return the text of a game record, ending with a line break. Raises RecordError."""


class PositionFormat(NamedTuple):
    """A kind of file with positions, one a line, such as FEN."""

    suffix: str
    read: Callable[[str], Position]
    """Return the position of a line. Raises PositionError."""
    write: Callable[[Any], str]
    """Return the line of a position of the game. Raises ValueError where it has no words for it."""


class ForeignFormats(NamedTuple):
    """The formats of other programs that a game can be written in and read from."""

    games: tuple[GameFormat, ...] = ()
    positions: tuple[PositionFormat, ...] = ()
