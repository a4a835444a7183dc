# cython: boundscheck=False, wraparound=False
"""Described games whose moves are tried one by one, for a search.

Pieces besides the King are royal in them as long as an army has few of their kind, captures
explode, or moves are demanded or forbidden whatever the safety of a King. It runs interpreted or
compiled (`README.md`). Source: the rules of base games, "More of the dialect".
"""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.kernel import chess_tables, table_cells, table_search, turns
from cfanp_gui.kernel.table_cells import Placed, Tables
from cfanp_gui.kernel.table_dialect import Dialect
from cfanp_gui.kernel.table_search import Ends, TableSearch

_ANY, _KINDS, _ARMIES = turns.ANY, table_cells._KINDS, chess_tables.ARMIES
_CASTLES, _PASSES = table_cells.CASTLES, table_cells.PASSES
_COUNTS, _HANDS, _KINGS = table_cells._COUNTS, table_cells._HANDS, table_cells._KINGS
_CASTLING, _PASSED, _STRIP = table_cells._CASTLING, table_cells._PASSED, table_cells._STRIP
_HELD_TOTAL, _WORTHS = table_cells._HELD_TOTAL, table_search._WORTHS
_FRIEND, _FOE, _DEAD = table_cells._FRIEND, table_cells._FOE, table_cells._DEAD
_ONE = 1


class TableRoyals(TableSearch):
    """Boards of a described game whose moves are tried on the cells of a pair."""

    def __init__(
        self,
        tables: Tables,
        placed: Placed,
        ends: Ends,
        dialect: Dialect,
        past: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Load a position as `TableSearch` does, with the same ValueError."""
        self._play_by(dialect)
        TableSearch.__init__(self, tables, placed, ends, past)
        self._recall(dialect)

    def _play_by(self, dialect: Dialect) -> None:
        """Take the rules of a game, before a position is loaded."""
        self.must_capture, self.must_drop = dialect.captures, dialect.drops
        self.no_checks, self.quiet_drops = dialect.no_checks, dialect.quiet_drops
        self.king_stays, self.kings_part = dialect.king_stays, dialect.kings_part
        self.set_total = len(dialect.royal)
        self.royal_sets = (*dialect.royal, *(0,) * (_KINDS - self.set_total))
        self.candidates = 0
        for kinds in dialect.royal:
            self.candidates |= kinds
        self.most_gone, self.duple = dialect.most_gone, dialect.duple
        self.blasts, self.blown_to_hand = dialect.blasts, dialect.blown_to_hand
        self.pawns, self.immune = dialect.pawns, dialect.immune
        self.alike_kinds = chess_tables.zeros(32)
        for kinds in dialect.alike:
            for kind in range(_KINDS):
                if kinds >> kind & 1:
                    self.alike_kinds[kind] = kinds
        self.sided, self.bare_draw = dialect.sided_castling, dialect.bare_draw
        self.tries = dialect.blasts or len(dialect.royal) > 0 or len(dialect.alike) > 0
        self.chooses = (
            self.tries
            or self.must_capture
            or self.must_drop != 0
            or self.no_checks
            or self.quiet_drops
            or self.king_stays
            or self.kings_part
        )
        self.royal_kinds = chess_tables.zeros(_ARMIES)
        self.kept_roles = chess_tables.zeros(_ARMIES)
        self.own_royals = chess_tables.zeros(128)
        self.own_doubles = chess_tables.zeros(128)
        self.foes = chess_tables.zeros(128)
        self.own_total = self.double_total = self.foe_total = 0
        self.undo_places = chess_tables.zeros(64)
        self.undo_values = chess_tables.zeros(64)
        self.undo_total = self.wanted = self.demanded = self.due_drops = 0
        self.crown = self.sole = -1
        self.faced = self.in_danger = self.stays_put = False

    def _recall(self, dialect: Dialect) -> None:
        """Take what rules remember of a position that is loaded."""

    # What is royal

    def _see(self, army: int, lower: int, upper: int) -> None:
        """Join a pair and see it as a living army does, whose King limits no moves on trial."""
        TableSearch._see(self, army, lower, upper)
        self.crown = self.king
        if self.tries:
            self.king = -1

    def _royal_kinds_of(self, army: int) -> int:
        """Return the kinds that are royal in an army."""
        found = 1
        for number in range(self.set_total):
            kinds = self.royal_sets[number]
            if self._number(army, kinds) <= self.most_gone + 1:
                found |= kinds
        return found

    def _number(self, army: int, kinds: int) -> int:
        """Return the number of pieces of some kinds that an army has on the boards."""
        number = 0
        for kind in range(_KINDS):
            if kinds >> kind & 1:
                number += self.memory[_COUNTS + 32 * army + kind]
        return number

    def _find_royals(self, army: int) -> None:
        """Find the royal pieces of an army, and those of hostile ones, on the pair seen last."""
        for other in range(self.count):
            self.royal_kinds[other] = 0
            if other == army or self.roles[other] == _FOE:
                self.royal_kinds[other] = self._royal_kinds_of(other)
        self.own_total = self.double_total = self.foe_total = 0
        doubles = 0
        if self.duple:
            doubles = self.candidates
        for square in range(self.size):
            value = self.memory[self.at[square]] - 1
            if value < 0:
                continue
            if value >> 5 == army:
                if self.royal_kinds[army] >> (value & 31) & 1:
                    self.own_royals[self.own_total] = square
                    self.own_total += 1
                if doubles >> (value & 31) & 1:
                    self.own_doubles[self.double_total] = square
                    self.double_total += 1
            elif self.royal_kinds[value >> 5] >> (value & 31) & 1:
                self.foes[self.foe_total] = square
                self.foe_total += 1
        if self.double_total and self.double_total < self._number(army, doubles):
            self.double_total = 0  # one of them is elsewhere

    def _threatened(self, square: int, whole: bool) -> int:
        """Return the hostile armies that attack a royal piece on a square (`_assailants`).

        Where captures explode, an army whose royal piece stands beside another does not attack it.
        """
        value = self.memory[self.at[square]] - 1
        if not self.blasts or (value >= 0 and value & 31 == 0):
            return self._assailants(square, whole)
        spared = 0
        for number in range(self.foe_total):
            if self._is_beside(square, self.foes[number]):
                other = self.memory[self.at[self.foes[number]]] - 1
                if other >= 0 and self.roles[other >> 5] == _FOE:
                    self.roles[other >> 5] = _DEAD
                    spared |= 1 << (other >> 5)
        armies = self._assailants(square, whole)
        for other in range(self.count):
            if spared >> other & 1:
                self.roles[other] = _FOE
        return armies

    def _is_beside(self, square: int, other: int) -> bool:
        """Return True if a square is one of the eight around another."""
        files = square % self.files - other % self.files
        ranks = square // self.files - other // self.files
        return square != other and -1 <= files <= 1 and -1 <= ranks <= 1

    def _endangering(self, whole: bool) -> int:
        """Return the armies that attack the royal pieces found last; any of them unless `whole`."""
        armies = 0
        for number in range(self.own_total):
            armies |= self._threatened(self.own_royals[number], whole)
            if armies and not whole:
                return armies
        together = 0
        for number in range(self.double_total):
            attacking = self._threatened(self.own_doubles[number], whole)
            if not attacking:
                return armies
            together |= attacking
        return armies | together

    def _attackers(self, army: int, lower: int, upper: int) -> int:
        """Return a number that is not 0 if a royal piece of an army on a pair is attacked."""
        if not self.tries:
            return TableSearch._attackers(self, army, lower, upper)
        self._see(army, lower, upper)
        self._find_royals(army)
        return self._endangering(False)

    def _attacking(self, army: int, lower: int, upper: int) -> int:
        """Return the armies that attack royal pieces of an army on a pair, as a bit set."""
        if not self.tries:
            return TableSearch._attacking(self, army, lower, upper)
        self._see(army, lower, upper)
        self._find_royals(army)
        return self._endangering(True)

    def _kings_on(self, lower: int, upper: int) -> int:
        """Return the armies that may have royal pieces on a pair, as a bit set."""
        return (1 << self.count) - 1 if self.tries else TableSearch._kings_on(self, lower, upper)

    def _last_checking(self) -> int:
        """Return the army that gives check and comes last before the one to move; -1 for none."""
        if not self.tries:
            return TableSearch._last_checking(self)
        checking = 0
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                checking |= self._attacking(self.army, lower, upper)
        return self._last_before(checking) if checking else -1

    def _only_kings(self) -> bool:
        """Return True if nothing but royal pieces is left, where that is a draw."""
        if not self.bare_draw:
            return False
        if not self.tries:
            return TableSearch._only_kings(self)
        for army in range(self.count):
            if self.control[army] and self.memory[_HELD_TOTAL + army]:
                return False
            royal = self._royal_kinds_of(army) if self.control[army] else 0
            for kind in range(_KINDS):
                if self.memory[_COUNTS + 32 * army + kind] and not royal >> kind & 1:
                    return False
        return True

    # Legal moves

    def _generate(self, army: int, lower: int, upper: int, base: int) -> int:
        """Return the number of legal moves of a living army on a pair (`Turns._generate`)."""
        if not self.chooses:
            return TableSearch._generate(self, army, lower, upper, base)
        # Those of a listing that asks for this one.
        wanted, sole, faced, due = self.wanted, self.sole, self.faced, self.due_drops
        narrow, puts = self.narrow, self.stays_put
        self._ask(army, lower, upper)
        total = TableSearch._generate(self, army, lower, upper, base)
        if self.wanted and self.wanted < total:
            if base >= 0:
                kept = base
                for place in range(base, base + total):
                    code = self.listed[place]
                    if self._is_demanded(code & 255, code >> 8 & 127, code >> 15 & 31):
                        self.listed[kept] = code
                        kept += 1
                total = kept - base
            elif base != _ANY:
                total = self.wanted
        self.demanded = self.wanted
        self.wanted, self.sole, self.faced, self.due_drops = wanted, sole, faced, due
        self.narrow, self.stays_put = narrow, puts
        return total

    def _ask(self, army: int, lower: int, upper: int) -> None:
        """Find what the legal moves of an army on a pair are chosen by."""
        self._see(army, lower, upper)
        self.wanted = 0
        self.sole = -1
        self.faced = self.stays_put = False
        if self.tries:
            self._find_royals(army)
            self.in_danger = self._endangering(False) != 0
        if self.crown >= 0:
            self.faced = self.kings_part and self._faces(self.crown)
            if self.king_stays and self._assailants(self.crown, True):
                self.stays_put = True
                self.sole = self.sources[0]
                for number in range(self.source_total):
                    if self.sources[number] != self.sole:
                        self.sole = -1
                        break
        self.due_drops = 0
        if self.must_drop and self.memory[_HELD_TOTAL + army]:
            for kind in range(_KINDS):
                if self.must_drop >> kind & 1 and self.memory[_HANDS + 32 * army + kind]:
                    self.due_drops = self.must_drop
            if self.due_drops:
                self.narrow = False

    def _write(self, origin: int, target: int, becomes: int, total: int) -> int:
        """Add a move if nothing forbids it; return the number of moves so far."""
        if self.chooses:
            if not self._is_allowed(origin, target, becomes):
                return total
            if self._is_demanded(origin, target, becomes):
                self.wanted += 1
        return TableSearch._write(self, origin, target, becomes, total)

    def _is_demanded(self, origin: int, target: int, becomes: int) -> bool:
        """Return True for a move without which others may not be made on its pair."""
        if self.due_drops and origin > 127:
            return True
        return self.must_capture and (
            becomes == _PASSES or (becomes != _CASTLES and self.memory[self.at[target]] != 0)
        )

    def _is_allowed(self, origin: int, target: int, becomes: int) -> bool:
        """Return True if nothing forbids a move that pieces may make."""
        drops = origin > 127
        if drops and self.due_drops and not self.due_drops >> (origin - 128) & 1:
            return False
        if self.stays_put and origin == self.crown and target != self.sole:
            return False
        if self.tries and not drops and becomes != _CASTLES:
            value = self.memory[self.at[target]] - 1
            if value >= 0:
                kind = (self.memory[self.at[origin]] - 1) & 31
                if self.alike_kinds[kind] >> (value & 31) & 1:
                    return False
                if self.roles[value >> 5] == _FOE and (
                    self.royal_kinds[value >> 5] >> (value & 31) & 1
                ):
                    return False
        quiet = self.no_checks or (drops and self.quiet_drops)
        tries = self.tries and self._matters(origin, target, becomes)
        if not (tries or quiet or self.faced):
            return True
        if tries and becomes == _CASTLES and not self._may_castle(target):
            return False
        self._draft(origin, target, becomes)
        allowed = not tries or self._is_safe(origin, target, becomes)
        if allowed and self.faced:
            allowed = not self._faces(target if origin == self.crown else self.crown)
        if allowed and quiet:
            allowed = self._given_checks() == 0
        while self.undo_total:
            self.undo_total -= 1
            self.memory[self.undo_places[self.undo_total]] = self.undo_values[self.undo_total]
        return allowed

    def _matters(self, origin: int, target: int, becomes: int) -> bool:
        """Return True if a move may expose a royal piece; a plain one far from all cannot."""
        if self.in_danger or becomes or self.memory[self.at[target]]:
            return True
        if origin > 127:
            if self.candidates >> (origin - 128) & 1:
                return True
        elif (self.royal_kinds[self.mover] | (self.candidates if self.duple else 0)) >> (
            self.memory[self.at[origin]] - 1 & 31
        ) & 1:
            return True
        for number in range(self.own_total):
            royal = self.own_royals[number] << 7
            if self.near[royal | target] & 2 or (origin < 128 and self.near[royal | origin] & 1):
                return True
        for number in range(self.double_total):
            royal = self.own_doubles[number] << 7
            if self.near[royal | target] & 2 or (origin < 128 and self.near[royal | origin] & 1):
                return True
        return False

    def _list_castlings(self, army: int, total: int) -> int:
        """Add an army's castlings; return the number of moves so far."""
        if self.crown >= 0 and not self.tries:
            return TableSearch._list_castlings(self, army, total)
        if self.narrow or (self.crown >= 0 and self._assailants(self.crown, False)):
            return total
        for number in range(2):
            way = 64 * (2 * self.colour + number)
            if self.memory[_CASTLING + army] & self.ways[way]:
                at = way + 7
                end = at + self.ways[way + 6]
                while at < end and not self.memory[self.at[self._way(at, self.home)]]:
                    at += 1
                if at == end:
                    king = self._way(way + 1, self.home)
                    total = self._write(king, self._way(way + 2, self.home), _CASTLES, total)
        return total

    def _castling(self, target: int) -> int:
        """Return the place in `ways` of the castling of the army seen last to a target."""
        for number in range(2):
            way = 64 * (2 * self.colour + number)
            has_right = self.memory[_CASTLING + self.mover] & self.ways[way]
            if has_right and target == self._way(way + 2, self.home):
                return way
        return -1

    def _may_castle(self, target: int) -> bool:
        """Return True if a piece that castles is not royal, or passes no attacked square."""
        way = self._castling(target)
        king, king_to = self._way(way + 1, self.home), self._way(way + 3, self.home)
        cell = self.at[king]
        value = self.memory[cell]
        if not self.royal_kinds[self.mover] >> (value - 1 & 31) & 1:
            return True
        step = 1 if king_to > king else -1
        square = king
        allowed = True
        self.memory[cell] = 0
        while allowed and (square != king_to or square == king):
            spared = False
            if self.blasts:
                for number in range(self.foe_total):
                    if self._is_beside(square, self.foes[number]):
                        spared = True
            if not spared and self._assailants(square, False):
                allowed = False
            if king_to == king:
                break
            square += step
        self.memory[cell] = value
        return allowed

    # Moves on trial

    def _try_cell(self, cell: int, value: int) -> None:
        """Change a cell until the move on trial is undone."""
        self.undo_places[self.undo_total] = cell
        self.undo_values[self.undo_total] = self.memory[cell]
        self.undo_total += 1
        self.memory[cell] = value

    def _draft(self, origin: int, target: int, becomes: int) -> None:
        """Make a move of the army seen last on the cells only."""
        army = self.mover
        goal = self.at[target]
        self.undo_total = 0
        if origin > 127:
            self._try_cell(goal, (army << 5 | origin - 128) + 1)
            return
        start = self.at[origin]
        moving = self.memory[start]
        if becomes == _CASTLES:
            way = self._castling(target)
            rook = self.at[self._way(way + 4, self.home)]
            rooking = self.memory[rook]
            self._try_cell(rook, 0)
            self._try_cell(start, 0)
            self._try_cell(self.at[self._way(way + 3, self.home)], moving)
            self._try_cell(self.at[self._way(way + 5, self.home)], rooking)
            return
        taken = goal if self.memory[goal] else -1
        if becomes == _PASSES:
            becomes = 0
            if taken < 0:
                taken = self._passer(goal, army)
                if taken >= 0:
                    self._try_cell(taken, 0)
        self._try_cell(start, 0)
        self._try_cell(goal, (army << 5 | becomes) + 1 if becomes else moving)
        if self.blasts and taken >= 0:
            for square in range(self.size):
                if self._is_blown(square, target):
                    self._try_cell(self.at[square], 0)

    def _is_blown(self, square: int, target: int) -> bool:
        """Return True if a capture on a target blows up what stands on a square."""
        value = self.memory[self.at[square]] - 1
        if value < 0 or self.immune >> (value & 31) & 1:
            return False
        if square == target:
            return True
        return not self.pawns >> (value & 31) & 1 and self._is_beside(square, target)

    def _is_safe(self, origin: int, target: int, becomes: int) -> bool:
        """Return True if no royal piece of the army is attacked or gone after the move on trial."""
        army = self.mover
        goal = target
        if becomes == _CASTLES:
            goal = self._way(self._castling(target) + 3, self.home)
        new = promoted = False
        lost = 0  # kinds that are royal no more
        if origin > 127:
            new = (self.candidates >> (origin - 128) & 1) != 0
        elif 0 < becomes < _PASSES and self.candidates >> becomes & 1:
            promoted = self._becomes((self.undo_values[0] - 1) & 31, becomes)
        if promoted:
            for number in range(self.set_total):
                kinds = self.royal_sets[number]
                if kinds >> becomes & 1:
                    if self._number(army, kinds) > self.most_gone:
                        lost = kinds
                    else:
                        new = True
                    break
        fallen = 0
        for number in range(self.foe_total):
            square = self.foes[number]
            place = self._before(self.at[square])
            if self.memory[self.at[square]] != place:
                fallen |= 1 << (place - 1 >> 5)
        for other in range(self.count):
            if fallen >> other & 1:
                self.roles[other] = _DEAD
        safe = True
        for number in range(self.own_total):
            square = self.own_royals[number]
            if lost and lost >> (self._before(self.at[square]) - 1 & 31) & 1:
                continue
            if square == origin:
                square = goal
            value = self.memory[self.at[square]] - 1
            if value < 0 or value >> 5 != army or self._threatened(square, False):
                safe = False
                break
        if safe and new and self._threatened(goal, False):
            safe = False
        if safe and self.double_total:
            safe = promoted and not self._threatened(goal, False)
            for number in range(self.double_total):
                square = self.own_doubles[number]
                if not self._threatened(goal if square == origin else square, False):
                    safe = True
                    break
        for other in range(self.count):
            if fallen >> other & 1:
                self.roles[other] = _FOE
        return safe

    def _becomes(self, kind: int, becomes: int) -> bool:
        """Return True if pieces of a kind become another one as pawns do."""
        at = 32 * (32 * self.colour + kind)
        while self.forms[at]:
            if self.forms[at] == becomes:
                return True
            at += 1
        return False

    def _before(self, cell: int) -> int:
        """Return the content of a cell before the move on trial."""
        for number in range(self.undo_total):
            if self.undo_places[number] == cell:
                return self.undo_values[number]
        return self.memory[cell]

    def _faces(self, king: int) -> bool:
        """Return True if a King on a square sees a hostile one along a file or a rank."""
        for way in range(4):
            step = (1, -1, self.files, -self.files)[way]
            square = king
            while True:
                file = square % self.files
                if (way == 0 and file == self.files - 1) or (way == 1 and file == 0):
                    break
                square += step
                if square < 0 or square >= self.size:
                    break
                value = self.memory[self.at[square]] - 1
                if value >= 0:
                    if value & 31 == 0 and self.roles[value >> 5] == _FOE:
                        return True
                    break
        return False

    def _given_checks(self) -> int:
        """Return the hostile armies whose Kings the army seen last attacks itself."""
        found = 0
        for other in range(self.count):
            self.kept_roles[other] = self.roles[other]
            self.roles[other] = _DEAD
        self.roles[self.mover] = _FOE
        for other in range(self.count):
            if self.kept_roles[other] == _FOE and self.memory[_KINGS + other]:
                king = self._joined(self.memory[_KINGS + other] - 1)
                if king >= 0 and self._assailants(king, False):
                    found |= 1 << other
        for other in range(self.count):
            self.roles[other] = self.kept_roles[other]
        return found

    # Playing

    def _make(self, move: int) -> int:
        """Save what a move changes, move the pieces, and return the pair (`Turns._make`)."""
        pair = TableSearch._make(self, move)
        goal = self.at[move >> 8 & 127]
        if self.blasts and goal >= _STRIP and not self.memory[goal]:
            self.moved &= ~(_ONE << (goal - _STRIP))
        return pair

    def _castle(self, army: int, target: int) -> None:
        """Move the pieces of a castling, and end what rights it takes from others."""
        way = self._castling(target)
        TableSearch._castle(self, army, target)
        if self.sided and way >= 0:
            for other in range(self.count):
                place = _CASTLING + other
                self._put(place, self.memory[place] & ~self.ways[way])

    def _go(self, army: int, origin: int, target: int, becomes: int) -> None:
        """Move a piece, with all that follows for others."""
        if not self.blasts:
            TableSearch._go(self, army, origin, target, becomes)
            return
        goal = self.at[target]
        taken = self.memory[goal]
        if becomes == _PASSES and not taken:
            passer = self._passer(goal, army)
            taken = self.memory[passer] if passer >= 0 else 0
        if taken and self.blown_to_hand:
            for other in range(self.count):
                self.royal_kinds[other] = self._royal_kinds_of(other)
        stands = self.memory[self.at[origin]] != 0
        TableSearch._go(self, army, origin, target, becomes)
        if taken and stands:
            for square in range(self.size):
                if self._is_blown(square, target):
                    self._blow_up(square, army, (taken - 1) >> 5)

    def _blow_up(self, square: int, army: int, victim: int) -> None:
        """Remove a piece that a capture of an army blows up; `victim` owned what was captured."""
        cell = self.at[square]
        piece = self._lift(cell)
        owner = piece >> 5
        for side in range(2):
            other = self.upper if side else self.lower
            if self.memory[_CASTLING + other]:
                self._uncastle(other, side, square, square)
        kept = first = _PASSED * self.ply
        for at in range(first, first + self.passings[self.ply]):
            if self.passing[at] >> 12 & 4095 != cell:
                self.passing[kept] = self.passing[at]
                kept += 1
        self.passings[self.ply] = kept - first
        held = self.kinds[8 * (piece & 31) + 2]
        if self.blown_to_hand and held >= 0 and not self.royal_kinds[owner] >> (piece & 31) & 1:
            to = victim if self.roles[owner] <= _FRIEND else army
            if self.roles[victim] == _FOE or to == army:
                self._hold(to, held, 1)
                self._roam(to)
        self._roam(owner)

    # Values

    def _may_skip(self) -> bool:
        """Return True if doing nothing is worse than a move; where duties are, it may not be."""
        return not (self.must_capture or self.must_drop) and TableSearch._may_skip(self)

    def _kept(self, origin: int, target: int, kind: int, gain: int) -> int:
        """Return the gain of a move, less the piece if it may be taken on its target."""
        if not self.blasts or not self.memory[self.at[target]]:
            return TableSearch._kept(self, origin, target, kind, gain)
        for square in range(self.size):
            if square not in (origin, target) and self._is_blown(square, target):
                piece = self.memory[self.at[square]] - 1
                worth = self.worths[piece & 31]
                if self.roles[piece >> 5] == _FOE:
                    if self.royal_kinds[piece >> 5] >> (piece & 31) & 1:
                        worth = self.memory[_WORTHS + (piece >> 5)]
                    gain += worth
                elif self.roles[piece >> 5] <= _FRIEND:
                    gain -= worth
        return gain if self.immune >> kind & 1 else gain - self.worths[kind]
