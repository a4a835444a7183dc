"""Sessions in the midst of games, for what has to hold in any position."""

from __future__ import annotations

import random
from functools import cache

from cfanp_gui.core.game import OptionValue
from cfanp_gui.session.game_session import GameSession
from tests.core.build import cfen
from tests.session.play import a_session, any_action, session_at

PROMOTING = cfen(
    3,
    "Ka:Ae1 Pa:Bb2 Pa:Bg3 Pa:Cc2 Kb:Be2 Nb:Ba1 Pb:Ah2 Kc:Cf4 Pc:Ab3 Rc:Cc1",
    army="b",
    turn="2",
    clock=7,
    round=31,
)
CROWDED = cfen(
    4,
    "Ka:Ad1 Na:Ba3 Ra:Cb2 Ba:Dd2 Kb:Be1 Qb:Da4 Kc:Ch1 Rc:Ag4 Nc:Da1 Kd:Dh2 Rd:Ac4 Nd:Bg4",
    round=9,
)
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
    start = chance.choice((None, None, PROMOTING, CROWDED))
    if start is None:
        session = a_session(chance.choice((2, 3, 4, 6)), **options)
    else:
        session = session_at(start, **options)
    for _ in range(chance.randrange(90)):
        action = any_action(session, chance)
        if action is None or session.position.apply(action)[0].outcome() is not None:
            break
        session.propose(action)
    return session
