"""The file a game was opened from or saved to, and whether it is still as it was then.

The journal keeps it as one line, so that a game that comes back after a crash has its file again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

FILE = "file"
"""The word of the journal entry that names the file; without more it says that there is none."""

_ALONE, _AMONG, _PART = "alone", "among", "part"


class GameFile(NamedTuple):
    """A game's place on the disk."""

    path: Path
    number: int
    """Which of the file's games it is, from 0."""
    alone: bool
    """True if the file holds no other, so that the game may be saved over it."""
    modified: int
    """When the file was last changed, in nanoseconds since 1970; -1 where it cannot be read."""
    size: int
    """Its bytes; -1 likewise."""
    is_partial: bool = False
    """True if it has letters that could not be read, which saving the game over it would lose."""
    encoding: str | None = None
    """How the game was read, by a name that Python knows; None where only one way makes sense."""
    span: tuple[int, int, int] | None = None
    """Where the game begins and ends in it, and at which line; see `record.game_texts.GameText`.

    None where that is not known; as encoding and span serve to read it again, no journal has them.
    """

    @classmethod
    def now(cls, path: Path, number: int = 0, alone: bool = True) -> GameFile:
        """Return a game's place in a file as that is now."""
        return cls(path, number, alone, *_state(path))

    def is_unchanged(self) -> bool:
        """Return True if the file is there, and as it was."""
        return self.size >= 0 and (self.modified, self.size) == _state(self.path)

    def is_changed(self) -> bool:
        """Return True if the file is there, but not as it was."""
        return not self.is_unchanged() and os.path.exists(self.path)


def file_entry(file: GameFile | None) -> str:
    """Return the journal entry for the file of a game, or for none.

    A path that is more than one line of text counts as none.
    """
    path = "" if file is None else str(file.path.absolute())
    if file is None or len(path.splitlines()) != 1:
        return FILE
    kind = _AMONG
    if file.alone:
        kind = _PART if file.is_partial else _ALONE
    return f"{FILE} {file.number} {kind} {file.modified} {file.size} {path}"


def read_file_entry(text: str) -> GameFile | None:
    """Return the file that an entry names, by what follows its word.

    None for none, and for what no program wrote, for no move depends on it.
    """
    try:
        number, kind, modified, size, path = text.split(" ", 4)
        alone, is_partial = kind in (_ALONE, _PART), kind == _PART
        file = GameFile(Path(path), int(number), alone, int(modified), int(size), is_partial)
    except ValueError:
        return None
    sane = file.number >= 0 and kind in (_ALONE, _AMONG, _PART) and file.path.is_absolute()
    return file if sane else None


def _state(path: Path) -> tuple[int, int]:
    """Return when a file was last changed and how long it is; -1 for both where it is gone."""
    try:
        state = path.stat()
    except (OSError, ValueError):  # the latter for a name that no file can have
        return -1, -1
    return state.st_mtime_ns, state.st_size
