"""Half-boards of eight by four, and whole boards made of two."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import (
    from_joined,
    full_name,
    half_board,
    half_square,
    parse_square,
    seat_of,
    square_name,
    square_on_board,
    to_joined,
)


@pytest.mark.parametrize("join", list(Join))
def test_joined_squares_are_those_of_the_two_half_boards(join: Join) -> None:
    pair = Pair(1, 3)
    squares = [from_joined(index, pair, join) for index in range(64)]
    assert [to_joined(square, pair, join) for square in squares] == list(range(64))
    assert {square.board for square in squares[:32]} == {1}
    assert {square.board for square in squares[32:]} == {3}
    with pytest.raises(ValueError, match="Ca1 is not on the pair BD"):
        to_joined(Square(2, 0), pair, join)


def test_the_upper_half_is_turned_or_mirrored() -> None:
    assert from_joined(63, Pair(0, 1), Join.ROTATE) == Square(1, 0)
    assert from_joined(56, Pair(0, 1), Join.REFLECT) == Square(1, 0)


def test_whole_boards_keep_their_squares() -> None:
    squares = [half_square(3, square) for square in range(64)]
    assert [square_on_board(square) for square in squares] == list(range(64))
    assert {seat_of(square.board) for square in squares[:32]} == {(3, 0)}
    assert seat_of(half_board(7, 1)) == (7, 1)


def test_squares_are_named_and_read() -> None:
    assert [parse_square(square_name(index), 8) for index in range(64)] == list(range(64))
    assert full_name(Square(1, 12)) == "Be2"
    for text in ("e5", "i1", "e", "e22", "E2"):
        with pytest.raises(ValueError, match=r"is not a square \(expected a1 to h4\)"):
            parse_square(text)
