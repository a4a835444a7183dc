# cython: boundscheck=False, wraparound=False
"""Rounds of exchanges and debts by Peterson's rule 2, on boards that list moves for a search.

It runs interpreted or compiled (`README.md`). Captures of a round and debts are kept in the memory
of `table_cells`, so the log takes them back and the key of a position holds them.
"""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.kernel import chess_tables, table_cells
from cfanp_gui.kernel.table_cells import Placed, Tables
from cfanp_gui.kernel.table_search import Ends, TableSearch

MOST_DEBTS = 7
"""Most debts of a player."""
REMOVES = 31
"""In a move on a half-board alone, in place of the kind that a piece becomes: it is removed."""

_REMOVES = REMOVES
_KINGS, _CASTLING = table_cells._KINGS, table_cells._CASTLING
_CAPTURES = table_cells._SHOWN
"""Places of the least values captured in a round, by captor and loser."""
_DEBTS = _CAPTURES + 32 * 27
"""Places of the debts of players, the oldest in the lowest four bits."""
_LOST = _DEBTS + 32
"""Places of the numbers of Bishops and Rooks captured from armies and not brought back."""
_OPENER = _LOST + 2 * chess_tables.ARMIES
_DEBT_WEIGHT = 100


class TableDebts(TableSearch):
    """Boards on which players who lose nothing in an exchange remove a piece."""

    def __init__(
        self,
        tables: Tables,
        placed: Placed,
        ends: Ends,
        values: Sequence[int],
        kinds: Sequence[int],
    ) -> None:
        """Load a position; `values` are those of kinds, `kinds` the Queen, the Bishop, the Rook."""
        TableSearch.__init__(self, tables, placed, ends)
        self.awaits = True
        self.pawns = chess_tables.zeros(32)
        for kind, value in enumerate(values):
            self.pawns[kind] = value
        self.queen, self.bishop_kind, self.rook_kind = kinds
        self.gathered = chess_tables.zeros(256)

    # Rounds

    def _note_exchange(self, army: int, loser: int, kind: int) -> None:
        """Note the capture of a piece of an army from a player in the round."""
        if not self.memory[_OPENER]:
            self._put(_OPENER, self.army + 1)
        place = _CAPTURES + 32 * self.control[self.army] + loser
        if not self.memory[place] or self.memory[place] > self.pawns[kind]:
            self._put(place, self.pawns[kind])
        if kind in (self.bishop_kind, self.rook_kind):
            place = _LOST + 2 * army + (1 if kind == self.rook_kind else 0)
            self._put(place, self.memory[place] + 1)

    def _lapse(self, army: int) -> bool:
        """Close the round at an army's place, and end the rights that end there."""
        if self.memory[_OPENER] == army + 1:
            self._close_round()
        return TableSearch._lapse(self, army)

    def _close_round(self) -> None:
        """Close the round: who lost nothing in it owes the least value that was exchanged."""
        least = losers = 0
        for captor in range(1, self.count + 1):
            for loser in range(1, self.count + 1):
                value = self.memory[_CAPTURES + 32 * captor + loser]
                if value:
                    losers |= 1 << loser
                    if self._leads(loser, captor) and (not least or value < least):
                        least = value
        for player in range(1, self.count + 1):
            if least and not losers >> player & 1 and self._lives(player):
                self._owe(player, least)
            for loser in range(1, self.count + 1):
                self._put(_CAPTURES + 32 * player + loser, 0)
        self._put(_OPENER, 0)

    def _leads(self, first: int, last: int) -> bool:
        """Return True if captures of the round lead from a player to another."""
        reached, before = 1 << first, 0
        while reached != before:
            before = reached
            for captor in range(1, self.count + 1):
                for loser in range(1, self.count + 1):
                    if reached >> captor & 1 and self.memory[_CAPTURES + 32 * captor + loser]:
                        reached |= 1 << loser
        return (reached >> last & 1) != 0

    def _lives(self, player: int) -> bool:
        """Return True if a player has a living army."""
        lives = False
        for army in range(self.count):
            if self.control[army] == player:
                lives = True
        return lives

    # Debts

    def _owe(self, player: int, value: int) -> None:
        """Add a debt of a player, if there is room."""
        debts = self.memory[_DEBTS + player]
        number = 0
        while debts >> 4 * number:
            number += 1
        if number < MOST_DEBTS:
            self._put(_DEBTS + player, debts | value << 4 * number)

    def _settle_debt(self, player: int, number: int) -> None:
        """End a debt of a player by its number."""
        debts = self.memory[_DEBTS + player]
        below = debts & ((1 << 4 * number) - 1)
        self._put(_DEBTS + player, below | debts >> 4 * (number + 1) << 4 * number)

    def _forgive(self) -> None:
        """End the debts of players without a living army."""
        for player in range(1, self.count + 1):
            if self.memory[_DEBTS + player] and not self._lives(player):
                self._put(_DEBTS + player, 0)

    def _excuse(self) -> None:
        """End the debts of the player to move, the oldest first, as long as they cannot be paid."""
        player = self.control[self.army]
        while self.memory[_DEBTS + player] and not self._may_pay(self.memory[_DEBTS + player] & 15):
            self._settle_debt(player, 0)

    def _may_pay(self, value: int) -> bool:
        """Return True if the army to move has a piece to remove for a debt of a value."""
        for board in range(self.count):
            if self.spread[self.army] >> board & 1:
                for square in range(self.half):
                    if self._is_removable(board, square, value):
                        return True
        return False

    def _is_removable(self, board: int, square: int, value: int) -> bool:
        """Return True if the army to move may remove a piece for a debt of a value."""
        cell = 128 * board + square
        piece = self.memory[cell] - 1
        army = self.army
        if piece < 0 or piece >> 5 != army or not piece & 31 or self.pawns[piece & 31] < value:
            return False
        home = (self.memory[_KINGS + army] - 1) >> 7
        for other in range(self.count):
            if other == home or board not in (home, other):
                continue
            self._see(army, min(home, other), max(home, other))
            if not self.near[self.king << 7 | self._joined(cell)] & 1:
                continue
            self._assailants(self.king, True)
            before = self.source_total
            for at in range(before):
                self.gathered[at] = self.sources[at]
            self.memory[cell] = 0
            self._assailants(self.king, True)
            self.memory[cell] = piece + 1
            for at in range(self.source_total):
                is_new = True
                for known in range(before):
                    if self.gathered[known] == self.sources[at]:
                        is_new = False
                if is_new:
                    return False
        return True

    def _due_debt(self) -> int:
        """Return the number of the debt that the army to move must pay now; -1 without one."""
        debts = self.memory[_DEBTS + self.control[self.army]]
        if debts and not (
            self.pushed or self._is_decided() or self._is_lost() or self._only_kings()
        ):
            number = 0
            while debts >> 4 * number:
                if self._may_pay(debts >> 4 * number & 15):
                    return number
                number += 1
        return -1

    def _is_due(self) -> bool:
        """Return True if the army to move must remove a piece."""
        return self._due_debt() >= 0

    def _list_due(self, base: int) -> int:
        """List the removals and swaps that are due from a place on; return their number."""
        army, total = self.army, 0
        debts = self.memory[_DEBTS + self.control[army]]
        value = debts >> 4 * self._due_debt() & 15
        for board in range(self.count):
            for square in range(self.half):
                piece = self.memory[128 * board + square] - 1
                code = square | square << 8 | board << 20 | board << 25
                if self._is_removable(board, square, value):
                    self.listed[base + total] = code | _REMOVES << 15
                    total += 1
                if piece == (army << 5 | self.queen):
                    if self.memory[_LOST + 2 * army]:
                        self.listed[base + total] = code | self.bishop_kind << 15
                        total += 1
                    if self.memory[_LOST + 2 * army + 1]:
                        self.listed[base + total] = code | self.rook_kind << 15
                        total += 1
        return total

    def _due_gain(self, code: int) -> int:
        """Return the cost of the removal or swap of a piece, as a gain."""
        kind = (self.memory[128 * (code >> 20 & 31) + (code & 127)] - 1) & 31
        becomes = code >> 15 & 31
        return (0 if becomes == _REMOVES else self.worths[becomes]) - self.worths[kind]

    def _play(self, move: int) -> int:
        """Play a move, a removal or a swap, and everything the rules do after it."""
        board = move >> 20 & 31
        if board != move >> 25 & 31:
            return TableSearch._play(self, move)
        self.known_army = -1
        self._save(board, board)
        square, becomes, army = move & 127, move >> 15 & 31, self.army
        cell, number = 128 * board + square, self._due_debt()
        if not self.memory[cell] or number < 0:
            return 0  # a move of another position with the same key
        self._lift(cell)
        if becomes != _REMOVES:
            self._place(cell, army, becomes)
            place = _LOST + 2 * army + (1 if becomes == self.rook_kind else 0)
            self._put(place, max(self.memory[place] - 1, 0))
        if self.memory[_CASTLING + board]:
            self._uncastle(board, 0, square, square)
        self._settle_debt(self.control[army], number)
        self._paid(cell)
        if not self._has_move():
            self._settle()
        return 0

    def _paid(self, cell: int) -> None:
        """Act after a piece on a cell was removed or swapped for another."""
        self._begin_turn(self.army)

    # Values

    def _add_up(self) -> int:
        """Set the strengths of all players in `totals`, less what they owe; return their sum."""
        total = TableSearch._add_up(self)
        for player in range(1, self.count + 1):
            debts = self.memory[_DEBTS + player]
            while debts:
                less = min(_DEBT_WEIGHT * (debts & 15), self.totals[player] - 1)
                self.totals[player] -= less
                total -= less
                debts >>= 4
        return total
