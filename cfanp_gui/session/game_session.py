"""A match being played: the only place that commits an action.

It checks each proposed action against the rules, plays it, writes it to the journal and only then
notifies its listeners.
"""

from collections.abc import Callable
from itertools import compress
from time import strftime
from typing import TYPE_CHECKING

from cfanp_gui.core.actions import Action, IllegalAction, Refusal, Transition
from cfanp_gui.core.boards import Pair, without_strip
from cfanp_gui.core.game import Outcome, Position
from cfanp_gui.core.given_turn import RULE, GiveTurn
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text
from cfanp_gui.record.move_tree import Reached
from cfanp_gui.session.annotations import Annotations, Tags
from cfanp_gui.session.clock import milliseconds
from cfanp_gui.session.cursor import Change, Cursor, CursorStep
from cfanp_gui.session.edit_history import EditHistory
from cfanp_gui.session.journal_writer import FLAGS, SAVED, STAND, TIMES, JournalWriter
from cfanp_gui.session.match import Match, bots_tag
from cfanp_gui.session.match_clocks import KEEP_MS, ClockState, Times, Timing
from cfanp_gui.session.pair_history import PairHistory
from cfanp_gui.session.signals import Signal
from cfanp_gui.session.tree import Node, Sight

if TYPE_CHECKING:
    from cfanp_gui.record.game_record import Remark
    from cfanp_gui.session.game_file import GameFile

LAYOUT_TAG = "TableLayout"
"""Tag with the manual layout of the half-boards; only the table interprets it."""
SEATS_RULE = Text("seats")
HIDDEN_RULE = Text("hidden knowledge")


class GameSession:
    """A match that can be played, and whose tree can be walked.

    Its parts: `cursor`, its position in the tree; `pairs`, the boards pushed together; `edits`, the
    changes of the tree; `annotations`; `timing`, the clocks; `tags` of the record; `journal`.
    """

    def __init__(
        self, match: Match, start: Position, now: Callable[[], int] = milliseconds
    ) -> None:
        """Begin at a position; `now` counts milliseconds from any moment, and never goes back."""
        position, events = start.resolve_pending()
        self.match = match
        self.game = match.game
        self.sight = Sight() if position.hides else None
        """Viewer at the screen in a game of hidden knowledge; None in other games."""
        self.true_start = start
        """Whole position in which the game began; see `start`."""
        self.custom_start = False
        """True if the game began from a custom position."""
        self.exercise = ""
        """Name of the exercise, such as a lesson; empty for a game."""
        self.root = Node(Reached(position, None, events), self.sight)
        self.node = self.root
        """Node at the cursor, cached like `position`: each picture reads it a hundred times."""
        self.position = position
        """Position at the cursor; the game is over in it if its record says so."""
        self.result: tuple[Node, str] | None = None
        """End of the main line and the result given by a record, if the rules do not know it."""
        self.game_end: Node | None = None
        """End of the game under analysis; None where a game is played."""
        self.agreed: frozenset[int] = frozenset()
        """Players who have offered or accepted a draw since the last action."""
        self.file: GameFile | None = None
        """File the game was last opened from or saved to; see `set_file`."""
        self.remarks: tuple[Remark, ...] = ()
        """Remarks on the text that the game was read from."""
        self.saved_at: tuple[Node, ...] = (self.root,)
        """Tree that needs no saving: as last saved, or the bare start; empty for none."""
        self._saved_undone: Node | None = None
        """Node at which an undone game continued when it was last saved."""
        self._situation: Situation | None = None
        self._tried: dict[Action, Node | Refusal] = {}
        """Results of actions tried at the cursor: nodes that are not in the tree, or refusals."""

        self.changed: Signal[[Change]] = Signal()
        """Emitted when an action was played or the cursor moved."""
        self.names_changed = Signal[[]]()
        """Emitted when a seat has got another occupant."""
        self.clocks_changed = Signal[[]]()
        """Emitted when clocks were started, stopped or set, but not as time passes."""

        self.journal = JournalWriter()
        self.tags = Tags(self.journal)
        self.cursor = Cursor(self.root)
        boards = without_strip(position.boards())
        joined = position.join is not None and len(boards) == 2
        self.pairs = PairHistory(Pair(boards[0].id, boards[1].id) if joined else None)
        self.edits = EditHistory(self.cursor, self.pairs, self.journal, self.visit)
        self.annotations = Annotations(self.game, self.cursor, self.edits, self.tags)
        self.timing: Timing | None = None
        """Clocks; None in a game without."""
        if match.time is not None and (clocks := self.game.clocks(position)).all:
            self.timing = Timing(match.time, clocks, self.root, self.journal, now)
        self.look_anew()

    # Queries

    @property
    def viewer(self) -> int | None:
        """Return the viewer at the screen if knowledge is hidden, see `Sight`; else None."""
        return None if self.sight is None else self.sight.viewer

    @property
    def start(self) -> Position:
        """Return the position in which the game began, as seen by the viewer at the screen."""
        return self.true_start if self.viewer is None else self.true_start.seen_by(self.viewer)

    def seen_by(self, player: int) -> Position:
        """Return the position at the cursor as a player may know it, not as the screen shows it."""
        return self.node.seen_by(player).position

    @property
    def pair(self) -> Pair | None:
        """Return the boards that are pushed together now."""
        return self.pairs.pair

    @property
    def situation(self) -> Situation:
        """Return the situation at the cursor, with the captures if each army has one seat."""
        known = self._situation
        if known is None or known.position is not self.position or known.pair != self.pair:
            seats = self.position.seats()
            alone = len({seat.army for seat in seats}) == len(seats)
            taken = self.node.captured() if alone else {}
            captured = {seat.id: taken[seat.army] for seat in seats if seat.army in taken}
            known = self.situation_at(self.node, self.pair)
            known = self._situation = known._replace(position=self.position, captured=captured)
        return known

    def situation_at(self, node: Node, pair: Pair | None = None) -> Situation:
        """Return the situation at a node for a wording."""
        return Situation(
            self.game,
            self.root.position,
            node.position,
            self.name,
            pair,
            node.transition,
            self.match.options,
            gains=node.gains(),
        )

    @property
    def outcome(self) -> Outcome | None:
        """Return the outcome at the cursor, by the rules or by the record."""
        return self.position.outcome() if self.result is None else self.outcome_at(self.node)

    def outcome_at(self, node: Node) -> Outcome | None:
        """Return the outcome at a node, by the rules or by the record."""
        known, token = node.position.outcome(), self._token_at(node)
        if not token:
            return known
        from cfanp_gui.record.game_record import outcome_told, prevailing

        return prevailing(known, outcome_told(token))

    def _token_at(self, node: Node) -> str:
        """Return the result at a node that only the record gives; empty for none."""
        if self.result is None:
            return ""
        end, token = self.result
        if token == UNFINISHED or end is not node or self.analysing or node.children:
            return ""  # play beyond it continues the game
        return token if node.on_main_line else ""

    @property
    def unsaved(self) -> bool:
        """Return True if the tree, its comments or its tags differ from what was last saved.

        A game that goes on elsewhere since an undo is unsaved too. Tags alone do not make a never
        saved game worth saving, nor is an exercise anyone's game.
        """
        if self.exercise:
            return False
        if self.edits.unsaved or self.root.whole() != self.saved_at:
            return True
        return self.cursor.undone_to is not self._saved_undone or self.tags.unsaved

    @property
    def standing(self) -> str:
        """Return the journal entry for the current state, on which later entries depend."""
        cursor, frozen = self.cursor, self.timing is not None and self.timing.frozen
        node, end = cursor.node, cursor.way_end
        flags = compress(FLAGS, (cursor.live, cursor.taking_back, cursor.given is node, frozen))
        return " ".join((STAND, node.place(), end.place(), *flags))

    def name(self, player: int) -> str:
        """Return the name of a player."""
        return self.match.seats[player - 1].name

    def moves_itself(self, player: int) -> bool:
        """Return True if a player is a bot that moves by itself here: not in a variation."""
        seated = self.match.seats[player - 1].bot is not None
        return seated and not self.analysing and self.cursor.follows_game

    def line(self) -> list[Node]:
        """Return the line through the cursor, root first."""
        return self.node.line()

    @property
    def analysing(self) -> bool:
        """Return True if this is an analysis rather than a game that is played."""
        return self.game_end is not None

    @property
    def takes_notes(self) -> bool:
        """Return True if a person may write and draw: no game is played, and nothing is hidden."""
        if self.viewer is not None:
            return False
        return self.analysing or not (self.exercise or self.cursor.is_played)

    def play_on(self) -> None:
        """Make a game read from a record one that is played here, if it is not over."""
        if not (self.analysing or self._was_finished() or self.node.children):
            self.cursor.live = True
            self.journal.write(self.standing)

    # Actions

    def propose(self, action: Action, by_bot: bool = False) -> Refusal | None:
        """Play a legal action, or return the refusal and change nothing; `by_bot` acts for a bot.

        If the time of the player to move is over, the flag falls instead.
        """
        if not by_bot:
            refusal = self._unknown(action) or self._bots_own(action)
            if refusal is not None:
                return refusal
        if self._token_at(self.node) and (refusal := self._ruled_out(action)) is not None:
            return refusal
        timing = self.timing
        while timing is not None and (clock := timing.clock.fallen()) is not None:
            fallen = self._let_fall(timing, clock)
            if timing.policy.late(action, clock):
                return Refusal(
                    self.game.end_rule, Text("{name} has run out of time", name=self.name(fallen))
                )
        return self.play(action, self.cursor.follows_game)

    def preview(self, action: Action) -> tuple[Position, Transition]:
        """Return the position and transition after an action, to be kept until it is played.

        Raises IllegalAction.
        """
        if self.viewer is not None:
            return self.position.apply(action)  # nobody learns a result by trying
        node = self._try(action)
        if isinstance(node, Refusal):
            raise IllegalAction(node)
        assert node.transition is not None, "an action led to it"
        return node.position, node.transition

    def _try(self, action: Action) -> Node | Refusal:
        """Return the node of an action at the cursor, in the tree or not, or the refusal."""
        tried = self._tried.get(action)
        if tried is None:
            try:
                tried = self.node.tried(action)
            except IllegalAction as problem:
                tried = problem.refusal
            if isinstance(tried, Refusal) or not tried.stands:
                self._tried[action] = tried
        return tried

    def _actor(self, action: Action) -> int | None:
        """Return the player of an action; None where the rules refuse it anyway."""
        tried = self._try(action)
        transition = None if isinstance(tried, Refusal) else tried.reached.transition
        return None if transition is None else transition.actor

    def _bots_own(self, action: Action) -> Refusal | None:
        """Return the reason why a person may not act for a bot, or None."""
        if not self.match.bots:
            return None
        actor = self._actor(action)
        if actor is None or not self.moves_itself(actor):
            return None
        if action not in self.node.reached.position.legal_actions(actor):
            return None
        name = self.name(actor)
        return Refusal(SEATS_RULE, Text("{name} is a bot and moves by itself", name=name))

    def _unknown(self, action: Action) -> Refusal | None:
        """Return the reason why the players at the screen may not act, as far as they may know it.

        Nobody learns the result of another move by trying it, nor gives away what belongs to
        others. A draw is agreed upon by all, each of whom is asked.
        """
        viewer, whole = self.viewer, self.node.reached.position
        if viewer is None:
            return None
        if not self.cursor.follows_game:
            words = Text("While not all may be seen, the game goes on only where it stands")
            return Refusal(HIDDEN_RULE, words)
        acting = whole.actors()
        if viewer not in acting:
            moves = {type(move) for player in acting for move in whole.legal_actions(player)}
            if type(action) in moves:
                name = self.name(min(acting))
                return Refusal(HIDDEN_RULE, Text("It is the turn of {name}", name=name))
        refusal = self._ruled_out(action)
        if refusal is not None or action == self.game.agreed_draw():
            return refusal
        actor = self._actor(action)
        if actor in (None, viewer):
            return None
        words = Text("Only {name} can do that, and they must take the seat", name=self.name(actor))
        return Refusal(HIDDEN_RULE, words)

    def _ruled_out(self, action: Action) -> Refusal | None:
        """Return the reason why the rules forbid an action; a given turn is none of theirs."""
        return None if isinstance(action, GiveTurn) else self.position.known_refusal(action)

    def play(self, action: Action, main: bool, times: Times | None = None) -> Refusal | None:
        """Play a legal action of any player; callers other than a journal use `propose`.

        `times` are those after it, if they are known and no clock runs.
        """
        left = self.node
        known = len(left.children)
        if isinstance(action, GiveTurn) and not self.analysing:
            return Refusal(RULE, Text("The turn is given out of order in an analysis only"))
        tried = self._try(action)
        if isinstance(tried, Refusal):
            return tried
        node = left.adopt(tried, main)
        self._see(node, main)
        step = self.cursor.played(node)
        self._arrived()
        if isinstance(action, GiveTurn):
            self.cursor.given = node
        timed = "" if self.timing is None else self.timing.follow(left, node, main, times)
        if main and not (self.analysing or self._was_finished()):
            self.cursor.live = True
        if self.takes_notes:
            self.edits.played(node, new=len(left.children) > known)
        else:
            self.edits.forget()
        written = f"{'play' if main else 'try'} {action.text}"
        self.journal.write(f"{written}{TIMES}{timed}" if timed else written)
        self.pairs.played(node)
        self._tell(left, (step,), new=True)
        return None

    def _see(self, node: Node, follows: bool) -> None:
        """Put the right viewer at the screen before the cursor comes to a node.

        `follows` is True if the game goes on there, False if it is only viewed.
        """
        sight = self.sight
        if sight is None:
            return
        if self.is_open():
            sight.open()
            return
        whole, bots = node.reached.position, self.match.bots.keys()
        persons = frozenset(range(1, len(self.match.seats) + 1)) - bots
        sight.follow(persons, whole.alive() - bots, whole.actors() if follows else None)

    def is_open(self) -> bool:
        """Return True if the game, or the one analysed, is over, so that everything may be seen."""
        end = self.game_end or self.root.line()[-1]
        result_end, token = self.result or (end, UNFINISHED)
        known = result_end is end and token != UNFINISHED
        return known or end.reached.position.outcome() is not None

    def look_anew(self) -> None:
        """Show the position to the right viewer after seats have changed."""
        self._see(self.node, self.cursor.follows_game)
        self.position = self._standing_at(self.node)

    def _arrived(self) -> None:
        """Update the state after the cursor has moved to another node."""
        self.node = self.cursor.node
        self._tried.clear()
        self.position = self._standing_at(self.node)
        self.agreed = frozenset()
        if (gone := self.cursor.leave_given()) is not None:
            self.edits.drop(gone)

    def _standing_at(self, node: Node) -> Position:
        """Return the position of a node, in which the game may be over by its record alone."""
        if not (token := self._token_at(node)):
            return node.position
        from cfanp_gui.record.game_record import decided

        return decided(node.position, token)

    def decide(self, end: Node, result: str) -> None:
        """Adopt the result that a record gave the game, which ends at a node."""
        self.result = end, result
        self.look_anew()

    def _tell(self, left: Node, steps: tuple[CursorStep, ...], new: bool) -> None:
        """Tell the listeners that the cursor went from a node to the current one."""
        self.changed.emit(Change(self._standing_at(left), self.position, steps, new))
        if self.timing is not None:
            self.clocks_changed.emit()

    def _was_finished(self) -> bool:
        """Return True if the game was over by its record, at a position still in the tree."""
        end, token = self.result or (self.node, UNFINISHED)
        return token != UNFINISHED and end.nearest() is end

    def resign(self, player: int, board: int | None = None) -> Refusal | None:
        """Resign everything a player has, or in a game of several boards one of them."""
        return self.propose(self.game.resignation(player, board=board))

    def push(self, pair: Pair) -> Refusal | None:
        """Push two boards together; where pushing binds (touch-board), it may be refused."""
        action, turn = self.position.push_action(pair), self.position.turn()
        if action is not None and self.outcome is None:
            if turn is not None and turn.committed == pair:
                return None
            return self.propose(action)
        self.pairs.lay(pair)
        return None

    def pull_apart(self) -> None:
        """Pull the pushed boards apart."""
        self.pairs.lay(None)

    def agree_to_draw(self, player: int) -> Refusal | None:
        """Offer or accept a draw for a player; when all living players have, the game is drawn."""
        living = self.position.alive()
        refusal = self.position.known_refusal(self.game.agreed_draw())
        if refusal is None and player not in living:
            message = Text("{name} is out and cannot agree to a draw", name=self.name(player))
            refusal = Refusal(self.game.end_rule, message)
        if refusal is not None:
            return refusal
        agreed = self.agreed | {player}
        if agreed >= living:
            return self.propose(self.game.agreed_draw())
        self.agreed = agreed
        return None

    # The clocks

    @property
    def clock_state(self) -> ClockState | None:
        """Return the state of the clocks; None in a game without."""
        if self.timing is None:
            return None
        if self.timing.clock.counting:
            return ClockState.RUNNING
        if self.outcome is not None or not self.node.on_main_line:
            return ClockState.STOPPED
        return ClockState.PAUSED if self.timing.begun else ClockState.WAITING

    def time_left(self, clock: int) -> int | None:
        """Return the milliseconds left on a clock of the `ClockPolicy`; None without clocks."""
        return None if self.timing is None else self.timing.clock.left(clock)

    def time_at_move(self) -> tuple[tuple[int, int], ...]:
        """Return the players whose time runs when time counts, each with the milliseconds left."""
        return () if self.timing is None else self.timing.running(self.position)

    def clock_wait(self) -> int | None:
        """Return the milliseconds until a clock's display changes or it falls, or None."""
        return None if self.timing is None else self.timing.clock.wait()

    def check_flag(self) -> int | None:
        """Let the flag of an expired clock fall, and return its player, or None.

        Now and then it writes the time to the journal, so that a crash gives back only seconds.
        """
        timing = self.timing
        if timing is None:
            return None
        if (clock := timing.clock.fallen()) is not None:
            return self._let_fall(timing, clock)
        if timing.unrecorded() >= KEEP_MS:
            timing.write()
        return None

    def _let_fall(self, timing: Timing, clock: int) -> int:
        """Let the flag of a clock fall; return its player."""
        player = timing.policy.owner(self.position, clock)
        flag = timing.policy.flag(self.position, clock)
        refusal = self.play(flag, self.cursor.follows_game)
        assert refusal is None, f"a flag falls in any case: {refusal}"
        return player

    def pause_clock(self) -> None:
        """Stop the clocks until somebody moves or resumes."""
        timing = self.timing
        if self.check_flag() is None and timing is not None and timing.clock.counting:
            timing.clock.pause()
            timing.write()
            self.clocks_changed.emit()

    def resume_clock(self) -> None:
        """Start the clocks of those whose turn it is; a game being played continues from here."""
        timing, halted = self.timing, (ClockState.WAITING, ClockState.PAUSED)
        if timing is not None and self.clock_state in halted:
            before = self.standing
            if self.node.children:
                self.cursor.taking_back = self.cursor.live
            timing.start()
            if self.standing != before:
                self.journal.write(self.standing)
            self.clocks_changed.emit()

    # Undo and redo

    def undo(self, plies: int = 1) -> int:
        """Take back a number of actions; return the number taken back.

        Edits of the tree, and boards pushed together or apart, since the last action are undone
        first, each counted as one action. In a game being played, the next action replaces those
        taken back.
        """
        done = 0
        while done < plies and (self.edits.undo() or self.pairs.undo()):
            done += 1
        return done + self.go_back(plies - done)

    def redo(self, plies: int = 1) -> int:
        """Redo, or go on in the line; return the number of actions."""
        done = 0
        while done < plies and self.edits.redo():
            done += 1
        goal = self.cursor.ahead(plies - done)
        done += self.move_cursor(goal, f"ahead {goal.place()}")
        while done < plies and self.pairs.redo():
            done += 1
        return done

    def go_back(self, plies: int) -> int:
        """Take back actions alone; return their number."""
        left, goal = self.node, self.cursor.back(plies)
        if goal is not left and self.cursor.live and not left.children and left.on_main_line:
            # Positions seen after the end of the game are not hidden again.
            self.cursor.taking_back = self.sight is None or not self.is_open()
        back = self.move_cursor(goal, "back {steps}")
        if back == 1:
            self.pairs.take_back(left)
        self.edits.left(node for node, _ in zip(left.path(), range(back), strict=False))
        return back

    # Navigation

    def walk(self, plies: int) -> int:
        """Go a number of actions on by the way that was left, or back; return the number."""
        return self.visit(self.cursor.ahead(plies) if plies > 0 else self.cursor.back(-plies))

    def go_to(self, ply: int) -> None:
        """Go to a ply of the line through the cursor; 0 is the start."""
        line = self.line()
        self.visit(line[min(max(ply, 0), len(line) - 1)])

    def visit(self, node: Node) -> int:
        """Go to any node of the tree to look at it; return the number of steps."""
        if node is not self.node:
            self.cursor.taking_back = False
        return self.move_cursor(node, f"go {node.place()}")

    def return_to_game(self) -> None:
        """Return the cursor to the game from any other position."""
        self.visit(self.cursor.to_game())
        if self.cursor.way_end is not self.node:
            self.cursor.forget_way()
            self.journal.write(self.standing)

    def move_cursor(self, goal: Node, entry: str) -> int:
        """Go to a node; return the number of steps, which the journal's `entry` may contain."""
        left, timing = self.node, self.timing
        self._see(goal, self.cursor.follows_at(goal))
        steps = self.cursor.go(goal)
        if not steps:
            return 0
        self._arrived()
        if not self.takes_notes:
            self.edits.forget()
        if timing is not None:
            timing.leave(left)
            timing.arrive(goal)
        self.journal.write(entry.format(steps=len(steps)))
        if timing is not None and not timing.frozen:
            # The journal needs no time spent here before leaving.
            timing.write(always=True)
        self.pairs.moved(goal)
        self._tell(left, steps, new=False)
        return len(steps)

    # Saving

    def set_file(self, file: "GameFile | None") -> None:
        """Remember the file the game was opened from or saved to, even after a crash."""
        from cfanp_gui.session.game_file import file_entry

        self.file = file
        self.journal.write(file_entry(file))

    def mark_saved(self) -> None:
        """Record that the tree and the tags are saved as they are now."""
        self.saved_at = self.root.whole()
        self._saved_undone = self.cursor.undone_to
        self.tags.mark_saved()
        self.edits.saved()
        self.journal.write(SAVED)


def new_session(match: Match, start: Position | None = None) -> GameSession:
    """Return a session at the start position of a match, or at a custom position."""
    usual = match.game.initial(len(match.seats), match.options)
    session = GameSession(match, start or usual)
    is_custom = start is not None and start.to_text() != usual.to_text()
    session.custom_start = is_custom or usual.hides
    session.tags["Date"] = strftime("%Y.%m.%d")
    session.tags.update(bots_tag(match))
    return session
