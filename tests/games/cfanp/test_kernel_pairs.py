"""The lower half of the kernel: what its bits and tables say."""

from __future__ import annotations

import random

import chess

from tests.core.chessboard import KIWIPETE, cfen_of, position
from tests.games.cfanp.kernels import Kernels
from tests.games.cfanp.test_kernel import made


def test_bits_are_counted_and_found(interpreted: Kernels) -> None:
    """Of the interpreted kernel; what a compiled module keeps to itself is not seen."""
    pairs = interpreted.modules["kernel_pairs"]
    rng = random.Random(1)
    for _ in range(200):
        mask = rng.getrandbits(64) & rng.getrandbits(64) | 1 << rng.randrange(64)
        assert pairs._count(mask) == mask.bit_count()
        assert pairs._scan(mask) == (mask & -mask).bit_length() - 1
    assert [pairs._scan(1 << square) for square in range(64)] == list(range(64))


def test_sliders_stop_where_those_of_python_chess_do(interpreted: Kernels) -> None:
    pairs = interpreted.modules["kernel_pairs"]
    rng = random.Random(2)
    for square in chess.SQUARES:
        for _ in range(40):
            occupied = rng.getrandbits(64) & rng.getrandbits(64)
            diagonal = chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
            rank = chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
            file = chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
            assert pairs._diagonal_from(square, occupied) == diagonal
            assert pairs._straight_from(square, occupied) == rank | file


def test_moves_are_counted_as_they_are_listed(kernel: Kernels) -> None:
    asked = made(kernel, position(cfen_of(chess.Board(KIWIPETE))).state)
    assert len(asked.legal_moves()) == len(set(asked.legal_moves())) == asked.count_moves() == 48
