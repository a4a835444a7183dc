"""Legal moves of one army on two half-boards pushed together, in integers and lists only.

The joined board is read off the two halves' mirrored masks (see `layout`), the attack tables
are python-chess's. Moves come out in bundles (a square and its targets, or all pawns that take
the same step), so that counting them costs almost nothing and listing them is put off until
somebody wants to see them.

An own pawn may run up or down the joined board, so pawns are kept as two masks: *up* are the
pawns of the lower board's own army and every foreign pawn on the upper half, *down* the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import chess

from cfanp_gui.core.systems.cfanp.layout import (
    ARMIES,
    BISHOP,
    HIGH,
    KING,
    KNIGHT,
    LOW,
    PAWN,
    QUEEN,
    ROOK,
    Castling,
    Half,
)

ALL = chess.BB_ALL
_NOT_A = ALL & ~chess.BB_FILE_A
_NOT_H = ALL & ~chess.BB_FILE_H
_THIRD = chess.BB_RANK_3
_SIXTH = chess.BB_RANK_6
_LAST = chess.BB_RANK_1 | chess.BB_RANK_8
_KNIGHT = chess.BB_KNIGHT_ATTACKS
_KING = chess.BB_KING_ATTACKS
_FROM_ABOVE = chess.BB_PAWN_ATTACKS[chess.WHITE]
_FROM_BELOW = chess.BB_PAWN_ATTACKS[chess.BLACK]
_DIAG_MASK = chess.BB_DIAG_MASKS
_DIAG = chess.BB_DIAG_ATTACKS
_FILE_MASK = chess.BB_FILE_MASKS
_FILE = chess.BB_FILE_ATTACKS
_RANK_MASK = chess.BB_RANK_MASKS
_RANK = chess.BB_RANK_ATTACKS
_RAYS = chess.BB_RAYS
_BIT = chess.BB_SQUARES
_DIAG_EMPTY = [table[0] for table in _DIAG]
_ORTHO_EMPTY = [ranks[0] | files[0] for ranks, files in zip(_RANK, _FILE, strict=True)]
_BETWEEN = [[chess.between(a, b) for b in range(64)] for a in range(64)]

PROMOTIONS = (QUEEN, ROOK, BISHOP, KNIGHT)

NO_SQUARE = -1


class Board(NamedTuple):
    """The pieces of a joined board, whoever looks; every mask has 64 bits."""

    up: int
    """Pawns that run up the joined board."""
    down: int
    knights: int
    diagonal: int
    """Bishops and Queens."""
    straight: int
    """Rooks and Queens."""
    kings: int
    occupied: int


class PairMoves(NamedTuple):
    """Legal moves of one army on one pair, bundled."""

    checkers: int
    """Hostile pieces attacking the army's King on this pair; 0 also when it is elsewhere."""
    steps: list[tuple[int, int]]
    """Pawn moves as (square difference, targets)."""
    pieces: list[tuple[int, int]]
    """Moves of single pieces as (origin, targets)."""
    special: list[tuple[int, int]]
    """Castling and en passant as (origin, target)."""
    total: int
    """Number of moves, promotions to different pieces counted each."""

    def expand(self) -> list[tuple[int, int, int]]:
        """Every move as (origin, target, promotion), promotion 0 where there is none."""
        moves: list[tuple[int, int, int]] = [(a, b, 0) for a, b in self.special]
        for origin, squares in self.pieces:
            targets = squares
            while targets:
                low = targets & -targets
                moves.append((origin, low.bit_length() - 1, 0))
                targets ^= low
        for step, squares in self.steps:
            targets = squares
            while targets:
                low = targets & -targets
                target = low.bit_length() - 1
                if low & _LAST:
                    moves.extend((target - step, target, kind) for kind in PROMOTIONS)
                else:
                    moves.append((target - step, target, 0))
                targets ^= low
        return moves


def read(lower: Half, upper: Half, lower_army: int, upper_army: int) -> Board:
    """Read the joined board off two halves, whose home armies are named."""
    p0, n0, b0, r0, q0, k0 = lower[:6]
    p1, n1, b1, r1, q1, k1 = upper[:6]
    pawns = (p0 & LOW) | (p1 & HIGH)
    up = (p0 & lower[ARMIES + lower_army] & LOW) | (p1 & ~upper[ARMIES + upper_army] & HIGH)
    knights = (n0 & LOW) | (n1 & HIGH)
    diagonal = ((b0 | q0) & LOW) | ((b1 | q1) & HIGH)
    straight = ((r0 | q0) & LOW) | ((r1 | q1) & HIGH)
    kings = (k0 & LOW) | (k1 & HIGH)
    occupied = pawns | knights | diagonal | straight | kings
    return Board(up, pawns ^ up, knights, diagonal, straight, kings, occupied)


def attackers(board: Board, square: int, occupied: int, by: int) -> int:
    """Pieces of the mask `by` that attack a joined square when `occupied` squares block."""
    return by & (
        (_DIAG[square][_DIAG_MASK[square] & occupied] & board.diagonal)
        | (
            (
                _RANK[square][_RANK_MASK[square] & occupied]
                | _FILE[square][_FILE_MASK[square] & occupied]
            )
            & board.straight
        )
        | (_KNIGHT[square] & board.knights)
        | (_KING[square] & board.kings)
        | (_FROM_BELOW[square] & board.up)
        | (_FROM_ABOVE[square] & board.down)
    )


def generate(
    board: Board,
    own: int,
    friends: int,
    hostile: int,
    castlings: Sequence[Castling],
    passed: Sequence[int],
    guard_king: bool = True,
) -> PairMoves:
    """Legal moves of an army on a joined board.

    `own` are its pieces, `friends` these and those of its controller's other armies, `hostile`
    those of living armies with another controller (a dead army's are in none of them).
    `castlings` are the ways its rights still allow, `passed` the joined squares a hostile or
    dead pawn has passed with its double step. Without `guard_king` the moves may leave the
    army's own King attacked (used only to explain why such a move is refused).

    Source: FIDE's rules on the joined board (Rule 4); only the army's own King matters, and
    only when it stands on this pair (Rule 8).
    """
    pawns_up, pawns_down, knights, diagonal, straight, kings, occupied = board
    king_bit = own & kings
    # Friends are not captured, and neither is a living army's King.
    allowed = ALL & ~(friends | kings & hostile)
    evasions = ALL
    pinned = 0
    checkers = 0
    king = king_bit.bit_length() - 1
    pieces: list[tuple[int, int]] = []
    special: list[tuple[int, int]] = []
    count = 0

    if king_bit:
        targets = _KING[king] & allowed
        if not guard_king:
            if targets:
                pieces.append((king, targets))
                count += targets.bit_count()
        else:
            enemy_diagonal = hostile & diagonal
            enemy_straight = hostile & straight
            checkers = hostile & (
                (_KNIGHT[king] & knights)
                | (_KING[king] & kings)
                | (_FROM_BELOW[king] & pawns_up)
                | (_FROM_ABOVE[king] & pawns_down)
            )
            snipers = (_DIAG_EMPTY[king] & enemy_diagonal) | (_ORTHO_EMPTY[king] & enemy_straight)
            between = _BETWEEN[king]
            while snipers:
                sniper = snipers & -snipers
                snipers ^= sniper
                blockers = between[sniper.bit_length() - 1] & occupied
                if not blockers:
                    checkers |= sniper
                elif not blockers & (blockers - 1):
                    pinned |= blockers & own
            if targets:
                without = occupied ^ king_bit
                enemy_up = hostile & pawns_up
                enemy_down = hostile & pawns_down
                enemy_knights = hostile & knights
                enemy_kings = hostile & kings
                candidates = targets & ~(
                    (enemy_up & _NOT_H) << 9
                    | (enemy_up & _NOT_A) << 7
                    | (enemy_down & _NOT_A) >> 9
                    | (enemy_down & _NOT_H) >> 7
                )
                targets = 0
                while candidates:
                    bit = candidates & -candidates
                    candidates ^= bit
                    square = bit.bit_length() - 1
                    if not (
                        _KNIGHT[square] & enemy_knights
                        or _KING[square] & enemy_kings
                        or (
                            enemy_diagonal
                            and _DIAG[square][_DIAG_MASK[square] & without] & enemy_diagonal
                        )
                        or (
                            enemy_straight
                            and (
                                _RANK[square][_RANK_MASK[square] & without]
                                | _FILE[square][_FILE_MASK[square] & without]
                            )
                            & enemy_straight
                        )
                    ):
                        targets |= bit
                if targets:
                    pieces.append((king, targets))
                    count += targets.bit_count()
            if checkers:
                if checkers & (checkers - 1):
                    return PairMoves(checkers, [], pieces, special, count)
                evasions = between[checkers.bit_length() - 1] | checkers
        if not checkers:
            for way in castlings:
                if not occupied & way.empty and not (
                    guard_king and any(attackers(board, s, occupied, hostile) for s in way.safe)
                ):
                    special.append((way.king_from, way.king_to))
                    count += 1

    goals = allowed & evasions
    movers = own & ~king_bit & ~(pawns_up | pawns_down)
    while movers:
        bit = movers & -movers
        movers ^= bit
        origin = bit.bit_length() - 1
        if bit & knights:
            targets = _KNIGHT[origin] & goals
        else:
            targets = 0
            if bit & diagonal:
                targets = _DIAG[origin][_DIAG_MASK[origin] & occupied]
            if bit & straight:
                targets |= (
                    _RANK[origin][_RANK_MASK[origin] & occupied]
                    | _FILE[origin][_FILE_MASK[origin] & occupied]
                )
            targets &= goals
        if bit & pinned:
            targets &= _RAYS[king][origin]
        if targets:
            pieces.append((origin, targets))
            count += targets.bit_count()

    steps: list[tuple[int, int]] = []
    up = own & pawns_up
    down = own & pawns_down
    if up or down:
        empty = ALL & ~occupied
        prey = occupied & goals
        held = pinned & (up | down)
        if held:
            up &= ~held
            down &= ~held
        count += _pawn_steps(steps, up, down, empty, prey, evasions)
        while held:
            bit = held & -held
            held ^= bit
            line = _RAYS[king][bit.bit_length() - 1]
            count += _pawn_steps(
                steps, bit & pawns_up, bit & pawns_down, empty & line, prey & line, evasions
            )
        for target in passed:
            if target < 32:
                takers = _FROM_ABOVE[target] & own & pawns_down
                victim = target + 8
            else:
                takers = _FROM_BELOW[target] & own & pawns_up
                victim = target - 8
            if not takers or occupied & _BIT[target]:
                continue
            while takers:
                bit = takers & -takers
                takers ^= bit
                after = occupied ^ bit ^ _BIT[target] ^ _BIT[victim]
                if (
                    guard_king
                    and king_bit
                    and attackers(board, king, after, hostile & ~_BIT[victim])
                ):
                    continue
                special.append((bit.bit_length() - 1, target))
                count += 1
    return PairMoves(checkers, steps, pieces, special, count)


def _pawn_steps(
    steps: list[tuple[int, int]], up: int, down: int, empty: int, prey: int, evasions: int
) -> int:
    """Append the moves of a set of pawns to `steps` and answer how many there are."""
    count = 0
    if up:
        one = up << 8 & empty
        # Up pawns on the joined second rank are always at home: foreign ones run down there.
        two = (one & _THIRD) << 8 & empty & evasions
        one &= evasions
        right = (up & _NOT_H) << 9 & prey
        left = (up & _NOT_A) << 7 & prey
        if one:
            steps.append((8, one))
            count += one.bit_count() + 3 * (one & _LAST).bit_count()
        if two:
            steps.append((16, two))
            count += two.bit_count()
        if right:
            steps.append((9, right))
            count += right.bit_count() + 3 * (right & _LAST).bit_count()
        if left:
            steps.append((7, left))
            count += left.bit_count() + 3 * (left & _LAST).bit_count()
    if down:
        one = down >> 8 & empty
        two = (one & _SIXTH) >> 8 & empty & evasions
        one &= evasions
        right = (down & _NOT_A) >> 9 & prey
        left = (down & _NOT_H) >> 7 & prey
        if one:
            steps.append((-8, one))
            count += one.bit_count() + 3 * (one & _LAST).bit_count()
        if two:
            steps.append((-16, two))
            count += two.bit_count()
        if right:
            steps.append((-9, right))
            count += right.bit_count() + 3 * (right & _LAST).bit_count()
        if left:
            steps.append((-7, left))
            count += left.bit_count() + 3 * (left & _LAST).bit_count()
    return count


def kind_at(half: Sequence[int], mask: int) -> int:
    """The kind of the piece that stands on a mirrored one-square mask; -1 for an empty one."""
    if half[PAWN] & mask:
        return PAWN
    for kind in (KNIGHT, BISHOP, ROOK, QUEEN, KING):
        if half[kind] & mask:
            return kind
    return -1
