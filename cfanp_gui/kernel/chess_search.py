"""Moves of a position for a search: each resulting position once, the best first.

It runs interpreted or compiled like `chess_pairs`, which describes the representation.

A move that stays on one half-board leads to the same position whichever other one is pushed against
it, unless it checkmates a King there. Of moves that lead to the same position one is kept, with a
partner that the army needs least.

The code of a listed move (`search_core`) is the kernel's move. The end of a turn is the move 0.
"""

from __future__ import annotations

from typing import Any

from cfanp_gui.kernel import (
    bits,
    chess_pairs,
    chess_tables,
    chess_values,
    chess_weights,
    search_core,
)
from cfanp_gui.kernel.chess_guesses import GuessKernel
from cfanp_gui.kernel.search_core import CODE, LEAST, NEAR
from cfanp_gui.kernel.turns import MOST_PLIES

_ARMIES = chess_tables.ARMIES
_SAVED = chess_tables.SAVED
_ROOM = chess_tables.ROOM
_KEPT = chess_values.KEPT
_PLIES = MOST_PLIES
_PAIRS = _ARMIES * (_ARMIES - 1) // 2
_EVERYWHERE = chess_tables.ALL
_EMPTY = 0
_CODE = CODE
_ZERO = -LEAST
_DOWN = 6
_NEAR = NEAR
"""Kind of pawns that run down, see `chess_guesses`."""
_WANTED = 0x100_0000_0000_0000
_CHECKS = 0x200_0000_0000_0000
_MATES = 0x400_0000_0000_0000
_UNKNOWN = 0x800_0000_0000_0000
"""Marks of moves found on a pair: wanted even if it does not mate, gives check, mates, its gain not
estimated yet, as one on another pair leads to the same position."""
_MARKS = _WANTED | _CHECKS | _MATES | _UNKNOWN
_SLOTS, _SLOT = 1 << 14, 64
"""Number of pairs whose moves are kept, and numbers for each: a key, the end, moves."""


class SearchKernel(GuessKernel):
    """Kernel that lists moves for a search; its public methods are those of `SearchState`."""

    def __init__(self, *position: Any) -> None:
        """Load a position as a `MoveKernel` does, with the same ValueError."""
        GuessKernel.__init__(self, *position)
        self.is_pair = self.count == 2
        self.check_gain = chess_weights.CHECK_GAIN
        self.winning = chess_weights.WINNING
        self.rescue = chess_weights.RESCUE
        self.listings = 0
        self.signature = _EMPTY
        self.lists = chess_tables.words(_SLOTS * _SLOT)
        self.origin = self.kind = self.rescued = -1
        if not bits.COMPILED:
            self.checking = chess_tables.zeros(_ROOM)
            self.pairs = chess_tables.zeros(_PAIRS)
            self.pair_keys = chess_tables.zeros(_PAIRS)
            self.board_keys = chess_tables.zeros(_ARMIES)
            self.seen = chess_tables.zeros(1024 * _ARMIES)

    # The position

    def _in_check(self) -> bool:
        """Return True if the army to move is in check on the only pair."""
        checks = self.checks[self.ply] if self.ply else self._attackers(self.army, 0, 1)
        return checks != 0

    def _may_skip(self) -> bool:
        """Return True if the army to move has more than pawns and its King."""
        return self._has_officer(self.army)

    # Moves

    def _trace(self, code: int) -> int:
        """Return the trace of a move."""
        if not (code ^ code >> 6) & 32 and code:
            board = code >> (20 if code & 32 else 15) & 31
            turned = self.flip | self.flip << 6 if code & 32 else 0
            return (code & 0x7FFF ^ turned) | board << 15 | board << 20
        return code

    def _is_far(self, code: int) -> bool:
        """Return True for long ways, and from or to an army that does not sit beside the other."""
        files, ranks = (code & 7) - (code >> 6 & 7), (code >> 3 & 7) - (code >> 9 & 7)
        if max(files, -files, ranks, -ranks) > _NEAR:
            return True
        crosses = (code ^ code >> 6) & 32
        return crosses != 0 and self._are_apart(code >> 15 & 31, code >> 20 & 31)

    def _advance(self, code: int) -> int:
        """Play a move, or end the turn by 0; return 0."""
        if code:
            self._play(code)
            # The partner of a move within one half-board stays as it was.
            self._carry(
                1 << (code >> (20 if code & 32 else 15) & 31)
                | 1 << (code >> (20 if code & 2048 else 15) & 31)
            )
        else:
            self._end_turn()
            self._carry(0)
        if self.is_pair:
            key = self._both_key()
            self.both_keys[self.ply] = key
            # It was asked whether the army has a move, so its King was looked at.
            self.checks[self.ply] = self.checkers
            bits.prefetch(self.kept[(key >> 40 & (_KEPT - 1)) << 1])
        return 0

    def _list_moves(self, winning: bool) -> int:
        """Add the moves, or only those with an estimated gain, to `found`; return their number."""
        start = self.top
        if self.ply >= _PLIES - 1 or self._has_ended():
            return 0
        self.listings += 32
        self.signature = bits.mixed(_EMPTY, self.army + 1 | (64 if winning else 0))
        for army in range(self.count):
            self.signature = bits.mixed(self.signature, self.control[army])
        seed = bits.mixed(self.signature, self.castling[self.army])
        for board in range(self.count):
            self.board_keys[board] = bits.mixed(self._half_key(board), self.passed[board] + 1)
        everywhere = self.spread[self.army]
        free = ((1 << self.count) - 1) & ~self.pushed
        pairs = 0
        for own in range(1, 3):
            for lower in range(self.count):
                uppers = free & ~((2 << lower) - 1)
                if everywhere >> lower & 1:
                    uppers &= everywhere if own == 2 else ~everywhere
                else:
                    uppers &= everywhere if own == 1 else 0
                if not uppers or not free >> lower & 1:
                    continue
                first = bits.mixed(seed, self.board_keys[lower])
                while uppers:
                    upper = bits.scan(uppers)
                    uppers &= uppers - 1
                    if not self.committed or self._is_open(lower, upper):
                        key = bits.mixed(first, self.board_keys[upper])
                        bits.prefetch(self.lists[_SLOT * (key >> 32 & (_SLOTS - 1))])
                        self.pair_keys[pairs] = key
                        self.pairs[pairs] = lower | upper << 5
                        pairs += 1
        for at in range(pairs):
            self._list_pair(self.pairs[at] & 31, self.pairs[at] >> 5, winning, self.pair_keys[at])
        if self.pushed and not winning and not (self.committed and not self.ply):
            self._add(search_core._packed(0, 0, 0))
        return self.top - start

    def _list_captures(self) -> int:
        """Add captures and promotions that lose nothing to `found`, on two half-boards.

        Return their number.
        """
        start = self.top
        base = _ROOM * self.ply
        self.narrow = True
        total = self._generate(self.army, 0, 1, base)
        self.narrow = False
        self.watched = 0
        self.attacked = _EVERYWHERE
        for place in range(base, base + total):
            code = self.listed[place]
            origin, target, promotion = code & 63, code >> 6 & 63, code >> 12 & 7
            kind = self._kind_on(chess_pairs._BIT[origin])
            beside = self._beside(origin, target, kind)
            seems = self._guess(origin, target, promotion, kind, beside)
            if self.won >= 0 and (self.loser or promotion):
                self._add(search_core._packed(seems, self.loser, code))
        return self.top - start

    def _list_pair(self, lower: int, upper: int, winning: bool, key: int) -> int:
        """Add the moves on a pair to `found`; return 0.

        Most moves change other half-boards, so what was found on a pair is kept by its key.
        """
        slot = _SLOT * (key >> 32 & (_SLOTS - 1))
        self.attacked = _EMPTY
        self.origin = -1
        if self.lists[slot] == key:
            return self._list_again(lower, upper, winning, slot)
        base = _ROOM * self.ply
        self._join(self.army, lower, upper)
        self._watch_kings()
        if winning and not self.alarm_origins:
            # Of quiet moves only those to a square from which a piece gives check matter.
            self.narrow = True
            king = self.own & self.joined_kings
            if king:  # it castles over a square beside it
                self.focus = chess_pairs._LEAPS[64 + bits.scan(king)]
            if self.own & self.diagonal:
                self.focus |= self.alarms[2]
            if self.own & self.straight:
                self.focus |= self.alarms[3]
            self.focus |= self.alarms[0] | self.alarms[1] | self.alarms[_DOWN]
        total = self._generate(self.army, lower, upper, base)
        self.narrow = False
        self.focus = _EMPTY
        checking = 0
        at = slot + 2
        end = slot + _SLOT
        self.lists[slot] = _EMPTY
        for place in range(base, base + total):
            code = self.listed[place]
            origin, target, promotion = code & 63, code >> 6 & 63, code >> 12 & 7
            if origin != self.origin:
                self._begin(origin)
            beside = self._beside(origin, target, self.kind)
            goal = chess_pairs._BIT[target]
            if (
                self.watched
                and (
                    self.alarms[self.kind] & goal
                    or self.alarm_origins & chess_pairs._BIT[origin]
                    or promotion
                    or beside >= 0
                    or self.kind == 5
                )
                and self._gives_check(origin, target, promotion, self.kind, beside)
            ):
                self.checking[checking] = self._estimated(code, beside, self.check_gain, winning)
                checking += 1
                continue
            if winning and not self.occupied & goal and beside < 0 and not promotion:
                continue
            move = _UNKNOWN + code
            if self.count == 2 or self._is_new(code):
                move = self._estimated(code, beside, 0, winning)
                if move & _WANTED:
                    self._add(move - _WANTED)
            if at < end:
                self.lists[at] = move
            at += 1
        for number in range(checking):
            move = self.checking[number] | _CHECKS
            if self._try_mate(move):
                move |= _MATES
            if at < end:
                self.lists[at] = move
            at += 1
        if at <= end:
            self.lists[slot] = key
            self.lists[slot + 1] = at
        return 0

    def _list_again(self, lower: int, upper: int, winning: bool, slot: int) -> int:
        """Add the moves that were found on the same pair before to `found`; return 0."""
        for at in range(slot + 2, self.lists[slot + 1]):
            move = self.lists[at]
            if move & _MATES:
                self._try_mate(move)
            elif move & (_WANTED | _CHECKS) == _CHECKS:
                continue  # it would not be listed, so others to the same position may be
            elif self.count == 2 or self._is_new(move & _CODE):
                if move & _UNKNOWN:
                    move = self._known(lower, upper, winning, move & _CODE)
                    self.lists[at] = move
                if move & _WANTED:
                    self._add(move & ~_MARKS)
        return 0

    def _known(self, lower: int, upper: int, winning: bool, code: int) -> int:
        """Return the estimate of a move on a pair that gives no check."""
        if not self.attacked:
            self._join(self.army, lower, upper)
        origin, target = code & 63, code >> 6 & 63
        if origin != self.origin:
            self._begin(origin)
        return self._estimated(code, self._beside(origin, target, self.kind), 0, winning)

    def _begin(self, origin: int) -> None:
        """Begin with the moves of a piece on the pair that was read."""
        self.origin = origin
        self.kind = self._kind_on(chess_pairs._BIT[origin])
        self.rescued = -1

    def _beside(self, origin: int, target: int, kind: int) -> int:
        """Return the square of a pawn that a move captures en passant, else -1."""
        if (
            kind in (0, _DOWN)
            and (origin ^ target) & 7
            and not self.occupied & chess_pairs._BIT[target]
        ):
            return origin & 56 | target & 7
        return -1

    def _estimated(self, code: int, beside: int, more: int, winning: bool) -> int:
        """Return a move as listed, its gain `more` than it seems, marked if it is wanted."""
        origin, target, promotion = code & 63, code >> 6 & 63, code >> 12 & 7
        if not self.attacked:
            self._see_attacks()
        if self.rescued < 0:
            self.rescued = 0
            if self.attacked & chess_pairs._BIT[origin]:
                risk = self._risk(origin, self.kind, self.occupied, _EMPTY, _EMPTY)
                self.rescued = risk * self.rescue // 100
        goal = chess_pairs._BIT[target]
        if (
            promotion
            or beside >= 0
            or (self.occupied | self.attacked) & goal
            or self.attacked & chess_pairs._BIT[origin]
        ):
            seems = self._guess(origin, target, promotion, self.kind, beside) + self.rescued
        else:
            self.won = self.loser = 0
            seems = self._step(origin, target, 0, self.kind)
        move = search_core._packed(seems + more, self.loser, code)
        if not winning or ((self.loser or promotion) and self.won > self.winning):
            move += _WANTED
        return move

    def _is_new(self, code: int) -> bool:
        """Return True if no move to the same position is listed yet."""
        if (code ^ code >> 6) & 32:
            return True
        board = code >> 15 & 31
        turned = 0
        if code & 32:
            board = code >> 20 & 31
            turned = self.flip
        origin, target = code & 63 ^ turned, code >> 6 & 63 ^ turned
        place = 1024 * board + 32 * origin + target
        bit = 1 << (code >> 12 & 7)
        self.seen[place] = max(self.seen[place], self.listings)
        if (self.seen[place] - self.listings) & bit:
            return False
        self.seen[place] += bit
        return True

    def _try_mate(self, move: int) -> bool:
        """Add a move that gives check to `found`, if it mates, or is wanted and new.

        Return True if it mates.
        """
        code = move & _CODE
        lower, upper = code >> 15 & 31, code >> 20 & 31
        self._save(lower, upper)
        self.known_army = -1
        self._move(code & 63, code >> 6 & 63, code >> 12 & 7, lower, upper)
        self._judge(lower, upper)
        place = _SAVED * (self.ply - 1)
        lost = 0
        for army in range(self.count):
            if self.control[army] != self.saved[place + army]:
                lost |= 1 << army
        self._take_back()
        self.known_army = -1
        if lost:
            self._weigh()
            gain = ((move & ~_MARKS) >> 35) - _ZERO
            loser = 0
            for army in range(self.count):
                if lost >> army & 1:
                    gain += self._worth_of(army)
                    if not loser:
                        loser = self.control[army]
            self._add(search_core._packed(gain, loser, code))
            return True
        if move & _WANTED and (self.count == 2 or self._is_new(code)):
            self._add(move & ~_MARKS)
        return False
