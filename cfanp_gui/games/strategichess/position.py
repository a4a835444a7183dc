"""Positions of StrategiChess: a `State`, its past, and how the game ended outside the boards."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import cast

from cfanp_gui.core.actions import Action, IllegalAction, Refusal, Report, Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.draw_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.events import Event
from cfanp_gui.core.position import Outcome
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess import draws, explain
from cfanp_gui.games.strategichess.actions import (
    Leave,
    StrategiAction,
)
from cfanp_gui.games.strategichess.events import CHECKMATE, STALEMATE, player_of
from cfanp_gui.games.strategichess.state import State
from cfanp_gui.games.strategichess.stfen import StrategiBuilder
from cfanp_gui.games.strategichess.table_view import TableView
from cfanp_gui.games.strategichess.turn import judge, play

AGREEMENT = Text("agreement")
RESIGNATION = Text("resignation")
TIME = Text("time")
MORE_KINGS = Text("time, with more Kings")
EQUAL_KINGS = Text("time, with equal Kings")
NO_MATE = Text("time, but no mate is possible")


class StrategiPosition(TableView):
    """The boards, and what is called by players and clocks: an immutable value.

    `past` are the keys of the positions that can come again, for draws by repetition; None where
    no draws are called, as on the command line.
    """

    def __init__(
        self,
        state: State,
        past: tuple[draws.Key, ...] | None = (),
        ended: Outcome | None = None,
    ) -> None:
        self.state = state
        self._past = past
        self._ended = ended

    # As a value

    def _key(self) -> Hashable:
        return "strategichess", self.state, self._past, self._ended

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out what was worked out and can be again."""
        return StrategiPosition, (self.state, self._past, self._ended)

    def to_text(self) -> str:
        """Return the position in one line (see `stfen`)."""
        return self.builder().to_text()

    def builder(self) -> StrategiBuilder:
        return StrategiBuilder.of(self.state, StrategiPosition)

    def turn_given(self, side: str) -> tuple[StrategiPosition, tuple[Event, ...]]:
        at, colour = divmod(self.free_turns()[side], 2)
        turns = tuple(
            colour if other == at else board.turn for other, board in enumerate(self.state.boards)
        )
        given = self.replace(to_move=turns)
        assert isinstance(given, StrategiPosition), "its builder makes positions of this class"
        return given.resolve_pending()

    def without_draws(self) -> StrategiPosition:
        """Return the position as one in which no draw is called but stalemate."""
        return StrategiPosition(self.state, None, self._ended)

    # How the game ended

    def outcome(self) -> Outcome | None:
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        if self._ended is not None:
            return self._ended
        state = judge(self.state, None, Report())
        if state.winner is not None:
            return self._won(state.winner, CHECKMATE)
        if state.stalemate:
            return self._drawn(STALEMATE)
        if self._past is None:
            return None
        reason = draws.automatic(state, self._past)
        return None if reason is None else self._drawn(reason)

    def _won(self, team: int, reason: Text) -> Outcome:
        boards = range(1, len(self.state.boards) + 1)
        return Outcome("win", tuple(player_of(board, team) for board in boards), reason)

    def _drawn(self, reason: str) -> Outcome:
        return Outcome("draw", tuple(range(1, self.players + 1)), reason)

    def resolve_pending(self) -> tuple[StrategiPosition, tuple[Event, ...]]:
        """Return the position after the mates it begins with, and what they were."""
        if self._ended is not None:
            return self, ()
        report = Report()
        state = judge(self.state, None, report)
        if state is self.state:
            return self, tuple(report.events)
        return StrategiPosition(state, self._past), tuple(report.events)

    def claim(self) -> str | None:
        if self._past is None or self.outcome() is not None:
            return None
        return draws.claimable(self.state, self._past)

    # Actions

    def refusal(self, action: Action) -> Refusal | None:
        if self.outcome() is not None:
            return explain.over()
        done = cast(StrategiAction, action)
        match done:
            case AgreeDraw():
                return None
            case ClaimDraw():
                if self.claim() is not None:
                    return None
                counted = None if self._past is None else draws.claimed_after(self.state)
                return explain.claim_refusal(counted)
            case Leave():
                return explain.leaving_refusal(self.state, done)
            case _:
                return explain.turn_refusal(self.state, done)

    def apply(self, action: Action) -> tuple[StrategiPosition, Transition]:
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        done = cast(StrategiAction, action)
        match done:
            case AgreeDraw() | ClaimDraw():
                reason = AGREEMENT if isinstance(done, AgreeDraw) else self.claim()
                assert reason is not None, "only what may be claimed is legal"
                return self._end(self._drawn(reason)), Transition(action, min(self.actors()))
            case Leave(board, colour):
                return self._end(self._left(done)), Transition(action, player_of(board, colour))
        report = Report()
        actor = player_of(done.board, self.state.boards[done.board - 1].turn)
        state = play(self.state, done, report)
        report.checks += _given_checks(self.state, state, 1 - (actor - 1) % 2)
        after = StrategiPosition(state, self._past_after(state))
        return after, report.transition(action, actor)

    def _past_after(self, state: State) -> tuple[draws.Key, ...] | None:
        if self._past is None:
            return None
        if draws.lasting(self.state, state):
            return ()
        return (*self._past, draws.repetition_key(self.state))

    def _end(self, outcome: Outcome) -> StrategiPosition:
        return StrategiPosition(self.state, self._past, outcome)

    def _left(self, action: Leave) -> Outcome:
        """Return how the game ends when a player resigns, or when the time of one is over.

        On a single board it is lost, but drawn on time against a bare King. On several, time
        ends the whole game and Kings are counted, without that of the player whose time is over.
        """
        team = action.colour
        if len(self.state.boards) == 1:
            if action.on_time and draws.bare(self.state.boards[0], 1 - team):
                return self._drawn(NO_MATE)
            return self._won(1 - team, TIME if action.on_time else RESIGNATION)
        kings = [len(self.state.kings(one)) for one in (0, 1)]
        kings[team] -= self.state.boards[action.board - 1].king(team) is not None
        if kings[0] == kings[1]:
            return self._drawn(EQUAL_KINGS)
        return self._won(0 if kings[0] > kings[1] else 1, MORE_KINGS)


def _given_checks(before: State, after: State, team: int) -> list[Square]:
    """Return the squares of a team's Kings to which an action gave check.

    Something attacks them that did not before, or their player is to move now and was not. A King
    that stood in check already, on a board that waits for its player, is none of them.
    """
    found = []
    for at, (was, board) in enumerate(zip(before.boards, after.boards, strict=True)):
        king = board.king(team)
        if king is None:
            continue
        attackers = set(after.attackers(at, team))
        if board.turn == team != was.turn:
            given = bool(attackers)
        else:
            given = bool(attackers - set(before.attackers(at, team)))
        if given:
            found.append(Square(at, king))
    return found
