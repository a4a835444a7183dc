"""The tree of a game: every position that was reached, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cfanp_gui.core.game import Action, Event, Position, Transition


class Node:
    """A position in the tree, with the action that led to it; the root has none."""

    __slots__ = ("action", "before", "children", "clock", "comment", "events", "nags", "parent",
                 "position", "times", "transition")  # fmt: skip

    def __init__(
        self,
        position: Position,
        parent: Node | None = None,
        action: Action | None = None,
        transition: Transition | None = None,
        events: tuple[Event, ...] = (),
    ) -> None:
        self.position = position
        self.parent = parent
        self.action = action
        self.transition = transition
        self.events = transition.events if transition is not None else events
        self.children: list[Node] = []
        """Continuations; the first is the main line."""
        self.comment = ""
        self.before = ""
        """A comment ahead of the action, as a variation may begin with."""
        self.nags: tuple[int, ...] = ()
        self.clock: int | None = None
        """Milliseconds its player had left after the action, as the record gives it."""
        self.times: tuple[int, ...] | None = None
        """Milliseconds on every clock here, where it is known; see `session.match_clocks`."""

    @property
    def ply(self) -> int:
        """Return actions from the root to here."""
        return sum(1 for _ in self.path()) - 1

    def path(self) -> Iterator[Node]:
        """Yield the nodes from here back to the root, this one first."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    def captured(self) -> dict[int, Counter[str]]:
        """Return for each army that captured anything the letters of what it took, counted.

        Pieces that left the boards with their whole army were captured by nobody.
        """
        found: dict[int, Counter[str]] = {}
        for node in self.path():
            transition = node.transition
            if transition is None or not transition.moved:
                continue
            mover = transition.moved[0].before.army
            for lost in transition.captured:
                if not lost.removed:
                    found.setdefault(mover, Counter())[lost.piece.letter] += 1
        return found

    def line(self) -> list[Node]:
        """Return the nodes from the root through this one to the end of its main continuation.

        The root is the first of them.
        """
        nodes = list(self.path())[::-1]
        node = self
        while node.children:
            node = node.children[0]
            nodes.append(node)
        return nodes

    def play(self, action: Action) -> Node:
        """Return the child an action leads to, which becomes the main continuation.

        Raises IllegalAction when the position does not allow it.
        """
        for child in self.children:
            if child.action == action:
                self.children.remove(child)
                self.children.insert(0, child)
                return child
        position, transition = self.position.apply(action)
        child = Node(position, self, action, transition)
        self.children.insert(0, child)
        return child
