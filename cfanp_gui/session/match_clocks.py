"""A match's clocks in step with its tree: the running ones, and the times at each position."""

import re
from collections.abc import Callable, Iterable
from enum import Enum, auto

from cfanp_gui.core.game import ClockPolicy, Position
from cfanp_gui.core.text import TextError, shown
from cfanp_gui.record.clock_comment import MAX_TIME
from cfanp_gui.session.clock import Clock, TimeControl
from cfanp_gui.session.journal_writer import JournalWriter
from cfanp_gui.session.tree import Node

Times = tuple[int, ...]
"""Milliseconds left on each clock, in the order of its `ClockPolicy`."""

KEEP_MS = 10_000
"""Maximum thinking time a crash gives back, in milliseconds: the interval of entries."""

_TIMES = re.compile(r"\d{1,10}(?:/\d{1,10})*\Z", re.ASCII)


class ClockState(Enum):
    """State of a match's clocks."""

    WAITING = auto()
    """They have not begun: the first move starts them, and takes no time itself."""
    RUNNING = auto()
    PAUSED = auto()
    """Paused until somebody moves or resumes."""
    STOPPED = auto()
    """Stopped because the game is over at the cursor."""


class Timing:
    """The clocks of a match; each node keeps the times when the cursor came to or left it."""

    def __init__(
        self,
        control: TimeControl,
        policy: ClockPolicy,
        root: Node,
        journal: JournalWriter,
        now: Callable[[], int],
    ) -> None:
        self.policy = policy
        self._journal = journal
        self.clock: Clock[int] = Clock(control.times(policy.factor), policy.all, now)
        self.clock.run(policy.running(root.position))
        self.begun = False
        """True if they have ever run or been set."""
        self.frozen = False
        """True if moves do not start them, as in a game that was over long ago."""
        self.initial: Times = self.clock.times()
        """Times before the first move."""
        self.journalled = self.initial
        """Times that the journal contains or implies."""
        root.times = self.initial

    def follow(self, left: Node, node: Node, main: bool, times: Times | None = None) -> str:
        """Update the clocks for an action to the cursor's node; return its times for the journal.

        They are empty if the clocks stand; `times` are those after it if they are known already.
        """
        if not main:
            self.leave(left)
            self.arrive(node)
            return ""
        # Replayed while the clocks stood, it takes the time it took before.
        if self.frozen or (node.clock is not None and not self.clock.counting):
            self.arrive(node)
        else:
            self._press(left.position, node)
        if not node.position.actors():
            self.clock.pause()
        elif not self.frozen:
            self.start()
        if times is not None:
            self.replay(times)
            self.stamp(node)
        return "" if self.frozen else self.entry(node)

    def _press(self, before: Position, node: Node) -> None:
        for clock in self.policy.ended(before, node.position):
            self.clock.press(clock)
        for source, target in self._carried(node):
            self.clock.carry(source, target)
        self.clock.run(self.policy.running(node.position))
        self.stamp(node)

    def start(self) -> None:
        """Start counting time."""
        self.begun = True
        self.frozen = False
        self.clock.resume()

    def stamp(self, node: Node) -> None:
        """Store the current times on the cursor's node."""
        node.times = self.clock.times()
        index = self._index(node)
        if index is not None:
            node.clock = node.times[index]

    def leave(self, node: Node) -> None:
        """Stop the clocks and store their times: the cursor leaves a node without a move."""
        self.clock.pause()
        node.times = self.clock.times()
        self.write()

    def arrive(self, node: Node) -> None:
        """Set the clocks to the times of a node."""
        self.clock.run(self.policy.running(node.position))
        self.know((node,))
        self._set(self.times_at(node))

    def know(self, nodes: Iterable[Node]) -> None:
        """Store the times given by a record on nodes that have none, in order."""
        for node in nodes:
            node.times = self.times_at(node)

    def replay(self, times: Times) -> None:
        """Set the clocks to the times that a journal gives."""
        self.frozen = False
        self._set(times)

    def _set(self, times: Times) -> None:
        self.clock.pause()
        self.clock.set_times(dict(zip(self.policy.all, times, strict=True)))
        self.journalled = times
        self.begun = True

    def entry(self, node: Node | None = None) -> str:
        """Return the current times, or those at a node, for the journal, which then has them."""
        self.journalled = self.clock.times() if node is None else self.times_at(node)
        return "/".join(map(str, self.journalled))

    def parse(self, text: str) -> Times:
        """Return the times of a journal entry. Raises ValueError."""
        times = tuple(map(int, text.split("/"))) if _TIMES.match(text) else ()
        if len(times) != len(self.journalled) or max(times, default=0) > MAX_TIME:
            raise TextError(
                "“{text}” is not the time of {clocks} clocks "
                "(expected milliseconds such as 300000/297350)",
                text=shown(text),
                clocks=len(self.journalled),
            )
        return times

    def write(self, always: bool = False) -> None:
        """Write the times to the journal if it does not have them already, or always."""
        if always or self.unrecorded():
            self._journal.write(f"clock {self.entry()}")

    def unrecorded(self) -> int:
        """Return the milliseconds of thinking that the journal does not have."""
        return sum(self.journalled) - sum(self.clock.times())

    def running(self, position: Position) -> tuple[tuple[int, int], ...]:
        """Return the players whose time runs in a position, each with the milliseconds left."""
        return tuple(
            (self.policy.owner(position, clock), self.clock.left(clock))
            for clock in sorted(self.clock.running)
        )

    # Times from a record

    def times_at(self, node: Node) -> Times:
        """Return the times when the cursor was last at a node, or those that its record tells."""
        since: list[Node] = []
        times: Times = ()
        for earlier in node.path():
            if earlier.times is not None:
                times = earlier.times
                break
            since.append(earlier)
        return self.recorded(times, since[::-1])

    def recorded(self, times: Times, nodes: list[Node]) -> Times:
        """Return the times after actions in a row, as recorded with them."""
        left = list(times)
        for node in nodes:
            index = self._index(node)
            if node.clock is not None and index is not None:
                left[index] = node.clock
            for source, target in self._carried(node):
                left[self.policy.all.index(target)] = left[self.policy.all.index(source)]
        return tuple(left)

    def _carried(self, node: Node) -> tuple[tuple[int, int], ...]:
        """Return the (source, target) clocks of time transfers on the way to a node."""
        return () if node.transition is None else self.policy.carried(node.transition)

    def _index(self, node: Node) -> int | None:
        """Return the index in a list of times of the player who acted at a node."""
        if node.transition is None or node.parent is None:
            return None
        clock = self.policy.acted(node.parent.position, node.transition)
        return None if clock is None else self.policy.all.index(clock)
