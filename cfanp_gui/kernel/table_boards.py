# cython: boundscheck=False, wraparound=False
"""Moves of any described game, played forwards and taken back in place.

It runs interpreted or compiled (`README.md`); `table_cells` describes the representation.
"""

from __future__ import annotations

from cfanp_gui.kernel import table_cells
from cfanp_gui.kernel.table_pairs import TablePairs

_CASTLES, _PASSES = table_cells.CASTLES, table_cells.PASSES
_STRIP, _CASTLING, _PASSED = table_cells._STRIP, table_cells._CASTLING, table_cells._PASSED
_LOG, _HANDS, _KINDS = table_cells._LOG, table_cells._HANDS, table_cells._KINDS
_ZERO = 0
_ONE = 1


class TableBoards(TablePairs):
    """Game played forwards and taken back in place, on the boards of any described game."""

    # Playing

    def _save(self, lower: int, upper: int) -> None:
        """Save everything that a move may change but the memory, which has a log."""
        self.log_ends[self.ply] = self.log_end
        self.keys[self.ply] = self.cells_key
        self.strips[self.ply] = self.moved
        place = _PASSED * self.ply
        count = self.passings[self.ply]
        self._save_turn()
        for at in range(count):
            self.passing[place + _PASSED + at] = self.passing[place + at]
        self.passings[self.ply] = count

    def _take_back(self) -> None:
        """Restore everything that the last move changed."""
        self._restore_turn()
        end = self.log_ends[self.ply]
        while self.log_end != end:
            self.log_end = (self.log_end - 1) & (_LOG - 1)
            self.memory[self.log_places[self.log_end]] = self.log_values[self.log_end]
        self.cells_key = self.keys[self.ply]
        self.moved = self.strips[self.ply]

    def _lapse(self, army: int) -> bool:
        """End the en passant rights against an army; return True if there were any."""
        self.moved = _ZERO  # a turn ends
        kept = start = _PASSED * self.ply
        end = start + self.passings[self.ply]
        for at in range(start, end):
            if self.passing[at] >> 24 != army:
                self.passing[kept] = self.passing[at]
                kept += 1
        self.passings[self.ply] = kept - start
        return kept < end

    def _clear(self, army: int) -> None:
        """Remove an army from all boards, and end its rights."""
        for cell in range(_HANDS):
            if self.memory[cell] and (self.memory[cell] - 1) >> 5 == army:
                self._lift(cell)
        for kind in range(_KINDS):
            if self.memory[_HANDS + 32 * army + kind]:
                self._hold(army, kind, -self.memory[_HANDS + 32 * army + kind])
        self._put(_CASTLING + army, 0)
        self._roam(army)
        moved = self.moved
        self._lapse(army)
        self.moved = moved

    def _make(self, move: int) -> int:
        """Save what a move changes, move the pieces, and return the pair (`Turns._make`)."""
        origin, target, becomes = move & 255, move >> 8 & 127, move >> 15 & 31
        lower, upper = move >> 20 & 31, move >> 25 & 31
        self._save(lower, upper)
        army = self.army
        self._see(army, lower, upper)
        goal = self.at[target]
        self.clock += 1
        if origin > 127:
            self.clock = 0
            self._hold(army, origin - 128, -1)
            self._place(goal, army, origin - 128)
        elif becomes == _CASTLES:
            self._castle(army, target)
        else:
            self._go(army, origin, target, becomes)
        if self.size > 2 * self.half:
            if origin < 128 and self.at[origin] >= _STRIP:
                self.moved &= ~(_ONE << (self.at[origin] - _STRIP))
            if goal >= _STRIP:
                self.moved |= _ONE << (goal - _STRIP)
        self._roam(army)
        return lower | upper << 5

    def _go(self, army: int, origin: int, target: int, becomes: int) -> None:
        """Move a piece, with all that follows for others."""
        start, goal = self.at[origin], self.at[target]
        if not self.memory[start]:
            return  # a move of another position with the same key
        kind = (self.memory[start] - 1) & 31
        gone = goal if self.memory[goal] else -1
        if becomes == _PASSES:
            becomes = 0
            if gone < 0:
                gone = self._passer(goal, army)
        if gone >= 0:
            taken = self._lift(gone)
            held = self.kinds[8 * (taken & 31) + 2]
            if held >= 0:
                self._hold(army, held, 1)
            self._roam(taken >> 5)
            self.clock = 0
        self._lift(start)
        self._place(goal, army, becomes if becomes else kind)
        for side in range(2):
            other = self.upper if side else self.lower
            if self.memory[_CASTLING + other]:
                self._uncastle(other, side, origin, target)
        if self.passings[self.ply]:
            kept = first = _PASSED * self.ply
            for at in range(first, first + self.passings[self.ply]):
                stands = self.passing[at] >> 12 & 4095
                if stands not in (start, gone):
                    self.passing[kept] = self.passing[at]
                    kept += 1
            self.passings[self.ply] = kept - first
        if gone >= 0:
            return
        if becomes:
            self.clock = 0
            return
        if self.kinds[8 * kind + 4 + self.colour] & 2 and not self._goes(kind, target, origin):
            self.clock = 0
        if self.kinds[8 * kind + 3] and not self._goes(kind, origin, target):
            self._pass_squares(army, origin, target, goal)

    def _goes(self, kind: int, origin: int, target: int) -> bool:
        """Return True if a piece of the army that moves usually goes so on an empty board."""
        looks = self._looks(self.home, origin)
        last = self.size - 1
        if looks & 1:
            place = self.usual_at[kind << 7 | origin]
            while self.usual[place] >= 0:
                if self.usual[place] == target:
                    return True
                place += 1
        if looks & 2:
            place = self.usual_at[kind << 7 | last - origin]
            while self.usual[place] >= 0:
                if last - self.usual[place] == target:
                    return True
                place += 1
        return False

    def _pass_squares(self, army: int, origin: int, target: int, goal: int) -> None:
        """Add the squares between two on a line as passed ones."""
        aside = target % self.files - origin % self.files
        ahead = target // self.files - origin // self.files
        far = max(aside, -aside, ahead, -ahead)
        if far < 2 or aside not in (0, far, -far) or ahead not in (0, far, -far):
            return
        step = (target - origin) // far if target > origin else -((origin - target) // far)
        for number in range(1, far):
            self._add_passed(self.at[origin + step * number], goal, army)

    def _castle(self, army: int, target: int) -> None:
        """Move the King and the Rook of a castling."""
        last = self.size - 1 if self.home else 0
        for number in range(2):
            way = 64 * (2 * self.colour + number)
            if not self.memory[_CASTLING + army] & self.ways[way]:
                continue
            if target == (last - self.ways[way + 2] if last else self.ways[way + 2]):
                squares = way + 1
                king = self.at[last - self.ways[squares] if last else self.ways[squares]]
                king_to = self.at[last - self.ways[way + 3] if last else self.ways[way + 3]]
                rook = self.at[last - self.ways[way + 4] if last else self.ways[way + 4]]
                rook_to = self.at[last - self.ways[way + 5] if last else self.ways[way + 5]]
                kind = self._lift(rook) & 31
                self._lift(king)
                self._place(king_to, army, 0)
                self._place(rook_to, army, kind)
                self._put(_CASTLING + army, 0)
                return

    def _uncastle(self, army: int, home: int, origin: int, target: int) -> None:
        """End an army's castling rights for which a piece leaves its square or is captured."""
        last = self.size - 1 if home else 0
        for number in range(2):
            way = 64 * (2 * (army & 1) + number)
            king = last - self.ways[way + 1] if last else self.ways[way + 1]
            rook = last - self.ways[way + 4] if last else self.ways[way + 4]
            if self.ways[way] and (origin in (king, rook) or target in (king, rook)):
                place = _CASTLING + army
                self._put(place, self.memory[place] & ~self.ways[way])
