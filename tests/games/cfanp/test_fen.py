"""FEN out and in, with python-chess as the judge."""

from __future__ import annotations

import random

import chess
import pytest

from cfanp_gui.core.game import PositionError
from cfanp_gui.games.cfanp.fen import FenError, read_fen, write_fen
from tests.record.games import CFANP, do, new_game
from tests.slow import seeds

JOINS = ("rotate", "reflect")


@pytest.mark.parametrize("join", JOINS)
@pytest.mark.parametrize("seed", seeds(6))
def test_fen_is_that_of_python_chess_over_random_games(join: str, seed: int) -> None:
    rng = random.Random(f"{join} {seed}")
    board = chess.Board()
    position = new_game(2, join=join).start
    while not board.is_game_over() and board.ply() < 200:
        assert write_fen(position) == board.fen(en_passant="fen")
        again = read_fen(board.fen(en_passant="fen"), CFANP, {"join": join})
        assert again.to_text() == position.to_text()
        move = rng.choice(list(board.legal_moves))
        board.push(move)
        position = do(position, f"AB:{move.uci()}")
    if not board.is_game_over():
        assert write_fen(position) == board.fen(en_passant="fen")


def test_a_mate_is_written_as_it_stands() -> None:
    position = do(new_game(2).start, "AB:f2f3", "AB:e7e5", "AB:g2g4", "AB:d8h4")
    assert write_fen(position) == "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"


def test_the_counters_may_be_missing() -> None:
    position = read_fen("4k3/8/8/8/8/8/4P3/4K3 b - -", CFANP, {})
    assert write_fen(position) == "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "“nonsense” is not a FEN"),
        ("", "is not a FEN"),
        ("x" * 1_000_000, "the FEN has 1000000 characters (expected at most 200)"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no King"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no King"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "too many Kings"),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "a pawn stands on a back rank"),
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "White has more than 8 pawns"),
        ("qqqqkqqq/qqqqqqqq/q7/8/8/8/8/K7 b - - 0 1", "Black has more than 16 pieces"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling rights"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "en passant"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "not to move is in check"),
        ("rkbqnbnr/pppppppp/8/8/8/8/PPPPPPPP/RKBQNBNR w HAha - 0 1", "Chess960"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 more", "is not a FEN"),
    ],
)
def test_what_is_no_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=r"FEN|Chess960") as refused:
        read_fen(text, CFANP, {})
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_fen_cannot_say() -> None:
    with pytest.raises(FenError, match="two armies, not 3"):
        write_fen(new_game(3).start)
    with pytest.raises(FenError, match="dead"):
        write_fen(do(new_game(2).start, "resign:1"))
