"""Names of the squares of half-boards and joined boards of any size."""

from __future__ import annotations

from collections.abc import Mapping

from cfanp_gui.core.boards import (
    BOARD_LETTERS,
    MAX_BOARDS,
    STRIP,
    STRIP_LABEL,
    Square,
    board_letter,
    square_names,
)
from cfanp_gui.core.square_sets import Memo
from cfanp_gui.core.text import SquareName


class SquareNames:
    """The names of the squares of a base game's boards."""

    def __init__(self, files: int, ranks: int, strip: int) -> None:
        """Name the squares of half-boards of a size, with `strip` ranks between two of them."""
        self.joined = square_names(files, 2 * ranks + strip)
        """Names of the squares of a joined board by number; the first are those of a half-board."""
        self.half = self.joined[: files * ranks]
        """Names of the squares of a half-board by number."""
        self.strip = square_names(files, strip)
        """Names of the squares of the strip as a board by number."""
        self.pattern = _pattern(self.joined)
        """Regular expression for the name of a square of a joined board."""
        self.half_pattern = _pattern(self.half)
        """Regular expression for the name of a square of a half-board."""
        self.titles = Memo(self._title, 1 << 12)
        self._numbers: Mapping[str, int] = {name: at for at, name in enumerate(self.joined)}

    def title(self, square: Square) -> SquareName:
        """Return the name of a square in notation, such as ``Be2``; numbers if it has no name."""
        return self.titles[square]

    def _title(self, square: Square) -> SquareName:
        board, index = square
        letter = board_letter(board) if STRIP <= board < MAX_BOARDS else f"{board}:"
        known = self.half if board != STRIP else self.strip
        name = known[index] if 0 <= index < len(known) else str(index)
        return SquareName(letter + name, board, index)

    def number(self, name: str) -> int:
        """Return the number of a square of a joined board by its name. Raises KeyError."""
        return self._numbers[name]

    def square(self, letter: str, name: str) -> Square | None:
        """Return the square with a board's letter, small or capital, and its own name, or None."""
        if letter == STRIP_LABEL:
            return Square(STRIP, self.strip.index(name)) if name in self.strip else None
        return Square(BOARD_LETTERS.index(letter.upper()), self.read(name))

    def read(self, name: str) -> int:
        """Return the number of a square of a half-board by its name.

        Raises ValueError naming what was expected.
        """
        index = self._numbers.get(name, len(self.half))
        if index < len(self.half):
            return index
        raise ValueError(f"“{name}” is not a square (expected a1 to {self.half[-1]})")


def _pattern(names: tuple[str, ...]) -> str:
    """Return a regular expression for the names of the squares of a board, small letters only."""
    ranks = int(names[-1][1:])
    numbers = f"[1-{ranks}]" if ranks < 10 else f"(?:{'|'.join(map(str, range(ranks, 0, -1)))})"
    return f"[a-{names[-1][0]}]{numbers}"
