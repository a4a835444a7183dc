"""Half-boards, pairs and squares: how they lie, their names, their colours, and sets of them."""

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
from cfanp_gui.core.caching import Memo, cached_method
from cfanp_gui.core.diagram import COLUMNS
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
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.registry import GAMES, find_game


@pytest.mark.parametrize("join", list(Join))
def test_joined_squares_are_those_of_the_two_half_boards(join: Join) -> None:
    pair = Pair(1, 3)
    found = [from_joined(index, pair, join) for index in range(64)]
    assert [to_joined(square, pair, join) for square in found] == list(range(64))
    assert [square.board for square in found] == [1] * 32 + [3] * 32
    assert to_joined(Square(1, 12), pair, join) == 12
    assert found[63 if join is Join.ROTATE else 56] == Square(3, 0), "the upper one is turned over"
    upper = to_joined(Square(3, parse_square("d1")), pair, join)
    assert square_name(upper) == ("e8" if join is Join.ROTATE else "d8")
    with pytest.raises(ValueError, match="Ca1 is not on the pair BD"):
        to_joined(Square(2, 0), pair, join)


def test_squares_and_pairs_are_named_and_read() -> None:
    assert [parse_square(square_name(index), 8) for index in range(64)] == list(range(64))
    assert full_name(Square(1, 12)) == "Be2"
    for text in ("", "e", "e5", "i1", "e0", "e22", "E2", "e٢"):
        with pytest.raises(ValueError, match=r"is not a square \(expected a1 to h4\)"):
            parse_square(text)
    assert pair_of(3, 1) == pair_of(1, 3) == Pair(1, 3)
    assert Pair(1, 3).name == "BD"
    with pytest.raises(ValueError, match="against itself"):
        pair_of(2, 2)


def test_each_player_sees_his_half_of_a_whole_board_from_his_side() -> None:
    for name, local in (("a1", Square(4, 0)), ("e4", Square(4, 28)), ("h8", Square(5, 0)),
                        ("a8", Square(5, 7)), ("e5", Square(5, 27))):  # fmt: skip
        assert half_square(3, parse_square(name, 8)) == local
    seen = [half_square(3, square) for square in range(64)]
    assert [square_on_board(square) for square in seen] == list(range(64))
    assert {seat_of(square.board) for square in seen[:32]} == {(3, 0)}
    assert seat_of(half_board(7, 1)) == (7, 1)


# Light and dark squares


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


def test_a1_of_a_whole_board_is_dark_and_boards_of_one_tint_are_light() -> None:
    assert not BoardSpec(0, 8, 8, 0, "A").is_light(0)
    for look in (Look.PLAIN, Look.POINTS):
        spec = a_half(0, 3, 2)._replace(look=look)
        assert all(spec.is_light(at, other) for at in range(6) for other in (False, True))


def test_half_boards_of_different_sizes_go_with_each_other() -> None:
    """They lie middle to middle: the first files are no longer beside each other."""
    wide, narrow = a_half(0, 6, 2), a_half(1, 4, 3)
    light = {at: narrow.is_light(at, 1 in exchanged(wide, narrow, Join.ROTATE))
             for at in range(8, 12)}  # fmt: skip
    for file in range(4):
        beside = 6 + 1 + (3 - file)
        assert light[8 + file] is not wide.is_light(beside)


def test_a_strip_has_a_frame_at_its_sides_only() -> None:
    strip = BoardSpec(STRIP, 5, 1, -1, "~")
    assert strip.framed == (Edge.WEST, Edge.EAST)
    assert a_half(0, 5, 2).framed == (Edge.SOUTH, Edge.WEST, Edge.EAST)
    assert without_strip((a_half(0, 5, 2), strip)) == (a_half(0, 5, 2),)


# Sets of squares, and what remembers things made of them


@given(st.sets(st.integers(0, 26 * 26 - 1)))
def test_squares_of_a_set_whatever_the_size_of_the_board(wanted: set[int]) -> None:
    assert list(squares[sum(1 << square for square in wanted)]) == sorted(wanted)


def test_what_is_remembered_is_made_once_until_there_is_too_much() -> None:
    made: list[object] = []

    def make(key: int) -> int:
        made.append(key)
        return 2 * key

    memo = Memo(make, 2)
    assert [memo[key] for key in (1, 2, 1)] == [2, 4, 2]
    assert (memo[3], list(memo), made) == (6, [3], [1, 2, 3])

    class Number:
        def __init__(self, number: int) -> None:
            self.number = number

        @cached_method
        def times(self, *factors: int) -> int:
            made.append((self.number, *factors))
            return self.number * sum(factors)

    two, three = Number(2), Number(3)
    assert [two.times(1), two.times(1), two.times(1, 2), three.times(1)] == [2, 2, 6, 3]
    assert made[3:] == [(2, 1), (2, 1, 2), (3, 1)]


# Pictures in letters


def test_positions_are_drawn_in_letters() -> None:
    line = "Kb7/8/8/7Ka|8/8/8/8|8/8/1Pb6/Kc7 a 1/2/3 -/-/- - 1 0 1"
    dot = "  .  .  .  .  .  .  ."
    assert str(find_game("cfanp").from_text(line, {})).splitlines()[:-1] == [
        "A                         B                         C",
        f"Kb{dot[1:]}    .{dot}    .{dot}",
        f".{dot}    .{dot}    .{dot}",
        f".{dot}    .{dot}    .  Pb .  .  .  .  .  .",
        f".  .  .  .  .  .  .  Ka   .{dot}    Kc{dot[1:]}",
    ]
    first = str(find_game("ring").initial(3, {})).splitlines()[:9]
    block = [line[: 8 * 4].rstrip() for line in first]
    assert (block[0], block[1], block[8]) == (
        "1", "Rb1 Nb1 Bb1 Qb1 Kb1 Bb1 Nb1 Rb1", "Rw1 Nw1 Bw1 Qw1 Kw1 Bw1 Nw1 Rw1",
    )  # fmt: skip
    for game in GAMES:
        lines = str(game.initial(game.max_players, {})).splitlines()[:-1]
        assert max(map(len, lines)) <= COLUMNS
        assert sum(line.split()[:1] == ["A"] for line in lines) <= 1
