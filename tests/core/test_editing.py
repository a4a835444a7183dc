"""What every editor shares: options as fields that can be filled in."""

from __future__ import annotations

import pytest

from cfanp_gui.core.editing import OPTION
from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES
from tests.core.editing import fields, start, value_of


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_options_are_fields(game: Game) -> None:
    editing = start(game, 3 if 3 in game.player_counts else game.player_counts[0])
    found = {name: field for name, field in fields(editing).items() if name.startswith(OPTION)}
    assert set(found) == {OPTION + name for name in editing.options}
    for name, field in found.items():
        assert editing.with_field(name, value_of(field)).options == editing.options
        with pytest.raises(KeyError):
            editing.with_field(f"{name}s", value_of(field))
