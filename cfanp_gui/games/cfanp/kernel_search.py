"""The moves of a position as a search wants them: each position once, the best first.

Interpreted or compiled, as `kernel_pairs` is, which says how numbers are kept.

A move that stays on one half-board leads to the same position whichever other one is pushed
against it, unless it checkmates a King there. Of moves that lead to the same position one is kept,
with a partner that the army needs least.

A move that was found is one number: as the kernel writes it, and from bit 25 the player who loses
something by it (0 for nobody), from bit 30 what it seems to win, in hundredths of a pawn above
`LEAST`. So moves are ordered as numbers are. The end of a turn is written as the move 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.games.cfanp import kernel_pairs, kernel_tables, kernel_weights
from cfanp_gui.games.cfanp.kernel import MOST_PLIES, Fields
from cfanp_gui.games.cfanp.kernel_values import ValueKernel

CODE = 0x1FF_FFFF
"""The part of a number that is the move."""
LEAST = -0x8000
"""The least that a move may seem to win."""

_ARMIES = kernel_tables.ARMIES
_PLANES = kernel_tables.PLANES
_UNDO = kernel_tables.UNDO
_ROOM = kernel_tables.ROOM
_PLIES = MOST_PLIES
_EMPTY = 0
_ALL = 0xFFFF_FFFF_FFFF_FFFF
_CODE = CODE
_ZERO = -LEAST
_MOST = 0x7FFF
_VICTIM = 0x200_0000
_VICTIMS = 0x3E00_0000
_GAIN = 0x4000_0000
_KINDS = 7
"""Kinds of pieces, and at last pawns that run down; other pawns run up."""
_DOWN = 6
_NO_LOSS = 100_000
"""More than a piece is worth: a King does not take what is guarded."""
_KEEP = 0x4_0000_0000_0000
"""Marks a move that gives check and is wanted even if it does not mate."""


def _packed(gain: int, victim: int, code: int) -> int:
    """Return a move that was found as one number."""
    gain += _ZERO
    if gain < 0:
        gain = 0
    elif gain > _ZERO + _MOST:
        gain = _ZERO + _MOST
    return gain * _GAIN + victim * _VICTIM + code


def gain(move: int) -> int:
    """Return what a move that was found seems to win."""
    return (move >> 30) - _ZERO


def victim(move: int) -> int:
    """Return the player who loses something by a move that was found; 0 for nobody."""
    return move >> 25 & 31


class SearchKernel(ValueKernel):
    """A kernel that lists moves for a search."""

    def __init__(
        self,
        fields: Fields,
        flip: int,
        kings: Sequence[int],
        short_rooks: Sequence[int],
        long_rooks: Sequence[int],
    ) -> None:
        """Take a position over as a `Kernel` does; raises ValueError as it does."""
        ValueKernel.__init__(self, fields, flip, kings, short_rooks, long_rooks)
        self.prices = kernel_weights.VALUES
        self.check_gain = kernel_weights.CHECK_GAIN
        self.winning = kernel_weights.WINNING
        self.rescue = kernel_weights.RESCUE
        self.listings = 0
        self.seen = kernel_tables.zeros(1024 * _ARMIES)
        self.watched = 0
        self.watched_kings = kernel_tables.zeros(_ARMIES)
        self.watched_foes = kernel_tables.zeros(_ARMIES)
        self.is_checked = kernel_tables.zeros(_ARMIES)
        self.revealing = kernel_tables.zeros(_ARMIES)
        self.direct = kernel_tables.zeros(_KINDS * _ARMIES)
        self.alarms = kernel_tables.zeros(_KINDS)
        self.alarm_origins = _EMPTY
        self.attacked = _EMPTY
        self.won = 0

    # What is asked from outside

    def found(self) -> list[int]:
        """Return the moves there are, the best first, and to end the turn where it has begun.

        There are none when as many have been played as there is room for.
        """
        return self._found(False)

    def found_winning(self) -> list[int]:
        """Return those of the moves that seem to win something at once, the best first.

        These are moves by which armies change hands, captures that win something, promotions.
        """
        return self._found(True)

    def trace(self, move: int) -> int:
        """Return what a move that was found is whatever it wins, and whatever is pushed there.

        It is told by the half-boards it is about.
        """
        code = move & CODE
        if not (code ^ code >> 6) & 32 and code:
            board = code >> (20 if code & 32 else 15) & 31
            turned = self.flip | self.flip << 6 if code & 32 else 0
            return (code & 0x7FFF ^ turned) | board << 15 | board << 20
        return code

    def play(self, move: int) -> None:
        """Play a move that was found, or end the turn; raises ValueError as `Kernel.play`."""
        if self.ply >= _PLIES - 1:
            raise ValueError(f"{_PLIES - 1} moves are played already")
        self._weigh()
        code = move & CODE
        if code:
            self._play(code)
            self._carry(1 << (code >> 15 & 31) | 1 << (code >> 20 & 31))
        else:
            self._end_turn()

    def pass_turn(self) -> bool:
        """End the turn, even one that has not begun; return whether there was room for that."""
        if self.ply >= _PLIES - 1:
            return False
        self._weigh()
        self._end_turn()
        return True

    # How

    def _end_turn(self) -> int:
        """End the turn; return 0."""
        self._save(0, 1)
        self.known_army = -1
        self._next_turn()
        if not self._has_move():
            self._settle()
        self._carry(0)
        return 0

    def _found(self, winning: bool) -> list[int]:
        """Return the moves there are, or only those that seem to win something."""
        found: list[int] = []
        if self.ply >= _PLIES - 1 or self._has_ended():
            return found
        self._weigh()
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
                        self._list_pair(lower, upper, winning, found)
        if self.pushed and not winning:
            found.append(_packed(0, 0, 0))
        found.sort(reverse=True)
        return found

    def _list_pair(self, lower: int, upper: int, winning: bool, found: list[int]) -> int:
        """Add the moves on a pair; return 0."""
        base = _ROOM * self.ply
        total = self._generate(self.army, lower, upper, base)
        if not total:
            return 0
        self._watch_kings(lower, upper)
        last = -1
        kind = 0
        rescued = 0
        checking: list[int] = []
        self.attacked = _EMPTY
        for place in range(base, base + total):
            code = self.moves[place]
            origin, target, promotion = code & 63, code >> 6 & 63, code >> 12 & 7
            if origin != last:
                last = origin
                kind = self._kind_on(kernel_pairs._BIT[origin])
                rescued = -1
            beside = -1
            goal = kernel_pairs._BIT[target]
            captures = self.occupied & goal != 0
            if kind in (0, _DOWN) and not captures and (origin ^ target) & 7:
                beside = origin & 56 | target & 7
                captures = True
            checks = False
            if self.watched and (
                self.alarms[kind] & goal
                or self.alarm_origins & kernel_pairs._BIT[origin]
                or promotion
                or beside >= 0
                or kind == 5
            ):
                checks = self._gives_check(origin, target, promotion, kind, beside, lower, upper)
            if not checks:
                if winning and not captures and not promotion:
                    continue
                if not self._is_new(code):
                    continue
            if not self.attacked:
                self._see_attacks()
            if rescued < 0:
                rescued = 0
                if self.attacked & kernel_pairs._BIT[origin]:
                    rescued = self._risk(origin, kind, self.occupied, _EMPTY, _EMPTY)
                    rescued = rescued * self.rescue // 100
            move = self._guess(origin, target, promotion, kind, beside, rescued, lower, upper)
            if checks:
                move += _GAIN * self.check_gain
            wanted = not winning or ((move & _VICTIMS or promotion) and self.won > self.winning)
            if checks:
                checking.append(move + code + _KEEP if wanted else move + code)
            elif wanted:
                found.append(move + code)
        for one in checking:
            self._try_mate(one, found)
        return 0

    def _is_new(self, code: int) -> bool:
        """Return whether no move to the same position is listed yet."""
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

    def _try_mate(self, move: int, found: list[int]) -> int:
        """Add a move that gives check, as one that mates if it does; return 0.

        If it does not, it is listed if it is wanted and no other leads there.
        """
        code = move & _CODE
        lower, upper = code >> 15 & 31, code >> 20 & 31
        self._save(lower, upper)
        self.known_army = -1
        self._move(code & 63, code >> 6 & 63, code >> 12 & 7, lower, upper)
        self._judge(lower, upper)
        place = _UNDO * (self.ply - 1) + 2 * _PLANES + 2
        lost = 0
        for army in range(self.count):
            if self.control[army] != self.undo[place + 6 * army]:
                lost |= 1 << army
        self._take_back()
        self.known_army = -1
        if lost:
            gain = ((move & ~_KEEP) >> 30) - _ZERO
            loser = 0
            for army in range(self.count):
                if lost >> army & 1:
                    gain += self._worth_of(army)
                    if not loser:
                        loser = self.control[army]
            found.append(_packed(gain, loser, code))
        elif self._is_new(code) and move & _KEEP:
            found.append(move - _KEEP)
        return 0

    # What a move does on a pair that is joined

    def _kind_on(self, bit: int) -> int:
        """Return the kind of the piece on a square."""
        if self.up & bit:
            return 0
        if self.down & bit:
            return _DOWN
        if self.knights & bit:
            return 1
        if self.diagonal & bit:
            return 4 if self.straight & bit else 2
        return 3 if self.straight & bit else 5

    def _seen_from(self, square: int, kind: int, occupied: int) -> int:
        """Return from where a piece of a kind attacks a square."""
        if kind == 0:
            return kernel_pairs._LEAPS[128 + square]
        if kind == 1:
            return kernel_pairs._LEAPS[square]
        if kind == _DOWN:
            return kernel_pairs._LEAPS[192 + square]
        if kind == 2:
            return kernel_pairs._diagonal_from(square, occupied)
        if kind == 3:
            return kernel_pairs._straight_from(square, occupied)
        if kind == 4:
            return kernel_pairs._diagonal_from(square, occupied) | kernel_pairs._straight_from(
                square, occupied
            )
        return kernel_pairs._LEAPS[64 + square]

    def _bearing(self, square: int, occupied: int, pieces: int) -> int:
        """Return which of some pieces attack a square, through what is not `occupied`."""
        return pieces & (
            (kernel_pairs._LEAPS[square] & self.knights)
            | (kernel_pairs._LEAPS[64 + square] & self.joined_kings)
            | (kernel_pairs._LEAPS[128 + square] & self.up)
            | (kernel_pairs._LEAPS[192 + square] & self.down)
            | (kernel_pairs._diagonal_from(square, occupied) & self.diagonal)
            | (kernel_pairs._straight_from(square, occupied) & self.straight)
        )

    def _risk(self, square: int, kind: int, occupied: int, start: int, taken: int) -> int:
        """Return what would be lost if a piece on a square were taken there, on this pair.

        `start` is where it comes from, `taken` what it takes.
        """
        if kind == 5:
            return 0
        takers = self._bearing(square, occupied, self.hostile & ~taken)
        if not takers:
            return 0
        worth = self.prices[0 if kind == _DOWN else kind]
        guards = self._bearing(square, occupied, self.friends & ~start)
        if not guards:
            return worth
        least = _NO_LOSS
        if takers & (self.up | self.down):
            least = self.prices[0]
        elif takers & self.knights:
            least = self.prices[1]
        elif takers & self.diagonal & ~self.straight:
            least = self.prices[2]
        elif takers & self.straight & ~self.diagonal:
            least = self.prices[3]
        elif takers & self.diagonal:
            least = self.prices[4]
        return worth - least if worth > least else 0

    def _see_attacks(self) -> None:
        """See which squares opponents' pieces attack."""
        hostile = self.hostile
        self.attacked = hostile  # never empty where there is an opponent
        if not hostile:
            self.attacked = self.own
        rest = hostile
        while rest:
            square = kernel_pairs._scan(rest)
            bit = kernel_pairs._BIT[square]
            rest ^= bit
            kind = self._kind_on(bit)
            # From where pawns that run up attack a square is where those attack that run down.
            if kind in (0, _DOWN):
                kind = _DOWN - kind
            self.attacked |= self._seen_from(square, kind, self.occupied)

    def _guess(
        self,
        origin: int,
        target: int,
        promotion: int,
        kind: int,
        beside: int,
        rescued: int,
        lower: int,
        upper: int,
    ) -> int:
        """Return what a move seems to win, and of whom, packed.

        `beside` is where the pawn stands that is taken in passing, else negative; `rescued` what
        it gains to be gone. What is won in pieces is in `won` afterwards.
        """
        goal = kernel_pairs._BIT[target]
        taken = _EMPTY
        if beside >= 0:
            taken = kernel_pairs._BIT[beside]
        elif self.occupied & goal:
            taken = goal
        loser = 0
        won = 0
        if taken:
            for army in range(self.count):
                if taken & (
                    self.armies[_ARMIES * lower + army] & kernel_pairs._LOW
                    | self.armies[_ARMIES * upper + army] & kernel_pairs._HIGH
                ):
                    loser = self.control[army]
                    break
            won = 1
            if loser:
                other = self._kind_on(taken)
                won = self.prices[0 if other == _DOWN else other]
        after = promotion
        if not promotion:
            after = 0 if kind == _DOWN else kind
        start = kernel_pairs._BIT[origin]
        # A line opens to the goal only from behind the start, or where a pawn is taken in passing.
        if self.attacked & (start | goal) or beside >= 0:
            occupied = (self.occupied & ~(start | taken)) | goal
            won -= self._risk(target, promotion if promotion else kind, occupied, start, taken)
        # What squares add is told by the same table as what a promotion adds.
        step = self._place(after, target, lower, upper)
        step -= self._place(0 if kind == _DOWN else kind, origin, lower, upper)
        if promotion:
            won += self.prices[promotion] - self.prices[0]
            step -= self.prices[promotion] - self.prices[0]
        self.won = won
        return _packed(won + step + rescued, loser, 0)

    def _place(self, kind: int, square: int, lower: int, upper: int) -> int:
        """Return what a piece of the army to move is worth on a square."""
        board = lower
        if square >= 32:
            square ^= self.flip
            board = upper
        return self.places[64 * kind + (32 if board == self.army else 0) + square]

    # Checks

    def _watch_kings(self, lower: int, upper: int) -> None:
        """See how the Kings of opponents on a pair can be given check."""
        kings = self.hostile & self.joined_kings
        self.watched = 0
        self.alarm_origins = _EMPTY
        for kind in range(_KINDS):
            self.alarms[kind] = _EMPTY
        while kings:
            king = kernel_pairs._scan(kings)
            kings &= kings - 1
            at = self.watched
            foes = self._foes_of(kernel_pairs._BIT[king], lower, upper)
            self.watched_kings[at] = king
            self.watched_foes[at] = foes
            self.is_checked[at] = 1 if self._bearing(king, self.occupied, foes) else 0
            for kind in range(_KINDS):
                self.direct[_KINDS * at + kind] = self._seen_from(king, kind, self.occupied)
            self.direct[_KINDS * at + 5] = _EMPTY
            blockers = self.own & self.direct[_KINDS * at + 4]
            beyond = self.occupied ^ blockers
            self.revealing[at] = _EMPTY
            if (
                foes
                & ~blockers
                & (
                    (kernel_pairs._diagonal_from(king, beyond) & self.diagonal)
                    | (kernel_pairs._straight_from(king, beyond) & self.straight)
                )
            ):
                self.revealing[at] = blockers
            self.alarm_origins |= self.own if self.is_checked[at] else self.revealing[at]
            for kind in range(_KINDS):
                self.alarms[kind] |= self.direct[_KINDS * at + kind]
            self.watched += 1

    def _foes_of(self, king_bit: int, lower: int, upper: int) -> int:
        """Return the pieces on a pair that may attack a King of a living army."""
        holder = 0
        low, high = _ARMIES * lower, _ARMIES * upper
        for army in range(self.count):
            if king_bit & (
                self.armies[low + army] & kernel_pairs._LOW
                | self.armies[high + army] & kernel_pairs._HIGH
            ):
                holder = self.control[army]
        foes = _EMPTY
        for army in range(self.count):
            if self.control[army] not in (0, holder):
                foes |= (
                    self.armies[low + army] & kernel_pairs._LOW
                    | self.armies[high + army] & kernel_pairs._HIGH
                )
        return foes

    def _gives_check(
        self,
        origin: int,
        target: int,
        promotion: int,
        kind: int,
        beside: int,
        lower: int,
        upper: int,
    ) -> bool:
        """Return whether an opponent's King on the pair is attacked after a move."""
        start, goal = kernel_pairs._BIT[origin], kernel_pairs._BIT[target]
        castles = kind == 5 and (origin - target == 2 or target - origin == 2)
        for at in range(self.watched):
            if self.direct[_KINDS * at + kind] & goal and not promotion:
                return True
            if (
                self.is_checked[at]
                or self.revealing[at] & start
                or promotion
                or beside >= 0
                or castles
            ):
                king = self.watched_kings[at]
                gone = start | goal
                if beside >= 0:
                    gone |= kernel_pairs._BIT[beside]
                occupied = (self.occupied & ~gone) | goal
                after = promotion if promotion else kind
                if castles:
                    board = lower if origin < 32 else upper
                    rook = self.short_rooks[board]
                    if origin >= 32:
                        rook ^= self.flip
                    if (rook > origin) != (target > origin):
                        rook = self.long_rooks[board]
                        if origin >= 32:
                            rook ^= self.flip
                    middle = kernel_pairs._BIT[(origin + target) >> 1]
                    gone |= kernel_pairs._BIT[rook]
                    occupied = (occupied & ~kernel_pairs._BIT[rook]) | middle
                    if kernel_pairs._straight_from(king, occupied) & middle:
                        return True
                elif after != 5 and self._seen_from(king, after, occupied) & goal:
                    return True
                if self._bearing(king, occupied, self.watched_foes[at] & ~gone):
                    return True
        return False
