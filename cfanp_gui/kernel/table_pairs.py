# cython: boundscheck=False, wraparound=False
"""Legal moves on a pair in any described game.

It runs interpreted or compiled (`README.md`); `table_cells` describes the representation.
"""

from __future__ import annotations

from cfanp_gui.kernel import table_cells, turns
from cfanp_gui.kernel.table_jumps import TableJumps

_QUIET, _TAKES = table_cells.QUIET, table_cells.TAKES
_SLIDE = table_cells.SLIDE
_HOP, _OVER, _LAME, _FIRE = table_cells.HOP, table_cells.OVER, table_cells.LAME, table_cells.FIRE
_CASTLES, _PASSES = table_cells.CASTLES, table_cells.PASSES
_FRIEND, _FOE = table_cells._FRIEND, table_cells._FOE
_STRIP, _HANDS, _COUNTS = table_cells._STRIP, table_cells._HANDS, table_cells._COUNTS
_KINGS, _CASTLING, _FROZEN = table_cells._KINGS, table_cells._CASTLING, table_cells._FROZEN
_HELD_TOTAL, _PASSED, _ROOM = table_cells._HELD_TOTAL, table_cells._PASSED, table_cells._ROOM
_ZERO = 0


class TablePairs(TableJumps):
    """Cells on which the legal moves of an army on a pair are found."""

    # Listing

    def _generate(self, army: int, lower: int, upper: int, base: int) -> int:
        """Return the number of legal moves of a living army on a pair (`Turns._generate`).

        If `narrow` is True, only captures and promotions are found.
        """
        if self.jumps:
            return self._list_jumps(army, lower, upper, base)
        self._see(army, lower, upper)
        self.checked = self.king >= 0 and self._assailants(self.king, False) != 0
        self.base = base
        self.code = lower << 20 | upper << 25
        total = 0
        shut = self.moved if army == self.army else _ZERO
        for square in range(self.size):
            value = self.memory[self.at[square]]
            if value and (value - 1) >> 5 == army:
                if shut and self.at[square] >= _STRIP and shut >> (self.at[square] - _STRIP) & 1:
                    continue
                total = self._list_piece(square, (value - 1) & 31, total)
                if base == turns._ANY and total:
                    break
        if base != turns._ANY or not total:
            if self.memory[_CASTLING + army] and self.home < 2 and not self.checked:
                total = self._list_castlings(army, total)
            if self.passings[self.ply]:
                total = self._list_passing(army, total, shut)
            if self.memory[_HELD_TOTAL + army] and self.roams and not self.narrow:
                total = self._list_drops(army, total)
        self.checkers = 1 if self.checked else _ZERO
        return total

    def _write(self, origin: int, target: int, becomes: int, total: int) -> int:
        """Add a move; return the number of moves so far."""
        if self.base >= 0 and total < _ROOM:
            move = origin | target << 8 | becomes << 15 | self.code
            self.listed[self.base + total] = move
        return total + 1 if self.base < 0 or total < _ROOM else total

    def _list_piece(self, square: int, kind: int, total: int) -> int:
        """Add the moves of a piece; return the number of moves so far."""
        self.stamp += 1
        looks = self._looks(self.home, square)
        if looks & 1:
            total = self._walk(square, kind, self.chain_at[kind << 7 | square], 0, total)
            place = self.first_at[(32 * self.colour + kind) << 7 | square]
            if place:
                total = self._walk(square, kind, place, 0, total)
        if looks & 2:
            own = self.size - 1 - square
            total = self._walk(square, kind, self.chain_at[kind << 7 | own], self.size - 1, total)
            place = self.first_at[(32 * self.colour + kind) << 7 | own]
            if place:
                total = self._walk(square, kind, place, self.size - 1, total)
        return total

    def _walk(self, square: int, kind: int, place: int, last: int, total: int) -> int:
        """Add the moves along chains, turned from a `last` square; return the number so far.

        With an `aim` it adds nothing, and returns the purposes for which that square is reached.
        """
        side = (2 * self.home + self.colour) << 7
        while self.chains[place] >= 0:
            purpose = self.chains[place]
            way = purpose >> 2
            at = place + 2
            end = place = at + self.chains[place + 1]
            if way == _LAME:
                while at < end - 1 and not self._stands(self.chains[at], last):
                    at += 1
                if at < end - 1:
                    continue
            behind = way in (_SLIDE, _LAME)
            while at < end:
                target = last - self.chains[at] if last else self.chains[at]
                value = self.memory[self.at[target]]
                if value and way == _FIRE and (value - 1) & 31 == kind:
                    break
                if behind:
                    if self.aim >= 0:
                        if target == self.aim:
                            total |= purpose & 3
                    elif purpose & (_TAKES if value else _QUIET) and (
                        value or not self.narrow or self.zones[side | target] & 1
                    ):
                        total = self._try(square, target, kind, value, total)
                    if value or way == _OVER:
                        break
                elif value:
                    behind = True
                at += 1
        return total

    def _stands(self, square: int, last: int) -> bool:
        """Return True if a piece is on a square of a chain."""
        return self.memory[self.at[last - square if last else square]] != 0

    def _try(self, origin: int, target: int, kind: int, value: int, total: int) -> int:
        """Add a move of a piece in all its forms if it is legal; return the number so far."""
        if self.marks[target] == self.stamp:
            return total
        side = (2 * self.home + self.colour) << 7
        if value:
            role = self.roles[(value - 1) >> 5]
            if role <= _FRIEND:
                return total
            # A frozen army whose King was captured is spared until what follows a move is judged.
            if role == _FOE if (value - 1) & 31 == 0 else self.memory[_FROZEN + (value - 1 >> 5)]:
                return total
        if not self.allowed[side | target] >> kind & 1:
            return total
        self.marks[target] = self.stamp
        asks = self.king >= 0 and (
            kind == 0
            or self.checked
            or self.near[self.king << 7 | origin] & 1
            or self.near[self.king << 7 | target] & 2
        )
        king = target if kind == 0 else -1
        if asks and self._exposes(self.at[origin], self.at[target], -1, king):
            return total
        stays = self.stays[self.home << 7 | target] >> kind & 1
        within = self.zones[side | origin] & 1
        reached = self.zones[side | target] & 1
        if within or reached:
            forms = 32 * (32 * self.colour + kind)
            pawn = self.kinds[8 * kind] != 0
            if reached:
                at = forms
                while self.forms[at]:
                    if self._is_within_limit(self.forms[at]):
                        total = self._write(origin, target, self.forms[at], total)
                    at += 1
                if self.must_promote and (pawn or self.forms[forms]):
                    stays = 0
            promoted = self.kinds[8 * kind + 1]
            may_turn = promoted and (reached or not pawn) and (value or not self.by_capture)
            if may_turn and self._is_within_limit(promoted):
                total = self._write(origin, target, promoted, total)
                if self.must_turn and not pawn:
                    stays = 0
        if stays and (value or not self.narrow):
            total = self._write(origin, target, 0, total)
        return total

    def _exposes(self, start: int, goal: int, gone: int, king: int) -> bool:
        """Return True if the own King is attacked after a piece went from a cell to another.

        A third cell is emptied unless it is negative; `king` is the King's new square, if any.
        """
        moving, taken = self.memory[start], self.memory[goal]
        other = self.memory[gone] if gone >= 0 else 0
        self.memory[start] = 0
        if gone >= 0:
            self.memory[gone] = 0
        self.memory[goal] = moving
        exposed = self._assailants(king if king >= 0 else self.king, False) != 0
        self.memory[goal] = taken
        if gone >= 0:
            self.memory[gone] = other
        self.memory[start] = moving
        return exposed

    def _is_within_limit(self, form: int) -> bool:
        """Return True if an army may have one more piece of a kind by promotion."""
        most = self.kinds[8 * form + 6]
        if not most:
            return True
        count = self.memory[_COUNTS + 32 * self.mover + form]
        alike = self.kinds[8 * form + 7]
        if alike != form:
            count += self.memory[_COUNTS + 32 * self.mover + alike]
        return count < most

    def _list_castlings(self, army: int, total: int) -> int:
        """Add an army's castlings; return the number of moves so far."""
        if self.narrow:
            return total
        for number in range(2):
            way = 64 * (2 * self.colour + number)
            if not self.memory[_CASTLING + army] & self.ways[way]:
                continue
            if self.king != self._way(way + 1, self.home):
                continue
            at = way + 7
            end = at + self.ways[way + 6]
            while at < end and not self.memory[self.at[self._way(at, self.home)]]:
                at += 1
            if at < end:
                continue
            at = end + 1
            end = at + self.ways[end]
            while at < end:
                square = self._way(at, self.home)
                if self._assailants(square, False):
                    break
                at += 1
            if at < end:
                continue
            rook = self.at[self._way(way + 4, self.home)]
            value = self.memory[rook]
            self.memory[rook] = 0
            goal = self._way(way + 3, self.home)
            attacked = self._assailants(goal, False)
            self.memory[rook] = value
            if not attacked:
                target = self._way(way + 2, self.home)
                total = self._write(self.king, target, _CASTLES, total)
        return total

    def _list_passing(self, army: int, total: int, shut: int) -> int:
        """Add captures en passant; return the number of moves so far."""
        side = (2 * self.home + self.colour) << 7
        for place in range(_PASSED * self.ply, _PASSED * self.ply + self.passings[self.ply]):
            passed = self.passing[place]
            owner = passed >> 24
            target, stands = self._joined(passed & 4095), self._joined(passed >> 12 & 4095)
            if (
                target < 0
                or stands < 0
                or self.memory[self.at[target]]
                or not self.zones[side | target] & 2
                or self.roles[owner] <= _FRIEND
                or self.memory[_FROZEN + owner]
            ):
                continue
            value = self.memory[self.at[stands]]
            if not value or (value - 1) >> 5 != owner:
                continue
            for square in range(self.size):
                value = self.memory[self.at[square]]
                if not value or (value - 1) >> 5 != army:
                    continue
                kind = (value - 1) & 31
                cell = self.at[square]
                if shut and cell >= _STRIP and shut >> (cell - _STRIP) & 1:
                    continue
                if (
                    self.kinds[8 * kind + 4 + self.colour] & 1
                    and self._reached(square, kind, target) == _TAKES
                    and self.allowed[side | target] >> kind & 1
                    and not (
                        self.king >= 0
                        and self._exposes(
                            cell, self.at[target], self.at[stands], target if kind == 0 else -1
                        )
                    )
                ):
                    total = self._write(square, target, _PASSES, total)
        return total

    def _reached(self, square: int, kind: int, target: int) -> int:
        """Return the purposes for which a piece of the army that moves reaches a square."""
        self.aim = target
        found = self._list_piece(square, kind, 0)
        self.aim = -1
        return found

    def _list_drops(self, army: int, total: int) -> int:
        """Add drops of pieces in the hand; return the number of moves so far."""
        side = (2 * self.home + self.colour) << 7
        king, checked = self.king, self.checked
        for held in range(1, 30):
            if not self.memory[_HANDS + 32 * army + held]:
                continue
            shut_files = 0
            if held == self.no_double:
                for file in range(self.files):
                    doubled = 0
                    for square in range(file, self.size, self.files):
                        if self.memory[self.at[square]] == (army << 5 | held) + 1:
                            doubled += 1
                    if doubled >= self.most_on_file:
                        shut_files |= 1 << file
            kind = held
            while True:
                for target in range(self.size):
                    cell = self.at[target]
                    if (
                        self.memory[cell]
                        or not self.drops[side | target] >> held & 1
                        or not self.stays[self.home << 7 | target] >> kind & 1
                        or shut_files >> (target % self.files) & 1
                    ):
                        continue
                    self.memory[cell] = (army << 5 | kind) + 1
                    is_legal = not (
                        king >= 0
                        and (checked or self.near[king << 7 | target] & 2)
                        and self._assailants(king, False)
                    )
                    if is_legal and kind == self.no_mate and self._mates(army, kind, target):
                        is_legal = False
                    self.memory[cell] = 0
                    if is_legal:
                        total = self._write(128 + kind, target, 0, total)
                turned = self.kinds[8 * held + 1] if self.drops_turned and kind == held else 0
                if not turned:
                    break
                kind = turned
        return total

    def _held_of(self, kind: int) -> int:
        """Return the kind in a hand of a piece that is dropped as a kind."""
        if self.drops_turned:
            for held in range(1, 30):
                if self.kinds[8 * held + 1] == kind and not self.kinds[8 * held + 4] & 4:
                    return held
        return kind

    def _is_last_check(self, army: int) -> bool:
        """Return True if one more check makes an army fall."""
        return False

    def _mates(self, army: int, kind: int, target: int) -> bool:
        """Return True if a piece that was dropped mates a hostile King that it attacks."""
        lower, upper, base, code = self.lower, self.upper, self.base, self.code
        king, checked, narrow, moved = self.king, self.checked, self.narrow, self.moved
        mates = False
        self.moved = _ZERO  # by then another turn has begun
        for other in range(self.count):
            at = self.memory[_KINGS + other]
            if not at or self.roles[other] != _FOE or self._is_last_check(other):
                continue
            square = self._joined(at - 1)
            if square >= 0 and self._reached(target, kind, square) & _TAKES:
                self.narrow = False
                if not self._generate(other, lower, upper, turns._ANY):
                    mates = True
                self._see(army, lower, upper)
                self.base, self.code, self.narrow = base, code, narrow
                self.king, self.checked = king, checked
        self.moved = moved
        return mates
