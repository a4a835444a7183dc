"""A match being played: the only place that commits an action.

Callers propose actions. The session checks it against the rules, plays it,
writes it to the journal and only then notifies its listeners. It serves every game: what only some
games have is asked of the capabilities of their positions.
"""

from __future__ import annotations

from collections.abc import Callable
from time import strftime
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.capabilities import Joins, Turns
from cfanp_gui.core.game import Action, Event, IllegalAction, Position, Refusal, Transition
from cfanp_gui.core.given_turn import RULE as ANALYSIS_RULE
from cfanp_gui.core.given_turn import GiveTurn, play_on
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text
from cfanp_gui.session.bot_seats import BOTS_TAG, bots_tag, refusal_of
from cfanp_gui.session.cursor import Step
from cfanp_gui.session.match import BotSeat, Match, Seat, plain_name
from cfanp_gui.session.match_clocks import KEEP_MS, ClockState, Times
from cfanp_gui.session.noted_session import NotedSession
from cfanp_gui.session.session_state import ActionLog, Change
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.record.game_record import MoveNode

__all__ = [
    "LAYOUT_TAG",
    "TIMES",
    "ActionLog",
    "Change",
    "GameSession",
    "events_of",
    "new_session",
]


LAYOUT_TAG = "TableLayout"
"""The tag that says how the half-boards were laid by hand; only the table knows what it holds."""
SUBSTITUTES_TAG = "Substitutes"
"""The tag that says who sat at the table before: players' numbers and names, in order."""
TIMES = " clock "
"""What stands in a journal entry between an action and the times after it."""


class GameSession(NotedSession):
    """A match that can be played, and whose tree can be walked."""

    # Acting

    def propose(self, action: Action, by_bot: bool = False) -> Refusal | None:
        """Play an action if it is legal; otherwise say why it is not and change nothing.

        What is a bot's to do nobody else does in a game: it is done with `by_bot`.

        It comes too late when the time of the player whose turn it is is over: the flag falls
        instead.
        """
        if not by_bot and (refusal := refusal_of(self, action)) is not None:
            return refusal
        while (clock := self._fallen()) is not None:
            fallen = self._let_fall(clock)
            if self.timing is not None and self.timing.policy.late(action, clock):
                return Refusal(
                    self.game.end_rule, Text("{name} has run out of time", name=self.name(fallen))
                )
        return self._play(action, self.follows_game)

    def _play(self, action: Action, main: bool, times: Times | None = None) -> Refusal | None:
        """Play an action, as the main continuation or as a variation, which starts no clock.

        `times` are those after it where they are known and no clock runs.
        """
        before, left = self.position, self.node
        if isinstance(action, GiveTurn) and not self.analysing:
            return Refusal(
                ANALYSIS_RULE, Text("The turn is given out of order in an analysis only")
            )
        try:
            node = left.play(action, main)
        except IllegalAction as problem:
            return problem.refusal
        if not main:
            self._leave_clock(left)
        self._cursor.played(node)
        self._forget_given()
        if isinstance(action, GiveTurn):
            self._given = node
        self._note_history.forget()
        self.agreed = frozenset()
        times_entry = ""
        if self.timing is not None and not main:
            self.timing.arrive(node)
        elif self.timing is not None:
            self.timing.played(before, node)
            if times is not None:
                self.timing.replay(times)
                self.timing.stamp(node)
            if not self.timing.frozen:
                times_entry = f"{TIMES}{self.timing.entry()}"
        if main and not (self.analysing or self._was_finished()):
            self.live = True
        self._write(f"{'play' if main else 'try'} {action.text}{times_entry}")
        transition = node.transition
        assert transition is not None, "a played node has a transition"
        self._pair_history.played(node)
        self._follow_pair(transition, new=True)
        self._changes.emit(Change(before, node.position, (Step(transition, True),), True))
        self._notify_clock()
        return None

    def _was_finished(self) -> bool:
        """Return whether the game was over by the result that its record brought along."""
        return self.result is not None and self.result[1] != UNFINISHED

    def give_turn(self, side: str) -> Refusal | None:
        """In an analysis, let a side move whose turn it is not; see `FreeTurns`.

        A turn that was given before and in which nothing was played is given no longer.
        """
        action, given = GiveTurn(side), self._given
        if given is not None and given is self.node and given.parent is not None:
            try:
                play_on(given.parent.position, action)
            except IllegalAction as problem:
                return problem.refusal
            self.visit(given.parent)
        return self.propose(action)

    def take_turn_back(self) -> bool:
        """Take back a turn that was given and in which nothing was played; return whether it was.

        What was noted on it stays, and it too then.
        """
        given = self._given
        if given is None or given is not self.node or given.parent is None:
            return False
        return bool(self.visit(given.parent))

    def _forget_given(self) -> None:
        """Remove a turn that was given and left again before anything was played or noted in it."""
        given, self._given = self._given, None
        if given is None or given is self.node or given.children:
            return
        if not (given.comment or given.nags):
            given.remove()
            self._cursor.forget_way()

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
        self._lay(pair)
        return None

    def pull_apart(self) -> None:
        """Pull the boards apart that lie pushed together."""
        self._lay(None)

    def _lay(self, pair: Pair | None) -> None:
        if self._pair_history.lay(pair):
            self._note_history.forget()
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
        self._keep_tag(name, value, f"tag {name} {value}")

    def substitute(self, player: int, name: str, bot: BotSeat | None = None) -> None:
        """Let somebody else take a player's seat, a person or a bot: they are called so then.

        Who sat there before stands in a tag of the record, the first of them first; a draw they
        offered is offered no more. Nothing happens where all stays or the name is empty.
        """
        called = plain_name(name, player)
        before = self.match.seats[player - 1]
        after = Seat(called, bot)
        if after == before or not name.strip():
            return
        seats = list(self.match.seats)
        seats[player - 1] = after
        self.match = self.match._replace(seats=tuple(seats))
        self.agreed -= {player}
        self._write(f"seat {player} {called}" if bot is None
                    else f"bot {player} {bot.text}: {called}")  # fmt: skip
        self.tags.pop(BOTS_TAG, None)
        self.tags |= bots_tag(self)
        if called != before.name:
            known = self.tags.get(SUBSTITUTES_TAG)
            line = f"{player}: {before.name}"
            self.tags[SUBSTITUTES_TAG] = f"{known}; {line}" if known else line
        self._tags.emit()
        self._names.emit()

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
        refusal = self._play(self.timing.policy.flag(self.position, clock), self.follows_game)
        assert refusal is None, f"a flag falls in any case: {refusal}"
        return player

    def pause_clock(self) -> None:
        """Stop the clocks until somebody moves or resumes."""
        if self._drop_flag() is None and self.timing is not None and self.timing.clock.counting:
            self.timing.clock.pause()
            self._write_clock()
            self._notify_clock()

    def resume_clock(self) -> None:
        """Let the clocks run of those whose turn it is, unless the game is over.

        A game being played goes on from here then; variations have no time.
        """
        if self.timing is not None and self.clock_state not in (
            ClockState.RUNNING,
            ClockState.STOPPED,
        ):
            self._taking_back = self.live
            self.timing.start()
            self._notify_clock()

    def _write_clock(self, always: bool = False) -> None:
        """Write the clocks to the journal where it does not know them already, or always."""
        if self.timing is not None and (always or self.timing.unrecorded()):
            self._write(f"clock {self.timing.entry()}")

    def _notify_clock(self) -> None:
        if self.timing is not None:
            self._clocks.emit()

    # Moving the cursor: taking back

    def undo(self, plies: int = 1) -> int:
        """Take back some actions; return how many it was.

        What is played instead of the last ones of a game being played is the game. Notes
        taken here, and boards pushed or pulled apart since the last action, are put back first,
        each time as one action.
        """
        noted = self._move_notes(plies, self._note_history.undo)
        laid = noted + self._move_pair(plies - noted, self._pair_history.undo)
        if plies > laid and self.live and not self.node.children and self.node.on_main_line:
            self._taking_back = True
        left = self.node
        back = self._take_back(plies - laid)
        if back == 1 and self._pair_history.take_back(left):
            self._pairs.emit(self.pair)
        return laid + back

    def redo(self, plies: int = 1) -> int:
        """Do again what was taken back, or go on in the line; return how many actions it was."""
        done = 0
        if self._note_history.can_redo:
            # What was noted here was noted after boards had been pushed.
            done = self._move_pair(plies, self._pair_history.redo)
            done += self._move_notes(plies - done, self._note_history.redo)
        done += self._redo(plies - done)
        return done + self._move_pair(plies - done, self._pair_history.redo)

    def _move_pair(self, times: int, move: Callable[[], bool]) -> int:
        """Lay boards as they were laid before or afterwards; return how often that went."""
        for done in range(times):
            if not move():
                return done
            self._pairs.emit(self.pair)
        return max(0, times)

    def _take_back(self, plies: int) -> int:
        return self._move_cursor(self._cursor.back(plies), "back {steps}")

    def _redo(self, plies: int) -> int:
        return self._move_cursor(self._cursor.ahead(plies), "forward {steps}")

    # Moving the cursor: looking

    def walk(self, plies: int) -> int:
        """Go some actions on, or back where it is less than 0; return how many it was.

        Where one has come back, the way on is the one that was left.
        """
        return self.visit(self._cursor.ahead(plies) if plies > 0 else self._cursor.back(-plies))

    def go_to(self, ply: int) -> None:
        """Go to a ply of the line through the cursor; 0 is the start."""
        line = self.line()
        self.visit(line[min(max(ply, 0), len(line) - 1)])

    def visit(self, node: Node) -> int:
        """Go to any node of the tree to look at it; return by how many steps."""
        self._taking_back = False
        return self._move_cursor(node, f"go {node.place()}")

    def beside(self, by: int) -> Node | None:
        """Return the first move of the variation after the cursor's; before it for -1.

        Where nothing but the main line could be played at the cursor, but something could
        afterwards, the first variation of that comes after it.
        """
        found = self.node.sibling(by)
        if found is None and by > 0 and self.node.sibling(-1) is None:
            return next(iter(self.node.children[1:]), None)
        return found

    def to_game(self) -> Node:
        """Return where going back to the game leads: to its end while it is being played here.

        Elsewhere it is the position in which the cursor's variation leaves the main line.
        """
        if self.live:
            return self.root.line()[-1]
        return next(node for node in self.node.path() if node.on_main_line)

    def return_to_game(self) -> None:
        """Go back to the game from wherever one has looked."""
        self.visit(self.to_game())
        self._cursor.forget_way()

    def _move_cursor(self, goal: Node, entry: str) -> int:
        """Go to a node and tell everyone; `entry` is what the journal calls that."""
        before, left = self.position, self.node
        steps = self._cursor.go(goal)
        if steps:
            self._forget_given()
            self._note_history.forget()
            self.agreed = frozenset()
            self._leave_clock(left)
            if self.timing is not None:
                self.timing.arrive(self.node)
            self._write(entry.format(steps=len(steps)))
            if self.timing is not None and not self.timing.frozen:
                # The journal need not know what was thought here before a walk away.
                self._write_clock(always=True)
            self._follow_pair(self.node.transition, new=False)
            self._changes.emit(Change(before, self.position, steps, False))
            self._notify_clock()
        return len(steps)

    def _leave_clock(self, node: Node) -> None:
        """Stop the clocks because the cursor leaves a node without a move of the game."""
        if self.timing is not None:
            self.timing.leave(node)
            self._write_clock()

    # Variations

    def promote(self, node: Node) -> bool:
        """Put the variation a node belongs to before the line it left; return whether it can be.

        Promoted as often as it lies within others, it is the main line.
        """
        first = node.variation
        if first is None:
            return False
        self.pause_clock()
        self._taking_back = False
        self._write(f"promote {first.place()}")
        first.lead()
        self._rearranged.emit()
        return True

    def delete_variation(self, node: Node) -> bool:
        """Delete the variation a node belongs to, all of it; return whether it is in one.

        The main line cannot be deleted, nor the game that is analysed. A cursor within goes back
        to where the variation began.
        """
        first = node.variation
        if first is None or first.parent is None:
            return False
        if self.game_end is not None and self.game_end.within(first):
            return False  # the game that is analysed stays
        if self.node.within(first):
            self.visit(first.parent)
        self._cursor.forget_way()
        self._write(f"delete {first.place()}")
        first.remove()
        self._rearranged.emit()
        return True

    def graft(self, moves: list[MoveNode]) -> Node | None:
        """Put a line with its variations behind the cursor; return its first action.

        What is there already stays where it is; notes are set where there are none. None for an
        empty line. Raises IllegalAction, with nothing done, where it cannot be played.
        """
        from cfanp_gui.session import line_text

        if not moves:
            return None
        line_text.check(moves, self.position)
        self.pause_clock()
        here = self.node
        self._write(f"paste {here.place()} {line_text.flat(moves, here.position, self.game)}")
        first = line_text.graft(here, moves)
        self._cursor.forget_way()
        self._rearranged.emit()
        return first

    # The journal

    def replay_action(self, action: Action, main: bool, times: Times | None) -> None:
        """Play an action again that a journal tells of; time stands still afterwards.

        `main` and `times` say whether it was of the game itself, and how the clocks stood then.
        Raises IllegalAction where the position does not allow it.
        """
        refusal = self._play(action, main, times)
        if refusal is not None:
            raise IllegalAction(refusal)
        if self.timing is not None:
            self.timing.clock.pause()

    # The pair

    def _follow_pair(self, transition: Transition | None, new: bool) -> None:
        """Lay the boards together that the cursor's action was played on."""
        pushed = transition.pushed if transition is not None else None
        pair = pushed or self._resting if pushed is not None or not new else self.pair
        if self._pair_history.follow(pair):
            self._pairs.emit(pair)


def events_of(change: Change) -> tuple[Event, ...]:
    """Return everything that happened on the way, for a change that went forward."""
    return tuple(event for step in change.steps if step.forward for event in step.transition.events)


def new_session(match: Match, start: Position | None = None) -> GameSession:
    """Return a session at the start position of a match, or at a position of its own."""
    usual = match.game.initial(len(match.seats), match.options)
    session = GameSession(match, start or usual)
    session.custom_start = start is not None and start.to_text() != usual.to_text()
    session.tags["Date"] = strftime("%Y.%m.%d")
    session.tags.update(bots_tag(session))
    return session
