"""The tag of a record that says where in its tree the table stood, so that it opens there.

It has the place of the cursor, as `session.tree.Node.place` writes it. Behind that stands
``undone`` where what follows was undone and the game goes on from there, and ``ahead`` with a
second place where redo does not lead along the main continuations: ``0*12 ahead 0*12.1.0*3``.
"""

from __future__ import annotations

import re
from itertools import takewhile

from cfanp_gui.core.text import Text, shown
from cfanp_gui.record.game_record import CURSOR_TAG, UNDONE
from cfanp_gui.session.cursor import Cursor
from cfanp_gui.session.tree import Node

_VALUE = rf"(?P<place>\S+)(?P<undone> {UNDONE})?(?: ahead (?P<ahead>\S+))?\Z"


def cursor_tag(cursor: Cursor) -> dict[str, str]:
    """Return the tag of a cursor; nothing where it stands at the end of the main line."""
    node, end = cursor.node, cursor.way_end
    value = node.place()
    if cursor.undone_to is not None:
        value = f"{value} {UNDONE}"
    if any(one.heads_variation for one in takewhile(lambda one: one is not node, end.path())):
        value = f"{value} ahead {end.place()}"
    elif not node.children and node.on_main_line:
        return {}
    return {CURSOR_TAG: value}


def read_cursor(text: str, root: Node) -> tuple[Node, Node, bool]:
    """Return where the tag says that the table stood, where redo leads, and whether it was undone.

    Raises ValueError, naming the tag, where no table can stand so.
    """
    try:
        parts = re.match(_VALUE, text)
        if parts is not None:
            node = root.at_place(parts["place"])
            end = node if parts["ahead"] is None else root.at_place(parts["ahead"])
            undone = parts["undone"] is not None
            if end.within(node) and (not undone or (node.children and node.on_main_line)):
                return node, end, undone
    except ValueError:
        pass
    raise ValueError(
        Text(
            "the tag {tag}, “{value}”, names no place in the game (expected such as 0*12)",
            tag=CURSOR_TAG,
            value=shown(text),
        )
    )
