"""Described games against Fairy-Stockfish."""

from __future__ import annotations

import pytest

from cfanp_gui.games.pairs.described.library import own
from tests.games.pairs.described.fairy import random_game

GAMES = {game.key: game for game in own().games if game.key != "differentarmies"}


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_have_the_moves_of_fairy_stockfish(key: str, seed: int) -> None:
    assert random_game(GAMES[key], key, seed, 80, san=True).difference is None
