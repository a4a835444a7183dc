"""Two armies in FEN as Fairy-Stockfish writes it."""

from __future__ import annotations

import random

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]
import pytest

from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.turn import play
from cfanp_gui.games.pairs.described.library import own
from tests.games.pairs.described.fairy import AB, moves, start

GAMES = [game for game in own().games if game.key in pyffish.variants()]


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_what_stands_on_the_boards_and_lies_in_hands(game) -> None:  # type: ignore[no-untyped-def]
    state, rng, played = start(game), random.Random(3), list[str]()
    key, begin = game.key, pyffish.start_fen(game.key)
    for _ in range(30):
        texts = moves(state)
        if not texts:
            break
        word = rng.choice(sorted(texts))
        state = play(state, AB, *texts[word], TurnReport())
        played.append(word)
        here = state.base.fen(state.board(AB), state.rights, state.army).split(" ")
        there = pyffish.get_fen(key, begin, played).split(" ")
        board, _, hands = here[0].partition("[")
        judged, _, held = there[0].partition("[")
        assert (board, here[1], here[2]) == (judged, there[1], there[2])
        assert sorted(hands.replace("-", "")) == sorted(held)
