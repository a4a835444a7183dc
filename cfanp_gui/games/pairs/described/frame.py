"""An army's view of a joined board: the direction ahead, and the squares of regions."""

from __future__ import annotations

from collections.abc import Iterator

BELOW, ABOVE, AWAY = range(3)
"""Places of an army's home on a pair: the lower half-board, the upper one, or neither."""
AHEAD, BACK = 1, -1


class Frame:
    """The squares of a joined board of a given size, as armies see it (Rule 10).

    An army whose home is on the pair sees the whole board from there. To any other army each
    half-board is the other side's end, and the strip is seen from both sides.
    """

    def __init__(self, files: int, ranks: int, half: int) -> None:
        self.files = files
        self.ranks = ranks
        self.size = files * ranks
        self.all = (1 << self.size) - 1
        self.lower = (1 << files * half) - 1
        self.upper = self.lower << self.size - files * half
        self.strip = self.all & ~(self.lower | self.upper)
        self.ahead = (self.all, 0, self.upper | self.strip)
        """Squares on which an army's pieces look ahead, by the place of its home."""
        self.back = (0, self.all, self.lower | self.strip)
        """Squares on which an army's pieces look back, by the place of its home."""

    def turned(self, squares: int) -> int:
        """Return squares as seen from the other end of the board."""
        found = 0
        while squares:
            lowest = squares & -squares
            found |= 1 << self.size - lowest.bit_length()
            squares ^= lowest
        return found

    def region(self, home: int, own: int) -> int:
        """Return the squares of the joined board of a region that an army sees as `own`."""
        return self.ahead[home] & own | self.back[home] & self.turned(own)

    def looks(self, home: int, square: int) -> Iterator[tuple[int, int]]:
        """Yield each direction a piece looks from a square, and that square as it sees it."""
        if self.ahead[home] >> square & 1:
            yield AHEAD, square
        if self.back[home] >> square & 1:
            yield BACK, self.size - 1 - square

    def step(self, square: int, aside: int, ahead: int) -> int:
        """Return the square some files and ranks from another; -1 beside the board."""
        file = square % self.files + aside
        target = square + aside + ahead * self.files
        return target if 0 <= file < self.files and 0 <= target < self.size else -1

    def room(self, aside: int, ahead: int) -> int:
        """Return the squares from which a step of some files and ranks stays on the board."""
        row = sum(1 << file for file in range(self.files) if 0 <= file + aside < self.files)
        ranks = (rank for rank in range(self.ranks) if 0 <= rank + ahead < self.ranks)
        return sum(row << rank * self.files for rank in ranks)

    def line(self, square: int, aside: int, ahead: int, most: int) -> tuple[int, ...]:
        """Return the squares on a line from one, at most `most`; 0 is no limit."""
        found: list[int] = []
        at = self.step(square, aside, ahead)
        while at >= 0 and (not most or len(found) < most):
            found.append(at)
            at = self.step(at, aside, ahead)
        return tuple(found)

    def path(self, square: int, aside: int, ahead: int) -> int:
        """Return the squares between the ends of a lame leap, which is diagonal at the far end.

        It goes straight as long as the longer side is longer, and diagonally from then on.
        """
        found = 0
        right, up = (aside > 0) - (aside < 0), (ahead > 0) - (ahead < 0)
        x, y = abs(aside), abs(ahead)
        at = square
        while True:
            at = self.step(at, right if x >= y else 0, up if y >= x else 0)
            if x == y:
                x, y = x - 1, y - 1
            elif x > y:
                x -= 1
            else:
                y -= 1
            if not x and not y:
                return found
            found |= 1 << at
