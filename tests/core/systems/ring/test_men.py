"""Numbered pieces and where they start."""

from __future__ import annotations

import chess
import pytest

from cfanp_gui.core.geometry import Place
from cfanp_gui.core.system import Piece
from cfanp_gui.core.systems.ring.men import (
    HOMES,
    order,
    place_of,
    short_name,
    starting_men,
)


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


@pytest.mark.parametrize(
    ("number", "square", "place"),
    [
        (1, chess.A1, Place(0, 0)),
        (1, chess.H8, Place(1, 0)),
        (1, chess.A8, Place(1, 7)),
        (3, chess.E4, Place(4, 28)),
        (3, chess.E5, Place(5, 27)),
    ],
)
def test_each_player_sees_his_half_from_his_side(number: int, square: int, place: Place) -> None:
    assert place_of(number, square) == place
