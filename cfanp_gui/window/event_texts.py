"""What happened in a game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.core.game import (
    Event,
    Outcome,
)
from cfanp_gui.session.game_session import Change, GameSession
from cfanp_gui.table.presenters.board_status import colour_name
from cfanp_gui.table.translate import tr, translated


def names(session: GameSession, players: tuple[int, ...]) -> str:
    """The names of several players, with an “and” before the last."""
    return listed([session.name(player) for player in players])


def listed(what: Sequence[str]) -> str:
    """Several things, with an “and” before the last."""
    if len(what) < 2:
        return "".join(what)
    return tr("{first} and {second}").format(first=", ".join(what[:-1]), second=what[-1])


def event(session: GameSession, what: Event) -> str:
    """One sentence about an event."""
    return translated(what.text(session.name))


def seats_taken(session: GameSession, change: Change) -> list[str]:
    """A sentence about every seat that passed on while the game goes on."""
    if session.outcome is not None:
        return []
    return [
        tr("{player} takes over {colour} on board {board} from {former}.").format(
            player=session.name(seat.after),
            colour=colour_name(seat.colour),
            board=seat.board,
            former=session.name(seat.before),
        )
        for step in change.steps
        if step.forward
        for seat in step.transition.seats
    ]


def outcome(session: GameSession, how: Outcome) -> str:
    """One sentence about the end of the game."""
    return translated(session.game.wording.outcome(session.situation, how))
