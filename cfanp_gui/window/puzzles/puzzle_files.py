"""The puzzles that come with the program."""

from __future__ import annotations

from functools import cache

from cfanp_gui.assets import asset
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.puzzle import Puzzle


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return all of them. Their moves are not tried again: that would take seconds.

    Raises OSError, RecordError and PuzzleFileError.
    """
    files = sorted(asset("puzzles").glob("*.txt"))
    return tuple(puzzle for path in files for puzzle in puzzle_file.load(path, trusted=True))
