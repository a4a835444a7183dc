"""Alpha-beta search on the kernel, for chess of any number of armies.

It runs interpreted or compiled like `chess_pairs`. The player who searches, and all others, are
the two sides of a negamax search: every value is for the side of the player who moves next, in 1/64
of a thousandth of everything. The deepening and the choice at the root are those of `bots.search`.

With two players, all replies count, and the search is that of a chess program: results kept in a
table of fixed size, null moves, reductions of late moves, captures and checks at the leaves. With
more, few replies of the others are considered: for one opponent between any two moves of the
player's, those that take most from the player; what wins most; and doing nothing. At the leaves
each opponent in turn may take something from the player or do nothing, and the player takes
something only after a loss or if it is their turn at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from cfanp_gui.core.searching import FAR, LOSS, WIN
from cfanp_gui.kernel import chess_tables
from cfanp_gui.kernel.chess_search import SearchKernel
from cfanp_gui.kernel.chess_values import UNIT
from cfanp_gui.kernel.turns import MOST_PLIES

IDLE, DRAWN = 1, 2
"""In a line: a player does nothing more; the game is drawn."""

_IDLE, _DRAWN = IDLE, DRAWN
_UNIT = UNIT
_INFINITE = 1_000_000
_FAR = FAR
_WIN, _LOSS = int(WIN) * UNIT, int(LOSS) * UNIT
_PLIES = MOST_PLIES
_LAST = MOST_PLIES - 4
"""Number of plies from which on nothing is searched."""
_CODE = 0x1FF_FFFF
_HARM = 0x5851_F42D_4C95_7F2D
_ODD = 0x9E37_79B9_7F4A_7C15
_ALL = chess_tables.ALL

_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_TABLE = 1 << 19
"""Number of pairs of results that are kept."""
_OFFSET = 1 << 17
_HISTORY = 1 << 14
_MOST_HISTORY = 1 << 20
_PATH = 1024
"""Most positions of the game so far that are compared."""

_FIRST = 0x4_0000_0000_0000
_WINS = 0x1_0000_0000_0000
_KILLER = 0x4000_0000_0000
_LOSES = -0x100_0000_0000
_WINNING_GAIN, _LOSING_GAIN = 60, -60
_BEAM = 6
"""Number of moves that are followed after the first of a turn."""
_HARMFUL = 3
"""Most moves of an opponent that take something from the player and are considered."""
_WINNING = 4
"""Most moves that win something and are considered at the leaves."""
_LAPS = 8
"""Most captures in a row at the leaves between two players."""
_FORCED = 2
"""At most so many moves against one opponent are searched a ply deeper, to find mates."""
_EARLY = 4
"""Number of first moves that are always searched to full depth."""
_QUIET = 8
"""Number of quiet moves tried one ply from the leaves, with more than two players."""


class KernelAlphaBeta:
    """Search for the player to move; it remembers results."""

    def __init__(
        self,
        core: SearchKernel,
        grant: Callable[[int], int],
        earlier: Collection[int],
        overlooks: float,
        seed: int,
    ) -> None:
        """`grant` is told of positions looked at, and returns how many more may be, 0 for none.

        `earlier` has the keys of the game so far. `overlooks` is the chance that a move is
        overlooked that harms the player, by `seed`.
        """
        self.core = core
        self.grant = grant
        self.left = 0
        self.spent = 0
        self.stopped = self.is_refused = False
        self.root = self.core.ply
        self.player = self.core.control[self.core.army]
        living = self.core._living_players()
        self.is_two = living <= 2
        self.is_pair = self.core.count == 2
        self.laps = _LAPS if self.is_two else living + 1
        self.deep = 0
        self.overlooks = int(overlooks * 0x1_0000)
        self.chance = seed
        self.pawn = self.core._pawn_value()
        self.table = chess_tables.words(4 * _TABLE)
        self.history = chess_tables.zeros(_HISTORY)
        self.killers = chess_tables.zeros(2 * _PLIES)
        self.ranks = chess_tables.zeros(chess_tables.FOUND)
        self.reductions = chess_tables.reductions()
        self.lines = chess_tables.zeros(_PLIES * _PLIES)
        self.lengths = chess_tables.zeros(_PLIES)
        self.path = chess_tables.zeros(_PATH + _PLIES)
        self.behind = 0
        for key in list(earlier)[-_PATH + 1 :]:
            self.path[self.behind] = key
            self.behind += 1
        self.path[self.behind] = self.core._hash()
        self.behind += 1
        self.walked = self.behind

    # Public interface

    def moves(self) -> list[int]:
        """Return the line that the last search expects, its move first."""
        return [self.lines[place] for place in range(self.lengths[0])]

    def value_after(self, move: Any, depth: int, bound: float) -> float | None:
        """Return the value of a move for the player, looked at `depth` plies further.

        It is exact if it is more than `bound`; None if the limit ended the search. The position is
        left as it was.
        """
        lower = _inner(bound) if bound >= LOSS - _FAR else -_INFINITE
        self.deep = depth + 1
        self.stopped = False
        value = 0
        if self._spend():
            self.core._advance(move & _CODE)
            value = self._scouted(depth, lower, _INFINITE, True, lower > -_INFINITE, 0, True)
            self.core._take_back()
            self._lead(0, move)
        if self.stopped:
            return None
        self._ask()
        return _outer(value)

    # Limits, lines, sides

    def _spend(self) -> bool:
        """Count one more position; return False if there may be no more."""
        if self.stopped:
            return False
        if not self.left:
            self._ask()
        if self.is_refused:
            self.stopped = True
            return False
        self.left -= 1
        self.spent += 1
        return True

    def _ask(self) -> int:
        """Tell of the positions looked at, and ask for more unless that was refused; return 0."""
        if not self.is_refused:
            self.left = self.grant(self.spent)
            self.spent = 0
            self.is_refused = self.left == 0
        return 0

    def _lead(self, ply: int, move: int) -> None:
        """Put a move before the line of the ply after it."""
        place, after = _PLIES * ply, _PLIES * (ply + 1)
        self.lines[place] = move
        length = self.lengths[ply + 1]
        for at in range(length):
            self.lines[place + 1 + at] = self.lines[after + at]
        self.lengths[ply] = length + 1

    def _is_own(self) -> bool:
        """Return True if the player who searches moves next."""
        return self.core.control[self.core.army] == self.player

    def _worth(self, own: bool) -> int:
        """Return the value of the position as it stands; a near end weighs more."""
        if self.core._has_ended():
            return self._ended(own)
        value = self.core._share(self.player)
        return value if own else -value

    def _ended(self, own: bool) -> int:
        """Return the value of an end."""
        core = self.core
        ply = core.ply - self.root
        if not core._is_decided():
            return self._drawn(own)
        value = _LOSS - _FAR + ply
        for army in range(core.count):
            if core.control[army] == self.player:
                value = _WIN + _FAR - ply
        return value if own else -value

    def _even(self) -> int:
        """Return the value of a game that is drawn now for each of those who live."""
        living = self.core._living_players()
        part = 1000 * _UNIT // living
        return part - (part // 8 if living > 1 else 0)

    def _drawn(self, own: bool) -> int:
        """Return the value of the position as drawn, and remember that the line ends so."""
        ply = self.core.ply - self.root
        self.lines[_PLIES * ply] = _DRAWN
        self.lengths[ply] = 1
        return self._even() if own else -self._even()

    def _is_repeated(self, key: int) -> bool:
        """Return True if a position came before without a capture or pawn move since."""
        back = self.core.clock
        at = self.walked
        while back > 0 and at > 0:
            at -= 1
            back -= 1
            if self.path[at] == key:
                return True
        return False

    def _overlooked(self) -> bool:
        """Return True by a chance."""
        if not self.overlooks:
            return False
        self.chance = (self.chance ^ self.chance >> 29) * _ODD + 1 & _ALL
        return (self.chance >> 40 & 0xFFFF) < self.overlooks

    # Values of positions

    def _scouted(
        self, depth: int, alpha: int, beta: int, harm: bool, scouts: bool, less: int, own: bool
    ) -> int:
        """Return the value of the position after a move, for the side that made it.

        With `scouts` it is first only proved to be more than alpha, `less` plies shallower.
        """
        if scouts:
            value = self._after(depth - less, alpha, alpha + 1, harm, own)
            if self.stopped or value <= alpha or (not less and value >= beta):
                return value
            if less and beta - alpha == 1:
                return self._after(depth, alpha, beta, harm, own)
        return self._after(depth, alpha, beta, harm, own)

    def _after(self, depth: int, alpha: int, beta: int, harm: bool, own: bool) -> int:
        """Return the value of the position for a side, exact between alpha and beta."""
        if self._is_own() == own:
            return self._value(depth, alpha, beta, harm, True)
        return -self._value(depth, -beta, -alpha, harm, True)

    def _value(self, depth: int, alpha: int, beta: int, harm: bool, passes: bool) -> int:
        """Return the value of the position for who moves next; they may claim a draw."""
        core = self.core
        self.lengths[core.ply - self.root] = 0
        own = self._is_own()
        if core._has_ended():
            return self._ended(own)
        if core.clock < 50 * core._living_armies():
            return self._played_on(depth, alpha, beta, harm, passes, own)
        value = self._played_on(depth, alpha, beta, harm, passes, own)
        even = self._even() if own else -self._even()
        return self._drawn(own) if value < even else value

    def _played_on(
        self, depth: int, alpha: int, beta: int, harm: bool, passes: bool, own: bool
    ) -> int:
        """Return the value if nobody claims a draw."""
        core = self.core
        key = hashed = core._hash()
        if core.clock and self._is_repeated(key):
            return self._drawn(own)
        ply = core.ply - self.root
        if core.ply >= _LAST:
            return self._worth(own)
        checked = self.is_pair and core._attackers(core.army, 0, 1) != 0
        if checked and ply < 2 * self.deep:
            depth += 1
        if depth <= 0:
            return self._quiet(alpha, beta, self.laps, own)
        harm = harm or own
        is_open = beta - alpha > 1
        place = ((key >> 20) & (_TABLE - 1)) << 2
        if harm and not self.is_two:
            key ^= _HARM
        first = 0
        if self.table[place] != key and self.table[place + 2] == key:
            place += 2
        if self.table[place] == key:
            known = self.table[place + 1]
            first = known & _CODE
            if (known >> 25 & 63) >= depth and not is_open:
                value = self._found_value(_value_in(known), ply)
                bound = known >> 31 & 3
                if bound == _EXACT or (value >= beta if bound == _AT_LEAST else value <= alpha):
                    return value
        elif self.is_pair and depth >= 4:
            depth -= 1  # without a move to try first a search is slow, and may be repeated
        place &= ~3
        lower = alpha
        stands = 0
        if self.is_two and not checked and not is_open:
            stands = self._worth(own)
            if depth <= 4 and stands - 90 * depth * self.pawn // 100 >= beta:
                return stands
            if passes and depth >= 2 and stands >= beta and core._has_officer(core.army):
                value = self._passed(depth, beta, own)
                if self.stopped or value >= beta:
                    return value
        self.path[self.walked] = hashed
        self.walked += 1
        start = core.top
        if own or self.is_two or self.is_pair:
            best = self._best(depth, alpha, beta, harm, own, first, checked, stands, is_open)
        else:
            best = self._best_reply(depth, alpha, beta, harm)
        core.top = start
        self.walked -= 1
        if self.stopped:
            return 0
        if best == -_INFINITE:
            return self._worth(own)
        bound = _AT_MOST if best <= lower else _AT_LEAST if best >= beta else _EXACT
        self._keep(place, key, depth, bound, best, ply)
        return best

    def _passed(self, depth: int, beta: int, own: bool) -> int:
        """Return the value, at least beta or less, if who moves next does not."""
        core = self.core
        if not self._spend():
            return 0
        self.path[self.walked] = core._hash()
        self.walked += 1
        core._advance(0)
        less = 3 + depth // 4
        if self._is_own() == own:
            value = beta - 1
        else:
            value = -self._value(depth - less, -beta, 1 - beta, True, False)
        core._take_back()
        self.walked -= 1
        return beta if value >= _WIN // 2 and value >= beta else value

    def _found_value(self, value: int, ply: int) -> int:
        """Return a value of the table, in which an end counts from its position."""
        if value >= -_LOSS or value <= _LOSS:
            return value - ply if value > 0 else value + ply
        return value

    def _keep(self, place: int, key: int, depth: int, bound: int, value: int, ply: int) -> None:
        """Remember the result of a position, in place of one of two others."""
        if value >= -_LOSS or value <= _LOSS:
            value += ply if value > 0 else -ply
        if self.table[place] != key:
            if self.table[place + 2] == key or (self.table[place + 1] >> 25 & 63) > depth:
                place += 2
            else:
                self.table[place + 2] = self.table[place]
                self.table[place + 3] = self.table[place + 1]
        self.table[place] = key
        data = value + _OFFSET
        self.table[place + 1] = data << 33 | bound << 31 | depth << 25 | self.best_move & _CODE

    # Moves

    def _rank(self, start: int, total: int, ply: int, first: int) -> int:
        """Rank listed moves, those likely best first; return the number of those that are early."""
        core = self.core
        early = 0
        first_trace = core._trace(first) if first else -1
        for place in range(start, start + total):
            move = core.found[place]
            trace = core._trace(move & _CODE)
            gain = _gain_of(move)
            if trace == first_trace:
                rank = _FIRST
            elif gain >= _WINNING_GAIN:
                rank = _WINS + gain
            elif trace in (self.killers[2 * ply], self.killers[2 * ply + 1]):
                rank = _KILLER
            elif gain <= _LOSING_GAIN:
                rank = _LOSES + gain
            else:
                rank = (self.history[self._history_place(trace)] << 8) + gain
            if rank >= _KILLER:
                early += 1
            self.ranks[place] = rank
        return early

    def _history_place(self, trace: int) -> int:
        """Return the place in `history` of a move of the army to move."""
        word = trace | self.core.army << 26
        return (word * _ODD & _ALL) >> 50

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

    def _best(
        self,
        depth: int,
        alpha: int,
        beta: int,
        harm: bool,
        own: bool,
        first: int,
        checked: bool,
        stands: int,
        is_open: bool,
    ) -> int:
        """Return the best value of all moves; afterwards `best_move` has the best one."""
        core = self.core
        ply = core.ply - self.root
        start = core.top
        best = -_INFINITE
        best_move = first
        tried = 0
        if first and (self.is_pair or not self.is_two):
            # What was best before is often good enough, and then no other move need be known.
            tried = 1
            if not self._spend():
                return 0
            core._advance(first)
            best = self._scouted(depth - 1, alpha, beta, harm, False, 0, own)
            core._take_back()
            if self.stopped:
                return 0
            if best > alpha:
                alpha = best
                self._lead(ply, first)
                if alpha >= beta:
                    self.best_move = first
                    return best
        total = core._list_moves(False)
        if core.pushed:
            total = self._sort(start, total, _BEAM)
            core.top = start + total
        early = self._rank(start, total, ply, first)
        if not self.is_two and depth == 1:
            total_tried = min(total, early + _QUIET)
        else:
            total_tried = total
        if self.is_two and not self.is_pair and total <= _FORCED and ply + depth < 2 * self.deep:
            depth += 1
        futile = self.is_two and not checked and not is_open and depth <= 3
        for at in range(total_tried):
            move = self._pick(start + at, start + total)
            rank = self.ranks[start + at]
            if tried and rank == _FIRST:
                continue
            less = 0
            if rank < _KILLER and at > 0:
                if futile and best > _LOSS + _FAR:
                    if stands + (80 + 100 * depth) * self.pawn // 100 <= alpha:
                        continue
                    if at > 6 + 4 * depth * depth:
                        continue
                if depth >= 3 and at >= max(early, _EARLY if not self.is_two else 2):
                    less = 1
                    if self.is_two:
                        less = self.reductions[64 * min(depth, 63) + min(at, 63)]
                        if checked or is_open:
                            less -= 1
                        less = max(min(less, depth - 2), 0)
            if not self._spend():
                return 0
            core._advance(move & _CODE)
            value = self._scouted(depth - 1, alpha, beta, harm, at + tried > 0, less, own)
            core._take_back()
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    best_move = move
                    alpha = value
                    self._lead(ply, move)
                    if alpha >= beta:
                        self._learn(start, at, ply, depth)
                        break
        self.best_move = best_move
        return best

    def _learn(self, start: int, at: int, ply: int, depth: int) -> None:
        """Remember that a move was too good, and that those tried before it were not."""
        core = self.core
        if self.ranks[start + at] >= _WINS and self.ranks[start + at] < _FIRST:
            return
        move = core.found[start + at]
        if _gain_of(move) >= _WINNING_GAIN:
            return
        trace = core._trace(move & _CODE)
        if self.killers[2 * ply] != trace:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = trace
        place = self._history_place(trace)
        self.history[place] += depth * depth
        if self.history[place] >= _MOST_HISTORY:
            for other in range(_HISTORY):
                self.history[other] >>= 1
        for before in range(at):
            if self.ranks[start + before] < _KILLER:
                place = self._history_place(core._trace(core.found[start + before] & _CODE))
                self.history[place] -= self.history[place] >> 3

    def _best_reply(self, depth: int, alpha: int, beta: int, harm: bool) -> int:
        """Return the best value of few replies of an opponent, one of which is to do nothing."""
        core = self.core
        ply = core.ply - self.root
        start = core.top
        total = core._list_moves(True)
        self._sort(start, total, total)
        if not total:
            total = self._sort(start, core._list_moves(False), 1)
        best = -_INFINITE
        best_move = 0
        harmful = 0
        for at in range(total + 1):
            left = harm
            if at < total:
                move = core.found[start + at]
                takes = harm and harmful < _HARMFUL and self._harms(move)
                if takes:
                    harmful += 1
                    if self._overlooked():
                        continue
                    left = False
                elif at:
                    continue
            else:
                move = _IDLE
            value = self._replied(depth, alpha, beta, left, move, best > -_INFINITE)
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    best_move = move
                    self._lead(ply, move)
                    if alpha >= beta:
                        break
        self.best_move = best_move
        return best

    def _replied(
        self, depth: int, alpha: int, beta: int, harm: bool, move: int, scouts: bool
    ) -> int:
        """Return the value of a reply of an opponent."""
        core = self.core
        if not self._spend():
            return 0
        core._advance(0 if move == _IDLE else move & _CODE)
        value = self._scouted(depth - 1, alpha, beta, harm, scouts, 0, False)
        core._take_back()
        return value

    def _harms(self, move: int) -> bool:
        """Return True if a move takes something from the player."""
        return (move >> 25 & 31) == self.player

    # Leaves

    def _quiet(self, alpha: int, beta: int, laps: int, taking: bool) -> int:
        """Return the value after captures and mates; `taking` is True if the player may capture."""
        core = self.core
        ply = core.ply - self.root
        own = self._is_own()
        self.lengths[ply] = 0
        if laps <= 0 or core.ply >= _LAST or core._has_ended():
            return self._worth(own)
        start = core.top
        if self.is_two:
            best = self._exchanged(alpha, beta, laps, own)
        elif own:
            best = self._worth(True)
            if taking and best < beta:
                total = self._sort(start, core._list_moves(True), _WINNING)
                best = self._tried(start, total, best, alpha, beta, laps, False)
        else:
            best = self._lapped(alpha, beta, laps, taking)
        core.top = start
        return best

    def _exchanged(self, alpha: int, beta: int, laps: int, own: bool) -> int:
        """Return the value after captures between two players."""
        core = self.core
        start = core.top
        checked = self.is_pair and laps > 2 and core._attackers(core.army, 0, 1) != 0
        if checked:
            total = core._list_moves(False)
            self._sort(start, total, total)
            return self._tried(start, total, -_INFINITE, alpha, beta, laps, True)
        best = self._worth(own)
        if best >= beta:
            return best
        if self.is_pair:
            total = core._list_captures()
            self._sort(start, total, total)
        else:
            total = self._sort(start, core._list_moves(True), _WINNING)
        return self._tried(start, total, best, alpha, beta, laps, True)

    def _tried(
        self, start: int, total: int, best: int, alpha: int, beta: int, laps: int, taking: bool
    ) -> int:
        """Return the best value of some captures and of `best`, for the side to move."""
        core = self.core
        ply = core.ply - self.root
        own = self._is_own()
        stands = best
        alpha = max(alpha, best)
        for place in range(start, start + total):
            move = core.found[place]
            if stands > -_INFINITE and self.is_pair:
                gain = _gain_of(move)
                if stands + max(gain + 150, 0) * self.pawn // 100 <= alpha:
                    continue
            if self.is_two and not own and self._overlooked():
                continue
            if not self._spend():
                return 0
            core._advance(move & _CODE)
            if self._is_own() == own:
                value = self._quiet(alpha, beta, laps - 1, taking)
            else:
                value = -self._quiet(-beta, -alpha, laps - 1, taking)
            core._take_back()
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self._lead(ply, move)
                    if alpha >= beta:
                        break
        return best

    def _lapped(self, alpha: int, beta: int, laps: int, taking: bool) -> int:
        """Return the value after an opponent takes something from the player, or does nothing."""
        core = self.core
        ply = core.ply - self.root
        start = core.top
        total = core._list_moves(True)
        self._sort(start, total, total)
        best = -_INFINITE
        harmful = 0
        for at in range(total + 1):
            passes = at == total
            move = _IDLE
            if not passes:
                move = core.found[start + at]
                if harmful >= _HARMFUL or not self._harms(move):
                    continue
                harmful += 1
                if self._overlooked():
                    continue
            if not self._spend():
                return 0
            core._advance(0 if passes else move & _CODE)
            after = taking if passes else True
            if self._is_own():
                value = -self._quiet(-beta, -alpha, laps - 1, after)
            else:
                value = self._quiet(alpha, beta, laps - 1, after)
            core._take_back()
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self._lead(ply, move)
                    if alpha >= beta:
                        break
        return best


def _gain_of(move: int) -> int:
    """Return the estimated gain of a found move."""
    return (move >> 30) - 0x8000


def _value_in(known: int) -> int:
    """Return the value of a result of the table."""
    return (known >> 33) - _OFFSET


def _inner(value: float) -> int:
    """Return a value in the form of this search."""
    if value >= WIN:
        return _WIN + int(value - WIN)
    if value <= LOSS:
        return _LOSS + int(value - LOSS)
    return int(value * _UNIT)


def _outer(value: int) -> float:
    """Return a value in thousandths of everything."""
    if value >= _WIN:
        return WIN + (value - _WIN)
    if value <= _LOSS:
        return LOSS + (value - _LOSS)
    return value / UNIT
