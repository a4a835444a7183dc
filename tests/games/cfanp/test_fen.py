"""FEN out and in beside python-chess; the golden table of FEN has faults and spellings."""

from __future__ import annotations

import random

import chess
import pytest

from cfanp_gui.core.game import PositionError
from cfanp_gui.core.text import Text
from cfanp_gui.games.cfanp.fen import fault, read_fen, write_fen
from cfanp_gui.session.position_texts import read_position
from tests.record.games import CFANP, do, new_game
from tests.slow import seeds


@pytest.mark.parametrize("join", ["rotate", "reflect"])
@pytest.mark.parametrize("seed", seeds(5))
def test_fen_is_that_of_python_chess_over_random_games(join: str, seed: int) -> None:
    rng = random.Random(f"{join} {seed}")
    board = chess.Board()
    position = new_game(2, join=join).start
    while not board.is_game_over() and board.ply() < 100:
        assert write_fen(position) == board.fen(en_passant="fen")
        again = read_fen(board.fen(en_passant="fen"), CFANP, {"join": join})
        assert again.to_text() == position.to_text()
        move = rng.choice(list(board.legal_moves))
        board.push(move)
        position = do(position, f"AB:{move.uci()}")
    if not board.is_game_over():
        assert write_fen(position) == board.fen(en_passant="fen")


def test_what_fen_cannot_say_and_what_is_none() -> None:
    mated = do(new_game(2).start, "AB:f2f3", "AB:e7e5", "AB:g2g4", "AB:d8h4")
    assert write_fen(mated) == "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    with pytest.raises(PositionError, match="two armies, not 3"):
        write_fen(new_game(3).start)
    with pytest.raises(PositionError, match="dead"):
        write_fen(do(new_game(2).start, "resign:1"))
    with pytest.raises(PositionError, match=r"has 1000000 characters .expected at most 200"):
        read_fen("x" * 1_000_000, CFANP, {})
    assert fault("") == "it is empty"
    assert isinstance(fault("8/8"), Text), "it can be said in other languages"
    # A position that is pasted is refused in these words.
    with pytest.raises(PositionError, match="“x” is no side to move"):
        read_position(f"{chess.STARTING_BOARD_FEN} x KQkq - 0 1")
