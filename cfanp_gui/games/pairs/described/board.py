"""Joined boards of described games, as sets of squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.keys import BLACK, WHITE
from cfanp_gui.games.pairs.described.rights import Rights
from cfanp_gui.games.pairs.described.tables import ABOVE, AWAY, BELOW, Tables, belonging
from cfanp_gui.games.pairs.mirrored import Halves, MirroredPairs

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


class DescribedHalves(MirroredPairs[DescribedBoard, Rights]):
    """The half-boards of a described game, and the joined boards of their pairs."""

    base: DescribedGame

    def __init__(self, base: DescribedGame, join: Join) -> None:
        super().__init__(base, join)
        self.game = base.game_of(join)
        self.kinds = self.game.kinds
        self.tables = Tables(self.game, join)
        self.frame = self.tables.frame

    def sets(self, board: DescribedBoard) -> tuple[int, ...]:
        return (*board.kinds, *board.armies)

    def touched(self, rights: Rights, square: Square) -> Rights:
        board, index = square
        for way in self.game.sides[board & 1].castling if board != STRIP else ():
            if index in (way.king, way.rook):
                rights = rights.without_castling(board, way.right)
        left = tuple(passed for passed in rights.passed if square not in passed[:2])
        return rights._replace(passed=left) if len(left) < len(rights.passed) else rights

    def without_rights(self, rights: Rights, army: int) -> Rights:
        return rights.without_castling(army, -1).without_passed(army).with_hand(army, "")

    def joined_board(
        self, halves: Halves, pair: Pair, passing: tuple[Passing, ...]
    ) -> DescribedBoard:
        """Return the joined board of a pair with its passed squares."""
        low, high = pair
        below, above, kinds = self.lower_half, self.upper_half, self._kind_count
        sets = [a & below | b & above for a, b in zip(halves[low], halves[high], strict=True)]
        if self.strip_squares:
            sets = [a | b for a, b in zip(sets, halves[-1], strict=True)]
        armies = sets[kinds:]
        occupied = 0
        for own in sets[:kinds]:
            occupied |= own
        elsewhere = self._elsewhere(halves, pair, len(armies)) if self.game.limits else None
        return self.board_of(pair, sets[:kinds], occupied, armies, elsewhere, passing)

    def board_of(
        self,
        pair: Pair,
        kinds: Sequence[int],
        occupied: int,
        armies: Sequence[int],
        elsewhere: Counts | None,
        passing: tuple[Passing, ...],
    ) -> DescribedBoard:
        """Return a joined board, with the sets that follow from its pieces."""
        views = self.views(pair, occupied, armies)
        board: DescribedBoard = new(
            DescribedBoard,
            (pair, tuple(kinds), occupied, kinds[0], tuple(armies), views, elsewhere, passing),
        )
        return board

    def dropped(self, board: DescribedBoard, army: int, kind: int, target: int) -> DescribedBoard:
        """Return a board with one more piece."""
        kinds, armies, bit = list(board.kinds), list(board.armies), 1 << target
        kinds[kind] |= bit
        armies[army] |= bit
        occupied = board.occupied | bit
        return self.board_of(board.pair, kinds, occupied, armies, board.elsewhere, board.passing)

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
        kinds, below = self._kind_count, self.lower_half
        others = [halves[board] for board in range(count) if board not in pair]
        return tuple(
            tuple(
                sum((half[kind] & half[kinds + army] & below).bit_count() for half in others)
                for kind in range(kinds)
            )
            for army in range(count)
        )
