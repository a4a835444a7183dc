"""Counting sequences of piece moves, to check the rules against known figures."""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.core.movegen import KINDS
from cfanp_gui.games.cfanp.actions import Move
from cfanp_gui.games.cfanp.hooks import Report
from cfanp_gui.games.cfanp.state import State
from cfanp_gui.games.cfanp.turn import play


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` piece moves; ending a turn early does not count."""
    if depth == 1:
        return state.count_moves()
    if depth < 1:
        return 1
    nodes = 0
    report = Report()  # nobody reads it
    for pair in state.pairs():
        for origin, target, promotion in state.moves_on(pair).expand():
            after = play(state, pair, origin, target, promotion, report)
            nodes += after.count_moves() if depth == 2 else perft(after, depth - 1)
    return nodes


def divide(state: State, depth: int) -> Iterator[tuple[str, int]]:
    """Yield each first move, in the order of the machine forms, and how many sequences it begins.

    Raises ValueError for a depth below 1.
    """
    if depth < 1:
        raise ValueError(f"the depth is {depth} (expected at least 1 to divide)")
    moves = [
        (
            Move(pair, origin, target, KINDS[promotion] if promotion else None).text,
            pair,
            origin,
            target,
            promotion,
        )
        for pair in state.pairs()
        for origin, target, promotion in state.moves_on(pair).expand()
    ]
    for text, pair, origin, target, promotion in sorted(moves):
        after = play(state, pair, origin, target, promotion, Report())
        yield text, perft(after, depth - 1)
