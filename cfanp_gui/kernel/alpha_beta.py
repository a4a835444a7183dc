"""Alpha-beta search of any game, with two players or more.

It runs interpreted or compiled like `chess_pairs`, on any position that is a `SearchCore`. The
player who searches with their friends, and all others, are the two sides of a negamax search: every
value is for the side of the player who moves next, in 1/64 of a thousandth of everything. The
deepening and the choice at the root are those of `bots.search`.

A ply is one move; a turn of several is searched move by move, and after its first only the moves
that look best are followed. A repeated position is drawn or, if the rules say so, lost for
somebody, and a player who may claim a draw does so if nothing better is left to them.

A selective search leaves out what seems to matter little. With two players, all replies count, and
it is that of a chess program: null moves, reductions of late moves, captures and checks at the
leaves. With more, few replies of the others are considered: for one opponent between any two moves
of the player's, those that take most from the player; what wins most; and doing nothing. With
three players, all moves are considered if the opponent loses much by these few, so that a mate that
can be parried is not won. At the leaves each opponent in turn may take something from the player or
do nothing, and the player takes something only after a loss or if it is their turn at once: a piece
that is merely attacked is not won, for its owner will see it too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from typing import Any

from cfanp_gui.core import searching
from cfanp_gui.core.searching import FAR, LOSS, WIN
from cfanp_gui.kernel import bits, chess_tables, search_core, search_memory
from cfanp_gui.kernel.search_core import SearchCore
from cfanp_gui.kernel.search_memory import SearchMemory

_MARKS: Mapping[int, searching.SearchMove] = {1: searching.IDLE, 2: searching.DRAWN}
_IDLE, _DRAWN = 1, 2
"""In a line: a player does nothing more; the game is drawn."""

_UNIT = search_core.UNIT
_INFINITE = 1_000_000
_FAR = FAR
_WIN, _LOSS = int(WIN) * _UNIT, int(LOSS) * _UNIT
_PLIES = chess_tables.PLIES
_MOST = chess_tables.PLIES - 4
"""Number of plies from which on nothing is searched."""
_CODE = search_core.CODE
_HARM = 0x5851_F42D_4C95_7F2D
_ODD = 0x9E37_79B9_7F4A_7C15
_ALL = chess_tables.ALL

_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_PATH = 1024
"""Most positions of the game so far that are compared."""

_FIRST, _KILLER, _LOSES = search_memory.FIRST, search_memory.KILLER, search_memory.LOSES
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
_MUCH = 12
"""Pawns that an opponent loses by few replies if all are to be considered, with three players."""
_EARLY = 4
"""Number of first moves that are always searched to full depth."""
_USUAL = 43
"""Pawns that an army is worth."""
_QUIET = 8
"""Number of quiet moves tried one ply from the leaves, with more than two players."""


class AlphaBeta(SearchMemory):
    """Search for the player to move."""

    def __init__(
        self,
        core: SearchCore,
        grant: Callable[[int], int],
        earlier: Collection[Hashable] = (),
        overlooks: float = 0.0,
        seed: int = 0,
        selective: bool = True,
    ) -> None:
        """`grant` is told of positions looked at, and returns how many more may be, 0 for none.

        `earlier` has the keys of the game so far. `overlooks` is the chance that a move of anybody
        is overlooked, by `seed`: wherever the search meets it again, it is again. A search that is
        not `selective` looks at all moves equally far, and does not play on at the leaves.
        """
        SearchMemory.__init__(self, core, selective)
        self.grant = grant
        self.left = 0
        self.spent = 0
        self.looked = 0
        self.stopped = self.is_refused = False
        self.most = min(_MOST, self.core._room() - 3)
        self.player = self.core._mover()
        self.friends = self.core._friends(self.player)
        living = self.core._living_players()
        self.is_two = living <= 2
        self.is_pair = selective and self.core.is_pair
        self.is_few = selective and not self.is_two
        self.laps = _LAPS if self.is_two else living + 1
        self.deep = 0
        self.overlooks = int(overlooks * 0x1_0000)
        self.chance = seed
        self.pawn = self.core._pawn_value()
        self.is_three = self.is_few and living == 3
        self.much = _MUCH * int(self.pawn_part * _UNIT)
        self.stands = chess_tables.zeros(_PLIES)
        self.reductions = chess_tables.reductions()
        self.lines = chess_tables.zeros(_PLIES * _PLIES)
        self.lengths = chess_tables.zeros(_PLIES)
        self.path = chess_tables.zeros(_PATH + _PLIES)
        self.walked = 0
        for key in list(earlier)[-_PATH + 1 :]:
            self.path[self.walked] = self.core.number_of(key)
            self.walked += 1
        self.path[self.walked] = self.core._hash()
        self.walked += 1
        self.aimed = self.aim = 0

    # Public interface

    @property
    def line(self) -> tuple[searching.SearchMove, ...]:
        """Return the line that the last search expects, its move first."""
        codes = [self.lines[place] for place in range(self.lengths[0])]
        return tuple([_MARKS.get(code) or self.core.move_of(code) for code in codes])

    @property
    def pawn_part(self) -> float:
        """Return a pawn's part of everything, in thousandths; that of usual armies if unknown."""
        if self.pawn:
            return self.pawn / _UNIT
        return 1000 / (_USUAL * max(self.core._living_players(), 1))

    def sees(self, move: Any) -> bool:
        """Return True if a move of the player's is not overlooked."""
        return not self._overlooked(self.core.code_of(move))

    def value_after(self, move: Any, depth: int, bound: float) -> float | None:
        """Return the value of a move for the player, looked at `depth` plies further.

        It is exact if it is more than `bound`; None if the limit ended the search. The position is
        left as it was.
        """
        lower = _inner(bound) if bound >= LOSS - _FAR else -_INFINITE
        self.deep = depth + 1
        self.stopped = False
        value = 0
        code = self.core.code_of(move)
        if self._play(code):
            near = self.pawn // 4 if code == self.aimed and depth > 3 else 0
            if near:
                value = self._after(depth, self.aim - near, self.aim + near, True, True)
            if not near or value <= self.aim - near or value >= self.aim + near:
                value = self._scouted(depth, lower, _INFINITE, True, lower > -_INFINITE, 0, True)
            self._take_back()
            self._lead(0, code)
        if lower == -_INFINITE:
            self.aimed, self.aim = code, value
        if self.stopped:
            return None
        self._ask()
        return _outer(value)

    # Limits, lines, sides

    def _play(self, move: int) -> bool:
        """Play a move, or do nothing, as one more position; return False if that cannot be."""
        if not self._spend():
            return False
        if move == _IDLE:
            if not self.core._pass():
                return False
            self.traces[self.ply] = 0
        else:
            self.traces[self.ply] = self.core._trace(move & _CODE)
            self.core._advance(move & _CODE)
        self.ply += 1
        return True

    def _take_back(self) -> int:
        """Take the last move back; return 0."""
        self.core._take_back()
        self.ply -= 1
        return 0

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
            self.looked += self.spent
            self._make_room(self.looked)
            self.left = min(self.grant(self.spent), self.core.portion)
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
        """Return True if the player who searches or a friend moves next."""
        return (self.friends >> self.core._mover() & 1) != 0

    def _harms(self, move: int) -> bool:
        """Return True if a move takes something from the player or a friend."""
        return (self.friends >> (move >> 30 & 31) & 1) != 0

    def _worth(self, own: bool) -> int:
        """Return the value of the position as it stands; a near end weighs more."""
        if self.core._has_ended():
            return self._decided(self.core._result(self.player), own)
        value = self.core._share(self.player)
        return value if own else -value

    def _decided(self, result: int, own: bool) -> int:
        """Return the value of an end here by its result for the player: 1, 0 or -1."""
        if not result:
            return self._drawn(own)
        value = _WIN + _FAR - self.ply if result > 0 else _LOSS - _FAR + self.ply
        return value if own else -value

    def _even(self) -> int:
        """Return the value of a game that is drawn now for each of those who live."""
        living = max(self.core._living_players(), 1)
        part = 1000 * _UNIT // living
        return part - (part // 8 if living > 1 else 0)

    def _drawn(self, own: bool) -> int:
        """Return the value of the position as drawn, and remember that the line ends so."""
        self.lines[_PLIES * self.ply] = _DRAWN
        self.lengths[self.ply] = 1
        return self._even() if own else -self._even()

    def _is_repeated(self, key: int) -> bool:
        """Return True if a position came before without a capture or pawn move since."""
        back = self.core._since()
        at = self.walked
        while back > 0 and at > 0:
            at -= 1
            back -= 1
            if self.path[at] == key:
                return True
        return False

    def _overlooked(self, move: int) -> bool:
        """Return True if a listed move of who moves next is overlooked."""
        if not self.overlooks or move == _IDLE:
            return False
        core = self.core
        word = core._trace(move & _CODE) ^ core._army() << 26
        word = (word ^ self.chance) * _ODD & _ALL
        word = (word ^ word >> 29) * _ODD & _ALL
        chance = word >> 40 & 0xFFFF
        if 5 * chance >= 7 * self.overlooks:
            return False
        # Captures nearby are seen most easily, quiet moves that go far least.
        is_far = core._is_far(move & _CODE)
        if search_memory._gain_of(move) > 0:
            return (5 if is_far else 20) * chance < (4 if is_far else 5) * self.overlooks
        return is_far or chance < self.overlooks

    # Values of positions

    def _scouted(
        self, depth: int, alpha: int, beta: int, harm: bool, scouts: bool, less: int, own: bool
    ) -> int:
        """Return the value of the position after a move, for the side that made it.

        With `scouts` it is first only proved to be more than alpha, `less` plies shallower.
        """
        if scouts and self.is_selective:
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
        self.lengths[self.ply] = 0
        own = self._is_own()
        if core._has_ended():
            return self._decided(core._result(self.player), own)
        if not core._may_claim():
            return self._played_on(depth, alpha, beta, harm, passes, own)
        value = self._played_on(depth, alpha, beta, harm, passes, own)
        even = self._even() if own else -self._even()
        return self._drawn(own) if value < even else value

    def _played_on(
        self, depth: int, alpha: int, beta: int, harm: bool, passes: bool, own: bool
    ) -> int:
        """Return the value if nobody claims a draw."""
        core = self.core
        # To number all leaves would keep them alive, and most positions are leaves.
        key = hashed = core._hash() if depth > 0 else core._known_hash()
        harm = harm or own
        if harm and not self.is_two:
            key ^= _HARM
        place = self._place_of(key)
        bits.prefetch(self.table[place])
        if hashed and self._is_repeated(hashed):
            return self._decided(core._repeated(self.player), own)
        ply = self.ply
        if ply >= self.most:
            return self._worth(own)
        checked = self.is_pair and core._in_check()
        if checked and ply < 2 * self.deep:
            depth += 1
        if depth <= 0 and not self.is_pair:
            return (
                self._quiet(alpha, beta, self.laps, own) if self.is_selective else self._worth(own)
            )
        is_open = beta - alpha > 1
        first = 0
        if self.table[place] != key and self.table[place + 2] == key:
            place += 2
        if self.table[place] == key:
            known = self.table[place + 1]
            first = known & _CODE
            if (known >> 30 & 63) >= depth and not is_open:
                value = self._found_value(search_memory._value_in(known), ply)
                bound = known >> 36 & 3
                if bound == _EXACT or (value >= beta if bound == _AT_LEAST else value <= alpha):
                    return value
        elif self.is_pair and depth >= 4:
            depth -= 1  # without a move to try first a search is slow, and may be repeated
        lower = alpha
        if depth <= 0:
            best = self._quiet(alpha, beta, self.laps, own)
            if not self.stopped:
                self.best_move = first
                bound = _AT_MOST if best <= lower else _AT_LEAST if best >= beta else _EXACT
                self._keep(key, 0, bound, best, ply)
            return best
        stands = -_INFINITE
        if self.pawn and self.is_two and self.is_selective and not checked:
            stands = self._worth(own)
            if not is_open:
                better = ply > 1 and stands > self.stands[ply - 2]
                margin = (80 * depth - (60 if better else 0)) * self.pawn // 100
                if depth <= 6 and stands - margin >= beta:
                    return stands
                if passes and depth >= 2 and stands >= beta and core._may_skip():
                    value = self._passed(depth, stands, beta, own)
                    if self.stopped or value >= beta:
                        return value
        self.stands[ply] = stands
        self.path[self.walked] = hashed
        self.walked += 1
        start = core.top
        if own or not self.is_few:
            best = self._best(depth, alpha, beta, harm, own, first, stands, is_open)
        else:
            best = self._best_reply(depth, alpha, beta, harm, first)
        core.top = start
        self.walked -= 1
        if self.stopped:
            return 0
        if best == -_INFINITE:
            return self._worth(own)
        bound = _AT_MOST if best <= lower else _AT_LEAST if best >= beta else _EXACT
        self._keep(key, depth, bound, best, ply)
        return best

    def _passed(self, depth: int, stands: int, beta: int, own: bool) -> int:
        """Return the value, at least beta or less, if who moves next does not."""
        self.path[self.walked] = self.core._hash()
        if not self._play(_IDLE):
            return beta - 1
        self.walked += 1
        less = 3 + depth // 4 + min((stands - beta) // (2 * self.pawn), 2)
        if self._is_own() == own:
            value = beta - 1
        else:
            value = -self._value(depth - less, -beta, 1 - beta, True, False)
        self._take_back()
        self.walked -= 1
        return beta if value >= _WIN // 2 and value >= beta else value

    # Moves

    def _best(
        self,
        depth: int,
        alpha: int,
        beta: int,
        harm: bool,
        own: bool,
        first: int,
        stands: int,
        is_open: bool,
    ) -> int:
        """Return the best value of all moves; afterwards `best_move` has the best one."""
        core = self.core
        ply = self.ply
        start = core.top
        best = -_INFINITE
        best_move = first
        tried = 0
        if first and (self.is_pair or not self.is_two):
            # What was best before is often good enough, and then no other move need be known.
            tried = 1
            if self._play(first):
                best = self._scouted(depth - 1, alpha, beta, harm, False, 0, own)
                self._take_back()
            if self.stopped:
                return 0
            if best > alpha:
                alpha = best
                self._lead(ply, first)
                if alpha >= beta:
                    self.best_move = first
                    return best
        total = core._list_moves(False)
        if core._is_begun():
            total = self._sort(start, total, _BEAM)
            core.top = start + total
        early = self._rank(start, total, first)
        total_tried = min(total, early + _QUIET) if self.is_few and depth == 1 else total
        if self.is_two and not self.is_pair and total <= _FORCED and ply + depth < 2 * self.deep:
            depth += 1
        full = total
        if self.is_selective and depth >= 3:
            full = max(early, 2 if self.is_two else _EARLY)
        # A King in check has no value that stands.
        better = stands > -_INFINITE and (ply < 2 or stands > self.stands[ply - 2])
        skips = self.is_two and stands > -_INFINITE and not is_open
        for at in range(total_tried):
            move = self._pick(start + at, start + (early if at < early else total))
            rank = self.ranks[start + at]
            if tried and rank == _FIRST:
                continue
            if (stands > -_INFINITE or not self.is_pair) and self._overlooked(move):
                continue  # nobody overlooks a way out of check
            less = 0
            if rank < _KILLER and at > 0:
                # Moves of a lower rank would be left out as well.
                if skips and best > _LOSS + _FAR:
                    if depth <= 5 and stands + (80 + 100 * depth) * self.pawn // 100 <= alpha:
                        break
                    if depth <= 6 and at > (4 + depth * depth) >> (0 if better else 1):
                        break
                    if depth <= 4 and rank < _LOSES // 2 and rank - _LOSES < -60 * depth:
                        break
                if at >= full:
                    less = 1
                    if self.is_two:
                        less = self.reductions[64 * min(depth, 63) + min(at, 63)]
                        if is_open or stands == -_INFINITE:
                            less -= 1
                        elif not better:
                            less += 1
                        if rank > _LOSES // 2:
                            less -= (rank >> 8) + 4096 >> 13
                        less = max(min(less, depth - 2), 0)
            if self._play(move):
                value = self._scouted(depth - 1, alpha, beta, harm, at + tried > 0, less, own)
                self._take_back()
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    best_move = move
                    alpha = value
                    self._lead(ply, move)
                    if alpha >= beta:
                        self._learn(start, at, depth)
                        break
        self.best_move = best_move
        return best

    def _list_replies(self, harm: bool, likely: bool) -> int:
        """List few moves of an opponent, the last one to do nothing; return their number.

        With `harm` they are those that take most from the player, with `likely` the one that gains
        most.
        """
        core = self.core
        start = core.top
        wins = core._list_moves(True)
        total = wins if wins or not likely else core._list_moves(False)
        self._sort(start, total, 0)
        core.top = start
        harmful = 0
        for at in range(total):
            if not (likely and not at) and not (harm and wins and harmful < _HARMFUL):
                break
            move = self._pick(start + at, start + total)
            if harm and self._harms(move):
                harmful += 1
                if not self._overlooked(move):
                    core._add(move)
            elif likely and not at:
                core._add(move)
        core._add(_IDLE)
        return core.top - start

    def _best_reply(self, depth: int, alpha: int, beta: int, harm: bool, first: int) -> int:
        """Return the best value of few replies of an opponent, one of which is to do nothing.

        If one of two opponents loses much by all of these, every move is tried until one does not.
        """
        core = self.core
        ply = self.ply
        start = core.top
        best = -_INFINITE
        best_move = 0
        total = self._list_replies(harm, True)
        for at in range(start + 1, start + total):
            move = core.found[at]
            if move & _CODE == first:
                core.found[at] = core.found[start]
                core.found[start] = move
        at = 0
        much = -_INFINITE
        is_every = False
        while at < total:
            move = self._pick(start + at, start + total) if is_every else core.found[start + at]
            left = harm and not self._harms(move)
            if not (is_every and self._overlooked(move)) and self._play(move):
                value = self._scouted(depth - 1, alpha, beta, left, best > -_INFINITE, 0, False)
                self._take_back()
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
                        best_move = move
                        self._lead(ply, move)
            if self.stopped:
                return 0
            if alpha >= beta:
                if is_every:
                    self._learn(start, at, depth)
                break
            if best >= -much:
                break
            at += 1
            if at == total and self.is_three and not is_every:
                much = core._share(self.player) + self.much
                if best == -_INFINITE or best >= -much:
                    break
                is_every = True
                core.top = start
                total = core._list_moves(False)
                self._rank(start, total, first)
                at = 0
        self.best_move = best_move
        return best

    # Leaves

    def _quiet(self, alpha: int, beta: int, laps: int, taking: bool) -> int:
        """Return the value after captures and mates; `taking` is True if the player may capture."""
        core = self.core
        ply = self.ply
        own = self._is_own()
        self.lengths[ply] = 0
        if laps <= 0 or ply >= self.most or core._has_ended():
            return self._worth(own)
        start = core.top
        stands = -_INFINITE
        total = 0
        passed, may_take = taking, taking or self.is_two
        taking = True
        if self.is_few and not own:
            # That nobody does anything is mostly enough, and then no moves need be listed.
            if not passed:
                stands = self._taken(_IDLE, alpha, beta, laps, False, own)
                if stands > alpha:
                    self._lead(ply, _IDLE)
            if stands < beta and not self.stopped:
                total = self._list_replies(True, False) - (0 if passed else 1)
        elif self.is_pair and laps > 2 and core._in_check():
            total = core._list_moves(False)
            self._sort(start, total, total)
        else:
            stands = self._worth(own)
            taking = self.is_two
            if stands < beta and may_take:
                if self.is_pair:
                    total = core._list_captures()
                    self._sort(start, total, total)
                else:
                    total = self._sort(start, core._list_moves(True), _WINNING)
        best = stands
        alpha = max(alpha, best)
        for place in range(start, start + total):
            move = core.found[place]
            if stands > -_INFINITE and self.is_pair:
                gain = search_memory._gain_of(move)
                if stands + max(gain + 150, 0) * self.pawn // 100 <= alpha:
                    break
            if self.is_two and stands > -_INFINITE and self._overlooked(move):
                continue
            after = passed if move == _IDLE else taking
            value = self._taken(move, alpha, beta, laps, after, own)
            if self.stopped:
                break
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self._lead(ply, move)
                    if alpha >= beta:
                        break
        core.top = start
        return best

    def _taken(self, move: int, alpha: int, beta: int, laps: int, taking: bool, own: bool) -> int:
        """Return the value of a move at the leaves; `taking` as in `_quiet`, after the move."""
        if not self._play(move):
            return self._worth(own)
        if self._is_own() == own:
            value = self._quiet(alpha, beta, laps - 1, taking)
        else:
            value = -self._quiet(-beta, -alpha, laps - 1, taking)
        self._take_back()
        return value


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
    return value / _UNIT
