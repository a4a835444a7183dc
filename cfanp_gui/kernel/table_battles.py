# cython: boundscheck=False, wraparound=False
"""Positions of hidden armies for a search: a guess in which all kinds are known.

It runs interpreted or compiled (`README.md`). In an attack either piece may fall, or both. Within
the search only the player who moves first in it is taken to know the kinds: others attack a piece
that is not shown to them where that pays on the average.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cfanp_gui.kernel import chess_tables, search_core, table_cells
from cfanp_gui.kernel.table_cells import Placed, Tables
from cfanp_gui.kernel.table_search import Ends, TableSearch

ATTACKER_FALLS, DEFENDER_FALLS = 1, 2
"""What falls in an attack, as bits."""

_ATTACKER, _DEFENDER = ATTACKER_FALLS, DEFENDER_FALLS
_ARMIES = chess_tables.ARMIES
_STRIP, _COUNTS, _HANDS = table_cells._STRIP, table_cells._COUNTS, table_cells._HANDS
_KINDS = table_cells._KINDS
_SHOWN, _LAST = table_cells._SHOWN, table_cells._LAST
_SECRET = 8
"""Divisor of a piece's value that gives the value lost when it is shown."""
_ONE = 1


class Battles(NamedTuple):
    """What is known of a position besides its pieces, and what attacks do."""

    falls: Sequence[int]
    """What falls where a kind attacks another, 32 kinds each."""
    fixed: int
    """Kinds that never move, as a bit set."""
    prize: int
    """Kind whose capture captures its army."""
    most_returns: int
    """Most moves in a row of a piece between the same two squares."""
    places: Sequence[int]
    """Value of a movable piece's place, for each army by cells."""
    gambles: Sequence[int]
    """Whether a kind attacks hidden pieces of an army away from their home, and there: by kinds and
    armies."""
    shown: Sequence[int]
    """Cells of pieces that were shown to all."""
    last: Sequence[tuple[int, int, int]]
    """Cells of pieces that moved in their army's last turn, with the cell from which each came and
    the number of moves in a row between the two."""
    haste: int
    """Value of an attack for the player to move, if one is due."""


class TableBattles(TableSearch):
    """Boards of hidden armies that list moves for a search."""

    def __init__(self, tables: Tables, placed: Placed, ends: Ends, battles: Battles) -> None:
        """Load a position as `TableBoards` does, with the same ValueError."""
        TableSearch.__init__(self, tables, placed, ends)
        self.falls, self.fixed, self.prize = battles.falls, battles.fixed, battles.prize
        self.most_returns, self.haste = battles.most_returns, battles.haste
        self.places, self.gambles = battles.places, battles.gambles
        self.root, self.root_clock = self.control[self.army], self.clock
        for cell in battles.shown:
            self.memory[_SHOWN + cell] = 1
        for cell, origin, times in battles.last:
            self.memory[_LAST + cell] = origin + 1 | times << 12

    def remembered(self) -> tuple[list[int], list[tuple[int, int, int]]]:
        """Return the cells of shown pieces, and the last moves (`Battles`)."""
        shown = [cell for cell in range(_HANDS) if self.memory[_SHOWN + cell]]
        last = []
        for cell in range(_HANDS):
            word = self.memory[_LAST + cell]
            if word:
                last.append((cell, (word & 4095) - 1, word >> 12))
        return shown, last

    # Rules

    def _try(self, origin: int, target: int, kind: int, value: int, total: int) -> int:
        """Add a move of a piece if it may return there; return the number so far."""
        if self.mover == self.army:
            word = self.memory[_LAST + self.at[origin]]
            if word >> 12 >= self.most_returns and (word & 4095) - 1 == self.at[target]:
                return total
        return TableSearch._try(self, origin, target, kind, value, total)

    def _make(self, move: int) -> int:
        """Save what a move changes, and play it with its attack; return the pair."""
        origin, target = move & 255, move >> 8 & 127
        lower, upper = move >> 20 & 31, move >> 25 & 31
        self._save(lower, upper)
        army = self.army
        self._see(army, lower, upper)
        start, goal = self.at[origin], self.at[target]
        pair = lower | upper << 5
        value, met = self.memory[start], self.memory[goal]
        if not value:
            return pair  # a move of another position with the same key
        word = self.memory[_LAST + start]
        times = (word >> 12) + 1 if word and (word & 4095) - 1 == goal else 1
        tells = target - origin not in (1, -1, self.files, -self.files)
        is_shown = met != 0 or tells or self.memory[_SHOWN + start] != 0
        fallen = 0
        self.clock += 1
        if met:
            self.clock = 0
            fallen = self.falls[((value - 1) & 31) << 5 | (met - 1) & 31]
            if fallen & _DEFENDER:
                self._lift(goal)
                self._remember(goal, 0, 0)
                self._roam((met - 1) >> 5)
        self._lift(start)
        self._remember(start, 0, 0)
        arrives = not fallen & _ATTACKER
        if arrives:
            self._place(goal, army, (value - 1) & 31)
        self._roam(army)
        self._forget_passed(army, lower, upper)
        if arrives:
            self._remember(goal, 1 if is_shown else 0, start + 1 | times << 12)
        elif not fallen & _DEFENDER:
            self._set(_SHOWN + goal, 1)
        if start >= _STRIP:
            self.moved &= ~(_ONE << (start - _STRIP))
        if goal >= _STRIP and arrives:
            self.moved |= _ONE << (goal - _STRIP)
        if fallen & _DEFENDER and (met - 1) & 31 == self.prize and self.control[(met - 1) >> 5]:
            self._lose((met - 1) >> 5, self.control[army], lower, upper)
        self._strand()
        return pair

    def _remember(self, cell: int, shown: int, last: int) -> None:
        """Set whether a piece on a cell is shown, and its last move."""
        if self.memory[_SHOWN + cell] != shown:
            self._set(_SHOWN + cell, shown)
        if self.memory[_LAST + cell] != last:
            self._set(_LAST + cell, last)

    def _forget_passed(self, army: int, lower: int, upper: int) -> None:
        """Forget the last moves of an army's pieces on half-boards on which another moves."""
        for board in (lower, upper):
            for cell in range(128 * board, 128 * board + self.half):
                if self.memory[_LAST + cell] and (self.memory[cell] - 1) >> 5 == army:
                    self._set(_LAST + cell, 0)

    def _clear(self, army: int) -> None:
        """Remove an army from all boards, and what is remembered of it."""
        for cell in range(_HANDS):
            if self.memory[cell] and (self.memory[cell] - 1) >> 5 == army:
                self._lift(cell)
                self._remember(cell, 0, 0)
        self._roam(army)

    def _lapse(self, army: int) -> bool:
        """Forget the last moves of pieces that have not moved in the turn that ends."""
        for board in range(self.count):
            if not self.pushed >> board & 1:
                for cell in range(128 * board, 128 * board + self.half):
                    if self.memory[_LAST + cell] and (self.memory[cell] - 1) >> 5 == self.army:
                        self._set(_LAST + cell, 0)
        for square in range(self.size - 2 * self.half):
            cell = _STRIP + square
            if (
                self.memory[_LAST + cell]
                and (self.memory[cell] - 1) >> 5 == self.army
                and not self.moved >> square & 1
            ):
                self._set(_LAST + cell, 0)
        return False

    def _begin_turn(self, army: int) -> None:
        """Give an army its turn."""
        self.moved = 0
        TableSearch._begin_turn(self, army)

    def _movable(self) -> int:
        """Return the players with a piece that can ever move, as a bit set."""
        players = 0
        for army in range(self.count):
            holder = self.control[army]
            if holder and not players >> holder & 1:
                for kind in range(1, _KINDS):
                    if self.memory[_COUNTS + 32 * army + kind] and not self.fixed >> kind & 1:
                        players |= 1 << holder
                        break
        return players

    def _strand(self) -> None:
        """End the armies of players who cannot move a piece, unless these are all."""
        players = self._movable()
        if not players:
            return
        for army in range(self.count):
            if not players >> self.control[army] & 1:
                self.control[army] = 0
        if not self.control[self.army]:
            self.left = 1

    def _nobody_moves(self) -> bool:
        """Return True if nobody has a piece that can ever move."""
        return self._movable() == 0

    # Search

    def _add_up(self) -> int:
        """Set the strengths of all players in `totals`; return their sum."""
        for player in range(self.count + 1):
            self.totals[player] = 0
        for board in range(self.count + 1):
            first = _STRIP if board == self.count else 128 * board
            size = self.size - 2 * self.half if board == self.count else self.half
            for cell in range(first, first + size):
                value = self.memory[cell] - 1
                if value >= 0 and self.control[value >> 5]:
                    worth = self.worths[value & 31]
                    if self.memory[_SHOWN + cell]:
                        worth -= worth // _SECRET
                    if not self.fixed >> (value & 31) & 1:
                        worth += self.places[(value >> 5) * _HANDS + cell]
                    self.totals[self.control[value >> 5]] += worth
        if self.clock < self.root_clock:
            self.totals[self.root] += self.haste
        total = 0
        for player in range(1, self.count + 1):
            self.totals[player] = max(self.totals[player], 1)
            total += self.totals[player]
        return total

    def _list_pair(self, lower: int, upper: int, winning: bool) -> int:
        """Add the moves on a pair to `found`; return 0."""
        base = self.room * self.ply
        self.narrow = winning
        total = self._generate(self.army, lower, upper, base)
        self.narrow = False
        is_blind = self.control[self.army] != self.root
        for place in range(base, base + total):
            code = self.listed[place]
            start, goal = self.at[code & 255], self.at[code >> 8 & 127]
            met = self.memory[goal] - 1
            if met < 0:
                if self.count == 2 or self._is_wanted(code, 0):
                    self._add(search_core._packed(0, 0, code))
                continue
            kind, taken = (self.memory[start] - 1) & 31, met & 31
            if is_blind and taken != self.prize and not self.memory[_SHOWN + goal]:
                at_home = 1 if goal >> 7 == met >> 5 else 0
                if not self.gambles[2 * (_ARMIES * kind + (met >> 5)) + at_home]:
                    continue
            fallen = self.falls[kind << 5 | taken]
            gain = -self.worths[kind] if fallen & _ATTACKER else 0
            victim = 0
            if fallen & _DEFENDER:
                gain += self.worths[taken]
                victim = self.control[met >> 5]
            if not winning or gain > 0:
                self._add(search_core._packed(gain, victim, code))
        return 0

    def _may_skip(self) -> bool:
        """Return True: to wait is hardly ever worst."""
        return True
