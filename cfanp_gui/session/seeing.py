"""What is done about who sees a game of hidden knowledge: taking the seat, looking as somebody."""

from __future__ import annotations

from collections.abc import Callable

from cfanp_gui.core.capabilities import EVERYBODY
from cfanp_gui.core.text import Text
from cfanp_gui.session.change import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.sight import Sight

OFF_WHILE_HIDDEN = Text("Not as long as pieces of this game are hidden.")
"""Why what would tell of hidden pieces is off while a game of them goes on."""


def awaited(session: GameSession) -> int | None:
    """Return who is to take the seat before the game goes on; None for nobody."""
    return None if session.sight is None else session.sight.awaited


def take_seat(session: GameSession) -> None:
    """Let who is awaited take the seat: from now on everything shows what they may see."""
    _change(session, Sight.take)


def cover(session: GameSession) -> None:
    """Cover the screen until who is to move takes the seat again."""
    _change(session, Sight.leave)


def may_cover(session: GameSession) -> bool:
    """Return True if somebody sits there who may leave the seat to others."""
    persons = len(session.match.seats) - len(session.match.bots)
    return session.viewer not in (None, EVERYBODY) and not session.is_open() and persons > 1


def may_look_as(session: GameSession) -> bool:
    """Return True if the game may be seen as its players saw it, for it is over."""
    return session.sight is not None and session.is_open()


def look_as(session: GameSession, viewer: int | None) -> None:
    """See a game that is over as somebody saw it, or for None all of it."""
    if session.is_open():
        _change(session, lambda sight: sight.look_as(viewer))


def follow_seats(session: GameSession) -> None:
    """Have the right person at the screen after somebody else has taken a seat."""
    _change(session, lambda _: None)


def _change(session: GameSession, change: Callable[[Sight], object]) -> None:
    """Change who sees the game, where not all may be seen, and tell everyone."""
    sight, before = session.sight, session.position
    if sight is None:
        return
    seats = sight.viewer, sight.awaited
    change(sight)
    session.look_anew()
    if (sight.viewer, sight.awaited) != seats:
        session.changed.emit(Change(before, session.position, (), new=False))
