"""The rows of the list of moves: the game with its variations, each below the move it replaces."""

from collections.abc import Collection
from typing import NamedTuple

from cfanp_gui.session.tree import Node


class MoveRow(NamedTuple):
    """A row of the list: an action, or a whole variation that is folded."""

    node: Node
    depth: int = 0
    """How many variations it is within; 0 on the main line."""
    heads: bool = False
    """Whether it is the first of a variation, which can be folded there."""
    folded: bool = False
    """Whether it stands for all of its variation."""


def move_rows(root: Node, unfolded: Collection[Node]) -> list[MoveRow]:
    """Return the rows of a tree, the root's first; of folded variations there is one each.

    `unfolded` are the first nodes of the variations that are shown in full.
    """
    rows = [MoveRow(root)]
    waiting = [(node, 0) for node in root.children[:1]]
    while waiting:
        node, depth = waiting.pop()
        assert node.parent is not None, "only the root has no parent"
        siblings = node.parent.children
        heads = siblings[0] is not node
        folded = heads and node not in unfolded
        rows.append(MoveRow(node, depth, heads, folded))
        if not folded:
            waiting += [(after, depth) for after in node.children[:1]]
        if not heads:
            waiting += [(other, depth + 1) for other in reversed(siblings[1:])]
    return rows


def heads_above(node: Node) -> list[Node]:
    """Return the first nodes of the variations that a node is within, the innermost first."""
    return [one for one in node.path() if one.heads_variation]


def short_variations(root: Node, most: int) -> set[Node]:
    """Return the first nodes of the variations of at most so many actions, all within counted."""
    found: set[Node] = set()
    waiting = [root]
    while waiting:
        node = waiting.pop()
        found.update(head for head in node.children[1:] if _is_short(head, most))
        waiting += node.children
    return found


def _is_short(head: Node, most: int) -> bool:
    """Return whether a node and all that follow it are at most so many."""
    count, waiting = 0, [head]
    while waiting and count <= most:
        count += 1
        waiting += waiting.pop().children
    return count <= most
