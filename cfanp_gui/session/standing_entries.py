"""The state of a session beyond its tree, as journal entries: written and read.

A record has the tree. The effect of the next step depends on more: on the cursor and the way ahead
of it, on whether the game is being played, and on the times at every position.
"""

from __future__ import annotations

import re
from itertools import compress
from typing import TYPE_CHECKING

from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import TextError, shown
from cfanp_gui.session.cursor import Cursor
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.session.match_clocks import Times, Timing

STAND, RESULT, TIMES_AT = "stand", "result", "times"
"""Words of the entries."""

_FLAGS = ("live", "taking_back", "given", "frozen")
_RESULT = rf"{re.escape(UNFINISHED)}|(?:0|1/2|1)(?:-(?:0|1/2|1))+"


def standing_entry(cursor: Cursor, frozen: bool) -> str:
    """Return the journal entry for the state of a session, whose clocks may be frozen."""
    flags = (cursor.live, cursor.taking_back, cursor.given is cursor.node, frozen)
    return " ".join((STAND, cursor.node.place(), cursor.way_end.place(), *compress(_FLAGS, flags)))


def read_standing(root: Node, text: str) -> tuple[Node, Node, tuple[bool, ...]]:
    """Return the cursor's node and the way's end from the text after an entry's word.

    The flags with them are: live, taking back, given, frozen. Raises ValueError if a node is not in
    the tree.
    """
    place, _, rest = text.partition(" ")
    end, *flags = rest.split(" ")
    node, way_end = root.at_place(place), root.at_place(end)
    if not way_end.within(node):
        raise TextError("“{end}” does not follow “{place}”", end=shown(end), place=shown(place))
    return node, way_end, tuple(flag in flags for flag in _FLAGS)


def result_entry(result: tuple[Node, str] | None, end: Node, token: str) -> str:
    """Return the entry for the result a record gave the game; empty if none is needed.

    A record written now gives it the result `token` at a node, `end`.
    """
    node, own = result or (end, UNFINISHED)
    if node.nearest() is not node:
        node, own = end, UNFINISHED  # it has left the tree
    if own == token and (node is end or own == UNFINISHED):
        return ""
    return f"{RESULT} {node.place()} {own}"


def read_result(root: Node, text: str) -> tuple[Node, str]:
    """Return the result a record gave the game. Raises ValueError if it is invalid."""
    place, _, token = text.partition(" ")
    if re.fullmatch(_RESULT, token, re.ASCII) is None:
        raise TextError("“{result}” is not a result", result=shown(token))
    return root.at_place(place), token


def times_entries(timing: Timing, here: Node) -> list[str]:
    """Return the entries for times at positions that a record would not give.

    `here` is the cursor's node.
    """
    entries = []
    *_, root = here.path()
    last = root.line()[-1]
    recorded: dict[Node | None, Times] = {None: timing.initial}
    for node in root.whole():
        times = timing.times_at(node)
        move = [] if node.parent is None else [node]
        recorded[node] = timing.recorded(recorded[node.parent], move)
        if node is last:  # in a tag, as the clocks stand now where the cursor is there
            recorded[node] = timing.clock.times() if node is here else times
        if times != recorded[node]:
            entries.append(f"{TIMES_AT} {node.place()} {'/'.join(map(str, times))}")
    return entries


def read_times(timing: Timing | None, root: Node, text: str) -> None:
    """Set the times at a position. Raises ValueError for an unknown place or invalid times."""
    place, _, times = text.partition(" ")
    node = root.at_place(place)
    if timing is not None:
        node.times = timing.parse(times)
