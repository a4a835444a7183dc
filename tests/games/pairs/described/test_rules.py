"""Described games against Fairy-Stockfish."""

from __future__ import annotations

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]
import pytest

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.games.pairs.described.library import own, read
from tests.games.pairs.described.fairy import random_game
from tests.slow import examples, seeds

GAMES = {game.key: game for game in own().games if game.key != "differentarmies"}


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", seeds(3))
def test_random_games_have_the_moves_of_fairy_stockfish(key: str, seed: int) -> None:
    assert random_game(GAMES[key], key, seed, examples(200), san=True).difference is None


SAID = """[horsehouse:xiangqi]
pieceDrops = true
capturesToHand = true

[turnedhouse:minishogi]
dropPromoted = true
"""


@pytest.mark.parametrize("key", ["horsehouse", "turnedhouse"])
def test_what_is_dropped_is_written_as_fairy_stockfish_does(key: str) -> None:
    pyffish.load_variant_config(SAID)
    (game,) = (game for game in read(SAID, "said").games if game.key == key)
    assert random_game(game, key, 1, 80, san=True).difference is None


def test_who_is_in_the_way_of_a_piece_that_captures_otherwise_than_it_moves() -> None:
    (xiangqi,) = (game for game in own().games if game.key == "xiangqi")
    rules, pair = xiangqi.pair_rules(Join.ROTATE), Pair(0, 1)
    halves, rights = rules.start(2)
    board = rules.read(halves, pair, rights)
    b3, b8, b9, b10 = (xiangqi.names.number(name) for name in ("b3", "b8", "b9", "b10"))
    assert (
        rules.in_the_way(board, pair, rights, b3, b9) == b8
    )  # a Cannon only goes where it is free
    assert rules.in_the_way(board, pair, rights, b3, b10) is None  # it captures over one piece
