"""What pieces see on 14 by 14 squares, against walks of single steps."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.strategichess.bitboards import (
    EAST,
    FILES,
    KING,
    KNIGHT,
    NAMES,
    NUMBERS,
    OVER_THE_EDGE,
    RANKS,
    ROADS,
    SQUARES,
    WEST,
    between,
    diagonal,
    leaps_over,
    line,
    straight,
)

ROOK = ((1, 0), (-1, 0), (0, 1), (0, -1))
BISHOP = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def walk(square: int, steps: tuple[tuple[int, int], ...], men: int) -> int:
    found = 0
    for east, north in steps:
        file, rank = square % FILES + east, square // FILES + north
        while 0 <= file < FILES and 0 <= rank < RANKS:
            bit = 1 << FILES * rank + file
            found |= bit
            if men & bit:
                break
            file, rank = file + east, rank + north
    return found


@pytest.fixture
def boards() -> list[int]:
    """Sets of men, some crowded, some sparse."""
    rng = random.Random(1)
    dense = [rng.getrandbits(SQUARES) for _ in range(10)]
    return [*dense, *(a & b & c for a, b, c in zip(dense, dense[1:], dense[2:], strict=False))]


def test_lines_are_seen_as_far_as_the_first_man(boards: list[int]) -> None:
    for men in boards:
        for square in range(SQUARES):
            assert straight(square, men) == walk(square, ROOK, men)
            assert diagonal(square, men) == walk(square, BISHOP, men)


def test_squares_between_and_lines_through_two() -> None:
    for one in range(0, SQUARES, 5):
        for other in range(SQUARES):
            if one == other:
                continue
            for see in (straight, diagonal):
                if see(one, 0) >> other & 1:
                    expected = (
                        see(one, 1 << other) & see(other, 1 << one) & ~(1 << one | 1 << other)
                    )
                    assert between(one, other) == between(other, one)
                    assert expected & between(one, other) == between(one, other)
                    assert line(one, other) == line(other, one)
                    assert line(one, other) & (1 << one | 1 << other) == 1 << one | 1 << other
                    for step in squares[between(one, other)]:
                        assert not see(one, 1 << step) >> other & 1
    assert between(NUMBERS["a1"], NUMBERS["b3"]) == line(NUMBERS["a1"], NUMBERS["b3"]) == 0


def test_leaps_and_roads() -> None:
    assert [NAMES[square] for square in squares[KNIGHT[NUMBERS["a1"]]]] == ["c2", "b3"]
    assert len(list(squares[KING[NUMBERS["n14"]]])) == 3
    ranks = {NAMES[square][1:] for square in squares[ROADS]}
    assert ranks == {"1", "2", "7", "8", "13", "14"}


def test_the_first_square_beyond_an_edge() -> None:
    def beyond(square: str, edge: int, north: int, men: str = "") -> str | None:
        occupied = 1 << NUMBERS[square] | sum(1 << NUMBERS[name] for name in men.split())
        path, found = OVER_THE_EDGE[edge][north][NUMBERS[square]]
        return None if path & occupied else NAMES[found]

    assert beyond("e5", EAST, 0) == "a5"
    assert beyond("e5", WEST, 0) == "n5"
    assert beyond("e5", EAST, 0, "n5") is None
    assert beyond("e5", EAST, 0, "d5") == "a5", "what stands behind does not matter"
    assert beyond("k10", EAST, 1) == "a14"
    assert beyond("k11", EAST, 1) is None, "the line leaves the board at the top"
    assert beyond("n5", EAST, -1) == "a4"
    assert beyond("c4", WEST, -1, "b3") is None


def test_knights_leap_from_the_edge_file_only() -> None:
    over = {NAMES[square] for square in leaps_over(NUMBERS["n5"], EAST)}
    assert over == {"a3", "a7", "b4", "b6"}
    assert {NAMES[square] for square in leaps_over(NUMBERS["a1"], WEST)} == {"n3", "m2"}
    assert leaps_over(NUMBERS["m5"], EAST) == leaps_over(NUMBERS["n5"], WEST) == ()
