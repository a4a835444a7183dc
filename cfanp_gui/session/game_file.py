"""The file a game was opened from or saved to, and its state then, which the journal keeps too."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

FILE = "file"
"""Word of the journal entry that names the file; alone it means that there is none."""

_ALONE, _AMONG, _PART = "alone", "among", "part"


class GameFile(NamedTuple):
    """A game's place on the disk."""

    path: Path
    number: int
    """Index of the game in the file, from 0."""
    alone: bool
    """True if the file holds no other game, so that the game may be saved over it."""
    modified: int
    """Time of the last change, in nanoseconds since 1970; -1 if it cannot be read."""
    size: int
    """Size in bytes; -1 likewise."""
    is_partial: bool = False
    """True if it has undecodable letters, which saving the game over it would lose."""
    encoding: str | None = None
    """Encoding of the game, by a name that Python knows; None if only one makes sense."""
    span: tuple[int, int, int] | None = None
    """Beginning, end and first line of the game in it; see `record.game_texts.GameText`.

    None if that is not known; encoding and span serve only to read it again, so no journal has
    them.
    """

    @classmethod
    def now(cls, path: Path, number: int = 0, alone: bool = True) -> GameFile:
        """Return a game's place in the current state of a file."""
        return cls(path, number, alone, *state_of(path))

    @property
    def has_encodings(self) -> bool:
        """Return True if a file may be in another encoding; our own are always UTF-8."""
        from cfanp_gui.session import formats  # no start needs it

        kind = self.path.suffix.lower()
        return kind != formats.RECORD and formats.holds_games(kind)

    def is_unchanged(self) -> bool:
        """Return True if the file exists unchanged."""
        return self.size >= 0 and (self.modified, self.size) == state_of(self.path)

    def is_changed(self) -> bool:
        """Return True if the file exists but has changed."""
        return not self.is_unchanged() and os.path.exists(self.path)


def file_entry(file: GameFile | None) -> str:
    """Return the journal entry for the file of a game, or for none."""
    path = "" if file is None else str(file.path.absolute())
    if file is None or len(path.splitlines()) != 1:
        return FILE
    kind = _AMONG
    if file.alone:
        kind = _PART if file.is_partial else _ALONE
    return f"{FILE} {file.number} {kind} {file.modified} {file.size} {path}"


def read_file_entry(text: str) -> GameFile | None:
    """Return the file that an entry names behind its word; None for none and for any other text."""
    try:
        number, kind, modified, size, path = text.split(" ", 4)
        alone, is_partial = kind in (_ALONE, _PART), kind == _PART
        file = GameFile(Path(path), int(number), alone, int(modified), int(size), is_partial)
    except ValueError:
        return None
    sane = file.number >= 0 and kind in (_ALONE, _AMONG, _PART) and file.path.is_absolute()
    return file if sane else None


def state_of(path: Path) -> tuple[int, int]:
    """Return the modification time and size of a file; -1 for both if it does not exist."""
    try:
        state = path.stat()
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return -1, -1
    return state.st_mtime_ns, state.st_size
