"""The list of game systems."""

from __future__ import annotations

import pytest

from cfanp_gui.core.registry import SYSTEMS, system


def test_every_system_is_found_by_key_and_name() -> None:
    for game in SYSTEMS:
        assert system(game.key) is system(game.name) is game
    assert len({game.key for game in SYSTEMS}) == len(SYSTEMS)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(KeyError, match="Chess For Any Number of Players"):
        system("go")
