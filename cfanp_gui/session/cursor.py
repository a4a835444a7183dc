"""Where in its tree a game stands, and what that makes of the next thing done there."""

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Transition


class CursorStep(NamedTuple):
    """One transition on the way from one position to another."""

    transition: "Transition"
    forward: bool


class Cursor:
    """A node of a tree, and those gone back from, which going forward leads to again."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.live = True
        """True if the game is being played here, rather than read from a record."""
        self.taking_back = False
        """True if undo alone has led here, so that what is played now is the game."""
        self.given: Node | None = None
        """The turn given last, as long as the cursor has not left it; see `core.given_turn`."""
        self._left: list[Node] = []
        """The nodes gone back from, the nearest last."""

    @property
    def follows_game(self) -> bool:
        """Return True if an action done now is of the game itself rather than of a variation.

        It is at the end of the main line, and where a game being played here was taken back.
        """
        return self.follows_at(self.node)

    def follows_at(self, node: Node) -> bool:
        """Return True if an action done at a node would be of the game itself."""
        return (self.taking_back or not node.children) and node.on_main_line

    @property
    def undone_to(self) -> Node | None:
        """Return where a game being played goes on of which the last actions were undone.

        None where none were, and where one only looks at an earlier position.
        """
        undone = self.taking_back and self.node.children and self.node.on_main_line
        return self.node if undone else None

    @property
    def is_played(self) -> bool:
        """Return True if a game is being played here that is not over."""
        over = self.undone_to is None and self.to_game().position.outcome() is not None
        return self.live and not over

    def to_game(self) -> Node:
        """Return where going back to the game leads: to its end while it is being played here.

        Elsewhere it is the position in which a variation leaves the main line.
        """
        main = next(node for node in self.node.path() if node.on_main_line)
        return main.line()[-1] if self.live else main

    def back(self, plies: int) -> Node:
        """Return the node so many actions before, or as many as there are."""
        node = self.node
        for _ in range(plies):
            if node.parent is None:
                break
            node = node.parent
        return node

    def ahead(self, plies: int) -> Node:
        """Return the node so many actions on, or as many as there are.

        The way is that by which one came back, and then the main continuation.
        """
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
        """Go to a node of the tree; return the steps on the way, none where it was there."""
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
        """Go on to a node that follows this one; return the step."""
        if self._left and self._left[-1] is node:
            self._left.pop()
        else:
            self._left.clear()
        self.node = node
        return _step(node, forward=True)

    @property
    def way_end(self) -> Node:
        """Return the last of the nodes gone back from; where there is none, where it stands."""
        return self._left[0] if self._left else self.node

    def lead_to(self, end: Node) -> None:
        """Have going forward lead to a node that is here or follows."""
        self._left = list(takewhile(lambda node: node is not self.node, end.path()))

    def forget_way(self) -> None:
        """Have going forward lead along the main continuations again."""
        self._left.clear()

    def leave_given(self) -> Node | None:
        """Remove a turn that was given and left before anything was played or noted in it.

        Return it; None where there is none.
        """
        given, self.given = self.given, None
        if given is None or given is self.node or given.children or given.comment or given.nags:
            return None
        given.remove()
        self._left.clear()
        return given


def _step(node: Node, *, forward: bool) -> CursorStep:
    assert node.transition is not None, "only the root has no transition"
    return CursorStep(node.transition, forward)
