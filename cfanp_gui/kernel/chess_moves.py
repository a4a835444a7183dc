"""Moves played forwards and taken back in place: the middle layer of the kernel.

It runs interpreted or compiled like `chess_pairs`, which describes the representation.
"""

from __future__ import annotations

from cfanp_gui.kernel import chess_tables
from cfanp_gui.kernel.chess_pairs import PairKernel

_ARMIES = chess_tables.ARMIES
_PLANES = chess_tables.PLANES
_UNDO = chess_tables.UNDO


class MoveKernel(PairKernel):
    """The pieces and the turn of a game, with a stack of the moves played."""

    def __init__(self, number: int, flip: int) -> None:
        """Make empty half-boards without a turn; raises as `PairKernel` does."""
        PairKernel.__init__(self, number, flip)
        self.mirrored = chess_tables.mirrored(flip)
        self.spread = chess_tables.zeros(_ARMIES)
        self.kings = chess_tables.zeros(_ARMIES)
        self.undo = chess_tables.zeros(_UNDO * chess_tables.PLIES)
        self.ply = 0
        self.army = 0
        self.left = 0
        self.pushed = 0
        self.clock = 0
        self.round = 0
        self.stuck = 0

    def _save(self, lower: int, upper: int) -> None:
        """Save everything that a move on a pair may change."""
        place = _UNDO * self.ply
        low, high = _PLANES * lower, _PLANES * upper
        for plane in range(_PLANES):
            self.undo[place] = self.planes[low + plane]
            self.undo[place + 1] = self.planes[high + plane]
            place += 2
        low, high = _ARMIES * lower, _ARMIES * upper
        for army in range(self.count):
            self.undo[place] = self.armies[low + army]
            self.undo[place + 1] = self.armies[high + army]
            self.undo[place + 2] = self.control[army]
            self.undo[place + 3] = self.castling[army]
            self.undo[place + 4] = self.passed[army]
            self.undo[place + 5] = self.spread[army]
            place += 6
        self.undo[place] = self.army
        self.undo[place + 1] = self.left
        self.undo[place + 2] = self.pushed
        self.undo[place + 3] = self.clock
        self.undo[place + 4] = self.round
        self.undo[place + 5] = self.stuck
        self.undo[place + 6] = lower
        self.undo[place + 7] = upper
        self.ply += 1

    def _take_back(self) -> None:
        """Restore everything that the last move changed."""
        self.ply -= 1
        start = _UNDO * self.ply
        place = start + 2 * _PLANES + 6 * self.count
        self.army = self.undo[place]
        self.left = self.undo[place + 1]
        self.pushed = self.undo[place + 2]
        self.clock = self.undo[place + 3]
        self.round = self.undo[place + 4]
        self.stuck = self.undo[place + 5]
        lower = self.undo[place + 6]
        upper = self.undo[place + 7]
        place = start
        low, high = _PLANES * lower, _PLANES * upper
        for plane in range(_PLANES):
            self.planes[low + plane] = self.undo[place]
            self.planes[high + plane] = self.undo[place + 1]
            place += 2
        low, high = _ARMIES * lower, _ARMIES * upper
        for army in range(self.count):
            self.armies[low + army] = self.undo[place]
            self.armies[high + army] = self.undo[place + 1]
            self.control[army] = self.undo[place + 2]
            self.castling[army] = self.undo[place + 3]
            self.passed[army] = self.undo[place + 4]
            self.spread[army] = self.undo[place + 5]
            place += 6

    def _move(self, origin: int, target: int, promotion: int, lower: int, upper: int) -> None:
        """Move the pieces on a pair, with castling rights, passed squares and clock."""
        army = self.army
        board = lower if origin < 32 else upper
        goal_board = lower if target < 32 else upper
        place, goal_place = _PLANES * board, _PLANES * goal_board
        start, goal = self.mirrored[origin], self.mirrored[target]
        self.clock += 1
        is_pawn = self.planes[place] & start
        taken = target if self._is_occupied(goal_board, goal) else -1
        stepped = 0
        if is_pawn:
            self.clock = 0
            if taken < 0 and (origin ^ target) & 7:
                taken = origin & 56 | target & 7  # en passant
            elif origin - target == 16 or target - origin == 16:
                stepped = 1
        if taken >= 0:
            self.clock = 0
            self._remove(taken, lower if taken < 32 else upper)
        self.armies[_ARMIES * board + army] &= ~start
        self.armies[_ARMIES * goal_board + army] |= goal
        if is_pawn:
            self.planes[place] &= ~start
            self.planes[place + 1] &= ~start
            if not promotion:
                self.planes[goal_place] |= goal
                if army == goal_board:
                    self.planes[goal_place + 1] |= goal
            elif promotion == 1:
                self.planes[goal_place + 2] |= goal
            else:
                if promotion != 3:
                    self.planes[goal_place + 3] |= goal
                if promotion != 2:
                    self.planes[goal_place + 4] |= goal
        else:
            for plane in range(2, _PLANES):
                if self.planes[place + plane] & start:
                    self.planes[place + plane] &= ~start
                    self.planes[goal_place + plane] |= goal
            if self.planes[goal_place + 5] & goal and (
                origin - target == 2 or target - origin == 2
            ):
                self._castle(origin, target, board)
        self._end_rights(origin, board)
        self._end_rights(target, goal_board)
        if stepped:
            middle = (origin + target) >> 1
            self.passed[board] = middle if middle < 32 else middle ^ self.flip
        # A passed square lapses when the pawn beyond it leaves.
        square = self.passed[lower]
        if square >= 0 and (square + 8 in (origin, taken)):
            self.passed[lower] = -1
        square = self.passed[upper]
        if square >= 0 and (((square + 8) ^ self.flip) in (origin, taken)):
            self.passed[upper] = -1
        if not self.armies[_ARMIES * board + army]:
            self.spread[army] &= ~(1 << board)
        self.spread[army] |= 1 << goal_board

    def _is_occupied(self, board: int, mask: int) -> bool:
        """Return True if a piece is on a half-board's square, given as a mirrored mask."""
        place = _PLANES * board
        return (
            self.planes[place]
            | self.planes[place + 2]
            | self.planes[place + 3]
            | self.planes[place + 4]
            | self.planes[place + 5]
        ) & mask != 0

    def _remove(self, square: int, board: int) -> None:
        """Remove a captured piece."""
        mask = self.mirrored[square]
        place = _PLANES * board
        for plane in range(_PLANES):
            self.planes[place + plane] &= ~mask
        place = _ARMIES * board
        for army in range(self.count):
            if self.armies[place + army] & mask:
                self.armies[place + army] &= ~mask
                if not self.armies[place + army]:
                    self.spread[army] &= ~(1 << board)
                break

    def _castle(self, origin: int, target: int, board: int) -> None:
        """Move the Rook of a castling; the King has moved."""
        short = self.short_rooks[board]
        if origin >= 32:
            short ^= self.flip
        if (short > origin) == (target > origin):
            rook = short
        else:
            rook = self.long_rooks[board]
            if origin >= 32:
                rook ^= self.flip
        turned = self.mirrored[rook] | self.mirrored[(origin + target) >> 1]
        self.planes[_PLANES * board + 4] ^= turned
        self.armies[_ARMIES * board + board] ^= turned

    def _end_rights(self, square: int, board: int) -> None:
        """End the castling rights of a piece that left a square or was captured on it."""
        rights = self.castling[board]
        if rights:
            local = square if square < 32 else square ^ self.flip
            if local == self.kings[board]:
                self.castling[board] = 0
            elif local == self.short_rooks[board]:
                self.castling[board] = rights & 2
            elif local == self.long_rooks[board]:
                self.castling[board] = rights & 1
