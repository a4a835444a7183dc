"""Chess on half-boards: FIDE's rules as a `PairRules`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import (
    BISHOP,
    FILES,
    KNIGHT,
    LONG,
    NO_SQUARE,
    PAWN,
    QUEEN,
    ROOK,
    SHORT,
    Men,
    castling_rook,
)
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame, Step
from cfanp_gui.games.armies.pair_rules import (
    ListedMoves,
    PairMove,
    PairMoves,
    PairPlay,
    Reason,
    View,
)
from cfanp_gui.games.pairs.castling import CastlingSan
from cfanp_gui.games.pairs.fide.layout import ARMIES, HIGH, LOW, layout
from cfanp_gui.games.pairs.fide.rights import RIGHTS_FIELDS, Rights
from cfanp_gui.games.pairs.mirrored import Halves, MirroredPairs
from cfanp_gui.kernel.chess_boards import kernel_board

SQUARES = tuple(1 << square for square in range(64))
PROMOTIONS = (QUEEN, ROOK, BISHOP, KNIGHT)
_BACK_RANKS = 0xFF00_0000_0000_00FF
_DARK = 0xAA55_AA55_AA55_AA55

new = tuple.__new__
"""Function that makes a named tuple at less cost than its class."""


class ChessSan(CastlingSan):
    """Standard algebraic notation (SAN) of chess on a joined board."""

    def castles(self, origin: int, target: int) -> str | None:
        if abs(origin - target) != 2 or origin // FILES != target // FILES:
            return None
        return "O-O" if target % FILES in (1, 6) else "O-O-O"  # the nearer Rook is beside these


class FidePairs(MirroredPairs[Men, Rights]):
    """Chess on any two half-boards."""

    notation = ChessSan

    def __init__(self, base: BaseGame, join: Join) -> None:
        super().__init__(base, join)
        self.layout = layout(join)
        self._rooks = [
            [(home.rooks[SHORT] ^ turned, home.rooks[LONG] ^ turned) for home in self.layout.homes]
            for turned in (0, self.layout.flip)
        ]
        """Squares of the Rooks with which armies castle, below and above."""

    # Pieces on the half-boards

    def start(self, count: int) -> tuple[Halves, Rights]:
        rights = Rights((SHORT | LONG,) * count, (NO_SQUARE,) * count)
        return self.halves_of(self.base.starting_pieces(count, self.join), count), rights

    def sets(self, board: Men) -> tuple[int, ...]:
        up, down, knights, diagonal, straight, kings, _, armies = board
        queens = diagonal & straight
        return (up | down, knights, diagonal ^ queens, straight ^ queens, queens, kings, *armies)

    def touched(self, rights: Rights, square: Square) -> Rights:
        lost = self.layout.homes[square.board].ends[square.index]
        return rights.without_castling(square.board, lost)

    def without_rights(self, rights: Rights, army: int) -> Rights:
        return rights.without_castling(army, ~0).without_passed(army)

    def read(self, halves: Halves, pair: Pair, rights: Rights) -> Men:
        low, high = pair
        lower, upper = halves[low], halves[high]
        p0, n0, b0, r0, q0, k0 = lower[:6]
        p1, n1, b1, r1, q1, k1 = upper[:6]
        pawns = (p0 & LOW) | (p1 & HIGH)
        up = (p0 & lower[ARMIES + low] & LOW) | (p1 & ~upper[ARMIES + high] & HIGH)
        knights = (n0 & LOW) | (n1 & HIGH)
        diagonal = ((b0 | q0) & LOW) | ((b1 | q1) & HIGH)
        straight = ((r0 | q0) & LOW) | ((r1 | q1) & HIGH)
        kings = (k0 & LOW) | (k1 & HIGH)
        occupied = pawns | knights | diagonal | straight | kings
        armies = tuple(
            [a & LOW | b & HIGH for a, b in zip(lower[ARMIES:], upper[ARMIES:], strict=True)]
        )
        return new(Men, (up, pawns ^ up, knights, diagonal, straight, kings, occupied, armies))

    # Moves

    def moves(
        self, board: Men, pair: Pair, view: View, rights: Rights, safe: bool = True
    ) -> ListedMoves:
        army, own, friends, hostile, allies = view
        low, high = pair
        castling, stepped = rights
        ways = 0, 0, 0
        below = above = -1
        if army == low:
            ways = castling[army], *self._rooks[0][army]
        elif stepped[low] >= 0 and low not in allies:
            below = stepped[low]
        if army == high:
            ways = castling[army], *self._rooks[1][army]
        elif stepped[high] >= 0 and high not in allies:
            above = stepped[high] ^ self.layout.flip
        checkers, moves = kernel_board().moves_on(
            board, own, friends, hostile, ways, (below, above), safe
        )
        return new(ListedMoves, (checkers, len(moves), moves))

    def attackers(self, board: Men, square: int, by: int, without: int = 0) -> int:
        return kernel_board().attackers(board, square, board.occupied & ~without, by)

    def play(
        self, board: Men, pair: Pair, army: int, move: PairMove, rights: Rights
    ) -> PairPlay[Men, Rights]:
        origin, target, becomes = move
        layout = self.layout
        up, down, knights, diagonal, straight, kings, occupied, armies = board
        castling, passed = had, had_passed = rights
        start = SQUARES[origin]
        goal = SQUARES[target]
        both = start | goal
        counted = True
        owned = list(armies)
        owned[army] ^= both

        capture = occupied & goal
        pawn = (up | down) & start
        if pawn:
            counted = False
            if not capture and (origin ^ target) & 7:
                capture = SQUARES[origin & 56 | target & 7]  # en passant
            elif abs(origin - target) == 16:
                middle = (origin + target) >> 1
                stepped = list(passed)
                stepped[pair[origin >> 5]] = middle if middle < 32 else middle ^ layout.flip
                passed = tuple(stepped)
        if capture:
            counted = False
            rest = ~capture
            up &= rest
            down &= rest
            knights &= rest
            diagonal &= rest
            straight &= rest
            kings &= rest
            occupied &= rest
            for other, mask in enumerate(armies):
                if mask & capture:
                    owned[other] ^= capture
                    break
        occupied ^= both
        if pawn:
            if up & start:
                up ^= start if becomes else both
            else:
                down ^= start if becomes else both
            if becomes:
                if becomes == KNIGHT:
                    knights |= goal
                if becomes in (BISHOP, QUEEN):
                    diagonal |= goal
                if becomes in (ROOK, QUEEN):
                    straight |= goal
        elif knights & start:
            knights ^= both
        elif kings & start:
            kings ^= both
            if abs(origin - target) == 2:
                before, behind = castling_rook(target)
                rook = SQUARES[before] | SQUARES[behind]
                straight ^= rook
                occupied ^= rook
                owned[army] ^= rook
        else:
            if diagonal & start:
                diagonal ^= both
            if straight & start:
                straight ^= both

        if both & layout.rights:
            homes = layout.homes
            for square in (origin, target):
                owner = pair[square >> 5]
                lost = castling[owner] & homes[owner].ends[square]
                if lost:
                    castling = (*castling[:owner], castling[owner] ^ lost, *castling[owner + 1 :])
        # A passed square lapses when the pawn beyond it goes.
        gone = start | capture
        lower, upper = pair
        square = passed[lower]
        if square >= 0 and gone & SQUARES[square + 8]:
            passed = (*passed[:lower], NO_SQUARE, *passed[lower + 1 :])
        square = passed[upper]
        if square >= 0 and gone & SQUARES[square + 8 ^ layout.flip]:
            passed = (*passed[:upper], NO_SQUARE, *passed[upper + 1 :])

        after = new(Men, (up, down, knights, diagonal, straight, kings, occupied, tuple(owned)))
        if castling is not had or passed is not had_passed:
            rights = new(Rights, (castling, passed))
        return after, rights, capture, counted

    def victim(self, board: Men, origin: int, target: int, becomes: int = 0) -> int:
        if board.occupied & SQUARES[target]:
            return SQUARES[target]
        pawns = board.up | board.down
        if pawns & SQUARES[origin] and (origin ^ target) & 7:
            return SQUARES[origin & 56 | target & 7] & pawns  # en passant
        return 0

    def becomings(self, board: Men, origin: int, target: int) -> tuple[int, ...]:
        if (board.up | board.down) & SQUARES[origin] and _BACK_RANKS & SQUARES[target]:
            return PROMOTIONS
        return (0,)

    def moved_along(
        self, board: Men, pair: Pair, army: int, origin: int, target: int
    ) -> tuple[int, int] | None:
        return castling_rook(target) if _castles(board, origin, target) else None

    def pawn_pushes(self, board: Men, by: int) -> Iterator[Step]:
        for pawns, ahead in ((board.up & by, 8), (board.down & by, -8)):
            for origin in squares[pawns & ~_BACK_RANKS]:
                if not board.occupied & SQUARES[origin + ahead]:
                    yield origin, origin + ahead

    def may_check(self, board: Men, moves: PairMoves, king: int, foes: int) -> list[PairMove]:
        return kernel_board().may_check(board, moves.expand(), king, foes)

    # Why a move is not legal

    def reason(
        self, board: Men, pair: Pair, move: PairMove, becomings: Sequence[int]
    ) -> Reason | None:
        origin, target, _ = move
        if becomings and becomings[0]:
            sentence = Text(
                "Say what the pawn becomes on {target}: Q, R, B or N",
                target=self.seen(target, pair),
            )
            return Reason(sentence, SQUARES[target])
        if becomings:
            sentence = Text("Only a pawn on a back rank becomes another piece")
            return Reason(sentence, SQUARES[target])
        if _castles(board, origin, target) and origin >> 3 == target >> 3:
            sentence = Text("Castling needs a King and a Rook that have not moved from home")
            return Reason(sentence, SQUARES[origin])
        return None

    def in_the_way(
        self, board: Men, pair: Pair, rights: Rights, origin: int, target: int
    ) -> int | None:
        bit = SQUARES[origin]
        if (board.up | board.down) & bit:
            step, second = (8, 1) if board.up & bit else (-8, 6)
            path = [origin + step, origin + 2 * step] if origin >> 3 == second else [origin + step]
            if target not in path:
                return None
            path = path[: path.index(target) + 1]
            return next((square for square in path if board.occupied & SQUARES[square]), None)
        if _castles(board, origin, target):
            army = next(number for number, own in enumerate(board.armies) if own & bit)
            ends, between = self.layout.homes[army].ends, range(0)
            if pair[origin >> 5] == army and ends[origin] == SHORT | LONG:
                rook, _ = castling_rook(target)
                if ends[rook] & rights.castling[army]:
                    step = 1 if rook > origin else -1
                    between = range(origin + step, rook, step)
            return next((square for square in between if board.occupied & SQUARES[square]), None)
        return super().in_the_way(board, pair, rights, origin, target)

    def reason_exposed(
        self, board: Men, pair: Pair, move: PairMove, hostile: int, checkers: int
    ) -> Reason | None:
        origin, target, _ = move
        if not _castles(board, origin, target):
            return None
        if checkers:
            return Reason(Text("A King in check may not castle"), checkers)
        attacking = 0
        for square in range(min(origin, target), max(origin, target) + 1):
            attacking |= self.attackers(board, square, hostile)
        return Reason(Text("The King may not castle over or onto an attacked square"), attacking)

    # Rights

    def lapse(self, rights: Rights, army: int) -> Rights:
        return rights.without_passed(army)

    def usable(self, rights: Rights, state: Any) -> Rights:
        """Return the rights without passed squares that no army could use."""
        usable = rights
        for board, square in enumerate(rights.passed):
            if square >= 0 and not self._is_usable(state, board, square):
                usable = usable.without_passed(board)
        return usable

    def _is_usable(self, state: Any, board: int, square: int) -> bool:
        """Return True if a passed square can be used before it lapses.

        For the army to move that takes a legal en passant capture on a pair it may push; the armies
        after it need only have a pawn that could capture there.
        """
        army = state.army
        if state.hostile(board, army):
            for pair in state.pairs():
                if board in pair:
                    goal = self.joined(Square(board, square), pair)
                    pawn = SQUARES[self.joined(Square(board, square + 8), pair)]
                    captures = self.captures(state.board(pair), state.moves_on(pair), pawn)
                    if any(target == goal for _, target, _ in captures):
                        return True
        half = state.halves[board]
        beside = 0
        for file in (square % 8 - 1, square % 8 + 1):
            if 0 <= file < 8:
                beside |= half[PAWN] & 1 << 24 + file
        army = (army + 1) % state.count
        while army not in (board, state.army):
            alive = state.control[army] is not None
            if alive and beside & half[ARMIES + army] and state.hostile(board, army):
                return True
            army = (army + 1) % state.count
        return False

    rights_fields = RIGHTS_FIELDS

    def no_rights(self, count: int) -> Rights:
        return Rights((0,) * count, (NO_SQUARE,) * count)

    # Draws of two armies

    def is_drawn(self, board: Men) -> bool:
        """Return True if neither army has the material to mate (FIDE 5.2.2)."""
        if board.up or board.down or board.straight:
            return False
        bishops = board.diagonal
        if board.knights:
            return (board.knights | bishops).bit_count() == 1
        return not (bishops & _DARK and bishops & ~_DARK)

    def can_mate(self, board: Men, own: int, others: int) -> bool:
        """Return True if any series of legal moves could mate for an army.

        Source: FIDE 6.9, judged by material as python-chess does.
        """
        bishops = board.diagonal & ~board.straight
        if own & (board.up | board.down | board.straight):
            return True
        if own & board.knights:
            minor = board.knights | bishops | board.straight & ~board.diagonal
            return own.bit_count() > 2 or bool(others & (board.up | board.down | minor))
        if own & bishops:
            mixed = bishops & _DARK and bishops & ~_DARK
            return bool(mixed or (board.up | board.down | board.knights))
        return False


def _castles(board: Men, origin: int, target: int) -> bool:
    """Return True if a move castles, or would if that were legal."""
    return abs(origin - target) == 2 and bool(board.kings & SQUARES[origin])
