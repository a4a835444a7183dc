"""Games that the tests of films are made of."""

from cfanp_gui.games.registry import find_game
from cfanp_gui.record.game_record import GameRecord
from tests.record import games


def played(key: str, players: int, plies: int) -> GameRecord:
    """Return a game of people with names in which so much was done, anything that is legal."""
    names = tuple(f"Person {number}" for number in range(1, players + 1))
    return games.played(find_game(key), names, plies)
