"""Counting sequences of moves on all boards, pulls and passes too."""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.games.strategichess.actions import BoardAction
from cfanp_gui.games.strategichess.state import State
from cfanp_gui.games.strategichess.turn import Report, play

_MOST_REMEMBERED = 1 << 16
"""Counts kept at a time: turns on different boards often lead to the same state."""


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` moves of all players."""
    return _count(state, depth, {})


def divide(state: State, depth: int) -> Iterator[tuple[str, int]]:
    """Yield each first move, in the order of machine forms, and the sequences it begins.

    Raises ValueError for a depth below 1.
    """
    if depth < 1:
        raise ValueError(f"the depth is {depth} (expected at least 1 to divide)")
    counts: dict[tuple[State, int], int] = {}
    for action in _actions(state):
        yield action.text, _count(play(state, action, Report()), depth - 1, counts)


def _actions(state: State) -> Iterator[BoardAction]:
    if not state.over:
        for at in range(len(state.boards)):
            yield from state.legal(at)


def _count(state: State, depth: int, counts: dict[tuple[State, int], int]) -> int:
    if depth < 1:
        return 1
    if depth == 1:
        return 0 if state.over else sum(len(state.legal(at)) for at in range(len(state.boards)))
    key = state, depth
    known = counts.get(key)
    if known is None:
        if len(counts) >= _MOST_REMEMBERED:
            counts.clear()
        known = counts[key] = sum(
            _count(play(state, action, Report()), depth - 1, counts) for action in _actions(state)
        )
    return known
