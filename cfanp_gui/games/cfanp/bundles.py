"""Bundles of legal moves from which a rule takes some away, or to which it adds some."""

from __future__ import annotations

from collections.abc import Iterable

from cfanp_gui.core.movegen import SQUARES, Board, BoardMoves

_Move = tuple[int, int, int]


class ListedMoves(BoardMoves):
    """Moves of which only some promotions of a pawn may be legal; these are listed one by one."""

    promotions: tuple[_Move, ...] = ()

    def expand(self) -> list[_Move]:
        """Return every move as (origin, target, promotion), promotion 0 where there is none."""
        return [*super().expand(), *self.promotions]


def listed(moves: Iterable[_Move], special: Iterable[tuple[int, int]], checkers: int) -> BoardMoves:
    """Return moves given one by one as a bundle; `special` are castlings and en passant."""
    apart = set(special)
    kept: list[tuple[int, int]] = []
    pieces: dict[int, int] = {}
    promotions: list[_Move] = []
    total = 0
    for origin, target, promotion in moves:
        total += 1
        if promotion:
            promotions.append((origin, target, promotion))
        elif (origin, target) in apart:
            kept.append((origin, target))
        else:
            pieces[origin] = pieces.get(origin, 0) | SQUARES[target]
    bundle = ListedMoves(checkers, total, [], list(pieces.items()), kept)
    bundle.promotions = tuple(promotions)
    return bundle


def victim(board: Board, origin: int, target: int) -> int:
    """Return the joined square of what a move captures, as a mask; 0 when it captures nothing.

    The move need not be legal; there is a piece on what is returned.
    """
    if board.occupied & SQUARES[target]:
        return SQUARES[target]
    pawns = board.up | board.down
    if pawns & SQUARES[origin] and (origin ^ target) & 7:
        return SQUARES[origin & 56 | target & 7] & pawns  # en passant
    return 0


def without_captures(moves: BoardMoves, board: Board, spared: int) -> BoardMoves:
    """Return the moves of a bundle that capture none of the pieces of a mask."""
    if not spared:
        return moves
    promotions = moves.promotions if isinstance(moves, ListedMoves) else ()
    pieces = [(origin, targets & ~spared) for origin, targets in moves.pieces]
    steps = [(step, targets & ~spared) for step, targets in moves.steps]
    special = [move for move in moves.special if not victim(board, *move) & spared]
    left = [move for move in promotions if not SQUARES[move[1]] & spared]
    if (pieces, steps, special) == (moves.pieces, moves.steps, moves.special) and (
        len(left) == len(promotions)
    ):
        return moves
    bundle = ListedMoves(
        moves.checkers,
        0,
        [one for one in steps if one[1]],
        [one for one in pieces if one[1]],
        special,
    )
    return _counted(bundle, tuple(left))


def with_captures(
    moves: BoardMoves, board: Board, captures: Iterable[tuple[int, int]]
) -> BoardMoves:
    """Return a bundle with further captures, given as (origin, target)."""
    pieces, steps = list(moves.pieces), list(moves.steps)
    for origin, target in captures:
        if (board.up | board.down) & SQUARES[origin]:
            steps.append((target - origin, SQUARES[target]))
        else:
            pieces.append((origin, SQUARES[target]))
    bundle = ListedMoves(moves.checkers, 0, steps, pieces, moves.special)
    return _counted(bundle, moves.promotions if isinstance(moves, ListedMoves) else ())


def _counted(bundle: ListedMoves, promotions: tuple[_Move, ...]) -> BoardMoves:
    total = len(bundle.expand()) + len(promotions)
    counted = ListedMoves(bundle.checkers, total, bundle.steps, bundle.pieces, bundle.special)
    counted.promotions = promotions
    return counted
