"""The list of game systems."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cfanp_gui.core.registry import KEYS, NAMES, SYSTEMS, system, usual_system
from cfanp_gui.core.system import PushedSystem

LOADED = """
import sys
from cfanp_gui.core import registry
from cfanp_gui.record import cpgn
game = registry.usual_system()
assert registry.system(game.key) is game
cpgn.read_games('[Variant "Chess For Any Number of Players"]\\n[Players "3"]\\n\\nAB:e4 *')
print(*(name for name in sys.modules if name.startswith("cfanp_gui.core.systems.")))
"""


def test_every_system_is_found_by_key_and_name() -> None:
    for game in SYSTEMS:
        assert system(game.key) is system(game.name) is system(game.name.upper()) is game
    assert len({game.key for game in SYSTEMS}) == len(SYSTEMS)
    assert tuple(game.name for game in SYSTEMS) == NAMES
    assert tuple(game.key for game in SYSTEMS) == KEYS
    assert [SYSTEMS[index] for index in range(len(SYSTEMS))] == list(SYSTEMS) == [*SYSTEMS[:]]


def test_the_usual_system_is_the_first_whose_half_boards_are_pushed() -> None:
    pushed = [game for game in SYSTEMS if isinstance(game, PushedSystem)]
    assert usual_system() is pushed[0] is SYSTEMS[0]


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(KeyError, match="Chess For Any Number of Players, Multi Player Chess"):
        system("go")


def test_only_the_system_that_is_wanted_is_loaded() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    modules = done.stdout.split()
    assert {name.split(".")[3] for name in modules} == {system("cfanp").key}
