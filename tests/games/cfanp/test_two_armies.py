"""With two half-boards the game is exactly FIDE's: python-chess is the judge, move by move."""

import itertools
import random

import chess
import pytest

from cfanp_gui.core.boards import Join
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.text import Text
from cfanp_gui.games.cfanp.fen import fault, read_fen, write_fen
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.position_texts import read_position
from tests.core.chessboard import KIWIPETE, REFERENCE_DATA, cfen_of, play, position, uci_moves
from tests.record.games import CFANP, do, new_game
from tests.slow import is_slow, seeds

PERFT_FILE = REFERENCE_DATA / "fide-perft-1000.perft"

REASONS = {
    chess.Termination.STALEMATE: "stalemate",
    chess.Termination.INSUFFICIENT_MATERIAL: "insufficient material",
    chess.Termination.SEVENTYFIVE_MOVES: "75 moves each without capture or pawn move",
    chess.Termination.FIVEFOLD_REPETITION: "fivefold repetition",
}

STARTS = [
    (chess.STARTING_FEN, 80),
    (KIWIPETE, 80),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 60),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 60),
    ("4k3/8/8/8/8/8/4n3/R3K2R w KQ - 130 90", 200),
    ("8/8/4k3/8/2q5/8/8/4K3 b - - 0 1", 150),
    ("7k/8/8/8/8/8/1r6/K7 w - - 0 1", 200),
    ("8/8/3k4/8/2B5/3K4/5b2/8 w - - 3 9", 60),
    ("8/P6P/3k4/8/8/3K4/p6p/8 w - - 0 1", 60),
]


def compare(board: chess.Board, join: Join, found) -> bool:
    """Check one position in every respect; return whether the game goes on."""
    verdict = board.outcome()
    ours = found.outcome()
    if verdict is None:
        assert ours is None
        assert found.to_text() == cfen_of(board, join)
        assert uci_moves(found) == sorted(move.uci() for move in board.legal_moves)
        return True
    assert ours is not None
    if verdict.termination is chess.Termination.CHECKMATE:
        assert ours.result == "win"
        assert ours.players == (1 if verdict.winner else 2,)
    else:
        assert ours.result == "draw"
        assert ours.players == (1, 2)
        assert ours.reason == REASONS[verdict.termination]
    assert not uci_moves(found)
    return False


@pytest.mark.parametrize("join", list(Join), ids=lambda join: join.value)
@pytest.mark.no_cover
def test_random_games(join: Join) -> None:
    for (fen, plies), seed in itertools.product(STARTS, range(15 if is_slow() else 1)):
        rng = random.Random(f"{fen}{seed}")
        board = chess.Board(fen)
        found = position(cfen_of(board, join), join=join.value)
        for _ in range(plies if is_slow() else 40):
            if not compare(board, join, found):
                break
            move = rng.choice(sorted(board.legal_moves, key=chess.Move.uci))
            board.push(move)
            found, seen = found.apply(find_game("cfanp").parse_action(f"AB:{move.uci()}"))
            assert bool(seen.checks) == board.is_check()


def test_shuffling_is_drawn_by_the_fifth_time_and_idling_after_75_moves() -> None:
    board = chess.Board()
    found = find_game("cfanp").initial(2, {})
    shuffle = itertools.cycle(["g1f3", "g8f6", "f3g1", "f6g8"])
    plies = 0
    while compare(board, Join.ROTATE, found):
        assert (found.claim() is not None) == board.is_repetition(3)
        uci = next(shuffle)
        board.push_uci(uci)
        found = play(found, f"AB:{uci}")
        plies += 1
    assert plies == 16
    assert found.outcome().reason == "fivefold repetition"
    for clock, over in ((149, False), (150, True)):
        board = chess.Board(f"4k3/8/8/8/8/8/8/R3K3 w - - {clock} 100")
        assert compare(board, Join.ROTATE, position(cfen_of(board))) is not over


def test_a_passed_pawn_that_cannot_be_taken_makes_no_new_position() -> None:
    # FIDE 9.2.3: only a pawn that can really be taken counts.
    for opening in ("e2e4", "e2e3"):
        board = chess.Board("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
        found = position(cfen_of(board))
        for uci in (opening, "e8d8", "e1d1", "d8e8", "d1e1", "e8d8", "e1d1", "d8e8", "d1e1"):
            found = play(found, f"AB:{uci}")
            board.push_uci(uci)
            assert (found.claim() is not None) == board.can_claim_threefold_repetition() or (
                not board.is_repetition(3)
            )


def perft_entries() -> list[tuple[str, dict[int, int]]]:
    entries = []
    for block in PERFT_FILE.read_text(encoding="utf-8").split("\n\n"):
        fen, counts = "", {}
        for line in block.splitlines():
            word, _, rest = line.partition(" ")
            if word == "epd":
                fen = rest
            elif word == "perft":
                depth, nodes = rest.split()
                counts[int(depth)] = int(nodes)
        if fen:
            entries.append((fen, counts))
    return entries


@pytest.mark.no_cover
def test_reference_perft() -> None:
    if not PERFT_FILE.is_file():
        pytest.skip("the reference data folder beside the checkout is not there")
    entries = perft_entries()
    assert len(entries) > 500
    for index, (fen, counts) in enumerate(entries):
        found = position(cfen_of(chess.Board(f"{fen} 0 1")))
        for depth in (1, 2, 3) if index % 100 == 0 else (1, 2) if index % 4 == 0 else (1,):
            if depth in counts:
                assert find_game("cfanp").perft(found, depth) == counts[depth], (fen, depth)


# FEN out and in beside python-chess; the golden table of FEN has faults and spellings


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
