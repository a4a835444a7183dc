"""A match being played: the only place that commits an action.

Whoever wants something proposes an action. The session checks it against the rules, plays it,
writes it to the journal and only then tells its listeners.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from cfanp_gui.core.geometry import Pair
from cfanp_gui.core.system import (
    Action,
    ControlChange,
    Event,
    IllegalAction,
    Outcome,
    Position,
    Refusal,
    Transition,
)
from cfanp_gui.core.text import Text
from cfanp_gui.session.match import Match
from cfanp_gui.session.tree import Node

_log = logging.getLogger(__name__)


class ActionLog(Protocol):
    """Where every action is written before it counts as done (see `record.journal`)."""

    def append(self, entry: str) -> None:
        """Write one entry durably. Raises OSError."""


@dataclass(frozen=True, slots=True)
class Step:
    """One transition on the way from one position to another."""

    transition: Transition
    forward: bool


@dataclass(frozen=True, slots=True)
class Change:
    """What listeners are told: from where to where, and how, oldest step first."""

    before: Position
    after: Position
    steps: tuple[Step, ...]
    new: bool
    """Whether a new action was played, rather than the cursor moved."""


Listener = Callable[[Change], None]


class GameSession:
    """One match: its tree and cursor, the pair pushed together, offers, and its journal."""

    def __init__(self, match: Match, start: Position) -> None:
        position, events = start.settled()
        self.match = match
        self.start = start
        self.root = Node(position, events=events)
        self.node = self.root
        boards = position.boards()
        self._resting = Pair(boards[0].id, boards[1].id) if len(boards) == 2 else None
        self.pair: Pair | None = self._resting
        """The half-boards that lie pushed together now; with only two of them always these."""
        self.agreed: frozenset[int] = frozenset()
        """Players who have offered or accepted a draw since the last action."""
        self.saved_at: tuple[Node, ...] = (self.root,)
        """The line that needs no saving: as last saved, or the bare start; empty for none."""
        self.tags: dict[str, str] = {}
        """Further tags of the record, such as ``Date``."""
        self.journal: ActionLog | None = None
        self._unwritten: list[str] = []
        """Entries the journal could not take yet; they go before the next one."""
        self.result: tuple[Node, str] | None = None
        """The end of the main line and the result a record gave it, which the rules do not know."""
        self.custom_start = False
        """Whether the game began from a position of its own."""
        self._listeners: list[Listener] = []
        self._pair_listeners: list[Callable[[Pair | None], None]] = []
        self._trouble: list[Callable[[str], None]] = []

    # What there is to know

    @property
    def position(self) -> Position:
        """The position at the cursor."""
        return self.node.position

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, at the cursor."""
        return self.position.outcome()

    @property
    def unsaved(self) -> bool:
        """Whether the line played differs from what was last saved."""
        return tuple(self.node.line()) != self.saved_at

    def name(self, player: int) -> str:
        """The name of a player."""
        return self.match.seats[player - 1].name

    def line(self) -> list[Node]:
        """The line through the cursor, root first."""
        return self.node.line()

    def can_undo(self) -> bool:
        """Whether the cursor can go back."""
        return self.node.parent is not None

    def can_redo(self) -> bool:
        """Whether the cursor can go forward."""
        return bool(self.node.children)

    # Listening

    def listen(self, listener: Listener) -> None:
        """Have every change told to a listener, in the order in which they registered."""
        self._listeners.append(listener)

    def listen_to_pair(self, listener: Callable[[Pair | None], None]) -> None:
        """Have the pair pushed together told to a listener whenever it changes."""
        self._pair_listeners.append(listener)

    def listen_to_trouble(self, listener: Callable[[str], None]) -> None:
        """Have failures that lose nothing yet (a full disk under the journal) told in words."""
        self._trouble.append(listener)

    # Acting

    def propose(self, action: Action) -> Refusal | None:
        """Play an action if it is legal; otherwise say why it is not and change nothing."""
        before = self.position
        try:
            node = self.node.play(action)
        except IllegalAction as problem:
            return problem.refusal
        self.node = node
        self.agreed = frozenset()
        self._write(f"play {action.text}")
        transition = node.transition
        assert transition is not None, "a played node has a transition"
        if transition.pushed is not None:
            self._set_pair(transition.pushed)
        elif before.turn().army != node.position.turn().army:
            self._set_pair(self._resting)
        self._tell(Change(before, node.position, (Step(transition, True),), True))
        return None

    def push(self, pair: Pair) -> Refusal | None:
        """Push two half-boards together, to look or to move.

        Where pushing binds (touch-board) it is an action and may be refused; elsewhere any two
        half-boards may be pushed together (Rule 4).
        """
        action = self.position.push_action(pair)
        if action is not None and self.outcome is None:
            if self.position.turn().committed == pair:
                return None
            return self.propose(action)
        self._set_pair(pair)
        return None

    def pull_apart(self) -> None:
        """Pull the half-boards apart that lie pushed together."""
        self._set_pair(None)

    def resign(self, player: int) -> Refusal | None:
        """A player gives up: his armies die."""
        return self.propose(self.match.system.resignation(player))

    def hand_over(self, army: int, player: int) -> Refusal | None:
        """Hand an army to another player, in a friendly game."""
        return self.propose(self.match.system.hand_over(army, player))

    def claim_draw(self) -> Refusal | None:
        """The player to move claims a draw."""
        return self.propose(self.match.system.claimed_draw())

    def agree_to_draw(self, player: int) -> Refusal | None:
        """A player offers or accepts a draw; when all living players have, the game is drawn."""
        living = {holder for holder in self.position.control if holder is not None}
        if self.outcome is not None or player not in living:
            return self.position.refusal(self.match.system.agreed_draw()) or Refusal(
                Text("Rule 9"),
                Text("{name} has no army left and cannot agree to a draw", name=self.name(player)),
            )
        agreed = self.agreed | {player}
        if agreed >= living:
            return self.propose(self.match.system.agreed_draw())
        self.agreed = agreed
        return None

    # Moving the cursor

    def undo(self, plies: int = 1) -> int:
        """Go back some actions; answers how many it was."""
        return self._walk(-plies)

    def redo(self, plies: int = 1) -> int:
        """Go forward along the line last played; answers how many actions it was."""
        return self._walk(plies)

    def go_to(self, ply: int) -> None:
        """Go to a ply of the line through the cursor; 0 is the start."""
        self._walk(ply - self.node.ply)

    def _walk(self, plies: int) -> int:
        before = self.position
        steps: list[Step] = []
        while plies < 0 and self.node.parent is not None:
            transition = self.node.transition
            assert transition is not None, "only the root has no transition"
            steps.append(Step(transition, False))
            self.node = self.node.parent
            plies += 1
        while plies > 0 and self.node.children:
            self.node = self.node.children[0]
            transition = self.node.transition
            assert transition is not None, "only the root has no transition"
            steps.append(Step(transition, True))
            plies -= 1
        if steps:
            self.agreed = frozenset()
            self._write(f"{'forward' if steps[0].forward else 'back'} {len(steps)}")
            last = self.node.transition
            self._set_pair((last.pushed if last is not None else None) or self._resting)
            self._tell(Change(before, self.position, tuple(steps), False))
        return len(steps)

    def replay(self, entry: str) -> None:
        """Do again what a journal entry says.

        Raises ValueError for an entry that says nothing known, IllegalAction for one that the
        position does not allow.
        """
        word, _, rest = entry.partition(" ")
        if word == "play":
            refusal = self.propose(self.match.system.parse_action(rest))
            if refusal is not None:
                raise IllegalAction(refusal)
        elif word in ("back", "forward") and rest.isascii() and rest.isdigit():
            self._walk(int(rest) if word == "forward" else -int(rest))
        else:
            raise ValueError(
                Text("“{entry}” is no journal entry (expected play, back or forward)", entry=entry)
            )

    def mark_saved(self) -> None:
        """Remember that the line through the cursor is saved as it is now."""
        self.saved_at = tuple(self.line())

    # Telling

    def _write(self, entry: str) -> None:
        if self.journal is None:
            return
        told = bool(self._unwritten)
        self._unwritten.append(entry)
        try:
            while self._unwritten:
                self.journal.append(self._unwritten[0])
                del self._unwritten[0]
        except OSError as problem:
            _log.exception("the journal could not be written")
            if not told:
                for listener in self._trouble:
                    listener(
                        Text(
                            "The journal of this game cannot be written ({reason}); "
                            "save the game yourself.",
                            reason=problem.strerror,
                        )
                    )

    def _set_pair(self, pair: Pair | None) -> None:
        if pair != self.pair:
            self.pair = pair
            for listener in self._pair_listeners:
                listener(pair)

    def _tell(self, change: Change) -> None:
        for listener in self._listeners:
            listener(change)


def control_changes(change: Change) -> tuple[ControlChange, ...]:
    """The armies that changed hands between the two ends of a change."""
    return tuple(
        ControlChange(army, before, after)
        for army, (before, after) in enumerate(
            zip(change.before.control, change.after.control, strict=True)
        )
        if before != after
    )


def events_of(change: Change) -> tuple[Event, ...]:
    """Everything that happened on the way, for a change that went forward."""
    return tuple(event for step in change.steps if step.forward for event in step.transition.events)
