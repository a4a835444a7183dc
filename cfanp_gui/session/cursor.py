"""The position of a game in its tree, and its effect on the next action."""

from itertools import takewhile
from typing import NamedTuple

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.events import Event
from cfanp_gui.core.position import Position
from cfanp_gui.session.tree import Node


class CursorStep(NamedTuple):
    """One transition on the way from one position to another."""

    transition: Transition
    forward: bool


class Change(NamedTuple):
    """The steps between two positions, oldest first, as passed to a session's listeners."""

    before: Position
    after: Position
    steps: tuple[CursorStep, ...]
    """Steps of the cursor: into another line they first go back and then forward."""
    new: bool
    """True if a new action was played, rather than the cursor moved."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Return all events of a change that went forward."""
        steps = [step for step in self.steps if step.forward]
        return tuple([event for step in steps for event in step.transition.events])


class Cursor:
    """A node of a tree, and the nodes gone back from, to which going forward leads again."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.live = True
        """True if the game is being played here, rather than read from a record."""
        self.taking_back = False
        """True if only undo has led here, so that the next action continues the game."""
        self.given: Node | None = None
        """Turn given last, until the cursor leaves it; see `core.given_turn`."""
        self._left: list[Node] = []
        """Nodes gone back from, the nearest last."""

    @property
    def follows_game(self) -> bool:
        """Return True if the next action is part of the game rather than of a variation."""
        return self.follows_at(self.node)

    def follows_at(self, node: Node) -> bool:
        """Return True if an action at a node would be part of the game itself."""
        return (self.taking_back or not node.children) and node.on_main_line

    @property
    def undone_to(self) -> Node | None:
        """Return the node at which a game being played continues after undo; None without one."""
        undone = self.taking_back and self.node.children and self.node.on_main_line
        return self.node if undone else None

    @property
    def is_played(self) -> bool:
        """Return True if an unfinished game is being played here."""
        if not self.live:
            return False
        return self.to_game().position.outcome() is None or self.undone_to is not None

    def to_game(self) -> Node:
        """Return the end of a game being played here, else where a variation leaves the line."""
        main = self.node
        while (head := main.variation) is not None and head.parent is not None:
            main = head.parent
        return main.end if self.live else main

    def back(self, plies: int) -> Node:
        """Return the node a number of actions before, or as many as there are."""
        node = self.node
        for _ in range(plies):
            if node.parent is None:
                break
            node = node.parent
        return node

    def ahead(self, plies: int) -> Node:
        """Return the node a number of actions ahead, first along the way the cursor came back."""
        node, left = self.node, len(self._left)
        for _ in range(plies):
            if left:
                left -= 1
                node = self._left[left]
            elif node.children:
                node = node.children[0]
            else:
                break
        return node

    def go(self, goal: Node) -> tuple[CursorStep, ...]:
        """Go to a node of the tree; return the steps on the way, none if it was there already."""
        below = {node: number for number, node in enumerate(goal.path())}
        steps: list[CursorStep] = []
        while self.node not in below:
            here = self.node
            assert here.parent is not None, "the root is on the way to every node of its tree"
            steps.append(_step(here, forward=False))
            self._left.append(here)
            self.node = here.parent
        for node in list(goal.path())[: below[self.node]][::-1]:
            steps.append(self.played(node))
        return tuple(steps)

    def played(self, node: Node) -> CursorStep:
        """Go on to a child of the current node; return the step."""
        if self._left and self._left[-1] is node:
            self._left.pop()
        else:
            self._left.clear()
        self.node = node
        return _step(node, forward=True)

    @property
    def way_end(self) -> Node:
        """Return the last of the nodes gone back from; if there is none, the current node."""
        return self._left[0] if self._left else self.node

    def lead_to(self, end: Node) -> None:
        """Make going forward lead to this node or a descendant."""
        self._left = list(takewhile(lambda node: node is not self.node, end.path()))

    def forget_way(self) -> None:
        """Make going forward lead along the main continuations again."""
        self._left.clear()

    def leave_given(self) -> Node | None:
        """Remove and return a given turn that was left before anything was done in it."""
        given, self.given = self.given, None
        if given is None or given is self.node or given.children or given.comment or given.nags:
            return None
        given.put(None)
        self._left.clear()
        return given


def _step(node: Node, *, forward: bool) -> CursorStep:
    assert node.transition is not None, "only the root has no transition"
    return CursorStep(node.transition, forward)
