"""What a search remembers of positions and of moves, and the order of moves by that.

It runs interpreted or compiled like `chess_pairs`. Results of positions are kept in a table that
grows with their number up to 16 MB, the deeper one of two. A move that was too good is remembered
for its ply, for its army and as a reply to the move before it; those that were tried in vain before
it lose by it.
"""

from __future__ import annotations

from cfanp_gui.core.searching import LOSS
from cfanp_gui.kernel import bits, chess_tables, search_core
from cfanp_gui.kernel.search_core import SearchCore

FIRST = 0x4_0000_0000_0000
"""Rank of the move of the table."""
KILLER = 0x4000_0000_0000
"""Least rank of moves that win something, and of those that were too good on the same ply."""
LOSES = -0x100_0000_0000
"""Rank of moves that lose something, less what they lose."""

_FIRST, _KILLER, _LOSES = FIRST, KILLER, LOSES
_WINS = 0x1_0000_0000_0000
_WINNING_GAIN, _LOSING_GAIN = 60, -60
_LOSS = int(LOSS) * search_core.UNIT
_PLIES = chess_tables.PLIES
_CODE = search_core.CODE
_ZERO = -search_core.LEAST
_ODD = 0x9E37_79B9_7F4A_7C15
_REPLY = 0x15_5555
_ALL = chess_tables.ALL
_SMALL, _LARGE = 1 << 13, 1 << 19
"""Fewest and most pairs of results that are kept: a small table is sooner made and read."""
_OFFSET = 1 << 17
_HISTORY, _REPLIES = 1 << 14, 1 << 16
_MOST_BONUS = 1600


class SearchMemory:
    """Memory of a search, with its position."""

    def __init__(self, core: SearchCore, selective: bool) -> None:
        """Begin without a result; the moves of a search that is not `selective` have no gains."""
        self.core = core
        self.is_selective = selective
        self.ply = 0
        self.best_move = 0
        self.mask = _SMALL - 1
        self.table = chess_tables.words(4 * _SMALL)
        if not bits.COMPILED:
            self.history = chess_tables.zeros(_HISTORY)
            self.replies = chess_tables.zeros(_REPLIES)
            self.traces = chess_tables.zeros(_PLIES)
            self.killers = chess_tables.zeros(2 * _PLIES)
            self.ranks = chess_tables.zeros(chess_tables.FOUND)

    # Results

    def _found_value(self, value: int, ply: int) -> int:
        """Return a value of the table, in which an end counts from its position."""
        if value >= -_LOSS or value <= _LOSS:
            return value - ply if value > 0 else value + ply
        return value

    def _place_of(self, key: int) -> int:
        """Return the place of the first of two results, one of which may be that of a key."""
        return (key >> 20 & self.mask) << 2

    def _make_room(self, count: int) -> int:
        """Make room for more results if that many positions have been looked at; return 0."""
        if count <= self.mask or self.mask >= _LARGE - 1:
            return 0
        before = self.table
        size = 4 * (self.mask + 1)
        self.mask = 8 * self.mask + 7
        self.table = chess_tables.words(8 * size)
        for at in range(0, size, 2):
            if before[at]:
                place = self._place_of(before[at])
                if self.table[place]:
                    place += 2
                self.table[place] = before[at]
                self.table[place + 1] = before[at + 1]
        return 0

    def _keep(self, key: int, depth: int, bound: int, value: int, ply: int) -> None:
        """Remember the result of a position, in place of one of two others."""
        place = self._place_of(key)
        if value >= -_LOSS or value <= _LOSS:
            value += ply if value > 0 else -ply
        if self.table[place] != key:
            if self.table[place + 2] == key or (self.table[place + 1] >> 30 & 63) > depth:
                place += 2
            else:
                self.table[place + 2] = self.table[place]
                self.table[place + 3] = self.table[place + 1]
        self.table[place] = key
        data = value + _OFFSET
        self.table[place + 1] = data << 38 | bound << 36 | depth << 30 | self.best_move & _CODE

    # Moves

    def _rank(self, start: int, total: int, first: int) -> int:
        """Rank listed moves, those likely best first; return the number of those that are early."""
        core = self.core
        army = core._army()
        killer, other_killer = self.killers[2 * self.ply], self.killers[2 * self.ply + 1]
        early = 0
        first_trace = core._trace(first) if first else -1
        before = self.traces[self.ply - 1] ^ _REPLY
        for place in range(start, start + total):
            move = core.found[place]
            trace = core._trace(move & _CODE)
            gain = _gain_of(move)
            if trace == first_trace:
                rank = _FIRST
            elif gain >= _WINNING_GAIN:
                rank = _WINS + gain
            elif trace in (killer, other_killer):
                rank = _KILLER
            elif gain <= _LOSING_GAIN:
                rank = _LOSES + gain
            else:
                rank = self.history[_place(trace, army) >> 50]
                rank = ((rank + self.replies[_place(trace, before) >> 48]) << 8) + gain
                if not self.is_selective:
                    rank -= place - start  # the game lists moves in its order
            if rank >= _KILLER:
                # In front, where fewer are compared.
                core.found[place] = core.found[start + early]
                core.found[start + early] = move
                self.ranks[place] = self.ranks[start + early]
                self.ranks[start + early] = rank
                early += 1
            else:
                self.ranks[place] = rank
        return early

    def _pick(self, place: int, end: int) -> int:
        """Put the move with the highest rank to a place; return it."""
        core = self.core
        best = place
        for other in range(place + 1, end):
            if self.ranks[other] > self.ranks[best] or (
                self.ranks[other] == self.ranks[best] and core.found[other] > core.found[best]
            ):
                best = other
        move = core.found[best]
        rank = self.ranks[best]
        core.found[best] = core.found[place]
        self.ranks[best] = self.ranks[place]
        core.found[place] = move
        self.ranks[place] = rank
        return move

    def _sort(self, start: int, total: int, wanted: int) -> int:
        """Put the listed moves that gain most to the front; return how many there are."""
        for place in range(start, start + total):
            self.ranks[place] = 0
        count = min(total, wanted)
        for at in range(count):
            self._pick(start + at, start + total)
        return count

    def _learn(self, start: int, at: int, depth: int) -> None:
        """Remember that a move was too good, and that those tried before it were not."""
        core = self.core
        if self.ranks[start + at] >= _WINS and self.ranks[start + at] < _FIRST:
            return
        move = core.found[start + at]
        if _gain_of(move) >= _WINNING_GAIN:
            return
        army = core._army()
        trace = core._trace(move & _CODE)
        place = 2 * self.ply
        if self.killers[place] != trace:
            self.killers[place + 1] = self.killers[place]
            self.killers[place] = trace
        bonus = min(16 * depth * depth, _MOST_BONUS)
        self._remember(trace, army, bonus)
        for before in range(at):
            if self.ranks[start + before] <= _KILLER:
                self._remember(core._trace(core.found[start + before] & _CODE), army, -bonus)

    def _remember(self, trace: int, army: int, bonus: int) -> None:
        """Add to what is known of a move of an army, and of it as a reply; it fades."""
        size = max(bonus, -bonus)
        place = _place(trace, army) >> 50
        self.history[place] += bonus - (self.history[place] * size >> 14)
        place = _place(trace, self.traces[self.ply - 1] ^ _REPLY) >> 48
        self.replies[place] += bonus - (self.replies[place] * size >> 14)


def _place(trace: int, word: int) -> int:
    """Return a number whose upper bits are the place of a move by an army, or after a move."""
    return (trace ^ word << 26) * _ODD & _ALL


def _gain_of(move: int) -> int:
    """Return the estimated gain of a found move."""
    return (move >> 35) - _ZERO


def _value_in(known: int) -> int:
    """Return the value of a result of the table."""
    return (known >> 38) - _OFFSET
