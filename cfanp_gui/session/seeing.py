"""The viewer of a game of hidden knowledge: taking the seat, looking as somebody."""

from collections.abc import Callable

from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.core.text import Text
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Sight

OFF_WHILE_HIDDEN = Text("Not as long as pieces of this game are hidden.")
"""Reason why functions that would reveal hidden pieces are disabled during a game."""


def awaited(session: GameSession) -> int | None:
    """Return the player who must take the seat before the game goes on, or None."""
    return None if session.sight is None else session.sight.awaited


def take_seat(session: GameSession) -> None:
    """Seat the awaited player: from now on everything shows that player's view."""
    _change(session, Sight.take)


def cover(session: GameSession) -> None:
    """Cover the screen until the player to move takes the seat again."""
    _change(session, Sight.leave)


def may_cover(session: GameSession) -> bool:
    """Return True if a player sits there who may leave the seat to others."""
    if session.viewer in (None, EVERYBODY) or session.is_open():
        return False
    return len(session.match.seats) - len(session.match.bots) > 1


def may_look_as(session: GameSession) -> bool:
    """Return True if the game may be viewed as its players saw it, because it is over."""
    return session.sight is not None and session.is_open()


def look_as(session: GameSession, viewer: int | None) -> None:
    """View a finished game as a viewer saw it; None for all of it."""
    if session.is_open():
        _change(session, lambda sight: sight.look_as(viewer))


def follow_seats(session: GameSession) -> None:
    """Put the right viewer at the screen after a seat has got another occupant."""
    _change(session, lambda _: None)


def _change(session: GameSession, change: Callable[[Sight], object]) -> None:
    """Change the viewer of a game with hidden knowledge, and notify everyone."""
    sight, before = session.sight, session.position
    if sight is None:
        return
    seats = sight.viewer, sight.awaited
    change(sight)
    session.look_anew()
    if (sight.viewer, sight.awaited) != seats:
        session.changed.emit(Change(before, session.position, (), new=False))
