"""A match being played: the only place that commits an action.

Callers propose actions. The session checks it against the rules, plays it,
writes it to the journal and only then notifies its listeners. It serves every game: what only some
games have is asked of the capabilities of their positions.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple, Protocol

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.capabilities import Joins, Turns
from cfanp_gui.core.game import (
    Action,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Position,
    Refusal,
    Transition,
)
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text
from cfanp_gui.record.game_record import UNFINISHED
from cfanp_gui.session.clock import milliseconds
from cfanp_gui.session.match import Match
from cfanp_gui.session.match_clocks import KEEP_MS, ClockState, Times, Timing
from cfanp_gui.session.signals import Signal, Unsubscribe
from cfanp_gui.session.tree import Node

_log = logging.getLogger(__name__)


class ActionLog(Protocol):
    """Where every action is written before it counts as done (see `record.journal`)."""

    def append(self, entry: str) -> None:
        """Write one entry durably. Raises OSError."""


class Step(NamedTuple):
    """One transition on the way from one position to another."""

    transition: Transition
    forward: bool


class Change(NamedTuple):
    """What listeners are given: from where to where, and how, oldest step first."""

    before: Position
    after: Position
    steps: tuple[Step, ...]
    new: bool
    """Whether a new action was played, rather than the cursor moved."""


LAYOUT_TAG = "TableLayout"
"""The tag that says how the half-boards were laid by hand; only the table knows what it holds."""
MAX_LAID = 1_000
"""Characters of a tag in a journal entry; a longer one is not believed."""

_TIMES = " clock "
"""What stands in a journal entry between an action and the times after it."""


class GameSession:
    """One match: its tree and cursor, the boards pushed together, its clocks, offers, journal."""

    def __init__(
        self, match: Match, start: Position, now: Callable[[], int] = milliseconds
    ) -> None:
        """Begin at a position; `now` counts milliseconds from whenever, and never back."""
        position, events = start.resolve_pending()
        self.match = match
        self.start = start
        self.root = Node(position, events=events)
        self.node = self.root
        self.agreed: frozenset[int] = frozenset()
        """Players who have offered or accepted a draw since the last action."""
        self.saved_at: tuple[Node, ...] = (self.root,)
        """The line that needs no saving: as last saved, or the bare start; empty for none."""
        self.tags: dict[str, str] = {}
        """Further tags of the record, such as ``Date``; those a person changes: see `set_tag`."""
        self._saved_tags: dict[str, str] | None = None
        """The tags as last saved; None for a game that never was."""
        self.journal: ActionLog | None = None
        self._unwritten: list[str] = []
        """Entries the journal could not take yet; they go before the next one."""
        self.result: tuple[Node, str] | None = None
        """The end of the main line and the result a record gave it, which the rules do not know."""
        self.custom_start = False
        """Whether the game began from a position of its own."""
        self.timing: Timing | None = None
        """The clocks; None in a game without. They are stopped, started and set here alone."""
        if match.time is not None:
            self.timing = Timing(match.time, self.game.clocks(position), self.root, now)
        boards = position.boards()
        joined = isinstance(position, Joins) and len(boards) == 2
        self._resting = Pair(boards[0].id, boards[1].id) if joined else None
        self.pair: Pair | None = self._resting
        """The boards that lie pushed together now; with only two of them always these."""
        self._pairs = Signal[[Pair | None]]()
        self._changes = Signal[[Change]]()
        self._failures = Signal[[str]]()
        self._clocks = Signal[[]]()
        self._tags = Signal[[]]()

    # What there is to know

    @property
    def game(self) -> Game:
        """Return the game played."""
        return self.match.game

    @property
    def situation(self) -> Situation:
        """Return the position at the cursor as it is put into words."""
        taken = self.node.captured()
        captured = {seat.id: taken[seat.army] for seat in self.position.seats()
                    if seat.army in taken}  # fmt: skip
        return self.situation_at(self.node, self.pair)._replace(captured=captured)

    def situation_at(self, node: Node, pair: Pair | None = None) -> Situation:
        """Return the position of a node as it is put into words."""
        return Situation(
            self.game, self.root.position, node.position, self.name, pair, node.transition,
            self.match.options,
        )  # fmt: skip

    @property
    def position(self) -> Position:
        """Return the position at the cursor."""
        return self.node.position

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended, at the cursor."""
        return self.position.outcome()

    @property
    def unsaved(self) -> bool:
        """Return whether the line played differs from what was last saved, or its tags do.

        Tags alone are not worth a game that was never saved.
        """
        if tuple(self.node.line()) != self.saved_at:
            return True
        return self._saved_tags is not None and self.tags != self._saved_tags

    def name(self, player: int) -> str:
        """Return the name of a player."""
        return self.match.seats[player - 1].name

    def line(self) -> list[Node]:
        """Return the line through the cursor, root first."""
        return self.node.line()

    def can_undo(self) -> bool:
        """Return whether the cursor can go back."""
        return self.node.parent is not None

    def can_redo(self) -> bool:
        """Return whether the cursor can go forward."""
        return bool(self.node.children)

    @property
    def clock_state(self) -> ClockState | None:
        """Return what the clocks are doing; None in a game without."""
        if self.timing is None:
            return None
        if self.timing.clock.counting:
            return ClockState.RUNNING
        if self._is_over():
            return ClockState.STOPPED
        return ClockState.PAUSED if self.timing.begun else ClockState.WAITING

    def time_left(self, clock: int) -> int | None:
        """Return milliseconds left on a clock now, not below 0; None in a game without clocks.

        What counts as a clock is up to the kind of game, see its `ClockPolicy`.
        """
        return None if self.timing is None else self.timing.clock.left(clock)

    def time_at_move(self) -> tuple[tuple[int, int], ...]:
        """Return the players whose time runs when time counts, each with the milliseconds left."""
        return () if self.timing is None else self.timing.running(self.position)

    def clock_wait(self) -> int | None:
        """Return milliseconds until a clock shows something else or falls; None while none runs."""
        return None if self.timing is None else self.timing.clock.wait()

    def _is_over(self) -> bool:
        """Return whether the game has ended at the cursor, by the rules or as its record says."""
        if self.outcome is not None:
            return True
        result = self.result
        return result is not None and result[0] is self.node and result[1] != UNFINISHED

    # Listening: each of these returns what ends it

    def listen(self, listener: Callable[[Change], object]) -> Unsubscribe:
        """Call a listener at every change; listeners are called in the order they registered."""
        return self._changes.add(listener)

    def listen_to_failure(self, listener: Callable[[str], object]) -> Unsubscribe:
        """Call a listener with the text of a failure that loses nothing yet, as of a full disk."""
        return self._failures.add(listener)

    def listen_to_pair(self, listener: Callable[[Pair | None], object]) -> Unsubscribe:
        """Call a listener whenever the pair pushed together changes."""
        return self._pairs.add(listener)

    def listen_to_clock(self, listener: Callable[[], object]) -> Unsubscribe:
        """Call a listener when clocks were started, stopped or set; not as time passes."""
        return self._clocks.add(listener)

    def listen_to_tags(self, listener: Callable[[], object]) -> Unsubscribe:
        """Call a listener whenever a tag was set."""
        return self._tags.add(listener)

    # Acting

    def propose(self, action: Action) -> Refusal | None:
        """Play an action if it is legal; otherwise say why it is not and change nothing.

        It comes too late when the time of the player whose turn it is is over: the flag falls
        instead.
        """
        while (clock := self._fallen()) is not None:
            fallen = self._let_fall(clock)
            if self.timing is not None and self.timing.policy.late(action, clock):
                return Refusal(
                    self.game.end_rule, Text("{name} has run out of time", name=self.name(fallen))
                )
        return self._play(action)

    def _play(self, action: Action, times: Times | None = None) -> Refusal | None:
        """Play an action; `times` are those after it where they are known and no clock runs."""
        before = self.position
        try:
            node = self.node.play(action)
        except IllegalAction as problem:
            return problem.refusal
        self.node = node
        self.agreed = frozenset()
        times_entry = ""
        if self.timing is not None:
            self.timing.played(before, node)
            if times is not None:
                self.timing.replay(times)
                self.timing.stamp(node)
            if not self.timing.frozen:
                times_entry = f"{_TIMES}{self.timing.entry()}"
        self._write(f"play {action.text}{times_entry}")
        transition = node.transition
        assert transition is not None, "a played node has a transition"
        self._follow_pair(transition, new=True)
        self._changes.emit(Change(before, node.position, (Step(transition, True),), True))
        self._notify_clock()
        return None

    def resign(self, player: int, board: int | None = None) -> Refusal | None:
        """Give up everything a player has, or in a game of several boards one of them."""
        return self.propose(self.game.resignation(player, board=board))

    def push(self, pair: Pair) -> Refusal | None:
        """Push two boards together, to look or to move.

        Where pushing binds (touch-board) it is an action and may be refused; elsewhere any two
        boards may be pushed together (Rule 4).
        """
        position = self.position
        assert isinstance(position, Joins), "nothing can be pushed together in this game"
        action = position.push_action(pair)
        if action is not None and self.outcome is None:
            if isinstance(position, Turns) and position.turn().committed == pair:
                return None
            return self.propose(action)
        self._set_pair(pair)
        return None

    def pull_apart(self) -> None:
        """Pull the boards apart that lie pushed together."""
        self._set_pair(None)

    def _set_pair(self, pair: Pair | None) -> None:
        if pair != self.pair:
            self.pair = pair
            self._pairs.emit(pair)

    def agree_to_draw(self, player: int) -> Refusal | None:
        """Offer or accept a draw for a player; when all living players have, the game is drawn."""
        living = self.position.alive()
        if self.outcome is not None or player not in living:
            return self.position.refusal(self.game.agreed_draw()) or Refusal(
                self.game.end_rule,
                Text("{name} is out and cannot agree to a draw", name=self.name(player)),
            )
        agreed = self.agreed | {player}
        if agreed >= living:
            return self.propose(self.game.agreed_draw())
        self.agreed = agreed
        return None

    def set_tag(self, name: str, value: str) -> None:
        """Keep something with the game that is no action of it; an empty value keeps nothing.

        It is in the journal at once and in the record when the game is saved.
        """
        if value == self.tags.get(name, ""):
            return
        if value:
            self.tags[name] = value
        else:
            del self.tags[name]
        self._write(f"tag {name} {value}")
        self._tags.emit()

    # The clocks

    def check_flag(self) -> int | None:
        """Let a flag fall whose time is over: its player loses what the clock stands for.

        Answers the player; None, having done nothing, while no time is over. To be called when
        `clock_wait` says so: now and then it also has the journal remember the time, so that a
        crash gives nobody more than some seconds back.
        """
        player = self._drop_flag()
        if player is None and self.timing is not None and self.timing.unrecorded() >= KEEP_MS:
            self._write_clock()
        return player

    def _drop_flag(self) -> int | None:
        clock = self._fallen()
        return None if clock is None else self._let_fall(clock)

    def _fallen(self) -> int | None:
        """Return a clock whose time is over."""
        return None if self.timing is None else self.timing.clock.fallen()

    def _let_fall(self, clock: int) -> int:
        """Let the flag of a clock fall; return whose it was."""
        assert self.timing is not None, "without clocks no flag falls"
        player = self.timing.policy.owner(self.position, clock)
        refusal = self._play(self.timing.policy.flag(self.position, clock))
        assert refusal is None, f"a flag falls in any case: {refusal}"
        return player

    def pause_clock(self) -> None:
        """Stop the clocks until somebody moves or resumes."""
        if self._drop_flag() is None and self.timing is not None and self.timing.clock.counting:
            self.timing.clock.pause()
            self._write_clock()
            self._notify_clock()

    def resume_clock(self) -> None:
        """Let the clocks run of those whose turn it is, unless the game is over."""
        if self.timing is not None and not self.timing.clock.counting and not self._is_over():
            self.timing.start()
            self._notify_clock()

    def _write_clock(self, always: bool = False) -> None:
        """Write the clocks to the journal where it does not know them already, or always."""
        if self.timing is not None and (always or self.timing.unrecorded()):
            self._write(f"clock {self.timing.entry()}")

    def _notify_clock(self) -> None:
        if self.timing is not None:
            self._clocks.emit()

    # Moving the cursor

    def undo(self, plies: int = 1) -> int:
        """Go back some actions; return how many it was."""
        return self._move_cursor(-plies)

    def redo(self, plies: int = 1) -> int:
        """Go forward along the line last played; return how many actions it was."""
        return self._move_cursor(plies)

    def go_to(self, ply: int) -> None:
        """Go to a ply of the line through the cursor; 0 is the start."""
        self._move_cursor(ply - self.node.ply)

    def _move_cursor(self, plies: int) -> int:
        before, left, forward = self.position, self.node, plies > 0
        steps: list[Step] = []
        for _ in range(abs(plies)):
            here = self.node
            there = next(iter(here.children), None) if forward else here.parent
            if there is None:
                break
            transition = there.transition if forward else here.transition
            assert transition is not None, "only the root has no transition"
            steps.append(Step(transition, forward))
            self.node = there
        if steps:
            self.agreed = frozenset()
            if self.timing is not None:
                self.timing.leave(left)
                self._write_clock()
                self.timing.arrive(self.node)
            self._write(f"{'forward' if forward else 'back'} {len(steps)}")
            if self.timing is not None and not self.timing.frozen:
                # The journal need not know what was thought here before a walk away.
                self._write_clock(always=True)
            self._follow_pair(self.node.transition, new=False)
            self._changes.emit(Change(before, self.position, tuple(steps), False))
            self._notify_clock()
        return len(steps)

    def replay(self, entry: str) -> None:
        """Do again what a journal entry says.

        Raises ValueError for an entry that says nothing known, IllegalAction for one that the
        position does not allow.
        """
        word, _, rest = entry.partition(" ")
        if word == "play":
            text, found, times = rest.partition(_TIMES)
            action = self.game.parse_action(text)
            refusal = self._play(action, self._parse_times(times) if found else None)
            if refusal is not None:
                raise IllegalAction(refusal)
            if self.timing is not None:
                self.timing.clock.pause()
        elif word == "clock":
            known = self._parse_times(rest)
            if self.timing is not None and known is not None:
                self.timing.replay(known)
        elif word == "tag":
            self._replay_tag(rest)
        elif word in ("back", "forward") and rest.isascii() and rest.isdigit():
            self._move_cursor(int(rest) if word == "forward" else -int(rest))
        else:
            raise ValueError(
                Text(
                    "“{entry}” is not a journal entry (expected play, back, forward, clock or tag)",
                    entry=entry,
                )
            )

    def _replay_tag(self, text: str) -> None:
        """Set a tag again; what cannot have been set is left out, for no move depends on it."""
        name, _, value = text.partition(" ")
        sane = len(value) <= MAX_LAID and value.isascii() and value.isprintable()
        if name == LAYOUT_TAG and sane:
            self.set_tag(name, value)

    def _parse_times(self, text: str) -> Times | None:
        return None if self.timing is None else self.timing.parse(text)

    def mark_saved(self) -> None:
        """Remember that the line through the cursor and the tags are saved as they are now."""
        self.saved_at = tuple(self.line())
        self._saved_tags = dict(self.tags)

    # Journal and pair

    def _write(self, entry: str) -> None:
        if self.journal is None:
            return
        known = bool(self._unwritten)
        self._unwritten.append(entry)
        try:
            while self._unwritten:
                self.journal.append(self._unwritten[0])
                del self._unwritten[0]
        except OSError as problem:
            _log.exception("the journal could not be written")
            if not known:
                self._failures.emit(
                    Text(
                        "The journal of this game cannot be written ({reason}); "
                        "save the game yourself.",
                        reason=problem.strerror,
                    )
                )

    def _follow_pair(self, transition: Transition | None, new: bool) -> None:
        """Lay the boards together that the cursor's action was played on."""
        pushed = transition.pushed if transition is not None else None
        if pushed is not None or not new:
            self._set_pair(pushed or self._resting)


def events_of(change: Change) -> tuple[Event, ...]:
    """Return everything that happened on the way, for a change that went forward."""
    return tuple(event for step in change.steps if step.forward for event in step.transition.events)
