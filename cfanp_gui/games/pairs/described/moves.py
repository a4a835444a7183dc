"""The moves of an army on a pair, bundled by origin, and the limits that its King sets."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.pairs.described.board import DescribedBoard
from cfanp_gui.games.pairs.described.tables import Watch


class DescribedMoves(NamedTuple):
    """Legal moves of one army on a pair."""

    checkers: int
    """Squares from which its King is attacked."""
    total: int
    """Number of moves."""
    plain: list[tuple[int, int]]
    """Origin and targets of pieces that stay the same kind."""
    becoming: list[tuple[int, int, tuple[int, ...]]]
    """Origin and targets of pieces that change their kind, and the possible kinds."""

    def expand(self) -> list[PairMove]:
        """Return the moves in a new list."""
        moves = [
            (origin, target, 0) for origin, targets in self.plain for target in squares[targets]
        ]
        for origin, targets, kinds in self.becoming:
            moves += [(origin, target, kind) for target in squares[targets] for kind in kinds]
        return moves


class Guard(NamedTuple):
    """Limits that an army's King on a pair sets to its other pieces."""

    checkers: int
    allowed: int
    """The squares to which pieces may go that are not bound."""
    bound: dict[int, int]
    """The squares to which bound pieces may go, by their squares."""


Bond = tuple[int, dict[int, int]]
"""Squares to which pieces may go despite one attacker: all pieces, and each piece between.

The latter are given by the piece that stands between attacker and King, as a set of one square.
"""
_NO_PIECES: dict[int, int] = {}


def attackers(watch: Watch, board: DescribedBoard, occupied: int, by: int, on_king: bool) -> int:
    """Return those of some pieces that attack the watched square, with some squares occupied."""
    kinds, views = board.kinds, board.views
    found = 0
    if by & watch.near:
        for squares_near, which, alike in watch.steps:
            near = by & squares_near & views[which]
            if near:
                for kind in alike:
                    found |= near & kinds[kind]
    for mask, seen, far, which, alike, _ in watch.lines:
        near = by & far & views[which]
        if near:
            standing = 0
            for kind in alike:
                standing |= near & kinds[kind]
            if standing:
                found |= seen[occupied & mask] & standing
    if on_king:
        for mask, seen, _, _, _, _ in watch.king_attacks:
            found |= seen[occupied & mask] & by & kinds[0]
    return found


def guard(watch: Watch, board: DescribedBoard, own: int, hostile: int, everywhere: int) -> Guard:
    """Return the limits that the King on the watched square sets to other pieces of its army."""
    kinds, views, occupied = board.kinds, board.views, board.occupied
    checkers = 0
    allowed = everywhere
    bonds: list[Bond] = []
    if hostile & watch.near:
        for squares_near, which, alike in watch.steps:
            near = hostile & squares_near & views[which]
            if near:
                for kind in alike:
                    checkers |= near & kinds[kind]
        if checkers:
            allowed = checkers if not checkers & (checkers - 1) else 0
    for _, _, far, which, alike, sights in watch.rays:
        near = hostile & far & views[which]
        if not near:
            continue
        standing = 0
        for kind in alike:
            standing |= near & kinds[kind]
        if not standing:
            continue
        for origin in squares[standing]:
            attacker = 1 << origin
            for path, wanted, only in sights[origin]:
                between = path & occupied
                if not wanted:
                    if not between:
                        checkers |= attacker
                        allowed &= path | attacker
                    elif between & own and not between & (between - 1):
                        bonds.append((-1, {between: path | attacker}))
                    continue
                behind = _behind(between, own, path & ~occupied, only)
                if behind is not None:
                    attacks, left, pieces = behind
                    if attacks:
                        checkers |= attacker
                    goals = {piece: to | attacker for piece, to in pieces.items()}
                    bonds.append((left | attacker, goals))
    if not bonds:
        return Guard(checkers, allowed, {})
    bound = {piece: allowed for _, pieces in bonds for piece in pieces}
    for left, pieces in bonds:
        allowed &= left
        for piece in bound:
            bound[piece] &= pieces.get(piece, left)
    return Guard(checkers, allowed, {piece.bit_length() - 1: to for piece, to in bound.items()})


def _behind(
    between: int, own: int, empty: int, only: int
) -> tuple[bool, int, dict[int, int]] | None:
    """Return the check of a jumping piece and the squares it leaves to pieces; None for no limits.

    `between` are the pieces on its way, `empty` the other squares of it; `only` is the one piece it
    may jump over, if that must be right before the King. The pieces between are treated singly,
    since a square that one of them leaves becomes empty.
    """
    count = between.bit_count()
    mine = between & own
    if only:
        if not between:
            return False, ~only, _NO_PIECES
        if between == only:
            return True, empty, {only: -1} if mine else _NO_PIECES
        if count == 1 and mine:
            return False, -1, {mine: ~only}
        if count == 2 and between & only and mine & ~only:
            return False, -1, {mine & ~only: empty}
        return None
    if not count:
        return False, ~empty, _NO_PIECES
    if count == 1:
        return True, empty, {mine: ~(empty | between)} if mine else _NO_PIECES
    if count == 2 and mine:
        return False, -1, {1 << one: empty for one in squares[mine]}
    return None
