"""Choice of the person who keeps their seat if bots take all others."""

from __future__ import annotations

from collections.abc import Collection

from cfanp_gui.core.text import Text
from cfanp_gui.session.bot_seats import people
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import SAMPLE_NAMES
from cfanp_gui.table.translate import translated


def who_stays(session: GameSession, known: Collection[str]) -> int:
    """Return the player who keeps their seat, by preference one with a name; 0 without a person."""
    persons, unnamed = people(session), {*SAMPLE_NAMES, *_usual_names(session)}.difference(known)
    asked = {player for player in persons if session.name(player) not in unnamed} or persons
    return min(session.position.actors() & asked, default=min(asked, default=0))


def _usual_names(session: GameSession) -> set[str]:
    """Return the program's names for players, in English and the current language."""
    numbers = range(1, len(session.match.seats) + 2)
    names: set[str] = set()
    for number in numbers:
        player = Text("Player {number}", number=number)
        names |= {str(player), translated(player)}
    return names
