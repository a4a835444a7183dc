# cython: boundscheck=False, wraparound=False
"""Moves of any described game, played forwards and taken back in place.

It runs interpreted or compiled (`README.md`); `table_cells` describes the representation.
"""

from __future__ import annotations

from cfanp_gui.kernel import table_cells, turns
from cfanp_gui.kernel.table_pairs import TablePairs

_CASTLES, _PASSES = table_cells.CASTLES, table_cells.PASSES
_STRIP, _CASTLING, _PASSED = table_cells._STRIP, table_cells._CASTLING, table_cells._PASSED
_LOG, _HANDS, _KINDS = table_cells._LOG, table_cells._HANDS, table_cells._KINDS
_KINGS, _FOE = table_cells._KINGS, table_cells._FOE
_ZERO = 0
_ONE = 1


MOST_PUSHED_SQUARES, MOST_PUSHED_ARMIES = 64, 8
"""Largest board and most armies with which moves have room for a push."""
_BARE = ~(3 << 6 | 1 << 14 | 3 << 23 | 3 << 28)
"""Bits of a move but those of its push."""


def _with_push(move: int, push: int) -> int:
    """Return a move with a push: 1 more than the pawn's square, 0 for none.

    It takes bits that moves leave free on small boards (`MOST_PUSHED_SQUARES`).
    """
    return move | (push & 3) << 6 | (push & 4) << 12 | (push & 24) << 20 | (push & 96) << 23


def _push_of(move: int) -> int:
    """Return the push of a move, as `_with_push` takes it."""
    return move >> 6 & 3 | move >> 12 & 4 | move >> 20 & 24 | move >> 23 & 96


class TableBoards(TablePairs):
    """Game played forwards and taken back in place, on the boards of any described game.

    By the Avalanche option a pawn of an opponent is pushed with each move. One that was pushed onto
    the last rank waits there to become another piece before its army's next move: the origin and
    the target of such a promotion are its square on a half-board, which is both the lower and the
    upper one.
    """

    def push_pawns(self, pawn: int) -> None:
        """Push a pawn, a piece of this kind, of an opponent with each move (Avalanche)."""
        self.awaits = True
        self.pawn_kind = pawn

    def without_push(self, move: int) -> tuple[int, tuple[int, int] | None]:
        """Return a move on this position without its push, and that as origin and target."""
        if self.pawn_kind < 0:
            return move, None
        bare, push = move & _BARE, _push_of(move)
        if not push:
            return bare, None
        self._see(self.army, bare >> 20 & 31, bare >> 25 & 31)
        return bare, (push - 1, self._front(push - 1))

    def legal_moves(self) -> list[int]:
        """Return the legal moves of the army to move, or what it must do before."""
        if not self._is_over() and self._is_due():
            base = self.room * self.ply
            total = self._list_due(base)
            return [self.listed[place] for place in range(base, base + total)]
        bare = TablePairs.legal_moves(self)
        if self.pawn_kind < 0:
            return bare
        moves = []
        for move in bare:
            self._see(self.army, move >> 20 & 31, move >> 25 & 31)
            for push in range(self._list_pushes(move)):
                moves.append(_with_push(move, self.steps[push]))
        return moves

    def _perft(self, depth: int) -> int:
        """Return the number of sequences of at least one move."""
        if not self.awaits:
            return TablePairs._perft(self, depth)
        moves = self.legal_moves()
        nodes = len(moves)
        if depth > 1:
            nodes = 0
            for move in moves:
                self._play(move)
                nodes += self._perft(depth - 1)
                self._take_back()
        return nodes

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
        push = 0
        if self.pawn_kind >= 0:
            push = _push_of(move)
            move &= _BARE
        origin, target, becomes = move & 255, move >> 8 & 127, move >> 15 & 31
        lower, upper = move >> 20 & 31, move >> 25 & 31
        self._save(lower, upper)
        army = self.army
        self._see(army, lower, upper)
        goal = self.at[target]
        self.clock += 1
        if self.jumps:
            self._jump(army, origin, target, becomes)
        elif origin > 127:
            self.clock = 0
            self._hold(army, self._held_of(origin - 128), -1)
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
        if self.pawn_kind >= 0:
            self._lapse(army)  # no captures en passant
            if push:
                self._push(army, push - 1)
        return lower | upper << 5

    # Pushes of pawns

    def _play(self, move: int) -> int:
        """Play a move, or a promotion that is due, and everything the rules do after it."""
        if self.pawn_kind < 0 or move >> 20 & 7 != move >> 25 & 7:
            return TablePairs._play(self, move)
        board = move >> 20 & 7
        self._save(board, board)
        cell = 128 * board + (move & 63)
        if self.memory[cell]:
            self._place(cell, self._lift(cell) >> 5, move >> 15 & 31)
        if not self._has_move():
            self._settle()
        return 0

    def _is_due(self) -> bool:
        """Return True if a pawn of the army to move waits to become another piece."""
        if self.pawn_kind < 0 or self.pushed or self._is_decided():
            return False
        return self._waiting(self.army, 0, -1) >= 0

    def _waiting(self, army: int, board: int, square: int) -> int:
        """Return the cell of the next pawn of an army that waits behind a square; -1 for none."""
        pawn = (army << 5 | self.pawn_kind) + 1
        while board < self.count:
            if board != army and self.spread[army] >> board & 1:
                for at in range(square + 1, self.files):
                    if self.memory[128 * board + at] == pawn:
                        return 128 * board + at
            board += 1
            square = -1
        return -1

    def _list_due(self, base: int) -> int:
        """List the promotions that are due from a place on; return their number."""
        total = 0
        cell = self._waiting(self.army, 0, -1)
        while cell >= 0:
            board, square = cell >> 7, cell & 127
            at = 32 * (32 * (self.army & 1) + self.pawn_kind)
            while self.forms[at]:
                move = square | square << 8 | self.forms[at] << 15 | board << 20 | board << 25
                self.listed[base + total] = move
                total += 1
                at += 1
            cell = self._waiting(self.army, board, square)
        return total

    def _is_spared(self, army: int, lower: int, upper: int) -> bool:
        """Return True if a waiting pawn on a pair has a promotion with a legal move there."""
        if self.pawn_kind < 0:
            return False
        cell = self._waiting(army, 0, -1)
        spared = False
        while cell >= 0 and not spared:
            board = cell >> 7
            if board in (lower, upper):
                pawn = self.memory[cell]
                at = 32 * (32 * (army & 1) + self.pawn_kind)
                while self.forms[at] and not spared:
                    self.memory[cell] = (army << 5 | self.forms[at]) + 1
                    spared = self._generate(army, lower, upper, turns._ANY) != 0
                    at += 1
                self.memory[cell] = pawn
            cell = self._waiting(army, board, cell & 127)
        return spared

    def _ahead(self, square: int) -> int:
        """Return the square to which a hostile pawn on one is pushed; -1 for none."""
        value = self.memory[self.at[square]] - 1
        if value < 0 or value & 31 != self.pawn_kind or self.roles[value >> 5] != _FOE:
            return -1
        ahead = self._front(square)
        return ahead if 0 <= ahead < self.size and not self.memory[self.at[ahead]] else -1

    def _front(self, square: int) -> int:
        """Return the square in front of a pawn, which may be beyond the board."""
        home = self._home_on((self.memory[self.at[square]] - 1) >> 5)
        return square + (-self.files if self._looks(home, square) == 2 else self.files)

    def _form_ahead(self, square: int, ahead: int) -> int:
        """Return the first kind that a pawn becomes in front of it; 0 if it stays a pawn."""
        army = (self.memory[self.at[square]] - 1) >> 5
        if self.zones[(2 * self._home_on(army) + (army & 1)) << 7 | ahead] & 1:
            return self.forms[32 * (32 * (army & 1) + self.pawn_kind)]
        return 0

    def _list_pushes(self, move: int) -> int:
        """List in `steps` the pushes with a legal move on the pair seen last; return their number.

        Those that expose the own King are listed if there are no others, and 0 if there are none.
        """
        origin, target, becomes = move & 255, move >> 8 & 127, move >> 15 & 31
        king, end, key = self.king, self.log_end, self.cells_key
        spread = self.spread[self.mover]
        if becomes == _CASTLES:
            self._castle(self.mover, target)
            king = self._joined(self.memory[_KINGS + self.mover] - 1)
        else:
            start, goal = self.at[origin], self.at[target]
            moving = self.memory[start]
            if becomes == _PASSES and self._passer(goal, self.mover) >= 0:
                self._set(self._passer(goal, self.mover), 0)
            if (moving - 1) & 31 == 0:
                king = target
            self._set(start, 0)
            self._set(goal, moving)
        total = exposing = 0
        for square in range(self.size):
            ahead = self._ahead(square)
            if ahead >= 0 and total < 63:
                if king < 0 or not self._uncovers(square, ahead, king):
                    if exposing:
                        total = exposing = 0
                    self.steps[total] = square + 1
                    total += 1
                elif exposing == total:
                    self.steps[total] = square + 1
                    total += 1
                    exposing += 1
        while self.log_end != end:
            self.log_end = (self.log_end - 1) & (_LOG - 1)
            self.memory[self.log_places[self.log_end]] = self.log_values[self.log_end]
        self.cells_key = key
        self.spread[self.mover] = spread
        if not total:
            self.steps[0] = 0
            total = 1
        return total

    def _uncovers(self, origin: int, ahead: int, king: int) -> int:
        """Return the armies that attack the own King after a pawn is pushed, as a bit set."""
        if not self.near[king << 7 | origin] & 1 and not self.near[king << 7 | ahead] & 6:
            return 0
        start, goal = self.at[origin], self.at[ahead]
        value = self.memory[start]
        army = (value - 1) >> 5
        promotes = self._form_ahead(origin, ahead) != 0
        self.memory[start] = 0
        self.memory[goal] = value
        armies = 0
        if promotes:  # it attacks like all that it may become
            at = 32 * (32 * (army & 1) + self.pawn_kind)
            while self.forms[at]:
                self.memory[goal] = (army << 5 | self.forms[at]) + 1
                armies |= self._assailants(king, True)
                at += 1
        else:
            armies = self._assailants(king, True)
        self.memory[goal] = 0
        self.memory[start] = value
        return armies

    def _push(self, army: int, square: int) -> None:
        """Push a pawn after a move of an army; its King may be captured by that (`taker`)."""
        ahead = self._ahead(square)
        if ahead < 0:
            return  # a move of another position with the same key
        king = self.memory[_KINGS + army]
        king = self._joined(king - 1) if king else -1
        armies = self._uncovers(square, ahead, king) if king >= 0 else 0
        if armies:
            self.taker = self._last_before(armies)
        owner = (self.memory[self.at[square]] - 1) >> 5
        self._see(owner, self.lower, self.upper)
        self._go(owner, square, ahead, 0)
        self.clock = 0

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
            if not (self.kinds[8 * kind + 4] | self.kinds[8 * becomes + 4]) & 4:
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
        for number in range(2):
            way = 64 * (2 * self.colour + number)
            if not self.memory[_CASTLING + army] & self.ways[way]:
                continue
            if target == self._way(way + 2, self.home):
                king = self.at[self._way(way + 1, self.home)]
                king_to = self.at[self._way(way + 3, self.home)]
                rook = self.at[self._way(way + 4, self.home)]
                rook_to = self.at[self._way(way + 5, self.home)]
                self.rook_from, self.rook_to = rook, rook_to
                kind = self._lift(rook) & 31
                castler = self._lift(king) & 31
                self._place(king_to, army, castler)
                self._place(rook_to, army, kind)
                self._put(_CASTLING + army, 0)
                return

    def _uncastle(self, army: int, home: int, origin: int, target: int) -> None:
        """End an army's castling rights for which a piece leaves its square or is captured."""
        for number in range(2):
            way = 64 * (2 * (army & 1) + number)
            king = self._way(way + 1, home)
            rook = self._way(way + 4, home)
            if self.ways[way] and (origin in (king, rook) or target in (king, rook)):
                place = _CASTLING + army
                self._put(place, self.memory[place] & ~self.ways[way])
