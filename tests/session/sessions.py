"""Sessions in the midst of games, for what has to hold in any position."""

import random
from functools import cache

from cfanp_gui.core.game import OptionValue
from cfanp_gui.session.game_session import GameSession
from tests.record.games import STARTS
from tests.session.play import a_session, play_on, session_at

_OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"captured": "removed"},
    {"touch": True},
    {"join": "reflect", "captured": "dead"},
)


@cache
def in_the_midst(seed: int) -> GameSession:
    """Return a session some actions into a game, one for each seed, and not to be changed."""
    chance = random.Random(seed)
    options = _OPTIONS[seed % len(_OPTIONS)]
    start = chance.choice((None, *STARTS))
    if start is None:
        session = a_session(chance.choice((2, 3, 4, 6)), **options)
    else:
        session = session_at(start, **options)
    play_on(session, chance, chance.randrange(90))
    return session
