"""Giving the turn to any side out of order, which only analysis does.

It is not an action of a game: it is never among the legal actions, and `Position.apply` does not
know it. Analysis plays through `play_on`, which handles both.
"""

import re
from typing import Any, NamedTuple

from cfanp_gui.core.actions import Action, IllegalAction, Refusal, Transition
from cfanp_gui.core.events import Event, Names
from cfanp_gui.core.position import Position, PositionError
from cfanp_gui.core.text import Text, sentence_of, shown

RULE = Text("analysis")
"""Rule named when the turn cannot be given."""


class GiveTurn(NamedTuple):
    """Action of analysis that gives the turn to a side not to move."""

    side: str
    """The game's name of the side, see `Position.free_turns`."""

    @property
    def text(self) -> str:
        """Return the machine form, such as ``>b``, which is also the human form."""
        return f">{self.side}"


class _TurnGiven(NamedTuple):
    player: int
    side: str


class TurnGiven(Event, _TurnGiven):
    """The turn went to a side out of order."""

    __slots__ = ()

    def text(self, names: Names) -> Text:
        return Text(
            "Analysis: the turn goes to {side}, {name}.",
            side=shown_side(self.side),
            name=names(self.player),
        )

    def to_json(self) -> dict[str, Any]:
        return {"type": "turn_given", "side": self.side, "player": self.player}


def shown_side(side: str) -> str:
    """Return a side as shown to people: an army by its capital letter."""
    return side.upper() if len(side) == 1 else side


def parse_give_turn(text: str) -> GiveTurn | None:
    """Return the action of a machine form that gives a turn; None for any other text."""
    match = re.match(r">([0-9A-Za-z]{1,4})\Z", text, re.ASCII)
    return None if match is None else GiveTurn(match[1])


def play_on(position: Position, action: Action) -> tuple[Position, Transition]:
    """Apply an action of the game or a given turn. Raises IllegalAction, as `Position.apply`."""
    if not isinstance(action, GiveTurn):
        return position.apply(action)
    seats = position.free_turns()
    if (seat := seats.get(action.side)) is None:
        message = Text("The turn can be given to nobody here")
        if seats:
            words = {"side": shown(action.side), "sides": ", ".join(seats)}
            message = Text("The turn cannot be given to “{side}” (expected {sides})", **words)
        raise IllegalAction(Refusal(RULE, message))
    try:
        after, events = position.turn_given(action.side)
    except PositionError as error:
        raise IllegalAction(Refusal(RULE, sentence_of(error))) from None
    player = position.seat_status(seat).player
    return after, Transition(action, player, events=(TurnGiven(player, action.side), *events))


def play_recorded(position: Position, action: Action) -> tuple[Position, Transition]:
    """Apply a recorded action, which may follow a draw. Raises IllegalAction."""
    return play_on(position if position.outcome() is None else position.continued(), action)
