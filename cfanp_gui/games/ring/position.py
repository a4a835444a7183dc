"""A position of Multi Player Chess: what the session plays with."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import cast

from cfanp_gui.core.actions import Action, IllegalAction, Refusal, Report, Transition
from cfanp_gui.core.draw_actions import AgreeDraw
from cfanp_gui.core.events import Event
from cfanp_gui.core.half_boards import seat_of
from cfanp_gui.core.position import Outcome
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring import explain
from cfanp_gui.games.ring import turn as turns
from cfanp_gui.games.ring.actions import Lose, Resign, RingAction
from cfanp_gui.games.ring.checks import RingBuilder
from cfanp_gui.games.ring.state import State
from cfanp_gui.games.ring.table_view import TableView

LAST_PLAYER = Text("last player in the ring")
AGREEMENT = Text("agreement")


class RingPosition(TableView):
    """A `State`, and how the game ended where the state does not tell: an immutable value."""

    def __init__(self, state: State, agreed: bool = False) -> None:
        self.state = state
        self._agreed = agreed

    # As a value

    def _key(self) -> Hashable:
        return "ring", self.state, self._agreed

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out what was worked out and can be again."""
        return RingPosition, (self.state, self._agreed)

    def to_text(self) -> str:
        """Return the position in one line (see `rfen`)."""
        return self.builder().to_text()

    def builder(self) -> RingBuilder:
        return RingBuilder.of(self.state, RingPosition)

    def turn_given(self, side: str) -> tuple[RingPosition, tuple[Event, ...]]:
        number, colour = seat_of(self.free_turns()[side])
        fields = self.builder()
        given = fields.replace(
            to_move={**fields.to_move, number: colour},
            passed={board: at for board, at in fields.passed.items() if board != number},
            moved=fields.moved - {number},
        ).build()
        assert isinstance(given, RingPosition), "its builder makes positions of this class"
        return given.resolve_pending()

    # How the game goes on

    def outcome(self) -> Outcome | None:
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        players = tuple(sorted(self.state.alive))
        if self._agreed:
            return Outcome("draw", players, AGREEMENT)
        state, drawn = turns.settle(self.state, Report())
        players = tuple(sorted(state.alive))
        if state.decided:
            return Outcome("win", players, LAST_PLAYER)
        return None if drawn is None else Outcome("draw", players, drawn)

    def resolve_pending(self) -> tuple[RingPosition, tuple[Event, ...]]:
        """Return the position after what the rules do before anyone acts, and what that was.

        A position read from a text may begin with checkmates or with a round that is complete.
        """
        report = Report()
        state, _ = turns.settle(self.state, report)
        if state is self.state:
            return self, ()
        return RingPosition(state, self._agreed), tuple(report.events)

    def refusal(self, action: Action) -> Refusal | None:
        return explain.refusal(self.state, cast(RingAction, action), self.outcome() is not None)

    def apply(self, action: Action) -> tuple[RingPosition, Transition]:
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        state, report = self.state, Report()
        done = cast(RingAction, action)
        match done:
            case AgreeDraw():
                agreed = RingPosition(state, agreed=True)
                return agreed, Transition(action, min(state.alive))
            case Resign(_, player):
                actor = player
                after = turns.give_up(state, done, report)
            case Lose(number):
                actor = self.to_move[number]
                after = turns.give_up(state, done, report)
            case _:
                actor = self.to_move[done.board]
                after = turns.play(state, done, report)
        after, _ = turns.settle(after, report)
        return RingPosition(after), report.transition(action, actor)
