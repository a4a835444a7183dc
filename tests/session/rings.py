"""Sessions of a ring of boards that the tests of this folder play with."""

import random
from collections.abc import Callable
from functools import cache

from cfanp_gui.core.game import OptionValue
from cfanp_gui.games.registry import GAMES
from cfanp_gui.games.ring import MultiPlayerChess
from cfanp_gui.session.clock import TimeControl, milliseconds
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import Match, seat
from tests.games.ring.build import KINGS, line
from tests.session.play import NAMES, play_on

RING = next(game for game in GAMES if isinstance(game, MultiPlayerChess))

FOOLS_MATE = "1:f2f3 1:e7e5 1:g2g4 1:d8h4"
"""The first player loses board 1 to the second."""
STUCK = line("1:7k/5Q2/8/8/8/8/8/K7 b", "2:k7/8/8/8/8/8/5q2/7K w", f"3:{KINGS}")
"""The second player is stalemated on both boards."""
STOCKED = line(
    "1:8/4P1k1/8/8/8/8/8/R3K2R w AEH",
    "2:2b4k/1P3P2/8/8/8/8/1p4p1/R3K3 b AE",
    "3:r3k2r/pppppppp/8/8/8/8/8/4K3 w aeh",
    stockpiles="Nw2,Nw3,Qb3,Qw2/Bw3,Nb1,Rb1/Nb1,Pw2,Qb1",
)
"""Pawns that may promote on boards 1 and 2, pieces to place, and castling."""
_OPTIONS: tuple[dict[str, OptionValue], ...] = ({}, {"tempo": "rounds"}, {"tournament": False})


@cache
def ring_in_the_midst(seed: int) -> GameSession:
    """Return a session some actions into a game, one for each seed, and not to be changed."""
    chance = random.Random(seed)
    options = _OPTIONS[seed % len(_OPTIONS)]
    start = chance.choice((None, None, STOCKED, STOCKED, STUCK))
    if start is None:
        session = a_ring(chance.choice((3, 4, 5, 11)), **options)
    else:
        session = ring_at(start, **options)
    play_on(session, chance, chance.randrange(90 if start is None else 6))
    return session


def ring_match(players: int = 3, control: str = "", **options: OptionValue) -> Match:
    """Return a match of a ring, with clocks where a time control is given."""
    usual = [NAMES[n] if n < len(NAMES) else f"P{n}" for n in range(players)]
    colours = [f"#{40 + 8 * n:02x}{220 - 8 * n:02x}80" for n in range(players)]
    time = TimeControl.parse(control) if control else None
    return seat(RING, options, usual, colours, 0, time)


def a_ring(
    players: int = 3,
    control: str = "",
    now: Callable[[], int] = milliseconds,
    /,
    **options: OptionValue,
) -> GameSession:
    """Return a session at the start position."""
    match = ring_match(players, control, **options)
    return GameSession(match, RING.initial(players, match.options), now)


def ring_at(
    text: str, control: str = "", now: Callable[[], int] = milliseconds, /, **options: OptionValue
) -> GameSession:
    """Return a session that begins at a position given as RFEN."""
    players = text.split(" ")[5].count("/") + 1
    match = ring_match(players, control, **options)
    session = GameSession(match, RING.from_text(text, match.options), now)
    session.custom_start = True
    return session


def of_boards(session: GameSession) -> GameSession:
    """Return a session that has to be one of whole boards."""
    assert isinstance(session, GameSession)
    return session


def act(session: GameSession, texts: str) -> None:
    """Play actions given in the machine form."""
    for text in texts.split():
        refusal = session.propose(RING.parse_action(text))
        assert refusal is None, f"{text}: {refusal}"
