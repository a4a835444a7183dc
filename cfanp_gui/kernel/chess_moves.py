"""Moves of chess played forwards and taken back in place.

It runs interpreted or compiled like `chess_pairs`, which describes the representation.
`kernel_state` converts a `State`.
"""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.kernel import chess_tables
from cfanp_gui.kernel.chess_pairs import PairKernel

Fields = tuple[
    tuple[tuple[int, ...], ...],
    int,
    tuple[int | None, ...],
    tuple[int, ...],
    tuple[int, ...],
    int,
    int,
    int,
    int,
    int,
]
"""Halves as in a `State`, army, control, castling, passed, left, pushed, clock, round; last 0, or
the reason the game is drawn for lack of moves: `STALEMATE` or `NO_MOVES`."""

Squares = Sequence[int]
"""A local square for each army."""

MOST_PIECES = 16
"""Largest number of pieces of one army for which the move table of a pair has room."""

_ARMIES = chess_tables.ARMIES
_PLANES = chess_tables.PLANES
_UNDO = chess_tables.UNDO


class MoveKernel(PairKernel):
    """Game of chess played forwards and taken back in place, on joined squares, by legal moves."""

    def __init__(
        self, fields: Fields, flip: int, kings: Squares, short_rooks: Squares, long_rooks: Squares
    ) -> None:
        """Load a position.

        `flip` turns a local square into the joined one of an upper half; the
        rest are the local squares of each army from which it castles. Raises ValueError for more
        armies or pieces than there is room for.
        """
        halves, army, control, castling, passed, left, pushed, clock, rounds, stuck = fields
        number = len(halves)
        PairKernel.__init__(self, number, flip)
        self.mirrored = chess_tables.mirrored(flip)
        self.kings = chess_tables.zeros(_ARMIES)
        self.undo = chess_tables.zeros(_UNDO * chess_tables.PLIES)
        self.army = army
        self.left = left
        self.pushed = pushed
        self.clock = clock
        self.round = rounds
        self.stuck = stuck
        for board in range(number):
            half = halves[board]
            pawns, knights, bishops, rooks, queens, own_kings = half[:6]
            place = _PLANES * board
            self.planes[place] = pawns
            self.planes[place + 1] = pawns & half[6 + board]
            self.planes[place + 2] = knights
            self.planes[place + 3] = bishops | queens
            self.planes[place + 4] = rooks | queens
            self.planes[place + 5] = own_kings
            holder = control[board]
            self.control[board] = 0 if holder is None else holder
            self.castling[board] = castling[board]
            self.passed[board] = passed[board]
            self.kings[board] = kings[board]
            self.short_rooks[board] = short_rooks[board]
            self.long_rooks[board] = long_rooks[board]
            for other in range(number):
                self.armies[_ARMIES * board + other] = half[6 + other]
                if half[6 + other]:
                    self.spread[other] |= 1 << board
        for other in range(number):
            pieces = chess_tables.pieces([half[6 + other] for half in halves])
            if pieces > MOST_PIECES:
                raise ValueError(f"army {other} has {pieces} pieces (expected {MOST_PIECES})")

    def fields(self) -> Fields:
        """Return the position in the form in which it is loaded."""
        halves = []
        for board in range(self.count):
            place = _PLANES * board
            pawns, knights = self.planes[place], self.planes[place + 2]
            diagonal, straight = self.planes[place + 3], self.planes[place + 4]
            queens = diagonal & straight
            half = [pawns, knights, diagonal ^ queens, straight ^ queens, queens]
            half.append(self.planes[place + 5])
            for army in range(self.count):
                half.append(self.armies[_ARMIES * board + army])
            halves.append(tuple(half))
        return (
            tuple(halves),
            self.army,
            tuple([self.control[army] or None for army in range(self.count)]),
            tuple([self.castling[army] for army in range(self.count)]),
            tuple([self.passed[board] for board in range(self.count)]),
            self.left,
            self.pushed,
            self.clock,
            self.round,
            self.stuck,
        )

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
            self.undo[place + 2] = self.castling[army]
            self.undo[place + 3] = self.passed[army]
            place += 4
        self.undo[place] = lower
        self.undo[place + 1] = upper
        self._save_turn()

    def _take_back(self) -> None:
        """Restore everything that the last move changed."""
        self._restore_turn()
        place = _UNDO * self.ply
        lower = self.undo[place + 2 * _PLANES + 4 * self.count]
        upper = self.undo[place + 2 * _PLANES + 4 * self.count + 1]
        low, high = _PLANES * lower, _PLANES * upper
        for plane in range(_PLANES):
            self.planes[low + plane] = self.undo[place]
            self.planes[high + plane] = self.undo[place + 1]
            place += 2
        low, high = _ARMIES * lower, _ARMIES * upper
        for army in range(self.count):
            self.armies[low + army] = self.undo[place]
            self.armies[high + army] = self.undo[place + 1]
            self.castling[army] = self.undo[place + 2]
            self.passed[army] = self.undo[place + 3]
            place += 4

    def _make(self, move: int) -> int:
        """Save what a move changes, move the pieces, and return the pair (`Turns._make`)."""
        lower, upper = move >> 15 & 31, move >> 20 & 31
        self._save(lower, upper)
        self._move(move & 63, move >> 6 & 63, move >> 12 & 7, lower, upper)
        return lower | upper << 5

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
