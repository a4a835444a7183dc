"""What there is to know of a match being played, and who is told when it changes."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.capabilities import Joins
from cfanp_gui.core.game import Game, Outcome, Position
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.situation import Situation
from cfanp_gui.session.clock import milliseconds
from cfanp_gui.session.cursor import Cursor, Step
from cfanp_gui.session.edit_history import Change as TreeChange
from cfanp_gui.session.edit_history import Edit, EditHistory
from cfanp_gui.session.match import Match
from cfanp_gui.session.match_clocks import ClockState, Timing
from cfanp_gui.session.pair_history import PairHistory
from cfanp_gui.session.signals import Signal, Unsubscribe
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.session.game_file import GameFile


class ActionLog(Protocol):
    """Where every action is written before it counts as done (see `record.journal`)."""

    def append(self, entry: str) -> None:
        """Write one entry durably. Raises OSError."""


class Change(NamedTuple):
    """What listeners are given: from where to where, and how, oldest step first."""

    before: Position
    after: Position
    steps: tuple[Step, ...]
    """Where the way leads into another line, they first go back and then forward."""
    new: bool
    """Whether a new action was played, rather than the cursor moved."""


class Standing(NamedTuple):
    """A place in the tree, and what makes the next thing done there mean what it does."""

    node: Node
    """The cursor's."""
    way_end: Node
    """Where going on leads before it follows main continuations; the cursor's node for nowhere."""
    live: bool
    """Whether the game is being played here, see `SessionState.live`."""
    taking_back: bool
    """Whether undo alone has led here, so that what is played now is the game."""
    given: bool
    """Whether the turn given at the cursor goes when the cursor leaves it with nothing played."""
    frozen: bool
    """Whether moves leave the clocks standing."""


class SessionState:
    """One match: its tree and cursor, the boards pushed together, its clocks, offers, journal.

    Nothing here changes it; `GameSession` does.
    """

    def __init__(
        self, match: Match, start: Position, now: Callable[[], int] = milliseconds
    ) -> None:
        """Begin at a position; `now` counts milliseconds from whenever, and never back."""
        position, events = start.resolve_pending()
        self.match = match
        self.start = start
        self.root = Node(position, events=events)
        self._cursor = Cursor(self.root)
        self.agreed: frozenset[int] = frozenset()
        """Players who have offered or accepted a draw since the last action."""
        self.saved_at: tuple[Node, ...] = (self.root,)
        """The tree that needs no saving: as last saved, or the bare start; empty for none."""
        self.live = True
        """Whether the game is being played here, rather than read from a record."""
        self.game_end: Node | None = None
        """In an analysis the end of the game that is analysed; None where a game is played."""
        self._given: Node | None = None
        """The turn given last, as long as the cursor has not left it."""
        self._taking_back = False
        """Whether undo alone has led here, so that what is played now is the game."""
        self._saved_undone: Node | None = None
        """What `undone_to` was when it was last saved."""
        self.tags: dict[str, str] = {}
        """Further tags of the record, such as ``Date``; those a person changes: see `set_tag`."""
        self._saved_tags: dict[str, str] | None = None
        """The tags as last saved; None for a game that never was."""
        self.file: GameFile | None = None
        """Where the game was opened or saved last; see `set_file`."""
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
        """The two boards that lie together before any is pushed, where there are no others."""
        self._pair_history = PairHistory(self._resting)
        self._edits = EditHistory()
        self._pairs = Signal[[Pair | None]]()
        self._changes = Signal[[Change]]()
        self._failures = Signal[[str]]()
        self._clocks = Signal[[]]()
        self._tags = Signal[[]]()
        self._names = Signal[[]]()
        self._rearranged = Signal[[]]()
        self._notes = Signal[[Node]]()

    # What there is to know

    @property
    def game(self) -> Game:
        """Return the game played."""
        return self.match.game

    @property
    def node(self) -> Node:
        """Return the node of the tree at the cursor."""
        return self._cursor.node

    @property
    def pair(self) -> Pair | None:
        """Return the boards that lie pushed together now."""
        return self._pair_history.pair

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
        """Return whether the tree differs from what was last saved, or its comments or tags do.

        So does a game that goes on elsewhere since something was undone; where one only looks makes
        no difference. Tags alone are not worth a game that was never saved.
        """
        if self._edits.unsaved or self.root.whole() != self.saved_at:
            return True
        if self.undone_to is not self._saved_undone:
            return True
        return self._saved_tags is not None and self.tags != self._saved_tags

    @property
    def standing(self) -> Standing:
        """Return where the session stands in its tree."""
        return Standing(
            self.node,
            self._cursor.way_end,
            self.live,
            self._taking_back,
            self._given is self.node,
            self.timing is not None and self.timing.frozen,
        )

    def name(self, player: int) -> str:
        """Return the name of a player."""
        return self.match.seats[player - 1].name

    def line(self) -> list[Node]:
        """Return the line through the cursor, root first."""
        return self.node.line()

    def can_undo(self) -> bool:
        """Return whether there is an action, a push or a change of the tree to be taken back."""
        return self.node.parent is not None or self.undoes_here

    def can_redo(self) -> bool:
        """Return whether there is an action, a push or a change of the tree to be done again."""
        here = self._pair_history.can_redo or self._edits.next is not None
        return bool(self.node.children) or here

    @property
    def undoes_here(self) -> bool:
        """Return whether undo takes back a push or a change of the tree before any action."""
        return self._pair_history.can_undo or self.edit_to_undo is not None

    @property
    def edit_to_undo(self) -> Edit | None:
        """Return what was done to the tree that undo takes back next; None for anything else."""
        change = self._to_undo()
        return None if change is None else change.edit

    @property
    def edit_to_redo(self) -> Edit | None:
        """Return what was done to the tree that redo does again next; None for anything else."""
        change = self._to_redo()
        return None if change is None or self._pushes_before_redo() else change.edit

    def _to_undo(self) -> TreeChange | None:
        """Return the change undo takes back: not while something was played or pushed since."""
        change = self._edits.last
        if change is None or self.node in change.played or self._pair_history.laid > change.laid:
            return None
        return change

    def _to_redo(self) -> TreeChange | None:
        """Return the change redo does again: not while undo went back from actions since."""
        change, ahead = self._edits.next, self._cursor.ahead(1)
        if change is None or (ahead is not self.node and ahead in change.left):
            return None
        return change

    def _pushes_before_redo(self) -> bool:
        """Return whether boards were pushed by hand before the change that redo does again."""
        change, pairs = self._edits.next, self._pair_history
        return change is not None and pairs.can_redo and pairs.laid < change.laid

    def ahead(self, plies: int) -> Node:
        """Return the node so many actions on, or as many as there are, as redo goes."""
        return self._cursor.ahead(plies)

    @property
    def follows_game(self) -> bool:
        """Return whether an action done now is of the game itself rather than of a variation.

        It is at the end of the main line, and where a game being played here was taken back.
        """
        node = self.node
        return (self._taking_back or not node.children) and node.on_main_line

    @property
    def undone_to(self) -> Node | None:
        """Return where a game being played goes on of which the last actions were undone.

        None where none were, and where one only looks at an earlier position.
        """
        undone = self._taking_back and self.node.children and self.node.on_main_line
        return self.node if undone else None

    @property
    def way_end(self) -> Node:
        """Return how far redo leads along the way on which one has come back."""
        return self._cursor.way_end

    @property
    def analysing(self) -> bool:
        """Return whether this is an analysis rather than a game that is played."""
        return self.game_end is not None

    @property
    def takes_notes(self) -> bool:
        """Return whether a person may write and draw on it: not while a game is being played."""
        return self.analysing or not self.live

    @property
    def clock_state(self) -> ClockState | None:
        """Return what the clocks are doing; None in a game without."""
        if self.timing is None:
            return None
        if self.timing.clock.counting:
            return ClockState.RUNNING
        if self._is_over() or not self.node.on_main_line:
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

    def listen_to_names(self, listener: Callable[[], object]) -> Unsubscribe:
        """Call a listener whenever somebody else has taken a seat."""
        return self._names.add(listener)

    def listen_to_notes(self, listener: Callable[[Node], object]) -> Unsubscribe:
        """Call a listener with a node whose comment, or what is drawn on it, is another one."""
        return self._notes.add(listener)

    def listen_to_rearranging(self, listener: Callable[[], object]) -> Unsubscribe:
        """Call a listener whenever lines were promoted, deleted, pasted or brought back."""
        return self._rearranged.add(listener)
