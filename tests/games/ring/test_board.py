"""One board against python-chess: legal moves, checks, mates and placements."""

import random

import chess
import chess.variant
import pytest

from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import NO_SQUARE
from cfanp_gui.games.ring.board import RingBoard
from cfanp_gui.games.ring.starting_pieces import HOMES, PROMOTIONS
from tests.slow import seeds

FENS = [
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "4k3/8/8/8/8/5n2/4r3/R3K2R w KQ - 0 1",
]


def board_of(judge: chess.Board) -> RingBoard:
    """Return the board of a position of python-chess; Kings that may castle are unmoved."""
    pieces: list[Piece | None] = []
    for square in chess.SQUARES:
        piece = judge.piece_at(square)
        pieces.append(piece and Piece(piece.symbol().upper(), 0 if piece.color else 1, 1))
    unmoved = judge.clean_castling_rights()
    for rank, king in ((chess.BB_RANK_1, chess.BB_E1), (chess.BB_RANK_8, chess.BB_E8)):
        if unmoved & rank:
            unmoved |= king
    return RingBoard(
        1,
        tuple(pieces),
        0 if judge.turn else 1,
        unmoved,
        NO_SQUARE if judge.ep_square is None else judge.ep_square,
        judge.fullmove_number,
    )


def uci(moves: tuple[tuple[int, int], ...]) -> list[str]:
    """Return moves in UCI, sorted."""
    return sorted(chess.Move(origin, target).uci() for origin, target in moves)


@pytest.mark.parametrize("fen", FENS)
@pytest.mark.parametrize("seed", seeds(2))
def test_moves_without_stockpile_are_those_of_chess(fen: str, seed: int) -> None:
    rng = random.Random(f"{fen}{seed}")
    judge = chess.Board(fen)
    board = board_of(judge)
    for _ in range(120):
        legal = [move for move in judge.legal_moves if not move.promotion]
        pseudo = {move.uci()[:4] for move in judge.pseudo_legal_moves if move.promotion}
        assert uci(board.moves) == sorted(move.uci() for move in legal)
        assert uci(board.advances) == sorted(pseudo)
        assert board.check == judge.is_check()
        assert board.total("") == len(legal)
        assert board.mated("Q") == judge.is_checkmate()
        assert board.mated("P") == board.mated("") == (judge.is_check() and not legal)
        if not legal:
            break
        move = rng.choice(legal)
        board = board.move(move.from_square, move.to_square).board
        judge.push(move)
        # The board carried along is the one read anew, but for Kings that cannot castle.
        fresh = board_of(judge)
        assert (board.pieces, board.turn) == (fresh.pieces, fresh.turn)
        assert board.move_number == fresh.move_number


@pytest.mark.parametrize("fen", FENS)
@pytest.mark.no_cover
def test_placements_are_drops_of_crazyhouse_on_starting_squares(fen: str) -> None:
    rng = random.Random(fen)
    judge = chess.variant.CrazyhouseBoard(fen)
    board = board_of(judge)
    for _ in range(100):
        letters = rng.choice(("NP", "BQR", "BNPQR"))
        for letter in letters:
            judge.pockets[judge.turn].add(chess.Piece.from_symbol(letter).piece_type)
        homes = HOMES[board.turn]
        drops = [
            (chess.piece_symbol(move.drop).upper(), move.to_square)
            for move in judge.legal_moves
            if move.drop and homes[chess.piece_symbol(move.drop).upper()] >> move.to_square & 1
        ]
        assert sorted(board.placements(letters)) == sorted(drops)
        judge.pockets[chess.WHITE].reset()
        judge.pockets[chess.BLACK].reset()
        legal = [move for move in judge.legal_moves if not move.promotion]
        if not legal:
            break
        move = rng.choice(legal)
        board = board.move(move.from_square, move.to_square).board
        judge.push(move)


@pytest.mark.parametrize(
    "fen",
    [
        FENS[3].replace(" w ", " b "),
        "3n1rk1/2P1P3/8/8/8/8/1p6/R3K3 w - - 0 1",
        "8/K3P2r/8/8/8/8/8/7k w - - 0 1",  # the pawn holds off the Rook on its rank
        "4r2K/6P1/8/8/8/8/8/k7 w - - 0 1",
        "r6K/5P2/8/8/8/8/8/k7 w - - 0 1",  # in check along the last rank
    ],
)
def test_promotions_are_all_that_leave_the_king_safe(fen: str) -> None:
    judge = chess.Board(fen)
    expected = []
    for move in judge.pseudo_legal_moves:
        if move.promotion != chess.QUEEN:
            continue
        for letter in PROMOTIONS:
            for square in chess.SQUARES:
                after = judge.copy()
                after.remove_piece_at(move.from_square)
                after.remove_piece_at(move.to_square)
                if after.piece_at(square) is None:
                    piece = chess.Piece(chess.Piece.from_symbol(letter).piece_type, judge.turn)
                    after.set_piece_at(square, piece)
                    if not after.is_check():
                        expected.append((move.from_square, move.to_square, letter, square))
    found = board_of(judge).promotions("BNPQR")
    assert sorted(found) == sorted(expected)
    assert found


def test_a_promotion_by_capture_ends_the_rook_s_castling() -> None:
    board = board_of(chess.Board("4k2r/6P1/8/8/8/8/8/4K3 w k - 0 1"))
    played = board.promote(chess.G7, chess.H8, Piece("N", 0, 2), chess.A3)
    assert played.captured is not None
    assert played.captured.piece == Piece("R", 1, 1)
    assert not played.board.unmoved & chess.BB_H8
    assert played.board.pieces[chess.G7] is None
    assert played.board.pieces[chess.H8] is None
