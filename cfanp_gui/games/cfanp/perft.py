"""Counting sequences of piece moves, to check the rules against known figures."""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.core.movegen import KINDS
from cfanp_gui.games.cfanp.actions import Move
from cfanp_gui.games.cfanp.hooks import Report
from cfanp_gui.games.cfanp.state import State
from cfanp_gui.games.cfanp.turn import play


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` single piece moves; ending a turn early is no move."""
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
    """For each first move, in the order of their machine forms, the sequences it begins.

    Raises ValueError for a depth below 1.
    """
    if depth < 1:
        raise ValueError(f"the depth is {depth} (expected at least 1 to divide)")
    moves = [
        (Move(pair, origin, target, KINDS[kind] if kind else None).text, pair, origin, target, kind)
        for pair in state.pairs()
        for origin, target, kind in state.moves_on(pair).expand()
    ]
    for text, pair, origin, target, kind in sorted(moves):
        after = play(state, pair, origin, target, kind, Report())
        yield text, perft(after, depth - 1)
