"""Legal moves of one side on a board of 64 squares, in integers and lists only.

It serves every game whose pieces move as FIDE's do: a board of its own, or two half-boards
joined. The attack tables are python-chess's. Moves come out in bundles (a square and its targets,
or all pawns that take the same step), so that counting them costs almost nothing and listing them
is put off until they are needed.

An own pawn may run up or down a joined board, so pawns are kept as two masks: *up* are the
pawns that run from the low ranks to the high ones, *down* the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import chess

from cfanp_gui.core.caching import Memo
from cfanp_gui.core.square_sets import squares

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(6)
KINDS = "PNBRQK"
"""Piece letters in the order of these numbers."""

SHORT, LONG = 1, 2
"""Castling rights as bits; short is on the side of the Rook nearer the King."""

ALL = chess.BB_ALL
_NOT_A = ALL & ~chess.BB_FILE_A
_NOT_H = ALL & ~chess.BB_FILE_H
_SECOND = chess.BB_RANK_2
_THIRD = chess.BB_RANK_3
_SIXTH = chess.BB_RANK_6
_SEVENTH = chess.BB_RANK_7
_LAST = chess.BB_RANK_1 | chess.BB_RANK_8
_INNER = ALL ^ _LAST
_KNIGHT = chess.BB_KNIGHT_ATTACKS
_KING = chess.BB_KING_ATTACKS
_FROM_ABOVE = chess.BB_PAWN_ATTACKS[chess.WHITE]
_FROM_BELOW = chess.BB_PAWN_ATTACKS[chess.BLACK]
_DIAG_MASK = chess.BB_DIAG_MASKS
_DIAG = chess.BB_DIAG_ATTACKS
_RAYS = chess.BB_RAYS
SQUARES = chess.BB_SQUARES
_BETWEEN = [[chess.between(a, b) for b in range(64)] for a in range(64)]

PROMOTIONS = (QUEEN, ROOK, BISHOP, KNIGHT)

NO_SQUARE = -1

new = tuple.__new__
"""Builds a named tuple without the cost of calling its class."""


def _straight_attacks(square: int) -> Memo[int, int]:
    rank, ranks = chess.BB_RANK_MASKS[square], chess.BB_RANK_ATTACKS[square]
    file, files = chess.BB_FILE_MASKS[square], chess.BB_FILE_ATTACKS[square]
    return Memo(lambda blockers: ranks[blockers & rank] | files[blockers & file], 1 << 12)


_STRAIGHT_MASK = [
    rank | file for rank, file in zip(chess.BB_RANK_MASKS, chess.BB_FILE_MASKS, strict=True)
]
_STRAIGHT = [_straight_attacks(square) for square in range(64)]
"""Attacks of a Rook, by square and the blockers in its mask, as in `_DIAG`.

One look-up instead of two; filled on demand, because there are 100,000 entries in all.
"""
# Attacks of a slider on an empty board, and its targets of one step.
_EMPTY_DIAG = [attacks[0] for attacks in _DIAG]
_EMPTY_STRAIGHT = [attacks[0] for attacks in _STRAIGHT]
_STEP_DIAG = [attacks[mask] for attacks, mask in zip(_DIAG, _DIAG_MASK, strict=True)]
_STEP_STRAIGHT = [attacks[mask] for attacks, mask in zip(_STRAIGHT, _STRAIGHT_MASK, strict=True)]
_NEAR = [knight | king for knight, king in zip(_KNIGHT, _KING, strict=True)]


@dataclass(frozen=True, slots=True)
class Castling:
    """A castling: its conditions and its squares."""

    right: int
    king_from: int
    king_to: int
    rook_from: int
    rook_to: int
    empty: int
    """Squares that must be empty."""
    passed: int
    """The square the King passes over, as a mask; like the next one it must not be attacked."""
    reached: int
    """The square the King reaches, as a mask."""


def castlings_by_rights(king: int, rooks: Mapping[int, int]) -> tuple[tuple[Castling, ...], ...]:
    """Return the castlings by combination of rights; `rooks` are the Rooks' squares by right."""
    castlings = []
    for right, rook in rooks.items():
        step = 1 if rook > king else -1
        target, passed = king + 2 * step, king + step
        empty = chess.between(king, rook)
        castlings.append(
            # The Rook ends on the square over which the King passes.
            Castling(right, king, target, rook, passed, empty, SQUARES[passed], SQUARES[target])
        )
    return tuple(
        tuple(castling for castling in castlings if castling.right & rights)
        for rights in range((SHORT | LONG) + 1)
    )


class Board(NamedTuple):
    """Pieces of a board, for either player; every mask has 64 bits."""

    up: int
    """Pawns that run up the board."""
    down: int
    knights: int
    diagonal: int
    """Bishops and Queens."""
    straight: int
    """Rooks and Queens."""
    kings: int
    occupied: int
    armies: tuple[int, ...]
    """Pieces of each army."""

    def planes(self) -> tuple[int, ...]:
        """Return the pieces by kind, in the order of `KINDS`, then by army."""
        up, down, knights, diagonal, straight, kings, _, armies = self
        queens = diagonal & straight
        return (up | down, knights, diagonal ^ queens, straight ^ queens, queens, kings, *armies)


class BoardMoves(NamedTuple):
    """Legal moves of one army on one board, bundled."""

    checkers: int
    """Hostile pieces that attack the army's King on this board; 0 also when it is elsewhere."""
    total: int
    """Number of moves, promotions to different pieces counted separately."""
    steps: list[tuple[int, int]]
    """Pawn moves as (square difference, targets)."""
    pieces: list[tuple[int, int]]
    """Moves of single pieces as (origin, targets)."""
    special: list[tuple[int, int]]
    """Castling and en passant as (origin, target)."""

    def expand(self) -> list[tuple[int, int, int]]:
        """Return every move as (origin, target, promotion), promotion 0 where there is none."""
        moves: list[tuple[int, int, int]] = []
        for origin, target in self.special:
            moves.append((origin, target, 0))
        for origin, targets in self.pieces:
            for target in squares[targets]:
                moves.append((origin, target, 0))
        for step, targets in self.steps:
            for target in squares[targets & _INNER]:
                moves.append((target - step, target, 0))
            if targets & _LAST:
                for target in squares[targets & _LAST]:
                    moves.extend((target - step, target, letter) for letter in PROMOTIONS)
        return moves


def attackers(board: Board, square: int, occupied: int, by: int) -> int:
    """Return the pieces of the mask `by` that attack a square when `occupied` squares block."""
    return by & (
        (_DIAG[square][_DIAG_MASK[square] & occupied] & board.diagonal)
        | (_STRAIGHT[square][_STRAIGHT_MASK[square] & occupied] & board.straight)
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
) -> BoardMoves:
    """Return the legal moves of an army on a board.

    `own` are its pieces, `friends` these and those of its controller's other armies, `hostile`
    those of living armies with another controller (a dead army's are in none of them).
    `castlings` are those its rights still allow, `passed` the squares a hostile or
    dead pawn has passed with its double step. Without `guard_king` the moves may leave the
    army's own King attacked (used only to explain why such a move is refused).

    Source: FIDE's rules; only the army's own King matters, and only when it stands on this
    board (of half-boards joined: Rules 4 and 8).
    """
    up, down, knights, diagonal, straight, kings, occupied, _ = board
    king_bit = own & kings
    # Friends cannot be captured, nor can a living army's King.
    allowed = ALL ^ (friends | kings & hostile)
    goals = allowed
    evasions = safe = ALL
    pinned = checkers = retreats = total = 0
    king = -1
    pieces: list[tuple[int, int]] = []
    steps: list[tuple[int, int]] = []
    special: list[tuple[int, int]] = []

    if king_bit:
        king = king_bit.bit_length() - 1
        retreats = _KING[king] & allowed
        if guard_king:
            if hostile & _NEAR[king]:
                checkers = hostile & (
                    (_KNIGHT[king] & knights)
                    | (_KING[king] & kings)
                    | (_FROM_BELOW[king] & up)
                    | (_FROM_ABOVE[king] & down)
                )
            snipers = hostile & (
                (_EMPTY_DIAG[king] & diagonal) | (_EMPTY_STRAIGHT[king] & straight)
            )
            for sniper in squares[snipers] if snipers else ():
                blockers = _BETWEEN[king][sniper] & occupied
                if not blockers:
                    checkers |= SQUARES[sniper]
                elif not blockers & (blockers - 1):
                    pinned |= blockers & own
            if checkers:
                castlings = ()
            if retreats:
                wanted = retreats
                for castling in castlings:
                    if not occupied & castling.empty:
                        wanted |= castling.reached
                safe = _safe(board, wanted, occupied ^ king_bit, hostile)
                retreats &= safe
            if checkers:
                if checkers & (checkers - 1):
                    if retreats:
                        pieces.append((king, retreats))
                        total = retreats.bit_count()
                    return new(BoardMoves, (checkers, total, steps, pieces, special))
                evasions = _BETWEEN[king][checkers.bit_length() - 1] | checkers
                goals = allowed & evasions
        if retreats:
            pieces.append((king, retreats))
            total = retreats.bit_count()
            for castling in castlings:
                # The King must be able to go to the square it passes over.
                if (
                    retreats & castling.passed
                    and safe & castling.reached
                    and not occupied & castling.empty
                ):
                    special.append((castling.king_from, castling.king_to))
                    total += 1

    movers = own & knights
    if pinned:
        movers &= ~pinned
    for origin in squares[movers]:
        targets = _KNIGHT[origin] & goals
        if targets:
            pieces.append((origin, targets))
            total += targets.bit_count()

    # Queens move twice: once as a Bishop and once as a Rook. Most sliders are blocked at the start
    # of a game, and testing for that is faster than counting.
    for origin in squares[own & diagonal]:
        if _STEP_DIAG[origin] & allowed:
            targets = _DIAG[origin][_DIAG_MASK[origin] & occupied] & goals
            if pinned and pinned >> origin & 1:
                targets &= _RAYS[king][origin]
            if targets:
                pieces.append((origin, targets))
                total += targets.bit_count()
    for origin in squares[own & straight]:
        if _STEP_STRAIGHT[origin] & allowed:
            targets = _STRAIGHT[origin][_STRAIGHT_MASK[origin] & occupied] & goals
            if pinned and pinned >> origin & 1:
                targets &= _RAYS[king][origin]
            if targets:
                pieces.append((origin, targets))
                total += targets.bit_count()

    own_up = own & up
    own_down = own & down
    if own_up or own_down:
        empty = ALL ^ occupied
        prey = occupied & goals
        held = pinned and pinned & (own_up | own_down)
        while held:
            bit = held & -held
            held ^= bit
            line = _RAYS[king][bit.bit_length() - 1]
            if bit & own_up:
                own_up ^= bit
                total += _steps_up(steps, bit, empty & line, prey & line, evasions)
            else:
                own_down ^= bit
                total += _steps_down(steps, bit, empty & line, prey & line, evasions)
        if own_up:
            total += _steps_up(steps, own_up, empty, prey, evasions)
        if own_down:
            total += _steps_down(steps, own_down, empty, prey, evasions)
        for target in passed:
            if target < 32:
                takers = _FROM_ABOVE[target] & own & down
                victim = target + 8
            else:
                takers = _FROM_BELOW[target] & own & up
                victim = target - 8
            if not takers or occupied & SQUARES[target]:
                continue
            while takers:
                bit = takers & -takers
                takers ^= bit
                if guard_king and king_bit:
                    after = occupied ^ bit ^ SQUARES[target] ^ SQUARES[victim]
                    if attackers(board, king, after, hostile & ~SQUARES[victim]):
                        continue
                special.append((bit.bit_length() - 1, target))
                total += 1
    return new(BoardMoves, (checkers, total, steps, pieces, special))


def may_check(board: Board, moves: BoardMoves, king: int, foes: int) -> list[tuple[int, int, int]]:
    """Return the moves, as `BoardMoves.expand` does, after which a King may be attacked.

    They include all that attack it and few others. `king` is its square, `foes` are all pieces
    hostile to it. If one of them attacks it already, all moves are returned.
    """
    _, _, knights, diagonal, straight, _, occupied, _ = board
    if attackers(board, king, occupied, foes):
        return moves.expand()
    shields = 0
    """Pieces that stand alone between the King and a slider."""
    snipers = foes & ((_EMPTY_DIAG[king] & diagonal) | (_EMPTY_STRAIGHT[king] & straight))
    for sniper in squares[snipers] if snipers else ():
        blockers = _BETWEEN[king][sniper] & occupied
        if not blockers & (blockers - 1):
            shields |= blockers
    diag = _DIAG[king][_DIAG_MASK[king] & occupied]
    lines = _STRAIGHT[king][_STRAIGHT_MASK[king] & occupied]
    checking = [(origin, target, 0) for origin, target in moves.special]
    for origin, targets in moves.pieces:
        bit = SQUARES[origin]
        if not shields & bit:
            reach = 0
            if knights & bit:
                reach = _KNIGHT[king]
            if diagonal & bit:
                reach = diag
            if straight & bit:
                reach |= lines
            targets &= reach  # noqa: PLW2901
        if targets:
            checking.extend((origin, target, 0) for target in squares[targets])
    for step, targets in moves.steps:
        if step > 0:
            goals = _FROM_BELOW[king] | shields << step
        else:
            goals = _FROM_ABOVE[king] | shields >> -step
        for target in squares[targets & goals & _INNER]:
            checking.append((target - step, target, 0))
        for target in squares[targets & _LAST]:
            checking.extend((target - step, target, letter) for letter in PROMOTIONS)
    return checking


def _safe(board: Board, asked: int, occupied: int, hostile: int) -> int:
    """Return those of the squares `asked` that no hostile piece attacks."""
    up, down, knights, diagonal, straight, kings, _, _ = board
    diagonal &= hostile
    straight &= hostile
    safe = 0
    for square in squares[asked]:
        near = hostile & _NEAR[square]
        if near and near & (
            (_KNIGHT[square] & knights)
            | (_KING[square] & kings)
            | (_FROM_BELOW[square] & up)
            | (_FROM_ABOVE[square] & down)
        ):
            continue
        near = diagonal & _EMPTY_DIAG[square]
        if near and near & _DIAG[square][_DIAG_MASK[square] & occupied]:
            continue
        near = straight & _EMPTY_STRAIGHT[square]
        if near and near & _STRAIGHT[square][_STRAIGHT_MASK[square] & occupied]:
            continue
        safe |= SQUARES[square]
    return safe


def _steps_up(
    steps: list[tuple[int, int]], pawns: int, empty: int, prey: int, evasions: int
) -> int:
    """Append the moves of pawns that run up to `steps`; return their number."""
    single = pawns << 8 & empty
    # Up pawns on the second rank are always at home: on half-boards, foreign ones run down there.
    double = (single & _THIRD) << 8 & empty & evasions
    single &= evasions
    right = (pawns & _NOT_H) << 9 & prey
    left = (pawns & _NOT_A) << 7 & prey
    if single:
        steps.append((8, single))
    if double:
        steps.append((16, double))
    if right:
        steps.append((9, right))
    if left:
        steps.append((7, left))
    # Steps go to empty squares and captures to others, so these masks are disjoint.
    total = (single | right).bit_count() + (double | left).bit_count()
    if pawns & _SEVENTH:
        total += 3 * (((single | right) & _LAST).bit_count() + (left & _LAST).bit_count())
    return total


def _steps_down(
    steps: list[tuple[int, int]], pawns: int, empty: int, prey: int, evasions: int
) -> int:
    """Append the moves of pawns that run down to `steps`; return their number."""
    single = pawns >> 8 & empty
    double = (single & _SIXTH) >> 8 & empty & evasions
    single &= evasions
    right = (pawns & _NOT_A) >> 9 & prey
    left = (pawns & _NOT_H) >> 7 & prey
    if single:
        steps.append((-8, single))
    if double:
        steps.append((-16, double))
    if right:
        steps.append((-9, right))
    if left:
        steps.append((-7, left))
    # Steps go to empty squares and captures to others, so these masks are disjoint.
    total = (single | right).bit_count() + (double | left).bit_count()
    if pawns & _SECOND:
        total += 3 * (((single | right) & _LAST).bit_count() + (left & _LAST).bit_count())
    return total
