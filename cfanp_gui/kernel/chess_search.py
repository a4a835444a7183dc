"""Moves of a position for a search: each resulting position once, the best first.

It runs interpreted or compiled like `chess_pairs`, which describes the representation.

A move that stays on one half-board leads to the same position whichever other one is pushed against
it, unless it checkmates a King there. Of moves that lead to the same position one is kept, with a
partner that the army needs least.

The code of a listed move (`search_core`) is the kernel's move. The end of a turn is the move 0.
"""

from __future__ import annotations

from typing import Any

from cfanp_gui.kernel import chess_pairs, chess_tables, chess_weights, search_core
from cfanp_gui.kernel.chess_guesses import GuessKernel
from cfanp_gui.kernel.search_core import CODE, LEAST
from cfanp_gui.kernel.turns import MOST_PLIES

_ARMIES = chess_tables.ARMIES
_SAVED = chess_tables.SAVED
_ROOM = chess_tables.ROOM
_PLIES = MOST_PLIES
_EVERYWHERE = chess_tables.ALL
_EMPTY = 0
_CODE = CODE
_ZERO = -LEAST
_DOWN = 6
"""Kind of pawns that run down, see `chess_guesses`."""
_KEEP = 0x100_0000_0000_0000
"""Mark of a move that gives check and is wanted even if it does not mate."""


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
        self.checking = chess_tables.zeros(_ROOM)
        self.seen = chess_tables.zeros(1024 * _ARMIES)

    # The position

    def _in_check(self) -> bool:
        """Return True if the army to move is in check on the only pair."""
        return self._attackers(self.army, 0, 1) != 0

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
        return 0

    def _list_moves(self, winning: bool) -> int:
        """Add the moves, or only those with an estimated gain, to `found`; return their number."""
        start = self.top
        if self.ply >= _PLIES - 1 or self._has_ended():
            return 0
        self.listings += 32
        for own in range(1, 3):
            for lower in range(self.count):
                for upper in range(lower + 1, self.count):
                    if (
                        self._is_open(lower, upper)
                        and (self.spread[self.army] >> lower & 1)
                        + (self.spread[self.army] >> upper & 1)
                        == own
                    ):
                        self._list_pair(lower, upper, winning)
        if self.pushed and not winning:
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
            beside = -1
            if (
                kind in (0, _DOWN)
                and (origin ^ target) & 7
                and not self.occupied & chess_pairs._BIT[target]
            ):
                beside = origin & 56 | target & 7
            seems = self._guess(origin, target, promotion, kind, beside)
            if self.won >= 0 and (self.loser or promotion):
                self._add(search_core._packed(seems, self.loser, code))
        return self.top - start

    def _list_pair(self, lower: int, upper: int, winning: bool) -> int:
        """Add the moves on a pair to `found`; return 0."""
        base = _ROOM * self.ply
        total = self._generate(self.army, lower, upper, base)
        if not total:
            return 0
        self._watch_kings()
        last = -1
        kind = 0
        rescued = 0
        checking = 0
        self.attacked = _EMPTY
        for place in range(base, base + total):
            code = self.listed[place]
            origin, target, promotion = code & 63, code >> 6 & 63, code >> 12 & 7
            if origin != last:
                last = origin
                kind = self._kind_on(chess_pairs._BIT[origin])
                rescued = -1
            beside = -1
            goal = chess_pairs._BIT[target]
            captures = self.occupied & goal != 0
            if kind in (0, _DOWN) and not captures and (origin ^ target) & 7:
                beside = origin & 56 | target & 7
                captures = True
            checks = False
            if self.watched and (
                self.alarms[kind] & goal
                or self.alarm_origins & chess_pairs._BIT[origin]
                or promotion
                or beside >= 0
                or kind == 5
            ):
                checks = self._gives_check(origin, target, promotion, kind, beside)
            if not checks:
                if winning and not captures and not promotion:
                    continue
                if self.count > 2 and not self._is_new(code):
                    continue
            if not self.attacked:
                self._see_attacks()
            if rescued < 0:
                rescued = 0
                if self.attacked & chess_pairs._BIT[origin]:
                    rescued = self._risk(origin, kind, self.occupied, _EMPTY, _EMPTY)
                    rescued = rescued * self.rescue // 100
            seems = self._guess(origin, target, promotion, kind, beside) + rescued
            wanted = not winning or ((self.loser or promotion) and self.won > self.winning)
            if checks:
                move = search_core._packed(seems + self.check_gain, self.loser, code)
                self.checking[checking] = move + _KEEP if wanted else move
                checking += 1
            elif wanted:
                self._add(search_core._packed(seems, self.loser, code))
        for at in range(checking):
            self._try_mate(self.checking[at])
        return 0

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

    def _try_mate(self, move: int) -> int:
        """Add a move that gives check to `found`, if it mates, or is wanted and new; return 0."""
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
            gain = ((move & ~_KEEP) >> 35) - _ZERO
            loser = 0
            for army in range(self.count):
                if lost >> army & 1:
                    gain += self._worth_of(army)
                    if not loser:
                        loser = self.control[army]
            self._add(search_core._packed(gain, loser, code))
        elif move & _KEEP and (self.count == 2 or self._is_new(code)):
            self._add(move - _KEEP)
        return 0
