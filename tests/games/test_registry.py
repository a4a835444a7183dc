"""The list of game systems."""

import subprocess
import sys

import pytest

from cfanp_gui.core.game import UnknownGameError
from cfanp_gui.games.registry import GAMES, default_game, find_game, keys, names

LOADED = """
import sys
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
game = registry.default_game()
assert registry.find_game(game.key) is game
text = '[Variant "Chess For Any Number of Players"]\\n[Players "3"]\\n\\nAB:e4 *'
cpgn.read_games(text, registry.find_game)
print(*(name for name in sys.modules if name.startswith("cfanp_gui.games.")))
"""


def test_every_system_is_found_by_key_and_name() -> None:
    for game in GAMES:
        assert find_game(game.key) is find_game(game.name) is find_game(game.name.upper()) is game
    assert len({game.key for game in GAMES}) == len(GAMES)
    assert tuple(game.name for game in GAMES) == names()
    assert tuple(game.key for game in GAMES) == keys()
    assert [GAMES[index] for index in range(len(GAMES))] == list(GAMES) == [*GAMES[:]]


def test_the_default_game_is_the_first() -> None:
    assert default_game() is GAMES[0]


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(
        UnknownGameError, match="Chess For Any Number of Players, Multi Player Chess"
    ):
        find_game("go")


def test_only_the_system_that_is_wanted_is_loaded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    rooms = {name.split(".")[2] for name in done.stdout.split()}
    assert rooms == {"registry", "armies", "pairs", find_game("cfanp").key}
