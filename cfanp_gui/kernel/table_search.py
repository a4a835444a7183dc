"""Positions of described games for a search: their values, and their moves with what they gain.

It runs interpreted or compiled (`README.md`). A player is worth the pieces of their armies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cfanp_gui.core.searching import LOSS, WIN
from cfanp_gui.kernel import bits, chess_tables, search_core, table_boards, table_cells, table_jumps
from cfanp_gui.kernel.table_boards import TableBoards
from cfanp_gui.kernel.table_cells import Placed, Tables
from cfanp_gui.kernel.turns import STALEMATE

DRAW, LOST, WON = range(3)
"""Results for the player who would move."""

_ARMIES = chess_tables.ARMIES
_PLIES = chess_tables.PLIES
_STALEMATE = STALEMATE
_DRAW, _LOST = DRAW, LOST
_COUNTS, _HANDS, _KINGS = table_cells._COUNTS, table_cells._HANDS, table_cells._KINGS
_STRIP, _PASSED, _PASSES, _FOE = (
    table_cells._STRIP, table_cells._PASSED, table_cells.PASSES, table_cells._FOE
)  # fmt: skip
_CROWNED = table_jumps.CROWNED
_WORTHS = table_cells._HELD_TOTAL + _ARMIES
"""Place of the worths of armies in the memory."""
_SEEN, _PAST = 1 << 14, 1024
_OFFICER = 200
_NEAR = search_core.NEAR
"""Least value of a piece with which doing nothing is no help."""
_EMPTY = 0


class Worths(NamedTuple):
    """What pieces are worth, in hundredths of a pawn."""

    kinds: Sequence[int]
    """Values of kinds, by which exchanges are estimated."""
    places: Sequence[int]
    """Values of kinds on cells: 384 numbers a kind, on the half-board where an army is at home, on
    another, and on the strip."""
    held: Sequence[int]
    """Values of kinds in a hand."""


class Ends(NamedTuple):
    """How a game ends, and what pieces are worth."""

    worths: Worths
    drawn_after: int
    """Moves of each living army without progress after which the game is drawn; 0 for never."""
    claimed_after: int
    stalemate: int
    repeated: int
    repeated_for_white: bool
    perpetual_loses: bool
    """Whether who checks in every position of a repetition loses."""
    minor: Sequence[int] = ()
    """Kinds with which alone nobody mates, if there are any: one that goes to squares of either
    colour, and one that goes to those of one."""


class TableSearch(TableBoards):
    """Boards of a described game that list moves for a search, as a `SearchState` does."""

    def __init__(
        self, tables: Tables, placed: Placed, ends: Ends, past: Sequence[tuple[int, int]] = ()
    ) -> None:
        """Load a position as `TableBoards` does, with the same ValueError.

        `past` are the keys of the positions before, each with twice the army to move, and 1 more if
        it is in check.
        """
        self.worths, self.places, self.held = ends.worths
        TableBoards.__init__(self, tables, placed)  # places pieces, which are weighed
        self.weigh(ends.worths)
        self.is_pair = self.count == 2
        self.drawn_after, self.claimed_after = ends.drawn_after, ends.claimed_after
        self.stalemate, self.repeats = ends.stalemate, ends.repeated
        self.for_white, self.perpetual = ends.repeated_for_white, ends.perpetual_loses
        self.knight = self.bishop = -1
        if ends.minor:
            self.knight, self.bishop = ends.minor
        self.listings = _EMPTY
        self.seen = chess_tables.zeros(_SEEN)
        self.watched = chess_tables.zeros(_ARMIES)
        self.past_keys = chess_tables.zeros(_PAST + _PLIES)
        self.past_checks = chess_tables.zeros(_PAST + _PLIES)
        self.past = 0
        for key, check in past[-_PAST:]:
            self.past_keys[self.past] = key
            self.past_checks[self.past] = check
            self.past += 1
        self._note()

    def repeated(self) -> tuple[float, ...] | None:
        """Return the value of this position's repetition to each player; None if that is a draw."""
        result = self._repeated(1)
        return ((WIN, LOSS) if result > 0 else (LOSS, WIN)) if result else None

    def check_key(self) -> tuple[int, int]:
        """Return the part of this position that `past` holds of a game that goes on."""
        return self._hash(), self._checks()

    def _checks(self) -> int:
        """Return twice the army to move, and 1 more if it is in check on the only pair."""
        return 2 * self.army + (1 if self._attackers(self.army, 0, 1) else 0)

    def _note(self) -> None:
        """Remember the key of the position, where repetitions are more than draws."""
        if self.is_pair and (self.perpetual or self.repeats != _DRAW):
            self.past_keys[self.past + self.ply] = self._hash()
            self.past_checks[self.past + self.ply] = self._checks() if self.perpetual else 0

    def _hash(self) -> int:
        """Return the key."""
        word = self.army | self.left << 5 | self.stuck << 11
        seed = ((self.cells_key ^ word) * bits.ODD) & bits.ALL
        seed = ((seed ^ seed >> 29 ^ self.pushed) * bits.ODD) & bits.ALL
        seed = ((seed ^ seed >> 29 ^ self.moved) * bits.ODD) & bits.ALL
        for army in range(self.count):
            seed = ((seed ^ seed >> 29 ^ self.control[army]) * bits.ODD) & bits.ALL
        passed = _EMPTY
        for place in range(_PASSED * self.ply, _PASSED * self.ply + self.passings[self.ply]):
            passed += self.passing[place] + 1  # in any order
        seed = ((seed ^ seed >> 29 ^ passed) * bits.ODD) & bits.ALL
        seed ^= seed >> 29
        return seed if seed else 1

    # Values

    def weigh(self, worths: Worths) -> None:
        """Value pieces by these numbers; no move may have been played."""
        self.worths, self.places, self.held = worths
        for army in range(self.count):
            total = 0
            for kind in range(1, table_cells._KINDS):
                total += self.held[kind] * self.memory[_HANDS + 32 * army + kind]
            for cell in range(_HANDS):
                value = self.memory[cell] - 1
                if value >= 0 and value >> 5 == army:
                    total += self._worth(cell, army, value & 31)
            self.memory[_WORTHS + army] = total

    def _place(self, cell: int, army: int, kind: int) -> None:
        TableBoards._place(self, cell, army, kind)
        place = _WORTHS + army
        self._set(place, self.memory[place] + self._worth(cell, army, kind))

    def _lift(self, cell: int) -> int:
        value = TableBoards._lift(self, cell)
        place = _WORTHS + (value >> 5)
        self._set(place, self.memory[place] - self._worth(cell, value >> 5, value & 31))
        return value

    def _hold(self, army: int, kind: int, more: int) -> None:
        TableBoards._hold(self, army, kind, more)
        self._set(_WORTHS + army, self.memory[_WORTHS + army] + more * self.held[kind])

    def _worth(self, cell: int, army: int, kind: int) -> int:
        """Return the value of a piece on a cell for its army."""
        side = 256 if cell >= _STRIP else 0 if cell >> 7 == army else 128
        return self.places[384 * kind + side + (cell & 127)]

    # Ends

    def _has_ended(self) -> bool:
        """Return True if nothing can follow."""
        if self._is_over():
            return True
        if self.drawn_after and self.clock >= self.drawn_after * self._living_armies():
            return True
        if self.is_pair and self.bishop >= 0 and self._is_drawn():
            return True
        return self._only_kings()

    def _only_kings(self) -> bool:
        """Return True if nothing but Kings is left, of living armies but in chess."""
        for army in range(self.count):
            first = 1 if self.bishop >= 0 or self.control[army] else 0
            for kind in range(first, table_cells._KINDS):
                if self.memory[_COUNTS + 32 * army + kind] or (
                    self.control[army] and self.memory[_HANDS + 32 * army + kind]
                ):
                    return False
        return True

    def _is_drawn(self) -> bool:
        """Return True if no more is left to two armies than a minor piece, or Bishops alike."""
        knights = bishops = colours = 0
        self._join(0, 1)
        for square in range(self.size):
            value = self.memory[self.at[square]]
            kind = (value - 1) & 31
            if value and kind:
                if kind == self.knight:
                    knights += 1
                elif kind == self.bishop:
                    colours |= 1 << ((square // self.files + square % self.files) & 1)
                    bishops += 1
                else:
                    return False
        if knights:
            return knights + bishops == 1
        return colours != 3

    def _result(self, player: int) -> int:
        """Return 1 if a player has won the game that is over, -1 if they have lost it, else 0."""
        if not self._is_decided() and self.stuck == _STALEMATE and self.stalemate != _DRAW:
            moves = self.control[self.army] == player
            return -1 if moves == (self.stalemate == _LOST) else 1
        return TableBoards._result(self, player)

    def _repeated(self, player: int) -> int:
        """Return the result for a player of this position's repetition (`draws.loser`)."""
        if not self.is_pair or not (self.perpetual or self.repeats != _DRAW):
            return 0
        key = self._hash()
        last = self.past + self.ply
        first = 0
        while first < last and self.past_keys[first] != key:
            first += 1
        if first == last:
            return 0
        lost = -1
        if self.perpetual:
            always = 3
            moved = 0
            for at in range(first + 1, last + 1):
                army = self.past_checks[at] >> 1
                moved |= 1 << army
                if not self.past_checks[at] & 1:
                    always &= ~(1 << army)
            always &= moved
            if always == 3:
                return 0
            if always:
                lost = 1 if always == 1 else 0  # who always gives check
        if lost < 0:
            if self.repeats == _DRAW:
                return 0
            lost = 0 if self.for_white else self.army
            if self.repeats != _LOST:
                lost = 1 - lost
        return -1 if self.control[lost] == player else 1

    def _may_claim(self) -> bool:
        """Return True if a draw may be claimed."""
        return self.claimed_after != 0 and (
            self.clock >= self.claimed_after * self._living_armies()
        )

    def _in_check(self) -> bool:
        """Return True if the army to move is in check on the only pair."""
        return self._attackers(self.army, 0, 1) != 0

    def _may_skip(self) -> bool:
        """Return True if the army to move has a piece of some value, and no duty to capture."""
        if self.jumps:
            return False
        for kind in range(1, table_cells._KINDS):
            if self.worths[kind] >= _OFFICER and self.memory[_COUNTS + 32 * self.army + kind]:
                return True
        return False

    def _add_up(self) -> int:
        """Set the strengths of all players in `totals`; return their sum."""
        for player in range(self.count + 1):
            self.totals[player] = 0
        for army in range(self.count):
            holder = self.control[army]
            if holder:
                self.totals[holder] += self.memory[_WORTHS + army]
        total = 0
        for player in range(1, self.count + 1):
            self.totals[player] = max(self.totals[player], 1)
            total += self.totals[player]
        return total

    # Moves

    def _advance(self, code: int) -> int:
        """Play a move, or end the turn by 0; return 0."""
        if code:
            self._play(code)
        else:
            self._end_turn()
        self._note()
        return 0

    def _is_far(self, code: int) -> bool:
        """Return True for long ways, and from or to an army that does not sit beside the other."""
        origin, target = code & 255, code >> 8 & 127
        if self.awaits or origin > 127:
            return False
        files = origin % self.files - target % self.files
        ranks = origin // self.files - target // self.files
        if max(files, -files, ranks, -ranks) > _NEAR:
            return True
        crosses = (origin < self.half) != (target < self.half)
        return crosses and self._are_apart(code >> 20 & 31, code >> 25 & 31)

    def _trace(self, code: int) -> int:
        """Return a move's half-boards and squares, without a partner that stays as it was."""
        if self.pawn_kind >= 0:
            return code
        origin, target = code & 255, code >> 8 & 127
        far = self.size - self.half
        dropped = origin > 127
        if target < self.half and (dropped or origin < self.half):
            board = code >> 20 & 31
            return code & 0xF_FFFF | board << 20 | board << 25
        if target >= far and (dropped or origin >= far):
            board = code >> 25 & 31
            start = origin if dropped else self._turned(origin)
            kept = start | self._turned(target) << 8 | code & 0xF_8000
            return kept | board << 20 | board << 25
        return code

    def _list_moves(self, winning: bool) -> int:
        """Add the moves, or only those with an estimated gain, to `found`; return their number."""
        start = self.top
        if self.ply >= _PLIES - 1 or self._has_ended():
            return 0
        self.listings += 1
        if self._is_due():
            base = self.room * self.ply
            for place in range(base, base + self._list_due(base)):
                code = self.listed[place]
                self._add(search_core._packed(self._due_gain(code), 0, code))
            return self.top - start
        spread = self.spread[self.army]
        for own in range(3):
            for lower in range(self.count):
                for upper in range(lower + 1, self.count):
                    if (spread >> lower & 1) + (spread >> upper & 1) == own and self._is_open(
                        lower, upper
                    ):
                        self._list_pair(lower, upper, winning)
        if self.pushed and not winning and not (self.committed and not self.ply):
            self._add(search_core._packed(0, 0, 0))
        return self.top - start

    def _due_gain(self, code: int) -> int:
        """Return the estimated gain of what the army to move must do before a move."""
        return self.worths[code >> 15 & 31] - self.worths[self.pawn_kind]

    def _list_pair(self, lower: int, upper: int, winning: bool) -> int:
        """Add the moves on a pair to `found`; return 0."""
        base = self.room * self.ply
        self.narrow = winning
        total = self._generate(self.army, lower, upper, base)
        self.narrow = False
        if self.jumps:
            return self._add_jumps(base, total, winning)
        watched = 0
        if self.count > 2:
            for army in range(self.count):
                king = self.memory[_KINGS + army]
                if king and self.roles[army] == _FOE and self._joined(king - 1) >= 0:
                    self.watched[watched] = self._joined(king - 1)
                    watched += 1
        for place in range(base, base + total):
            code = self.listed[place]
            origin, target, becomes = code & 255, code >> 8 & 127, code >> 15 & 31
            value = self.memory[self.at[target]]
            if becomes and self._enters(origin, becomes):
                becomes = 0
                if value and (value - 1) >> 5 == self.army:
                    value = 0
            if (
                winning
                or value
                or becomes
                or self.count == 2
                or self.pawn_kind >= 0
                or self._is_wanted(code, watched)
            ):
                gain = 0
                victim = 0
                if origin < 128 and (value or becomes):
                    kind = (self.memory[self.at[origin]] - 1) & 31
                    if value:
                        victim = self.control[(value - 1) >> 5]
                        gain = self.worths[(value - 1) & 31] if victim else 1
                        if victim and (value - 1) & 31 == 0:
                            gain = self.memory[_WORTHS + (value - 1 >> 5)]
                    if becomes == _PASSES:
                        gain = self.worths[kind]
                        taken = self.memory[self._passer(self.at[target], self.army)] - 1
                        victim = self.control[taken >> 5]
                    elif becomes and becomes < _PASSES:
                        gain += self.worths[becomes] - self.worths[kind]
                        kind = becomes
                    gain = self._kept(origin, target, kind, gain)
                if self.pawn_kind >= 0:
                    self._add_pushes(code, gain, victim, winning)
                elif not winning or gain > 0:
                    self._add(search_core._packed(gain, victim, code))
        return 0

    def _enters(self, origin: int, becomes: int) -> bool:
        """Return True if a move of the army seen last brings a piece in."""
        return False

    def _kept(self, origin: int, target: int, kind: int, gain: int) -> int:
        """Return the gain of a move, less the piece if it may be taken on its target."""
        if gain > 0 and kind and self._is_met(origin, target):
            return gain - self.worths[kind]
        return gain

    def _add_pushes(self, code: int, gain: int, victim: int, winning: bool) -> None:
        """Add a move with each push of a pawn; with the least harmful one if it is to win."""
        best = _EMPTY
        for place in range(self._list_pushes(code)):
            push = self.steps[place]
            harm = 0
            if push:
                form = self._form_ahead(push - 1, self._front(push - 1))
                if form:
                    harm = self.worths[form] - self.worths[self.pawn_kind]
            if not winning or gain > harm:
                pushed = table_boards._with_push(code, push)
                move = search_core._packed(gain - harm, victim, pushed)
                if not winning:
                    self._add(move)
                elif move > best:
                    best = move
        if best:
            self._add(best)

    def _add_jumps(self, base: int, total: int, winning: bool) -> int:
        """Add listed moves of checkers with their gains to `found`; return 0."""
        for number in range(total):
            code = self.listed[base + number]
            over = self.jumped[number]
            if not winning and not over and self.count > 2 and not self._is_wanted(code, 0):
                continue
            origin, target = code & 255, code >> 8 & 127
            kind = (self.memory[self.at[origin]] - 1) & 31
            self._begin(origin, kind)
            gain = 0
            if target // self.files == self.last_rank:
                gain = self.worths[_CROWNED] - self.worths[kind]
            victim = most = 0
            while over:
                taken = self.memory[self.at[bits.scan(over)]] - 1
                over &= over - 1
                worth = self.worths[taken & 31]
                gain += worth
                if self.control[taken >> 5] and worth > most:
                    victim = self.control[taken >> 5]
                    most = worth
            if not winning or gain > 0:
                self._add(search_core._packed(gain, victim, code))
        return 0

    def _is_met(self, origin: int, target: int) -> bool:
        """Return True if a piece that has moved to a square is attacked there."""
        start, goal = self.at[origin], self.at[target]
        moving, taken = self.memory[start], self.memory[goal]
        self.memory[start] = 0
        self.memory[goal] = moving
        met = self._assailants(target, False) != 0
        self.memory[goal] = taken
        self.memory[start] = moving
        return met

    def _is_wanted(self, code: int, watched: int) -> bool:
        """Return True if a move may give check, or no move to the same position is listed yet."""
        trace = self._trace(code)
        origin, target = code & 255, code >> 8 & 127
        crosses = self.half <= target < self.size - self.half
        if origin < 128 and (origin < self.half) != (target < self.half):
            crosses = True
        if crosses:
            return True
        for number in range(watched):
            king = self.watched[number] << 7
            if self.near[king | target] & 6 or (origin < 128 and self.near[king | origin] & 1):
                return True
        wide = self.listings << 30 | trace
        word = trace * bits.ODD & bits.ALL
        place = word >> 50
        if self.seen[place] == wide:
            return False
        self.seen[place] = wide
        return True
