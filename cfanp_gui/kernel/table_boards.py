# cython: boundscheck=False, wraparound=False
"""Boards of any described game: the legal moves on a pair, played forwards and taken back.

It runs interpreted or compiled (`README.md`). What the pieces of a game do is told by `Tables` of
numbers, which a game makes once. Positions are cells of one `memory`: the half-boards, the strip,
then what lies in hands and what is counted; each change is logged, and taken back from the log.

A cell holds 0, or 1 more than the number of a kind and, from bit 5, of its army. Squares are those
of a joined board of two, upper half-boards turned round; a kind's `chains` of squares are those of
an army that looks ahead, and are turned for one that looks back. A move is one number: the origin,
or 128 and the kind of a piece that is dropped; from bit 8 the target, from bit 15 the kind that it
becomes, and from bit 20 and 25 the lower and the upper half-board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cfanp_gui.kernel import chess_tables, turns
from cfanp_gui.kernel.turns import Turns

SLIDE, HOP, OVER, LAME = range(4)
"""Ways of a chain: as far as it is empty; behind the first piece on it; right behind that; to its
last square, if the others are empty."""
QUIET, TAKES = 1, 2
"""Purposes of a chain; its way begins at the next bit."""
CASTLES, PASSES = 31, 30
"""In a move in place of the kind that a piece becomes: a castling, a capture en passant."""
HELD = 31
"""In place of a soldier's kind: one that does not go aside yet."""
MOST_KINDS, MOST_SQUARES, MOST_STRIP = 30, 128, 63

_ARMIES = chess_tables.ARMIES
_PLIES = chess_tables.PLIES
_ROOM, _MEMORY, _LOG, _PASSED = 1024, 6144, 4096, 32
_STRIP = 128 * _ARMIES
_HANDS = _STRIP + 128
_COUNTS = _HANDS + 32 * _ARMIES
_STANDING = _COUNTS + 32 * _ARMIES
_KINGS = _STANDING + 32 * _ARMIES
_CASTLING = _KINGS + _ARMIES
_HELD_TOTAL = _CASTLING + _ARMIES
_CASTLES, _PASSES, _SOLDIER = CASTLES, PASSES, HELD
_OWN, _FRIEND, _FOE, _DEAD = range(4)
_QUIET, _TAKES = QUIET, TAKES
_SLIDE, _HOP, _OVER = SLIDE, HOP, OVER
_KINDS = MOST_KINDS
_ZERO = 0
_ONE = 1
_ALL = 0xFFFF_FFFF_FFFF_FFFF
_ODD = 0x9E37_79B9_7F4A_7C15
_MIX = 0xBF58_476D_1CE4_E5B9


class Tables(NamedTuple):
    """What the pieces of a game do, in numbers; by squares where nothing else is said."""

    numbers: Sequence[int]
    """Files, squares of a half-board, of the board, the soldier's kind (-1 for none), the square
    from which it goes aside, the kind that does not mate when it is dropped and that of which
    `most_on_file` may be dropped on a file (-1 for none), whether pawns must promote, whether
    pieces are dropped."""
    chains: Sequence[int]
    """Purpose and way, number of squares, and squares, one chain after the other; -1 ends them."""
    chain_at: Sequence[int]
    """Place of a kind's first chain in `chains`, 128 squares a kind."""
    first_at: Sequence[int]
    """The same of first moves, of White's kinds and of Black's; 0 for none."""
    reverse: Sequence[int]
    """Number of a direction, way, number of squares and squares from which a King is attacked."""
    reverse_at: Sequence[int]
    takes: Sequence[int]
    """Directions in which kinds capture, of those that look ahead, then of those that look back."""
    facing: int
    """Directions in which a King attacks another, wherever it may go itself."""
    near: Sequence[int]
    """At 128 times the King's square: 1 where a piece that leaves may expose it, 2 one that comes,
    4 where one may stand that attacks it."""
    allowed: Sequence[int]
    """Kinds that may go to a square: 128 squares for each home, of White and of Black."""
    stays: Sequence[int]
    """Kinds that may stay on a square, by home."""
    drops: Sequence[int]
    """Kinds that may be dropped, like `allowed`."""
    zones: Sequence[int]
    """Squares like `allowed`: 1 where pieces promote, 2 where they capture en passant."""
    kinds: Sequence[int]
    """Eight numbers a kind: 1 for a pawn, promoted kind or 0, kind in the hand or -1, 1 for first
    moves; 1 if it captures en passant and 2 if its irreversible moves are progress, as White and as
    Black; the most by promotion, the kind with which it is counted."""
    forms: Sequence[int]
    """Kinds that a pawn becomes, 32 a kind of White and of Black, 0 behind them."""
    usual: Sequence[int]
    """Squares to which a piece goes on an empty board, -1 behind them, for kinds that need it."""
    usual_at: Sequence[int]
    ways: Sequence[int]
    """Castlings, two of 64 numbers of White and of Black: right, King, target, King's and Rook's
    squares; number of squares that are empty, these; number of those not attacked, these."""
    most_on_file: int


class Placed(NamedTuple):
    """A position on the boards of a described game."""

    cells: Sequence[tuple[int, int]]
    """Cells that are not empty with their values, in order."""
    hands: Sequence[Sequence[int]]
    """The number of each kind in the hands of armies."""
    castling: Sequence[int]
    passed: Sequence[tuple[int, int, int]]
    """Passed cells, the cell of the piece that passed it, and its army."""
    moved: int
    """Squares of the strip with pieces that have moved this turn."""
    control: Sequence[int]
    turn: Sequence[int]
    """Army, moves left, half-boards pushed, clock, round, and why no army can move."""


class TableBoards(Turns):
    """Game played forwards and taken back in place, on the boards of any described game."""

    def __init__(self, tables: Tables, placed: Placed) -> None:
        """Load a position. Raises ValueError for too many armies."""
        Turns.__init__(self, len(placed.control), _ROOM)
        self.files, self.half, self.size, self.soldier, self.aside_from = tables.numbers[:5]
        self.no_mate, self.no_double, self.must_promote, self.roams = tables.numbers[5:]
        self.most_on_file = tables.most_on_file
        self.chains, self.chain_at = tables.chains, tables.chain_at
        self.first_at = tables.first_at
        self.reverse, self.reverse_at = tables.reverse, tables.reverse_at
        self.takes, self.facing, self.near = tables.takes, tables.facing, tables.near
        self.allowed, self.stays, self.drops = tables.allowed, tables.stays, tables.drops
        self.zones, self.kinds, self.forms = tables.zones, tables.kinds, tables.forms
        self.usual, self.usual_at, self.ways = tables.usual, tables.usual_at, tables.ways
        self.memory = chess_tables.zeros(_MEMORY)
        self.log_places = chess_tables.zeros(_LOG)
        self.log_values = chess_tables.zeros(_LOG)
        self.log_ends = chess_tables.zeros(_PLIES)
        self.keys = chess_tables.zeros(_PLIES)
        self.strips = chess_tables.zeros(_PLIES)
        self.passing = chess_tables.zeros(_PASSED * _PLIES)
        self.passings = chess_tables.zeros(_PLIES)
        self.at = chess_tables.zeros(128)
        self.marks = chess_tables.zeros(128)
        self.roles = chess_tables.zeros(_ARMIES)
        self.log_end = 0
        self.lower = self.upper = -1
        self.stamp = self.home = self.colour = self.mover = 0
        self.king = -1
        self.checked = self.narrow = False
        self.cells_key = _ZERO
        self.moved = placed.moved
        for army in range(self.count):
            self.control[army] = placed.control[army]
            self._put(_CASTLING + army, placed.castling[army])
            for kind in range(MOST_KINDS):
                if placed.hands[army][kind]:
                    self._put(_HANDS + 32 * army + kind, placed.hands[army][kind])
                    self.memory[_HELD_TOTAL + army] += placed.hands[army][kind]
        for cell, value in placed.cells:
            self._place(cell, (value - 1) >> 5, (value - 1) & 31)
        for army in range(self.count):
            self._roam(army)
        for square, stands, army in placed.passed[:_PASSED]:
            self._add_passed(square, stands, army)
        self.log_end = 0
        self.army, self.left, self.pushed, self.clock, self.round, self.stuck = placed.turn

    def placed(self) -> Placed:
        """Return the position in the form in which it is loaded."""
        cells = range(_HANDS)
        passed = range(_PASSED * self.ply, _PASSED * self.ply + self.passings[self.ply])
        armies = range(self.count)
        return Placed(
            [(cell, self.memory[cell]) for cell in cells if self.memory[cell]],
            [
                [self.memory[_HANDS + 32 * army + kind] for kind in range(MOST_KINDS)]
                for army in armies
            ],
            [self.memory[_CASTLING + army] for army in armies],
            sorted(
                (self.passing[at] & 4095, self.passing[at] >> 12 & 4095, self.passing[at] >> 24)
                for at in passed
            ),
            self.moved,
            [self.control[army] for army in armies],
            (self.army, self.left, self.pushed, self.clock, self.round, self.stuck),
        )

    # Cells

    def _put(self, place: int, value: int) -> None:
        """Write to the memory what positions differ by."""
        self.cells_key ^= _zobrist(place, self.memory[place]) ^ _zobrist(place, value)
        self._set(place, value)

    def _set(self, place: int, value: int) -> None:
        """Write to the memory, and log what was there."""
        self.log_places[self.log_end] = place
        self.log_values[self.log_end] = self.memory[place]
        self.log_end = (self.log_end + 1) & (_LOG - 1)
        self.memory[place] = value

    def _place(self, cell: int, army: int, kind: int) -> None:
        """Put a piece on an empty cell."""
        self._put(cell, (army << 5 | kind) + 1)
        place = _COUNTS + 32 * army + kind
        self._set(place, self.memory[place] + 1)
        place = _STANDING + 32 * army + (cell >> 7)
        self._set(place, self.memory[place] + 1)
        if cell < _STRIP:
            self.spread[army] |= 1 << (cell >> 7)
        if kind == 0:
            self._set(_KINGS + army, cell + 1)

    def _lift(self, cell: int) -> int:
        """Take the piece off a cell; return its army and kind as cells hold them, less 1."""
        value = self.memory[cell] - 1
        army, kind = value >> 5, value & 31
        self._put(cell, 0)
        place = _COUNTS + 32 * army + kind
        self._set(place, self.memory[place] - 1)
        place = _STANDING + 32 * army + (cell >> 7)
        self._set(place, self.memory[place] - 1)
        if not self.memory[place] and cell < _STRIP:
            self.spread[army] &= ~(1 << (cell >> 7))
        if kind == 0:
            self._set(_KINGS + army, 0)
        return value

    def _hold(self, army: int, kind: int, more: int) -> None:
        """Put a piece into an army's hand, or take one out."""
        place = _HANDS + 32 * army + kind
        self._put(place, self.memory[place] + more)
        self._set(_HELD_TOTAL + army, self.memory[_HELD_TOTAL + army] + more)

    def _roam(self, army: int) -> None:
        """Set whether an army may push any half-boards."""
        if self.memory[_STANDING + 32 * army + _ARMIES] or (
            self.roams and self.memory[_HELD_TOTAL + army]
        ):
            self.spread[army] |= turns._ANYWHERE
        else:
            self.spread[army] &= ~turns._ANYWHERE

    # Pairs

    def _join(self, lower: int, upper: int) -> None:
        """Find the cells of the squares of a pair."""
        if self.lower == lower and self.upper == upper:
            return
        self.lower = lower
        self.upper = upper
        last = self.size - 1
        for square in range(self.half):
            self.at[square] = 128 * lower + square
            self.at[last - square] = 128 * upper + square
        for square in range(self.half, self.size - self.half):
            self.at[square] = _STRIP + square - self.half

    def _joined(self, cell: int) -> int:
        """Return the square of a cell on the pair that was joined last; -1 beside it."""
        board = cell >> 7
        if board == self.lower:
            return cell & 127
        if board == self.upper:
            return self.size - 1 - (cell & 127)
        return self.half + cell - _STRIP if cell >= _STRIP else -1

    def _see(self, army: int, lower: int, upper: int) -> None:
        """Join a pair and see it as a living army does."""
        self._join(lower, upper)
        self.mover = army
        self.home = self._home_on(army)
        self.colour = army & 1
        player = self.control[army]
        for other in range(self.count):
            holder = self.control[other]
            self.roles[other] = _FOE
            if holder == player:
                self.roles[other] = _FRIEND
            elif holder == 0:
                self.roles[other] = _DEAD
        self.roles[army] = _OWN
        king = self.memory[_KINGS + army]
        self.king = self._joined(king - 1) if king else -1

    def _home_on(self, army: int) -> int:
        """Return the place of an army's home: 0 for the lower half-board, 1 for the upper, 2."""
        return 0 if army == self.lower else 1 if army == self.upper else 2

    def _looks(self, home: int, square: int) -> int:
        """Return 1 if a piece looks ahead, 2 if back, 3 for both."""
        if home < 2:
            return home + 1
        if square < self.half:
            return 2
        return 1 if square >= self.size - self.half else 3

    # Attacks

    def _assailants(self, king: int, whole: bool) -> int:
        """Return the hostile armies that attack a King on a square; any of them unless `whole`."""
        place = self.reverse_at[king]
        armies = 0
        while self.reverse[place] >= 0:
            number, way = self.reverse[place], self.reverse[place + 1]
            place += 3
            end = place + self.reverse[place - 1]
            hurdles = 0
            at = place
            if way == _OVER:
                hurdles = 1 if self.memory[self.at[self.reverse[at]]] else 2
                at += 1
            wanted = 0 if way == _SLIDE else 1
            if way > _OVER:
                while at < end - 1 and not self.memory[self.at[self.reverse[at]]]:
                    at += 1
                wanted = 0 if at == end - 1 else 2
            while at < end and hurdles <= wanted:
                value = self.memory[self.at[self.reverse[at]]]
                if value:
                    if hurdles == wanted and self._bears(value - 1, self.reverse[at], number, king):
                        armies |= 1 << ((value - 1) >> 5)
                        if not whole:
                            return armies
                    hurdles += 1
                at += 1
            place = end
        return armies

    def _bears(self, piece: int, origin: int, number: int, king: int) -> bool:
        """Return True if a piece is hostile and attacks a King in a direction of a number."""
        army, kind = piece >> 5, piece & 31
        if self.roles[army] != _FOE:
            return False
        home = self._home_on(army)
        looks = self._looks(home, origin)
        directions = _ZERO
        if looks & 1:
            held = kind == self.soldier and origin < self.aside_from
            directions = self.takes[_SOLDIER if held else kind]
        if looks & 2:
            held = kind == self.soldier and self.size - 1 - origin < self.aside_from
            directions |= self.takes[32 + (_SOLDIER if held else kind)]
        if not directions >> number & 1:
            return False
        return (
            self.facing >> number & 1
            or self.allowed[(2 * home + (army & 1)) << 7 | king] >> kind & 1
        ) != 0

    def _attackers(self, army: int, lower: int, upper: int) -> int:
        """Return a number that is not 0 if an army's King on a pair is attacked."""
        self._see(army, lower, upper)
        return self._assailants(self.king, False) if self.king >= 0 else 0

    def _attacking(self, army: int, lower: int, upper: int) -> int:
        """Return the armies that attack an army's King on a pair, as a bit set."""
        self._see(army, lower, upper)
        return self._assailants(self.king, True) if self.king >= 0 else 0

    def _kings_on(self, lower: int, upper: int) -> int:
        """Return the armies whose Kings stand on a pair, as a bit set."""
        armies = 0
        for army in range(self.count):
            king = self.memory[_KINGS + army]
            if king:
                board = (king - 1) >> 7
                if board in (lower, upper, _ARMIES):
                    armies |= 1 << army
        return armies

    def _home(self, army: int) -> int:
        """Return the half-board of an army's King, `count` for the strip; -1 without a King."""
        king = self.memory[_KINGS + army]
        if not king:
            return -1
        return self.count if king > _STRIP else (king - 1) >> 7

    # Listing

    def _generate(self, army: int, lower: int, upper: int, base: int) -> int:
        """Return the number of legal moves of a living army on a pair (`Turns._generate`).

        If `narrow` is True, only captures and promotions are found.
        """
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
        """Add the moves along chains, turned from a `last` square; return the number so far."""
        while self.chains[place] >= 0:
            purpose = self.chains[place]
            way = purpose >> 2
            at = place + 2
            end = place = at + self.chains[place + 1]
            if way > _OVER:
                while at < end - 1 and not self._stands(self.chains[at], last):
                    at += 1
                if at < end - 1:
                    continue
            behind = way not in (_HOP, _OVER)
            while at < end:
                target = last - self.chains[at] if last else self.chains[at]
                value = self.memory[self.at[target]]
                if behind:
                    if purpose & (_TAKES if value else _QUIET):
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
        if self.narrow and not value and not self.zones[side | target] & 1:
            return total
        if value:
            role = self.roles[(value - 1) >> 5]
            if role <= _FRIEND or (role == _FOE and (value - 1) & 31 == 0):
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
            if promoted and (reached or not pawn) and self._is_within_limit(promoted):
                total = self._write(origin, target, promoted, total)
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
        last = self.size - 1 if self.home else 0
        if self.narrow:
            return total
        for number in range(2):
            way = 64 * (2 * self.colour + number)
            if not self.memory[_CASTLING + army] & self.ways[way]:
                continue
            if self.king != (last - self.ways[way + 1] if last else self.ways[way + 1]):
                continue
            at = way + 7
            end = at + self.ways[way + 6]
            while at < end and not self._stands(self.ways[at], last):
                at += 1
            if at < end:
                continue
            at = end + 1
            end = at + self.ways[end]
            while at < end:
                square = last - self.ways[at] if last else self.ways[at]
                if self._assailants(square, False):
                    break
                at += 1
            if at < end:
                continue
            rook = self.at[last - self.ways[way + 4] if last else self.ways[way + 4]]
            value = self.memory[rook]
            self.memory[rook] = 0
            goal = last - self.ways[way + 3] if last else self.ways[way + 3]
            attacked = self._assailants(goal, False)
            self.memory[rook] = value
            if not attacked:
                target = last - self.ways[way + 2] if last else self.ways[way + 2]
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
        looks = self._looks(self.home, square)
        found = 0
        if looks & 1:
            found |= self._purposes(self.chain_at[kind << 7 | square], 0, target)
            place = self.first_at[(32 * self.colour + kind) << 7 | square]
            if place:
                found |= self._purposes(place, 0, target)
        if looks & 2:
            last = self.size - 1
            found |= self._purposes(self.chain_at[kind << 7 | last - square], last, target)
            place = self.first_at[(32 * self.colour + kind) << 7 | last - square]
            if place:
                found |= self._purposes(place, last, target)
        return found

    def _purposes(self, place: int, last: int, target: int) -> int:
        """Return the purposes of chains along which a square is reached."""
        found = 0
        while self.chains[place] >= 0:
            purpose = self.chains[place]
            way = purpose >> 2
            at = place + 2
            end = place = at + self.chains[place + 1]
            if way > _OVER:
                while at < end - 1 and not self._stands(self.chains[at], last):
                    at += 1
                if at < end - 1:
                    continue
            behind = way not in (_HOP, _OVER)
            while at < end:
                square = last - self.chains[at] if last else self.chains[at]
                value = self.memory[self.at[square]]
                if behind:
                    if square == target:
                        found |= purpose & 3
                    if value or way == _OVER:
                        break
                elif value:
                    behind = True
                at += 1
        return found

    def _list_drops(self, army: int, total: int) -> int:
        """Add drops of pieces in the hand; return the number of moves so far."""
        side = (2 * self.home + self.colour) << 7
        king, checked = self.king, self.checked
        for kind in range(1, 30):
            if not self.memory[_HANDS + 32 * army + kind]:
                continue
            shut_files = 0
            if kind == self.no_double:
                for file in range(self.files):
                    doubled = 0
                    for square in range(file, self.size, self.files):
                        if self.memory[self.at[square]] == (army << 5 | kind) + 1:
                            doubled += 1
                    if doubled >= self.most_on_file:
                        shut_files |= 1 << file
            for target in range(self.size):
                cell = self.at[target]
                if (
                    self.memory[cell]
                    or not self.drops[side | target] >> kind & 1
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
        return total

    def _mates(self, army: int, kind: int, target: int) -> bool:
        """Return True if a piece that was dropped mates a hostile King that it attacks."""
        lower, upper, base, code = self.lower, self.upper, self.base, self.code
        king, checked, narrow = self.king, self.checked, self.narrow
        mates = False
        for other in range(self.count):
            at = self.memory[_KINGS + other]
            if not at or self.roles[other] != _FOE:
                continue
            square = self._joined(at - 1)
            if square >= 0 and self._reached(target, kind, square) & _TAKES:
                self.narrow = False
                if not self._generate(other, lower, upper, turns._ANY):
                    mates = True
                self._see(army, lower, upper)
                self.base, self.code, self.narrow = base, code, narrow
                self.king, self.checked = king, checked
        return mates

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

    def _add_passed(self, square: int, stands: int, army: int) -> None:
        """Add a passed cell, if there is room."""
        count = self.passings[self.ply]
        if count < _PASSED:
            self.passing[_PASSED * self.ply + count] = square | stands << 12 | army << 24
            self.passings[self.ply] = count + 1

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
            for place in range(_PASSED * self.ply, _PASSED * self.ply + self.passings[self.ply]):
                passed = self.passing[place]
                stands = passed >> 12 & 4095
                if (
                    gone < 0
                    and passed & 4095 == goal
                    and passed >> 24 != army
                    and self._joined(stands) >= 0
                ):
                    gone = stands
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


def _zobrist(place: int, value: int) -> int:
    """Return the number of a value in the memory; 0 for none."""
    if not value:
        return _ZERO
    number = (place * 1024 + value) * _ODD & _ALL
    number = (number ^ number >> 29) * _MIX & _ALL
    return number ^ number >> 32
