"""Counting sequences of actions on all boards, to check the rules against known figures."""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.games.ring.actions import BoardAction, Lose
from cfanp_gui.games.ring.state import State
from cfanp_gui.games.ring.turn import Report, give_up, play, settle

_MOST_REMEMBERED = 1 << 16
"""Counts kept at a time: turns on different boards often lead to the same state."""

_Counts = dict[tuple[State, int], int]


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` turns and choices, of all boards and players."""
    return _count(state, depth, {})


def divide(state: State, depth: int) -> Iterator[tuple[str, int]]:
    """Yield each first action, in the order of machine forms, and the sequences it begins.

    Raises ValueError for a depth below 1.
    """
    if depth < 1:
        raise ValueError(f"the depth is {depth} (expected at least 1 to divide)")
    counts: _Counts = {}
    for action in sorted(_actions(state), key=lambda action: action.text):
        yield action.text, _after(state, action, depth - 1, counts)


def _actions(state: State) -> Iterator[BoardAction | Lose]:
    for index in state.open:
        yield from state.actions(index)
    for player in state.choosers:
        yield from state.choices(player)


def _count(state: State, depth: int, counts: _Counts) -> int:
    if depth == 1:
        return state.total
    if depth < 1:
        return 1
    key = state, depth
    known = counts.get(key)
    if known is None:
        if len(counts) >= _MOST_REMEMBERED:
            counts.clear()
        known = counts[key] = sum(
            _after(state, action, depth - 1, counts) for action in _actions(state)
        )
    return known


def _after(state: State, action: BoardAction | Lose, depth: int, counts: _Counts) -> int:
    if depth < 1:
        return 1
    report = Report()  # nobody reads it
    if isinstance(action, Lose):
        played = give_up(state, action, report)
    else:
        played = play(state, action, report)
    after, drawn = settle(played, report)
    return 0 if drawn else _count(after, depth, counts)
