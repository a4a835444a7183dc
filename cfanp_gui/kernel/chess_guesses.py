"""Estimates of the gain of a move on a pair, and its checks, for a search.

It runs interpreted or compiled like `chess_pairs`, which describes the representation. All methods
refer to the pair that was read last, as the army to move sees it (`PairKernel._generate`).
"""

from __future__ import annotations

from typing import Any

from cfanp_gui.kernel import bits, chess_pairs, chess_tables, chess_weights
from cfanp_gui.kernel.chess_values import ValueKernel

_ARMIES = chess_tables.ARMIES
_EMPTY = 0
_KINDS = 7
"""Number of kinds of pieces; the last kind is pawns that run down, the first those that run up."""
_DOWN = 6
_PLACES, _HOME = 64, 32
"""Numbers of a kind in the table of places, and of them those for foreign half-boards."""
_NO_LOSS = 100_000
"""More than any piece is worth: a King does not capture a guarded piece."""


class GuessKernel(ValueKernel):
    """Kernel that estimates moves without playing them."""

    def __init__(self, *position: Any) -> None:
        """Load a position as a `MoveKernel` does, with the same ValueError."""
        ValueKernel.__init__(self, *position)
        self.prices = chess_weights.VALUES
        self.watched = 0
        self.watched_kings = chess_tables.zeros(_ARMIES)
        self.watched_foes = chess_tables.zeros(_ARMIES)
        self.is_checked = chess_tables.zeros(_ARMIES)
        self.revealing = chess_tables.zeros(_ARMIES)
        self.direct = chess_tables.zeros(_KINDS * _ARMIES)
        self.alarms = chess_tables.zeros(_KINDS)
        self.alarm_origins = _EMPTY
        self.attacked = _EMPTY
        self.won = 0
        self.loser = 0

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
        """Return the squares from which a piece of a kind attacks a square."""
        if kind == 0:
            return chess_pairs._LEAPS[128 + square]
        if kind == 1:
            return chess_pairs._LEAPS[square]
        if kind == _DOWN:
            return chess_pairs._LEAPS[192 + square]
        if kind == 2:
            return chess_pairs._diagonal_from(square, occupied)
        if kind == 3:
            return chess_pairs._straight_from(square, occupied)
        if kind == 4:
            return chess_pairs._diagonal_from(square, occupied) | chess_pairs._straight_from(
                square, occupied
            )
        return chess_pairs._LEAPS[64 + square]

    def _bearing(self, square: int, occupied: int, pieces: int) -> int:
        """Return those of some pieces that attack a square; only `occupied` squares block them."""
        return pieces & (
            (chess_pairs._LEAPS[square] & self.knights)
            | (chess_pairs._LEAPS[64 + square] & self.joined_kings)
            | (chess_pairs._LEAPS[128 + square] & self.up)
            | (chess_pairs._LEAPS[192 + square] & self.down)
            | (chess_pairs._diagonal_from(square, occupied) & self.diagonal)
            | (chess_pairs._straight_from(square, occupied) & self.straight)
        )

    def _risk(self, square: int, kind: int, occupied: int, start: int, taken: int) -> int:
        """Return the expected loss on a square; `start` and `taken` are masks of what is gone."""
        if kind == 5:
            return 0
        side, other = self.hostile & ~taken, self.allies & ~start
        bearing = self._bearing(square, occupied, side | other)
        if not bearing & side:
            return 0
        worth = self.prices[0 if kind == _DOWN else kind]
        return self._traded(square, worth, occupied, bearing, side, other)

    def _traded(
        self, square: int, worth: int, occupied: int, bearing: int, side: int, other: int
    ) -> int:
        """Return the gain of a side that captures first on a square, the other one next.

        Each captures with what is worth least of the pieces that bear on the square, and only if it
        loses nothing by that in the end.
        """
        takers = bearing & side
        if not takers:
            return 0
        cost = _NO_LOSS
        diagonal = straight = _EMPTY
        if takers & (self.up | self.down):
            takers &= self.up | self.down
            cost = self.prices[0]
            diagonal = self.diagonal
        elif takers & self.knights:
            takers &= self.knights
            cost = self.prices[1]
        elif takers & self.diagonal & ~self.straight:
            takers &= self.diagonal & ~self.straight
            cost = self.prices[2]
            diagonal = self.diagonal
        elif takers & self.straight & ~self.diagonal:
            takers &= self.straight & ~self.diagonal
            cost = self.prices[3]
            straight = self.straight
        else:
            if takers & self.diagonal:
                takers &= self.diagonal
                cost = self.prices[4]
            diagonal, straight = self.diagonal, self.straight
        taker = chess_pairs._BIT[bits.scan(takers)]
        occupied &= ~taker
        bearing &= ~taker
        # Behind the one that captures another may stand.
        behind = (side | other) & occupied & ~bearing
        if behind & diagonal:
            bearing |= behind & diagonal & chess_pairs._diagonal_from(square, occupied)
        if behind & straight:
            bearing |= behind & straight & chess_pairs._straight_from(square, occupied)
        gain = worth - self._traded(square, cost, occupied, bearing, other, side)
        return gain if gain > 0 else 0

    def _see_attacks(self) -> None:
        """Find the squares that opponents' pieces attack."""
        hostile = self.hostile
        # Never empty if there is an opponent.
        self.attacked = hostile | self._attacked_by(hostile) if hostile else self.own

    def _guess(self, origin: int, target: int, promotion: int, kind: int, beside: int) -> int:
        """Return the estimated gain of a move on its target square.

        `beside` is the square of a pawn captured en passant, else negative. Afterwards `won` has
        the part of the gain in pieces, and `loser` the player who loses something (0 for nobody).
        """
        goal = chess_pairs._BIT[target]
        taken = _EMPTY
        if beside >= 0:
            taken = chess_pairs._BIT[beside]
        elif self.occupied & goal:
            taken = goal
        loser = 0
        won = 0
        if taken:
            for army in range(self.count):
                if taken & (
                    self.armies[_ARMIES * self.lower + army] & bits.LOW
                    | self.armies[_ARMIES * self.upper + army] & bits.HIGH
                ):
                    loser = self.control[army]
                    break
            won = 1
            if loser:
                other = self._kind_on(taken)
                won = self.prices[0 if other == _DOWN else other]
        start = chess_pairs._BIT[origin]
        # A line opens to the goal only from behind the start, or by an en passant capture.
        if self.attacked & (start | goal) or beside >= 0:
            occupied = (self.occupied & ~(start | taken)) | goal
            won -= self._risk(target, promotion if promotion else kind, occupied, start, taken)
        step = self._step(origin, target, promotion, kind)
        # Square values and promotions use the same table.
        if promotion:
            won += self.prices[promotion] - self.prices[0]
            step -= self.prices[promotion] - self.prices[0]
        self.won = won
        self.loser = loser
        return won + step

    def _step(self, origin: int, target: int, promotion: int, kind: int) -> int:
        """Return by how much a piece of the army to move stands better after a move."""
        before = _PLACES * (0 if kind == _DOWN else kind)
        after = _PLACES * promotion if promotion else before
        low = _HOME if self.lower == self.army else 0
        high = _HOME if self.upper == self.army else 0
        start = origin + low if origin < 32 else (origin ^ self.flip) + high
        goal = target + low if target < 32 else (target ^ self.flip) + high
        return self.places[after + goal] - self.places[before + start]

    # Checks

    def _watch_kings(self) -> None:
        """Find the ways in which the Kings of opponents on a pair can be given check."""
        kings = self.hostile & self.joined_kings
        self.watched = 0
        self.alarm_origins = _EMPTY
        for kind in range(_KINDS):
            self.alarms[kind] = _EMPTY
        while kings:
            king = bits.scan(kings)
            kings &= kings - 1
            at = self.watched
            foes = self._foes_of(chess_pairs._BIT[king])
            self.watched_kings[at] = king
            self.watched_foes[at] = foes
            diagonal = chess_pairs._diagonal_from(king, self.occupied)
            straight = chess_pairs._straight_from(king, self.occupied)
            place = _KINDS * at
            self.direct[place] = chess_pairs._LEAPS[128 + king]
            self.direct[place + 1] = chess_pairs._LEAPS[king]
            self.direct[place + 2] = diagonal
            self.direct[place + 3] = straight
            self.direct[place + 4] = diagonal | straight
            self.direct[place + 5] = _EMPTY
            self.direct[place + _DOWN] = chess_pairs._LEAPS[192 + king]
            checking = foes & (
                (chess_pairs._LEAPS[king] & self.knights)
                | (chess_pairs._LEAPS[64 + king] & self.joined_kings)
                | (chess_pairs._LEAPS[128 + king] & self.up)
                | (chess_pairs._LEAPS[192 + king] & self.down)
                | (diagonal & self.diagonal)
                | (straight & self.straight)
            )
            self.is_checked[at] = 1 if checking else 0
            blockers = self.own & (diagonal | straight)
            beyond = self.occupied ^ blockers
            self.revealing[at] = _EMPTY
            if (
                foes
                & ~blockers
                & (
                    (chess_pairs._diagonal_from(king, beyond) & self.diagonal)
                    | (chess_pairs._straight_from(king, beyond) & self.straight)
                )
            ):
                self.revealing[at] = blockers
            self.alarm_origins |= self.own if self.is_checked[at] else self.revealing[at]
            for kind in range(_KINDS):
                self.alarms[kind] |= self.direct[_KINDS * at + kind]
            self.watched += 1

    def _foes_of(self, king_bit: int) -> int:
        """Return the pieces on a pair that may attack a King of a living army."""
        holder = 0
        low, high = _ARMIES * self.lower, _ARMIES * self.upper
        for army in range(self.count):
            if king_bit & (
                self.armies[low + army] & bits.LOW | self.armies[high + army] & bits.HIGH
            ):
                holder = self.control[army]
        foes = _EMPTY
        for army in range(self.count):
            if self.control[army] not in (0, holder):
                foes |= self.armies[low + army] & bits.LOW | self.armies[high + army] & bits.HIGH
        return foes

    def _gives_check(
        self, origin: int, target: int, promotion: int, kind: int, beside: int
    ) -> bool:
        """Return True if an opponent's King on the pair is attacked after a move."""
        start, goal = chess_pairs._BIT[origin], chess_pairs._BIT[target]
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
                    gone |= chess_pairs._BIT[beside]
                occupied = (self.occupied & ~gone) | goal
                after = promotion if promotion else kind
                if castles:
                    board = self.lower if origin < 32 else self.upper
                    rook = self.short_rooks[board]
                    if origin >= 32:
                        rook ^= self.flip
                    if (rook > origin) != (target > origin):
                        rook = self.long_rooks[board]
                        if origin >= 32:
                            rook ^= self.flip
                    middle = chess_pairs._BIT[(origin + target) >> 1]
                    gone |= chess_pairs._BIT[rook]
                    occupied = (occupied & ~chess_pairs._BIT[rook]) | middle
                    if chess_pairs._straight_from(king, occupied) & middle:
                        return True
                elif after != 5 and self._seen_from(king, after, occupied) & goal:
                    return True
                if self._bearing(king, occupied, self.watched_foes[at] & ~gone):
                    return True
        return False
