"""Pieces on half-boards and on joined boards, as sets of squares.

A half-board's set of squares has each of its squares twice: at its place on the joined board as the
lower half, and as the upper. So a board is read from two of them without turning anything. The
strip, where there is one, comes last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import Memo, squares
from cfanp_gui.games.pairs.described.frame import ABOVE, AWAY, BELOW
from cfanp_gui.games.pairs.described.keys import BLACK, WHITE
from cfanp_gui.games.pairs.described.tables import Tables, belonging

Half = tuple[int, ...]
"""The squares of each kind of piece, then those of each army."""
Halves = tuple[Half, ...]
Counts = tuple[tuple[int, ...], ...]
new = tuple.__new__


class Passing(NamedTuple):
    """Passed square of a joined board, on which en passant is possible."""

    square: int
    stands: int
    """Square of the piece that passed it."""
    army: int


class DescribedBoard(NamedTuple):
    """A joined board."""

    pair: Pair
    kinds: tuple[int, ...]
    """The squares of each kind of piece."""
    occupied: int
    kings: int
    armies: tuple[int, ...]
    views: tuple[int, ...]
    """Sets of pieces that attack alike, by the numbers in `tables`."""
    elsewhere: Counts | None
    """Number of pieces of each kind that armies have on other half-boards, where it matters."""
    passing: tuple[Passing, ...]
    """Passed squares of this pair, some of which may have lapsed."""


class BoardLayout:
    """Reader and writer of the half-boards of a game."""

    def __init__(self, tables: Tables, letters: Sequence[str]) -> None:
        self._frame = frame = tables.frame
        self._kinds = len(letters)
        self._letters = letters
        self._strip = frame.strip > 0
        self._by_home, self._alike = tables.by_home, tables.alike
        self._counted = bool(tables.game.limits)
        half = frame.files * frame.lower.bit_length() // frame.files
        place = Join.ROTATE.place
        ranks, between = half // frame.files, frame.strip.bit_count() // frame.files
        self.bits = tuple(
            1 << index | 1 << place(index, frame.files, ranks, between) for index in range(half)
        )
        """The bits of the squares of a half-board."""
        self.strip_bits = tuple(1 << half + index for index in range(between * frame.files))
        self.pieces_on = Memo(self._pieces_on, 4096)
        """Pieces by square, in order; the key is the number of a board and its sets."""
        # Both are the same values again and again, and slow to make.
        self._pieces: Memo[tuple[int, int], Piece] = Memo(
            lambda key: Piece(letters[key[0]], key[1]), 1 << 12
        )
        self._squares: Memo[tuple[int, int], Square] = Memo(Square._make, 1 << 12)

    def halves_of(self, pieces: Mapping[Square, Piece], count: int) -> Halves:
        """Return a number of half-boards with pieces on them."""
        found = [[0] * (self._kinds + count) for _ in range(count + self._strip)]
        for (board, index), piece in pieces.items():
            bit = self.strip_bits[index] if board == STRIP else self.bits[index]
            found[board][self._letters.index(piece.letter)] |= bit
            found[board][self._kinds + piece.army] |= bit
        return tuple(map(tuple, found))

    def _pieces_on(self, key: tuple[int, Half]) -> Mapping[Square, Piece]:
        board, half = key
        first = 0 if board != STRIP else self._frame.lower.bit_length()
        shown = self._frame.strip if board == STRIP else self._frame.lower
        found: dict[int, Piece] = {}
        for army, own in enumerate(half[self._kinds :]):
            if own & shown:
                for kind, alike in enumerate(half[: self._kinds]):
                    if mine := own & alike & shown:
                        piece = self._pieces[kind, army]
                        found.update((square - first, piece) for square in squares[mine])
        return {self._squares[board, index]: found[index] for index in sorted(found)}

    def read(self, halves: Halves, pair: Pair, passing: tuple[Passing, ...]) -> DescribedBoard:
        """Return the joined board of a pair."""
        low, high = pair
        lower, upper, frame, kinds = halves[low], halves[high], self._frame, self._kinds
        below, above = frame.lower, frame.upper
        found = [a & below | b & above for a, b in zip(lower, upper, strict=True)]
        if self._strip:
            found = [a | b for a, b in zip(found, halves[-1], strict=True)]
        armies = tuple(found[kinds:])
        occupied = 0
        for own in armies:
            occupied |= own
        elsewhere = self._elsewhere(halves, pair, len(armies)) if self._counted else None
        return DescribedBoard(
            pair,
            tuple(found[:kinds]),
            occupied,
            found[0],
            armies,
            self.views(pair, occupied, armies),
            elsewhere,
            passing,
        )

    def views(self, pair: Pair, occupied: int, armies: Sequence[int]) -> tuple[int, ...]:
        """Return the sets of pieces that attack alike, by the numbers in `tables`."""
        low, high = pair
        home, far, frame = armies[low], armies[high], self._frame
        ahead = home | occupied & ~far & frame.ahead[AWAY]
        back = far | occupied & ~home & frame.back[AWAY]
        if not self._by_home:
            return (-1, ahead, back)
        views = [-1, ahead, back, 0, 0, 0, 0, 0, 0]
        white = 0
        for own in armies[::2]:
            white |= own
        both = home | far
        if self._alike:
            views[belonging(BELOW, WHITE)] = home
            views[belonging(ABOVE, WHITE)] = far
            views[belonging(AWAY, WHITE)] = occupied & ~both
        else:
            views[belonging(BELOW, low & 1)] = home
            views[belonging(ABOVE, high & 1)] = far
            views[belonging(AWAY, WHITE)] = white & ~both
            views[belonging(AWAY, BLACK)] = occupied & ~white & ~both
        return tuple(views)

    def _elsewhere(self, halves: Halves, pair: Pair, count: int) -> Counts:
        kinds = self._kinds
        others = [halves[board] for board in range(count) if board not in pair]
        below = self._frame.lower
        return tuple(
            tuple(
                sum((half[kind] & half[kinds + army] & below).bit_count() for half in others)
                for kind in range(kinds)
            )
            for army in range(count)
        )

    def write(
        self, halves: Halves, pair: Pair, before: DescribedBoard, board: DescribedBoard
    ) -> Halves:
        """Return the halves after a change of the joined board of a pair."""
        low, high = pair
        changed = {low: list(halves[low]), high: list(halves[high])}
        below, frame = self._frame.lower, self._frame
        half = below.bit_length()
        sets = zip((*before.kinds, *before.armies), (*board.kinds, *board.armies), strict=True)
        strip = list(halves[-1]) if self._strip else []
        for number, (was, now) in enumerate(sets):
            if was == now:
                continue
            for square in squares[was ^ now]:
                if square < half:
                    changed[low][number] ^= self.bits[square]
                elif square < frame.size - half:
                    strip[number] ^= 1 << square
                else:
                    # Turned by 180 degrees: the upper half-board numbers its squares from its end.
                    changed[high][number] ^= self.bits[frame.size - 1 - square]
        written = list(halves)
        written[low], written[high] = tuple(changed[low]), tuple(changed[high])
        if self._strip:
            written[-1] = tuple(strip)
        return tuple(written)

    def changed(
        self, halves: Halves, square: Square, change: Callable[[list[int], int], None]
    ) -> Halves:
        """Return halves with one changed by `change`, which gets its sets and a square's bits."""
        board, index = square
        half = list(halves[board])
        change(half, self.strip_bits[index] if board == STRIP else self.bits[index])
        after = list(halves)
        after[board] = tuple(half)
        return tuple(after)

    def without(self, halves: Halves, army: int) -> Halves:
        """Return halves without an army."""
        place = self._kinds + army
        return tuple(tuple(mask & ~half[place] for mask in half) for half in halves)

    def spread(self, halves: Iterable[Half], count: int) -> tuple[int, ...]:
        """Return for each army the half-boards on which it has a piece, as a bit set."""
        boards = list(halves)[:count]
        return tuple(
            sum(1 << number for number, half in enumerate(boards) if half[army])
            for army in range(self._kinds, self._kinds + count)
        )
