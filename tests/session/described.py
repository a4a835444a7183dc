"""Sessions of base games that end by flags, checks, explosions and the like."""

from collections.abc import Iterator
from contextlib import contextmanager

from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.session.game_session import GameSession
from tests.session.play import a_session

PARENTS = {
    "hill": "kingofthehill",
    "checked": "3check",
    "blown": "atomic",
    "eaten": "antichess",
    "gates": "seirawan",
    "passing": "janggi",
    "queens": "coregal",
}
"""Parents of the games of the tests, by their keys."""


@contextmanager
def described_games() -> Iterator[None]:
    """Offer these games while a test runs."""
    text = "".join(f"[{key}:{parent}]\n" for key, parent in PARENTS.items())
    with BASE_GAMES.including(DescribedGames("tests.ini", f"{text}[quiet:chess]\nchecking=false")):
        yield


def session_of(base: str, players: int, moves: str = "") -> GameSession:
    """Return a session of one of these games after some moves."""
    session = a_session(players, base=base)
    game = session.game
    for token in moves.split():
        refusal = session.propose(game.notation.parse(session.position, token))
        assert refusal is None, f"{token}: {refusal}"
    return session
