"""The tree of a session: the nodes of its record, with those at the screen and the clocks."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Self

from cfanp_gui.core.actions import Action, Gains, Transition, gains_after
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Event, Position
from cfanp_gui.core.given_turn import play_on
from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.record.clock_comment import read_clock, with_clock
from cfanp_gui.record.move_tree import MoveNode, Reached

if TYPE_CHECKING:
    from cfanp_gui.record.drawings import Drawings


class Sight:
    """The viewer at the screen in a game of hidden knowledge, which determines what is shown.

    Between the turns of several people it is covered, and shows only what has been shown to all; a
    single person playing against bots needs no cover. When the game is over all of it may be seen.
    """

    def __init__(self) -> None:
        self.viewer: int | None = EVERYBODY
        """Player at the screen, or `EVERYBODY`; None if the truth may be seen."""
        self.awaited: int | None = None
        """Player who must take the seat before the game goes on, or None."""
        self._chosen: int | None = None
        """Viewer chosen since the game is over; None for the truth."""

    def take(self) -> None:
        """Seat the awaited player."""
        if self.awaited is not None:
            self.viewer, self.awaited = self.awaited, None

    def leave(self) -> None:
        """Leave the seat: the screen is covered until the player to move takes it again."""
        self.viewer = EVERYBODY

    def open(self) -> None:
        """Reveal everything: the game is over."""
        self.viewer, self.awaited = self._chosen, None

    def look_as(self, viewer: int | None) -> None:
        """View a finished game as a viewer saw it; None for all of it."""
        self._chosen = viewer
        self.open()

    def follow(
        self, persons: AbstractSet[int], living: AbstractSet[int], acting: AbstractSet[int] | None
    ) -> None:
        """Cover the screen if it is another person's turn.

        Of all `persons` at the table some are `living`, still in the game, and some of those may be
        `acting` now. While an earlier position is viewed, `acting` is None and nobody is awaited.
        """
        self.awaited = None
        if len(persons) == 1:
            (self.viewer,) = persons
            return
        if acting is None:
            return
        if self.viewer in living and (self.viewer in acting or living == {self.viewer}):
            return
        self.viewer, self.awaited = EVERYBODY, min(acting & living, default=None)


class Node(MoveNode):
    """A position in the tree, with the action that led to it; the root has none.

    In a game of hidden knowledge `position`, `transition` and `events` are the view of those at the
    screen. `reached` has them whole, for code that commits and keeps actions.
    """

    __slots__ = ("_sight", "_sums", "_taken", "_views", "clock", "times")

    reached: Reached

    def __init__(
        self, reached: Reached, sight: Sight | None = None, action: Action | None = None
    ) -> None:
        """Begin without notes; `sight` knows the viewer at the screen, None if all is shown."""
        super().__init__(action, reached=reached)
        self.clock: int | None = None
        """Milliseconds its player had left after the action, as the record gives it."""
        self.times: tuple[int, ...] | None = None
        """Milliseconds on every clock here, if known; see `session.match_clocks`."""
        self._sight = sight
        self._views: dict[int, Reached] = {}
        self._taken: dict[int | None, Mapping[int, Counter[str]]] = {}
        """Results of `captured`, by viewer."""
        self._sums: tuple[Mapping[int, Square], Gains] | None = None
        """Results of `taken_off` and `gains`, once they have been asked for."""

    def seen_by(self, viewer: int | None) -> Reached:
        """Return a viewer's data of it, the same values each time; all of it for None."""
        if viewer is None or self._sight is None:
            return self.reached
        view = self._views.get(viewer)
        if view is None:
            whole, transition, events = self.reached
            if transition is not None:
                transition = whole.shown(transition, viewer)
                events = transition.events
            view = self._views[viewer] = Reached(whole.seen_by(viewer), transition, events)
        return view

    # Read so often that `seen_by` is not called where all is shown.

    @property
    def position(self) -> Position:
        """Return the position."""
        sight = self._sight
        return (self.reached if sight is None else self.seen_by(sight.viewer)).position

    @property
    def transition(self) -> Transition | None:
        """Return the changes made by the action; None at the root."""
        sight = self._sight
        return (self.reached if sight is None else self.seen_by(sight.viewer)).transition

    @property
    def events(self) -> tuple[Event, ...]:
        """Return the events of the action; at the root those of the start."""
        sight = self._sight
        return (self.reached if sight is None else self.seen_by(sight.viewer)).events

    @property
    def noted(self) -> str:
        return self.comment if self.clock is None else with_clock(self.comment, self.clock)

    def played_in(self, position: Position) -> tuple[Position, Transition]:
        """Return the position and transition after the action; a view is followed by views."""
        transition = self.transition
        if self.parent is not None and self.parent.position is position and transition is not None:
            return self.position, transition
        return super().played_in(position)

    @property
    def pushed(self) -> Pair | None:
        """Return the boards that were pushed together for the action."""
        transition = self.transition
        return None if transition is None else transition.pushed

    @property
    def drawings(self) -> Drawings:
        """Return the arrows and rings that the comment draws on the position."""
        from cfanp_gui.record.drawing_comment import read_drawings

        return read_drawings(self.comment, self.position, self.pushed)

    def alike(self, other: Node) -> int:
        """Return the number of actions that the main lines from here and another position share."""
        if self.reached.position != other.reached.position:
            return 0
        pairs = zip(self.line()[1:], other.line()[1:], strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0].action == pair[1].action, pairs))

    def captured(self) -> Mapping[int, Counter[str]]:
        """Return the letters captured by each army, with counts; removed armies do not count."""
        viewer = None if self._sight is None else self._sight.viewer
        if viewer not in self._taken:
            self._taken[viewer] = self._counted()
        return self._taken[viewer]

    def _counted(self) -> Mapping[int, Counter[str]]:
        taken: dict[int, Counter[str]] = {}
        node: Node | None = self
        while node is not None:
            transition, node = node.transition, node.parent
            if transition is None or not (transition.captured and transition.went):
                continue
            mover, met = transition.went[0].before.army, transition.met
            for lost in transition.captured:
                blown_up = transition.blast is not None and lost.piece.army == mover
                if not (lost.removed or blown_up):
                    fell = met is not None and lost.square == met.origin
                    taker = met.defender.army if met is not None and fell else mover
                    taken.setdefault(taker, Counter())[lost.piece.letter] += 1
        return taken

    def taken_off(self) -> Mapping[int, Square]:
        """Return the squares of Kings removed on the way here, by seat id."""
        return self._summed()[0]

    def gains(self) -> Gains:
        """Return the captures and transfers of armies on the way here."""
        return self._summed()[1]

    def _summed(self) -> tuple[Mapping[int, Square], Gains]:
        unknown: list[Node] = []
        node: Node | None = self
        while node is not None and node._sums is None:
            unknown.append(node)
            node = node.parent
        sums = ({}, {}) if node is None or node._sums is None else node._sums
        for node in reversed(unknown):
            kings, gains = sums
            transition = node.transition
            for event in node.events if transition is None else transition.events:
                if event.taken_off:
                    kings = {**kings, **event.taken_off}
            if transition is not None and transition.control:
                gains = gains_after(gains, transition)
            sums = node._sums = kings, gains
        return sums

    def sibling(self, by: int) -> Self | None:
        """Return the alternative `by` places after this; negative for before."""
        if self.parent is None:
            return None
        place = self.parent.children.index(self) + by
        return self.parent.children[place] if 0 <= place < len(self.parent.children) else None

    def beside(self, by: int) -> Self | None:
        """Return the first move of the variation after this, or of those behind; before for -1."""
        node = self.sibling(by)
        if node is None and by > 0 and self.sibling(-1) is None:
            return next(iter(self.children[1:]), None)
        return node

    # Growing

    def tried(self, action: Action) -> Node:
        """Return the child for an action, or a new one not yet added. Raises IllegalAction."""
        child = self._child(action)
        return child or self._following(action, *play_on(self.reached.position, action))

    def adopt(self, child: Self, main: bool) -> Self:
        """Return a child made the main continuation, or else one that keeps its place."""
        if main:
            child.put(0)
        elif not child.stands:
            self.children.append(child)
        return child

    def graft(self, start: MoveNode, merged: bool = True) -> Node:
        """Add all that follows the start of a tree of moves; return the first node of it.

        If the lines are `merged`, an action that follows already is not added again, and its notes
        are kept. Raises IllegalAction if one cannot be played.
        """
        first: Node | None = None
        waiting: deque[tuple[Node, MoveNode]] = deque([(self, start)])
        while waiting:
            at, source = waiting.popleft()
            for move in source.children:
                child = at._child(move.action) if merged else None
                if child is None:
                    played = move.played_in(at.reached.position)
                    child = at.add(at._following(move.action, *played))
                child.comment = child.comment or move.noted
                child.before = child.before or move.before
                child.nags = child.nags or move.nags
                if child.clock is None:
                    child.clock = read_clock(move.noted)
                first = first or child
                waiting.append((child, move))
        return first or self

    def _child(self, action: Action) -> Node | None:
        return next((child for child in self.children if child.action == action), None)

    def _following(self, action: Action, position: Position, transition: Transition) -> Node:
        """Return a new node after an action, which is not among the children yet."""
        child = Node(Reached(position, transition, transition.events), self._sight, action)
        child.parent = self
        return child


@dataclass(frozen=True, slots=True)
class MoveRow:
    """Row of the list: an action, or a whole variation that is folded."""

    node: Node
    depth: int = 0
    """Number of variations it is within; 0 on the main line."""
    heads: bool = False
    """True if it is the first of a variation, which can be folded there."""
    folded: bool = False
    """True if it stands for all of its variation."""


def move_rows(root: Node, unfolded: Collection[Node]) -> list[MoveRow]:
    """Return the rows of a tree, the root's first; a folded variation has a single row.

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
        if node.children and not folded:
            waiting.append((node.children[0], depth))
        if len(siblings) > 1 and not heads:
            waiting += [(other, depth + 1) for other in reversed(siblings[1:])]
    return rows
