"""Kernel of moves and turns in plain numbers, for programs that count and search.

It runs interpreted or compiled like `chess_pairs`, which describes the representation. It knows
the rules without switched-on house rules; `kernel_state` converts a `State`. The course of a turn
follows `turn`, whose functions have counterparts here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cfanp_gui.kernel import chess_pairs, chess_tables
from cfanp_gui.kernel.chess_moves import MoveKernel

Fields = tuple[
    tuple[tuple[int, ...], ...],
    int,
    tuple[int | None, ...],
    tuple[int, ...],
    tuple[int, ...],
    int,
    int,
    int,
    int,
    int,
]
"""Halves as in a `State`, army, control, castling, passed, left, pushed, clock, round; last 0, or
the reason the game is drawn for lack of moves: `STALEMATE` or `NO_MOVES`."""

Squares = Sequence[int]
"""A local square for each army."""

STALEMATE, NO_MOVES = 1, 2

MOST_PIECES = 16
"""Largest number of pieces of one army for which the move table of a pair has room."""
MOST_PLIES = chess_tables.PLIES
"""Size of the stack of moves: one less can be played without taking one back."""

_ARMIES = chess_tables.ARMIES
_PLANES = chess_tables.PLANES
_ROOM = chess_tables.ROOM

_EMPTY = 0
_LOW = 0xFFFF_FFFF
_HIGH = 0xFFFF_FFFF_0000_0000


class Kernel(MoveKernel):
    """Game played forwards and taken back in place, on joined squares, by legal moves."""

    def __init__(
        self, fields: Fields, flip: int, kings: Squares, short_rooks: Squares, long_rooks: Squares
    ) -> None:
        """Load a position.

        `flip` turns a local square into the joined one of an upper half (`layout.Layout.flip`); the
        rest are the local squares of each army from which it castles. Raises ValueError for more
        armies or pieces than there is room for.
        """
        halves, army, control, castling, passed, left, pushed, clock, rounds, stuck = fields
        number = len(halves)
        MoveKernel.__init__(self, number, flip)
        self.army = army
        self.left = left
        self.pushed = pushed
        self.clock = clock
        self.round = rounds
        self.stuck = stuck
        self.counts = False
        self.known_army = -1
        self.known_lower = 0
        self.known_upper = 0
        self.known_total = 0
        for board in range(number):
            half = halves[board]
            pawns, knights, bishops, rooks, queens, own_kings = half[:6]
            place = _PLANES * board
            self.planes[place] = pawns
            self.planes[place + 1] = pawns & half[6 + board]
            self.planes[place + 2] = knights
            self.planes[place + 3] = bishops | queens
            self.planes[place + 4] = rooks | queens
            self.planes[place + 5] = own_kings
            holder = control[board]
            self.control[board] = 0 if holder is None else holder
            self.castling[board] = castling[board]
            self.passed[board] = passed[board]
            self.kings[board] = kings[board]
            self.short_rooks[board] = short_rooks[board]
            self.long_rooks[board] = long_rooks[board]
            for other in range(number):
                self.armies[_ARMIES * board + other] = half[6 + other]
                if half[6 + other]:
                    self.spread[other] |= 1 << board
        for other in range(number):
            pieces = chess_tables.pieces([half[6 + other] for half in halves])
            if pieces > MOST_PIECES:
                raise ValueError(f"army {other} has {pieces} pieces (expected {MOST_PIECES})")

    # Public interface

    def fields(self) -> Fields:
        """Return the position in the form in which it is loaded."""
        halves = []
        for board in range(self.count):
            place = _PLANES * board
            pawns, knights = self.planes[place], self.planes[place + 2]
            diagonal, straight = self.planes[place + 3], self.planes[place + 4]
            queens = diagonal & straight
            half = [pawns, knights, diagonal ^ queens, straight ^ queens, queens]
            half.append(self.planes[place + 5])
            for army in range(self.count):
                half.append(self.armies[_ARMIES * board + army])
            halves.append(tuple(half))
        return (
            tuple(halves),
            self.army,
            tuple([self.control[army] or None for army in range(self.count)]),
            tuple([self.castling[army] for army in range(self.count)]),
            tuple([self.passed[board] for board in range(self.count)]),
            self.left,
            self.pushed,
            self.clock,
            self.round,
            self.stuck,
        )

    def legal_moves(self) -> list[int]:
        """Return the legal moves of the army to move, pair by pair."""
        moves = []
        if not self._is_over():
            for lower in range(self.count):
                for upper in range(lower + 1, self.count):
                    if self._is_open(lower, upper):
                        base = _ROOM * self.ply
                        total = self._generate(self.army, lower, upper, base)
                        for place in range(base, base + total):
                            moves.append(self.listed[place])
        return moves

    def play(self, move: Any) -> None:
        """Play a legal move, or end the turn by 0. Raises ValueError if the stack is full."""
        if self.ply >= MOST_PLIES - 1:
            raise ValueError(f"{MOST_PLIES - 1} moves are played already")
        if move:
            self._play(move)
        else:
            self._end_turn()

    def take_back(self) -> None:
        """Take the last move back; raises ValueError if there is none."""
        if not self.ply:
            raise ValueError("no move is played")
        self._take_back()
        self.known_army = -1

    def perft(self, depth: int) -> int:
        """Return the number of sequences of `depth` moves. Raises ValueError for lack of room."""
        if depth < 1:
            return 1
        if self.ply + depth > MOST_PLIES:
            raise ValueError(f"the depth is {depth} (expected at most {MOST_PLIES - self.ply})")
        self.counts = True
        self.known_army = -1
        nodes = self._perft(depth)
        self.counts = False
        return nodes

    # Queries of a turn

    def _total(self, army: int, lower: int, upper: int) -> int:
        """Return the number of moves of an army on a pair; the one needed again is remembered.

        Where moves are not counted, any number stands for all of them.
        """
        if not self.counts:
            return self._generate(army, lower, upper, chess_pairs._ANY)
        if self.known_army == army and self.known_lower == lower and self.known_upper == upper:
            return self.known_total
        total = self._generate(army, lower, upper, -1)
        if self.known_army < 0:
            self.known_army = army
            self.known_lower = lower
            self.known_upper = upper
            self.known_total = total
        return total

    def _is_over(self) -> bool:
        """Return True if nobody can move: at most one player lives, or there are no moves."""
        return self.stuck != 0 or self.left < 1 or self._is_decided()

    def _is_decided(self) -> bool:
        """Return True if at most one player is alive."""
        player = 0
        for army in range(self.count):
            holder = self.control[army]
            if holder and holder != player:
                if player:
                    return False
                player = holder
        return True

    def _is_open(self, lower: int, upper: int) -> bool:
        """Return True if the army to move may push a pair (Rules 4 and 6)."""
        pair = 1 << lower | 1 << upper
        return (self.spread[self.army] & pair) != 0 and (self.pushed & pair) == 0

    def _has_move(self) -> bool:
        """Return True if the army to move has a legal move."""
        if self._is_over():
            return False
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if self._is_open(lower, upper) and self._total(self.army, lower, upper):
                    return True
        return False

    def _count_moves(self) -> int:
        """Return the number of legal moves of the army to move."""
        if self._is_over():
            return 0
        total = 0
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if self._is_open(lower, upper):
                    total += self._total(self.army, lower, upper)
        return total

    def _perft(self, depth: int) -> int:
        """Return the number of sequences of at least one move."""
        if depth == 1:
            return self._count_moves()
        if self._is_over():
            return 0
        nodes = _EMPTY
        base = _ROOM * self.ply
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if self._is_open(lower, upper):
                    total = self._generate(self.army, lower, upper, base)
                    for place in range(base, base + total):
                        self._play(self.listed[place])
                        nodes += self._perft(depth - 1)
                        self._take_back()
                        self.known_army = -1
        return nodes

    # Playing

    def _play(self, move: int) -> int:
        """Play a move and everything the rules do after it (`turn.play`); return 0."""
        lower, upper = move >> 15 & 31, move >> 20 & 31
        self._save(lower, upper)
        self.known_army = -1
        self._move(move & 63, move >> 6 & 63, move >> 12 & 7, lower, upper)
        self._judge(lower, upper)
        self.left -= 1
        if self.left:
            self.pushed |= 1 << lower | 1 << upper
        if not self.left or self._free_boards() < 2:
            self._next_turn()
        if not self._has_move():
            self._settle()
        return 0

    def _end_turn(self) -> int:
        """End the turn and everything the rules do after it; return 0."""
        self._save(0, 1)
        self.known_army = -1
        self._next_turn()
        if not self._has_move():
            self._settle()
        return 0

    def _free_boards(self) -> int:
        """Return the number of half-boards not pushed yet this turn."""
        free = 0
        for board in range(self.count):
            if not self.pushed >> board & 1:
                free += 1
        return free

    def _following(self, army: int) -> int:
        """Return the next living army in batting order; the same one if no other lives."""
        for _ in range(1, self.count):
            army += 1
            if army == self.count:
                army = 0
            if self.control[army]:
                return army
        army += 1
        return 0 if army == self.count else army

    def _judge(self, lower: int, upper: int) -> None:
        """Judge the checkmates by the move just played on a pair together (Rules 7 and 8)."""
        mover = self.control[self.army]
        following = self._following(self.army)
        mated = 0
        kings = self.planes[_PLANES * lower + 5] & _LOW | self.planes[_PLANES * upper + 5] & _HIGH
        kings &= ~(
            self.armies[_ARMIES * lower + self.army] & _LOW
            | self.armies[_ARMIES * upper + self.army] & _HIGH
        )
        if not kings:
            return
        for army in range(self.count):
            holder = self.control[army]
            if holder in (0, mover) or army == self.army:
                continue
            if not kings & (
                self.armies[_ARMIES * lower + army] & _LOW
                | self.armies[_ARMIES * upper + army] & _HIGH
            ):
                continue
            if self.counts and army == following and self.left == 1:
                # Its moves are needed next anyway, and generating them shows a check.
                total = self._total(army, lower, upper)
                if total == 0 and self.checkers:
                    mated |= 1 << army
            elif (
                self._attackers(army, lower, upper)
                and self._generate(army, lower, upper, chess_pairs._ANY) == 0
            ):
                mated |= 1 << army
        if mated:
            for army in range(self.count):
                if mated >> army & 1:
                    self.control[army] = mover
            self.known_army = -1

    def _next_turn(self) -> None:
        """Pass the turn to the next living army; its passed pawn is safe again from then on."""
        army = self.army
        following = self._following(army)
        while True:
            army += 1
            if army == self.count:
                army = 0
                self.round += 1
            if self.passed[army] >= 0:
                self.passed[army] = -1
                if self.control[army] == 0:
                    self.known_army = -1  # the cached number may count en passant captures
            if army == following:
                break
        self._begin_turn(army)

    def _begin_turn(self, army: int) -> None:
        """Give an army its turn."""
        self.army = army
        self.pushed = 0
        self.left = 0
        for board in range(self.count):
            self.left += self.spread[army] >> board & 1

    def _settle(self) -> int:
        """Continue until a player can move or the game is over (`turn._settle`); return 0."""
        passes = 0
        living = self._living_armies()
        seen = set()
        while not self._is_decided() and not self._has_move():
            self.known_army = -1
            if self.pushed:
                self._next_turn()
                continue
            key = (self.army, tuple([self.control[army] for army in range(self.count)]))
            checking = self._last_checking()
            if checking >= 0 and key not in seen:
                passes = 0
                self.control[self.army] = self.control[checking]
            else:
                if self._living_players() == 2 and not self._player_can_move():
                    self.stuck = STALEMATE
                elif passes + 1 >= living or key in seen:
                    self.stuck = NO_MOVES
                if self.stuck:
                    return 0
                passes += 1
            seen.add(key)
            self._next_turn()
        if self._is_decided() and (self.pushed or self.control[self.army] == 0):
            self._next_turn()
        return 0

    def _living_armies(self) -> int:
        """Return the number of living armies."""
        living = 0
        for army in range(self.count):
            if self.control[army]:
                living += 1
        return living

    def _living_players(self) -> int:
        """Return the number of living players."""
        players = 0
        for player in range(1, self.count + 1):
            for army in range(self.count):
                if self.control[army] == player:
                    players += 1
                    break
        return players

    def _player_can_move(self) -> bool:
        """Return True if the player to move could move another army in its own turn."""
        mover, left = self.army, self.left
        can_move = False
        for army in range(self.count):
            if army != mover and self.control[army] == self.control[mover]:
                self._begin_turn(army)
                self.known_army = -1
                if self._has_move():
                    can_move = True
                    break
        self.army, self.left = mover, left
        self.known_army = -1
        return can_move

    def _last_checking(self) -> int:
        """Return the army that gives check and comes last before the one to move; -1 for none."""
        army = self.army
        home = -1
        for board in range(self.count):
            if self.planes[_PLANES * board + 5] & self.armies[_ARMIES * board + army]:
                home = board
        nearest = self.count
        for board in range(self.count):
            if board == home:
                continue
            lower = home if home < board else board
            upper = board if home < board else home
            checkers = self._attackers(army, lower, upper)
            for other in range(self.count):
                mask = (
                    self.armies[_ARMIES * lower + other] & _LOW
                    | self.armies[_ARMIES * upper + other] & _HIGH
                )
                before = army - other if other < army else army - other + self.count
                if checkers & mask and before < nearest:
                    nearest = before
        if nearest == self.count:
            return -1
        return army - nearest if nearest <= army else army - nearest + self.count
