"""The kernel's boards of 64 squares against python-chess."""

import random

import chess
import pytest

from cfanp_gui.core.half_boards import LONG, NO_SQUARE, SHORT
from cfanp_gui.games.armies.pair_rules import ListedMoves
from cfanp_gui.kernel.chess_boards import Men, kernel_board
from tests.slow import seeds

ROOKS = ((chess.H8, chess.A8), (chess.H1, chess.A1))


def masks_of(judge: chess.Board) -> Men:
    """Return the masks of a board of python-chess, White first."""
    white, black = judge.occupied_co[chess.WHITE], judge.occupied_co[chess.BLACK]
    return (
        judge.pawns & white, judge.pawns & black, judge.knights, judge.bishops | judge.queens,
        judge.rooks | judge.queens, judge.kings, judge.occupied,
    )  # fmt: skip


def moves_of(judge: chess.Board, guard_king: bool = True) -> ListedMoves:
    """Return the moves of the side to move."""
    own, hostile = judge.occupied_co[judge.turn], judge.occupied_co[not judge.turn]
    rights = (SHORT if judge.has_kingside_castling_rights(judge.turn) else 0) | (
        LONG if judge.has_queenside_castling_rights(judge.turn) else 0
    )
    passed = NO_SQUARE if judge.ep_square is None else judge.ep_square, NO_SQUARE
    castling = rights, *ROOKS[judge.turn]
    asked = masks_of(judge), own, own, hostile, castling, passed, guard_king
    checkers, moves = kernel_board().moves_on(*asked)
    assert kernel_board().count_on(*asked) == (checkers, len(moves))
    return ListedMoves(checkers, len(moves), moves)


def uci(moves: ListedMoves) -> list[str]:
    """Return every move as python-chess writes it, sorted."""
    return sorted(
        chess.Move(origin, target, promotion + 1 if promotion else None).uci()
        for origin, target, promotion in moves.expand()
    )


@pytest.mark.parametrize("seed", seeds(24))
def test_moves_of_random_games(seed: int) -> None:
    rng = random.Random(seed)
    judge = chess.Board()
    for _ in range(150):
        found = moves_of(judge)
        assert uci(found) == sorted(move.uci() for move in judge.legal_moves)
        assert found.total == judge.legal_moves.count()
        assert found.checkers == judge.checkers_mask()
        masks = masks_of(judge)
        for square in chess.SQUARES:
            for side in chess.COLORS:
                attacking = kernel_board().attackers(
                    masks, square, judge.occupied, judge.occupied_co[side]
                )
                assert attacking == judge.attackers_mask(side, square)
        if judge.is_game_over():
            break
        judge.push(rng.choice(list(judge.legal_moves)))


def scattered(rng: random.Random) -> chess.Board:
    """Return a board with a few pieces anywhere, the side to move about to promote or to castle."""
    while True:
        judge = chess.Board(None)
        free = list(chess.SQUARES)
        rng.shuffle(free)
        judge.turn = rng.choice(chess.COLORS)
        back = chess.A1 if judge.turn else chess.A8
        if rng.random() < 0.3:
            home = chess.Board().piece_map()
            for square in (back, back + 4, back + 7):
                judge.set_piece_at(square, home[square])
                free.remove(square)
            judge.castling_rights = chess.BB_SQUARES[back] | chess.BB_SQUARES[back + 7]
        else:
            judge.set_piece_at(free.pop(), chess.Piece(chess.KING, judge.turn))
        judge.set_piece_at(free.pop(), chess.Piece(chess.KING, not judge.turn))
        for _ in range(rng.randint(2, 14)):
            square = free.pop()
            piece = chess.Piece(rng.choice((1, 1, 1, 2, 3, 4, 5)), rng.choice(chess.COLORS))
            if piece.piece_type != chess.PAWN or 0 < chess.square_rank(square) < 7:
                judge.set_piece_at(square, piece)
        fifth = 4 if judge.turn else 3
        passed = [chess.square(file, fifth + (1 if judge.turn else -1)) for file in range(8)]
        rng.shuffle(passed)
        for square in passed:
            judge.ep_square = square
            if judge.is_valid():
                return judge
        judge.ep_square = None
        if judge.is_valid():
            return judge


@pytest.mark.parametrize("seed", seeds(12))
def test_moves_that_may_check(seed: int) -> None:
    """No move that checks is left out, and few others are not."""
    rng = random.Random(seed)
    checks = listed = moves = 0
    for _ in range(400):
        judge = scattered(rng)
        king = judge.king(not judge.turn)
        assert king is not None
        legal = moves_of(judge)
        foes = judge.occupied_co[judge.turn]
        found = kernel_board().may_check(masks_of(judge), legal.expand(), king, foes)
        assert len(set(found)) == len(found)
        assert set(found) <= set(legal.expand())
        checking = {
            (move.from_square, move.to_square, move.promotion - 1 if move.promotion else 0)
            for move in judge.legal_moves
            if judge.gives_check(move)
        }
        assert checking <= set(found), judge.fen()
        checks, listed, moves = checks + len(checking), listed + len(found), moves + legal.total
    assert listed < 3 * checks < moves


def test_a_king_attacked_already_may_be_so_after_every_move() -> None:
    judge = chess.Board("4k3/8/8/8/8/8/8/R3RK2 w - - 0 1")
    legal = moves_of(judge)
    foes = judge.occupied_co[chess.WHITE]
    found = kernel_board().may_check(masks_of(judge), legal.expand(), chess.E8, foes)
    assert found == legal.expand()


def test_unguarded_moves_may_leave_the_king_attacked() -> None:
    judge = chess.Board("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1")
    guarded, unguarded = moves_of(judge), moves_of(judge, guard_king=False)
    assert "e2c3" not in uci(guarded)
    assert "e2c3" in uci(unguarded)
