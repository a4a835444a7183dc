# cython: boundscheck=False, wraparound=False
"""Moves of checkers on a pair: steps, and captures of several pieces, which are compulsory.

It runs interpreted or compiled (`README.md`); `table_cells` describes the representation. In place
of the kind that a piece becomes a move has the number of a capture among those of the same piece to
the same square, in the order in which they are found.
"""

from __future__ import annotations

from cfanp_gui.kernel import chess_tables, table_cells
from cfanp_gui.kernel.table_cells import Placed, TableCells, Tables

MAN, CROWNED = 1, 2
"""Kinds of pieces; there is none that could be mated."""

_MAN, _CROWNED = MAN, CROWNED
_FRIEND, _ROOM = table_cells._FRIEND, table_cells._ROOM
_MOST_JUMPS, _MOST_ALIKE = 64, 31
_EMPTY = 0
_ONE = 1


class TableJumps(TableCells):
    """Cells on which men and crowned Kings of checkers may stand."""

    def __init__(self, tables: Tables, placed: Placed) -> None:
        """Load a position as `TableCells` does, with the same ValueError."""
        TableCells.__init__(self, tables, placed)
        self.jumps = False
        self.ahead = self.sought_index = self.path_length = self.jump_total = 0
        self.last_rank = self.sought = -1
        self.over = _EMPTY
        self.jumped = chess_tables.zeros(_ROOM)
        self.path = chess_tables.zeros(_MOST_JUMPS)
        self.alike = chess_tables.zeros(128)

    def jump(self) -> None:
        """Play checkers; its tables have no more than the size of the board."""
        self.jumps = True

    def path_of(self, move: int) -> list[int]:
        """Return the squares between the ends of a move that it touches, in order."""
        self._see(self.army, move >> 20 & 31, move >> 25 & 31)
        if not self._find(move & 255, move >> 8 & 127, move >> 15 & 31):
            return []
        return [self.path[at] for at in range(self.path_length - 1)]

    def _list_jumps(self, army: int, lower: int, upper: int, base: int) -> int:
        """Return the number of legal moves of an army on a pair (`Turns._generate`).

        If `narrow` is True, only captures and promotions are found. The squares over which each
        jumps are in `jumped`.
        """
        self._see(army, lower, upper)
        self.base = base
        self.code = lower << 20 | upper << 25
        self.checkers = _EMPTY
        self.sought = -1
        self.jump_total = 0
        for square in range(self.size):
            value = self.memory[self.at[square]]
            if value and (value - 1) >> 5 == army:
                self._begin(square, (value - 1) & 31)
                self._leap(square, square, _EMPTY, 0)
        if self.jump_total:
            return self.jump_total
        for square in range(self.size):
            value = self.memory[self.at[square]]
            if value and (value - 1) >> 5 == army:
                self._begin(square, (value - 1) & 31)
                for way in range(4):
                    target = self._next(square, way)
                    if (
                        target >= 0
                        and not self.memory[self.at[target]]
                        and (not self.narrow or target // self.files == self.last_rank)
                    ):
                        self._note_jump(square, target, 0, _EMPTY)
        return self.jump_total

    def _begin(self, square: int, kind: int) -> None:
        """Set the direction and the last rank of the piece on a square that moves."""
        self.ahead = 0
        self.last_rank = -1
        if kind == _MAN:
            self.ahead = 1 if self._looks(self.home, square) == 1 else -1
            self.last_rank = self.size // self.files - 1 if self.ahead > 0 else 0
        for at in range(self.size):
            self.alike[at] = 0

    def _next(self, square: int, way: int) -> int:
        """Return the next square in a direction in which the piece that moves goes; else -1."""
        ahead = 1 if way < 2 else -1
        file = square % self.files + (1 if way & 1 else -1)
        if self.ahead == -ahead or file < 0 or file >= self.files:
            return -1
        target = square - square % self.files + file + ahead * self.files
        return target if 0 <= target < self.size else -1

    def _leap(self, origin: int, square: int, over: int, number: int) -> None:
        """Follow all captures that go on from a square, with some pieces jumped over already."""
        ended = True
        if number < _MOST_JUMPS and not (number and square // self.files == self.last_rank):
            for way in range(4):
                prey = self._next(square, way)
                if prey < 0 or over >> prey & 1:
                    continue
                target = self._next(prey, way)
                value = self.memory[self.at[prey]]
                if (
                    target >= 0
                    and value
                    and self.roles[(value - 1) >> 5] > _FRIEND
                    and (target == origin or not self.memory[self.at[target]])
                ):
                    ended = False
                    if self.sought >= 0 and not self.path_length:
                        self.path[number] = target
                    self._leap(origin, target, over | _ONE << prey, number + 1)
        if ended and number:
            index = self.alike[square]
            self.alike[square] += 1
            if self.sought < 0:
                if index <= _MOST_ALIKE:
                    self._note_jump(origin, square, index, over)
            elif square == self.sought and index == self.sought_index:
                self.path_length = number
                self.over = over

    def _note_jump(self, origin: int, target: int, index: int, over: int) -> None:
        """Add a move that jumps over some squares."""
        total = self.jump_total
        if self.base >= 0:
            if total >= _ROOM:
                return
            self.listed[self.base + total] = origin | target << 8 | index << 15 | self.code
            self.jumped[total] = over
        self.jump_total = total + 1

    def _find(self, origin: int, target: int, index: int) -> bool:
        """Return True if a capture is found, with its `path` and the squares that are `over`."""
        self.over = _EMPTY
        self.path_length = 0
        value = self.memory[self.at[origin]]
        if not value:
            return False
        self._begin(origin, (value - 1) & 31)
        self.sought, self.sought_index = target, index
        self._leap(origin, origin, _EMPTY, 0)
        self.sought = -1
        return self.path_length > 0

    def _jump(self, army: int, origin: int, target: int, index: int) -> None:
        """Move a piece, capture those that it jumps over, and end armies without pieces."""
        start = self.at[origin]
        value = self.memory[start] - 1
        if value < 0:
            return  # a move of another position with the same key
        self._find(origin, target, index)
        kind = value & 31
        if self.over or kind == _MAN:
            self.clock = 0
        if target // self.files == self.last_rank:
            kind = _CROWNED
        for square in range(self.size):
            if self.over >> square & 1:
                self._lift(self.at[square])
        self._lift(start)
        if not self.memory[self.at[target]]:
            self._place(self.at[target], army, kind)
        for other in range(self.count):
            if not self.spread[other]:
                self.control[other] = 0
