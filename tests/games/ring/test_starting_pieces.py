"""Numbered pieces and where they start."""

from __future__ import annotations

import chess

from cfanp_gui.core.game import Piece
from cfanp_gui.games.ring.starting_pieces import HOMES, order, short_name, starting_men


def test_names_and_order() -> None:
    men = [Piece("N", 0, 10), Piece("N", 0, 3), Piece("N", 1, 4), Piece("B", 0, 9)]
    assert [short_name(man) for man in sorted(men, key=order)] == ["Bw9", "Nb4", "Nw3", "Nw10"]


def test_the_start_is_that_of_chess() -> None:
    board = chess.Board()
    for square, man in enumerate(starting_men(4)):
        piece = board.piece_at(square)
        if piece is None:
            assert man is None
        else:
            assert man == Piece(piece.symbol().upper(), 0 if piece.color else 1, 4)


def test_starting_squares_are_where_the_start_has_them() -> None:
    board = chess.Board()
    for colour, homes in enumerate(HOMES):
        for kind, mask in homes.items():
            piece = chess.Piece.from_symbol(kind)
            assert mask == board.pieces_mask(piece.piece_type, colour == 0)
