"""Sessions with clocks, and a time for them that goes on when it is set."""

from __future__ import annotations

from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from tests.session.play import CFANP


class Time:
    """A time that goes on when it is set."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def timed(seconds: int, now: Time, players: int = 2) -> GameSession:
    """Return a game with so many seconds for each player."""
    names = [f"P{number}" for number in range(players)]
    colours = [f"#{40 + 8 * number:02x}8080" for number in range(players)]
    match = seat(CFANP, {"order": "seats"}, names, colours, 0, TimeControl(seconds))
    return GameSession(match, CFANP.initial(players, match.options), now)
