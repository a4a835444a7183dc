"""Pieces on half-boards and on joined boards, as sets of squares.

A half-board's set of squares has each of its squares twice: at its place on the joined board as the
lower half, and as the upper. So a board is read from two of them without turning anything. The
strip, where there is one, comes last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import Memo, squares
from cfanp_gui.games.armies.pair_rules import PairRules
from cfanp_gui.games.pairs.described.frame import ABOVE, AWAY, BELOW
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.keys import BLACK, WHITE
from cfanp_gui.games.pairs.described.rights import Rights
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


class DescribedHalves(PairRules[Halves, DescribedBoard, Rights]):
    """The half-boards of a described game, and the joined boards of their pairs."""

    base: DescribedGame

    def __init__(self, base: DescribedGame, join: Join) -> None:
        super().__init__(base, join)
        self.game = base.game
        self.kinds = base.game.kinds
        self.tables = Tables(base.game)
        self.frame = self.tables.frame
        self._count = len(self.kinds)
        self._bits = tuple(1 << index | 1 << upper for index, upper in enumerate(self._upper))
        """The bits of the squares of a half-board."""
        self._known = Memo(self._pieces_on, 4096)
        """Pieces by square, in order; the key is the number of a board and its sets."""
        # Both are the same values again and again, and slow to make.
        self._pieces: Memo[tuple[int, int], Piece] = Memo(
            lambda key: Piece(self.letters[key[0]], key[1]), 1 << 12
        )
        self._squares: Memo[tuple[int, int], Square] = Memo(Square._make, 1 << 12)

    def halves_of(self, pieces: Mapping[Square, Piece], count: int) -> Halves:
        found = [[0] * (self._count + count) for _ in range(len(self.boards(count)))]
        for square, piece in pieces.items():
            for number in self._sets_of(piece):
                found[square.board][number] |= self._bit(square)
        return tuple(map(tuple, found))

    def _bit(self, square: Square) -> int:
        board, index = square
        return 1 << self._half + index if board == STRIP else self._bits[index]

    def _sets_of(self, piece: Piece) -> tuple[int, int]:
        """Return the numbers of the sets of a half-board in which a piece is."""
        return self.letters.index(piece.letter), self._count + piece.army

    def pieces_on(self, halves: Halves, board: int) -> Mapping[Square, Piece]:
        return self._known[board, halves[board]]

    def _pieces_on(self, key: tuple[int, Half]) -> Mapping[Square, Piece]:
        board, half = key
        first, shown = (self._half, self.strip_squares) if board == STRIP else (0, self.lower_half)
        found: dict[int, Piece] = {}
        for army, own in enumerate(half[self._count :]):
            if own & shown:
                for kind, alike in enumerate(half[: self._count]):
                    if mine := own & alike & shown:
                        piece = self._pieces[kind, army]
                        found.update((square - first, piece) for square in squares[mine])
        return {self._squares[board, index]: found[index] for index in sorted(found)}

    def joined_board(
        self, halves: Halves, pair: Pair, passing: tuple[Passing, ...]
    ) -> DescribedBoard:
        """Return the joined board of a pair with its passed squares."""
        low, high = pair
        below, above, kinds = self.lower_half, self.upper_half, self._count
        found = [a & below | b & above for a, b in zip(halves[low], halves[high], strict=True)]
        if self.strip_squares:
            found = [a | b for a, b in zip(found, halves[-1], strict=True)]
        armies = tuple(found[kinds:])
        occupied = 0
        for own in armies:
            occupied |= own
        elsewhere = self._elsewhere(halves, pair, len(armies)) if self.game.limits else None
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
        home, far, frame = armies[low], armies[high], self.frame
        ahead = home | occupied & ~far & frame.ahead[AWAY]
        back = far | occupied & ~home & frame.back[AWAY]
        if not self.tables.by_home:
            return (-1, ahead, back)
        views = [-1, ahead, back, 0, 0, 0, 0, 0, 0]
        white = 0
        for own in armies[::2]:
            white |= own
        both = home | far
        if self.tables.alike:
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
        kinds, below = self._count, self.lower_half
        others = [halves[board] for board in range(count) if board not in pair]
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
        low, high = pair
        changed = {low: list(halves[low]), high: list(halves[high])}
        half, last = self._half, self.frame.size - 1
        sets = zip((*before.kinds, *before.armies), (*board.kinds, *board.armies), strict=True)
        strip = list(halves[-1]) if self.strip_squares else []
        for number, (was, now) in enumerate(sets):
            if was == now:
                continue
            for square in squares[was ^ now]:
                if square < half:
                    changed[low][number] ^= self._bits[square]
                elif square <= last - half:
                    strip[number] ^= 1 << square
                else:
                    # Turned by 180 degrees: the upper half-board numbers its squares from its end.
                    changed[high][number] ^= self._bits[last - square]
        written = list(halves)
        written[low], written[high] = tuple(changed[low]), tuple(changed[high])
        if self.strip_squares:
            written[-1] = tuple(strip)
        return tuple(written)

    def with_piece(
        self, halves: Halves, rights: Rights, square: Square, piece: Piece | None
    ) -> tuple[Halves, Rights]:
        board, index = square
        half, bit = list(halves[board]), self._bit(square)
        for one in (self.pieces_on(halves, board).get(square), piece):
            for number in self._sets_of(one) if one is not None else ():
                half[number] ^= bit
        after = list(halves)
        after[board] = tuple(half)
        for way in self.game.sides[board & 1].castling if board != STRIP else ():
            if index in (way.king, way.rook):
                rights = rights.without_castling(board, way.right)
        left = tuple(one for one in rights.passed if square not in one[:2])
        if len(left) < len(rights.passed):
            rights = rights._replace(passed=left)
        return tuple(after), rights

    def without_army(self, halves: Halves, rights: Rights, army: int) -> tuple[Halves, Rights]:
        place = self._count + army
        left = tuple(tuple(mask & ~half[place] for mask in half) for half in halves)
        return left, rights.without_castling(army, -1).without_passed(army).with_hand(army, "")

    def spread(self, halves: Halves, count: int) -> tuple[int, ...]:
        return tuple(
            sum(1 << number for number, half in enumerate(halves[:count]) if half[army])
            for army in range(self._count, self._count + count)
        )

    def only_kings(self, halves: Halves, count: int) -> bool:
        return not any(any(half[1 : self._count]) for half in halves)
