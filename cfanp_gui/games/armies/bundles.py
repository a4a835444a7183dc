"""Moves on a pair from which a rule removes some, or to which it adds some."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves, PairRules


class ListedMoves(NamedTuple):
    """Moves listed one by one."""

    checkers: int
    total: int
    moves: tuple[PairMove, ...]

    def expand(self) -> list[PairMove]:
        """Return the moves in a new list."""
        return list(self.moves)


def listed(moves: Iterable[PairMove], checkers: int) -> ListedMoves:
    """Return a bundle of moves given one by one, with the pieces that attack the King before."""
    found = tuple(moves)
    return ListedMoves(checkers, len(found), found)


def without_captures(
    base: PairRules[Any, Any, Any], board: Any, moves: PairMoves, spared: int
) -> PairMoves:
    """Return the moves on a joined board that capture none of the spared pieces."""
    if not spared or not any(base.captures(board, moves, spared)):
        return moves
    return listed(
        (move for move in moves.expand() if not base.victim(board, *move) & spared), moves.checkers
    )


def with_captures(
    base: PairRules[Any, Any, Any],
    board: Any,
    moves: PairMoves,
    captures: Iterable[tuple[int, int]],
) -> PairMoves:
    """Return moves on a joined board with further captures, given as (origin, target)."""
    added = [
        (origin, target, becomes)
        for origin, target in captures
        for becomes in base.becomings(board, origin, target)
    ]
    return listed((*moves.expand(), *added), moves.checkers)
