"""What squares are called on boards of any size."""

from __future__ import annotations

import re

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.games.armies.square_names import SquareNames

CHESS = SquareNames(8, 4, 0)
TALL = SquareNames(9, 5, 2)


def test_squares_of_half_boards_have_their_board_in_front() -> None:
    squares = (Square(0, 12), Square(26, 12), Square(1, 77))
    assert [CHESS.title(square) for square in squares] == ["Ae2", "26:e2", "B77"]
    assert TALL.title(Square(1, 44)) == "Bi5"


def test_a_joined_board_has_the_ranks_of_both_halves_and_of_the_strip() -> None:
    assert len(TALL.joined) == 9 * 12
    assert TALL.joined[-1] == "i12"
    assert all(TALL.number(name) == at for at, name in enumerate(TALL.joined))


def test_names_are_read_as_they_are_written() -> None:
    assert [TALL.read(name) for name in ("a1", "i5")] == [0, 44]
    for wrong in ("a6", "j1", "a0", "A1", ""):
        with pytest.raises(ValueError, match="expected a1 to i5"):
            TALL.read(wrong)


@pytest.mark.parametrize("names", [CHESS, TALL])
def test_patterns_match_all_names_and_no_others(names: SquareNames) -> None:
    for one in names.joined:
        assert re.fullmatch(names.pattern, one)
        assert bool(re.fullmatch(names.half_pattern, one)) == (one in names.half)
        assert bool(re.fullmatch(names.typed_pattern, one.upper())) == (one in names.half)
    for wrong in ("a0", "j1", "a13", "a01"):
        assert not re.fullmatch(names.pattern, wrong)
