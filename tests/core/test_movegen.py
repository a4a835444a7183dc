"""The move generator of 64 squares against python-chess."""

from __future__ import annotations

import random

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.movegen import (
    LONG,
    SHORT,
    Board,
    BoardMoves,
    attackers,
    castlings_by_rights,
    generate,
    squares,
)
from tests.slow import seeds

CASTLINGS = (
    castlings_by_rights(chess.E8, {SHORT: chess.H8, LONG: chess.A8}),
    castlings_by_rights(chess.E1, {SHORT: chess.H1, LONG: chess.A1}),
)


def masks_of(judge: chess.Board) -> Board:
    """Return the masks of a board of python-chess, White first."""
    white, black = judge.occupied_co[chess.WHITE], judge.occupied_co[chess.BLACK]
    return Board(
        judge.pawns & white, judge.pawns & black, judge.knights, judge.bishops | judge.queens,
        judge.rooks | judge.queens, judge.kings, judge.occupied, (white, black),
    )  # fmt: skip


def moves_of(judge: chess.Board, guard_king: bool = True) -> BoardMoves:
    """Return the moves of the side to move."""
    own, hostile = judge.occupied_co[judge.turn], judge.occupied_co[not judge.turn]
    rights = (SHORT if judge.has_kingside_castling_rights(judge.turn) else 0) | (
        LONG if judge.has_queenside_castling_rights(judge.turn) else 0
    )
    passed = () if judge.ep_square is None else (judge.ep_square,)
    castlings = CASTLINGS[judge.turn][rights]
    return generate(masks_of(judge), own, own, hostile, castlings, passed, guard_king)


def uci(moves: BoardMoves) -> list[str]:
    """Return every move as python-chess writes it, sorted."""
    return sorted(
        chess.Move(origin, target, promotion + 1 if promotion else None).uci()
        for origin, target, promotion in moves.expand()
    )


@given(st.sets(st.integers(0, 63)))
def test_squares_of_a_mask(wanted: set[int]) -> None:
    assert list(squares[sum(1 << square for square in wanted)]) == sorted(wanted)


@pytest.mark.parametrize("seed", seeds(12))
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
                attacking = attackers(masks, square, judge.occupied, judge.occupied_co[side])
                assert attacking == judge.attackers_mask(side, square)
        if judge.is_game_over():
            break
        judge.push(rng.choice(list(judge.legal_moves)))


def test_unguarded_moves_may_leave_the_king_attacked() -> None:
    judge = chess.Board("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1")
    guarded, unguarded = moves_of(judge), moves_of(judge, guard_king=False)
    assert "e2c3" not in uci(guarded)
    assert "e2c3" in uci(unguarded)


@pytest.mark.parametrize("king", [3, 4])
def test_ways_to_castle(king: int) -> None:
    near, far = (7, 0) if king == 4 else (0, 7)
    castlings = castlings_by_rights(king, {SHORT: near, LONG: far})
    assert [len(some) for some in castlings] == [0, 1, 1, 2]
    (short,), (long,) = castlings[SHORT], castlings[LONG]
    step = 1 if king == 4 else -1
    assert (short.king_to, short.rook_to) == (king + 2 * step, king + step)
    assert (long.king_to, long.rook_to) == (king - 2 * step, king - step)
    assert (short.empty.bit_count(), long.empty.bit_count()) == (2, 3)
    assert squares[short.passed | short.reached] == tuple(sorted((short.king_to, short.rook_to)))
