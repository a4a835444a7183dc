"""Lines of chess by python-chess say what the rules of armies say of them."""

from __future__ import annotations

import random

import chess
import pytest

from cfanp_gui.games.cfanp.chess_line import ChessLine, action_of, line_of, move_of
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from tests.record.games import CFANP, new_game


@pytest.mark.parametrize("seed", range(3))
def test_tokens_and_ends_are_those_of_the_positions(seed: int) -> None:
    rng = random.Random(seed)
    position = CFANP.initial(2, {"order": "seats"}).resolve_pending()[0]
    line = line_of(None, CFANP)
    assert line is not None
    while position.outcome() is None and line.ply < 120:
        action = rng.choice(position.legal_actions(min(position.actors())))
        written = line.written(action)
        assert written is not None
        token, after = written
        assert token == CFANP.notation.human(position, action)
        assert line.round == CFANP.notation.round(position)
        # A line may be left and gone on from again, as where variations begin.
        again = line.read(token)
        assert again is not None
        assert (again[0], again[1].shown()) == (action, after.shown())
        assert len(after.moves) == after.ply == line.ply + 1
        position, line = position.apply(action)[0], after
    ours, theirs = position.outcome(), line.outcome()
    assert (ours and ours.result) == (theirs and theirs.result)
    assert [one.text for one in line.actions] == [f"AB:{move.uci()}" for move in line.moves]


def test_what_a_line_does_not_know_is_left_to_the_rules() -> None:
    line = ChessLine(chess.Board(), 0)
    assert line.read("e4") is line.read("AB:e5") is line.read("AB:--") is None
    assert line.written(CFANP.parse_action("resign:1")) is None
    assert line.written(CFANP.parse_action("AB:e2e5")) is None
    assert move_of(action_of(chess.Move.from_uci("e7e8q"))) == chess.Move.from_uci("e7e8q")
    # A house rule, a third army, and a position of which FEN does not tell all have no line.
    for game in (new_game(2, bonus="single"), new_game(3)):
        assert game.game.quick_line(game.start) is None
    text = '[Variant "cfanp"]\n[Players "2"]\n\nAB:e4 AB:e5 e2e3 *'
    with pytest.raises(ValueError, match="move 3"):
        cpgn.read_games(text, find_game)
    text = text.replace("e2e3", "AB:g1f3 (d4 AB:d7d5) resign:2")
    (game,) = cpgn.read_games(text, find_game)
    assert [node.action.text for node in game.moves][-1] == "resign:2"
    assert game.result == "1-0"
