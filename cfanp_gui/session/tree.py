"""The tree of a game: every position reached, with the actions that led there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.gains import Gains, gains_after
from cfanp_gui.core.game import Event, Position
from cfanp_gui.core.text import Text, shown

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action, Transition
    from cfanp_gui.record.drawings import Drawings
    from cfanp_gui.session.sight import Sight


class Truth(NamedTuple):
    """Whole data of a node whose position is partly hidden."""

    position: Any
    transition: Transition | None
    events: tuple[Event, ...]


class Node:
    """A position in the tree, with the action that led to it; the root has none.

    In a game of hidden knowledge `position`, `transition` and `events` are the view of those at the
    screen, see `HiddenNode`. `truth` has them whole, for code that commits and keeps actions.
    """

    __slots__ = ("_gains", "_taken_off", "action", "before", "children", "clock", "comment",
                 "events", "nags", "parent", "position", "times", "transition")  # fmt: skip

    def __init__(
        self,
        position: Position,
        parent: Node | None = None,
        action: Action | None = None,
        transition: Transition | None = None,
        events: tuple[Event, ...] = (),
    ) -> None:
        self.position = position
        self.transition = transition
        self.events = transition.events if transition is not None else events
        self._stand_behind(parent, action)

    def _stand_behind(self, parent: Node | None, action: Action | None) -> None:
        """Begin without continuations and notes."""
        self.parent = parent
        self.action = action
        self.children: list[Node] = []
        """Continuations; the first is the main line."""
        self.comment = ""
        """Plain text, including commands of other programs; see `drawings`."""
        self.before = ""
        """Comment ahead of the action, as a variation may begin with."""
        self.nags: tuple[int, ...] = ()
        self.clock: int | None = None
        """Milliseconds its player had left after the action, as the record gives it."""
        self.times: tuple[int, ...] | None = None
        """Milliseconds on every clock here, if known; see `session.match_clocks`."""
        self._taken_off: Mapping[int, Square] | None = None
        self._gains: Gains | None = None

    @property
    def truth(self) -> Node | Truth:
        """Return the holder of the whole position and its history; see `HiddenNode`."""
        return self

    def followed_by(self, action: Action, position: Position, transition: Transition) -> Node:
        """Return a new last continuation made from an action that was played before."""
        child = self._followed_by(action, position, transition)
        self.children.append(child)
        return child

    def _followed_by(self, action: Action, position: Position, transition: Transition) -> Node:
        return Node(position, self, action, transition)

    @property
    def ply(self) -> int:
        """Return the number of actions from the root to here."""
        return sum(1 for _ in self.path()) - 1

    @property
    def pushed(self) -> Pair | None:
        """Return the boards that were pushed together for the action."""
        return None if self.transition is None else self.transition.pushed

    @property
    def drawings(self) -> Drawings:
        """Return the arrows and rings that the comment draws on the position."""
        from cfanp_gui.record.drawing_comment import read_drawings

        return read_drawings(self.comment, self.position, self.pushed)

    def alike(self, other: Node) -> int:
        """Return the number of actions that the main lines from here and another position share."""
        if self.truth.position != other.truth.position:
            return 0
        pairs = zip(self.line()[1:], other.line()[1:], strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0].action == pair[1].action, pairs))

    def path(self) -> Iterator[Node]:
        """Yield the nodes from here back to the root, this one first."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    def captured(self) -> dict[int, Counter[str]]:
        """Return the letters captured by each army, with their counts.

        Pieces that left the boards with their whole army were captured by nobody.
        """
        taken: dict[int, Counter[str]] = {}
        for node in self.path():
            transition = node.transition
            if transition is None or not transition.went:
                continue
            mover, met = transition.went[0].before.army, transition.met
            for lost in transition.captured:
                if not lost.removed:
                    fell = met is not None and lost.square == met.origin
                    taker = met.defender.army if met is not None and fell else mover
                    taken.setdefault(taker, Counter())[lost.piece.letter] += 1
        return taken

    def taken_off(self) -> Mapping[int, Square]:
        """Return the squares of Kings removed on the way here, by seat id."""
        unknown = []
        kings: Mapping[int, Square] = {}
        for node in self.path():
            if node._taken_off is not None:
                kings = node._taken_off
                break
            unknown.append(node)
        for node in reversed(unknown):
            for event in node.events:
                if event.taken_off:
                    kings = {**kings, **event.taken_off}
            node._taken_off = kings
        return kings

    def gains(self) -> Gains:
        """Return the captures and transfers of armies on the way here."""
        unknown = []
        gains: Gains = {}
        for node in self.path():
            if node._gains is not None:
                gains = node._gains
                break
            unknown.append(node)
        for node in reversed(unknown):
            if node.transition is not None:
                gains = gains_after(gains, node.transition)
            node._gains = gains
        return gains

    def line(self) -> list[Node]:
        """Return the nodes from the root through this one to the end of its main continuation.

        The root is the first of them.
        """
        return [*list(self.path())[:0:-1], *self.continuation()]

    def continuation(self) -> list[Node]:
        """Return this node and its main continuation."""
        nodes = [self]
        while nodes[-1].children:
            nodes.append(nodes[-1].children[0])
        return nodes

    @property
    def on_main_line(self) -> bool:
        """Return True if only main continuations lead here: if it is part of the game itself."""
        return self.variation is None

    @property
    def variation(self) -> Node | None:
        """Return the first node of the variation this belongs to; None on the main line."""
        return next((node for node in self.path() if node.heads_variation), None)

    @property
    def heads_variation(self) -> bool:
        """Return True if it is the first of a variation."""
        return self.parent is not None and self.parent.children[0] is not self

    def sibling(self, by: int) -> Node | None:
        """Return the alternative `by` places after this; negative for before."""
        if self.parent is None:
            return None
        here = self.parent.children.index(self) + by
        return self.parent.children[here] if 0 <= here < len(self.parent.children) else None

    def beside(self, by: int) -> Node | None:
        """Return the first move of the variation after this; before it for -1.

        If only the main line could be played here, but there are alternatives afterwards, the first
        variation of those comes after it.
        """
        node = self.sibling(by)
        if node is None and by > 0 and self.sibling(-1) is None:
            return next(iter(self.children[1:]), None)
        return node

    def within(self, other: Node) -> bool:
        """Return True if another node is this one or an ancestor."""
        return any(node is other for node in self.path())

    def whole(self) -> tuple[Node, ...]:
        """Return this node and all that follow it, each line in order and variations behind.

        Two trees of the same nodes have the same lines if, and only if, these are the same.
        """
        nodes: list[Node] = []
        waiting = [self]
        while waiting:
            node = waiting.pop()
            nodes.append(node)
            waiting += reversed(node.children)
        return tuple(nodes)

    def play(self, action: Action, main: bool = True) -> Node:
        """Return the child for an action, which becomes the main continuation.

        If `main` is false it keeps its place, or comes last. Raises IllegalAction when the position
        does not allow the action.
        """
        return self.adopt(self.tried(action), main)

    def tried(self, action: Action) -> Node:
        """Return the child for an action, or a new one that is not among the children yet.

        Raises IllegalAction when the position does not allow the action.
        """
        for child in self.children:
            if child.action == action:
                return child
        from cfanp_gui.core.given_turn import play_on

        return self._followed_by(action, *play_on(self.truth.position, action))

    def adopt(self, child: Node, main: bool) -> Node:
        """Return a child, which joins the children and becomes their first if it is `main`."""
        if main:
            child.lead()
        elif not child.stands:
            self.children.append(child)
        return child

    def lead(self) -> None:
        """Become the main continuation of the parent; the root has none."""
        self.put(0)

    def remove(self) -> None:
        """Leave the tree, with all descendants."""
        self.put(None)

    def put(self, place: int | None) -> int | None:
        """Move to an index among the continuations of the parent; None removes it.

        Return the old index; the root stays.
        """
        if self.parent is None:
            return None
        beside = self.parent.children
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

    def nearest(self) -> Node:
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

    def at_place(self, place: str) -> Node:
        """Return the node at a place in the tree of which this is the root. Raises ValueError."""
        node = self
        for word in () if place == "-" else place.split("."):
            run = re.match(_RUN, word, re.ASCII)
            number, times = (-1, 1) if run is None else (int(run[1]), int(run[2] or 1))
            for _ in range(times):
                if not 0 <= number < len(node.children):
                    raise ValueError(
                        Text(
                            "“{place}” is no place in the game (expected such as 0*12.1)",
                            place=shown(place),
                        )
                    )
                node = node.children[number]
        return node


class HiddenNode(Node):
    """A node in a game of hidden knowledge that shows the view of those at the screen."""

    __slots__ = ("_sight", "_truth", "_views")

    def __init__(
        self,
        truth: Truth,
        sight: Sight,
        parent: Node | None = None,
        action: Action | None = None,
    ) -> None:
        """Begin with the truth; `sight` knows the viewer at the screen."""
        self._sight = sight
        self._truth = truth
        self._views: dict[int, Truth] = {}
        self._stand_behind(parent, action)

    @property
    def truth(self) -> Truth:
        return self._truth

    def _followed_by(self, action: Action, position: Position, transition: Transition) -> Node:
        truth = Truth(position, transition, transition.events)
        return HiddenNode(truth, self._sight, self, action)

    def seen_by(self, viewer: int | None) -> Truth:
        """Return a viewer's data of it, the same values each time; all of it for None."""
        if viewer is None:
            return self._truth
        view = self._views.get(viewer)
        if view is None:
            whole, done, events = self._truth
            if done is not None:
                done = whole.shown(done, viewer)
                events = done.events
            view = self._views[viewer] = Truth(whole.seen_by(viewer), done, events)
        return view

    # Read by users of any node, and never set here

    @property
    def position(self) -> Any:  # type: ignore[override]
        return self.seen_by(self._sight.viewer).position

    @property
    def transition(self) -> Transition | None:  # type: ignore[override]
        return self.seen_by(self._sight.viewer).transition

    @property
    def events(self) -> tuple[Event, ...]:  # type: ignore[override]
        return self.seen_by(self._sight.viewer).events


_RUN = r"(\d{1,6})(?:\*(\d{1,7}))?\Z"
"""A part of a place: the index of a continuation, and its repetitions in a row."""
