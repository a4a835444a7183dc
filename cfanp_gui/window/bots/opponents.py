"""Choice of the person who keeps their seat if bots take all others, and names of bots."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import count

from cfanp_gui.bots.levels import LEVELS, find_level
from cfanp_gui.core.text import Text
from cfanp_gui.session.bot_seats import people
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import SAMPLE_NAMES
from cfanp_gui.table.translate import translated


def who_stays(session: GameSession, known: Collection[str]) -> int:
    """Return the player who keeps their seat; 0 if there is no person in the game.

    It is the one person who gave a name. Of several, or if nobody did, it is the player to move,
    or else the first. `known` are names that people have given at a set-up.
    """
    persons = people(session)
    usual = _usual_names(session)
    named = {one for one in persons if _is_given(session.name(one), usual, known)}
    asked = named or persons
    return min(session.position.actors() & asked, default=min(asked, default=0))


def bot_names(level: str) -> Iterator[str]:
    """Yield names for bots of a level, without end."""
    name = translated(find_level(level).name)
    yield name
    for number in count(2):
        yield f"{name} {number}"


def _is_given(name: str, usual: Collection[str], known: Collection[str]) -> bool:
    """Return True if a name was given by a person, not by the program."""
    return name in known or (name not in usual and name not in SAMPLE_NAMES)


def _usual_names(session: GameSession) -> set[str]:
    """Return the program's names for players, in English and in the current language.

    A person who takes the seat of a bot may go on under its name.
    """
    numbers = range(1, len(session.match.seats) + 2)
    names: set[str] = set()
    for number in numbers:
        player = Text("Player {number}", number=number)
        names |= {str(player), translated(player)}
    for level in LEVELS:
        for name in (str(level.name), translated(level.name)):
            names |= {name, *(f"{name} {number}" for number in numbers)}
    return names
