"""Where a session stands, beside what its tree has, as entries of a journal: written and read.

A record has the tree. What the next thing that is done means depends on more: on the cursor and
the way ahead of it, on whether the game is being played, and on the times at every position.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text, shown
from cfanp_gui.session.session_state import SessionState, Standing
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.session.match_clocks import Times

STAND, RESULT, TIMES_AT = "stand", "result", "times"
"""The words of the entries."""

_FLAGS = ("live", "taking_back", "given", "frozen")
_RESULT = rf"{re.escape(UNFINISHED)}|(?:0|1/2|1)(?:-(?:0|1/2|1))+"


def standing_entry(standing: Standing) -> str:
    """Return the journal entry for where a session stands."""
    flags = [flag for flag in _FLAGS if getattr(standing, flag)]
    return " ".join((STAND, standing.node.place(), standing.way_end.place(), *flags))


def read_standing(root: Node, text: str) -> Standing:
    """Return where an entry says that a session stands, by what follows its word.

    Raises ValueError where that is nowhere in the tree.
    """
    place, _, rest = text.partition(" ")
    end, *flags = rest.split(" ")
    node, way_end = root.at_place(place), root.at_place(end)
    if not way_end.within(node):
        raise ValueError(
            Text("“{end}” does not follow “{place}”", end=shown(end), place=shown(place))
        )
    return Standing(node, way_end, *(flag in flags for flag in _FLAGS))


def result_entry(session: SessionState, end: Node, token: str) -> str:
    """Return the entry for the result a record gave the game; empty where none is needed.

    A record written now gives it the result `token` at a node, `end`.
    """
    node, own = session.result or (end, UNFINISHED)
    if node.nearest() is not node:
        node, own = end, UNFINISHED  # it has left the tree
    if own == token and (node is end or own == UNFINISHED):
        return ""
    return f"{RESULT} {node.place()} {own}"


def replay_result(session: SessionState, text: str) -> None:
    """Set the result a record gave the game. Raises ValueError where it is none."""
    place, _, token = text.partition(" ")
    if re.fullmatch(_RESULT, token, re.ASCII) is None:
        raise ValueError(Text("“{result}” is not a result", result=shown(token)))
    session.result = (session.root.at_place(place), token)


def times_entries(session: SessionState) -> list[str]:
    """Return the entries for the times at positions where a record would not have them so."""
    timing = session.timing
    if timing is None:
        return []
    entries = []
    last = session.root.line()[-1]
    recorded: dict[Node | None, Times] = {None: timing.initial}
    for node in session.root.whole():
        times = timing.times_at(node)
        move = [] if node.parent is None else [node]
        recorded[node] = timing.recorded(recorded[node.parent], move)
        if node is last:  # a tag has them, as the clocks stand now where the cursor is there
            recorded[node] = timing.clock.times() if node is session.node else times
        if times != recorded[node]:
            entries.append(f"{TIMES_AT} {node.place()} {'/'.join(map(str, times))}")
    return entries


def replay_times(session: SessionState, text: str) -> None:
    """Set the times at a position. Raises ValueError for no place in the tree, or no times."""
    place, _, times = text.partition(" ")
    node = session.root.at_place(place)
    if session.timing is not None:
        node.times = session.timing.parse(times)
