"""Games whose pieces have letters that mean something elsewhere."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.position_texts import read_position

CFANP = find_game("cfanp")
ARMY = "[odd:crazyhouse]\nstartFen = {}/pppppppp/8/8/8/8/PPPPPPPP/{}[] w KQkq - 0 1\n"
PIECES = ARMY.format("rxbqkbxr", "RXBQKBXR") + "customPiece1 = x:NB\npromotionPieceTypes = xqn\n"
PAWNS = "[odd:chess]\npawn = x\nstartFen = rnbqkbnr/xxxxxxxx/8/8/8/8/XXXXXXXX/RNBQKBNR w - - 0 1\n"
KINGS = "[odd:minishogi]\nking = x\nrook = o\nstartFen = obsgx/4p/5/P4/XGSBO[-] w - - 0 1\n"


@pytest.mark.parametrize(
    ("text", "players"), [(PIECES, 3), (PAWNS, 2), (KINGS, 2)], ids=["pieces", "pawns", "kings"]
)
def test_a_position_with_the_letter_x_is_read_back(text: str, players: int) -> None:
    with BASE_GAMES.including(DescribedGames("odd.ini", text)):
        game = CFANP.variant({"base": "odd"})
        position, rng = game.initial(players, game.as_seated).resolve_pending()[0], random.Random(3)
        for _ in range(40):
            line = position.to_text()
            assert read_position(line).position.to_text() == line
            if position.outcome() is not None:
                break
            action = rng.choice(position.all_actions())
            written = game.notation.human(position, action)
            assert game.notation.parse(position, written) == action
            position, _ = position.apply(action)
