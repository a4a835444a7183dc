# cython: boundscheck=False, wraparound=False
"""Described games with gates, for a search: pieces come in behind others, or leap from there.

A move that brings a piece in has its kind in place of one that the moved piece becomes: nothing
that stands on a gate becomes another piece. In castling the Rook's gate is told from the King's by
a move from the Rook's square to the King's. It runs interpreted or compiled (`README.md`). Source:
the rules of base games, "More of the dialect".
"""

from __future__ import annotations

from cfanp_gui.kernel import chess_tables, table_cells, table_ends, turns
from cfanp_gui.kernel.table_dialect import Dialect
from cfanp_gui.kernel.table_ends import TableEnds

_ANY, _ARMIES, _KINDS = turns.ANY, chess_tables.ARMIES, table_cells._KINDS
_CASTLES, _PASSES, _FOE = table_cells.CASTLES, table_cells.PASSES, table_cells._FOE
_STRIP, _HANDS, _KINGS = table_cells._STRIP, table_cells._HANDS, table_cells._KINGS
_HELD_TOTAL, _CASTLING = table_cells._HELD_TOTAL, table_cells._CASTLING
_GATES = table_ends._FIRST + 1
"""Places of the files of the gates of armies, which are no part of the position."""


class TableGates(TableEnds):
    """Boards of a described game with gates."""

    def _play_by(self, dialect: Dialect) -> None:
        """Take the rules of a game, before a position is loaded."""
        TableEnds._play_by(self, dialect)
        self.gate_ranks = dialect.gate_ranks
        self.enters, self.keeps = dialect.enters, dialect.keeps_gates
        self.leaps, self.mets, self.rooks = dialect.leaps, dialect.mets, dialect.rooks
        self.entering = 0

    def _recall(self, dialect: Dialect) -> None:
        """Take what rules remember of a position that is loaded."""
        TableEnds._recall(self, dialect)
        for army, gates in enumerate(dialect.gates):
            self._set(_GATES + army, gates)
        self.log_end = 0

    def remembered(self) -> tuple[list[int], int, list[int]]:
        """Return the checks that armies were given, the passes in a row, and the gates' files."""
        checks, passes, _ = TableEnds.remembered(self)
        return checks, passes, [self.memory[_GATES + army] for army in range(self.count)]

    # Gates

    def _is_gate(self, army: int, cell: int) -> bool:
        """Return True if a cell is a gate of an army."""
        square = cell & 127
        return (
            cell >> 7 == army
            and square // self.files == self.gate_ranks[army & 1]
            and (self.memory[_GATES + army] >> (square % self.files) & 1) != 0
        )

    def _shut(self, cell: int) -> None:
        """End the gate that a cell may be."""
        owner = cell >> 7
        if cell < _STRIP and self._is_gate(owner, cell):
            place = _GATES + owner
            self._set(place, self.memory[place] & ~(1 << (cell & 127) % self.files))

    def _clear(self, army: int) -> None:
        """Remove an army from all boards, and end its rights."""
        TableEnds._clear(self, army)
        self._set(_GATES + army, 0)

    # Legal moves

    def _generate(self, army: int, lower: int, upper: int, base: int) -> int:
        """Return the number of legal moves of a living army on a pair (`Turns._generate`)."""
        gates = self.memory[_GATES + army] if army in (lower, upper) else 0
        self.entering = 0
        if self.enters and self.memory[_HELD_TOTAL + army]:
            self.entering = gates
        total = TableEnds._generate(self, army, lower, upper, base)
        self.entering = 0
        if gates and self.leaps and not self.narrow and (base != _ANY or not total):
            total = self._list_leaps(army, total)
        return total

    def _list_leaps(self, army: int, total: int) -> int:
        """Add the leaps of a King and of its Met from their gates; return the number so far."""
        ahead = -self.files if self.home else self.files
        for file in range(self.files):
            if not self.memory[_GATES + army] >> file & 1:
                continue
            square = self.gate_ranks[army & 1] * self.files + file
            if self.home:
                square = self._turned(square)
            value = self.memory[self.at[square]] - 1
            if value < 0 or value >> 5 != army:
                continue
            if value & 31 == 0 and not self.checked:
                across = square % self.files
                if across > 1:
                    total = self._leap_to(square, square + ahead - 2, square + ahead - 2, total)
                if across < self.files - 2:
                    total = self._leap_to(square, square + ahead + 2, square + ahead + 2, total)
            elif self.mets >> (value & 31) & 1:
                total = self._leap_to(square, square + 2 * ahead, -1, total)
        return total

    def _leap_to(self, origin: int, target: int, king: int, total: int) -> int:
        """Add a leap to an empty square if it is legal; return the number of moves so far."""
        if target < 0 or target >= self.size or self.memory[self.at[target]]:
            return total
        if self.king >= 0 and self._exposes(self.at[origin], self.at[target], -1, king):
            return total
        return self._write(origin, target, 0, total)

    def _write(self, origin: int, target: int, becomes: int, total: int) -> int:
        """Add a move, and those that bring a piece in with it; return the number so far."""
        total = TableEnds._write(self, origin, target, becomes, total)
        if not self.entering or origin > 127 or (becomes and becomes != _CASTLES):
            return total
        shut = second = -1
        if becomes == _CASTLES:
            way = self._castling(target)
            shut, second = self._way(way + 3, self.home), self._way(way + 5, self.home)
            rook = self._way(way + 4, self.home)
            if rook not in (shut, second):
                total = self._bring_in(rook, rook, origin, total)
        if origin not in (shut, second):
            total = self._bring_in(origin, origin, target, total)
        return total

    def _bring_in(self, gate: int, origin: int, target: int, total: int) -> int:
        """Add a move with each piece that may come in on a gate; return the number so far."""
        army = self.mover
        if not self._is_gate(army, self.at[gate]):
            return total
        allowed = self.drops[(2 * self.home + self.colour) << 7 | gate]
        for kind in range(1, _KINDS):
            if self.memory[_HANDS + 32 * army + kind] and allowed >> kind & 1:
                total = TableEnds._write(self, origin, target, kind, total)
        return total

    def _enters(self, origin: int, becomes: int) -> bool:
        """Return True if a move of the army seen last brings a piece in."""
        return (
            self.enters
            and origin < 128
            and 0 < becomes < _PASSES
            and self._is_gate(self.mover, self.at[origin])
        )

    # Playing

    def _make(self, move: int) -> int:
        """Save what a move changes, move the pieces, and return the pair (`Turns._make`)."""
        origin, target, becomes = move & 255, move >> 8 & 127, move >> 15 & 31
        army, lower, upper = self.army, move >> 20 & 31, move >> 25 & 31
        self._see(army, lower, upper)
        alone, gate = move, -1
        if self._enters(origin, becomes):
            gate = self.at[origin]
            alone = self._without_entering(origin, target, move)
            origin, target = alone & 255, alone >> 8 & 127
        castles = alone >> 15 & 31 == _CASTLES
        way = self._castling(target) if castles else -1
        passer = -1
        if alone >> 15 & 31 == _PASSES:
            passer = self._passer(self.at[target], army)
        strikes = 0
        if self.rooks and origin < 128:
            strikes = self._struck(origin, target)
        pair = TableEnds._make(self, alone)
        if gate >= 0 and not self.memory[gate] and self.memory[_HANDS + 32 * army + becomes]:
            self._hold(army, becomes, -1)
            self._place(gate, army, becomes)
            self._roam(army)
        if origin < 128:
            self._shut(self.at[origin])
        self._shut(self.at[target])
        if passer >= 0:
            self._shut(passer)
        if way >= 0:
            for part in range(4):
                self._shut(self.at[self._way(way + (1, 3, 4, 5)[part], self.home)])
        if self.enters and not self.keeps and not self.memory[_HELD_TOTAL + army]:
            self._set(_GATES + army, 0)
        for owner in range(self.count):
            if strikes >> owner & 1:
                self._shut(self.memory[_KINGS + owner] - 1)
        return pair

    def _without_entering(self, origin: int, target: int, move: int) -> int:
        """Return a move without the piece that it brings in."""
        pair = move & ~0xF_FFFF
        value = self.memory[self.at[target]]
        if value and (value - 1) >> 5 == self.mover:
            for number in range(2):
                way = 64 * (2 * self.colour + number)
                if self.ways[way] and origin == self._way(way + 4, self.home):
                    king = self._way(way + 1, self.home)
                    if king == target:
                        return king | self._way(way + 2, self.home) << 8 | _CASTLES << 15 | pair
        way = self._castling(target)
        if way >= 0 and origin == self._way(way + 1, self.home):
            return origin | target << 8 | _CASTLES << 15 | pair
        return origin | target << 8 | pair

    def _struck(self, origin: int, target: int) -> int:
        """Return the armies whose Kings lose their gates, for a rook moves in line with them."""
        kind = (self.memory[self.at[origin]] - 1) & 31
        if not self.rooks >> kind & 1:
            return 0
        found = 0
        for owner in range(self.count):
            place = self.memory[_KINGS + owner] - 1
            if self.roles[owner] != _FOE or place < 0 or place >> 7 != owner:
                continue
            king = self._joined(place)
            if king >= 0 and (
                king % self.files == target % self.files
                or king // self.files == target // self.files
            ):
                found |= 1 << owner
        return found
