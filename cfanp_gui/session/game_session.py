"""A match being played: the only place that commits an action.

Callers propose actions. The session checks it against the rules, plays it,
writes it to the journal and only then notifies its listeners. It serves every game: what only some
games have is asked of the capabilities of their positions.
"""

from __future__ import annotations

from time import strftime
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.capabilities import Joins, Turns
from cfanp_gui.core.game import Action, Event, IllegalAction, Position, Refusal
from cfanp_gui.core.given_turn import RULE as ANALYSIS_RULE
from cfanp_gui.core.given_turn import GiveTurn, play_on
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text
from cfanp_gui.session.bot_seats import BOTS_TAG, bots_tag, refusal_of
from cfanp_gui.session.cursor import Step
from cfanp_gui.session.edit_history import Change as TreeChange
from cfanp_gui.session.edit_history import Edit, Notes, notes_of
from cfanp_gui.session.match import BotSeat, Match, Seat, plain_name
from cfanp_gui.session.match_clocks import KEEP_MS, ClockState, Times
from cfanp_gui.session.session_state import ActionLog, Change
from cfanp_gui.session.standing_entries import standing_entry
from cfanp_gui.session.tree import Node
from cfanp_gui.session.walked_session import WalkedSession

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


class GameSession(WalkedSession):
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
        known = len(left.children)
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
                times_entry = f"{TIMES}{self.timing.entry(node)}"
        if main and not (self.analysing or self._was_finished()):
            self.live = True
        if self.takes_notes:
            self._edits.played(node, new=len(left.children) > known)
        else:
            self._edits.forget()
        self._write(f"{'play' if main else 'try'} {action.text}{times_entry}")
        transition = node.transition
        assert transition is not None, "a played node has a transition"
        self._pair_history.played(node)
        self._follow_pair(new=True)
        self._changes.emit(Change(before, node.position, (Step(transition, True),), True))
        self._notify_clock()
        return None

    def _was_finished(self) -> bool:
        """Return whether the game was over by the result that its record brought along.

        It counts as long as the position it belongs to is in the tree.
        """
        if self.result is None or self.result[1] == UNFINISHED:
            return False
        return self.result[0].nearest() is self.result[0]

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
            before = self.standing
            if self.node.children:
                self._taking_back = self.live
            self.timing.start()
            if self.standing != before:
                self._write(standing_entry(self.standing))
            self._notify_clock()

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
        self._changed(Edit.PROMOTE, self.node, self.node, [(first, first.put(0))])
        return True

    def delete_variation(self, node: Node, edit: Edit = Edit.DELETE) -> bool:
        """Delete the variation a node belongs to, all of it; return whether it is in one.

        The main line cannot be deleted, nor the game that is analysed. A cursor within goes back
        to where the variation began. `edit` is what undo calls it.
        """
        first = node.variation
        if first is None or first.parent is None:
            return False
        if self.game_end is not None and self.game_end.within(first):
            return False  # the game that is analysed stays
        here = self.node
        if here.within(first):
            self.visit(first.parent)
        if not first.stands:
            return True  # a turn that was given and in which nothing was played goes with that
        self._cursor.forget_way()
        self._write(f"delete {first.place()}")
        self._changed(edit, here, self.node, [(first, first.put(None))])
        return True

    def graft(self, moves: list[MoveNode], where: Node | None = None) -> Node | None:
        """Put a line with its variations behind a node, or the cursor; return its first action.

        What is there already stays where it is; notes are set where there are none. None for an
        empty line. Raises IllegalAction, with nothing done, where it cannot be played.
        """
        from cfanp_gui.session import line_text

        if not moves:
            return None
        here = where or self.node
        line_text.check(moves, here.position)
        self.pause_clock()
        entry = f"paste {here.place()} {line_text.flat(moves, here.position, self.game)}"
        known = {node: notes_of(node) for node in here.whole()}
        first = line_text.graft(here, moves)
        if self.timing is not None:
            self.timing.know(here.whole())
        self._write(entry)  # behind it, for a journal may begin with what the tree is now
        self._cursor.forget_way()
        new = [node for node in here.whole() if node not in known and node.parent in known]
        noted = {node: notes for node, notes in known.items() if notes_of(node) != notes}
        self._changed(Edit.PASTE, self.node, first, [(node, None) for node in new], noted)
        return first

    def _changed(
        self,
        edit: Edit,
        before: Node,
        after: Node,
        places: list[tuple[Node, int | None]],
        notes: dict[Node, Notes] | None = None,
    ) -> None:
        """Tell everyone that the tree was changed, and let it be taken back; see `TreeChange`.

        In a game being played it cannot be: there undo takes back what was played.
        """
        if self.takes_notes and (places or notes):
            laid = self._pair_history.laid
            self._edits.add(TreeChange(edit, before, after, laid, notes, places))
        self._rearranged.emit()

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
