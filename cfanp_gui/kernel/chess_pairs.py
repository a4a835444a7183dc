"""Legal moves of chess on a pair in plain numbers, interpreted or compiled.

The same file runs interpreted and, if it was compiled (`packaging/compile_kernel.py`), as an
extension module built from it and the types in ``chess_pairs.pxd``. Both give the same results.

Every number fits 64 bits: results of left shifts are masked, and single bits are looked up (`_BIT`)
instead of shifted, because a plain ``1 <<`` would be a C ``long``, which has 32 bits on Windows.
Tables are made inside functions and assigned at once, because temporary lists at the top of a
compiled module lose references. Imports of this module are repeated in `kernel_state`, because
packaging tools cannot look into an extension module.

A half-board is six mirrored masks: its pawns, those of its home army, Knights, Bishops
and Queens, Rooks and Queens, Kings; and one for each army. A move is one number: origin, target,
promotion, lower and upper half-board from bit 0, 6, 12, 15 and 20. Squares are joined ones.
"""

from __future__ import annotations

from cfanp_gui.kernel import bits, chess_tables, turns
from cfanp_gui.kernel.turns import Turns

_ARMIES = chess_tables.ARMIES
_PLANES = chess_tables.PLANES

_EMPTY = 0
_SECOND = 0xFF00
_THIRD = 0xFF_0000
_SIXTH = 0xFF00_0000_0000
_SEVENTH = 0xFF_0000_0000_0000
_LAST = 0xFF00_0000_0000_00FF
_BIT = chess_tables.bits()
_LEAPS = chess_tables.by_square(chess_tables.leaps)
_MASKS = chess_tables.inners()
_FACTORS = chess_tables.by_square(chess_tables.factor)
_LINES = chess_tables.lines()
_BETWEEN = chess_tables.between()
_RAYS = chess_tables.rays()


def _straight_from(square: int, occupied: int) -> int:
    """Return the squares that a Rook attacks."""
    file = 64 + square
    return (
        _LINES[square << 6 | ((occupied & _MASKS[square]) * _FACTORS[square] & bits.ALL) >> 58]
        | _LINES[file << 6 | ((occupied & _MASKS[file]) * _FACTORS[file] & bits.ALL) >> 58]
    )


def _diagonal_from(square: int, occupied: int) -> int:
    """Return the squares that a Bishop attacks."""
    rising, falling = 128 + square, 192 + square
    return (
        _LINES[rising << 6 | ((occupied & _MASKS[rising]) * _FACTORS[rising] & bits.ALL) >> 58]
        | _LINES[falling << 6 | ((occupied & _MASKS[falling]) * _FACTORS[falling] & bits.ALL) >> 58]
    )


class PairKernel(Turns):
    """The pieces of a game, the pair read last, and the legal moves of armies on any pair."""

    def __init__(self, number: int, flip: int) -> None:
        """Make empty half-boards, upper ones turned by `flip`. Raises ValueError for too many."""
        Turns.__init__(self, number, chess_tables.ROOM)
        self.flip = flip
        self.lower = self.upper = 0
        self.joined = _EMPTY
        self.planes = chess_tables.zeros(_PLANES * _ARMIES)
        self.armies = chess_tables.zeros(_ARMIES * _ARMIES)
        self.castling = chess_tables.zeros(_ARMIES)
        self.passed = chess_tables.zeros(_ARMIES)
        self.short_rooks = chess_tables.zeros(_ARMIES)
        self.long_rooks = chess_tables.zeros(_ARMIES)
        self.up = self.down = self.knights = self.diagonal = self.straight = _EMPTY
        self.joined_kings = self.occupied = self.own = self.allies = self.hostile = _EMPTY
        self.rights = self.short_rook = self.long_rook = 0
        self.low_passed = self.high_passed = -1
        self.narrow = False
        self.focus = _EMPTY

    def _join(self, army: int, lower: int, upper: int) -> None:
        """Read the joined board of a pair as a living army sees it."""
        joined = (self.changes << 16) | army << 10 | lower << 5 | upper
        if joined == self.joined:
            return
        self.joined = joined
        self.lower = lower
        self.upper = upper
        low, high = _PLANES * lower, _PLANES * upper
        pawns = self.planes[low] & bits.LOW | self.planes[high] & bits.HIGH
        self.up = (
            self.planes[low + 1] & bits.LOW
            | (self.planes[high] ^ self.planes[high + 1]) & bits.HIGH
        )
        self.down = pawns ^ self.up
        self.knights = self.planes[low + 2] & bits.LOW | self.planes[high + 2] & bits.HIGH
        self.diagonal = self.planes[low + 3] & bits.LOW | self.planes[high + 3] & bits.HIGH
        self.straight = self.planes[low + 4] & bits.LOW | self.planes[high + 4] & bits.HIGH
        self.joined_kings = self.planes[low + 5] & bits.LOW | self.planes[high + 5] & bits.HIGH
        self.occupied = pawns | self.knights | self.diagonal | self.straight | self.joined_kings
        low, high = _ARMIES * lower, _ARMIES * upper
        own = self.armies[low + army] & bits.LOW | self.armies[high + army] & bits.HIGH
        friends = own
        hostile = self.occupied ^ own
        player = self.control[army]
        for other in range(self.count):
            holder = self.control[other]
            if other != army and holder in (player, 0):
                mask = self.armies[low + other] & bits.LOW | self.armies[high + other] & bits.HIGH
                hostile &= ~mask
                if holder:
                    friends |= mask
        self.own = own
        self.allies = friends
        self.hostile = hostile

    def _hits(self, square: int, occupied: int) -> int:
        """Return the hostile pieces that attack a square; `occupied` squares block lines."""
        return self.hostile & (
            (_LEAPS[square] & self.knights)
            | (_LEAPS[64 + square] & self.joined_kings)
            | (_LEAPS[128 + square] & self.up)
            | (_LEAPS[192 + square] & self.down)
            | (_diagonal_from(square, occupied) & self.diagonal)
            | (_straight_from(square, occupied) & self.straight)
        )

    def _attackers(self, army: int, lower: int, upper: int) -> int:
        """Return the hostile pieces that attack an army's King on a pair."""
        self._join(army, lower, upper)
        king = self.own & self.joined_kings
        return self._hits(bits.scan(king), self.occupied) if king else _EMPTY

    def _attacking(self, army: int, lower: int, upper: int) -> int:
        """Return the armies that attack an army's King on a pair, as a bit set."""
        checkers = self._attackers(army, lower, upper)
        low, high = _ARMIES * lower, _ARMIES * upper
        armies = 0
        for other in range(self.count):
            if checkers & (
                self.armies[low + other] & bits.LOW | self.armies[high + other] & bits.HIGH
            ):
                armies |= 1 << other
        return armies

    def _kings_on(self, lower: int, upper: int) -> int:
        """Return the armies whose Kings stand on a pair, as a bit set."""
        low, high = self.planes[_PLANES * lower + 5], self.planes[_PLANES * upper + 5]
        armies = 0
        for army in range(self.count):
            on_low = low & self.armies[_ARMIES * lower + army]
            if on_low | high & self.armies[_ARMIES * upper + army]:
                armies |= 1 << army
        return armies

    def _home(self, army: int) -> int:
        """Return the half-board of an army's King; -1 without a King."""
        home = -1
        for board in range(self.count):
            if self.planes[_PLANES * board + 5] & self.armies[_ARMIES * board + army]:
                home = board
        return home

    def _lapse(self, army: int) -> bool:
        """End the en passant right against an army; return True if there was one."""
        if self.passed[army] < 0:
            return False
        self.passed[army] = -1
        return True

    def _generate(self, army: int, lower: int, upper: int, base: int) -> int:
        """Return the number of legal moves of a living army on a pair (`Turns._generate`).

        Afterwards `checkers` has the pieces that attack the army's King. If `narrow` is True, only
        captures, promotions and moves to the squares of `focus` are found, and few others.
        """
        self._join(army, lower, upper)
        self.rights = 0
        if self.castling[army] and army in (lower, upper):
            turned = 0 if army == lower else self.flip
            self.rights = self.castling[army]
            self.short_rook = self.short_rooks[army] ^ turned
            self.long_rook = self.long_rooks[army] ^ turned
        player = self.control[army]
        self.low_passed = self.passed[lower]
        if lower == army or self.control[lower] == player:
            self.low_passed = -1
        self.high_passed = -1
        if self.passed[upper] >= 0 and upper != army and self.control[upper] != player:
            self.high_passed = self.passed[upper] ^ self.flip
        return self._list_joined(base, lower << 15 | upper << 20)

    def _list_joined(self, base: int, code: int) -> int:
        """Return the number of legal moves on the joined board (`_generate`).

        A `code` is added to each. It has the castling rights and passed squares of that board.
        """
        occupied = self.occupied
        own = self.own
        allowed = bits.ALL ^ (self.allies | self.joined_kings & self.hostile)
        if self.narrow:
            allowed &= occupied | self.focus
        goals = allowed
        evasions = bits.ALL
        pinned = _EMPTY
        king_bit = own & self.joined_kings
        king = 0
        total = 0
        self.checkers = _EMPTY
        if king_bit:
            king = bits.scan(king_bit)
            pinned = self._look_round(king)
            if base == turns._ANY and not self.checkers and self._moves_freely(allowed, pinned):
                return 1
            retreats = self._retreats(king, allowed)
            if retreats:
                total = self._list(king, retreats, base, 0, code)
            checkers = self.checkers
            if checkers:
                if checkers & (checkers - 1):
                    return total
                evasions = _BETWEEN[king << 6 | bits.scan(checkers)] | checkers
                goals = allowed & evasions
            elif self.rights:
                total = self._castlings(king, retreats, base, total, code)
        elif base == turns._ANY and self._moves_freely(allowed, _EMPTY):
            return 1
        if base == turns._ANY and total:
            return total

        movers = own & self.knights & ~pinned
        while movers:
            origin = bits.scan(movers)
            movers &= movers - 1
            targets = _LEAPS[origin] & goals
            if targets:
                total = self._list(origin, targets, base, total, code)
        movers = own & (self.diagonal | self.straight)
        while movers:
            origin = bits.scan(movers)
            movers &= movers - 1
            if not _LEAPS[64 + origin] & ~self.allies:
                continue  # as most at the start of a game
            bit = _BIT[origin]
            targets = _EMPTY
            if self.diagonal & bit:
                targets = _diagonal_from(origin, occupied)
            if self.straight & bit:
                targets |= _straight_from(origin, occupied)
            targets &= goals
            if pinned & bit:
                targets &= _RAYS[king << 6 | origin]
            if targets:
                total = self._list(origin, targets, base, total, code)

        own_up = own & self.up
        own_down = own & self.down
        if own_up or own_down:
            empty = bits.ALL ^ occupied
            if self.narrow:
                # A pawn passes a square on its way to one two ahead.
                empty &= _LAST | self.focus | self.focus << 8 & bits.ALL | self.focus >> 8
            prey = occupied & goals
            held = pinned & (own_up | own_down)
            while held:
                bit = _BIT[bits.scan(held)]
                held ^= bit
                line = _RAYS[king << 6 | bits.scan(bit)]
                total = self._pawns(
                    bit, own_up & bit, empty & line, prey & line, evasions, base, total, code
                )
                own_up &= ~bit
                own_down &= ~bit
            if own_up:
                total = self._pawns(own_up, own_up, empty, prey, evasions, base, total, code)
            if own_down:
                total = self._pawns(own_down, _EMPTY, empty, prey, evasions, base, total, code)
            if self.low_passed >= 0:
                total = self._en_passant(king_bit, self.low_passed, base, total, code)
            if self.high_passed >= 0:
                total = self._en_passant(king_bit, self.high_passed, base, total, code)
        return total

    def _moves_freely(self, allowed: int, pinned: int) -> bool:
        """Return True if a pawn or Knight of an army without check surely has a move."""
        free = self.own & ~pinned
        empty = bits.ALL ^ self.occupied
        if (free & self.up) << 8 & empty or (free & self.down) >> 8 & empty:
            return True
        movers = free & self.knights
        while movers:
            if _LEAPS[bits.scan(movers)] & allowed:
                return True
            movers &= movers - 1
        return False

    def _look_round(self, king: int) -> int:
        """Return the pieces pinned to an army's King, and set `checkers` to its attackers."""
        checkers = self.hostile & (
            (_LEAPS[king] & self.knights)
            | (_LEAPS[64 + king] & self.joined_kings)
            | (_LEAPS[128 + king] & self.up)
            | (_LEAPS[192 + king] & self.down)
        )
        pinned = _EMPTY
        snipers = self.hostile & (
            (_diagonal_from(king, self.hostile) & self.diagonal)
            | (_straight_from(king, self.hostile) & self.straight)
        )
        while snipers:
            sniper = bits.scan(snipers)
            snipers &= snipers - 1
            blockers = _BETWEEN[king << 6 | sniper] & self.occupied
            if not blockers:
                checkers |= _BIT[sniper]
            elif not blockers & (blockers - 1):
                pinned |= blockers & self.own
        self.checkers = checkers
        return pinned

    def _retreats(self, king: int, allowed: int) -> int:
        """Return the squares to which an army's King can move in one step."""
        seen_through = self.occupied ^ _BIT[king]
        asked = _LEAPS[64 + king] & allowed
        retreats = _EMPTY
        while asked:
            square = bits.scan(asked)
            asked &= asked - 1
            if not self._hits(square, seen_through):
                retreats |= _BIT[square]
        return retreats

    def _castlings(self, king: int, retreats: int, base: int, total: int, code: int) -> int:
        """Add an army's castlings over the King's `retreats`; return the number of moves."""
        for right in range(1, 3):
            if self.rights & right:
                rook = self.short_rook if right == 1 else self.long_rook
                step = 1 if rook > king else -1
                square = king + 2 * step
                if (
                    retreats & _BIT[king + step]
                    and not _BETWEEN[king << 6 | rook] & self.occupied
                    and not self._hits(square, self.occupied ^ _BIT[king])
                ):
                    total = self._list(king, _BIT[square], base, total, code)
        return total

    def _en_passant(self, king_bit: int, square: int, base: int, total: int, code: int) -> int:
        """Add the captures of a pawn that passed a square; return the number of moves so far."""
        goal = _BIT[square]
        if self.occupied & goal:
            return total
        if square < 32:
            movers = _LEAPS[192 + square] & self.own & self.down
            victim = _BIT[square + 8]
        else:
            movers = _LEAPS[128 + square] & self.own & self.up
            victim = _BIT[square - 8]
        while movers:
            origin = bits.scan(movers)
            movers &= movers - 1
            after = self.occupied ^ _BIT[origin] ^ goal ^ victim
            if not king_bit or not self._hits(bits.scan(king_bit), after) & ~victim:
                total = self._list(origin, goal, base, total, code)
        return total

    def _list(self, origin: int, targets: int, base: int, total: int, code: int) -> int:
        """Add the moves of one piece; return the number of moves so far."""
        if base < 0:
            return total + bits.count(targets)
        while targets:
            self.listed[base + total] = origin | bits.scan(targets) << 6 | code
            targets &= targets - 1
            total += 1
        return total

    def _pawns(
        self,
        pawns: int,
        runs_up: int,
        empty: int,
        prey: int,
        evasions: int,
        base: int,
        total: int,
        code: int,
    ) -> int:
        """Add the moves of pawns that run in one direction; return the number of moves so far."""
        if runs_up:
            ahead = pawns << 8 & empty
            # Pawns that run up from the second rank are at home: foreign ones run down there.
            two = (ahead & _THIRD) << 8 & empty & evasions
            right = (pawns & bits.NOT_H) << 9 & prey
            left = (pawns & bits.NOT_A) << 7 & prey
        else:
            ahead = pawns >> 8 & empty
            two = (ahead & _SIXTH) >> 8 & empty & evasions
            right = (pawns & bits.NOT_A) >> 9 & prey
            left = (pawns & bits.NOT_H) >> 7 & prey
        ahead &= evasions
        if base < 0:
            total += bits.count(ahead | right) + bits.count(two | left)
            if pawns & (_SEVENTH if runs_up else _SECOND):
                last = bits.count((ahead | right) & _LAST)
                total += 3 * (last + bits.count(left & _LAST))
            return total
        sign = 1 if runs_up else -1
        total = self._steps(ahead, 8 * sign, base, total, code)
        total = self._steps(two, 16 * sign, base, total, code)
        total = self._steps(right, 9 * sign, base, total, code)
        return self._steps(left, 7 * sign, base, total, code)

    def _steps(self, targets: int, step: int, base: int, total: int, code: int) -> int:
        """Write pawn moves over the same step; return the number of moves so far."""
        while targets:
            square = bits.scan(targets)
            targets &= targets - 1
            move = (square - step) | square << 6 | code
            if _BIT[square] & _LAST:
                for promotion in range(1, 5):
                    self.listed[base + total] = move | promotion << 12
                    total += 1
            else:
                self.listed[base + total] = move
                total += 1
        return total
