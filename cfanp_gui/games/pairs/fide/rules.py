"""Chess on half-boards: FIDE's rules as a `PairRules`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import chess

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import FILES
from cfanp_gui.core.movegen import (
    BISHOP,
    KNIGHT,
    LONG,
    NO_SQUARE,
    PAWN,
    PROMOTIONS,
    QUEEN,
    ROOK,
    SHORT,
    SQUARES,
    Board,
    BoardMoves,
    Castling,
    attackers,
    generate,
    may_check,
    new,
)
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame, Step
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves, PairPlay, Reason, View
from cfanp_gui.games.pairs.castling import CastlingSan
from cfanp_gui.games.pairs.fide.layout import ARMIES, HIGH, LOW, castling_to, layout
from cfanp_gui.games.pairs.fide.rights import RIGHTS_FIELDS, Rights
from cfanp_gui.games.pairs.mirrored import Halves, MirroredPairs

_BACK_RANKS = chess.BB_RANK_1 | chess.BB_RANK_8


class ChessSan(CastlingSan):
    """Standard algebraic notation (SAN) of chess on a joined board."""

    def castles(self, origin: int, target: int) -> str | None:
        if abs(origin - target) != 2 or origin // FILES != target // FILES:
            return None
        return "O-O" if target % FILES in (1, 6) else "O-O-O"  # the nearer Rook is beside these


class FidePairs(MirroredPairs[Board, Rights]):
    """Chess on any two half-boards."""

    notation = ChessSan

    def __init__(self, base: BaseGame, join: Join) -> None:
        super().__init__(base, join)
        self.layout = layout(join)
        self._ways_below = [home.lower for home in self.layout.homes]
        self._ways_above = [home.upper for home in self.layout.homes]
        """Castlings at home as the lower and the upper half, by army and its rights."""

    # Pieces on the half-boards

    def start(self, count: int) -> tuple[Halves, Rights]:
        rights = Rights((SHORT | LONG,) * count, (NO_SQUARE,) * count)
        return self.halves_of(self.base.starting_pieces(count, self.join), count), rights

    def sets(self, board: Board) -> tuple[int, ...]:
        return board.planes()

    def touched(self, rights: Rights, square: Square) -> Rights:
        lost = self.layout.homes[square.board].ends[square.index]
        return rights.without_castling(square.board, lost)

    def without_rights(self, rights: Rights, army: int) -> Rights:
        return rights.without_castling(army, ~0).without_passed(army)

    def read(self, halves: Halves, pair: Pair, rights: Rights) -> Board:
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
        return new(Board, (up, pawns ^ up, knights, diagonal, straight, kings, occupied, armies))

    # Moves

    def moves(
        self, board: Board, pair: Pair, view: View, rights: Rights, safe: bool = True
    ) -> BoardMoves:
        army, own, friends, hostile, allies = view
        low, high = pair
        castling, stepped = rights
        ways: tuple[Castling, ...] = ()
        passed: tuple[int, ...] = ()
        if army == low:
            ways = self._ways_below[army][castling[army]]
        elif stepped[low] >= 0 and low not in allies:
            passed = (stepped[low],)
        if army == high:
            ways = self._ways_above[army][castling[army]]
        elif stepped[high] >= 0 and high not in allies:
            passed += (stepped[high] ^ self.layout.flip,)
        return generate(board, own, friends, hostile, ways, passed, safe)

    def attackers(self, board: Board, square: int, by: int, without: int = 0) -> int:
        return attackers(board, square, board.occupied & ~without, by)

    def play(
        self, board: Board, pair: Pair, army: int, move: PairMove, rights: Rights
    ) -> PairPlay[Board, Rights]:
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
                castle = castling_to(layout, pair, army, target)
                rook = SQUARES[castle.rook_from] | SQUARES[castle.rook_to]
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

        after = new(Board, (up, down, knights, diagonal, straight, kings, occupied, tuple(owned)))
        if castling is not had or passed is not had_passed:
            rights = new(Rights, (castling, passed))
        return after, rights, capture, counted

    def victim(self, board: Board, origin: int, target: int, becomes: int = 0) -> int:
        if board.occupied & SQUARES[target]:
            return SQUARES[target]
        pawns = board.up | board.down
        if pawns & SQUARES[origin] and (origin ^ target) & 7:
            return SQUARES[origin & 56 | target & 7] & pawns  # en passant
        return 0

    def captures(self, board: Board, moves: PairMoves, prey: int) -> Iterator[tuple[int, int, int]]:
        if not isinstance(moves, BoardMoves):
            yield from super().captures(board, moves, prey)
            return
        for origin, targets in moves.pieces:
            for target in squares[targets & prey]:
                yield origin, target, SQUARES[target]
        for step, targets in moves.steps:
            for target in squares[targets & prey]:
                yield target - step, target, SQUARES[target]
        for origin, target in moves.special:
            if taken := self.victim(board, origin, target) & prey:
                yield origin, target, taken

    def becomings(self, board: Board, origin: int, target: int) -> tuple[int, ...]:
        if (board.up | board.down) & SQUARES[origin] and _BACK_RANKS & SQUARES[target]:
            return PROMOTIONS
        return (0,)

    def moved_along(
        self, board: Board, pair: Pair, army: int, origin: int, target: int
    ) -> tuple[int, int] | None:
        if not _castles(board, origin, target):
            return None
        castling = castling_to(self.layout, pair, army, target)
        return castling.rook_from, castling.rook_to

    def pawn_pushes(self, board: Board, by: int) -> Iterator[Step]:
        for pawns, ahead in ((board.up & by, 8), (board.down & by, -8)):
            for origin in squares[pawns & ~_BACK_RANKS]:
                if not board.occupied & SQUARES[origin + ahead]:
                    yield origin, origin + ahead

    def may_check(self, board: Board, moves: PairMoves, king: int, foes: int) -> list[PairMove]:
        if not isinstance(moves, BoardMoves):
            return super().may_check(board, moves, king, foes)
        return may_check(board, moves, king, foes)

    # Why a move is not legal

    def reason(
        self, board: Board, pair: Pair, move: PairMove, becomings: Sequence[int]
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
        self, board: Board, pair: Pair, rights: Rights, origin: int, target: int
    ) -> int | None:
        bit = SQUARES[origin]
        if (board.up | board.down) & bit:
            step, second = (8, chess.BB_RANK_2) if board.up & bit else (-8, chess.BB_RANK_7)
            path = [origin + step, origin + 2 * step] if bit & second else [origin + step]
            if target not in path:
                return None
            path = path[: path.index(target) + 1]
            return next((square for square in path if board.occupied & SQUARES[square]), None)
        if _castles(board, origin, target):
            army = next(number for number, own in enumerate(board.armies) if own & bit)
            known = self._ways_below if army == pair.lower else self._ways_above
            ways = known[army][rights.castling[army]] if army in pair else ()
            meant = (way for way in ways if (way.king_from, way.king_to) == (origin, target))
            between = next((way.empty & board.occupied for way in meant), 0)
            return min(squares[between], key=lambda square: abs(square - origin), default=None)
        return super().in_the_way(board, pair, rights, origin, target)

    def reason_exposed(
        self, board: Board, pair: Pair, move: PairMove, hostile: int, checkers: int
    ) -> Reason | None:
        origin, target, _ = move
        if not _castles(board, origin, target):
            return None
        if checkers:
            return Reason(Text("A King in check may not castle"), checkers)
        attacking = 0
        for square in range(min(origin, target), max(origin, target) + 1):
            attacking |= attackers(board, square, board.occupied, hostile)
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

    def is_drawn(self, board: Board) -> bool:
        """Return True if neither army has the material to mate (FIDE 5.2.2)."""
        if board.up or board.down or board.straight:
            return False
        bishops = board.diagonal
        if board.knights:
            return (board.knights | bishops).bit_count() == 1
        return not (bishops & chess.BB_DARK_SQUARES and bishops & chess.BB_LIGHT_SQUARES)

    def can_mate(self, board: Board, own: int, others: int) -> bool:
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
            mixed = bishops & chess.BB_DARK_SQUARES and bishops & chess.BB_LIGHT_SQUARES
            return bool(mixed or (board.up | board.down | board.knights))
        return False


def _castles(board: Board, origin: int, target: int) -> bool:
    """Return True if a move castles, or would if that were legal."""
    return abs(origin - target) == 2 and bool(board.kings & SQUARES[origin])
