"""The game as others are given it."""

from __future__ import annotations

import pytest

from cfanp_gui.games.registry import find_game

GAME = find_game("ring")


@pytest.mark.parametrize("tempo", ["free", "rounds"])
def test_a_position_shows_whether_it_is_played_in_rounds(tempo: str) -> None:
    start = GAME.initial(3, {"tempo": tempo})
    text = start.to_text()
    assert GAME.resembles(text)
    assert not GAME.resembles(find_game("cfanp").initial(3, {}).to_text())
    options = {"tempo": tempo, **GAME.options_in(text)}
    assert GAME.from_text(text, options) == start
