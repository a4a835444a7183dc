"""Values of a position for its players, in plain numbers, for a search.

It runs interpreted or compiled like `chess_pairs`, which describes the representation. The value
of each army's pieces on each half-board is stored for every move played, and computed again only
for the two half-boards that a move changes. The weights are those of `chess_weights`.
"""

from __future__ import annotations

from typing import Any

from cfanp_gui.kernel import bits, chess_pairs, chess_tables, chess_weights
from cfanp_gui.kernel.chess_moves import Fields, MoveKernel
from cfanp_gui.kernel.search_core import UNIT

_ARMIES = chess_tables.ARMIES
_PLANES = chess_tables.PLANES

_EMPTY = 0
_DARK = 0xAA55_AA55_AA55_AA55
_EVERY = 0x3FF_FFFF
"""All half-boards for which there is room."""
_WHOLE = 1000 * UNIT
KEPT = 1 << 17
"""Number of results that are kept: of positions of two armies, of Kings on pairs of more."""
_KEPT = KEPT
_STRUCTURES = 1 << 13
"""Number of results that are kept of the pawns and the King of one of two armies."""
_HALVES, _HALF_SLOT = 1 << 12, 32
"""Number of half-boards whose values are kept, and numbers for each: a key, a value an army."""
_SECOND = 0x1_0000_0000
_SAFE = 1024
"""More moves than an army has."""
_CERTAIN, _EVEN = chess_weights.CERTAIN, chess_weights.EVEN


_PASSED, _BISHOPS, _OPEN, _HALF_OPEN = 6, 14, 15, 16
_DOUBLED, _ISOLATED, _BESIDE, _GUARDED = 17, 18, 19, 20
_OWN_KING, _FOE_KING, _OUTPOST, _NEAR_SHIELD, _FAR_SHIELD, _TEMPO = 21, 22, 23, 25, 26, 27
_PAWN_ON_LIGHT, _PAWN_ON_HEAVY, _LIGHT_ON_HEAVY, _WEAK_PAWN, _WEAK = 28, 29, 30, 31, 32
"""Places in the list of weights of two armies, after those of reaches."""
_HALF = 0x8000
_RANK = 0xFF
_FILES = chess_tables.files()
_BEFORE = chess_tables.befores()


def _steps(square: int, other: int) -> int:
    """Return the number of a King's steps between two squares."""
    files = (square & 7) - (other & 7)
    ranks = (square >> 3) - (other >> 3)
    return max(files, -files, ranks, -ranks)


def key_of(fields: Fields) -> int:
    """Return the key that `ValueKernel.key` has for a position given as `MoveKernel.fields`."""
    halves, army, control, castling, passed, left, pushed, _, _, stuck = fields
    seed = bits.mixed(_EMPTY, army | left << 8 | stuck << 16)
    seed = bits.mixed(seed, pushed)
    for board in range(len(halves)):
        half = halves[board]
        holder = control[board]
        pawns, knights, bishops, rooks, queens, kings = half[:6]
        seed = bits.mixed(
            seed,
            (0 if holder is None else holder) | castling[board] << 8 | (passed[board] + 1) << 16,
        )
        key = bits.mixed(board, pawns & bits.LOW | knights & bits.HIGH)
        key = bits.mixed(key, (bishops | queens) & bits.LOW | (rooks | queens) & bits.HIGH)
        key = bits.mixed(key, kings)
        for other in range(len(halves)):
            if half[6 + other]:
                key = bits.mixed(key, (half[6 + other] & bits.LOW) * 32 + other)
        seed = bits.mixed(seed, key)
    return seed


class ValueKernel(MoveKernel):
    """Kernel that gives the values of its position for each player, and its key."""

    def __init__(self, *position: Any) -> None:
        """Load a position as a `MoveKernel` does, with the same ValueError."""
        MoveKernel.__init__(self, *position)
        self.places = chess_weights.places()
        self.reaches = chess_weights.REACHES
        self.odds = chess_weights.likelihoods()
        self.unsafe = chess_weights.UNSAFE
        self.rival = chess_weights.RIVAL
        self.most_unsafe = chess_weights.MOST_UNSAFE
        self.hunter = chess_weights.HUNTER
        self.helpless = chess_weights.HELPLESS
        self.few = chess_weights.FEW
        self.cornered = chess_weights.CORNERED
        self.attacker = chess_weights.ATTACKER
        self.most_attackers = chess_weights.MOST_ATTACKERS
        self.safe_check = chess_weights.SAFE_CHECK
        self.one_flight = chess_weights.ONE_FLIGHT
        self.no_flight = chess_weights.NO_FLIGHT
        self.pair_places = chess_weights.pair_places()
        self.pair = chess_weights.pair_numbers()
        self.usual = chess_weights.USUAL_REACHES
        self.storm = chess_weights.STORM
        self.most_storm = chess_weights.MOST_STORM
        self.far_king = chess_weights.FAR_KING
        self.structures = chess_tables.words(2 * _STRUCTURES)
        self.guarded = [0, 0]
        self.light = [0, 0]
        self.reached = [0, 0]
        self.kept = chess_tables.words(2 * _KEPT)
        self.half_worths = chess_tables.words(_HALVES * _HALF_SLOT)
        if not bits.COMPILED:
            self.worths = chess_tables.zeros(_ARMIES * _ARMIES * chess_tables.PLIES)
            self.weighed = chess_tables.zeros(chess_tables.PLIES)
            self.half_keys = chess_tables.zeros(_ARMIES * chess_tables.PLIES)
            self.keyed = chess_tables.zeros(chess_tables.PLIES)
            self.danger_keys = chess_tables.zeros(_ARMIES)
            self.both_keys = chess_tables.zeros(chess_tables.PLIES)
            self.checks = chess_tables.zeros(chess_tables.PLIES)

    # Public interface

    def _may_claim(self) -> bool:
        """Return True if a draw may be claimed."""
        return self.clock >= 50 and self.clock >= 50 * self._living_armies()

    def _hash(self) -> int:
        """Return the key."""
        seed = bits.mixed(_EMPTY, self.army | self.left << 8 | self.stuck << 16)
        seed = bits.mixed(seed, self.pushed)
        for board in range(self.count):
            seed = bits.mixed(
                seed,
                self.control[board] | self.castling[board] << 8 | (self.passed[board] + 1) << 16,
            )
            seed = bits.mixed(seed, self._half_key(board))
        return seed

    # Ends

    def _has_ended(self) -> bool:
        """Return True if nothing can follow."""
        return self._is_over() or self._is_drawn()

    def _is_drawn(self) -> bool:
        """Return True if the game is drawn (`draws.automatic`) other than by repetition."""
        if self.clock >= 75 and self.clock >= 75 * self._living_armies():
            return True
        knights = bishops = others = _EMPTY
        for board in range(self.count):
            place = _PLANES * board
            if self.planes[place] or self.planes[place + 4]:
                return False
            side = bits.HIGH if board & 1 else bits.LOW
            others |= self.planes[place + 2] | self.planes[place + 3]
            knights |= self.planes[place + 2] & side
            bishops |= self.planes[place + 3] & side
        if self.count > 2:
            return not others
        if knights:
            return bits.count(knights | bishops) == 1
        return not (bishops & _DARK and bishops & ~_DARK)

    # Values of armies

    def _add_up(self) -> int:
        """Set the strengths of all players in `totals`; return their sum."""
        if self.count == 2:
            return self._add_up_pair()
        self._weigh()
        for player in range(self.count + 1):
            self.totals[player] = 0
        start = _ARMIES * _ARMIES * self.ply
        for board in range(self.count):
            self._half_key(board)
        for army in range(self.count):
            holder = self.control[army]
            if holder:
                total = 0
                for board in range(self.count):
                    total += self.worths[start + _ARMIES * board + army]
                self.totals[holder] += total - total * self._risk_of(army) // _CERTAIN
        total = 0
        for player in range(1, self.count + 1):
            self.totals[player] = max(self.totals[player], 1)
            total += self.totals[player]
        return total

    def _add_up_pair(self) -> int:
        """Set the strengths of two players in `totals`; return their sum."""
        key = self.both_keys[self.ply] if self.ply else self._both_key()
        place = (key >> 40 & (_KEPT - 1)) << 1
        if self.kept[place] != key:
            self._weigh_pair()
            self.kept[place] = key
            self.kept[place + 1] = self.totals[1] * _SECOND + self.totals[2]
        self.totals[1] = self.kept[place + 1] >> 32
        self.totals[2] = self.kept[place + 1] & bits.LOW
        return self.totals[1] + self.totals[2]

    def _both_key(self) -> int:
        """Return a number for all that the strengths of two players depend on."""
        key = bits.mixed(self._half_key(0), self.army | self.control[0] << 1)
        return bits.mixed(key, self._half_key(1))

    def _weigh_pair(self) -> None:
        """Compute the strengths of two players in `totals`."""
        self._join(0, 0, 1)
        phase = (
            bits.count(self.knights)
            + bits.count(self.diagonal)
            + 2 * bits.count(self.straight)
            + bits.count(self.diagonal & self.straight)
        )
        phase = min(phase, 24)
        lower = self.own
        upper = self.occupied ^ lower
        pawns = (self.up | self.down) & lower
        self.guarded[0] = ((pawns & bits.NOT_H) << 9 | (pawns & bits.NOT_A) << 7) & bits.ALL
        pawns = (self.up | self.down) & upper
        self.guarded[1] = (pawns & bits.NOT_A) >> 9 | (pawns & bits.NOT_H) >> 7
        self.totals[1] = self.totals[2] = 1
        score = self._weigh_side(0, lower, upper)
        other = self._weigh_side(1, upper, lower)
        score += self._threats(0, upper)
        other += self._threats(1, lower)
        for army in range(2):
            late = (score + _HALF) >> 16
            worth = ((score - (late << 16)) * phase + late * (24 - phase)) // 24
            self.totals[self.control[army]] = max(worth, 1)
            score = other

    def _weigh_side(self, army: int, own: int, foes: int) -> int:
        """Return the worth of one of two armies, as `chess_weights.packed`."""
        pawns = (self.up | self.down) & own
        foe_pawns = (self.up | self.down) & foes
        guards = self.guarded[army]
        turned = 56 if army else 0
        free = ~(own | self.guarded[1 - army])
        king = bits.scan(self.joined_kings & own)
        foe_king = bits.scan(self.joined_kings & foes)
        zone = chess_pairs._LEAPS[64 + foe_king]
        score = self._weigh_pawns(army, pawns, foe_pawns, king, foe_king)
        light = _EMPTY
        reached = guards | chess_pairs._LEAPS[64 + king]
        storm = 0
        stormers = 0
        rest = own & ~(pawns | self.joined_kings)
        while rest:
            square = bits.scan(rest)
            bit = chess_pairs._BIT[square]
            rest ^= bit
            file = square & 7
            kind = 1
            if self.knights & bit:
                reach = chess_pairs._LEAPS[square]
                light |= reach
            elif self.diagonal & bit:
                kind = 2
                reach = chess_pairs._diagonal_from(square, self.occupied)
                if self.straight & bit:
                    kind = 4
                    reach |= chess_pairs._straight_from(square, self.occupied)
                else:
                    light |= reach
            else:
                kind = 3
                reach = chess_pairs._straight_from(square, self.occupied)
                if not pawns & _FILES[file]:
                    score += self.pair[_HALF_OPEN if foe_pawns & _FILES[file] else _OPEN]
            score += self.pair_places[64 * kind + (square ^ turned)]
            reached |= reach
            score += (bits.count(reach & free) - self.usual[kind]) * self.pair[kind]
            hits = bits.count(reach & zone)
            if hits:
                stormers += 1
                storm += hits * self.storm[kind]
            if (
                kind < 3
                and guards & bit
                and 2 < (square ^ turned) >> 3 < 6
                and not foe_pawns & _BEFORE[64 * army + square] & _FILES[8 + file]
            ):
                score += self.pair[_OUTPOST + kind - 1]
        self.light[army] = light
        self.reached[army] = reached
        bishops = self.diagonal & ~self.straight & own
        if bishops & _DARK and bishops & ~_DARK:
            score += self.pair[_BISHOPS]
        if stormers > 1:
            storm = min(storm, self.most_storm)
            score += storm * storm * 3 // 8
        if not foes & ~self.joined_kings:
            score -= self.far_king * _steps(king, foe_king) << 16
        if army == self.army:
            score += self.pair[_TEMPO]
        return score

    def _weigh_pawns(self, army: int, pawns: int, foe_pawns: int, king: int, foe_king: int) -> int:
        """Return the worth of the pawns and the King of one of two armies.

        Few moves change it, so it is kept.
        """
        key = bits.mixed(bits.mixed(_EMPTY, pawns), foe_pawns)
        key = bits.mixed(key, army << 12 | king << 6 | foe_king)
        place = (key >> 40 & (_STRUCTURES - 1)) << 1
        if self.structures[place] == key:
            return self.structures[place + 1] - _SECOND
        turned = 56 if army else 0
        score = self.pair_places[320 + (king ^ turned)]
        rest = pawns
        while rest:
            square = bits.scan(rest)
            rest &= rest - 1
            file = square & 7
            ahead = _BEFORE[64 * army + square]
            score += self.pair_places[square ^ turned]
            if not pawns & _FILES[8 + file]:
                score += self.pair[_ISOLATED]
            elif pawns & _FILES[8 + file] & _RANK << (square & 56):
                score += self.pair[_BESIDE]
            if self.guarded[army] & chess_pairs._BIT[square]:
                score += self.pair[_GUARDED]
            if pawns & _FILES[file] & ahead:
                score += self.pair[_DOUBLED]
            elif not foe_pawns & ahead:
                rank = (square ^ turned) >> 3
                score += self.pair[_PASSED + rank]
                if rank > 2:
                    after = square - 8 if army else square + 8
                    score += (rank - 2) * _steps(king, after) * self.pair[_OWN_KING]
                    score += (rank - 2) * _steps(foe_king, after) * self.pair[_FOE_KING]
        if (king ^ turned) < 16:
            near = chess_pairs._LEAPS[64 + king] & _BEFORE[64 * army + king]
            far = near >> 8 if army else near << 8 & bits.ALL
            score += self.pair[_NEAR_SHIELD] * bits.count(near & pawns)
            score += self.pair[_FAR_SHIELD] * bits.count(far & pawns)
        self.structures[place] = key
        self.structures[place + 1] = score + _SECOND
        return score

    def _threats(self, army: int, foes: int) -> int:
        """Return the worth of what one of two armies attacks."""
        guards = self.guarded[army]
        light = foes & (self.knights | self.diagonal & ~self.straight)
        heavy = foes & self.straight
        weak = foes & self.reached[army] & ~(self.reached[1 - army] | self.joined_kings)
        pawns = weak & (self.up | self.down)
        return (
            bits.count(guards & light) * self.pair[_PAWN_ON_LIGHT]
            + bits.count(guards & heavy) * self.pair[_PAWN_ON_HEAVY]
            + bits.count(self.light[army] & heavy) * self.pair[_LIGHT_ON_HEAVY]
            + bits.count(pawns) * self.pair[_WEAK_PAWN]
            + bits.count(weak ^ pawns) * self.pair[_WEAK]
        )

    def _has_officer(self, army: int) -> bool:
        """Return True if an army has more than pawns and its King."""
        for board in range(self.count):
            place = _PLANES * board
            if self.armies[_ARMIES * board + army] & (
                self.planes[place + 2] | self.planes[place + 3] | self.planes[place + 4]
            ):
                return True
        return False

    def _weigh(self) -> None:
        """Compute the values of half-boards that are not computed yet."""
        weighed = self.weighed[self.ply]
        if weighed != _EVERY:
            for board in range(self.count):
                if not weighed >> board & 1:
                    self._weigh_board(board)
            self.weighed[self.ply] = _EVERY

    def _carry(self, changed: int) -> None:
        """Copy the values and keys of half-boards that the last move has not changed."""
        place = _ARMIES * _ARMIES * self.ply
        before = place - _ARMIES * _ARMIES
        weighed = self.weighed[self.ply - 1] & ~changed
        keyed = self.keyed[self.ply - 1] & ~changed
        key = _ARMIES * self.ply
        for board in range(self.count):
            if weighed >> board & 1:
                for army in range(self.count):
                    self.worths[place + army] = self.worths[before + army]
            if keyed >> board & 1:
                self.half_keys[key + board] = self.half_keys[key - _ARMIES + board]
            place += _ARMIES
            before += _ARMIES
        self.weighed[self.ply] = weighed
        self.keyed[self.ply] = keyed

    def _half_key(self, board: int) -> int:
        """Return a number for the pieces on a half-board."""
        at = _ARMIES * self.ply + board
        if not self.keyed[self.ply] >> board & 1:
            place = _PLANES * board
            seed = bits.mixed(
                board, self.planes[place] & bits.LOW | self.planes[place + 2] & bits.HIGH
            )
            seed = bits.mixed(
                seed, self.planes[place + 3] & bits.LOW | self.planes[place + 4] & bits.HIGH
            )
            seed = bits.mixed(seed, self.planes[place + 5])
            place = _ARMIES * board
            for army in range(self.count):
                if self.armies[place + army]:
                    seed = bits.mixed(seed, (self.armies[place + army] & bits.LOW) * 32 + army)
            self.half_keys[at] = seed
            self.keyed[self.ply] |= 1 << board
        return self.half_keys[at]

    def _weigh_board(self, board: int) -> None:
        """Compute the value of each army's pieces on a half-board."""
        row = _ARMIES * (_ARMIES * self.ply + board)
        key = self._half_key(board)
        slot = _HALF_SLOT * (key >> 40 & (_HALVES - 1))
        if self.half_worths[slot] == key:
            for army in range(self.count):
                self.worths[row + army] = self.half_worths[slot + 1 + army] - _HALF
            return
        self.half_worths[slot] = key
        place = _PLANES * board
        pawns, knights = self.planes[place] & bits.LOW, self.planes[place + 2] & bits.LOW
        diagonal, straight = self.planes[place + 3] & bits.LOW, self.planes[place + 4] & bits.LOW
        occupied = pawns | knights | diagonal | straight | self.planes[place + 5] & bits.LOW
        for army in range(self.count):
            own = self.armies[_ARMIES * board + army] & bits.LOW
            total = 0
            home = 32 if army == board else 0
            rest = own
            while rest:
                square = bits.scan(rest)
                bit = chess_pairs._BIT[square]
                rest ^= bit
                reach = _EMPTY
                kind = 5
                if pawns & bit:
                    kind = 0
                elif knights & bit:
                    kind = 1
                    reach = chess_pairs._LEAPS[square]
                elif diagonal & bit:
                    kind = 2
                    reach = chess_pairs._diagonal_from(square, occupied)
                    if straight & bit:
                        kind = 4
                        reach |= chess_pairs._straight_from(square, occupied)
                elif straight & bit:
                    kind = 3
                    reach = chess_pairs._straight_from(square, occupied)
                total += self.places[64 * kind + home + square]
                if reach:
                    total += self.reaches[kind] * bits.count(reach & ~own)
            self.worths[row + army] = total
            self.half_worths[slot + 1 + army] = total + _HALF

    def _worth_of(self, army: int) -> int:
        """Return the value of an army's pieces; all half-boards must have been computed."""
        total = 0
        place = _ARMIES * _ARMIES * self.ply + army
        for board in range(self.count):
            total += self.worths[place + _ARMIES * board]
        return total

    def _risk_of(self, army: int) -> int:
        """Return the likelihood that an army is lost soon, in parts of `_CERTAIN`.

        The keys of all half-boards must have been computed.
        """
        home = self._home(army)
        if home < 0:
            return 0
        odds = self.unsafe
        at = _ARMIES * self.ply
        seed = bits.mixed(self.half_keys[at + home], army)
        for other in range(self.count):
            holder = self.control[other]
            seed = bits.mixed(seed, holder)
            if holder and holder != self.control[army]:
                odds += self.rival
        odds = min(odds, self.most_unsafe)
        hunters = 0
        other = self.army
        while other != army:
            if self.control[other] and self.control[other] != self.control[army]:
                hunters += 1
            other += 1
            if other == self.count:
                other = 0
        odds += hunters * self.hunter
        most = 0
        for other in range(self.count):
            if other == home:
                continue
            lower = home if home < other else other
            upper = other if home < other else home
            passed = (self.passed[lower] + 1) << 6 | self.passed[upper] + 1
            key = bits.mixed(seed ^ self.half_keys[at + other], passed)
            self.danger_keys[other] = key
            bits.prefetch(self.kept[(key >> 40 & (_KEPT - 1)) << 1])
        for other in range(self.count):
            if other == home:
                continue
            key = self.danger_keys[other]
            place = (key >> 40 & (_KEPT - 1)) << 1
            if self.kept[place] != key:
                lower = home if home < other else other
                upper = other if home < other else home
                self.kept[place] = key
                self.kept[place + 1] = self._danger(army, lower, upper)
            danger = self.kept[place + 1]
            odds += danger & 0xFFFF
            most = max(most, danger >> 16 & 0xFF)
            if danger >> 24 and hunters:
                odds += self.helpless
        odds += most * self.most_attackers
        return self.odds[max(min(odds + _EVEN, 2 * _EVEN), 0)]

    def _danger(self, army: int, lower: int, upper: int) -> int:
        """Return the part of a pair in the odds that an army is lost; its King stands there.

        From bit 16 on it has the number of officers near the King, from bit 24 on 1 for no defence.
        """
        moves = self._replies(army, lower, upper)
        self._join(army, lower, upper)
        king_bit = self.joined_kings & self.own
        king = bits.scan(king_bit)
        zone = chess_pairs._LEAPS[64 + king]
        seen_through = self.occupied ^ king_bit
        diagonal = chess_pairs._diagonal_from(king, seen_through)
        straight = chess_pairs._straight_from(king, seen_through)
        up, down = self.hostile & self.up, self.hostile & self.down
        once = (up & bits.NOT_H) << 9 & bits.ALL
        reach = (up & bits.NOT_A) << 7 & bits.ALL
        twice = once & reach
        once |= reach
        reach = (down & bits.NOT_A) >> 9
        twice |= once & reach
        once |= reach
        reach = (down & bits.NOT_H) >> 7
        twice |= once & reach
        once |= reach
        checks = _EMPTY
        attackers = 0
        rest = self.hostile ^ (up | down)
        while rest:
            square = bits.scan(rest)
            bit = chess_pairs._BIT[square]
            rest ^= bit
            reach = self._reach(square, seen_through)
            twice |= once & reach
            once |= reach
            if bit & (self.knights | self.diagonal | self.straight):
                if reach & zone:
                    attackers += 1
                if self.knights & bit:
                    checks |= reach & chess_pairs._LEAPS[king]
                if self.diagonal & bit:
                    checks |= reach & diagonal
                if self.straight & bit:
                    checks |= reach & straight
        odds = attackers * self.attacker
        if moves <= self.few:
            odds += self.cornered
        checks &= ~self.hostile & (~zone | twice)
        if checks and checks & ~self._attacked_by(self.allies ^ king_bit):
            odds += self.safe_check
            flights = bits.count(zone & ~self.allies & ~once)
            if flights < 2:
                odds += self.one_flight if flights else self.no_flight
        if not moves:
            odds |= 1 << 24
        return odds | attackers << 16

    def _attacked_by(self, pieces: int) -> int:
        """Return the squares that some pieces attack."""
        up, down = pieces & self.up, pieces & self.down
        attacked = ((up & bits.NOT_H) << 9 | (up & bits.NOT_A) << 7) & bits.ALL
        attacked |= (down & bits.NOT_A) >> 9 | (down & bits.NOT_H) >> 7
        rest = pieces ^ (up | down)
        while rest:
            attacked |= self._reach(bits.scan(rest), self.occupied)
            rest &= rest - 1
        return attacked

    def _reach(self, square: int, occupied: int) -> int:
        """Return the squares that the piece on a square attacks."""
        bit = chess_pairs._BIT[square]
        if self.up & bit:
            return chess_pairs._LEAPS[192 + square]
        if self.down & bit:
            return chess_pairs._LEAPS[128 + square]
        if self.knights & bit:
            return chess_pairs._LEAPS[square]
        reach = _EMPTY
        if self.diagonal & bit:
            reach = chess_pairs._diagonal_from(square, occupied)
        if self.straight & bit:
            reach |= chess_pairs._straight_from(square, occupied)
        return reach if reach else chess_pairs._LEAPS[64 + square]

    def _replies(self, army: int, lower: int, upper: int) -> int:
        """Return the number of moves of an army in check on a pair, `_SAFE` if it is not."""
        if not self._attackers(army, lower, upper):
            return _SAFE
        return self._generate(army, lower, upper, -1)
