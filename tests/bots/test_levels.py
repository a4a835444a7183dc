"""Which bots there are."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.levels import LEVELS, find_level
from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import find_game


def test_names() -> None:
    keys = [level.key for level in LEVELS]
    assert keys[:2] == ["random", "greedy"]
    assert len({level.name for level in LEVELS}) == len(keys) == len(set(keys))
    for level in LEVELS:
        assert find_level(level.key) is level
        made = level.make(find_game("cfanp").piece_types)
        assert made.name == level.name
        assert isinstance(made.name, Text)


def test_an_unknown_one() -> None:
    with pytest.raises(ValueError, match=r"unknown bot “grandmaster” \(expected one of random, "):
        find_level("grandmaster")
