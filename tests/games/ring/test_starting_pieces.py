"""Numbered pieces and where they start."""

from __future__ import annotations

import chess

from cfanp_gui.core.game import Piece
from cfanp_gui.games.ring.starting_pieces import HOMES, order, short_name, starting_pieces


def test_names_and_order() -> None:
    pieces = [Piece("N", 0, 10), Piece("N", 0, 3), Piece("N", 1, 4), Piece("B", 0, 9)]
    assert list(map(short_name, sorted(pieces, key=order))) == [
        "Bw9",
        "Nb4",
        "Nw3",
        "Nw10",
    ]


def test_the_start_is_that_of_chess() -> None:
    board = chess.Board()
    for square, piece in enumerate(starting_pieces(4)):
        known = board.piece_at(square)
        if known is None:
            assert piece is None
        else:
            assert piece == Piece(known.symbol().upper(), 0 if known.color else 1, 4)


def test_starting_squares_are_where_the_start_has_them() -> None:
    board = chess.Board()
    for colour, homes in enumerate(HOMES):
        for letter, mask in homes.items():
            piece = chess.Piece.from_symbol(letter)
            assert mask == board.pieces_mask(piece.piece_type, colour == 0)
