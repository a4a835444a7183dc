# cython: boundscheck=False, wraparound=False
"""Pieces of any described game in cells, what stands on a pair, and what attacks a King there.

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

from cfanp_gui.kernel import bits, chess_tables, turns
from cfanp_gui.kernel.turns import Turns

SLIDE, HOP, OVER, LAME, FIRE = range(5)
"""Ways of a chain: as far as it is empty; behind the first piece on it; right behind that; to its
last square, if the others are empty; behind the first piece, neither being of the same kind."""
QUIET, TAKES = 1, 2
"""Purposes of a chain; its way begins at the next bit."""
CASTLES, PASSES = 31, 30
"""In a move in place of the kind that a piece becomes: a castling, a capture en passant."""
HELD = 31
"""In place of a soldier's kind: one that does not go aside yet."""
MOST_KINDS, MOST_SQUARES, MOST_STRIP, MOST_PASSED = 30, 128, 63, 32

_ARMIES = chess_tables.ARMIES
_PLIES = chess_tables.PLIES
_ROOM, _MEMORY, _LOG = 1024, 15008, 16384
_PASSED = MOST_PASSED + 2 * _PLIES  # no piece here passes more than two squares at once
_STRIP = 128 * _ARMIES
_HANDS = _STRIP + 128
_COUNTS = _HANDS + 32 * _ARMIES
_STANDING = _COUNTS + 32 * _ARMIES
_KINGS = _STANDING + 32 * _ARMIES
_CASTLING = _KINGS + _ARMIES
_HELD_TOTAL = _CASTLING + _ARMIES
_FROZEN = 6056
"""Place of the numbers of pairs on which armies are frozen (`table_peterson`)."""
_SHOWN = 6144
_LAST = _SHOWN + _HANDS
_SOLDIER = HELD
_OWN, _FRIEND, _FOE, _DEAD = range(4)
_SLIDE, _OVER, _LAME, _FIRE = SLIDE, OVER, LAME, FIRE
_KINDS = MOST_KINDS
_ZERO = 0
_WIDE = 1 << 32
_MIX = 0xBF58_476D_1CE4_E5B9


class Tables(NamedTuple):
    """What the pieces of a game do, in numbers; by squares where nothing else is said."""

    numbers: Sequence[int]
    """Files, squares of a half-board, of the board, the soldier's kind (-1 for none), the square
    from which it goes aside, the kind that does not mate when it is dropped and that of which
    `most_on_file` may be dropped on a file (-1 for none), whether pawns must promote, whether
    pieces are dropped, whether upper half-boards are mirrored instead of turned round, whether
    other pieces must promote, whether they do so with captures only, whether pieces are dropped
    as their promoted kinds too."""
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
    """Squares like `allowed`: 1 where pieces promote, 2 where they capture en passant, 4 for
    those that flags are to reach."""
    kinds: Sequence[int]
    """Eight numbers a kind: 1 for a pawn, the kind to which it is turned or 0, kind in the hand or
    -1, 1 for first moves; 1 if it captures en passant, 2 if its irreversible moves are progress and
    4 if it is turned back, as White and as Black; the most by promotion, the kind with which it is
    counted."""
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


class TableCells(Turns):
    """Pieces of armies in cells, with what stands on a pair and what attacks a King there."""

    def __init__(self, tables: Tables, placed: Placed) -> None:
        """Load a position. Raises ValueError for too many armies."""
        Turns.__init__(self, len(placed.control), _ROOM)
        self.files, self.half, self.size, self.soldier, self.aside_from = tables.numbers[:5]
        self.no_mate, self.no_double, self.must_promote, self.roams = tables.numbers[5:9]
        self.mirrors, self.must_turn, self.by_capture, self.drops_turned = tables.numbers[9:13]
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
        self.king = self.aim = self.pawn_kind = -1
        self.dead_role = _DEAD
        self.sources = chess_tables.zeros(64)
        self.source_total = self.rook_from = self.rook_to = 0
        self.awaits = False
        self.steps = chess_tables.zeros(64)
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
        for square, stands, army in placed.passed:
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

    def _passer(self, goal: int, army: int) -> int:
        """Return the cell of the piece that an army captures en passant on a cell; -1 for none."""
        found = -1
        first = _STRIP + 128
        for place in range(_PASSED * self.ply, _PASSED * self.ply + self.passings[self.ply]):
            passed = self.passing[place]
            stands = passed >> 12 & 4095
            if (
                passed & 4095 == goal
                and passed >> 24 != army
                and self._joined(stands) >= 0
                and (stands + 128) % (_STRIP + 128) < first  # in the order of the rules
            ):
                found = stands
                first = (stands + 128) % (_STRIP + 128)
        return found

    def _add_passed(self, square: int, stands: int, army: int) -> None:
        """Add a passed cell, if there is room."""
        count = self.passings[self.ply]
        if count < _PASSED:
            self.passing[_PASSED * self.ply + count] = square | stands << 12 | army << 24
            self.passings[self.ply] = count + 1

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
        if self.mirrors:
            for square in range(self.half):
                self.at[self._turned(square)] = 128 * upper + square
        for square in range(self.half, self.size - self.half):
            self.at[square] = _STRIP + square - self.half

    def _joined(self, cell: int) -> int:
        """Return the square of a cell on the pair that was joined last; -1 beside it."""
        board = cell >> 7
        if board == self.lower:
            return cell & 127
        if board == self.upper:
            return self._turned(cell & 127)
        return self.half + cell - _STRIP if cell >= _STRIP else -1

    def _turned(self, square: int) -> int:
        """Return the joined square of a square as the upper half-board has it, or the other way."""
        turned = self.size - 1 - square
        return turned + 2 * (square % self.files) + 1 - self.files if self.mirrors else turned

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
                self.roles[other] = self.dead_role
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

    def _way(self, place: int, home: int) -> int:
        """Return a square of castlings by its place in `ways` for an army at home there."""
        return self._turned(self.ways[place]) if home else self.ways[place]

    # Attacks

    def _assailants(self, king: int, whole: bool) -> int:
        """Return the hostile armies that attack a King on a square; any of them unless `whole`.

        If `whole` is True, the squares of the attackers are in `sources`.
        """
        place = self.reverse_at[king]
        armies = 0
        self.source_total = 0
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
            if way == _LAME:
                while at < end - 1 and not self.memory[self.at[self.reverse[at]]]:
                    at += 1
                wanted = 0 if at == end - 1 else -1
            while at < end and hurdles <= wanted:
                value = self.memory[self.at[self.reverse[at]]]
                if value:
                    if hurdles == wanted and self._bears(value - 1, self.reverse[at], number, king):
                        if way == _FIRE and self._misses(king, place, at):
                            break
                        armies |= 1 << ((value - 1) >> 5)
                        if not whole:
                            return armies
                        if self.source_total < 64:
                            self.sources[self.source_total] = self.reverse[at]
                            self.source_total += 1
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

    def _misses(self, king: int, place: int, at: int) -> bool:
        """Return True if a cannon would go over its like, or take it, from a place in `reverse`."""
        kind = (self.memory[self.at[self.reverse[at]]] - 1) & 31
        value = self.memory[self.at[king]]
        if value and (value - 1) & 31 == kind:
            return True
        while place < at:
            value = self.memory[self.at[self.reverse[place]]]
            if value and (value - 1) & 31 == kind:
                return True
            place += 1
        return False

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


def _zobrist(place: int, value: int) -> int:
    """Return the number of a value in the memory; 0 for none."""
    if not value:
        return _ZERO
    number = (place * _WIDE + value) * bits.ODD & bits.ALL
    number = (number ^ number >> 29) * _MIX & bits.ALL
    return number ^ number >> 32
