"""The tree of a game's actions: one kind of node from the reader of a record to its writer."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, NamedTuple, Self

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.events import Event
from cfanp_gui.core.given_turn import play_recorded
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import TextError, shown


class Reached(NamedTuple):
    """Position after an action, or the start, and how it was reached."""

    position: Position
    transition: Transition | None = None
    """None at the start."""
    events: tuple[Event, ...] = ()


class MoveNode:
    """An action of a game with its notes and its continuations; the root has no action."""

    __slots__ = ("action", "before", "children", "comment", "nags", "parent", "reached")

    parent: Self | None
    children: list[Self]
    """Continuations; the first is the main line."""

    def __init__(
        self,
        action: Action | None = None,
        comment: str = "",
        nags: tuple[int, ...] = (),
        before: str = "",
        reached: Reached | None = None,
    ) -> None:
        self.action: Action = action  # type: ignore[assignment]  # None at the root
        self.comment = comment
        """Plain text that follows the action, including commands of other programs."""
        self.nags = nags
        """Numeric annotation glyphs, such as 1 for a good move."""
        self.before = before
        """Plain text ahead of the action, as a variation may begin with."""
        self.reached = reached
        """Result of playing the action, kept as a cache; not part of the record."""
        self.parent = None
        self.children = []

    def add(self, child: Self) -> Self:
        """Add a node as the last continuation; return it."""
        child.parent = self
        self.children.append(child)
        return child

    def extend(self, line: Iterable[Self]) -> Self:
        """Add nodes, each as the last continuation of the one before; return the last of them."""
        node = self
        for child in line:
            node = node.add(child)
        return node

    def copied(self) -> "MoveNode":
        """Return a copy of this node, without its parent, and of all that follow it."""
        copies: dict[MoveNode, MoveNode] = {}
        for node in self.whole():
            copy = MoveNode(node.action, node.noted, node.nags, node.before, node.reached)
            copies[node] = copy
            if node is not self and node.parent is not None:
                copies[node.parent].add(copy)
        return copies[self]

    def equals(self, other: "MoveNode") -> bool:
        """Return True if both have the same action and notes, and so have all that follow them."""
        mine, its = (
            [
                (node.action, node.noted, node.nags, node.before, len(node.children))
                for node in whole
            ]
            for whole in (self.whole(), other.whole())
        )
        return mine == its

    @property
    def noted(self) -> str:
        """Return the comment as it is written in a record."""
        return self.comment

    def played_in(self, position: Position) -> tuple[Position, Transition]:
        """Return the position and transition after the action, as `Position.apply` does.

        They are those kept if the action was played in this very position before. Raises
        IllegalAction.
        """
        before = None if self.parent is None else self.parent.reached
        if self.reached is not None and before is not None and before.position is position:
            after, transition, _ = self.reached
            if transition is not None and transition.action is self.action:
                return after, transition
        return play_recorded(position, self.action)

    # The way here, and on from here

    @property
    def ply(self) -> int:
        """Return the number of actions from the root to here."""
        return sum(1 for _ in self.path()) - 1

    def path(self) -> Iterator[Self]:
        """Yield the nodes from here back to the root, this one first."""
        node: Self | None = self
        while node is not None:
            yield node
            node = node.parent

    def line(self) -> list[Self]:
        """Return the nodes from the root through this one to the end of its main continuation."""
        return [*list(self.path())[:0:-1], *self.continuation()]

    def continuation(self) -> list[Self]:
        """Return this node and its main continuation."""
        nodes = [self]
        while nodes[-1].children:
            nodes.append(nodes[-1].children[0])
        return nodes

    @property
    def end(self) -> Self:
        """Return the last node of the main continuation."""
        node = self
        while node.children:
            node = node.children[0]
        return node

    def whole(self) -> tuple[Self, ...]:
        """Return this node and all that follow it, each line in order and variations behind."""
        nodes: list[Self] = []
        waiting = [self]
        while waiting:
            node = waiting.pop()
            nodes.append(node)
            waiting += reversed(node.children)
        return tuple(nodes)

    def within(self, other: "MoveNode") -> bool:
        """Return True if another node is this one or an ancestor."""
        return any(node is other for node in self.path())

    # Lines beside each other

    @property
    def variations(self) -> list[Self]:
        """Return the alternatives to a main continuation; none for any other node."""
        parent = self.parent
        return parent.children[1:] if parent is not None and parent.children[0] is self else []

    @property
    def on_main_line(self) -> bool:
        """Return True if only main continuations lead here: if it is part of the game itself."""
        return self.variation is None

    @property
    def variation(self) -> Self | None:
        """Return the first node of the variation this belongs to; None on the main line."""
        node = self
        while (parent := node.parent) is not None:
            if parent.children[0] is not node:
                return node
            node = parent
        return None

    @property
    def heads(self) -> list[Self]:
        """Return the first nodes of the variations this is within, the innermost first."""
        heads, node = list[Self](), self
        while (head := node.variation) is not None and head.parent is not None:
            heads.append(head)
            node = head.parent
        return heads

    @property
    def heads_variation(self) -> bool:
        """Return True if it is the first of a variation."""
        return self.parent is not None and self.parent.children[0] is not self

    def short_variations(self, most: int) -> set[Self]:
        """Return the first nodes of variations of at most `most` actions, nested ones included."""
        heads, waiting = set[Self](), [self]
        while waiting:
            node = waiting.pop()
            waiting += node.children
            for head in node.children[1:]:
                within = [head]
                for following in within:  # it grows, but is not followed far
                    within += following.children[: most + 1]
                    if len(within) > most:
                        break
                else:
                    heads.add(head)
        return heads

    def put(self, place: int | None) -> int | None:
        """Move to an index beside its siblings, or out of the tree for None; return the old one."""
        if self.parent is None:
            return None
        beside: list[Any] = self.parent.children
        before = beside.index(self) if self.stands else None
        if before is not None:
            del beside[before]
        if place is not None:
            beside.insert(place, self)
        return before

    @property
    def stands(self) -> bool:
        """Return True if it is a continuation of its parent, or the root."""
        return self.parent is None or self in self.parent.children

    def nearest(self) -> Self:
        """Return the nearest node in the tree: this one or an ancestor."""
        last = self
        for node in self.path():
            if not node.stands and node.parent is not None:
                last = node.parent
        return last

    # Places in the tree as text

    def place(self) -> str:
        """Return the place of a node in its tree, as `at_place` reads it.

        It is the index of each continuation on the way, those of the main line being 0, with the
        number of repetitions in a row: ``0*12.1.0*3``. The root is ``-``.
        """
        numbers = [
            0 if node.parent.children[0] is node else node.parent.children.index(node)
            for node in self.path()
            if node.parent is not None
        ]
        runs = [(number, sum(1 for _ in run)) for number, run in groupby(reversed(numbers))]
        words = (f"{number}*{times}" if times > 1 else f"{number}" for number, times in runs)
        return ".".join(words) or "-"

    def at_place(self, place: str) -> Self:
        """Return the node at a place in the tree of which this is the root. Raises ValueError."""
        node = self
        for word in () if place == "-" else place.split("."):
            run = _RUN.match(word)
            number, times = (-1, 1) if run is None else (int(run[1]), int(run[2] or 1))
            for _ in range(times):
                if not 0 <= number < len(node.children):
                    raise TextError(
                        "“{place}” is no place in the game (expected such as 0*12.1)",
                        place=shown(place),
                    )
                node = node.children[number]
        return node


_RUN = re.compile(r"(\d{1,6})(?:\*(\d{1,7}))?\Z", re.ASCII)
"""A part of a place: the index of a continuation, and its repetitions in a row."""


def places(root: MoveNode) -> dict[MoveNode, str]:
    """Return the place of each node of a tree, as `MoveNode.place` does, in one walk."""
    places = {root: "-"}
    runs = {root: ("", -1, 0)}  # text before the last run, its number, its length
    for parent in root.whole():
        ahead, last, times = runs.pop(parent)
        for number, node in enumerate(parent.children):
            if number == last:
                run = ahead, last, times + 1
            else:
                run = "" if parent is root else f"{places[parent]}.", number, 1
            runs[node] = run
            places[node] = f"{run[0]}{number}" + (f"*{run[2]}" if run[2] > 1 else "")
    return places
