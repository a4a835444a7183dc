"""The moves of an army on a pair, bundled by where they begin, and what its King allows."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.pairs.described.board import DescribedBoard
from cfanp_gui.games.pairs.described.tables import Watch


class DescribedMoves(NamedTuple):
    """Legal moves of one army on a pair."""

    checkers: int
    """From where its King is attacked."""
    total: int
    """How many they are."""
    plain: list[tuple[int, int]]
    """From where, and the squares to which, of pieces that stay what they are."""
    becoming: list[tuple[int, int, tuple[int, ...]]]
    """The same of pieces that become one of some kinds."""

    def expand(self) -> list[PairMove]:
        """Return the moves, in a list of the caller's own."""
        moves = [
            (origin, target, 0) for origin, targets in self.plain for target in squares[targets]
        ]
        for origin, targets, kinds in self.becoming:
            moves += [(origin, target, kind) for target in squares[targets] for kind in kinds]
        return moves


class Guard(NamedTuple):
    """What an army's King on a pair allows its other pieces."""

    checkers: int
    allowed: int
    """The squares to which any of them may go."""
    bound: dict[int, int]
    """The squares to which single ones may go instead, by where they stand."""


Bond = tuple[int, dict[int, int]]
"""The squares to which pieces may go for the sake of one attacker, and those to which pieces may
that stand between it and the King, as sets of one square."""
_NO_PIECES: dict[int, int] = {}


def attackers(watch: Watch, board: DescribedBoard, occupied: int, by: int, glares: bool) -> int:
    """Return which of some pieces attack the square that is watched, when others are occupied."""
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
    if glares:
        for mask, seen, _, _, _, _ in watch.glares:
            found |= seen[occupied & mask] & by & kinds[0]
    return found


def guard(watch: Watch, board: DescribedBoard, own: int, hostile: int, everywhere: int) -> Guard:
    """Return what the King on the square that is watched allows the other pieces of its army."""
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
    """Return whether what jumps over one piece attacks, and where pieces may go on its account.

    `between` are the pieces on its way, `empty` the other squares of it; `only` is the one piece
    over which it jumps, where that must be right before the King. The pieces between are told
    apart, for what one of them leaves is not there any more.
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
