"""Half-boards, pairs and squares."""

from __future__ import annotations

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.boards import Join, Pair, Square, pair_of
from cfanp_gui.core.half_boards import (
    from_joined,
    full_name,
    half_board,
    half_square,
    is_light,
    parse_square,
    seat_of,
    square_name,
    square_on_board,
    to_joined,
)


def test_how_the_upper_half_lies() -> None:
    pair = Pair(0, 2)
    assert square_name(to_joined(Square(2, parse_square("d1")), pair, Join.ROTATE)) == "e8"
    assert square_name(to_joined(Square(2, parse_square("d1")), pair, Join.REFLECT)) == "d8"
    assert to_joined(Square(0, 12), pair, Join.ROTATE) == 12
    with pytest.raises(ValueError, match="Ba1 is not on the pair AC"):
        to_joined(Square(1, 0), pair, Join.ROTATE)


@given(st.integers(0, 63), st.sampled_from(list(Join)))
def test_joined_squares_round_trip(square: int, join: Join) -> None:
    pair = Pair(1, 4)
    local = from_joined(square, pair, join)
    assert local.board == (1 if square < 32 else 4)
    assert to_joined(local, pair, join) == square
    assert parse_square(square_name(square), 8) == square


def test_turned_colours_match() -> None:
    for square in range(64):
        local = from_joined(square, Pair(0, 1), Join.ROTATE)
        assert is_light(local.index) == is_light(square)
    assert not is_light(0)


def test_pairs() -> None:
    assert pair_of(3, 1) == pair_of(1, 3) == Pair(1, 3)
    assert Pair(1, 3).name == "BD"
    with pytest.raises(ValueError, match="against itself"):
        pair_of(2, 2)


@pytest.mark.parametrize("text", ["", "e", "e5", "i1", "e0", "e22", "E2", "e٢"])
def test_what_is_no_square(text: str) -> None:
    with pytest.raises(ValueError, match="a1 to h4"):
        parse_square(text)


def test_names() -> None:
    assert full_name(Square(1, 12)) == "Be2"


@pytest.mark.parametrize(
    ("number", "square", "local"),
    [
        (1, chess.A1, Square(0, 0)),
        (1, chess.H8, Square(1, 0)),
        (1, chess.A8, Square(1, 7)),
        (3, chess.E4, Square(4, 28)),
        (3, chess.E5, Square(5, 27)),
    ],
)
def test_each_player_sees_his_half_of_a_whole_board_from_his_side(
    number: int, square: int, local: Square
) -> None:
    assert half_square(number, square) == local
    assert square_on_board(local) == square
    assert seat_of(local.board)[0] == number
    assert half_board(*seat_of(local.board)) == local.board
