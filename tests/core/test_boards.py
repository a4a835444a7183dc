"""Half-boards, pairs and squares."""

from __future__ import annotations

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.boards import (
    STRIP,
    BoardSpec,
    Edge,
    Join,
    Look,
    Pair,
    Seam,
    Square,
    exchanged,
    pair_of,
    without_strip,
)
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
    half, whole = (BoardSpec(0, 8, ranks, 0, "A") for ranks in (4, 8))
    for square in range(64):
        local = from_joined(square, Pair(0, 1), Join.ROTATE)
        assert half.is_light(local.index) == whole.is_light(square)
    assert not whole.is_light(0)


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


def a_half(number: int, files: int, ranks: int, swapped: bool = False) -> BoardSpec:
    """Return a half-board of a size."""
    return BoardSpec(number, files, ranks, number, "", (Seam(Edge.NORTH),), swapped=swapped)


@given(st.integers(1, 7), st.integers(1, 6), st.integers(0, 4), st.sampled_from(Join),
       st.booleans(), st.booleans())  # fmt: skip
def test_squares_are_light_and_dark_by_turns_on_the_joined_board(
    files: int, ranks: int, between: int, join: Join, swapped: bool, keeps_upper: bool
) -> None:
    lower, upper = a_half(0, files, ranks), a_half(1, files, ranks, swapped)
    strip = BoardSpec(STRIP, files, between, -1, "~") if between else None
    one, other = (upper, lower) if keeps_upper else (lower, upper)
    found = exchanged(one, other, join, strip)
    assert one.id not in found
    seen = {at: lower.is_light(at, 0 in found) for at in range(lower.size)}
    for at in range(files * between):
        assert strip is not None
        seen[lower.size + at] = strip.is_light(at, STRIP in found)
    for at in range(upper.size):
        seen[join.place(at, files, ranks, between)] = upper.is_light(at, 1 in found)
    assert len(seen) == files * (2 * ranks + between)
    for at, light in seen.items():
        if (at + 1) % files:
            assert light is not seen[at + 1]
        if at + files in seen:
            assert light is not seen[at + files]


def test_half_boards_of_different_sizes_go_with_each_other() -> None:
    """They lie middle to middle: the first files are no longer beside each other."""
    wide, narrow = a_half(0, 6, 2), a_half(1, 4, 3)
    light = {at: narrow.is_light(at, 1 in exchanged(wide, narrow, Join.ROTATE))
             for at in range(8, 12)}  # fmt: skip
    for file in range(4):
        beside = 6 + 1 + (3 - file)
        assert light[8 + file] is not wide.is_light(beside)


@pytest.mark.parametrize("look", [Look.PLAIN, Look.POINTS])
def test_squares_of_one_tint_are_all_light(look: Look) -> None:
    spec = a_half(0, 3, 2)._replace(look=look)
    assert all(spec.is_light(at, other) for at in range(6) for other in (False, True))


def test_a_strip_has_a_frame_at_its_sides_only() -> None:
    strip = BoardSpec(STRIP, 5, 1, -1, "~")
    assert strip.framed == (Edge.WEST, Edge.EAST)
    assert a_half(0, 5, 2).framed == (Edge.SOUTH, Edge.WEST, Edge.EAST)
    assert without_strip((a_half(0, 5, 2), strip)) == (a_half(0, 5, 2),)
